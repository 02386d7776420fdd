"""The way to the referee: staleness by the page's own clock, a broker that goes and comes, links, two tabs."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest
from awaiting import await_hush, await_picture, await_settled, await_that, fall_silent, stop_the_clock
from page_rig import PageRig, free_ports
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def forgive(visitor: Any) -> None:
    """The browser itself complains of a websocket that breaks; that is what these tests do to it."""
    visitor.faults[:] = [fault for fault in visitor.faults if "WebSocket" not in fault]


def test_two_seconds_without_a_heartbeat_hatch_the_keys_and_five_make_it_stale(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    red = page.locator("button", has_text="Build red")
    stop_the_clock(page, rig)
    page.clock.run_for(1_750)
    expect(red).to_be_enabled()
    page.clock.run_for(500)  # it looks at its clock four times a second
    expect(red).to_be_disabled()
    page.clock.run_for(2_500)
    expect(red).to_be_disabled()
    page.clock.run_for(500)
    page.wait_for_selector('[data-fresh="stale"]')
    expect(page.locator(".lost")).to_contain_text("the referee has fallen silent")
    expect(page.locator(".lost")).to_contain_text("It was Mira’s turn then")
    expect(page.locator(".stamp")).to_contain_text("as it was at")
    assert page.locator(".pick").count() == 0
    assert page.locator("[role=alert]").count() == 1
    rig.beating.set()
    page.wait_for_selector('[data-fresh="live"]')
    expect(red).to_be_enabled()


def test_a_broker_that_dies_is_seen_and_all_is_back_after_it(visitors: Any, rig: PageRig) -> None:
    visitor = visitors(fresh=True)
    page = visitor.sit("table", "choice")
    pid = rig.broker.pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    page.wait_for_selector('[data-fresh="late"]')
    page.wait_for_selector('[data-fresh="live"]')
    rig.show("waiting")
    await_picture(page, rig)
    expect(page.locator("h1")).to_contain_text("Jonas, roll the die")
    expect(page.locator(".wakehint")).to_be_visible()
    forgive(visitor)


@pytest.mark.parametrize(
    ("word", "why"),
    [("stopped", "The referee was switched off."), ("offline", "The referee stopped without being told to.")],
)
def test_an_ended_referee_is_told_as_such_and_how_to_go_on(visitors: Any, rig: PageRig, word: str, why: str) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    rig.say("availability", word)
    fall_silent(page, rig)
    expect(page.locator(".lost")).to_contain_text(why)
    expect(page.locator(".todo li")).to_have_text(
        "1Ask whoever runs the table to start “referee run” again. The game is saved."
    )


def test_a_link_works_once_and_the_second_is_told_so(visitors: Any, rig: PageRig) -> None:
    rig.show("own_device")
    link = rig.claim_link("seat", "s3")
    first = visitors("phone", fresh=True).open(link)
    await_picture(first, rig)
    assert "claim" not in first.url
    second = visitors("phone", fresh=True)
    page = second.open(link)
    expect(page.get_by_role("alert")).to_contain_text("This link has been used already.")
    assert page.locator(".acts").count() == 0
    second.faults[:] = [fault for fault in second.faults if "409" not in fault]


def test_a_reload_keeps_the_seat(visitors: Any, rig: PageRig) -> None:
    page = visitors("phone", fresh=True).sit("seat", "own_device", "s3")
    page.reload()
    await_picture(page, rig)
    expect(page.locator("button", has_text="Build blue")).to_be_enabled()


def test_a_newer_link_ends_the_older_device(visitors: Any, rig: PageRig) -> None:
    visitor = visitors("phone", fresh=True)
    page = visitor.sit("seat", "own_device", "s3")
    rig.claim_link("seat", "s3")
    expect(page.get_by_role("alert")).to_contain_text("A newer link was made for this seat")
    expect(page.locator(".acts")).to_have_count(0)
    assert page.evaluate("() => localStorage.length") == 0
    forgive(visitor)


def test_the_first_state_is_live_before_the_next_heartbeat(visitors: Any, rig: PageRig) -> None:
    """Who opens the page need not wait for a beat; but one that never comes is noticed as ever."""
    rig.hush()
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    expect(page.locator("button", has_text="Build red")).to_be_enabled()
    fall_silent(page, rig)
    expect(page.locator(".lost")).to_contain_text("the referee has fallen silent")


def test_no_state_is_shown_before_one_has_come(visitors: Any, rig: PageRig) -> None:
    rig.show("choice")
    rig.link.clear(f"{rig.topics.root}/state")
    page = visitors(fresh=True).open(rig.address)
    await_settled(page)
    assert page.locator("h1").inner_text() == "Looking for the referee"
    rig.show("choice")
    await_picture(page, rig)


def test_a_broker_at_another_port_is_found_again(visitors: Any, rig: PageRig) -> None:
    """The page was told a port at which nobody is; the box knows better now."""
    rig.show("choice")
    visitor = visitors(fresh=True, clock=True)
    page = visitor.context.new_page()
    session = {"table": "table", "ws_port": free_ports(1)[0], "ws_path": "/", "version": "0.1.0"}
    page.route("**/session.json", lambda route: route.fulfill(json=session))
    page.goto(rig.address)
    page.wait_for_selector('[data-fresh="connecting"]')
    page.clock.run_for(6_000)
    page.wait_for_selector('[data-fresh="stale"]')
    expect(page.locator(".lost")).to_contain_text("its news do not come through")
    page.unroute("**/session.json")
    await_picture(page, rig)
    expect(page.locator("h1")).to_contain_text("Mira, choose")


def test_a_page_that_loses_the_box_says_so_and_a_device_without_network_too(visitors: Any, rig: PageRig) -> None:
    visitor = visitors(fresh=True, clock=True)
    page = visitor.sit("table", "choice")
    visitor.context.set_offline(True)
    await_that(page, "async () => (await import('/static/store.js')).link.value.state === 'down'")
    page.clock.run_for(5_250)
    page.wait_for_selector('[data-fresh="stale"]')
    expect(page.locator(".lost")).to_contain_text("This device has no network.")
    visitor.context.set_offline(False)
    await_picture(page, rig)
    visitor.faults.clear()


def test_a_command_that_was_given_up_never_acts_later(visitors: Any, rig: PageRig) -> None:
    visitor = visitors(fresh=True)
    page = visitor.sit("table", "choice")
    page.locator("button", has_text="Build red").click()
    first = rig.next_command()
    page.evaluate("""async () => {
      const { sent } = await import("/static/commands.js");
      const [id] = Object.keys(sent.value);
      sent.value = { [id]: { ...sent.value[id], tries: 5 } };
    }""")
    pid = rig.broker.pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    expect(page.locator(".notice.refused")).to_contain_text("No answer came.")
    page.wait_for_selector('[data-fresh="live"]')
    while not rig.commands.empty():
        assert rig.commands.get_nowait() == first, "what was on its way may arrive twice, under its own id"
    assert rig.stays_quiet()
    forgive(visitor)


def test_a_way_that_broke_without_a_word_is_tried_anew(visitors: Any, rig: PageRig) -> None:
    """The link looks up, but nothing comes: after a while the page opens another one."""
    visitor = visitors(fresh=True, clock=True)
    page = visitor.sit("table", "choice")
    up_since = "async () => (await import('/static/store.js')).link.value.since"
    before = page.evaluate(up_since)
    await_hush(page, rig)
    page.clock.run_for(8_250)
    await_that(page, f"async (old) => (await ({up_since})()) > old", before)
    rig.beating.set()
    await_picture(page, rig)
    forgive(visitor)


def test_a_page_that_finds_no_referee_says_so(visitors: Any, rig: PageRig) -> None:
    rig.show("choice")
    visitor = visitors(fresh=True)
    page = visitor.context.new_page()
    page.route("**/session.json", lambda route: route.abort())
    page.goto(rig.address)
    expect(page.locator("h1")).to_contain_text("Looking for the referee")
    expect(page.locator("h1")).to_contain_text("No referee found yet")
    page.unroute("**/session.json")
    await_picture(page, rig)
