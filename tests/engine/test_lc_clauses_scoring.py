"""One test at least for every clause of Lunar Command's RULES.md, named for it: scoring and the end."""

from __future__ import annotations

import pytest
from lc_rig import RING, Table, closed, put

from engine.core.game import SetupError

WHITE, WALK, UFO = ("white",), ("spacewalk",), ("ufo",)


def test_LC_7_1_a_ring_of_connected_pieces_closes_a_station() -> None:
    table = Table(RING, WHITE)
    assert table.refuses("s1", "claim_station b2") == ["lc-station-open LC-7.1", "lc-owed-act LC-3.1"]
    assert table.does("s1", "build square a3") == ["lc-built-white LC-4.3", "lc-closed LC-7.1", "lc-owned LC-7.2"]
    assert table.stations() == {"b2": "orange"}
    assert table.refuses("s2", "claim_station b2")[0] == "lc-station-is-scored LC-7.1"
    assert table.state.robots == {}


def test_LC_7_1_the_edge_of_the_board_is_no_wall() -> None:
    text = put(RING, a2="..")
    table = Table(text, WHITE)
    assert table.does("s1", "build square a3") == ["lc-built-white LC-4.3"]
    assert table.stations() == {}


def test_LC_7_1_one_build_may_close_several_stations() -> None:
    text = """
    *O -- [O -- [L .. *L
    || r1 .. r1 || .. ..
    [] -- [] -- [] .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    *L .. .. .. .. .. *O
    """
    with pytest.raises(SetupError, match="enclose b2, c2, d2; add that station"):
        Table(text, WHITE)
    table = Table(text.replace("[] -- [] -- []", "[] -- .. -- []").replace("r1 .. r1", "r1 || r1"), WHITE)
    told = table.does("s1", "build square c3")
    assert told.count("lc-closed LC-7.1") == 2
    assert table.stations() == {"b2": "orange", "d2": ""}
    assert table.state.scores == {"orange": 1, "lime": 0}, (
        "2:0 on the left; 1:1 on the right, half a point rounded down"
    )


def test_LC_7_2_who_has_more_pieces_in_the_walls_owns_it_whoever_closed_it() -> None:
    text = put(RING, c1="[L", b3="=L", c3="[L", b2="a1")
    table = Table(text, WHITE, position={"turn": "s1"})
    assert "lc-owned LC-7.2" in table.does("s1", "build square a3")
    assert table.advice == ["lc-advise-closes-for-other"]
    assert table.state.scores == {"orange": 0, "lime": 2}
    assert table.state.crew["lime"] == {"robot": 0, "astronaut": 1}


def test_LC_7_3_equal_numbers_halve_the_points() -> None:
    text = put(RING, c1="[L", b2="12")
    table = Table(text, WHITE)
    assert table.does("s1", "build square a3")[-1] == "lc-tie LC-7.3"
    assert table.state.scores == {"orange": 2, "lime": 2}, "five, halved and rounded down"
    assert table.state.crew["off"] == {"robot": 1, "astronaut": 2}
    assert table.stations() == {"b2": ""}


WALK_IN = put(RING, a3="[]", c2="HO", d2="r1", b2="..", e2="r1")


def test_LC_7_4_the_owner_walks_figures_in_through_an_own_airlock() -> None:
    table = Table(WALK_IN, WALK, position=closed("b2"))
    table.does("s1", "walk robot d2 c2")
    assert table.does("s1", "walk robot c2 b2") == ["lc-stepped LC-5.1", "lc-walked-in LC-7.4"]
    assert (table.state.scores["orange"], table.state.robots) == (1, {"e2": 1})
    table.play("s1 walk robot e2 d2", "s1 walk robot d2 d3")
    assert table.state.turn == "s2", "the other two steps are another figure's"


def test_LC_7_4_not_for_figures_inside_nor_for_who_does_not_own_it() -> None:
    for owner in ("lime", None):
        table = Table(WALK_IN, WALK, position=closed("b2", owner=owner))
        assert table.play("s1 walk robot d2 c2", "s1 walk robot c2 b2") == ["lc-stepped LC-5.1"]
        assert table.state.robots == {"b2": 1, "e2": 1}
    text = put(WALK_IN, b2="r1")
    table = Table(text, WALK, position=closed("b2"))
    table.play("s1 walk robot b2 c2", "s1 walk robot c2 d2")
    assert table.state.scores["orange"] == 0


def test_LC_7_4_it_scores_where_it_may_stand() -> None:
    text = """
    *O -- [O -- [O .. *L
    || .. .. uf HO a1 ..
    [] -- [] -- [] .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    *L .. .. .. .. .. *O
    """
    table = Table(text, WALK, position=closed("b2"))
    table.play("s1 walk astronaut f2 e2")
    assert table.does("s1", "walk astronaut e2 d2") == ["lc-passes-ufo LC-5.3"]
    assert table.does("s1", "walk astronaut d2 c2")[1] == "lc-walked-in LC-7.4"
    assert table.state.scores["orange"] == 2


def test_LC_7_4_crossing_a_ufo_inside_is_no_walking_in() -> None:
    text = """
    *O -- [O -- [O .. *L
    || a1 uf .. || .. ..
    [] -- [] -- [] .. ..
    .. .. .. .. .. .. ..
    *L .. .. .. .. .. *O
    """
    table = Table(text, WALK, position=closed("b2"))
    assert table.play("s1 walk astronaut b2 c2", "s1 walk astronaut c2 d2") == ["lc-stepped LC-5.1"]
    assert table.state.scores["orange"] == 0


def test_LC_7_4_a_walk_may_win() -> None:
    table = Table(WALK_IN, WALK, position={"scores": {"orange": 10}, **closed("b2")})
    told = table.play("s1 walk robot d2 c2", "s1 walk robot c2 b2")
    assert told[-1] == "lc-wins-goal LC-8.1"


def test_LC_7_5_outer_walls_are_the_loop_around_a_station() -> None:
    text = """
    *O -- [O -- [L AL *L
    || .. .. .. || .. ..
    [] AO .. .. [] -- []
    || .. .. .. || .. ||
    [O -- [] -- [O -- [L
    AO .. .. .. .. .. ..
    *L .. .. .. .. .. *O
    """
    table = Table(text, WHITE, position={"closed_stations": [{"spaces": ["b2"]}, {"spaces": ["f4"]}]})
    walls = "a1 b1 c1 d1 e1 a2 e2 a3 e3 a4 e4 a5 b5 c5 d5 e5"
    assert table.outer_walls("c3") == walls, "b3, a6 and f1 hang on the loop; corners count"
    assert table.outer_walls("f4") == "e3 f3 g3 e4 g4 e5 f5 g5", "e3, e4 and e5 are walls of both"


def test_LC_7_5_pieces_that_hang_on_it_count_in_french() -> None:
    text = put(RING, d1="AL", d3="=L", a3="..", c3="[]")
    digest, french = Table(text, WHITE), Table(text, WHITE, edition="fr")
    for table in (digest, french):
        table.does("s1", "build square a3")
    assert digest.stations() == {"b2": "orange"}
    assert french.stations() == {"b2": ""}, "lime's d1 and d3 hang on it, orange has the dome and the starting dome"


def test_LC_7_5_rings_and_clusters_inside_a_station_are_no_walls_of_it() -> None:
    text = """
    *O -- [] -- [O -- [] .. *L
    || .. .. .. || .. || .. ..
    [] .. [L AL [] .. [O .. ..
    || .. AL [L AL .. || .. ..
    [] .. .. .. .. .. [] .. ..
    || .. .. .. .. .. || .. ..
    [O -- [] -- [O -- [] .. ..
    .. .. .. .. .. .. .. .. ..
    *L .. .. .. .. .. .. .. *O
    """
    table = Table(text, WHITE, position={"closed_stations": [{"spaces": ["b2"]}]})
    assert "c3" not in table.outer_walls("b2")
    found = table.game.rules.regions(table.state)
    assert found.counted(found.region_at(table.state.grid.index["b2"]), False) == {"orange": 5, "lime": 0}


def test_LC_7_6_the_owner_is_settled_when_the_station_is_scored() -> None:
    text = put(WALK_IN, c1="[L", a3="[L", c3="[L")
    digest = Table(text, WALK, position=closed("b2"))
    assert digest.play("s1 walk robot d2 c2", "s1 walk robot c2 b2")[-1] == "lc-walked-in LC-7.4"
    now = Table(text, WALK, position=closed("b2"), edition="pt")
    assert now.play("s1 walk robot d2 c2", "s1 walk robot c2 b2") == ["lc-stepped LC-5.1"], "lime has three, orange two"
    assert Table(put(RING, b2=".."), WHITE).play("s1 build square a3")[-1] == "lc-owned LC-7.2"


def test_LC_7_6_where_the_owner_may_change_each_change_is_told_and_seen() -> None:
    colour, tied = ("colour",), put(WALK_IN, c1="[]", a3="[L", c3="[L")
    fixed = Table(tied, colour, position=closed("b2", owner="lime"))
    assert fixed.does("s1", "build dome c1") == ["lc-built-coloured LC-4.4"]
    assert fixed.stations() == {"b2": "lime"}
    now = Table(tied, colour, position=closed("b2", owner="lime"), edition="pt")
    assert now.stations() == {"b2": ""}, "two each: what a position says of the owner counts only where it is fixed"
    assert now.does("s1", "build dome c1")[1:] == ["lc-owner-now LC-7.6"]
    assert now.stations() == {"b2": "orange"}
    lost = Table(put(RING, c1="[]", c2="HL", a3="[]", b3="[L", b2=".."), colour, position=closed("b2"), edition="pt")
    assert lost.stations() == {"b2": "lime"}
    assert lost.does("s1", "build dome c1")[1:] == ["lc-owner-none LC-7.6"]
    assert lost.stations() == {"b2": ""}


BIG = """
*O -- [O -- [] .. *L
|| .. .. r1 || .. ..
[] .. .. .. [] .. ..
|| .. .. .. || .. ..
[] -- [] -- [O .. ..
.. .. .. .. .. .. ..
*L .. .. .. .. .. *O
"""


def test_LC_7_7_a_piece_inside_makes_a_station_smaller() -> None:
    table = Table(BIG, WHITE, position=closed("b2", owner="lime"))
    assert table.does("s1", "build straight b3 west-east") == ["lc-built-white LC-4.3"]
    assert list(table.stations().values()) == ["lime"]
    assert "b3" not in " ".join(table.stations())
    assert table.state.scores == {"orange": 0, "lime": 0}


def test_LC_7_7_each_part_of_a_station_that_is_parted_is_a_new_one() -> None:
    text = put(BIG, b3="--", c3="[]")
    table = Table(text, WHITE, position=closed("b2", owner="lime"))
    told = table.does("s1", "build straight d3 west-east")
    assert told.count("lc-split LC-7.7") == 2
    assert table.stations() == {"b2 c2 d2": "orange", "b4 c4 d4": "orange"}
    assert table.state.scores == {"orange": 1, "lime": 0}


def test_LC_7_7_a_station_inside_another_is_by_itself() -> None:
    text = """
    *O -- [O -- [] -- [] -- [O
    || .. || .. .. .. .. .. ||
    [] .. [] -- [L -- [] .. []
    || .. .. .. .. .. || .. ||
    [] .. .. .. r1 .. [L .. []
    || .. .. .. .. .. || .. ||
    [] .. [O -- [L -- [] .. []
    || .. .. .. .. a1 .. .. ||
    [] -- [] -- [] -- [] -- [O
    *L .. *L .. .. .. .. .. *O
    """
    text = put(text, c2="..", c4="||", c5="[]", b5="--")
    table = Table(text, WHITE, position=closed("b2"))
    told = table.does("s1", "build straight c6 north-south")
    assert told.count("lc-split LC-7.7") == 2
    inner = "d4 e4 f4 d5 e5 f5 d6 e6 f6"
    assert table.stations()[inner] == "lime"
    assert table.state.crew["lime"] == {"robot": 1, "astronaut": 0}, "the astronaut is in the outer station"
    assert table.state.scores == {"orange": 2, "lime": 1}
    assert table.outer_walls("b2") == table.outer_walls("b8"), "one station goes around the other"
    assert "c3" not in table.outer_walls("b2"), "the inner ring hangs on b5, and is no wall of the outer station"


def test_LC_8_1_the_goal_can_be_set() -> None:
    table = Table(RING, WHITE, points_to_win=1)
    assert table.does("s1", "build square a3")[-1] == "lc-wins-goal LC-8.1"
    with pytest.raises(SetupError, match="orange has 11 points; before the end it is 0 to 10"):
        Table(RING, WHITE, position={"scores": {"orange": 11}})


LAST = {"white": {"straight": 0, "square": 1}}


def test_LC_8_2_all_white_pieces_built_end_the_game_after_the_build_is_scored() -> None:
    table = Table(RING, WHITE, position={"supplies": LAST, "scores": {"lime": 2}})
    assert table.does("s1", "build square a3")[-2:] == ["lc-ends-white LC-8.2", "lc-wins-points LC-8.2"]
    assert table.game.outcome(table.state).winners == ("s2",)


def test_LC_8_2_all_coloured_pieces_of_a_player_then_more_pieces_then_a_draw() -> None:
    last = {"orange": {"dome": 0, "airlock": 0, "antenna": 1}}
    table = Table(RING, ("colour",), position={"supplies": last})
    assert table.does("s1", "build antenna d1")[-2:] == ["lc-ends-coloured LC-8.2", "lc-wins-built LC-8.2"]
    assert table.game.outcome(table.state).winners == ("s1",)
    table = Table(put(RING, c1="[]", b2=".."), WHITE, position={"supplies": LAST})
    assert table.does("s1", "build square a3")[-1] == "lc-draw LC-8.2"
    assert table.game.outcome(table.state).winners == ()


def test_LC_8_3_if_one_build_gives_both_enough_the_order_of_8_2_decides() -> None:
    text = put(RING, c1="[L", b2="r2")
    table = Table(text, WHITE, position={"scores": {"orange": 10, "lime": 11 - 1}})
    assert table.does("s1", "build square a3")[-1] == "lc-wins-built LC-8.3"
    assert table.game.outcome(table.state).winners == ("s2",), "10 each and one more; lime has built a dome"
    table = Table(text, WHITE, position={"scores": {"orange": 10, "lime": 9}}, points_to_win=11)
    assert table.does("s1", "build square a3")[-1] == "lc-wins-goal LC-8.1"


FULL = "*O AO *L\nAL .. AO\n*L AL *O"


def test_LC_8_4_if_nobody_could_ever_build_again_the_game_ends() -> None:
    table = Table(FULL, WHITE, position={"scores": {"lime": 1}, **closed("b2", owner=None)})
    told = table.does("s1", "build straight b2 west-east")
    assert told == ["lc-built-white LC-4.3", "lc-ends-stuck LC-8.4", "lc-wins-points LC-8.4"]
    assert table.readings == ["lc-ends-stuck", "lc-wins-points"]
    assert table.state.supplies["white"] == {"straight": 25, "square": 14}


def test_LC_8_4_ufos_and_figures_are_left_aside() -> None:
    table = Table(put(FULL, b2="uf"), None, position=closed("b2", owner=None))
    assert table.does("s1", "roll white")[-1] == "lc-nothing-possible LC-3.2"
    assert table.state.turn == "s2", "without the UFO, b2 could be built on"


SHUT_IN = "*O AO *L\nAL r1 AO\n*L AL *O"


def test_LC_8_4_a_figure_that_can_go_nowhere_else_is_in_the_way_for_ever() -> None:
    table = Table(SHUT_IN, None, position=closed("b2", owner=None))
    assert table.does("s1", "roll white")[-1] == "lc-draw LC-8.4"


def test_LC_8_4_a_figure_that_has_a_way_out_may_go() -> None:
    wider = "*O AO AO *L\nAL r1 .. AO\n*L AL AL *O"
    table = Table(wider, None, position=closed("b2", "c2", owner=None))
    assert table.does("s1", "roll white") == ["lc-rolled LC-3.1"]
    assert "build straight c2 west-east" in table.offers("s1")


def test_LC_8_4_figures_that_fill_their_room_are_in_the_way_for_ever_where_they_share_no_space() -> None:
    full = "*O AO AO *L\nAL r1 r1 AO\n*L AL AL *O"
    shut = closed("b2", "c2", owner=None)
    assert Table(full, None, position=shut, figures_share_space=False).does("s1", "roll white")[-1] == "lc-draw LC-8.4"
    assert Table(full, None, position=shut).does("s1", "roll white")[-1] != "lc-draw LC-8.4"


def test_LC_8_4_a_position_in_which_nobody_can_build_ends_with_the_turn() -> None:
    table = Table(put(FULL, b2="--"), None)
    assert table.does("s1", "roll white")[-1] == "lc-draw LC-8.4"
