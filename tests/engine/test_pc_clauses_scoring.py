"""Clause tests of Pirate Code: scoring and end (PC-4 and PC-5)."""

from __future__ import annotations

from pc_rig import Table


def test_PC_4_1_right_colour_and_place_turns_gold() -> None:
    table = Table()
    table.play("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s2 2 choice")
    assert table.does("s1", "end_turn")[1:] == ["pc-scored-gold PC-4.1", "pc-scored-gold PC-4.1"]
    assert table.area("s2") == "..../BR../-"


def test_PC_4_2_right_colour_in_the_wrong_place_stays() -> None:
    table = Table()
    table.play("s1 roll gem:blue", "s1 place blue s2 2 rolled", "s1 place red s2 1 choice")
    assert table.does("s1", "end_turn")[1:] == ["pc-scored-stays PC-4.2", "pc-scored-stays PC-4.2"]
    assert table.area("s2") == "RB../..../-"


def test_PC_4_3_a_wrong_colour_goes_to_the_brown_area_which_takes_any_number() -> None:
    table = Table(areas={"s2": "..../..../KKKKKKKKK"})
    table.play("s1 roll gem:black", "s1 place black s2 1 rolled", "s1 place white s2 2 choice")
    assert table.does("s1", "end_turn")[1:] == ["pc-scored-brown PC-4.3", "pc-scored-brown PC-4.3"]
    assert table.area("s2") == "..../..../KKKKKKKKKKW"


def test_PC_4_4_once_a_colour_is_gold_another_of_it_is_wrong() -> None:
    table = Table(areas={"s2": "..../B.../-"})
    table.play("s1 roll gem:blue", "s1 place blue s2 2 rolled", "s1 place red s3 4 choice")
    assert table.does("s1", "end_turn")[1:] == ["pc-scored-brown PC-4.4", "pc-scored-gold PC-4.1"]
    assert table.readings == ["pc-scored-brown"]


def test_PC_4_5_right_places_first_whatever_the_order_and_earlier_gems_not_again() -> None:
    for first, second in (("1 rolled", "2 choice"), ("2 rolled", "1 choice")):
        table = Table(areas={"s2": "..B./..../-"})
        table.play("s1 roll gem:blue", f"s1 place blue s2 {first}", f"s1 place blue s2 {second}", "s1 end_turn")
        assert table.area("s2") == "..B./B.../B"


def test_PC_5_1_a_broken_code_is_guessed_at_no_more_and_its_owner_goes_on() -> None:
    table = Table(areas={"s2": "..../BRYG/-"})
    table.does("s1", "roll gem:red")
    assert table.refuses("s1", "place red s2 1 rolled") == ["pc-code-is-broken PC-5.1", "pc-solved PC-3.5"]
    table.play("s1 place red s3 1 rolled", "s1 place red s3 2 choice", "s1 end_turn", "s2 roll gem:red")
    assert any(act.startswith("place") for act in table.choices())


def test_PC_5_2_the_owner_of_the_last_unbroken_code_wins() -> None:
    table = Table(areas={"s2": "..../BRYG/-", "s3": "..../WKB./-"})
    assert table.refuses("s1", "claim_win") == ["pc-not-won-yet PC-5.2", "pc-owed-roll PC-3.1"]
    told = table.play("s1 roll gem:red", "s1 place red s3 4 rolled", "s1 end_turn")
    assert told[-2:] == ["pc-broken PC-5.1", "pc-wins PC-5.2"]


def test_PC_5_3_if_the_last_codes_break_together_the_last_placed_breaking_gem_decides() -> None:
    areas = {"s1": "..../RBGW/-", "s2": "..../BRY./-", "s3": "..../WKB./-"}
    acts = {"s2": "place green s2 4 choice", "s3": "place red s3 4 rolled"}
    for order in (("s2", "s3"), ("s3", "s2")):
        table = Table(areas=areas)
        told = table.play("s1 roll gem:red", *(f"s1 {acts[on]}" for on in order), "s1 end_turn")
        assert told[-1] == "pc-wins-later PC-5.3"
        assert table.game.outcome(table.state).winners == (order[-1],)
    table = Table(areas=areas, last_together="shared")
    told = table.play("s1 roll gem:red", *(f"s1 {act}" for act in acts.values()), "s1 end_turn")
    assert told[-1] == "pc-share PC-5.3"
    assert set(table.game.outcome(table.state).winners) == {"s2", "s3"}
