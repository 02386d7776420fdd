"""What ships for Lunar Command: its board, its die, its rulesets; and how fast the referee is on them."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from conformance import faces_of, seats_of
from lc_rig import BOARD, SPEC, Table

from config.dice import builtin_die
from config.rulesets import builtin_rulesets
from engine.core.game import Need
from engine.core.notation import write
from engine.core.options import DIGEST, Ruleset
from engine.core.replay import advance
from engine.core.secrets import cut


def test_the_board_looks_the_same_from_either_side() -> None:
    """Nobody begins nearer to a figure or a UFO: turned by half, and mirrored with the teams changed."""
    state = Table().state
    grid = state.grid
    for things in (state.robots, state.astronauts, state.ufos):
        spaces = {grid.index[space] for space in things}
        rows = {divmod(space, state.width) for space in spaces}
        assert {(10 - row, 10 - column) for row, column in rows} == rows
        assert {(row, 10 - column) for row, column in rows} == rows
    assert state.bases == {"s1": ("a1", "k11"), "s2": ("k1", "a11")}


def test_what_is_assumed_of_the_board_is_named() -> None:
    for key in BOARD["assumed"]:
        table, _, name = key.rpartition(".")
        assert name in (BOARD[table] if table else BOARD), key


def test_the_die_shows_all_actions_and_says_what_is_assumed() -> None:
    faces = builtin_die("lunar_command").faces
    assert {word for face in faces for word in face.means} == {
        "white",
        "colour:orange",
        "colour:lime",
        "spacewalk",
        "ufo",
    }
    assert all(face.assumed for face in faces)
    assert len(faces) == 6


def test_a_ruleset_for_each_booklet() -> None:
    rulesets = builtin_rulesets("lunar_command")
    assert {named.edition for named in rulesets.values()} == {DIGEST, *SPEC.editions}
    assert set(SPEC.editions) == {"en", "es", "fr", "pt"}
    for named in rulesets.values():
        SPEC.build(named.ruleset, faces_of(SPEC), BOARD).start(seats_of(2))


def recorded(variants: tuple[str, ...], seed: int) -> tuple[Any, Any, list[tuple[str, Any]], list[float]]:
    """A game of the bots: the game, its first position, the acts, and the seconds that each list of legal acts took."""
    game, chance = SPEC.build(Ruleset(variants), faces_of(SPEC), BOARD), random.Random(seed)
    bot, first = SPEC.bot(game, chance), game.start(seats_of(2))
    state, acts, took = first, [], []
    while game.outcome(state) is None:
        prompt = game.pending(state)[0]
        if prompt.need is Need.CHOICE:
            view = cut(state, prompt.seat)
            began = time.process_time()
            game.legal(view)
            took.append(time.process_time() - began)
            act = bot(view)
        else:
            act = SPEC.chance(game, state, prompt, chance)
        acts.append((prompt.seat, act))
        state = advance(game, state, game.rule(state, prompt.seat, act))
    return game, first, acts, took


@pytest.mark.parametrize("variants", [(), ("ufo_abduction",)], ids=["basic", "abduction"])
def test_two_thousand_acts_a_second_and_legal_acts_in_twenty_milliseconds(variants: tuple[str, ...]) -> None:
    games = [recorded(variants, seed) for seed in range(4)]  # all of them first: more boards than the caches hold
    began = time.process_time()
    for game, state, acts, _ in games:
        for by, act in acts:
            state = advance(game, state, game.rule(state, by, act))
    seconds = time.process_time() - began
    assert sum(len(acts) for _, _, acts, _ in games) / seconds > 2_000
    took = sorted(seconds for *_, legal in games for seconds in legal)
    assert took[len(took) * 95 // 100] < 0.02


def hints(table: Table) -> dict[str, str]:
    """Act in notation -> code and number of its hint."""
    view, found = cut(table.state, "s1"), {}
    for act in table.game.legal(view):
        hint = SPEC.hint(table.game, view, act)
        if hint:
            found[write(act)] = " ".join([hint.code, *(str(fact) for fact in hint.facts.values())])
    return found


def test_hints_say_what_an_act_would_bring() -> None:
    board = "*O -- [O .. *L\n|| r1 HO r1 ..\n.. -- [] .. uf\na1 .. .. .. ..\n*L .. .. .. *O"
    closing = hints(Table(board, ("white",)))
    assert closing["build square a3"] == "lc-hint-closes 1 1"
    assert closing["build straight e4 north-south"] == "lc-hint-left 26"
    walls = board.replace(".. -- []", "[] -- []")
    station = {"closed_stations": [{"spaces": ["b2"], "owner": "orange"}]}
    walking = Table(walls, ("spacewalk",), position=station)
    walking.does("s1", "walk robot d2 c2")
    assert hints(walking) == {"walk robot c2 b2": "lc-hint-scores 1"}
    lifting = hints(Table(walls.replace("r1 HO", ".. HO"), ("ufo",), ("ufo_abduction",), position=station))
    assert lifting == {"abduct e3 a4 b2": "lc-hint-scores 2"}
