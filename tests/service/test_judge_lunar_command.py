"""Worked cases of Lunar Command, in a notation that depends on no program, go through `referee judge`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service.commands.judge import judge

DATA = Path(__file__).parent.parent / "engine" / "data"
FILES = ("lunar_command_cases.jsonl", "lunar_command_edge_cases.jsonl")
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


def written(case: dict[str, Any]) -> tuple[list[bytes], list[int]]:
    """The case as a file for `referee judge`, and to which of its steps each line belongs."""
    rolls = [step["shows"] for step in case["input"] if step["act"] == "roll"]
    header = {
        "game": "lunar_command",
        "seats": case["players"],
        "variants": case["variants"],
        "options": case["options"],
        "dice": [*rolls, ["white"], ["colour"]],
        "setup": case["position"],
    }
    lines, steps = [header], []
    for number, step in enumerate(case["input"]):
        for act in acts_of(step):
            lines.append({"by": step["player"], "action": act})
            steps.append(number)
    return [json.dumps(line).encode() for line in lines], steps


def grouped(answers: list[Any], steps: list[int]) -> Iterator[list[Any]]:
    for number in sorted(set(steps)):
        yield [answer for answer, of in zip(answers, steps, strict=True) if of == number]


def of_the_act(answers: list[Any]) -> Any:
    """The answer that says whether the whole act was legal: the first refusal, else the last answer that stands. A stop
    after a walk that has ended by itself says nothing."""
    if len(answers) > 1 and answers[-1].kind != "accepted":
        answers = answers[:-1]
    return next((answer for answer in answers if answer.kind in ("refused", "unclear")), answers[-1])


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
    lines, steps = written(case)
    setup, *answers = judge(lines)
    assert setup.kind == "setup", setup.message
    assert len(case["input"]) == len(case["expect"])
    for number, (group, expected) in enumerate(zip(grouped(answers, steps), case["expect"], strict=True), 1):
        answer = of_the_act(group)
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
