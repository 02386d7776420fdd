"""Figures of the sensor board: from a sensor's change to the ruling, through the firmware in an emulated controller.

The table here waits for no rest, so that the figure is what the machine takes; a real pawn counts when it has been at
rest for 0.6 s. Beside it: the same through the stand-in in Python, which scans no sensors.
"""

from __future__ import annotations

import queue
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "service"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "firmware_bridge"))

from board_rig import BoardRig
from firmware_rig import Heartbeat, Table, emulated

from firmware_bridge.emulated import EmulatedBoard, FakeBoard, NoEmulator, build
from firmware_bridge.events import Changed, WholeBoard
from firmware_bridge.link import BoardLink
from firmware_bridge.stand_in import StandInBoard
from service.table.board_desk import BoardSettings

Row = tuple[str, float, str, float | None, str]

MOVES = 120
CHANNELS = 64
IDLE_S = 5.0
CHAIN = 128
FLASH_LIMIT = 6144
RAM_LIMIT = 1024


def figures() -> list[Row]:
    real, plain = _moves(_board()), _moves(StandInBoard(CHANNELS))
    rows: list[Row] = [
        (f"sensor change to {what}", of(real[part]), "ms", of(plain[part]), "stand-in")
        for what, of, part in (
            ("the host's event: median", statistics.median, "event"),
            ("the ruling told: median", statistics.median, "ruling"),
            ("the ruling told: 95 %", _most, "ruling"),
        )
    ]
    rows.append(("host's processor while the board is idle", _idle_percent(), "%", None, ""))
    return rows + _firmware()


def _board() -> FakeBoard:
    try:
        return EmulatedBoard(CHANNELS, kind="simavr")
    except NoEmulator as error:
        raise SystemExit(f"bench board: {error}") from error


def _moves(board: FakeBoard) -> dict[str, list[float]]:
    """A magnet is put where none belongs, and taken away: a foul and its end, each written before it is told."""
    events: queue.SimpleQueue[Any] = queue.SimpleQueue()
    times: dict[str, list[float]] = {"event": [], "ruling": []}
    with tempfile.TemporaryDirectory() as folder:
        rig = BoardRig(Path(folder), board=BoardSettings(rest=0.0))
        rig.deal()
        board.set_all(rig.occupied)
        rig.drain()
        link = BoardLink(board.port, events.put)
        while events.get(timeout=10) != WholeBoard(rig.occupied, "start", CHANNELS):
            pass
        free = [channel for channel in range(CHANNELS) if channel not in rig.occupied]
        for number in range(MOVES):
            told = len(rig.session.history)
            started = time.perf_counter()
            board.set(free[number // 2 % len(free)], number % 2 == 0)  # no sensor so often that it would flicker
            _take(rig, events, Changed)
            times["event"].append((time.perf_counter() - started) * 1e3)
            rig.drain()
            times["ruling"].append((time.perf_counter() - started) * 1e3)
            if len(rig.session.history) != told + 1:
                raise RuntimeError(f"change {number} was not ruled")
        link.close()
        rig.journal.close()
    board.close()
    return times


def _take(rig: BoardRig, events: queue.SimpleQueue[Any], kind: type) -> None:
    """Gives the table what the link tells, up to the first event of this kind."""
    while True:
        event = events.get(timeout=10)
        rig.table.handle(event)
        if isinstance(event, kind):
            return


def _idle_percent() -> float:
    """Of a core, for the link's thread alone: nothing is moved, and the heartbeats come."""
    events: queue.SimpleQueue[Any] = queue.SimpleQueue()
    board = _board()
    with BoardLink(board.port, events.put):
        while not isinstance(events.get(timeout=10), WholeBoard):
            pass
        started = time.process_time()
        time.sleep(IDLE_S)  # the window that is measured
        used = time.process_time() - started
    board.close()
    return 100 * used / IDLE_S


def _firmware() -> list[Row]:
    """Of the file that goes onto an Arduino Uno: what it takes, and how often it scans the longest chain."""
    elf = build("board-328p.elf") / "board-328p.elf"
    size = subprocess.run(["avr-size", str(elf)], capture_output=True, text=True, check=True).stdout.splitlines()[1]
    text, data, bss = (int(word) for word in size.split()[:3])
    return [
        ("firmware on the ATmega328P: flash", text + data, "bytes", FLASH_LIMIT, "limit"),
        ("firmware on the ATmega328P: RAM without the stack", data + bss, "bytes", RAM_LIMIT, "limit"),
        (f"scans of {CHAIN} channels, told by its heartbeat", _scans(), "/s", 500, "limit"),
    ]


def _scans() -> float:
    table = Table(emulated(CHAIN, "atmega328p"), CHAIN)
    beats = [heard.message for heard in table.run(4000) if isinstance(heard.message, Heartbeat)]
    table.firmware.close()
    return float(beats[-1].scans_per_s)


def _most(times: list[float]) -> float:
    return sorted(times)[int(0.95 * len(times))]
