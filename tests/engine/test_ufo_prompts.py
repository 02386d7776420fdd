"""What is asked in each phase, and the objections to acts that are out of place there."""

from __future__ import annotations

from typing import Any

import pytest
from ufo_rig import HOUSE_FACES, Table

ALIEN, POINTS = ("alien_invasion",), ("first_to_12",)
FULL = "RRYYGGB"
ON = {"tops_on": ["s1"]}

PHASES: dict[str, tuple[dict[str, Any], tuple[str, ...], tuple[str, str], dict[str, Any]]] = {
    "roll": ({}, (), ("ua-ask-roll", "UA-3.2"), {}),
    "launch": ({"rockets": f"{FULL} -", "position": ON}, (), ("ua-ask-launch", "UA-3.1"), {}),
    "launch or pass": (
        {"rockets": f"{FULL} -", "position": ON, "launch_optional": True},
        (),
        ("ua-ask-launch-or-pass", "UA-3.1"),
        {},
    ),
    "build": (
        {"rockets": "- RRRRR"},
        ("s1 roll red yellow",),
        ("ua-ask-build", "UA-4.1"),
        {"colours": ("colour:yellow",)},
    ),
    "bonus": ({"rockets": "RR -"}, ("s1 roll red yellow", "s1 take red"), ("ua-ask-bonus", "UA-4.4"), {}),
    "bonus or not": (
        {"rockets": "RR -", "bonus_optional": True},
        ("s1 roll red yellow", "s1 take red"),
        ("ua-ask-bonus-or-not", "UA-4.4"),
        {},
    ),
    "attack": ({}, ("s1 roll ufo",), ("ua-ask-attack", "UA-5.1"), {}),
    "alien or attack": ({"variants": ALIEN}, ("s1 roll ufo",), ("ua-ask-alien-or-attack", "UA-8.1"), {}),
    "colour or ufo": (
        {"variants": ALIEN, "faces": HOUSE_FACES},
        ("s1 roll red ufo",),
        ("ua-ask-colour-or-ufo", "UA-3.3"),
        {},
    ),
    "attack roll": ({}, ("s1 roll ufo", "s1 aim s2"), ("ua-ask-attack-roll", "UA-5.1"), {"at": "seat:s2"}),
    "zap": (
        {"rockets": "- RY"},
        ("s1 roll ufo", "s1 aim s2", "s1 roll red green"),
        ("ua-ask-zap", "UA-5.2"),
        {"colours": ("colour:red",)},
    ),
    "top": (
        {"rockets": "RYG -", "variants": POINTS},
        ("s1 roll green blue", "s1 take blue"),
        ("ua-ask-top", "UA-9.1"),
        {},
    ),
}


def table_in(phase: str) -> Table:
    setup, acts, _ask, _facts = PHASES[phase]
    table = Table(**setup)
    table.play(*acts)
    return table


@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_asks_its_question(phase: str) -> None:
    table = table_in(phase)
    (prompt,) = table.game.pending(table.state)
    _setup, _acts, ask, facts = PHASES[phase]
    assert (prompt.code, prompt.clause) == ask
    assert prompt.facts == {"seat": "seat:s1", **facts}
    assert prompt.dice == (("ufo_attack",) if phase.split()[-1] in ("roll", "launch", "pass") else ())


def test_a_colour_that_is_gone_leaves_only_the_ufo_to_choose() -> None:
    table = Table("RRRRR -", faces=HOUSE_FACES, position={"turn": "s2"})
    table.does("s2", "roll red ufo")
    (prompt,) = table.game.pending(table.state)
    assert (prompt.code, prompt.clause) == ("ua-ask-attack", "UA-5.1")
    assert table.choices == {"aim s1"}
    assert table.refuses("s2", "take red") == ["ua-none-in-storage UA-4.2", "ua-owed-attack UA-5.1"]


OUT_OF_PLACE = [
    ("roll", "zap red", ["ua-no-hit UA-5.2", "ua-owed-roll UA-3.2"]),
    ("roll", "zap pink", ["ua-no-such-colour UA-2.1", "ua-no-hit UA-5.2", "ua-owed-roll UA-3.2"]),
    ("roll", "use_ufo", ["ua-no-ufo UA-3.2", "ua-owed-roll UA-3.2"]),
    ("roll", "pass", ["ua-no-pass UA-3.2", "ua-owed-roll UA-3.2"]),
    ("roll", "decline_bonus", ["ua-no-bonus UA-4.4", "ua-owed-roll UA-3.2"]),
    ("roll", "take_bonus red", ["ua-no-bonus UA-4.4", "ua-owed-roll UA-3.2"]),
    ("launch", "take_bonus red", ["ua-top-closes UA-6.2", "ua-no-bonus UA-4.4", "ua-owed-launch UA-3.1"]),
    ("launch", "put_top_on", ["ua-top-is-on UA-6.1", "ua-owed-launch UA-3.1"]),
    ("launch", "aim s2", ["ua-owed-launch UA-3.1"]),
    ("launch or pass", "aim s2", ["ua-owed-launch-or-pass UA-3.1"]),
    ("build", "alien_to s2", ["ua-no-alien UA-2.2", "ua-no-ufo UA-3.2", "ua-owed-build UA-4.2"]),
    ("build", "use_ufo", ["ua-no-ufo UA-3.2", "ua-owed-build UA-4.2"]),
    ("bonus", "take red", ["ua-one-action UA-3.2", "ua-owed-bonus UA-4.4"]),
    ("bonus", "aim s2", ["ua-owed-bonus UA-4.4"]),
    ("bonus", "roll ufo", ["ua-already-rolled UA-3.2", "ua-owed-bonus UA-4.4"]),
    ("bonus", "take_bonus pink", ["ua-no-such-colour UA-2.1"]),
    ("bonus or not", "pass", ["ua-no-pass UA-4.4", "ua-owed-bonus UA-4.4"]),
    ("attack", "take red", ["ua-not-rolled UA-4.1", "ua-owed-attack UA-5.1"]),
    ("attack", "alien_to s2", ["ua-no-alien UA-2.2", "ua-owed-attack UA-5.1"]),
    ("attack", "use_ufo", ["ua-owed-attack UA-5.1"]),
    ("alien or attack", "take red", ["ua-not-rolled UA-4.1", "ua-owed-alien-or-attack UA-8.1"]),
    ("alien or attack", "zap red", ["ua-no-hit UA-5.2", "ua-owed-alien-or-attack UA-8.1"]),
    ("colour or ufo", "pass", ["ua-no-pass UA-5.1", "ua-owed-colour-or-ufo UA-3.3"]),
    ("attack roll", "take red", ["ua-attack-builds-nothing UA-5.2", "ua-owed-attack-roll UA-5.1"]),
    ("attack roll", "zap red", ["ua-no-hit UA-5.2", "ua-owed-attack-roll UA-5.1"]),
    ("attack roll", "alien_to s2", ["ua-no-alien UA-2.2", "ua-one-action UA-3.2", "ua-owed-attack-roll UA-5.1"]),
    ("attack roll", "pass", ["ua-no-pass UA-5.1", "ua-owed-attack-roll UA-5.1"]),
    ("attack roll", "roll red blue", ["ua-not-on-die C-2"]),
    ("zap", "zap pink", ["ua-no-such-colour UA-2.1"]),
    ("zap", "zap yellow", ["ua-not-rolled UA-5.2"]),
    ("zap", "zap green", ["ua-victim-has-none UA-5.2"]),
    ("zap", "zap blue", ["ua-not-rolled UA-5.2", "ua-victim-has-none UA-5.2"]),
    ("zap", "zap red 0", ["ua-take-all UA-5.2"]),
    ("zap", "use_ufo", ["ua-no-ufo UA-3.2"]),
    ("zap", "pass", ["ua-no-pass UA-5.2", "ua-owed-zap UA-5.2"]),
    ("zap", "roll ufo", ["ua-already-rolled UA-3.2", "ua-owed-zap UA-5.2"]),
    ("top", "take red", ["ua-one-action UA-3.2", "ua-owed-top UA-9.1"]),
    ("top", "take_top_off", ["ua-no-top-on UA-9.1", "ua-owed-top UA-9.1"]),
    ("top", "claim_launch", ["ua-launch-needs-top UA-3.1", "ua-owed-top UA-9.1"]),
]


@pytest.mark.parametrize(("phase", "act", "objections"), OUT_OF_PLACE)
def test_an_act_out_of_place_meets_every_objection(phase: str, act: str, objections: list[str]) -> None:
    assert table_in(phase).refuses("s1", act) == objections


def test_an_act_of_another_seat_meets_its_own_objections_too() -> None:
    table = table_in("build")
    assert table.refuses("s2", "aim s2") == ["ua-not-your-turn C-1", "ua-own-rocket UA-5.1"]
    assert table.refuses("s2", "use_ufo") == ["ua-not-your-turn C-1", "ua-no-ufo UA-3.2"]
    assert table.refuses("s2", "pass") == ["ua-not-your-turn C-1"]
    assert table.refuses("s2", "roll red blue") == ["ua-not-your-turn C-1", "ua-not-on-die C-2"]
    assert table.refuses("s9", "pass") == ["ua-not-a-player C-1"]


def test_leaving_the_top_off_is_said_at_the_end_of_a_turn() -> None:
    table = Table("RYGB -", POINTS)
    assert table.refuses("s1", "leave_top_off") == ["ua-top-at-turn-end UA-9.1", "ua-owed-roll UA-3.2"]


def test_a_fixed_aim_names_the_rocket_it_points_at() -> None:
    table = table_in("zap")
    ruling = table.game.rule(table.state, "s1", table.act("aim s2"))
    assert ruling.objections[0].facts == {"seat": "seat:s1", "at": "seat:s2"}
