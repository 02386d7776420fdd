"""Things of any game as facts of a finding, so that each language names them itself (see `Fact`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LITERAL: Final = "text:"
_LONGEST: Final = 500
"""Characters of one fact; Fluent takes 1,000."""


def literal(text: str) -> str:
    """A fact for words from outside: whatever they look like, they are no reference."""
    return LITERAL + (text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…")


def seat_fact(seat: str) -> str:
    """A seat: the player's name."""
    return f"seat:{seat}"


def seat_facts(seats: Iterable[str]) -> tuple[str, ...]:
    """Several seats as one fact."""
    return tuple(seat_fact(seat) for seat in seats)


def colour_fact(colour: str) -> str:
    """A colour."""
    return f"colour:{colour}"


def colour_facts(colours: Iterable[str]) -> tuple[str, ...]:
    """Several colours as one fact."""
    return tuple(colour_fact(colour) for colour in colours)
