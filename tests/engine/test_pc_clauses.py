"""One test at least for every clause of Pirate Code's RULES.md, named for it: aim, set-up and turn here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pc_rig import BOX, FACES, SPEC, Table, seats

from engine.core.game import SetupError
from engine.core.options import Ruleset, RulesetError
from engine.core.secrets import cut
from engine.games.pirate_code.actions import Move


def test_every_clause_has_a_test_named_for_it() -> None:
    sources = "".join(file.read_text() for file in Path(__file__).parent.glob("test_pc_clauses*.py"))
    names = re.findall(r"def test_((?:C|PC)_\d+(?:_\d+)?)_", sources)
    tested = {re.sub(r"(?<=\d)_", ".", name).replace("_", "-", 1) for name in names}
    assert tested == set(SPEC.clauses)


def test_the_clauses_are_those_of_the_digest_in_order() -> None:
    digest = (Path(__file__).parent / "data" / "pirate_code_clauses.txt").read_text().split()
    assert list(SPEC.clauses) == digest


def test_C_1_the_first_seat_begins_and_the_turn_goes_clockwise() -> None:
    table = Table()
    assert table.refuses("s2", "roll gem:red") == ["pc-not-your-turn C-1"]
    table.play("s1 roll gem:red", "s1 place red s2 1 rolled", "s1 place red s3 1 choice", "s1 end_turn")
    assert table.state.turn == "s2"
    assert table.refuses("nobody", "end_turn") == ["pc-not-a-player C-1"]
    assert Table("", first_seat=2).state.turn == "s3"
    with pytest.raises(SetupError, match="'first_seat' = 3 names no seat"):
        Table("", first_seat=3)


def test_C_2_a_face_that_is_not_on_the_die_is_refused() -> None:
    game = SPEC.build(Ruleset(), {"pirate_code": [("gem:red",)] * 5 + [("gem:blue",)]}, BOX)
    state = game.position(
        seats(2),
        {"turn": "s1", "codes": {"s1": ["red", "blue", "green", "white"], "s2": ["red", "blue", "green", "white"]}},
    )
    table = Table()
    table.game, table.state = game, state
    assert table.refuses("s1", "roll gem:green") == ["pc-not-on-die C-2"]
    assert Table().refuses("s1", "roll gem:red gem:blue") == ["pc-not-on-die C-2"]


def test_C_3_the_options_in_force_can_be_listed_before_the_game() -> None:
    force = {option.name: value for option, value in SPEC.in_force(Ruleset(("quick",), {"occupied": "swap"}, "en"))}
    assert (force["code_length"], force["occupied"], force["first_move_colour"]) == (3, "swap", "any")
    assert "rounds" not in force
    with pytest.raises(RulesetError, match="both change 'code_length'"):
        SPEC.rules(Ruleset(("quick",), {"code_length": 4}))


def test_C_3_no_rule_is_changed_in_the_middle_of_a_game() -> None:
    for table in (Table(), Table("", code_mode="honour")):
        assert table.refuses("s2", "change_option occupied swap") == ["pc-options-stand C-3"]


def test_PC_1_1_whose_code_is_broken_last_wins_and_nothing_is_played_after() -> None:
    table = Table(areas={"s2": "..../BRY./-", "s3": "..../WKBR/-"})
    told = table.play("s1 roll gem:green", "s1 place green s2 4 rolled", "s1 end_turn")
    assert told[-1] == "pc-wins PC-5.2"
    assert table.game.outcome(table.state).winners == ("s1",)
    assert table.refuses("s2", "roll gem:red") == ["pc-game-over PC-5.2"]
    assert table.game.pending(table.state) == ()


def test_PC_1_2_two_may_play_the_basic_game() -> None:
    table = Table("RBGW BRYG")
    told = table.play("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s2 2 choice", "s1 end_turn")
    assert [line.split()[0] for line in told] == ["pc-turn-ended", "pc-scored-gold", "pc-scored-gold"]


def test_PC_2_1_a_code_has_four_gems_of_different_colours() -> None:
    table = Table("")
    assert table.refuses("s1", "set_code red blue green") == ["pc-code-length PC-2.1"]
    assert table.refuses("s1", "set_code red blue red red") == ["pc-code-repeats PC-2.1"]
    assert table.refuses("s1", "set_code red blue pink red") == ["pc-no-such-colour PC-2.1", "pc-code-repeats PC-2.1"]
    assert table.does("s1", "set_code red blue green white")[0] == "pc-code-set PC-6.1"
    short = Table("", code_length=2)
    assert short.refuses("s1", "set_code red blue green") == ["pc-code-length PC-2.1"]
    assert short.does("s1", "set_code red blue")


def test_PC_2_2_the_gem_chest_holds_what_lies_nowhere_else() -> None:
    table = Table("", gems_per_colour=10)
    assert set(table.chest.values()) == {10}
    table.play("s1 set_code red blue green white")
    assert (table.chest["red"], table.chest["black"]) == (9, 10)
    table.play("s1 set_code black blue green white")
    assert (table.chest["red"], table.chest["black"]) == (10, 9), "the gems of the first code are back"
    with pytest.raises(SetupError, match="13 red gems lie on the table, but there are 12"):
        Table(areas={"s2": "..../..../RRRRRRRRRRRRR"})


def test_PC_2_3_each_face_shows_one_gem_colour() -> None:
    with pytest.raises(SetupError, match="says 'gem:red gem:blue'"):
        SPEC.build(Ruleset(), {"pirate_code": [("gem:red", "gem:blue")]}, BOX)
    with pytest.raises(SetupError, match="the die shows 'pink', but no gem has that colour"):
        SPEC.build(Ruleset(), {"pirate_code": [("gem:pink",)]}, BOX)
    assert sorted(FACES["pirate_code"]) == sorted((f"gem:{colour}",) for colour in BOX["colours"])


def test_PC_2_4_no_ruling_looks_at_the_gem_chest() -> None:
    none_left = {"gem_chest": dict.fromkeys(BOX["colours"], 0)}
    empty, full = Table(position=none_left), Table()
    for act in ("roll gem:red", "place red s2 1 rolled", "place blue s3 1 choice", "end_turn"):
        assert empty.choices() == full.choices()
        assert empty.does("s1", act) == full.does("s1", act)


def test_PC_2_4_a_colour_said_to_be_used_up_is_so_until_a_gem_of_it_comes_back() -> None:
    table = Table(areas={"s2": ".B../..../-"})
    table.does("s1", "roll gem:red")
    assert table.does("s1", "declare_empty blue") == ["pc-said-empty PC-2.4"]
    assert table.advised == ["pc-advise-not-empty PC-2.4"]
    assert table.refuses("s1", "declare_empty blue")[0] == "pc-already-said-empty PC-2.4"
    assert table.refuses("s1", "place blue s3 1 choice") == ["pc-said-to-be-empty PC-3.7"]
    table.does("s1", "place green s2 2 choice")
    assert table.state.empty == (), "the blue gem went back"
    table.does("s1", "declare_empty red")
    assert table.does("s1", "end_turn") == ["pc-turn-ended PC-4.5", "pc-scored-stays PC-4.2"]
    assert table.state.empty == ("red",)


def test_PC_2_4_what_was_found_after_all_is_not_used_up() -> None:
    table = Table()
    table.play("s1 roll gem:red", "s1 declare_empty blue")
    assert table.refuses("s1", "declare_found red")[0] == "pc-not-said-empty PC-2.4"
    assert table.does("s1", "declare_found blue") == ["pc-said-found PC-2.4"]
    table.does("s1", "place blue s2 1 choice")
    assert table.refuses("s1", "declare_empty green")[0] == "pc-colour-not-due PC-2.4"


def test_PC_2_5_all_guess_on_one_area_and_count_from_the_owners_left() -> None:
    table = Table()
    table.play("s1 roll gem:red", "s1 place red s3 1 rolled", "s1 place blue s3 2 choice", "s1 end_turn")
    assert table.area("s3") == "RB../..../-"
    table.play("s2 roll gem:red", "s2 move red s3 1 4 rolled", "s2 move blue s3 2 3 choice", "s2 end_turn")
    assert table.area("s3") == "..../..BR/-"
    table.does("s3", "roll gem:red")
    assert table.refuses("s3", "place red s2 5 rolled") == ["pc-no-such-position PC-2.5"]
    assert table.refuses("s3", "place red s2 0 rolled") == ["pc-no-such-position PC-2.5"]


def test_PC_3_1_the_first_gem_has_the_rolled_colour() -> None:
    table = Table()
    assert table.refuses("s1", "place red s2 1 rolled") == ["pc-owed-roll PC-3.1"]
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "place blue s2 1 rolled") == ["pc-not-rolled PC-3.1"]
    assert table.refuses("s1", "roll gem:red") == ["pc-already-rolled PC-3.1", "pc-owed-guesses PC-3.10"]
    assert table.does("s1", "place red s2 1 rolled") == ["pc-placed PC-3.1"]


def test_PC_3_2_the_second_gem_has_any_colour() -> None:
    table = Table()
    table.does("s1", "roll gem:red")
    offered = {act.split()[1] for act in table.choices() if act.startswith("place") and act.endswith("choice")}
    assert offered == set(BOX["colours"])
    assert table.does("s1", "place red s2 1 choice") == ["pc-placed PC-3.2"], "also the rolled one"
    assert table.state.due == ("rolled",)


def test_PC_3_3_both_on_one_area_or_one_each_on_two_but_not_on_ones_own() -> None:
    table = Table()
    table.play("s1 roll gem:red", "s1 place red s2 1 rolled")
    assert table.refuses("s1", "place blue s1 1 choice") == ["pc-own-code PC-3.3"]
    assert table.refuses("s1", "place blue s9 1 choice") == ["pc-no-such-seat PC-3.3"]
    assert {act.split()[2] for act in table.choices() if act.startswith("place")} == {"s2", "s3"}


def test_PC_3_3_a_lying_gem_moves_within_its_area_instead_of_a_new_one() -> None:
    table = Table(areas={"s2": ".B../..../-", "s3": "B.../..../-"})
    before = table.chest
    table.does("s1", "roll gem:blue")
    assert table.does("s1", "move blue s2 2 1 rolled") == ["pc-moved PC-3.3"]
    assert table.chest == before
    elsewhere = table.game.rule(table.state, "s1", odd_move("blue", "s2", 1, 3, from_on="s3"))
    assert [finding.code for finding in elsewhere.objections] == ["pc-same-area-only"]
    assert table.refuses("s1", "move red s2 3 4 choice") == ["pc-not-lying-there PC-3.3"]
    assert table.refuses("s1", "place blue s3 2 rolled")[0] == "pc-guess-not-due PC-3.3"


def odd_move(colour: str, on: str, start: int, to: int, **more: str) -> Move:
    """A move with a gem from elsewhere, which has no notation."""
    return Move(colour, on, start, to, "choice", **more)


def test_PC_3_4_the_first_guess_moves_a_gem_of_the_rolled_colour() -> None:
    areas = {"s2": ".B../..../-"}
    table = Table(areas=areas)
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "move blue s2 2 1 rolled") == ["pc-move-not-rolled PC-3.4"]
    assert table.does("s1", "move blue s2 2 1 choice")
    for edition in ("en", "fr"):
        table = Table(areas=areas, edition=edition)
        table.does("s1", "roll gem:red")
        assert table.does("s1", "move blue s2 2 1 rolled") == ["pc-moved PC-3.3"]
    table = Table(areas=areas, edition="es")
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "move blue s2 2 1 rolled") == ["pc-move-not-rolled PC-3.4"]


def test_PC_3_5_a_solved_position_takes_no_more_gems() -> None:
    table = Table(areas={"s2": "..../B.../-"})
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "place red s2 1 rolled") == ["pc-solved PC-3.5"]


def test_PC_3_6_a_brown_or_gold_colour_may_be_guessed_again_and_the_referee_mentions_it() -> None:
    table = Table(areas={"s2": "..../B.../K"})
    table.does("s1", "roll gem:black")
    table.does("s1", "place black s2 2 rolled")
    assert table.advised == ["pc-advise-brown PC-3.6"]
    table.does("s1", "place blue s2 3 choice")
    assert table.advised == ["pc-advise-gold PC-3.6"]
    table.does("s1", "end_turn")
    assert table.area("s2") == "..../B.../BKK"


def test_PC_3_7_with_a_used_up_colour_only_a_move_is_left() -> None:
    table = Table(areas={"s2": ".B../..../-"}, position={"empty": ["blue"]})
    table.does("s1", "roll gem:blue")
    assert table.refuses("s1", "place blue s3 1 rolled") == ["pc-said-to-be-empty PC-3.7"]
    assert {act for act in table.choices() if act.endswith("rolled")} == {
        f"move blue s2 2 {to} rolled" for to in (1, 3, 4)
    }


def test_PC_3_8_a_gem_on_a_misplaced_one_takes_its_place_unscored() -> None:
    table = Table(areas={"s2": ".BB./..../-"})
    before = table.chest["blue"]
    table.does("s1", "roll gem:red")
    assert table.does("s1", "place red s2 2 rolled") == ["pc-placed PC-3.1", "pc-went-back PC-3.8"]
    assert table.chest["blue"] == before + 1
    assert table.readings == ["pc-went-back"]
    table = Table(areas={"s2": ".BG./..../-"})
    table.does("s1", "roll gem:blue")
    assert table.does("s1", "move blue s2 2 3 rolled")[1] == "pc-went-back PC-3.8"
    assert table.area("s2") == "..B./..../-"


def test_PC_3_8_with_swap_gems_change_places_and_the_lying_one_is_not_scored() -> None:
    table = Table(areas={"s2": ".BR./..../-"}, occupied="swap")
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "place red s2 2 rolled") == ["pc-occupied PC-3.8"]
    assert table.does("s1", "move red s2 3 2 rolled")[1] == "pc-changed-places PC-3.8"
    assert table.refuses("s1", "move blue s2 3 1 choice") == ["pc-touched PC-3.9"]
    table.play("s1 place green s3 1 choice", "s1 end_turn")
    assert table.area("s2") == "..B./.R../-"


def test_PC_3_8_with_swap_the_gem_on_the_last_open_position_goes_back() -> None:
    table = Table(areas={"s2": "..R./BR.G/-"}, occupied="swap")
    table.does("s1", "roll gem:yellow")
    assert table.does("s1", "place yellow s2 3 rolled") == ["pc-placed PC-3.1", "pc-went-back PC-3.8"]


@pytest.mark.parametrize(
    ("occupied", "hinted"), [("replace", "pc-hint-takes-place"), ("swap", "pc-hint-changes-places")]
)
def test_PC_3_8_the_key_of_a_move_says_what_becomes_of_the_lying_gem(occupied: str, hinted: str) -> None:
    table = Table(areas={"s2": ".BR./..../-"}, occupied=occupied)
    table.does("s1", "roll gem:red")
    hints = {to: SPEC.hint(table.game, cut(table.state, "s1"), Move("red", "s2", 3, to, "rolled")) for to in (1, 2)}
    assert hints[1] is None
    assert hints[2] is not None
    assert hints[2].code == hinted


def test_PC_3_9_any_order_but_each_gem_and_its_position_once() -> None:
    table = Table()
    table.play("s1 roll gem:red", "s1 place green s2 1 choice")
    assert table.refuses("s1", "place red s2 1 rolled") == ["pc-touched PC-3.9"]
    assert table.refuses("s1", "move green s2 1 2 rolled")[0] == "pc-touched PC-3.9"
    table.does("s1", "place red s2 2 rolled")
    assert table.state.phase.value == "end"


def test_PC_3_9_the_referee_asks_which_guess_is_meant() -> None:
    table = Table()
    table.does("s1", "roll gem:red")
    assert set(table.asks("s1", "place red s2 1")) == {"place red s2 1 rolled", "place red s2 1 choice"}
    assert table.does("s1", "place blue s2 1") == ["pc-placed PC-3.2"], "only one guess fits"


def test_PC_3_10_a_guess_with_nothing_to_do_is_lost_and_no_other_is_skipped() -> None:
    table = Table(areas={"s2": "..../BRY./-", "s3": "..../WKBR/-"})
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "end_turn") == ["pc-no-skipping PC-3.10", "pc-owed-guesses PC-3.10"]
    assert table.refuses("s1", "pass") == ["pc-no-pass PC-3.10", "pc-owed-guesses PC-3.10"]
    assert table.does("s1", "place red s2 4 rolled") == ["pc-placed PC-3.1", "pc-lost-choice PC-3.10"]
    assert table.choices() == {"end_turn"}


def test_PC_3_10_a_turn_in_which_nothing_can_be_done_is_ended_without_a_check() -> None:
    table = Table(position={"empty": BOX["colours"]})
    told = table.does("s1", "roll gem:red")
    assert told[1:] == ["pc-lost-empty PC-3.7", "pc-lost-choice PC-3.10"]
    assert "end_turn" in table.choices()
    assert table.does("s1", "end_turn") == ["pc-turn-without-gems PC-3.10"]
    assert table.state.turn == "s2"


def test_PC_3_11_both_guesses_may_be_moves_and_gold_and_brown_never_move() -> None:
    table = Table(areas={"s2": ".B.R/..../K", "s3": "..../W.../-"})
    table.does("s1", "roll gem:blue")
    assert table.refuses("s1", "move blue s2 2 2 rolled") == ["pc-move-nowhere PC-3.11"]
    gold = table.game.rule(table.state, "s1", odd_move("white", "s3", 1, 2, from_row="gold"))
    assert [(item.code, item.clause) for item in gold.objections] == [("pc-never-moves", "PC-3.11")]
    table.play("s1 move blue s2 2 1 rolled", "s1 move red s2 4 2 choice", "s1 end_turn")
    assert table.area("s2") == "..../BR../K"


def test_PC_3_12_moving_a_misplaced_gem_is_better_than_another_of_its_colour() -> None:
    table = Table(areas={"s2": ".B../..../-"})
    table.play("s1 roll gem:blue", "s1 place blue s2 3 rolled")
    assert table.advised == ["pc-advise-move PC-3.12"]
    table.does("s1", "move blue s2 2 1 choice")
    assert table.advised == []


def test_PC_3_12_the_hint_is_for_a_gem_that_was_scored_there_and_can_be_moved() -> None:
    table = Table(areas={"s2": ".B../..../-"}, variants=("skeleton_bonus",), position={"hand": "blue"})
    table.does("s1", "roll gem:white")
    table.does("s1", "place blue s2 3 skeleton")
    assert table.advised == [], "for the skeleton's gem nothing is moved"
    table.does("s1", "place blue s2 4 choice")
    assert table.advised == ["pc-advise-move PC-3.12"]
    table = Table(areas={"s2": "RB../..../-"}, occupied="swap")
    table.play("s1 roll gem:red", "s1 move red s2 1 2 rolled", "s1 place white s3 1 choice", "s1 end_turn")
    table.play("s2 roll gem:red", "s2 place red s1 1 rolled", "s2 place red s3 4 choice", "s2 end_turn")
    table.play("s3 roll gem:blue", "s3 place blue s2 3 rolled")
    assert table.advised == [], "blue had to change places, and may be right there"
