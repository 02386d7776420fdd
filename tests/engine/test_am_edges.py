"""Corners of Aménophis that seldom come up in play."""

from __future__ import annotations

import pytest
from am_rig import SPEC, Table
from conformance import faces_of

from config.boards import builtin_board
from engine.core.game import SetupError
from engine.core.options import Ruleset

ONE_WAY_OUT = """
+---+---+---+---+---+
| r1  r2  r3  r4  r5|
+   +---+   +   +   +
| b1  b2  b3  b4  b5|
+---+   +   +---+   +
| w1  w2| w3| w4  w5|
+   +---+   +   +   +
| g1  g2  g3| g4| y1|
+   +---+---+   +   +
| S | y2  y3  y4| D |
+---+---+---+---+---+
"""
CUL_DE_SAC = """
+---+---+---+---+---+
| r1  r2  r3  r4  r5|
+   +---+   +   +   +
| b1  b2  b3  b4  b5|
+---+   +   +---+   +
| w1  w2| w3| w4  w5|
+   +---+   +   +---+
| g1  g2  g3| g4| y1|
+   +---+---+   +   +
| S | y2  y3  y4| D |
+---+---+---+---+---+
"""
"""A part of a board: from the dungeon one comes to e4 and no further."""


def test_a_first_step_is_not_enough_to_be_free_when_one_cannot_turn_back_into_the_dungeon() -> None:
    """In the dungeon, and the only way out ends after a cell on which another pawn stands."""
    shown = ("1", "2", "3", "4", "arrow")
    pawns = {"red": "e5", "blue": "e4"}
    told = {"phase": "rolled", "shown": shown, "mummy": "a1", "part": True}
    table = Table(pawns, maze=CUL_DE_SAC, options={"hemmed_in": "pass"}, **told)  # type: ignore[arg-type]
    assert table.choices("red") == {"reroll", "give_up"}
    free = Table(pawns, maze=ONE_WAY_OUT, options={"hemmed_in": "pass"}, **told)  # type: ignore[arg-type]
    assert "announce 2" in free.choices("red")
    assert free.refuses("red", "give_up") == ["am-no-not-hemmed AM-4.15"]


def test_the_mummy_goes_as_far_as_she_can_and_her_move_is_over() -> None:
    """Out of the sarcophagus into a dead end, and she may not go back."""
    pawns = {"red": "c2", "blue": "c1"}
    table = Table(pawns, maze=CUL_DE_SAC, mummy="e5", phase="mummy_roll", to_act="mummy", part=True)
    table.does("mummy", "roll 3")
    assert table.does("mummy", "step e4") == ["am-stepped AM-9.3", "am-mummy-stuck AM-5.2"]
    assert (table.state.actor, table.state.steps) == ("red", 0)


TWO_WAYS_OUT = """
+---+---+---+---+---+
| r1  r2  r3  r4  r5|
+   +---+---+   +   +
| S   b1  b2| b3  b4|
+   +---+---+   +   +
| b5| w1  w2  w3  w4|
+---+   +   +   +   +
| w5  g1  g2  g3  g4|
+---+---+---+---+   +
| y1  D   y2  y3  y4|
+---+---+---+---+---+
"""
"""A part of a board: out of the dungeon b5 one comes to the dead end a5, or to c5 and on. Off the start cell there is a
dead end, too: a3."""


def out_of_the_sarcophagus(**options: bool) -> Table:
    pawns = {"red": "a5", "blue": "a1"}
    return Table(pawns, maze=TWO_WAYS_OUT, mummy="b5", phase="mummy_roll", to_act="mummy", part=True, options=options)


def test_a_dead_end_that_leaves_steps_over_is_closed_while_another_way_takes_them_all() -> None:
    """Even with somebody in it: her cells come from the maze alone (AM-5.2)."""
    table = out_of_the_sarcophagus()
    table.does("mummy", "roll 3")
    assert table.choices("mummy") == {"step c5"}
    assert table.refuses("mummy", "step a5") == ["am-no-stop AM-5.2", "am-no-other-step AM-5.2"]
    table.play("mummy step c5", "mummy step d5", "mummy step c5")
    assert table.state.actor == "red"


def test_a_dead_end_is_open_for_the_last_step_or_if_steps_may_be_left() -> None:
    table = out_of_the_sarcophagus()
    table.does("mummy", "roll 1")
    assert table.choices("mummy") == {"step a5", "step c5"}
    may_stop = out_of_the_sarcophagus(mummy_must_use_all=False)
    may_stop.does("mummy", "roll 3")
    assert "am-caught AM-5.3" in may_stop.does("mummy", "step a5")


def test_a_die_that_only_the_start_cell_or_the_dungeon_stops_is_refused_for_these() -> None:
    pawns = {"red": "a3", "blue": "e1"}
    table = Table(pawns, maze=TWO_WAYS_OUT, mummy="e5", phase="rolled", shown=("1", "2", "3", "4", "arrow"), part=True)
    assert table.refuses("red", "announce 1") == ["am-no-way AM-4.9"]


@pytest.mark.parametrize("reroll", ["all", "any"])
def test_who_names_all_dice_for_a_new_roll_is_told_to_name_none(reroll: str) -> None:
    table = Table(phase="rolled", aside=2, shown=("1", "3", "3"), options={"reroll": reroll})
    assert table.refuses("red", "reroll 3 1 3") == ["am-no-reroll-all AM-4.4"]


def test_a_written_second_pawn_still_has_its_move_after_the_announced_one() -> None:
    turn = {"pawn": "first", "to_move": ["second"]}
    table = Table({"first": "c2", "second": "a4"}, aside=3, phase="moved", announced="1", to_act="red", turn=turn)
    table.does("red", "done")
    assert (table.state.actor, table.state.to_move, table.state.turns_left) == ("red", ("second",), 1)


def test_a_stuck_mummy_catches_nobody_and_an_intermediate_move_still_frees_the_dice() -> None:
    pawns = {"red": "c2", "blue": "c1"}
    table = Table(pawns, maze=CUL_DE_SAC, mummy="e4", aside=2, part=True)
    assert table.does("red", "cancel") == ["am-cancelled AM-4.1", "am-mummy-stuck AM-6.1"]
    assert (table.state.actor, table.state.aside, table.dice_due) == ("red", 0, 5)


def test_with_one_of_two_pawns_put_out_by_a_cancel_one_turn_is_left() -> None:
    """Even if that one is lost to five mummies (AM-4.5, AM-8.1)."""
    ankhs = {"first": 1, "second": 3}
    table = Table({"first": "e2", "second": "c2"}, aside=1, to_act="red", ankhs=ankhs, options={"ankhs_to_win": 5})
    table.play("red cancel", "mummy step e2")
    assert (table.state.actor, table.state.to_move) == ("red", ("second",))
    table.does("red", "roll mummy mummy mummy mummy mummy")
    assert table.state.actor == "mummy"


def test_five_mummies_in_the_first_of_two_turns_leave_both_pawns_to_choose_from() -> None:
    table = Table({"first": "c2", "second": "a4"}, aside=0, to_act="red")
    table.play("red roll mummy mummy mummy mummy mummy", "red cancel")
    for _ in range(5):
        table.does("mummy", sorted(table.choices("mummy"))[0])
        if table.state.actor == "red":
            break
    table.does("red", "roll 1 1 2 2 3")
    assert {"announce 1 first", "announce 1 second"} <= table.choices("red")
    table.does("red", "announce 1 second")
    table.play(f"red {sorted(table.choices('red'))[0]}", "red done")
    assert table.state.actor == "mummy", "each pawn had its turn, one of them was lost"


def test_a_card_of_a_pile_that_is_spent_is_refused_with_what_was_played() -> None:
    """The referee does not know the hand, but only one red card was drawn (AM-2.4)."""
    cards = {"red": {"hand": None, "played": ["r5"]}}
    table = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1", cards=cards)
    table.does("red", "go a1")
    assert table.choices("red") == {"done"}
    assert table.refuses("red", "play r1") == ["am-no-pile-spent AM-2.4"]
    assert table.ruling.objections[0].facts["played"] == ("card:r5",)
    unspent = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1", cards={"red": {"hand": None}})
    unspent.play("red go a1", "red play r1")


def test_the_last_of_five_unknown_cards_wins_too() -> None:
    cards = {"red": {"hand": None, "played": ["b1", "w1", "g1", "y1"]}}
    table = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1", cards=cards)
    table.play("red go a1", "red play r1")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.finding.clause) == (("red",), "AM-7.1")


def test_a_walk_with_several_faults_is_refused_for_all_of_them() -> None:
    table = Table(phase="announced", announced="2")
    told = table.refuses("red", "walk b2 c4 e5")
    assert set(told) == {
        "am-no-length AM-4.7",
        "am-no-wall AM-4.8",
        "am-no-side-step AM-4.7",
        "am-no-dungeon AM-4.9",
    }


def test_the_mummy_may_be_seated_by_option_and_the_explorers_follow_clockwise() -> None:
    table = Table()
    plain = tuple(type(seat)(seat.id, seat.name) for seat in table.seats)
    game = SPEC.build(Ruleset(options={"mummy_seat": 1}), faces_of(SPEC), builtin_board(SPEC.board))
    state = game.start(plain)
    assert (state.mummy, state.explorers) == ("red", ("blue", "mummy"))
    with pytest.raises(SetupError, match="'mummy_seat' = 4 names no seat: there are 3"):
        SPEC.build(Ruleset(options={"mummy_seat": 4}), faces_of(SPEC), builtin_board(SPEC.board)).start(plain)
