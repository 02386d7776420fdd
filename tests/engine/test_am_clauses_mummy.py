"""Aménophis, clause by clause: the mummy's turn, the end, two players, and who may know what."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from am_rig import MAZE, SPEC, Table, seats
from conformance import faces_of

from config.boards import builtin_board
from engine.core.options import Ruleset, Value
from engine.core.secrets import PUBLIC, cut
from engine.games.amenophis.actions import Draw

OUTSIDE = ("mummy", PUBLIC)
"""Who is on the mummy's side of the board, and everybody else who looks on."""
OTHER = "am-no-other-step AM-5.2"
"""Where she could go: from walls, start and dungeon alone."""


def test_every_clause_has_a_test_named_for_it() -> None:
    sources = "".join(file.read_text() for file in Path(__file__).parent.glob("test_am_*.py"))
    names = re.findall(r"def test_((?:c|am)_\d+(?:_\d+)?)_", sources)
    tested = {re.sub(r"(?<=\d)_", ".", name.upper()).replace("_", "-", 1) for name in names}
    assert tested == set(SPEC.clauses)


def test_the_clauses_are_those_of_the_digest_in_order() -> None:
    listed = (Path(__file__).parent / "data" / "amenophis_clauses.txt").read_text().split()
    assert list(SPEC.clauses) == listed


# ---- the mummy's turn


def test_am_5_1_her_steps_are_her_number_and_the_mummies_aside_and_all_may_know() -> None:
    table = Table(phase="mummy_roll", to_act="mummy", aside=2)
    assert table.does("mummy", "roll 3") == ["am-mummy-rolled AM-5.1"]
    assert table.state.steps == 5
    assert table.heard(PUBLIC) == ["am-mummy-rolled AM-5.1"]
    assert Table(phase="mummy_roll", to_act="mummy").refuses("mummy", "roll 9") == ["am-no-mummy-die AM-5.1"]
    assert Table(phase="mummy_roll", to_act="mummy").refuses("mummy", "step e2") == ["am-no-mummy-rolls AM-5.1"]


def test_am_5_2_her_steps_come_from_walls_start_and_dungeon_alone() -> None:
    near = Table({"red": "e2", "blue": "d4"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 2})
    far = Table({"red": "a1", "blue": "c1"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 2})
    assert near.choices("mummy") == far.choices("mummy")
    by_dungeon = Table(mummy="e4", phase="mummy_move", to_act="mummy", turn={"steps_left": 2})
    assert "step e5" not in by_dungeon.choices("mummy")
    assert by_dungeon.refuses("mummy", "step e5")[0] == "am-no-dungeon AM-4.9"
    assert by_dungeon.refuses("mummy", "step a1")[-2:] == [OTHER, "am-no-dungeon AM-4.9"], "it looks open"


def test_am_5_2_she_uses_all_her_steps_unless_the_option_lets_her_stop() -> None:
    table = Table(phase="mummy_move", to_act="mummy", turn={"steps_left": 2})
    assert table.refuses("mummy", "stop") == ["am-no-stop AM-5.2"]
    free = Table(phase="mummy_move", to_act="mummy", turn={"steps_left": 2}, options={"mummy_must_use_all": False})
    free.does("mummy", "stop")
    assert free.state.actor == "red"


def test_am_5_2_a_mummy_that_cannot_go_has_her_move_behind_her() -> None:
    only_start_beside_a4 = (
        MAZE.replace("| S | y2", "| S   y2")
        .replace("| g1  g2", "| g1| g2")
        .replace("+   +---+   +   +---+\n| g1", "+---+---+   +   +---+\n| g1")
    )
    table = Table({"red": "c2", "blue": "c1"}, "a4", "mummy_roll", "mummy", maze=only_start_beside_a4)
    assert table.does("mummy", "roll 3") == ["am-mummy-rolled AM-5.1", "am-mummy-stuck AM-5.2"]
    assert table.state.actor == "red"


def test_am_5_3_she_stops_where_she_catches_and_the_pawn_goes_to_the_dungeon() -> None:
    table = Table({"red": "e2", "blue": "c1"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 3})
    assert table.does("mummy", "step e2") == ["am-stepped AM-9.3", "am-caught AM-5.3"]
    assert (table.state.cell("red"), table.state.ankhs["red"], table.state.taken) == ("e5", 2, 1)
    assert (table.state.mummy_cell, table.state.actor) == ("e2", "red"), "one catch a move"


def test_am_5_3_without_ankhs_an_explorer_is_out() -> None:
    start = {"pawns": {"red": "e2", "blue": "c1"}, "phase": "mummy_move", "to_act": "mummy", "turn": {"steps_left": 1}}
    table = Table(**start, ankhs={"red": 1, "blue": 3})  # type: ignore[arg-type]
    assert "am-out AM-5.3" in table.does("mummy", "step e2")
    assert (table.state.cell("red"), table.state.actor) == ("off", "blue")
    assert table.refuses("red", "roll 1 1 1 1 1") == ["am-no-out AM-5.3"]


def test_am_5_4_the_mummies_stay_aside_after_her_turn() -> None:
    table = Table(phase="mummy_roll", to_act="mummy", aside=3)
    table.play("mummy roll 1", "mummy step e2", "mummy step d2", "mummy step d1", "mummy step e1")
    assert (table.state.actor, table.state.aside) == ("red", 3)


def test_am_5_5_nobody_is_caught_on_start_or_dungeon_since_she_cannot_enter() -> None:
    table = Table({"red": "a5", "blue": "e5"}, mummy="a4", phase="mummy_move", to_act="mummy", turn={"steps_left": 1})
    assert table.choices("mummy") == {"step a3", "step b4"}
    assert table.refuses("mummy", "step a5")[0] == "am-no-start-cell AM-4.9"


def test_am_6_1_an_intermediate_move_has_a_step_for_each_mummy_aside_and_no_die() -> None:
    table = Table(aside=3)
    table.does("red", "cancel")
    assert (table.state.steps, table.choices("mummy")) == (3, {"step d3", "step e2"})
    assert table.refuses("mummy", "roll 1") == ["am-no-mummy-moves AM-6.1"]
    table.play("mummy step e2", "mummy step d2", "mummy step e2")
    assert (table.state.aside, table.state.actor) == (0, "red")


# ---- the end


def test_am_7_1_five_cards_win() -> None:
    cards = {"red": {"hand": ["r1"], "played": ["b1", "w1", "g1", "y1"]}}
    table = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1", cards=cards)
    table.play("red go a1", "red play r1")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.finding.clause) == (("red",), "AM-7.1")


def test_am_7_2_the_mummy_wins_by_ankhs_counted_by_the_explorers_who_began() -> None:
    game = SPEC.build(Ruleset(), faces_of(SPEC), builtin_board("amenophis"))
    assert [game.start(seats(count)).ankhs_to_win for count in (1, 2, 3, 4)] == [3, 4, 6, 7]
    start = {"pawns": {"red": "e2", "blue": "c1"}, "phase": "mummy_move", "to_act": "mummy", "turn": {"steps_left": 1}}
    table = Table(**start, ankhs={"red": 2, "blue": 1, "mummy": 3})  # type: ignore[arg-type]
    table.does("mummy", "step e2")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.finding.clause) == (("mummy",), "AM-7.2")
    longer = Table(**start, ankhs={"red": 2, "blue": 1, "mummy": 3}, options={"ankhs_to_win": 5})  # type: ignore[arg-type]
    longer.does("mummy", "step e2")
    assert longer.game.outcome(longer.state) is None


def test_am_7_3_when_all_are_out_the_mummy_has_won() -> None:
    start = {"pawns": {"red": "e2", "blue": "off"}, "phase": "mummy_move", "to_act": "mummy", "turn": {"steps_left": 1}}
    table = Table(**start, ankhs={"red": 1, "blue": 0}, eliminated=["blue"])  # type: ignore[arg-type]
    table.does("mummy", "step e2")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.finding.clause == "AM-7.3"


@pytest.mark.parametrize(
    ("options", "players", "facts"),
    [
        ({}, 2, None),
        ({}, 5, None),
        ({"ankhs": 1}, 2, {"count": 2, "goal": 3}),
        ({"ankhs": 2}, 3, None),
        ({"ankhs": 1}, 5, {"count": 4, "goal": 7}),
        ({"ankhs_to_win": 20}, 3, {"count": 6, "goal": 20}),
    ],
)
def test_am_7_3_too_few_ankhs_for_the_goal_are_told_when_the_options_are_checked(
    options: dict[str, Value], players: int, facts: dict[str, int] | None
) -> None:
    told = SPEC.warnings(Ruleset(options=options), players)
    assert [(one.clause, one.facts) for one in told] == ([("AM-7.3", facts)] if facts else [])


# ---- two players


def two_pawns(**more: Any) -> Table:
    table: dict[str, Any] = {"pawns": {"first": "c2", "second": "a4"}, **more}
    return Table(**table)


def test_am_8_1_two_pawns_each_with_a_whole_turn_in_any_order_named_aloud() -> None:
    table = two_pawns()
    assert set(table.state.ankhs.values()) == {3}
    table.does("red", "roll 1 1 1 1 1")
    assert table.choices("red") == {"announce 1 first", "announce 1 second", "reroll"}
    assert table.refuses("red", "announce 1") == ["am-no-pawn-named AM-8.1"]
    assert table.does("red", "announce 1 second") == ["am-announced-pawn AM-8.1"]
    assert table.heard("mummy") == ["am-announced-pawn AM-8.1"]
    table.play("red go a3", "red done")
    assert (table.state.actor, table.dice_due) == ("red", 5)
    table.does("red", "roll 1 1 1 1 mummy")
    assert table.refuses("red", "announce 1 second") == ["am-no-pawn AM-8.1"]
    table.play("red announce 1 first", "red go c1", "red done")
    assert table.state.actor == "mummy"


def test_am_8_1_either_of_the_two_turns_may_begin_with_a_cancel() -> None:
    table = two_pawns(aside=1)
    table.play("red roll 1 1 1 mummy", "red announce 1 first", "red go c1", "red done")
    assert table.choices("red") == {"cancel", "keep_aside"}


def test_am_8_1_ten_cards_two_of_each_pile() -> None:
    game = SPEC.build(Ruleset(), faces_of(SPEC), builtin_board("amenophis"))
    state = game.start(seats(1))
    five = game.rule(state, "red", Draw(("r1", "b1", "w1", "g1", "y1")))
    assert [finding.clause for finding in five.objections] == ["AM-8.1"]
    ten = Draw(("r1", "b1", "w1", "g1", "y1", "r2", "b2", "w2", "g2", "y2"))
    assert hasattr(game.rule(state, "red", ten), "events")


def test_am_8_2_ten_cards_win_for_the_explorer_and_three_ankhs_for_the_mummy() -> None:
    table = two_pawns(phase="mummy_move", to_act="mummy", mummy="d2", turn={"steps_left": 1}, ankhs={"mummy": 2})
    table.does("mummy", "step c2")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.finding.clause) == (("mummy",), "AM-8.2")
    cards = {"red": {"hand": ["r3"], "played": ["r1", "b1", "b2", "w1", "w2", "g1", "g2", "y1", "y2"]}}
    last = two_pawns(phase="announced", announced="1", cards=cards)
    last.play("red go c1", "red play r3")
    outcome = last.game.outcome(last.state)
    assert outcome is not None
    assert (outcome.winners, outcome.finding.clause) == (("red",), "AM-8.2")


# ---- who may know what


def test_am_9_2_what_is_refused_to_an_explorer_the_mummy_does_not_hear() -> None:
    table = Table(phase="announced", announced="3")
    before = [table.seen(viewer) for viewer in OUTSIDE]
    table.refuses("red", "walk c3 c4")
    assert [table.heard(viewer) for viewer in OUTSIDE] == [[], []]
    assert table.heard("blue") == ["am-no-length AM-4.7"], "the explorers in the game see it"
    assert [table.seen(viewer) for viewer in OUTSIDE] == before


def test_am_9_2_what_is_refused_to_one_who_is_out_that_one_alone_hears() -> None:
    table = Table({"red": "off", "blue": "a4"}, to_act="blue", ankhs={"red": 0}, eliminated=["red"])
    table.refuses("red", "roll 1 1 1 1 1")
    assert [viewer for viewer in ("red", "blue", *OUTSIDE) if table.heard(viewer)] == ["red"]
    table.refuses("blue", "cancel")
    assert [viewer for viewer in ("red", "blue", *OUTSIDE) if table.heard(viewer)] == ["blue"]


def test_am_9_3_her_cells_are_declared_one_by_one_with_the_same_words_for_empty_and_full() -> None:
    full = Table({"red": "d2", "blue": "c1"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 3})
    empty = Table({"red": "a1", "blue": "c1"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 3})
    assert full.does("mummy", "step e2") == empty.does("mummy", "step e2") == ["am-stepped AM-9.3"]
    assert full.seen("mummy") == empty.seen("mummy"), "right before she meets somebody, nothing is different"
    assert SPEC.needs_all["stepped"] == "AM-9.3", "a declared cell is taken back by all together only"


def test_am_9_4_a_forbidden_step_is_refused_on_public_facts_and_catches_nobody() -> None:
    full = Table({"red": "d3", "blue": "c1"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 3})
    empty = Table({"red": "a1", "blue": "c1"}, phase="mummy_move", to_act="mummy", turn={"steps_left": 3})
    assert full.refuses("mummy", "step e4") == empty.refuses("mummy", "step e4") == ["am-no-wall AM-4.8", OTHER]
    assert full.refuses("mummy", "step c1") == empty.refuses("mummy", "step c1") == ["am-no-side-step AM-4.7", OTHER]
    assert full.state.ankhs["red"] == 3


def test_am_9_5_for_an_explorer_only_the_resting_cells_count() -> None:
    table = Table(phase="announced", announced="3")
    assert table.ends("red") == {"a1", "b4", "c1", "c3", "d2", "e1"}
    table.does("red", "go e1")
    assert table.state.cell("red") == "e1"


def test_am_10_1_the_mummy_knows_turn_aside_result_cards_ankhs_and_catches() -> None:
    table = Table()
    table.play("red roll 1 1 2 2 mummy", "red announce 1")
    view = cut(table.state, "mummy").value
    assert (view.turn, view.aside, view.announced) == ("red", 1, "1")
    assert table.asked("mummy") == table.asked(PUBLIC) == ["am-ask-playing"]


def test_am_10_1_and_nothing_else_changes_for_her_in_an_explorers_turn() -> None:
    table = Table(aside=1)
    before = [table.seen(viewer) for viewer in OUTSIDE]
    for act in ("keep_aside", "roll 1 2 3 4", "reroll", "roll 1 1 1 1"):
        table.does("red", act)
        assert [table.heard(viewer) for viewer in OUTSIDE] == [[], []], act
        assert [table.seen(viewer) for viewer in OUTSIDE] == before, act
    table.does("red", "announce 1")
    announced = [table.seen(viewer) for viewer in OUTSIDE]
    table.does("red", "go c3")
    assert [table.seen(viewer) for viewer in OUTSIDE] == announced, "not that the pawn has moved, nor where a card fits"


def test_am_10_2_explorers_see_all_pawns_and_no_other_hand() -> None:
    table = Table()
    view = cut(table.state, "blue").value
    assert view.cell("red") == "c2"
    assert "r1" not in str(view.hands["red"])
    assert "r2" in str(view.hands["blue"])


def test_am_10_3_hands_stay_hidden_after_their_player_is_out_until_the_end() -> None:
    start = {"pawns": {"red": "e2", "blue": "c1"}, "phase": "mummy_move", "to_act": "mummy", "turn": {"steps_left": 1}}
    table = Table(**start, ankhs={"red": 1, "blue": 3})  # type: ignore[arg-type]
    table.does("mummy", "step e2")
    assert "w1" not in str(cut(table.state, "blue").value.hands["red"])
    last = Table(**start, ankhs={"red": 1, "blue": 3, "mummy": 3})  # type: ignore[arg-type]
    last.does("mummy", "step e2")
    assert "w1" in str(cut(last.state, PUBLIC).value.hands["red"]), "the game is over"


def test_am_10_4_the_public_sees_what_the_mummy_sees() -> None:
    table = Table()
    for act in ("roll 1 2 mummy 3 4", "announce 1", "go d2"):
        table.does("red", act)
        assert cut(table.state, PUBLIC).value == cut(table.state, "mummy").value, act
        assert table.heard(PUBLIC) == table.heard("mummy"), act
