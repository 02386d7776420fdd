"""Worked cases of Ramses Pyramid, in a notation that depends on no program, go through `referee judge`."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.secrets import Mask
from engine.games.ramses_pyramid.knowledge import notes_of
from engine.games.ramses_pyramid.places import SIDES, TOP
from service.commands.judge import Judge, open_game
from service.commands.judge_answer import Answer
from service.commands.judge_input import read_input, read_setup
from service.texts import load_catalog

DATA = Path(__file__).parent.parent / "engine" / "data"
FILES = ("ramses_pyramid_cases.jsonl", "ramses_pyramid_edge_cases.jsonl", "ramses_pyramid_more_cases.jsonl")
CASES = {
    case["id"]: case
    for file in FILES
    if (DATA / file).exists()
    for case in map(json.loads, (DATA / file).read_text().splitlines())
}
CATALOG = load_catalog()
ACTS = {
    "move on ring": "move_on_ring",
    "take crystal": "take_crystal",
    "put temple": "put_temple",
    "turn layer": "turn_layer",
    "mummies down": "mummies_down",
    "change side": "change_side",
    "end turn": "end_turn",
    "open temple": "open_temple",
    "name temple": "name_temple",
    "correct earlier": "correct_earlier",
    "correct new": "correct_new",
    "claim win": "claim_win",
}


def act_of(step: dict[str, Any]) -> dict[str, Any]:
    """A step of a case as an act of the game."""
    told = {key: value for key, value in step.items() if key not in ("step", "by", "act") and value is not None}
    act = ACTS.get(step["act"], step["act"])
    if act == "roll":
        return {"act": act, "die": [told["die"]]}
    if act == "mummies_down" and "leaving" in told:
        told["off_to"] = told.pop("leaving")
    return {"act": act, **told}


def opened(case: dict[str, Any]) -> Judge:
    """The judge, with the case set up."""
    header = {
        "game": "ramses_pyramid",
        "seats": case["players"],
        "variants": case["variants"],
        "options": case["options"],
        "edition": case.get("edition", "digest"),
        "setup": case["position"],
    }
    return open_game(read_setup(json.dumps(header).encode()), CATALOG)


def say(judging: Judge, act: Any) -> str:
    """An open act in the words of the cases."""
    state, kind = judging.state, act["act"]
    if kind == "step":
        colour = state.colour(act["to"])
        if state.opening and state.opening.fits:
            return f"step to {act['to']}"
        return f"step to {act['to']} " + (f"with crystal {colour}" if colour else "(no colour)")
    if kind == "take_crystal":
        return f"take crystal {state.crystals[act['at']]} at {act['at']}"
    patterns = {
        "move_on_ring": "move to {to}",
        "look": "look into {temple}",
        "put_temple": "put temple {temple} on {on}",
        "reveal": "step to {for} by revealing {temple}",
        "turn_layer": "turn {layer} by {by_turn}",
        "stop": "stop",
        "steal": "steal {colour} from {from}",
        "place": "place on {on}",
        "mummies_down": "mummies down {new} {off_to}",
        "change_side": "change side to {to}",
        "name_temple": "name {temple} {colour}",
        "open_temple": "open {temple}",
        "correct_earlier": "correct earlier",
        "correct_new": "correct new",
    }
    if kind == "mummies_down" and judging.game.rules.mummy_side == "any":
        patterns[kind] += " to {new_to}"
    return patterns[kind].format(**{"new": "none", "off_to": "none", **act})


def choices(judging: Judge, answer: Answer) -> list[str]:
    """What is open to the seat at the turn, in the words of the cases."""
    return [say(judging, act) for item in answer.open for act in item.choices]


def looked_up(state: Any, what: str) -> Any:
    """The value that a case calls `what`."""
    kind, _space, name = what.partition(" ")
    if kind == "adventurer":
        return state.adventurers[name]
    if kind == "tent":
        return sorted(state.tents[name])
    if kind == "crystal":
        return state.crystals.get(name)
    if kind == "temple":
        return state.temples[name]
    if kind == "layer":
        return dict(zip(SIDES, state.layers[int(name[1:]) - 1], strict=True))
    return _looked_up_more(state, kind, name)


def _looked_up_more(state: Any, kind: str, name: str) -> Any:
    if kind == "mummies":
        tops = dict(zip(SIDES, state.top, strict=True))
        return {"top": tops, "on": sorted(state.on), "out": sorted(state.out)}[name]
    if kind == "king":
        return TOP if state.king == state.summit else f"L{state.king}"
    if kind == "turn":
        return state.turn or "nobody"
    if kind == "public":
        facts = state.shown.value
        assert not isinstance(facts, Mask)
        return facts[name].colour if name in facts else None
    if kind == "seen":
        seat, temple = name.split()
        return notes_of(state, seat).get(temple)
    winners = list(state.ending.winners) if state.ending else None
    return {"crown": state.crown, "winner": winners, "treasure": state.scorpion}[kind]


def as_compared(value: Any) -> Any:
    """Lists of the cases are in any order; the winners are compared in seat order."""
    return sorted(value) if isinstance(value, list) else value


@pytest.mark.parametrize("case_id", CASES)
def test_worked_case_is_judged_as_written(case_id: str) -> None:
    case = CASES[case_id]
    judging = opened(case)
    assert len(case["input"]) == len(case["expect"])
    for step, expected in zip(case["input"], case["expect"], strict=True):
        before = judging.state
        line = json.dumps({"by": step["by"], "action": act_of(step)}).encode()
        answer = judging.judge(step["step"], read_input(line), views=False)
        where = f"{case_id} step {step['step']}: {answer.kind} {answer.text}"
        result = expected["result"]
        assert answer.kind == {"illegal": "refused", "win": "win", "unclear": "unclear"}.get(result, "accepted"), where
        if answer.kind in ("refused", "unclear"):
            assert judging.state == before, where
            said = {answer.clause, *(item.clause for item in answer.also)}
            assert set(expected.get("clauses", ())) <= said, (where, said)
            continue
        if "choices" in expected:
            assert sorted(choices(judging, answer)) == sorted(expected["choices"]), where
        check_changes(before, judging.state, expected.get("changes", ()), where)


def check_changes(before: Any, after: Any, changes: Any, where: str) -> None:
    """Everything that changes, and nothing else."""
    for change in changes:
        assert as_compared(looked_up(before, change["what"])) == as_compared(change["from"]), (where, change)
        assert as_compared(looked_up(after, change["what"])) == as_compared(change["to"]), (where, change)
    told = {change["what"] for change in changes}
    for what in everything(after):
        if what not in told:
            assert looked_up(before, what) == looked_up(after, what), (where, what)


def everything(state: Any) -> list[str]:
    """All that a change could be of."""
    named = [f"{kind} {seat}" for kind in ("adventurer", "tent") for seat in state.seats]
    named += [f"crystal B{number}" for number in range(1, state.browns + 1)]
    named += [f"{kind} {temple}" for kind in ("temple", "public") for temple in state.temples]
    named += [f"layer L{number}" for number in range(1, state.summit)]
    named += [f"seen {seat} {temple}" for seat in state.seats for temple in state.temples]
    return [*named, "mummies top", "mummies on", "mummies out", "king", "turn", "crown", "winner", "treasure"]


def swapped(case: dict[str, Any], one: str, two: str) -> dict[str, Any]:
    """The same case with the colours of two temples the other way round, also in what was seen of them."""
    other = copy.deepcopy(case)
    temples = other["position"]["temples"]
    temples[one]["inside"], temples[two]["inside"] = temples[two]["inside"], temples[one]["inside"]
    told = [step for step in other["input"] if step.get("temple") in (one, two) and "sees" in step]
    for step in told:
        step["sees"] = temples[step["temple"]]["inside"]
    return other


def looked_into(case: dict[str, Any]) -> list[str]:
    """The temples that somebody looks into, where the referee knows from the start what is in each."""
    known = all("inside" in temple for temple in case["position"]["temples"].values())
    looks = [step["temple"] for step in case["input"] if step["act"] == "look"]
    return [temple for temple in case["position"]["temples"] if known and temple in looks]


@pytest.mark.parametrize("case_id", [case_id for case_id, case in CASES.items() if looked_into(case)])
def test_nobody_can_tell_what_is_in_a_temple_that_he_has_not_seen(case_id: str) -> None:
    """With the colours of two temples swapped, who saw neither hears and sees the same until one is opened."""
    case = CASES[case_id]
    one = looked_into(case)[0]
    two = next(temple for temple in case["position"]["temples"] if temple != one)
    other = swapped(case, one, two)
    pair, lookers = (opened(case), opened(other)), set()
    for steps in zip(case["input"], other["input"], strict=True):
        step = steps[0]
        if step.get("temple") in (one, two) and step["act"] in ("reveal", "open temple"):
            break
        if step.get("temple") in (one, two) and step["act"] == "look":
            lookers.add(step["by"])
        lines = [json.dumps({"by": told["by"], "action": act_of(told)}).encode() for told in steps]
        answers = [judge.judge(0, read_input(line), views=True) for judge, line in zip(pair, lines, strict=True)]
        for viewer in set(pair[0].viewers) - lookers:
            known = [(answer.views[viewer], answer.heard[viewer], answer.asked[viewer]) for answer in answers]
            assert known[0] == known[1], (case_id, step, viewer)


def test_there_are_cases_for_every_kind_of_result() -> None:
    results = {expected["result"] for case in CASES.values() for expected in case["expect"]}
    assert {"legal", "illegal", "choice", "win"} <= results
