"""What holds all through games of Lunar Command, whatever the options: every position can be written down and read
back, every sentence has its words, and figures, pieces and stations fit together.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from conformance import faces_of, random_options, seats_of
from lc_rig import BOARD, SPEC
from msgspec.structs import replace

from engine.core.game import Need, SetupError
from engine.core.options import Ruleset
from engine.core.replay import advance
from engine.core.rulings import Accepted, Finding, Refused
from engine.core.secrets import cut
from engine.games.lunar_command.labels import show
from engine.games.lunar_command.state import Phase, State
from engine.games.lunar_command.tokens import FREE
from service.texts import Speaker, load_catalog

VARIANTS = ((), ("ufo_abduction",), ("teams",), ("teams", "ufo_abduction", "setup"))


def games(variants: tuple[str, ...], count: int) -> Iterator[tuple[Any, Ruleset, list[tuple[State, str, Any]]]]:
    """Games of the bots with random options: the game, its ruleset, and each position with the act that follows."""
    for seed in range(count):
        chance = random.Random(seed)
        ruleset = Ruleset(variants, random_options(SPEC, variants, chance))
        try:
            game = SPEC.build(ruleset, faces_of(SPEC), BOARD)
            state = game.start(seats_of(4 if "teams" in variants else 2))
        except SetupError:
            continue
        bot, played = SPEC.bot(game, chance), []
        while game.outcome(state) is None:
            prompt = game.pending(state)[0]
            drawn = prompt.need is not Need.CHOICE
            act = SPEC.chance(game, state, prompt, chance) if drawn else bot(cut(state, prompt.seat))
            played.append((state, prompt.seat, act))
            state = advance(game, state, game.rule(state, prompt.seat, act))
        yield game, ruleset, played


def written(state: State) -> dict[str, Any]:
    """The position as people would write it."""
    rows = show(without_figures(state)).split(" | ")[2].split(" / ")
    walk = state.walk
    return {
        "turn": state.turn,
        "map": rows,
        "rolled": list(state.rolled) if state.phase in (Phase.ACT, Phase.WALK) else None,
        "figures": {
            "robots": [space for space, count in state.robots.items() for _ in range(count)],
            "astronauts": [space for space, count in state.astronauts.items() for _ in range(count)],
            "ufos": list(state.ufos),
            "astronauts_under_a_ufo": state.held,
        },
        "ufos_off": state.ufos_off,
        "colours": state.teams,
        "starting_domes": {seat: list(spaces) for seat, spaces in state.bases.items() if spaces},
        "supplies": state.supplies,
        "scores": state.scores,
        "crew": state.crew,
        "closed_stations": [{"spaces": list(x.spaces), "owner": x.owner or None} for x in state.closed_stations],
        "to_place": state.to_place,
        "walk": walk
        and {
            "left": walk.left,
            "figure": walk.figure,
            "at": walk.at,
            "from": walk.came_from,
            "entering": walk.entering,
            "robot": walk.robot,
            "astronaut": walk.astronaut,
        },
    }


def without_figures(state: State) -> Any:
    """The same position with the pieces only."""
    return replace(state, robots={}, astronauts={}, ufos=(), held={})


@pytest.mark.parametrize("variants", VARIANTS, ids=["basic", "abduction", "teams", "all"])
def test_every_position_can_be_written_and_read_back(variants: tuple[str, ...]) -> None:
    read = 0
    for _game, ruleset, played in games(variants, 8):
        for state, _seat, _act in played[::7]:
            if state.phase is Phase.PLACE and not any(state.to_place.values()):
                continue
            data = written(state)
            again = SPEC.build(ruleset, faces_of(SPEC), {**BOARD, **SPEC.box(data, {})})
            assert again.position(seats_of(len(state.seats)), data) == state
            read += 1
    assert read > 60


@pytest.mark.parametrize("variants", VARIANTS, ids=["basic", "abduction", "teams", "all"])
def test_every_sentence_has_its_words(variants: tuple[str, ...], caplog: pytest.LogCaptureFixture) -> None:
    """Rulings of acts at their place, and of acts from elsewhere, said in full; nothing is missing in the catalog."""
    speaker, chance, elsewhere, said = Speaker(load_catalog()), random.Random(7), [], set()
    for game, _ruleset, played in games(variants, 3):
        for state, seat, act in played:
            elsewhere.append(act)
            others = [(chance.choice(state.seats), chance.choice(elsewhere)) for _ in range(3)]
            for by, tried in [(seat, act), *others]:
                ruling = game.rule(state, by, tried)
                findings = ruling.findings if isinstance(ruling, Accepted) else ()
                findings += ruling.objections if isinstance(ruling, Refused) else ()
                said |= {speaker.text(finding)["en"] for finding in findings}
                said.add(speaker.told(SPEC.label(tried), by)["en"])
            said |= {speaker.text(prompt_as_finding(game, state))["en"]}
    assert len(said) > 500
    assert not caplog.records, caplog.records[0].getMessage()


def prompt_as_finding(game: Any, state: State) -> Any:
    prompt = game.pending(state)[0]
    return Finding(prompt.code, prompt.clause, prompt.facts)


@pytest.mark.parametrize("variants", VARIANTS, ids=["basic", "abduction", "teams", "all"])
def test_figures_pieces_and_stations_fit_together(variants: tuple[str, ...]) -> None:
    for game, _ruleset, played in games(variants, 4):
        for state, _seat, _act in played:
            walking_at = state.walk.at if state.walk else ""
            for space in (*state.robots, *state.astronauts):
                assert state.token(space) == FREE or space == walking_at
            assert all(state.token(space) == FREE for space in state.ufos)
            assert all(space in state.ufos and space in state.astronauts for space in state.held)
            inside = [space for station in state.closed_stations for space in station.spaces]
            assert len(inside) == len(set(inside))
            assert all(state.token(space) == FREE for space in inside)
            if not game.rules.figures_share_space:
                counts = [*state.robots.values(), *state.astronauts.values()]
                assert set(counts) <= {1}
                assert not set(state.robots) & set(state.astronauts)
