"""The square grid of movement spaces: names (`a1` is the north-west corner), neighbours and sides. Pure geometry."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ALL_SIDES: Final = NORTH | EAST | SOUTH | WEST
OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
WEST_EAST: Final = "west-east"
NORTH_SOUTH: Final = "north-south"
AXES: Final = (WEST_EAST, NORTH_SOUTH)
"""How a straight wall lies, or an airlock joins."""
AXIS_SIDES: Final = {WEST_EAST: EAST | WEST, NORTH_SOUTH: NORTH | SOUTH}
MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 40

_OFFSETS: Final = ((NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0))


class Grid:
    """`width` × `height` spaces, counted row by row from the north-west. `around`: (side, neighbour) of each space."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.size = width * height
        self.names = tuple(space_name(i // width, i % width) for i in range(self.size))
        self.index = {name: i for i, name in enumerate(self.names)}
        self.around = tuple(tuple(self._neighbours(i)) for i in range(self.size))
        self.step = tuple(dict(pairs) for pairs in self.around)

    def _neighbours(self, space: int) -> list[tuple[int, int]]:
        row, column = divmod(space, self.width)
        found = []
        for side, east, south in _OFFSETS:
            if 0 <= column + east < self.width and 0 <= row + south < self.height:
                found.append((side, (row + south) * self.width + column + east))
        return found

    def in_order(self, spaces: object) -> tuple[str, ...]:
        """Names of spaces in the order of the board. `spaces`: indices."""
        return tuple(self.names[i] for i in sorted(spaces))  # type: ignore[call-overload]


@lru_cache(maxsize=64)
def grid(width: int, height: int) -> Grid:
    """The grid of this size."""
    return Grid(width, height)


def space_name(row: int, column: int) -> str:
    """`a1` for the first row and column."""
    return f"{chr(ord('a') + column)}{row + 1}"
