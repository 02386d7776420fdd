"""What the four LEGO games share: the clauses in RULES.md beside this file, and the option that goes with C-1."""

from __future__ import annotations

from typing import Final

from engine.core.faults import no_such_player
from engine.core.game import Seat, SetupError
from engine.core.options import SeatNumber

FIRST_SEAT: Final = SeatNumber(
    name="first_seat", clause="C-1", default=0, minimum=0, maximum=3, unit="seats clockwise from the youngest"
)

RULES: Final = "engine.games"
"""The package whose RULES.md holds the common clauses."""


def starter(seats: tuple[Seat, ...], first_seat: int) -> str:
    """The seat that begins (C-1). Raises SetupError if there is no such seat."""
    if first_seat >= len(seats):
        raise SetupError(
            f"the option 'first_seat' = {first_seat} names no seat: there are {len(seats)}, counted from 0; lower it",
            no_such_player(FIRST_SEAT.name, first_seat + 1, len(seats), FIRST_SEAT.clause),
        )
    return seats[first_seat].id
