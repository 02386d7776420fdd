"""What the guessing player might say to have done, or ask about, where it is not open: the referee tells why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.secrets import Cut
from engine.games.pirate_code.actions import Action, ClaimWin, EndTurn, Pass, Place
from engine.games.pirate_code.choices import place_colours
from engine.games.pirate_code.state import Phase, State


def claims(game: Any, view: Cut[State]) -> Iterator[Action]:
    """Every gem that is due at every other position, and the claims that are never open."""
    state = view.value
    if view.viewer != state.turn:
        return
    if state.phase is Phase.GUESS:
        positions = [(on, at) for on in state.areas for at in range(1, game.rules.code_length + 1)]
        for guess in dict.fromkeys(state.due):
            yield from (Place(gem, on, at, guess) for gem in place_colours(state, guess) for on, at in positions)
        yield Pass()
    if state.phase in (Phase.GUESS, Phase.ROLL):
        yield from (EndTurn(), ClaimWin())
