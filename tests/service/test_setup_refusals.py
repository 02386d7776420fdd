"""Why a game cannot be set up: each reason has a code, and the host reads it in their own language."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from table_rig import Rig, catalog

from config.boards import builtin_board
from config.dice import find_die
from engine.core.game import Seat
from engine.core.registry import games
from engine.core.rulings import Finding
from service.session.played import CannotPlayError
from service.session.records import DieWords, FaceWords, Header
from service.session.session import new_session
from service.settings import die_words
from service.table.host_desk import HouseRules
from service.texts import Speaker

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"(?:[a-z]{2}-)?setup-[a-z-]+")
UFO, LUNAR, PIRATE, RAMSES, MUMMY = "ufo_attack", "lunar_command", "pirate_code", "ramses_pyramid", "amenophis"
BUILD = "build:red"
NAMES = ("Ann", "Ben", "Eve", "Gus")


def refusal(
    game: str,
    count: int = 2,
    faces: tuple[str, ...] = (),
    box: Mapping[str, Any] | None = None,
    colours: tuple[str, ...] = (),
    **header: Any,
) -> Finding:
    """What the host is told. `faces`: what each face of the game's first die means, instead of its own."""
    spec = games()[game]
    seats = tuple(Seat(f"s{at + 1}", NAMES[at], colours[at] if colours else "") for at in range(count))
    dice = tuple(die_words(find_die(die)) for die in spec.dice)
    if faces:
        tiles = (("red", "red"), ("red", "red"))
        own = tuple(FaceWords(f"f{at}", tiles, tuple(face.split())) for at, face in enumerate(faces))
        dice = (DieWords(dice[0].id, own), *dice[1:])
    lies = {**builtin_board(spec.board), **(box or {})}
    with pytest.raises(CannotPlayError) as caught:
        new_session(Header("g0001", game, seats, "1", **{"dice": dice, "box": lies, **header}))
    assert not str(caught.value).startswith("setup"), "the command line says it in plain English"
    return caught.value.finding


def drawn(game: str, old: str, new: str) -> dict[str, Any]:
    """The game's map with one change."""
    text = builtin_board(games()[game].board)["map"]
    assert old in text
    return {"map": text.replace(old, new, 1)}


CASES: dict[str, list[tuple[str, dict[str, Any], Mapping[str, Any]]]] = {
    "setup-no-die": [(UFO, {"dice": ()}, {"die": "text:ufo_attack"})],
    "setup-seats": [(UFO, {"count": 1}, {"game": "game:ufo_attack", "fewest": 2, "most": 4, "count": 1})],
    "setup-variant-seats": [(RAMSES, {"variants": ("teams",)}, {"variant": "variant:teams", "numbers": ("4",)})],
    "setup-no-variant": [(UFO, {"variants": ("chess",)}, {"name": "text:chess"})],
    "setup-no-option": [(UFO, {"options": {"modules_to_lunch": 3}}, {"name": "text:modules_to_lunch"})],
    "setup-no-edition": [(UFO, {"edition": "la"}, {"name": "text:la"})],
    "setup-variant-twice": [(UFO, {"variants": ("first_to_12",) * 2}, {"variant": "variant:first_to_12"})],
    "setup-variants-clash": [
        (RAMSES, {"count": 4, "variants": ("all_against_king", "teams")}, {"other": "variant:teams"})
    ],
    "setup-option-clash": [
        (
            UFO,
            {"variants": ("first_to_12",), "options": {"modules_to_launch": 8}},
            {"option": "option:modules_to_launch"},
        )
    ],
    "setup-both-change": [
        (
            PIRATE,
            {"variants": ("quick",), "options": {"code_length": 4}},
            {"variant": "variant:quick", "other": "option:code_length"},
        )
    ],
    "setup-option-number": [
        (UFO, {"options": {"modules_to_launch": 99}}, {"value": 99, "minimum": 1, "maximum": 15, "also": ()}),
        (UFO, {"options": {"bonus_run": 1}}, {"value": 1, "also": ("0",)}),
        (UFO, {"options": {"bonus_run": True}}, {"value": "value:bonus_run:yes"}),
        (UFO, {"options": {"bonus_run": "option:first_seat"}}, {"value": "text:option:first_seat"}),
    ],
    "setup-option-seat": [(UFO, {"options": {"first_seat": 9}}, {"option": "option:first_seat", "value": 9})],
    "setup-option-flag": [(UFO, {"options": {"launch_optional": 1}}, {"value": 1})],
    "setup-option-choice": [
        (
            RAMSES,
            {"variants": ("treasure_room",), "options": {"trapped": "gone"}},
            {"value": "text:gone", "choices": ("value:trapped:no_treasure", "value:trapped:out")},
        )
    ],
    "setup-option-several": [(RAMSES, {"options": {"two_player_removed": ("red",)}}, {"count": 2})],
    "setup-option-without": [
        (UFO, {"options": {"alien_then_roll": True}}, {"variants": ("variant:alien_invasion",)}),
        (
            RAMSES,
            {"options": {"king_wins_at_eight": False}},
            {"variants": ("variant:teams", "variant:all_against_king")},
        ),
    ],
    "setup-value-rival": [
        (
            PIRATE,
            {"variants": ("two_player", "skeleton_bonus"), "options": {"guess_unit": "row"}},
            {"value": "value:guess_unit:row"},
        ),
        (
            RAMSES,
            {"count": 4, "variants": ("teams", "treasure_room"), "options": {"trapped": "out"}},
            {"value": "value:trapped:out"},
        ),
    ],
    "setup-no-such-player": [
        (UFO, {"options": {"first_seat": 3}}, {"number": 4, "count": 2}),
        (MUMMY, {"options": {"mummy_seat": 4}}, {"option": "option:mummy_seat", "number": 5, "count": 2}),
    ],
    "setup-die-face": [
        (UFO, {"faces": (BUILD, "rocket")}, {"face": "text:rocket", "known": ("text:build:red", "text:ufo")}),
        (LUNAR, {"faces": ("rocket",)}, {"die": "text:lunar_command", "face": "text:rocket"}),
        (PIRATE, {"faces": ("gem:red gem:blue",)}, {"face": "text:gem:red gem:blue"}),
        (PIRATE, {"faces": ("gem:pink",)}, {"face": "text:gem:pink"}),
        (RAMSES, {"faces": ("",)}, {"face": "text:–"}),
        (MUMMY, {"faces": ("six",)}, {"die": "text:amenophis_explorer", "face": "text:six"}),
    ],
    "setup-die-lacks": [
        (UFO, {"faces": (BUILD,)}, {"words": ("text:ufo",)}),
        (UFO, {"faces": ("ufo",)}, {"words": ("text:build:red",)}),
        (LUNAR, {"faces": ("",)}, {"die": "text:lunar_command"}),
        (PIRATE, {"faces": ("gem:red",), "variants": ("skeleton_bonus",)}, {"words": ("text:gem:white",)}),
        (RAMSES, {"faces": ("move",)}, {"words": ("text:mummy",)}),
        (MUMMY, {"faces": ("mummy",)}, {"words": ("text:1", "text:2", "text:3", "text:4", "text:arrow")}),
    ],
    "setup-no-map": [(game, {"box": {"map": 7}}, {}) for game in (LUNAR, RAMSES, MUMMY)],
    "setup-map": [
        (LUNAR, {"box": drawn(LUNAR, "a1", "xx")}, {"row": 4, "column": 4, "seen": "text:xx"}),
        (LUNAR, {"box": drawn(LUNAR, "..", "<-")}, {"row": 1, "column": 2, "seen": "text:<-"}),
        (LUNAR, {"box": drawn(LUNAR, "..", "[O")}, {"row": 1, "column": 2, "seen": "text:[O"}),
        (RAMSES, {"box": drawn(RAMSES, "L4    blue", "L4    pink")}, {"row": 3, "column": 7, "seen": "text:pink"}),
        (MUMMY, {"box": drawn(MUMMY, "r2", "z9")}, {"row": 2, "column": 6, "seen": "text:z9"}),
        (MUMMY, {"box": drawn(MUMMY, "r2", "b2")}, {"seen": "text:b2"}),
        (MUMMY, {"box": drawn(MUMMY, "|     r2 ", "|   ? r2 ")}, {"row": 2, "column": 5, "seen": "text:?"}),
    ],
    "setup-map-row": [
        (LUNAR, {"box": {"map": ".. ..\n..\n"}}, {"row": 2, "length": 1, "first": 2}),
        (MUMMY, {"box": drawn(MUMMY, "b4|", "b4")}, {"row": 2, "length": 32, "first": 33}),
    ],
    "setup-map-size": [
        (LUNAR, {"box": {"map": ".."}}, {"columns": 1, "rows": 1}),
        (MUMMY, {"box": {"map": "+--+"}}, {"columns": 4, "rows": 1}),
        (MUMMY, {"box": {"map": "\n".join(["+" + "---+" * 17] * 5)}}, {"columns": 69, "rows": 5}),
    ],
    "setup-map-count": [
        (LUNAR, {"box": drawn(LUNAR, "*L", "..")}, {"seen": "text:*L", "count": 1, "needed": 2}),
        (LUNAR, {"box": drawn(LUNAR, "uf", "ua")}, {"seen": "text:ua", "count": 1, "needed": 0}),
        (RAMSES, {"box": drawn(RAMSES, "L2 ", "L5 ")}, {"seen": "text:L2", "count": 0, "needed": 1}),
        (RAMSES, {"box": drawn(RAMSES, "top   2       2       2       2", "")}, {"seen": "text:top"}),
        (MUMMY, {"box": drawn(MUMMY, "| S ", "|   ")}, {"seen": "text:S", "count": 0, "needed": 1}),
        (MUMMY, {"box": drawn(MUMMY, "g1", "  ")}, {"seen": "text:g1", "count": 0, "needed": 1}),
    ],
    "setup-box": [
        (LUNAR, {"box": {"ufos_off": -1}}, {"key": "text:ufos_off", "value": "text:-1"}),
        (LUNAR, {"box": {"supply": 9}}, {"key": "text:supply", "value": "text:9"}),
        (LUNAR, {"box": {"supply": {"bridge": 9}}}, {"key": "text:supply", "value": "text:bridge"}),
        (LUNAR, {"box": {"supply": {"dome": "x"}}}, {"key": "text:supply.dome", "value": "text:x"}),
        (PIRATE, {"box": {"colours": []}}, {"key": "text:colours", "value": "text:–"}),
        (PIRATE, {"box": {"colours": ["red", "red"]}}, {"key": "text:colours", "value": "text:red, red"}),
        (PIRATE, {"box": {"positions": 9}}, {"key": "text:positions", "value": "text:9"}),
        (RAMSES, {"box": {"temple_colours": ["pink"]}}, {"key": "text:temple_colours", "value": "text:pink"}),
    ],
    "ua-setup-modules": [
        (UFO, {"options": {"modules_per_colour": 3, "modules_to_launch": 13}}, {"needed": 13, "total": 12})
    ],
    "pc-setup-length": [(PIRATE, {"box": {"positions": 3}}, {"gems": 4, "places": 3})],
    "pc-setup-colours": [
        (
            PIRATE,
            {"faces": ("gem:red",), "box": {"colours": ["red", "white"]}},
            {"gems": 4, "colours": 2},
        )
    ],
    "rp-setup-mummies": [(RAMSES, {"box": drawn(RAMSES, "top   2", "top   9")}, {"mummies": 15, "spaces": 8})],
    "rp-setup-temples": [(RAMSES, {"box": drawn(RAMSES, ":A", "")}, {"temples": 3, "colours": 4})],
    "rp-setup-spaces": [
        (
            RAMSES,
            {"box": {"map": drawn(RAMSES, "T1", "")["map"].replace("T5", "")}},
            {"temples": 4, "spaces": 4},
        )
    ],
    "rp-setup-king": [(RAMSES, {"options": {"king_start_below": 5}}, {"below": 5, "layers": 4})],
    "am-setup-open": [
        (MUMMY, {"box": drawn(MUMMY, "+---+", "+   +")}, {"row": 1, "column": 2}),
        (MUMMY, {"box": drawn(MUMMY, "|     r2", "      r2")}, {"row": 2, "column": 1}),
    ],
    "am-setup-no-way": [
        (
            MUMMY,
            {
                "box": drawn(
                    MUMMY,
                    "        b4|\n+---+---+---+   +   +   +---+   +",
                    "      | b4|\n+---+---+---+   +   +   +---+---+",
                )
            },
            {"cells": ("text:h1",)},
        )
    ],
    "am-setup-dungeon": [
        (
            MUMMY,
            {
                "box": drawn(
                    MUMMY,
                    "+   +   +   +   +   +   +   +   +\n| S       r4      D   w5",
                    "+   +   +   +   +---+   +   +   +\n| S       r4    | D | w5",
                )
            },
            {"cell": "text:e8"},
        )
    ],
    "lc-setup-room": [(LUNAR, {"options": {"straight_wall_length": 2}, "box": {"supply": {"square": 60}}}, {})],
    "lc-setup-crowd": [
        (
            LUNAR,
            {"box": drawn(LUNAR, "r1", "r2"), "options": {"figures_share_space": False}},
            {"option": "option:figures_share_space"},
        )
    ],
    "lc-setup-domes": [(LUNAR, {"box": {"supply": {"dome": 15}}}, {"domes": 15, "walls": 14})],
    "lc-setup-seats": [(LUNAR, {"count": 4}, {"needed": 2, "count": 4, "variant": "variant:teams"})],
    "setup-colour-twice": [
        (UFO, {"colours": ("red", "red")}, {"colour": "colour:red", "count": 2, "most": 1}),
        (LUNAR, {"count": 4, "variants": ("teams",), "colours": ("lime",) * 3 + ("orange",)}, {"count": 3, "most": 2}),
    ],
}

BY_THE_HOST = {
    "setup-no-game": {"game": "chess"},
    "setup-table": {"seats": [{"name": "Ann"}] * 6},
    "setup-name": {"seats": [{"name": "Ann"}, {"name": "\u202e"}]},
    "setup-name-twice": {"seats": [{"name": "Ann"}, {"name": " ann"}]},
    "setup-colour": {"seats": [{"name": "Ann", "colour": "gold"}, {"name": "Ben"}]},
    "setup-ruleset-alone": {"ruleset": "ufo_attack_quick", "variants": ["first_to_12"]},
    "setup-no-ruleset": {"ruleset": "nonsense"},
}
ELSEWHERE = {"setup-variant-needs"}
"""No game has a variant that needs another one: tests/engine/test_options.py has it."""


EACH = [
    pytest.param(code, *case, id=f"{code}-{number}")
    for code, several in CASES.items()
    for number, case in enumerate(several)
]


@pytest.fixture
def complaints(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What the catalogs miss while something is said."""
    found: list[str] = []
    with caplog.at_level(logging.ERROR, "service.texts"):
        yield found
    assert [record.getMessage() for record in caplog.records] == found


@pytest.mark.parametrize(("code", "game", "given", "facts"), EACH)
@pytest.mark.usefixtures("complaints")
def test_a_set_up_that_cannot_be_is_told_in_every_language(
    code: str, game: str, given: dict[str, Any], facts: Mapping[str, Any]
) -> None:
    finding = refusal(game, **given)
    assert finding.code == code
    assert {name: finding.facts.get(name) for name in facts} == facts
    assert not finding.clause or finding.clause in games()[game].clauses
    said = Speaker(catalog()).text(finding)
    assert len(set(said.values())) == len(catalog().languages), "each language says it in its own way"
    assert not any(code in sentence for sentence in said.values())


@pytest.mark.parametrize("code", BY_THE_HOST)
@pytest.mark.usefixtures("complaints")
def test_the_host_is_told_what_the_table_refuses(tmp_path: Path, code: str) -> None:
    dice = {die: die_words(find_die(die)) for die in games()[UFO].dice}
    rig = Rig(tmp_path, house=HouseRules(dice))
    wish = {"act": "new_game", "game": UFO, "seats": [{"name": "Ann"}, {"name": "Ben"}], **BY_THE_HOST[code]}
    error = rig.host(wish)["error"]
    assert error["code"] == code
    assert len(set(error["text"].values())) == len(catalog().languages)


def test_a_refusal_of_the_host_s_names_its_clause(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    wish = {"game": UFO, "seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"modules_to_launch": 99}}
    error = rig.host({"act": "new_game", **wish})["error"]
    assert error["clause"] == "UA-6.1"
    assert error["text"]["de"] == "„Rohstoffe für den Start“ kann nicht 99 sein: Es ist eine Zahl von 1 bis 15."


def test_what_has_no_code_is_told_as_it_stands() -> None:
    """A game of somebody's own may have no words for it."""
    assert CannotPlayError("the moon is down").finding == Finding("cannot-play", "", {"why": "text:the moon is down"})


def test_each_reason_has_a_test_and_words_that_somebody_says() -> None:
    sources = (path for part in ("engine", "service") for path in (ROOT / part).rglob("*.py"))
    trees = [ast.parse(path.read_text()) for path in sources]
    strings = [one.value for tree in trees for one in ast.walk(tree) if isinstance(one, ast.Constant)]
    named = {text for text in strings if isinstance(text, str) and CODE.fullmatch(text) and not text.endswith("-")}
    kinds = {f"setup-option-{kind}" for kind in ("number", "seat", "flag", "choice", "several")}
    unknown = {f"setup-no-{what}" for what in ("variant", "option", "edition")}
    tried = CASES.keys() | BY_THE_HOST.keys() | ELSEWHERE
    assert tried == named | kinds | unknown
    assert tried == {code for code in catalog().codes() if CODE.fullmatch(code)}
