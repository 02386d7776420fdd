"""Acts on keys: what each is called, what it would bring, and a position in one line of text."""

from __future__ import annotations

from typing import Any, Final

from engine.core.facts import colour_fact, seat_fact
from engine.core.notation import tag_of
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut, Mask
from engine.games.pirate_code.actions import Action, Answer, DeclareEmpty, DeclareFound, FillHand, Move, Place, Roll
from engine.games.pirate_code.choices import sends_back
from engine.games.pirate_code.facts import word_facts
from engine.games.pirate_code.gems import known_code
from engine.games.pirate_code.state import State

_CLAUSES: Final = {
    "set_code": "PC-2.1",
    "fill_hand": "PC-7.1",
    "roll": "PC-3.1",
    "place": "PC-3.3",
    "move": "PC-3.3",
    "end_turn": "PC-4.5",
    "answer": "PC-6.2",
    "change_answers": "PC-6.3",
    "open_chest": "PC-6.4",
    "declare_empty": "PC-2.4",
    "declare_found": "PC-2.4",
    "claim_win": "PC-5.2",
    "change_option": "C-3",
    "pass": "PC-3.10",
}


def label(action: Action) -> Finding:
    """The act's name on a key: the message `pc-act-<act>` with what the act points at. Never the gems of a code."""
    tag = tag_of(type(action))
    facts: dict[str, Fact] = {}
    if isinstance(action, Place | Move | Answer | FillHand | DeclareEmpty | DeclareFound):
        facts["colour"] = colour_fact(action.colour)
    if isinstance(action, Place | Move):
        facts["on"] = seat_fact(action.on)
        facts["guess"] = f"guess:{action.guess}" if action.guess else ""
    if isinstance(action, Place | Answer):
        facts["at"] = action.at
    if isinstance(action, Move):
        facts |= {"at": action.from_at, "to": action.to}
    if isinstance(action, Answer):
        facts["answer"] = f"score:{action.answer}"
    if isinstance(action, Roll):
        facts["face"] = word_facts(action.die)
    return Finding(f"pc-act-{tag.replace('_', '-')}", _CLAUSES[tag], facts)


def hint(game: Any, view: Cut[State], action: Action) -> Finding | None:
    """What a legal act would bring, if that is worth a word; from what everybody sees."""
    if isinstance(action, Place | Move):
        to = action.at if isinstance(action, Place) else action.to
        lying = view.value.areas[action.on].guess[to - 1]
        if lying:
            back = isinstance(action, Place) or sends_back(game.rules, view.value, action)
            code = "pc-hint-takes-place" if back else "pc-hint-changes-places"
            return Finding(code, "PC-3.8", {"colour": colour_fact(lying)}, reading=True)
    return None


def pieces(state: State) -> dict[str, int]:
    """The gems of each colour, wherever they lie: gem chest, codes, areas, the skeleton's hand."""
    held = state.chest.value
    assert not isinstance(held, Mask), "pieces are counted on the whole state"
    counted = dict(held)
    for gem in [gem for code in state.codes.values() for gem in known_code(code)] + (
        [state.hand] if state.hand else []
    ):
        counted[gem] += 1
    for area in state.areas.values():
        for spot in area.guess + area.gold:
            if spot:
                counted[spot] += 1
        for colour, count in area.brown.items():
            counted[colour] += count
    return counted


def show(state: State) -> str:
    """The position in one line: whose turn, then each area as guess/gold/brown in the first letters of the colours."""
    areas = "  ".join(_area(state, seat) for seat in state.seats)
    turn = f"{state.turn} {state.phase.value}" if state.turn else "over"
    due = "+".join(_due(state, guess) for guess in state.due)
    parts = [f"{turn} {due}".strip(), areas]
    if state.hand:
        parts.append(f"hand {state.hand}")
    if state.empty:
        parts.append("empty " + " ".join(state.empty))
    if state.count:
        parts.append("guesses " + " ".join(f"{seat} {count}" for seat, count in state.count.items()))
    return " | ".join(parts)


def _due(state: State, guess: str) -> str:
    colour = {"rolled": state.rolled, "skeleton": state.hand}.get(guess)
    return f"{guess}:{colour}" if colour else guess


def _area(state: State, seat: str) -> str:
    area = state.areas[seat]
    brown = "".join(sorted(_letter(colour) * count for colour, count in area.brown.items()))
    rows = "/".join("".join(_letter(spot) for spot in row) for row in (area.guess, area.gold))
    return f"{seat} {rows}/{brown or '-'}{'*' if seat in state.broken else ''}"


def _letter(colour: str | None) -> str:
    """The first letter; `k` for black, which begins like blue."""
    return "." if colour is None else "K" if colour == "black" else colour[0].upper()
