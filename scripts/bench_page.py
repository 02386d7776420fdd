"""Figures of the page in a real Chromium, beside a bare page that does nothing but put each message into its text."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

from page_rig import CHROMIUM_ARGS, FULL_CHROMIUM, WAIT_S, PageRig, load_scene, page_rig  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

Row = tuple[str, float, str, float | None, str]

ROUNDS = 150
CLICKS = 25
OPENINGS = 5
BARE = "a bare page: mqtt.js and textContent"
SCENES = ("choice", "waiting")

# Runs on the empty page of /session.json: same origin, same server, no policy in its way.
_BARE_PAGE = """async (url) => {
  const mqtt = (await import("/static/vendor/mqtt.js")).default;
  const out = document.body;
  const client = mqtt.connect(url, { timerVariant: "native", forceNativeWebSocket: true });
  client.on("connect", () => client.subscribe("referee/table/state", { qos: 1 }));
  client.on("message", (topic, payload) => {
    out.textContent = new TextDecoder().decode(payload);
    out.dataset.seq = JSON.parse(out.textContent).seq;
  });
}"""

_WATCH = """() => {
  window.marks = {};
  const note = () => {
    const seq = document.querySelector("[data-seq]")?.dataset.seq;
    if (!seq || marks[seq]) return;
    const at = () => performance.timeOrigin + performance.now();
    marks[seq] = [at(), 0];
    requestAnimationFrame(() => requestAnimationFrame(() => { marks[seq][1] = at(); }));
  };
  const what = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-seq"] };
  new MutationObserver(note).observe(document, what);
}"""

# Bytes of the bodies as they were sent, those of mqtt.js among them, and how many files there were.
_LOADED = """() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const bytes = (list) => list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return [bytes(all), bytes(all.filter(({ name }) => name.endsWith("/mqtt.js"))), all.length];
}"""


def figures() -> list[Row]:
    """Publish to DOM and to the frame after it, click to command, start, weight."""
    with page_rig() as rig, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=FULL_CHROMIUM, args=CHROMIUM_ARGS)
        rig.show("choice")
        bare, bare_start = _opened(lambda: _open_bare(browser, rig))
        bare_dom, bare_frame = _delays(bare, rig)
        bare.close()
        page, start = _opened(lambda: _open(browser, rig))
        loaded, mqtt, files = page.evaluate(_LOADED)
        dom, frame = _delays(page, rig)
        click = _click_to_command(page, rig)
        browser.close()
    return [
        ("publish to the page's DOM, median", statistics.median(dom), "ms", statistics.median(bare_dom), BARE),
        ("publish to the page's DOM, 95th percentile", _p95(dom), "ms", _p95(bare_dom), BARE),
        (
            "publish to the second frame after it, median",
            statistics.median(frame),
            "ms",
            statistics.median(bare_frame),
            BARE,
        ),
        ("click to the command at the service, median", statistics.median(click), "ms", None, ""),
        (f"opening the page to its first live picture, median of {OPENINGS}", start, "ms", bare_start, BARE),
        ("first load, as it is sent", loaded / 1024, "KB", mqtt / 1024, "mqtt.js alone"),
        ("first load, files", files, "", None, ""),
    ]


page_figures = figures


def _opened(open_page: Callable[[], tuple[Page, float]]) -> tuple[Page, float]:
    """The last of several, each with nothing in its cache, and the median of their ms."""
    took = []
    for left in reversed(range(OPENINGS)):
        page, ms = open_page()
        took.append(ms)
        if left:
            page.context.close()
    return page, statistics.median(took)


def _open(browser: Browser, rig: PageRig) -> tuple[Page, float]:
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    link = rig.claim_link("table")
    began = time.monotonic()
    page.goto(link)
    page.wait_for_selector(f'[data-seq="{rig.seq}"][data-fresh="live"]')
    return page, 1000 * (time.monotonic() - began)


def _open_bare(browser: Browser, rig: PageRig) -> tuple[Page, float]:
    page = browser.new_context().new_page()
    began = time.monotonic()
    page.goto(f"{rig.address}/session.json")
    page.evaluate(_BARE_PAGE, f"ws://referee.test:{rig.ws_port}/")
    page.wait_for_selector(f'[data-seq="{rig.seq}"]')
    return page, 1000 * (time.monotonic() - began)


def _delays(page: Page, rig: PageRig) -> tuple[list[float], list[float]]:
    """ms from handing a state to the MQTT link to the DOM, and to the second frame after that."""
    page.evaluate(_WATCH)
    scenes = [load_scene(name)["topics"] for name in SCENES]
    sent: dict[int, float] = {}
    for number in range(ROUNDS):
        rig.seq += 1
        state = {**scenes[number % 2]["state"], "seq": rig.seq}
        sent[rig.seq] = 1000 * time.time()
        rig.say("state", state)
        page.wait_for_function(f"() => marks[{rig.seq}]?.[1]")
    marks: dict[str, Any] = page.evaluate("() => marks")
    pairs = [(marks[str(seq)][0] - at, marks[str(seq)][1] - at) for seq, at in sent.items()]
    return [dom for dom, _ in pairs], [frame for _, frame in pairs]


def _click_to_command(page: Page, rig: PageRig) -> list[float]:
    """ms from the click's own time stamp to the command in the service's queue."""
    rig.show("choice")
    page.wait_for_selector(f'[data-seq="{rig.seq}"]')
    page.evaluate(
        "() => addEventListener('click', (e) => { window.clicked = performance.timeOrigin + e.timeStamp; }, true)"
    )
    key = page.locator("button", has_text="Build red")
    delays = []
    for _ in range(CLICKS):
        key.click()
        command = rig.commands.get(timeout=WAIT_S)
        arrived = 1000 * time.time()
        delays.append(arrived - page.evaluate("() => window.clicked"))
        rig.reply(command)
        page.wait_for_selector("button.ready:has-text('Build red')")
    return delays


def _p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]
