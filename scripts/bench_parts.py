"""The two computations that a game must not wait for, each beside the plain way to do it."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "engine")]

from am_oracle import PlainMaze  # noqa: E402

from engine.games.amenophis import reach  # noqa: E402
from engine.games.amenophis.maze import Maze  # noqa: E402
from engine.games.pirate_code.honour import codes_of, possible  # noqa: E402
from engine.games.pirate_code.state import GOLD, STAYS, Code, Told  # noqa: E402

Row = tuple[str, float, str, float | None, str]
COLOURS = ("white", "blue", "green", "red", "yellow", "black")
SIDE, STEPS, ANSWERS = 8, 9, 20


def figures() -> list[Row]:
    """Rows of (what, value, unit, baseline or None, what the baseline is)."""
    return [_reach(), _honour(repeats=False), _honour(repeats=True)]


def _reach() -> Row:
    """A mummy with nine steps where no wall stands. The plain way walks all paths: here of five steps, as a start."""
    cells = SIDE * SIDE
    east = sum(1 << cell for cell in range(cells) if cell % SIDE < SIDE - 1)
    maze = Maze(SIDE, SIDE, "a1", "h8", {}, f"{east:x}", f"{(1 << (cells - SIDE)) - 1:x}")
    lines = ["+" + "---+" * SIDE]
    for row in range(SIDE):
        lines += ["|" + "    " * (SIDE - 1) + "   |", "+" + ("---+" if row == SIDE - 1 else "   +") * SIDE]
    plain = PlainMaze("\n".join(lines))
    masked = _milliseconds(lambda: reach.ends(maze, "d4", STEPS, maze.bit("a1") | maze.bit("h8")))
    paths = _milliseconds(lambda: {path[-1] for path in plain.paths((3, 3), 5, {(0, 0), (7, 7)})})
    return (
        f"Aménophis: all ends of {STEPS} steps on an open 8x8 maze",
        masked,
        "ms",
        paths,
        "all paths of only 5 steps",
    )


def _honour(repeats: bool) -> Row:
    """Twenty answers about one code, checked against all codes."""
    codes, chance = codes_of(COLOURS, 4, repeats), random.Random(1)
    code = chance.choice(codes.all)
    told = tuple(_answer(code, chance.choice(COLOURS), chance.randrange(1, 5), number) for number in range(ANSWERS))
    fast = _milliseconds(lambda: possible(codes, told))
    plain = _milliseconds(lambda: [one for one in codes.all if all(_fits(one, item) for item in told)])
    count = len(codes.all)
    return (
        f"Pirate Code: {ANSWERS} honour answers against {count:,} codes",
        fast,
        "ms",
        plain,
        "code by code, place only",
    )


def _answer(code: Code, colour: str, at: int, number: int) -> Told:
    answer = GOLD if code[at - 1] == colour else STAYS if colour in code else "brown"
    return Told(colour, at, answer, number)


def _fits(code: Code, item: Told) -> bool:
    return (code[item.at - 1] == item.colour) == (item.answer == GOLD)


def _milliseconds(work: Callable[[], object]) -> float:
    """The best of a few rounds, in processor time."""
    best = float("inf")
    for _ in range(7):
        start = time.process_time()
        for _ in range(20):
            work()
        best = min(best, (time.process_time() - start) / 20)
    return best * 1000
