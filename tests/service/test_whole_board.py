"""Aménophis from the sensors to the broker, in real time: the demo on the firmware in an emulated controller."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from whole_rig import last_session, three_ports

from engine.core.secrets import PUBLIC
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
