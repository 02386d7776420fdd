"""Exact walks: which cells a walk of so many steps can end on. A mask is spread step by step; no path is listed."""

from __future__ import annotations

from engine.games.amenophis.maze import Maze


def ends(maze: Maze, cell: str, steps: int, closed: int) -> int:
    """The cells on which a walk of exactly `steps` can end (AM-4.7), never entering a cell of the mask `closed`.

    A cell may be entered more than once, and there and back is a walk, too.
    """
    mask, free = maze.bit(cell), ~closed
    for _ in range(steps):
        mask = maze.spread(mask) & free
    return mask


def walk(maze: Maze, cell: str, to: str, steps: int, closed: int) -> tuple[str, ...]:
    """Some walk of exactly so many steps, both ends included; empty if there is none."""
    masks = [maze.bit(cell)]
    for _ in range(steps):
        masks.append(maze.spread(masks[-1]) & ~closed)
    if not masks[-1] & maze.bit(to):
        return ()
    way = [to]
    for mask in reversed(masks[:-1]):
        way.append(maze.named(maze.spread(maze.bit(way[-1])) & mask)[0])
    return tuple(reversed(way))


def slides(maze: Maze, cell: str, closed: int) -> tuple[tuple[str, ...], ...]:
    """The straight ways of an arrow (AM-4.11): one a direction that has a first free cell, each up to the last one."""
    ways = (tuple(_straight(maze, cell, direction, closed)) for direction in range(4))
    return tuple(way for way in ways if way)


def _straight(maze: Maze, cell: str, direction: int, closed: int) -> list[str]:
    way: list[str] = []
    here = maze.beyond(cell, direction)
    while here is not None and not maze.bit(here) & closed:
        way.append(here)
        here = maze.beyond(here, direction)
    return way
