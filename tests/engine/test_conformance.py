"""The conformance suite over every registered game × ruleset × seat count."""

from __future__ import annotations

import json
import subprocess
import sys

import msgspec
import pytest
from conformance import faces_of, finish, may_start, rulesets, seats_of, twins, walk

from engine.core.options import Ruleset
from engine.core.registry import games

GAMES = sorted(games())
REPLAY = """
import json, sys
import msgspec
from conformance import seats_of
from engine.core.options import Ruleset
from engine.core.registry import game_spec
from engine.core.replay import Record, fold
told = json.load(sys.stdin)
spec = game_spec(told["game"])
game = spec.build(msgspec.convert(told["ruleset"], Ruleset), told["faces"])
records = msgspec.convert(told["records"], list[Record[spec.action, spec.event]])
state = fold(game, game.start(seats_of(told["seats"])), records)
sys.stdout.buffer.write(msgspec.json.encode(state, order="deterministic"))
"""


def seat_counts(game: str) -> range:
    fewest, most = games()[game].seats
    return range(fewest, most + 1)


@pytest.mark.parametrize(("game", "count"), [(game, count) for game in GAMES for count in seat_counts(game)])
def test_every_game_conforms_under_every_ruleset(game: str, count: int) -> None:
    spec = games()[game]
    elsewhere: list[object] = []
    walked = 0
    for number, ruleset in enumerate(rulesets(spec, seed=count, extra=6)):
        built = spec.build(ruleset, faces_of(spec))
        if may_start(built, count):
            finish(walk(spec, built, count, seed=1000 * count + number, steps=40, elsewhere=elsewhere))
            walked += 1
    assert walked >= 2 ** len(spec.variants) * (1 + len(spec.editions)), "every variant set in every edition"


@pytest.mark.parametrize("game", GAMES)
def test_twin_games_show_the_same_to_who_may_not_know(game: str) -> None:
    spec = games()[game]
    for number, ruleset in enumerate(rulesets(spec, seed=7, extra=1)):
        built = spec.build(ruleset, faces_of(spec))
        if may_start(built, spec.seats[0]):
            assert twins(spec, built, spec.seats[0], seed=number, steps=30) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_process_folds_the_records_to_the_same_state(game: str) -> None:
    spec = games()[game]
    ruleset = Ruleset(tuple(variant.name for variant in spec.variants if not variant.excludes))
    going = walk(spec, spec.build(ruleset, faces_of(spec)), spec.seats[1], seed=3, steps=60, elsewhere=[])
    told = {
        "game": game,
        "ruleset": msgspec.to_builtins(ruleset),
        "faces": faces_of(spec),
        "seats": len(seats_of(spec.seats[1])),
        "records": msgspec.to_builtins(going.records),
    }
    path = ":".join(entry for entry in sys.path if entry)
    fresh = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=json.dumps(told).encode(),
        capture_output=True,
        check=True,
        timeout=60,
        env={"PYTHONPATH": path},
    )
    assert fresh.stdout == msgspec.json.encode(going.state, order="deterministic")


@pytest.mark.parametrize("game", GAMES)
def test_bots_with_the_same_seed_play_the_same_game(game: str) -> None:
    spec = games()[game]
    built = spec.build(Ruleset(), faces_of(spec))
    games_played = [walk(spec, built, spec.seats[0], seed=5, steps=10, elsewhere=[]) for _ in range(2)]
    assert finish(games_played[0]) == finish(games_played[1])
    assert games_played[0].state == games_played[1].state


@pytest.mark.parametrize("game", GAMES)
def test_bots_end_games_well_inside_the_bound(game: str) -> None:
    spec = games()[game]
    lengths = []
    for variants in ((), *((variant.name,) for variant in spec.variants)):
        built = spec.build(Ruleset(variants), faces_of(spec))
        for seed in range(12):
            lengths.append(finish(walk(spec, built, spec.seats[1], seed=seed, steps=0, elsewhere=[])))
    assert max(lengths) < spec.bound / 4
