"""Clause tests of the variants `alien_invasion` and `first_to_12`; the meta-test is in test_ufo_clauses.py."""

from __future__ import annotations

import pytest
from ufo_rig import Table

ALIEN, POINTS = ("alien_invasion",), ("first_to_12",)
BOTH = ALIEN + POINTS


def test_UA_8_1_place_the_alien_and_the_turn_ends_or_attack() -> None:
    table = Table("- - -", ALIEN, position={"alien": "s1"})
    table.does("s1", "roll ufo")
    assert table.choices == {"alien_to s2", "alien_to s3", "aim s2", "aim s3"}
    assert table.refuses("s1", "alien_to s1") == ["ua-own-top UA-8.1"]
    assert table.refuses("s1", "alien_to middle") == ["ua-no-such-seat UA-8.1"]
    assert table.does("s1", "alien_to s3") == ["ua-alien-placed UA-8.1"]
    assert (table.state.alien, table.state.turn) == ("s3", "s2")


def test_UA_8_2_colours_rolled_zap_as_ever() -> None:
    table = Table("- RR", ALIEN, position={"alien": "s2"})
    table.play("s1 roll ufo", "s1 aim s2", "s1 roll red yellow", "s1 zap red")
    assert (table.rocket("s1"), table.state.alien) == ("RR", "s2")
    assert table.refuses("s2", "alien_to s1") == ["ua-owed-roll UA-3.2"]


def test_UA_8_3_the_ufo_takes_all_where_the_alien_stands() -> None:
    table = Table("R GGBYYRB", ALIEN, position={"alien": "s2", "tops_on": []})
    table.play("s1 roll ufo", "s1 aim s2")
    told = table.does("s1", "roll ufo")
    assert told == ["ua-rolled UA-5.1", "ua-captured UA-8.3", "ua-alien-back UA-8.3", "ua-top-on UA-6.1"]
    assert (table.rocket("s1"), table.rocket("s2"), table.state.alien) == ("RGGBYYRB", "", "middle")
    elsewhere = Table("R GGB -", ALIEN, position={"alien": "s3"})
    elsewhere.play("s1 roll ufo", "s1 aim s2")
    assert elsewhere.does("s1", "roll ufo")[1] == "ua-attack-failed-no-alien UA-8.3"
    assert (elsewhere.rocket("s2"), elsewhere.state.alien) == ("GGB", "s3")


def test_UA_8_4_the_alien_keeps_the_top_off() -> None:
    table = Table("RRYYGG -", ALIEN, position={"alien": "s1"})
    table.does("s1", "roll green blue")
    assert table.does("s1", "take blue") == ["ua-built UA-4.1", "ua-top-kept-off UA-8.4"]
    assert table.state.tops_on == ()
    assert table.refuses("s1", "put_top_on") == ["ua-not-your-turn C-1", "ua-alien-keeps-off UA-8.4"]


def test_UA_8_4_a_top_that_is_on_stays_on_and_launches() -> None:
    table = Table("RRYYGGB -", ALIEN, position={"turn": "s2", "tops_on": ["s1"]})
    table.play("s2 roll ufo", "s2 alien_to s1")
    assert (table.state.alien, table.state.tops_on) == ("s1", ("s1",))
    assert table.does("s1", "roll ufo")[-1] == "ua-wins UA-7.1"


def test_UA_8_5_a_full_rocket_that_the_alien_leaves_gets_its_top() -> None:
    table = Table("RRYYGGB - -", ALIEN, position={"turn": "s2", "alien": "s1"})
    table.does("s2", "roll ufo")
    assert table.does("s2", "alien_to s3") == ["ua-alien-placed UA-8.1", "ua-top-on-freed UA-8.5"]
    assert table.readings == ["ua-alien-placed", "ua-top-on-freed"]
    own = Table("RRYYGGB - -", ALIEN, position={"alien": "s1"})
    own.play("s1 roll ufo", "s1 alien_to s2")
    assert own.state.tops_on == ("s1",)


def test_UA_8_6_beyond_seven_in_normal_turns() -> None:
    table = Table("RRYYGGB -", ALIEN, position={"alien": "s1"})
    table.play("s1 roll green blue", "s1 take blue")
    assert table.rocket("s1") == "RRYYGGBB"


def test_UA_8_7_not_where_it_stands_already() -> None:
    table = Table("- R", ALIEN, position={"alien": "s2"})
    table.does("s1", "roll ufo")
    assert table.choices == {"aim s2"}
    assert table.refuses("s1", "alien_to s2") == ["ua-alien-is-there UA-8.7"]
    assert table.refuses("s1", "pass") == ["ua-no-pass UA-5.1", "ua-owed-alien-or-attack UA-8.1"]


def test_UA_8_8_an_empty_rocket_gives_nothing_and_the_alien_goes_back() -> None:
    table = Table("R -", ALIEN, position={"alien": "s2"})
    table.play("s1 roll ufo", "s1 aim s2")
    assert table.does("s1", "roll ufo")[1:] == ["ua-captured-nothing UA-8.8", "ua-alien-back UA-8.8"]
    assert (table.rocket("s1"), table.state.alien, table.state.turn) == ("R", "middle", "s2")


def test_UA_8_9_a_rocket_set_free_takes_nothing_on_in_that_attack() -> None:
    colours, captures = (Table("RRRYYYG GB", ALIEN, position={"alien": "s1"}, alien_then_roll=True) for _ in range(2))
    for table in (colours, captures):
        assert table.play("s1 roll ufo", "s1 alien_to s2")[1] == "ua-top-on-freed UA-8.5"
    assert colours.does("s1", "roll green blue") == ["ua-rolled UA-5.1", "ua-top-closes UA-6.2"]
    assert captures.does("s1", "roll ufo")[1:] == ["ua-top-closes UA-6.2", "ua-alien-back UA-8.3"]
    for table in (colours, captures):
        assert (table.rocket("s1"), table.rocket("s2"), table.state.turn) == ("RRRYYYG", "GB", "s2")
    assert captures.state.alien == "middle"


def test_UA_9_7_ten_modules_of_a_few_colours_meet_the_reading_and_the_end_its_own_clause() -> None:
    table = Table(
        "RRRRRGGGGG RYGB", POINTS, position={"turn": "s2", "tops_on": ["s2"], "points": {"s2": 6}}, modules_per_colour=6
    )
    assert table.refuses("s1", "claim_launch")[1:] == ["ua-launch-needs-top UA-3.1", "ua-colours-lacking UA-9.7"]
    assert table.refuses("s1", "put_top_on")[1] == "ua-colours-lacking UA-9.7"
    table.does("s2", "roll ufo")
    assert table.refuses("s1", "roll ufo") == ["ua-game-over UA-9.3"]


def test_UA_8_4_a_claimed_launch_meets_the_alien() -> None:
    table = Table("RRRYYYG -", ALIEN, position={"alien": "s1"})
    assert table.refuses("s1", "claim_launch")[:2] == ["ua-launch-needs-top UA-3.1", "ua-alien-keeps-off UA-8.4"]
    table.play("s1 roll ufo", "s1 aim s2")
    assert table.refuses("s1", "alien_to s2")[0] == "ua-one-action UA-8.1"


def test_UA_8_1_taking_the_alien_from_a_top_is_a_reading() -> None:
    table = Table("R - -", ALIEN)
    table.play("s1 roll ufo", "s1 alien_to s2")
    assert table.readings == []
    table.play("s2 roll ufo", "s2 alien_to s3")
    assert table.readings == ["ua-alien-placed"]


def test_UA_8_9_alien_then_roll_attacks_that_rocket() -> None:
    table = Table("- GB", ALIEN, edition="fr")
    table.does("s1", "roll ufo")
    assert table.does("s1", "alien_to s2") == ["ua-alien-placed UA-8.1", "ua-alien-attacks UA-8.9"]
    assert (table.state.aim, table.state.phase.value) == ("s2", "attack_roll")
    assert table.does("s1", "roll ufo")[1] == "ua-captured UA-8.3"
    colours = Table("- GB", ALIEN, alien_then_roll=True)
    colours.play("s1 roll ufo", "s1 alien_to s2", "s1 roll green blue", "s1 zap blue")
    assert (colours.rocket("s1"), colours.state.alien) == ("B", "s2")


def test_UA_9_1_every_colour_and_the_top_may_go_on_at_the_end_of_an_own_turn() -> None:
    table = Table("RYG RYGB", POINTS)
    assert table.refuses("s2", "put_top_on") == ["ua-not-your-turn C-1", "ua-top-at-turn-end UA-9.1"]
    assert table.refuses("s1", "put_top_on")[0] == "ua-colours-lacking UA-9.1"
    table.does("s1", "roll green blue")
    table.does("s1", "take blue")
    assert table.choices == {"put_top_on", "leave_top_off"}
    assert table.refuses("s1", "pass") == ["ua-no-pass UA-9.1", "ua-owed-top UA-9.1"]
    assert table.does("s1", "put_top_on") == ["ua-top-put-on UA-9.1"]
    table.play("s2 roll ufo", "s2 aim s1")
    table.does("s2", "roll ufo")
    assert table.choices == {"put_top_on", "leave_top_off"}, "the end of any own turn, an attack that failed too"
    assert table.does("s2", "leave_top_off") == ["ua-top-left-off UA-9.1"]
    assert table.state.phase.value == "launch_roll"


def test_UA_9_1_a_lost_colour_takes_the_top_off_and_seven_do_not_put_it_on() -> None:
    table = Table("RYGBRYG -", POINTS, position={"turn": "s2", "tops_on": ["s1"]})
    table.play("s2 roll ufo", "s2 aim s1", "s2 roll red green")
    assert table.does("s2", "zap red") == ["ua-zapped UA-5.2", "ua-top-off UA-9.1"]
    seven = Table("RRRYYY -", POINTS)
    seven.play("s1 roll green blue", "s1 take green")
    assert (seven.state.tops_on, seven.state.turn) == ((), "s2")


def test_UA_9_2_a_launch_scores_and_clears_the_rocket() -> None:
    table = Table("RYGBR -", POINTS, position={"tops_on": ["s1"]})
    told = table.does("s1", "roll ufo")
    assert told == ["ua-rolled UA-7.1", "ua-scored UA-9.2", "ua-plays-on UA-9.4"]
    assert table.state.points == {"s1": 7, "s2": 0}
    assert (table.rocket("s1"), table.state.tops_on, table.state.turn) == ("", (), "s2")
    assert set(table.state.storage.values()) == {5}
    more = Table("RYGBR -", POINTS, position={"tops_on": ["s1"]}, launch_bonus=0)
    more.does("s1", "roll ufo")
    assert more.state.points["s1"] == 5


def test_UA_9_3_the_first_to_twelve_points_wins() -> None:
    table = Table("RYGB -", POINTS, position={"tops_on": ["s1"], "points": {"s1": 6}})
    assert table.does("s1", "roll ufo")[1:] == ["ua-scored UA-9.2", "ua-wins-points UA-9.3"]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == ("s1",)
    longer = Table("RYGB -", POINTS, position={"tops_on": ["s1"], "points": {"s1": 6}}, points_to_win=13)
    longer.does("s1", "roll ufo")
    assert longer.game.outcome(longer.state) is None


@pytest.mark.parametrize(("rocket", "wins"), [("RYGB", False), ("RYGBRYGBR", False), ("RYGBRYGBRY", True)])
def test_UA_9_4_four_to_nine_go_on_and_ten_win_at_once(rocket: str, wins: bool) -> None:
    table = Table(f"{rocket} -", POINTS, position={"tops_on": ["s1"]})
    table.does("s1", "roll ufo")
    assert (table.game.outcome(table.state) is not None) is wins


def test_UA_9_4_leaving_a_winning_load_is_advised_against() -> None:
    table = Table("RYGBRYGBR -", POINTS)
    table.play("s1 roll green blue", "s1 take blue", "s1 leave_top_off")
    assert table.advice == ["ua-advise-top"]


def test_UA_9_5_both_variants_the_alien_keeps_the_choice_away() -> None:
    table = Table("RYG - -", BOTH, position={"alien": "s1"})
    table.play("s1 roll green blue", "s1 take blue")
    assert table.state.turn == "s2"
    table.does("s2", "roll ufo")
    assert table.does("s2", "alien_to s3") == ["ua-alien-placed UA-8.1"]
    assert table.state.tops_on == (), "the owner puts it on, at the end of an own turn"
    table.play("s3 roll red yellow", "s3 take red", "s1 roll ufo", "s1 alien_to s2")
    assert table.choices == {"put_top_on", "leave_top_off"}
    launch = Table("RYGB -", BOTH, position={"tops_on": ["s1"]})
    launch.does("s1", "roll ufo")
    assert (launch.state.turn, launch.state.alien, launch.state.points["s1"]) == ("s2", "middle", 6)


def test_UA_9_6_a_launch_with_the_alien_counts_and_the_alien_stays() -> None:
    table = Table("RYGB -", BOTH, position={"tops_on": ["s1"], "alien": "s1"})
    assert "ua-alien-stays UA-9.6" in table.does("s1", "roll ufo")
    assert (table.state.alien, table.state.tops_on, table.state.points["s1"]) == ("s1", (), 6)


def test_UA_9_7_ten_modules_need_every_colour_unless_the_option_is_on() -> None:
    strict = Table("RRRRRYYYY -", POINTS, edition="de")
    strict.play("s1 roll yellow blue", "s1 take yellow")
    assert strict.state.turn == "s2"
    free = Table("RRRRRYYYY -", POINTS, edition="en")
    free.play("s1 roll yellow blue", "s1 take yellow")
    assert free.choices == {"put_top_on", "leave_top_off"}
    robbed = Table("RRRRRYYYYY -", POINTS, ten_any_colours=True, position={"turn": "s2", "tops_on": ["s1"]})
    robbed.play("s2 roll ufo", "s2 aim s1", "s2 roll red green")
    assert robbed.does("s2", "zap red") == ["ua-zapped UA-5.2", "ua-top-off UA-9.1"]


def test_UA_9_8_a_top_is_not_taken_off_by_choice() -> None:
    table = Table("RYGB -", POINTS, position={"tops_on": ["s1"]})
    assert table.refuses("s1", "take_top_off") == ["ua-top-stays UA-9.8", "ua-owed-launch UA-3.1"]
    assert table.refuses("s1", "leave_top_off") == ["ua-top-stays UA-9.8", "ua-owed-launch UA-3.1"]
