"""Walks of Aménophis, written apart and plainly: all paths one by one, on the drawn map itself."""

from __future__ import annotations

from collections.abc import Iterator

Cell = tuple[int, int]
"""Row and column, from 0."""


class PlainMaze:
    """The map as it is drawn; asks the characters themselves whether there is a wall."""

    def __init__(self, text: str) -> None:
        self.rows = text.strip("\n").split("\n")
        self.height, self.width = len(self.rows) // 2, len(self.rows[0]) // 4

    def neighbours(self, cell: Cell) -> Iterator[Cell]:
        row, column = cell
        if self.rows[2 * row][4 * column + 2] == " ":
            yield row - 1, column
        if self.rows[2 * row + 2][4 * column + 2] == " ":
            yield row + 1, column
        if self.rows[2 * row + 1][4 * column] == " ":
            yield row, column - 1
        if self.rows[2 * row + 1][4 * column + 4] == " ":
            yield row, column + 1

    def paths(self, cell: Cell, steps: int, closed: set[Cell]) -> Iterator[list[Cell]]:
        """Every walk of exactly so many steps that enters no closed cell."""
        if steps == 0:
            yield []
            return
        for there in self.neighbours(cell):
            if there not in closed:
                yield from ([there, *rest] for rest in self.paths(there, steps - 1, closed))

    def arrow(self, cell: Cell, closed: set[Cell]) -> set[Cell]:
        """The last cells before the next obstacle, in all directions that have a first one."""
        ends = set()
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            here, moved = cell, False
            while (there := (here[0] + down, here[1] + right)) in set(self.neighbours(here)) - closed:
                here, moved = there, True
            if moved:
                ends.add(here)
        return ends


def name(cell: Cell) -> str:
    return f"{'abcdefghijklmnop'[cell[1]]}{cell[0] + 1}"


def cell_of(text: str) -> Cell:
    return int(text[1:]) - 1, "abcdefghijklmnop".index(text[0])
