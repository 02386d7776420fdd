"""kill -9 at any moment: the same state afterwards, nothing lost, nothing doubled, nobody orphaned."""

from __future__ import annotations

import json
import os
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from mqtt_probe import Probe
from whole_rig import TOPIC, Player, RunningDemo, entries, last_session, three_ports

from service.processes import await_end
from service.session.session import Session

pytestmark = pytest.mark.broker

KILLS = int(os.environ.get("REFEREE_KILLS", "10"))


def told(probe: Probe) -> dict[int, str]:
    """The rulings that a spectator has seen, by their numbers."""
    seen: dict[int, str] = {}
    for body in probe.payloads(f"{TOPIC}/ruling"):
        if body:
            ruling = json.loads(body)
            for one in (*ruling["previous"], ruling):
                assert seen.setdefault(one["seq"], one["code"]) == one["code"]
    return seen


def judged_again(session: Session) -> Any:
    """The state if every act that stands is judged anew: an act done twice, or lost, would not fit."""
    state, game = session.start, session.played.game
    for act in session.acts:
        ruling = game.rule(state, act.by, act.action)
        assert hasattr(ruling, "events"), ruling
        for event in ruling.events:
            state = game.apply(state, event)
    return state


def test_after_a_kill_at_any_moment_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    chance = random.Random(4)
    port = three_ports()
    accepted: list[str] = []
    lost: tuple[str, bytes] | None = None
    acts = 0
    for turn in range(KILLS):
        with RunningDemo(tmp_path, port, seed=turn) as demo:
            with demo.probe() as watching, demo.probe("table") as tablet, demo.probe("host") as host:
                watching.subscribe(f"{TOPIC}/ruling", f"{TOPIC}/availability")
                watching.await_payload(f"{TOPIC}/availability", b"online")
                begin_if_over(tmp_path, host)
                player = Player(tablet, "s1")
                player.sit_down()
                if lost is not None:
                    player.send_again(lost)
                children = demo.children()
                killer = threading.Timer(chance.uniform(0.2, 2.5), demo.kill)
                killer.start()
                player.play()
                watching.wait(lambda watching=watching: watching.gone)
                seen = told(watching)
            killer.join()
        assert len(children) == 2, "a broker and a camera"
        assert all(await_end(child, 5.0) for child in children), "one of them outlived the service"
        accepted += player.accepted
        lost = player.open
        acts += check_journal(tmp_path, seen, accepted)
    assert acts > KILLS, "too little was played for the kills to prove anything"


def begin_if_over(data: Path, host: Probe) -> None:
    if (data / "journal.db").exists() and (rows := entries(data)) and last_session(data).outcome is not None:
        seats = [{"name": "Ann"}, {"name": "Ben", "bot": True}]
        action = {"act": "new_game", "game": "ufo_attack", "seats": seats}
        host.subscribe(f"{TOPIC}/host/reply")
        host.publish(f"{TOPIC}/host/do", json.dumps({"id": f"new-{len(rows)}", "action": action}).encode())
        host.await_json(f"{TOPIC}/host/reply", lambda reply: bool(reply["ok"]))


def check_journal(data: Path, seen: dict[int, str], accepted: list[str]) -> int:
    """Everything told is there, once, and the game is what its acts say. Returns how many acts stand."""
    rows, session = entries(data), last_session(data)
    kept = {ruling.number: ruling.said.finding.code for ruling in session.history}
    assert seen.items() <= kept.items(), "a ruling was published that is not in the journal"
    commands = [row.command.partition(":")[2] for row in rows if row.command]
    assert len(commands) == len(set(commands)), "a command acted twice"
    assert set(accepted) <= set(commands), "a command was answered with yes and is not in the journal"
    assert judged_again(session) == session.state
    return len(session.acts)


def test_the_page_goes_on_after_a_kill(tmp_path: Path) -> None:
    port = three_ports()
    with RunningDemo(tmp_path, port, fast=False) as demo, demo.probe() as watching:
        watching.subscribe(f"{TOPIC}/#")
        watching.await_json(f"{TOPIC}/state", lambda state: state["game"] == "ufo_attack")
        demo.kill()
        demo.process.wait()
    session = last_session(tmp_path)
    with RunningDemo(tmp_path, port, fast=False) as again, again.probe() as watching:
        watching.subscribe(f"{TOPIC}/#")
        watching.await_payload(f"{TOPIC}/availability", b"online")
        state = watching.await_json(f"{TOPIC}/state", lambda state: state["game"] == "ufo_attack")
        watching.await_json(f"{TOPIC}/heartbeat", lambda beat: beat["n"] >= 1)
        assert state["view"]["storage"] == session.state.storage
        assert again.stop() == 0
