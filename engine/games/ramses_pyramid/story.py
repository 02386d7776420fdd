"""A ruling in the making."""

from __future__ import annotations

from engine.core.rulings import Accepted, Fact, Finding
from engine.games.ramses_pyramid.events import Event, apply
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import State


class Story:
    """One accepted act while it is told. What it `says` is for everybody, what it `whispers` for the actor alone."""

    def __init__(self, rules: Rules, state: State, by: str) -> None:
        self.rules, self.state, self.by = rules, state, by
        self._events: list[Event] = []
        self._findings: list[Finding] = []

    def happens(self, event: Event) -> None:
        """The event takes place."""
        self._events.append(event)
        self.state = apply(self.state, event)

    def says(self, code: str, clause: str, reading: bool = False, **facts: Fact) -> None:
        self._findings.append(Finding(code, clause, {"seat": f"seat:{self.by}", **facts}, reading))

    def whispers(self, code: str, clause: str, **facts: Fact) -> None:
        told = {"seat": f"seat:{self.by}", **facts}
        self._findings.append(Finding(code, clause, told, seen_by=frozenset({self.by})))

    def ruling(self) -> Accepted[Event]:
        return Accepted(tuple(self._events), tuple(self._findings))
