"""What is open in a position: the prompts, and the acts a seat may choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from engine.core.facts import seat_fact
from engine.core.game import Need, Prompt
from engine.core.rulings import Fact
from engine.games.lunar_command.actions import Action, Build, Stop, Walk
from engine.games.lunar_command.building import builds
from engine.games.lunar_command.facts import (
    ACTIONS,
    COLOUR,
    SPACEWALK,
    UFO,
    WHITE_ACTION,
    some_things,
    team_fact,
    things,
)
from engine.games.lunar_command.placing import placements, still_to_place
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.state import Phase, State
from engine.games.lunar_command.tokens import COLOURED_KINDS, WHITE_KINDS
from engine.games.lunar_command.ufos import abductions, ufo_moves
from engine.games.lunar_command.walking import steps

DIE: Final = "lunar_command"


def shown(rules: Rules, rolled: tuple[str, ...], team: str) -> tuple[str, ...]:
    """The actions that these words of a face offer a team (LC-3.1, LC-4.9)."""
    offered = {_action(rules, word, team) for word in rolled}
    return tuple(action for action in ACTIONS if action in offered)


def _action(rules: Rules, word: str, team: str) -> str:
    if word == COLOUR or not word.startswith(f"{COLOUR}:"):
        return word
    return COLOUR if rules.any_tile or word == f"{COLOUR}:{team}" else ""


def acts_of(rules: Rules, state: State, action: str) -> Iterator[Action]:
    """All acts that carry out one of the actions of a face."""
    return _ACTS[action](rules, state)


def _white(rules: Rules, state: State) -> Iterator[Build]:
    return builds(rules, state, state.mover, WHITE_KINDS)


def _coloured(rules: Rules, state: State) -> Iterator[Build]:
    return builds(rules, state, state.mover, COLOURED_KINDS)


def _walk(rules: Rules, state: State) -> Iterator[Walk]:
    return steps(rules, state)


def _ufo(rules: Rules, state: State) -> Iterator[Action]:
    return chain(ufo_moves(rules, state), abductions(rules, state))


_ACTS: Final[dict[str, Callable[[Rules, State], Iterator[Action]]]] = {
    WHITE_ACTION: _white,
    COLOUR: _coloured,
    SPACEWALK: _walk,
    UFO: _ufo,
}


def possible(rules: Rules, state: State) -> tuple[str, ...]:
    """The shown actions that can be carried out."""
    offered = shown(rules, state.rolled, state.team)
    return tuple(action for action in offered if next(acts_of(rules, state, action), None) is not None)


def open_acts(rules: Rules, state: State) -> tuple[Action, ...]:
    """The acts open to the seat at the turn; rolls are not among them."""
    if state.phase is Phase.PLACE:
        return tuple(placements(rules, state))
    if state.phase is Phase.ACT:
        offered = shown(rules, state.rolled, state.team)
        return tuple(chain.from_iterable(acts_of(rules, state, action) for action in offered))
    if state.phase is Phase.WALK:
        acts: tuple[Action, ...] = tuple(steps(rules, state))
        return acts if state.walk and state.walk.at else (*acts, Stop())
    return ()


def prompt(rules: Rules, state: State) -> Prompt:
    """What the seat at the turn owes."""
    facts: dict[str, Fact] = {"seat": seat_fact(state.mover), "colour": team_fact(state.team)}
    if state.phase is Phase.ROLL:
        return Prompt(Need.DICE, state.mover, "lc-ask-roll", "LC-3.1", (DIE,), facts)
    if state.phase is Phase.ACT:
        facts["possible"] = things(possible(rules, state))
        return Prompt(Need.CHOICE, state.mover, "lc-ask-act", "LC-3.1", (), facts)
    if state.phase is Phase.PLACE:
        facts["things"] = some_things(still_to_place(rules, state))
        return Prompt(Need.CHOICE, state.mover, "lc-ask-place", "LC-11.1", (), facts)
    walk = state.walk
    assert walk is not None
    facts["left"] = walk.left
    if walk.at:
        return Prompt(Need.CHOICE, state.mover, "lc-ask-go-on", "LC-5.2", (), {**facts, "space": walk.at})
    return Prompt(Need.CHOICE, state.mover, "lc-ask-step", "LC-5.1", (), facts)
