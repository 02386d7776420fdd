"""The engine and the plain implementation play the same games: same offers, same positions, same ends."""

from __future__ import annotations

import random
from typing import Any

import pytest
from conformance import random_options
from lc_plain import PlainLunar
from lc_rig import BOARD, SPEC, seats

from engine.core.game import SetupError
from engine.core.notation import read, write
from engine.core.options import Ruleset
from engine.core.replay import advance
from engine.core.rulings import Accepted
from engine.core.secrets import cut

VARIANTS = ((), ("ufo_abduction",), ("teams",), ("teams", "ufo_abduction"))
FACES = (
    ("white", "colour:orange", "colour:lime"),
    ("white",),
    ("colour",),
    ("spacewalk",),
    ("white", "ufo"),
    ("colour:lime", "spacewalk"),
)
SMALL = {
    "map": """
        *O .. .. .. .. .. *L
        .. r1 .. a1 .. r1 ..
        .. .. .. .. .. .. ..
        .. r1 uf .. uf a1 ..
        .. .. .. .. .. .. ..
        .. r1 .. a1 .. r1 ..
        *L .. .. .. .. .. *O
    """,
}
SUPPLY = {"square": 8, "dome": 5, "airlock": 3, "antenna": 4}


def compare(state: Any, plain: PlainLunar) -> None:
    assert state.turn == plain.turn
    assert state.scores == plain.score
    rows = plain.picture().rows
    assert list(state.board) == [token for row in rows for token in row]
    placed = [(kind, x) for kind in ("robot", "astronaut") for x, n in state.figures(kind).items() for _ in range(n)]
    assert sorted(placed) == sorted((kind, plain.name(space)) for kind, space in plain.figures)
    assert sorted(state.ufos) == sorted(plain.name(ufo) for ufo in plain.ufos)
    assert state.held == {plain.name(space): by for space, by in plain.held.items()}
    assert state.supplies == plain.left
    stations = {frozenset(station.spaces): station.owner for station in state.closed_stations}
    assert stations == {frozenset(map(plain.name, spaces)): owner for spaces, owner in plain.owned()}


def one_game(seed: int, variants: tuple[str, ...]) -> tuple[int, int]:
    """Gives how many acts were compared, and how many stations were closed."""
    chance = random.Random(seed)
    options = random_options(SPEC, variants, chance) | {"first_seat": 0}
    options["straight_wall_length"] = 2 if seed % 3 == 0 else 1
    options["points_to_win"] = chance.choice((4, 11, 30))
    supply = {**SUPPLY, "straight": 5 if options["straight_wall_length"] == 2 else 10}
    try:
        game = SPEC.build(Ruleset(variants, options), {"lunar_command": FACES}, {**BOARD, **SMALL, "supply": supply})
        state = game.start(seats(4 if "teams" in variants else 2))
    except SetupError:
        return 0, 0
    bot = SPEC.bot(game, chance)
    defaults = {option.name: option.default for option in SPEC.options}
    plain = PlainLunar(state, variants, defaults | options)
    for step in range(400):
        compare(state, plain)
        if plain.over:
            outcome = game.outcome(state)
            assert outcome is not None
            assert {state.teams[seat] for seat in outcome.winners} == ({plain.winner} if plain.winner else set())
            return step, len(plain.stations)
        seat = plain.turn or ""
        if plain.phase == "roll":
            face = chance.choice(FACES)
            act = " ".join(("roll", *face))
            plain.roll(face)
        else:
            legal = {write(choice) for choice in game.legal(cut(state, seat))}
            assert legal == plain.choices(), (seed, step)
            act = write(bot(cut(state, seat))) if chance.random() < 0.9 else chance.choice(sorted(legal))
            plain.act(act)
        ruling = game.rule(state, seat, read(SPEC.action, act))
        assert isinstance(ruling, Accepted), (seed, step, act, ruling)
        state = advance(game, state, ruling)
    raise AssertionError(f"seed {seed}: no end")


@pytest.mark.parametrize("variants", VARIANTS, ids=["basic", "abduction", "teams", "both"])
def test_engine_and_plain_implementation_agree(variants: tuple[str, ...]) -> None:
    games = [one_game(seed, variants) for seed in range(6)]
    assert sum(acts for acts, _ in games) > 150
    assert sum(stations for _, stations in games) > 2
