"""What speaks against moving a UFO (LC-6) or lifting an astronaut with it (LC-10): the one place that decides it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.rulings import Finding
from engine.games.lunar_command.actions import Abduct, MoveUfo
from engine.games.lunar_command.facts import team_fact, thing
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.state import OFF, State
from engine.games.lunar_command.tokens import FREE, KINDS_OF


def move_objections(rules: Rules, state: State, act: MoveUfo) -> Iterator[Finding]:
    """Everything that speaks against the seat at the turn moving this UFO there."""
    yield from _lifted(rules, state, act.from_)
    yield from _landing(state, act.from_, act.to)


def abduct_objections(rules: Rules, state: State, act: Abduct) -> Iterator[Finding]:
    """Everything that speaks against the seat at the turn lifting this astronaut there."""
    if not rules.may_abduct:
        yield Finding("lc-no-abduction", "LC-6.1")
    yield from _lifted(rules, state, act.ufo)
    if act.astronaut not in state.grid.index:
        yield _no_such_space(state, act.astronaut)
    elif act.astronaut not in state.astronauts:
        yield Finding("lc-no-figure-there", "LC-10.1", {"figure": thing("astronaut"), "space": act.astronaut})
    elif act.ufo != act.astronaut and not state.can_walk("astronaut", act.astronaut):
        yield Finding("lc-head-taken", "LC-10.3", {"space": act.astronaut}, True)
    yield from _landing(state, act.astronaut, act.to)


def _lifted(rules: Rules, state: State, ufo: str) -> Iterator[Finding]:
    """The UFO itself."""
    if ufo == OFF:
        if not state.ufos_off:
            yield Finding("lc-no-ufo-off", "LC-6.1", {"spaces": state.ufos})
        return
    if ufo not in state.ufos:
        yield Finding("lc-no-ufo-there", "LC-6.1", {"space": ufo, "spaces": state.ufos})
    elif rules.only_opponent_releases and state.held.get(ufo) == state.team:
        yield Finding("lc-only-opponent-releases", "LC-10.2", {"space": ufo, "colour": team_fact(state.team)})


def _landing(state: State, start: str, to: str) -> Iterator[Finding]:
    """The space where it is put down: any other free one."""
    if to not in state.grid.index:
        yield _no_such_space(state, to)
    elif to == start:
        yield Finding("lc-same-space", "LC-6.1", {"space": to})
    elif state.token(to) != FREE:
        yield Finding("lc-landing-piece", "LC-6.1", {"space": to, "piece": thing(KINDS_OF[state.token(to)][-1])})
    else:
        if to in state.ufos:
            yield Finding("lc-landing-ufo", "LC-6.1", {"space": to}, True)
        if state.stands_on(to):
            yield Finding("lc-landing-figure", "LC-6.1", {"space": to}, True)


def _no_such_space(state: State, space: str) -> Finding:
    return Finding("lc-no-such-space", "LC-2.1", {"space": space, "first": "a1", "last": state.grid.names[-1]})


def free_spaces(state: State) -> Iterator[str]:
    """The spaces without a piece, a figure or a UFO."""
    names, ufos, robots, astronauts = state.grid.names, state.ufos, state.robots, state.astronauts
    for space, token in enumerate(state.board):
        name = names[space]
        if token == FREE and name not in ufos and name not in robots and name not in astronauts:
            yield name


def _liftable(rules: Rules, state: State) -> tuple[str, ...]:
    ufos = dict.fromkeys(state.ufos if not state.ufos_off else (*state.ufos, OFF))
    return tuple(ufo for ufo in ufos if next(_lifted(rules, state, ufo), None) is None)


def ufo_moves(rules: Rules, state: State) -> Iterator[MoveUfo]:
    """All that the seat at the turn could do with a UFO alone."""
    ufos = _liftable(rules, state)
    for to in free_spaces(state) if ufos else ():
        for ufo in ufos:
            yield MoveUfo(ufo, to)


def abductions(rules: Rules, state: State) -> Iterator[Abduct]:
    """All astronauts the seat at the turn could lift, with each UFO, to each free space."""
    if not rules.may_abduct:
        return
    pairs = [(ufo, at) for ufo in _liftable(rules, state) for at in _abductable(state, ufo)]
    for to in free_spaces(state) if pairs else ():
        for ufo, astronaut in pairs:
            yield Abduct(ufo, astronaut, to)


def _abductable(state: State, ufo: str) -> tuple[str, ...]:
    return tuple(at for at in state.astronauts if at == ufo or state.can_walk("astronaut", at))
