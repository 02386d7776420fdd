"""Hints from what everybody sees, never from a code: the act stands all the same (PC-3.6, PC-3.12)."""

from __future__ import annotations

from engine.core.facts import colour_fact, seat_fact
from engine.games.pirate_code.actions import Move, Place
from engine.games.pirate_code.choices import acts_of
from engine.games.pirate_code.rules import Rules, Story
from engine.games.pirate_code.state import STAYS, State


def advise_colour(story: Story, before: State, act: Place | Move, guess: str) -> None:
    """What speaks against this colour on this area. `before`: the state before the act; `guess`: the one it uses."""
    area, rules = before.areas[act.on], story.rules
    facts = {"colour": colour_fact(act.colour), "on": seat_fact(act.on)}
    if area.brown.get(act.colour):
        story.advises("pc-advise-brown", "PC-3.6", **facts)
    if act.colour in area.gold and not rules.repeats:
        story.advises("pc-advise-gold", "PC-3.6", **facts)
    elif isinstance(act, Place) and not rules.repeats and _could_move(rules, before, act, guess):
        story.advises("pc-advise-move", "PC-3.12", **facts)


def _could_move(rules: Rules, state: State, act: Place, guess: str) -> bool:
    """Whether the same guess could move a gem of that colour which was scored as misplaced where it lies. One that had
    to change places was not (PC-3.8), and for the skeleton's gem nothing is moved (PC-7.2)."""
    told = state.told.get(act.on, ())
    misplaced = {item.at for item in told if item.lies and item.answer == STAYS and item.colour == act.colour}
    moves = (other for other in acts_of(rules, state, guess) if isinstance(other, Move) and other.on == act.on)
    return any(move.from_at in misplaced for move in moves)


def advise_chest(story: Story, colour: str) -> None:
    """A colour said to be used up of which some gems must be left, whatever lies in the chests of the players."""
    if surely_left(story.rules, story.state, colour):
        story.advises("pc-advise-not-empty", "PC-2.4", colour=colour_fact(colour))


def surely_left(rules: Rules, state: State, colour: str) -> bool:
    """Whether the gems that everybody sees, and the most that codes could hold, leave some in the gem chest."""
    codes = len(rules.match.owners(state)) * (rules.code_length if rules.repeats else 1)
    lying = sum((*area.guess, *area.gold).count(colour) + area.brown.get(colour, 0) for area in state.areas.values())
    return lying + (state.hand == colour) + codes < rules.gems_per_colour
