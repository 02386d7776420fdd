"""Who sits where: the host's games and links, bots, and a person who takes a bot's seat."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import await_picture
from page_rig import PageRig, load_scene
from playwright.sync_api import Page, expect

from service.web.qr import qr_svg

pytestmark = pytest.mark.browser


def key(page: Page, words: str) -> Any:
    return page.locator("button", has_text=words)


OFFERED = [
    {
        "id": "ufo_attack",
        "text": {"en": "UFO Attack"},
        "seats": [2, 4],
        "colours": ["purple", "orange", "lime", "tan"],
        "variants": [
            {"name": "alien_invasion", "text": {"en": "Alien invasion"}, "seats": [], "needs": [], "excludes": []}
        ],
        "rulesets": [{"name": "ufo_attack_quick", "title": "Quick game", "source": "a house rule"}],
    },
    {
        "id": "night_watch",
        "text": {"en": "Night watch"},
        "seats": [2, 3],
        "colours": ["red", "blue", "green"],
        "variants": [],
        "rulesets": [],
    },
]


def test_the_host_starts_a_game_pauses_it_and_makes_links(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("host", "no_game")
    rig.say("host/state", {"seq": 7, "open": None, "games": [], "links": {}, "offered": OFFERED})
    start = key(page, "Set up the game")
    expect(start).to_be_disabled()
    page.get_by_label("Player 1").fill("Mira")
    page.get_by_label("Player 2").fill("Jonas")
    key(page, "Alien invasion").click()
    start.click()
    command = rig.next_command()
    seats = [{"name": "Mira"}, {"name": "Jonas"}]
    wanted = {"act": "new_game", "game": "ufo_attack", "variants": ["alien_invasion"], "seats": seats}
    assert (command.sender, json.loads(command.action)) == ("host", wanted)
    rig.reply(command)
    rig.show("choice")
    await_picture(page, rig)
    key(page, "Pause").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "pause"}
    rig.reply(command)


def test_the_host_starts_any_game_by_a_named_ruleset(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("host", "no_game")
    rig.say("host/state", {"seq": 7, "open": None, "games": [], "links": {}, "offered": OFFERED})
    key(page, "Night watch").click()
    expect(page.get_by_label("Player 3")).to_be_visible()
    expect(page.get_by_label("Player 4")).to_have_count(0)
    expect(key(page, "Alien invasion")).to_have_count(0)
    key(page, "UFO Attack").click()
    key(page, "Alien invasion").click()
    key(page, "Quick game").click()
    page.get_by_label("Player 1").fill("Mira")
    page.get_by_label("Player 4").fill("Jonas")
    key(page, "Set up the game").click()
    command = rig.next_command()
    seats = [{"name": "Mira"}, {"name": "Jonas"}]
    assert json.loads(command.action) == {
        "act": "new_game",
        "game": "ufo_attack",
        "seats": seats,
        "ruleset": "ufo_attack_quick",
    }
    rig.reply(command)


def test_the_host_makes_a_seats_link_as_a_code_that_grows_old(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("host", "choice")
    rig.say("host/state", {"seq": 7, "open": "g1", "games": [], "links": {}, "codes": {}})
    page.locator(".seatlinks .key", has_text="Jonas").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "seat_link", "seat": "s2"}
    rig.reply(command)
    link = "http://referee.test/#claim=x"
    code = {"qr": qr_svg(link), "made": None, "lasts_s": 3.0}
    rig.say("host/state", {"seq": 8, "open": "g1", "games": [], "links": {"s2": link}, "codes": {"s2": code}})
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".seatlink")).to_have_text(link)
    picture = dialog.get_by_role("img", name="QR code of the link to Jonas’s seat")
    assert picture.evaluate("async (e) => { await e.decode(); return e.naturalWidth; }") > 0
    expect(dialog.get_by_role("timer")).to_contain_text("Good for 0:0")
    expect(dialog.get_by_role("timer")).to_contain_text("too old")
    expect(picture).to_have_count(0)
    key(page, "Make a new link").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "seat_link", "seat": "s2"}
    rig.reply(command)


def with_bots(*seats: str) -> dict[str, Any]:
    """The written choice, where bots play some seats."""
    scene = load_scene("choice")
    for seat in scene["topics"]["info"]["seats"]:
        seat["bot"] = seat["id"] in seats
    return scene


def test_a_bot_has_no_keys_here_until_a_person_sits_down(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    rig.show(with_bots("s1"))
    await_picture(page, rig)
    expect(page.locator("h1")).to_have_text("Mira is thinking")
    assert page.locator(".pick").count() == 0
    key(page, "Sit down as Mira").click()
    command = rig.next_command()
    assert (json.loads(command.action), command.seat) == ({"act": "take_seat"}, "s1")
    rig.reply(command)
    rig.show("choice")
    await_picture(page, rig)
    expect(key(page, "Build red")).to_be_enabled()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_where_only_bots_play_each_seat_can_be_taken(visitors: Any, rig: PageRig, size: str) -> None:
    page = visitors(size).sit("table", "choice")
    rig.show(with_bots("s1", "s2", "s3", "s4"))
    await_picture(page, rig)
    expect(page.locator(".freeseats .key")).to_have_count(3)  # Ayo’s has a phone
    assert page.locator(".acts").count() == 0, "nobody sits here who could undo"
    page.locator(".freeseats .key", has_text="Lin").click()
    command = rig.next_command()
    assert (json.loads(command.action), command.seat) == ({"act": "take_seat"}, "s4")
    rig.reply(command)


def test_a_spectator_sees_who_is_a_bot_and_gets_no_keys(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("spectator", "choice")
    rig.show(with_bots("s1", "s2"))
    await_picture(page, rig)
    assert page.locator(".board use[href='#u-bot']").count() == 2
    page.locator(".health").get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog").locator("li", has_text="Jonas")).to_contain_text("a bot plays")
    assert page.get_by_role("dialog").locator("[data-act=take_seat]").count() == 0
    expect(page.get_by_role("dialog")).to_contain_text("Ask the host")
