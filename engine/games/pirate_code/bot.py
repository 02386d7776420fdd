"""A sensible player of Pirate Code, for demos and tests. Chance comes from the generator it is handed."""

from __future__ import annotations

from typing import Any

from engine.core.game import Prompt
from engine.core.registry import Bot, Generator
from engine.core.secrets import Cut
from engine.games.pirate_code.actions import (
    Action,
    Answer,
    DeclareEmpty,
    DeclareFound,
    Move,
    OpenChest,
    Place,
    Roll,
    SetCode,
)
from engine.games.pirate_code.advice import surely_left
from engine.games.pirate_code.answers import codes_under, waiting
from engine.games.pirate_code.game import PirateCode
from engine.games.pirate_code.honour import fitting_answers, possible
from engine.games.pirate_code.state import Phase, State

NEVER = -10.0
FOUND = 2.0
"""To put right that a colour was said to be used up which cannot be."""
LOOK_AGAIN = 0.001
"""To ask for a colour that was said to be used up, when no other gem could be right: bots would be stuck for ever."""
WHIM = 0.05
"""How often a bot does anything that is legal."""


def chance(game: Any, state: State, prompt: Prompt, generator: Generator) -> Action:
    """A random answer to what no choice answers: the die, a code, the score of a gem, what lies in a chest."""
    if state.phase is Phase.SETUP:
        return SetCode(generator.choice(codes_under(game.rules, state).all))
    if state.phase is Phase.ANSWER:
        return _random_answer(game, state, prompt, generator)
    if state.phase is Phase.OPEN:
        codes = codes_under(game.rules, state)
        return OpenChest(generator.choice(codes.members(possible(codes, state.told.get(prompt.seat, ())))))
    return Roll(generator.choice(game.rolls))


def _random_answer(game: PirateCode, state: State, prompt: Prompt, generator: Generator) -> Answer:
    """One of the answers that a code still possible gives."""
    owner = prompt.seat
    asked = waiting(state, owner)
    colour, at = next(
        gem for gem in asked if (f"colour:{gem[0]}", gem[1]) == (prompt.facts["colour"], prompt.facts["at"])
    )
    told = state.told.get(owner, ())
    answers = fitting_answers(codes_under(game.rules, state), told, colour, at, state.scoring, asked)
    return Answer(colour, at, generator.choice(answers))


def bot(game: Any, generator: Generator) -> Bot:
    """Puts the gem that is most likely right; the generator breaks ties, so that equal seeds play equal games."""

    def choose(view: Cut[State]) -> Action:
        options: tuple[Action, ...] = game.legal(view)
        if generator.random() < WHIM:
            return generator.choice(
                [act for act in options if not isinstance(act, DeclareEmpty | DeclareFound)] or options
            )
        left: dict[str, int] = {}
        worths = [_worth(game, view.value, act, left) for act in options]
        best = max(worths)
        return generator.choice([act for act, worth in zip(options, worths, strict=True) if worth == best])

    return choose


def _look_again(state: State) -> float:
    """At the end of a turn only if no colour at all can be had."""
    return LOOK_AGAIN if state.phase is not Phase.END or len(state.empty) == len(state.colours) else NEVER


def _worth(game: PirateCode, state: State, act: Action, left: dict[str, int]) -> float:
    """`left`: the codes still possible by owner, filled as they are asked for."""
    if isinstance(act, DeclareFound):
        return FOUND if surely_left(game.rules, state, act.colour) else _look_again(state)
    if isinstance(act, DeclareEmpty):
        return NEVER
    if not isinstance(act, Place | Move):
        return 0.0
    codes = codes_under(game.rules, state)
    if act.on not in left:
        left[act.on] = possible(codes, state.told.get(act.on, ()))
    fits = left[act.on]
    right = (fits & codes.having(act.colour, act.at if isinstance(act, Place) else act.to)).bit_count()
    return right / max(fits.bit_count(), 1) * (1.01 if isinstance(act, Move) else 1)
