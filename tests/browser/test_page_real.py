"""The page at the real service: its camera process, its reader, its rules, its journal, its broker."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from awaiting import WAIT_MS, await_that
from page_rig import HOST, note_faults
from playwright.sync_api import Browser, Page, expect

sys.path.insert(0, str(Path(__file__).parents[1] / "service"))
from whole_rig import RunningDemo, last_session, three_ports

from service.web.access import CLAIMS_FOLDER
from service.web.claims import Claims

pytestmark = [pytest.mark.browser, pytest.mark.broker]


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[RunningDemo]:
    with RunningDemo(tmp_path, three_ports(), seed=5, fast=False) as running:
        yield running


NOTE_RULINGS = """() => {
  window.ruled = [];
  const ruling = () => document.querySelector(".ruling");
  const before = ruling()?.dataset.ruling;
  const note = () => ruling()?.dataset.ruling !== before && window.ruled.push(ruling()?.innerText ?? "");
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""A bot may go on at once: then the next ruling is there before the test has read this one."""


def open_table(browser: Browser, demo: RunningDemo, faults: list[str]) -> Page:
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(WAIT_MS)
    note_faults(page, faults)
    page.goto(f"http://{HOST}:{demo.port}/#claim={Claims(demo.data / CLAIMS_FOLDER).issue('table')}")
    page.wait_for_selector('[data-fresh="live"]')
    return page


def test_a_person_takes_a_bots_seat_plays_and_takes_it_back(browser: Browser, demo: RunningDemo) -> None:
    faults: list[str] = []
    page = open_table(browser, demo, faults)
    expect(page.locator("h1")).to_contain_text(re.compile("is (thinking|rolling)"), timeout=WAIT_MS)
    name = page.locator("h1 b").inner_text()
    page.locator(".freeseats .key", has_text=name).click()

    choice = page.locator(".choices .pick .key.ready").first
    expect(choice).to_be_visible(timeout=WAIT_MS)
    assert page.locator("h1 b").inner_text() == f"{name},", "the bot's turn is that person's now"
    acts = len(last_session(demo.data).acts)
    page.evaluate(NOTE_RULINGS)
    choice.click()
    await_that(page, "(name) => window.ruled.some((words) => words.includes(name) && words.includes('Stands'))", name)
    assert len(last_session(demo.data).acts) > acts, "on disk before it was shown"

    page.get_by_role("button", name="Undo…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(name)
    dialog.get_by_role("button", name="Take it back").click()
    expect(page.locator(".ruling header")).to_contain_text("Taken back", timeout=WAIT_MS)
    expect(page.locator(".choices .pick .key.ready").first).to_be_visible(timeout=WAIT_MS)
    # What was taken back may be the roll that the choice led to: dice fall by themselves here.
    after = last_session(demo.data)
    assert after.overruled
    assert not {act.record.number for act in after.acts} & set(after.overruled), "on disk it stands no more, either"
    assert faults == []
    page.context.close()
