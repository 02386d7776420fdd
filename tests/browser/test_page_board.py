"""The board with sensors on the page, on states that the service itself has made: who reads what, who can do what."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from awaiting import await_drawn, await_news, await_picture, await_that, hold, settle
from board_scenes import AYO, JONAS, MUMMY, BoardRig, ask, ayos_turn, foul, guide, left_out, mummy_off
from looks import CUT_OFF, SMALL_TARGETS, SMALL_WORDS, axe
from page_rig import PageRig
from playwright.sync_api import Page, expect
from replayed import scene_of

pytestmark = pytest.mark.browser

SECRET = "only Jonas may read this"
SECRETS = {
    "board-now": {
        "text": {"en": f"A foul that {SECRET}."},
        "how_to_fix": {"en": f"A way out that {SECRET}."},
        "kind": "foul",
        "puts": [{"piece": "seat:s2", "cell": "q7", "text": {"en": f"Put Jonas on q7: {SECRET}."}}],
        "clear": ["q8"],
        "cells": ["q9"],
    },
    "board-cells": {"text": {"en": f"Left out: q6; {SECRET}."}, "how_to_fix": {"en": SECRET}, "cells": ["q6"]},
    "board-line": {"text": {"en": f"A line: {SECRET}."}, "how_to_fix": {"en": SECRET}},
}


@pytest.fixture
def board(tmp_path: Path, rig: PageRig) -> Iterator[BoardRig]:
    for seat in (MUMMY, JONAS, AYO):  # all sit at the tablet
        rig.access.set_own_device(seat, False)
    table = BoardRig(tmp_path)
    table.table.restore()  # as at a start, which tells the host what there is
    table.deal()
    yield table
    table.journal.close()
    rig.access.set_own_device(AYO, False)


def open_on(visitors: Any, rig: PageRig, board: BoardRig, role: str, seat: str | None = None, **look: Any) -> Page:
    """A fresh page on what the service has published; a shared tablet begins with the hand-over."""
    rig.show(scene_of(board))
    page: Page = visitors(fresh=True, **look).open(rig.address if role == "spectator" else rig.claim_link(role, seat))
    page.wait_for_selector(".handover" if role == "table" else '[data-fresh="live"]')
    page.locator(".noboard.coming").wait_for(state="detached")
    if role == "host":
        page.locator(".peek").wait_for()  # the small board at the desk, which is fetched too
    await_news(page, rig)
    return page


def whole(page: Page) -> str:
    """Everything that stands on the page, seen or not, but the time of day. Keys are others while it is not live."""
    html: str = page.evaluate("""async () => {
      const { freshness } = await import("/static/store.js");
      const frame = () => new Promise(requestAnimationFrame);
      do {
        await frame();
        await frame();
      } while (freshness.value !== "live");
      const copy = document.documentElement.cloneNode(true);
      for (const each of copy.querySelectorAll("time, .when")) each.remove();
      return copy.outerHTML;
    }""")
    return html


def stored(page: Page) -> dict[str, list[str]]:
    """Seat -> the alerts that the page has in its store."""
    found: dict[str, list[str]] = page.evaluate("""async () => {
      const { seatAlerts } = await import("/static/store.js");
      return Object.fromEntries(Object.entries(seatAlerts.value).map(([seat, all]) => [seat, Object.keys(all).sort()]));
    }""")
    return found


def await_secrets(page: Page, rig: PageRig, alerts: dict[str, Any]) -> None:
    """Tells Jonas's seat these alerts, and waits until the page has them in its store."""
    for alert, payload in alerts.items():
        rig.say(f"seat/{JONAS}/alert/{alert}", payload)
    await_that(
        page,
        """async (ids) => {
          const { seatAlerts } = await import("/static/store.js");
          return ids.every((id) => seatAlerts.value.s2?.[id]);
        }""",
        list(alerts),
    )
    await_drawn(page)


# ---- secrecy


def give_secrets(page: Page) -> None:
    """Puts Jonas's alerts into the store of a page that its rights would never let them reach."""
    page.evaluate(
        """async (alerts) => {
          const { receive } = await import("/static/store.js");
          const bytes = (what) => new TextEncoder().encode(JSON.stringify(what));
          for (const [id, alert] of Object.entries(alerts)) receive(`seat/s2/alert/${id}`, bytes(alert));
        }""",
        SECRETS,
    )


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_shared_tablet_tells_nothing_of_a_seats_alerts(
    visitors: Any, rig: PageRig, board: BoardRig, size: str
) -> None:
    """Neither as it is handed over, nor in the hands of their own seat: not a letter, not a count, not a key more."""
    page = open_on(visitors, rig, board, "table", size=size)
    before = whole(page)
    await_secrets(page, rig, SECRETS)
    assert stored(page)[JONAS] == sorted(SECRETS)
    assert whole(page) == before
    for path in [f"seat/{JONAS}/alert/{alert}" for alert in SECRETS]:
        rig.link.clear(f"{rig.topics.root}/{path}")
    await_that(
        page, "async () => Object.keys((await import('/static/store.js')).seatAlerts.value.s2 ?? {}).length === 0"
    )
    hold(page, "Jonas")
    before = whole(page)
    await_secrets(page, rig, SECRETS)
    assert whole(page) == before
    assert SECRET not in before


def test_a_seats_alerts_show_on_a_shared_tablet_while_its_key_is_held(
    visitors: Any, rig: PageRig, board: BoardRig
) -> None:
    page = open_on(visitors, rig, board, "table")
    hold(page, "Jonas")
    await_secrets(page, rig, SECRETS)
    key = page.locator(".secrets .key.wide")
    key.dispatch_event("pointerdown")
    expect(page.locator(".heldboard .onboard.foul")).to_contain_text(SECRET)
    expect(page.locator(".heldboard")).to_contain_text("Left out: q6")
    assert page.locator(".heldboard [role=alert], .heldboard [role=status], .heldboard [aria-live]").count() == 0
    assert page.locator(".heldboard button").count() == 0, "a finger is on the key, so there is nothing to press"
    key.dispatch_event("pointerup")
    expect(page.locator(".heldboard")).to_have_count(0)
    assert SECRET not in whole(page)


def test_whoever_holds_the_tablet_next_does_not_read_the_last_ones_alerts(
    visitors: Any, rig: PageRig, board: BoardRig
) -> None:
    ayos_turn(board)
    page = open_on(visitors, rig, board, "table")
    hold(page, "Ayo")
    await_secrets(page, rig, SECRETS)
    assert SECRET not in whole(page)
    page.locator(".secrets .key.wide").dispatch_event("pointerdown")
    expect(page.locator(".heldboard")).to_contain_text("Nothing to do on the board.")
    assert SECRET not in whole(page)


@pytest.mark.parametrize(("role", "seat"), [("spectator", None), ("host", None), ("seat", MUMMY), ("seat", AYO)])
def test_no_other_view_shows_a_seats_alerts_even_if_it_had_them(
    visitors: Any, rig: PageRig, board: BoardRig, role: str, seat: str | None
) -> None:
    page = open_on(visitors, rig, board, role, seat)
    before = whole(page)
    give_secrets(page)
    assert stored(page)[JONAS] == sorted(SECRETS)
    assert whole(page) == before
    assert SECRET not in before


def test_the_count_of_alerts_tells_nothing_either(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    plain = {"text": {"en": "Something is wrong."}, "how_to_fix": {"en": "Mend it."}}
    page = open_on(visitors, rig, board, "spectator")
    own = open_on(visitors, rig, board, "seat", JONAS)
    for number in range(3):
        rig.say(f"alert/plain-{number}", plain)
        rig.say(f"seat/{JONAS}/alert/own-{number}", plain)
    expect(page.locator(".alerts .more")).to_have_text("One more alert")
    expect(own.locator(".alerts .more")).to_have_text("4 more alerts")
    give_secrets(page)
    expect(page.locator(".alerts .more")).to_have_text("One more alert")


def test_whoever_loses_a_seat_forgets_its_alerts(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    foul(board)
    page = open_on(visitors, rig, board, "seat", JONAS)
    expect(page.locator(".onboard.foul")).to_be_visible()
    page.evaluate("async () => (await import('/static/store.js')).forgetSeats()")
    expect(page.locator(".onboard")).to_have_count(0)
    assert stored(page) == {}


# ---- what the seat reads and does


def test_pieces_to_be_put_right_are_a_quiet_list(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    guide(board)
    page = open_on(visitors, rig, board, "seat", JONAS)
    panel = page.locator("[role=status] .onboard.guide")
    expect(panel.locator("li").first).to_contain_text("Put Jonas on a6.")
    expect(panel.locator(".piecechip use[href='#g-red']")).to_have_count(1)
    expect(panel.locator(".cellchip").first).to_have_text("a6")
    expect(panel.locator("li", has_text="Nothing should stand on b1.")).to_have_count(1)
    assert panel.locator("button").count() == 0, "nothing is wrong with the sensors"
    guide_again = page.locator(".onboard").evaluate("(e) => getComputedStyle(e, '::before').content")
    assert guide_again == "none", "the stripes are for what is wrong"


def test_a_question_has_its_answer_beside_it(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    ask(board)
    page = open_on(visitors, rig, board, "seat", JONAS)
    panel = page.locator("[role=status] .onboard.ask")
    expect(panel).to_contain_text("Jonas is back on a6. Was that the whole move?")
    answer = panel.locator("button")
    expect(answer).to_have_text("To a6")
    assert page.locator(".choices button", has_text="To a6").count() == 0, "once is enough"
    assert page.locator(".choices button").count() > 0
    answer.click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "go", "to": "a6"}
    rig.reply(command)


def test_a_question_to_another_has_no_key_here(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    ask(board)
    page = open_on(visitors, rig, board, "seat", AYO)
    expect(page.locator(".onboard.ask")).to_contain_text("Jonas is back on a6")
    assert page.locator(".onboard.ask button").count() == 0


def test_on_a_shared_tablet_no_key_stands_out_by_a_question(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    ask(board)
    page = open_on(visitors, rig, board, "table")
    hold(page, "Jonas")
    keys = page.locator(".choices button")
    expect(keys.filter(has_text="To a6")).to_have_count(1)
    assert len(set(keys.evaluate_all("(all) => all.map((one) => one.className)"))) == 1


def test_a_foul_is_spoken_at_once_and_a_sensor_is_left_out_on_a_second_press(
    visitors: Any, rig: PageRig, board: BoardRig
) -> None:
    foul(board)
    page = open_on(visitors, rig, board, "seat", JONAS)
    panel = page.locator("[role=alert] .onboard.foul")
    expect(panel).to_contain_text("Put it right")
    expect(panel.locator("header use[href='#m-foul']")).to_have_count(1)
    expect(panel.get_by_role("button")).to_have_count(2)
    leave = panel.get_by_role("button", name="The sensor of h1 is wrong")
    leave.focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("Then play without the sensor there")
    expect(panel.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(leave).to_be_focused()
    leave.click()
    panel.get_by_role("button", name="Play without it").click()
    command = rig.next_command()
    assert (command.sender, json.loads(command.action)) == (JONAS, {"act": "mask_cell", "cell": "h1"})
    rig.reply(command)
    assert rig.stays_quiet()


def test_a_sensor_that_was_left_out_is_taken_in_again(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    left_out(board)
    page = open_on(visitors, rig, board, "seat", JONAS)
    panel = page.locator(".leftout")
    expect(panel).to_contain_text("d4 and h1")
    panel.get_by_role("button", name="Use it again d4").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "mask_cell", "cell": "d4", "masked": False}
    rig.reply(command)


def test_a_flickering_sensor_is_told_without_a_key(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    page = open_on(visitors, rig, board, "seat", JONAS)
    rig.say(f"seat/{JONAS}/alert/board-cells", {"text": {"en": "Left out: h1."}, "how_to_fix": {"en": "Tap."}})
    expect(page.locator(".leftout")).to_contain_text("Left out: h1.")
    assert page.locator(".leftout button").count() == 0


@pytest.mark.parametrize(("words", "masked"), [("Play without it", True), ("Use it again", False)])
def test_on_a_shared_tablet_a_sensor_is_named_in_words(
    visitors: Any, rig: PageRig, board: BoardRig, words: str, masked: bool
) -> None:
    page = open_on(visitors, rig, board, "table")
    hold(page, "Jonas")
    page.locator(".secrets").get_by_role("button", name="A sensor is wrong").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Cell").fill("h1")
    sheet.get_by_role("button", name=words).click()
    command = rig.next_command()
    assert (command.sender, command.seat) == ("table", JONAS)
    assert json.loads(command.action) == {"act": "mask_cell", "cell": "h1", "masked": masked}
    rig.reply(command)
    expect(sheet).to_have_count(0)


def test_without_a_board_nobody_is_asked_about_sensors(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    scene = scene_of(board)
    del scene["topics"]["device/board"]
    rig.show(scene)
    page = visitors(fresh=True).open(rig.claim_link("table"))
    hold(page, "Jonas")
    expect(page.locator(".secrets")).to_have_count(1)
    assert "A sensor is wrong" not in whole(page)


# ---- what everybody reads


@pytest.mark.parametrize(
    ("role", "seat", "keys"),
    [("spectator", None, 0), ("table", None, 0), ("host", None, 0), ("seat", MUMMY, 0), ("seat", AYO, 1)],
)
def test_everybody_reads_that_the_mummys_piece_is_off_her_way(
    visitors: Any, rig: PageRig, board: BoardRig, role: str, seat: str | None, keys: int
) -> None:
    """Who sees the board can leave the sensor out; the mummy does not, and the others only look on."""
    mummy_off(board)
    page = open_on(visitors, rig, board, role, seat)
    if role == "table":
        hold(page, "Jonas")
    panel = page.locator("[role=alert] .onboard.foul", has_text="the mummy is on e8")
    expect(panel).to_have_count(1)
    expect(panel.locator("li")).to_contain_text("Put Mira on e8.")
    expect(panel.locator(".piecechip use[href='#g-tan']")).to_have_count(1)
    expect(panel.get_by_role("button")).to_have_count(keys)


def test_the_board_is_a_device_like_the_others(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    page = open_on(visitors, rig, board, "spectator")
    dot = page.locator(".devices span", has_text="board")
    expect(dot.locator("use[href='#u-h-ok']")).to_have_count(1)
    out = {"en": "The cable is out."}
    rig.say("device/board", {"state": "offline", "reason": out["en"], "since": None, "text": out})
    rig.say("alert/board", {"text": out, "how_to_fix": {"en": "Plug it in."}})
    expect(page.locator(".alerts")).to_contain_text("Plug it in.")
    page.get_by_role("button", name="board gone").click()
    expect(page.get_by_role("dialog")).to_contain_text("The cable is out.")


def test_what_the_board_says_is_not_said_twice_as_loud(visitors: Any, rig: PageRig, board: BoardRig) -> None:
    """The ruling of a foul is black as long as nothing else says the same; it tells how it was judged."""
    foul(board)
    page = open_on(visitors, rig, board, "seat", JONAS)
    expect(page.locator(".onboard.foul")).to_have_count(1)
    expect(page.locator(".ruling.echo header use[href='#m-foul']")).to_have_count(1)
    expect(page.locator(".ruling.echo p.text")).to_have_count(0)
    expect(page.locator(".ruling.no")).to_have_count(0)
    rig.link.clear(f"{rig.topics.root}/seat/{JONAS}/alert/board-now")
    ruling = page.locator(".ruling.no")
    expect(ruling).to_contain_text("Put it right")
    expect(ruling.locator("header use[href='#m-foul']")).to_have_count(1)
    ruling.get_by_role("button", name="Why, and what would be allowed").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".head.no use[href='#m-foul']")).to_have_count(1)
    expect(sheet).to_contain_text("Seen by the board’s sensors.")


# ---- looks


LOOKS: list[tuple[Callable[[BoardRig], None], str, str | None]] = [
    (guide, "seat", JONAS),
    (ask, "seat", JONAS),
    (foul, "seat", JONAS),
    (left_out, "seat", JONAS),
    (mummy_off, "spectator", None),
]


@pytest.mark.parametrize(
    "size",
    ["phone", pytest.param("tablet", marks=pytest.mark.sweep), pytest.param("upright", marks=pytest.mark.sweep)],
)
@pytest.mark.parametrize(("happens", "role", "seat"), LOOKS, ids=[look[0].__name__ for look in LOOKS])
def test_the_board_is_whole_on_every_screen(
    visitors: Any,
    rig: PageRig,
    board: BoardRig,
    size: str,
    happens: Callable[[BoardRig], None],
    role: str,
    seat: str | None,
) -> None:
    happens(board)
    page = await_picture(open_on(visitors, rig, board, role, seat, size=size), rig)
    if happens is foul:
        page.locator(".leaveout button").first.click()
    settle(page)
    found = {
        "wider than the screen": page.evaluate("() => document.documentElement.scrollWidth > innerWidth"),
        "cut off": page.evaluate(CUT_OFF),
        "small targets": page.evaluate(SMALL_TARGETS),
        "small words": page.evaluate(SMALL_WORDS),
        "axe": axe(page),
    }
    assert not any(found.values()), found
    page.emulate_media(color_scheme="dark")
    settle(page)
    assert axe(page, ["color-contrast"]) == []
