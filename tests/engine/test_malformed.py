"""Nonsense is answered with words: in every game, in positions of real games, by anybody."""

from __future__ import annotations

import random

import pytest
from conformance import Walk, build, may_start, seats_of, variant_sets
from fuzz import try_odd_acts

from engine.core.options import Ruleset
from engine.core.registry import games

ACTS = 1_000
"""For each game; `scripts/soak acts` tries 100,000."""


@pytest.mark.parametrize("game", sorted(games()))
def test_any_nonsense_is_refused_with_a_reason_and_changes_nothing(game: str) -> None:
    spec, chance, tried, refused = games()[game], random.Random(11), 0, 0
    sets = list(variant_sets(spec))
    while tried < ACTS:
        ruleset = Ruleset(chance.choice(sets))
        count = chance.choice([n for n in range(spec.seats[0], spec.seats[1] + 1) if may_start(spec, ruleset, n)])
        going = Walk(spec, build(spec, ruleset), seats_of(count), random.Random(tried))
        for _ in range(20):
            prompt = going.prompt()
            if prompt is None:
                break
            going.go(prompt.seat, going.answer(prompt))
            refused += try_odd_acts(going, 5)
            tried += 5
    assert refused > tried // 2, "most of it is nonsense"
