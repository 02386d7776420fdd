"""A sensible player of Lunar Command, for demos and tests. Chance comes from the generator it is handed."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import Prompt
from engine.core.registry import Bot, Generator
from engine.core.secrets import Cut
from engine.games.lunar_command.actions import Abduct, Action, Build, MoveUfo, Place, Roll, Stop, Walk
from engine.games.lunar_command.game import LunarCommand
from engine.games.lunar_command.outlook import FAR, closes, in_the_way, ring_distance
from engine.games.lunar_command.state import POINTS, Phase, State
from engine.games.lunar_command.tokens import AIRLOCK, ANTENNA, DOME, FREE, SQUARE, STRAIGHT

WHIM: Final = 0.05
"""How often a bot builds or walks somewhere just so."""
KIND_WORTH: Final = {SQUARE: 1.2, STRAIGHT: 1.2, DOME: 1.2, AIRLOCK: 0.8, ANTENNA: 0.3}
"""White pieces first: who spends the coloured ones ends the game before its stations are closed (LC-8.2)."""
ROOM: Final = 4.0
"""What it is worth to make room for a build."""
MOST_LOOKED_AT: Final = 60
"""Acts a bot thinks about; more are drawn by chance."""


def chance(game: Any, _state: State, _prompt: Prompt, generator: Generator) -> Roll:
    """The die, rolled: each of its faces is as likely as the others."""
    return Roll(generator.choice(game.rolls))


def bot(game: Any, generator: Generator) -> Bot:
    """Plays the legal act of most worth; the generator breaks ties, so that equal seeds play equal games."""

    def choose(view: Cut[State]) -> Action:
        options: tuple[Action, ...] = game.legal(view)
        builds = tuple(act for act in options if isinstance(act, Build))
        if generator.random() < WHIM:
            return generator.choice(builds or options)
        looked_at = builds + _some([act for act in options if not isinstance(act, Build)], generator)
        cleared = frozenset[str]() if builds else in_the_way(game.rules, view.value)
        worths = [_worth(game, view.value, act) + ROOM * _makes_room(act, cleared) for act in looked_at]
        best = max(worths)
        return generator.choice([act for act, worth in zip(looked_at, worths, strict=True) if worth == best])

    return choose


def _makes_room(act: Action, cleared: frozenset[str]) -> bool:
    """Who cannot build goes out of the way, or takes the UFO away that stands there."""
    return isinstance(act, Walk | MoveUfo) and act.from_ in cleared and act.to not in cleared


def _some(acts: list[Action], generator: Generator) -> tuple[Action, ...]:
    if len(acts) <= MOST_LOOKED_AT:
        return tuple(acts)
    return tuple(generator.choice(acts) for _ in range(MOST_LOOKED_AT))


def _worth(game: LunarCommand, state: State, act: Action) -> float:
    if isinstance(act, Build):
        return _build_worth(game, state, act)
    if isinstance(act, Walk):
        return _walk_worth(state, act)
    if isinstance(act, MoveUfo):
        return 1 if _is_beside_foreign_airlock(state, act.to) else 0
    if isinstance(act, Abduct):
        station = state.station_at(act.to)
        return 20 if station and station.owner == state.team else 0
    if isinstance(act, Place):
        return _place_worth(state, act)
    return 1 if isinstance(act, Stop) else 0


def _build_worth(game: LunarCommand, state: State, act: Build) -> float:
    """Points gained less points given away; else coloured pieces, and pieces that link up with much."""
    stations = closes(game.rules, state, act)
    own, other = state.team, next(team for team in state.scores if team != state.team)
    gain = sum(station.points.get(own, 0) - station.points.get(other, 0) for station in stations)
    if stations:
        return 3 + 6 * gain
    space = state.grid.index[act.at]
    figures = sum(1 for _side, beside in state.grid.around[space] if state.stands_on(state.grid.names[beside]))
    kind = KIND_WORTH[act.piece] + 0.3 * figures
    if act.piece == DOME:
        return 2 + kind
    return 2 + kind + 2 * (FAR - ring_distance(game.rules, state, act))


def _walk_worth(state: State, act: Walk) -> float:
    """Into an own station: points. Towards one of its airlocks: a little. A walk may as well stop."""
    if state.token(act.to) != FREE:
        return 8 + POINTS[act.figure] if _leads_into_own(state, act) else 0
    if state.phase is Phase.WALK and state.walk and state.walk.at:
        return 9
    return 1.5 if _is_before_own_airlock(state, act.to) and not _is_before_own_airlock(state, act.from_) else 0


def _leads_into_own(state: State, act: Walk) -> bool:
    index = state.grid.index
    beyond = 2 * index[act.to] - index[act.from_]
    if not 0 <= beyond < len(state.board):
        return False
    station = state.station_at(state.grid.names[beyond])
    return bool(station and station.owner == state.team)


def _is_before_own_airlock(state: State, space: str) -> bool:
    return _is_before_airlock(state, space, state.team)


def _is_beside_foreign_airlock(state: State, space: str) -> bool:
    other = next(team for team in state.scores if team != state.team)
    return _is_before_airlock(state, space, other)


def _is_before_airlock(state: State, space: str, team: str) -> bool:
    letter = team[0].upper()
    around = state.grid.around[state.grid.index[space]]
    return any(state.board[beside] in ("=" + letter, "H" + letter) for _side, beside in around)


def _place_worth(state: State, act: Place) -> float:
    """Domes into the corners; the rest anywhere."""
    if act.thing != DOME:
        return 0
    return -len(state.grid.around[state.grid.index[act.at]])
