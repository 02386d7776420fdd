"""The drawn maze: it agrees with the state, it can be pressed, and no stroke of it tells where hidden explorers are."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from at_board import show, sit
from awaiting import await_picture, hold, settle
from board_scenes import AYO, JONAS, MUMMY, BoardRig, foul, guide, mummy_off
from looks import CUT_OFF, SMALL_WORDS, axe
from page_rig import PageRig
from playwright.sync_api import Page, expect
from replayed import scene_of

from engine.core.game import Need
from engine.core.secrets import cut
from engine.games.amenophis.bot import bot, chance
from engine.games.amenophis.game import CARDS
from engine.games.amenophis.maze import Maze, read_maze

pytestmark = pytest.mark.browser

NAMES = ("Mira", "Jonas", "Ayo", "Maximiliane-Sophie", "Ole")


@pytest.fixture
def table(tmp_path: Path, rig: PageRig) -> Iterator[BoardRig]:
    board = BoardRig(tmp_path)
    yield board
    board.journal.close()
    for seat in (MUMMY, JONAS, AYO):
        rig.access.set_own_device(seat, False)


@pytest.fixture
def page(visitors: Any) -> Iterator[Page]:
    """Any page: drawings are put into it."""
    drawn_in: Page = visitors().sit("spectator", "choice")
    yield drawn_in
    drawn_in.evaluate("() => document.querySelector('#drawn')?.remove()")


DRAW = """async ([state, info, small, height]) => {
  const names = ["preact", "/static/html.js", "/static/boards/amenophis/board.js"];
  const [{ render }, { html }, { Board, Twin }] = await Promise.all(names.map((name) => import(name)));
  await (await import("/static/texts.js")).useGame("amenophis");
  document.querySelector("#drawn")?.remove();
  const place = Object.assign(document.body.appendChild(document.createElement("div")), { id: "drawn" });
  place.style = `position: fixed; inset: 0 auto auto 0; width: ${small ? 390 : 836}px`;
  const [last] = state.rulings ?? [info.ruling];
  const refusal = last?.kind === "refused" ? last : null;
  const common = { view: state.view, info, seats: info.seats };
  render(html`<${Board} ...${common} due=${[]} spots=${new Map()} refusal=${refusal} small=${small} height=${height} />
    <${Twin} ...${common} />`, place);
  return place.innerHTML;
}"""


def draw(page: Page, table: BoardRig, seat: str | None = None, small: bool = False, height: int | None = None) -> str:
    """The drawing and its twin in words, of the cut that this seat, or everybody, has from the service."""
    state = table.retained(f"seat/{seat}/state" if seat else "state")
    ruling = table.publisher.retained.get("referee/t/ruling")
    info = {**table.retained("info"), "ruling": msgspec.json.decode(ruling) if ruling else None}
    html: str = page.evaluate(DRAW, [state, info, small, height])
    return html


def play(table: BoardRig, seed: int) -> Iterator[Any]:
    """Bots play; after each act the state."""
    generator = random.Random(seed)
    game = table.session.played.game
    while table.session.pending:
        prompt, state = table.session.pending[0], table.session.state
        thrown = prompt.need in (Need.DICE, Need.HIDDEN)
        act = chance(game, state, prompt, generator) if thrown else bot(game, generator)(cut(state, prompt.seat))
        assert table.do(prompt.seat, msgspec.to_builtins(act))["ok"]
        yield table.session.state


def pawns_in(html: str) -> dict[str, str]:
    return dict(re.findall(r'data-pawn="(\w+)" data-cell="(\w+)"', html))


def cards_in(html: str, kind: str) -> list[str]:
    return sorted(re.findall(rf'class="{kind}" data-card="(\w+)"', html))


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_drawn_as_it_stands_on_both_sides(page: Page, table: BoardRig, players: int) -> None:
    table.begin(NAMES[:players], game="amenophis")
    seen: set[str] = set()
    for count, state in enumerate(play(table, seed=players)):
        if state.ending:
            break
        if state.stage.value in seen and count % 20:
            continue
        seen.add(state.stage.value)
        standing = {pawn: state.cell(pawn) for pawn in state.pawns if state.cell(pawn) != "off"}
        for seat in (None, JONAS):
            html = draw(page, table, seat, small=count % 40 == 0)
            assert not re.search(r"undefined|NaN|\bam-(draw|twin)-", html), html
            assert f'piece mummy" data-cell="{state.mummy_cell}"' in html
            assert f"on {state.mummy_cell}, with {state.taken} of {state.ankhs_to_win} ankhs" in html
            assert html.count('data-face="mummy"') == state.aside
            assert pawns_in(html) == (standing if seat else {})
            told = [cell for cell in standing.values() if f", on {cell}." in html]
            assert told == (list(standing.values()) if seat else []), html
            if count % 40:
                assert cards_in(html, "played") == sorted(card for cards in state.played.values() for card in cards)
    assert {"rolling", "announced", "mummy_roll", "mummy_move"} <= seen


def test_the_end_shows_the_winner_and_how_all_have_fared(visitors: Any, rig: PageRig, table: BoardRig) -> None:
    table.begin(NAMES, game="amenophis")
    *_, last = play(table, seed=5)
    page = sit(visitors, rig, scene_of(table), "spectator")
    expect(page.locator(".victory.amenophis")).to_have_count(1)
    expect(page.locator(".fin h2")).to_have_text("Caught!" if MUMMY in last.ending.winners else "Out of the tomb!")
    rows = page.locator(".tab tr")
    expect(rows).to_have_count(5)
    expect(rows.nth(0)).to_contain_text(f"{last.taken} of {last.ankhs_to_win} ankhs")
    expect(rows.nth(1)).to_contain_text(f"{len(last.played[JONAS])} of 5 cards")


# ---- what the mummy may not know


@pytest.mark.parametrize("seat", [None, MUMMY])
def test_no_stroke_where_explorers_are_hidden_depends_on_them(page: Page, table: BoardRig, seat: str | None) -> None:
    """Other rolls, a refused way, a foul of the sensors, a way that is gone: the picture is the same to the letter."""
    table.deal()
    table.act(JONAS, act="roll", die=["2", "2", "3", "arrow", "mummy"])
    before, side = draw(page, table, seat), draw(page, table, JONAS)
    table.act(JONAS, act="reroll")
    assert draw(page, table, seat) == before
    table.act(JONAS, act="roll", die=["2", "2", "2", "3"])
    assert draw(page, table, seat) == before
    assert draw(page, table, JONAS) != side
    table.act(JONAS, act="announce", face="2")
    announced = draw(page, table, seat)
    assert announced != before
    assert not table.do(JONAS, {"act": "go", "to": "h1"})["ok"]
    assert draw(page, table, seat) == announced
    table.slide("a8", "h1")
    assert table.alert(JONAS)["kind"] == "foul"
    assert draw(page, table, seat) == announced
    table.slide("h1", "a7", "a6")
    assert table.session.state.cell(JONAS) == "a6"
    assert draw(page, table, seat) == announced


def test_a_tablet_in_an_explorers_hands_shows_nothing_more(visitors: Any, rig: PageRig, table: BoardRig) -> None:
    table.deal()
    table.announce(face="2")
    rig.show(scene_of(table))
    page: Page = visitors(fresh=True).open(rig.claim_link("table"))
    hold(page, "Jonas")
    await_picture(page, rig)
    expect(page.locator(".key", has_text="To a6")).to_be_visible()
    assert page.locator(".board [data-spot], .board .pawn, .board .held, .amhand").count() == 0
    key = page.locator(".secrets .key.wide")
    key.dispatch_event("pointerdown")
    expect(page.locator(".amhand .deck b")).to_have_text(["d2", "h3", "c4", "b7", "g5"])
    expect(page.locator(".amhand")).to_contain_text("Your pawn is on a8.")
    key.dispatch_event("pointerup")
    expect(page.locator(".amhand")).to_have_count(0)


def test_hidden_cards_are_in_no_drawing_but_their_owners(page: Page, table: BoardRig) -> None:
    table.deal()
    hands = {seat: cards_in(draw(page, table, seat), "held") for seat in (None, MUMMY, JONAS, AYO)}
    state = table.session.state
    assert hands.pop(None) == hands.pop(MUMMY) == []
    assert hands == {seat: sorted(state.hands[seat].value) for seat in (JONAS, AYO)}
    assert "Your cards: red 1 on d2" in draw(page, table, JONAS)
    assert "Your cards" not in draw(page, table)


def test_cards_are_entered_by_keys_in_the_colours_of_their_piles(visitors: Any, rig: PageRig, table: BoardRig) -> None:
    table.begin(NAMES[:3], game="amenophis")
    page = sit(visitors, rig, scene_of(table), "seat", JONAS)
    expect(page.locator(".answer .key.c")).to_have_count(len(CARDS))
    expect(page.locator(".answer .key.c use[href='#g-green']")).to_have_count(4)


# ---- the maze


OPEN = """async (maze) => {
  const { wallsOf, nextTo } = await import("/static/boards/amenophis/maze.js");
  return [wallsOf(maze), nextTo(maze.start, maze)];
}"""


def drawn_walls(maze: Maze, walls: list[dict[str, int]]) -> set[tuple[str, str]]:
    """The pairs of cells between which the page has drawn a wall."""
    name = {divmod(at, maze.width): cell for at, cell in enumerate(maze.cells)}
    pairs = set()
    for wall in walls:
        for part in range(wall["height"]):
            row, column = wall["y"] + part, wall["x"]
            pairs.add((name[row, column - 1], name[row, column]))
        for part in range(wall["width"]):
            row, column = wall["y"], wall["x"] + part
            pairs.add((name[row - 1, column], name[row, column]))
    return pairs


def random_map(width: int, height: int, generator: random.Random) -> str:
    marks = dict(zip(generator.sample(range(width * height), 25), ("S", "D", *CARDS), strict=True))
    lines = ["+" + "---+" * width]
    for row in range(height):
        cells = [f" {marks.get(row * width + column, ''):2}" for column in range(width)]
        lines.append("|" + "".join(cell + ("|" if generator.random() < 0.3 else " ") for cell in cells)[:-1] + "|")
        wall = [("---" if row == height - 1 or generator.random() < 0.3 else "   ") + "+" for _ in range(width)]
        lines.append("+" + "".join(wall))
    return "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(8, 8), (16, 16), (5, 9)])
def test_walls_are_drawn_where_no_way_leads(page: Page, width: int, height: int) -> None:
    """All 64 to 256 of them: such masks are longer than a number of the browser."""
    maze = read_maze({"map": random_map(width, height, random.Random(width)), "part": True}, CARDS)
    walls, ways = page.evaluate(OPEN, msgspec.to_builtins(maze))
    near = {(one, other) for one in maze.cells for other in maze.cells if one < other and maze.adjacent(one, other)}
    closed = {pair for pair in near if not maze.joined(*pair)}
    assert {tuple(sorted(pair)) for pair in drawn_walls(maze, walls)} == closed
    assert set(ways) == {c for c in maze.cells if maze.joined(maze.start, c)} - {maze.dungeon}


# ---- presses


def test_an_explorer_presses_a_cell_on_the_own_device(visitors: Any, rig: PageRig, table: BoardRig) -> None:
    table.deal()
    table.announce(face="2")
    page = sit(visitors, rig, scene_of(table), "seat", JONAS)
    places = page.locator(".board [data-spot]")
    assert {one.get_attribute("data-spot") for one in places.all()} == {"cell:a6", "cell:b7", "cell:c8"}
    page.locator("[data-spot='cell:b7'] rect").click()
    command = rig.next_command()
    assert (command.sender, msgspec.json.decode(command.action)) == (JONAS, {"act": "go", "to": "b7"})
    rig.reply(command)
    assert table.do(JONAS, {"act": "go", "to": "b7"})["ok"]
    show(page, rig, scene_of(table))
    # Jonas has the card of the symbol that is there.
    page.locator("[data-spot='cell:b7'] rect").click()
    command = rig.next_command()
    assert msgspec.json.decode(command.action) == {"act": "play", "card": "g1"}
    rig.reply(command)


def test_the_mummy_presses_her_next_cell_and_her_way_stays_on_the_board(
    visitors: Any, rig: PageRig, table: BoardRig
) -> None:
    mummys_turn(table)
    page = sit(visitors, rig, scene_of(table), "seat", MUMMY)
    steps = table.session.state.steps
    cells = ["e8"]
    while len(cells) <= steps:
        spot = page.locator(".board [data-spot]").first
        spot.locator("rect").click()
        command = rig.next_command()
        action = msgspec.json.decode(command.action)
        rig.reply(command)
        table.act(MUMMY, **action)
        cells.append(action["to"])
        show(page, rig, scene_of(table))
    assert page.locator(".board .way").get_attribute("data-cells") == " ".join(cells)
    assert page.locator(".board .mummy").get_attribute("data-cell") == cells[-1]


def mummys_turn(table: BoardRig) -> None:
    """The mummy has rolled a two; nobody is near."""
    table.deal()
    for seat, face in ((JONAS, "2"), (AYO, "1")):
        table.announce(seat, face)
        goes = [one["action"] for one in table.retained(f"seat/{seat}/state")["legal"] if one["action"]["act"] == "go"]
        table.act(seat, **goes[0])
        table.act(seat, act="done")
    table.act(MUMMY, act="roll", die=["2"])


# ---- refusals and sensors


def test_a_refused_way_is_a_ghost_for_explorers_and_nothing_for_others(page: Page, table: BoardRig) -> None:
    table.deal()
    table.announce(face="2")
    assert not table.do(JONAS, {"act": "go", "to": "c7"})["ok"]
    assert all('class="refused" data-cell="c7"' in draw(page, table, seat) for seat in (JONAS, AYO))
    assert not any("refused" in draw(page, table, seat) for seat in (MUMMY, None))


def test_a_refused_step_of_the_mummy_is_a_ghost_for_all(page: Page, table: BoardRig) -> None:
    mummys_turn(table)
    assert not table.do(MUMMY, {"act": "step", "to": "a1"})["ok"]
    for seat in (JONAS, MUMMY, None):
        assert 'class="refused" data-cell="a1"' in draw(page, table, seat)


RINGS = (
    """() => [...document.querySelectorAll(".board .told")].map((e) => [e.dataset.told, e.parentNode.dataset.cell])"""
)


@pytest.mark.parametrize(
    ("what", "seat", "told"),
    [
        (guide, JONAS, [["put", "a6"], ["clear", "b1"]]),
        (foul, None, []),
        (mummy_off, None, [["put", "e8"]]),
    ],
)
def test_cells_that_the_sensors_tell_of_are_ringed_for_those_who_may_know(
    visitors: Any, rig: PageRig, table: BoardRig, what: Any, seat: str | None, told: list[list[str]]
) -> None:
    table.deal()
    what(table)
    assert sit(visitors, rig, scene_of(table), "seat" if seat else "spectator", seat).evaluate(RINGS) == told


# ---- looks


CROWDED = """() => {
  const svg = document.querySelector("#drawn .board");
  const words = [...svg.querySelectorAll("text")].map((e) => [e, e.getBoundingClientRect()]);
  const stage = svg.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  return [
    ...words.filter(([, r]) => r.left < stage.left - 1 || r.right > stage.right + 1 || r.bottom > stage.bottom + 1)
      .map(([e]) => `outside: ${e.textContent}`),
    ...words.filter(([e, r]) => words.some(([other, o]) => other !== e && over(r, o)))
      .map(([e]) => `over: ${e.textContent}`),
  ];
}"""


@pytest.mark.parametrize("players", [2, 5])
def test_all_words_have_room(page: Page, table: BoardRig, players: int) -> None:
    table.begin(NAMES[:players], game="amenophis")
    for count, state in enumerate(play(table, seed=5)):
        if state.ending or count > 90:
            break
        if count % 30 == 25:
            for small, height in ((False, None), (True, None), (True, 376)):
                draw(page, table, JONAS, small, height)
                assert page.evaluate(CROWDED) == [], (small, height)


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ("tablet", "dark"),
        pytest.param("upright", "light", marks=pytest.mark.sweep),
        pytest.param("phone", "light", marks=pytest.mark.sweep),
    ],
)
def test_axe_finds_nothing_at_the_maze(visitors: Any, rig: PageRig, table: BoardRig, size: str, theme: Any) -> None:
    table.deal()
    table.announce()
    page = sit(visitors, rig, scene_of(table), "spectator", size=size, theme=theme)
    settle(page)
    assert axe(page) == []
    assert page.evaluate(SMALL_WORDS) + page.evaluate(CUT_OFF) == []
