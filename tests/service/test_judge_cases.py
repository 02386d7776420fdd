"""The worked cases, made from the booklets in a notation that depends on no program, go through `referee judge`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from service.commands.judge import judge

DATA = Path(__file__).parent.parent / "engine" / "data"
CASES = {
    case["id"]: case
    for file in ("ufo_attack_cases.jsonl", "ufo_attack_more_cases.jsonl", "ufo_attack_edge_cases.jsonl")
    for case in map(json.loads, (DATA / file).read_text().splitlines())
}
RESULTS = {"legal": "accepted", "choice": "accepted", "illegal": "refused", "win": "win"}
ORDERED = ("rockets", "storage", "alien", "points")


def written(case: dict[str, Any]) -> list[bytes]:
    """The case as a file for `referee judge`."""
    header = {
        "game": "ufo_attack",
        "seats": case["players"],
        "variants": case["variants"],
        "options": case["options"],
        "setup": case["position"],
    }
    if "dice" in case:
        header["dice"] = case["dice"]
    lines = [header]
    for step in case["input"]:
        action = {key: value for key, value in step.items() if key not in ("step", "by")}
        lines.append({"step": step["step"], "by": step["by"], "action": action})
    return [json.dumps(line).encode() for line in lines]


def as_case_says(state: dict[str, Any]) -> dict[str, Any]:
    """A state, or changes of one, in the words of the cases."""
    said = {key: state[key] for key in ORDERED if key in state}
    if said.get("alien") not in (None, "middle"):
        said["alien"] = f"top of {said['alien']}"
    if "tops_on" in state:
        said["tops_on"] = sorted(state["tops_on"])
    if state.get("turn"):
        said["turn"] = state["turn"]
    return json.loads(json.dumps(said))


def case_sorted(expected: dict[str, Any]) -> dict[str, Any]:
    return {key: sorted(value) if key == "tops_on" else value for key, value in expected.items()}


def acts(choices: Any) -> set[str]:
    return {json.dumps(choice, sort_keys=True) for choice in json.loads(json.dumps(choices))}


def next_of(answer: Any) -> str:
    if not answer.open:
        return "over"
    prompt = answer.open[0]
    if prompt.need == "choice":
        return "choice"
    return "attack roll" if prompt.code == "ua-ask-attack-roll" else "roll"


@pytest.mark.parametrize("case_id", CASES)
def test_worked_case_is_judged_as_written(case_id: str) -> None:
    case = CASES[case_id]
    setup, *answers = judge(written(case))
    assert setup.kind == "setup", setup.message
    assert len(answers) == len(case["expect"]) == len(case["input"])
    before = setup.state
    for answer, expected in zip(answers, case["expect"], strict=True):
        where = f"{case_id} step {expected['step']}: {answer}"
        assert answer.step == expected["step"], where
        assert answer.kind == RESULTS[expected["result"]], where
        if expected["result"] == "illegal":
            assert answer.state == before, where
            assert answer.clause, where
            assert answer.text, where
            assert set(expected.get("clauses", ())) <= {answer.clause, *(item.clause for item in answer.also)}, where
        else:
            assert as_case_says(answer.changes) == case_sorted(expected["changes"]), where
        open_choices = [item for prompt in answer.open for item in prompt.choices if prompt.need == "choice"]
        if expected["result"] == "choice":
            assert acts(open_choices) == acts(expected["choices"]), where
        elif expected["result"] == "legal":
            assert not open_choices, where
        if "position_after" in expected:
            after = dict(case_sorted(expected["position_after"]))
            assert next_of(answer) == after.pop("next"), where
            assert answer.state["turn"] == after.pop("turn"), where
            assert {key: as_case_says(answer.state).get(key) for key in after} == after, where
        before = answer.state
