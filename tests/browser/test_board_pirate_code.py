"""The drawn board of Pirate Code: it agrees with the view, a gem is pressed and then where to, no chest is open that is
not open for this viewer; and answers given on honour are put right."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from at_board import Scene, show, sit, touch
from awaiting import hold, settle
from looks import CUT_OFF, SMALL_WORDS, axe
from page_rig import PageRig
from playwright.sync_api import Page, expect
from replayed import scene_of

sys.path.append(str(Path(__file__).parents[1] / "service"))

from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.game import Need
from engine.core.registry import game_spec
from engine.core.secrets import cut
from service.settings import die_words
from service.table.host_desk import HouseRules

pytestmark = pytest.mark.browser

SPEC = game_spec("pirate_code")
NAMES = ("Mira", "Jonas", "Anne-Marie Bonnefoy", "Bartholomew")
HONOUR = {"code_mode": "honour"}
DUEL = ["two_player"]


def table_of(folder: Path, seats: int, **more: Any) -> Rig:
    dice = {die: die_words(find_die(die)) for die in SPEC.dice}
    house = HouseRules(dice, tap_dice="always", boxes={SPEC.id: builtin_board(SPEC.board)})
    table = Rig(folder, house=house)
    table.begin(NAMES[:seats], game=SPEC.id, **more)
    return table


def do(table: Rig, seat: str, act: str, **fields: Any) -> Any:
    """An act of a seat. A roll is entered by hand, since nothing reads a die."""
    if act == "roll":
        faces = table.retained("info")["dice"][0]["faces"]
        act, fields = "tap_die", {"face": next(one["name"] for one in faces if one["means"] == list(fields["die"]))}
    return table.do(seat, {"act": act, **fields})


def play(table: Rig, seed: int) -> Iterator[Scene]:
    """Bots play; every position, from the start to the end."""
    chance = random.Random(seed)
    yield scene_of(table)
    while table.session.outcome is None:
        prompt, state, game = table.session.pending[0], table.session.state, table.session.played.game
        by_chance = prompt.need in (Need.DICE, Need.HIDDEN)
        action = (
            SPEC.chance(game, state, prompt, chance) if by_chance else SPEC.bot(game, chance)(cut(state, prompt.seat))
        )
        assert do(table, prompt.seat, **msgspec.to_builtins(action))["ok"]
        yield scene_of(table)


def play_until(table: Rig, phase: str, seed: int = 7) -> None:
    scenes = play(table, seed)
    while table.session.state.phase.value != phase:
        next(scenes)


@pytest.fixture
def page(visitors: Any) -> Page:
    """Any page: drawings are put into it."""
    drawn_in: Page = visitors().sit("spectator", "choice")
    return drawn_in


DRAW = """async ([views, info, small]) => {
  const names = ["preact", "/static/html.js", "/static/boards/pirate_code/board.js"];
  const [{ render }, { html }, { Board, Twin }] = await Promise.all(names.map((name) => import(name)));
  await (await import("/static/texts.js")).useGame("pirate_code");
  document.querySelector("#drawn")?.remove();
  const place = Object.assign(document.body.appendChild(document.createElement("div")), { id: "drawn" });
  place.style = `position: fixed; inset: 0 auto auto 0; width: ${small ? 390 : 836}px`;
  return views.map((view) => {
    const common = { view, info, seats: info.seats };
    render(html`<${Board} ...${common} due=${[]} spots=${new Map()} refusal=${null} small=${small} />
      <${Twin} ...${common} />`, place);
    const edge = place.querySelector("svg").getBoundingClientRect();
    const outside = (e) => {
      const box = e.getBoundingClientRect();
      const across = box.left < edge.left - 1 || box.right > edge.right + 1;
      return across || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
    };
    const signs = (e) => [...e.querySelectorAll(".gem use")].map((use) => use.getAttribute("href").slice(3));
    const texts = [...place.querySelectorAll("svg text")];
    return {
      faults: place.innerHTML.match(/undefined|NaN|\\[object|g-hidden|unknown|pcb-/g),
      gems: [...place.querySelectorAll("[data-gem]")].map((e) => e.dataset.gem),
      codes: [...place.querySelectorAll(".code")].map(signs),
      outside: texts.filter(outside).map((e) => e.textContent),
      small: texts.filter((e) => Number(e.getAttribute("font-size")) < (small ? 14 : 16)).map((e) => e.textContent),
      twin: place.querySelector("ul").textContent,
    };
  });
}"""


def shown_areas(view: dict[str, Any]) -> list[str]:
    """Whose code is guessed at; with counted guesses the one who does not guess."""
    return [seat for seat in view["seats"] if not view["count"] or seat != view["turn"]]


def gems_in(view: dict[str, Any]) -> Counter[str]:
    found: Counter[str] = Counter()
    for seat in shown_areas(view):
        area = view["areas"][seat]
        for row in ("guess", "gold"):
            found.update(f"{seat}:{row}:{colour}" for colour in area[row] if colour)
        found.update({f"{seat}:brown:{colour}": count for colour, count in area["brown"].items() if count})
    return found


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (4, {"variants": ["skeleton_bonus"]}),
        (3, {"options": HONOUR}),
        (2, {"options": {"code_length": 2, "occupied": "swap"}}),
        (2, {"variants": [*DUEL, "skeleton_bonus", "quick"]}),
        (2, {"variants": DUEL, "options": {"guess_unit": "row", **HONOUR}}),
    ],
)
def test_every_position_of_a_game_is_drawn_as_it_is(page: Page, tmp_path: Path, seats: int, more: Any) -> None:
    scenes = list(play(table_of(tmp_path, seats, **more), seed=7))
    info = scenes[0]["topics"]["info"]
    for viewer, small, every in (("state", False, 1), ("state", True, 3), ("seat/s2/state", False, 3)):
        views = [scene["topics"][viewer]["view"] for scene in scenes[:-1:every]]
        for view, drawn in zip(views, page.evaluate(DRAW, [views, info, small]), strict=True):
            assert Counter(drawn["gems"]) == gems_in(view)
            assert (drawn["faults"], drawn["outside"], drawn["small"]) == (None, [], [])
            known = {seat: code["value"] for seat, code in view["codes"].items() if isinstance(code["value"], list)}
            known |= view["opened"]
            assert [code for seat in shown_areas(view) if (code := known.get(seat))] == drawn["codes"]
            for seat in shown_areas(view):
                found = sum(map(bool, view["areas"][seat]["gold"]))
                name = NAMES[view["seats"].index(seat)]
                assert f"{name}’s code: {found or 'none'} of {len(view['areas'][seat]['gold'])} gems" in drawn["twin"]


def test_a_gem_is_the_same_gem_wherever_it_goes(page: Page) -> None:
    area = {"guess": [None, "red", "blue", None], "gold": [None] * 4, "brown": {"white": 1}}
    scored = {"guess": [None, None, None, "green"], "gold": [None, "red", None, None], "brown": {"white": 1, "blue": 1}}
    before, after = page.evaluate(
        """async (areas) => {
          const { gemsOf, identify } = await import("/static/boards/pirate_code/gems.js");
          let last = 0;
          let gems = null;
          const mint = () => (last += 1);
          const follow = (area) => (gems = identify(gems, gemsOf({ areas: { s1: area } }, [{ id: "s1" }]), mint));
          const pictures = areas.map(follow);
          return pictures.map((picture) => Object.fromEntries(picture.map((gem) => [gem.colour, gem])));
        }""",
        [area, scored],
    )
    assert {colour: after[colour]["id"] for colour in before} == {colour: gem["id"] for colour, gem in before.items()}
    assert [colour for colour, gem in after.items() if gem["arrived"]] == ["green"]


def press(page: Page, *places: str) -> None:
    for place in places:
        touch(page.locator(f'.stage [data-spot="{place}"]'))


def sent(rig: PageRig) -> tuple[str | None, Any]:
    command = rig.next_command()
    rig.reply(command)
    return command.seat, json.loads(command.action)


def pressed(page: Page, rig: PageRig, *places: str) -> tuple[str, str, str | None]:
    """Which act, of which colour, with which guess of the turn; then the first place is let go of."""
    press(page, *places)
    _, action = sent(rig)
    expect(page.locator(".target.sent, .target.not-now")).to_have_count(0)
    press(page, places[0])
    expect(page.locator(".target.picked")).to_have_count(0)
    return action["act"], action["colour"], action.get("guess")


@pytest.fixture
def guessing(tmp_path: Path) -> Rig:
    """Mira has rolled blue. At Jonas lie red on 1 and blue on 2, which he has scored as misplaced."""
    table = table_of(tmp_path, 3, options=HONOUR)
    turn(table, "s1", "red", ("red", "s2", 1), ("blue", "s2", 2), gold=())
    turn(table, "s2", "red", ("red", "s3", 1), ("green", "s3", 2), gold=())
    turn(table, "s3", "red", ("red", "s1", 1), ("green", "s1", 2), gold=())
    assert do(table, "s1", "roll", die=["gem:blue"])["ok"]
    return table


def turn(table: Rig, seat: str, rolled: str, *gems: tuple[str, str, int], gold: tuple[int, ...]) -> None:
    """A turn in which gems are put; the owner scores those on `gold` as right, the others as misplaced."""
    assert do(table, seat, "roll", die=[f"gem:{rolled}"])["ok"]
    for (colour, on, at), guess in zip(gems, ("rolled", "choice"), strict=True):
        assert do(table, seat, "place", colour=colour, on=on, at=at, guess=guess)["ok"]
    assert do(table, seat, "end_turn")["ok"]
    for colour, on, at in gems:
        assert do(table, on, "answer", colour=colour, at=at, answer="gold" if at in gold else "stays")["ok"]


def test_a_gem_is_pressed_and_then_where_it_goes(visitors: Any, rig: PageRig, guessing: Rig) -> None:
    page = sit(visitors, rig, scene_of(guessing), "table")
    assert pressed(page, rig, "gem:green", "s2:3") == ("place", "green", "choice")
    assert pressed(page, rig, "s2:2", "s2:4") == ("move", "blue", "rolled")
    assert pressed(page, rig, "gem:blue", "s3:4") == ("place", "blue", "rolled"), "what can do no more"
    assert pressed(page, rig, "turn:choice", "gem:blue", "s3:4") == ("place", "blue", "choice")
    assert pressed(page, rig, "chest", "gem:white") == ("declare_empty", "white", None)
    page.locator(".steps .key", has_text="A green gem").click()
    page.locator(".steps .key", has_text="Green on Jonas 3").click()
    assert sent(rig)[1] == {"act": "place", "colour": "green", "on": "s2", "at": 3, "guess": "choice"}


def test_the_skeletons_gem_is_pressed_in_its_hand_and_put_there_by_a_press(
    visitors: Any, rig: PageRig, tmp_path: Path
) -> None:
    table = table_of(tmp_path, 2, variants=["skeleton_bonus"])
    for seat in ("s1", "s2"):
        assert do(table, seat, "set_code", code=["red", "blue", "green", "white"])["ok"]
    page = sit(visitors, rig, scene_of(table), "table")
    press(page, "gem:black")
    assert sent(rig)[1] == {"act": "fill_hand", "colour": "black"}
    assert do(table, "s1", "fill_hand", colour="black")["ok"]
    assert do(table, "s1", "roll", die=["gem:white"])["ok"]
    show(page, rig, scene_of(table))
    press(page, "hand", "s2:2")
    assert sent(rig)[1] == {"act": "place", "colour": "black", "on": "s2", "at": 2, "guess": "skeleton"}


def test_what_was_refused_lies_within_barrier_tape_where_it_was_tried(
    visitors: Any, rig: PageRig, guessing: Rig
) -> None:
    page = sit(visitors, rig, scene_of(guessing))
    expect(page.locator(".no-go")).to_have_count(0)
    assert not do(guessing, "s1", "place", colour="white", on="s2", at=4, guess="rolled")["ok"]
    show(page, rig, scene_of(guessing))
    expect(page.locator(".no-go .gem use")).to_have_attribute("href", "#g-white")
    where = page.locator(".no-go").bounding_box()
    mark = page.locator('[data-gem="s2:guess:blue"]').bounding_box()
    assert where is not None
    assert mark is not None
    assert where["x"] > mark["x"] + mark["width"], "two positions to the right of the blue gem"


def test_a_shared_tablets_board_shows_no_code_and_a_seats_own_while_it_is_held_open(
    visitors: Any, rig: PageRig, tmp_path: Path
) -> None:
    table = table_of(tmp_path, 2)
    codes = {"s1": ["red", "blue", "green", "white"], "s2": ["yellow", "black", "green", "blue"]}
    for seat, code in codes.items():
        assert do(table, seat, "set_code", code=code)["ok"]
    shared = sit(visitors, rig, scene_of(table), "table")
    expect(shared.locator(".board .raft")).to_have_count(2)
    expect(shared.locator(".board .code")).to_have_count(0)
    rig.access.set_own_device("s1", True)
    own = sit(visitors, rig, scene_of(table), "seat", "s1")
    expect(own.locator(".board .code")).to_have_count(0)
    own.locator(".secrets button").dispatch_event("pointerdown")
    expect(own.locator(".board .code")).to_have_count(1)
    drawn = own.locator(".board .code .gem use").evaluate_all(
        "(all) => all.map((e) => e.getAttribute('href').slice(3))"
    )
    assert drawn == codes["s1"]
    own.locator(".secrets button").dispatch_event("pointerup")
    expect(own.locator(".board .code")).to_have_count(0)
    rig.access.set_own_device("s1", False)


def test_an_answer_is_put_right_out_of_turn(visitors: Any, rig: PageRig, guessing: Rig) -> None:
    assert do(guessing, "s1", "place", colour="blue", on="s3", at=3, guess="rolled")["ok"]
    assert do(guessing, "s1", "place", colour="white", on="s3", at=4, guess="choice")["ok"]
    assert do(guessing, "s1", "end_turn")["ok"]
    page = sit(visitors, rig, scene_of(guessing), "table")
    page.get_by_text("Change an answer").click()
    page.get_by_role("dialog").get_by_role("button", name="Jonas").click()
    hold(page, "Jonas")
    rows = page.locator(".given")
    expect(rows).to_have_count(2)
    expect(rows.locator(".three .key")).to_have_count(6)
    expect(page.locator(".given .key[disabled]")).to_have_count(0)
    expect(rows.first).to_contain_text("Blue on 2")
    expect(rows.first.locator(".chosen")).to_contain_text("Right colour, wrong place")
    rows.last.locator(".key", has_text="Wrong colour").click()
    expect(page.locator(".deeds")).to_contain_text("Change one answer")
    settle(page)
    assert axe(page) == []
    page.locator(".deeds .key", has_text="Change one answer").click()
    assert sent(rig) == ("s2", {"act": "change_answers", "changes": ["1=brown"]})
    assert do(guessing, "s2", "change_answers", changes=["1=brown"])["ok"]
    rig.show(scene_of(guessing))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".handover")).to_contain_text(NAMES[2])  # whose answer is waited for


def test_answers_that_cannot_all_be_right_are_pointed_out_to_their_owner_alone(
    visitors: Any, rig: PageRig, guessing: Rig
) -> None:
    turn_ends = [("s1", "blue", ("blue", "s2", 3)), ("s1", None, ("white", "s2", 4))]
    for seat, _, (colour, on, at) in turn_ends:
        guess = "rolled" if colour == "blue" else "choice"
        assert do(guessing, seat, "place", colour=colour, on=on, at=at, guess=guess)["ok"]
    assert do(guessing, "s1", "end_turn")["ok"]
    assert not do(guessing, "s2", "answer", colour="blue", at=3, answer="brown")["ok"]
    page = sit(visitors, rig, scene_of(guessing), "table")
    page.get_by_text("Change an answer").click()
    page.get_by_role("dialog").get_by_role("button", name="Jonas").click()
    clash = page.locator(".given.clash")
    expect(clash).to_have_count(1)
    expect(clash).to_contain_text("Blue on 2")
    expect(clash).to_contain_text("cannot be right together")
    watching = sit(visitors, rig, scene_of(guessing))
    assert "cannot" not in watching.inner_text("body")
    expect(watching.get_by_text("Change an answer")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme", "more"),
    [
        ("tablet", "light", {}),
        pytest.param("upright", "dark", {"variants": DUEL}, marks=pytest.mark.sweep),
        pytest.param("phone", "dark", {"variants": ["skeleton_bonus"]}, marks=pytest.mark.sweep),
    ],
)
def test_the_page_with_the_board_is_whole_and_can_be_used_by_all(
    visitors: Any, rig: PageRig, tmp_path: Path, size: str, theme: str, more: Any
) -> None:
    table = table_of(tmp_path, 2 if more.get("variants") == DUEL else 4, **more)
    play_until(table, "end")
    page = sit(visitors, rig, scene_of(table), "table", size=size, theme=theme)
    assert axe(page) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SMALL_WORDS) == []
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    list(play(table, 7))
    show(page, rig, scene_of(table))
    expect(page.locator(".fin h2")).to_have_text("The treasure is yours!")
    expect(page.locator(".fin tr")).to_have_count(len(table.session.seat_ids))


def test_the_position_that_no_code_has_is_covered(page: Page, tmp_path: Path) -> None:
    for variants, covered in (["quick"], 3), ([], 0):
        folder = tmp_path / str(covered)
        folder.mkdir()
        topics = scene_of(table_of(folder, 3, variants=variants))["topics"]
        page.evaluate(DRAW, [[topics["state"]["view"]], topics["info"], False])
        assert page.locator("#drawn .covered").count() == covered
