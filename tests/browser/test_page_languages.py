"""The language of a device, and its voice: chosen here, kept here, and nothing cut off whatever the words' length."""

from __future__ import annotations

import contextlib
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from awaiting import await_picture, fall_silent, settle
from looks import CUT_OFF
from page_rig import PageRig, load_scene
from playwright.sync_api import Page, Route, TimeoutError, expect
from replayed import scenes

from engine.core.registry import games

pytestmark = pytest.mark.browser

KEY = "button.language"
DRAWN_OUTSIDE = """() => [...document.querySelectorAll(".stage svg.board text")].filter((e) => e.textContent.trim())
  .map((e) => [e.getBoundingClientRect(), e.textContent, e.closest(".stage").getBoundingClientRect()])
  .filter(([r]) => r.width > 0)
  .filter(([r, , room]) => r.left < room.left - 1 || r.right > room.right + 1).map(([, text]) => text)"""
WIDER = """() => [document.documentElement, ...document.querySelectorAll(".acts, .health, .pick")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className)"""
CALL_OUTSIDE = """() => {
  const [call, band] = [".band h1", ".band"].map((name) => document.querySelector(name).getBoundingClientRect());
  return call.bottom > band.bottom + 1 || call.top < band.top - 1;
}"""


def choose(page: Page, language: str) -> None:
    page.locator(KEY).click()
    page.locator(f'.languages [lang="{language}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("dialog .close").click()


WORDS = """() => {
  const texts = [document.getElementById("page").innerText.replaceAll(/\\d+:\\d+(:\\d+)?/gu, "")];
  for (const e of document.querySelectorAll("#page [aria-label]")) texts.push(e.getAttribute("aria-label"));
  return texts.join("\\n");
}"""
"""All that a reader and a screen reader meet, but for the time of day."""


def words(page: Page) -> str:
    shown: str = page.evaluate(WORDS)
    return shown


def assert_same_words(page: Page, opened: Page) -> None:
    """A page whose language was switched says what one says that was opened in that language."""
    told = words(page)
    with contextlib.suppress(TimeoutError):  # what a page has heard last may be drawn a moment later
        opened.wait_for_function(f"(told) => ({WORDS})() === told", arg=told)
    assert words(opened) == told, "a word stayed in another language"


def test_the_browsers_language_is_taken_first_and_the_device_keeps_its_own(visitors: Any) -> None:
    visitor = visitors(fresh=True, locale="de-AT")
    page = visitor.sit("table", "choice")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    choose(page, "fr")
    page.reload()
    await_picture(page, visitor.rig)
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_language_that_there_is_not_becomes_english(visitors: Any) -> None:
    page = visitors(fresh=True, locale="fi-FI").sit("table", "choice")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_switch_changes_every_word_at_once(visitors: Any, size: str) -> None:
    """As the page is after the switch, so it is when it was opened in that language; and nothing was typed in vain."""
    switched = visitors(size, fresh=True).sit("table", "choice")
    opened = visitors(size, fresh=True, locale="de").sit("table", "choice")
    english = words(switched)
    choose(switched, "de")
    assert words(switched) != english
    assert_same_words(switched, opened)


def test_a_page_fetches_its_own_language_and_game_only(visitors: Any) -> None:
    visitor = visitors(fresh=True, locale="it")
    page = visitor.sit("spectator", "choice")
    names = "() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    texts = {path for path in page.evaluate(names) if path.startswith("/texts/")}
    assert texts == {"/texts/it.ftl", "/texts/it/ufo_attack.ftl"}


def test_the_key_is_there_when_the_tablet_is_handed_over_and_opens_nothing_else(visitors: Any, rig: PageRig) -> None:
    scene = load_scene("choice")
    scene["topics"]["info"]["hand_over"] = True
    page = visitors(fresh=True).sit("table", "waiting")
    page.locator(".acts .key").first.click()
    expect(page.locator("dialog")).to_be_visible()
    rig.show(scene)
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    choose(page, "de")
    expect(page.locator(".handover")).to_be_visible()


def test_the_key_is_there_when_the_page_is_not_live(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    fall_silent(page, rig)
    choose(page, "de")
    rig.beating.set()
    page.wait_for_selector('[data-fresh="live"]')


def test_a_language_that_cannot_be_fetched_leaves_the_page_as_it_was(visitors: Any) -> None:
    visitor = visitors(fresh=True)
    page = visitor.sit("table", "choice")
    page.route("**/texts/fr.ftl", lambda route: route.abort())
    page.locator(KEY).click()
    page.locator('.languages [lang="fr"]').click()
    expect(page.locator(".languages + .st")).not_to_be_empty()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.unroute("**/texts/fr.ftl")
    page.locator('.languages [lang="fr"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    visitor.faults[:] = [fault for fault in visitor.faults if "fr.ftl" not in fault and "ERR_FAILED" not in fault]


def test_clauses_come_in_the_language_of_the_device(visitors: Any) -> None:
    def german(route: Route) -> None:
        route.fulfill(json={"UA-3.2": {"text": "Sonst wird *gewürfelt*.", "reading": False}})

    visitor = visitors(fresh=True)
    visitor.context.route("**/rules/ufo_attack/de.json", german)
    page = visitor.sit("table", "refused")
    choose(page, "de")
    page.evaluate("""async () => (await import("/static/acting.js")).openSheet("clause", { clause: "UA-3.2" })""")
    expect(page.locator("dialog .clause p")).to_have_text("Sonst wird gewürfelt.")


VOICES = """(names) => {
  window.said = [];
  const voices = names.map((name) => ({ lang: name.replace("!", ""), localService: !name.endsWith("!"), name }));
  class Words { constructor(text) { this.text = text; } }
  const synth = {
    getVoices: () => voices, addEventListener: () => {}, cancel: () => { said.push("-"); },
    speak: (words) => { said.push(`${words.voice.name}: ${words.text}`); },
  };
  Object.defineProperty(window, "speechSynthesis", { value: synth });
  window.SpeechSynthesisUtterance = Words;
}"""


def with_voices(visitor: Any, *names: str) -> None:
    visitor.context.add_init_script(f"({VOICES})({list(names)!r})")


def said(page: Page) -> list[str]:
    told: list[str] = page.evaluate("() => said.splice(0)")
    return [text for text in told if text != "-"]


def switch_on(page: Page) -> None:
    page.locator(KEY).click()
    page.locator(".sheet-language .key.wide").click()
    page.locator("dialog .close").click()


def test_new_rulings_and_calls_are_spoken_only_once_that_is_switched_on(visitors: Any, rig: PageRig) -> None:
    visitor = visitors(fresh=True)
    with_voices(visitor, "de-DE", "en-GB")
    page = visitor.sit("table", "waiting")
    await_picture(page, rig)
    rig.show("refused")
    await_picture(page, rig)
    assert said(page) == []
    switch_on(page)
    assert said(page) == ["en-GB: Rulings are read aloud."]
    scene = rig.show("choice")
    await_picture(page, rig)
    ruling, call = scene["topics"]["ruling"]["text"]["en"], page.locator(".band h1").inner_text()
    assert said(page) == [f"en-GB: {ruling}", f"en-GB: {call}"]
    page.reload()
    await_picture(page, rig)
    assert said(page) == [], "what stands there already is no news"
    rig.show("refused")
    await_picture(page, rig)
    assert len(said(page)) >= 1, "the device keeps its voice"


def test_a_voice_that_would_send_words_out_of_the_house_is_none(visitors: Any) -> None:
    visitor = visitors(fresh=True)
    with_voices(visitor, "en-US!", "de-DE")
    page = visitor.sit("table", "refused")
    expect(page.locator(".ruling .spoken")).to_have_count(0)
    page.locator(KEY).click()
    expect(page.locator(".sheet-language .key.wide")).to_be_disabled()
    expect(page.locator(".sheet-language")).to_contain_text("no voice of its own for English")
    page.locator('.languages [lang="de"]').click()
    expect(page.locator(".sheet-language .key.wide")).to_be_enabled()


def test_a_tap_on_the_mark_reads_the_ruling(visitors: Any) -> None:
    visitor = visitors(fresh=True)
    with_voices(visitor, "en-GB")
    page = visitor.sit("table", "refused")
    page.locator(".ruling .spoken").click()
    assert said(page) == [f"en-GB: {load_scene('refused')['topics']['ruling']['text']['en']}"]


def test_a_shared_tablet_speaks_public_words_and_a_seats_own_device_its_own(visitors: Any, rig: PageRig) -> None:
    scene = load_scene("choice")
    own = {**scene["topics"]["ruling"], "seq": 901, "text": {"en": "Your second card is a jackal."}}
    scene["topics"]["seat/s1/state"]["rulings"] = [own]
    tablet, phone = visitors(fresh=True), visitors("phone", fresh=True)
    for visitor in (tablet, phone):
        with_voices(visitor, "en-GB")
    pages = [tablet.sit("table", "waiting"), phone.sit("seat", "waiting", "s1")]
    for page in pages:
        await_picture(page, rig)
        switch_on(page)
        said(page)
    rig.show(scene)
    for page in pages:
        await_picture(page, rig)
    assert not any("jackal" in text for text in said(pages[0]))
    assert any("jackal" in text for text in said(pages[1]))


FORMS = """async () => {
  const [{ chooseLanguage, t, useGame }, { colourFact }] =
    await Promise.all(["texts.js", "colours.js"].map((name) => import(`/static/${name}`)));
  await useGame("pirate_code");
  const say = (colour) => t("pcb-step-gem", { colour: colourFact(colour) });
  const said = {};
  for (const language of ["fr", "es", "en"]) {
    await chooseLanguage(language);
    said[language] = ["white", "red", "sea_blue"].map(say);
  }
  return said;
}"""


def test_a_word_brings_its_forms_into_the_pages_sentences(visitors: Any) -> None:
    said = visitors(fresh=True).sit("spectator", "choice").evaluate(FORMS)
    assert said["fr"] == ["une pierre blanche", "une pierre rouge", "une pierre sea blue"]
    assert said["es"] == ["una joya blanca", "una joya roja", "una joya sea blue"]
    assert said["en"] == ["a white gem", "a red gem", "a sea blue gem"]


def faults_in(page: Page, language: str) -> dict[str, Any]:
    """What has no room in a language."""
    assert page.evaluate("async (name) => (await import('/static/texts.js')).chooseLanguage(name)", language)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    settle(page)
    looks = {"wider": WIDER, "cut off": CUT_OFF, "drawn outside": DRAWN_OUTSIDE, "call outside": CALL_OUTSIDE}
    return {name: found for name, look in looks.items() if (found := page.evaluate(look))}


SCREENS = (("tablet", "spectator"), ("phone", "seat"))
ROOMS = [(game, *screen) for screen in SCREENS for game in sorted(games())]


@pytest.mark.parametrize(
    ("game", "size", "role"),
    # Five games: every second room is one room of each game, and both screens.
    [pytest.param(*room, marks=pytest.mark.sweep if number % 2 else ()) for number, room in enumerate(ROOMS)],
)
def test_every_game_has_room_for_every_language(
    visitors: Any, rig: PageRig, tmp_path: Path, game: str, size: str, role: str
) -> None:
    early, late = list(islice(scenes(tmp_path, game), 48))[12::35]
    languages = early["topics"]["info"]["languages"]
    rig.show(early)
    visitor = visitors(size, fresh=True)
    page = await_picture(visitor.open(rig.address if role == "spectator" else rig.claim_link(role, "s1")), rig)
    faults = {("early", language): faults_in(page, language) for language in languages}
    opened_so = await_picture(visitor.open(rig.address), rig)
    assert_same_words(page, opened_so)
    rig.show(late)
    await_picture(page, rig)
    faults |= {("late", language): faults_in(page, language) for language in languages}
    assert {where: found for where, found in faults.items() if found} == {}


def test_a_word_with_a_hyphen_is_not_broken_in_the_call(visitors: Any, rig: PageRig) -> None:
    scene = load_scene("choice")
    for prompts in (scene["topics"][topic]["pending"] for topic in ("state", "seat/s1/state")):
        prompts[0]["text"] = {"en": "Mira, déplace-toi au plus de deux pas, ou arrête-toi là où tu es maintenant."}
    page = visitors("phone", fresh=True).sit("table", "choice")
    rig.show(scene)
    await_picture(page, rig)
    words = page.locator("h1 .unbroken")
    expect(words).to_have_text(["déplace-toi", "arrête-toi"])
    assert words.evaluate_all("(all) => all.map((e) => e.getClientRects().length)") == [1, 1]
