"""What a legal build would bring, without doing it: for hints and for the bot."""

from __future__ import annotations

from typing import Final

from engine.games.lunar_command.actions import Abduct, Build, Walk
from engine.games.lunar_command.building import builds, site
from engine.games.lunar_command.events import Built, apply, built_tokens
from engine.games.lunar_command.grid import ALL_SIDES, OPPOSITE
from engine.games.lunar_command.network import Network
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.scoring import Tally, comes_in, new_stations
from engine.games.lunar_command.state import ASTRONAUT, POINTS, State
from engine.games.lunar_command.tokens import DOME, FREE, KINDS, STRAIGHT

FAR: Final = 5
"""How many spaces ahead it is looked for another end to build towards."""
SMALLEST_RING: Final = 8
"""The pieces of a ring around one space."""


def closes(rules: Rules, state: State, act: Build) -> tuple[Tally, ...]:
    """The stations that this build of the seat at the turn would close, counted as they would be."""
    place = site(rules, state, state.team, act)
    if place is None or act.piece == DOME:
        return ()
    net = rules.net(state)
    linked = net.linked(place.cells)
    if len(linked) < 2 or not net.joined(linked):
        return ()
    built = Built(state.team, act.piece, act.at, act.lies, rules.long_walls and act.piece == STRAIGHT)
    spaces = tuple(space for space, _token in built_tokens(state, built))
    return new_stations(rules, state, apply(state, built), act.piece, spaces)


def scores_at_once(rules: Rules, state: State, act: Abduct | Walk) -> int:
    """The points that this step, or this lift, of the seat at the turn would bring by itself."""
    if isinstance(act, Walk):
        comes_to_rest = state.token(act.to) == FREE and act.to not in state.ufos
        return POINTS[act.figure] if comes_to_rest and comes_in(rules, state, act) else 0
    station = state.station_at(act.to)
    return POINTS[ASTRONAUT] if station and station.owner == state.team else 0


def ring_distance(rules: Rules, state: State, act: Build) -> int:
    """How many spaces this build would be away from a piece of the same structure that makes a ring with it; FAR if
    none is near. Only for choosing what to build: which pieces fit on the way is not looked at."""
    place = site(rules, state, state.team, act)
    if place is None:
        return FAR
    net = rules.net(state)
    linked = net.linked(place.cells)
    along = _distances(net, linked[0]) if linked else {}
    seen, edge = set(place.spaces), list(place.cells)
    for far in range(FAR):
        if any(_makes_ring(net, cell, along, far) for cell in edge):
            return far
        edge = _onward(net, state, edge, seen)
    return FAR


def _makes_ring(net: Network, cell: tuple[int, int], along: dict[int, int], far: int) -> bool:
    space, sides = cell
    return any(
        sides & side and net.sides[other] & OPPOSITE[side] and along.get(other, -FAR) + far + 2 >= SMALLEST_RING
        for side, other in net.grid.around[space]
    )


def _onward(net: Network, state: State, edge: list[tuple[int, int]], seen: set[int]) -> list[tuple[int, int]]:
    """The free spaces beside those, each as if a piece with four sides stood there."""
    found = []
    for space, sides in edge:
        for side, other in net.grid.around[space]:
            if sides & side and other not in seen and state.is_free(net.grid.names[other]):
                seen.add(other)
                found.append((other, ALL_SIDES))
    return found


def _distances(net: Network, start: int) -> dict[int, int]:
    """Piece -> how many connections it is away from `start`."""
    found, todo = {start: 0}, [start]
    for space in todo:
        for other in net.links[space]:
            if other not in found:
                found[other] = found[space] + 1
                todo.append(other)
    return found


def in_the_way(rules: Rules, state: State) -> frozenset[str]:
    """Where figures and UFOs stand that alone keep the seat at the turn from building anything; none, if it can."""
    seat = state.turn or ""
    if next(builds(rules, state, seat, KINDS), None) is not None:
        return frozenset()
    places = (site(rules, state, state.team, act) for act in builds(rules, state, seat, KINDS, occupied=False))
    names = state.grid.names
    return frozenset(names[space] for place in places if place is not None for space in place.spaces)
