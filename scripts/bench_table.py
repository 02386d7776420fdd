"""Figures of the table loop: from an act to its last publication, and a restart, beside the bare disk write."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "service"))

from table_rig import Rig

from service.journal.journal import Journal

Row = tuple[str, float, str, float | None, str]

ACTS = 200
NAMES = ("Mira", "Jonas", "Lin", "Ayo")


def figures() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        rig = Rig(Path(folder))
        rig.table.restore()
        rig.begin(NAMES, options={"modules_to_launch": 15})
        times = [_act_ms(rig, number) for number in range(ACTS)]
        bodies = list(rig.journal.bodies())
        started = time.perf_counter()
        rig.restart()
        restart_ms = (time.perf_counter() - started) * 1e3
        rig.journal.close()
        bare = _append_ms(Path(folder) / "bare.db", bodies)
        started = time.perf_counter()
        list(Journal(Path(folder) / "bare.db").bodies())
        read_ms = (time.perf_counter() - started) * 1e3
    times.sort()
    return [
        ("act to last publication, 4 seats: median", statistics.median(times), "ms", statistics.median(bare), "write"),
        ("act to last publication, 4 seats: 99 %", times[-len(times) // 100], "ms", bare[-len(bare) // 100], "write"),
        (f"restart with a game of {len(bodies)} entries", restart_ms, "ms", read_ms, "reading the file"),
        ("one entry of the journal", sum(map(len, bodies)) / len(bodies), "bytes", None, ""),
    ]


def _act_ms(rig: Rig, number: int) -> float:
    """One legal act of whoever's turn it is, chosen by its number."""
    seat = rig.session.pending[0].seat
    offers = json.loads(rig.publisher.retained[f"referee/t/seat/{seat}/state"])["legal"]
    action = offers[number * 7 % len(offers)]["action"]
    started = time.perf_counter()
    reply = rig.do(seat, action)
    if not reply["ok"]:
        raise RuntimeError(f"the bench played what was not allowed: {reply}")
    return (time.perf_counter() - started) * 1e3


def _append_ms(path: Path, bodies: list[bytes]) -> list[float]:
    journal = Journal(path)
    times = []
    for body in bodies:
        started = time.perf_counter()
        journal.append(body)
        times.append((time.perf_counter() - started) * 1e3)
    journal.close()
    return sorted(times)
