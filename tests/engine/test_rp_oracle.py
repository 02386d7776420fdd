"""The engine and a second, plain implementation agree on whole random games: what may be done, and what it brings."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from conformance import build, random_options, seats_of
from rp_oracle import Plain
from rp_rig import FACES, SPEC

from engine.core.notation import read, write
from engine.core.options import Ruleset, RulesetError
from engine.core.replay import advance
from engine.core.rulings import Accepted
from engine.core.secrets import cut
from engine.games.ramses_pyramid.choices import may_note
from engine.games.ramses_pyramid.fold import shown
from engine.games.ramses_pyramid.state import Phase, State

NAMED = {"Entrance/start": "start", "Entrance/back": "back", "trapped": "out"}


def may_do(game: Any, state: State) -> set[str]:
    """All that the engine takes now: what it offers, what the die may show, what may be told of a temple."""
    acts = {write(act) for act in game.legal(cut(state, state.mover))}
    if state.phase is Phase.ROLL:
        acts |= {f"roll {face[0]}" for face in FACES}
    if state.phase is Phase.SHOW:
        acts |= {f"shows {colour}" for colour in state.colours}
    if may_note(state):
        acts |= {f"sees {colour}" for colour in state.colours}
    return acts


def spot(name: str) -> Any:
    if name in NAMED:
        return NAMED[name]
    return int(name[1:]) if name[0] == "B" else (int(name[1:-2]), name[-1])


def check_same(state: State, plain: Plain, where: str) -> None:
    assert {seat: spot(at) for seat, at in state.adventurers.items()} == plain.where, where
    assert {seat: Counter(tent) for seat, tent in state.tents.items()} == {
        seat: Counter(tent) for seat, tent in plain.tents.items()
    }, where
    assert {int(at[1:]): colour for at, colour in state.crystals.items()} == plain.ring, where
    assert state.temples == plain.temples, where
    assert {temple: fact.colour for temple, fact in shown(state).items()} == plain.facts, where
    assert sorted(map(spot, state.on)) == sorted(map(tuple, plain.mummies)), where
    assert sorted(map(spot, state.out)) == sorted(plain.out), where
    assert list(state.top) == list(dict(sorted(plain.top.items(), key=lambda item: "NESW".index(item[0]))).values())
    rows = [[plain.layers[n][side] for side in "NESW"] for n in plain.layers]
    assert [list(row) for row in state.layers] == rows, where
    assert state.king == plain.king, where


def sorted_acts(acts: set[str], chance: random.Random) -> str:
    """One of them: upward and forward a little more often, so that games come to their end."""
    listed = sorted(acts)
    keen = [act for act in listed if act.startswith(("roll", "step", "place", "reveal", "shows"))]
    return chance.choice(keen if keen and chance.random() < 0.6 else listed)


def compared(ruleset: Ruleset, count: int, seed: int, steps: int) -> tuple[int, bool]:
    """One random game in both; gives how many acts, and whether it came to its end."""
    chance = random.Random(seed)
    game = build(SPEC, ruleset)
    state: State = game.start(seats_of(count))
    plain = Plain(list(state.seats), game.rules, state, state.mover)  # type: ignore[attr-defined]
    script = plain.script()
    may = next(script)
    for number in range(steps):
        check_same(state, plain, f"{ruleset} {seed} act {number}")
        if state.ending is not None:
            assert list(state.ending.winners) == plain.winners
            return number, True
        assert may_do(game, state) == may, f"{ruleset} {seed} act {number} {state.phase}"
        act, by = sorted_acts(may, chance), state.mover
        ruling = game.rule(state, by, read(SPEC.action, act))
        if not isinstance(ruling, Accepted):
            assert act.startswith("sees"), (act, ruling)  # what all have seen otherwise is not noted
            continue
        state = advance(game, state, ruling)
        may = script.send(act)
    return steps, False


def some_rulesets(seed: int) -> list[tuple[Ruleset, int]]:
    """Every variant and edition, and random options."""
    chance = random.Random(seed)
    forms = [(), ("treasure_room",), ("teams",), ("all_against_king",), ("teams", "treasure_room")]
    found: list[tuple[Ruleset, int]] = []
    while len(found) < 30:
        variants = chance.choice(forms)
        edition = chance.choice(("digest", *SPEC.editions))
        ruleset = Ruleset(variants, random_options(SPEC, variants, chance), edition)
        count = 4 if {"teams", "all_against_king"} & set(variants) else chance.choice((2, 3, 4))
        try:
            build(SPEC, ruleset).start(seats_of(count))
        except (RulesetError, ValueError):
            continue
        found.append((ruleset, count))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_random_games_go_the_same_way_in_both(seed: int) -> None:
    ends = 0
    for number, (ruleset, count) in enumerate(some_rulesets(seed)):
        _acts, ended = compared(ruleset, count, 100 * seed + number, steps=500)
        ends += ended
    assert ends >= 8


@pytest.mark.parametrize("what", ["mummy_pass", "exact", "out", "plain"])
def test_the_knife_edges_more_often(what: str) -> None:
    rules = {
        "mummy_pass": Ruleset((), {"mummy_pass": True, "mummy_side": "any"}),
        "exact": Ruleset((), {"pyramid_steps": "exact", "mummy_pass": True}),
        "out": Ruleset(("treasure_room",), {"trapped": "out", "king_start_below": 4}),
        "plain": Ruleset(),
    }
    for seed in range(30 if what == "out" else 10):
        compared(rules[what], 2 + seed % 3, seed, steps=400)
