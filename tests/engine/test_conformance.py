"""The conformance suite over every registered game × ruleset × seat count."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec
import pytest
from conformance import build, faces_of, finish, may_start, rulesets, seats_of, twins, variant_sets, walk

from config.boards import builtin_board
from engine.core.options import Ruleset
from engine.core.registry import games
from engine.core.secrets import PUBLIC

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
game = spec.build(msgspec.convert(told["ruleset"], Ruleset), told["faces"], told["box"])
records = msgspec.convert(told["records"], list[Record[spec.action, spec.event]])
state = fold(game, game.start(seats_of(told["seats"])), records)
sys.stdout.buffer.write(msgspec.json.encode(state, order="deterministic"))
"""


WALKS = int(os.environ.get("REFEREE_WALKS", "20"))
"""Random walks a configuration: a game, its variants, the number of players."""
WHOLE_GAMES = 3
"""How many of them the bots play to the end."""
CONFIGURATIONS = [
    pytest.param(game, variants, count, id="-".join([game, *variants, str(count)]))
    for game in GAMES
    for variants in variant_sets(games()[game])
    for count in range(games()[game].seats[0], games()[game].seats[1] + 1)
    if may_start(games()[game], Ruleset(variants), count)
]


@pytest.mark.parametrize(("game", "variants", "count"), CONFIGURATIONS)
def test_every_game_conforms(game: str, variants: tuple[str, ...], count: int) -> None:
    spec = games()[game]
    elsewhere: list[object] = []
    choice = rulesets(spec, variants, seed=count)
    for number in range(WALKS):
        ruleset = next(ruleset for ruleset in choice if may_start(spec, ruleset, count))
        going = walk(spec, build(spec, ruleset), count, seed=1000 * count + number, steps=40, elsewhere=elsewhere)
        if number < WHOLE_GAMES:
            finish(going)


@pytest.mark.parametrize(("game", "variants", "count"), CONFIGURATIONS)
def test_twin_games_show_the_same_to_who_may_not_know(game: str, variants: tuple[str, ...], count: int) -> None:
    spec = games()[game]
    choice = rulesets(spec, variants, seed=7)
    for number, viewer in enumerate((PUBLIC, *(seat.id for seat in seats_of(count)))):
        ruleset = next(ruleset for ruleset in choice if may_start(spec, ruleset, count))
        assert twins(spec, build(spec, ruleset), count, seed=number, steps=40, viewer=viewer) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_process_folds_the_records_to_the_same_state(game: str) -> None:
    spec = games()[game]
    variants, count = next(
        (variants, count)
        for variants in reversed(list(variant_sets(spec)))
        for count in range(spec.seats[1], spec.seats[0] - 1, -1)
        if may_start(spec, Ruleset(variants), count)
    )
    ruleset = Ruleset(variants)
    going = walk(spec, build(spec, ruleset), count, seed=3, steps=60, elsewhere=[])
    told = {
        "game": game,
        "ruleset": msgspec.to_builtins(ruleset),
        "faces": faces_of(spec),
        "box": builtin_board(spec.board),
        "seats": count,
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
    built = build(spec, Ruleset())
    games_played = [walk(spec, built, spec.seats[0], seed=5, steps=10, elsewhere=[]) for _ in range(2)]
    assert finish(games_played[0]) == finish(games_played[1])
    assert games_played[0].state == games_played[1].state


@pytest.mark.parametrize("game", GAMES)
def test_bots_end_games_well_inside_the_bound(game: str) -> None:
    spec = games()[game]
    lengths = []
    for variants in ((), *((variant.name,) for variant in spec.variants if not variant.needs)):
        count = max(n for n in range(spec.seats[0], spec.seats[1] + 1) if may_start(spec, Ruleset(variants), n))
        built = build(spec, Ruleset(variants))
        lengths += [finish(walk(spec, built, count, seed=seed, steps=0, elsewhere=[])) for seed in range(6)]
    assert max(lengths) < spec.bound / 4
