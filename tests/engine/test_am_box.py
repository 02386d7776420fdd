"""What lies in the box of Aménophis: the maze, the dice, the rulesets; and how fast it is refereed."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from am_rig import SPEC, Table
from conformance import faces_of, seats_of

from config.boards import builtin_board
from config.dice import builtin_die
from config.rulesets import builtin_rulesets
from engine.core.game import Need, SetupError
from engine.core.options import Ruleset
from engine.core.replay import advance
from engine.core.secrets import cut
from engine.games.amenophis import reach
from engine.games.amenophis.game import CARDS
from engine.games.amenophis.maze import Maze, read_maze

BOARD = builtin_board("amenophis")
GRID = BOARD["map"]


def test_the_board_has_eight_by_eight_cells_and_a_symbol_for_each_card() -> None:
    maze = read_maze(BOARD, CARDS)
    assert (maze.width, maze.height, len(maze.symbols), len(CARDS)) == (8, 8, 23, 23)
    assert BOARD["assumed"] == ["map"]
    assert maze.start not in maze.symbols.values()
    assert maze.dungeon not in maze.symbols.values()


def test_no_one_can_be_walled_in_for_good_on_the_board() -> None:
    maze = read_maze(BOARD, CARDS)
    closed = maze.bit(maze.start) | maze.bit(maze.dungeon)
    for cell in maze.cells:
        assert reach.ends(maze, cell, 1, closed), cell


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("| r3|", "| rr3", "map row 6, column 5: '3' is no wall"),
        (" r3", " r33", "map row 6 has 34 characters, the first row has 33; make them equally long"),
        (" r3", " x3", "map row 6, column 2: 'x3' is no card; write one of r1 to y4, S, D, or blanks"),
        (" r3", " r4", "map row 16, column 10: 'r4' stands in a3 already"),
        (" r3", "   ", "the map has no cell for r3"),
        (" r3", "S  ", "the map has 2 cells marked 'S'"),
        (" D ", "   ", "the map has 0 cells marked 'D'"),
        ("| S ", "  S ", "map row 16, column 1: the maze is open here; close it"),
        (
            "+---+---+---+---+---+---+---+---+\n|     r2",
            "+---+   +---+---+---+---+---+---+\n|     r2",
            "map row 1, column 6",
        ),
        ("+---+---+---+", "+---+---+", "characters"),
    ],
)
def test_a_bad_map_is_refused_with_row_and_column(old: str, new: str, message: str) -> None:
    assert old in GRID
    with pytest.raises(SetupError, match=message):
        read_maze({"map": GRID.replace(old, new, 1)}, CARDS)


def test_cells_that_nobody_can_reach_are_refused_by_row_and_column() -> None:
    walled = GRID.replace("|     r2 ", "|   | r2 ")
    with pytest.raises(SetupError, match="map row 2, column 2: no way leads from the start to a1; open a wall there"):
        read_maze({"map": walled}, CARDS)


def test_a_dungeon_without_a_way_out_is_refused() -> None:
    row = next(line for line in GRID.splitlines() if " D " in line)
    closed = GRID.replace(row, row.replace("   D  ", " | D |"))
    lines = closed.splitlines()
    at = next(number for number, line in enumerate(lines) if "| D |" in line)
    column = lines[at].index("| D |")
    lines[at - 1] = lines[at - 1][: column + 1] + "---" + lines[at - 1][column + 4 :]
    with pytest.raises(SetupError, match="no way leads out of the dungeon e8; open a wall"):
        read_maze({"map": "\n".join(lines)}, CARDS)


def test_no_map_and_a_map_of_nonsense_are_refused() -> None:
    for box in ({}, {"map": 3}, {"map": ""}, {"map": "+--+"}, {"map": "\n".join(["+---" * 20 + "+"] * 41)}):
        with pytest.raises(SetupError, match="map"):
            read_maze(box, CARDS)


def test_the_dice_have_the_faces_of_the_box() -> None:
    explorers, mummy = builtin_die("amenophis_explorer"), builtin_die("amenophis_mummy")
    assert [face.means for face in explorers.faces] == [("1",), ("2",), ("3",), ("4",), ("arrow",), ("mummy",)]
    assert [face.means for face in mummy.faces] == [("1",), ("2",), ("2",), ("3",), ("3",), ("4",)]
    assert all(face.assumed for face in mummy.faces), "its numbers are a guess"


@pytest.mark.parametrize(
    ("faces", "message"),
    [
        ({"amenophis_explorer": [("mummy",)]}, "every face of the explorers' die is a mummy"),
        ({"amenophis_explorer": [("1", "2")]}, "a face of the die 'amenophis_explorer' means '1 2'"),
        ({"amenophis_mummy": [()]}, "a face of the die 'amenophis_mummy' means 'nothing'; give it one of: 1, 2"),
    ],
)
def test_dice_that_cannot_be_played_with_are_refused(faces: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Table(faces=faces)


def test_the_rulesets_start_with_as_many_as_may_play() -> None:
    rulesets = builtin_rulesets("amenophis")
    assert {named.edition for named in rulesets.values()} == {"digest", "fr"}
    assert len(rulesets) == 3
    for named in rulesets.values():
        for count in range(2, 6):
            assert SPEC.build(named.ruleset, faces_of(SPEC), BOARD).start(seats_of(count)).explorers


# ---- speed


def test_nine_steps_on_an_open_board_take_a_fifth_of_a_millisecond_at_most() -> None:
    every = (1 << 64) - 1
    east = every & ~sum(1 << (row * 8 + 7) for row in range(8))
    maze = Maze(8, 8, "a8", "e8", {}, f"{east:x}", f"{every >> 8:x}")
    assert bin(reach.ends(maze, "d4", 9, 0)).count("1") == 32, "every second cell"
    began = time.process_time()
    for _ in range(500):
        reach.ends(maze, "d4", 9, 0)
    assert (time.process_time() - began) / 500 < 0.0002


def test_three_thousand_acts_a_second() -> None:
    game = SPEC.build(Ruleset(), faces_of(SPEC), BOARD)
    played = [recorded(game, seed) for seed in range(4)]
    began = time.process_time()
    for state, acts in played:
        for by, act in acts:
            state = advance(game, state, game.rule(state, by, act))
    seconds = time.process_time() - began
    assert sum(len(acts) for _, acts in played) > 600
    assert sum(len(acts) for _, acts in played) / seconds > 3_000


def recorded(game: Any, seed: int) -> tuple[Any, list[tuple[str, Any]]]:
    """A start, and the acts of a game among five bots."""
    chance = random.Random(seed)
    first = state = game.start(seats_of(5))
    bot, acts = SPEC.bot(game, chance), []
    while game.outcome(state) is None:
        prompt = game.pending(state)[0]
        choice = prompt.need is Need.CHOICE
        act = bot(cut(state, prompt.seat)) if choice else SPEC.chance(game, state, prompt, chance)
        acts.append((prompt.seat, act))
        state = advance(game, state, game.rule(state, prompt.seat, act))
    return first, acts
