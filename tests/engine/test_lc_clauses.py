"""One test at least for every clause of Lunar Command's RULES.md, named for it: set-up, turn, building."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lc_rig import BOARD, EVERYTHING, FACES, SPEC, Table, rows, seats

from engine.core.game import Need, SetupError
from engine.core.options import Ruleset, RulesetError

EMPTY = """
*O .. .. .. *L
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
*L .. .. .. *O
"""
WHITE, COLOUR = ("white",), ("colour",)


def test_every_clause_has_a_test_named_for_it() -> None:
    sources = "".join(file.read_text() for file in Path(__file__).parent.glob("test_lc_clauses*.py"))
    names = re.findall(r"def test_((?:C|LC)_\d+(?:_\d+)?)_", sources)
    tested = {re.sub(r"(?<=\d)_", ".", name).replace("_", "-", 1) for name in names}
    assert tested == set(SPEC.clauses)


def test_the_clauses_are_those_of_the_digest_in_order() -> None:
    digest = (Path(__file__).parent / "data" / "lunar_command_clauses.txt").read_text().split()
    assert list(SPEC.clauses) == digest


def test_C_1_the_first_seat_begins_and_the_turn_passes() -> None:
    table = Table()
    assert table.refuses("s2", "roll white") == ["lc-not-your-turn C-1"]
    table.play("s1 roll white", "s1 build straight b1 west-east")
    assert table.state.turn == "s2"
    table.play("s2 roll white", "s2 build straight j1 west-east")
    assert table.state.turn == "s1"


def test_C_1_first_seat_lets_another_begin() -> None:
    assert Table(first_seat=1).state.turn == "s2"
    with pytest.raises(SetupError, match="'first_seat' = 3 names no seat"):
        Table(first_seat=3)


def test_C_2_a_face_that_is_not_on_the_die_is_refused() -> None:
    table = Table(faces=(("white", "ufo"),))
    assert table.refuses("s1", "roll white") == ["lc-not-on-die C-2"]
    table.does("s1", "roll ufo white")
    assert table.state.rolled == ("white", "ufo")


def test_C_2_a_die_with_other_words_or_none_is_no_die_for_this_game() -> None:
    with pytest.raises(SetupError, match="the die says 'rocket'"):
        Table(faces=(("rocket",),))
    with pytest.raises(SetupError, match="no face of the die shows an action"):
        Table(faces=((), ()))


def test_C_3_the_options_in_force_can_be_listed_before_the_game() -> None:
    force = {option.name: value for option, value in SPEC.in_force(Ruleset((), {"airlock_steps": 1}, "pt"))}
    assert (force["airlock_steps"], force["same_type_test"], force["points_to_win"]) == (1, "adjacent", 11)
    assert "abduction_release" not in force
    with pytest.raises(RulesetError, match="'points_to_win' = 31 is out of range"):
        Table(points_to_win=31)


def test_LC_1_1_eleven_points_end_the_game_and_nothing_is_played_after_it() -> None:
    table = Table(RING, WHITE, position={"scores": {"orange": 10}})
    table.does("s1", "build square a3")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == ("s1",)
    assert table.game.pending(table.state) == ()
    assert table.refuses("s2", "roll white") == ["lc-game-over LC-8.1", "lc-wins-goal LC-8.1"]


RING = """
*O -- [O .. *L
|| r1 || .. ..
.. -- [] .. ..
.. .. .. .. ..
*L .. .. .. *O
"""


def test_LC_2_1_every_piece_takes_a_space_of_the_board() -> None:
    table = Table(EMPTY, ("white", "colour"))
    assert table.refuses("s1", "build straight a1 west-east")[0] == "lc-piece-there LC-2.1"
    assert table.refuses("s1", "build square f1")[0] == "lc-no-such-space LC-2.1"
    assert table.refuses("s1", "build tower b1") == ["lc-no-such-piece LC-2.1"]
    assert Table().state.grid.names[-1] == "k11"


def test_LC_2_1_a_bad_map_is_named_by_row_and_column() -> None:
    def made(text: str) -> None:
        Table(box={"map": text})

    with pytest.raises(
        SetupError, match=r"row 1, column 2 \(b1\) of the map: 'X' is nothing that can stand there; write"
    ):
        made("*O X *L\n*L .. *O")
    with pytest.raises(SetupError, match="row 2 of the map has 2 spaces and row 1 has 3"):
        made("*O .. *L\n*L *O")
    with pytest.raises(SetupError, match=r"row 1, column 2 of the map: '\[O' is built in play"):
        made("*O [O *L\n*L .. *O")
    with pytest.raises(SetupError, match="has 1 starting domes of orange"):
        made("*O .. *L\n*L .. ..")
    with pytest.raises(SetupError, match="half of a long straight wall"):
        Table("*O <- *L\n*L .. *O", straight_wall_length=2)


def test_LC_2_2_white_pieces_are_for_all_and_fourteen_for_each_colour() -> None:
    assert Table().state.supplies == EVERYTHING
    table = Table(EMPTY, ("white", "colour"), position={"supplies": {"white": {"straight": 0, "square": 1}}})
    assert "lc-none-left LC-2.2" in table.refuses("s1", "build straight b1 west-east")
    assert table.does("s1", "build antenna b1")[0] == "lc-built-coloured LC-4.4"
    assert table.state.supplies["orange"]["antenna"] == 3
    table.play("s2 roll white")
    assert "build straight d1 west-east" not in table.choices


def test_LC_2_3_figures_may_share_a_space() -> None:
    text = EMPTY.replace(".. .. .. .. ..", ".. r1 a1 .. ..", 1)
    table = Table(text, ("spacewalk",))
    table.does("s1", "walk robot b2 c2")
    assert (table.state.robots, table.state.astronauts) == ({"c2": 1}, {"c2": 1})
    table = Table(text, ("spacewalk",), figures_share_space=False)
    assert table.refuses("s1", "walk robot b2 c2") == ["lc-space-taken LC-2.3"]
    with pytest.raises(SetupError, match="several figures stand on b2"):
        Table(EMPTY.replace(".. .. .. .. ..", ".. r2 .. .. ..", 1), figures_share_space=False)


def test_LC_2_3_the_figures_of_the_box() -> None:
    state = Table().state
    assert (sum(state.robots.values()), sum(state.astronauts.values()), len(state.ufos)) == (22, 4, 4)


def test_LC_2_4_pieces_connect_by_facing_sides_only() -> None:
    text = """
    *O -- .. .. *L
    .. .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    table = Table(text, ("white", "colour"))
    objections = table.refuses("s1", "build square b2")
    assert objections == ["lc-not-connected LC-4.1", "lc-fits-here LC-4.1"], "the long side of b1 is no connection"
    assert table.refuses("s1", "build antenna b2")[:2] == ["lc-not-connected LC-4.1", "lc-not-near-own LC-4.5"]
    table = Table(text, WHITE, straight_walls_directed=False)
    assert table.does("s1", "build square b2") == ["lc-built-white LC-4.3"]


def test_LC_2_4_a_straight_wall_is_asked_how_it_lies() -> None:
    table = Table(EMPTY, ("white", "colour"))
    assert table.asks("s1", "build straight b1") == ["build straight b1 west-east"]
    assert table.refuses("s1", "build straight c3")[0] == "lc-which-way LC-2.4"
    assert table.refuses("s1", "build square b1 west-east")[0] == "lc-has-no-direction LC-2.4"
    assert table.refuses("s1", "build airlock b1 up")[0] == "lc-no-such-direction LC-2.4"


def test_LC_2_4_an_airlock_joins_on_two_sides() -> None:
    table = Table(EMPTY, COLOUR)
    assert table.refuses("s1", "build airlock b1 north-south")[0] == "lc-own-entrance-blocked LC-4.7"
    assert table.does("s1", "build airlock b1 west-east") == ["lc-built-coloured LC-4.4"]


def test_LC_2_5_a_board_too_small_for_its_pieces_is_refused() -> None:
    with pytest.raises(
        SetupError, match="the pieces take 60 spaces, figures and UFOs 0, and the board has 25; enlarge"
    ):
        Table(box={"map": rows(EMPTY)})
    crowd = EMPTY.replace(".. .. .. .. ..", ".. r9 .. .. ..", 1)
    pieces = {"straight": 10, "square": 1, "dome": 1, "airlock": 1, "antenna": 1}
    assert Table(box={"map": rows(crowd), "supply": pieces}).state.robots == {"b2": 9}, "nine robots on one space"
    with pytest.raises(SetupError, match="figures and UFOs 9, and the board has 25"):
        Table(variants=("setup",), box={"map": rows(crowd), "supply": pieces})
    small = {"straight": 6, "square": 3, "dome": 3, "airlock": 1, "antenna": 1}
    assert Table(box={"map": rows(EMPTY), "supply": small}).state.width == 5


def test_LC_2_5_a_straight_wall_may_take_two_spaces() -> None:
    table = Table(EMPTY, WHITE, straight_wall_length=2)
    assert "lc-wall-off-board LC-2.5" in table.refuses("s1", "build straight e4 west-east")
    table.does("s1", "build straight b1 west-east")
    assert table.state.board[:4] == ("*O", "<-", "->", "..")
    assert table.state.supplies["white"]["straight"] == 25
    table.play("s2 roll white", "s2 build straight e2 north-south", "s1 roll colour")
    assert "build antenna d1" in table.choices, "through one straight wall, however long"
    assert table.state.token("e3") == "\\/"


def test_LC_2_6_starting_domes_count_for_building_and_scoring_but_not_as_built() -> None:
    table = Table(RING, WHITE)
    assert table.state.built("orange") == 1
    table.does("s1", "build square a3")
    assert table.findings[2].facts["orange"] == 2, "the starting dome a1 is an outer wall"
    assert table.state.supplies["white"]["square"] == 13


def test_LC_3_1_one_roll_and_one_of_the_actions_shown() -> None:
    table = Table(EMPTY)
    assert table.refuses("s1", "build straight b1 west-east") == ["lc-owed-roll LC-3.1"]
    assert table.prompt.need is Need.DICE
    assert table.does("s1", "roll white ufo") == ["lc-rolled LC-3.1"]
    assert table.refuses("s1", "roll white") == ["lc-already-rolled LC-3.1", "lc-owed-act LC-3.1"]
    objections = table.refuses("s1", "build antenna b1")
    assert objections == ["lc-not-shown LC-3.1", "lc-owed-act LC-3.1"]
    assert table.prompt.facts["possible"] == ("lunar:white",), "no UFO is on the board"
    table.does("s1", "build straight b1 west-east")
    assert table.refuses("s1", "build straight a2 north-south")[0] == "lc-not-your-turn C-1"


def test_LC_3_2_if_nothing_can_be_done_the_turn_is_over() -> None:
    table = Table(EMPTY)
    assert table.does("s1", "roll spacewalk") == ["lc-rolled LC-3.1", "lc-nothing-possible LC-3.2"]
    assert table.readings == ["lc-nothing-possible"]
    assert table.state.turn == "s2"
    table.does("s2", "roll")
    assert table.state.turn == "s1", "a blank face"


def test_LC_3_3_what_can_be_done_has_to_be_done() -> None:
    table = Table(EMPTY.replace(".. .. .. .. ..", ".. r1 .. .. ..", 1), ("spacewalk",))
    assert table.refuses("s1", "pass") == ["lc-must-act LC-3.3", "lc-owed-act LC-3.1"]
    assert table.refuses("s1", "stop") == ["lc-first-step LC-3.3", "lc-owed-act LC-3.1"]
    assert "stop" not in table.choices
    table.does("s1", "walk robot b2 b3")
    assert "stop" in table.choices
    assert Table(EMPTY).refuses("s1", "pass") == ["lc-no-pass LC-3.1", "lc-owed-roll LC-3.1"]


def test_LC_4_1_what_is_built_leads_back_to_a_starting_dome() -> None:
    text = """
    *O -- AL .. *L
    .. .. .. .. ..
    .. .. [] .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    table = Table(text, WHITE)
    assert table.refuses("s1", "build straight c2 north-south")[0] == "lc-cut-off LC-4.1", "the opponent's piece cuts"
    assert table.refuses("s1", "build straight d3 west-east")[0] == "lc-leads-nowhere LC-4.1"
    assert table.refuses("s1", "build straight c5 west-east")[0] == "lc-not-connected LC-4.1"
    assert table.objections[-1].facts["spaces"] == ("a2", "e4", "d5")


def test_LC_4_1_white_pieces_lead_on_whoever_built_them() -> None:
    table = Table(EMPTY.replace("*O ..", "*O --", 1), WHITE)
    table.play("s1 build square c1", "s2 roll white", "s2 build straight d1 west-east", "s1 roll white")
    assert table.state.turn == "s1"
    assert table.state.token("d1") == "--"
    assert "build straight c2 north-south" in table.choices


def test_LC_4_2_two_of_one_type_are_not_connected() -> None:
    table = Table(EMPTY, WHITE)
    assert table.refuses("s1", "build square b1")[0] == "lc-same-type LC-4.2", "a square wall is under the dome a1"
    text = EMPTY.replace("*O .. .. ..", "*O AO .. AL", 1)
    table = Table(text, COLOUR)
    assert "lc-same-type LC-4.2" in table.refuses("s1", "build antenna c1")
    table = Table(text, COLOUR, edition="fr")
    objections = table.refuses("s1", "build antenna c1")
    assert [finding.facts["space"] for finding in table.objections if finding.code == "lc-same-type"] == ["b1"], (
        objections
    )


def test_LC_4_2_in_portuguese_they_do_not_even_stand_side_by_side() -> None:
    text = """
    *O -- [] .. *L
    .. .. || .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    act = "build straight a2 north-south"
    assert act in Table(text, WHITE).choices
    assert act in Table(text, WHITE, edition="pt").choices, "b2 is between a2 and c2"
    beside = text.replace(".. .. || ..", ".. || || ..")
    assert act in Table(beside, WHITE).choices, "side by side, but not connected"
    table = Table(beside, WHITE, edition="pt")
    assert table.refuses("s1", act)[0] == "lc-same-type-beside LC-4.2"


def test_LC_4_3_white_is_one_white_piece() -> None:
    table = Table(EMPTY, WHITE)
    assert table.choices == {
        f"build straight {space}" for space in ("b1 west-east", "a2 north-south", "e4 north-south", "d5 west-east")
    }, "square walls stand under the starting domes"
    assert table.does("s1", "build straight b1 west-east") == ["lc-built-white LC-4.3"]


def test_LC_4_4_colour_is_one_piece_of_the_own_colour() -> None:
    table = Table(EMPTY, COLOUR)
    assert {choice.split()[1] for choice in table.choices} == {"antenna", "airlock"}
    assert table.does("s1", "build antenna a2") == ["lc-built-coloured LC-4.4"]
    assert table.state.token("a2") == "AO"
    table = Table(EMPTY.replace("*O .. ..", "*O -- []", 1), COLOUR)
    table.does("s1", "build dome c1")
    assert table.state.token("c1") == "[O"


def test_LC_4_5_a_coloured_piece_is_near_another_one() -> None:
    text = """
    *O -- [] .. *L
    .. .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    table = Table(text, COLOUR)
    assert table.refuses("s1", "build antenna c2")[0] == "lc-not-near-own LC-4.5", "a square wall without a dome"
    assert "build dome c1" in table.choices, "directly, or through one straight wall"
    table = Table(text.replace("-- []", "-- [O"), COLOUR)
    assert "build antenna c2" in table.choices


def test_LC_4_6_a_dome_goes_on_a_square_wall_and_nothing_else_does() -> None:
    table = Table(EMPTY.replace("*O .. .. ..", "*O -- [] --", 1), COLOUR)
    assert table.refuses("s1", "build dome b1")[0] == "lc-dome-needs-square LC-4.6"
    assert table.refuses("s1", "build dome a1")[0] == "lc-dome-there LC-4.6"
    assert table.refuses("s1", "build antenna c1")[0] == "lc-piece-there LC-2.1"
    far = """
    *O -- [] .. *L
    .. .. || .. ..
    .. .. [] .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    assert "lc-not-near-own LC-4.5" in Table(far, COLOUR).refuses("s1", "build dome c3")


def test_LC_4_7_entrances_stay_free() -> None:
    text = """
    *O -- [O .. *L
    .. .. HO .. ..
    .. .. .. .. ..
    .. .. r1 uf ..
    *L .. .. .. *O
    """
    table = Table(text, ("white", "colour"))
    assert table.refuses("s1", "build straight b2 west-east")[0] == "lc-blocks-entrance LC-4.7"
    assert table.refuses("s1", "build antenna d2")[0] == "lc-blocks-entrance LC-4.7"
    table.does("s1", "build antenna c3")
    table.play("s2 roll white")
    assert "lc-blocks-entrance LC-4.7" in table.refuses("s2", "build square d2")
    assert "build airlock a2 north-south" in Table(EMPTY, COLOUR).choices, "an entrance may be off the board"


def test_LC_4_7_no_airlock_where_an_entrance_is_taken() -> None:
    text = """
    *O -- [O .. *L
    .. .. .. r1 ..
    .. .. uf .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    table = Table(text, COLOUR)
    assert "build airlock d1 west-east" in table.choices, "a figure blocks no entrance"
    table = Table(text.replace(".. .. .. r1 ..", ".. [] .. r1 ..", 1), COLOUR)
    assert "lc-own-entrance-blocked LC-4.7" in table.refuses("s1", "build airlock c2 north-south")


def test_LC_4_8_nothing_is_built_on_ufos_and_figures() -> None:
    table = Table("*O uf .. .. *L\nr1 .. .. .. ..\n.. .. .. .. ..\n.. .. .. .. a1\n*L .. .. .. *O", WHITE)
    assert table.refuses("s1", "build straight b1 west-east")[0] == "lc-ufo-in-way LC-4.8"
    assert table.refuses("s1", "build straight a2 north-south")[0] == "lc-figure-in-way LC-4.8"
    assert table.objections[0].reading
    assert table.choices == {"build straight d5 west-east"}


def test_LC_4_9_a_coloured_tile_is_for_its_own_team() -> None:
    table = Table(EMPTY)
    table.does("s1", "roll colour:lime")
    assert table.state.turn == "s2", "orange can do nothing with it"
    table.does("s2", "roll colour:orange colour:lime")
    assert table.prompt.facts["possible"] == ("lunar:colour",)
    table = Table(EMPTY, ("colour:lime", "white"))
    assert table.refuses("s1", "build antenna b1")[0] == "lc-other-tile LC-4.9"
    table = Table(EMPTY, ("colour:lime",), colour_tile="any")
    table.does("s1", "build antenna b1")
    assert table.state.token("b1") == "AO"


def test_the_faces_of_the_rig_cover_all_words() -> None:
    said = {word for face in FACES for word in face}
    assert said == {"white", "colour", "colour:orange", "colour:lime", "spacewalk", "ufo"}
    assert BOARD["supply"]["straight"] == 26
    assert len(seats(4)) == 4
