"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from engine.games.ufo_attack.state import BUILD, UFO


def seat_fact(seat: str) -> str:
    """A seat as a fact."""
    return f"seat:{seat}"


def colour_fact(colour: str) -> str:
    """A module colour as a fact."""
    return f"colour:{colour}"


def colour_facts(colours: tuple[str, ...]) -> tuple[str, ...]:
    """Several colours as one fact."""
    return tuple(colour_fact(colour) for colour in colours)


def face_facts(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a face as one fact."""
    return tuple(
        colour_fact(word.removeprefix(BUILD)) if word.startswith(BUILD) else f"face:{word}" if word == UFO else word
        for word in words
    )
