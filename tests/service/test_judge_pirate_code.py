"""The worked cases of Pirate Code, in a notation that depends on no program, go through the judge of `referee judge`.

Each step is compared wholly: what a case does not name must not have changed, the gem chest included, which no answer
of the judge ever shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service.commands.judge import Judge, open_game
from service.commands.judge_answer import Answer
from service.commands.judge_input import read_input, read_setup
from service.texts import load_catalog

DATA = Path(__file__).parent.parent / "engine" / "data"
FILES = ("pirate_code_cases.jsonl", "pirate_code_edge_cases.jsonl", "pirate_code_more_cases.jsonl")
CASES = {case["id"]: case for file in FILES for case in map(json.loads, (DATA / file).read_text().splitlines())}
KINDS = {"legal": "accepted", "choice": "accepted", "illegal": "refused", "win": "win"}
SPECIAL = {"rolled", "skeleton"}


def opened(case: dict[str, Any]) -> Judge:
    header = {
        "game": "pirate_code",
        "seats": case["players"],
        "variants": case["variants"],
        "options": case["options"],
        "setup": case["position"],
    }
    return open_game(read_setup(json.dumps(header).encode()), load_catalog())


def act_line(step: dict[str, Any]) -> bytes:
    """A step of a case as a line for the judge."""
    told = {key: value for key, value in step.items() if key not in ("do", "by", "result")}
    if step["do"] == "roll":
        told["die"] = [step["result"]]
    if step["do"] == "move":
        told.setdefault("from", 0)
    if step["do"] == "answer":
        told.pop("on", None)
    return json.dumps({"by": step["by"], "action": {"act": step["do"], **told}}).encode()


def flat(state: Any) -> dict[str, Any]:
    """The whole position by path, in the words of the cases."""
    told: dict[str, Any] = {"turn": state.turn, "broken": list(state.broken), "due": due_of(state), "hand": state.hand}
    for seat, area in state.areas.items():
        for row in ("guess", "gold"):
            told |= {f"areas.{seat}.{row}.{at}": gem for at, gem in enumerate(getattr(area, row), 1)}
        told |= {f"areas.{seat}.brown.{colour}": area.brown.get(colour, 0) for colour in state.colours}
    told |= {f"gem_chest.{colour}": count for colour, count in state.chest.value.items()}
    told |= {f"count.{seat}": count for seat, count in state.count.items()}
    return told


def due_of(state: Any) -> list[str]:
    phase = state.phase.value
    if phase == "guess":
        colour = {"rolled": state.rolled, "skeleton": state.hand}
        return [f"{guess}:{colour[guess]}" if guess in SPECIAL else guess for guess in state.due]
    if phase == "answer":
        return [f"answer:{gem.on}:{gem.colour}@{gem.at}" for gem in state.to_answer]
    if phase == "open":
        return [f"open_chest:{seat}" for seat in state.to_open]
    if phase == "setup":
        missing = any(seat not in state.codes for seat in state.seats)
        return ["set_code"] * missing + ["fill_hand"] * (not state.hand and not missing)
    return {"roll": ["roll"], "end": ["end_turn"], "hand": ["fill_hand"], "over": []}[phase]


def results_of(answer: Answer) -> list[tuple[Any, ...]]:
    said = [(answer.code, answer.facts), *((item.code, item.facts) for item in answer.also)]
    return sorted(
        (facts["on"], facts["at"], facts["colour"], code.split("-")[2])
        for code, facts in said
        if code.startswith("pc-scored-")
    )


def check_step(judging: Judge, before: dict[str, Any], answer: Answer, expected: dict[str, Any]) -> None:
    assert answer.kind == KINDS[expected["result"]], answer
    after = flat(judging.state)
    if expected["result"] == "illegal":
        assert after == before
        assert answer.clause in judging.spec.clauses
        assert answer.text
        assert "no words" not in answer.text
        said = {answer.clause, *(item.clause for item in answer.also)}
        assert set(expected.get("clauses", ())) <= said, answer
        assert sorted(answer.seen_by or ()) == expected.get("seen_by", sorted(answer.seen_by or ())), answer
        return
    ends = expected["result"] == "win"
    changed = {path: value for path, value in after.items() if value != before[path]}
    wanted = {path: value for path, value in expected["set"].items() if not (ends and path in ("turn", "due"))}
    if ends:
        changed = {path: value for path, value in changed.items() if path not in ("turn", "due")}
    assert changed == wanted, answer
    if "results" in expected:
        told = sorted((f"seat:{r['on']}", r["at"], f"colour:{r['colour']}", r["result"]) for r in expected["results"])
        assert results_of(answer) == told
    assert bool(answer.advice) == ("advice" in expected), answer
    lost = [item.code for item in answer.also if item.code.startswith("pc-lost-")]
    assert len(lost) == len(expected.get("lost", ())), answer
    if ends:
        winner = expected["winner"]
        names = () if winner == "draw" else (winner,) if isinstance(winner, str) else tuple(winner)
        assert answer.outcome is not None
        assert tuple(answer.outcome["winners"]) == names


def check_secrets(answer: Answer, seats: list[str]) -> None:
    """No view but the owner's shows a code, and none the gem chest."""
    for viewer in ("public", *seats):
        view = answer.views[viewer]
        assert view["chest"]["value"] == "hidden"
        for owner, code in view["codes"].items():
            assert code["value"] == "hidden" or owner == viewer


@pytest.mark.parametrize("case_id", CASES)
def test_worked_case_is_judged_as_written(case_id: str) -> None:
    case = CASES[case_id]
    judging = opened(case)
    assert len(case["input"]) == len(case["expect"])
    for number, (step, expected) in enumerate(zip(case["input"], case["expect"], strict=True), 1):
        before = flat(judging.state)
        answer = judging.judge(number, read_input(act_line(step)), views=True)
        check_step(judging, before, answer, expected)
        check_secrets(answer, case["players"])
        assert msgspec.json.encode(answer)


def test_the_cases_of_the_booklet_say_what_they_started_with() -> None:
    case = CASES["PC-case-01"]
    flat_start = flat(opened(case).state)
    told = {f"gem_chest.{colour}": count for colour, count in case["position"]["gem_chest"].items()}
    assert told.items() <= flat_start.items()
