"""Acts on keys: what each is called, what it would bring, and a position in one line of text."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from engine.core.facts import colour_fact, seat_fact
from engine.core.notation import tag_of
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut
from engine.games.ramses_pyramid.actions import (
    NONE,
    Action,
    ChangeSide,
    Look,
    MoveOnRing,
    MummiesDown,
    NameTemple,
    OpenTemple,
    Place,
    PutTemple,
    Reveal,
    Roll,
    Shows,
    Steal,
    Step,
    TakeCrystal,
    TurnLayer,
)
from engine.games.ramses_pyramid.facts import face_fact, place_fact, side_fact, turn_fact
from engine.games.ramses_pyramid.places import NAMES, PLACES, SIDES, TOP
from engine.games.ramses_pyramid.state import State

_CLAUSES: Final = {
    "place": "RP-3.3",
    "roll": "RP-4.1",
    "move_on_ring": "RP-3.1",
    "take_crystal": "RP-3.2",
    "look": "RP-3.2",
    "sees": "RP-9.1",
    "put_temple": "RP-3.2",
    "steal": "RP-5.2",
    "turn_layer": "RP-5.3",
    "mummies_down": "RP-5.4",
    "step": "RP-4.1",
    "change_side": "RP-4.2",
    "reveal": "RP-4.3",
    "shows": "RP-9.3",
    "correct_earlier": "RP-9.7",
    "correct_new": "RP-9.7",
    "stop": "RP-4.5",
    "name_temple": "RP-8.1",
    "open_temple": "RP-8.1",
    "end_turn": "RP-3.2",
    "claim_win": "RP-6.1",
}


def label(action: Action) -> Finding:
    """The act's name on a key: the message `rp-act-<act>` with what the act points at. Never what a looker saw."""
    tag = tag_of(type(action))
    return Finding(f"rp-act-{tag.replace('_', '-')}", _CLAUSES[tag], _facts(action))


def _facts(action: Action) -> dict[str, Fact]:
    if isinstance(action, Roll):
        return {"face": tuple(map(face_fact, action.die))}
    if isinstance(action, Place):
        return {"at": action.on}
    if isinstance(action, MoveOnRing | Step | ChangeSide):
        return {"at": place_fact(action.to)}
    if isinstance(action, TakeCrystal):
        return {"at": action.at}
    if isinstance(action, PutTemple):
        return {"temple": action.temple, "at": action.on}
    if isinstance(action, Steal):
        return {"colour": colour_fact(action.colour), "at": seat_fact(action.from_)}
    if isinstance(action, TurnLayer):
        return {"layer": action.layer, "turn": turn_fact(action.by_turn)}
    if isinstance(action, MummiesDown):
        return {"new": side_fact(action.new), "off": action.off_to, "onto": side_fact(action.new_to or action.new)}
    return _temple_facts(action)


def _temple_facts(action: Action) -> dict[str, Fact]:
    if isinstance(action, Look | OpenTemple):
        return {"temple": action.temple}
    if isinstance(action, Reveal):
        return {"temple": action.temple, "goal": place_fact(action.for_)}
    if isinstance(action, NameTemple):
        return {"temple": action.temple, "colour": colour_fact(action.colour)}
    if isinstance(action, Shows):
        return {"colour": colour_fact(action.colour)}
    return {}


def hint(_game: Any, view: Cut[State], action: Action) -> Finding | None:
    """What a legal act would bring, if that is worth a word; from what everybody sees."""
    state = view.value
    if isinstance(action, TakeCrystal) and action.at in state.crystals:
        return Finding("rp-hint-colour", "RP-3.2", {"colour": colour_fact(state.crystals[action.at])})
    goal = action.for_ if isinstance(action, Reveal) else action.to if isinstance(action, Step | ChangeSide) else ""
    colour = state.colour(goal) if goal in PLACES and PLACES[goal][0] < state.summit else None
    if colour:
        return Finding("rp-hint-colour", "RP-4.3", {"colour": colour_fact(colour)})
    if isinstance(action, MummiesDown):
        return _falls(state, action)
    return None


def _falls(state: State, action: MummiesDown) -> Finding | None:
    """Who would be knocked off."""
    down = [(PLACES[place][0] - 1, PLACES[place][1]) for place in state.on]
    hit = {NAMES[spot] for spot in down if spot[0] >= 0}
    if action.new != NONE:
        hit.add(NAMES[len(state.layers), SIDES.index(action.new_to or action.new)])
    fall = tuple(seat_fact(seat) for seat, place in state.adventurers.items() if place in hit)
    return Finding("rp-hint-falls", "RP-5.5", {"seats": fall}) if fall else None


def pieces(state: State) -> dict[str, int]:
    """The crystals of each colour on the ring and in the tents, the mummies, the temples and the adventurers."""
    crystals = Counter(state.crystals.values())
    for tent in state.tents.values():
        crystals.update(tent)
    others = {"mummies": state.mummies, "temples": len(set(state.temples.values()))}
    return {**{f"crystal {colour}": crystals[colour] for colour in sorted(crystals)}, **others}


def show(state: State) -> str:
    """The position in one line: whose turn; where each adventurer is, with its crystals; layers from below; mummies."""
    turn = f"{state.turn} {state.phase.value}" if state.turn else "over"
    seats = "  ".join(f"{seat} {state.adventurers[seat]} {_letters(state.tents[seat])}" for seat in state.seats)
    layers = " ".join(_letters(row) for row in state.layers)
    top = "".join(map(str, state.top))
    mummies = f"top {top} on {' '.join(state.on) or '-'} out {' '.join(state.out) or '-'}"
    temples = " ".join(f"{temple}:{space}" for temple, space in state.temples.items())
    king = TOP if state.king == state.summit else f"L{state.king}"
    return f"{turn} | {seats} | {layers} king {king} | {mummies} | {temples}"


def _letters(colours: tuple[str, ...]) -> str:
    return "".join(colour[0].upper() for colour in colours) or "-"
