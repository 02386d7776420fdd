"""Acts on keys: what each is called, what it would bring, and a position in one line of text."""

from __future__ import annotations

from typing import Any, Final

from engine.core.facts import colour_fact, seat_fact
from engine.core.notation import tag_of
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut
from engine.games.ufo_attack.actions import Action, Aim, AlienTo, Roll, Take, TakeBonus, Zap
from engine.games.ufo_attack.facts import face_facts
from engine.games.ufo_attack.state import Built, Phase, State
from engine.games.ufo_attack.verdicts import earns_bonus

_CLAUSES: Final = {
    "roll": "UA-3.2",
    "take": "UA-4.1",
    "take_bonus": "UA-4.4",
    "decline_bonus": "UA-4.4",
    "aim": "UA-5.1",
    "zap": "UA-5.2",
    "use_ufo": "UA-3.3",
    "alien_to": "UA-8.1",
    "put_top_on": "UA-9.1",
    "leave_top_off": "UA-9.1",
    "take_top_off": "UA-6.3",
    "claim_launch": "UA-7.1",
    "pass": "UA-3.1",
}


def label(action: Action) -> Finding:
    """The act's name on a key: the message `ua-act-<act>` with what the act points at."""
    tag = tag_of(type(action))
    facts: dict[str, Fact] = {}
    if isinstance(action, Take | TakeBonus | Zap):
        facts["colour"] = colour_fact(action.colour)
    if isinstance(action, Aim | AlienTo):
        facts["at"] = seat_fact(action.at)
    if isinstance(action, Roll):
        facts["face"] = face_facts(action.die)
    return Finding(f"ua-act-{tag.replace('_', '-')}", _CLAUSES[tag], facts)


def hint(game: Any, view: Cut[State], action: Action) -> Finding | None:
    """What a legal act would bring, if that is worth a word."""
    state = view.value
    if isinstance(action, Take):
        after = game.apply(state, Built(view.viewer, action.colour))
        if earns_bonus(game.rules, after, view.viewer):
            return Finding("ua-hint-bonus", "UA-4.4", {"run": game.rules.bonus_run})
        return Finding("ua-hint-left", "UA-4.1", {"count": state.storage[action.colour]})
    if isinstance(action, Zap) and state.aim:
        count = state.rockets[state.aim].count(action.colour)
        return Finding("ua-hint-modules", "UA-5.2", {"count": count})
    if isinstance(action, Aim):
        return Finding("ua-hint-modules", "UA-5.1", {"count": len(state.rockets[action.at])})
    return None


def pieces(state: State) -> dict[str, int]:
    """The modules of each colour, in the storage and on the rockets, and the alien."""
    stacks = state.rockets.values()
    modules = {colour: left + sum(stack.count(colour) for stack in stacks) for colour, left in state.storage.items()}
    return {**modules, "alien": 0 if state.alien is None else 1}


def show(state: State) -> str:
    """The position in one line: whose turn, the rockets bottom to top (`^` top on, `@` alien), the storage."""
    rockets = "  ".join(_rocket(state, seat) for seat in state.seats)
    storage = " ".join(f"{colour} {count}" for colour, count in state.storage.items())
    turn = "over" if state.phase is Phase.OVER else f"{state.turn} {state.phase.value}"
    return f"{turn} | {rockets} | {storage}"


def _rocket(state: State, seat: str) -> str:
    stack = "".join(colour[0].upper() for colour in state.rockets[seat]) or "-"
    marks = ("^" if seat in state.tops_on else "") + ("@" if state.alien == seat else "")
    points = f"({state.points[seat]})" if state.points[seat] else ""
    return f"{seat} {stack}{marks}{points}"
