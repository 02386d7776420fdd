"""What it costs that many look on: service and broker with five seats' pages and twenty spectators, beside nobody."""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests/service")]

from bench_service import children, cpu_s  # noqa: E402
from mqtt_probe import Probe  # noqa: E402
from whole_rig import TOPIC, RunningDemo, three_ports  # noqa: E402

Row = tuple[str, float, str, float | None, str]

SEATS, SPECTATORS = 5, 20
ROUNDS, WINDOW_S = 3, 12.0
"""Windows with and without watchers take turns, since what else the machine does changes with time."""
GAME = ("--game", "amenophis", "--seats", str(SEATS))


def figures() -> list[Row]:
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningDemo(Path(folder), three_ports(), 5, fast=False, more=GAME) as demo,
    ):
        alone, watched = _windows(demo)
    name = f"service and broker, a demo for {SEATS} pages and {SPECTATORS} spectators"
    return [
        (name, watched, "% core", alone, "nobody looks on"),
        ("what looking on costs", watched - alone, "% core", None, ""),
    ]


def _windows(demo: RunningDemo) -> tuple[float, float]:
    pids = (demo.process.pid, children(demo.process.pid)["broker"])
    used = [0.0, 0.0]
    for _ in range(ROUNDS):
        for crowded in (False, True):
            with ExitStack() as open_pages:
                if crowded:
                    _look_on(demo, open_pages)
                before = sum(cpu_s(pid) for pid in pids)
                time.sleep(WINDOW_S)
                used[crowded] += sum(cpu_s(pid) for pid in pids) - before
    return 100 * used[0] / (ROUNDS * WINDOW_S), 100 * used[1] / (ROUNDS * WINDOW_S)


def _look_on(demo: RunningDemo, open_pages: ExitStack) -> None:
    for seat in range(1, SEATS + 1):
        page: Probe = open_pages.enter_context(demo.probe(f"s{seat}"))
        page.subscribe(f"{TOPIC}/#")
    for _ in range(SPECTATORS):
        open_pages.enter_context(demo.probe()).subscribe(f"{TOPIC}/#")
