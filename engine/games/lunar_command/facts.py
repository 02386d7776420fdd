"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.core.facts import literal
from engine.core.rulings import Fact
from engine.games.lunar_command.tokens import TEAMS

Facts: TypeAlias = dict[str, Fact]

COLOUR: Final = "colour"
SPACEWALK: Final = "spacewalk"
UFO: Final = "ufo"
WHITE_ACTION: Final = "white"
ACTIONS: Final = (WHITE_ACTION, COLOUR, SPACEWALK, UFO)
"""What a face can offer; they are also the words of the die, with `colour:<team>` for one team's tile."""


def team_fact(team: str) -> str:
    """A team's colour as a fact."""
    return f"colour:{team}"


def thing(name: str) -> str:
    """A piece, a figure or an action as a fact: `straight`, `robot`, `white`."""
    return f"lunar:{name}"


def a_thing(name: str) -> str:
    """The same with its article: "an antenna"."""
    return f"lunar:a-{name}"


def things(names: tuple[str, ...]) -> tuple[str, ...]:
    """Several of them as one fact."""
    return tuple(thing(name) for name in names)


def some_things(names: tuple[str, ...]) -> tuple[str, ...]:
    """Several of them as one fact, each with its article."""
    return tuple(a_thing(name) for name in names)


def face_facts(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a face as one fact."""
    return tuple(_word(word) for word in words)


def _word(word: str) -> str:
    if word in ACTIONS:
        return thing(word)
    return word if word.startswith("colour:") and word.removeprefix("colour:") in TEAMS else literal(word)
