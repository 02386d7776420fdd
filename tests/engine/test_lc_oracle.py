"""The engine's stations and a plain picture of the board agree: on soups of pieces, and all through games."""

from __future__ import annotations

import random

import pytest
from conformance import faces_of, seats_of
from lc_oracle import Picture
from lc_rig import BOARD, SPEC

from engine.core.game import Need
from engine.core.options import Ruleset
from engine.core.replay import advance
from engine.core.secrets import cut
from engine.games.lunar_command.events import StationScored
from engine.games.lunar_command.state import State
from engine.games.lunar_command.stations import regions

SOUP = ("--", "||", "[]", "[O", "[L", "AO", "AL", "=O", "HO", "=L", "HL", "*O", "*L")
FOUR_SIDED = ("[]", "[O", "[L", "AO", "AL")


def grid_of(width: int, board: tuple[str, ...]) -> list[list[str]]:
    return [list(board[start : start + width]) for start in range(0, len(board), width)]


def compare(width: int, board: tuple[str, ...], directed: bool) -> int:
    """Stations, their outer walls and the pieces that count; gives how many stations there are."""
    picture, found = Picture(grid_of(width, board), directed), regions(width, board, directed)
    stations = {frozenset(divmod(space, width) for space in spaces): key for key, spaces in found.stations.items()}
    assert sorted(stations, key=min) == picture.stations(), board
    for spaces, key in stations.items():
        assert {divmod(piece, width) for piece in found.walls(key)} == picture.walls(spaces), (board, spaces)
        for hanging in (False, True):
            assert found.counted(key, hanging) == picture.counts(spaces, hanging), (board, spaces, hanging)
    return len(stations)


@pytest.mark.parametrize("directed", [True, False])
def test_soups_of_pieces(directed: bool) -> None:
    chance, seen = random.Random(842), 0
    for _ in range(500):
        width, height = chance.randint(4, 9), chance.randint(4, 9)
        share = chance.choice((0.7, 0.85, 0.92))
        tokens = chance.choice((SOUP, FOUR_SIDED, FOUR_SIDED * 3 + SOUP))
        board = tuple(chance.choice(tokens) if chance.random() < share else ".." for _ in range(width * height))
        seen += compare(width, board, directed)
    assert seen > 150


def test_rings_in_rings_nest_stations_in_stations() -> None:
    """Blocks of four-sided pieces with channels dug around inner blocks, and holes at random."""
    chance, nested = random.Random(3842), 0
    for _ in range(150):
        size = chance.randint(7, 12)
        board = [chance.choice(FOUR_SIDED) for _ in range(size * size)]
        for _ in range(chance.randint(1, 2)):
            dig_channels(board, size, chance)
        for _ in range(chance.randint(0, 4)):
            board[chance.randrange(len(board))] = ".."
        compare(size, tuple(board), True)
        nested += has_a_station_inside(size, tuple(board))
    assert nested > 20


def dig_channels(board: list[str], size: int, chance: random.Random) -> None:
    side = chance.randint(1, size - 2)
    top, left = chance.randint(1, size - 1 - side), chance.randint(1, size - 1 - side)
    while side > 0:
        for row in range(top, top + side):
            for column in range(left, left + side):
                if row in (top, top + side - 1) or column in (left, left + side - 1):
                    board[row * size + column] = ".."
        top, left, side = top + 2, left + 2, side - 4


def has_a_station_inside(width: int, board: tuple[str, ...]) -> bool:
    stations = Picture(grid_of(width, board)).stations()
    corners = [(min(x), max(x), min(y for _, y in x), max(y for _, y in x)) for x in stations]
    return any(
        one[0] < other[0] and other[1] < one[1] and one[2] < other[2] and other[3] < one[3]
        for one in corners
        for other in corners
    )


@pytest.mark.parametrize("variants", [(), ("ufo_abduction",), ("teams",)])
def test_games_of_the_bots(variants: tuple[str, ...]) -> None:
    """Closed stations are what the picture shows, and each scored by the pieces that the picture counts."""
    closed = 0
    for seed in range(4):
        closed += one_game(variants, seed)
    assert closed > 3


def one_game(variants: tuple[str, ...], seed: int) -> int:
    game, chance = SPEC.build(Ruleset(variants), faces_of(SPEC), BOARD), random.Random(seed)
    bot, state, scored = SPEC.bot(game, chance), game.start(seats_of(4 if "teams" in variants else 2)), 0
    while game.outcome(state) is None:
        prompt = game.pending(state)[0]
        drawn = prompt.need is not Need.CHOICE
        action = SPEC.chance(game, state, prompt, chance) if drawn else bot(cut(state, prompt.seat))
        before, ruling = state, game.rule(state, prompt.seat, action)
        state = advance(game, state, ruling)
        picture = Picture(grid_of(state.width, state.board))
        shown = [
            frozenset(state.grid.names[row * state.width + column] for row, column in x) for x in picture.stations()
        ]
        assert {frozenset(station.spaces) for station in state.closed_stations} == set(shown), (seed, action)
        for event in ruling.events:
            if isinstance(event, StationScored):
                check_scored(picture, before, event)
                scored += 1
    return scored


def check_scored(picture: Picture, before: State, event: StationScored) -> None:
    spaces = frozenset(divmod(before.grid.index[space], before.width) for space in event.spaces)
    counts = picture.counts(spaces, hanging=False)
    worth = sum(before.robots.get(x, 0) + 2 * before.astronauts.get(x, 0) for x in event.spaces)
    if counts["orange"] == counts["lime"]:
        assert (event.owner, event.points) == ("", dict.fromkeys(counts, worth // 2))
        return
    owner = max(counts, key=lambda team: counts[team])
    assert (event.owner, event.points) == (owner, {owner: worth})
