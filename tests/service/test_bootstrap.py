"""The parts put together: buttons reach the game, what cannot start is told and leaves nothing running."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from mqtt_probe import connected
from whole_rig import TOPIC, three_ports

from config.errors import ConfigError
from config.table import Camera, Gpio, Http, SeatEntry, TableConfig, TlsFiles
from firmware_bridge.gpio import mock_factory
from service.addresses import PortsBusyError
from service.bootstrap import Service, Wiring
from service.commands.run import bots_of_chance
from service.mqtt.broker import BrokerError
from service.session.actions import NewGame, NewSeat
from service.session.played import CannotPlayError
from service.web.tls import TlsError

pytestmark = pytest.mark.broker

PINS = Gpio(next_button=17, undo_button=27, status_light=22, buzzer=23, ring_light=24)


def settings(data: Path, **more: Any) -> TableConfig:
    return TableConfig(data=str(data), http=Http("127.0.0.1", three_ports()), **more)


def test_the_buttons_agree_to_the_options_and_take_back(tmp_path: Path) -> None:
    factory = mock_factory()
    with (
        Service(settings(tmp_path, gpio=PINS), Wiring(pins=factory)) as service,
        connected(service.gateway.port + 1, websockets=True) as probe,
    ):
        probe.subscribe(f"{TOPIC}/state", f"{TOPIC}/device/buttons", f"{TOPIC}/ruling")
        probe.await_json(f"{TOPIC}/device/buttons", lambda device: device["state"] == "ok")
        probe.await_json(f"{TOPIC}/state", lambda state: state["unconfirmed"] == ["s1", "s2"])
        factory.pin(17).drive_low()
        factory.pin(17).drive_high()
        probe.await_json(f"{TOPIC}/state", lambda state: not state["unconfirmed"])
        password = service.gateway.access.passwords()["table"]
        with connected(service.gateway.port + 2, "table", password) as tablet:
            tablet.subscribe(f"{TOPIC}/seat/s1/state")
            seen = tablet.await_json(f"{TOPIC}/seat/s1/state", lambda state: not state["unconfirmed"])
            action = {"act": "tap_die", "face": "red_yellow"}
            body = json.dumps({"id": "a", "seq": seen["seq"], "seat": "s1", "action": action})
            tablet.publish(f"{TOPIC}/table/do", body.encode())
        probe.await_json(
            f"{TOPIC}/state", lambda state: state["view"] is not None and state["view"]["phase"] == "build"
        )
        factory.pin(27).drive_low()
        probe.wait(lambda: json.loads(probe.payloads(f"{TOPIC}/state")[-1])["proposal"] is not None)


def test_bots_that_the_host_seats_play_without_a_camera_too(tmp_path: Path) -> None:
    game = NewGame("ufo_attack", (NewSeat("Ann", bot=True), NewSeat("Ben", bot=True)))
    with (
        Service(settings(tmp_path), Wiring(game=game, bots=bots_of_chance)) as service,
        connected(service.gateway.port + 1, websockets=True) as probe,
    ):
        probe.subscribe(f"{TOPIC}/ruling", f"{TOPIC}/info")
        probe.await_json(f"{TOPIC}/info", lambda info: info["throws"] is False)
        ruling = probe.await_json(f"{TOPIC}/ruling", lambda ruling: bool(ruling))
        assert ruling["how"] == "bot"


def test_pins_that_do_not_work_are_told_and_the_table_goes_on(tmp_path: Path) -> None:
    class NoPins:
        def pin(self, name: object) -> None:
            raise OSError(f"no pin {name} here")

    with (
        Service(settings(tmp_path, gpio=PINS), Wiring(pins=NoPins())) as service,
        connected(service.gateway.port + 1, websockets=True) as probe,
    ):
        probe.subscribe(f"{TOPIC}/#")
        probe.await_json(f"{TOPIC}/device/buttons", lambda device: device["state"] == "offline")
        alert = probe.await_json(f"{TOPIC}/alert/buttons", lambda alert: bool(alert))
        assert "adduser" in alert["how_to_fix"]["en"]
        probe.await_json(f"{TOPIC}/state", lambda state: state["game"] == "ufo_attack")


def _taken_port() -> tuple[socket.socket, int]:
    port = three_ports()
    return socket.create_server(("127.0.0.1", port + 1)), port


@pytest.mark.parametrize(
    ("more", "error", "says"),
    [
        ({"camera": Camera(die="no_such_die")}, ConfigError, "no_such_die"),
        ({"seat": (SeatEntry("Ann"),)}, ConfigError, "2 to 4"),
        ({"http": Http("203.0.113.1")}, PortsBusyError, "`host` in"),
        ({"http": Http("127.0.0.1", tls=TlsFiles("/nowhere", "/nowhere", "t"))}, TlsError, "/nowhere"),
    ],
)
def test_what_cannot_start_is_told_and_leaves_nothing_behind(
    tmp_path: Path, more: dict[str, Any], error: type[Exception], says: str
) -> None:
    config = settings(tmp_path)
    with pytest.raises(error, match=says):
        Service(msgspec.structs.replace(config, **more))
    with Service(config):
        pass  # ports, journal and broker are free again


def test_a_taken_port_is_told_by_its_number(tmp_path: Path) -> None:
    taken, port = _taken_port()
    with taken, pytest.raises(PortsBusyError, match=str(port + 1)):
        Service(TableConfig(data=str(tmp_path), http=Http("127.0.0.1", port)))


def test_a_second_referee_on_one_data_folder_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    config = settings(tmp_path)
    with (
        Service(config) as first,
        pytest.raises(BrokerError, match=f"already runs.* at {first.gateway.addresses[0]} "),
    ):
        Service(config)
    with Service(config):
        pass


def test_a_fault_beside_the_loop_is_told_to_all_by_its_kind_alone(tmp_path: Path) -> None:
    with Service(settings(tmp_path)) as service, connected(service.gateway.port + 1, websockets=True) as probe:
        probe.subscribe(f"{TOPIC}/alert/fault")
        service._trouble("command", ValueError("the code is red, blue"))
        alert = probe.await_json(f"{TOPIC}/alert/fault", lambda alert: bool(alert))
        assert "(command: ValueError)" in alert["text"]["en"]


def test_where_the_last_game_cannot_be_opened_the_host_is_told_and_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = settings(tmp_path)
    with Service(config) as first, connected(first.gateway.port + 1, websockets=True) as probe:
        probe.subscribe(f"{TOPIC}/state")
        probe.await_json(f"{TOPIC}/state", lambda state: state["game"] == "ufo_attack")

    def refuse(*_: object) -> None:
        raise CannotPlayError("it was played by other rules")

    monkeypatch.setattr("service.table.open_game.fold_all", refuse)
    with Service(config) as again, connected(again.gateway.port + 1, websockets=True) as probe:
        probe.subscribe(f"{TOPIC}/#")
        alert = probe.await_json(f"{TOPIC}/alert/game", lambda alert: bool(alert))
        assert "cannot be opened" in alert["text"]["en"]
        probe.await_json(f"{TOPIC}/heartbeat", lambda beat: beat["n"] >= 1)
        assert json.loads(probe.payloads(f"{TOPIC}/state")[-1])["game"] is None
        assert probe.payloads(f"{TOPIC}/alert/game")[-1]
