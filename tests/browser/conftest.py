"""One Chromium and one rig for all browser tests; a fresh browser profile, with its faults collected, for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from awaiting import WAIT_MS, await_picture, await_settled
from host_rig import Opener
from page_rig import CHROMIUM, CHROMIUM_ARGS, HOST, SIZES, PageRig, note_faults, page_rig
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from service.web.credentials import SEATS

expect.set_options(timeout=WAIT_MS)
Theme = Literal["light", "dark"]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGS)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def shared_rig() -> Iterator[PageRig]:
    with page_rig() as rig:
        yield rig


@pytest.fixture
def rig(shared_rig: PageRig) -> PageRig:
    """The rig, beating, with nothing left over from the test before."""
    shared_rig.beating.set()
    while not shared_rig.commands.empty():
        shared_rig.commands.get_nowait()
    shared_rig.troubles.clear()
    for seat in SEATS:  # a test may have given one a phone
        shared_rig.access.set_own_device(seat, False)
    return shared_rig


Resting = tuple[BrowserContext, Page, list[str], list[str]]
"""A page that a test has left clean, with the lists that its faults and strangers go into."""


@dataclass
class Visitor:
    """A browser of somebody at the table, and everything that went wrong in it."""

    rig: PageRig
    new_context: Callable[[], BrowserContext]
    resting: dict[str, Resting]
    """Pages that tests before have left clean, by screen and role: opening the page takes longer than most tests."""
    screen: str
    faults: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)
    seated: tuple[str, Page] | None = None

    @cached_property
    def context(self) -> BrowserContext:
        return self.new_context()

    def open(self, url: str) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(WAIT_MS)
        note_faults(page, self.faults)
        page.on("request", lambda request: self._meet(request.url))
        page.on("websocket", lambda socket: self._meet(socket.url))
        page.goto(url)
        return page

    def _meet(self, url: str) -> None:
        parts = urlsplit(url)
        own = parts.hostname == HOST and parts.port in (self.rig.http_port, self.rig.ws_port)
        if parts.scheme not in ("data", "blob") and not own:
            self.strangers.append(url)

    def sit(self, role: str, scene: str | dict[str, Any], seat: str | None = None) -> Page:
        """Takes a link, opens it, and waits for the scene. A page that a test before left open is used again."""
        self.rig.show(scene)
        key = f"{self.screen} {role}"
        if key in self.resting and "context" not in self.__dict__:
            self.context, page, self.faults, self.strangers = self.resting.pop(key)
        else:
            page = self.open(self.rig.address if role == "spectator" else self.rig.claim_link(role, seat))
        if self.screen and role != "seat":
            self.seated = key, page
        return await_picture(page, self.rig)

    def leave(self) -> None:
        """Leaves the page for the next test if that can use it, else closes the browser."""
        if self.seated and self.seated[0] not in self.resting and self._tidy(self.seated[1]):
            self.resting[self.seated[0]] = self.context, self.seated[1], self.faults, self.strangers
        elif "context" in self.__dict__:
            self.context.close()

    def _tidy(self, page: Page) -> bool:
        return self.context.pages == [page] and not self.faults + self.strangers and bool(page.evaluate(TIDY))


TIDY = """async () => {
  const { closeSheet } = await import("/static/acting.js");
  const { sent, notice } = await import("/static/commands.js");
  const { freshness } = await import("/static/store.js");
  closeSheet();
  notice.value = null;
  scrollTo(0, 0);
  return freshness.value === "live" && Object.keys(sent.value).length === 0;
}"""


@pytest.fixture(scope="module")
def resting() -> Iterator[dict[str, Resting]]:
    left: dict[str, Resting] = {}
    yield left
    for context, *_ in left.values():
        context.close()


@pytest.fixture
def visitors(browser: Browser, rig: PageRig, resting: dict[str, Resting]) -> Iterator[Any]:
    """Makes Visitors; at the end none of them may have met a fault or a stranger. `fresh`: a browser that was never
    used, for tests of opening, of the link and of what a page remembers; `clock`: the test has a hand on its time."""
    made: list[Visitor] = []

    def make(
        size: str = "tablet", theme: Theme = "light", fresh: bool = False, clock: bool = False, **more: Any
    ) -> Visitor:
        width, height = SIZES[size]
        look: dict[str, Any] = {"viewport": {"width": width, "height": height}, "color_scheme": theme, **more}
        screen = "" if fresh else repr(look)
        made.append(Visitor(rig, lambda: browser.new_context(**look), resting, screen))
        if clock:
            made[-1].context.clock.install()
        return made[-1]

    yield make
    for visitor in made:
        visitor.leave()
    assert [fault for visitor in made for fault in visitor.faults] == []
    assert [url for visitor in made for url in visitor.strangers] == []
    assert rig.troubles == []


@pytest.fixture
def opened(browser: Browser, rig: PageRig) -> Iterator[Opener]:
    """Opens a page by a link, in a browser of its own; none of them may have met a fault."""
    faults: list[str] = []
    contexts = []

    def open_page(
        role: str = "host", seat: str | None = None, size: str = "tablet", clock: bool = False, **more: Any
    ) -> Page:
        width, height = SIZES[size]
        contexts.append(browser.new_context(viewport={"width": width, "height": height}, **more))
        if clock:
            contexts[-1].clock.install()
        page = contexts[-1].new_page()
        page.set_default_timeout(WAIT_MS)
        note_faults(page, faults)
        page.goto(rig.claim_link(role, seat))
        page.wait_for_selector(".hostpage .nav" if role == "host" else '[data-fresh="live"]')
        await_settled(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
