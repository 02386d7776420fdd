"""A written game, read: its first line is the set-up, every further line one act. docs/judge.md is the manual.

Reading is forgiving where the meaning is clear (`red` for `build:red`, a player's name for the seat's id, `players` for
`seats`, null for what is left out) and strict about everything else: an unknown key is an error, never ignored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from engine.core.game import Seat
from engine.core.notation import NotationError, read
from engine.core.options import DIGEST, Ruleset, Value
from engine.core.registry import GameSpec
from engine.core.secrets import PUBLIC

_SEAT_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_SAME_KEYS: Final = {"players": "seats", "position": "setup"}
_BETWEEN_WORDS: Final = re.compile(r"[\s,+/]+")
_NO_WORD: Final = ("", "blank")
_DEEPEST: Final = 20

Words: TypeAlias = tuple[str, ...]


class LineError(ValueError):
    """A line that cannot be used. The text says what is wrong and how to mend it."""


class SeatGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as an object; an id or a name is enough."""

    id: str = ""
    name: str = ""
    colour: str = ""
    role: str = ""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line. `seats`: how many, or names in clockwise order, or whole seats. `dice`: faces as lists of words,
    for the game's one die or by die id. `board`: what lies in this box, where it differs from the game's own board
    file. `setup`: a position to start from."""

    game: str
    seats: int | tuple[str | SeatGiven, ...] = 2
    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    edition: str = DIGEST
    dice: tuple[Words, ...] | dict[str, tuple[Words, ...]] | None = None
    board: dict[str, Any] = {}
    setup: dict[str, Any] | None = None

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset(self.variants, self.options, self.edition)


class ActLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`action` of seat `by`: as JSON or in notation (`take red`). `step` is handed back with the ruling."""

    by: str
    action: dict[str, Any] | str
    step: int | str | None = None


class DiceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tray's answer to the open prompt: the words of the face that is up."""

    dice: Words
    step: int | str | None = None


def read_setup(text: bytes) -> SetUp:
    """Raises LineError."""
    if not text.strip():
        raise LineError('the file is empty; its first line is the set-up, such as {"game": "ufo_attack", "seats": 2}')
    setup: SetUp = _convert(_settled(_decode(text)), SetUp)
    return setup


def _settled(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A set-up in the keys and forms of SetUp. What is null is left out."""
    told: dict[str, Any] = {}
    for key, value in raw.items():
        name = _SAME_KEYS.get(key, key)
        if name in told:
            raise LineError(f"`{key}` means the same as another key of this line; keep one of the two")
        if value is not None:
            told[name] = value
    if isinstance(told.get("variants"), str):
        told["variants"] = [told["variants"]]
    if "dice" in told:
        told["dice"] = _dice(told["dice"])
    return told


def _dice(given: Any) -> Any:
    if isinstance(given, dict) and set(given) == {"faces"}:
        given = given["faces"]
    if isinstance(given, dict):
        return {die: _dice(faces) for die, faces in given.items()}
    return [words(face) for face in given] if isinstance(given, list) else given


def words(face: Any) -> Any:
    """The words of a face: of `["red", "ufo"]`, `"red ufo"`, `{"means": ["red", "ufo"]}`; null or "blank" has none."""
    if isinstance(face, dict) and "means" in face:
        face = face["means"]
    if isinstance(face, str):
        face = _BETWEEN_WORDS.split(face)
    if isinstance(face, list):
        return [word for word in face if word not in _NO_WORD]
    return [] if face is None else face


def read_input(text: bytes) -> ActLine | DiceLine:
    """Raises LineError."""
    raw = _decode(text)
    if isinstance(raw.get("dice"), str):
        raw["dice"] = words(raw["dice"])
    if "dice" in raw and "by" in raw and "action" not in raw:
        raw["action"] = {"act": "roll", "die": raw.pop("dice")}
    if "act" in raw and "action" not in raw:
        outer: dict[str, Any] = {key: raw.pop(key) for key in ("by", "step") if key in raw}
        raw = {**outer, "action": raw}
    line: ActLine | DiceLine = _convert(raw, DiceLine if "dice" in raw else ActLine)
    return line


class Names:
    """The seats of a written game: their ids, and ids for the names that the lines use."""

    def __init__(self, given: int | Sequence[str | SeatGiven]) -> None:
        """A name that would do as an id is one. Raises LineError if two seats share an id or a name."""
        named = [f"s{number}" for number in range(1, given + 1)] if isinstance(given, int) else given
        self.seats = tuple(_seat(item, number) for number, item in enumerate(named, 1))
        self._ids = {seat.name: seat.id for seat in self.seats}
        if len(self._ids) < len(self.seats) or len(set(self._ids.values())) < len(self.seats):
            raise LineError("two seats have the same name or id; give each its own")

    def ids(self, value: Any) -> Any:
        """The value with every seat's name, as key, as text or in `top of Ann`, replaced by the seat's id."""
        if isinstance(value, str):
            head, of, name = value.partition(" of ")
            return self._ids.get(value) or head + of + self._ids.get(name, name)
        if isinstance(value, dict):
            return {self.ids(key): self.ids(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.ids(item) for item in value]
        return value

    @property
    def by_id(self) -> dict[str, str]:
        """Seat id -> name."""
        return {seat.id: seat.name for seat in self.seats}


def _seat(item: str | SeatGiven, number: int) -> Seat:
    given = SeatGiven(name=item) if isinstance(item, str) else item
    if not (given.id or given.name):
        raise LineError(f"seat {number} has no name; give it one")
    own = given.name if _SEAT_ID.fullmatch(given.name) else f"s{number}"
    seat = Seat(given.id or own, given.name or given.id, given.colour, given.role)
    if seat.id == PUBLIC or not _SEAT_ID.fullmatch(seat.id):
        raise LineError(f"{seat.id!r} is no seat id; use letters, digits, - and _, and not {PUBLIC!r}")
    return seat


def read_action(spec: GameSpec, names: Names, action: Mapping[str, Any] | str) -> Any:
    """The game's act. Raises LineError for one that the game does not have."""
    fields = names.ids(_from_notation(spec, action) if isinstance(action, str) else dict(action))
    if isinstance(fields.get("die"), list | str):
        fields["die"] = full_words(spec, fields["die"])
    return _convert(fields, spec.action, f"`referee schema {spec.id}` lists all acts")


def _from_notation(spec: GameSpec, text: str) -> dict[str, Any]:
    try:
        act = read(spec.action, text)
    except NotationError as error:
        raise LineError(str(error)) from error
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(act))
    return fields


def read_position(spec: GameSpec, names: Names, position: Mapping[str, Any]) -> dict[str, Any]:
    """A written position with the ids of the seats and the game's own words."""
    told: dict[str, Any] = names.ids(dict(position))
    if isinstance(told.get("rolled"), list | str):
        told["rolled"] = full_words(spec, told["rolled"])
    return told


def full_words(spec: GameSpec, face: Any) -> list[Any]:
    """The game's words for a face as people say it."""
    return [full_word(spec, word) for word in words(face)]


def full_word(spec: GameSpec, word: Any) -> Any:
    """The game's word for what a person says: `UFO` is `ufo`, `red` is `build:red`. Other things stay as they are."""
    if not isinstance(word, str) or ":" in word:
        return word
    plain = [known for known in spec.words if "<" not in known]
    open_ended = [known.split("<")[0] for known in spec.words if "<" in known]
    if word.lower() in plain:
        return word.lower()
    return open_ended[0] + word.lower() if len(open_ended) == 1 else word


def _decode(text: bytes) -> dict[str, Any]:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LineError(f"this is no JSON: {error}; write one JSON object on one line") from error
    if _is_deep(raw, _DEEPEST):
        raise LineError(
            f"this has more than {_DEEPEST} lists and objects inside each other; docs/judge.md shows the lines"
        )
    return dict(_convert(raw, dict[str, Any]))


def _is_deep(value: Any, allowed: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return bool(inner) and (allowed == 0 or any(_is_deep(item, allowed - 1) for item in inner))


def _convert(raw: Any, kind: Any, hint: str = "see docs/judge.md for what a line may hold") -> Any:
    if not isinstance(raw, dict):
        raise LineError(f"a line must be a JSON object, not {type(raw).__name__}; {hint}")
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise LineError(f"{error}; {hint}") from error
