"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations


def seat_fact(seat: str) -> str:
    """A seat as a fact."""
    return f"seat:{seat}"


def seat_facts(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Several seats as one fact."""
    return tuple(seat_fact(seat) for seat in seats)


def colour_fact(colour: str) -> str:
    """A crystal colour as a fact."""
    return f"colour:{colour}"


def colour_facts(colours: tuple[str, ...]) -> tuple[str, ...]:
    """Several colours as one fact."""
    return tuple(colour_fact(colour) for colour in colours)


def face_fact(word: str) -> str:
    """What a face of the die means."""
    return f"rpface:{word}"


def turn_fact(by_turn: str) -> str:
    """How far a layer is turned."""
    return f"rpturn:{by_turn}"


def place_fact(place: str) -> str:
    """A place, as everybody can find it: `Entrance`, `B4`, `L2-N`."""
    return place.partition("/")[0]
