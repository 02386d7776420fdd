"""Figures of the whole service: rest to ruling, decision to the page's DOM, memory, and what an idle table costs.

Everything is real but the tray, which is rendered by the camera's own process (its cost is part of the figures).
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "service"))

from playwright.sync_api import Page, sync_playwright
from whole_rig import three_ports

from config.dice import builtin_die
from config.table import Http, TableConfig
from service.bootstrap import Service, Wiring
from service.commands.demo import Tally
from service.ports import ThreadTimer
from service.session.actions import NewGame, NewSeat
from service.session.session import Session
from service.table.bots import Bots
from vision.camera.spec import RenderedSource

Row = tuple[str, float, str, float | None, str]

RULINGS = 30
IDLE_S = 10.0
SETTLE_S = 12.0
BARE = "import cv2, resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)"
CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
WATCH = """() => {
  window.painted = [];
  const note = () => {
    const number = document.querySelector("[data-ruling]")?.dataset.ruling;
    if (number && !window.painted.some(([seen]) => seen === number))
      window.painted.push([number, performance.timeOrigin + performance.now()]);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


class Taken:
    """When the input behind each ruling was taken from the queue: Unix time in ms. So rule, write and publish count."""

    def __init__(self) -> None:
        self.at: dict[str, float] = {}
        self._now = 0.0

    def watch(self, service: Service) -> None:
        handle = service.table.handle

        def noted(given: Any) -> None:
            self._now = time.time() * 1e3
            handle(given)

        service.table.handle = noted

    def changed(self, session: Session | None) -> None:
        if session is not None and session.history:
            self.at.setdefault(str(session.history[-1].number), self._now)


@contextmanager
def running(taken: Taken, tally: Tally) -> Iterator[Service]:
    """Four bots that play at speed, on a camera in real time."""
    with tempfile.TemporaryDirectory() as folder:
        seats = tuple(NewSeat(name, bot=True) for name in ("Mira", "Jonas", "Ayo", "Lin"))
        wiring = Wiring(
            game=NewGame("ufo_attack", seats, options={"modules_to_launch": 15}),
            camera=RenderedSource(seed=3),
            bots=lambda throw: Bots(3, 0.15, ThreadTimer(), throw),
            rolled=tally.rolled,
            changed=taken.changed,
        )
        service = Service(TableConfig(data=folder, http=Http("127.0.0.1", three_ports())), wiring)
        taken.watch(service)
        with service:
            yield service


def figures() -> list[Row]:
    return [*_live(), *_idle()]


def _live() -> list[Row]:
    taken, tally = Taken(), Tally(builtin_die("ufo_attack"))
    with running(taken, tally) as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(service.gateway.addresses[0])
        page.wait_for_selector("[data-ruling]", timeout=60_000)
        page.evaluate(WATCH)
        page.wait_for_function(f"() => window.painted.length >= {RULINGS}", timeout=240_000)
        delays = _delays(page, taken)
        bare = _bare(page)
        browser.close()
    return [
        (
            "from an input, through rule and disk, to the page's DOM: median",
            statistics.median(delays),
            "ms",
            bare,
            "one empty task",
        ),
        ("the same: 95 %", sorted(delays)[int(0.95 * len(delays))], "ms", None, ""),
        ("from rest to ruling: median", statistics.median(tally.latencies_ms), "ms", 1000 / 15, "one frame"),
    ]


def _delays(page: Page, taken: Taken) -> list[float]:
    painted: list[list[Any]] = page.evaluate("() => window.painted")
    return [at - taken.at[number] for number, at in painted if number in taken.at]


def _bare(page: Page) -> float:
    """What the browser needs to change one text and see it, without any message."""
    return float(
        page.evaluate("""async () => {
          const times = [];
          const node = document.body.appendChild(document.createElement("i"));
          for (let n = 0; n < 50; n++) {
            const begun = performance.now();
            await new Promise((done) => {
              new MutationObserver((_, watch) => { watch.disconnect(); done(); }).observe(node, { childList: true });
              setTimeout(() => { node.textContent = String(n); });
            });
            times.push(performance.now() - begun);
          }
          node.remove();
          return times.sort((a, b) => a - b)[25];
        }""")
    )


def _idle() -> list[Row]:
    """`referee run` as a process of its own: people at the seats, a tray in which nothing happens."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "table.toml"
        config.write_text(
            f'data = "{folder}/data"\n[http]\nhost = "127.0.0.1"\nport = {three_ports()}\n'
            '[camera]\nsource = "rendered:seed=3"\n[[seat]]\nname = "Ann"\n[[seat]]\nname = "Ben"\n'
        )
        command = [sys.executable, "-m", "service.cli", "run", "-c", str(config)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                return _measured(process)
            finally:
                process.terminate()


def _measured(process: subprocess.Popen[str]) -> list[Row]:
    assert process.stdout is not None
    next(line for line in process.stdout if line.startswith("Host:"))
    time.sleep(SETTLE_S)
    pids = {"service": process.pid, **children(process.pid)}
    before = {name: cpu_s(pid) for name, pid in pids.items()}
    time.sleep(IDLE_S)
    rows: list[Row] = []
    for name, pid in pids.items():
        rows.append((f"idle at 15 frames/s: {name}", 100 * (cpu_s(pid) - before[name]) / IDLE_S, "% core", None, ""))
        rows.append((f"resident: {name}", _resident_mb(pid), "MB", None, ""))
    bare = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    return [*rows, ("resident: a Python that has imported OpenCV", float(bare.stdout), "MB", None, "")]


def children(pid: int) -> dict[str, int]:
    """Camera and broker, by what they run."""
    found = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            command = Path(f"/proc/{child}/cmdline").read_text()
            found["broker" if "mosquitto" in command else "camera (with its rendered tray)"] = int(child)
    return found


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) / 1000
