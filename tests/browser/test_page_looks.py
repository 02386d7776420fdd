"""Every written state on every size: nothing breaks, nothing is cut off, nobody is shut out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from awaiting import await_picture, settle
from looks import CUT_OFF, SMALL_TARGETS, SMALL_WORDS, axe
from page_rig import PageRig, load_scene, scene_names
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "role", "seat"),
    [
        ("tablet", "table", None),
        ("phone", "seat", "s1"),
        pytest.param("upright", "table", None, marks=pytest.mark.sweep),
        pytest.param("phone", "table", None, marks=pytest.mark.sweep),
        pytest.param("tablet", "seat", "s1", marks=pytest.mark.sweep),
        pytest.param("upright", "seat", "s1", marks=pytest.mark.sweep),
    ],
)
def test_every_state_is_whole_on_every_screen(
    visitors: Any, rig: PageRig, size: str, role: str, seat: str | None
) -> None:
    page = visitors(size).sit(role, "choice", seat)
    for name in scene_names():
        rig.show(name)
        await_picture(page, rig)
        settle(page)
        found = {
            "wider than the screen": page.evaluate("() => document.documentElement.scrollWidth > innerWidth"),
            "cut off": [] if name == "hostile" else page.evaluate(CUT_OFF),
            "small targets": page.evaluate(SMALL_TARGETS),
            "small words": page.evaluate(SMALL_WORDS),
        }
        assert not any(found.values()), (name, found)


@pytest.mark.parametrize("size", ["tablet", "upright", "phone"])
@pytest.mark.parametrize("camera", ["ok", "degraded", "offline"])
def test_the_foot_of_the_page_has_room_for_every_device(visitors: Any, rig: PageRig, size: str, camera: str) -> None:
    page = visitors(size).sit("spectator", "choice")
    scene = load_scene("choice")
    states = {"board": "ok", "broker": "ok", "buttons": "ok", "camera": camera}
    for device, state in states.items():
        scene["topics"][f"device/{device}"] = {"state": state, "reason": "", "since": 0}
    rig.show(scene)
    await_picture(page, rig)
    expect(page.locator(".devices > *")).to_have_count(5)
    expect(page.locator(".devices")).to_contain_text("messages")
    outside = page.locator(".health").evaluate(
        """(foot) => [...foot.querySelectorAll("span, button, time")].filter((e) => e.offsetParent).filter((e) => {
          const [inner, outer] = [e.getBoundingClientRect(), foot.getBoundingClientRect()];
          const across = inner.left < outer.left || inner.right > outer.right;
          return across || inner.top < outer.top || inner.bottom > outer.bottom;
        }).map((e) => e.textContent)"""
    )
    assert outside == []
    assert page.locator(".health").evaluate("(foot) => foot.scrollWidth <= foot.clientWidth")


ALIKE = {"hand", "settling", "start", "used"}
"""Made of the same parts as `moving`, `waiting` and `choice`: they need no run of their own."""

MANY = sorted(set(scene_names()) - ALIKE)
FEW = ("choice", "offline", "options", "paused", "proposal", "refused", "unsure", "win")


@pytest.mark.parametrize(
    ("role", "size", "theme", "scenes"),
    [
        ("table", "tablet", "light", FEW),
        pytest.param("table", "tablet", "light", MANY, marks=pytest.mark.sweep),
        pytest.param("table", "tablet", "dark", FEW, marks=pytest.mark.sweep),
        pytest.param("seat", "phone", "light", FEW, marks=pytest.mark.sweep),
        pytest.param("seat", "phone", "dark", FEW, marks=pytest.mark.sweep),
    ],
)
def test_axe_finds_nothing(
    visitors: Any, rig: PageRig, role: str, size: str, theme: str, scenes: tuple[str, ...]
) -> None:
    page = visitors(size, theme).sit(role, "choice", "s1")
    for name in scenes:
        rig.show(name)
        await_picture(page, rig)
        settle(page)
        # The dark page has the same parts in other colours.
        assert axe(page, ["color-contrast"] if theme == "dark" else None) == [], name


@pytest.mark.parametrize("openers", ["Misread", "Dispute", "Dispute, All rulings", "Undo"])
def test_axe_finds_nothing_in_an_open_sheet(visitors: Any, openers: str) -> None:
    page = visitors().sit("table", "choice")
    for opener in openers.split(", "):
        page.get_by_role("button", name=opener).click()
        page.get_by_role("dialog").wait_for()
    settle(page)
    assert axe(page) == []
    assert page.evaluate(SMALL_TARGETS) == []


def test_words_with_markup_are_shown_as_words(visitors: Any) -> None:
    page = visitors().sit("table", "hostile")
    assert page.evaluate("() => window.hacked") is None
    assert page.locator("img[src=x]").count() == 0
    assert page.locator("#page script").count() == 0
    assert '<img src=x onerror="window.hacked=1">' in page.locator("h1").inner_text()
    page.get_by_role("button", name="Dispute").click()
    page.get_by_role("dialog").wait_for()
    assert page.evaluate("() => window.hacked") is None


def test_the_board_is_told_in_words_too(visitors: Any) -> None:
    twin = visitors().sit("spectator", "choice").locator(".stage .hidden").inner_text()
    assert "Mira: 4 modules, from the bottom: blue, green, yellow, yellow." in twin
    assert "The top is on." in twin
    assert "In the storage: red 1, yellow 1, green 0, blue 1." in twin
    assert "The alien sits on Ayo’s rocket top." in twin


def test_rulings_are_announced_and_refusals_at_once(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("spectator", "choice")
    assert page.locator(".ruling [aria-live=polite] .text").inner_text() == "Mira rolled red or yellow."
    rig.show("refused")
    await_picture(page, rig)
    assert "Mira cannot pass." in page.locator(".ruling.no [aria-live=assertive] .text").inner_text()


def test_nothing_moves_for_who_asked_for_that(visitors: Any) -> None:
    page = visitors(reduced_motion="reduce").sit("spectator", "waiting")
    for selector in (".piece", ".breathe"):
        style = page.locator(selector).first.evaluate(
            "(e) => [getComputedStyle(e).transitionProperty, getComputedStyle(e).animationName]"
        )
        assert style[0] in ("none", "all")
        assert style[1] == "none"
    assert page.locator(".piece").first.evaluate("(e) => getComputedStyle(e).transitionDuration") == "0s"


def test_a_module_keeps_its_identity_when_it_is_zapped(visitors: Any) -> None:
    page = visitors().sit("spectator", "choice")
    moved = page.evaluate("""async () => {
      const { identify } = await import("/static/boards/ufo_attack/layout.js");
      let last = 0;
      const mint = () => (last += 1);
      const before = identify(null, { s1: ["blue"], s2: ["red", "green", "red"] }, mint);
      const after = identify(before, { s1: ["blue", "red", "red"], s2: ["green"] }, mint);
      const built = identify(after, { s1: ["blue", "red", "red", "green"], s2: ["green"] }, mint);
      return [before, after, built];
    }""")
    before, after, built = moved
    ids = {(piece["seat"], piece["index"]): piece["id"] for piece in before}
    now = {(piece["seat"], piece["index"]): piece for piece in after}
    assert now["s2", 0]["id"] == ids["s2", 1]
    assert {now["s1", 1]["id"], now["s1", 2]["id"]} == {ids["s2", 0], ids["s2", 2]}
    assert not any(piece["fromStorage"] for piece in after)
    assert [piece["index"] for piece in built if piece["fromStorage"]] == [3]


def test_the_page_is_tried_on_plain_http(visitors: Any) -> None:
    page = visitors().sit("spectator", "choice")
    assert page.evaluate("() => [isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]


def test_the_picture_of_the_die_comes_from_the_evidence(visitors: Any) -> None:
    page = visitors().sit("spectator", "choice")
    picture = page.locator(".crop svg image")
    expect(picture).to_have_attribute("href", re.compile("^blob:"))
    expect(picture).to_have_attribute("width", "240")
    box = [float(part) for part in (page.locator(".crop svg").get_attribute("viewBox") or "").split()]
    assert max(box[0] - 63.5, box[1] - 64.3) <= 0, "all of the outline is in it"
    assert min(box[0] + box[2] - 178.2, box[1] + box[3] - 178.9) >= 0


def test_a_die_far_away_is_shown_near(visitors: Any) -> None:
    page = visitors().sit("spectator", "choice")
    script = "async (q) => (await import('/static/components/die.js')).frameAround([q], [640, 480])"
    part = page.evaluate(script, [[600, 100], [630, 100], [630, 130], [600, 130]])
    assert part == [568, 79, 72, 72]
    assert page.evaluate("async () => (await import('/static/components/die.js')).frameAround([], [640, 480])") == [
        0,
        0,
        640,
        480,
    ]


def crowded(name: str) -> dict[str, Any]:
    """A written state in which its seat may do very much."""
    scene = load_scene(name)
    own = scene["topics"]["seat/s1/state"]
    own["legal"] = [{**one, "action": {**one["action"], "nth": nth}} for one in own["legal"] for nth in range(20)]
    return scene


WHOLE = "(e) => e.scrollHeight <= e.clientHeight + 1"


def test_a_ruling_is_whole_beside_many_keys_and_they_say_that_there_are_more(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    rig.show(crowded("refused"))
    await_picture(page, rig)
    assert page.locator(".ruling.no").evaluate(WHOLE)
    assert page.locator(".ref > .die").evaluate(WHOLE), "one list scrolls, and nothing around it"
    more = page.locator(".many .below")
    expect(more).to_have_attribute("data-more", "true")
    page.locator(".many").evaluate("(list) => { list.scrollTop = list.scrollHeight; }")
    expect(more).to_have_attribute("data-more", "false")


def test_on_a_phone_a_refusal_stands_above_the_keys(visitors: Any, rig: PageRig) -> None:
    page = visitors("phone").sit("seat", "choice", "s1")
    rig.show(crowded("refused"))
    await_picture(page, rig)
    refusal, keys = (page.locator(name).bounding_box() for name in (".ruling.no", ".many"))
    assert refusal["y"] + refusal["height"] <= keys["y"] < 844
