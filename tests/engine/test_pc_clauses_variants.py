"""Clause tests of Pirate Code: the three variants and what follows when they are combined (PC-7 to PC-9)."""

from __future__ import annotations

from typing import Any

import pytest
from pc_rig import BOX, SPEC, Table

from engine.core.game import SetupError
from engine.core.options import Ruleset, RulesetError

SKELETON, TWO, QUICK = ("skeleton_bonus",), ("two_player",), ("quick",)


def skeleton(areas: dict[str, str] | None = None, hand: str | None = "red", codes: str = "", **options: Any) -> Table:
    words = codes or "RBGW BRYG WKBR YGRB"
    return Table(words, areas=areas, variants=SKELETON, position={"hand": hand}, **options)


def test_PC_7_1_the_starting_player_fills_the_hand_before_the_game() -> None:
    table = Table("", variants=SKELETON)
    assert table.asked()[-1] == ("s1", "pc-ask-first-hand")
    assert table.choices() == {f"fill_hand {colour}" for colour in BOX["colours"]}
    assert table.refuses("s2", "fill_hand red")[0] == "pc-not-your-turn C-1"
    assert table.refuses("s1", "fill_hand pink")[0] == "pc-no-such-colour PC-2.1"
    assert table.does("s1", "fill_hand red") == ["pc-hand-filled PC-7.1"]
    assert table.refuses("s1", "fill_hand red")[0] == "pc-hand-is-full PC-7.3"
    told = [table.does(f"s{n}", f"set_code {code}") for n, code in enumerate(CODES, 1)]
    assert told
    assert table.asked() == [("s1", "pc-ask-roll")]
    assert Table().refuses("s1", "fill_hand red")[0] == "pc-no-skeleton PC-7.1"


CODES = ("red blue green white", "blue red yellow green", "white black blue red")


def test_PC_7_2_white_gives_a_third_guess_with_the_gem_in_the_hand() -> None:
    table = skeleton()
    assert table.does("s1", "roll gem:white") == ["pc-rolled PC-3.1", "pc-bonus PC-7.2"]
    assert table.state.due == ("rolled", "choice", "skeleton")
    before = table.chest["red"]
    assert table.refuses("s1", "place blue s2 1 skeleton") == ["pc-not-in-hand PC-7.2"]
    assert table.does("s1", "place red s2 2 skeleton") == ["pc-placed PC-7.2"]
    assert (table.state.hand, table.chest["red"]) == (None, before)
    other = skeleton()
    other.does("s1", "roll gem:red")
    assert other.state.due == ("rolled", "choice")


def test_PC_7_2_no_move_is_made_for_the_skeletons_gem() -> None:
    table = skeleton({"s2": "R.../..../-"})
    table.does("s1", "roll gem:white")
    assert table.refuses("s1", "move red s2 1 2 skeleton") == ["pc-skeleton-is-placed PC-7.2"]
    assert table.does("s1", "move red s2 1 2 choice") == ["pc-moved PC-3.3"]


def test_PC_7_3_after_such_a_turn_the_player_fills_the_hand_again() -> None:
    table = skeleton()
    table.play("s1 roll gem:white", "s1 place white s2 1 rolled", "s1 place blue s3 1 choice")
    table.play("s1 place red s4 1 skeleton", "s1 end_turn")
    assert table.asked() == [("s1", "pc-ask-hand")]
    assert table.does("s1", "fill_hand black") == ["pc-hand-filled PC-7.3"]
    assert (table.state.hand, table.state.turn) == ("black", "s2")
    assert table.refuses("s2", "fill_hand red")[0] == "pc-hand-is-full PC-7.3"


def test_PC_7_4_three_guesses_may_go_to_three_opponents() -> None:
    table = skeleton()
    acts = ("place white s2 1 rolled", "place blue s3 1 choice", "place red s4 1 skeleton")
    table.play("s1 roll gem:white", *(f"s1 {act}" for act in acts))
    assert [table.area(seat)[0] for seat in ("s2", "s3", "s4")] == ["W", "B", "R"]


def test_PC_7_4_a_gem_that_cannot_be_used_stays_and_the_hand_is_not_filled() -> None:
    table = Table("RBGW BRYG", areas={"s2": "..../BR../-"}, variants=SKELETON, position={"hand": "red"})
    told = table.play("s1 roll gem:white", "s1 place white s2 3 rolled", "s1 place black s2 4 choice")
    assert told == ["pc-placed PC-3.2", "pc-lost-skeleton PC-7.4"]
    table.does("s1", "end_turn")
    assert (table.state.hand, table.state.turn, table.state.phase.value) == ("red", "s2", "roll")


def test_PC_7_4_with_an_empty_hand_white_gives_two_guesses() -> None:
    table = skeleton(hand=None)
    assert table.does("s1", "roll gem:white") == ["pc-rolled PC-3.1", "pc-bonus-hand-empty PC-7.4"]
    assert table.state.due == ("rolled", "choice")


def test_PC_7_4_the_hand_is_not_filled_after_a_win() -> None:
    table = Table("RBGW BRYG", areas={"s2": "..../B.YG/-"}, variants=SKELETON, position={"hand": "red"})
    told = table.play("s1 roll gem:white", "s1 place red s2 2 skeleton", "s1 end_turn")
    assert told[-1] == "pc-wins PC-5.2"
    assert table.game.pending(table.state) == ()


def test_PC_7_4_the_hand_stays_empty_if_no_colour_is_left() -> None:
    table = skeleton()
    table.play("s1 roll gem:white", "s1 place white s2 1 rolled", "s1 place blue s3 1 choice")
    table.play("s1 place red s4 1 skeleton", "s1 end_turn")
    told = table.play(*(f"s1 declare_empty {colour}" for colour in BOX["colours"]))
    assert told == ["pc-said-empty PC-2.4", "pc-hand-stays-empty PC-7.4"]
    assert (table.state.hand, table.state.turn) == (None, "s2")


def test_PC_7_1_a_die_without_white_and_rows_without_a_die_contradict_the_variant() -> None:
    with pytest.raises(SetupError, match="no face of the die shows 'white'"):
        SPEC.build(Ruleset(SKELETON), {"pirate_code": [("gem:red",)]}, BOX)
    with pytest.raises(RulesetError, match=r"'guess_unit' = 'row'.*'skeleton_bonus'"):
        SPEC.build(Ruleset(SKELETON + TWO, {"guess_unit": "row"}), {"pirate_code": [("gem:white",)]}, BOX)


def duel(areas: dict[str, str] | None = None, variants: tuple[str, ...] = TWO, **more: Any) -> Table:
    """s1 guesses at s2's code, which is blue green green green."""
    position = {key: more.pop(key) for key in ("count", "leg", "turn", "due", "hand") if key in more}
    codes = more.pop("codes", "BGGR BGGG")
    return Table(codes, areas=areas, variants=variants, position=position, **more)


def test_PC_8_1_players_set_and_guess_in_turns_and_colours_may_repeat() -> None:
    table = Table("", variants=TWO, players=2)
    assert table.asked() == [("s2", "pc-ask-code")]
    assert table.refuses("s1", "set_code red red red red")[0] == "pc-not-setting PC-8.1"
    table.does("s2", "set_code blue green green green")
    told = table.play(
        "s1 roll gem:blue",
        "s1 place blue s2 1 rolled",
        "s1 place green s2 2 choice",
        "s1 end_turn",
        "s1 roll gem:green",
        "s1 place green s2 3 rolled",
        "s1 place green s2 4 choice",
        "s1 end_turn",
    )
    assert told[-2:] == ["pc-broken PC-5.1", "pc-roles-swapped PC-8.1"]
    assert table.asked() == [("s1", "pc-ask-code")]
    assert set(table.chest.values()) == {12}
    assert table.refuses("s1", "roll gem:red")[0] == "pc-not-your-turn C-1"
    table.does("s1", "set_code red red red red")
    assert table.asked() == [("s2", "pc-ask-roll")]


def test_PC_8_1_the_variant_is_for_two() -> None:
    with pytest.raises(SetupError, match="is for 2 players; 3 were named"):
        SPEC.check_seats(Ruleset(TWO), 3)
    table = duel()
    table.does("s1", "roll gem:red")
    assert {act.split()[2] for act in table.choices() if act.startswith("place")} == {"s2"}


def test_PC_8_2_a_right_gem_goes_to_the_same_position_of_the_next_row() -> None:
    table = duel()
    table.play("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s2 2 choice", "s1 end_turn")
    assert table.area("s2") == "..../B.../R"


def test_PC_8_3_fewer_guesses_win_and_equal_numbers_are_a_draw() -> None:
    acts = ("s2 roll gem:red", "s2 place red s1 4 rolled", "s2 place blue s1 1 choice", "s2 end_turn")
    for needed, last, winners in ((5, "pc-wins-fewer PC-8.3", ("s2",)), (4, "pc-draw PC-8.3", ())):
        table = duel({"s1": "..../.GG./-"}, leg=2, turn="s2", count={"s1": needed, "s2": 2})
        assert table.play(*acts)[-1] == last
        assert table.game.outcome(table.state).winners == winners


def test_PC_8_3_rounds_add_up() -> None:
    table = duel({"s1": "..../.GG./-"}, leg=2, turn="s2", count={"s1": 4, "s2": 2}, rounds=2)
    acts = ("s2 roll gem:red", "s2 place red s1 4 rolled", "s2 place blue s1 1 choice", "s2 end_turn")
    assert table.play(*acts)[-1] == "pc-roles-swapped PC-8.1"
    assert (table.state.leg, table.state.turn, table.state.count) == (3, "s1", {"s1": 4, "s2": 4})
    assert table.asked() == [("s1", "pc-ask-roll")], "s2's code of the position is still set"


def test_PC_8_4_a_colour_is_right_while_one_of_it_is_not_gold() -> None:
    table = duel()
    table.play("s1 roll gem:green", "s1 place green s2 1 rolled", "s1 place green s2 2 choice")
    assert table.does("s1", "end_turn")[1:] == ["pc-scored-gold PC-4.1", "pc-scored-stays PC-4.2"]
    table = duel({"s2": "G.../.GG./-"})
    table.play("s1 roll gem:green", "s1 move green s2 1 4 rolled", "s1 place green s2 1 choice")
    assert table.does("s1", "end_turn")[1:3] == ["pc-scored-gold PC-4.1", "pc-scored-brown PC-8.4"]
    assert table.advised == []


def test_PC_8_4_lying_gems_take_nothing_away() -> None:
    table = duel({"s2": "G.../..../-"}, codes="BGGR BGKK")
    table.play("s1 roll gem:green", "s1 place green s2 3 rolled", "s1 place green s2 4 choice")
    assert table.does("s1", "end_turn")[1:] == ["pc-scored-stays PC-4.2", "pc-scored-stays PC-4.2"]


def test_PC_8_5_gems_or_turns_or_rows_are_counted() -> None:
    turn = ("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s2 2 choice", "s1 end_turn")
    for unit, count in (("gem", 2), ("turn", 1)):
        table = duel(guess_unit=unit)
        table.play(*turn)
        assert table.state.count == {"s1": count, "s2": 0}


def test_PC_8_5_a_row_is_filled_without_the_die_and_taken_off_again() -> None:
    table = Table("", variants=TWO, players=2, guess_unit="row")
    table.does("s2", "set_code blue green green green")
    assert table.asked() == [("s1", "pc-ask-row")]
    assert table.refuses("s1", "roll gem:red")[0] == "pc-no-die PC-8.5"
    table.play("s1 place blue s2 1", "s1 place red s2 2", "s1 place blue s2 3")
    assert table.refuses("s1", "end_turn") == ["pc-no-skipping PC-3.10", "pc-owed-guesses PC-8.5"]
    assert table.refuses("s1", "move red s2 2 4 row")[-1] == "pc-row-is-placed PC-8.5"
    told = table.play("s1 place green s2 4 row", "s1 end_turn")
    assert [line.split()[0] for line in told] == [
        "pc-turn-ended",
        "pc-scored-gold",
        "pc-scored-gold",
        "pc-scored-brown-off",
        "pc-scored-brown-off",
    ]
    assert table.area("s2") == "..../B..G/-"
    assert (table.state.due, table.state.count["s1"]) == (("row", "row"), 1)
    assert table.chest["red"] == 12


def test_PC_8_6_the_guesser_goes_on_until_the_code_is_broken() -> None:
    table = duel()
    table.play("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s2 2 choice", "s1 end_turn")
    assert table.state.turn == "s1"


def test_PC_8_6_both_gems_of_the_last_turn_count_and_lost_guesses_do_not() -> None:
    table = duel({"s2": "..../BGG./-"})
    told = table.play("s1 roll gem:green", "s1 place green s2 4 rolled")
    assert told[-1] == "pc-lost-choice PC-3.10"
    table.does("s1", "end_turn")
    assert table.state.count["s1"] == 1


def test_PC_8_6_who_guesses_last_loses_on_exceeding_the_others_number() -> None:
    table = duel(leg=2, turn="s2", count={"s1": 3, "s2": 2})
    told = table.play("s2 roll gem:red", "s2 place red s1 1 rolled", "s2 place blue s1 2 choice", "s2 end_turn")
    assert told[-1] == "pc-wins-exceeded PC-8.6"
    assert table.game.outcome(table.state).winners == ("s1",)
    table = duel(leg=2, turn="s2", count={"s1": 4, "s2": 2})
    table.play("s2 roll gem:red", "s2 place red s1 1 rolled", "s2 place blue s1 2 choice", "s2 end_turn")
    assert table.game.outcome(table.state) is None, "as many as the other is not more"


def test_PC_8_6_on_honour_the_chest_that_was_not_guessed_is_opened_at_the_end() -> None:
    table = duel(leg=2, turn="s2", count={"s1": 3, "s2": 2}, code_mode="honour")
    table.play("s2 roll gem:red", "s2 place red s1 1 rolled", "s2 place blue s1 2 choice", "s2 end_turn")
    table.play("s1 answer red 1 stays", "s1 answer blue 2 stays")
    assert table.asked() == [("s1", "pc-ask-open")]
    assert table.does("s1", "open_chest blue green green red")[-1] == "pc-wins-exceeded PC-8.6"


def test_PC_9_1_three_different_gems_and_three_positions() -> None:
    table = Table("", variants=QUICK)
    assert table.refuses("s1", "set_code red blue green white") == ["pc-code-length PC-9.1"]
    assert table.refuses("s1", "set_code red blue red") == ["pc-code-repeats PC-2.1"]
    assert table.does("s1", "set_code red blue green")[0] == "pc-code-set PC-6.1"


def test_PC_9_2_the_fourth_position_is_covered() -> None:
    table = Table("RBG BRY WKB", variants=QUICK)
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "place red s2 4 rolled") == ["pc-covered PC-9.2"]
    assert not any(" 4 " in act for act in table.choices())


def test_PC_9_2_with_two_players_colours_repeat_and_the_skeletons_gem_counts() -> None:
    table = Table("", variants=SKELETON + TWO + QUICK, players=2)
    table.play("s2 set_code blue blue red", "s1 fill_hand red", "s1 roll gem:white")
    table.play("s1 place white s2 1 rolled", "s1 place blue s2 2 choice", "s1 place red s2 3 skeleton", "s1 end_turn")
    assert table.state.count["s1"] == 3
    assert table.asked() == [("s1", "pc-ask-hand")]
    table.does("s1", "fill_hand blue")
    assert table.state.turn == "s1"
