"""Worked cases of Lunar Command, in a notation that depends on no program, go through `referee judge`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from service.commands.judge import judge

DATA = Path(__file__).parent.parent / "engine" / "data"
FILES = ("lunar_command_cases.jsonl", "lunar_command_edge_cases.jsonl", "lunar_command_more_cases.jsonl")
CASES = {
    case["id"]: case
    for file in FILES
    if (DATA / file).exists()
    for case in map(json.loads, (DATA / file).read_text().splitlines())
}


def acts_of(step: dict[str, Any]) -> list[dict[str, Any]]:
    """One step of a case as acts of the game: a walk is an act a step, and a stop."""
    step = {key: value for key, value in step.items() if key != "player"}
    if step["act"] == "roll":
        return [{"act": "roll", "die": step["shows"]}]
    if step["act"] == "build":
        return [{"lies" if key == "joins" else key: value for key, value in step.items()}]
    if step["act"] != "walk" or "moves" not in step:
        return [step]
    walked = [
        {"act": "walk", "figure": move["figure"], "from": start, "to": end}
        for move in step["moves"]
        for start, end in zip(move["path"], move["path"][1:], strict=False)
    ]
    return [*walked, {"act": "stop"}]


def header(case: dict[str, Any]) -> dict[str, Any]:
    """The first line of the case as a file for `referee judge`."""
    rolls = [step["shows"] for step in case["input"] if step["act"] == "roll"]
    return {
        "game": "lunar_command",
        "seats": case["players"],
        "variants": case["variants"],
        "options": case["options"],
        "dice": [*rolls, ["white"], ["colour"]],
        "setup": case["position"],
    }


def judged(case: dict[str, Any], steps: list[dict[str, Any]]) -> list[Any]:
    """The answers to these steps of the case, the set-up first."""
    acts = [{"by": step["player"], "action": act} for step in steps for act in acts_of(step)]
    return list(judge(json.dumps(line).encode() for line in [header(case), *acts]))


def answer_to(case: dict[str, Any], before: list[dict[str, Any]], step: dict[str, Any]) -> Any:
    """What the referee says to a step after those before it, as one act: the first refusal, else the last answer that
    stands. A stop after a walk that has ended by itself says nothing."""
    answers = judged(case, [*before, step])[-len(acts_of(step)) :]
    if len(answers) > 1 and (answers[-2].kind == "win" or answers[-2].state["turn"] != step["player"]):
        answers = answers[:-1]
    return next((answer for answer in answers if answer.kind not in ("accepted", "win")), answers[-1])


def check_state(answer: Any, expected: dict[str, Any], where: str) -> None:
    if "scores" in expected:
        assert answer.state["scores"] == expected["scores"], where
    if "turn_after" in expected:
        assert answer.state["turn"] == expected["turn_after"], where
    if "map_after" in expected:
        assert [row.split() for row in expected["map_after"]] == rows_of(answer.state), where
    if "station_owner" in expected:
        assert expected["station_owner"] in {station["owner"] for station in answer.state["closed_stations"]}, where


def rows_of(state: dict[str, Any]) -> list[list[str]]:
    width = state["width"]
    return [state["board"][start : start + width] for start in range(0, len(state["board"]), width)]


@pytest.mark.parametrize("case_id", CASES)
def test_worked_case_is_judged_as_written(case_id: str) -> None:
    case = CASES[case_id]
    (setup,) = judged(case, [])
    assert setup.kind == "setup", setup.message
    assert len(case["input"]) == len(case["expect"])
    before: list[dict[str, Any]] = []
    for number, (step, expected) in enumerate(zip(case["input"], case["expect"], strict=True), 1):
        answer = answer_to(case, before, step)
        if expected["verdict"] != "illegal" or len(acts_of(step)) == 1:
            before.append(step)  # an illegal walk is several acts, of which the first may stand: it is left out
        where = f"{case_id} step {number}: {answer}"
        verdict = expected["verdict"]
        if verdict == "illegal":
            assert answer.kind == "refused", where
            assert answer.clause, where
            said = {answer.clause, *(item.clause for item in answer.also)}
            assert set(expected.get("clauses", ())) <= said, where
        elif verdict == "choice":
            assert answer.kind == "accepted", where
            possible = [item.removeprefix("lunar:") for item in answer.facts["possible"]]
            assert possible == expected["possible"], where
        elif verdict == "win":
            assert answer.kind == "win", where
            assert answer.outcome["winners"], where
            assert expected["winner"] in answer.outcome["winners"], where
        elif expected.get("game_over") == "draw":
            assert answer.kind == "win", where
            assert answer.outcome["winners"] == (), where
        else:
            assert answer.kind == "accepted", where
        check_state(answer, expected, where)
