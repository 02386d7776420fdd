"""Aménophis from the sensors to the broker, in real time: the demo on the firmware in an emulated controller."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from whole_rig import last_session, three_ports

from engine.core.secrets import PUBLIC
from firmware_bridge.stand_in import StandInBoard
from service.commands import demo_board
from service.commands.demo import DemoOptions, demo_main
from service.session.hearing import heard

pytestmark = pytest.mark.broker

GAME_S = 120.0


def test_a_game_is_refereed_by_its_pieces(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "service.cli", "demo", "--game", "amenophis", "--data", str(tmp_path)]
    command += ["--port", str(three_ports()), "--once", "--speed", "max", "--seed", "3"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=GAME_S, check=False)
    assert played.returncode == 0, played.stderr
    assert "The sensor board is the firmware on an emulated ATmega328P (simavr)." in played.stdout
    session = last_session(tmp_path)
    assert session.outcome is not None
    assert session.outcome.finding.clause in ("AM-7.1", "AM-7.2")
    moves = [told.said for told in session.history if told.said.finding.code == "am-moved"]
    assert len(moves) > 5
    assert [said.how for said in moves].count("board") > len(moves) / 2, "there and back is said, all else is moved"
    seen = [told.said for told in session.history if told.said.how == "board"]
    hers = ("am-board-mummy-off", "board-agrees")
    assert all(heard(said, PUBLIC) is None for said in seen if said.finding.code not in hers)


class StartingAnew(StandInBoard):
    """Its controller starts again whenever a piece has been lifted, every tenth time."""

    lifted = 0

    def set(self, channel: int, occupied: bool) -> None:
        super().set(channel, occupied)
        self.lifted += not occupied
        if not occupied and self.lifted % 10 == 0:
            self.reset()


def test_a_game_goes_on_though_the_board_is_lost_sight_of_while_pieces_are_carried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Field report 36: the hands put back what the board no longer knows to be on its way, and move it once more."""
    boards: list[StartingAnew] = []

    def board(channels: int) -> StartingAnew:
        boards.append(StartingAnew(channels))
        return boards[-1]

    monkeypatch.setattr(demo_board, "best_board", board)
    options = DemoOptions("amenophis", seed=3, once=True, fast=True, port=three_ports(), data=tmp_path)
    assert demo_main(options) == 0
    assert boards[0].lifted > 20
    session = last_session(tmp_path)
    assert session.outcome is not None
    assert not session.fouls
