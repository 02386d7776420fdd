"""What the player at the turn might say to have done, or ask about, where it is not open: the referee tells why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.secrets import Cut
from engine.games.lunar_command.actions import Action, Build, ClaimStation, MoveUfo, Pass, Place, Walk
from engine.games.lunar_command.choices import open_acts, shown
from engine.games.lunar_command.facts import COLOUR, SPACEWALK, UFO, WHITE_ACTION
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.state import FIGURES, Phase, State
from engine.games.lunar_command.tokens import COLOURED_KINDS, FREE, WHITE_KINDS

MOST_OPEN_SIDES = 2
_KINDS = {WHITE_ACTION: WHITE_KINDS, COLOUR: COLOURED_KINDS}


def claims(game: Any, view: Cut[State]) -> Iterator[Action]:
    """The acts of the face, or of what is to be placed, at all other spaces; and the claims that are never open."""
    state, rules = view.value, game.rules
    if view.viewer != state.turn:
        return
    if state.phase is Phase.PLACE:
        yield from (Place(thing, at) for thing in state.to_place for at in state.grid.names)
    if state.phase is Phase.ACT:
        yield from _by_the_face(rules, state)
    if state.phase is Phase.WALK:
        yield from _walks(state)
    if state.phase is not Phase.PLACE:
        yield Pass()
        yield from (ClaimStation(at) for at in _enclosed(state))


def _by_the_face(rules: Rules, state: State) -> Iterator[Action]:
    offered = shown(rules, state.rolled, state.team)
    for action in offered:
        yield from _builds(rules, state, _KINDS.get(action, ()))
    if SPACEWALK in offered:
        yield from _walks(state)
    if UFO in offered:
        yield from (MoveUfo(ufo, to) for ufo in state.ufos for to in state.grid.names if to != ufo)


def _builds(rules: Rules, state: State, kinds: tuple[str, ...]) -> Iterator[Build]:
    """Where no way to lie is open, how the piece lies is not asked either."""
    built = {(act.piece, act.at) for act in open_acts(rules, state) if isinstance(act, Build)}
    return (Build(piece, at) for piece in kinds for at in state.grid.names if (piece, at) not in built)


def _walks(state: State) -> Iterator[Walk]:
    """One step of each figure to each space beside it."""
    grid = state.grid
    for figure in FIGURES:
        for place in state.figures(figure):
            yield from (Walk(figure, place, grid.names[to]) for _, to in grid.around[grid.index[place]])


def _enclosed(state: State) -> Iterator[str]:
    """Free spaces that somebody could take for the inside of a station: no more than two sides are open."""
    for space, token in enumerate(state.board):
        walls = sum(state.board[to] != FREE for _, to in state.grid.around[space])
        if token == FREE and walls >= MOST_OPEN_SIDES:
            yield state.grid.names[space]
