"""Written positions and boards of Lunar Command that cannot be: what the referee says is wrong, and how to mend it."""

from __future__ import annotations

from typing import Any

import pytest
from lc_rig import Table

from engine.core.game import SetupError

BOARD = """
*O -- [O .. *L
|| .. || .. ..
[] -- [] .. uf
.. a1 .. r1 ..
*L .. .. .. *O
"""
STATION = [{"spaces": ["b2"], "owner": "orange"}]

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "key": (
        {"robot": 3},
        "the position cannot be read: Object contains unknown field `robot`; a position has: turn, map",
    ),
    "turn": ({"turn": "Zoe"}, "`turn` is 'Zoe', who does not play; the seats are s1, s2"),
    "unlisted station": ({"closed_stations": []}, "enclose b2; add that station to `closed_stations`"),
    "no such station": (
        {"closed_stations": [*STATION, {"spaces": ["d2"]}]},
        "`closed_stations` has d2, but the pieces on the map enclose: b2",
    ),
    "owner": (
        {"closed_stations": [{"spaces": ["b2"], "owner": "red"}]},
        "the owner of a station is 'red'; write orange",
    ),
    "points": ({"scores": {"orange": 11}}, "orange has 11 points; before the end it is 0 to 10"),
    "negative": ({"scores": {"lime": -1}}, "`scores` has -1 for lime; it cannot be less than 0"),
    "whose points": ({"scores": {"red": 1}}, "`scores` names 'red'; write orange, lime"),
    "supply": ({"supplies": {"white": {"dome": 1}}}, "`supplies` has white, dome; it is white -> straight, square"),
    "too few": ({"supplies": {"lime": {"dome": -1}}}, "there are 1 more lime dome pieces on the map than in the box"),
    "game over": (
        {"supplies": {"white": {"straight": 0, "square": 0}}},
        "all white pieces, or all coloured ones of a team, are built: the game is over",
    ),
    "rolled": ({"rolled": ["pirate"]}, "`rolled` has 'pirate'; write white, colour, spacewalk, ufo or colour:<team>"),
    "nothing possible": (
        {"rolled": ["colour:lime"]},
        "with colour:lime rolled nothing could be done; give null instead",
    ),
    "figure on a wall": (
        {"figures": {"robots": ["d4", "b1"], "astronauts": ["b4"], "ufos": ["e3"]}},
        "a robot stands on b1, where a piece is built; move one of the two",
    ),
    "ufo on a wall": (
        {"figures": {"robots": ["d4"], "astronauts": ["b4"], "ufos": ["e3", "b1"]}},
        "a UFO stands on b1, where a piece is built",
    ),
    "figure off the board": (
        {"figures": {"robots": ["z9"]}},
        "`figures` names the space 'z9'; the board goes from a1 to e5",
    ),
    "map and figures": (
        {"figures": {"robots": [], "astronauts": ["b4"], "ufos": ["e3"]}},
        r"the map shows 1 robot\(s\) on d4, and `figures` 0; make them agree",
    ),
    "map and ufos": (
        {"figures": {"robots": ["d4"], "astronauts": ["b4"]}},
        "the map shows a UFO on e3, and `figures` none; make them agree",
    ),
    "held": (
        {"figures": {"robots": ["d4"], "astronauts": ["b4"], "ufos": ["e3"], "astronauts_under_a_ufo": ["b4"]}},
        "the UFO on b4 sits on an astronaut's head, but the variant 'ufo_abduction' is not chosen; add it",
    ),
    "walk": ({"rolled": ["spacewalk"], "walk": {"left": 4}}, "`walk` has 4 steps left; a walk under way has 0 to 3"),
    "walker": (
        {"rolled": ["spacewalk"], "walk": {"left": 2, "figure": "robot", "at": "d1", "from": "d2"}},
        "`walk` has a robot on d1, but none stands there",
    ),
    "walk from nowhere": (
        {"rolled": ["spacewalk"], "walk": {"left": 2, "at": "d1"}},
        "`walk` names `at`; say which `figure` stands there, and `from` where it came",
    ),
    "crew": ({"crew": {"red": {"robot": 1}}}, "`crew` is who got how many figures: orange, lime, off"),
    "colours": ({"colours": {"s1": "red"}}, "`colours` has 's1': 'red'; write each seat's team, orange or lime"),
    "domes": ({"starting_domes": {"s1": "c1"}}, "`starting_domes` gives 's1' c1; for that seat the map has a1, e5"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be(what: str) -> None:
    wrong, message = WRONG[what]
    position = {"closed_stations": STATION, **wrong}
    rolled = tuple(position.pop("rolled")) if "rolled" in position else None
    with pytest.raises(SetupError, match=message):
        Table(BOARD, rolled, position=position)


def test_the_position_that_the_wrong_ones_are_made_of_is_right() -> None:
    table = Table(BOARD, ("spacewalk",), position={"closed_stations": STATION})
    assert table.state.closed_stations[0].owner == "orange"
    assert table.choices


WRONG_BOX: dict[str, tuple[dict[str, Any], str]] = {
    "no map": ({"map": ""}, "`map` is empty; write a line for each row"),
    "a number": ({"map": 7}, "`map` must be a text, or a list of texts"),
    "too wide": ({"map": " ".join([".."] * 27) + "\n" + " ".join([".."] * 27)}, "the map has 27 columns and 2 rows"),
    "token": (
        {"map": "*O .. *L\n*L r0 *O"},
        r"row 2, column 2 \(b2\) of the map: 'r0' is nothing that can stand there",
    ),
    "kind": ({"supply": {"tower": 3}}, "`supply` names 'tower'; the pieces are straight, square"),
    "count": ({"supply": {"dome": -1}}, "`supply` has -1 of dome; write a number from 0"),
    "domes": ({"supply": {"dome": 20}}, "`supply` has 20 domes a team and 14 square walls to put them on; add walls"),
    "room": ({"supply": {"straight": 90}}, "the pieces take 124 spaces"),
    "ufos": ({"ufos_off": True}, "`ufos_off` is True; it is the number of UFOs"),
    "held": (
        {"map": "*O ua .. *L\n*L .. .. *O", "supply": dict.fromkeys(("straight", "square", "dome"), 0)},
        "the UFO on b1",
    ),
}


@pytest.mark.parametrize("what", WRONG_BOX)
def test_a_box_that_cannot_be(what: str) -> None:
    box, message = WRONG_BOX[what]
    with pytest.raises(SetupError, match=message):
        Table(box=box)


def test_long_and_short_straight_walls_do_not_mix() -> None:
    with pytest.raises(SetupError, match=r"straight walls of 1 space\(s\), but the option 'straight_wall_length' is 2"):
        Table(BOARD, None, position={"closed_stations": STATION}, straight_wall_length=2)


def test_without_supplies_it_is_the_box_less_what_is_built() -> None:
    told = {"turn": "s1", "map": BOARD.strip().splitlines(), "closed_stations": STATION}
    table = Table(position=told, box={"map": told["map"], "written": True})
    assert table.state.supplies["white"] == {"straight": 22, "square": 11}
    assert table.state.supplies["orange"]["dome"] == 5


def test_a_walk_under_way_can_be_written() -> None:
    board = BOARD.replace("|| .. || .. ..", "|| .. HO .. ..")
    figures = {"robots": ["d4", "c2"], "astronauts": ["b4"], "ufos": ["e3"]}
    walk = {"left": 2, "figure": "robot", "at": "c2", "from": "d2"}
    told = {"closed_stations": STATION, "figures": figures, "walk": walk}
    table = Table(board, ("spacewalk",), position=told)
    assert table.choices == {"walk robot c2 b2"}
    assert table.does("s1", "walk robot c2 b2")[1] == "lc-walked-in LC-7.4"


def test_one_robot_and_two_astronauts_on_a_space_of_the_map() -> None:
    board = BOARD.replace("a1 .. r1", "12 .. r9")
    state = Table(board, ("spacewalk",), position={"closed_stations": STATION}).state
    assert (state.robots, state.astronauts) == ({"b4": 1, "d4": 9}, {"b4": 2})
