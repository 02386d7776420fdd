"""A saved game's rules, ready to play: the engine's game with the codecs of its actions and events."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, get_args, get_origin

import msgspec

from engine.core.facts import colour_fact, literal
from engine.core.faults import SetupFault
from engine.core.game import Game, Seat, SetupError
from engine.core.options import Ruleset
from engine.core.registry import GameSpec, game_spec
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Secret
from service.session.actions import ActionError
from service.session.records import Header

RULES_VERSION = "1"
"""Of the engine's rules; raised when a ruling changes. A saved game keeps the version it was played under."""

MAX_ACT: Final = 1_024
"""Bytes of one act as JSON; the longest that a game knows has a few hundred. What it names comes again in every
language of every ruling that is shown, and a state must fit into one message."""


@dataclass(frozen=True)
class PlayedGame:
    """One game under one ruleset. `spec` is all the engine tells about it."""

    spec: GameSpec
    game: Game[Any, Any, Any]
    ruleset: Ruleset

    def action(self, raw: bytes | msgspec.Raw) -> Any:
        """The game's action. Raises ActionError naming what is wrong and where."""
        if len(raw) > MAX_ACT:
            raise ActionError(f"it has {len(raw)} bytes, more than {MAX_ACT}", "action")
        try:
            return msgspec.json.decode(raw, type=self.spec.action)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at ")
            raise ActionError(what, "action" + where.strip("`").removeprefix("$")) from error
        except (msgspec.DecodeError, RecursionError) as error:
            raise ActionError(f"no JSON: {error}", "action") from error

    def roll(self, words: tuple[str, ...]) -> Any:
        """The action by which a die that shows these words answers a DICE prompt."""
        return roll_of(self.spec, words)

    def events(self, raw: bytes | msgspec.Raw) -> tuple[Any, ...]:
        """The events of a journal row. Raises CannotPlayError if this version has no such events."""
        kind: Any = self.spec.event
        try:
            events: tuple[Any, ...] = msgspec.json.decode(raw, type=tuple[kind, ...])
        except msgspec.MsgspecError as error:
            finding = Finding("other-rules", "", {"detail": literal(str(error))})
            raise CannotPlayError(f"it was played by other rules: {error}", finding) from error
        return events

    @property
    def has_secrets(self) -> bool:
        """Whether a state of this game can hold what only some players may know."""
        return holds_secrets(self.spec.state)

    def label(self, action: Any) -> Finding:
        """What an act is called."""
        return self.spec.label(action)

    def is_roll(self, action: Any) -> bool:
        """True for an action that says what a die shows."""
        return bool(action.__struct_config__.tag == "roll")


def roll_of(spec: GameSpec, words: tuple[str, ...]) -> Any:
    """The action by which a die that shows these words answers a DICE prompt of this game."""
    return msgspec.json.decode(msgspec.json.encode({"act": "roll", "die": words}), type=spec.action)


@lru_cache(maxsize=32)
def holds_secrets(kind: Any) -> bool:
    """Whether a type has a `Secret` anywhere inside."""
    todo, seen = [kind], set()
    while todo:
        one = todo.pop()
        origin = get_origin(one) or one
        if origin is Secret:
            return True
        if one in seen:
            continue
        seen.add(one)
        todo += get_args(one)
        if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
            todo += [field.type for field in msgspec.structs.fields(origin)]
    return False


class CannotPlayError(ValueError):
    """This game cannot be set up like that. The message says why and how to mend it, for the command line and the
    log; `finding` says it to the host, in the reader's language where there is a code for it."""

    def __init__(self, message: str, finding: Finding | None = None) -> None:
        super().__init__(message)
        self.finding = finding or Finding("cannot-play", "", {"why": literal(message)})


@lru_cache(maxsize=8)
def _build(game_id: str, ruleset_json: bytes, faces_json: bytes, box_json: bytes) -> PlayedGame:
    spec = game_spec(game_id)
    ruleset = msgspec.json.decode(ruleset_json, type=Ruleset)
    faces = msgspec.json.decode(faces_json, type=dict[str, tuple[tuple[str, ...], ...]])
    return PlayedGame(spec, spec.build(ruleset, faces, msgspec.json.decode(box_json)), ruleset)


def played_game(header: Header) -> PlayedGame:
    """The game that a header names. Raises CannotPlayError."""
    ruleset = Ruleset(header.variants, header.options, header.edition)
    faces = {die.id: tuple(face.means for face in die.faces) for die in header.dice}
    try:
        played = _build(
            header.game, msgspec.json.encode(ruleset), msgspec.json.encode(faces), msgspec.json.encode(header.box)
        )
        played.spec.check_seats(ruleset, len(header.seats))
        _check_colours(played.spec, header.seats)
    except SetupFault as error:
        raise CannotPlayError(str(error), error.finding) from error
    return played


def _check_colours(spec: GameSpec, seats: tuple[Seat, ...]) -> None:
    """A colour is one player's, but in teams, where the game itself gives several seats the same."""
    usual = spec.seat_colours[: len(seats)]
    colours = [seat.colour for seat in seats if seat.colour]
    for colour in colours:
        count, most = colours.count(colour), max(1, usual.count(colour))
        if count > most:
            facts: dict[str, Fact] = {"colour": colour_fact(colour), "count": count, "most": most}
            what = f"{count} players are {colour}; give each a colour of their own"
            raise SetupError(what, Finding("setup-colour-twice", "", facts))
