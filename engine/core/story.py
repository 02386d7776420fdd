"""An accepted act while it is told: what happens is folded at once, so that what follows is judged on what is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.core.facts import seat_fact
from engine.core.rulings import Accepted, Fact, Finding

S = TypeVar("S")
E = TypeVar("E")


class Story(Generic[S, E]):
    """`before` is the state in which the act was done, `state` the one so far, `seat` who acts. Lives for one ruling.

    `seen_by` becomes the ruling's: who may know which act it was; None: everybody.
    """

    def __init__(self, fold: Callable[[S, E], S], state: S, seat: str) -> None:
        self.before = self.state = state
        self.seat = seat
        self.seen_by: frozenset[str] | None = None
        self._fold = fold
        self._events: list[E] = []
        self._findings: list[Finding] = []
        self._advice: list[Finding] = []

    def happens(self, event: E) -> None:
        """The event takes place."""
        self._events.append(event)
        self.state = self._fold(self.state, event)

    def says(self, code: str, clause: str, /, reading: bool = False, **facts: Fact) -> None:
        """A sentence about what happened; the seat that acts is always among its facts."""
        self.adds(self._finding(code, clause, reading, facts))

    def whispers(self, to: frozenset[str], code: str, clause: str, /, reading: bool = False, **facts: Fact) -> None:
        """A sentence for these seats alone."""
        self.adds(self._finding(code, clause, reading, facts, to))

    def adds(self, finding: Finding) -> None:
        """A sentence that is already made."""
        self._findings.append(finding)

    def advises(self, code: str, clause: str, /, **facts: Fact) -> None:
        """A hint: the act is legal, but it gains nothing, or something else is better."""
        self._advice.append(self._finding(code, clause, False, facts))

    def ruling(self) -> Accepted[E]:
        """The story as a ruling."""
        return Accepted(tuple(self._events), tuple(self._findings), tuple(self._advice), self.seen_by)

    def _finding(
        self, code: str, clause: str, reading: bool, facts: dict[str, Fact], to: frozenset[str] | None = None
    ) -> Finding:
        return Finding(code, clause, {"seat": seat_fact(self.seat), **facts}, reading, to)
