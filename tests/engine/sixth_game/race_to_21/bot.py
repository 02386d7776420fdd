"""A player of Race to 21, and what answers for the die and for the secret numbers."""

from __future__ import annotations

from typing import Any

from engine.core.game import Need, Prompt
from engine.core.registry import Bot, Generator
from engine.core.secrets import Cut

from .actions import Action, Forbid, Roll
from .state import State


def chance(game: Any, _state: State, prompt: Prompt, generator: Generator) -> Action:
    if prompt.need is Need.HIDDEN:
        return Forbid(generator.choice(range(1, game.rules.target)))
    return Roll(generator.choice(game.rolls))


def bot(game: Any, generator: Generator) -> Bot:
    def choose(view: Cut[State]) -> Action:
        act: Action = generator.choice(game.legal(view))
        return act

    return choose
