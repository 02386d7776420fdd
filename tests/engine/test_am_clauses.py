"""Aménophis, clause by clause: the set-up and an explorer's turn. A test is named for the clause it shows."""

from __future__ import annotations

import pytest
from am_rig import HANDS, MAZE, SPEC, Table, seats
from conformance import faces_of

from engine.core.game import Need, Seat, SetupError
from engine.core.options import Ruleset
from engine.core.replay import advance
from engine.core.secrets import UNKNOWN, cut
from engine.games.amenophis.actions import Draw


def begun(count: int = 2) -> tuple[object, object]:
    game = SPEC.build(Ruleset(), faces_of(SPEC), {"map": MAZE})
    return game, game.start(seats(count))


def test_am_2_1_the_board_file_has_the_maze() -> None:
    _, state = begun()
    maze = state.maze
    assert (maze.start, maze.dungeon, maze.symbols["w5"]) == ("a5", "e5", "e3")
    assert maze.joined("a1", "b1")
    assert not maze.joined("c1", "d1"), "a wall"
    assert not maze.joined("a1", "b2"), "never diagonally"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("| r1  r2", "| r1! r2", r"map row 2, column 5: '!' is no wall; write '\|', or blanks"),
        ("| r1  r2", "| r1  r9", "map row 2, column 6: 'r9' is no card"),
        ("| r1  r2", "| r2  r2", "'r2' stands in a1 already"),
        ("| r1  r2", "|     r2", "no cell for r1"),
        ("| S |", "|   |", "0 cells marked 'S'; mark exactly one as the start cell"),
        ("+   +---+   +   +---+", "+   +-- +   +   +---+", "map row 3, column 6: '-- ' is no wall"),
        ("| r1  r2  r3| r4  r5|", "| r1  r2  r3| r4  r5", "map row 2 has 20 characters, the first row has 21"),
        ("| r1  r2", "  r1  r2", "map row 2, column 1: the maze is open here; close it"),
        ("+   +---+---+   +   +\n| S |", "+---+---+---+   +   +\n| S |", "no way leads from the start to a1"),
    ],
)
def test_am_2_1_a_bad_map_names_row_and_column(old: str, new: str, message: str) -> None:
    assert old in MAZE
    with pytest.raises(SetupError, match=message):
        SPEC.build(Ruleset(), faces_of(SPEC), {"map": MAZE.replace(old, new, 1)})


def test_am_2_2_each_explorer_has_a_pawn_on_the_start_cell_and_three_ankhs() -> None:
    _, state = begun(3)
    assert {pawn: (state.cell(pawn), state.ankhs[pawn]) for pawn in state.pawns} == {
        "red": ("a5", 3),
        "blue": ("a5", 3),
        "green": ("a5", 3),
    }
    game = SPEC.build(Ruleset(options={"ankhs": 2}), faces_of(SPEC), {"map": MAZE})
    assert set(game.start(seats(2)).ankhs.values()) == {2}


def test_am_2_2_one_player_is_the_mummy_by_role_or_the_first() -> None:
    game, _ = begun()
    plain = (Seat("s1", "Ann"), Seat("s2", "Ben"), Seat("s3", "Cem", role="mummy"))
    assert game.start(plain).mummy == "s3"
    assert game.start((Seat("s1", "Ann"), Seat("s2", "Ben"))).mummy == "s1"
    with pytest.raises(SetupError, match="2 seats have the role 'mummy'"):
        game.start((Seat("s1", "Ann", role="mummy"), Seat("s2", "Ben", role="mummy")))


def test_am_2_3_the_mummy_begins_on_the_sarcophagus() -> None:
    _, state = begun()
    assert state.mummy_cell == state.maze.dungeon


def test_am_2_4_each_explorer_tells_five_cards_one_of_each_pile_seen_by_nobody_else() -> None:
    game, state = begun()
    asked = game.pending(state)
    assert [(prompt.need, prompt.seat) for prompt in asked] == [(Need.HIDDEN, "red"), (Need.HIDDEN, "blue")]
    state = advance(game, state, game.rule(state, "red", Draw(HANDS["red"])))
    assert cut(state, "red").value.hands["red"].value == HANDS["red"]
    for viewer in ("blue", "mummy", "public"):
        assert "r1" not in str(cut(state, viewer).value.hands["red"])
    state = advance(game, state, game.rule(state, "blue", Draw(HANDS["blue"])))
    assert state.turn == "red"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("r1", "r2", "w1", "g1", "y1"), "am-no-piles"),
        (("r1", "b1", "w1", "g1"), "am-no-piles"),
        (("r1", "b1", "w1", "g1", "z9"), "am-no-card"),
        (("r1", "r1", "b1", "w1", "g1", "y1"), "am-no-card-twice"),
    ],
)
def test_am_2_4_a_wrong_draw_is_refused_to_its_player_alone(cards: tuple[str, ...], code: str) -> None:
    game, state = begun()
    ruling = game.rule(state, "red", Draw(cards))
    assert code in [finding.code for finding in ruling.objections]
    assert ruling.seen_by == {"red"}


def test_am_2_4_a_card_that_another_has_told_is_not_refused_since_that_would_tell() -> None:
    game, state = begun()
    state = advance(game, state, game.rule(state, "red", Draw(HANDS["red"])))
    assert game.rule(state, "blue", Draw(HANDS["red"])).seen_by == {"blue"}
    assert hasattr(game.rule(state, "blue", Draw(HANDS["red"])), "events")


def test_am_2_5_five_dice_with_six_faces_and_the_mummys_die() -> None:
    table = Table()
    assert table.dice_due == 5
    assert table.refuses("red", "roll 1 2 3 4 5") == ["am-no-face AM-2.5"]
    with pytest.raises(SetupError, match="a face of the die 'amenophis_explorer' means 'six'"):
        Table(faces={"amenophis_explorer": [("six",)]})


def test_am_3_1_all_explorers_in_seat_order_then_the_mummy_then_anew() -> None:
    table = Table({"red": "c2", "blue": "a4", "green": "off"}, to_act="blue", ankhs={"green": 0}, eliminated=["green"])
    table.play("blue roll 1 1 2 2 3", "blue announce 1", "blue go a3", "blue done")
    assert table.state.actor == "mummy", "green is out and passed over"
    table.play("mummy roll 1", "mummy step e2")
    assert table.state.actor == "red"
    assert table.refuses("blue", "roll 1 1 1 1 1") == ["am-no-turn-of AM-3.1"]


def test_am_4_1_a_cancel_lets_the_mummy_move_and_frees_all_dice() -> None:
    table = Table(aside=2)
    assert table.choices("red") == {"cancel", "keep_aside"}
    assert table.does("red", "cancel") == ["am-cancelled AM-4.1"]
    assert (table.state.actor, table.state.steps) == ("mummy", 2)
    table.play("mummy step e2", "mummy step d2")
    assert (table.state.actor, table.state.aside, table.dice_due) == ("red", 0, 5)


def test_am_4_1_no_cancel_without_mummies_aside_nor_after_the_first_roll() -> None:
    assert Table().refuses("red", "cancel") == ["am-no-cancel-none AM-4.1"]
    table = Table(aside=1)
    table.does("red", "roll 1 2 3 4")
    assert table.refuses("red", "cancel") == ["am-no-cancel-late AM-4.1"]


def test_am_4_1_who_is_caught_by_the_cancel_rolls_from_the_dungeon() -> None:
    table = Table({"red": "e2", "blue": "a4"}, aside=1)
    table.play("red cancel", "mummy step e2")
    assert (table.state.cell("red"), table.state.actor, table.dice_due) == ("e5", "red", 5)


def test_am_4_1_who_is_put_out_by_the_cancel_has_no_turn() -> None:
    table = Table({"red": "e2", "blue": "a4"}, aside=1, ankhs={"red": 1, "blue": 3})
    table.does("red", "cancel")
    assert "am-no-turn AM-4.1" in table.does("mummy", "step e2")
    assert (table.state.actor, table.dice_due) == ("blue", 5)


def test_am_4_2_the_first_roll_is_compulsory_with_all_dice_that_do_not_lie_aside() -> None:
    table = Table(aside=2)
    assert table.refuses("red", "roll 1 2 3 4") == ["am-no-dice-count AM-4.2"]
    assert table.refuses("red", "done") == ["am-no-done-yet AM-4.2"]
    table.does("red", "keep_aside")
    assert table.dice_due == 3
    table.does("red", "roll 1 2 3")


def test_am_4_3_mummies_are_laid_aside_and_stay() -> None:
    table = Table()
    assert "am-aside AM-4.3" in table.does("red", "roll 1 1 mummy mummy 2")
    assert table.state.aside == 2
    table.play("red announce 1", "red go c3", "red done")
    assert (table.state.actor, table.state.aside) == ("blue", 2)


def test_am_4_4_rolling_again_takes_all_dice_that_show_no_mummy() -> None:
    table = Table(phase="rolled", aside=1, shown=("1", "2", "3", "4"))
    assert table.refuses("red", "reroll 1 2") == ["am-no-reroll-some AM-4.4"]
    table.does("red", "reroll")
    assert table.dice_due == 4
    table.play("red roll 1 1 1 1", "red reroll", "red roll 2 2 2 2")


def test_am_4_4_with_reroll_any_the_player_chooses_the_dice() -> None:
    table = Table(phase="rolled", aside=1, shown=("1", "2", "3", "4"), options={"reroll": "any"})
    assert table.refuses("red", "reroll arrow") == ["am-no-such-die AM-4.4"]
    table.play("red reroll 1 2", "red roll arrow mummy")
    assert (sorted(table.state.faces), table.state.aside) == (["3", "4", "arrow"], 2)


def test_am_4_5_all_five_mummies_end_the_turn_without_a_move() -> None:
    table = Table(aside=3)
    assert table.does("red", "roll mummy mummy")[-1] == "am-all-mummies AM-4.5"
    assert table.state.actor == "blue"
    assert table.choices("blue") == {"cancel"}
    assert table.refuses("blue", "keep_aside") == ["am-no-must-cancel AM-4.5"]
    assert "am-no-must-cancel AM-4.5" in table.refuses("blue", "roll 1")


def test_am_4_6_only_the_result_is_announced_and_it_is_binding() -> None:
    table = Table(phase="rolled", shown=("3", "1", "arrow", "2", "2"))
    table.does("red", "announce 3")
    assert table.heard("mummy") == ["am-announced AM-4.6"]
    assert table.refuses("red", "announce 1") == ["am-no-move-first AM-4.6"]
    assert table.refuses("red", "reroll") == ["am-no-move-first AM-4.6"]


def test_am_4_6_a_die_that_was_not_rolled_cannot_be_announced() -> None:
    table = Table(phase="rolled", shown=("3", "1", "1", "2", "2"))
    assert table.refuses("red", "announce 4") == ["am-no-such-die AM-4.6"]


def test_am_4_6_with_open_rolls_the_mummy_sees_them() -> None:
    table = Table(options={"roll_seen_by_mummy": True})
    table.does("red", "roll 1 2 3 4 arrow")
    assert table.heard("mummy") == ["am-rolled AM-4.2"]
    assert cut(table.state, "mummy").value.faces == ("1", "2", "3", "4", "arrow")
    table.does("red", "reroll")
    assert table.heard("mummy") == ["am-rolls-again AM-4.4"]


def test_am_4_7_exactly_so_many_steps_there_and_back_included() -> None:
    table = Table(phase="announced", announced="2")
    assert "c2" in table.ends("red"), "there and back; the own cell counts as empty"
    assert table.refuses("red", "go d2") == ["am-no-walk AM-4.7"]
    assert table.refuses("red", "walk d2") == ["am-no-length AM-4.7"]
    assert table.refuses("red", "walk d2 e1") == ["am-no-side-step AM-4.7"]
    table.does("red", "walk d2 c2")


def test_am_4_8_walls_and_the_mummys_cell_are_closed() -> None:
    table = Table(phase="announced", announced="3")
    assert "am-no-wall AM-4.8" in table.refuses("red", "walk b2 b3 a3")
    assert "am-no-mummy-cell AM-4.8" in table.refuses("red", "walk d2 e2 e3")
    assert "am-no-mummy-cell AM-4.8" in table.refuses("red", "go e3")


def test_am_4_9_nobody_enters_start_or_dungeon_and_leaving_is_a_step() -> None:
    table = Table({"red": "a5", "blue": "c1"}, phase="announced", announced="2")
    assert table.ends("red") == {"a3", "b4"}, "not back to the start cell"
    assert "am-no-start-cell AM-4.9" in table.refuses("red", "walk a4 a5")
    near = Table({"red": "e4", "blue": "c1"}, phase="announced", announced="1")
    assert "am-no-dungeon AM-4.9" in near.refuses("red", "go e5")


def test_am_4_9_what_is_in_the_way_of_a_walk_is_named() -> None:
    through = MAZE.replace("+   +---+\n| g1  g2  g3| g4  y1|", "+   +   +\n| g1  g2  g3| g4| y1|").replace(
        "y4| D", "y4  D"
    )
    table = Table({"red": "d5", "blue": "c1"}, phase="announced", announced="2", maze=through)
    assert table.refuses("red", "go e4") == ["am-no-walk AM-4.7", "am-no-dungeon AM-4.9"]
    table = Table({"red": "d4", "blue": "c1"}, phase="announced", announced="3")
    assert table.refuses("red", "go e2") == ["am-no-walk AM-4.7", "am-no-mummy-cell AM-4.8"]


def test_am_4_10_over_other_explorers_but_not_onto_them() -> None:
    table = Table({"red": "c2", "blue": "c3"}, phase="announced", announced="2")
    assert "c4" in table.ends("red"), "over blue"
    one = Table({"red": "c2", "blue": "c3"}, phase="announced", announced="1")
    assert one.ends("red") == {"c1", "d2"}
    assert one.refuses("red", "go c3") == ["am-no-end-occupied AM-4.10"]


def test_am_4_11_the_arrow_goes_to_the_last_cell_before_an_obstacle() -> None:
    table = Table(phase="announced", announced="arrow")
    assert table.ends("red") == {"c1", "c4", "e2"}
    assert table.refuses("red", "walk c3") == ["am-no-arrow-end AM-4.11"], "it does not stop early"
    assert table.does("red", "walk d2 e2") == ["am-moved AM-4.11"]


def test_am_4_11_other_pawns_start_and_dungeon_stop_the_arrow() -> None:
    blocked = Table({"red": "c2", "blue": "c4"}, phase="announced", announced="arrow")
    assert blocked.ends("red") == {"c1", "c3", "e2"}
    at_start = Table({"red": "a3", "blue": "c4"}, phase="announced", announced="arrow")
    assert "a4" in at_start.ends("red")
    assert "a5" not in at_start.ends("red")
    beside = Table({"red": "c2", "blue": "c3"}, mummy="d2", phase="rolled", shown=("arrow",) * 5)
    assert beside.choices("red") == {"announce arrow", "reroll"}, "c1 is still open"


def test_am_4_12_when_nothing_can_be_moved_only_a_new_roll_is_left_and_the_mummy_is_not_told() -> None:
    table = Table({"red": "a1", "blue": "b1"}, mummy="a2", phase="rolled", shown=("1", "arrow", "1", "1", "arrow"))
    assert table.choices("red") == {"reroll"}
    assert table.refuses("red", "announce 1") == ["am-no-free-end AM-4.10"]
    assert table.heard("mummy") == []
    table.does("red", "reroll")
    assert table.heard("mummy") == []


def test_am_4_13_a_card_is_played_where_the_move_ended() -> None:
    table = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1")
    table.does("red", "go a1")
    assert table.choices("red") == {"play r1", "done"}
    assert table.does("red", "play r1") == ["am-played AM-4.13"]
    assert table.heard("mummy") == ["am-played AM-4.13"], "open to all"
    assert table.refuses("red", "play r1") == ["am-no-played AM-4.13"], "one card a move"
    table.does("red", "done")


def test_am_4_13_no_move_no_card_and_only_ones_own_of_this_cell() -> None:
    table = Table({"red": "b1", "blue": "c4"}, phase="rolled", shown=("1", "1", "1", "1", "1"))
    assert table.refuses("red", "play r1") == ["am-no-move-no-card AM-4.13"]
    table.play("red announce 1", "red go a1")
    assert table.refuses("red", "play b1") == ["am-no-symbol-here AM-4.13"]
    other = Table({"red": "c1", "blue": "c4"}, phase="announced", announced="1")
    other.does("red", "go b1")
    assert other.refuses("red", "play r2") == ["am-no-own-card AM-4.13"]


def test_am_4_13_a_card_that_was_shown_before_is_refused_with_who_showed_it() -> None:
    cards = {"red": {"hand": None, "played": []}, "blue": {"hand": None, "played": ["r1"]}}
    table = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1", cards=cards)
    assert table.state.hands["red"].value is UNKNOWN
    table.does("red", "go a1")
    assert table.choices("red") == {"done"}
    assert table.refuses("red", "play r1") == ["am-no-shown-before AM-4.13"]
    assert table.ruling.objections[0].facts["at"] == "seat:blue"


def test_am_4_14_the_last_card_wins_at_once() -> None:
    cards = {"red": {"hand": ["r1"], "played": ["b1", "w1", "g1", "y1"]}}
    table = Table({"red": "b1", "blue": "c4"}, phase="announced", announced="1", cards=cards)
    table.play("red go a1", "red play r1")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == ("red",)


def test_am_4_15_who_is_hemmed_in_rolls_on_or_may_give_up() -> None:
    hemmed = {
        "pawns": {"red": "e1", "blue": "c4"},
        "mummy": "d1",
        "phase": "rolled",
        "shown": ("1", "2", "3", "4", "4"),
    }
    table = Table(**hemmed)  # type: ignore[arg-type]
    assert table.choices("red") == {"reroll"}
    assert table.refuses("red", "give_up") == ["am-no-give-up AM-4.15"]
    other = Table(options={"hemmed_in": "pass"}, **hemmed)  # type: ignore[arg-type]
    assert other.choices("red") == {"reroll", "give_up"}
    assert other.does("red", "give_up") == ["am-gave-up AM-4.15"]
    free = Table(phase="rolled", shown=("1", "2", "3", "4", "4"), options={"hemmed_in": "pass"})
    assert free.refuses("red", "give_up") == ["am-no-not-hemmed AM-4.15"]


def test_c_3_the_options_in_force_are_listed_with_their_clauses() -> None:
    listed = {option.name: value for option, value in SPEC.in_force(Ruleset(options={"ankhs": 4}))}
    assert listed["ankhs"] == 4
    assert all(option.clause in SPEC.clauses for option, _value in SPEC.in_force(Ruleset()))
