"""The host's page at a real table, during a game: the desk, seats and links, devices and sensors."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from awaiting import fall_silent
from host_rig import HostRig, Opener, begin, header, host_rig, key
from page_rig import FIXTURES
from playwright.sync_api import expect

from firmware_bridge.events import Cells, Change, Changed, Health, WholeBoard
from service.session.actions import NewGame, NewSeat
from service.table.inputs import Call
from vision.events import CameraHealth

pytestmark = [pytest.mark.browser, pytest.mark.broker]


@pytest.fixture
def rig() -> Iterator[HostRig]:
    with host_rig() as rig:
        yield rig


# ---- the desk


def test_the_host_pauses_and_lets_the_game_go_on(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened()
    key(page, "Pause").click()
    expect(page.locator(".callline")).to_have_text("Paused by the host")
    assert rig.table.game.session is not None
    assert rig.table.game.session.paused
    key(page, "Go on").click()
    expect(page.locator(".callline")).to_have_text("Mira, roll the die")


def test_a_house_ruling_is_told_as_one_and_what_was_typed_stays_until_then(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened()
    key(page, "House ruling…").click()
    dialog = page.get_by_role("dialog")
    expect(key(dialog, "Announce it")).to_be_disabled()
    page.get_by_label("Your ruling").fill("The dog ate a module.")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    key(page, "House ruling…").click()
    expect(page.get_by_label("Your ruling")).to_have_value("The dog ate a module.")
    key(dialog, "Announce it").click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".lastruling")).to_contain_text("House ruling: The dog ate a module.")
    assert rig.table.game.session is not None
    assert rig.table.game.session.history[-1].said.kind == "house"


def test_saved_games_are_listed_and_gone_on_with_after_a_question(rig: HostRig, opened: Opener) -> None:
    first = begin(rig, names=("Mira", "Jonas"))
    second = begin(rig, "lunar_command", names=("Ayo", "Lin"))
    page = opened()
    listed = page.locator(".savedgame")
    expect(listed).to_have_count(1)
    expect(listed.first).to_have_text(re.compile(r" at \d\d:\d\d, "))
    expect(listed).to_contain_text("UFO Attack")
    expect(listed).to_contain_text("Mira and Jonas")
    expect(listed).to_contain_text("not over")
    key(listed, "Go on with it").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The game on the table (Lunar Command) is put by. It stays saved.")
    key(dialog, "Stay with this game").click()
    assert header(rig).game_id == second
    key(listed, "Go on with it").click()
    key(dialog, "Go on with it").click()
    expect(page.get_by_role("heading", name="On the table: UFO Attack")).to_be_visible()
    assert header(rig).game_id == first


def test_pictures_are_deleted_only_after_a_question(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    jpeg = (FIXTURES / "ufo.jpg").read_bytes()
    rig.store.put(1, jpeg)
    rig.link.publish(rig.topics.evidence(1).name, jpeg)
    page = opened()
    wipe = key(page.locator(".clearing"), "Delete the pictures…")
    wipe.click()
    dialog = page.get_by_role("dialog")
    key(dialog, "Keep them").click()
    expect(dialog).to_be_hidden()
    assert rig.store.numbers() == [1]
    wipe.click()
    key(dialog, "Delete them all").click()
    expect(dialog).to_be_hidden()
    rig.until(lambda: rig.store.numbers() == [])


def test_what_deletes_stands_far_from_every_other_key(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened()
    script = """() => {
      const box = document.querySelector(".clearing .key").getBoundingClientRect();
      const far = (r) => Math.max(r.top - box.bottom, box.top - r.bottom, r.left - box.right, box.left - r.right);
      const others = [...document.querySelectorAll("button")].filter((e) => !e.closest(".clearing") && e.offsetParent);
      return Math.min(...others.map((e) => far(e.getBoundingClientRect())));
    }"""
    assert page.evaluate(script) >= 32


def test_the_same_again_after_the_end(rig: HostRig, opened: Opener) -> None:
    page = opened()
    page.evaluate("""async () => {
      const { sameAgain, newGame } = await import("/static/components/host/draft.js");
      window.again = (info) => { sameAgain(info); return newGame.value; };
    }""")

    def start(_: Any) -> None:
        seats = (NewSeat("Mira"), NewSeat("Jonas", bot=True))
        rig.table.host.new_game(NewGame("pirate_code", seats, ("quick",), {"occupied": "swap"}))
        rig.table.host.announce()

    rig.tell(Call(start))
    expect(page.locator(".at-agree")).to_be_visible()
    info = json.dumps(page.evaluate("async () => (await import('/static/store.js')).info.value"))
    again = page.evaluate("(info) => window.again(JSON.parse(info))", info)
    assert (again["variants"], again["options"]) == (["quick"], {"occupied": "swap"}), (
        "what the variant sets is its own"
    )
    assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [("Mira", False), ("Jonas", True)]


# ---- seats and links


def test_a_seats_code_is_shown_used_once_and_gone(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened()
    row = page.locator(".seats .s", has_text="Jonas")
    key(row, "Show the code for Jonas").click()
    picture = row.get_by_role("img", name="QR code of the link to Jonas’s seat")
    expect(picture).to_be_visible()
    assert picture.evaluate("async (e) => { await e.decode(); return e.naturalWidth; }") > 0
    expect(row.get_by_role("timer")).to_contain_text("Good for 4:")
    expect(row).to_contain_text("waits for a phone")
    key(row, "Show the code for Jonas large").click()
    dialog = page.get_by_role("dialog")
    link = dialog.locator(".seatlink").inner_text()
    assert link.startswith(rig.address)
    phone = page.context.browser.new_context().new_page()  # type: ignore[union-attr]
    phone.goto(link)
    expect(dialog).to_contain_text("The link was used: Jonas plays on a phone now.")
    page.keyboard.press("Escape")
    expect(row.locator(".linkcard")).to_have_count(0)
    expect(row).to_contain_text("on a phone")
    phone.context.close()


def test_a_link_that_is_too_old_says_so(rig: HostRig, opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    lasts = rig.access.link_lasts_s
    monkeypatch.setattr(type(rig.access), "link_lasts_s", 1.0)
    begin(rig)
    page = opened()
    row = page.locator(".seats .s", has_text="Mira")
    key(row, "Show the code for Mira").click()
    expect(row.get_by_role("timer")).to_have_text("This link is too old. Make a new one.")
    expect(row.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
    first = page.evaluate("async () => (await import('/static/store.js')).hostState.value.links.s1")
    monkeypatch.setattr(type(rig.access), "link_lasts_s", lasts)
    key(row, "Make a new link").click()
    expect(row.get_by_role("timer")).to_contain_text("Good for")
    assert page.evaluate("async () => (await import('/static/store.js')).hostState.value.links.s1") != first


def test_the_hosts_tablet_becomes_the_tables_and_goes_back(rig: HostRig, opened: Opener) -> None:
    begin(rig, agreed=False)
    page = opened()
    key(page, "Open the table’s page here").click()
    page.wait_for_selector('[data-role="table"][data-fresh="live"]')
    key(page, "Mira agrees").click()
    key(page, "Jonas agrees").click()
    expect(page.locator("h1")).to_contain_text("Mira, roll the die")
    key(page.locator(".health"), "Host").click()
    page.wait_for_selector(".at-desk")
    kept = page.evaluate("() => Object.values(localStorage).map((one) => JSON.parse(one).role)")
    assert kept == ["host"], "the table's credential is not kept beside it"
    row = page.locator(".seats .s", has_text="The table’s page")
    key(row, "Show the code for The table’s page").click()
    key(row, "Open the table’s page here").click()
    page.wait_for_selector('[data-role="table"][data-fresh="live"]')


def test_the_host_plays_on_the_own_phone_and_goes_back(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened(size="phone")
    row = page.locator(".seats .s", has_text="Jonas")
    key(row, "Show the code for Jonas").click()
    key(row, "Jonas plays on this device").click()
    page.wait_for_selector('[data-role="seat"][data-fresh="live"]')
    key(page.locator(".health"), "Host").click()
    page.wait_for_selector(".at-desk")


def test_a_seat_that_was_never_the_hosts_has_no_way_there(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened("seat", "s1")
    expect(key(page.locator(".health"), "Host")).to_have_count(0)


# ---- devices and sensors


def test_a_device_says_what_ails_it_what_helps_and_is_started_again(rig: HostRig, opened: Opener) -> None:
    rig.tell(CameraHealth("ok"))
    page = opened()
    camera = page.locator(".devs .d", has_text="Camera")
    expect(camera).to_have_text(re.compile("Camera: works"))
    expect(page.locator(".devs .d", has_text="Board")).to_contain_text("not there")
    rig.tell(CameraHealth("offline", "camera-silent"))
    expect(camera).to_contain_text("Camera gone")
    assert camera.locator("small").first.inner_text()
    expect(camera.locator(".fix")).not_to_be_empty()
    key(camera, "Start it again").click()
    rig.until(lambda: rig.camera.restarts == 1)


def test_the_sensor_test_follows_the_magnet(rig: HostRig, opened: Opener) -> None:
    rig.tell(Health("ok"), WholeBoard(frozenset(), "start", 64))
    page = opened()
    key(page, "Test the sensors").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_have_text("No sensor sees anything.")
    rig.tell(Changed((Change(10, True, 0.0),), frozenset({10})))
    expect(dialog.get_by_role("status")).to_have_text("A magnet or a piece is on c2.")
    expect(dialog.locator(".sensor.occupied")).to_have_text("c2")
    rig.tell(Cells(frozenset({0}), frozenset(), frozenset({1})))
    expect(dialog.locator(".sensor.flickering")).to_have_text("a1")
    expect(dialog).to_contain_text("These flicker and are not believed: a1.")


def test_the_sensor_test_is_shut_while_a_game_hides_its_pieces(rig: HostRig, opened: Opener) -> None:
    rig.tell(Health("ok"), WholeBoard(frozenset({5, 9}), "start", 64))
    begin(rig, "amenophis", names=("Mira", "Jonas", "Ayo"))
    page = opened()
    key(page, "Test the sensors").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("hides pieces")
    assert dialog.locator("svg.sensorfield").count() == 0
    told = page.evaluate("async () => (await import('/static/store.js')).sensors.value")
    assert (told["why"], told["occupied"], told["cells"]) == ("game", [], [])
    begin(rig)
    expect(dialog).to_contain_text("Take everything off it")


def test_a_host_who_is_not_live_sees_no_old_keys(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened(clock=True)
    rig.table.close()
    fall_silent(page, rig)
    expect(page.locator(".hostpage .nav")).to_have_count(0)
    expect(page.locator(".lost")).to_be_visible()
