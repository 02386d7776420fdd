"""The worked cases of Aménophis, made from the rule sheet, go through `referee judge`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.amenophis.choices import end_mask
from service.commands.judge import Judge, judge, open_game
from service.commands.judge_input import read_input, read_setup
from service.texts import load_catalog

DATA = Path(__file__).parent.parent / "engine" / "data"
CASES = {
    case["id"]: case
    for file in ("amenophis_cases.jsonl", "amenophis_edge_cases.jsonl", "amenophis_more_cases.jsonl")
    if (DATA / file).exists()
    for case in map(json.loads, (DATA / file).read_text().splitlines())
}
PHASES = {
    ("rolling", "am-ask-cancel"): "turn_start",
    ("rolling", "am-ask-roll"): "turn_start",
    ("rolling", "am-ask-choose"): "rolled",
    ("announced", "am-ask-move"): "announced",
    ("announced", "am-ask-card"): "moved",
    ("announced", "am-ask-done"): "moved",
    ("mummy_roll", "am-ask-mummy-roll"): "mummy_roll",
    ("mummy_move", "am-ask-step"): "mummy_move",
    ("intermediate", "am-ask-step"): "intermediate",
}


def header(case: dict[str, Any], options: dict[str, Any] | None = None) -> dict[str, Any]:
    """The set-up line."""
    owners = {pawn: player["name"] for player in case["players"] for pawn in player.get("pawns", ())}
    start = {"setup": {**case["position"], "owners": owners}} if "position" in case else {}
    return {
        "game": "amenophis",
        "seats": [{"name": player["name"], "role": player["role"]} for player in case["players"]],
        "options": {**case["options"], **(options or {})},
        **start,
    }


def lines(step: dict[str, Any], shown: list[str]) -> list[dict[str, Any]]:
    """A step of a case as lines for the judge: a reroll is the choice and then the dice."""
    act = step["act"]
    if act == "reroll":
        kept = list(step.get("keep", ()))
        again = list(shown)
        for face in kept:
            again.remove(face)
        first = {"act": "reroll", "dice": again if kept else []}
        return [{"by": step["by"], "action": first}, _roll(step)]
    if act == "roll":
        return [_roll(step)]
    return [{"by": step["by"], "action": _action(step)}]


def _roll(step: dict[str, Any]) -> dict[str, Any]:
    return {"by": step["by"], "action": {"act": "roll", "die": step["faces"]}}


def _action(step: dict[str, Any]) -> dict[str, Any]:
    act = step["act"]
    if act == "announce":
        return {"act": "announce", "face": step["die"], **({"pawn": step["pawn"]} if "pawn" in step else {})}
    if act == "move":
        return {"act": "walk", "path": step["path"]}
    if act == "roll_mummy_die":
        return {"act": "roll", "die": [str(step["number"])]}
    if act in ("play", "play_card"):
        return {"act": "play", "card": step["card"]}
    fields = {"draw": "cards", "go": "to", "step": "to", "reroll_dice": "dice"}
    names = {"end_turn": "done", "reroll_dice": "reroll"}
    return {"act": names.get(act, act), **({fields[act]: step[fields[act]]} if act in fields else {})}


class Told:
    """A case while it is judged."""

    def __init__(self, case: dict[str, Any], options: dict[str, Any] | None = None) -> None:
        setup = read_setup(json.dumps(header(case, options)).encode())
        self.judge: Judge = open_game(setup, load_catalog())

    def does(self, step: dict[str, Any]) -> Any:
        answer = None
        for line in lines(step, list(self.judge.state.faces)):
            answer = self.judge.judge(1, read_input(json.dumps(line).encode()), views=True)
            if answer.kind == "refused":
                break
        return answer

    def now(self) -> dict[str, Any]:
        """The position in the words of the cases."""
        state = self.judge.state
        open_now = self.judge.game.pending(state)
        steps = {"steps_left": state.steps} if state.stage.value in ("mummy_move", "intermediate") else {}
        code = open_now[0].code if open_now else ""
        phase = PHASES.get((state.stage.value, code), "over")
        return {
            "mummy": state.mummy_cell,
            "pawns": {pawn: state.cell(pawn) for pawn in state.pawns},
            "ankhs": {**state.ankhs, "mummy": state.taken},
            "aside_mummy": state.aside,
            "shown": list(state.faces),
            "announced": state.announced,
            "eliminated": [seat for seat in state.explorers if state.is_out(seat)],
            "played": {seat: list(cards) for seat, cards in state.played.items()},
            "next": {"to_act": state.actor, "phase": phase, **steps},
        }


def check_changes(before: dict[str, Any], after: dict[str, Any], expected: dict[str, Any], where: str) -> None:
    """Everything that was expected has changed so, and of these things nothing else has."""
    for name in ("mummy", "aside_mummy", "eliminated", "next"):
        if name in expected:
            assert after[name] == expected[name], f"{where}: {name}"
        elif name != "next":
            assert after[name] == before[name], f"{where}: {name}"
    for name in ("pawns", "ankhs"):
        assert after[name] == {**before[name], **expected.get(name, {})}, f"{where}: {name}"
    if "played" in expected:
        assert after["played"] == {**before["played"], **expected["played"]}, where
    if "shown" in expected:
        assert sorted(after["shown"]) == sorted(expected["shown"]), where
    if "announced" in expected:
        assert after["announced"] == expected["announced"], where


def check_clauses(answer: Any, expected: dict[str, Any], where: str) -> None:
    """The clauses named are among those that are told; a win is for whom the case says."""
    told = {answer.clause, *(said.clause for said in answer.also)}
    if answer.outcome is not None:
        told.add(answer.outcome["clause"])
        assert expected.get("winner", answer.outcome["winners"][0]) in answer.outcome["winners"], where
    assert set(expected.get("clauses", ())) <= told, where


def check_secrets(answer: Any, expected: dict[str, Any], mummy: str, where: str) -> None:
    """A refusal goes to whom the case names; the mummy learns no pawn's cell from any view."""
    if "refusal_seen_by" in expected:
        told = [viewer for viewer, said in answer.heard.items() if said]
        assert sorted(told) == sorted(expected["refusal_seen_by"]), where
    if "dice_seen_by" in expected:
        seen = [viewer for viewer, view in answer.views.items() if view["shown"]["value"] != "hidden"]
        assert sorted(seen) == sorted(expected["dice_seen_by"]), where
    if answer.state["stage"] != "over":
        for viewer in ("public", mummy):
            secrets = {**answer.views[viewer]["pawns"], **answer.views[viewer]["hands"]}
            assert all(secret["value"] == "hidden" for secret in secrets.values()), where


@pytest.mark.parametrize("case_id", CASES)
def test_worked_case_is_judged_as_written(case_id: str) -> None:
    case = CASES[case_id]
    told = Told(case)
    mummy = told.judge.state.mummy
    for step, expected in zip(case["input"], case["expect"], strict=True):
        where = f"{case_id} step {step['step']}"
        before = told.now()
        for other in expected.get("alternatives", ()):
            check_alternative(case, step, other, where)
        answer = told.does(step)
        kinds = {"legal": ("accepted",), "illegal": ("refused",), "win": ("win",)}
        assert answer.kind in kinds[expected["verdict"]], f"{where}: {answer.text}"
        assert answer.clause, where
        check_changes(before, told.now(), expected["changes"], where)
        check_clauses(answer, expected, where)
        check_secrets(answer, expected, mummy, where)
        check_ends(told, expected, where)


def check_alternative(case: dict[str, Any], step: dict[str, Any], other: dict[str, Any], where: str) -> None:
    """The same first step under other options."""
    assert step is case["input"][0], where
    told = Told(case, other["options"])
    before = told.now()
    answer = told.does(step)
    assert answer.kind == {"legal": "accepted", "illegal": "refused"}[other["verdict"]], f"{where}: {answer.text}"
    check_changes(before, told.now(), other["changes"], where)


def check_ends(told: Told, expected: dict[str, Any], where: str) -> None:
    """The exact cells on which each die, or the mummy, can end."""
    state = told.judge.state
    for die, cells in expected.get("end_cells", {}).items():
        pawn = state.pawn or state.to_move[0]
        assert sorted(state.maze.named(end_mask(state, pawn, die))) == sorted(cells), f"{where}: {die}"
    if "mummy_end_cells" in expected:
        assert sorted(mummy_ends(told)) == sorted(expected["mummy_end_cells"]), where


def mummy_ends(told: Told) -> set[str]:
    """Where the mummy can end, by her legal steps one after the other, nobody being met."""
    state = told.judge.state
    cells = {state.mummy_cell}
    closed = {state.maze.start, state.maze.dungeon}
    for _ in range(state.steps):
        cells = {
            there for here in cells for there in state.maze.named(state.maze.spread(state.maze.bit(here)))
        } - closed
    return cells


def test_a_file_of_a_case_is_read_line_by_line() -> None:
    case = next(iter(CASES.values()))
    written = [header(case), *lines(case["input"][0], case["position"]["dice"]["shown"])]
    setup, answer = judge(json.dumps(line).encode() for line in written)
    assert (setup.kind, answer.kind) == ("setup", "accepted")


def test_what_should_be_known_of_the_options_is_told_with_the_set_up() -> None:
    (setup,) = judge([json.dumps({"game": "amenophis", "seats": 3, "options": {"ankhs": 1}}).encode()])
    assert [said.clause for said in setup.advice] == ["AM-7.3"]
