"""Every payload that the table publishes on MQTT, as a type. JSON in UTF-8; the topics are named in docs/mqtt.md.

`seq` is the version of that one view: it rises only when that view changes. What the table takes: commands.py.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.options import DIGEST, Value
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


class WordMessage(msgspec.Struct, frozen=True):
    """Something to choose: `value` goes into the act, `text` on the key."""

    value: int | str
    text: Text


class AnswerFieldMessage(msgspec.Struct, frozen=True):
    """One field of an answer. One word alone: there is nothing to choose. `count`: how many of the words, in order, as
    a list; 0: one of them alone. No words: free text, or a whole number where `number` says so."""

    name: str
    words: tuple[WordMessage, ...]
    count: int
    number: bool
    text: Text


class AnswerMessage(msgspec.Struct, frozen=True):
    """What only this seat knows and has to enter: send `{"act": act, <field>: <value or list of values>, …}`."""

    act: str
    clause: str
    text: Text
    fields: tuple[AnswerFieldMessage, ...]


class RulingMessage(msgspec.Struct, frozen=True):
    """referee/<t>/ruling, and an older one inside it. `seq` counts the rulings that this viewer may know of and names
    this one for its correction; `at` is Unix time in seconds, None while the wall clock is not set. `reading`: the
    booklet does not say, we read it so. `act_facts`: what the act pointed at, so that a drawing can show where it was
    tried. `previous`: a few older ones, newest first, each without its own.

    Of a roll, `faces` are those of its dice and `quads` their corners in the evidence picture, px; `rivals` are the
    faces that the camera would have named next for its one die, the likeliest first. It can be corrected if
    `correctable`: by the faces of `dice`, or, of what only this seat knew, by entering `answer` again. `overruled` is
    the seq of the takeback by which it no longer stands. Of a correction, `was_text` is what stood before."""

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
    act_facts: dict[str, Fact] = {}
    dice: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    quads: tuple[tuple[tuple[float, float], ...], ...] = ()
    overruled: int | None = None
    was_text: Text | None = None
    answer: AnswerMessage | None = None
    rivals: tuple[str, ...] = ()
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


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What every viewer's state has. `view`: the game's state, cut for this viewer. `unconfirmed`: seats that have
    not yet agreed to the options (C-3)."""

    seq: int
    game: str | None
    turn: str | None
    pending: tuple[PromptMessage, ...]
    view: Json
    outcome: OutcomeMessage | None
    paused: bool
    proposal: ProposalMessage | None
    unconfirmed: tuple[str, ...] = ()


class StateMessage(ViewMessage, frozen=True, kw_only=True):
    """referee/<t>/state: the public cut."""


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


class SeatStateMessage(ViewMessage, frozen=True, kw_only=True):
    """referee/<t>/seat/<s>/state: that seat's cut, what it may do, and the rulings it may know, counted for it alone.

    `asked`: the acts that it may have meant, if the referee asked. `taps`: the dice of each roll that this seat may
    enter by hand, in the order of `tap_dice`. `answers`: what it has to enter."""

    legal: tuple[OfferMessage, ...]
    asked: tuple[OfferMessage, ...]
    taps: tuple[tuple[str, ...], ...]
    answers: tuple[AnswerMessage, ...]
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
    """referee/<t>/dice, and referee/<t>/seat/<s>/dice for a roll that not everybody may know of. Of what could not
    be read, `quads` is where it lies, as in DieMessage, and `fits` the two faces between which it could not be decided,
    the likelier first."""

    seq: int
    state: str
    dice: tuple[DieMessage, ...]
    reason: str | None
    evidence: int | None
    text: Text | None
    fits: tuple[str, ...] = ()
    quads: tuple[tuple[tuple[float, float], ...], ...] = ()


class DeviceMessage(msgspec.Struct, frozen=True):
    """referee/<t>/device/<d>. `text` says what ails it, nothing if it works; `reason` is the same in English. `since`
    is Unix time, None while the wall clock is not set."""

    state: str
    reason: str
    since: float | None
    text: Text


class PutMessage(msgspec.Struct, frozen=True):
    """Where a piece of the sensor board belongs. `piece`: a fact, such as `seat:s1`; no cell: off the board."""

    piece: Fact
    cell: str
    text: Text


class AlertMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """referee/<t>/alert/<id>, or …/seat/<s>/alert/<id>; the topic is deleted when the trouble is over.

    Of the sensor board: `kind` is guide, ask or foul, `puts` which pieces go where, `clear` the cells on which nothing
    should stand, `cells` those that a question is about, or that people have left out and may take in again."""

    text: Text
    how_to_fix: Text
    kind: str = ""
    puts: tuple[PutMessage, ...] = ()
    clear: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()


class OptionMessage(msgspec.Struct, frozen=True):
    """An option in force. `value_text`, `default_text`: both in words; a seat goes by its player's name."""

    name: str
    value: Value
    default: Value
    clause: str
    text: Text
    value_text: Text
    default_text: Text
    changed: bool


class WarningMessage(msgspec.Struct, frozen=True):
    """What to know of the options in force before all agree to them."""

    clause: str
    text: Text


class FaceMessage(msgspec.Struct, frozen=True):
    name: str
    tiles: tuple[tuple[str, str], tuple[str, str]]
    print: str | None
    means: tuple[str, ...]
    text: Text


class DieInfo(msgspec.Struct, frozen=True):
    id: str
    faces: tuple[FaceMessage, ...]


class SeatInfo(msgspec.Struct, frozen=True):
    """`device`: `own`, or `table` where the seat shares the table's tablet. `bot`: nobody sits there yet."""

    id: str
    name: str
    colour: str
    role: str
    device: Literal["own", "table"]
    bot: bool


class InfoMessage(msgspec.Struct, frozen=True):
    """referee/<t>/info. `dice`: each kind of die once. `edition`, `ruleset`: whose booklet, and the title of the named
    ruleset, if one was chosen. `languages`: each text here and in all other messages comes in all of them; clauses come
    over HTTP. `hand_over`: the game has secrets, so that a shared tablet is handed from seat to seat.
    `throws`: the tray is a rendered one, and the die is thrown for everybody."""

    version: str
    rules_version: str | None
    boot: str
    game: str | None
    game_text: Text | None
    variants: tuple[str, ...]
    variant_texts: tuple[Text, ...]
    edition: str | None
    ruleset: str | None
    options: tuple[OptionMessage, ...]
    languages: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    dice: tuple[DieInfo, ...]
    hand_over: bool
    wall_clock_synced: bool
    camera: bool
    throws: bool = False
    warnings: tuple[WarningMessage, ...] = ()


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


class VariantOffer(msgspec.Struct, frozen=True):
    """A variant that may be chosen. `seats`: the numbers of players it is for; empty: any. `needs`: variants it builds
    on. `excludes`: variants that contradict it, and options that do nothing beside it. `sets`: options whose value is
    its own."""

    name: str
    text: Text
    seats: tuple[int, ...]
    needs: tuple[str, ...]
    excludes: tuple[str, ...]
    help: Text = {}
    clause: str = ""
    reading: bool = False
    sets: dict[str, Value] = {}


class OptionOffer(msgspec.Struct, frozen=True, kw_only=True):
    """An option that may be set. `editions`: what a language's booklet prints where that differs from `default`.
    `variant`: the option counts only beside it. `assumed`: the value is ours, the box may differ. `reading`: the
    booklet does not say; we read it so.

    `minimum` to `maximum`, or one of `also`: a number's range, or a seat's, counted from 0. `choices`: what a choice is
    made from, or `count` of them."""

    name: str
    kind: Literal["number", "seat", "flag", "choice", "several"]
    text: Text
    help: Text
    clause: str
    reading: bool
    default: Value
    editions: dict[str, Value]
    variant: str
    assumed: bool
    minimum: int = 0
    maximum: int = 0
    also: tuple[int, ...] = ()
    choices: tuple[WordMessage, ...] = ()
    count: int = 0


class RulesetOffer(msgspec.Struct, frozen=True):
    """A named ruleset. `title` and `source` stand as they are in its file."""

    name: str
    title: str
    source: str
    edition: str = DIGEST
    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}


class DieOffer(msgspec.Struct, frozen=True):
    """A die that the game is played with. `assumed`: names of faces that are our guess. `read`: the camera reads it;
    else it is entered by hand."""

    id: str
    faces: tuple[FaceMessage, ...]
    assumed: tuple[str, ...]
    read: bool


class BoxOffer(msgspec.Struct, frozen=True):
    """What is known of the game's box. `assumed`: what of it is our guess, in words. `own`: the table has a file of
    its own for it."""

    assumed: tuple[Text, ...]
    own: bool


class GameOffer(msgspec.Struct, frozen=True):
    """A game that may be started. `seats`: fewest and most players; `colours`: in seat order. `editions`: whose booklet
    may give the defaults. `secrets`: it hides something from some players. `sensors`: it can be played on the sensor
    board."""

    id: str
    text: Text
    seats: tuple[int, int]
    colours: tuple[str, ...]
    variants: tuple[VariantOffer, ...]
    rulesets: tuple[RulesetOffer, ...]
    options: tuple[OptionOffer, ...] = ()
    editions: tuple[WordMessage, ...] = ()
    dice: tuple[DieOffer, ...] = ()
    box: BoxOffer | None = None
    secrets: bool = False
    sensors: bool = False


class SensorsMessage(msgspec.Struct, frozen=True):
    """referee/<t>/host/board: the sensors, for a test with a magnet. `why` says why nothing is shown: `no_board`,
    `game` (the game on the table hides pieces from somebody) or `pieces` (those of such a game may still lie there:
    clear the board first). `cells` in reading order; the others are some of them."""

    why: Literal["", "no_board", "game", "pieces"]
    cells: tuple[str, ...] = ()
    occupied: tuple[str, ...] = ()
    flickering: tuple[str, ...] = ()
    never_free: tuple[str, ...] = ()
    never_occupied: tuple[str, ...] = ()


class OfferedMessage(msgspec.Struct, frozen=True):
    """referee/<t>/host/offered: what may be started. It does not change while the service runs."""

    games: tuple[GameOffer, ...]


class HostStateMessage(msgspec.Struct, frozen=True):
    """referee/<t>/host/state. `links`: a one-time link for each seat that the host asked one for, and for `table`;
    `codes`: the same links as pictures, and since when they are good."""

    seq: int
    open: str | None
    games: tuple[SavedGameMessage, ...]
    links: dict[str, str]
    codes: dict[str, LinkCode] = {}


class ErrorMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a command did nothing. `clause`: what it rests on, of the rules of the game that it is about."""

    code: str
    text: Text
    clause: str = ""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer on …/reply. A refusal by the rules has both the ruling and its first objection as error. `seq` is
    the version of the seat's state after the command, so that a stale page knows what to wait for. `claims`: what was
    asked for by `list_claims`."""

    id: str
    ok: bool
    ruling: RulingMessage | None = None
    error: ErrorMessage | None = None
    seq: int | None = None
    claims: tuple[OfferMessage, ...] = ()


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(message: msgspec.Struct) -> bytes:
    """Equal messages give equal bytes, in every process."""
    return _encoder.encode(message)
