"""What speaks against a step of a spacewalk (LC-5), and where a figure may come to rest: the one place to decide it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.core.rulings import Finding
from engine.games.lunar_command.actions import Walk
from engine.games.lunar_command.facts import Facts, team_fact, thing
from engine.games.lunar_command.grid import AXIS_SIDES
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.state import FIGURES, ROBOT, STEPS, State, Walking
from engine.games.lunar_command.tokens import AIRLOCK_AXIS, COLOUR_OF, FREE, KINDS_OF

FRESH: Final = Walking(STEPS)
"""A spacewalk before its first step."""


class Stand(msgspec.Struct, frozen=True):
    """A figure on its way: where it is, where it has come from, and the steps it has left."""

    figure: str
    at: str
    came_from: str
    left: int


def walking(state: State) -> Walking:
    """The spacewalk under way, or one that has not begun."""
    return state.walk or FRESH


def stand(state: State, act: Walk) -> Stand:
    """The figure of a step before that step."""
    walk = walking(state)
    on_its_way = walk.at == act.from_ and walk.figure == act.figure
    return Stand(act.figure, act.from_, walk.came_from if on_its_way else "", walk.left)


def step_objections(rules: Rules, state: State, act: Walk) -> Iterator[Finding]:
    """Everything that speaks against a step by the seat at the turn."""
    shape = tuple(_shape(state, act))
    yield from shape
    if shape:
        return
    walk = walking(state)
    if walk.at and (walk.figure, walk.at) != (act.figure, act.from_):
        yield _must_go_on(state, walk)
    yield from _not_that_figure(rules, state, act, walk)
    here = stand(state, act)
    blocked = False
    for objection in move_objections(rules, state, here, act.to):
        blocked = True
        yield objection
    if not blocked and not _finishes(rules, state, moved(rules, state, here, act.to)):
        yield _dead_end(state, act)


def _shape(state: State, act: Walk) -> Iterator[Finding]:
    index = state.grid.index
    if act.figure not in FIGURES:
        yield Finding("lc-no-such-figure", "LC-5.1", {"word": act.figure})
    for space in (act.from_, act.to):
        if space not in index:
            yield Finding("lc-no-such-space", "LC-2.1", {"space": space, "first": "a1", "last": state.grid.names[-1]})
    if act.figure in FIGURES and act.from_ in index and not state.figures(act.figure).get(act.from_):
        yield Finding("lc-no-figure-there", "LC-5.1", {"figure": thing(act.figure), "space": act.from_})


def _not_that_figure(rules: Rules, state: State, act: Walk, walk: Walking) -> Iterator[Finding]:
    if not state.can_walk(act.figure, act.from_):
        yield Finding("lc-under-a-ufo", "LC-10.1", {"space": act.from_}, True)
    other = walk.robot if act.figure == ROBOT else walk.astronaut
    if rules.one_of_each and other not in ("", act.from_):
        yield Finding("lc-one-of-each", "LC-5.1", {"figure": thing(act.figure)})


def _must_go_on(state: State, walk: Walking) -> Finding:
    in_airlock = walk.at in state.grid.index and state.token(walk.at) != FREE
    code, clause = ("lc-go-on-airlock", "LC-5.2") if in_airlock else ("lc-go-on-ufo", "LC-5.3")
    return Finding(code, clause, {"figure": thing(walk.figure), "space": walk.at}, True)


def _dead_end(state: State, act: Walk) -> Finding:
    if state.token(act.to) != FREE:
        return Finding("lc-airlock-dead-end", "LC-5.2", {"figure": thing(act.figure), "space": act.to})
    return Finding("lc-ufo-dead-end", "LC-5.3", {"figure": thing(act.figure), "space": act.to}, True)


def move_objections(rules: Rules, state: State, here: Stand, to: str) -> Iterator[Finding]:
    """What speaks against going from one space to another, whatever comes after."""
    grid = state.grid
    side = next((side for side, other in grid.around[grid.index[here.at]] if grid.names[other] == to), 0)
    facts: Facts = {"figure": thing(here.figure), "from": here.at, "space": to}
    if not side:
        yield Finding("lc-not-a-neighbour", "LC-5.1", {**facts, "spaces": _neighbours(state, here.at)})
        return
    if cost(rules, state, here.at) > here.left:
        yield Finding("lc-no-steps-left", "LC-5.1", facts)
    if here.came_from and state.token(here.at) != FREE and not _is_straight_on(state, here, to):
        yield Finding("lc-straight-through", "LC-5.2", facts)
    token = state.token(to)
    if token != FREE:
        yield from _into_piece(state, here, to, side)
    elif to in state.ufos and not (here.figure != ROBOT and rules.astronaut_may_pass_ufo):
        code = "lc-ufo-stops-robot" if here.figure == ROBOT else "lc-ufo-stops-astronaut"
        yield Finding(code, "LC-5.3", facts)
    elif not rules.figures_share_space and state.stands_on(to):
        yield Finding("lc-space-taken", "LC-2.3", facts)


def _neighbours(state: State, space: str) -> tuple[str, ...]:
    grid = state.grid
    return tuple(grid.names[other] for _side, other in grid.around[grid.index[space]])


def _into_piece(state: State, here: Stand, to: str, side: int) -> Iterator[Finding]:
    token = state.token(to)
    axis = AIRLOCK_AXIS.get(token)
    facts: Facts = {"figure": thing(here.figure), "space": to, "piece": thing(KINDS_OF[token][-1])}
    if axis is None:
        yield Finding("lc-piece-stops", "LC-5.1", facts)
        return
    if COLOUR_OF[token] != state.team:
        yield Finding("lc-foreign-airlock", "LC-5.2", {**facts, "colour": team_fact(COLOUR_OF[token])})
    if AXIS_SIDES[axis] & side:
        yield Finding("lc-no-entrance", "LC-5.2", facts)


def _is_straight_on(state: State, here: Stand, to: str) -> bool:
    index = state.grid.index
    return index[to] - index[here.at] == index[here.at] - index[here.came_from]


def cost(rules: Rules, state: State, at: str) -> int:
    """The steps it takes to leave a space: an airlock may take one step in all (LC-5.2)."""
    return 0 if rules.airlock_steps == 1 and state.token(at) != FREE else 1


def moved(rules: Rules, state: State, here: Stand, to: str) -> Stand:
    """The figure after that step."""
    return Stand(here.figure, to, here.at, here.left - cost(rules, state, here.at))


def may_rest(state: State, here: Stand) -> bool:
    """Whether a figure may end on that space: neither in an airlock nor under a UFO."""
    return state.token(here.at) == FREE and here.at not in state.ufos


def _finishes(rules: Rules, state: State, here: Stand) -> bool:
    """Whether the figure can still come to rest somewhere."""
    if may_rest(state, here):
        return True
    return any(
        next(move_objections(rules, state, here, to), None) is None
        and _finishes(rules, state, moved(rules, state, here, to))
        for to in _neighbours(state, here.at)
    )


def steps(rules: Rules, state: State) -> Iterator[Walk]:
    """All steps the seat at the turn could take now."""
    walk = walking(state)
    if walk.at:
        yield from _steps_of(rules, state, walk.figure, walk.at)
        return
    for figure in FIGURES:
        for space in state.figures(figure):
            yield from _steps_of(rules, state, figure, space)


def _steps_of(rules: Rules, state: State, figure: str, space: str) -> Iterator[Walk]:
    for to in _neighbours(state, space):
        act = Walk(figure, space, to)
        if next(step_objections(rules, state, act), None) is None:
            yield act


def after_step(rules: Rules, state: State, act: Walk, entering: bool) -> Walking:
    """The spacewalk after a step."""
    here = moved(rules, state, stand(state, act), act.to)
    walk = walking(state)
    robot, astronaut = (here.at, walk.astronaut) if act.figure == ROBOT else (walk.robot, here.at)
    if may_rest(state, here):
        return Walking(here.left, robot, astronaut)
    return Walking(here.left, robot, astronaut, act.figure, here.at, here.came_from, entering)
