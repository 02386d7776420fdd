"""The drawn board of Lunar Command, on positions that bots and commands have made in the service itself."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from at_board import Scene, show, sit, touch
from awaiting import await_drawn
from looks import CUT_OFF, SMALL_WORDS, axe
from page_rig import PageRig
from playwright.sync_api import Page, expect
from replayed import scene_of
from test_page_files import ids_of

sys.path.append(str(Path(__file__).parents[1] / "service"))

from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.game import Need
from engine.core.registry import game_spec
from engine.core.secrets import cut
from service.settings import die_words
from service.table.host_desk import HouseRules
from service.texts import catalogs_by_game

pytestmark = pytest.mark.browser

GAME = "lunar_command"
SPEC = game_spec(GAME)
ENGINE_TEXTS, BOARD_TEXTS = (folder / "en.ftl" for folder in catalogs_by_game()[GAME])
GOAL = 3
UFO = {"act": "roll", "die": ["white", "ufo"]}
WALK = {"act": "roll", "die": ["white", "spacewalk"]}
COLOURS = {"act": "roll", "die": ["white", "colour:orange", "colour:lime"]}
View = dict[str, Any]


def table_of(folder: Path, names: tuple[str, ...] = ("Mira", "Jonas"), **more: Any) -> Rig:
    dice = {die: die_words(find_die(die)) for die in SPEC.dice}
    table = Rig(folder, house=HouseRules(dice, boxes={GAME: builtin_board(SPEC.board)}))
    table.begin(names, game=GAME, **more)
    return table


def view_of(scene: Scene) -> View:
    view: View = scene["topics"]["state"]["view"]
    return view


def by_a_bot(table: Rig, chance: random.Random) -> None:
    session = table.session
    prompt, game = session.pending[0], session.played.game
    if prompt.need is Need.CHOICE:
        action = SPEC.bot(game, chance)(cut(session.state, prompt.seat))
    else:
        action = SPEC.chance(game, session.state, prompt, chance)
    assert table.do(prompt.seat, json.loads(msgspec.json.encode(action)))["ok"], action


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> list[Scene]:
    """Every position of a game, from the start to the end."""
    table = table_of(tmp_path_factory.mktemp("game"), options={"points_to_win": GOAL})
    chance = random.Random(3)
    played = [scene_of(table)]
    while played[-1]["topics"]["state"]["outcome"] is None:
        by_a_bot(table, chance)
        played.append(scene_of(table))
    return played


def after(folder: Path, *acts: dict[str, Any], **more: Any) -> Scene:
    """The start, and then what the seat at the turn does."""
    table = table_of(folder, **more)
    for action in acts:
        table.do(table.session.state.turn, action)
    return scene_of(table)


MIDDLE = """const middle = (e) => {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};"""
DRAWN = """() => { MIDDLE
  const board = document.querySelector("svg.board");
  const names = [...board.querySelectorAll("text")].filter((e) => !e.closest("[style]"));
  const named = (word) => names.find((e) => e.textContent === word);
  const strays = [...board.querySelectorAll(".piece[data-token]")].filter((e) => {
    const [, letter, row] = /^([a-z])(\\d+)$/.exec(e.dataset.at);
    const [x, y] = middle(e);
    const size = board.querySelector('[data-token="*O"]').getBoundingClientRect().width;
    return Math.abs(x - middle(named(letter))[0]) > size / 3 || Math.abs(y - middle(named(row))[1]) > size / 3;
  });
  const at = (kind) => [...board.querySelectorAll(`.piece.${kind}`)].map((e) => e.dataset.at).sort();
  return {
    tokens: [...board.querySelectorAll(".piece[data-token]")].map((e) => [e.dataset.at, e.dataset.token]),
    strays: strays.map((e) => e.dataset.at), robots: at("robot"), astronauts: at("astronaut"), ufos: at("ufo"),
    owners: [...board.querySelectorAll(".station > path")].map((e) => e.getAttribute("fill")),
    faults: /undefined|NaN|\\[object/.exec(board.outerHTML) };
}""".replace("MIDDLE", MIDDLE)


def spread(view: View, kind: str, counts: dict[str, int]) -> list[str]:
    """Where the figures of a kind are: on spaces, and in score sections."""
    crew = {f"crew:{name}": found[kind] for name, found in view["crew"].items() if name != "off"}
    return sorted(place for place, count in {**counts, **crew}.items() for _ in range(count))


def name_of(index: int, width: int) -> str:
    return f"{chr(ord('a') + index % width)}{index // width + 1}"


def test_the_positions_of_a_game_are_drawn_as_they_are(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    page = sit(visitors, rig, scenes[0])
    for scene in scenes[1 : -1 : max(1, len(scenes) // 10)]:
        show(page, rig, scene)
        view, drawn = view_of(scene), page.evaluate(DRAWN)
        built = [[name_of(i, view["width"]), token] for i, token in enumerate(view["board"]) if token != ".."]
        assert (drawn["tokens"], drawn["strays"], drawn["faults"]) == (built, [], None)
        assert drawn["robots"] == spread(view, "robot", view["robots"])
        assert drawn["astronauts"] == spread(view, "astronaut", view["astronauts"])
        assert drawn["ufos"] == sorted(view["ufos"])
        owners = [f"url(#lun-own-{station['owner'] or 'plain'})" for station in view["closed_stations"]]
        assert drawn["owners"] == owners
        twin = page.locator(".stage .hidden").inner_text()
        for name, team in (("Mira", "orange"), ("Jonas", "lime")):
            points = view["scores"][team]
            assert f"{name}, {team}: {points} point{'' if points == 1 else 's'} of {GOAL}." in twin
        assert f"straight walls {view['supplies']['white']['straight']}" in twin
        assert twin.count("Closed station") == len(view["closed_stations"])
    show(page, rig, scenes[-1])
    expect(page.locator(".fin h2")).to_have_text("Lunar 1 lifts off!")


def test_the_figure_that_walks_is_the_one_that_stood_there_and_is_ringed(
    visitors: Any, rig: PageRig, tmp_path: Path
) -> None:
    table = table_of(tmp_path)
    table.do("s1", WALK)
    page = sit(visitors, rig, scene_of(table))
    assert page.locator("svg.board .ring").count() == 0
    page.locator('.robot[data-at="b2"]').evaluate("(e) => { e.dataset.mark = 'walker'; }")
    table.do("s1", {"act": "walk", "figure": "robot", "from": "b2", "to": "a2"})
    show(page, rig, scene_of(table))
    walker = page.locator('[data-mark="walker"]')
    expect(walker).to_have_attribute("data-at", "a2")
    expect(walker.locator(".ring")).to_have_count(1)
    assert page.locator("svg.board .ring").count() == 1


def press(page: Page, place: str) -> None:
    touch(page.locator(f'.target:not(.not-now)[data-spot="{place}"]'))


def test_an_abduction_among_hundreds_takes_three_presses(visitors: Any, rig: PageRig, tmp_path: Path) -> None:
    scene = after(tmp_path, UFO, variants=["ufo_abduction"])
    seat = scene["topics"]["seat/s1/state"]
    assert len(seat["legal"]) > 1_000
    seat["legal"] = [
        offer for offer in seat["legal"] if offer["action"].get("to", "a5")[1:] in ("5", "7")
    ]  # sent sooner
    acts = [offer["action"] for offer in seat["legal"]]
    first = len({json.dumps(act) if act["act"] == "build" else act.get("ufo") or act["from"] for act in acts})
    page = sit(visitors, rig, scene, "table")
    keys = page.locator(".steps .many .key")
    expect(keys).to_have_count(first)
    assert first < 20
    press(page, "f3")
    expect(page.locator(".picked p")).to_have_text("UFO on f3")
    expect(page.locator('.target.picked[data-spot="f3"]')).to_have_count(1)
    press(page, "f3")
    expect(page.locator(".picked")).to_have_count(0)
    expect(keys).to_have_count(first)
    touch(keys.filter(has_text="UFO on c6"))
    expect(page.locator('.target.picked[data-spot="c6"]')).to_have_count(1)
    press(page, "f9")
    press(page, "h4")
    expect(page.locator(".picked p span")).to_have_text(["UFO on f9", "Astronaut on h4"])
    press(page, "e5")
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "abduct", "ufo": "f9", "astronaut": "h4", "to": "e5"}
    rig.reply(command)


GOES_ON = """() => {
  const keys = [...document.querySelectorAll(".many .key")];
  return { shown: keys.length, groups: keys.map((key) => key.dataset.group).filter(Boolean),
    found: keys.map((key) => key.dataset.offer ?? key.dataset.place).filter(Boolean) };
}"""


def keys_by_groups(page: Page) -> list[str]:
    """The keys that are to be had from here, each group opened and left again."""
    await_drawn(page)
    now = page.evaluate(GOES_ON)
    assert 1 <= now["shown"] <= 12
    found: list[str] = now["found"]
    for group in now["groups"]:
        page.locator(f".many [data-group='{group}']").click()
        found += keys_by_groups(page)
        page.locator(".picked .key", has_text="Back").click()
    return found


@pytest.mark.parametrize("roll", [COLOURS, WALK, UFO])
def test_a_phone_never_shows_more_than_a_dozen_keys_at_once(
    visitors: Any, rig: PageRig, tmp_path: Path, roll: dict[str, Any]
) -> None:
    scene = after(tmp_path, roll)
    page = sit(visitors, rig, scene, "table", size="phone")
    found = keys_by_groups(page)
    starts = "async () => [...(await import('/static/picks.js')).picks.value.keys()].length"
    assert len(found) == len(set(found)) >= page.evaluate(starts)


def test_many_keys_of_one_step_come_in_groups_on_a_phone(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    def acts(scene: Scene) -> list[dict[str, Any]]:
        seat = scene["topics"]["state"]["turn"]
        return [offer["action"] for offer in scene["topics"][f"seat/{seat}/state"]["legal"]]

    scene = next(one for one in scenes if len(acts(one)) > 12 and {act["act"] for act in acts(one)} == {"build"})
    page = sit(visitors, rig, scene, "table", size="phone")
    found = [json.loads(offer) for offer in keys_by_groups(page)]
    assert sorted(found, key=str) == sorted(acts(scene), key=str)


def test_a_step_is_pressed_and_the_walker_goes_on(visitors: Any, rig: PageRig, tmp_path: Path) -> None:
    step = {"act": "walk", "figure": "robot", "from": "h6", "to": "h7"}
    page = sit(visitors, rig, after(tmp_path, WALK, step), "table")
    expect(page.locator('.target.picked[data-spot="h7"]')).to_have_count(1)
    press(page, "i7")
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "walk", "figure": "robot", "from": "h7", "to": "i7"}
    rig.reply(command)


def test_several_acts_at_a_place_are_asked_for(visitors: Any, rig: PageRig, tmp_path: Path) -> None:
    page = sit(visitors, rig, after(tmp_path, COLOURS), "table")
    press(page, "b1")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-act=build]")).to_have_count(3)
    touch(sheet.locator(".key", has_text="Antenna"))
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "build", "piece": "antenna", "at": "b1"}
    rig.reply(command)


REFUSED = """() => { MIDDLE
  return [middle(document.querySelector(".refused g[transform]")), middle(document.querySelector('[data-spot="k10"]'))];
}""".replace("MIDDLE", MIDDLE)


def test_a_refused_piece_lies_as_a_ghost_where_it_was_tried(visitors: Any, rig: PageRig, tmp_path: Path) -> None:
    scene = after(tmp_path, COLOURS, {"act": "build", "piece": "square", "at": "k10"})
    page = sit(visitors, rig, scene, "table")
    expect(page.locator(".refused text")).to_have_text("same kind")
    ghost, place = page.evaluate(REFUSED)
    assert max(abs(a - b) for a, b in zip(ghost, place, strict=True)) < 2
    show(page, rig, after(tmp_path / "other", COLOURS))
    expect(page.locator(".refused")).to_have_count(0)


def test_each_word_for_a_refusal_belongs_to_one() -> None:
    words = ids_of(BOARD_TEXTS)
    codes = {f"lc-{name.removeprefix('lcb-why-')}" for name in words if name.startswith("lcb-why-")}
    assert codes
    assert codes - ids_of(ENGINE_TEXTS) == set()


OUTSIDE = """() => {
  const stage = document.querySelector("svg.board").parentElement.getBoundingClientRect();
  const out = (box) => box.left < stage.left - 1 || box.right > stage.right + 1 || box.bottom > stage.bottom + 1;
  return [...document.querySelectorAll("svg.board text, svg.board .piece")]
    .filter((e) => out(e.getBoundingClientRect())).map((e) => e.textContent || e.dataset.at);
}"""
SMALL_LETTERS = """() => [...document.querySelectorAll("svg.board text")].map((e) => {
  const scale = e.getScreenCTM().a;
  return [e.textContent, parseFloat(e.getAttribute("font-size")) * scale];
}).filter(([, size]) => size < 15.5)"""


@pytest.mark.parametrize(
    "size",
    ["tablet", pytest.param("upright", marks=pytest.mark.sweep), pytest.param("phone", marks=pytest.mark.sweep)],
)
def test_axe_finds_nothing_and_nothing_is_cut_off(
    visitors: Any, rig: PageRig, tmp_path: Path, scenes: list[Scene], size: str
) -> None:
    names = ("Mira", "Maximilian-Alexander", "Ayo", "Wilhelmina")
    page = sit(visitors, rig, after(tmp_path, WALK, names=names, variants=["teams"]), size=size)
    assert axe(page) == []
    for scene in (None, scenes[len(scenes) * 3 // 4]):
        if scene:
            show(page, rig, scene)
        found = {
            "cut off": page.evaluate(CUT_OFF),
            "outside": page.evaluate(OUTSIDE),
            "small words": page.evaluate(SMALL_WORDS),
            "small letters": page.evaluate(SMALL_LETTERS) if size != "upright" else [],
        }
        assert not any(found.values()), found
