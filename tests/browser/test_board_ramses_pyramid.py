"""The drawn board of Ramses Pyramid, on the positions of one game that bots have played in the service itself."""

from __future__ import annotations

import copy
import json
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from at_board import Scene, show, sit, touch
from awaiting import await_drawn, settle
from looks import CUT_OFF, axe
from page_rig import PageRig
from playwright.sync_api import Page, expect
from replayed import as_entered, scene_of, sensible

sys.path.append(str(Path(__file__).parents[1] / "service"))

from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.registry import game_spec
from service.mqtt.commands import Command
from service.settings import die_words
from service.table.host_desk import HouseRules

pytestmark = pytest.mark.browser

GAME = "ramses_pyramid"
SPEC = game_spec(GAME)
NAMES = ("Mira", "Jonas", "Ayo", "Lin")
View = dict[str, Any]


def view_of(scene: Scene) -> View:
    view: View = scene["topics"]["state"]["view"]
    return view


def by_a_bot(table: Rig, chance: random.Random) -> None:
    prompt = table.session.pending[0]
    entered = as_entered(table.session, prompt, sensible(table.session, prompt, chance))
    assert table.do(prompt.seat, entered)["ok"], entered


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> list[Scene]:
    """Every position of a game, from the start to the end; the first move is tried where it may not go."""
    dice = {die: die_words(find_die(die)) for die in SPEC.dice}
    boxes = {GAME: builtin_board(SPEC.board)}
    table = Rig(tmp_path_factory.mktemp("game"), house=HouseRules(dice, boxes=boxes))
    table.begin(NAMES, game=GAME)
    chance = random.Random(108)
    played = [scene_of(table)]
    while played[-1]["topics"]["state"]["outcome"] is None:
        if len(played) == 2:
            for place in ("B7", "Entrance"):
                table.do("s1", {"act": "move_on_ring", "to": place})
                played.append(scene_of(table))
        by_a_bot(table, chance)
        played.append(scene_of(table))
    return played


DRAWN = """() => {
  const board = document.querySelector("svg.board");
  const inverse = board.getScreenCTM().inverse();
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse);
  };
  const pyramid = middle(board.querySelector('.layer[data-layer="0"] > rect'));
  const codes = [...board.querySelectorAll(".code .crystal")].map((e) => {
    const { x, y } = middle(e.querySelector("path"));
    return [x - pyramid.x, y - pyramid.y, e.querySelector("use").getAttribute("href").slice(3)];
  });
  return { codes, crystals: board.querySelectorAll(".crystal").length - codes.length,
    mummies: board.querySelectorAll(".mummy").length, adventurers: board.querySelectorAll(".adventurer").length,
    faults: /undefined|NaN|\\[object|hidden|unknown/.exec(board.outerHTML) };
}"""


def layers_drawn(codes: list[tuple[float, float, str]]) -> list[list[str]]:
    """From where the crystals are: for each layer, from below, the colours of N, E, S, W."""
    sides: list[list[tuple[float, str]]] = [[], [], [], []]
    for x, y, colour in codes:
        side = (0 if y < 0 else 2) if abs(y) > abs(x) else (1 if x > 0 else 3)
        sides[side].append((-max(abs(x), abs(y)), colour))
    rows = [[colour for _, colour in sorted(side)] for side in sides]
    return [list(row) for row in zip(*rows, strict=True)]


SIDES = {"N": "North", "E": "East", "S": "South", "W": "West"}


def in_words(place: str) -> str:
    """L2-N is "North 2"; what is not on the pyramid is called the same everywhere."""
    layer, _, side = place.partition("/")[0].partition("-")
    return f"{SIDES[side]} {layer.removeprefix('L')}" if side in SIDES else place.partition("/")[0]


NAMED = "() => [...document.querySelectorAll('.names text')].map((e) => e.textContent)"


def test_sides_and_layers_are_named_in_the_readers_language(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    scene = next(one for one in scenes if view_of(one)["layers"] and "L0-E" in view_of(one)["adventurers"].values())
    page = sit(visitors, rig, scene)
    layers = [str(layer) for layer in range(len(view_of(scene)["layers"]) + 1)]
    for language, letters, place in [("de", "NOSW", "Ost 0"), ("es", "NESO", "Este 0"), ("en", "NESW", "East 0")]:
        assert page.evaluate("async (name) => (await import('/static/texts.js')).chooseLanguage(name)", language)
        expect(page.locator(".stage .hidden")).to_contain_text(f": {place}.")
        assert page.evaluate(NAMED) == [*letters, *layers]


def test_the_positions_of_a_game_are_drawn_as_they_are(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    page = sit(visitors, rig, scenes[0])
    # Each crystal that is drawn lies open: nothing was shown to all, so no temple has one in its door.
    for scene in scenes[1 : -1 : max(1, len(scenes) // 8)]:
        show(page, rig, scene)
        view, drawn = view_of(scene), page.evaluate(DRAWN)
        assert layers_drawn(drawn["codes"]) == view["layers"]
        assert drawn["crystals"] == len(view["crystals"]) + sum(map(len, view["tents"].values()))
        assert drawn["adventurers"] == len(NAMES)
        assert drawn["mummies"] == sum(view["top"]) + len(view["on"]) + len(view["out"]) + 1, "and the king"
        assert drawn["faults"] is None
        twin = page.locator(".stage .hidden").text_content() or ""
        for name, place in zip(NAMES, view["adventurers"].values(), strict=True):
            assert f"{name}: {in_words(place)}" in twin
        assert f"Out of the game, on brown spaces: {', '.join(view['out']) or 'none'}." in twin
    show(page, rig, scenes[-1])
    expect(page.locator(".fin h2")).to_have_text("The king has fallen!")
    king_won = copy.deepcopy(scenes[-1])
    view_of(king_won)["crown"] = None
    king_won["topics"]["state"]["outcome"]["winners"] = []
    show(page, rig, king_won)
    expect(page.locator(".fin h2")).to_have_text("The king keeps his pyramid!")
    expect(page.locator("h1")).to_have_text("The king wins")
    expect(page.locator(".victory .king")).to_have_count(1)


ANGLE = "(e) => Number(/rotate\\((-?[\\d.]+)deg/.exec(e.style.transform)[1])"


def test_a_layer_turns_with_all_above_it_and_what_stands_there(
    visitors: Any, rig: PageRig, scenes: list[Scene]
) -> None:
    views = [view_of(scene) for scene in scenes]
    turns = [
        (index, next(at for at, count in enumerate(view["quarters"]) if count != views[index]["quarters"][at]))
        for index, view in enumerate(views[1:])
        if view["quarters"] != views[index]["quarters"]
    ]
    before, layer = next((at, low + 1) for at, low in turns if any(place > f"L{low + 1}" for place in views[at]["on"]))
    quarters = views[before + 1]["quarters"][-1] - views[before]["quarters"][-1]
    page = sit(visitors, rig, scenes[before])
    rides = len(views[before]["out"]) + len(views[before]["on"]) - 1
    own = [page.locator(f'.layer[data-layer="{number}"]') for number in range(6)]
    rider = page.locator(f'[data-piece="m{rides}"]')
    were, stood = [one.evaluate(ANGLE) for one in own], rider.evaluate(ANGLE)
    show(page, rig, scenes[before + 1])
    turned = [one.evaluate(ANGLE) - was for one, was in zip(own, were, strict=True)]
    assert turned == [90 * quarters if number == layer else 0 for number in range(6)], "what is above is turned by it"
    assert rider.evaluate(ANGLE) - stood == 90 * quarters, "it goes the same way round, not the shortest"
    pace = page.locator("svg.board").evaluate("(e) => [e.dataset.turning, e.style.getPropertyValue('--quarters')]")
    assert pace == [str(layer), str(quarters)]
    expect(page.locator("svg.board .turned")).to_have_count(1)


PLACED = {"step": "to", "change_side": "to", "place": "on", "move_on_ring": "to", "put_temple": "on", "reveal": "for"}
NOWHERE = ("stop", "sees", "tap_die")


def press_through(page: Page, rig: PageRig) -> tuple[Command, list[str]]:
    """Presses the last place that is offered until an act is sent; with the places that were pressed."""
    pressed: list[str] = []
    while page.locator("svg.board .target.sent").count() == 0:
        assert len(pressed) < 4, pressed
        target = page.locator("svg.board .target.ready").last
        pressed.append(target.get_attribute("data-spot") or "")
        touch(target)
        await_drawn(page)
        if page.get_by_role("dialog").count():
            page.get_by_role("dialog").locator("[data-act]").first.click()
            await_drawn(page)
    return rig.next_command(), pressed


def test_presses_on_the_board_do_what_is_offered_there(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    page = sit(visitors, rig, scenes[0], "table")
    steps = {}
    for phase in ("ring", "land", "put", "steal", "rotate", "mummies", "place", "move"):
        scene = next(one for one in scenes if view_of(one)["phase"] == phase)
        show(page, rig, scene)
        seat = view_of(scene)["turn"]
        offers = [offer["action"] for offer in scene["topics"][f"seat/{seat}/state"]["legal"]]
        command, pressed = press_through(page, rig)
        action = json.loads(command.action)
        assert (command.seat, action in offers, action["act"] in NOWHERE) == (seat, True, False)
        if action["act"] in PLACED:
            assert action[PLACED[action["act"]]] == pressed[0]
        steps[action["act"]] = len(pressed)
        rig.reply(command)
    assert steps["turn_layer"] == 2, "the layer, then the corner that its mark goes to"


def test_a_key_says_which_way_a_layer_turns_before_it_is_pressed(
    visitors: Any, rig: PageRig, scenes: list[Scene]
) -> None:
    page = sit(visitors, rig, scenes[0], "table")
    show(page, rig, next(one for one in scenes if view_of(one)["phase"] == "rotate"))
    key = page.locator(".choices .key").filter(has_text="Turn layer").first
    expect(key).to_contain_text("↻")
    key.click()
    for words in ("a quarter turn clockwise", "half a turn", "a three-quarter turn clockwise"):
        expect(page.locator(".choices .key").filter(has_text=words)).to_have_count(1)


def test_what_was_tried_and_is_not_allowed_stands_behind_tape(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    page = sit(visitors, rig, scenes[1])
    expect(page.locator(".refused")).to_have_count(0)
    show(page, rig, scenes[2])
    tape, ghost = (page.locator(f".refused {what}").bounding_box() for what in (".tape", ".adventurer"))
    assert tape
    assert ghost
    assert abs(tape["x"] - ghost["x"]) < tape["width"]
    assert page.locator("svg.board .adventurer").count() == len(NAMES) + 1
    show(page, rig, scenes[3])
    at_entrance = page.locator(".refused .tape").bounding_box()
    assert at_entrance
    assert at_entrance["x"] != tape["x"]


def test_what_was_seen_in_a_temple_is_drawn_for_who_saw_it(visitors: Any, rig: PageRig, scenes: list[Scene]) -> None:
    def noted(scene: Scene, seat: str) -> dict[str, str]:
        notes: dict[str, str] = scene["topics"][f"seat/{seat}/state"]["view"]["seen"][seat]["value"]
        return notes

    seats = view_of(scenes[0])["seats"]
    scene, seat = next((one, seat) for one in scenes for seat in seats if noted(one, seat))
    temple, colour = next(iter(noted(scene, seat).items()))
    inside = f'[data-temple="{temple}"] .crystal'
    expect(sit(visitors, rig, scene).locator(inside)).to_have_count(0)
    page = sit(visitors, rig, scene, "seat", seat)
    expect(page.locator(inside)).to_have_count(0)  # covered, until its owner holds it open
    page.locator(".secrets .key.wide").dispatch_event("pointerdown")
    expect(page.locator(f"{inside} use").first).to_have_attribute("href", f"#g-{colour}")
    assert re.search(f"You noted {colour}", page.content())


OUTSIDE = """() => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const out = (box) => box.left < stage.left - 1 || box.right > stage.right + 1 || box.bottom > stage.bottom + 1;
  return [...document.querySelectorAll("svg.board text, svg.board .piece")]
    .filter((e) => out(e.getBoundingClientRect())).map((e) => e.textContent || e.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize(
    "size",
    ["tablet", pytest.param("upright", marks=pytest.mark.sweep), pytest.param("phone", marks=pytest.mark.sweep)],
)
def test_axe_finds_nothing_and_nothing_is_cut_off(visitors: Any, scenes: list[Scene], size: str) -> None:
    scene = copy.deepcopy(scenes[len(scenes) * 3 // 4])
    scene["topics"]["info"]["seats"][0]["name"] = "Maximilian-Alexander"
    scene["topics"]["info"]["seats"][2] |= {"name": "Wilhelmina", "bot": True}
    page = visitors(size).sit("spectator", scene)
    settle(page)
    assert axe(page) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OUTSIDE) == []
