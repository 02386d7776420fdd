"""How fast the engine judges each game, beside what a plain dict state costs that is copied before each act."""

from __future__ import annotations

import copy
import random
import statistics
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "engine")]

from conformance import build, finish, may_start, rulesets, seats_of, walk  # noqa: E402

from engine.core.game import Need  # noqa: E402
from engine.core.options import Ruleset  # noqa: E402
from engine.core.registry import GameSpec, games  # noqa: E402
from engine.core.secrets import cut  # noqa: E402

Row = tuple[str, float, str, float | None, str]
Written = list[tuple[Any, str, Any]]
ACTS, ROUNDS, WALKS, WHOLE_GAMES = 3_000, 5, 6, 15
PLAIN = "copying the same state as a dict, alone"


def figures() -> list[Row]:
    """Rows of (what, value, unit, baseline or None, what the baseline is)."""
    return [row for spec in games().values() for row in _of_game(spec)]


def _of_game(spec: GameSpec) -> list[Row]:
    count = max(n for n in range(spec.seats[0], spec.seats[1] + 1) if may_start(spec, Ruleset(), n))
    game = build(spec, Ruleset())
    written = _game(spec, game, count)
    states = [msgspec.to_builtins(state) for state, _by, _act in written]
    engine = _per_second(lambda: _judge(game, written), len(written))
    plain = _per_second(lambda: [copy.deepcopy(state) for state in states], len(states))
    views = _per_second(lambda: [cut(state, "public") for state, _by, _act in written], len(written))
    offers = _per_second(lambda: [game.legal(cut(state, by)) for state, by, _act in written], len(written))
    acts, walks = _conformance(spec, count)
    turns, bots = _whole_games(spec, game, count)
    return [
        (f"{spec.title}: rule and apply, one core", engine, "acts/s", plain, PLAIN),
        (f"{spec.title}: a viewer's cut of the state", views, "cuts/s", None, ""),
        (f"{spec.title}: a seat's legal acts, with its cut", offers, "lists/s", None, ""),
        (f"{spec.title}: positions checked in conformance walks", acts, "acts/s", None, ""),
        (f"{spec.title}: whole conformance walks", walks, "walks/s", None, ""),
        (f"{spec.title}: whole games between bots", bots, "games/s", None, ""),
        (f"{spec.title}: turns of a game between {count} bots, median", turns, "turns", None, ""),
    ]


def _game(spec: GameSpec, game: Any, count: int) -> Written:
    """Games of bots one after the other: the state, who acts, and the act."""
    chance, state = random.Random(1), game.start(seats_of(count))
    bot, written = spec.bot(game, chance), []
    while len(written) < ACTS:
        if game.outcome(state):
            state = game.start(seats_of(count))
        prompt = game.pending(state)[0]
        by_choice = prompt.need is Need.CHOICE
        act = bot(cut(state, prompt.seat)) if by_choice else spec.chance(game, state, prompt, chance)
        written.append((state, prompt.seat, act))
        for event in game.rule(state, prompt.seat, act).events:
            state = game.apply(state, event)
    return written


def _judge(game: Any, written: Written) -> None:
    for state, by, act in written:
        for event in game.rule(state, by, act).events:
            state = game.apply(state, event)


def _per_second(work: Callable[[], object], count: int) -> float:
    """The best of a few rounds, in processor time: what else runs on the machine does not count."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return count / best


def _conformance(spec: GameSpec, count: int) -> tuple[float, float]:
    """Positions checked a second, and games walked and then played to their end by bots a second."""
    acts = 0
    checking = 0.0
    start = time.process_time()
    for number, ruleset in enumerate(islice(rulesets(spec, (), seed=1), WALKS)):
        begun = time.process_time()
        going = walk(spec, build(spec, ruleset), count, seed=number, steps=40, elsewhere=[])
        checking += time.process_time() - begun
        finish(going)
        acts += len(going.records)
    return acts / checking, WALKS / (time.process_time() - start)


def _whole_games(spec: GameSpec, game: Any, count: int) -> tuple[float, float]:
    """The median number of turns, and games a second."""
    start = time.process_time()
    turns = [_turns(spec, game, count, seed) for seed in range(WHOLE_GAMES)]
    return statistics.median(turns), WHOLE_GAMES / (time.process_time() - start)


def _turns(spec: GameSpec, game: Any, count: int, seed: int) -> int:
    """How often the turn passed in one game between bots."""
    chance, state, turns = random.Random(seed), game.start(seats_of(count)), 1
    bot = spec.bot(game, chance)
    while game.outcome(state) is None:
        prompt, turn = game.pending(state)[0], state.turn
        by_choice = prompt.need is Need.CHOICE
        act = bot(cut(state, prompt.seat)) if by_choice else spec.chance(game, state, prompt, chance)
        for event in game.rule(state, prompt.seat, act).events:
            state = game.apply(state, event)
        turns += state.turn != turn
    return turns
