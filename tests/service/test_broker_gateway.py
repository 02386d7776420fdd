"""Page, claim, broker and link together, as a browser meets them."""

from __future__ import annotations

import http.client
import json
import os
import queue
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from free_ports import free_ports
from mqtt_probe import WAIT_S, connected

from service.addresses import find_running
from service.commands.host_link import host_link_main, make_host_link
from service.commands.typed import typed
from service.gateway import Gateway, GatewayEvents, GatewaySettings
from service.mqtt.broker import BrokerError
from service.mqtt.topics import Topics
from service.processes import await_end
from service.texts import catalogs_by_game
from service.web.tls import Tls

pytestmark = pytest.mark.broker


class Doors:
    def __init__(self, data: Path, port: int, fixed: bool = False, tls: Tls | None = None) -> None:
        self.heard: queue.Queue[Any] = queue.Queue()
        self.broker_is_there: queue.Queue[bool] = queue.Queue()
        events = GatewayEvents(
            command=self.heard.put,
            access=self.heard.put,
            broker=lambda _: None,
            connection=self.broker_is_there.put,
            trouble=lambda where, error: self.heard.put((where, error)),
            explain=lambda code, _facts: {"en": code},
        )
        self.gateway = Gateway(
            GatewaySettings(data, Topics("table"), "127.0.0.1", port, fixed, "0.1.0", catalogs_by_game(), tls), events
        )

    def ask(self, method: str, path: str, body: bytes | None = None) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.gateway.port, timeout=WAIT_S)
        connection.request(method, path, body)
        answer = connection.getresponse()
        status, text = answer.status, answer.read()
        connection.close()
        return status, json.loads(text)

    def take(self, link: str) -> tuple[int, Any]:
        return self.ask("POST", "/claim", json.dumps({"claim": link.partition("#claim=")[2]}).encode())


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[Doors]:
    doors = Doors(tmp_path, free_ports(1)[0])
    doors.gateway.start()
    yield doors
    doors.gateway.close()


def test_a_phone_takes_a_seat_plays_and_is_thrown_out_by_a_new_link(doors: Doors) -> None:
    link = doors.gateway.access.link("s2")
    assert link.startswith(f"http://127.0.0.1:{doors.gateway.port}/#claim=")
    status, grant = doors.take(link)
    assert status == 200
    _, session = doors.ask("GET", "/session.json")
    with connected(session["ws_port"], grant["user"], grant["password"], websockets=True) as phone:
        phone.subscribe("referee/table/seat/s2/state")
        doors.gateway.link.publish("referee/table/seat/s2/state", b'{"seq":1}')
        phone.await_payload("referee/table/seat/s2/state", b'{"seq":1}')
        phone.publish("referee/table/seat/s2/do", b'{"id":"1","seq":1,"action":{"act":"pass"}}')
        seen = [doors.heard.get(timeout=WAIT_S) for _ in range(3)]
        assert [getattr(each, "kind", None) for each in seen[:2]] == ["revoked", "taken"]
        assert seen[2].sender == "s2"
        doors.gateway.access.link("s2")
        phone.wait(lambda: phone.gone)
    status, body = doors.take(link)
    assert (status, body["error"]["code"]) == (409, "claim-used")


def test_after_a_restart_the_page_is_where_it_was_and_its_password_still_works(tmp_path: Path) -> None:
    first = Doors(tmp_path, free_ports(1)[0])
    first.gateway.start()
    _, grant = first.take(first.gateway.access.link("s1"))
    first.gateway.close()
    again = Doors(tmp_path, free_ports(1)[0])  # the default has changed; the open pages have not
    again.gateway.start()
    try:
        assert again.gateway.port == first.gateway.port
        with connected(again.gateway.port + 1, "s1", grant["password"], websockets=True) as phone:
            assert phone.answer == "connected"
        assert again.gateway.access.own_device("s1")
    finally:
        again.gateway.close()


_SERVICE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
from test_broker_gateway import Doors
doors = Doors(Path(sys.argv[1]), int(sys.argv[2]))
doors.gateway.start()
print(doors.gateway.broker.pid, flush=True)
sys.stdin.read()
"""


def test_killed_with_9_it_starts_again_on_the_same_ports_at_once(tmp_path: Path) -> None:
    port = free_ports(1)[0]
    command = [sys.executable, "-c", _SERVICE, str(tmp_path), str(port), str(Path(__file__).parent)]
    for _ in range(2):
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as service:
            assert service.stdout is not None
            broker = int(service.stdout.readline())
            service.kill()
        again = Doors(tmp_path, port)
        try:
            again.gateway.start()
            assert again.gateway.port == port
            assert again.gateway.broker.pid != broker
            assert await_end(broker, WAIT_S)
        finally:
            again.gateway.close()


def test_a_second_one_on_the_same_data_is_refused_and_leaves_the_first_alone(doors: Doors) -> None:
    with pytest.raises(BrokerError, match="already runs"):
        Doors(doors.gateway.settings.data, free_ports(1)[0]).gateway.start()
    assert doors.ask("GET", "/session.json")[0] == 200
    assert doors.gateway.broker.pid
    assert find_running(doors.gateway.settings.data)


def test_host_link_works_beside_the_running_service(doors: Doors, capsys: pytest.CaptureFixture[str]) -> None:
    made = make_host_link(doors.gateway.settings.data)
    assert made
    status, grant = doors.take(made.link)
    assert (status, grant["role"]) == (200, "host")
    assert host_link_main(doors.gateway.settings.data, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["link"] != made.link


def test_host_link_without_a_service_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert host_link_main(tmp_path, as_json=False) == 1
    assert f"Start it with `{typed('run')}`" in capsys.readouterr().err


def test_a_broker_that_runs_but_hangs_is_started_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.mqtt.link.KEEPALIVE_S", 1)
    monkeypatch.setattr("service.gateway.HUNG_S", 0.5)
    doors = Doors(tmp_path, free_ports(1)[0])
    doors.gateway.start()
    try:
        hung = doors.gateway.broker.pid
        assert hung
        doors.gateway.link.publish("referee/table/state", b"{}")
        assert doors.gateway.link.flush()
        os.kill(hung, signal.SIGSTOP)
        assert await_end(hung, WAIT_S)
        assert doors.gateway.link.wait_connected(WAIT_S)
        with connected(doors.gateway.port + 2) as probe:
            probe.subscribe("referee/table/state")
            probe.await_payload("referee/table/state", b"{}")
    finally:
        doors.gateway.close()


def test_a_new_link_does_not_wait_for_a_broker_that_hangs(doors: Doors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.mqtt.broker.RELOAD_LIMIT_S", 0.2)
    hung = doors.gateway.broker.pid
    assert hung
    os.kill(hung, signal.SIGSTOP)
    status, _ = doors.take(doors.gateway.access.link("s1"))
    assert status == 200
    assert await_end(hung, WAIT_S)


def test_closed_without_a_start_nothing_is_left(tmp_path: Path) -> None:
    doors = Doors(tmp_path, free_ports(1)[0])
    doors.gateway.close()
    doors.gateway.close()
