"""The board file of Ramses Pyramid and written positions: what cannot be, where, and how to mend it."""

from __future__ import annotations

from typing import Any

import pytest
from rp_rig import BOARD, FACES, SPEC, Table, seats

from config.boards import builtin_board
from config.dice import builtin_die
from config.rulesets import builtin_rulesets
from engine.core.game import SetupError
from engine.core.options import Ruleset
from vision.scene import artwork


def boxed(old: str, new: str, **changed: Any) -> None:
    """Builds the game with a map in which `old` is `new`."""
    text = BOARD["map"]
    assert old in text
    SPEC.build(Ruleset(), {"ramses_pyramid": FACES}, {**BOARD, "map": text.replace(old, new, 1), **changed})


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("green   orange", "pink    orange", "row 3, column 15: 'pink' is no crystal colour"),
        ("B3    red ", "B3    rod ", "row 10, column 7: 'rod' is no crystal colour"),
        ("T2:A", "T2:AA", "row 10, column 15: 'T2:AA' is no temple space"),
        ("T3:B", "T3:A", "row 11, column 15: 'T3:A' comes twice"),
        ("T5", "T1", "row 14, column 15: 'T1' comes twice"),
        ("B4 ", "B5 ", "row 11, column 1: 'B5' begins no row; .*'B4'"),
        ("top   2       2", "top   2       x", "row 2, column 15: 'x' is no number of mummies"),
        ("top   2       2       2       2", "top   2       2       2", "row 2, column 23: '2' ends a row of 3 sides"),
        ("top   2 ", "top   3 ", "9 mummies on the top and 8 brown spaces"),
        ("L3", "L4", "row 4, column 1: 'L4' comes twice"),
        ("L1    red     yellow  blue    green", "", "rows L1, L2 and so on, without a gap"),
        ("top   2       2       2       2", "", "no row 'top'"),
        ("T6:D", "T6", "3 temples stand on the map, but `temple_colours` has 4"),
        ("B2    purple", "B2", "row 9, column 1: 'B2' has no crystal"),
    ],
)
def test_a_map_that_cannot_be_is_refused_by_row_and_column(old: str, new: str, what: str) -> None:
    with pytest.raises(SetupError, match=what):
        boxed(old, new)


def test_the_board_itself_is_fine_and_other_keys_are_checked() -> None:
    boxed("red", "red")
    with pytest.raises(SetupError, match="the board has no `map`"):
        SPEC.build(Ruleset(), {"ramses_pyramid": FACES}, {})
    for colours in ([], ["red", "red"], "red", ["pink"], None):
        with pytest.raises(SetupError, match="`temple_colours` of the board"):
            boxed("red", "red", temple_colours=colours)
    with pytest.raises(SetupError, match="4 temple spaces for 4 temples"):
        SPEC.build(
            Ruleset(),
            {"ramses_pyramid": FACES},
            {**BOARD, "map": BOARD["map"].replace("green   T1", "green").replace("purple  T5", "purple")},
        )


def test_another_box_is_played_as_it_is() -> None:
    """Three layers, six brown spaces, three mummies, three temples."""
    text = """
          N       E       S       W
    top   1       1       1       0
    L3    red     blue    red     blue
    L2    blue    red     blue    red
    L1    red     red     blue    blue
    B1    red     T1:A
    B2    .       T2:B
    B3    blue    T3
    B4    blue    T4:C
    B5    .
    B6    green
    """
    box = {"map": text, "temple_colours": ["red", "blue", "green"]}
    game = SPEC.build(Ruleset(), {"ramses_pyramid": FACES}, box)
    state = game.start(seats(3))
    assert (state.browns, state.summit, state.mummies, sorted(state.temples)) == (6, 4, 3, ["A", "B", "C"])
    assert "B5" not in state.crystals
    assert builtin_board("ramses_pyramid")["assumed"]


def test_the_prints_of_the_die_can_be_drawn_and_tell_its_faces_apart() -> None:
    die = builtin_die("ramses_pyramid")
    assert {face.print for face in die.faces} <= set(artwork.names())
    meaning = {(face.print, face.means) for face in die.faces}
    assert len(meaning) == len({face.means for face in die.faces}) == 4


def test_the_rulesets_that_come_with_the_game_can_be_played() -> None:
    named = builtin_rulesets("ramses_pyramid")
    assert len(named) >= 6
    for ruleset in named.values():
        assert SPEC.build(ruleset.ruleset, {"ramses_pyramid": FACES}, BOARD)


POSITION = {"turn": "s1", "adventurers": {"s1": "L1-N"}, "ring_crystals": {}}


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ({"turn": "s9"}, "`turn` names 's9', who does not play"),
        ({"adventurers": {"s1": "L9-X"}}, "s1 stands on 'L9-X'; write"),
        ({"adventurers": {"s1": "L5-N"}}, "s1 stands on 'L5-N'"),
        ({"adventurers": {"s1": "trapped"}}, "needs the variant 'treasure_room'"),
        ({"king": "L1"}, "nobody gets as high as the king"),
        ({"king": "L7"}, "`king` is 'L7'; he stands on 'TOP' or a layer"),
        ({"mummies": {"top": {"N": 7}, "on": ["L1-N"]}}, "s1 and a mummy both stand on L1-N"),
        ({"mummies": {"top": {"N": 6}, "on": ["L2-N", "L2-S"]}}, "two mummies are on layer L2"),
        ({"mummies": {"top": {"N": 7}, "on": ["B4"]}}, "a mummy is on 'B4'"),
        ({"mummies": {"top": {"N": 6}, "out": ["B1", "B1"]}}, "`out` has 'B1'"),
        ({"mummies": {"top": {"N": 9}}}, "9 mummies on the top and 8 brown spaces"),
        ({"king": "L3", "mummies": {"top": {"N": 7}, "out": ["B1"]}}, "the king is below the top"),
        ({"ring_crystals": {"B9": "red"}}, "`ring_crystals` names 'B9'"),
        ({"ring_crystals": {"B1": "pink"}}, "no crystal colour"),
        ({"ring_crystals": None, "tents": {"s1": ["red"]}}, "`ring_crystals` must say what is left"),
        ({"tents": {"s1": ["pink"]}}, "the tent of s1 has 'pink'"),
        ({"temples": {"A": {"at": "T1"}, "B": {"at": "T1"}, "C": {"at": "T3"}, "D": {"at": "T4"}}}, "stand on T1"),
        ({"temples": {"A": {"at": "T1"}}}, "1 temples stand on the map"),
        ({"public": {"A": "red", "B": "red"}}, "two temples hold the same colour"),
        ({"public": {"A": "orange"}}, "A holds 'orange'; the colours are"),
        ({"seen": {"s1": {"E": "red"}}}, "names the temple 'E'"),
        ({"layers": {"L1": {"N": "red"}}}, "`layers` must have L1 to L1"),
        ({"moment": "lunch"}, "`moment` is 'lunch'; write"),
        ({"moment": "placed"}, "stands on the bottom layer, not on L1-N"),
        ({"moment": "rolled"}, "`rolled` must be one of move, steal, rotate, mummy"),
        ({"moment": "rolled", "rolled": "move"}, "no special action is due"),
        ({"moment": "rolled", "rolled": "steal"}, "no special action is due"),
        ({"moment": "moving", "rolled": "rotate", "steps": 2}, "`steps` must be 1 to 1"),
        ({"moment": "moving", "rolled": ["move", "mummy"]}, "`rolled` must be one of"),
        ({"weather": "fine"}, "the position cannot be read"),
        ({"moment": "landed"}, "with a crystal or a temple, and on L1-N is neither"),
        ({"opening": {"temple": "A"}}, "`opening` says nothing at the moment 'start of turn'"),
        ({"named": {"A": "red"}}, "`named` says nothing at the moment 'start of turn'"),
        ({"moment": "opened"}, "`opening` must say which temple is in hand"),
        ({"moment": "opened", "opening": {"temple": "E"}}, "`opening` names the temple 'E'"),
        ({"moment": "opened", "opening": {"temple": "A", "shows": "orange"}}, "A shows 'orange'; the colours are"),
        ({"moment": "opened", "opening": {"temple": "A", "for": "L2-N"}}, "places for `for` are: L1-E, L1-S, L1-W"),
        ({"moment": "opened", "rolled": "move", "opening": {"temple": "A"}}, "places for `for` are: L2-N$"),
        ({"moment": "entering", "opening": {"temple": "A", "for": "L1-S"}}, "must show the colour of L1-S"),
        ({"moment": "naming"}, "needs the variant 'treasure_room'"),
    ],
)
def test_a_position_that_cannot_be_says_what_to_mend(told: dict[str, Any], what: str) -> None:
    with pytest.raises(SetupError, match=what):
        Table(position={**POSITION, **told})


def test_positions_in_the_middle_of_a_turn() -> None:
    rotate = Table(position={**POSITION, "moment": "rolled", "rolled": "rotate"})
    assert len(rotate.choices) == 12
    moving = Table(position={**POSITION, "moment": "moving", "rolled": "mummy", "steps": 1, "heading": -1})
    assert moving.choices == {"step L0-N", "stop"}
    ring = Table(position={"turn": "s1", "ring_crystals": {}, "moment": "moving", "rolled": "mummy"})
    assert ring.choices == {"move_on_ring B3"}
    placed = Table(position={"turn": "s1", "adventurers": {"s1": "L0-N"}, "ring_crystals": {}, "moment": "placed"})
    assert placed.choices == set()
    down = Table(position={**POSITION, "moment": "rolled", "rolled": "mummy"})
    assert "mummies_down N none N" in down.choices
    told = Table(position={**POSITION, "moment": "moving", "rolled": ["mummy"], "steps": 1, "heading": -1})
    assert told.choices == moving.choices, "the judge gives the words of the face"


RING = {"turn": "s1", "adventurers": {"s1": "B3"}, "ring_crystals": {"B3": "red"}}
INSIDE = {"A": {"at": "T2", "inside": "green"}, "B": {"at": "T3"}, "C": {"at": "T4"}, "D": {"at": "T6"}}


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ({"moment": "looked", "opening": {"temple": "B"}}, "temple B is not beside B3"),
        ({"moment": "looked", "opening": {"temple": "A", "for": "L1-N"}}, "has no `for` and no `shows`"),
        ({"moment": "opened", "opening": {"temple": "A", "for": "L1-N"}}, "places for `for` are: none"),
        (
            {"moment": "looked", "temples": INSIDE, "opening": {"temple": "A", "shows": "red"}},
            "but holds another colour",
        ),
    ],
)
def test_a_temple_in_hand_on_the_ring_that_cannot_be(told: dict[str, Any], what: str) -> None:
    with pytest.raises(SetupError, match=what):
        Table(position={**RING, **told})


ALL_NAMED = {"A": "green", "B": "purple", "C": "red", "D": "blue"}


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ({"moment": "naming", "adventurers": {"s1": "L3-N"}}, "stands just below him, on layer L4, not on L3-N"),
        ({"moment": "naming", "named": {"A": "orange"}}, "`named` has A: 'orange'"),
        ({"moment": "naming", "named": {"A": "red", "B": "red"}}, "a colour twice"),
        ({"moment": "naming", "named": ALL_NAMED}, "write the moment 'named'"),
        ({"moment": "named", "named": {"A": "red"}}, "`named` lacks B, C, D"),
        ({"moment": "named", "named": ALL_NAMED, "opened": ["E"]}, "`opened` has 'E'"),
        ({"moment": "named", "named": ALL_NAMED, "opened": ["A", "A"]}, "`opened` has 'A'"),
        ({"moment": "named", "named": ALL_NAMED, "opened": list("ABCD")}, "the game is over"),
        ({"moment": "named", "named": ALL_NAMED, "opened": ["A"], "public": {"B": "green"}}, "hold the same colour"),
        ({"moment": "opened", "named": ALL_NAMED, "opened": ["A"], "opening": {"temple": "A"}}, "is open already"),
        ({"moment": "opened", "named": ALL_NAMED, "opening": {"temple": "A", "shows": "red"}}, "is judged already"),
        (
            {"moment": "named", "named": {**ALL_NAMED, "A": "red", "C": "green"}, "opened": ["A"], "temples": INSIDE},
            "was named wrongly",
        ),
    ],
)
def test_a_treasure_room_that_cannot_be(told: dict[str, Any], what: str) -> None:
    below = {"turn": "s1", "adventurers": {"s1": "L4-N"}, "ring_crystals": {}}
    with pytest.raises(SetupError, match=what):
        Table(position={**below, **told}, variants=("treasure_room",))


def test_a_temple_opened_in_the_treasure_room_is_told_next() -> None:
    told = {"moment": "opened", "named": ALL_NAMED, "opened": ["B"], "opening": {"temple": "A"}}
    table = Table(
        position={"turn": "s1", "adventurers": {"s1": "L4-N"}, "ring_crystals": {}, **told}, variants=("treasure_room",)
    )
    table.does("s1", "shows green")
    assert table.choices == {"open_temple C", "open_temple D"}


def test_the_king_has_won_once_all_mummies_are_out() -> None:
    gone = {"top": {}, "out": [f"B{number}" for number in range(1, 9)]}
    with pytest.raises(SetupError, match="the king has won already"):
        Table(position={**POSITION, "mummies": gone}, players=4, variants=("teams",))
    assert Table(position={**POSITION, "mummies": gone}, players=4, variants=("teams",), king_wins_at_eight=False)
    assert Table(position={**POSITION, "mummies": gone})
