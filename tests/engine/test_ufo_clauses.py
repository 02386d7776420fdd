"""One test at least for every clause of UFO Attack's RULES.md, named for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ufo_rig import HOUSE_FACES, SPEC, Table, seats

from engine.core.game import SetupError
from engine.core.options import Ruleset

ALIEN, POINTS = ("alien_invasion",), ("first_to_12",)


def test_every_clause_has_a_test_named_for_it() -> None:
    sources = "".join(file.read_text() for file in Path(__file__).parent.glob("test_ufo_clauses*.py"))
    names = re.findall(r"def test_((?:C|UA)_\d+(?:_\d+)?)_", sources)
    tested = {re.sub(r"(?<=\d)_", ".", name).replace("_", "-", 1) for name in names}
    assert tested == set(SPEC.clauses)


def test_the_clauses_are_those_of_the_digest_in_order() -> None:
    digest = (Path(__file__).parent / "data" / "ufo_attack_clauses.txt").read_text().split()
    assert list(SPEC.clauses) == digest


def test_C_1_the_first_seat_begins_and_the_turn_goes_clockwise() -> None:
    table = Table("- - -")
    assert table.refuses("s2", "roll green blue") == ["ua-not-your-turn C-1"]
    table.play("s1 roll red yellow", "s1 take red")
    assert table.state.turn == "s2"
    table.play("s2 roll red yellow", "s2 take red", "s3 roll red yellow", "s3 take red")
    assert table.state.turn == "s1"


def test_C_1_first_seat_lets_another_begin() -> None:
    game = Table("- -", first_seat=1).game
    assert game.start(seats(2)).turn == "s2"
    with pytest.raises(SetupError, match="'first_seat' = 3 names no seat: there are 3"):
        Table("- - - -", first_seat=3).game.start(seats(3))


def test_C_2_a_face_that_is_not_on_the_die_is_refused() -> None:
    table = Table()
    assert table.refuses("s1", "roll red blue") == ["ua-not-on-die C-2"]
    assert table.refuses("s1", "roll") == ["ua-not-on-die C-2"]
    table.does("s1", "roll yellow red")
    assert table.state.rolled == ("build:red", "build:yellow")


def test_C_3_the_options_in_force_can_be_listed_before_the_game() -> None:
    force = {option.name: value for option, value in SPEC.in_force(Ruleset(POINTS, {"bonus_run": 2}, "de"))}
    assert (force["bonus_run"], force["bonus_optional"], force["points_to_win"]) == (2, True, 12)
    assert "alien_then_roll" not in force


def test_UA_1_1_nothing_is_played_after_the_end() -> None:
    table = Table("RRYYGGB -", position={"tops_on": ["s1"]})
    assert table.does("s1", "roll ufo")[-1] == "ua-wins UA-7.1"
    assert table.refuses("s2", "roll ufo") == ["ua-game-over UA-7.1"]
    assert table.game.pending(table.state) == ()


def test_UA_2_1_rockets_begin_empty_and_the_storage_holds_every_module() -> None:
    state = Table(modules_per_colour=6).game.start(seats(4))
    assert set(state.rockets.values()) == {()}
    assert state.storage == {"red": 6, "yellow": 6, "green": 6, "blue": 6}
    assert "ua-no-such-colour UA-2.1" in Table().refuses("s1", "take pink")


def test_UA_2_2_the_alien_begins_in_the_middle_and_only_with_its_variant() -> None:
    assert Table(variants=ALIEN).game.start(seats(2)).alien == "middle"
    table = Table()
    table.does("s1", "roll ufo")
    assert table.refuses("s1", "alien_to s2")[0] == "ua-no-alien UA-2.2"


def test_UA_3_1_with_the_top_on_a_turn_is_a_launch_and_nothing_else() -> None:
    table = Table("RRYYGGB -", position={"tops_on": ["s1"]})
    assert table.refuses("s1", "take red") == ["ua-top-closes UA-6.2", "ua-owed-launch UA-3.1"]
    assert table.refuses("s1", "pass") == ["ua-no-pass UA-3.1", "ua-owed-launch UA-3.1"]
    assert table.refuses("s1", "claim_launch") == ["ua-launch-needs-ufo UA-7.1", "ua-owed-launch UA-3.1"]
    assert table.needs_die
    assert table.choices == set()


@pytest.mark.parametrize("edition", ["en", "fr", "it"])
def test_UA_3_1_launch_optional_lets_the_turn_end_unrolled(edition: str) -> None:
    table = Table("RRYYGGB -", position={"tops_on": ["s1"]}, edition=edition)
    assert table.choices == {"pass"}
    assert table.does("s1", "pass") == ["ua-launch-put-off UA-3.1"]
    assert (table.state.turn, table.state.tops_on) == ("s2", ("s1",))
    assert Table("RRYYGGB -", position={"tops_on": ["s1"]}, edition="de").choices == set()


def test_UA_3_2_one_action_of_those_rolled() -> None:
    table = Table()
    assert table.refuses("s1", "take red") == ["ua-owed-roll UA-3.2"]
    table.does("s1", "roll red yellow")
    assert table.choices == {"take red", "take yellow"}
    assert table.refuses("s1", "roll red yellow") == ["ua-already-rolled UA-3.2", "ua-owed-build UA-4.2"]
    assert table.refuses("s1", "aim s2") == ["ua-no-ufo UA-3.2", "ua-owed-build UA-4.2"]
    table.does("s1", "take red")
    assert table.refuses("s1", "take yellow") == ["ua-not-your-turn C-1"]


def test_UA_3_3_house_faces_offer_each_colour_and_the_ufo() -> None:
    table = Table("- R", faces=HOUSE_FACES)
    table.does("s1", "roll red ufo")
    assert table.choices == {"take red", "aim s2"}
    assert table.game.pending(table.state)[0].code == "ua-ask-colour-or-ufo"
    table.does("s1", "aim s2")
    table.does("s1", "roll ufo red")
    assert table.choices == {"zap red", "use_ufo"}
    assert table.does("s1", "use_ufo") == ["ua-ufo-used UA-3.3", "ua-attack-failed UA-5.3"]
    assert table.does("s2", "roll") == ["ua-rolled-blank UA-3.3"]
    assert table.state.turn == "s1"


def test_UA_3_3_a_launch_succeeds_if_the_face_shows_a_ufo() -> None:
    table = Table("RRYYGGB -", faces=HOUSE_FACES, position={"tops_on": ["s1"]})
    assert table.does("s1", "roll red ufo")[-1] == "ua-wins UA-7.1"
    blank = Table("RRYYGGB -", faces=HOUSE_FACES, position={"tops_on": ["s1"]})
    assert blank.does("s1", "roll") == ["ua-rolled-blank UA-3.3", "ua-launch-failed UA-7.1"]
    assert (blank.state.turn, blank.state.tops_on) == ("s2", ("s1",))


def test_UA_4_1_one_module_of_a_rolled_colour_goes_on_top() -> None:
    table = Table("GB -")
    table.does("s1", "roll red yellow")
    assert table.refuses("s1", "take green") == ["ua-not-rolled UA-4.1"]
    assert table.does("s1", "take red") == ["ua-built UA-4.1"]
    assert table.rocket("s1") == "GBR"
    assert table.state.storage["red"] == 4


def test_UA_4_2_a_used_up_colour_leaves_the_other_and_building_is_a_must() -> None:
    table = Table("- RRRRR")
    assert table.does("s1", "roll red yellow") == ["ua-rolled UA-3.2", "ua-used-up UA-4.2"]
    assert table.choices == {"take yellow"}
    assert table.refuses("s1", "take red") == ["ua-none-in-storage UA-4.2"]
    assert table.refuses("s1", "pass") == ["ua-no-pass UA-4.2", "ua-owed-build UA-4.2"]


def test_UA_4_2_all_objections_are_told_at_once() -> None:
    table = Table("- RRRRR")
    table.does("s1", "roll green blue")
    assert table.refuses("s1", "take red") == ["ua-not-rolled UA-4.1", "ua-none-in-storage UA-4.2"]


def test_UA_4_3_with_neither_colour_left_the_turn_is_over() -> None:
    table = Table("YYYYY RRRRR")
    assert table.does("s1", "roll red yellow") == ["ua-rolled UA-3.2", "ua-none-left UA-4.3"]
    assert table.state.turn == "s2"


@pytest.mark.parametrize(("rocket", "due"), [("RR", True), ("BRR", True), ("RRR", False), ("RRB", False), ("R", False)])
def test_UA_4_4_exactly_three_in_a_row_bring_a_bonus(rocket: str, due: bool) -> None:
    table = Table(f"{rocket} -")
    table.play("s1 roll red yellow", "s1 take red")
    assert (table.state.phase.value == "bonus") is due


def test_UA_4_4_the_bonus_is_any_colour_left_and_a_must() -> None:
    table = Table("RR BBBBB")
    table.play("s1 roll red yellow")
    assert table.does("s1", "take red") == ["ua-built UA-4.1", "ua-bonus-due UA-4.4"]
    assert table.choices == {"take_bonus red", "take_bonus yellow", "take_bonus green"}
    assert table.refuses("s1", "decline_bonus") == ["ua-bonus-is-a-must UA-4.4"]
    assert table.refuses("s1", "take_bonus blue") == ["ua-none-in-storage UA-4.4"]
    assert table.does("s1", "take_bonus red") == ["ua-bonus-built UA-4.4"]
    assert table.refuses("s1", "take_bonus red") == ["ua-not-your-turn C-1", "ua-no-bonus UA-4.4"]


@pytest.mark.parametrize("edition", ["de", "it"])
def test_UA_4_4_bonus_optional_lets_it_be_declined(edition: str) -> None:
    table = Table("RR -", edition=edition)
    table.play("s1 roll red yellow", "s1 take red")
    assert "decline_bonus" in table.choices
    assert table.does("s1", "decline_bonus") == ["ua-bonus-declined UA-4.4"]
    assert table.advice == ["ua-advise-bonus"]
    assert (table.state.turn, table.rocket("s1")) == ("s2", "RRR")


@pytest.mark.parametrize(("rocket", "due"), [("RR", True), ("RBRR", False), ("BBRR", True), ("RBR", False)])
def test_UA_4_4_third_of_colour_counts_the_whole_rocket_too(rocket: str, due: bool) -> None:
    table = Table(f"{rocket} -", bonus_third_of_colour=True)
    table.play("s1 roll red yellow", "s1 take red")
    assert (table.state.phase.value == "bonus") is due


@pytest.mark.parametrize(
    ("run", "rocket", "due"), [(2, "R", True), (2, "RR", False), (5, "RRRR", True), (0, "RR", False)]
)
def test_UA_4_4_bonus_run_sets_how_many(run: int, rocket: str, due: bool) -> None:
    table = Table(f"{rocket} -", bonus_run=run)
    table.play("s1 roll red yellow", "s1 take red")
    assert (table.state.phase.value == "bonus") is due


def test_UA_4_4_an_empty_storage_brings_no_bonus() -> None:
    table = Table("GRR YYYYYBBBBBRR GGGG", modules_to_launch=15)
    table.does("s1", "roll red yellow")
    assert table.does("s1", "take red")[1] == "ua-bonus-storage-empty UA-4.4"
    assert table.state.turn == "s2"
    assert table.refuses("s1", "take_bonus red")[1] == "ua-no-bonus-left UA-4.4"


def test_UA_4_5_the_top_is_looked_at_after_the_bonus() -> None:
    table = Table("GGBYRR -")
    table.play("s1 roll red yellow", "s1 take red")
    assert table.state.tops_on == ()
    table.does("s1", "take_bonus green")
    assert (table.rocket("s1"), table.state.tops_on) == ("GGBYRRRG", ("s1",))


def test_UA_4_5_bonus_before_top_off_puts_the_top_on_instead() -> None:
    table = Table("GGBYRR -", bonus_before_top=False)
    table.does("s1", "roll red yellow")
    assert table.does("s1", "take red")[1:] == ["ua-bonus-lost-to-top UA-4.5", "ua-top-on UA-6.1"]
    assert table.state.turn == "s2"
    kept_off = Table("GGBYRR -", ALIEN, bonus_before_top=False, position={"alien": "s1"})
    kept_off.play("s1 roll red yellow", "s1 take red")
    assert kept_off.state.phase.value == "bonus"


def test_UA_5_1_aim_at_one_opponent_then_roll_again() -> None:
    table = Table("R RY - G")
    table.does("s1", "roll ufo")
    assert table.choices == {"aim s2", "aim s3", "aim s4"}
    assert table.refuses("s1", "aim s1") == ["ua-own-rocket UA-5.1"]
    assert table.refuses("s1", "aim s9") == ["ua-no-such-seat UA-5.1"]
    assert table.refuses("s1", "pass") == ["ua-no-pass UA-5.1", "ua-owed-attack UA-5.1"]
    assert table.does("s1", "aim s3") == ["ua-aimed UA-5.1"]
    assert table.advice == ["ua-advise-empty"]
    assert table.readings == ["ua-aimed"]
    assert table.refuses("s1", "aim s2") == ["ua-aim-is-fixed UA-5.1", "ua-owed-attack-roll UA-5.1"]


def test_UA_5_2_all_modules_of_one_rolled_colour_move_in_order() -> None:
    table = Table("Y RGRBR GB")
    table.play("s1 roll ufo", "s1 aim s2", "s1 roll red green")
    assert table.choices == {"zap red", "zap green"}
    assert table.refuses("s1", "take red") == ["ua-attack-builds-nothing UA-5.2", "ua-owed-zap UA-5.2"]
    assert table.refuses("s1", "zap blue") == ["ua-not-rolled UA-5.2"]
    assert table.refuses("s1", "zap red 2") == ["ua-take-all UA-5.2"]
    assert table.does("s1", "zap red 3") == ["ua-zapped UA-5.2"]
    assert (table.rocket("s1"), table.rocket("s2"), table.state.turn) == ("YRRR", "GB", "s2")


def test_UA_5_2_only_colours_the_victim_has_and_nothing_if_it_has_none() -> None:
    table = Table("- R")
    table.play("s1 roll ufo", "s1 aim s2", "s1 roll red yellow")
    assert table.choices == {"zap red"}
    assert table.refuses("s1", "zap yellow") == ["ua-victim-has-none UA-5.2"]
    empty = Table("- R")
    empty.play("s1 roll ufo", "s1 aim s2")
    assert empty.does("s1", "roll green blue") == ["ua-rolled UA-5.1", "ua-nothing-to-zap UA-5.2"]
    assert empty.state.turn == "s2"


def test_UA_5_3_the_ufo_again_ends_the_attack() -> None:
    table = Table("- R")
    table.play("s1 roll ufo", "s1 aim s2")
    assert table.does("s1", "roll ufo") == ["ua-rolled UA-5.1", "ua-attack-failed UA-5.3"]
    assert (table.rocket("s2"), table.state.turn) == ("R", "s2")


def test_UA_5_4_a_zap_brings_no_bonus_but_its_modules_count_in_a_run() -> None:
    table = Table("RR R -")
    table.play("s1 roll ufo", "s1 aim s2", "s1 roll red yellow", "s1 zap red")
    assert (table.rocket("s1"), table.state.turn) == ("RRR", "s2")
    run = Table("- RR")
    run.play("s1 roll ufo", "s1 aim s2", "s1 roll red yellow", "s1 zap red", "s2 roll green blue", "s2 take blue")
    run.play("s1 roll red yellow")
    assert "ua-bonus-due UA-4.4" in run.does("s1", "take red")


@pytest.mark.parametrize("seven", [1, 5, 7, 9])
def test_UA_6_1_the_top_goes_on_at_once(seven: int) -> None:
    table = Table(f"{'RYGBRYGB'[: seven - 1] or '-'} -", modules_to_launch=seven)
    table.does("s1", "roll green blue")
    assert "ua-top-on UA-6.1" in table.does("s1", "take blue")
    assert table.state.tops_on == ("s1",)
    assert table.refuses("s1", "put_top_on")[-1] == "ua-top-is-on UA-6.1"


def test_UA_6_1_putting_it_on_by_hand_is_refused_before() -> None:
    assert Table("RRR -").refuses("s1", "put_top_on") == ["ua-too-few UA-6.1", "ua-owed-roll UA-3.2"]
    assert Table("RRR -").refuses("s1", "leave_top_off") == ["ua-top-no-choice UA-6.1", "ua-owed-roll UA-3.2"]


def test_UA_6_2_with_the_top_on_nothing_is_built_but_it_can_be_robbed() -> None:
    table = Table("RRYYGGB -", position={"turn": "s2", "tops_on": ["s1"]})
    assert table.refuses("s1", "take red") == ["ua-not-your-turn C-1", "ua-top-closes UA-6.2"]
    table.play("s2 roll ufo", "s2 aim s1", "s2 roll red yellow", "s2 zap red")
    assert table.rocket("s2") == "RR"


def test_UA_6_3_below_seven_the_top_comes_off_at_once() -> None:
    table = Table("RRYYGGB -", position={"turn": "s2", "tops_on": ["s1"]})
    assert table.refuses("s1", "take_top_off") == ["ua-not-your-turn C-1", "ua-top-stays UA-6.3"]
    table.play("s2 roll ufo", "s2 aim s1", "s2 roll green blue")
    assert table.does("s2", "zap blue") == ["ua-zapped UA-5.2", "ua-top-off UA-6.3"]
    assert (table.state.tops_on, table.state.phase.value) == ((), "roll")
    assert table.refuses("s1", "take_top_off") == ["ua-no-top-on UA-6.3", "ua-owed-roll UA-3.2"]


def test_UA_6_3_eight_may_lose_one_and_keep_the_top() -> None:
    table = Table("RRYYGGBR -", position={"turn": "s2", "tops_on": ["s1"]})
    table.play("s2 roll ufo", "s2 aim s1", "s2 roll green blue", "s2 zap blue")
    assert table.state.tops_on == ("s1",)


def test_UA_7_1_the_ufo_wins_and_anything_else_ends_the_turn() -> None:
    table = Table("RRYYGGB -", position={"tops_on": ["s1"]})
    assert table.does("s1", "roll red yellow") == ["ua-rolled UA-7.1", "ua-launch-failed UA-7.1"]
    assert (table.state.turn, table.state.tops_on) == ("s2", ("s1",))
    table.play("s2 roll red yellow", "s2 take red")
    assert table.does("s1", "roll ufo") == ["ua-rolled UA-7.1", "ua-launched UA-7.1", "ua-wins UA-7.1"]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.finding.clause) == (("s1",), "UA-7.1")
