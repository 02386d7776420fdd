"""One Chromium and one rig for all browser tests; a fresh browser profile, with its faults collected, for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from page_rig import CHROMIUM, CHROMIUM_ARGS, HOST, PageRig, page_rig
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SIZES = {"tablet": (1280, 800), "upright": (800, 1280), "phone": (390, 844)}
WAIT_MS = 10_000


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", CHROMIUM), args=CHROMIUM_ARGS)
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
    for seat in ("s1", "s2", "s4"):  # a test may have given one a phone; the written states have them at the table
        shared_rig.access.set_own_device(seat, False)
    return shared_rig


@dataclass
class Visitor:
    """A browser of somebody at the table, and everything that went wrong in it."""

    rig: PageRig
    context: BrowserContext
    faults: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def open(self, url: str) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(WAIT_MS)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda line: self.faults.append(line.text) if line.type in ("error", "warning") else None)
        page.on("request", lambda request: self._meet(request.url))
        page.on("websocket", lambda socket: self._meet(socket.url))
        page.goto(url)
        return page

    def _meet(self, url: str) -> None:
        parts = urlsplit(url)
        own = parts.hostname == HOST and parts.port in (self.rig.http_port, self.rig.ws_port)
        if parts.scheme not in ("data", "blob") and not own:
            self.strangers.append(url)

    def sit(self, role: str, scene: str, seat: str | None = None) -> Page:
        """Takes a link, opens it, and waits for the scene."""
        self.rig.show(scene)
        page = self.open(self.rig.address if role == "spectator" else self.rig.claim_link(role, seat))
        return await_picture(page, self.rig)


def await_picture(page: Page, rig: PageRig) -> Page:
    """Until the page shows the rig's last scene, live."""
    page.wait_for_selector(f'[data-seq="{rig.seq}"][data-fresh="live"]')
    return page


@pytest.fixture
def visitors(browser: Browser, rig: PageRig) -> Iterator[Any]:
    """Makes Visitors; at the end none of them may have met a fault or a stranger."""
    made: list[Visitor] = []

    def make(size: str = "tablet", theme: str = "light", **more: Any) -> Visitor:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, **more)
        made.append(Visitor(rig, context))
        return made[-1]

    yield make
    for visitor in made:
        visitor.context.close()
    assert [fault for visitor in made for fault in visitor.faults] == []
    assert [url for visitor in made for url in visitor.strangers] == []
    assert rig.troubles == []
