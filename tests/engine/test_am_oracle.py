"""Reachability against all paths one by one, on random small mazes."""

from __future__ import annotations

import random

from am_oracle import Cell, PlainMaze, cell_of, name
from am_rig import MAZE, Table
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.amenophis import reach
from engine.games.amenophis.maze import Maze


def drawn(chance: random.Random, width: int, height: int) -> str:
    """A random map, without symbols."""
    lines = ["+" + "---+" * width]
    for row in range(height):
        across = ["|" if column == width - 1 or chance.random() < 0.3 else " " for column in range(width)]
        below = ["---" if row == height - 1 or chance.random() < 0.3 else "   " for _ in range(width)]
        lines += ["|" + "".join(f"   {wall}" for wall in across), "+" + "".join(f"{wall}+" for wall in below)]
    return "\n".join(lines)


def as_maze(plain: PlainMaze) -> Maze:
    """The same map as masks, made by the oracle's eyes."""
    east = south = 0
    for row in range(plain.height):
        for column in range(plain.width):
            near = set(plain.neighbours((row, column)))
            bit = 1 << (row * plain.width + column)
            east |= bit if (row, column + 1) in near else 0
            south |= bit if (row + 1, column) in near else 0
    return Maze(plain.width, plain.height, "a1", "a1", {}, f"{east:x}", f"{south:x}")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 5), st.integers(2, 4), st.integers(1, 5))
def test_exact_walks_end_where_some_path_ends(seed: int, width: int, height: int, steps: int) -> None:
    chance = random.Random(seed)
    plain = PlainMaze(drawn(chance, width, height))
    maze = as_maze(plain)
    cells = [(row, column) for row in range(height) for column in range(width)]
    start, closed = chance.choice(cells), set(chance.sample(cells, chance.randrange(4)))
    mask = sum(maze.bit(name(cell)) for cell in closed)
    by_paths = {path[-1] for path in plain.paths(start, steps, closed)}
    assert set(maze.named(reach.ends(maze, name(start), steps, mask))) == {name(cell) for cell in by_paths}
    slides = {way[-1] for way in reach.slides(maze, name(start), mask)}
    assert slides == {name(cell) for cell in plain.arrow(start, closed)}


def test_the_offers_of_a_move_are_those_of_the_oracle() -> None:
    chance = random.Random(4)
    for _ in range(60):
        cells = chance.sample([f"{column}{row}" for column in "abcde" for row in range(1, 5)], 3)
        red, blue, mummy = cells
        die = chance.choice(["1", "2", "3", "4", "arrow"])
        table = Table({"red": red, "blue": blue}, mummy, "announced", announced=die)
        assert table.ends("red") == _by_oracle(table.state.maze, red, blue, mummy, die)


def _by_oracle(maze: Maze, red: str, blue: str, mummy: str, die: str) -> set[str]:
    plain = PlainMaze(MAZE)
    closed: set[Cell] = {cell_of(cell) for cell in (maze.start, maze.dungeon, mummy)}
    if die == "arrow":
        return {name(cell) for cell in plain.arrow(cell_of(red), closed | {cell_of(blue)})}
    ends = {path[-1] for path in plain.paths(cell_of(red), int(die), closed)}
    return {name(cell) for cell in ends - {cell_of(blue)}}
