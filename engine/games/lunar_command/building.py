"""What speaks against building a piece on a space (LC-4): the one place that decides it.

A generator of objections, cheap ones first. No objection: it may be built. So the list of legal builds and the refusals
cannot differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from engine.core.rulings import Finding
from engine.games.lunar_command.actions import Build
from engine.games.lunar_command.facts import Facts, team_fact, thing
from engine.games.lunar_command.grid import AXES, AXIS_SIDES, EAST, NORTH_SOUTH, SOUTH, WEST_EAST
from engine.games.lunar_command.network import Network
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.state import State
from engine.games.lunar_command.tokens import (
    AIRLOCK,
    AIRLOCK_AXIS,
    BARE_SQUARE,
    COLOUR_OF,
    COLOURED_KINDS,
    DIRECTED,
    DOME,
    FREE,
    HALVES,
    KINDS,
    KINDS_OF,
    STRAIGHT,
    WHITE,
    sides_of,
    token_of,
)


class Site(msgspec.Struct, frozen=True):
    """A piece where it is to be built. `cells`: each space it takes, with its connecting sides there."""

    kind: str
    team: str
    axis: str | None
    cells: tuple[tuple[int, int], ...]

    @property
    def spaces(self) -> tuple[int, ...]:
        """The spaces it takes."""
        return tuple([space for space, _sides in self.cells])


def site(rules: Rules, state: State, team: str, act: Build) -> Site | None:
    """The piece on its place; None if it would not be on the board."""
    grid = state.grid
    first = grid.index.get(act.at)
    if first is None:
        return None
    directed = rules.straight_walls_directed
    if act.piece != STRAIGHT or not rules.long_walls:
        sides = sides_of(token_of(act.piece, team, act.lies), directed)
        return Site(act.piece, team, act.lies, ((first, sides),))
    axis = act.lies or WEST_EAST
    second = grid.step[first].get(EAST if axis == WEST_EAST else SOUTH)
    if second is None:
        return None
    near, far = HALVES[axis]
    return Site(act.piece, team, axis, ((first, sides_of(near, directed)), (second, sides_of(far, directed))))


def shape_objections(act: Build) -> Iterator[Finding]:
    """What is wrong with the words of the act: no such piece, no such way to lie."""
    if act.piece not in KINDS:
        yield Finding("lc-no-such-piece", "LC-2.1", {"word": act.piece})
    elif act.piece not in DIRECTED and act.lies is not None:
        yield Finding("lc-has-no-direction", "LC-2.4", {"piece": thing(act.piece)})
    elif act.lies not in (None, *AXES):
        yield Finding("lc-no-such-direction", "LC-2.4", {"piece": thing(act.piece), "word": act.lies})


def place_objections(rules: Rules, state: State, seat: str, act: Build, occupied: bool = True) -> Iterator[Finding]:
    """Everything that speaks against a well-formed build of the seat. `occupied`: UFOs and figures count (LC-4.8)."""
    team = state.teams[seat]
    place = site(rules, state, team, act)
    if not state.left(act.piece, team):
        yield Finding("lc-none-left", "LC-2.2", {"piece": thing(act.piece)})
    if place is None:
        yield _off_board(state, act)
        return
    net = rules.net(state)
    if occupied:
        yield from _occupied(state, place)
    no_room = tuple(_no_room(net, place))
    yield from no_room
    if no_room and place.kind == DOME:
        return  # without a square wall there is nothing yet that could be connected
    yield from _entrances(net, place)
    linked = net.linked(place.cells)
    yield from _same_type(rules, net, place, linked)
    yield from _no_way_back(net, state, seat, place, linked)
    if act.piece in COLOURED_KINDS and not net.is_near_own(linked, team):
        yield Finding("lc-not-near-own", "LC-4.5", {"piece": thing(act.piece), "colour": team_fact(team)})


def _off_board(state: State, act: Build) -> Finding:
    known = act.at in state.grid.index
    code = "lc-wall-off-board" if known else "lc-no-such-space"
    last = state.grid.names[-1]
    return Finding(code, "LC-2.5" if known else "LC-2.1", {"space": act.at, "first": "a1", "last": last})


def _occupied(state: State, place: Site) -> Iterator[Finding]:
    for space in place.spaces:
        name = state.grid.names[space]
        if name in state.ufos:
            yield Finding("lc-ufo-in-way", "LC-4.8", {"space": name})
        if state.stands_on(name):
            yield Finding("lc-figure-in-way", "LC-4.8", {"space": name}, True)


def _no_room(net: Network, place: Site) -> Iterator[Finding]:
    for space in place.spaces:
        token, name = net.board[space], net.grid.names[space]
        if place.kind == DOME:
            if token != BARE_SQUARE:
                code = "lc-dome-there" if DOME in KINDS_OF.get(token, ()) else "lc-dome-needs-square"
                yield Finding(code, "LC-4.6", {"space": name})
        elif token != FREE:
            kind = KINDS_OF[token][-1]
            yield Finding("lc-piece-there", "LC-2.1", {"space": name, "piece": thing(kind), "new": thing(place.kind)})


def entrances(net: Network, space: int, axis: str) -> tuple[int, ...]:
    """The spaces before the two entrances of an airlock that joins on `axis`; those off the board are left out."""
    across = AXIS_SIDES[NORTH_SOUTH if axis == WEST_EAST else WEST_EAST]
    return tuple([other for side, other in net.grid.around[space] if side & across])


def _entrances(net: Network, place: Site) -> Iterator[Finding]:
    names = net.grid.names
    for space in place.spaces:
        for side, other in net.grid.around[space]:
            axis = AIRLOCK_AXIS.get(net.board[other])
            if axis and not AXIS_SIDES[axis] & side:
                colour = team_fact(COLOUR_OF[net.board[other]])
                facts: Facts = {"space": names[space], "airlock": names[other], "colour": colour}
                yield Finding("lc-blocks-entrance", "LC-4.7", facts)
    if place.kind == AIRLOCK:
        for other in entrances(net, place.spaces[0], place.axis or WEST_EAST):
            token = net.board[other]
            if token != FREE:
                blocking: Facts = {"space": names[other], "piece": thing(KINDS_OF[token][-1])}
                yield Finding("lc-own-entrance-blocked", "LC-4.7", blocking)


def _same_type(rules: Rules, net: Network, place: Site, linked: tuple[int, ...]) -> Iterator[Finding]:
    near = net.beside(place.spaces) if rules.tests_neighbours else linked
    for other in near:
        token = net.board[other]
        if place.kind not in KINDS_OF[token]:
            continue
        if place.kind in COLOURED_KINDS and not rules.same_type_ignores_colour and COLOUR_OF[token] != place.team:
            continue
        code = "lc-same-type-beside" if rules.tests_neighbours else "lc-same-type"
        yield Finding(code, "LC-4.2", {"piece": thing(place.kind), "space": net.grid.names[other]})


def _no_way_back(net: Network, state: State, seat: str, place: Site, linked: tuple[int, ...]) -> Iterator[Finding]:
    if _leads_back(reach(net, state, seat), place, linked):
        return
    team = state.teams[seat]
    partners = tuple(other for other in state.members(team) if other != seat)
    colours = {COLOUR_OF[net.board[other]] for other in linked}
    code, clause = "lc-leads-nowhere", "LC-4.1"
    if not linked:
        code = "lc-not-connected"
    elif any(_leads_back(reach(net, state, partner), place, linked) for partner in partners):
        code, clause = "lc-partners-dome", "LC-9.1"
    elif colours - {WHITE, team}:
        code = "lc-cut-off"
    yield Finding(code, clause, {"piece": thing(place.kind), "domes": state.bases[seat]})


def _leads_back(reached: frozenset[int], place: Site, linked: tuple[int, ...]) -> bool:
    return place.spaces[0] in reached if place.kind == DOME else not reached.isdisjoint(linked)


def reach(net: Network, state: State, seat: str) -> frozenset[int]:
    """The pieces that a seat can build on from its own starting domes."""
    return net.reached(tuple([state.grid.index[base] for base in state.bases[seat]]), state.teams[seat])


def is_buildable(rules: Rules, state: State, seat: str, act: Build, occupied: bool = True) -> bool:
    """Whether nothing speaks against this well-formed build."""
    return next(place_objections(rules, state, seat, act, occupied), None) is None


def builds(rules: Rules, state: State, seat: str, kinds: tuple[str, ...], occupied: bool = True) -> Iterator[Build]:
    """All the seat could build of these kinds, whatever was rolled."""
    net, team = rules.net(state), state.teams[seat]
    names = net.grid.names
    left = tuple(kind for kind in kinds if state.left(kind, team))
    reached = sorted(reach(net, state, seat))
    if DOME in left:
        domes = (Build(DOME, names[space]) for space in reached if net.board[space] == BARE_SQUARE)
        yield from (act for act in domes if is_buildable(rules, state, seat, act, occupied))
    on_board = tuple(kind for kind in left if kind != DOME)
    for space in _frontier(rules, net, reached):
        for kind in on_board:
            for axis in AXES if kind in DIRECTED else (None,):
                act = Build(kind, names[space], axis)
                if is_buildable(rules, state, seat, act, occupied):
                    yield act


def _frontier(rules: Rules, net: Network, reached: list[int]) -> tuple[int, ...]:
    """The free spaces where a piece could be connected to what the seat has; the first space of a long wall counts."""
    board, around = net.board, net.grid.around
    near = [other for space in reached for side, other in around[space] if net.sides[space] & side]
    free = dict.fromkeys(other for other in near if board[other] == FREE)
    if rules.long_walls:
        back = [other for space in free for side, other in around[space] if side & ~(EAST | SOUTH)]
        free.update(dict.fromkeys(other for other in back if board[other] == FREE))
    return tuple(sorted(free))


def could_build(rules: Rules, state: State, seat: str) -> bool:
    """Whether the seat could ever build anything again, UFOs and figures ignored (LC-8.4), but for those that stand in
    the way and have nowhere else to go."""
    team = state.teams[seat]
    found = builds(rules, state, seat, KINDS, occupied=False)
    return any(not _is_held_for_ever(rules, state, team, act) for act in found)


def _is_held_for_ever(rules: Rules, state: State, team: str, act: Build) -> bool:
    """Whether figures stand where the piece would be, and those who walk there cannot all stand elsewhere."""
    place, index = site(rules, state, team, act), state.grid.index
    spaces = frozenset(place.spaces) if place is not None else frozenset()
    shut_in = Counter({index[name]: count for name, count in state.robots.items()})
    if not rules.may_abduct:  # else a UFO can lift an astronaut out
        shut_in.update({index[name]: count for name, count in state.astronauts.items()})
    for space in spaces & shut_in.keys():
        room = _room(state, space)
        figures = sum(count for other, count in shut_in.items() if other in room)
        left = len(room - spaces)
        if not left or (not rules.figures_share_space and figures > left):
            return True
    return False


def _room(state: State, space: int) -> frozenset[int]:
    """The free spaces to which a figure from here could ever walk, UFOs ignored, through whosever airlocks."""
    room, frontier = {space}, [space]
    while frontier:
        here = frontier.pop()
        reached = (_behind(state, side, other) for side, other in state.grid.around[here])
        new = {to for to in reached if to is not None} - room
        room |= new
        frontier += new
    return frozenset(room)


def _behind(state: State, side: int, space: int) -> int | None:
    """Where a step to this side leads: onto a free space, or through airlocks onto the one behind them."""
    at: int | None = space
    while at is not None and (axis := AIRLOCK_AXIS.get(state.board[at])) is not None and not AXIS_SIDES[axis] & side:
        at = state.grid.step[at].get(side)
    return at if at is not None and state.board[at] == FREE else None


def where(rules: Rules, state: State, seat: str, kind: str) -> tuple[str, ...]:
    """The spaces where the seat could build such a piece now."""
    spots = dict.fromkeys(act.at for act in builds(rules, state, seat, (kind,)))
    return tuple(spots)
