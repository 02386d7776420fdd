"""A ruling opened, contested and put right: facts in words, the likely first, what stood and what stands now."""

from __future__ import annotations

import copy
import json
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from awaiting import await_picture
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor as Walk
from page_rig import PageRig, load_scene
from playwright.sync_api import Locator, Page, expect

sys.path.append(str(Path(__file__).parents[1] / "service"))
from test_games_told import GAMES, bots_at, play

from service.texts import load_catalog

pytestmark = pytest.mark.browser

TOLD_BY_THE_SENTENCE = {
    *("seat", "name", "action", "word"),
    *("a_piece", "a_thing", "brown", "face-count", "lies", "path", "some", "two"),
}
"""Facts that only fill the sentence: who acted stands above it, the rest is grammar or what somebody typed."""

NO_RULINGS = re.compile(r"^(act|ask|hint|name)-|-(act|ask|hint|setup)-")
"""Names, and messages of keys and prompts and of what cannot be set up."""


def key(page: Page, words: str) -> Locator:
    return page.locator("button", has_text=words)


def corrected() -> dict[str, Any]:
    """Mira's roll was corrected, and what she built on it is taken back."""
    scene = load_scene("choice")
    ruling = scene["topics"]["ruling"]
    roll = copy.deepcopy(ruling) | {"overruled": 44, "correctable": False, "faces": ["red_yellow"]}
    older = roll.pop("previous")
    built = older[2] | {
        "seq": 43,
        "seat": "s1",
        "text": {"en": "Mira builds red."},
        "act_text": {"en": "Mira built red"},
    }
    scene["topics"]["ruling"] = roll | {
        "seq": 44,
        "kind": "correction",
        "code": "corrected",
        "clause": "",
        "facts": {"by": "seat:s2"},
        "seat": "s2",
        "text": {"en": "Jonas put a reading right."},
        "act_text": {"en": "Mira rolled green or blue"},
        "was_text": {"en": "Mira rolled red or yellow"},
        "faces": ["green_blue"],
        "overruled": None,
        "correctable": True,
        "how": "tap",
        "evidence": None,
        "confidence": None,
        "also": [{"clause": "", "code": "take-back", "facts": {}, "text": {"en": "To be taken back: Mira built red."}}],
        "previous": [built | {"overruled": 44}, roll, *older],
    }
    return scene


class Arguments(Walk):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def facts_of(game: str) -> list[tuple[str, str]]:
    """[ruling's code, fact's name] of every sentence that a game can put into a ruling."""
    found = []
    catalog = files("engine.games") / game / "texts/en.ftl"
    for entry in FluentParser().parse(catalog.read_text("utf-8")).body:
        if not isinstance(entry, ftl.Message) or entry.value is None or NO_RULINGS.search(entry.id.name):
            continue
        walk = Arguments()
        walk.visit(entry.value)
        found += [
            (entry.id.name, name.removesuffix("-deed").removesuffix("-or").removesuffix("-count"))
            for name in walk.names
        ]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_that_a_game_can_tell_has_a_word_or_only_fills_the_sentence(game: str) -> None:
    catalog = load_catalog()
    facts = [(code, name) for code, name in facts_of(game) if name not in TOLD_BY_THE_SENTENCE]
    assert facts
    nameless = {
        f"{code}: {name}"
        for code, name in facts
        if not any(catalog.has(f"fact-{by}{name}") for by in (f"{code}-", f"{code.split('-')[0]}-", ""))
    }
    assert nameless == set()


def test_the_facts_of_whole_games_are_told_in_words(visitors: Any, tmp_path: Path) -> None:
    page = visitors().sit("table", "choice")
    for game in GAMES:
        table = bots_at(tmp_path / game, game, seed=3)
        play(table)
        findings = [finding for told in table.session.history for finding in (told.said.finding, *told.said.also)]
        told = page.evaluate(
            """async (findings) => {
              const { factsOf } = await import("/static/facts.js");
              return findings.flatMap(factsOf);
            }""",
            [{"code": finding.code, "facts": json.loads(json.dumps(finding.facts))} for finding in findings],
        )
        table.journal.close()
        assert told
        raw = [fact for fact in told if re.search(r"[a-z]:|_|undefined|^fact-|object", " ".join(map(str, fact)))]
        assert raw == [], game


def test_the_likely_faces_come_first_and_what_was_read_cannot_be_chosen(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    scene = load_scene("choice")
    scene["topics"]["ruling"]["faces"] = ["red_yellow"]
    rig.show(scene)
    await_picture(page, rig)
    key(page, "Misread…").click()
    likely = page.locator(".faces.likely .facekey")
    expect(likely).to_have_text(["Red or green", "Yellow or blue"])
    others = page.locator(".faces:not(.likely) .facekey")
    expect(others).to_have_text([re.compile(f"^{face}") for face in ("Green or blue", "UFO", "Red or yellow")])
    expect(others.last).to_be_disabled()


def test_what_the_camera_would_have_named_next_comes_first(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    scene = load_scene("choice")
    scene["topics"]["ruling"] |= {"faces": ["red_yellow"], "rivals": ["green_blue", "ufo_1"]}
    rig.show(scene)
    await_picture(page, rig)
    key(page, "Misread…").click()
    expect(page.locator(".faces.likely .facekey")).to_have_text(["Green or blue", "UFO"])


def test_of_several_dice_only_the_wrong_one_is_changed(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    scene = load_scene("choice")
    scene["topics"]["ruling"] |= {"faces": ["red_yellow", "green_blue"], "dice": ["ufo_attack", "ufo_attack"]}
    rig.show(scene)
    await_picture(page, rig)
    key(page, "Misread…").click()
    expect(key(page, "Correct it")).to_be_disabled()
    expect(page.locator(".dierow .chosen")).to_have_count(2)
    page.locator(".dierow").nth(1).locator(".facekey").nth(2).click()
    key(page, "Correct it").click()
    command = rig.next_command()
    rig.reply(command)
    chosen = json.loads(command.action)["faces"]
    assert chosen[0] == "red_yellow"
    assert chosen[1] not in ("green_blue", "red_yellow")


def test_a_correction_shows_what_stood_and_what_stands_now(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    rig.show(corrected())
    await_picture(page, rig)
    ruling = page.locator(".ruling")
    expect(ruling.locator(".wasnow s")).to_have_text("Mira rolled red or yellow")
    expect(ruling.locator(".wasnow")).to_contain_text("Now: Mira rolled green or blue", use_inner_text=False)
    expect(ruling.locator(".before .gone")).to_have_count(2)
    key(page, "Dispute").click()
    expect(page.get_by_role("dialog")).to_contain_text("The players have agreed to it.")
    key(page, "All rulings").click()
    rows = page.get_by_role("dialog").locator(".past")
    expect(rows).to_have_count(7)
    expect(page.get_by_role("dialog").locator(".past.gone .own")).to_have_text(["Corrected", "Corrected"])
    rows.nth(2).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("h2.gone")).to_have_text("Mira rolled red or yellow.")
    expect(dialog).to_contain_text("This does not stand any more.")
    key(page, "Jonas put a reading right.").click()
    expect(dialog.locator("h2")).to_have_text("Jonas put a reading right.")


def test_the_history_says_what_it_does_not_hold(visitors: Any) -> None:
    page = visitors().sit("spectator", "choice")
    page.locator(".ruling .foot .cl").click()
    key(page, "All rulings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".past")).to_have_count(5)
    expect(dialog).to_contain_text("37 earlier rulings are not held on this page.")
    expect(key(page, "That is not what happened")).to_have_count(0)


def test_a_ruling_keeps_the_outline_that_was_read_in_its_picture(visitors: Any, rig: PageRig) -> None:
    """The page was not open when the die was read."""
    scene = load_scene("waiting")
    rolled = next(one for one in scene["topics"]["ruling"]["previous"] if one["evidence"] == 42)
    rolled["quads"] = [[[10, 10], [60, 10], [60, 60], [10, 60]]]
    rig.show(scene)
    page = visitors(fresh=True).open(rig.claim_link("table"))
    await_picture(page, rig)
    key(page, "Misread…").click()
    expect(page.get_by_role("dialog").locator(".crop svg path")).to_have_count(2)


def test_a_choice_is_taken_back_and_the_bots_acts_that_go_with_it_are_named(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    scene = load_scene("choice")
    ruling = scene["topics"]["ruling"]
    bots = {"s3", "s4"}
    for seat in scene["topics"]["info"]["seats"]:
        seat["bot"] = seat["id"] in bots
    bot_acts = [one for one in ruling["previous"] if one["seat"] in bots]
    choice = ruling | {"seq": 36, "dice": [], "correctable": False, "how": "tap", "text": {"en": "Mira builds red."}}
    choice["act_text"] = {"en": "Mira built red"}
    choice.pop("previous")
    scene["topics"]["ruling"] = bot_acts[0] | {"previous": [*bot_acts[1:], choice]}
    for seat in ("s1", "s2"):
        scene["topics"][f"seat/{seat}/state"]["rulings"] = [*bot_acts, choice]
    rig.show(scene)
    await_picture(page, rig)
    key(page, "Dispute").click()
    key(page, "All rulings").click()
    page.get_by_role("dialog").locator(".past", has_text="Mira builds red").click()
    key(page, "That is not what happened").click()
    key(page, "Take it back…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".acttext")).to_have_text("Mira built red")
    expect(dialog.locator(".withit li")).to_have_count(len(bot_acts))


def test_a_refusal_has_nothing_to_put_right_but_shows_the_rolls_that_have(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "refused")
    key(page, "Why, and what would be allowed").click()
    key(page, "That is not what happened").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("By this ruling nothing was done")
    key(page, "Mira rolled red or yellow").last.click()
    dialog.locator(".facekey", has_text="Green or blue").click()
    key(page, "Correct it").click()
    command = rig.next_command()
    rig.reply(command)
    assert json.loads(command.action)["ruling"] == 42


def test_a_question_after_the_end_is_answered_where_it_can_be_seen(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "win")
    scene = load_scene("win")
    scene["topics"]["state"]["proposal"] = load_scene("proposal")["topics"]["state"]["proposal"]
    rig.show(scene)
    await_picture(page, rig)
    expect(page.locator(".consent")).to_have_count(2)
    expect(page.locator(".fin")).to_have_count(0)
