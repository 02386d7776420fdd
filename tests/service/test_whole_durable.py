"""A trace of system calls: the journal's sync has returned before the first byte of an act goes to a socket.

kill -9 proves nothing about power cuts, since the page cache survives it; the order of the calls does.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from whole_rig import TOPIC, RunningDemo, entries, three_ports

pytestmark = pytest.mark.broker

LONG_S = 60.0
STRACE = (
    "strace",
    "-D",
    "-f",
    "-qq",
    "-y",
    "-s",
    "120",
    "-e",
    "trace=fdatasync,fsync,sendto,sendmsg,write,writev",
    "-o",
)
SYNCED = re.compile(r"(fdatasync|fsync)\(\d+<[^>]*journal\.db-wal>\)\s*= 0")
RESUMED = re.compile(r"^(\d+) .*<\.\.\. (?:fdatasync|fsync) resumed>\)\s*= 0")
BEGUN = re.compile(r"^(\d+) .*(?:fdatasync|fsync)\(\d+<[^>]*journal\.db-wal> <unfinished")
TOLD = re.compile(rf'(?:sendto|sendmsg|write|writev)\(\d+<(?:TCP|socket).*?>, "3.{{1,12}}{TOPIC}/ruling\\')
"""The service's own PUBLISH (first byte 0x33: QoS 1, retained); the broker's to a websocket begins otherwise."""


def syncs_and_rulings(trace: str) -> str:
    """`S` for each sync of the journal that returned, `R` for each write of a ruling to a socket, in order."""
    order, begun = [], set[str]()
    for line in trace.splitlines():
        if SYNCED.search(line):
            order.append("S")
        elif unfinished := BEGUN.search(line):
            begun.add(unfinished[1])
        elif (resumed := RESUMED.search(line)) and resumed[1] in begun:
            begun.discard(resumed[1])
            order.append("S")
        elif TOLD.search(line):
            order.append("R")
    return "".join(order)


def test_the_order_is_read_from_a_trace() -> None:
    trace = """\
7 fdatasync(12</d/journal.db-wal>) = 0
8 sendto(9<TCP:[1->2]>, "3\\3\\0\\24referee/table/ruling\\0\\1{\\"seq\\":1", 60, 0, NULL, 0) = 60
7 fdatasync(12</d/journal.db-wal> <unfinished ...>
8 sendto(9<TCP:[1->2]>, "3\\3\\0\\24referee/table/ruling\\0\\1{\\"seq\\":2", 60, 0, NULL, 0) = 60
7 <... fdatasync resumed>) = 0
"""
    assert syncs_and_rulings(trace) == "SRRS"


def test_the_sync_of_the_journal_returns_before_anybody_is_told(tmp_path: Path) -> None:
    strace = shutil.which("strace")
    assert strace, "strace is not installed; scripts/setup test installs it"
    trace = tmp_path / "trace"
    data = tmp_path / "data"
    with RunningDemo(data, three_ports(), prefix=(*STRACE, str(trace))) as demo:
        with demo.probe() as watching:
            watching.subscribe(f"{TOPIC}/ruling")
            watching.wait(lambda: len(watching.payloads(f"{TOPIC}/ruling")) >= 12, LONG_S)
        demo.stop()
    order = syncs_and_rulings(trace.read_text(errors="replace"))
    assert order.count("R") >= 12, f"the trace shows too few rulings: {order}"
    assert "RR" not in order, f"a ruling was told that no sync of its own came before: {order}"
    assert order.lstrip("S").startswith("R")
    assert order.startswith("S")
    assert len(entries(data)) >= order.count("R")
