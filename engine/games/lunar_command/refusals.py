"""Why an act is not allowed: every objection that holds, each with its clause and how to put it right.

building.py, walking.py, ufos.py and placing.py decide what speaks against an act at its place; here it is put together
with whose turn it is, what was rolled and what the turn waits for. Nothing here is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from engine.core.attempt import Attempt
from engine.core.facts import seat_fact
from engine.core.rulings import Finding
from engine.games.lunar_command.actions import (
    Abduct,
    Action,
    Build,
    ClaimStation,
    MoveUfo,
    Pass,
    Place,
    Roll,
    Stop,
    Walk,
)
from engine.games.lunar_command.building import place_objections as build_objections
from engine.games.lunar_command.building import shape_objections, where
from engine.games.lunar_command.choices import possible, shown
from engine.games.lunar_command.facts import (
    COLOUR,
    SPACEWALK,
    UFO,
    WHITE_ACTION,
    face_facts,
    some_things,
    team_fact,
    thing,
    things,
)
from engine.games.lunar_command.placing import place_objections, still_to_place
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.scoring import last_word
from engine.games.lunar_command.state import Phase, State
from engine.games.lunar_command.tokens import COLOURED_KINDS, DIRECTED, FREE, KINDS
from engine.games.lunar_command.ufos import abduct_objections, move_objections
from engine.games.lunar_command.walking import step_objections

MOST_SPACES: Final = 8
"""How many spaces a sentence names at most."""


class Try(Attempt[Rules, State, Action], frozen=True):
    """An act, and where it was tried. `known_face`: a rolled face is on the registered die."""

    known_face: bool = True

    @property
    def phase(self) -> Phase | None:
        """What the actor's turn waits for; None if it is somebody else's."""
        return self.state.phase if self.at_turn else None

    @property
    def as_if(self) -> State:
        """The position as if it were the actor's turn: its own airlocks and tiles are meant."""
        return self.state if self.at_turn else msgspec.structs.replace(self.state, turn=self.by, walk=None)


def objections(attempt: Try) -> tuple[Finding, ...]:
    """Everything that speaks against the act: whose turn it is, the act itself, then what is owed instead. Empty: the
    act is legal."""
    state = attempt.state
    if attempt.by not in state.seats:
        return (Finding("lc-not-a-player", "C-1", {"name": attempt.by}),)
    if state.phase is Phase.OVER:
        word = last_word(state)
        return (attempt.objects("lc-game-over", word.clause, word.reading), word)
    found = []
    if not attempt.at_turn:
        clause = "C-1" if len(state.seats) == 2 else "LC-9.1"
        found.append(attempt.objects("lc-not-your-turn", clause, turn=seat_fact(state.mover)))
    own = [named(attempt, finding) for finding in _OBJECTIONS[type(attempt.action)](attempt, attempt.action)]
    found += own
    if attempt.at_turn and not _in_place(attempt):
        found.append(owed(attempt))
    elif attempt.at_turn and own and isinstance(attempt.action, Build):
        found += _where_else(attempt, attempt.action)
    return tuple(found)


def named(attempt: Try, finding: Finding) -> Finding:
    """The objection with the actor among its facts."""
    return msgspec.structs.replace(finding, facts={"seat": seat_fact(attempt.by), **finding.facts})


def _in_place(attempt: Try) -> bool:
    """Whether the turn waits for such an act, whatever it points at; claims are never in place."""
    state, action = attempt.state, attempt.action
    if isinstance(action, Build):
        needed = COLOUR if action.piece in COLOURED_KINDS else WHITE_ACTION
        return state.phase is Phase.ACT and needed in _shown(attempt)
    if isinstance(action, Walk):
        return state.phase is Phase.WALK or (state.phase is Phase.ACT and SPACEWALK in _shown(attempt))
    if isinstance(action, MoveUfo | Abduct):
        return state.phase is Phase.ACT and UFO in _shown(attempt)
    if isinstance(action, Stop):
        return state.phase is Phase.WALK and not (state.walk and state.walk.at)
    if isinstance(action, Roll):
        return state.phase is Phase.ROLL
    return isinstance(action, Place) and state.phase is Phase.PLACE


def _shown(attempt: Try) -> tuple[str, ...]:
    return shown(attempt.rules, attempt.state.rolled, attempt.state.teams[attempt.by])


def owed(attempt: Try) -> Finding:
    """What the turn waits for, said to the seat that tried something else."""
    state = attempt.state
    if state.phase is Phase.ROLL:
        return attempt.objects("lc-owed-roll", "LC-3.1")
    if state.phase is Phase.PLACE:
        return attempt.objects("lc-owed-place", "LC-11.1", things=some_things(still_to_place(attempt.rules, state)))
    if state.phase is Phase.ACT:
        return attempt.objects("lc-owed-act", "LC-3.1", possible=things(possible(attempt.rules, state)))
    walk = state.walk
    assert walk is not None
    if walk.at:
        clause = "LC-5.2" if state.token(walk.at) != FREE else "LC-5.3"
        return attempt.objects("lc-owed-go-on", clause, figure=thing(walk.figure), space=walk.at)
    return attempt.objects("lc-owed-walk", "LC-5.1", left=walk.left)


def _roll(attempt: Try, act: Roll) -> Iterator[Finding]:
    if not attempt.known_face:
        yield attempt.objects("lc-not-on-die", "C-2", face=face_facts(act.die))
    if attempt.phase in (Phase.ACT, Phase.WALK):
        yield attempt.objects("lc-already-rolled", "LC-3.1")


def _build(attempt: Try, act: Build) -> Iterator[Finding]:
    shape = tuple(shape_objections(act))
    yield from shape
    if act.piece in KINDS:
        yield from _not_shown(attempt, COLOUR if act.piece in COLOURED_KINDS else WHITE_ACTION)
    if shape:
        return
    if act.piece in DIRECTED and act.lies is None:
        yield attempt.objects("lc-which-way", "LC-2.4", piece=thing(act.piece))
        return
    yield from build_objections(attempt.rules, attempt.state, attempt.by, act)


def _not_shown(attempt: Try, action: str) -> Iterator[Finding]:
    """What the roll of this turn does not offer the actor."""
    if attempt.phase is Phase.WALK and action != SPACEWALK:
        yield attempt.objects("lc-one-action", "LC-3.1")
        return
    if attempt.phase is not Phase.ACT or action in _shown(attempt):
        return
    tiles = tuple(word.removeprefix("colour:") for word in attempt.state.rolled if word.startswith("colour:"))
    if action == COLOUR and tiles:
        own = team_fact(attempt.state.teams[attempt.by])
        yield attempt.objects("lc-other-tile", "LC-4.9", True, colour=own, other=team_fact(tiles[0]))
    else:
        yield attempt.objects("lc-not-shown", "LC-3.1", action=thing(action))


def _where_else(attempt: Try, act: Build) -> Iterator[Finding]:
    """Where such a piece would fit."""
    if act.piece in KINDS:
        spots = where(attempt.rules, attempt.state, attempt.by, act.piece)
        code = "lc-fits-here" if spots else "lc-fits-nowhere"
        more = max(0, len(spots) - MOST_SPACES)
        clause = "LC-4.1"
        yield attempt.objects(code, clause, piece=thing(act.piece), spaces=spots[:MOST_SPACES], more=more)


def _walk(attempt: Try, act: Walk) -> Iterator[Finding]:
    yield from _not_shown(attempt, SPACEWALK)
    yield from step_objections(attempt.rules, attempt.as_if, act)


def _stop(attempt: Try, _act: Stop) -> Iterator[Finding]:
    walk = attempt.state.walk
    if attempt.phase is Phase.WALK and walk and walk.at:
        in_airlock = attempt.state.token(walk.at) != FREE
        code, clause = ("lc-go-on-airlock", "LC-5.2") if in_airlock else ("lc-go-on-ufo", "LC-5.3")
        yield attempt.objects(code, clause, True, figure=thing(walk.figure), space=walk.at)
    elif attempt.phase is Phase.ACT and SPACEWALK in _shown(attempt):
        yield attempt.objects("lc-first-step", "LC-3.3", True)
    elif attempt.phase is not Phase.WALK:
        yield attempt.objects("lc-no-walk", "LC-5.1")


def _move_ufo(attempt: Try, act: MoveUfo) -> Iterator[Finding]:
    yield from _not_shown(attempt, UFO)
    yield from move_objections(attempt.rules, attempt.as_if, act)


def _abduct(attempt: Try, act: Abduct) -> Iterator[Finding]:
    yield from _not_shown(attempt, UFO)
    yield from abduct_objections(attempt.rules, attempt.as_if, act)


def _place(attempt: Try, act: Place) -> Iterator[Finding]:
    if attempt.state.phase is Phase.PLACE:
        yield from place_objections(attempt.rules, attempt.as_if, act)
    else:
        yield attempt.objects("lc-set-up-is-over", "LC-11.1")


def _pass(attempt: Try, _act: Pass) -> Iterator[Finding]:
    if attempt.phase is Phase.ACT:
        yield attempt.objects("lc-must-act", "LC-3.3", True)
    elif attempt.at_turn:
        yield attempt.objects("lc-no-pass", "LC-3.1")


def _claim_station(attempt: Try, act: ClaimStation) -> Iterator[Finding]:
    state = attempt.state
    if act.at not in state.grid.index:
        yield attempt.objects("lc-no-such-space", "LC-2.1", space=act.at, first="a1", last=state.grid.names[-1])
    elif state.station_at(act.at):
        yield attempt.objects("lc-station-is-scored", "LC-7.1", space=act.at)
    elif state.token(act.at) != FREE:
        yield attempt.objects("lc-station-no-space", "LC-7.5", True, space=act.at)
    else:
        yield attempt.objects("lc-station-open", "LC-7.1", space=act.at)


_OBJECTIONS: Final[dict[type, Callable[[Try, Any], Iterator[Finding]]]] = {
    Roll: _roll,
    Build: _build,
    Walk: _walk,
    Stop: _stop,
    MoveUfo: _move_ufo,
    Abduct: _abduct,
    Place: _place,
    Pass: _pass,
    ClaimStation: _claim_station,
}
