"""Every payload that the table publishes on MQTT, as a type. JSON in UTF-8; the topics are named in docs/mqtt.md.

`seq` is the version of that one view: it rises only when that view changes. What the table takes: commands.py.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.rulings import Fact

Text: TypeAlias = dict[str, str]
"""A sentence in each language: {"en": "…"}."""

Json: TypeAlias = Any
"""A game's own JSON: an action or a state that was cut for the viewer."""


class FindingMessage(msgspec.Struct, frozen=True):
    """One more sentence of a ruling."""

    clause: str
    code: str
    facts: dict[str, Fact]
    text: Text


class RulingMessage(msgspec.Struct, frozen=True):
    """referee/<t>/ruling, and an older one inside it. `seq` counts the rulings and names this one for a correction;
    `at` is Unix time in seconds, None while the wall clock is not set. `reading`: the booklet does not say, we read
    it so. `previous`: a few older ones, newest first, each without its own."""

    seq: int
    at: float | None
    kind: str
    clause: str
    code: str
    facts: dict[str, Fact]
    text: Text
    seat: str | None
    evidence: int | None
    confidence: float | None
    also: tuple[FindingMessage, ...]
    reading: bool
    act_text: Text | None
    how: str
    correctable: bool
    previous: tuple[RulingMessage, ...] = ()


class PromptMessage(msgspec.Struct, frozen=True):
    """Who owes what."""

    need: str
    seat: str
    code: str
    clause: str
    dice: tuple[str, ...]
    facts: dict[str, Fact]
    text: Text


class OutcomeMessage(msgspec.Struct, frozen=True):
    winners: tuple[str, ...]
    clause: str
    text: Text


class ProposalMessage(msgspec.Struct, frozen=True):
    """A takeback that waits for the consent of `waiting`."""

    id: str
    kind: Literal["undo", "correction"]
    by: str
    text: Text
    waiting: tuple[str, ...]


class StateMessage(msgspec.Struct, frozen=True):
    """referee/<t>/state: the public cut. `unconfirmed`: seats that have not yet agreed to the options (C-3)."""

    seq: int
    game: str | None
    turn: str | None
    pending: tuple[PromptMessage, ...]
    view: Json
    outcome: OutcomeMessage | None
    paused: bool
    proposal: ProposalMessage | None
    unconfirmed: tuple[str, ...] = ()


class SeatMessage(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str


class OfferMessage(msgspec.Struct, frozen=True):
    """One legal act, ready for a key. Send `action` back as it stands."""

    action: Json
    text: Text
    hint: Text | None
    colour: str | None
    glyph: str | None


class SeatStateMessage(msgspec.Struct, frozen=True):
    """referee/<t>/seat/<s>/state: that seat's cut, what it may do, and the rulings it may know."""

    seq: int
    game: str | None
    turn: str | None
    pending: tuple[PromptMessage, ...]
    view: Json
    outcome: OutcomeMessage | None
    paused: bool
    proposal: ProposalMessage | None
    unconfirmed: tuple[str, ...]
    legal: tuple[OfferMessage, ...]
    rulings: tuple[RulingMessage, ...]
    seat: SeatMessage


class DieMessage(msgspec.Struct, frozen=True):
    """One die as read. `quad`: its corners in the evidence picture's frame, px."""

    id: str
    face: str
    grid: tuple[tuple[str, str], tuple[str, str]]
    confidence: float
    quad: tuple[tuple[float, float], ...]


class DiceMessage(msgspec.Struct, frozen=True):
    """referee/<t>/dice."""

    seq: int
    state: str
    dice: tuple[DieMessage, ...]
    reason: str | None
    evidence: int | None
    text: Text | None


class DeviceMessage(msgspec.Struct, frozen=True):
    """referee/<t>/device/<d>. `since` is Unix time, None while the wall clock is not set."""

    state: str
    reason: str
    since: float | None


class AlertMessage(msgspec.Struct, frozen=True):
    """referee/<t>/alert/<id>; the topic is deleted when the trouble is over."""

    text: Text
    how_to_fix: Text


class OptionMessage(msgspec.Struct, frozen=True):
    name: str
    value: int | bool | str
    default: int | bool | str
    clause: str
    text: Text
    changed: bool


class FaceMessage(msgspec.Struct, frozen=True):
    name: str
    tiles: tuple[tuple[str, str], tuple[str, str]]
    print: str | None
    means: tuple[str, ...]
    text: Text


class DieInfo(msgspec.Struct, frozen=True):
    id: str
    faces: tuple[FaceMessage, ...]


class ClauseMessage(msgspec.Struct, frozen=True):
    text: Text
    reading: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """`device`: `own`, or `table` where the seat shares the table's tablet. `bot`: nobody sits there yet."""

    id: str
    name: str
    colour: str
    role: str
    device: Literal["own", "table"]
    bot: bool


class InfoMessage(msgspec.Struct, frozen=True):
    """referee/<t>/info. `throws`: the tray is a rendered one, and the die is thrown for everybody."""

    version: str
    rules_version: str | None
    boot: str
    game: str | None
    game_text: Text | None
    variants: tuple[str, ...]
    options: tuple[OptionMessage, ...]
    languages: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    die: DieInfo | None
    rules: dict[str, ClauseMessage]
    wall_clock_synced: bool
    camera: bool
    throws: bool = False


class HeartbeatMessage(msgspec.Struct, frozen=True):
    boot: str
    n: int


class SavedGameMessage(msgspec.Struct, frozen=True):
    """`started` is Unix time, None if the wall clock was not set then."""

    id: str
    game: str
    seats: tuple[str, ...]
    started: float | None
    over: bool


class LinkCode(msgspec.Struct, frozen=True):
    """`qr`: the link as a QR code, an SVG document. `made` is Unix time, None if the wall clock was not set then."""

    qr: str
    made: float | None
    lasts_s: float


class HostStateMessage(msgspec.Struct, frozen=True):
    """referee/<t>/host/state. `links`: a one-time link for each seat that the host asked one for; `codes`: the same
    seats' links as pictures, and since when they are good."""

    seq: int
    open: str | None
    games: tuple[SavedGameMessage, ...]
    links: dict[str, str]
    codes: dict[str, LinkCode] = {}


class ErrorMessage(msgspec.Struct, frozen=True):
    code: str
    text: Text


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer on …/reply. A refusal by the rules has both the ruling and its first objection as error. `seq` is
    the version of the seat's state after the command, so that a stale page knows what to wait for."""

    id: str
    ok: bool
    ruling: RulingMessage | None = None
    error: ErrorMessage | None = None
    seq: int | None = None


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(message: msgspec.Struct) -> bytes:
    """Equal messages give equal bytes, in every process."""
    return _encoder.encode(message)
