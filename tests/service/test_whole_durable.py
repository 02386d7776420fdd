"""A trace of system calls: the journal's sync has returned before the first byte of an act goes to a socket.

kill -9 proves nothing about power cuts, since the page cache survives it; the order of the calls does.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path

import pytest
from whole_rig import TOPIC, RunningDemo, three_ports

from service.journal.journal import GENESIS, digest_of, read_bodies
from service.session.records import decode

pytestmark = pytest.mark.broker

LONG_S = 60.0
RULINGS = 12
PAGE_B = 4096
"""One page of SQLite's, and so the longest write to its write-ahead log."""

STRACE = (
    "strace",
    "-D",
    "-f",
    "-qq",
    "-y",
    "-xx",
    "-s",
    str(PAGE_B),
    "-e",
    "trace=fdatasync,fsync,pwrite64,sendto,sendmsg,write,writev",
    "-o",
)
HEX = re.compile(r"\\x([0-9a-f]{2})")
PATH = re.compile(r"<([^>]*)>")
TOLD = re.compile(rf'3.{{1,4}}{TOPIC}/ruling.{{2}}(\{{"seq":\d+)'.encode(), re.DOTALL)
"""The service's own PUBLISH (first byte 0x33: QoS 1, retained); the broker's to a websocket begins otherwise."""


def told_too_early(trace: Iterable[str], rows: dict[int, bytes]) -> Iterator[tuple[int, bool]]:
    """For each ruling that was written to a socket: its number, and whether that was before a sync of the journal had
    returned that began after the ruling's row was written. `rows`: the digest in the row of each ruling."""
    written, durable = b"", b""
    begun: dict[str, bytes] = {}
    for line in trace:
        process, _, call = line.partition(" ")
        name, path = call.strip().partition("(")[0], _path(call)
        if name == "pwrite64" and path.endswith("journal.db-wal"):
            written += _data(call)
        elif name in ("fdatasync", "fsync") and path.endswith("journal.db-wal"):
            begun[process] = written
        if "sync" in call and call.rstrip().endswith("= 0") and process in begun:
            durable = begun.pop(process)
        elif told := TOLD.match(_data(call)):
            number = json.loads(told[1] + b"}")["seq"]
            yield number, rows[number] not in durable


def _path(call: str) -> str:
    """Of the first file descriptor. strace tells it in hexadecimal like the data."""
    path = PATH.search(call)
    return _bytes(path[1]).decode() if path else ""


def _data(call: str) -> bytes:
    return _bytes(call.partition('"')[2].partition('"')[0])


def _bytes(text: str) -> bytes:
    return bytes.fromhex("".join(HEX.findall(text)))


def digests_of_rulings(data: Path) -> dict[int, bytes]:
    """Of the first game in the journal."""
    bodies = list(read_bodies(data / "journal.db"))
    digests = list(accumulate(bodies, digest_of, initial=GENESIS))[1:]
    entries = [decode(body) for body in bodies]
    said = [
        digest
        for entry, digest in zip(entries, digests, strict=True)
        if entry.said is not None and entry.game_id == entries[0].game_id
    ]
    return dict(enumerate(said, 1))


FIRST, SECOND = b"\x01\x02", b"\x0a\x0b"


def traced(process: int, call: str, path: str, data: bytes = b"", ends: str = "") -> str:
    """A line as strace writes it."""
    text = f', "{_hex(data)}", {len(data)}' if data else ""
    return f"{process} {call}(9<{_hex(path.encode())}>{text}{ends}"


def _hex(data: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in data)


def row(digest: bytes) -> str:
    return traced(7, "pwrite64", "/d/journal.db-wal", b"cells" + digest, ", 0) = 7")


def ruling(number: int) -> str:
    return traced(8, "sendto", "TCP:[1->2]", f'3\3\0\x24{TOPIC}/ruling\0\1{{"seq":{number},'.encode(), ", 0) = 60")


SYNC = traced(7, "fdatasync", "/d/journal.db-wal", ends=") = 0")
SYNC_BEGINS = traced(7, "fdatasync", "/d/journal.db-wal", ends=" <unfinished ...>")
SYNC_RETURNS = "7 <... fdatasync resumed>) = 0"
OTHER_SYNC = traced(7, "fsync", "/d", ends=") = 0")


@pytest.mark.parametrize(
    ("trace", "early"),
    [
        ([row(FIRST), SYNC, ruling(1), row(SECOND), SYNC, ruling(2)], []),
        ([row(FIRST), SYNC, row(SECOND), SYNC, ruling(1), ruling(2)], []),
        ([row(FIRST), SYNC, ruling(1), row(SECOND), ruling(2), SYNC], [2]),
        ([row(FIRST), SYNC, ruling(1), row(SECOND), SYNC_BEGINS, ruling(2), SYNC_RETURNS], [2]),
        ([row(FIRST), SYNC_BEGINS, SYNC_RETURNS, ruling(1)], []),
        ([row(FIRST), SYNC_BEGINS, row(SECOND), SYNC_RETURNS, ruling(1), ruling(2)], [2]),
        ([row(FIRST), OTHER_SYNC, ruling(1)], [1]),
        ([SYNC, row(FIRST), ruling(1)], [1]),
    ],
)
def test_the_order_is_read_from_a_trace(trace: list[str], early: list[int]) -> None:
    told = list(told_too_early(trace, {1: FIRST, 2: SECOND}))
    assert [number for number, too_early in told if too_early] == early
    assert len(told) == sum("sendto" in line for line in trace)


def test_the_sync_of_the_journal_returns_before_anybody_is_told(tmp_path: Path) -> None:
    strace = shutil.which("strace")
    assert strace, "strace is not installed; scripts/setup test installs it"
    trace = tmp_path / "trace"
    data = tmp_path / "data"
    with RunningDemo(data, three_ports(), prefix=(*STRACE, str(trace))) as demo:
        with demo.probe() as watching:
            watching.subscribe(f"{TOPIC}/ruling")
            watching.wait(lambda: len(watching.payloads(f"{TOPIC}/ruling")) >= RULINGS, LONG_S)
        demo.stop()
    with trace.open() as lines:
        told = list(told_too_early(lines, digests_of_rulings(data)))
    assert len(told) >= RULINGS, f"the trace shows too few rulings: {told}"
    assert [number for number, too_early in told if too_early] == []
