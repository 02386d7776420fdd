"""What the player at the turn might say to have done, or ask about, where it is not open: the referee tells why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.core.secrets import Cut
from engine.games.ramses_pyramid.actions import (
    Action,
    ChangeSide,
    ClaimWin,
    EndTurn,
    Look,
    MoveOnRing,
    Place,
    PutTemple,
    Steal,
    Step,
    TakeCrystal,
)
from engine.games.ramses_pyramid.places import ENTRANCE, NAMES, PLACES, SIDES, brown
from engine.games.ramses_pyramid.state import Phase, State


def claims(_game: Any, view: Cut[State]) -> Iterator[Action]:
    """What the turn waits for at all other places, and the claims that are never open."""
    state = view.value
    if view.viewer != state.turn:
        return
    yield from _ELSEWHERE.get(state.phase, _nowhere)(state)
    if state.phase is not Phase.PLACE:
        yield from (EndTurn(), ClaimWin())


def _nowhere(_state: State) -> Iterator[Action]:
    return iter(())


def _place(_state: State) -> Iterator[Action]:
    return (Place(NAMES[layer, side]) for layer in (0, 1) for side in range(len(SIDES)))


def _roll(state: State) -> Iterator[Action]:
    """Before the roll: another side of the layer, a step, a move on the brown spaces."""
    if state.spot is None:
        return _ring(state)
    layer = state.spot[0]
    return (
        ChangeSide(place) if PLACES[place][0] == layer else Step(place)
        for place in _around(state)
        if place != state.here
    )


def _ring(state: State) -> Iterator[Action]:
    return (MoveOnRing(place) for place in (ENTRANCE, *map(brown, range(1, state.browns + 1))) if place != state.here)


def _land(state: State) -> Iterator[Action]:
    yield from (TakeCrystal(place) for place in state.crystals)
    yield from (Look(temple) for temple in state.temples)


def _put(state: State) -> Iterator[Action]:
    held = state.opening.temple if state.opening else ""
    return (PutTemple(held, space) for space in state.spaces)


def _steal(state: State) -> Iterator[Action]:
    return (Steal(colour, seat) for seat in state.seats for colour in dict.fromkeys(state.tents[seat]))


def _move(state: State) -> Iterator[Action]:
    return (Step(place) for place in _around(state) if place != state.here)


def _around(state: State) -> Iterator[str]:
    """The sides of the adventurer's layer, of the one above and of the one below."""
    layer = state.spot[0] if state.spot else 0
    return (
        NAMES[near, side]
        for near in (layer - 1, layer, layer + 1)
        for side in range(len(SIDES))
        if 0 <= near < state.summit
    )


_ELSEWHERE: Final[dict[Phase, Callable[[State], Iterator[Action]]]] = {
    Phase.PLACE: _place,
    Phase.ROLL: _roll,
    Phase.RING: _ring,
    Phase.LAND: _land,
    Phase.PUT: _put,
    Phase.STEAL: _steal,
    Phase.MOVE: _move,
}
