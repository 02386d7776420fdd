"""Acts on keys, and a position in one line of text."""

from __future__ import annotations

from typing import Any, Final

from engine.core.notation import tag_of
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut
from engine.games.amenophis.actions import Action, Announce, Go, Play, Reroll, Roll, Step, Walk
from engine.games.amenophis.facts import dice_fact, die_fact
from engine.games.amenophis.state import State

_CLAUSES: Final = {
    "draw": "AM-2.4",
    "roll": "AM-4.2",
    "keep_aside": "AM-4.1",
    "cancel": "AM-4.1",
    "reroll": "AM-4.4",
    "announce": "AM-4.6",
    "go": "AM-4.7",
    "walk": "AM-4.7",
    "play": "AM-4.13",
    "done": "AM-4.13",
    "give_up": "AM-4.15",
    "step": "AM-5.2",
    "stop": "AM-5.2",
}


def label(action: Action) -> Finding:
    """The act's name on a key: the message `am-act-<act>` with what the act points at. Drawn cards are not named."""
    tag = tag_of(type(action))
    facts: dict[str, Fact] = {}
    if isinstance(action, Roll):
        facts["face"] = dice_fact(action.die)
    elif isinstance(action, Reroll):
        facts = {"dice": dice_fact(action.dice), "some": bool(action.dice)}
    elif isinstance(action, Announce):
        facts = {
            "die": die_fact(action.face),
            "pawn": f"pawn:{action.pawn}" if action.pawn else "",
            "two": bool(action.pawn),
        }
    elif isinstance(action, Go | Step):
        facts["cell"] = action.to
    elif isinstance(action, Walk):
        facts["path"] = action.path
    elif isinstance(action, Play):
        facts["card"] = f"card:{action.card}"
    return Finding(f"am-act-{tag.replace('_', '-')}", _CLAUSES[tag], facts)


def hint(_game: Any, _view: Cut[State], _action: Action) -> Finding | None:
    """No act of this game is worth a word of its own."""
    return None


def pieces(state: State) -> dict[str, int]:
    """Ankhs, pawns, and each explorer's cards, drawn or still to be told."""
    counts = {"ankhs": sum(state.ankhs.values()) + state.taken, "pawns": len(state.pawns)}
    for seat in state.explorers:
        hand = state.hands[seat].value
        played = len(state.played[seat])
        drawn = 5 * len(state.pawns_of(seat))
        counts[f"cards of {seat}"] = len(hand) + played if isinstance(hand, tuple) else drawn
    return counts


def show(state: State) -> str:
    """The position in one line: whose turn, the mummy, the pawns with their ankhs, the dice."""
    pawns = "  ".join(f"{pawn} {state.cell(pawn)} {'+' * state.ankhs[pawn]}" for pawn in state.pawns)
    played = " ".join(card for cards in state.played.values() for card in cards) or "-"
    moment = f" {state.now.value}" if state.playing and state.now else ""
    turn = "over" if state.ending else f"{state.actor or 'all'} {state.stage.value}{moment}"
    dice = " ".join(state.faces) or "-"
    return f"{turn} | mummy {state.mummy_cell} {'+' * state.taken} | {pawns} | aside {state.aside}, {dice} | {played}"
