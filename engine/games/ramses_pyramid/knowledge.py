"""What is known of the temples, by whom: public facts, private notes, and what contradicts them."""

from __future__ import annotations

from itertools import permutations

from engine.core.secrets import Mask, Secret
from engine.games.ramses_pyramid.fold import shown
from engine.games.ramses_pyramid.state import Shown, State


def conflicts(state: State, temple: str, colour: str) -> dict[str, Shown]:
    """The temples whose earlier showing cannot be true if `temple` holds `colour`: itself with another colour, or
    another one with the same (RP-2.3, RP-9.7)."""
    return {
        other: fact
        for other, fact in shown(state).items()
        if (fact.colour != colour if other == temple else fact.colour == colour)
    }


def truth(state: State, temple: str) -> str | None:
    """What is inside, where a written position says so."""
    value = state.inside[temple].value
    return None if isinstance(value, Mask) else value.colour


def notes_of(state: State, seat: str) -> dict[str, str]:
    """What a seat noted for itself; nothing in a view of somebody else."""
    notes = state.seen.get(seat, Secret({})).value
    return {} if isinstance(notes, Mask) else notes


def possible(state: State) -> tuple[dict[str, str], ...]:
    """Every way the colours can lie in the temples by all that was told, with the notes if they can be true."""
    public = {temple: fact.colour for temple, fact in shown(state).items()}
    noted = {temple: colour for seat in state.seats for temple, colour in notes_of(state, seat).items()}
    written = {temple: colour for temple in state.temples if (colour := truth(state, temple))}
    for known in ({**noted, **public, **written}, {**public, **written}, written, {}):
        ways = tuple(way for way in _ways(state) if all(way[temple] == colour for temple, colour in known.items()))
        if ways:
            return ways
    return ()


def _ways(state: State) -> tuple[dict[str, str], ...]:
    temples = tuple(state.temples)
    return tuple(dict(zip(temples, order, strict=True)) for order in permutations(state.colours))
