"""An act that is not allowed, and what the turn waits for instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.attempt import Attempt
from engine.core.facts import colour_facts
from engine.core.rulings import Fact, Finding
from engine.games.ramses_pyramid.actions import Action
from engine.games.ramses_pyramid.choices import put_clause, ring_steps
from engine.games.ramses_pyramid.facts import place_fact
from engine.games.ramses_pyramid.reach import sides
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import Phase, State


class Try(Attempt[Rules, State, Action], frozen=True):
    """An act that is not allowed, and where it was tried. `known_face`: a rolled face is on the registered die."""

    known_face: bool = True

    @property
    def phase(self) -> Phase | None:
        """What the actor's turn waits for; None if it is somebody else's."""
        return self.state.phase if self.at_turn else None

    @property
    def ring_goal(self) -> str:
        """Where the move on the brown spaces has to end."""
        return ring_steps(self.state)

    def no_temple(self, name: str) -> Finding:
        """There is no temple of that name."""
        return self.objects("rp-no-such-temple", "RP-2.3", name=name, temples=tuple(self.state.temples))

    def no_colour(self, name: str) -> Iterator[Finding]:
        """No temple holds that colour."""
        if name not in self.state.colours:
            yield self.objects("rp-no-such-colour", "RP-2.3", name=name, colours=colour_facts(self.state.colours))


def owed(attempt: Try) -> Finding:
    """What the turn waits for, said to the seat that tried something else."""
    state = attempt.state
    code, clause = _OWED[state.phase]
    if state.phase is Phase.ROLL and sides(state):
        code, clause = "rp-owed-roll-or-side", "RP-4.1"
    if state.phase is Phase.PUT:
        clause = put_clause(state)
    facts: dict[str, Fact] = {"steps": state.steps}
    if state.phase is Phase.RING:
        facts["goal"] = place_fact(attempt.ring_goal)
    if state.opening:
        facts["temple"] = state.opening.temple
        facts["goal"] = facts.get("goal", state.opening.goal or "")
        facts["spaces"] = state.empty_spaces()
    return attempt.objects(code, clause, False, **facts)


_OWED: Final[dict[Phase, tuple[str, str]]] = {
    Phase.PLACE: ("rp-owed-place", "RP-3.3"),
    Phase.ROLL: ("rp-owed-roll", "RP-3.1"),
    Phase.STEAL: ("rp-owed-steal", "RP-5.2"),
    Phase.ROTATE: ("rp-owed-rotate", "RP-5.3"),
    Phase.MUMMIES: ("rp-owed-mummies", "RP-5.4"),
    Phase.RING: ("rp-owed-ring", "RP-3.1"),
    Phase.LAND: ("rp-owed-land", "RP-3.2"),
    Phase.PUT: ("rp-owed-put", "RP-3.2"),
    Phase.MOVE: ("rp-owed-move", "RP-4.5"),
    Phase.SHOW: ("rp-owed-shows", "RP-9.3"),
    Phase.CONFLICT: ("rp-owed-conflict", "RP-9.7"),
    Phase.ENTER: ("rp-owed-enter", "RP-4.3"),
    Phase.NAME: ("rp-owed-name", "RP-8.1"),
    Phase.OPEN: ("rp-owed-open", "RP-8.1"),
}
