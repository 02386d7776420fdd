"""What the journal keeps: one Entry an input, with what it did and what was told. Entries are only ever appended.

`fold` in service/session/session.py makes the session again from these. Events are stored, not ruled anew, so that a
later version of the rules still shows an old game as it was played.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.game import Seat
from engine.core.options import Value
from engine.core.rulings import Finding

Kind: TypeAlias = Literal["accepted", "refused", "foul", "unclear", "advice", "correction", "undo", "house", "win"]
How: TypeAlias = Literal["camera", "board", "tap", "bot", "house"]
Consent: TypeAlias = Literal["all", "proposer"]
TapDice: TypeAlias = Literal["when_unread", "always"]


class Stamp(msgspec.Struct, frozen=True):
    """When: `boot` names the run of the machine that `mono` (seconds) counts in; `wall` is Unix time, which is
    to be believed only if `synced`."""

    boot: str
    mono: float
    wall: float
    synced: bool


class FaceWords(msgspec.Struct, frozen=True):
    """One face of a die: its name, its tiles row by row, its print, and the words it stands for in the game."""

    name: str
    tiles: tuple[tuple[str, str], tuple[str, str]]
    means: tuple[str, ...]
    print: str | None = None


class DieWords(msgspec.Struct, frozen=True):
    """A die as the game was started with it."""

    id: str
    faces: tuple[FaceWords, ...]

    def means(self, face: str) -> tuple[str, ...] | None:
        """The words of a face, or None: the die has no such face."""
        return next((known.means for known in self.faces if known.name == face), None)


class Header(msgspec.Struct, frozen=True):
    """A game as it was set up. `rules` is the version of the engine's rules; `options` holds the changed ones;
    `box` is what lies in the box, such as its map; `ruleset` is the title of the named ruleset, if it was one; `own`
    are the seats that began on devices of their own."""

    game_id: str
    game: str
    seats: tuple[Seat, ...]
    rules: str
    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    edition: str = "digest"
    box: dict[str, Any] = {}
    dice: tuple[DieWords, ...] = ()
    bots: tuple[str, ...] = ()
    consent: Consent = "all"
    tap_dice: TapDice = "when_unread"
    ruleset: str = ""
    own: tuple[str, ...] = ()


class Dropped(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that no longer stands after a takeback: whose, and what it was. `seen_by`: the seats that may know that
    there was such an act; `act_seen_by`: those that may know which. None: everybody."""

    seat: str
    act: Finding
    seen_by: frozenset[str] | None = None
    act_seen_by: frozenset[str] | None = None


Quad: TypeAlias = tuple[tuple[float, float], ...]
"""The corners of a die in its picture, px."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ruling as it was told. `also` are the further findings; `act` is what was done, in the game's words;
    `dropped` are the acts that are to be taken back on the table, in the order they were played. Of a roll, `faces`
    are those of its dice, `quads` where they lie in the picture, `rivals` what its one die might have been instead, the
    likeliest first. Of a correction, `was` is what stood before it.

    `seen_by`: the seats that may know of this ruling at all; `act_seen_by`: those that may know which act it was, and
    see its picture. None: everybody. Each finding has its own. What a viewer may know of it: hearing.py."""

    kind: Kind
    finding: Finding
    seat: str = ""
    act: Finding | None = None
    how: How = "tap"
    also: tuple[Finding, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    evidence: int | None = None
    confidence: float | None = None
    seen_by: frozenset[str] | None = None
    act_seen_by: frozenset[str] | None = None
    faces: tuple[str, ...] = ()
    quads: tuple[Quad, ...] = ()
    was: Dropped | None = None
    rivals: tuple[str, ...] = ()

    @property
    def doer(self) -> str:
        """Whose act it is about: `seat` is who took it back or put it right."""
        about = self.was or (self.dropped[0] if self.kind == "undo" and self.dropped else None)
        return about.seat if about else self.seat


class Proposal(msgspec.Struct, frozen=True):
    """A takeback that waits for consent. Acts from number `keep` on are taken back; for a correction the act at
    `keep` is replaced by `action` (the game's JSON), of a roll with these `faces`. `later`: how many other acts go
    with it; `unseen`: for each of them that not everybody may know of, the seats that may."""

    id: str
    kind: Literal["undo", "correction"]
    by: str
    keep: int
    act: Finding
    waiting: tuple[str, ...]
    action: dict[str, Any] | None = None
    later: int = 0
    act_seen_by: frozenset[str] | None = None
    unseen: tuple[frozenset[str], ...] = ()
    faces: tuple[str, ...] = ()


class PlayedAct(msgspec.Struct, frozen=True):
    """An act that stands: the game's JSON of the action and of its events. `number` is its ruling's."""

    by: str
    action: msgspec.Raw
    events: msgspec.Raw
    number: int


class Started(msgspec.Struct, frozen=True, tag="started", tag_field="effect"):
    header: Header


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="effect"):
    """The table turned to this saved game again."""


class Asked(msgspec.Struct, frozen=True):
    """The referee asked a seat which of these acts it meant (the game's JSON)."""

    seat: str
    choices: tuple[msgspec.Raw, ...]


class Told(msgspec.Struct, frozen=True, tag="told", tag_field="effect", omit_defaults=True):
    """Nothing changed; something was said. `unsure`: a die was rolled and could not be read. `asked`: the referee's
    question, if the act could have meant several things."""

    unsure: bool = False
    asked: Asked | None = None


class Acted(msgspec.Struct, frozen=True, tag="acted", tag_field="effect"):
    """An act was accepted. `ends`: the game is over with it."""

    by: str
    action: msgspec.Raw
    events: msgspec.Raw
    ends: bool = False


class Replayed(msgspec.Struct, frozen=True, tag="replayed", tag_field="effect"):
    """The acts that stand are now the first `keep` of the old ones and then `acts`."""

    keep: int
    acts: tuple[PlayedAct, ...] = ()
    ends: bool = False


class Proposed(msgspec.Struct, frozen=True, tag="proposed", tag_field="effect"):
    proposal: Proposal


class Consented(msgspec.Struct, frozen=True, tag="consented", tag_field="effect"):
    seat: str


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn", tag_field="effect"):
    seat: str


class Confirmed(msgspec.Struct, frozen=True, tag="confirmed", tag_field="effect"):
    seats: tuple[str, ...]


class Paused(msgspec.Struct, frozen=True, tag="paused", tag_field="effect"):
    on: bool


class Seated(msgspec.Struct, frozen=True, tag="seated", tag_field="effect"):
    """Who plays a seat from now on: a bot or a person."""

    seat: str
    bot: bool


class DeviceTaken(msgspec.Struct, frozen=True, tag="device", tag_field="effect"):
    """This seat plays on a device of its own from now on."""

    seat: str


class CameraTurned(msgspec.Struct, frozen=True, tag="camera", tag_field="effect"):
    """The camera began or ceased to be able to read rolls of `die`; empty: of the game's only die."""

    reads: bool
    die: str = ""


class BoardTold(msgspec.Struct, frozen=True, tag="board", tag_field="effect", omit_defaults=True):
    """What a watch over the sensor board finds wrong; None: nothing any more. Who knows of the foul cannot act."""

    watch: str
    foul: Finding | None = None


Effect: TypeAlias = (
    Started
    | Opened
    | Told
    | Acted
    | Replayed
    | Proposed
    | Consented
    | Withdrawn
    | Confirmed
    | Paused
    | Seated
    | DeviceTaken
    | CameraTurned
    | BoardTold
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of the journal. `input` is what came in, as JSON; `command` is `<who>:<id>` if it was a command."""

    game_id: str
    stamp: Stamp
    input: msgspec.Raw
    effect: Effect
    said: Said | None = None
    command: str = ""


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    """Raises msgspec.MsgspecError for bytes that are no Entry of this version."""
    return _decoder.decode(body)
