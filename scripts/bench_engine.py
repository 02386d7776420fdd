"""How fast the engine judges, beside the plain implementation of the tests that copies its dicts before each act."""

from __future__ import annotations

import copy
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "engine")]

from conformance import faces_of, finish, rulesets, walk  # noqa: E402
from ufo_oracle import PlainUfo  # noqa: E402
from ufo_rig import FACES, SPEC, seats  # noqa: E402

from engine.core.notation import write  # noqa: E402
from engine.core.options import Ruleset  # noqa: E402
from engine.core.secrets import cut  # noqa: E402

Row = tuple[str, float, str, float | None, str]
ACTS, ROUNDS = 5_000, 5
PLAIN = "a dict game, deepcopied before each act"


def figures() -> list[Row]:
    """Rows of (what, value, unit, baseline or None, what the baseline is)."""
    game = SPEC.build(Ruleset(("alien_invasion",)), {"ufo_attack": FACES})
    written = _game(game)
    engine = _per_second(lambda: _judge(game, written), len(written))
    plain = _per_second(lambda: _plain(written), len(written))
    views = _per_second(lambda: [cut(state, "public") for state, _by, _act in written], len(written))
    acts, walks = _conformance()
    return [
        ("UFO Attack: rule and apply, one core", engine, "acts/s", plain, PLAIN),
        ("UFO Attack: a viewer's cut of the state", views, "cuts/s", None, ""),
        ("conformance: positions checked in walks", acts, "acts/s", None, ""),
        ("conformance: whole walks, to the end of the game", walks, "walks/s", None, ""),
    ]


def _game(game: Any) -> list[tuple[Any, str, Any]]:
    """Games one after the other: the state, who acts, and the act."""
    chance, state, written = random.Random(1), game.start(seats(4)), []
    while len(written) < ACTS:
        if game.outcome(state):
            state = game.start(seats(4))
        prompt = game.pending(state)[0]
        legal = game.legal(cut(state, prompt.seat))
        act = SPEC.chance(game, state, prompt, chance) if prompt.dice else chance.choice(legal)
        written.append((state, prompt.seat, act))
        for event in game.rule(state, prompt.seat, act).events:
            state = game.apply(state, event)
    return written


def _judge(game: Any, written: list[tuple[Any, str, Any]]) -> None:
    for state, by, act in written:
        for event in game.rule(state, by, act).events:
            state = game.apply(state, event)


def _plain(written: list[tuple[Any, str, Any]]) -> None:
    game = PlainUfo(["s1", "s2", "s3", "s4"], aliens=True, points=False, options={})
    for _state, _by, act in written:
        before = copy.deepcopy(game.__dict__)
        words = write(act).split()
        if words[0] == "roll":
            allowed = game.roll([word.removeprefix("build:") for word in words[1:]])
        else:
            allowed = game.act(*words)
        if not allowed:
            game.__dict__.update(before)
        if game.turn is None:
            game = PlainUfo(["s1", "s2", "s3", "s4"], aliens=True, points=False, options={})


def _per_second(work: Callable[[], object], count: int) -> float:
    """The best of a few rounds, in processor time: what else runs on the machine does not count."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return count / best


def _conformance() -> tuple[float, float]:
    """Positions checked a second, and games walked and then played to their end by bots a second."""
    acts = walks = 0
    checking = 0.0
    start = time.process_time()
    for number, ruleset in enumerate(rulesets(SPEC, seed=1, extra=0)):
        begun = time.process_time()
        going = walk(SPEC, SPEC.build(ruleset, faces_of(SPEC)), 4, seed=number, steps=40, elsewhere=[])
        checking += time.process_time() - begun
        finish(going)
        acts, walks = acts + len(going.records), walks + 1
    return acts / checking, walks / (time.process_time() - start)
