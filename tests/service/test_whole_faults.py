"""Broker and camera fail in the middle of a game: told at once, back by themselves, nothing lost."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mqtt_probe import Probe, connected
from whole_rig import TOPIC, three_ports

from config.table import Http, TableConfig
from firmware_bridge.gpio import mock_factory
from service.bootstrap import Service, Wiring
from service.ports import ThreadTimer
from service.session.actions import NewGame, NewSeat
from service.table.bots import Bots
from vision.camera.spec import RenderedSource

pytestmark = pytest.mark.broker

BACK_WITHIN_S = 60.0


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """Two bots on a rendered camera, at the speed of people."""
    seats = (NewSeat("Ann", bot=True), NewSeat("Ben", bot=True))
    wiring = Wiring(
        game=NewGame("ufo_attack", seats),
        camera=RenderedSource(seed=2),
        pins=mock_factory(),
        bots=lambda throw: Bots(2, 0.2, ThreadTimer(), throw),
    )
    config = TableConfig(data=str(tmp_path), http=Http("127.0.0.1", three_ports()))
    with Service(config, wiring) as service:
        yield service


def watching(service: Service) -> Probe:
    return Probe(service.gateway.port + 1, websockets=True)


def latest(probe: Probe) -> dict[str, bytes]:
    """The last payload of each topic that the broker ought to retain."""
    with probe.changed:
        last = {topic: payload for topic, payload, _ in probe.heard if not topic.endswith("/heartbeat")}
    return {topic: payload for topic, payload in last.items() if payload}


def await_camera(probe: Probe, state: str, since: int = 0, seconds: float = BACK_WITHIN_S) -> int:
    """Waits until the camera's device topic says so; returns how many of its messages there were by then."""
    found: list[int] = []

    def look() -> bool:
        said = [json.loads(body) for body in probe.payloads(f"{TOPIC}/device/camera")]
        found[:] = [number for number, one in enumerate(said, 1) if number > since and one["state"] == state][:1]
        return bool(found)

    probe.wait(look, seconds)
    return found[0]


def test_a_broker_killed_in_a_game_is_back_with_everything_retained(service: Service) -> None:
    with watching(service) as before:
        before.subscribe(f"{TOPIC}/#")
        before.await_json(f"{TOPIC}/ruling", lambda ruling: ruling["seq"] >= 2)
        known = latest(before)
        pid = service.gateway.broker.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        before.wait(lambda: before.gone)
    after = _connected_again(service)
    try:
        after.subscribe(f"{TOPIC}/#")
        after.await_payload(f"{TOPIC}/availability", b"online")
        kept = {topic for topic in known if "/evidence/" not in topic}
        after.wait(lambda: kept <= latest(after).keys())
        last = json.loads(known[f"{TOPIC}/ruling"])["seq"]
        after.await_json(f"{TOPIC}/ruling", lambda ruling: ruling["seq"] > last + 1)
    finally:
        after.__exit__()


def _connected_again(service: Service) -> Probe:
    """As a page does: tries until the broker takes it. Over TCP: when a broker that is just dying breaks off the
    greeting of a websocket, paho leaves the socket open."""
    deadline = time.monotonic() + BACK_WITHIN_S
    while time.monotonic() < deadline:
        probe = Probe(service.gateway.port + 2)
        try:
            probe.__enter__()
        except OSError:
            continue
        if probe.answer is not None:
            return probe
        probe.__exit__()
    pytest.fail("the broker did not come back")


@pytest.mark.parametrize("fault", ["stop", "hang", "repeat"])
def test_an_unplugged_camera_is_told_and_comes_back(service: Service, fault: str) -> None:
    with connected(service.gateway.port + 1, websockets=True) as probe:
        probe.subscribe(f"{TOPIC}/#")
        ok = await_camera(probe, "ok")
        probe.await_json(f"{TOPIC}/ruling", lambda ruling: ruling["seq"] >= 1)
        assert service.camera is not None
        service.camera.control(fault=fault)
        offline = await_camera(probe, "offline", since=ok)
        alert = probe.await_json(f"{TOPIC}/alert/camera", lambda alert: bool(alert))
        assert alert["text"]["en"]
        assert alert["how_to_fix"]["en"]
        probe.wait(lambda: any(_dice_state(body) == "offline" for body in probe.payloads(f"{TOPIC}/dice")))
        await_camera(probe, "ok", since=offline)
        probe.await_payload(f"{TOPIC}/alert/camera", b"")
        seen = len(probe.payloads(f"{TOPIC}/ruling"))
        probe.wait(lambda: len(probe.payloads(f"{TOPIC}/ruling")) > seen + 1, BACK_WITHIN_S)


def _dice_state(body: bytes) -> Any:
    return json.loads(body)["state"] if body else None
