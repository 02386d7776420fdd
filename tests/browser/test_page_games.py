"""Games without a drawing, with secrets and with several dice, on states that the service itself has made."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from awaiting import await_news, await_picture, hold
from page_rig import PageRig
from playwright.sync_api import Page, expect
from replayed import scene_of

sys.path.append(str(Path(__file__).parents[1] / "service"))

import night_game
from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.registry import games
from service.settings import die_words
from service.table.host_desk import HouseRules

pytestmark = pytest.mark.browser

LEGIBLE_AT_60_CM = 22
"""Pixels."""
MARK = {"act": "mark", "marks": ["red", "blue"]}


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Rig]:
    with night_game.registered():
        table = Rig(tmp_path, house=HouseRules({night_game.DIE: night_game.WORDS}))
        table.begin(("Mira", "Jonas"), game="night_watch")
        yield table


def press(page: Page, words: str) -> None:
    page.locator("button", has_text=words).first.click()


def test_a_code_is_entered_in_secret_after_the_tablet_was_handed_over(visitors: Any, rig: PageRig, night: Rig) -> None:
    page = _sit(visitors, rig, night)
    hold(page, "Mira")
    answer = page.locator(".answer")
    expect(answer).to_be_visible()
    expect(page.locator(".band h1"), "whoever has the tablet reads in the band what to do").to_have_text(
        night.retained("seat/s1/state")["pending"][0]["text"]["en"].removesuffix(".")
    )
    for words in ("Red", "Blue"):
        answer.locator(".pick .key", has_text=words).click()
    expect(answer.locator(".places .set")).to_have_count(2)
    press(page, "One back")
    expect(answer.locator(".places .set")).to_have_count(1)
    answer.locator(".pick .key", has_text="Red").click()
    press(page, "That is right")
    command = rig.next_command()
    assert (command.seat, json.loads(command.action)) == ("s1", {"act": "mark", "marks": ["red", "red"]})
    rig.reply(command)
    night.do("s1", {"act": "mark", "marks": ["red", "red"]})
    rig.show(scene_of(night))
    expect(page.locator(".handover")).to_contain_text("Jonas")
    size = "(p) => parseFloat(getComputedStyle(p).fontSize)"
    assert page.locator(".handover p").evaluate(size) >= LEGIBLE_AT_60_CM


def test_secrets_show_only_while_their_owner_holds_the_key(visitors: Any, rig: PageRig, night: Rig) -> None:
    for seat in ("s1", "s2"):
        night.do(seat, MARK)
    page = _sit(visitors, rig, night)
    assert "Blue" not in page.inner_text("body")
    hold(page, "Mira")
    await_picture(page, rig)
    secrets = page.locator(".secrets")
    expect(secrets).to_have_count(1)
    expect(secrets.locator(".facts")).to_have_count(0)
    secrets.locator("button").dispatch_event("pointerdown")
    expect(secrets.locator(".facts")).to_contain_text("Blue", ignore_case=True)
    secrets.locator("button").dispatch_event("pointerup")
    expect(secrets.locator(".facts")).to_have_count(0)


@pytest.mark.parametrize("how", ["press", "idle", "blur"])
def test_a_tablet_that_was_taken_over_is_covered_again(visitors: Any, rig: PageRig, night: Rig, how: str) -> None:
    rig.show(scene_of(night))
    page = visitors(fresh=True, clock=True).open(rig.claim_link("table"))
    hold(page, "Mira")
    if how == "idle":
        page.clock.run_for(20_000)
    if how == "press":
        press(page, "Cover my keys")
    if how == "blur":
        page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    expect(page.locator(".handover")).to_contain_text("Mira")
    expect(page.locator(".answer, .choices .key")).to_have_count(0)


def test_two_dice_are_entered_by_one_pick_each(visitors: Any, rig: PageRig, night: Rig) -> None:
    for seat in ("s1", "s2"):
        night.do(seat, MARK)
    night.do("s1", {"act": "strike"})
    page = _sit(visitors, rig, night)
    hold(page, "Jonas")
    rows = page.locator(".dierow")
    expect(rows).to_have_count(2)
    expect(page.locator("button", has_text="That is what we rolled")).to_have_count(0)
    rows.nth(0).locator(".key").nth(2).click()
    rows.nth(1).locator(".key").nth(0).click()
    press(page, "That is what we rolled")
    command = rig.next_command()
    faces = [night_game.WORDS.faces[at].name for at in (2, 0)]
    assert (command.seat, json.loads(command.action)) == ("s2", {"act": "tap_dice", "faces": faces})
    rig.reply(command)


def test_picked_dice_and_a_half_entered_code_outlive_a_turn_of_the_screen(
    visitors: Any, rig: PageRig, night: Rig
) -> None:
    """Below 700 px another view shows the same keys: what was entered until then is still there."""
    page = _sit(visitors, rig, night)
    hold(page, "Mira")
    page.locator(".answer .pick .key").first.click()
    _narrow_and_back(page, lambda: expect(page.locator(".answer .places .set")).to_have_count(1))
    for seat in ("s1", "s2"):
        night.do(seat, MARK)
    night.do("s1", {"act": "strike"})
    rig.show(scene_of(night))
    hold(page, "Jonas")
    page.locator(".dierow").nth(0).locator(".key").nth(2).click()
    _narrow_and_back(page, lambda: expect(page.locator(".dierow .chosen")).to_have_count(1))
    page.locator(".dierow").nth(1).locator(".key").nth(0).click()
    press(page, "That is what we rolled")
    rig.reply(rig.next_command())
    expect(page.locator(".dierow .chosen")).to_have_count(0)


def _narrow_and_back(page: Page, look: Callable[[], None]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".seatpage").wait_for()
    look()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".table").wait_for()
    look()


def test_a_game_without_a_drawing_shows_its_state_in_panels_and_hides_what_is_hidden(
    visitors: Any, rig: PageRig, night: Rig
) -> None:
    for seat in ("s1", "s2"):
        night.do(seat, MARK)
    page = _sit(visitors, rig, night, role="spectator")
    panels = page.locator(".panels")
    expect(panels.locator(".seatpanels .panel")).to_have_count(2)
    expect(panels.locator(".panel.due h3")).to_have_text("Mira")
    expect(panels).to_contain_text("hidden")
    assert page.locator(".handover").count() == 0


def test_what_the_referee_asks_back_is_offered_as_keys(visitors: Any, rig: PageRig, night: Rig) -> None:
    for seat in ("s1", "s2"):
        night.do(seat, MARK)
    night.do("s1", {"act": "sneak", "to": 0})
    page = _sit(visitors, rig, night)
    hold(page, "Mira")
    asked = page.locator(".asked")
    expect(asked).to_contain_text("Which of these did you mean?")
    asked.locator(".key").first.click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "sneak", "to": 2}
    rig.reply(command)


def _sit(visitors: Any, rig: PageRig, night: Rig, role: str = "table") -> Page:
    """A fresh page on what the service has published; on a shared tablet it begins with the hand-over."""
    rig.show(scene_of(night))
    visitor = visitors(fresh=True)
    page: Page = visitor.open(rig.address if role == "spectator" else rig.claim_link(role))
    page.wait_for_selector(".handover" if role == "table" else ".panels")
    await_news(page, rig)
    return page


DRAWN = """async () => {
  const names = ["preact", "/static/html.js", "/static/components/face.js", "/static/store.js"];
  const [{ render }, { html }, { Face, distinctFaces }, { info }] =
    await Promise.all(names.map((name) => import(name)));
  return info.value.dice.map((die) => distinctFaces(die.id).map((face) => {
    const place = document.createElement("div");
    render(html`<${Face} name=${face.name} die=${die.id} label="" />`, place);
    return place.innerHTML;
  }));
}"""


@pytest.mark.parametrize("game", sorted(games()))
def test_the_faces_of_a_die_are_told_apart_by_eye(visitors: Any, rig: PageRig, tmp_path: Path, game: str) -> None:
    spec = games()[game]
    dice = {die: die_words(find_die(die)) for die in spec.dice}
    table = Rig(tmp_path, house=HouseRules(dice, boxes={game: builtin_board(spec.board)}))
    table.begin(("Mira", "Jonas", "Ayo")[: spec.seats[0]], game=game)
    rig.show(scene_of(table))
    page = visitors(fresh=True).open(rig.address)
    await_news(page, rig)
    drawn = page.evaluate(DRAWN)
    assert len(drawn) == len(spec.dice)
    for faces in drawn:
        assert len(set(faces)) == len(faces)
