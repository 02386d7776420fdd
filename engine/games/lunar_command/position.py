"""Any position, from plain data: checked, so that no game starts from what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engine.core.game import Seat, SetupError
from engine.games.lunar_command.board import Box, Layout
from engine.games.lunar_command.position_checks import check
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.scoring import majority
from engine.games.lunar_command.seating import seated
from engine.games.lunar_command.state import (
    ASTRONAUT,
    FIGURES,
    NOBODY,
    OFF,
    ROBOT,
    STEPS,
    Phase,
    State,
    Station,
    Walking,
)
from engine.games.lunar_command.tokens import (
    COLOUR_OF,
    COLOURED_KINDS,
    FREE,
    HALF_TOKENS,
    KINDS_OF,
    TEAMS,
    WHITE,
    WHITE_KINDS,
    is_start,
)

_NOBODY_WORDS: Final = (NOBODY, "nobody", "none")


class FiguresAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where figures and UFOs stand, a space for each. `astronauts` has those under a UFO as well, or they are named
    in `astronauts_under_a_ufo` only: spaces, or space -> team that lifted them there."""

    robots: tuple[str, ...] = ()
    astronauts: tuple[str, ...] = ()
    ufos: tuple[str, ...] = ()
    astronauts_under_a_ufo: tuple[str, ...] | dict[str, str] = ()


class StationAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A closed station. `owner`: a team's colour or a seat; null for nobody. `spaces`: some space of it, or all."""

    spaces: tuple[str, ...]
    owner: str | None = None


class WalkAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spacewalk under way: `left` steps. `figure` stands in the airlock, or under the UFO, `at` and has to go on; it
    came from `from`. `robot`, `astronaut`: where the one that has walked stands."""

    left: int
    figure: str = ""
    at: str = ""
    came_from: str = msgspec.field(name="from", default="")
    entering: bool = False
    robot: str = ""
    astronaut: str = ""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written. Only `turn` is needed. `map`: rows from north to south, a token of two characters a
    space; without it, the board at its start. `rolled`: what the die shows this turn; null if nobody has rolled yet.
    `figures` says more than the map can; the map may then leave them out. `colours`: seat -> team. `starting_domes`:
    seat -> those it builds from. `supplies`: what is left; what is not named is the box less what is built. `to_place`:
    figures not yet set up. `coordinates`, `legend`, `assumes` are notes for people."""

    turn: str
    map: tuple[str, ...] | str | None = None
    rolled: tuple[str, ...] | None = None
    walk: WalkAt | None = None
    figures: FiguresAt | None = None
    ufos_off: int = 0
    colours: dict[str, str] = {}
    starting_domes: dict[str, str | tuple[str, ...]] = {}
    supplies: dict[str, dict[str, int]] = {}
    scores: dict[str, int] = {}
    crew: dict[str, dict[str, int]] = {}
    closed_stations: tuple[StationAt, ...] = ()
    to_place: dict[str, int] = {}
    coordinates: str = ""
    legend: dict[str, str] = {}
    assumes: tuple[str, ...] = ()


def read_position(data: Mapping[str, Any]) -> Position:
    """A value of null counts as left out. Raises SetupError for an unknown key or a value of the wrong kind."""
    try:
        return msgspec.convert({key: value for key, value in data.items() if value is not None}, Position)
    except msgspec.ValidationError as error:
        known = ", ".join(Position.__struct_fields__)
        raise SetupError(f"the position cannot be read: {error}; a position has: {known}") from error


def place(rules: Rules, box: Box, seats: tuple[Seat, ...], position: Position) -> State:
    """The state of that position. Raises SetupError."""
    layout = box.layout
    table = seated(rules, seats, layout, position.colours, _starting_domes(position))
    if position.turn not in table.order:
        raise SetupError(f"`turn` is {position.turn!r}, who does not play; the seats are {_list(table.order)}")
    robots, astronauts, ufos, held = _figures(layout, position)
    state = State(
        seats=table.seats,
        order=table.order,
        teams=table.teams,
        bases=table.bases,
        turn=position.turn,
        phase=_phase(rules, position),
        rolled=position.rolled or (),
        width=layout.width,
        board=layout.board,
        robots=robots,
        astronauts=astronauts,
        ufos=ufos,
        ufos_off=position.ufos_off,
        held=held,
        supplies=_supplies(box, layout, position),
        scores=_by_team(table.teams, position.scores, "scores", 0),
        crew=_crew(position),
        closed_stations=(),
        walk=_walk(layout, position),
        to_place={kind: count for kind, count in position.to_place.items() if count},
    )
    state = msgspec.structs.replace(state, closed_stations=_stations(rules, state, position))
    check(rules, state)
    return state


def _starting_domes(position: Position) -> dict[str, tuple[str, ...]]:
    given = position.starting_domes.items()
    return {seat: (spaces,) if isinstance(spaces, str) else spaces for seat, spaces in given}


def _figures(
    layout: Layout, position: Position
) -> tuple[dict[str, int], dict[str, int], tuple[str, ...], dict[str, str]]:
    given = position.figures
    if given is None:
        return layout.robots, layout.astronauts, layout.ufos, dict.fromkeys(layout.held, NOBODY)
    under = given.astronauts_under_a_ufo
    held = under if isinstance(under, dict) else dict.fromkeys(under, NOBODY)
    astronauts = _counted(layout, given.astronauts)
    for space in held:
        _known(layout, space, "figures")
        astronauts.setdefault(space, 1)
    robots = _counted(layout, given.robots)
    ufos = tuple(_counted_list(layout, (*given.ufos, *(space for space in held if space not in given.ufos))))
    _same_as_map(layout, robots, astronauts, ufos)
    return robots, astronauts, ufos, held


def _counted(layout: Layout, spaces: tuple[str, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for space in spaces:
        _known(layout, space, "figures")
        counts[space] = counts.get(space, 0) + 1
    return counts


def _counted_list(layout: Layout, spaces: tuple[str, ...]) -> list[str]:
    for space in spaces:
        _known(layout, space, "figures")
    return sorted(spaces, key=lambda space: layout.grid.index[space])


def _same_as_map(layout: Layout, robots: dict[str, int], astronauts: dict[str, int], ufos: tuple[str, ...]) -> None:
    """What the map shows must be among the figures."""
    shown = {ROBOT: (layout.robots, robots), ASTRONAUT: (layout.astronauts, astronauts)}
    for kind, (on_map, told) in shown.items():
        for space, count in on_map.items():
            if told.get(space, 0) < count:
                raise SetupError(
                    f"the map shows {count} {kind}(s) on {space}, and `figures` {told.get(space, 0)}; make them agree"
                )
    for space in layout.ufos:
        if space not in ufos:
            raise SetupError(f"the map shows a UFO on {space}, and `figures` none; make them agree")


def _known(layout: Layout, space: str, where: str) -> None:
    if space not in layout.grid.index:
        raise SetupError(f"`{where}` names the space {space!r}; the board goes from a1 to {layout.grid.names[-1]}")


def _by_team(teams: dict[str, str], given: Mapping[str, int], where: str, default: int) -> dict[str, int]:
    values = dict.fromkeys(TEAMS, default)
    for key, value in given.items():
        team = teams.get(key, key)
        if team not in TEAMS:
            raise SetupError(f"`{where}` names {key!r}; write {_list(TEAMS)}")
        if value < 0:
            raise SetupError(f"`{where}` has {value} for {key}; it cannot be less than 0")
        values[team] = value
    return values


def _crew(position: Position) -> dict[str, dict[str, int]]:
    crew = {key: dict.fromkeys(FIGURES, 0) for key in (*TEAMS, OFF)}
    for key, counts in position.crew.items():
        if key not in crew or set(counts) - set(FIGURES) or min(counts.values(), default=0) < 0:
            raise SetupError(f"`crew` is who got how many figures: {_list(crew)} -> robot, astronaut; mend {key!r}")
        crew[key] = {**crew[key], **counts}
    return crew


def _supplies(box: Box, layout: Layout, position: Position) -> dict[str, dict[str, int]]:
    supplies = box.supplies
    for kind, colour in _built_pieces(layout):
        supplies[colour][kind] -= 1
    for colour, counts in position.supplies.items():
        _check_supply(colour, counts)
        supplies[colour].update(counts)
    for colour, counts in supplies.items():
        for kind, count in counts.items():
            if count < 0:
                raise SetupError(
                    f"there are {-count} more {colour} {kind} pieces on the map than in the box; take some away or "
                    f"say in `supplies` what is left"
                )
    return supplies


def _check_supply(colour: str, counts: dict[str, int]) -> None:
    kinds = {WHITE: WHITE_KINDS, **dict.fromkeys(TEAMS, COLOURED_KINDS)}.get(colour)
    if kinds is None or set(counts) - set(kinds):
        raise SetupError(
            f"`supplies` has {_list((colour, *counts))}; it is {WHITE} -> {_list(WHITE_KINDS)}, and {_list(TEAMS)} -> "
            f"{_list(COLOURED_KINDS)}"
        )


def _built_pieces(layout: Layout) -> list[tuple[str, str]]:
    """Kind and colour of every piece built; a dome has its square wall under it."""
    found, halves = [], 0
    for token in layout.board:
        if token == FREE or is_start(token):
            continue
        if token in HALF_TOKENS:
            halves += 1
            continue
        for kind in KINDS_OF[token]:
            found.append((kind, WHITE if kind in WHITE_KINDS else COLOUR_OF[token]))
    return found + [("straight", WHITE)] * (halves // 2)


def _stations(rules: Rules, state: State, position: Position) -> tuple[Station, ...]:
    found = rules.regions(state)
    owners: dict[int, str] = {}
    for given in position.closed_stations:
        region = _station_region(state, found.stations, given)
        owners[region] = _owner(state, given)
    for region, spaces in found.stations.items():
        if region not in owners:
            names = state.grid.in_order(spaces)
            raise SetupError(
                f"the pieces on the map enclose {_list(names)}; add that station to `closed_stations`, with the team "
                f"that owns it or null"
            )
    if rules.owner_may_change:
        owners = {region: majority(found.counted(region, rules.counts_hanging)) for region in found.stations}
    return tuple(Station(state.grid.in_order(spaces), owners[region]) for region, spaces in found.stations.items())


def _station_region(state: State, stations: dict[int, tuple[int, ...]], given: StationAt) -> int:
    grid = state.grid
    wanted = set(given.spaces)
    for region, spaces in stations.items():
        if wanted and wanted <= {grid.names[space] for space in spaces}:
            return region
    known = "; ".join(_list(grid.in_order(spaces)) for spaces in stations.values()) or "none"
    raise SetupError(f"`closed_stations` has {_list(given.spaces)}, but the pieces on the map enclose: {known}")


def _owner(state: State, given: StationAt) -> str:
    owner = state.teams.get(given.owner or NOBODY, given.owner or NOBODY)
    if owner in _NOBODY_WORDS:
        return NOBODY
    if owner not in TEAMS:
        raise SetupError(f"the owner of a station is {given.owner!r}; write {_list(TEAMS)} or null")
    return owner


def _walk(layout: Layout, position: Position) -> Walking | None:
    walk = position.walk
    if walk is None:
        return None
    for space in (walk.at, walk.came_from, walk.robot, walk.astronaut):
        if space and space != OFF:
            _known(layout, space, "walk")
    if not 0 <= walk.left < STEPS:
        raise SetupError(f"`walk` has {walk.left} steps left; a walk under way has 0 to {STEPS - 1}")
    if walk.at and (walk.figure not in FIGURES or not walk.came_from):
        raise SetupError("`walk` names `at`; say which `figure` stands there, and `from` where it came")
    return Walking(walk.left, walk.robot, walk.astronaut, walk.figure, walk.at, walk.came_from, walk.entering)


def _phase(rules: Rules, position: Position) -> Phase:
    if rules.players_set_up and any(position.to_place.values()):
        return Phase.PLACE
    if position.walk is not None:
        return Phase.WALK
    return Phase.ROLL if position.rolled is None else Phase.ACT


def _list(words: Any) -> str:
    return ", ".join(map(str, words))
