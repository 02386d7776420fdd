"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.pirate_code.state import GEM


def seat_fact(seat: str) -> str:
    """A seat as a fact."""
    return f"seat:{seat}"


def seat_facts(seats: Iterable[str]) -> tuple[str, ...]:
    """Several seats as one fact."""
    return tuple(seat_fact(seat) for seat in seats)


def colour_fact(colour: str) -> str:
    """A gem colour as a fact."""
    return f"colour:{colour}"


def colour_facts(colours: Iterable[str]) -> tuple[str, ...]:
    """Several colours as one fact."""
    return tuple(colour_fact(colour) for colour in colours)


def word_facts(words: Iterable[str]) -> tuple[str, ...]:
    """The words of a face as one fact."""
    return tuple(colour_fact(word.removeprefix(GEM)) if word.startswith(GEM) else word for word in words)
