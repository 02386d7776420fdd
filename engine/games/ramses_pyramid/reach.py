"""Where an adventurer on the pyramid can go, and what opens the way. The only judge of steps and sides."""

from __future__ import annotations

from engine.games.ramses_pyramid.places import NAMES, PLACES, beside
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import State


def opens(rules: Rules, state: State, place: str) -> bool:
    """Whether the seat at the turn may enter a place's colour without a temple (RP-4.3)."""
    colour = state.colour(place)
    return colour is None or colour in rules.crystals(state, state.mover)


def can_stand(state: State, place: str) -> bool:
    """Whether no mummy and no king is in the way (RP-4.4, RP-7.5)."""
    return place not in state.on and PLACES[place][0] < state.king


def sides(state: State) -> tuple[str, ...]:
    """The other sides of the layer that could be entered before a roll (RP-4.2)."""
    if state.spot is None or state.placed:
        return ()
    return tuple(place for place in beside(state.here) if can_stand(state, place))


def next_places(rules: Rules, state: State) -> tuple[str, ...]:
    """The places one step up and one step down that this move can go to, whatever opens them; one move has one
    direction (RP-4.5)."""
    if state.spot is None or state.steps < 1:
        return ()
    headings = (state.heading,) if state.heading else (1, -1)
    found = []
    for heading in headings:
        spot = state.spot[0] + heading, state.spot[1]
        if 0 <= spot[0] < state.king and _may_enter(rules, state, spot, heading, state.steps):
            found.append(NAMES[spot])
    return tuple(found)


def on_mummy(state: State) -> bool:
    """Whether the adventurer is passing a mummy and has to go on (RP-4.4, `mummy_pass`)."""
    return state.here in state.on


def _may_enter(rules: Rules, state: State, spot: tuple[int, int], heading: int, steps: int) -> bool:
    """No mummy is there, or it may be passed: a place beyond it is in reach and open to one's own crystals."""
    if NAMES[spot] not in state.on:
        return True
    beyond = spot[0] + heading, spot[1]
    if not rules.mummy_pass or steps < 2 or not 0 <= beyond[0] < state.king:
        return False
    return opens(rules, state, NAMES[beyond]) and _may_enter(rules, state, beyond, heading, steps - 1)


def bottom_sides(state: State) -> tuple[str, ...]:
    """The sides of the bottom layer where an adventurer may be placed (RP-3.3)."""
    return tuple(NAMES[0, side] for side in range(4) if NAMES[0, side] not in state.on)
