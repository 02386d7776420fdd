"""What the seat that is to act might say to have done, or ask about, where it is not open: the referee tells why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.secrets import Cut
from engine.games.amenophis.actions import Action, Cancel, Done, GiveUp, Go, Play, Step, Stop
from engine.games.amenophis.state import Moment, Stage, State, known


def claims(_game: Any, view: Cut[State]) -> Iterator[Action]:
    """Every other cell of the maze, or beside the mummy, every card of the own hand, and the ends of a turn."""
    state = view.value
    if view.viewer != state.actor:
        return
    if view.viewer == state.mummy:
        if state.stage is not Stage.MUMMY_ROLL:
            yield from (Step(cell) for cell in state.maze.cells if state.maze.adjacent(cell, state.mummy_cell))
            yield Stop()
        return
    if state.now is Moment.MOVE:
        yield from (Go(cell) for cell in state.maze.cells)
    if state.now in (Moment.MOVE, Moment.MOVED):
        yield from (Play(card) for card in known(state.hands[view.viewer]))
    yield from (Cancel(), GiveUp(), Done())
