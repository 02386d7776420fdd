"""`referee judge`: the written game, what it answers, and that nothing in a file can make it fail."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.registry import game_spec, games
from service.cli import main
from service.commands.games import game_report, game_schema
from service.commands.judge import judge
from service.texts import load_catalog

HEADER = {"game": "ufo_attack", "seats": ["Ann", "Ben"]}


def answers(*lines: Any, header: Any = HEADER, views: bool = False) -> list[Any]:
    """The answers to the lines after the set-up's; a str or bytes is a line as it stands."""
    texts = [line if isinstance(line, bytes | str) else json.dumps(line) for line in (header, *lines)]
    return list(judge([text.encode() if isinstance(text, str) else text for text in texts], views))


def roll(*words: str, by: str = "Ann") -> dict[str, Any]:
    return {"by": by, "action": {"act": "roll", "die": list(words)}}


def test_the_setup_is_answered_with_the_start_and_the_options_in_force() -> None:
    (setup,) = answers(header={**HEADER, "options": {"bonus_run": 2}, "edition": "de"})
    assert setup.kind == "setup"
    assert setup.state["storage"] == {"red": 5, "yellow": 5, "green": 5, "blue": 5}
    assert setup.options["bonus_run"] == 2
    assert setup.options["bonus_optional"] is True
    assert [prompt.code for prompt in setup.open] == ["ua-ask-roll"]


def test_friendly_words_notation_and_inline_acts_mean_the_same() -> None:
    same = [
        {"by": "Ann", "action": {"act": "roll", "die": ["Red", "build:yellow"]}},
        {"by": "Ann", "act": "roll", "die": ["yellow", "red"]},
        {"by": "Ann", "action": "roll red yellow"},
        {"dice": ["red", "yellow"]},
    ]
    for line in same:
        _setup, answer = answers(line)
        assert answer.kind == "accepted", (line, answer)
        assert answer.state["rolled"] == ("build:red", "build:yellow")
        assert answer.open[0].choices == ({"act": "take", "colour": "red"}, {"act": "take", "colour": "yellow"})


SIX = [["red", "yellow", "blue"], ["red", "UFO"], [], ["green"], ["green", "green"], ["UFO"]]


@pytest.mark.parametrize(
    "dice",
    [
        SIX,
        {"ufo_attack": SIX},
        {"faces": SIX},
        {"ufo_attack": {"faces": SIX}},
        [["build:red", "build:yellow", "build:blue"], ["build:red", "ufo"], ["blank"], ["Green"], ["green"], "ufo"],
        ["red yellow blue", "red+UFO", "", "green", "green, green", "UFO"],
        [{"name": "any", "means": face} for face in SIX[:-1]] + [{"means": "UFO"}],
        [face or None for face in SIX],
    ],
)
def test_house_dice_may_be_written_in_several_ways(dice: Any) -> None:
    header = {**HEADER, "dice": dice}
    for line in (roll("red", "UFO"), {"dice": "red UFO"}, {"by": "Ann", "dice": ["UFO", "red"]}):
        _setup, answer = answers(line, header=header)
        assert answer.open[0].choices == ({"act": "take", "colour": "red"}, {"act": "aim", "at": "Ben"}), answer
    _setup, blank, three = answers(roll(), roll("blue", "red", "yellow", by="Ben"), header=header)
    assert blank.changes["turn"] == "Ben"
    assert len(three.open[0].choices) == 3


def test_other_names_of_keys_and_null_are_understood() -> None:
    written = {"game": "ufo_attack", "players": ["Ann", "Ben"], "options": None, "dice": None}
    position = {
        "turn": "Ben",
        "points": None,
        "storage": None,
        "alien": "top of Ben",
        "phase": "ufo",
        "rolled": ["UFO"],
    }
    (setup,) = answers(header={**written, "variants": "alien_invasion", "position": position})
    assert setup.kind == "setup", setup.message
    assert setup.state["alien"] == "Ben"
    assert setup.open[0].choices == ({"act": "alien_to", "at": "Ann"}, {"act": "aim", "at": "Ann"})


@pytest.mark.parametrize("seats", [["Anne Marie", "Öz"], [{"name": "Anne Marie"}, {"id": "s2", "name": "Öz"}]])
def test_the_alien_stands_on_the_top_of_a_name(seats: Any) -> None:
    position = {"turn": "Öz", "alien": "top of Anne Marie"}
    header = {"game": "ufo_attack", "seats": seats, "variants": ["alien_invasion"], "setup": position}
    (setup,) = answers(header=header)
    assert setup.kind == "setup", setup.message
    assert setup.state["alien"] == "s1"


def test_names_that_are_no_ids_get_ids() -> None:
    header = {"game": "ufo_attack", "seats": ["Anne Marie", "Öz"], "setup": {"turn": "Öz", "rockets": {"Öz": ["red"]}}}
    setup, answer = answers(roll("ufo", by="Öz"), {"by": "Öz", "act": "aim", "at": "Anne Marie"}, header=header)[:2]
    assert setup.state["rockets"] == {"s1": (), "s2": ("red",)}
    assert (answer.by, answer.text) == ("s2", "Öz rolled the UFO.")


def test_a_refusal_tells_all_objections_and_changes_nothing() -> None:
    _setup, _rolled, refused = answers(roll("red", "yellow"), {"by": "Ann", "act": "pass"})
    assert (refused.kind, refused.clause, refused.code) == ("refused", "UA-4.2", "ua-no-pass")
    assert [item.code for item in refused.also] == ["ua-owed-build"]
    assert refused.also[0].text == "Ann, build a rolled colour: red or yellow."
    assert refused.changes == {}
    assert refused.open[0].choices, "what was open stays open"


def test_a_win_tells_the_outcome() -> None:
    setup = {
        "turn": "Ann",
        "tops_on": ["Ann"],
        "rockets": {"Ann": ["red", "red", "red", "blue", "blue", "blue", "green"]},
    }
    won, after = answers({"dice": ["UFO"]}, {"dice": ["UFO"]}, header={**HEADER, "setup": setup})[1:]
    assert won.kind == "win"
    assert won.outcome["winners"] == ("Ann",)
    assert won.outcome["clause"] == "UA-7.1"
    assert won.open == ()
    assert (after.kind, after.message) == ("error", "line 3: the game is over, so nobody rolls; drop this line")


def test_views_give_each_viewer_a_cut() -> None:
    setup, answer = answers(roll("red", "yellow"), views=True)
    for item in (setup, answer):
        assert set(item.views) == {"public", "Ann", "Ben"}
        assert item.views["public"] == item.state


def test_a_reading_is_marked() -> None:
    header = {**HEADER, "dice": [["red", "yellow"], [], ["UFO"]]}
    _setup, answer = answers({"dice": []}, header=header)
    assert (answer.clause, answer.reading) == ("UA-3.3", True)


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("", "line 1: the file is empty; its first line is the set-up"),
        ("{", "line 1: this is no JSON"),
        ("[1]", "line 1: a line must be a JSON object, not list"),
        ({"seats": 2}, "line 1: Object missing required field `game`"),
        ({"game": "chess"}, "line 1: there is no game 'chess'; the games are: "),
        ({**HEADER, "gamers": 3}, "line 1: Object contains unknown field `gamers`"),
        ({**HEADER, "players": 3}, "`players` means the same as another key of this line; keep one of the two"),
        ({**HEADER, "seats": [{}, "Ben"]}, "seat 1 has no name; give it one"),
        ({**HEADER, "seats": ["Ann"]}, "UFO Attack is for 2 to 4 players, and there are 1"),
        ({**HEADER, "seats": 10**9}, "UFO Attack is for 2 to 4 players"),
        ({**HEADER, "seats": ["Ann", "Ann"]}, "two seats have the same name or id"),
        ({**HEADER, "seats": [{"id": "a b", "name": "x"}, "y"]}, "'a b' is no seat id"),
        ({**HEADER, "options": {"bonus_run": 9}}, "'bonus_run' = 9 is out of range"),
        ({**HEADER, "variants": ["aliens"]}, "there is no variant 'aliens'"),
        ({**HEADER, "dice": {"pirate": [["red"]]}}, "UFO Attack has no die 'pirate'; its dice are: ufo_attack"),
        ({**HEADER, "dice": [["red"]]}, "no face of the die shows the UFO"),
        ({**HEADER, "setup": {"turn": "Cem", "rockets": {}}}, "`turn` names 'Cem', who does not play"),
        (b"\xff\xfe", "line 1: this is no JSON"),
    ],
)
def test_an_unusable_setup_gets_one_message(header: Any, message: str) -> None:
    (answer,) = answers(roll("ufo"), header=header) if header != "" else list(judge([b"", b"  "]))
    assert answer.kind == "error"
    assert answer.message.startswith("line 1: ")
    assert message in answer.message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("oops", "line 2: this is no JSON: JSON is malformed"),
        ('{"by": "Ann"}', "line 2: Object missing required field `action`"),
        ('{"by": "Ann", "action": {"act": "fly"}}', "line 2: Invalid value 'fly'"),
        ('{"by": "Ann", "action": {"act": "take"}}', "line 2: Object missing required field `colour`"),
        ('{"by": "Ann", "action": {"act": "take", "color": "red"}}', "unknown field `color`"),
        ('{"by": "Ann", "action": "fly me"}', "line 2: 'fly me' is no act; the acts are: "),
        ('{"by": 7, "action": "pass"}', "line 2: Expected `str`, got `int`"),
        ('{"dice": 7}', "line 2: Expected `array`, got `int`"),
        ('{"dice": ["red"], "by": "Ann", "action": "pass"}', "unknown field `by`"),
        ("[]", "line 2: a line must be a JSON object, not list"),
        ("[" * 100_000, "line 2: "),
        ('{"by": "Ann", "dice": null}', "line 2: Expected `array`, got `null`"),
        (
            '{"by": "Ann", "action": ' + '{"a":' * 700 + "1" + "}" * 701,
            "line 2: this has more than 20 lists and objects",
        ),
    ],
)
def test_a_malformed_line_gets_a_message_with_its_number_and_the_game_goes_on(line: str, message: str) -> None:
    _setup, error, answer = answers(line, roll("red", "yellow"))
    assert error.kind == "error"
    assert message in error.message
    assert answer.kind == "accepted"
    assert answer.line == 3


def test_an_act_of_somebody_unknown_is_refused() -> None:
    _setup, answer = answers({"by": "Zoe", "action": "take red"})
    assert (answer.kind, answer.code, answer.text) == ("refused", "ua-not-a-player", "Zoe does not play here.")


def test_the_command_prints_json_lines_and_returns_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\ufeff" + json.dumps(HEADER) + "\n\nbroken\n" + json.dumps(roll("red", "yellow")) + "\n")
    assert main(["judge", str(file), "--views"]) == 0
    kinds = [json.loads(line)["kind"] for line in capsys.readouterr().out.splitlines()]
    assert kinds == ["setup", "error", "accepted"]
    assert main(["judge", str(tmp_path / "none.jsonl")]) == 1
    assert "No such file" in capsys.readouterr().err


def test_sentences_come_in_the_language_that_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text('{"game": "ufo_attack", "seats": 2}\n')
    told = {}
    for language in ("en", "de"):
        assert main(["judge", str(file), "--language", language]) == 0
        told[language] = json.loads(capsys.readouterr().out)["open"][0]["text"]
    assert told["en"] != told["de"]
    assert main(["judge", str(file), "--language", "xx"]) == 1
    assert "the languages are: de, en" in capsys.readouterr().err


def test_games_and_schema(capsys: pytest.CaptureFixture[str]) -> None:
    spec = game_spec("ufo_attack")
    report = game_report(spec, load_catalog())
    assert {option["name"] for option in report["options"]} == {option.name for option in spec.options}
    assert all(option["title"] and option["help"] and option["allowed"] for option in report["options"])
    schema = game_schema(spec)
    assert {"SetUp", "ActLine", "DiceLine", "Answer", "Position", "Roll"} <= set(schema["$defs"])
    assert main(["games", "ufo_attack", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["clauses"]["UA-3.3"]["reading"] is True
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert all(f"({game})" in told for game in games())
    assert "  variants: alien_invasion, first_to_12\n" in told
    assert main(["games", "ufo_attack"]) == 0
    told = capsys.readouterr().out
    assert "option bonus_run = 3 [UA-4.4]" in told
    assert "option launch_optional = false [UA-3.1]: true or false" in told, "as it is written in a ruleset"
    assert main(["schema"]) == 0
    assert "ufo_attack" in json.loads(capsys.readouterr().out)
    assert main(["schema", "chess"]) == 1
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_the_example_of_the_manual_is_what_judge_answers() -> None:
    text = (Path(__file__).parents[2] / "docs" / "judge.md").read_text()
    written, told = (part.split("```")[0] for part in text.split("```json\n")[1:3])
    found = [json.loads(line) for line in told.strip().splitlines()]
    given = [json.loads(msgspec.json.encode(answer)) for answer in judge(written.strip().encode().splitlines())]
    assert len(found) == len(given)
    for shown, answer in zip(found, given, strict=True):
        assert {key: answer.get(key) for key in shown} == shown


PIECES: list[Any] = [
    "Ann", "Ben", "red", "ufo", "UFO", "take", "roll", "aim", "", "pass", 0, -1, 2**70, 1.5, None, True, [], {},
    ["red"], ["red", "yellow"], {"act": "take"}, "by", "action", "act", "dice", "die", "colour", "at", "count", "step",
]  # fmt: skip


def garbage(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.random()
    if kind < 0.5 or depth > 3:
        return chance.choice(PIECES)
    if kind < 0.7:
        return [garbage(chance, depth + 1) for _ in range(chance.randrange(4))]
    keys = [
        str(chance.choice(["by", "action", "act", "dice", "die", "colour", "at", "count", "step", "x"])) for _ in "abc"
    ]
    return {key: garbage(chance, depth + 1) for key in keys}


def damaged(chance: random.Random) -> bytes:
    """A line: garbage, a good line with a byte changed, or a good line with something else in a field."""
    good = chance.choice([roll("red", "yellow"), {"by": "Ann", "act": "take", "colour": "red"}, {"dice": ["ufo"]}])
    kind = chance.random()
    if kind < 0.4:
        return json.dumps(garbage(chance)).encode()
    if kind < 0.7:
        line = bytearray(json.dumps(good).encode())
        line[chance.randrange(len(line))] = chance.randrange(256)
        return bytes(line).replace(b"\n", b" ")
    return json.dumps({**good, chance.choice(list(good)): garbage(chance)}).encode()


def test_5000_malformed_lines_each_get_an_answer() -> None:
    chance = random.Random(20)
    lines = [damaged(chance) for _ in range(5_000)]
    told = list(judge([json.dumps(HEADER).encode(), *lines]))
    assert len(told) == 1 + sum(1 for line in lines if line.strip())
    for answer in told[1:]:
        assert answer.message if answer.kind == "error" else answer.text
    assert {answer.kind for answer in told} >= {"error", "refused", "accepted"}


def test_300_malformed_setups_each_get_an_answer() -> None:
    chance = random.Random(21)
    keys = ["game", "seats", "variants", "options", "edition", "dice", "setup"]
    for _ in range(300):
        header = {**HEADER, **{chance.choice(keys): garbage(chance) for _ in "ab"}}
        answer = next(judge([json.dumps(header).encode()]))
        assert answer.kind == "setup" or answer.message


def test_a_name_may_hold_the_word_of() -> None:
    position = {"turn": "Ben", "alien": "top of Queen of Mars"}
    header = {"game": "ufo_attack", "seats": ["Queen of Mars", "Ben"], "variants": ["alien_invasion"]}
    (setup,) = answers(header={**header, "setup": position})
    assert setup.kind == "setup", setup.message
    assert setup.state["alien"] == "s1"
