"""The host's page on every screen: each step of a new game, and the desk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from awaiting import settle
from host_rig import HostRig, Opener, begin, each_step, host_rig, key
from looks import CUT_OFF, SMALL_TARGETS, SMALL_WORDS, axe
from page_rig import SIZES
from playwright.sync_api import Page

from firmware_bridge.events import Health, WholeBoard
from vision.events import CameraHealth

pytestmark = [pytest.mark.browser, pytest.mark.broker]

WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def rig() -> Iterator[HostRig]:
    with host_rig() as rig:
        yield rig


def faults_of(page: Page) -> dict[str, Any]:
    settle(page)
    return {
        "wider than the screen": page.evaluate(WIDER) > 0,
        "cut off": page.evaluate(CUT_OFF),
        "small targets": page.evaluate(SMALL_TARGETS),
        "small words": page.evaluate(SMALL_WORDS),
    }


@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=() if size in ("tablet", "phone") else pytest.mark.sweep) for size in SIZES]
)
def test_every_step_and_the_desk_are_whole_on_every_screen(rig: HostRig, opened: Opener, size: str) -> None:
    rig.tell(CameraHealth("ok"), Health("ok"), WholeBoard(frozenset({5}), "start", 64))
    page = opened(size=size)
    for step in each_step(page):
        found = faults_of(page)
        assert not any(found.values()), (step, found)
    begin(rig)
    page.wait_for_selector(".at-desk .savedgame")
    found = faults_of(page)
    assert not any(found.values()), ("desk", found)


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ("tablet", "light"),
        pytest.param("tablet", "dark", marks=pytest.mark.sweep),
        pytest.param("phone", "light", marks=pytest.mark.sweep),
        pytest.param("phone", "dark", marks=pytest.mark.sweep),
    ],
)
def test_no_violation_of_accessibility(rig: HostRig, opened: Opener, size: str, theme: str) -> None:
    rig.tell(CameraHealth("offline", "camera-silent"), Health("ok"), WholeBoard(frozenset({5}), "start", 64))
    page = opened(size=size, color_scheme=theme)
    for step in each_step(page):
        settle(page)
        assert axe(page) == [], step
    begin(rig)
    page.wait_for_selector(".at-desk .savedgame")
    settle(page)
    assert axe(page) == [], "desk"
    for opener in ("House ruling…", "Go on with it", "Test the sensors"):
        key(page, opener).first.click()
        page.get_by_role("dialog").wait_for()
        settle(page)
        assert axe(page) == [], opener
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")
