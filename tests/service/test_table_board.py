"""The sensor board at the table: pieces become acts, fouls are told to those who see the board, and nobody waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from board_rig import BoardRig, dealt, to_mummy

from firmware_bridge.events import Cells, Health, WholeBoard
from service.table.board_desk import RESTLESS, BoardSettings


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[BoardRig]:
    with dealt(tmp_path) as rig:
        yield rig


def cell_of(rig: BoardRig, seat: str) -> str:
    cell: str = rig.session.state.cell(seat)
    return cell


# ---- acts


def test_a_moved_pawn_is_an_act_of_its_player(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "a7", "a6")
    assert cell_of(rig, "s2") == "a6"
    assert rig.last("s2") == ("accepted", "am-moved")
    assert rig.retained("seat/s2/state")["rulings"][0]["how"] == "board"
    assert rig.alert("s2") is None


def test_field_report_1_a_slid_piece_counts_where_it_rests(rig: BoardRig) -> None:
    rig.announce()
    rig.put("a7")
    assert cell_of(rig, "s2") == "a8"
    rig.lift("a7")
    rig.put("a6")
    assert cell_of(rig, "s2") == "a8"
    rig.rest()
    assert cell_of(rig, "s2") == "a6"


def test_field_report_2_a_slow_slide_is_waited_for(rig: BoardRig) -> None:
    """On its way it rests where it cannot end: told, and forgotten when it goes on."""
    rig.announce()
    rig.slide("a8", "a7")
    assert rig.last("s2") == ("foul", "am-no-walk")
    rig.lift("a7")
    rig.put("a6")
    rig.rest()
    assert cell_of(rig, "s2") == "a6"
    assert not rig.session.fouls


def test_field_report_3_two_quick_moves_are_both_seen(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "a7", "a6")
    rig.act("s2", act="done")
    rig.announce("s3")
    rig.slide("a8", "a7", "b7")
    assert (cell_of(rig, "s2"), cell_of(rig, "s3")) == ("a6", "b7")
    assert not rig.session.fouls


def test_field_report_4_a_flickering_sensor_is_told_and_play_goes_on(rig: BoardRig) -> None:
    rig.announce()
    rig.table.handle(Cells(frozenset({rig.cells.index("h1")}), frozenset(), frozenset()))
    rig.put("h1")
    rig.slide("a8", "a7", "a6")
    assert cell_of(rig, "s2") == "a6"
    alert = rig.retained("seat/s2/alert/board-cells")
    assert "h1" in alert["text"]["en"]
    assert "referee/t/alert/board-cells" not in rig.publisher.retained
    assert "referee/t/seat/s1/alert/board-cells" not in rig.publisher.retained


def test_field_report_5_an_illegal_position_blocks_no_one_for_ever(rig: BoardRig) -> None:
    """It says which piece goes where, as long as need be; meanwhile everything else is still answered."""
    rig.put("d4")
    rig.rest()
    assert rig.last("s2") == ("foul", "am-board-too-much")
    assert rig.alert("s2")["clear"] == ["d4"]
    refused = rig.do("s2", {"act": "roll", "die": ["1"] * 5})
    assert refused["error"]["code"] == "board-first"
    assert rig.host({"act": "pause"})["ok"]
    assert rig.host({"act": "resume"})["ok"]
    rig.lift("d4")
    rig.rest()
    assert rig.last("s2") == ("advice", "board-agrees")
    assert rig.do("s2", {"act": "roll", "die": ["1"] * 5})["ok"]


def test_field_report_6_a_wrong_move_is_told_with_what_to_put_where(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "h1")
    kind, code = rig.last("s2")
    assert (kind, code) == ("foul", "am-no-walk")
    assert rig.puts("s2") == {"seat:s2": "a8"}
    assert "a8" in rig.alert("s2")["how_to_fix"]["en"]


def test_field_report_7_an_undo_brings_the_pieces_back_too(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "a7", "a6")
    assert rig.do("s2", {"act": "propose_undo"})["ok"]
    for seat in rig.session.proposal.waiting if rig.session.proposal else ():
        assert rig.do(seat, {"act": "consent", "proposal": rig.session.proposal.id, "agree": True})["ok"]
    rig.drain()
    assert cell_of(rig, "s2") == "a8"
    assert rig.puts("s2") == {"seat:s2": "a8"}
    assert not rig.session.fouls
    rig.slide("a6", "a8")
    assert rig.alert("s2") is None or rig.alert("s2")["kind"] == "ask"


def test_field_report_8_a_bump_is_no_move(rig: BoardRig) -> None:
    rig.announce()
    before = rig.session.state
    seen = rig.occupied
    rig.set_up("a1", "b1", "c1", "d4", "a8")
    rig.change(seen)
    rig.rest()
    assert rig.session.state == before
    assert rig.last("s2")[0] == "foul"
    assert set(rig.alert("s2")["clear"]) == {"a1", "b1", "c1", "d4"}


# ---- questions and fouls


def test_there_and_back_is_asked_once(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "a7", "a6")
    rig.act("s2", act="done")
    rig.announce("s3", "1")
    rig.slide("a8", "a7")
    rig.act("s3", act="done")
    rig.act("s1", act="roll", die=["1"])
    rig.act("s1", act="step", to=min(step["action"]["to"] for step in rig.retained("seat/s1/state")["legal"]))
    rig.set_up()
    rig.plug_in("lost")
    rig.announce()
    told = len(rig.session.history)
    rig.slide("a6", "b6", "a6")
    assert rig.last("s2") == ("unclear", "am-board-there-and-back")
    assert rig.table._board.rest == "none", "bots say what they meant"
    rig.slide("a6", "b6", "a6")
    assert len(rig.session.history) == told + 1
    rig.act("s2", act="go", to="a6")
    assert rig.alert("s2") is None


def test_a_foul_that_goes_on_is_told_once(rig: BoardRig) -> None:
    rig.put("d4")
    rig.rest()
    told = len(rig.session.history)
    rig.lift("d4")
    rig.put("d4")
    rig.rest()
    assert len(rig.session.history) == told


def test_at_the_start_the_pieces_are_told_their_places(tmp_path: Path) -> None:
    rig = BoardRig(tmp_path)
    rig.begin(("Mira", "Jonas", "Ayo"), game="amenophis")
    rig.cells = rig.sensing.cells(rig.session.played.game)
    rig.set_up("h1")
    rig.lift("h1")
    rig.plug_in()
    assert rig.puts("s2") == {"seat:s1": "e8", "seat:s2": "a8", "seat:s3": "a8"}
    assert rig.alert("s2")["kind"] == "guide"
    for cell in ("e8", "a8", "a8"):
        rig.put(cell)
    rig.rest()
    assert rig.alert("s2") is None
    assert not rig.session.fouls


def test_field_report_36_a_restart_of_the_controller_is_compared_not_believed(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "a7", "a6")
    rig.set_up("a8", "b1", "e8")
    rig.plug_in("restart")
    assert cell_of(rig, "s2") == "a6"
    assert rig.alert("s2")["kind"] == "guide"
    assert rig.puts("s2") == {"seat:s2": "a6"}
    assert rig.alert("s2")["clear"] == ["b1"]
    rig.slide("b1", "a6")
    assert rig.alert("s2") is None


def test_field_report_37_after_a_restart_of_the_service_the_board_is_compared(rig: BoardRig) -> None:
    rig.announce()
    rig.slide("a8", "a7", "a6")
    rig.restart()
    rig.set_up("a8", "e8", "c3")
    rig.plug_in()
    assert cell_of(rig, "s2") == "a6"
    assert rig.puts("s2") == {"seat:s2": "a6"}
    assert rig.alert("s2")["clear"] == ["c3"]


def test_a_foul_lasts_over_a_restart_until_the_board_agrees(rig: BoardRig) -> None:
    rig.put("d4")
    rig.rest()
    rig.restart()
    assert rig.do("s2", {"act": "roll", "die": ["1"] * 5})["error"]["code"] == "board-first"
    rig.stands["d4"] = 0
    rig.plug_in()
    assert rig.do("s2", {"act": "roll", "die": ["1"] * 5})["ok"]


def test_without_the_board_play_goes_on_by_taps(rig: BoardRig) -> None:
    rig.put("d4")
    rig.rest()
    rig.table.handle(Health("offline", "board-unplugged", {"port": "/dev/board"}))
    assert rig.retained("device/board")["state"] == "offline"
    assert rig.retained("device/board")["text"]["en"] == "The sensor board is not plugged in: there is no /dev/board."
    assert "Until then, tap on the page." in rig.retained("alert/board")["how_to_fix"]["en"]
    assert rig.alert("s2") is None
    rig.announce()
    rig.act("s2", act="go", to="a6")
    rig.set_up("a8", "e8")
    rig.plug_in("silence")
    assert "referee/t/alert/board" not in rig.publisher.retained
    assert rig.puts("s2") == {"seat:s2": "a6"}


def test_a_move_in_a_pause_counts_when_play_goes_on(rig: BoardRig) -> None:
    rig.announce()
    assert rig.host({"act": "pause"})["ok"]
    rig.slide("a8", "a7", "a6")
    assert cell_of(rig, "s2") == "a8"
    assert rig.host({"act": "resume"})["ok"]
    rig.drain()
    assert cell_of(rig, "s2") == "a6"


def test_a_pawn_that_another_piece_delays_is_still_followed(rig: BoardRig) -> None:
    """s3 has said its move and not made it on the board; s2 moves all the same."""
    rig.announce()
    rig.slide("a8", "a7", "a6")
    rig.act("s2", act="done")
    rig.announce("s3")
    rig.act("s3", act="go", to="b7")
    rig.act("s3", act="done")
    rig.act("s1", act="roll", die=["1"])
    rig.act("s1", act="step", to=min(step["action"]["to"] for step in rig.retained("seat/s1/state")["legal"]))
    rig.announce()
    ends = {offer["action"].get("to") for offer in rig.retained("seat/s2/state")["legal"]}
    rig.slide("a6", end := min(ends - {"a6"}))
    assert cell_of(rig, "s2") == end
    assert rig.puts("s2")["seat:s3"] == "b7"


def test_a_sensor_is_left_out_on_request_by_those_who_see_the_board(rig: BoardRig) -> None:
    rig.put("d4")
    rig.rest()
    assert rig.do("s1", {"act": "mask_cell", "cell": "d4"})["error"]["code"] == "board-not-yours"
    assert rig.do("s2", {"act": "mask_cell", "cell": "z9"})["error"]["code"] == "board-no-cell"
    assert rig.do("s3", {"act": "mask_cell", "cell": "d4"})["ok"]
    rig.drain()
    assert not rig.session.fouls
    assert "d4" in rig.retained("seat/s2/alert/board-cells")["text"]["en"]
    assert rig.do("s3", {"act": "mask_cell", "cell": "d4", "masked": False})["ok"]
    rig.drain()
    assert rig.session.fouls


@pytest.mark.parametrize("reason", ["restart", "lost", "mismatch", "silence"])
def test_after_a_resync_that_shows_the_same_board_the_pawn_is_followed_on(rig: BoardRig, reason: str) -> None:
    rig.announce()
    rig.plug_in(reason)
    rig.slide("a8", "a7", "a6")
    assert cell_of(rig, "s2") == "a6"


def test_a_foul_that_stood_when_the_board_went_away_is_told_again(rig: BoardRig) -> None:
    rig.put("d4")
    rig.rest()
    rig.table.handle(Health("offline", "board-unplugged", {"port": "/dev/board"}))
    rig.plug_in("silence")
    assert rig.alert("s2")["clear"] == ["d4"]


def test_where_no_board_is_fitted_any_more_an_old_foul_keeps_nobody_from_playing(rig: BoardRig) -> None:
    rig.put("d4")
    rig.rest()
    rig.board = BoardSettings()
    rig.restart()
    assert rig.do("s2", {"act": "roll", "die": ["1"] * 5})["ok"]


def test_what_is_said_of_the_board_goes_with_the_game_and_left_out_sensors_stay(rig: BoardRig) -> None:
    assert rig.do("s2", {"act": "mask_cell", "cell": "h8"})["ok"]
    for cell in to_mummy(rig):
        rig.act("s1", act="step", to=cell)
    rig.slide("e8", "h1")
    assert rig.alert(None) is not None
    rig.begin(("Mira", "Jonas", "Ayo"), game="amenophis")
    rig.drain()
    assert rig.alert(None) is None
    assert "h8" in rig.retained("seat/s2/alert/board-cells")["text"]["en"]


def test_a_restless_sensor_is_named_and_left_out_on_request(rig: BoardRig) -> None:
    rig.announce()
    rig.put("a6")
    for _ in range(10):
        rig.put("h1")
        rig.lift("h1")
    assert "h1" in rig.retained("seat/s2/alert/board-restless")["text"]["en"]
    assert "referee/t/seat/s1/alert/board-restless" not in rig.publisher.retained
    assert rig.do("s2", {"act": "mask_cell", "cell": "h1"})["ok"]
    rig.put("h1")
    rig.rest()
    assert cell_of(rig, "s2") == "a6"
    assert "referee/t/seat/s2/alert/board-restless" not in rig.publisher.retained


def test_a_sensor_that_is_left_out_is_so_after_a_restart_unless_nothing_could_be_written(tmp_path: Path) -> None:
    file = tmp_path / "left_out.json"
    rig = BoardRig(tmp_path, board=BoardSettings(fitted=True, left_out=file))
    rig.deal()
    assert rig.do("s2", {"act": "mask_cell", "cell": "h1"})["ok"]
    rig.restart()
    rig.plug_in()
    assert rig.retained("seat/s2/alert/board-cells")["cells"] == ["h1"]
    file.unlink()
    file.mkdir()
    assert rig.do("s2", {"act": "mask_cell", "cell": "h2"})["error"]["code"] == "not-written"
    assert rig.retained("seat/s2/alert/board-cells")["cells"] == ["h1"]
    rig.restart()
    assert "referee/t/seat/s2/alert/board-cells" not in rig.publisher.retained
    rig.journal.close()


def test_what_a_restless_sensor_has_done_is_not_kept_for_ever(rig: BoardRig) -> None:
    """It may go on for days, and each of its changes is looked at together with those before."""
    rig.announce()
    for _ in range(200):
        rig.put("h1")
        rig.lift("h1")
    kept = rig.table._board._watching["explorers"].touched
    assert len(kept) == RESTLESS + 1
    assert "h1" in rig.retained("seat/s2/alert/board-restless")["text"]["en"]


def test_the_mummys_watch_is_not_put_off_by_what_happens_elsewhere(rig: BoardRig) -> None:
    for cell in to_mummy(rig):
        rig.act("s1", act="step", to=cell)
    rig.lift("e8")
    due = rig.table._board._watching["mummy"].due
    assert due is not None
    rig.put("d4")
    rig.table.handle(WholeBoard(rig.occupied, "lost", 64))
    assert rig.table._board._watching["mummy"].due == due
