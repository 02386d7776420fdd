"""Facts of Aménophis in the form that the catalogs name."""

from __future__ import annotations

from engine.core.facts import seat_fact
from engine.games.amenophis.state import State


def pawn_fact(state: State, pawn: str) -> str:
    """An only pawn goes by its player's name, one of two by its own."""
    owner = state.owners[pawn]
    if len(state.pawns_of(owner)) == 1:
        return seat_fact(owner)
    return f"pawn:{pawn}" if pawn in ("first", "second") else pawn


def die_fact(face: str) -> str:
    return f"amface:{face}"


def dice_fact(faces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(die_fact(face) for face in faces)
