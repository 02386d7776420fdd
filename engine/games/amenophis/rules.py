"""The rules in force, and a ruling in the making."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.rulings import Accepted, Fact, Finding
from engine.core.secrets import Secret
from engine.games.amenophis.events import Event, apply
from engine.games.amenophis.facts import seat_fact
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


class Story:
    """One accepted act while it is told. What it `says` is for everybody, what it `whispers` for the explorers."""

    def __init__(self, rules: Rules, state: State, by: str) -> None:
        self.rules, self.state, self.by = rules, state, by
        self.seen_by: frozenset[str] | None = None
        self._events: list[Event] = []
        self._findings: list[Finding] = []
        self._advice: list[Finding] = []

    def happens(self, event: Event) -> None:
        """The event takes place."""
        self._events.append(event)
        self.state = apply(self.state, event)

    def says(self, code: str, clause: str, reading: bool = False, **facts: Fact) -> None:
        """A sentence that everybody may know (AM-10.1)."""
        self._findings.append(Finding(code, clause, {"seat": seat_fact(self.by), **facts}, reading))

    def whispers(self, code: str, clause: str, reading: bool = False, **facts: Fact) -> None:
        """A sentence for the explorers' side of the board (AM-10.1, AM-10.2)."""
        told = {"seat": seat_fact(self.by), **facts}
        self._findings.append(Finding(code, clause, told, reading, self.state.everybody_exploring))

    def advises(self, code: str, clause: str, **facts: Fact) -> None:
        """A hint for everybody."""
        self._advice.append(Finding(code, clause, {"seat": seat_fact(self.by), **facts}))

    def is_secret(self) -> None:
        """Which act it was stays on the explorers' side."""
        self.seen_by = self.state.everybody_exploring

    def hides(self, value: Any) -> Secret[Any]:
        """A value that the explorers alone may know."""
        return Secret(value, self.state.everybody_exploring)

    def ruling(self) -> Accepted[Event]:
        return Accepted(tuple(self._events), tuple(self._findings), tuple(self._advice), self.seen_by)


def insiders(state: State, by: str) -> frozenset[str]:
    """Who may know what this explorer is asked or refused: the explorers in the game; of one who is out, that one alone
    (AM-9.2)."""
    return frozenset({by, *state.still_in} if by in state.still_in else {by})
