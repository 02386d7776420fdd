"""What a frame costs the page while it shows a game, in a real Chromium: script, style and layout."""

from __future__ import annotations

import statistics
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

from page_rig import CHROMIUM_ARGS, FULL_CHROMIUM, PageRig, page_rig  # noqa: E402
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402
from replayed import scenes  # noqa: E402

from engine.core.registry import games  # noqa: E402

Row = tuple[str, float, str, float | None, str]

ACTS = 40
REST_FRAMES = 60
REST = "the page at rest"
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
"""Of CDP's Performance.getMetrics, s of the page's own thread."""

# Resolves to the number of frames when the state has been drawn and nothing finite moves any more.
_UNTIL_STILL = """(seq) => new Promise((resolve) => {
  let frames = 0;
  const finite = ({ effect, playState }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  const next = () => {
    frames += 1;
    const drawn = document.querySelector(`[data-seq="${seq}"]`);
    if (drawn && !document.getAnimations().some(finite)) resolve(frames);
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})"""

_FRAMES = """(count) => new Promise((resolve) => {
  const next = (left) => (left === 0 ? resolve(count) : requestAnimationFrame(() => next(left - 1)));
  next(count);
})"""


class Cost(NamedTuple):
    """ms of script, style and layout; and frames, one at least, in which they were spent."""

    work: float
    frames: int


def figures() -> list[Row]:
    with page_rig() as rig, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=FULL_CHROMIUM, args=CHROMIUM_ARGS)
        rows = [row for game in games() for row in _figures_of(game, browser, rig)]
        browser.close()
    return rows


def _figures_of(game: str, browser: Browser, rig: PageRig) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        first, *rest = islice(scenes(Path(folder), game), ACTS)
    rig.show(first)
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(rig.address)
    page.wait_for_selector(f'[data-seq="{rig.seq}"][data-fresh="live"] .board')
    link = page.context.new_cdp_session(page)
    link.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _work(link)
    page.evaluate(_FRAMES, REST_FRAMES)
    at_rest = (_work(link) - before) / REST_FRAMES
    moves = [_cost(link, page, rig, scene) for scene in rest]
    page.context.close()
    moving = [cost.work / cost.frames for cost in moves if cost.frames > 2]
    return [
        (
            f"{game}: script and layout of a frame while it moves, median",
            statistics.median(moving),
            "ms",
            at_rest,
            REST,
        ),
        (f"{game}: the same, 95th percentile", statistics.quantiles(moving, n=20)[-1], "ms", at_rest, REST),
        (f"{game}: one act, all frames, median", statistics.median(cost.work for cost in moves), "ms", None, ""),
    ]


def _cost(link: CDPSession, page: Page, rig: PageRig, scene: dict[str, Any]) -> Cost:
    before = _work(link)
    rig.show(scene)
    frames = page.evaluate(_UNTIL_STILL, rig.seq)
    return Cost(_work(link) - before, frames)


def _work(link: CDPSession) -> float:
    """ms of the main thread for script, style and layout since the page began."""
    metrics = {one["name"]: one["value"] for one in link.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(metrics[name] for name in WORK)
