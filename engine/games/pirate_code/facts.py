"""Things of the game as facts of a finding, so that each language names them itself."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.facts import colour_fact
from engine.games.pirate_code.state import GEM


def word_facts(words: Iterable[str]) -> tuple[str, ...]:
    """The words of a face as one fact."""
    return tuple(colour_fact(word.removeprefix(GEM)) if word.startswith(GEM) else word for word in words)
