"""Set-up by the players (LC-11.1): what speaks against putting a thing on a space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.rulings import Finding
from engine.games.lunar_command.actions import Place
from engine.games.lunar_command.facts import a_thing, some_things, thing
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.state import State
from engine.games.lunar_command.tokens import DOME, FREE, KINDS_OF, is_start
from engine.games.lunar_command.ufos import free_spaces

DOMES_OF_A_TEAM: Final = 2


def domes_missing(rules: Rules, state: State, seat: str) -> int:
    """How many starting domes the seat has still to place."""
    return DOMES_OF_A_TEAM // rules.members - len(state.bases[seat])


def still_to_place(rules: Rules, state: State) -> tuple[str, ...]:
    """What the seat at the turn may place: starting domes come first."""
    if any(domes_missing(rules, state, seat) for seat in state.seats):
        return (DOME,)
    return tuple(state.to_place)


def place_objections(rules: Rules, state: State, act: Place) -> Iterator[Finding]:
    """Everything that speaks against the seat at the turn placing this thing there."""
    waiting = still_to_place(rules, state)
    if act.thing not in waiting:
        known = act.thing in (DOME, "robot", "astronaut", "ufo")
        word = a_thing(act.thing) if known else act.thing
        yield Finding("lc-not-to-place", "LC-11.1", {"thing": word, "things": some_things(waiting)})
    if act.at not in state.grid.index:
        yield Finding("lc-no-such-space", "LC-2.1", {"space": act.at, "first": "a1", "last": state.grid.names[-1]})
        return
    token = state.token(act.at)
    if token != FREE:
        yield Finding("lc-landing-piece", "LC-11.1", {"space": act.at, "piece": thing(KINDS_OF[token][-1])})
    if act.at in state.ufos:
        yield Finding("lc-landing-ufo", "LC-11.1", {"space": act.at}, True)
    if state.stands_on(act.at):
        yield Finding("lc-landing-figure", "LC-11.1", {"space": act.at}, True)
    if act.thing == DOME:
        yield from _beside_a_dome(state, act.at)


def _beside_a_dome(state: State, space: str) -> Iterator[Finding]:
    grid = state.grid
    for _side, other in grid.around[grid.index[space]]:
        if state.board[other] != FREE and is_start(state.board[other]):
            yield Finding("lc-domes-side-by-side", "LC-11.1", {"space": space, "other": grid.names[other]})


def placements(rules: Rules, state: State) -> Iterator[Place]:
    """All that the seat at the turn could place, everywhere."""
    for kind in still_to_place(rules, state):
        for space in free_spaces(state):
            if kind != DOME or next(_beside_a_dome(state, space), None) is None:
                yield Place(kind, space)
