"""The engine and a second, plain implementation of Pirate Code agree on random games, act by act."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pc_oracle import COLOURS, all_codes
from pc_plain import PlainPirate
from pc_rig import BOX, FACES, SPEC, seats

from engine.core.notation import read, write
from engine.core.options import Ruleset
from engine.core.replay import advance
from engine.core.rulings import Accepted
from engine.core.secrets import cut

VARIANTS = [(), ("skeleton_bonus",), ("quick",), ("two_player",), ("skeleton_bonus", "two_player", "quick")]


def compare(state: Any, plain: PlainPirate) -> None:
    assert state.turn == plain.turn
    for seat in plain.seats:
        area = state.areas[seat]
        assert (list(area.guess), list(area.gold)) == (plain.row[seat], plain.gold[seat])
        lying = {colour: plain.brown[seat].count(colour) for colour in plain.brown[seat]}
        assert area.brown == lying
    assert state.hand == plain.hand
    assert not state.count or state.count == plain.count


def offered(game: Any, state: Any) -> set[str]:
    acts = {write(act) for act in game.legal(cut(state, state.turn))}
    return {act for act in acts if not act.startswith("declare")}


def one_game(seed: int, variants: tuple[str, ...]) -> int:
    """Gives how many acts were compared; rules, codes and acts all come from the seed."""
    chance = random.Random(seed)
    options: dict[str, Any] = {
        "occupied": chance.choice(["replace", "swap"]),
        "first_move_colour": chance.choice(["rolled", "any"]),
    }
    if "two_player" in variants:
        options["guess_unit"] = chance.choice(["gem", "turn"])
    else:
        options["last_together"] = chance.choice(["later", "shared"])
    players = seats(2 if "two_player" in variants else chance.randint(2, 4))
    ids = [seat.id for seat in players]
    codes = all_codes(3 if "quick" in variants else 4, "two_player" in variants)
    hidden = {seat: list(chance.choice(codes)) for seat in ids}
    game = SPEC.build(Ruleset(variants, options), FACES, BOX)
    bonus = {"hand": "red"} if "skeleton_bonus" in variants else {}
    state = game.position(players, {"turn": "s1", "codes": hidden, **bonus})
    plain = PlainPirate(ids, hidden, variants, options)
    for step in range(400):
        if plain.winners is not None:
            outcome = game.outcome(state)
            assert outcome is not None
            assert set(outcome.winners) == plain.winners, (seed, step)
            return step
        if plain.wait == "done":
            assert state.leg == 2 or state.phase.value == "hand", (seed, step)
            return step
        compare(state, plain)
        assert offered(game, state) == plain.choices(), (seed, step)
        state = advance(game, state, play_one(game, state, plain, chance))
    return 400


def play_one(game: Any, state: Any, plain: PlainPirate, chance: random.Random) -> Any:
    """One act in both games; the engine's ruling. Most new gems are right, so that games end."""
    by = plain.turn or ""
    choices = sorted(plain.choices())
    if not choices:
        colour = chance.choice(COLOURS)
        ruling = game.rule(state, by, read(SPEC.action, f"roll gem:{colour}"))
        plain.roll(colour)
    else:
        right = [act for act in choices if is_right(plain, act.split())]
        act = chance.choice(right if right and chance.random() < 0.3 else choices)
        ruling = game.rule(state, by, read(SPEC.action, act))
        plain.act(*act.split())
    assert isinstance(ruling, Accepted), ruling
    return ruling


def is_right(plain: PlainPirate, words: list[str]) -> bool:
    return words[0] in ("place", "move") and plain.codes[words[2]][int(words[-2]) - 1] == words[1]


@pytest.mark.parametrize("variants", VARIANTS, ids=["basic", "skeleton", "quick", "two", "all"])
def test_engine_and_plain_implementation_agree(variants: tuple[str, ...]) -> None:
    lengths = [one_game(seed, variants) for seed in range(40)]
    assert sum(lengths) > 500
    assert min(lengths) < 400, "games come to an end"
