"""What is open in a position: the prompts, and the acts a seat may choose from. The only judge of what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.facts import colour_facts, seat_fact
from engine.core.game import Need, Prompt
from engine.core.rulings import Fact
from engine.games.ufo_attack.actions import (
    Action,
    DeclineBonus,
    LeaveTopOff,
    Pass,
    PutTopOn,
    Take,
    TakeBonus,
    UseUfo,
    Zap,
)
from engine.games.ufo_attack.rules import Rules
from engine.games.ufo_attack.state import UFO, Phase, State

DIE: Final = "ufo_attack"
DICE_PHASES: Final = frozenset({Phase.ROLL, Phase.ATTACK_ROLL, Phase.LAUNCH_ROLL})


def open_acts(rules: Rules, state: State) -> tuple[Action, ...]:
    """The acts open to the seat at the turn; rolls are not among them."""
    offer = _OFFERS.get(state.phase)
    return offer(rules, state) if offer else ()


def face_acts(rules: Rules, state: State) -> tuple[Action, ...]:
    """The actions that the rolled face offers: one of its colours still in the storage, or what a UFO allows."""
    takes: tuple[Action, ...] = tuple(Take(colour) for colour in takeable(state))
    return takes + rules.ufo_acts(state) if UFO in state.rolled else takes


def zap_colours(state: State) -> tuple[str, ...]:
    """The rolled colours that the rocket aimed at has; none if the attacker's own top is on (UA-6.2)."""
    victim = state.rockets[state.aim] if state.aim and state.turn not in state.tops_on else ()
    return tuple(colour for colour in state.rolled_colours if colour in victim)


def takeable(state: State) -> tuple[str, ...]:
    """The rolled colours that can be had: from the rocket aimed at, or from the storage."""
    return (
        zap_colours(state) if state.aim else tuple(colour for colour in state.rolled_colours if state.storage[colour])
    )


def _bonus(rules: Rules, state: State) -> tuple[Action, ...]:
    takes = tuple(TakeBonus(colour) for colour, count in state.storage.items() if count)
    return (*takes, DeclineBonus()) if rules.bonus_optional else takes


def _zap(_rules: Rules, state: State) -> tuple[Action, ...]:
    zaps = tuple(Zap(colour) for colour in zap_colours(state))
    return (*zaps, UseUfo()) if UFO in state.rolled else zaps


def _top(_rules: Rules, _state: State) -> tuple[Action, ...]:
    return PutTopOn(), LeaveTopOff()


def _launch(rules: Rules, _state: State) -> tuple[Action, ...]:
    return (Pass(),) if rules.launch_optional else ()


_OFFERS: Final[dict[Phase, Callable[[Rules, State], tuple[Action, ...]]]] = {
    Phase.BUILD: face_acts,
    Phase.UFO: face_acts,
    Phase.BONUS: _bonus,
    Phase.ZAP: _zap,
    Phase.TOP: _top,
    Phase.LAUNCH_ROLL: _launch,
}


def prompt(rules: Rules, state: State) -> Prompt:
    """What the seat at the turn owes."""
    code, clause = _ask(rules, state)
    facts: dict[str, Fact] = {"seat": seat_fact(state.mover)}
    if state.phase is Phase.ATTACK_ROLL and state.aim:
        facts["at"] = seat_fact(state.aim)
    if state.phase in (Phase.BUILD, Phase.ZAP):
        facts["colours"] = colour_facts(takeable(state))
    if state.phase in DICE_PHASES:
        return Prompt(Need.DICE, state.mover, code, clause, (DIE,), facts)
    return Prompt(Need.CHOICE, state.mover, code, clause, (), facts)


def _ask(rules: Rules, state: State) -> tuple[str, str]:
    if state.phase is Phase.LAUNCH_ROLL and rules.launch_optional:
        return "ua-ask-launch-or-pass", "UA-3.1"
    if state.phase is Phase.BONUS and rules.bonus_optional:
        return "ua-ask-bonus-or-not", "UA-4.4"
    if state.phase is Phase.UFO and takeable(state):
        return "ua-ask-colour-or-ufo", "UA-3.3"
    if state.phase is Phase.UFO and state.alien:
        return "ua-ask-alien-or-attack", "UA-8.1"
    return _ASKS[state.phase]


_ASKS: Final[dict[Phase, tuple[str, str]]] = {
    Phase.ROLL: ("ua-ask-roll", "UA-3.2"),
    Phase.LAUNCH_ROLL: ("ua-ask-launch", "UA-3.1"),
    Phase.ATTACK_ROLL: ("ua-ask-attack-roll", "UA-5.1"),
    Phase.BUILD: ("ua-ask-build", "UA-4.1"),
    Phase.BONUS: ("ua-ask-bonus", "UA-4.4"),
    Phase.UFO: ("ua-ask-attack", "UA-5.1"),
    Phase.ZAP: ("ua-ask-zap", "UA-5.2"),
    Phase.TOP: ("ua-ask-top", "UA-9.1"),
}
