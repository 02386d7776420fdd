"""docs/add_a_game.md, tried: a game written by its steps alone is found, conforms, and can be judged."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conformance import build, finish, may_start, rulesets, seats_of, twins, variant_sets, walk
from fluent.syntax import FluentParser, ast

import engine.games
from engine.core.game import SetupError
from engine.core.options import Ruleset
from engine.core.registry import GameSpec, game_spec, games
from engine.core.secrets import PUBLIC, cut
from service.commands import judge as judging
from service.commands.games import game_report, game_schema
from service.texts import Catalog, catalog_folders

FOLDER = Path(__file__).parent / "sixth_game"
TEXTS = FOLDER / "race_to_21" / "texts" / "en.ftl"
MODULE = "engine.games.race_to_21"


@pytest.fixture
def spec(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameSpec]:
    """The game, as if its folder lay in engine/games; gone again after the test."""
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(FOLDER)])
    monkeypatch.setattr(judging, "load_catalog", lambda _language: catalog())
    games.cache_clear()
    yield game_spec("race_to_21")
    for name in [name for name in sys.modules if name == MODULE or name.startswith(f"{MODULE}.")]:
        del sys.modules[name]
    vars(engine.games).pop("race_to_21", None)
    games.cache_clear()


def catalog() -> Catalog:
    """The shipped sentences and the game's own."""
    found = [file for folder in catalog_folders() for file in sorted(folder.glob("*.ftl"))]
    return Catalog((file.stem, str(file), file.read_text("utf-8")) for file in (*found, TEXTS))


def configurations(spec: GameSpec) -> Iterator[tuple[tuple[str, ...], int]]:
    for variants in variant_sets(spec):
        for count in range(spec.seats[0], spec.seats[1] + 1):
            yield variants, count


def test_it_conforms(spec: GameSpec) -> None:
    elsewhere: list[Any] = []
    for variants, count in configurations(spec):
        choice = rulesets(spec, variants, seed=count)
        for seed in range(5):
            ruleset = next(ruleset for ruleset in choice if may_start(spec, ruleset, count))
            finish(walk(spec, build(spec, ruleset), count, seed, 40, elsewhere))


def test_bots_end_well_inside_the_bound(spec: GameSpec) -> None:
    lengths = [finish(walk(spec, build(spec, Ruleset()), 4, seed, 0, [])) for seed in range(6)]
    assert max(lengths) < spec.bound / 4


def test_it_keeps_its_secrets(spec: GameSpec) -> None:
    for variants, count in configurations(spec):
        game = build(spec, Ruleset(variants))
        for seed, viewer in enumerate((PUBLIC, *(seat.id for seat in seats_of(count)))):
            assert twins(spec, game, count, seed, 40, viewer) > 0


def test_a_forbidden_number_is_seen_by_its_player_alone(spec: GameSpec) -> None:
    state = build(spec, Ruleset()).position(seats_of(2), {"turn": "s1", "forbidden": {"s1": 7, "s2": 9}})
    assert cut(state, "s1").value.forbidden["s1"].value == 7
    for viewer in (PUBLIC, "s2"):
        assert cut(state, viewer).value.forbidden["s1"].value != 7


def test_the_commands_tell_of_it(spec: GameSpec) -> None:
    report = game_report(spec, catalog())
    assert report["id"] == "race_to_21"
    assert report["options"][0]["title"] == "Target"
    assert report["variants"][0]["title"] == "Hot potato"
    assert "RT-2.3" in report["clauses"]
    assert set(game_schema(spec)["properties"]) >= {"position", "action", "event", "state"}


def judged(position: dict[str, Any], *lines: dict[str, Any], **setup: Any) -> list[Any]:
    first = {"game": "race_to_21", "players": ["Ann", "Ben"], "position": position, **setup}
    return list(judging.judge([json.dumps(line).encode() for line in (first, *lines)]))


NUMBERS = {"Ann": 2, "Ben": 9}


@pytest.mark.usefixtures("spec")
@pytest.mark.parametrize(
    ("position", "by", "act", "clause"),
    [
        ({}, "Ann", "add 1", "RT-1.1"),
        ({}, "Ann", "forbid 21", "RT-1.1"),
        ({"forbidden": NUMBERS}, "Ann", "add 1", "RT-2.1"),
        ({"forbidden": NUMBERS, "rolled": 2}, "Ann", "add 3", "RT-2.2"),
        ({"forbidden": NUMBERS, "rolled": 2}, "Ann", "add 2", "RT-2.3"),
        ({"forbidden": NUMBERS}, "Ben", "roll red yellow", "RT-2.4"),
        ({"forbidden": NUMBERS, "total": 20}, "Ann", "claim_win", "RT-3.1"),
    ],
)
def test_a_refusal_names_its_clause(position: dict[str, Any], by: str, act: str, clause: str) -> None:
    answer = judged({"turn": "Ann", **position}, {"by": by, "action": act})[1]
    assert (answer.kind, answer.clause) == ("refused", clause)
    assert answer.text


@pytest.mark.usefixtures("spec")
@pytest.mark.parametrize(("variants", "winner"), [((), "Ann"), (("hot_potato",), "Ben")])
def test_the_target_ends_the_race(variants: tuple[str, ...], winner: str) -> None:
    position = {"turn": "Ann", "forbidden": NUMBERS, "total": 19}
    _, rolled, won = judged(position, {"dice": ["red", "yellow"]}, {"by": "Ann", "action": "add 2"}, variants=variants)
    assert rolled.kind == "accepted"
    assert won.kind == "win"
    assert won.outcome["winners"] == (winner,)


@pytest.mark.usefixtures("spec")
def test_a_word_said_twice_counts_as_the_face_of_the_die() -> None:
    _, rolled = judged({"turn": "Ann", "forbidden": NUMBERS}, {"dice": ["red", "red", "yellow"]})
    assert (rolled.kind, rolled.facts["count"]) == ("accepted", 2)


@pytest.mark.usefixtures("spec")
def test_a_position_that_cannot_be_is_an_error() -> None:
    answer = judged({"turn": "Ann", "total": 21})[0]
    assert (answer.kind, "21" in answer.message) == ("error", True)


def test_a_number_of_players_it_does_not_take(spec: GameSpec) -> None:
    with pytest.raises(SetupError):
        build(spec, Ruleset()).start(seats_of(5))


def test_its_texts_are_in_order() -> None:
    body = FluentParser().parse(TEXTS.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
