"""Every game at every kind of moment, from replayed journals, on all screens and in all languages: the page tells that
state, and it is whole. One looks on, or is whom the moment is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, groupby, product
from operator import itemgetter
from typing import Any

import pytest
from awaiting import await_picture
from looks import SMALL_TARGETS, SMALL_WORDS, axe
from page_rig import SIZES, PageRig
from playwright.sync_api import Page
from replayed import MOMENTS, Scene, recording, seat_of
from test_page_languages import faults_in

from engine.core.registry import games
from service.texts import load_catalog

pytestmark = pytest.mark.browser

GAMES = sorted(games())
ROLES = ("spectator", "seat")
CATALOG = load_catalog()
LANGUAGES = CATALOG.languages
Look = tuple[str, str, str, str]
"""Moment, size, role, language."""


def looks_at(game: str) -> Iterator[Look]:
    """Every moment on two screens, the next game's on the other two; roles and languages take turns."""
    turn = GAMES.index(game)
    every = ((at + number, size, moment) for at, size in enumerate(SIZES) for number, moment in enumerate(MOMENTS))
    mine = [(size, moment) for at, size, moment in every if at % 2 == turn % 2]
    for number, (size, moment) in enumerate(mine):
        role = ROLES[(number * len(ROLES) // len(mine) + turn) % len(ROLES)]
        yield moment, size, role, LANGUAGES[(number + turn) % len(LANGUAGES)]


@pytest.mark.parametrize("share", [pytest.param(1, id="all", marks=pytest.mark.sweep), pytest.param(4, id="sample")])
@pytest.mark.parametrize("game", GAMES)
def test_each_moment_of_a_game_is_whole(visitors: Any, rig: PageRig, game: str, share: int) -> None:
    scenes = {moment: recording(game).scene(moment) for moment in MOMENTS}
    chosen = list(looks_at(game))[::share]
    sampled = chosen[GAMES.index(game) % len(chosen) :: 2 * len(GAMES)]
    by_viewer = sorted((seat_of(scenes[look[0]]) if look[2] == "seat" else look[2], look) for look in chosen)
    faults: dict[Look, Any] = {}
    for whose, looks in groupby(by_viewer, key=itemgetter(0)):
        page = visitors(fresh=True).open(rig.address if whose == "spectator" else rig.claim_link("seat", whose))
        for _, look in looks:
            moment, size, _, language = look
            rig.show(scenes[moment])
            page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
            await_picture(page, rig)
            found = faults_in(page, language)
            found["small targets"], found["small words"] = page.evaluate(SMALL_TARGETS), page.evaluate(SMALL_WORDS)
            found["not told"] = untold(page, scenes[moment], whose, language)
            found["axe"] = axe(page) if look in sampled else []
            if any(found.values()):
                faults[look] = {what: seen for what, seen in found.items() if seen}
        page.close()  # nobody draws what nobody looks at
    assert faults == {}


def untold(page: Page, scene: Scene, whose: str, language: str) -> list[str]:
    """What the page does not say of whom it calls, and of the last ruling with its clause."""
    told = words(page.locator("#page").inner_text())
    topics = scene["topics"]
    ruling = (
        topics.get("ruling") if whose == "spectator" else next(iter(topics[f"seat/{whose}/state"]["rulings"]), None)
    )
    wanted = [ruling["text"][language], ruling["clause"]] if ruling else []
    call = words(page.locator("h1").inner_text())
    return [called for called in called_in(topics, language) if called not in call] + [
        one for one in wanted if words(one) not in told
    ]


def words(text: str) -> str:
    """Without the marks and spaces that only guide the setting of lines."""
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").split())


def called_in(topics: dict[str, Any], language: str) -> list[str]:
    state = topics["state"]
    if state["paused"]:
        return [CATALOG.say(language, "page-call-paused", {}) or ""]
    seats = {seat["id"]: seat["name"] for seat in topics["info"]["seats"]}
    if state["outcome"]:
        return [seats[seat] for seat in state["outcome"]["winners"]]
    return [seats[state["proposal"]["by"] if state["proposal"] else state["pending"][0]["seat"]]]


def test_each_meets_each() -> None:
    """Game, moment, size, role and language in pairs, and each of them several times."""
    looks = [(game, *look) for game in GAMES for look in looks_at(game)]
    all_there_is = (GAMES, MOMENTS, SIZES, ROLES, LANGUAGES)
    pairs = {pair for one, other in combinations(all_there_is, 2) for pair in product(one, other)}
    assert pairs == {pair for look in looks for pair in combinations(look, 2)}
    assert min(Counter(one for look in looks for one in look).values()) >= 10


@pytest.mark.parametrize("game", ["lunar_command", "ramses_pyramid", "ufo_attack"])
def test_an_end_says_how_it_came_to_that(visitors: Any, rig: PageRig, game: str) -> None:
    scene = recording(game).scene("end")
    ruling = scene["topics"]["ruling"]
    reasons = [found["text"]["en"] for found in ruling["also"] if found["clause"] == ruling["clause"]]
    page = visitors(fresh=True).open(rig.address)
    rig.show(scene)
    await_picture(page, rig)
    told = words(page.locator(".fin").inner_text())
    assert words(reasons[-1]) in told
    assert told.count(words(ruling["text"]["en"])) == 1


def test_final_lines_tell_winner_and_losers_apart(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True).open(rig.address)
    lines = {}
    for game in ("pirate_code", "ramses_pyramid", "ufo_attack"):
        rig.show(recording(game).scene("end"))
        await_picture(page, rig)
        lines[game] = page.locator(".tab tr", has=page.locator(".q:not(:empty)")).inner_text()
    assert "not broken" in lines["pirate_code"]
    assert "defeated the king" in lines["ramses_pyramid"]
    assert "top on" in lines["ufo_attack"]


def test_where_no_camera_looks_the_face_that_was_entered_is_shown_as_long_as_it_is_played(
    visitors: Any, rig: PageRig
) -> None:
    page = visitors(fresh=True).open(rig.address)
    rig.show(recording("ramses_pyramid").scene("middle"))
    await_picture(page, rig)
    entered = page.locator(".well[data-tray=tapped]")
    assert entered.locator("svg.face").get_attribute("aria-label") == "A theft"
    assert "Entered by a tap." in entered.inner_text()
    rig.show(recording("ufo_attack").scene("middle"))
    await_picture(page, rig)
    assert entered.count() == 0, "the next one is to roll"
