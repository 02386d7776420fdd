"""Clause tests of Pirate Code: how the referee knows a code (PC-6)."""

from __future__ import annotations

import msgspec
import pytest
from pc_rig import SPEC, Table

from engine.core.game import Need
from engine.core.notation import read
from engine.core.replay import advance
from engine.core.secrets import HIDDEN, PUBLIC, UNKNOWN, cut

HONOUR = {"code_mode": "honour"}
CODES = ("s1 set_code red blue green white", "s2 set_code blue red yellow green", "s3 set_code white black blue red")


def test_PC_6_1_all_enter_their_codes_in_any_order_before_the_first_roll() -> None:
    table = Table("")
    assert {prompt.need for prompt in table.game.pending(table.state)} == {Need.HIDDEN}
    assert [seat for seat, _ in table.asked()] == ["s1", "s2", "s3"]
    assert table.refuses("s1", "roll gem:red")[-1] == "pc-owed-codes PC-2.1"
    table.play(CODES[2], CODES[0])
    assert table.asked() == [("s2", "pc-ask-code")]
    table.play(CODES[1])
    assert table.asked() == [("s1", "pc-ask-roll")]


def test_PC_6_1_nobody_but_the_owner_ever_sees_a_code() -> None:
    table = Table("")
    table.play(*CODES)
    assert table.hears("s3") == ["pc-code-set", "pc-code-is"]
    assert table.hears("s1") == table.hears(PUBLIC) == ["pc-code-set"]
    for viewer in (PUBLIC, "s1", "s2", "s3"):
        view = cut(table.state, viewer).value
        assert view.chest.value is HIDDEN
        assert {seat for seat, code in view.codes.items() if code.value is not HIDDEN} <= {viewer}
    words = msgspec.json.encode(cut(table.ruling.events, "s1"))
    assert b"white" not in words
    label = SPEC.label(read(SPEC.action, "set_code red blue green white"))
    assert "red" not in str(label)


def test_PC_6_1_a_code_is_changed_until_the_first_roll_and_locked_by_it() -> None:
    table = Table("")
    table.play(*CODES)
    assert table.does("s2", "set_code black red yellow green")[0] == "pc-code-changed PC-6.1"
    table.does("s1", "roll gem:red")
    assert "pc-code-is-locked PC-6.1" in table.refuses("s2", "set_code blue red yellow green")
    assert table.state.codes["s2"].value == ("black", "red", "yellow", "green")


def test_PC_6_1_a_refused_entry_is_seen_by_its_owner_only() -> None:
    table = Table("")
    table.refuses("s2", "set_code red red red red")
    assert table.ruling.seen_by == frozenset({"s2"})
    assert table.hears("s2") == ["pc-code-repeats"]
    assert table.hears("s1") == table.hears(PUBLIC) == []


def test_PC_6_1_with_entered_codes_owners_neither_score_nor_open_chests() -> None:
    table = Table()
    assert table.refuses("s2", "answer red 1 gold")[0] == "pc-referee-scores PC-6.1"
    assert table.refuses("s2", "change_answers 1=gold")[0] == "pc-referee-scores PC-6.1"
    assert table.refuses("s2", "open_chest red blue green white")[0] == "pc-chest-stays-shut PC-6.1"


def honour(*acts: str, areas: dict[str, str] | None = None, **options: str) -> Table:
    """A table on honour after s1's gems on s2 or s3 and the end of the turn."""
    table = Table(areas=areas, **HONOUR, **options)
    table.play(*acts)
    return table


BLUE_RED = ("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s3 1 choice", "s1 end_turn")


def test_PC_6_2_the_owners_score_and_the_referee_does_not_know() -> None:
    table = honour(*BLUE_RED)
    assert {code.value for code in table.state.codes.values()} == {UNKNOWN}
    assert table.asked() == [("s2", "pc-ask-answer"), ("s3", "pc-ask-answer")]
    assert table.choices("s2") == set(), "no answer is offered rather than another"
    assert table.does("s3", "answer red 1 stays") == ["pc-scored-stays PC-4.2"]
    assert table.refuses("s3", "answer blue 1 gold")[0] == "pc-gem-not-asked PC-6.2"
    table.does("s2", "answer blue 1 gold")
    assert (table.area("s2"), table.area("s3"), table.state.turn) == ("..../B.../-", "R.../..../-", "s2")
    assert table.refuses("s2", "answer blue 1 gold")[0] == "pc-nothing-to-answer PC-6.2"
    assert table.refuses("s2", "set_code blue red yellow green")[0] == "pc-code-stays-in-chest PC-6.2"


def test_PC_6_2_an_answer_that_leaves_no_code_is_refused() -> None:
    table = honour(*BLUE_RED, areas={"s2": "..../.B../-"})
    assert table.refuses("s2", "answer blue 1 gold")[0] == "pc-contradiction PC-6.2"
    assert table.refuses("s2", "answer blue 1 perhaps")[0] == "pc-no-such-answer PC-6.2"
    assert table.refuses("s2", "answer blue 1 stays")[0] == "pc-contradiction PC-6.2"
    assert table.does("s2", "answer blue 1 brown") == ["pc-scored-brown PC-4.4"]


def test_PC_6_2_gems_scored_together_are_checked_together() -> None:
    acts = ("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place blue s2 2 choice", "s1 end_turn")
    table = honour(*acts)
    table.does("s2", "answer blue 1 brown")
    assert table.does("s2", "answer blue 2 gold"), "the other blue is right, so this one was wrong"
    table = honour(*acts)
    table.does("s2", "answer blue 1 stays")
    assert table.refuses("s2", "answer blue 2 gold")[0] == "pc-contradiction PC-6.2"


def test_PC_6_3_the_refusal_goes_to_the_owner_and_names_a_smallest_set() -> None:
    table = honour(
        "s1 roll gem:red",
        "s1 place red s2 1 rolled",
        "s1 place black s2 2 choice",
        "s1 end_turn",
        "s2 answer red 1 brown",
        "s2 answer black 2 brown",
        "s2 roll gem:red",
        "s2 place red s3 1 rolled",
        "s2 place red s1 2 choice",
        "s2 end_turn",
        "s3 answer red 1 brown",
        "s1 answer red 2 brown",
        "s3 roll gem:red",
        "s3 place red s2 3 rolled",
        "s3 place white s2 4 choice",
        "s3 end_turn",
    )
    told = table.refuses("s2", "answer red 3 gold")
    assert told == ["pc-contradiction PC-6.2", "pc-contradiction-old PC-6.3", "pc-contradiction-new PC-6.3"]
    assert [finding.facts.get("number") for finding in table.ruling.objections] == [None, 1, 3]
    assert table.ruling.seen_by == frozenset({"s2"})
    assert table.hears("s3") == table.hears(PUBLIC) == []


def test_PC_6_3_an_earlier_answer_is_changed_before_all_and_its_gem_placed_anew() -> None:
    table = honour(*BLUE_RED, "s2 answer blue 1 brown", "s3 answer red 1 stays")
    assert table.area("s2") == "..../..../B"
    assert table.does("s2", "change_answers 1=gold") == ["pc-changed-to-gold PC-6.3"]
    assert table.hears(PUBLIC) == ["pc-changed-to-gold"]
    assert table.area("s2") == "..../B.../-"
    table.does("s2", "change_answers 1=stays")
    assert table.area("s2") == "B.../..../-"
    assert table.refuses("s2", "change_answers 1=stays")[0] == "pc-answer-is-that PC-6.3"
    assert table.refuses("s2", "change_answers 7=gold")[0] == "pc-no-such-number PC-6.3"
    assert table.refuses("s2", "change_answers gold")[0] == "pc-change-form PC-6.3"
    table.does("s2", "roll gem:red")
    assert table.refuses("s2", "change_answers 1=gold")[0] == "pc-change-later PC-6.3"


def test_PC_6_3_a_gem_whose_place_is_taken_goes_back_to_the_gem_chest() -> None:
    table = honour(
        *BLUE_RED,
        "s2 answer blue 1 brown",
        "s3 answer red 1 stays",
        "s2 roll gem:red",
        "s2 place red s1 1 rolled",
        "s2 place red s3 2 choice",
        "s2 end_turn",
        "s1 answer red 1 gold",
        "s3 answer red 2 stays",
        "s3 roll gem:green",
        "s3 place green s2 1 rolled",
        "s3 place green s1 2 choice",
        "s3 end_turn",
        "s2 answer green 1 stays",
        "s1 answer green 2 brown",
    )
    before = table.chest["blue"]
    assert table.does("s2", "change_answers 1=stays") == ["pc-changed-to-stays-gone PC-6.3"]
    assert (table.area("s2"), table.chest["blue"]) == ("G.../..../-", before + 1)


def test_PC_6_3_two_answers_can_be_changed_at_once() -> None:
    acts = ("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place blue s2 2 choice", "s1 end_turn")
    table = honour(*acts, "s2 answer blue 1 gold", "s2 answer blue 2 brown")
    assert table.refuses("s2", "change_answers 2=gold")[0] == "pc-contradiction PC-6.2"
    table.does("s2", "change_answers 1=brown 2=gold")
    assert table.area("s2") == "..../.B../B"


def near_the_end() -> Table:
    table = Table(areas={"s1": "..../RBGW/-", "s2": "..../BRY./-"}, **HONOUR)
    table.play("s1 roll gem:green", "s1 place green s2 4 rolled", "s1 place red s3 4 choice", "s1 end_turn")
    return table


def test_PC_6_4_broken_codes_and_at_the_end_all_chests_are_opened_and_compared() -> None:
    table = near_the_end()
    table.does("s3", "answer red 4 gold")
    assert table.does("s2", "answer green 4 gold")[-1] == "pc-open-broken PC-6.4"
    assert table.asked() == [("s2", "pc-ask-open")]
    assert table.refuses("s3", "open_chest white black blue red")[0] == "pc-chest-not-due PC-6.4"
    assert table.refuses("s2", "open_chest blue red yellow") == ["pc-code-length PC-2.1"]
    told = table.does("s2", "open_chest blue red yellow green")
    assert told == ["pc-opened PC-6.4", "pc-open-all PC-6.4"]
    assert table.game.outcome(table.state) is None
    assert {seat for seat, _ in table.asked()} == {"s1", "s3"}
    table.does("s1", "open_chest red blue green white")
    assert table.does("s3", "open_chest white black blue red")[-1] == "pc-wins PC-5.2"
    assert table.game.outcome(table.state).winners == ("s3",)


def test_PC_6_4_what_does_not_fit_is_announced_and_the_players_decide() -> None:
    table = near_the_end()
    table.play("s3 answer red 4 brown", "s2 answer green 4 gold", "s2 open_chest blue red yellow green")
    table.does("s1", "open_chest red blue green white")
    told = table.does("s3", "open_chest white black blue red")
    assert told[1:3] == ["pc-opened-mismatch PC-6.4", "pc-players-decide PC-6.4"]
    mismatch = table.ruling.findings[1]
    assert (mismatch.facts["told"], mismatch.facts["right"]) == ("score:brown", "score:gold")
    assert mismatch.seen_by is None
    table = near_the_end()
    table.play("s3 answer red 4 gold", "s2 answer green 4 gold")
    assert "pc-opened-repeats PC-2.1" in table.does("s2", "open_chest blue red red green")
    assert table.refuses("s2", "change_answers 1=brown")[0] == "pc-chest-is-open PC-6.4"


def test_PC_6_5_before_the_scoring_a_right_gem_looks_like_a_wrong_one() -> None:
    right, wrong = Table("RBGW BRYG WKBR"), Table("RBGW KGWR WKBR")
    for act in ("roll gem:blue", "place blue s2 1 rolled", "place red s2 2 choice"):
        told = [table.does("s1", act) for table in (right, wrong)]
        assert told[0] == told[1]
        assert cut(right.state, "s1") == cut(wrong.state, "s1")
        assert right.choices() == wrong.choices()
    assert right.does("s1", "end_turn") != wrong.does("s1", "end_turn")


def test_PC_6_5_refusals_and_hints_are_alike_in_both_modes() -> None:
    modes = ("entered", "honour")
    tables = [Table("RBGW RGBW WKBR", areas={"s2": ".B../R.../K"}, code_mode=mode) for mode in modes]
    for act in ("roll gem:black", "place black s2 1 rolled", "place black s2 3 rolled", "place blue s2 4 choice"):
        rulings = [table.game.rule(table.state, "s1", read(SPEC.action, act)) for table in tables]
        assert rulings[0] == rulings[1]
        for table, ruling in zip(tables, rulings, strict=True):
            table.state = advance(table.game, table.state, ruling)


def test_PC_6_5_nothing_is_taken_back_across_a_scoring() -> None:
    assert SPEC.barriers["scored"] == "PC-6.5"
    tags = {event.__struct_config__.tag for event in SPEC.event.__args__}
    assert set(SPEC.barriers) <= tags
    table = Table()
    table.play("s1 roll gem:blue", "s1 place blue s2 1 rolled", "s1 place red s2 2 choice", "s1 end_turn")
    assert "scored" in {event.__struct_config__.tag for event in table.ruling.events}


@pytest.mark.parametrize("answer", ["gold", "stays", "brown"])
def test_PC_6_5_no_prompt_says_which_answers_would_fit(answer: str) -> None:
    table = honour(*BLUE_RED, areas={"s2": "..../.B../-"})
    prompt = table.game.pending(table.state)[0]
    assert f"score:{answer}" in prompt.facts["answer"], "all three, whatever fits"
    assert set(prompt.facts) == {"seat", "colour", "at", "act", "answer"}
