"""A sensible player of UFO Attack, for demos and tests. Chance comes from the generator it is handed."""

from __future__ import annotations

from typing import Any

from engine.core.game import Prompt
from engine.core.registry import Bot, Generator
from engine.core.secrets import Cut
from engine.games.ufo_attack.actions import (
    Action,
    Aim,
    AlienTo,
    DeclineBonus,
    LeaveTopOff,
    Pass,
    PutTopOn,
    Roll,
    Take,
    TakeBonus,
    Zap,
)
from engine.games.ufo_attack.game import UfoAttack
from engine.games.ufo_attack.state import Built, State
from engine.games.ufo_attack.verdicts import earns_bonus

NEVER = -100
TOP_ON = 40
WHIM = 0.1
"""How often a bot does anything that is legal: without it, bots that all attack the leader can go on for ever."""


def chance(game: Any, _state: State, _prompt: Prompt, generator: Generator) -> Roll:
    """The die, rolled: each of its faces is as likely as the others."""
    return Roll(generator.choice(game.rolls))


def bot(game: Any, generator: Generator) -> Bot:
    """Plays the legal act of most worth; the generator breaks ties, so that equal seeds play equal games."""

    def choose(view: Cut[State]) -> Action:
        options: tuple[Action, ...] = game.legal(view)
        if generator.random() < WHIM:
            return generator.choice(options)
        worths = [_worth(game, view.value, view.viewer, act) for act in options]
        best = max(worths)
        return generator.choice([act for act, worth in zip(options, worths, strict=True) if worth == best])

    return choose


def _worth(game: UfoAttack, state: State, seat: str, act: Action) -> float:
    if isinstance(act, Take | TakeBonus):
        return _colour_worth(game, state, seat, act)
    if isinstance(act, Zap):
        return state.rockets[state.aim or ""].count(act.colour) + _missing(game, state, seat, act.colour)
    if isinstance(act, Aim):
        return _threat(state, act.at) + (8 if state.alien == act.at else 0)
    if isinstance(act, AlienTo):
        close = state.modules_to_launch - len(state.rockets[act.at]) <= 2 and act.at not in state.tops_on
        return 12 if close else 0
    if isinstance(act, PutTopOn):
        return _launch_worth(game, state, seat)
    if isinstance(act, LeaveTopOff):
        return 0.5
    return NEVER if isinstance(act, Pass | DeclineBonus) else 0


def _missing(game: UfoAttack, state: State, seat: str, colour: str) -> float:
    """What a colour is worth that the seat has not got and needs for its top."""
    return 5 if game.rules.tops.by_choice and colour not in state.rockets[seat] else 0


def _colour_worth(game: UfoAttack, state: State, seat: str, act: Take | TakeBonus) -> float:
    after = game.apply(state, Built(seat, act.colour))
    bonus = 10 if isinstance(act, Take) and earns_bonus(game.rules, after, seat) else 0
    stack = state.rockets[seat]
    run = 2 if stack and stack[-1] == act.colour else 0
    return bonus + run + _missing(game, state, seat, act.colour) - 0.5 * stack.count(act.colour)


def _threat(state: State, seat: str) -> float:
    """How near a rocket is to a launch. Once the storage is empty, rob the emptier one, unless its top is on: bots
    that all rob the fullest rocket would share the modules out for ever."""
    load = len(state.rockets[seat])
    if not any(state.storage.values()):
        load = -load if load else NEVER
    return load + (TOP_ON if seat in state.tops_on else 0) + state.points[seat] / 2


def _launch_worth(game: UfoAttack, state: State, seat: str) -> float:
    """More than 0.5 when the load is worth the turns that a launch takes."""
    load = len(state.rockets[seat])
    wins = state.points[seat] + load + game.rules.launch_bonus >= game.rules.points_to_win
    scarce = sum(state.storage.values()) < 3 * len(state.seats)
    return 1.0 if wins or scarce or load > len(state.colours) else 0.0
