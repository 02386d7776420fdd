"""What a test waits for in a page. Nothing here looks once and hopes: a loaded machine may be seconds late."""

from __future__ import annotations

import time
from typing import Any

from page_rig import WAIT_S, PageRig
from playwright.sync_api import Page

WAIT_MS = WAIT_S * 1000
LOOK_AGAIN_MS = 20

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what the page knows by now is on the screen."""


def await_that(page: Page, condition: str, arg: Any = None) -> None:
    """Until the condition, a function of the page that may be async, gives something true. Playwright's own
    `wait_for_function` takes an async function's promise for that, and returns at once."""
    end = time.monotonic() + WAIT_S
    while not page.evaluate(condition, arg):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(LOOK_AGAIN_MS)


def await_drawn(page: Page) -> None:
    page.evaluate(DRAWN)


def await_settled(page: Page) -> None:
    """Until a page that has just been opened has heard all that was retained, and drawn it. A heartbeat comes last."""
    await_that(page, "async () => (await import('/static/store.js')).settled.value")
    await_drawn(page)


def await_news(page: Page, rig: PageRig) -> None:
    """Until the page has heard all of the rig's last scene, and drawn it."""
    if rig.beating.is_set():
        rig.beat()
        await_settled(page)
    await_that(page, "async (seq) => (await import('/static/store.js')).state.value?.seq >= seq", rig.seq)
    await_drawn(page)


def await_picture(page: Page, rig: PageRig) -> Page:
    """Until the page shows the rig's last scene, live."""
    page.wait_for_selector(f'[data-seq="{rig.seq}"][data-fresh="live"]')
    page.locator(".noboard.coming").wait_for(state="detached")
    await_news(page, rig)
    return page


HOLDS = """async (name) => {
  const { holder } = await import("/static/acting.js");
  const { seatOf } = await import("/static/store.js");
  return seatOf(holder.value)?.name === name;
}"""


def hold(page: Page, name: str) -> None:
    """A player takes the shared tablet over."""
    page.locator(".handover .ring", has_text=name).dispatch_event("pointerdown")
    await_that(page, HOLDS, name)
    page.locator(".handover").wait_for(state="detached")
    page.locator(".noboard.coming").wait_for(state="detached")
    await_drawn(page)


LAST_WORD = 999_999
"""The number of a picture that nothing refers to."""


def await_hush(page: Page, rig: PageRig) -> None:
    """No heartbeat comes any more, and none is under way: one that came late would wake a page that has gone stale, and
    the next touch would press nothing."""
    rig.hush()
    rig.say(f"evidence/{LAST_WORD}", b"-", retain=False)
    await_that(page, "async (last) => last in (await import('/static/store.js')).pictures.value", LAST_WORD)


def stop_the_clock(page: Page, rig: PageRig) -> None:
    """No heartbeat comes any more, and the page's time stands still but for what the test lets pass; its last sign of
    life is of this moment. The test has a hand on its clock."""
    await_hush(page, rig)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    rig.beat()
    await_that(page, "async () => (await import('/static/store.js')).age.value === 0")


def fall_silent(page: Page, rig: PageRig) -> None:
    """No heartbeat comes any more, and the page has waited for one long enough. The test has a hand on its clock."""
    await_hush(page, rig)
    page.clock.run_for(5_250)
    page.wait_for_selector('[data-fresh="stale"]')


def settle(page: Page) -> None:
    """Ends every transition of what the page knows by now: places and colours are measured as they come to rest."""
    await_drawn(page)
    page.evaluate("() => document.getAnimations().forEach((a) => { try { a.finish(); } catch { a.cancel(); } })")
