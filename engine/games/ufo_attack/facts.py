"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from engine.core.facts import colour_fact
from engine.games.ufo_attack.state import BUILD, UFO


def face_facts(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a face as one fact."""
    return tuple(
        colour_fact(word.removeprefix(BUILD)) if word.startswith(BUILD) else f"face:{word}" if word == UFO else word
        for word in words
    )
