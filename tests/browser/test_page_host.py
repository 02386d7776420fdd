"""The host's page at a real table: a new game from the box to the first roll, the desk, seats, devices, sensors."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from host_rig import HostRig, begin, choose, each_step, go_on, host_rig, key, name_players
from page_rig import FIXTURES, WAIT_S
from playwright.sync_api import Browser, Locator, Page, expect
from test_page_looks import CUT_OFF, SMALL_TARGETS, SMALL_WORDS, axe, settle

from firmware_bridge.events import Cells, Change, Changed, Health, WholeBoard
from service.session.actions import NewGame, NewSeat
from service.table.inputs import Call
from vision.events import CameraHealth

pytestmark = [pytest.mark.browser, pytest.mark.broker]

SIZES = {"tablet": (1280, 800), "upright": (800, 1280), "phone": (390, 844), "wall": (3840, 2160)}
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def rig() -> Iterator[HostRig]:
    with host_rig() as rig:
        yield rig


Opener = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, rig: HostRig) -> Iterator[Opener]:
    """Opens a page by a link, in a browser of its own; none of them may have met a fault."""
    faults: list[str] = []
    contexts = []

    def open_page(role: str = "host", seat: str | None = None, size: str = "tablet", **more: Any) -> Page:
        width, height = SIZES[size]
        contexts.append(browser.new_context(viewport={"width": width, "height": height}, **more))
        page = contexts[-1].new_page()
        page.set_default_timeout(WAIT_S * 1000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.type in ("error", "warning") else None)
        page.goto(rig.claim_link(role, seat))
        page.wait_for_selector(".hostpage .nav" if role == "host" else '[data-fresh="live"]')
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def seat_row(page: Page, number: int) -> Locator:
    return page.locator(".seatrow").nth(number - 1)


def option(page: Page, title: str) -> Locator:
    return page.locator(".row", has=page.get_by_text(title, exact=True))


def to_rules(page: Page, game: str = "UFO Attack", names: tuple[str, ...] = ("Mira", "Jonas")) -> None:
    choose(page, game)
    go_on(page)
    name_players(page, *names)
    go_on(page)
    expect(page.get_by_role("heading", name="Your game, your rules")).to_be_visible()


def header(rig: HostRig) -> Any:
    assert rig.table.game.session is not None
    return rig.table.game.session.header


# ---- the wizard


def test_a_game_is_put_together_agreed_to_and_played(rig: HostRig, opened: Opener) -> None:
    page = opened()
    expect(page.get_by_role("navigation", name="Step 1 of 6")).to_be_visible()
    choose(page, "UFO Attack")
    go_on(page)
    name_players(page, "Mira", "Jonas", "Ayo", "")
    key(seat_row(page, 3), "Phone").click()
    key(seat_row(page, 4), "Bot").click()
    key(seat_row(page, 2), "Colour of Jonas: orange").click()
    key(seat_row(page, 2), re.compile("^tan")).click()
    key(page, "Jonas is younger: one place up").click()
    go_on(page)
    page.get_by_role("switch", name="Alien invasion").click()
    key(option(page, "Modules for a launch"), "one less").click()
    expect(option(page, "Modules for a launch")).to_contain_text("yours")
    expect(option(page, "Modules for a launch")).to_contain_text("The booklet says 7")
    expect(option(page, "Modules of each colour")).to_contain_text("assumed")
    expect(option(page, "Launching is a choice")).to_contain_text("German: no.")
    option(page, "Who begins").get_by_role("combobox").select_option("Mira")
    go_on(page)
    expect(page.locator(".diefaces li")).to_have_count(5)
    expect(page.locator(".box").first).to_contain_text("The camera reads this die.")
    go_on(page)
    told = page.locator(".parts")
    for words in ("UFO Attack", "Jonas", "on a phone", "Bot 4", "Alien invasion", "Modules for a launch: 6"):
        expect(told).to_contain_text(words)
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    made = header(rig)
    assert [(seat.name, seat.colour) for seat in made.seats] == [
        ("Jonas", "tan"),
        ("Mira", "purple"),
        ("Ayo", "lime"),
        ("Bot 4", "orange"),
    ]
    assert (made.variants, made.options, made.bots) == (
        ("alien_invasion",),
        {"modules_to_launch": 6, "first_seat": 1},
        ("s4",),
    )
    assert [rig.access.own_device(seat) for seat in ("s1", "s2", "s3", "s4")] == [False, False, True, False]

    rows = page.locator(".seats .s")
    expect(rows.nth(0)).to_contain_text("has to agree, at the tablet")
    expect(rows.nth(2)).to_contain_text("has to agree, on the phone")
    table = opened("table")
    key(table, "Jonas agrees").click()
    expect(rows.nth(0)).not_to_contain_text("agree")
    key(table, "Mira agrees").click()
    key(opened("seat", "s3"), "Ayo agrees").click()
    expect(page.locator(".at-desk")).to_be_visible()
    expect(rows.nth(1)).to_contain_text("turn")


def test_going_back_loses_nothing(opened: Opener) -> None:
    page = opened()
    to_rules(page, names=("Mira", "Jonas", "Ayo"))
    page.get_by_role("switch", name="First to 12 points").click()
    key(option(page, "In a row for a bonus"), "one more").click()
    key(page, "Back: Seats").click()
    expect(page.get_by_label("Name of player 3", exact=True)).to_have_value("Ayo")
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    expect(page.get_by_role("radio", name=re.compile("^UFO Attack"))).to_be_checked()
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("switch", name="First to 12 points")).to_be_checked()
    expect(option(page, "In a row for a bonus").locator("output")).to_have_text("4")


def test_another_game_keeps_the_players_and_takes_its_own_colours_and_rules(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page, names=("Mira", "Jonas"))
    page.get_by_role("switch", name="Alien invasion").click()
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    choose(page, "Lunar Command")
    for _ in range(4):
        go_on(page)
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    made = header(rig)
    assert (made.game, made.variants, made.options) == ("lunar_command", (), {})
    assert [(seat.name, seat.colour) for seat in made.seats] == [("Mira", "orange"), ("Jonas", "lime")]


def test_rules_with_a_name_keep_it_until_one_of_them_is_changed(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page)
    expect(page.locator(".beginning")).to_contain_text("The referee’s reading")
    key(page, "Others…").click()
    key(page, re.compile("^German booklet")).click()
    expect(page.locator(".beginning > .line")).to_contain_text("LEGO 3846, rules in German, 2010")
    expect(option(page, "The bonus is a choice").locator("[aria-pressed=true]")).to_have_text("yes")
    expect(option(page, "The bonus is a choice")).not_to_contain_text("yours")
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    assert (header(rig).ruleset, header(rig).edition) == ("German booklet", "de")

    key(page, "Change it: another new game").click()
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    key(option(page, "Bonus before the top"), "no").click()
    expect(page.locator(".beginning")).to_contain_text("Rules of your own")
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    first = header(rig).game_id
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    assert header(rig).game_id != first
    assert (header(rig).ruleset, header(rig).edition) == ("", "de")
    assert header(rig).options == {"bonus_before_top": False}


# ---- what cannot be


def test_what_is_missing_is_said_and_nothing_goes_on(opened: Opener) -> None:
    page = opened()
    on = page.locator(".nav .main")
    expect(on).to_be_disabled()
    expect(page.locator(".whynot")).to_have_text("Choose a game first.")
    choose(page, "UFO Attack")
    go_on(page)
    expect(on).to_be_disabled()
    expect(page.locator(".whynot")).to_have_text("Player 1 has no name yet.")
    name_players(page, "Mira", "  ")
    expect(page.locator(".whynot")).to_have_text("Player 2 has no name yet.")
    expect(key(page, "Mira does not play")).to_be_disabled()
    name_players(page, "Mira", "Jonas", "Ayo", "Lin")
    expect(key(page, "One more player")).to_have_count(0)
    expect(on).to_be_enabled()
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    choose(page, "Aménophis")
    go_on(page)
    name_players(page, "Mira", "Jonas", "Ayo", "Lin", "Noor")
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    choose(page, "UFO Attack")
    go_on(page)
    expect(page.locator(".whynot")).to_have_text("2 to 4 can play; 5 are here.")


def test_variants_say_what_stands_in_their_way(opened: Opener) -> None:
    page = opened()
    to_rules(page, "Ramses Pyramid", ("Mira", "Jonas", "Ayo", "Lin"))
    teams = page.get_by_role("switch", name="Teams")
    king = page.get_by_role("switch", name="All against the king")
    teams.click()
    expect(king).to_be_disabled()
    expect(page.locator(".var", has=king)).to_contain_text("Not together with Teams.")
    key(page, "Back: Seats").click()
    key(page, "Lin does not play").click()
    go_on(page)
    expect(page.locator(".whynot")).to_have_text("Teams: For 4 players; you are 3.")
    expect(page.locator(".nav .main")).to_be_disabled()
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    expect(key(page, "Set up the game")).to_be_disabled()
    expect(page.locator(".parts")).to_contain_text("Teams: For 4 players; you are 3.")
    key(page, "Change: Rules").click()
    teams.click()
    expect(page.locator(".nav .main")).to_be_enabled()
    expect(teams).to_be_disabled()


def test_options_say_which_variant_has_taken_their_place(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page)
    key(option(page, "Modules for a launch"), "one less").click()
    page.get_by_role("switch", name="First to 12 points").click()
    expect(option(page, "Modules for a launch")).to_contain_text("Does nothing with First to 12 points")
    expect(option(page, "Points to win")).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    assert (header(rig).variants, header(rig).options) == (("first_to_12",), {})


def test_numbers_stay_within_their_range_and_never_is_below_the_least(opened: Opener) -> None:
    page = opened()
    to_rules(page)
    row = option(page, "In a row for a bonus")
    for wanted in ("2", "0"):
        key(row, "one less").click()
        expect(row.locator("output")).to_have_text(wanted)
    expect(key(row, "one less")).to_be_disabled()
    for wanted in ("2", "3", "4", "5"):
        key(row, "one more").click()
        expect(row.locator("output")).to_have_text(wanted)
    expect(key(row, "one more")).to_be_disabled()
    key(page, "All as at the start").click()
    expect(row.locator("output")).to_have_text("3")


def test_a_refusal_of_the_referee_is_shown_in_words_and_the_input_stays(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page)
    modules, launch = option(page, "Modules of each colour"), option(page, "Modules for a launch")
    for _ in range(3):
        key(modules, "one less").click()
    for _ in range(8):
        key(launch, "one more").click()
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    key(page, "Set up the game").click()
    expect(page.locator(".notice.refused")).to_contain_text("is more than the 8 modules")
    assert rig.table.game.session is None
    key(page, "Change: Rules").click()
    expect(launch.locator("output")).to_have_text("15")


def test_a_clause_opens_its_text_before_there_is_a_game(opened: Opener) -> None:
    page = opened()
    to_rules(page)
    key(option(page, "In a row for a bonus"), "Clause UA-4.4: open the ruling").click()
    expect(page.get_by_role("dialog")).to_contain_text("exactly three of its colour")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_players_of_last_time_are_offered(rig: HostRig, opened: Opener) -> None:
    begin(rig, names=("Mira", "Jonas", "Ayo"))
    page = opened()
    key(page, "New game").click()
    choose(page, "Pirate Code")
    go_on(page)
    key(page, "As last time: Mira, Jonas, Ayo").click()
    expect(page.get_by_label("Name of player 3", exact=True)).to_have_value("Ayo")
    for _ in range(3):
        go_on(page)
    expect(page.locator(".step-check")).to_contain_text("The game on the table is put by. It stays saved.")


def test_the_wizard_works_by_keyboard_alone(rig: HostRig, opened: Opener) -> None:
    page = opened()

    def reach(wanted: Locator) -> None:
        for _ in range(80):
            if wanted.evaluate("(e) => e === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("the key is not reached by Tab")

    reach(page.get_by_role("radio").first)
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^UFO Attack"))).to_be_checked()
    for step in range(4):
        if step == 1:
            for number, name in enumerate(("Mira", "Jonas"), 1):
                reach(page.get_by_label(f"Name of player {number}", exact=True))
                page.keyboard.type(name)
        if step == 2:
            reach(page.get_by_role("switch", name="Alien invasion"))
            page.keyboard.press("Space")
        reach(page.locator(".nav .main"))
        page.keyboard.press("Enter")
    reach(key(page, "Set up the game"))
    page.keyboard.press("Enter")
    expect(page.locator(".at-agree")).to_be_visible()
    assert header(rig).variants == ("alien_invasion",)


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
    rig.tell()
    assert rig.store.numbers() == []


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
    monkeypatch.setattr(type(rig.access), "link_lasts_s", 2.0)
    begin(rig)
    page = opened()
    row = page.locator(".seats .s", has_text="Mira")
    key(row, "Show the code for Mira").click()
    expect(row.get_by_role("timer")).to_have_text("This link is too old. Make a new one.")
    expect(row.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
    first = page.evaluate("async () => (await import('/static/store.js')).hostState.value.links.s1")
    key(row, "Make a new link").click()
    expect(row.get_by_role("timer")).to_contain_text("Good for")
    assert page.evaluate("async () => (await import('/static/store.js')).hostState.value.links.s1") != first


def test_the_hosts_tablet_becomes_the_tables_and_goes_back(rig: HostRig, opened: Opener) -> None:
    begin(rig, agreed=False)
    page = opened()
    key(page, "The table’s page, here").click()
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
    key(row, "Open it on this device").click()
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
    rig.tell()
    assert rig.camera.restarts == 1


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


# ---- looks


def faults_of(page: Page) -> dict[str, Any]:
    settle(page)
    return {
        "wider than the screen": page.evaluate(WIDER) > 0,
        "cut off": page.evaluate(CUT_OFF),
        "small targets": page.evaluate(SMALL_TARGETS),
        "small words": page.evaluate(SMALL_WORDS),
    }


@pytest.mark.parametrize("size", list(SIZES))
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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
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


def test_a_host_who_is_not_live_sees_no_old_keys(rig: HostRig, opened: Opener) -> None:
    begin(rig)
    page = opened()
    rig.beating.clear()
    rig.table.close()
    page.wait_for_selector('[data-fresh="stale"]')
    expect(page.locator(".hostpage .nav")).to_have_count(0)
    expect(page.locator(".lost")).to_be_visible()
