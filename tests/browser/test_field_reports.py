"""What goes wrong for people who run such systems, on the page: each report has a test of its number.

26 tabs that throw each other out, 27 an old picture after sleep, 28 the touch that wakes, 29 destructive keys,
30 colour alone, 31 a mistaken win, 32 a corrected entry that leaves an impossible state.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from awaiting import WAIT_MS, await_picture, fall_silent, stop_the_clock
from host_rig import HostRig, host_rig
from page_rig import PageRig, load_scene
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from service.mqtt.commands import Command

pytestmark = pytest.mark.browser

RED_YELLOW, GREEN_BLUE = re.compile("Red (and|or) yellow"), re.compile("Green (and|or) blue")


def key(page: Page, words: str) -> Locator:
    return page.locator("button", has_text=words)


def forgive(visitor: Any) -> None:
    """The browser itself complains of a websocket that breaks; that is what these tests do to it."""
    visitor.faults[:] = [fault for fault in visitor.faults if "WebSocket" not in fault]


class Played:
    """A real table with one game of UFO Attack of two at the shared tablet; what is not tried on the page is entered
    by the seats' own commands."""

    def __init__(self, table: HostRig, seats: tuple[str, ...] = ("Mira", "Jonas")) -> None:
        self.table, self._ids = table, iter(range(1_000_000))
        new = {"act": "new_game", "game": "ufo_attack", "options": {"modules_to_launch": 2}}
        self._send("host", {**new, "seats": [{"name": name} for name in seats]}, None)
        for seat in self.session.seat_ids:
            self.act(seat, act="confirm_options")

    @property
    def session(self) -> Any:
        return self.table.table.game.session

    def _send(self, sender: str, action: dict[str, Any], seq: int | None) -> None:
        name = f"t{id(self)}-{next(self._ids)}"
        self.table.tell(Command(sender, name, seq, None, json.dumps(action).encode()))

    def act(self, seat: str, **action: Any) -> None:
        self._send(seat, action, self.table.table._announcer.seat_version(seat))

    def turn(self, seat: str, face: str, colour: str) -> None:
        self.act(seat, act="tap_die", face=face)
        self.act(seat, act="take", colour=colour)

    def modules(self) -> list[int]:
        return [len(rocket) for rocket in self.session.state.rockets.values()]


@pytest.fixture(scope="module")
def table() -> Iterator[HostRig]:
    with host_rig() as rig:
        yield rig


@pytest.fixture
def open_tablet(browser: Browser) -> Iterator[Any]:
    contexts: list[BrowserContext] = []

    def open_(link: str) -> Page:
        contexts.append(browser.new_context(viewport={"width": 1280, "height": 800}))
        page: Page = contexts[-1].new_page()
        page.set_default_timeout(WAIT_MS)
        page.goto(link)
        page.wait_for_selector('[data-fresh="live"]')
        return page

    yield open_
    for context in contexts:
        context.close()


def test_report_26_two_tabs_of_one_seat_get_along(visitors: Any, rig: PageRig) -> None:
    visitor = visitors("phone", fresh=True)
    one: Page = visitor.sit("seat", "own_device", "s3")
    two: Page = visitor.open(rig.address)
    await_picture(two, rig)
    for name in ("waiting", "own_device"):
        rig.show(name)
        await_picture(one, rig)
        await_picture(two, rig)
    for page in (one, two):
        page.locator("button", has_text="Build blue").click()
        command = rig.next_command()
        assert command.sender == "s3"
        rig.reply(command)
        expect(page.locator("button", has_text="Build blue")).to_have_attribute("aria-busy", "false")
    assert one.evaluate("async () => (await import('/static/store.js')).link.value.state") == "up"


def test_report_26_an_act_in_one_tab_shows_in_the_other(open_tablet: Any, table: HostRig) -> None:
    Played(table)
    one = open_tablet(table.claim_link("table"))
    two: Page = one.context.new_page()
    two.goto(table.address)
    two.wait_for_selector('[data-fresh="live"]')
    for page, face in ((one, RED_YELLOW), (two, GREEN_BLUE)):
        page.locator(".facekey", has_text=face).click()
        for each in (one, two):
            expect(each.locator("h1")).to_contain_text("choose", ignore_case=True)
        page.locator(".choices .pick .key").first.click()
        for each in (one, two):
            expect(each.locator(".well .facekey")).not_to_have_count(0)
    links = [each.evaluate("async () => (await import('/static/store.js')).link.value.state") for each in (one, two)]
    assert links == ["up", "up"]


def test_report_26_a_newer_link_in_another_tab_leaves_both_in_the_seat(visitors: Any, rig: PageRig) -> None:
    visitor = visitors("phone", fresh=True)
    one: Page = visitor.sit("seat", "own_device", "s3")
    two: Page = visitor.open(rig.claim_link("seat", "s3"))
    for page in (one, two):
        await_picture(page, rig)
        expect(key(page, "Build blue")).to_be_enabled()
        assert page.evaluate("async () => (await import('/static/store.js')).identity.value.seat") == "s3"
    one.reload()
    await_picture(one, rig)
    expect(key(one, "Build blue")).to_be_enabled()
    forgive(visitor)


def test_report_27_after_sleep_nothing_is_live_before_a_sign_of_life(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    stop_the_clock(page, rig)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector('[data-fresh="late"]')
    expect(page.locator("button", has_text="Build red")).to_be_disabled()


def test_report_27_the_time_of_day_tells_of_a_sleep_in_which_the_pages_clock_stood_still(
    visitors: Any, rig: PageRig
) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    stop_the_clock(page, rig)
    page.evaluate("async () => { (await import('/static/store.js')).heardAt.value -= 60_000; }")
    page.wait_for_selector('[data-fresh="stale"]')
    expect(page.locator(".lost")).to_contain_text("60 seconds old")
    expect(page.locator(".pick")).to_have_count(0)


def test_report_28_the_touch_that_wakes_presses_nothing(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True).sit("table", "choice")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".wakehint")).to_be_visible()
    page.wait_for_selector('[data-fresh="live"]')
    red = page.locator("button", has_text="Build red")
    expect(red).to_be_enabled()
    box = red.bounding_box()
    assert box
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    assert rig.stays_quiet()
    expect(page.locator(".wakehint")).to_have_count(0)
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    command = rig.next_command()
    rig.reply(command)
    assert json.loads(command.action) == {"act": "take", "colour": "red"}


def test_report_28_a_finger_that_wakes_presses_nothing_either(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True, has_touch=True).sit("table", "choice")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector('[data-fresh="live"]')
    red = page.locator("button", has_text="Build red")
    expect(red).to_be_enabled()
    red.tap()
    assert rig.stays_quiet()
    red.tap()
    command = rig.next_command()
    rig.reply(command)
    assert json.loads(command.action) == {"act": "take", "colour": "red"}


@pytest.mark.parametrize("press", ["Enter", " "])
def test_report_28_a_key_that_wakes_presses_nothing_either(visitors: Any, rig: PageRig, press: str) -> None:
    page = visitors(fresh=True).sit("table", "choice")
    red = key(page, "Build red")
    red.focus()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector('[data-fresh="live"]')
    expect(red).to_be_enabled()
    red.focus()
    page.keyboard.press(press)
    assert rig.stays_quiet()
    page.keyboard.press(press)
    command = rig.next_command()
    rig.reply(command)
    assert json.loads(command.action) == {"act": "take", "colour": "red"}


def test_report_28_after_a_silence_the_first_touch_only_wakes(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    fall_silent(page, rig)
    expect(page.locator(".todo")).to_contain_text("the first touch only wakes the page")
    rig.beating.set()
    page.wait_for_selector('[data-fresh="live"]')
    red = key(page, "Build red")
    expect(red).to_be_enabled()
    red.click()
    assert rig.stays_quiet()
    red.click()
    rig.reply(rig.next_command())


def test_report_29_undo_asks_first_and_stands_apart(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    boxes = page.locator(".acts .key").evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().toJSON())")
    assert boxes[-1]["left"] - boxes[-2]["right"] >= 32
    key(page, "Undo…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Mira rolled red or yellow")
    assert rig.stays_quiet()
    key(page, "Leave it as it is").click()
    expect(dialog).to_be_hidden()
    assert rig.stays_quiet()
    key(page, "Undo…").click()
    expect(page.locator(".deeds .far")).to_be_visible()
    deeds = page.locator(".deeds .key").evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().toJSON())")
    assert deeds[1]["left"] - deeds[0]["right"] >= 32
    page.get_by_label("Jonas").check()
    page.locator(".deeds").get_by_role("button", name="Take it back").click()
    command = rig.next_command()
    assert (json.loads(command.action), command.seat) == ({"act": "propose_undo"}, "s2")
    rig.reply(command)


def test_report_29_a_correction_asks_first_and_stands_apart(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Misread…").click()
    page.locator(".facekey", has_text=GREEN_BLUE).click()
    assert rig.stays_quiet()
    deeds = page.locator(".deeds .key").evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().toJSON())")
    assert deeds[1]["left"] - deeds[0]["right"] >= 32
    expect(page.locator(".deeds .main")).to_have_text("Leave it as it is")
    key(page, "Leave it as it is").click()
    assert rig.stays_quiet()


def test_report_30_a_face_is_never_colour_alone(visitors: Any) -> None:
    page = visitors().sit("table", "choice")
    for colour in ("red", "yellow"):
        assert page.locator(f".well .face use[href='#g-{colour}']").count() == 1
        assert page.locator(f".pick .key use[href='#g-{colour}']").count() == 1


PLASTIC_WITHOUT_SIGN = """() => [...document.querySelectorAll(".key.c")]
  .filter((key) => !key.querySelector("use, svg path, svg rect")).map((key) => key.textContent.trim())"""


def test_report_30_every_coloured_key_every_verdict_and_every_state_of_a_device_has_a_shape(
    visitors: Any, rig: PageRig
) -> None:
    page = visitors().sit("table", "choice")
    shapes: dict[str, str] = {}
    for name in ("choice", "refused", "unsure", "win", "attack", "ufo", "offline"):
        rig.show(name)
        await_picture(page, rig)
        assert page.evaluate(PLASTIC_WITHOUT_SIGN) == []
        for kind, mark in page.evaluate("""async () => {
          const { allRulings } = await import("/static/acting.js");
          const { markOf } = await import("/static/components/ruling.js");
          return allRulings.value.map((one) => [one.kind, markOf(one.kind)]);
        }"""):
            shapes[kind] = mark
    assert {"accepted", "refused", "win"} <= set(shapes)
    assert len(set(shapes.values())) == len(shapes), "no two verdicts look alike but for their colour"
    devices = load_scene("offline")["topics"]
    states = {devices[f"device/{name}"]["state"] for name in ("camera", "buttons")}
    signs = page.locator(".devices use").evaluate_all("(all) => all.map((e) => e.getAttribute('href'))")
    assert len(set(signs)) == len(states) > 1


def agree(page: Page, name: str) -> None:
    page.get_by_role("group", name=name).get_by_role("button", name="Agree").click()


def test_report_31_a_mistaken_win_is_put_right_on_the_last_page(open_tablet: Any, table: HostRig) -> None:
    played = Played(table)
    for seat, colour in [("s1", "red"), ("s2", "red"), ("s1", "yellow"), ("s2", "yellow")]:
        played.turn(seat, "red_yellow", colour)
    page = open_tablet(table.claim_link("table"))
    page.locator(".well .facekey", has_text="UFO").click()
    expect(page.locator("h1")).to_contain_text("Mira wins")
    key(page, "That is not how it ended").click()
    page.locator(".facekey", has_text=GREEN_BLUE).click()
    key(page, "Correct it").click()
    expect(page.locator("h1")).to_contain_text("Mira asks: correct the die?")
    agree(page, "Jonas")
    expect(page.locator(".ruling header")).to_contain_text("Corrected")
    expect(page.locator(".ruling .wasnow s")).to_contain_text("UFO")
    expect(page.locator(".fin")).to_have_count(0)
    assert played.session.outcome is None
    assert played.modules() == [2, 2], "the rocket stands again"
    key(page, "Dispute").click()
    key(page, "All rulings").click()
    ended = page.get_by_role("dialog").locator(".past.gone")
    expect(ended).to_have_count(1)
    expect(ended).to_contain_text("Corrected")


def test_report_32_what_no_longer_fits_a_corrected_entry_goes_with_it(open_tablet: Any, table: HostRig) -> None:
    played = Played(table)
    played.turn("s1", "red_yellow", "red")
    played.act("s2", act="tap_die", face="red_yellow")
    page = open_tablet(table.claim_link("table"))
    expect(page.locator("h1")).to_contain_text("Jonas")
    key(page, "Dispute").click()
    key(page, "All rulings").click()
    page.get_by_role("dialog").locator(".past", has_text="Mira rolled").click()
    key(page, "That is not what happened").click()
    expect(page.get_by_role("dialog").locator(".acttext")).to_contain_text("Mira rolled")
    page.get_by_role("dialog").locator(".facekey", has_text=GREEN_BLUE).click()
    page.get_by_role("dialog").get_by_label("Jonas").check()
    key(page, "Correct it").click()
    agree(page, "Mira")
    ruling = page.locator(".ruling")
    expect(ruling.locator("header")).to_contain_text("Corrected")
    expect(ruling).to_contain_text("To be taken back on the table: Mira built red.")
    expect(ruling).to_contain_text("To be taken back on the table: Jonas rolled")
    assert played.modules() == [0, 0]
    expect(page.locator("h1")).to_contain_text("Mira")
    offered = page.locator(".choices .pick .key")
    expect(offered).to_have_count(2)
    assert sorted(offered.evaluate_all("(all) => all.map((e) => e.dataset.act)")) == ["take", "take"]
    expect(page.locator(".choices")).to_contain_text("Build green")
    expect(page.locator(".choices")).to_contain_text("Build blue")
    expect(page.locator(".choices")).not_to_contain_text("Build red")
