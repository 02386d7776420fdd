"""Which pieces are connected (LC-2.4), and what a seat's starting dome leads to (LC-4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.games.lunar_command.grid import OPPOSITE, grid
from engine.games.lunar_command.state import State
from engine.games.lunar_command.tokens import (
    COLOUR_OF,
    FREE,
    HALF_TOKENS,
    KINDS_OF,
    STRAIGHT_TOKENS,
    WHITE,
    sides_of,
)

_SIDES: Final = {
    directed: {token: sides_of(token, directed) for token in (FREE, *KINDS_OF)} for directed in (True, False)
}


class Network:
    """The connections of one board. `links`: space -> the spaces whose pieces are connected to the one there."""

    def __init__(self, width: int, board: tuple[str, ...], directed: bool) -> None:
        """`directed`: straight walls connect at their two ends only."""
        self.grid, self.board = grid(width, len(board) // width), board
        table = _SIDES[directed]
        self.sides = [table[token] for token in board]
        self.links = [self._linked(space, sides) if sides else () for space, sides in enumerate(self.sides)]
        self._reached: dict[tuple[tuple[int, ...], str], frozenset[int]] = {}

    def _linked(self, space: int, sides: int) -> tuple[int, ...]:
        there = self.sides
        return tuple(
            [other for side, other in self.grid.around[space] if sides & side and there[other] & OPPOSITE[side]]
        )

    def linked(self, cells: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """What a piece would be connected to. `cells`: each space it takes, with its connecting sides there."""
        places = dict(cells)
        found = [other for space, sides in places.items() for other in self._linked(space, sides)]
        return tuple(dict.fromkeys(other for other in found if other not in places))

    def beside(self, spaces: Iterable[int]) -> tuple[int, ...]:
        """The built spaces beside these, connected or not."""
        own = set(spaces)
        near = [other for space in own for _side, other in self.grid.around[space]]
        return tuple(dict.fromkeys(other for other in near if other not in own and self.board[other] != FREE))

    def reached(self, bases: tuple[int, ...], team: str) -> frozenset[int]:
        """The pieces that lead back to one of these starting domes through the team's pieces and white ones."""
        key = (bases, team)
        if key not in self._reached:
            self._reached[key] = self._flood(bases, team)
        return self._reached[key]

    def _flood(self, bases: tuple[int, ...], team: str) -> frozenset[int]:
        passable, found, todo = (team, WHITE), set(bases), list(bases)
        while todo:
            for other in self.links[todo.pop()]:
                if other not in found and COLOUR_OF[self.board[other]] in passable:
                    found.add(other)
                    todo.append(other)
        return frozenset(found)

    def wall_at(self, space: int) -> tuple[int, ...]:
        """All spaces of the straight wall there; empty if there is none."""
        token = self.board[space]
        if token in HALF_TOKENS:
            columns, rows = _TO_OTHER_HALF[token]
            return (space, space + columns + rows * self.grid.width)
        return (space,) if token in STRAIGHT_TOKENS else ()

    def is_near_own(self, linked: Iterable[int], team: str) -> bool:
        """Whether a new piece, connected to `linked`, reaches one of the team's coloured pieces directly or
        through one straight wall (LC-4.5)."""
        return any(COLOUR_OF[self.board[other]] == team or self._wall_leads_to_own(other, team) for other in linked)

    def _wall_leads_to_own(self, space: int, team: str) -> bool:
        wall = self.wall_at(space)
        far = (other for part in wall for other in self.links[part] if other not in wall)
        return any(COLOUR_OF[self.board[other]] == team for other in far)

    def joined(self, spaces: Iterable[int]) -> bool:
        """Whether some two of these pieces hang together already, so that one more piece between them makes a ring."""
        seen: set[int] = set()
        for start in spaces:
            if start in seen:
                return True
            seen.add(start)
            todo = [start]
            while todo:
                for other in self.links[todo.pop()]:
                    if other not in seen:
                        seen.add(other)
                        todo.append(other)
        return False


_TO_OTHER_HALF: Final = {"<-": (1, 0), "->": (-1, 0), "/\\": (0, 1), "\\/": (0, -1)}
"""Columns and rows to the other half of a long straight wall."""


@lru_cache(maxsize=64)
def network(width: int, board: tuple[str, ...], directed: bool) -> Network:
    """The connections of this board."""
    return Network(width, board, directed)


def network_of(state: State, directed: bool) -> Network:
    """The connections of a position."""
    return network(state.width, state.board, directed)
