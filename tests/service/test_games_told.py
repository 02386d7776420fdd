"""Every registered game at a whole table of bots: nobody is told of what it may not know, and all can be read again."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.options import Ruleset
from engine.core.registry import games
from engine.core.secrets import PUBLIC
from service.commands.demo import usual_seats
from service.commands.games import game_schema
from service.commands.replay import transcript
from service.ports import ManualTimer
from service.session.hearing import heard
from service.settings import die_words
from service.table.bots import Bots
from service.table.host_desk import HouseRules

MOST_INPUTS = 400
NAMES = ("Mira", "Jonas", "Ayo", "Lin", "Noor")
GAMES = sorted(games())


def bots_at(folder: Path, game: str, seed: int, **more: Any) -> Rig:
    spec = games()[game]
    dice = {die: die_words(find_die(die)) for die in spec.dice}
    house = HouseRules(dice, boxes={game: builtin_board(spec.board)})
    rig = Rig(folder, bots=Bots(seed, 0, ManualTimer()), house=house)
    names = NAMES[: usual_seats(spec, Ruleset())]
    rig.begin(names, **{"bots": names, **more}, game=game, confirm=False)
    return rig


def told_to(topic: str, seats: tuple[str, ...]) -> str:
    """Who reads a topic of the table."""
    parts = topic.split("/")
    return parts[3] if parts[2] == "seat" and parts[3] in seats else PUBLIC


@pytest.mark.parametrize("game", GAMES)
def test_an_act_that_a_viewer_may_not_know_of_publishes_nothing_to_that_viewer(tmp_path: Path, game: str) -> None:
    rig = bots_at(tmp_path, game, seed=11)
    queue, viewers = rig.table._queue, (PUBLIC, *rig.session.seat_ids)
    unheard = 0
    for _ in range(MOST_INPUTS):
        if queue.empty() or rig.session.outcome is not None:
            break
        since, told = len(rig.publisher.log), len(rig.session.history)
        rig.table.handle(queue.get())
        if len(rig.session.history) == told:
            continue
        said = rig.session.history[-1].said
        reached = {told_to(topic, rig.session.seat_ids) for topic, _, _ in rig.publisher.log[since:]}
        for viewer in viewers:
            if heard(said, viewer) is None:
                assert viewer not in reached
                unheard += 1
    assert unheard > 0 or not hides_acts(game)


def hides_acts(game: str) -> bool:
    """The games in which whole acts are hidden from somebody."""
    return game in ("amenophis",)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_viewers_rulings_have_no_gaps(tmp_path: Path, game: str) -> None:
    rig = bots_at(tmp_path, game, seed=5)
    play(rig)
    for seat in rig.session.seat_ids:
        own = [one["seq"] for one in rig.retained(f"seat/{seat}/state")["rulings"]]
        known = sum(heard(told.said, seat) is not None for told in rig.session.history)
        assert own == list(range(known, known - len(own), -1))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_bots_is_the_same_after_a_restart_and_can_be_told_again(tmp_path: Path, game: str) -> None:
    rig = bots_at(tmp_path, game, seed=7)
    play(rig)
    kept = {name: body for name, body in rig.publisher.retained.items() if name.endswith(("/state", "/ruling"))}
    rig.restart()
    assert {name: rig.publisher.retained[name] for name in kept if "host" not in name} == {
        name: body for name, body in kept.items() if "host" not in name
    }
    for viewer in (PUBLIC, *rig.session.seat_ids):
        lines = transcript(rig.session, viewer)
        assert "no sentence" not in lines
        assert lines.startswith(f"# {game}")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_schema_and_is_offered_to_the_host(tmp_path: Path, game: str) -> None:
    assert schema_of(game)["properties"]["action"]
    rig = bots_at(tmp_path, game, seed=1)
    rig.restart()
    (offer,) = [one for one in rig.retained("host/offered")["games"] if one["id"] == game]
    assert offer["seats"] == list(games()[game].seats)
    info = rig.retained("info")
    assert [die["id"] for die in info["dice"]] == list(games()[game].dice)
    assert all(option["value_text"]["en"] for option in info["options"])


def test_what_the_options_bring_is_told_before_anybody_agrees_to_them(tmp_path: Path) -> None:
    rig = bots_at(tmp_path, "amenophis", seed=1, bots=(), options={"ankhs": 1})
    assert rig.session.unconfirmed
    assert [warning["clause"] for warning in rig.retained("info")["warnings"]] == ["AM-7.3"]


@lru_cache(maxsize=8)
def schema_of(game: str) -> Any:
    return json.loads(json.dumps(game_schema(games()[game])))


def play(rig: Rig) -> None:
    for _ in range(MOST_INPUTS):
        if rig.table._queue.empty() or rig.session.outcome is not None:
            return
        rig.table.handle(rig.table._queue.get())
