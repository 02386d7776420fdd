"""At a drawn board: somebody sits down before a scene, and sees the next one."""

from __future__ import annotations

import copy
from typing import Any

from awaiting import await_news, await_picture, hold, settle
from page_rig import PageRig
from playwright.sync_api import Locator, Page

Scene = dict[str, Any]


def sit(
    visitors: Any, rig: PageRig, scene: Scene, role: str = "spectator", seat: str | None = None, **look: Any
) -> Page:
    """A shared tablet is in the hands of whose turn it is."""
    if role == "table" and scene["topics"]["info"]["hand_over"]:
        rig.show(copy.deepcopy(scene))
        return in_hand(visitors(fresh=True, **look).open(rig.claim_link(role)), rig)
    page: Page = visitors(**look).sit(role, copy.deepcopy(scene), seat)
    settle(page)
    return page


def touch(what: Locator) -> None:
    """Without looking for what lies above it; like a finger, so that a tablet in use does not cover itself."""
    what.dispatch_event("pointerdown")
    what.dispatch_event("click")


def show(page: Page, rig: PageRig, scene: Scene) -> Page:
    rig.show(copy.deepcopy(scene))
    return in_hand(page, rig)


def in_hand(page: Page, rig: PageRig) -> Page:
    """Whose turn it is takes the tablet over, if it is covered."""
    await_news(page, rig)
    page.wait_for_selector(f'.handover, [data-seq="{rig.seq}"][data-fresh="live"]')
    if page.locator(".handover").count():
        hold(page, page.locator(".handover h1 b").inner_text())
    settle(await_picture(page, rig))
    return page
