"""Aménophis' sensor board: AM-9.1 to AM-9.5, and what the sensors can never do."""

from __future__ import annotations

import random
from typing import Any

import pytest
from am_rig import SPEC, Table
from game_rig import said
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.game import Need
from engine.core.replay import advance
from engine.core.rulings import Accepted
from engine.core.secrets import cut
from engine.core.sensing import ANY, Look, NoticeKind, Put, Sensed
from engine.games.amenophis import tracking
from engine.games.amenophis.actions import Go, Step
from engine.games.amenophis.tracking import EXPLORERS, MUMMYS_CELL

RED, BLUE, MUMMY = "seat:red", "seat:blue", "seat:mummy"


class Board:
    """A sensor board beside a table: what stands on it, and the last look at it."""

    def __init__(self, table: Table, poles: bool = False) -> None:
        self.table, self.poles = table, poles
        self.marks = set(tracking.marks(table.state, poles))
        self.blind: set[str] = set()
        self.touched: list[str] = []
        self.belief: Any = tracking._homes(table.state)

    def put(self, cell: str, pole: str = ANY) -> Board:
        self.marks.add((cell, pole))
        self.touched.append(cell)
        return self

    def lift(self, cell: str, pole: str = ANY) -> Board:
        self.marks.discard((cell, pole))
        self.touched.append(cell)
        return self

    def move(self, start: str, *way: str) -> Board:
        """Slid over these cells, or with one of them alone carried there."""
        for here, to in zip((start, *way), way, strict=False):
            self.lift(here).put(to)
        return self

    def look(self, watch: str = EXPLORERS) -> Look:
        state = self.table.state
        cells = next(one.cells for one in tracking.watches(state) if one.id == watch)
        seen = frozenset(mark for mark in self.marks if mark[0] not in self.blind)
        sensed = Sensed(seen, frozenset(self.blind), tuple(self.touched), self.poles).within(cells)
        found = tracking.look(self.table.game, self.belief, state, watch, sensed)
        if watch == EXPLORERS:
            self.touched = []
            self.belief = self.belief if found.belief is None else found.belief
        return found

    @property
    def agrees(self) -> bool:
        """All pieces are seen where they belong."""
        look = self.look()
        return not look.notices and look.belief == tracking._homes(self.table.state)

    def plays(self) -> list[str]:
        """The act that the board shows is done; gives what was said."""
        (act,) = self.look().acts
        return self.table.does(act[0], f"go {act[1].to}")

    def says(self, watch: str = EXPLORERS) -> list[str]:
        return [
            f"{finding.code} {finding.clause}" for notice in self.look(watch).notices for finding in notice.findings
        ]

    @property
    def puts(self) -> set[tuple[Any, str]]:
        return {(put.piece, put.cell) for notice in self.look().notices for put in notice.puts}


def moving(die: str = "2", **position: Any) -> Table:
    """Red, on c2, has announced and is to move."""
    return Table(phase="announced", announced=die, turn={"pawn": "red"}, **position)


def hunted(steps: int, **position: Any) -> Table:
    """The mummy has these steps left."""
    return Table(phase="mummy_move", to_act="mummy", turn={"steps_left": steps}, **position)


# ---- AM-9.5: the resting positions of an explorer's pawn


def test_am_9_5_a_carried_pawn_has_moved_where_it_rests() -> None:
    board = Board(moving()).move("c2", "c4")
    assert board.look().acts == (("red", Go("c4")),)
    assert board.plays() == ["am-moved AM-4.7"]
    assert board.agrees


def test_am_9_5_a_slid_pawn_counts_where_it_rests_not_where_it_passed() -> None:
    board = Board(moving()).move("c2", "c3", "c4")
    assert board.look().acts == (("red", Go("c4")),)


def test_am_9_5_a_pawn_that_cannot_get_there_is_put_back() -> None:
    board = Board(moving()).move("c2", "c1", "b1", "a1")
    look = board.look()
    assert not look.acts
    assert [notice.kind for notice in look.notices] == [NoticeKind.FOUL]
    assert board.says() == ["am-no-walk AM-4.7"]
    assert board.puts == {(RED, "c2")}
    assert look.notices[0].clear == ("a1",)
    assert board.move("a1", "c2").says() == []
    assert board.move("c2", "c4").look().acts


def test_am_9_5_the_arrows_end_counts_like_any_other() -> None:
    far = Table(phase="announced", announced="arrow", turn={"pawn": "red"})
    (end,) = {cell for cell in far.ends("red") if cell[1] == "2"}
    assert Board(far).move("c2", end).look().acts == (("red", Go(end)),)


def test_am_9_5_an_unchanged_position_is_asked_for() -> None:
    board = Board(moving())
    assert board.says() == []
    (notice,) = board.lift("c2").put("c2").look().notices
    assert notice.kind is NoticeKind.ASK
    assert said(notice.findings) == ["am-board-there-and-back AM-9.5"]
    assert "c2" in board.table.ends("red")


def test_am_9_5_a_pawn_in_the_hand_is_no_move_and_no_foul() -> None:
    look = Board(moving()).lift("c2").look()
    assert not look.acts
    assert [(notice.kind, notice.findings[0].code) for notice in look.notices] == [
        (NoticeKind.GUIDE, "am-board-lifted")
    ]


def test_am_9_5_out_of_the_start_cell_it_is_the_announced_pawn_that_left() -> None:
    table = moving("1", pawns={"red": "a5", "blue": "a5"})
    board = Board(table).put("a4")
    assert board.look().acts == (("red", Go("a4")),)
    board.plays()
    assert table.state.cell("blue") == "a5"
    assert board.agrees


# ---- AM-9.1: what must not stand so


def test_am_9_1_the_wrong_pawn() -> None:
    board = Board(moving()).move("a4", "b4")
    assert board.says() == ["am-board-wrong-pawn AM-9.1"]
    assert board.puts == {(BLUE, "a4")}
    assert board.look().notices[0].clear == ("b4",)
    assert board.move("b4", "a4").says() == []


def test_am_9_1_a_pawn_out_of_turn() -> None:
    board = Board(Table(phase="roll")).move("c2", "c3")
    assert board.says() == ["am-board-not-now AM-9.1"]
    assert board.puts == {(RED, "c2")}


def test_am_9_1_a_pawn_that_is_missing_or_on_anothers_cell() -> None:
    board = Board(Table(phase="roll")).lift("a4")
    assert board.says() == ["am-board-missing AM-9.1"]
    assert board.puts == {(BLUE, "a4")}
    on_anothers = Board(moving()).lift("c2")
    assert on_anothers.says() == ["am-board-lifted AM-9.5"]


def test_am_9_1_something_that_does_not_belong_there() -> None:
    board = Board(Table(phase="roll")).put("d1")
    assert board.says() == ["am-board-too-much AM-9.1"]
    assert board.look().notices[0].clear == ("d1",)


def test_am_9_1_a_bump_is_not_taken_for_a_move() -> None:
    board = Board(moving()).move("c2", "d2").move("a4", "b4").move("e3", "e2")
    look = board.look()
    assert not look.acts
    assert board.says() == ["am-board-differs AM-9.1"]
    assert {(BLUE, "a4"), (MUMMY, "e3")} <= board.puts


def test_am_9_1_a_piece_between_two_cells_is_set_right_first() -> None:
    board = Board(moving()).lift("c2").put("c3").put("c4")
    assert board.says() == ["am-board-askew AM-9.1"]
    assert not board.look().acts
    assert board.lift("c3").look().acts == (("red", Go("c4")),)


def test_am_9_1_two_quick_moves_are_both_seen() -> None:
    table = moving()
    board = Board(table).move("c2", "c4")
    board.plays()
    table.play("red done")
    assert table.state.turn == "blue"
    assert board.agrees
    table.play("blue roll 2 2 2 2 2", "blue announce 2")
    end = min(table.ends("blue") - {"a4"})
    assert board.move("a4", end).look().acts == (("blue", Go(end)),)


def test_am_9_1_at_the_start_every_piece_is_told_its_place() -> None:
    board = Board(Table(phase="roll"))
    board.belief = None
    board.marks.clear()
    look = board.look()
    assert [notice.kind for notice in look.notices] == [NoticeKind.GUIDE]
    assert board.puts == {(RED, "c2"), (BLUE, "a4"), (MUMMY, "e3")}
    for cell in ("c2", "a4", "e3"):
        assert not board.agrees
        board.put(cell)
    assert board.agrees


def test_am_9_1_after_a_restart_the_differences_are_told() -> None:
    board = Board(Table(phase="roll")).move("a4", "b4")
    board.belief = None
    look = board.look()
    assert [notice.kind for notice in look.notices] == [NoticeKind.GUIDE]
    assert look.notices[0].puts == (Put(BLUE, "a4"),)
    assert look.notices[0].clear == ("b4",)


def test_am_9_1_what_was_said_by_hand_may_follow_on_the_board() -> None:
    table = moving()
    board = Board(table)
    table.play("red go c4")
    assert board.says() == ["am-board-place AM-9.1"]
    assert board.look().notices[0].kind is NoticeKind.GUIDE
    assert board.lift("c2").says() == ["am-board-place AM-9.1"]
    assert board.put("c4").agrees


# ---- blind sensors


def test_am_9_1_a_masked_sensor_does_not_stop_play() -> None:
    board = Board(Table(phase="roll"))
    board.blind.add("a4")
    assert board.agrees
    board.marks.discard(("a4", ANY))
    assert board.agrees


def test_am_9_1_nothing_is_guessed_about_a_masked_cell() -> None:
    table = moving()
    board = Board(table)
    board.blind.add("c4")
    look = board.lift("c2").look()
    assert not look.acts
    assert board.says() == ["am-board-lifted AM-9.5"]
    table.play("red go c4")
    assert board.agrees


# ---- the mummy


def test_am_9_3_a_declared_step_is_ruled_before_any_piece_moves() -> None:
    table = hunted(2, pawns={"red": "e1", "blue": "a4"})
    board = Board(table)
    told = table.play("mummy step e2")
    assert "am-stepped AM-9.3" in told
    assert board.says() == []
    board.move("e3", "e2")
    assert board.says() == []


def test_am_9_3_her_piece_may_go_ahead_of_her_words() -> None:
    board = Board(hunted(2)).move("e3", "e2", "e1")
    assert board.says() == []
    assert board.says(MUMMYS_CELL) == []
    assert board.lift("e1").says() == []


def test_am_9_3_a_catch_looks_like_her_piece_being_lifted() -> None:
    table = hunted(1, pawns={"red": "e2", "blue": "a4"})
    board = Board(table).lift("e3")
    assert board.says() == []
    told = table.play("mummy step e2")
    assert "am-caught AM-5.3" in told
    assert board.says() == ["am-board-place AM-9.1"]
    assert board.puts == {(RED, "e5")}
    assert board.put("e5").agrees


def test_am_9_4_a_piece_beside_the_declared_way_catches_nobody() -> None:
    table = hunted(1, pawns={"red": "e2", "blue": "a4"})
    board = Board(table).lift("e3")
    table.play("mummy step e4" if "step e4" in table.choices("mummy") else "mummy step d3")
    assert table.state.taken == 0
    assert board.says(MUMMYS_CELL) == ["am-board-mummy-off AM-9.4"]
    (notice,) = board.look(MUMMYS_CELL).notices
    assert notice.kind is NoticeKind.FOUL
    assert notice.puts == (Put(MUMMY, table.state.mummy_cell),)
    assert board.put(table.state.mummy_cell).says(MUMMYS_CELL) == []
    assert board.agrees


@pytest.mark.parametrize("occupied", [True, False])
def test_am_9_4_the_words_are_the_same_for_full_and_empty_cells(occupied: bool) -> None:
    pawns = {"red": "e2" if occupied else "a1", "blue": "a4"}
    board = Board(Table(pawns=pawns, phase="roll", mummy="e3")).lift("e3")
    if not occupied:
        board.put("e2")
    assert board.look(MUMMYS_CELL) == Board(Table(phase="roll", mummy="e3")).lift("e3").look(MUMMYS_CELL)


def test_am_9_4_her_watch_sees_her_own_cell_alone() -> None:
    (watch,) = (one for one in tracking.watches(hunted(2).state) if one.id == MUMMYS_CELL)
    assert watch.cells == frozenset({"e3"})


def test_am_9_1_a_second_pawn_in_the_dungeon_is_there_and_moves_from_there() -> None:
    """No sensor has changed: the dungeon was occupied, and the mummy stands on the cell where she was caught."""
    pawns = {"red": "e5", "blue": "e5", "green": "c4"}
    board = Board(Table(pawns, mummy="a4", phase="roll"))
    board.belief = {**board.belief, "red": "a4"}
    assert board.says() == []
    board.table.play("red roll 1 1 1 1 1", "red announce 1")
    end = min(board.table.ends("red"))
    assert board.put(end).look().acts == (("red", Go(end)),)


def test_am_9_1_a_pawn_that_is_out_is_nowhere() -> None:
    table = moving(pawns={"red": "c2", "blue": "off", "green": "a1"}, ankhs={"blue": 0})
    board = Board(table)
    board.belief = {**board.belief, "blue": "c4"}
    assert board.says() == []
    assert board.move("c2", "c4").look().acts == (("red", Go("c4")),)


def test_am_9_1_a_piece_that_lies_the_wrong_way_round() -> None:
    board = Board(Table(phase="roll"), poles=True).lift("a4", "north").put("a4", "south")
    assert board.says() == ["am-board-turned AM-9.1"]
    assert board.puts == {(BLUE, "a4")}


# ---- AM-9.2: who is told


def test_am_9_2_what_is_wrong_is_told_on_the_explorers_side_only() -> None:
    pawns = {"red": "c2", "blue": "a4", "green": "off"}
    for board in (
        Board(moving(pawns=pawns, ankhs={"green": 0})).move("a4", "b4"),
        Board(moving(pawns=pawns, ankhs={"green": 0})).move("c2", "a1"),
        Board(moving(pawns=pawns, ankhs={"green": 0})).lift("c2").put("c2"),
        Board(moving(pawns=pawns, ankhs={"green": 0})).lift("c2"),
    ):
        (notice,) = board.look().notices
        assert notice.seen_by == frozenset({"red", "blue"})
        assert {finding.seen_by for finding in notice.findings} == {notice.seen_by}


# ---- poles


def test_with_poles_the_mummy_and_a_pawn_are_told_apart() -> None:
    table = Table(phase="roll")
    board = Board(table, poles=True)
    assert board.agrees
    board.lift("e3", "south").put("e3", "north")
    assert "am-board-not-now AM-9.1" not in board.says()
    assert board.says(MUMMYS_CELL) == ["am-board-mummy-off AM-9.4"]


# ---- what holds in every position


def positions(seed: int, acts: int = 60) -> Any:
    """Positions of a random game between bots."""
    chance = random.Random(seed)
    table = Table({"red": "c2", "blue": "a4", "green": "c4"}, mummy="e5")
    game, state = table.game, table.game.start(table.seats)
    bot = SPEC.bot(game, chance)
    for _ in range(acts):
        yield game, state, chance
        if game.outcome(state) is not None:
            return
        prompt = chance.choice(game.pending(state))
        if prompt.need is Need.CHOICE:
            act = bot(cut(state, prompt.seat))
        else:
            act = SPEC.chance(game, state, prompt, chance)
        ruling = game.rule(state, prompt.seat, act)
        assert isinstance(ruling, Accepted)
        state = advance(game, state, ruling)


def sensed(marks: Any, poles: bool = False) -> Sensed:
    return Sensed(frozenset(marks), poles=poles)


@pytest.mark.parametrize("poles", [False, True])
def test_a_board_that_agrees_brings_nothing(poles: bool) -> None:
    for seed in range(6):
        for game, state, _ in positions(seed):
            look = tracking.look(
                game, tracking._homes(state), state, EXPLORERS, sensed(tracking.marks(state, poles), poles)
            )
            assert look == Look(belief=tracking._homes(state))


def test_every_legal_move_is_seen_and_no_other() -> None:
    moves = 0
    for seed in range(6):
        for game, state, _ in positions(seed):
            mover = state.pawn if state.playing and state.now is not None and state.now.value == "move" else None
            if mover is None:
                continue
            home, marks = state.cell(mover), set(tracking.marks(state, False))
            stays = {piece: cell for piece, cell in tracking._homes(state).items() if piece != mover}
            left = marks if home in stays.values() else marks - {(home, ANY)}
            legal = {act.to for act in game.legal(cut(state, state.turn)) if isinstance(act, Go)}
            for cell in set(state.maze.cells) - set(stays.values()) - {home}:
                look = tracking.look(game, tracking._homes(state), state, EXPLORERS, sensed({*left, (cell, ANY)}))
                assert look.acts == (((state.turn, Go(cell)),) if cell in legal else ())
                assert bool(look.notices) == (cell not in legal)
                moves += cell in legal
    assert moves > 100


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 5), at=st.integers(0, 59), flips=st.lists(st.integers(0, 24), max_size=6))
def test_whatever_the_sensors_see_only_the_announced_pawn_can_move(seed: int, at: int, flips: list[int]) -> None:
    found = list(positions(seed))
    game, state, _ = found[min(at, len(found) - 1)]
    marks = set(tracking.marks(state, False))
    for flip in flips:
        marks ^= {(state.maze.cells[flip], ANY)}
    for belief in (tracking._homes(state), None, tracking._homes(found[0][1])):
        look = tracking.look(game, belief, state, EXPLORERS, sensed(marks))
        for seat, act in look.acts:
            assert (seat, type(act)) == (state.turn, Go)
            assert isinstance(game.rule(state, seat, act), Accepted)
        if not look.notices and not look.acts and state.actor != state.mummy:
            assert marks == set(tracking.marks(state, False))


def test_the_mummys_watch_never_depends_on_the_pawns() -> None:
    for seed in range(4):
        for game, state, chance in positions(seed):
            (watch,) = (
                (one for one in tracking.watches(state) if one.id == MUMMYS_CELL) if not state.ending else (None,)
            )
            if watch is None:
                continue
            assert watch.cells == frozenset({state.mummy_cell})
            free = [cell for cell in state.maze.cells if cell != state.mummy_cell]
            other = replace(
                state,
                pawns={
                    pawn: replace(spot, value=replace(spot.value, cell=chance.choice(free)))
                    for pawn, spot in state.pawns.items()
                },
            )
            for marks in ((), ((state.mummy_cell, ANY),)):
                one, two = (
                    tracking.look(game, tracking._homes(at), at, MUMMYS_CELL, sensed(marks)) for at in (state, other)
                )
                assert one == two


def test_steps_are_never_made_by_the_sensors() -> None:
    board = Board(hunted(3)).move("e3", "e2")
    assert not [act for _seat, act in board.look().acts if isinstance(act, Step)]
