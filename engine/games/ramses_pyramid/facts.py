"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from engine.games.ramses_pyramid.places import ENTRANCE, SIDES, name_of


def face_fact(word: str) -> str:
    """What a face of the die means."""
    return f"rpface:{word}"


def turn_fact(by_turn: str) -> str:
    """How far a layer is turned."""
    return f"rpturn:{by_turn}"


def side_fact(side: str) -> str:
    """A side of the pyramid in words; what is none stays as it is."""
    return f"rpside:{side}" if side in SIDES else side


def place_fact(place: str) -> str:
    """A place, as everybody can find it: `B4` is the same in every language, the catalogs have words for `L2-N`, and
    the Entrance is a word."""
    name = name_of(place)
    return "rpplace:entrance" if name == ENTRANCE else name
