"""The sensor test shows the host what lies on the board, and never the pieces of a game that hides them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from board_rig import BoardRig
from table_rig import DIE

from engine.core.sensing import ANY
from firmware_bridge.events import Cells, Change, Changed, Health, WholeBoard
from service.table.board_desk import BoardSettings

FREE: frozenset[int] = frozenset()
LISTS = ("cells", "occupied", "flickering", "never_free", "never_occupied")
OTHER_GAME = {"act": "new_game", "game": "ufo_attack", "seats": [{"name": "Mira"}, {"name": "Jonas"}]}


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[BoardRig]:
    rig = BoardRig(tmp_path)
    rig.journal.close()
    rig.house = replace(rig.house, dice={**rig.house.dice, DIE.id: DIE})
    rig.open()
    rig.table.restore()
    yield rig
    rig.journal.close()


def told(rig: BoardRig) -> Any:
    return rig.retained("host/board")


def board(rig: BoardRig, *channels: int) -> None:
    rig.table.handle(Health("ok"))
    rig.table.handle(WholeBoard(frozenset(channels), "start", 64))


def test_without_a_game_each_change_is_shown_by_the_cells_names(rig: BoardRig) -> None:
    assert told(rig)["why"] == "no_board"
    board(rig, 0)
    assert (told(rig)["why"], told(rig)["cells"][:2], told(rig)["occupied"]) == ("", ["a1", "b1"], ["a1"])
    rig.table.handle(Changed((Change(1, True, 0.0),), frozenset({0, 1})))
    rig.table.handle(Cells(frozenset({2}), frozenset({0}), frozenset({3})))
    now = told(rig)
    assert now["occupied"] == ["a1", "b1"]
    assert (now["flickering"], now["never_free"], now["never_occupied"]) == (["c1"], ["a1"], ["d1"])
    rig.table.handle(Health("offline"))
    assert told(rig) == {"why": "no_board", **{name: [] for name in LISTS}}


def test_the_settings_wiring_names_the_sensors(tmp_path: Path) -> None:
    rig = BoardRig(tmp_path, board=BoardSettings((("c4", "north"), ("c4", "south"), ("d1", ANY)), fitted=True))
    rig.table.restore()
    board(rig, 1, 5)
    assert told(rig)["cells"] == ["c4/north", "c4/south", "d1"]
    assert told(rig)["occupied"] == ["c4/south", "5"]
    rig.journal.close()


def test_while_a_game_hides_its_pieces_nothing_that_happens_there_is_published(rig: BoardRig) -> None:
    rig.deal()
    since = len(rig.publisher.log)
    for cell in rig.cells:
        rig.put(cell)
        rig.lift(cell)
    rig.table.handle(Cells(frozenset({2}), frozenset({0}), frozenset({3})))
    rig.rest()
    assert told(rig)["why"] == "game"
    assert not any(told(rig)[name] for name in LISTS)
    assert [topic for topic, _, _ in rig.publisher.log[since:] if "/host/" in topic] == []


def test_another_game_in_between_does_not_show_where_the_pieces_were_left(rig: BoardRig) -> None:
    rig.deal()
    assert rig.host(OTHER_GAME)["ok"]
    assert told(rig)["why"] == "pieces"
    rig.table.handle(Changed((Change(0, False, 0.0),), frozenset({9})))
    assert told(rig)["why"] == "pieces"
    rig.restart()
    board(rig, 9)
    assert told(rig)["why"] == "pieces", "a restart forgets nothing"
    rig.table.handle(WholeBoard(FREE, "lost", 64))
    assert told(rig)["why"] == ""
    rig.table.handle(Changed((Change(9, True, 0.0),), frozenset({9})))
    assert len(told(rig)["occupied"]) == 1, "the board was empty: what stands there now is no secret"


def test_the_hidden_game_resumed_hides_them_again(rig: BoardRig) -> None:
    rig.deal()
    hidden = rig.session.header.game_id
    assert rig.host(OTHER_GAME)["ok"]
    rig.table.handle(WholeBoard(FREE, "lost", 64))
    assert told(rig)["why"] == ""
    assert rig.host({"act": "resume_game", "game_id": hidden})["ok"]
    rig.table.handle(Changed((Change(9, True, 0.0),), frozenset({9})))
    assert told(rig)["why"] == "game"
    assert rig.host(OTHER_GAME)["ok"]
    assert told(rig)["why"] == "pieces"
