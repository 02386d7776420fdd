"""What holds in any game of UFO Attack, by any rules, for any acts: hypothesis looks for the exception."""

from __future__ import annotations

from typing import Any

import msgspec
from conformance import random_options
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ufo_rig import FACES, SPEC, seats

from engine.core.notation import members, read, write
from engine.core.options import Ruleset, RulesetError
from engine.core.replay import Record, advance, fold, play, records
from engine.core.rulings import Accepted, Refused
from engine.core.secrets import cut
from engine.games.ufo_attack.actions import Roll
from engine.games.ufo_attack.game import UfoAttack

COLOURS = st.sampled_from(["red", "yellow", "green", "blue", "pink", ""])
SEATS = st.sampled_from(["s1", "s2", "s3", "s9", "middle", ""])
WORDS = st.sampled_from(["build:red", "build:yellow", "build:green", "build:blue", "ufo", "x", ""])


def any_act() -> st.SearchStrategy[Any]:
    """Any well-formed act of the game, sensible or not."""
    by_type = {
        "colour": COLOURS,
        "at": SEATS,
        "count": st.none() | st.integers(-3, 30),
        "die": st.lists(WORDS, max_size=4).map(tuple) | st.sampled_from(FACES),
    }
    kinds = members(SPEC.action)
    return st.one_of(
        *(
            st.builds(kind, **{field.name: by_type[field.name] for field in msgspec.structs.fields(kind)})
            for kind in kinds
        )
    )


ACTS = st.lists(st.tuples(SEATS, any_act()), max_size=40)
VARIANTS = st.sampled_from([(), ("alien_invasion",), ("first_to_12",), ("alien_invasion", "first_to_12")])
SLOW = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def game_of(variants: tuple[str, ...], chance: Any) -> UfoAttack | None:
    options = random_options(SPEC, variants, chance)
    options.pop("first_seat", None)
    try:
        return SPEC.build(Ruleset(variants, options), {"ufo_attack": FACES})  # type: ignore[return-value]
    except RulesetError:
        return None


@SLOW
@given(variants=VARIANTS, chance=st.randoms(use_true_random=False), acts=ACTS)
def test_any_act_is_ruled_and_a_refused_one_changes_nothing(variants: Any, chance: Any, acts: Any) -> None:
    game = game_of(variants, chance)
    if game is None:
        return
    state = game.start(seats(3))
    for by, act in acts:
        before = msgspec.json.encode(state)
        ruling = game.rule(state, by, act)
        assert msgspec.json.encode(state) == before
        if isinstance(ruling, Refused):
            assert ruling.objections
            assert len({finding.code for finding in ruling.objections}) == len(ruling.objections), "said once"
            assert all(finding.clause in SPEC.clauses for finding in ruling.objections)
        state = advance(game, state, ruling)


@SLOW
@given(variants=VARIANTS, chance=st.randoms(use_true_random=False), steps=st.integers(0, 120))
def test_pieces_are_conserved_and_the_fold_round_trips(variants: Any, chance: Any, steps: int) -> None:
    game = game_of(variants, chance)
    if game is None:
        return
    start = game.start(seats(3))
    done = list(random_steps(game, start, chance, steps))
    for step in done:
        state = step.state
        assert SPEC.pieces(state) == SPEC.pieces(start)
        assert all(count >= 0 for count in state.storage.values())
        assert set(state.tops_on) <= set(state.seats)
        for seat in state.tops_on:
            assert game.rules.tops.lacking(game.rules, state, seat) is None, "a top that is on is there by right"
    kept = msgspec.json.encode(list(records(done)))
    again = msgspec.json.decode(kept, type=list[Record[SPEC.action, SPEC.event]])  # type: ignore[name-defined]
    assert fold(game, start, again) == (done[-1].state if done else start)


def random_steps(game: UfoAttack, state: Any, chance: Any, steps: int) -> Any:
    for _ in range(steps):
        if game.outcome(state):
            return
        prompt = game.pending(state)[0]
        legal = game.legal(cut(state, prompt.seat))
        act = Roll(chance.choice(FACES)) if prompt.dice else chance.choice(legal)
        (step,) = play(game, state, [(prompt.seat, act)])
        assert isinstance(step.ruling, Accepted)
        yield step
        state = step.state


@SLOW
@given(act=any_act())
def test_acts_round_trip_in_json_and_the_plain_ones_in_notation(act: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(act), type=SPEC.action) == act
    words = [
        item for value in msgspec.structs.astuple(act) for item in (value if isinstance(value, tuple) else [value])
    ]
    if "" not in words:
        assert read(SPEC.action, write(act)) == act
