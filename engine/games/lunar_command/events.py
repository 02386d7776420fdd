"""What happens, in small events, and the fold: the state after each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.games.lunar_command.grid import EAST, SOUTH, WEST_EAST
from engine.games.lunar_command.state import (
    FIGURES,
    OFF,
    ROBOT,
    Ending,
    Phase,
    State,
    Station,
    Walking,
)
from engine.games.lunar_command.tokens import COLOURED_KINDS, HALVES, STRAIGHT, WHITE, start_dome, token_of


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Placed(_Event, frozen=True, tag="placed"):
    """Set-up by the players: one thing put on a free space."""

    seat: str
    thing: str
    at: str


class Rolled(_Event, frozen=True, tag="rolled"):
    """The die shows `face`."""

    face: tuple[str, ...]


class Built(_Event, frozen=True, tag="built"):
    """A piece from the supply on a space; two spaces for a long straight wall."""

    team: str
    piece: str
    at: str
    lies: str | None
    long: bool = False


class StationScored(_Event, frozen=True, tag="station_scored"):
    """A station is closed: `owner` ("" nobody) gets the figures inside, and each team its points."""

    spaces: tuple[str, ...]
    owner: str
    points: dict[str, int]


class OwnerChanged(_Event, frozen=True, tag="owner_changed"):
    """A closed station belongs to somebody else from now on; `owner` "": to nobody."""

    spaces: tuple[str, ...]
    owner: str


class Stepped(_Event, frozen=True, tag="stepped"):
    """One step of a figure. `walk`: the spacewalk after it."""

    figure: str
    came_from: str
    to: str
    walk: Walking


class WalkedIn(_Event, frozen=True, tag="walked_in"):
    """A figure that has walked into its walker's station scores."""

    team: str
    figure: str
    at: str
    points: int


class UfoMoved(_Event, frozen=True, tag="ufo_moved"):
    came_from: str
    to: str


class Abducted(_Event, frozen=True, tag="abducted"):
    """A UFO lifts an astronaut and stays on its head. `by`: the team that did it."""

    by: str
    ufo: str
    astronaut: str
    to: str


class LiftedIn(_Event, frozen=True, tag="lifted_in"):
    """A UFO lifts an astronaut into a station of `team`: it scores, and the UFO stands where the astronaut stood."""

    team: str
    ufo: str
    astronaut: str
    to: str
    points: int


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    to: str
    phase: Phase


class Ended(_Event, frozen=True, tag="ended"):
    ending: Ending


Event: TypeAlias = (
    Placed
    | Rolled
    | Built
    | StationScored
    | OwnerChanged
    | Stepped
    | WalkedIn
    | UfoMoved
    | Abducted
    | LiftedIn
    | TurnPassed
    | Ended
)


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def _more(counts: dict[str, int], key: str, by: int) -> dict[str, int]:
    """The counts with one changed; what falls to nought is left out."""
    changed = {**counts, key: counts.get(key, 0) + by}
    if not changed[key]:
        del changed[key]
    return changed


def _figures(state: State, kind: str, counts: dict[str, int]) -> State:
    return replace(state, robots=counts) if kind == ROBOT else replace(state, astronauts=counts)


def _without(space: str, stations: tuple[Station, ...]) -> tuple[Station, ...]:
    """Closed stations once a piece takes a space of theirs; one without a space is none (LC-7.7)."""
    if not any(space in station.spaces for station in stations):
        return stations
    shrunk = (replace(station, spaces=tuple(name for name in station.spaces if name != space)) for station in stations)
    return tuple(station for station in shrunk if station.spaces)


def _placed(state: State, event: Placed) -> State:
    to_place = _more(state.to_place, event.thing, -1) if event.thing in state.to_place else state.to_place
    state = replace(state, to_place=to_place)
    if event.thing in FIGURES:
        return _figures(state, event.thing, _more(state.figures(event.thing), event.at, 1))
    if event.thing == "ufo":
        return replace(state, ufos=_sorted(state, (*state.ufos, event.at)))
    board = list(state.board)
    board[state.grid.index[event.at]] = start_dome(state.teams[event.seat])
    bases = {**state.bases, event.seat: (*state.bases[event.seat], event.at)}
    return replace(state, board=tuple(board), bases=bases)


def _sorted(state: State, spaces: tuple[str, ...]) -> tuple[str, ...]:
    index = state.grid.index
    return tuple(sorted(spaces, key=lambda space: index[space]))


def _rolled(state: State, event: Rolled) -> State:
    return replace(state, rolled=event.face, phase=Phase.ACT)


def _built(state: State, event: Built) -> State:
    colour = event.team if event.piece in COLOURED_KINDS else WHITE
    supply = state.supplies[colour]
    supplies = {**state.supplies, colour: {**supply, event.piece: supply[event.piece] - 1}}
    board, stations = list(state.board), state.closed_stations
    for space, token in built_tokens(state, event):
        board[space] = token
        stations = _without(state.grid.names[space], stations)
    return replace(state, board=tuple(board), supplies=supplies, closed_stations=stations)


def built_tokens(state: State, event: Built) -> tuple[tuple[int, str], ...]:
    """The spaces a new piece takes, with their tokens."""
    first = state.grid.index[event.at]
    if not (event.long and event.piece == STRAIGHT):
        return ((first, token_of(event.piece, event.team, event.lies)),)
    near, far = HALVES[event.lies or WEST_EAST]
    second = state.grid.step[first][EAST if event.lies == WEST_EAST else SOUTH]
    return ((first, near), (second, far))


def _station_scored(state: State, event: StationScored) -> State:
    spaces = set(event.spaces)
    others = (
        replace(station, spaces=tuple(space for space in station.spaces if space not in spaces))
        for station in state.closed_stations
    )
    stations = (*(station for station in others if station.spaces), Station(event.spaces, event.owner))
    index = state.grid.index
    inside = {kind: sum(state.figures(kind).get(space, 0) for space in event.spaces) for kind in FIGURES}
    section = event.owner or OFF
    crew = {**state.crew, section: {kind: state.crew[section][kind] + inside[kind] for kind in FIGURES}}
    return replace(
        state,
        robots={space: count for space, count in state.robots.items() if space not in spaces},
        astronauts={space: count for space, count in state.astronauts.items() if space not in spaces},
        held={space: team for space, team in state.held.items() if space not in spaces},
        crew=crew,
        scores={team: points + event.points.get(team, 0) for team, points in state.scores.items()},
        closed_stations=tuple(sorted(stations, key=lambda station: index[station.spaces[0]])),
    )


def _owner_changed(state: State, event: OwnerChanged) -> State:
    stations = (
        replace(station, owner=event.owner) if station.spaces == event.spaces else station
        for station in state.closed_stations
    )
    return replace(state, closed_stations=tuple(stations))


def _stepped(state: State, event: Stepped) -> State:
    counts = _more(_more(state.figures(event.figure), event.came_from, -1), event.to, 1)
    return replace(_figures(state, event.figure, counts), walk=event.walk, phase=Phase.WALK)


def _scored(state: State, team: str, figure: str, at: str, points: int) -> State:
    """One figure leaves the board for a team's score section."""
    crew = {**state.crew, team: {**state.crew[team], figure: state.crew[team][figure] + 1}}
    scores = {**state.scores, team: state.scores[team] + points}
    return replace(_figures(state, figure, _more(state.figures(figure), at, -1)), crew=crew, scores=scores)


def _walked_in(state: State, event: WalkedIn) -> State:
    walk = state.walk and replace(state.walk, **{event.figure: OFF})
    return replace(_scored(state, event.team, event.figure, event.at, event.points), walk=walk)


def _ufo_leaves(state: State, space: str) -> State:
    """The UFO there is lifted; an astronaut on whose head it sat can walk again."""
    if space == OFF:
        return replace(state, ufos_off=state.ufos_off - 1)
    left = list(state.ufos)
    left.remove(space)
    held = {at: team for at, team in state.held.items() if at != space}
    return replace(state, ufos=tuple(left), held=held)


def _ufo_moved(state: State, event: UfoMoved) -> State:
    state = _ufo_leaves(state, event.came_from)
    return replace(state, ufos=_sorted(state, (*state.ufos, event.to)))


def _abducted(state: State, event: Abducted) -> State:
    state = _ufo_leaves(state, event.ufo)
    astronauts = _more(_more(state.astronauts, event.astronaut, -1), event.to, 1)
    ufos = _sorted(state, (*state.ufos, event.to))
    return replace(state, astronauts=astronauts, ufos=ufos, held={**state.held, event.to: event.by})


def _lifted_in(state: State, event: LiftedIn) -> State:
    state = _scored(_ufo_leaves(state, event.ufo), event.team, "astronaut", event.astronaut, event.points)
    return replace(state, ufos=_sorted(state, (*state.ufos, event.astronaut)))


def _turn_passed(state: State, event: TurnPassed) -> State:
    return replace(state, turn=event.to, phase=event.phase, rolled=(), walk=None)


def _ended(state: State, event: Ended) -> State:
    return replace(state, ending=event.ending, turn=None, phase=Phase.OVER, walk=None)


_FOLD: Final[dict[type, Callable[[State, Any], State]]] = {
    Placed: _placed,
    Rolled: _rolled,
    Built: _built,
    StationScored: _station_scored,
    OwnerChanged: _owner_changed,
    Stepped: _stepped,
    WalkedIn: _walked_in,
    UfoMoved: _ufo_moved,
    Abducted: _abducted,
    LiftedIn: _lifted_in,
    TurnPassed: _turn_passed,
    Ended: _ended,
}
