"""Every written state on every size: nothing breaks, nothing is cut off, nobody is shut out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from conftest import await_picture
from page_rig import PageRig, load_scene, scene_names
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

AXE = (Path(__file__).parents[1] / "vendor/axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async (only) => {
  const result = await axe.run(document, { resultTypes: ["violations"],
    runOnly: only ?? ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] });
  const told = (node) => `${node.target.join(" ")} (${node.any.map((one) => one.message).join("; ")})`;
  return result.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map(told).join(" / ")}`);
}"""
CUT_OFF = """() => [...document.querySelectorAll("h1, .key > span, p.text, .who, .stamp, .fin p, .lost h2")]
  .filter((e) => e.offsetParent)
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.textContent)"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button:not(.cl), input[type=radio]")]
  .map((e) => [e.closest("label") ?? e, e]).filter(([box]) => box.offsetParent)
  .map(([box, e]) => [box.getBoundingClientRect(), e.outerHTML.slice(0, 90)])
  .filter(([r]) => r.width < 47.9 || r.height < 47.9).map(([r, html]) => `${r.width}x${r.height} ${html}`)"""
"""48 px; the layout counts in parts of a pixel."""
SMALL_WORDS = """() => {
  const found = [];
  for (const e of document.querySelectorAll("#page *")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || e.closest(".hidden, svg, symbol, dialog:not([open])") || !e.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 15.9) found.push(`${size}px ${e.textContent.slice(0, 40)}`);
  }
  return found;
}"""


def axe(page: Page, only: list[str] | None = None) -> list[str]:
    """The violations of all rules, or of those in `only`."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    violations: list[str] = page.evaluate(RUN_AXE, only)
    return violations


def settle(page: Page) -> None:
    """Ends every transition: colours are measured as they come to rest."""
    page.evaluate("() => document.getAnimations().forEach((a) => { try { a.finish(); } catch { a.cancel(); } })")


@pytest.mark.parametrize("size", ["tablet", "upright", "phone"])
@pytest.mark.parametrize(("role", "seat"), [("table", None), ("seat", "s1")])
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

FEW = ("choice", "offline", "options", "paused", "proposal", "refused", "unsure", "win")


@pytest.mark.parametrize(
    ("role", "size", "theme", "scenes"),
    [
        ("table", "tablet", "light", sorted(set(scene_names()) - ALIKE)),
        ("table", "tablet", "dark", FEW),
        ("seat", "phone", "light", FEW),
        ("seat", "phone", "dark", FEW),
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
    assert "aim at somebody else" in page.locator(".ruling.no [aria-live=assertive] .text").inner_text()


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
