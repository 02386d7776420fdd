"""One test at least for every clause of Lunar Command's RULES.md, named for it: spacewalk and UFO."""

from __future__ import annotations

from lc_rig import RING, Table, closed, put

WHITE, WALK, UFO = ("white",), ("spacewalk",), ("ufo",)
OPEN = """
*O .. .. .. .. .. *L
.. r1 .. .. a1 .. ..
.. .. .. uf .. .. ..
.. .. || .. HL .. ..
.. .. .. .. .. .. ..
.. .. HO .. .. .. ..
*L .. .. .. .. .. *O
"""


def test_LC_5_1_four_steps_shared_out_among_any_figures() -> None:
    table = Table(OPEN, WALK)
    assert table.refuses("s1", "walk robot b2 c3")[0] == "lc-not-a-neighbour LC-5.1"
    assert table.objections[0].facts["spaces"] == ("b1", "c2", "b3", "a2")
    assert table.refuses("s1", "walk robot e2 e1") == ["lc-no-figure-there LC-5.1"]
    assert table.refuses("s1", "walk alien b2 b1") == ["lc-no-such-figure LC-5.1"]
    table.play("s1 walk robot b2 b3", "s1 walk astronaut e2 e3", "s1 walk robot b3 b4")
    assert table.refuses("s1", "walk robot b4 c4") == ["lc-piece-stops LC-5.1"]
    table.play("s1 walk robot b4 b5")
    assert table.state.turn == "s2", "the fourth step ends the turn"


def test_LC_5_1_at_most_one_of_each_with_one_each() -> None:
    text = put(OPEN, a2="r1")
    table = Table(text, WALK, walk_figures="one_each")
    table.does("s1", "walk robot b2 b3")
    assert table.refuses("s1", "walk robot a2 a3") == ["lc-one-of-each LC-5.1"]
    table.play("s1 walk astronaut e2 f2", "s1 walk robot b3 b4")
    table.play("s1 walk robot b4 b5")
    free = Table(text, WALK)
    free.play("s1 walk robot b2 b3", "s1 walk robot a2 a3")


def test_LC_5_2_through_an_own_airlock_straight_on() -> None:
    text = put(OPEN, b6="r1", e2="..", f4="a1", f6="r1")
    table = Table(text, WALK)
    assert table.refuses("s1", "walk astronaut f4 e4") == ["lc-foreign-airlock LC-5.2"]
    table.does("s1", "walk robot b6 c6")
    assert table.refuses("s1", "stop") == ["lc-go-on-airlock LC-5.2", "lc-owed-go-on LC-5.2"]
    assert table.refuses("s1", "walk robot c6 b6") == ["lc-straight-through LC-5.2"]
    assert table.refuses("s1", "walk robot f6 f5")[0] == "lc-go-on-airlock LC-5.2"
    assert table.choices == {"walk robot c6 d6"}
    table.does("s1", "walk robot c6 d6")
    assert table.state.walk is not None
    assert table.state.walk.left == 2


def test_LC_5_2_nobody_ends_in_an_airlock_and_a_joined_side_is_no_entrance() -> None:
    text = put(OPEN, b6="r1", c5="r1")
    table = Table(text, WALK)
    assert table.refuses("s1", "walk robot c5 c6") == ["lc-no-entrance LC-5.2"]
    table.play("s1 walk robot c5 d5", "s1 walk robot d5 e5", "s1 walk robot e5 f5")
    assert table.refuses("s1", "walk robot b6 c6") == ["lc-airlock-dead-end LC-5.2"]
    one = Table(text, WALK, airlock_steps=1)
    one.play("s1 walk robot c5 d5", "s1 walk robot d5 e5", "s1 walk robot e5 f5", "s1 walk robot b6 c6")
    assert one.state.turn == "s1", "one step in all: it has to come out still"
    one.does("s1", "walk robot c6 d6")
    assert one.state.turn == "s2"


def test_LC_5_2_an_exit_that_is_blocked_shuts_the_airlock() -> None:
    text = put(OPEN, b6="r1", d6="uf", d3="..")
    assert Table(text, WALK).refuses("s1", "walk robot b6 c6") == ["lc-airlock-dead-end LC-5.2"]
    text = put(OPEN, b6="a1", d6="uf", d3="..")
    assert "walk astronaut b6 c6" in Table(text, WALK).choices, "an astronaut passes the UFO"


def test_LC_5_3_a_ufo_stops_robots_and_astronauts_only_pass() -> None:
    text = put(OPEN, c3="r1", e3="a1", e2="..")
    table = Table(text, WALK)
    assert table.refuses("s1", "walk robot c3 d3") == ["lc-ufo-stops-robot LC-5.3"]
    assert table.does("s1", "walk astronaut e3 d3") == ["lc-passes-ufo LC-5.3"]
    assert table.refuses("s1", "stop") == ["lc-go-on-ufo LC-5.3", "lc-owed-go-on LC-5.3"]
    table.play("s1 walk astronaut d3 d4", "s1 walk astronaut d4 d5")
    table = Table(text, WALK)
    table.play("s1 walk robot c3 b3", "s1 walk robot b3 b4", "s1 walk robot b4 b5")
    assert table.refuses("s1", "walk astronaut e3 d3") == ["lc-ufo-dead-end LC-5.3"]
    assert Table(text, WALK, astronaut_may_pass_ufo=False).refuses("s1", "walk astronaut e3 d3") == [
        "lc-ufo-stops-astronaut LC-5.3"
    ]


def test_LC_5_4_steps_that_are_not_used_are_lost() -> None:
    table = Table(OPEN, WALK)
    table.does("s1", "walk robot b2 b3")
    assert table.does("s1", "stop") == ["lc-stopped LC-5.4"]
    assert (table.state.turn, table.state.walk) == ("s2", None)
    assert table.refuses("s2", "stop") == ["lc-no-walk LC-5.1", "lc-owed-roll LC-3.1"]


def test_LC_6_1_a_ufo_goes_to_any_other_free_space() -> None:
    table = Table(OPEN, UFO)
    assert table.refuses("s1", "ufo d3 c4") == ["lc-landing-piece LC-6.1"]
    assert table.refuses("s1", "ufo d3 b2") == ["lc-landing-figure LC-6.1"]
    assert table.refuses("s1", "ufo d3 d3") == ["lc-same-space LC-6.1"]
    assert table.refuses("s1", "ufo b1 b3") == ["lc-no-ufo-there LC-6.1"]
    assert table.refuses("s1", "ufo off b3") == ["lc-no-ufo-off LC-6.1"]
    assert table.refuses("s1", "abduct d3 e2 e3") == ["lc-no-abduction LC-6.1"]
    assert table.does("s1", "ufo d3 b6") == ["lc-ufo-moved LC-6.1"], "before an airlock"
    assert table.state.ufos == ("b6",)


def test_LC_6_1_a_ufo_off_the_board_is_placed_and_one_may_land_in_a_station() -> None:
    text = put(RING, a3="[]", b2="..")
    table = Table(text, UFO, position={"ufos_off": 1, **closed("b2")})
    assert table.does("s1", "ufo off b2") == ["lc-ufo-placed LC-6.1"]
    assert (table.state.ufos, table.state.ufos_off) == (("b2",), 0)
