"""The rules in force, and a ruling in the making."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import story as core
from engine.core.rulings import Fact
from engine.core.secrets import Secret
from engine.games.amenophis.events import Event, apply
from engine.games.amenophis.state import State


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """Each is the option of the same name; see options.py for its clause. `ankhs_to_win` 0: by the players."""

    mummy_seat: int = 0
    ankhs: int = 3
    ankhs_to_win: int = 0
    roll_seen_by_mummy: bool = False
    reroll: str = "all"
    hemmed_in: str = "roll_on"
    mummy_must_use_all: bool = True


class Story(core.Story[State, Event]):
    """One accepted act while it is told. What it `says` is for everybody, what it `confides` for the explorers' side of
    the board (AM-10.1, AM-10.2)."""

    def __init__(self, rules: Rules, state: State, seat: str) -> None:
        super().__init__(apply, state, seat)
        self.rules = rules

    def confides(self, code: str, clause: str, /, reading: bool = False, **facts: Fact) -> None:
        """A sentence for the explorers alone."""
        self.whispers(self.state.everybody_exploring, code, clause, reading, **facts)

    def is_secret(self) -> None:
        """Which act it was stays on the explorers' side."""
        self.seen_by = self.state.everybody_exploring

    def hides(self, value: Any) -> Secret[Any]:
        """A value that the explorers alone may know."""
        return Secret(value, self.state.everybody_exploring)


def insiders(state: State, by: str) -> frozenset[str]:
    """Who may know what this explorer is asked or refused: the explorers in the game; of one who is out, that one alone
    (AM-9.2)."""
    return frozenset({by, *state.still_in} if by in state.still_in else {by})
