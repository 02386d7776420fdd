"""What the mummy, the public and an explorer who is out may not learn in Aménophis: the ways it could leak, one by one.

`outside` is all that a viewer has: the position, the prompts, the acts on offer; and what was heard.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from am_rig import HANDS, SPEC, Table
from msgspec.structs import replace

from engine.core.game import Need
from engine.core.replay import Record, advance, fold
from engine.core.rulings import Accepted, Refused, heard
from engine.core.secrets import PUBLIC, Secret, cut
from engine.games.amenophis.actions import Announce, Cancel, Done, Go, KeepAside, Play, Reroll, Roll, Step, Stop, Walk
from engine.games.amenophis.state import Doing, Moment, Spot, Stage

OUTSIDERS = ("mummy", PUBLIC)
PAWNS = {"red": "c2", "blue": "a4", "green": "c4"}


def outside(game: Any, state: Any, viewer: str) -> Any:
    view = cut(state, viewer)
    return view, cut(game.pending(state), viewer), game.legal(view)


def all_outside(table: Table) -> list[Any]:
    return [outside(table.game, table.state, viewer) for viewer in OUTSIDERS]


def course(table: Table, *acts: str) -> list[Any]:
    """What the outsiders heard and saw in the course of these acts, without the moments that were nothing to them."""
    seen = [all_outside(table)]
    for line in acts:
        by, act = line.split(maxsplit=1)
        table.does(by, act)
        told = [heard(table.ruling, viewer) for viewer in OUTSIDERS]
        now = all_outside(table)
        if any(told) or now != seen[-1]:
            seen += [told, now]
    return seen


def random_games(count: int, acts: int, **options: Any) -> Iterator[tuple[Any, Any, random.Random]]:
    """Positions of random games among three explorers, with the game and the chance."""
    for seed in range(count):
        chance = random.Random(seed)
        table = Table(PAWNS, mummy="e5", options=options)
        game, state = table.game, table.game.start(table.seats)
        for _ in range(acts):
            yield game, state, chance
            if game.outcome(state) is not None:
                break
            prompt = chance.choice(game.pending(state))
            if prompt.need is Need.CHOICE:
                act = chance.choice(game.legal(cut(state, prompt.seat)))
            else:
                act = SPEC.chance(game, state, prompt, chance)
            ruling = game.rule(state, prompt.seat, act)
            assert isinstance(ruling, Accepted)
            state = advance(game, state, ruling)


def with_other_secrets(state: Any, chance: random.Random) -> Any:
    """The same position, with everything in it that the mummy may not know replaced by something else."""
    closed = (state.maze.start, state.maze.dungeon, state.mummy_cell)
    free = [cell for cell in state.maze.cells if cell not in closed]
    cells = chance.sample(free, len(state.pawns))
    pawns = {
        pawn: Secret(Spot(cell if state.ankhs[pawn] else "off"), state.pawns[pawn].seen_by)
        for pawn, cell in zip(state.pawns, cells, strict=True)
    }
    shown = tuple(chance.choice(("1", "2", "3", "4", "arrow")) for _ in state.faces)
    hands = {seat: replace(hand, value=("r5",)) for seat, hand in state.hands.items() if isinstance(hand.value, tuple)}
    moments = (Moment.CHOOSE, Moment.ROLL) if state.stage is Stage.ROLLING else (Moment.MOVE, Moment.MOVED)
    return replace(
        state,
        pawns=pawns,
        shown=replace(state.shown, value=shown),
        hands={**state.hands, **hands},
        moment=replace(state.moment, value=Doing(chance.choice(moments))),
    )


# ---- the whole, whatever the leak


def test_no_secret_of_the_explorers_makes_any_difference_outside() -> None:
    compared = 0
    for game, state, chance in random_games(12, 120):
        if state.stage in (Stage.DEAL, Stage.OVER):
            continue
        other = with_other_secrets(state, chance)
        assert other != state
        for viewer in OUTSIDERS:
            assert outside(game, state, viewer) == outside(game, other, viewer)
        compared += 1
    assert compared > 500


def test_whatever_the_mummy_tries_is_refused_in_the_same_words_wherever_the_pawns_are() -> None:
    """Refusal texts, error replies, probing: all her possible acts in all stages."""
    refused = 0
    for game, state, chance in random_games(6, 90):
        if state.stage in (Stage.DEAL, Stage.OVER):
            continue
        other = with_other_secrets(state, chance)
        for act in _everything(state, chance):
            one, two = game.rule(state, "mummy", act), game.rule(other, "mummy", act)
            assert isinstance(one, Refused) == isinstance(two, Refused), act
            if isinstance(one, Refused):
                assert one == two, act
                refused += 1
    assert refused > 1000


def _everything(state: Any, chance: random.Random) -> list[Any]:
    cells = chance.sample(state.maze.cells, 8)
    others = [
        KeepAside(),
        Cancel(),
        Reroll(),
        Announce("2"),
        Done(),
        Stop(),
        Roll(("2",)),
        Roll(("1",) * 5),
        Play("r1"),
    ]
    return [*(kind(cell) for cell in cells for kind in (Step, Go)), Walk(tuple(cells[:3])), *others]


def test_what_explorers_do_is_told_outside_as_far_as_the_clause_lists_and_no_further() -> None:
    """Events and sentences of every act that outsiders may know of hold no secret (history, export, notifications)."""
    listed = {
        "am-has-drawn",
        "am-cancelled",
        "am-aside",
        "am-all-mummies",
        "am-announced",
        "am-played",
        "am-done",
        "am-mummys-turn",
        "am-mummy-rolled",
        "am-mummy-stuck",
        "am-stepped",
        "am-caught",
        "am-out",
        "am-no-turn",
    }
    told: set[str] = set()
    for game, state, chance in random_games(10, 150):
        if game.outcome(state) is not None:
            continue
        for prompt in game.pending(state)[:1]:
            acts = list(game.legal(cut(state, prompt.seat))) if prompt.need is Need.CHOICE else []
            act = chance.choice(acts) if acts else SPEC.chance(game, state, prompt, chance)
            ruling = game.rule(state, prompt.seat, act)
            told |= {finding.code for finding in heard(ruling, "mummy")}
            if isinstance(act, KeepAside | Reroll | Go | Roll) and prompt.seat != "mummy":
                assert ruling.seen_by is not None
                assert not ruling.seen_by & {"mummy", PUBLIC}, act
    assert told <= listed
    assert {"am-announced", "am-done", "am-mummy-rolled", "am-stepped"} <= told


# ---- the list, item by item


def test_numbers_and_order_of_messages_are_the_same_for_every_walk() -> None:
    start = {"pawns": PAWNS, "phase": "rolled", "shown": ("1", "2", "3", "4", "arrow")}
    courses = [
        course(Table(**start), "red announce 3", f"red {walk}", "red done")  # type: ignore[arg-type]
        for walk in ("go d2", "go a1", "go e1", "walk d2 d1 d2", "walk c3 c2 c1", "go c3")
    ]
    assert all(other == courses[0] for other in courses)


def test_dice_that_were_not_announced_are_not_shown() -> None:
    """Rejected dice; the number of choices, too: with ones there are fewer than with fours."""
    rolls = ("1 1 1 1", "1 2 3 4", "4 4 arrow 1", "1 3 3 3")
    courses = [
        course(Table(PAWNS), f"red roll mummy {roll}", "red announce 1", "red go c3", "red done") for roll in rolls
    ]
    assert all(other == courses[0] for other in courses)


def test_no_prompt_appears_only_when_a_card_fits() -> None:
    fits, does_not = (
        course(Table(PAWNS, phase="announced", announced="1", cards={"red": {"hand": hand}}), "red go c1", "red done")
        for hand in (["r3"], ["r1"])
    )
    assert fits == does_not
    table = Table(PAWNS, phase="announced", announced="1", cards={"red": {"hand": ["r3"]}})
    table.does("red", "go c1")
    assert "play r3" in table.choices("red"), "the card did fit"


def test_a_forced_new_roll_looks_like_a_voluntary_one() -> None:
    hemmed = {"red": "a1", "blue": "b1", "green": "e4"}
    acts = ("red roll 1 1 1 1 1", "red reroll", "red roll 2 2 mummy 2 2")
    forced, free = Table(hemmed, mummy="a2"), Table(PAWNS, mummy="a2")
    assert course(forced, *acts) == course(free, *acts)
    again = Table(hemmed, mummy="a2")
    again.does("red", "roll 1 1 1 1 1")
    assert again.choices("red") == {"reroll"}, "it was forced"


def test_a_die_that_is_refused_has_never_been_announced() -> None:
    table = Table({"red": "a1", "blue": "b1"}, mummy="a2", phase="rolled", shown=("1", "1", "1", "1", "3"))
    before = all_outside(table)
    table.refuses("red", "announce 1")
    assert [table.heard(viewer) for viewer in (*OUTSIDERS, "blue")] == [[], [], ["am-no-free-end AM-4.10"]]
    assert all_outside(table) == before


@pytest.mark.parametrize("stage", ["mummy_move", "intermediate"])
def test_the_mummys_offers_are_those_of_an_empty_maze(stage: str) -> None:
    far = {"red": "a1", "blue": "a2"}
    for cell in ("d3", "e2", "d2", "c1"):
        for aside in (1, 3):
            turn = {"steps_left": 2}
            told = [
                Table(pawns, mummy="d2" if cell != "d2" else "d1", phase=stage, to_act="mummy", aside=aside, turn=turn)
                for pawns in (far, {"red": cell, "blue": "a2"})
            ]
            assert all_outside(told[0]) == all_outside(told[1])


def test_probing_a_cell_is_answered_by_walls_alone_and_a_declared_one_stands() -> None:
    empty, full = (
        Table({"red": cell, "blue": "a2"}, mummy="c2", phase="mummy_move", to_act="mummy", turn={"steps_left": 2})
        for cell in ("a1", "b2")
    )
    for table in (empty, full):
        assert table.refuses("mummy", "step b2") == ["am-no-wall AM-4.8", "am-no-other-step AM-5.2"]
    assert SPEC.needs_all["stepped"] == "AM-9.3"


def test_a_near_miss_is_not_felt() -> None:
    turn = {"steps_left": 2}
    courses = [
        course(
            Table({"red": cell, "blue": "a2"}, mummy="c2", phase="mummy_move", to_act="mummy", turn=turn),
            "mummy step d2",
            "mummy step e2",
        )
        for cell in ("a1", "d1", "e1", "c1", "c3")
    ]
    assert all(other == courses[0] for other in courses)


def test_a_walk_is_one_moment_however_long_and_however_it_was_told() -> None:
    """A sound or light for each step, the length of an animation: there is nothing outside to hang them on."""
    table = Table(PAWNS, phase="announced", announced="4")
    before = all_outside(table)
    table.does("red", "walk c1 c2 d2 c2")
    assert [table.heard(viewer) for viewer in OUTSIDERS] == [[], []]
    assert all_outside(table) == before


def test_the_name_of_an_act_that_is_taken_back_is_not_told_outside() -> None:
    table = Table(PAWNS, phase="announced", announced="1")
    table.does("red", "go c3")
    assert SPEC.label(Go("c3")).facts["cell"] == "c3"
    assert table.ruling.seen_by == {"red", "blue", "green"}


def test_after_a_restart_everybody_sees_the_same() -> None:
    table = Table(PAWNS)
    first, records = table.state, []
    for line in ("roll 1 2 3 mummy 4", "announce 1", "go c3", "done"):
        table.does("red", line)
        records.append(Record("red", Done(), table.ruling.events))
    kept = msgspec.json.decode(msgspec.json.encode(records), type=list[Record[SPEC.action, SPEC.event]])  # type: ignore[name-defined]
    again = fold(table.game, first, kept)
    for viewer in (*OUTSIDERS, "red", "blue"):
        assert outside(table.game, again, viewer) == outside(table.game, table.state, viewer)


def test_a_card_that_was_played_marks_no_pawn() -> None:
    """What follows from a played card is for her to remember; the position says where nobody stands."""
    table = Table({"red": "b1", "blue": "a4"}, phase="announced", announced="1")
    table.play("red go a1", "red play r1", "red done")
    view = cut(table.state, "mummy").value
    assert view.cell("red") == "off"
    assert view.played["red"] == ("r1",)


def test_a_turn_there_and_back_or_hemmed_in_is_not_told_as_no_move() -> None:
    back = course(Table(PAWNS, phase="announced", announced="2"), "red walk d2 c2", "red done")
    away = course(Table(PAWNS, phase="announced", announced="2"), "red go d1", "red done")
    assert back == away
    hemmed = Table({"red": "e1", "blue": "c4", "green": "a4"}, mummy="d1")
    free = Table({"red": "c2", "blue": "c4", "green": "a4"}, mummy="d1")
    acts = ("red roll 1 1 1 1 mummy", "red reroll", "red roll mummy mummy mummy mummy")
    assert course(hemmed, *acts) == course(free, *acts)


# ---- an explorer who is out


def out_and_two_others(**more: Any) -> Table:
    pawns = {"red": "off", "blue": "c2", "green": "c4"}
    return Table(pawns, to_act="blue", ankhs={"red": 0, "blue": 3, "green": 3}, **more)


def test_who_is_out_sees_no_refusal_and_no_question_of_the_others() -> None:
    table = out_and_two_others(phase="rolled", shown=("1", "2", "3", "4", "4"))
    assert table.asked("red") == ["am-ask-playing"]
    assert table.asked("green") == ["am-ask-choose"]
    table.refuses("blue", "announce arrow")
    assert (table.heard("red"), table.heard("green")) == ([], ["am-no-such-die AM-4.6"])
    assert table.choices("red") == set()


def test_who_is_out_never_sees_another_hand_and_own_refusals_alone() -> None:
    table = out_and_two_others()
    view = cut(table.state, "red").value
    assert all(card not in str(view.hands["blue"]) for card in HANDS["blue"])
    assert table.refuses("red", "roll 1 1 1 1 1") == ["am-no-out AM-5.3"]
    assert [table.heard(viewer) for viewer in ("blue", "green", *OUTSIDERS)] == [[], [], [], []]


def test_what_the_explorers_in_the_game_do_not_know_who_is_out_does_not_know_either() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        table = out_and_two_others(phase="rolled", shown=("1", "2", "3", "4", "4"))
        other = replace(table.state, hands={**table.state.hands, "blue": Secret(("r5", "b5"), frozenset({"blue"}))})
        assert outside(table.game, table.state, "red") == outside(table.game, other, "red")
        act = chance.choice(table.game.legal(cut(table.state, "blue")))
        one, two = (table.game.rule(state, "blue", act) for state in (table.state, other))
        assert heard(one, "red") == heard(two, "red")
