"""Who sits where: the host's games and links, bots, and a person who takes a bot's seat."""

from __future__ import annotations

import json
from typing import Any

import pytest
from awaiting import await_picture
from page_rig import PageRig, load_scene
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def key(page: Page, words: str) -> Any:
    return page.locator("button", has_text=words)


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
