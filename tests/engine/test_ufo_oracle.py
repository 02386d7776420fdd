"""The engine and a second, plain implementation of UFO Attack agree on random games, act by act."""

from __future__ import annotations

import random
from typing import Any

import pytest
from conformance import random_options
from ufo_oracle import PlainUfo
from ufo_rig import FACES, HOUSE_FACES, SPEC, seats

from engine.core.game import SetupError
from engine.core.notation import read, write
from engine.core.options import Ruleset, RulesetError
from engine.core.replay import advance
from engine.core.rulings import Accepted
from engine.core.secrets import cut

VARIANTS = ((), ("alien_invasion",), ("first_to_12",), ("alien_invasion", "first_to_12"))
ACTS = [
    *(f"{act} {colour}" for act in ("take", "take_bonus", "zap") for colour in ("red", "yellow", "green", "blue")),
    *(f"{act} s{number}" for act in ("aim", "alien_to") for number in (1, 2, 3, 4)),
    *("decline_bonus", "use_ufo", "put_top_on", "leave_top_off", "take_top_off", "claim_launch", "pass"),
]


def compare(state: Any, plain: PlainUfo) -> None:
    assert state.turn == plain.turn
    assert {seat: list(stack) for seat, stack in state.rockets.items()} == plain.rocket
    assert state.storage == plain.left
    assert set(state.tops_on) == {seat for seat, on in plain.top.items() if on}
    assert state.alien == plain.alien
    assert state.points == plain.score


def one_game(seed: int, variants: tuple[str, ...], steps: int) -> int:
    """Gives how many acts were compared; the game's rules, die, seats and acts all come from the seed."""
    chance = random.Random(seed)
    options = random_options(SPEC, variants, chance)
    faces = chance.choice([FACES, HOUSE_FACES])
    players = seats(chance.randint(2, 4))
    try:
        game = SPEC.build(Ruleset(variants, options), {"ufo_attack": faces}, {"colours": ("red", "yellow", "green")})
        state = game.start(players)
    except (RulesetError, SetupError):
        return 0
    ids = [seat.id for seat in players]
    plain = PlainUfo(ids, "alien_invasion" in variants, "first_to_12" in variants, options)
    for step in range(steps):
        compare(state, plain)
        if plain.turn is None:
            assert game.outcome(state) is not None
            return step
        by, text, allowed = next_act(plain, faces, chance)
        ruling = game.rule(state, by, read(SPEC.action, text))
        assert isinstance(ruling, Accepted) is allowed, (seed, step, by, text, ruling)
        state = advance(game, state, ruling)
        legal = {write(act) for act in game.legal(cut(state, state.turn or ""))}
        assert legal == {" ".join(choice) for choice in plain.choices()}, (seed, step)
    return steps


def next_act(plain: PlainUfo, faces: Any, chance: random.Random) -> tuple[str, str, bool]:
    """An act and whether the plain game allows it: a roll, a choice, or anything at all by anybody."""
    assert plain.turn is not None
    kind = chance.random()
    if kind < 0.2:
        by, text = chance.choice(plain.seats), chance.choice(ACTS)
        return by, text, by == plain.turn and plain.act(*text.split())
    if kind < 0.7 or not plain.choices():
        face = chance.choice(faces)
        short = [word.removeprefix("build:") for word in dict.fromkeys(face)]
        return plain.turn, " ".join(["roll", *face]), plain.roll(short)
    choice = chance.choice(plain.choices())
    return plain.turn, " ".join(choice), plain.act(*choice)


@pytest.mark.parametrize("variants", VARIANTS, ids=["basic", "alien", "points", "both"])
def test_engine_and_plain_implementation_agree(variants: tuple[str, ...]) -> None:
    compared = sum(one_game(seed, variants, steps=250) for seed in range(40))
    assert compared > 3_000
