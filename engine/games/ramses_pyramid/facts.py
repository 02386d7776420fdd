"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from engine.games.ramses_pyramid.places import ENTRANCE, name_of


def face_fact(word: str) -> str:
    """What a face of the die means."""
    return f"rpface:{word}"


def turn_fact(by_turn: str) -> str:
    """How far a layer is turned."""
    return f"rpturn:{by_turn}"


def place_fact(place: str) -> str:
    """A place, as everybody can find it: `B4` and `L2-N` are the same in every language, the Entrance is a word."""
    name = name_of(place)
    return "rpplace:entrance" if name == ENTRANCE else name
