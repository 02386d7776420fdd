"""`referee board test` as people type it, with the stand-in board on a real pseudo terminal. Nothing sleeps: every wait
is for a line, or for a word on the screen."""

from __future__ import annotations

import json
import os
import pty
import queue
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from config.errors import ConfigError
from config.table import Board, GameEntry, TableConfig
from engine.core.sensing import ANY
from firmware_bridge.events import Cells, Event, Health, WholeBoard
from firmware_bridge.link import BoardLink
from firmware_bridge.stand_in import StandInBoard
from service.cli import main
from service.commands.board_test import _told, plan_of
from service.commands.board_told import Plan, Seen, picture

WITHIN_S = 30.0
COMMAND = [sys.executable, "-m", "service.cli", "board", "test"]
NONE: frozenset[int] = frozenset()
LEGEND = "● magnet   · free   ○ free so far   ■ occupied so far   ~ flickers   ? not known"


@pytest.fixture
def board() -> Iterator[StandInBoard]:
    with StandInBoard(64) as board:
        yield board


class Test:
    """The command in a process of its own, its output a pipe."""

    __test__ = False

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def next(self) -> str:
        """The next line."""
        return self._lines.get(timeout=WITHIN_S)

    def until(self, words: str) -> str:
        """The next line that holds these words."""
        while words not in (line := self.next()):
            pass
        return line

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C; what the command ends with, and what it has said to stderr."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(WITHIN_S)
        self._reader.join(WITHIN_S)
        assert self.process.stderr is not None
        return status, self.process.stderr.read()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(WITHIN_S)
        self._reader.join(WITHIN_S)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


@pytest.fixture
def start() -> Iterator[Callable[..., Test]]:
    tests: list[Test] = []

    def started(*words: str) -> Test:
        tests.append(Test(*words))
        return tests[-1]

    yield started
    for test in tests:
        test.close()


def once(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["board", "test", "--once", *words]) == 0
    return capsys.readouterr().out.splitlines()


# ---- once


def test_the_games_cells_in_reading_order(board: StandInBoard, capsys: pytest.CaptureFixture[str]) -> None:
    board.set_all(frozenset({3, 60}))
    lines = once(capsys, "--port", board.port, "--board", "amenophis")
    said = " ".join(line.strip() for line in lines)
    assert f"The board at {board.port}: 64 sensors, firmware 1.0 (build 00000000), started by: power." in said
    assert "It works." in lines
    start = lines.index("      a   b   c   d   e   f   g   h")
    assert lines[start + 1] == "   1  ○   ○   ○   ●   ○   ○   ○   ○"
    assert lines[start + 2] == "   2  ○   ○   ○   ○   ○   ○   ○   ○"
    assert lines[start + 8] == "   8  ○   ○   ○   ○   ●   ○   ○   ○"
    assert lines[start + 9 :] == [
        "",
        LEGEND,
        "",
        "Magnets: d1, e8. Changes since the start: 0.",
        "Scans a second: 1000.",
        "Never occupied since the start: 62 of them. Put a magnet on each once.",
    ]


def test_without_a_game_the_chain_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with StandInBoard(16) as board:
        board.set_all(frozenset({0, 9}))
        lines = once(capsys, "--port", board.port)
    start = lines.index("      +0  +1  +2  +3  +4  +5  +6  +7")
    assert lines[start + 1 : start + 4] == [
        "   0  ●   ○   ○   ○   ○   ○   ○   ○",
        "   8  ○   ●   ○   ○   ○   ○   ○   ○",
        "",
    ]
    assert "Magnets: 0, 9. Changes since the start: 0." in lines


def test_a_trial_board_is_drawn_by_its_wiring(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / "trial.toml"
    with StandInBoard(16) as board:
        board.set_all(frozenset({5}))
        wiring = json.dumps([f"{column}{row}" for row in range(1, 5) for column in "abcd"])
        settings.write_text(f'[board]\nport = "{board.port}"\nwiring = {wiring}\n')
        lines = once(capsys, "-c", str(settings))
    start = lines.index("      a   b   c   d")
    assert lines[start + 1 : start + 5] == [
        "   1  ○   ○   ○   ○",
        "   2  ○   ●   ○   ○",
        "   3  ○   ○   ○   ○",
        "   4  ○   ○   ○   ○",
    ]


def test_once_for_a_machine(board: StandInBoard, capsys: pytest.CaptureFixture[str]) -> None:
    board.set_all(frozenset({3}))
    lines = [json.loads(line) for line in once(capsys, "--port", board.port, "--board", "amenophis", "--json")]
    told: dict[str, Any] = {line.pop("kind"): line for line in lines}
    assert all(line.pop("t") >= 0 for line in lines)
    assert told["controller"] == {
        "version": "1.0",
        "build": "00000000",
        "boot": 1,
        "channels": 64,
        "resets": ["power"],
    }
    assert told["board"] == {"reason": "start", "occupied": ["d1"]}
    assert told["health"] == {"state": "ok", "code": "", "reason": "", "how_to_fix": ""}
    assert told["scanning"] == {"per_s": 1000}
    assert (told["sensors"]["flickering"], told["sensors"]["never_free"]) == ([], [])
    assert "a1" in told["sensors"]["never_occupied"]


def test_no_board_is_told_with_the_port_that_was_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = tmp_path / "nothing"
    assert main(["board", "test", "--once", "--port", str(port)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"referee board test: The sensor board is not plugged in: there is no {port}. Plug its USB cable into this "
        "computer. If it is plugged in under another name, put that name into [board].\n"
    )


def test_no_board_at_all_is_told_with_the_folder_that_was_looked_into(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.commands.board_test.BoardLink", partial(BoardLink, by_id=tmp_path))
    assert main(["board", "test", "--once"]) == 1
    assert capsys.readouterr().err == (
        f"referee board test: The sensor board is not plugged in: nothing is to be found in {tmp_path}. Plug its USB "
        "cable into this computer. The cable must carry data, not only power.\n"
    )


def test_a_broken_chain_is_told_in_words(board: StandInBoard, capsys: pytest.CaptureFixture[str]) -> None:
    board.fault(1)
    assert main(["board", "test", "--once", "--port", board.port]) == 1
    said = capsys.readouterr().err
    assert "The chain of sensors is broken: a chip is missing, or a plug is loose." in said
    assert "Press the plugs between the sensor rows home" in said


def test_a_board_file_that_is_no_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.toml"
    file.write_text("map = '''\n+---+\n'''\n")
    assert main(["board", "test", "--once", "--port", "auto", "--board", str(file)]) == 1
    assert "the map must have lines of walls" in capsys.readouterr().err


# ---- one line a change


def test_each_change_is_a_line(board: StandInBoard, start: Callable[..., Test]) -> None:
    test = start("--port", board.port, "--board", "amenophis")
    assert "The board: 64 sensors, firmware 1.0" in test.next()
    assert test.next().endswith(" s  The whole board (start). Magnets: none.")
    assert test.next().endswith(" s  It works.")
    assert test.next().endswith(" s  Never free since the start: none.")
    assert test.next().endswith(" s  Never occupied since the start: 64 of them.")
    assert test.next().endswith(" s  Scans a second: 1000.")
    board.set(9, True)
    assert test.next().endswith(" s  b2: a magnet")
    board.set(9, False)
    assert test.next().endswith(" s  b2: free")
    board.flicker(63)
    assert test.until("Flickering").endswith(" s  Flickering: h8.")
    board.unstick(63)
    assert test.until("Flickering").endswith(" s  Flickering: none.")
    board.fault(1)
    assert "It does not work: The chain of sensors is broken" in test.until("It does not")
    board.fault(0)
    assert "The whole board (fault)." in test.until("The whole board")
    board.unplug()
    assert "It does not work: The sensor board is not plugged in" in test.until("It does not")
    board.replug()
    assert "The whole board (restart)." in test.until("The whole board")
    status, said = test.interrupt()
    assert status == 0
    assert said == f"Looking for the board at {board.port}; it may be plugged in later, too. Ctrl-C ends.\n"


def test_each_change_for_a_machine(board: StandInBoard, start: Callable[..., Test]) -> None:
    test = start("--port", board.port, "--json")
    test.until('"scanning"')
    board.set(17, True)
    line = json.loads(test.next())
    assert line.pop("t") >= 0
    assert line == {"kind": "change", "sensor": "17", "channel": 17, "occupied": True}
    board.flicker(2)
    while not (line := json.loads(test.until('"sensors"')))["flickering"]:
        assert "17" not in line["never_occupied"]  # It was asked again meanwhile.
    assert line["flickering"] == ["2"]
    assert test.interrupt() == (0, "")


def test_ctrl_c_before_any_board_was_heard(tmp_path: Path, start: Callable[..., Test]) -> None:
    test = start("--port", str(tmp_path / "nothing"))
    test.until("It does not work: The sensor board is not plugged in")
    status, said = test.interrupt()
    assert status == 1
    assert said.splitlines()[-1].startswith("referee board test: The sensor board is not plugged in")


# ---- on a terminal


def test_on_a_terminal_the_picture_is_drawn_in_place(board: StandInBoard) -> None:
    screen, terminal = pty.openpty()
    words = ["--port", board.port, "--board", "amenophis"]
    process = subprocess.Popen([*COMMAND, *words], stdout=terminal, env={**os.environ, "COLUMNS": "100", "LINES": "40"})
    os.close(terminal)
    try:
        shown = _until(screen, b"", "Never occupied since the start: 64 of them")
        board.set(0, True)
        shown = _until(screen, shown, "Magnets: a1. Changes since the start: 1.", "Ctrl-C ends.")
        frame = shown.decode().rpartition("\x1b[H")[2]
        assert "   1  ●   ○   ○   ○   ○   ○   ○   ○\x1b[K" in frame
        assert shown.startswith(b"\x1b[2J\x1b[H")
        process.send_signal(signal.SIGINT)
        assert process.wait(WITHIN_S) == 0
    finally:
        process.kill()
        process.wait(WITHIN_S)
        os.close(screen)


def _until(screen: int, shown: bytes, *words: str) -> bytes:
    """Reads what is shown until the last frame holds these words."""
    end = time.monotonic() + WITHIN_S
    while not all(word in shown.rpartition(b"\x1b[H")[2].decode(errors="replace") for word in words):
        assert select.select([screen], [], [], max(0.0, end - time.monotonic()))[0], shown
        shown += os.read(screen, 65536)
    return shown


# ---- the drawing alone

CHAIN = 8
CELLS = tuple(f"{column}1" for column in "abcdefgh")
EIGHT = Plan(CELLS, tuple((cell, ANY) for cell in CELLS))


def seen(*events: Event) -> Seen:
    now = Seen()
    for event in events:
        now = now.after(event)
    return now


def test_what_a_sensor_can_be() -> None:
    whole = WholeBoard(frozenset({0, 1, 2}), "start", CHAIN)
    cells = Cells(frozenset({2, 5}), frozenset({1}), frozenset({6, 7}))
    lines = picture(seen(whole, Health("ok"), cells), EIGHT, "auto")
    assert "   1  ●   ■   ~   ·   ·   ~   ○   ○" in lines
    said = " ".join(line.strip() for line in lines)
    assert "Flickering: c1, f1. They keep their last value. Bring the magnet nearer, or take a stronger one;" in said
    assert "Never free since the start: b1. Lift what stands there: it must turn free." in said
    assert "Never occupied since the start: g1, h1. Put a magnet on each once." in said


def test_what_is_not_known_is_not_drawn_as_free() -> None:
    gone = Health("offline", "board-deaf")
    lines = picture(seen(WholeBoard(frozenset({0}), "start", CHAIN), Health("ok"), gone), EIGHT, "auto")
    assert lines[1].startswith("It does not work: The board is heard, but does not answer. Pull its cable")
    assert "   1  ?   ?   ?   ?   ?   ?   ?   ?" in lines
    assert not any(line.startswith("Magnets") for line in lines)


def test_a_line_that_is_bad_is_told_beside_the_board() -> None:
    bad = Health("degraded", "board-line-bad")
    lines = picture(seen(WholeBoard(frozenset({0}), "start", CHAIN), bad), EIGHT, "auto")
    assert lines[1].startswith("It works, but: Much of what the board sends, or is sent, arrives garbled.")
    assert "   1  ●   ·   ·   ·   ·   ·   ·   ·" in lines


def test_before_anything_is_known() -> None:
    lines = picture(Seen(), Plan(), "auto")
    assert lines[:4] == ["Looking for the board at auto.", "Waiting for its answer.", "", "No sensors are known yet."]


def test_poles_are_told_sensor_by_sensor() -> None:
    wiring = ("a1/north", "a1/south", "b1/north", "b1/south")
    plan = plan_of(TableConfig(game=GameEntry("ufo_attack"), board=Board(wiring=wiring)))
    now = seen(WholeBoard(frozenset({0, 3}), "start", CHAIN), Cells(NONE, NONE, frozenset({1})))
    lines = picture(now, plan, "auto")
    assert "   1  N○  ·S" in lines
    assert "N S magnet" in "".join(lines)
    assert "Magnets: a1/north, b1/south. Changes since the start: 0." in lines
    assert "Channels that look at no cell: 4 to 7." in lines


def test_wiring_and_game_that_do_not_fit_are_told() -> None:
    plan = plan_of(TableConfig(game=GameEntry("amenophis"), board=Board(wiring=("a1", "x9"))))
    lines = picture(seen(WholeBoard(NONE, "start", CHAIN)), plan, "auto")
    assert "Without a sensor: 63 of them." in lines
    assert "In [board] wiring, but no cells of this game: x9." in lines


def test_cells_with_other_names_are_written_out() -> None:
    plan = plan_of(TableConfig(board=Board(wiring=("S1", "S2", "Gate"))))
    lines = picture(seen(WholeBoard(frozenset({1}), "start", CHAIN)), plan, "auto")
    assert "  S1 ·    S2 ●    Gate ·" in lines


def test_nothing_is_wider_than_the_screen() -> None:
    cells = Cells(frozenset(range(8)), NONE, NONE)
    now = seen(
        WholeBoard(NONE, "start", CHAIN),
        Health("degraded", "board-several-ports", {"ports": "usb-board " * 20, "first": "usb-board"}),
        cells,
    )
    assert max(map(len, picture(now, EIGHT, "/dev/serial/by-id/" + "x" * 30, 80))) <= 80


def test_the_sensors_are_asked_about_again_and_again() -> None:
    now, events, asked = [0.0], queue.SimpleQueue[Event | None](), []

    def clock() -> float:
        now[0] += 1.0
        return now[0]

    def ask() -> None:
        asked.append(now[0])
        if len(asked) == 3:
            events.put(Health("ok"))

    assert next(_told(events, ask, clock)) == Health("ok")
    assert len(asked) == 3


def test_a_board_that_does_not_exist_is_said() -> None:
    with pytest.raises(ConfigError, match="atlantis"):
        plan_of(TableConfig(), "atlantis")
