"""MQTT for browsers, on the page's own port: handed through to the broker, and to nobody else."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from free_ports import free_ports
from mqtt_probe import Probe
from test_broker_gateway import WAIT_S, Doors
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

pytestmark = pytest.mark.broker

LARGE = b"x" * 700_000
"""More than any view of a table, less than the broker takes."""
CONNECT = bytes.fromhex("100f00044d5154540402003c0003") + b"abc"
"""CONNECT of MQTT 3.1.1: clean session, 60 s, client id `abc`; the broker answers 20 02 00 00."""


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[Doors]:
    doors = Doors(tmp_path, free_ports(3)[0])
    doors.gateway.start()
    yield doors
    doors.gateway.close()


def browser(doors: Doors, origin: str | None = None, protocol: str = "mqtt") -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{doors.gateway.port}/mqtt",
        origin=Origin(origin) if origin else None,
        subprotocols=[Subprotocol(protocol)],
        proxy=None,
    )


def test_a_page_reads_what_it_may_and_a_large_view_comes_whole(doors: Doors) -> None:
    doors.gateway.link.publish("referee/table/state", LARGE)
    doors.gateway.link.publish("referee/table/seat/s1/state", b"secret")
    with Probe(doors.gateway.port, websockets=True) as guest:
        guest.subscribe("referee/#")
        guest.await_payload("referee/table/state", LARGE)
        assert guest.payloads("referee/table/seat/s1/state") == []


def test_a_seat_comes_in_with_its_password(doors: Doors) -> None:
    _, grant = doors.take(doors.gateway.access.link("s1"))
    with Probe(doors.gateway.port, grant["user"], grant["password"], websockets=True) as seat:
        seat.subscribe("referee/table/seat/s1/state")
        doors.gateway.link.publish("referee/table/seat/s1/state", b"mine")
        seat.await_payload("referee/table/seat/s1/state", b"mine")


@pytest.mark.parametrize("origin", ["http://elsewhere.test", "null"])
def test_a_page_of_another_site_is_not_let_in(doors: Doors, origin: str) -> None:
    with pytest.raises(InvalidStatus), browser(doors, origin):
        pass


def test_the_tables_own_page_and_programs_are(doors: Doors) -> None:
    for origin in (f"http://127.0.0.1:{doors.gateway.port}", None):
        with browser(doors, origin) as page:
            page.send(CONNECT)
            assert page.recv(WAIT_S) == bytes.fromhex("20020000")


def test_what_does_not_ask_for_mqtt_is_not_let_in(doors: Doors) -> None:
    with pytest.raises(InvalidStatus), browser(doors, protocol="chat"):
        pass


def test_text_ends_the_connection(doors: Doors) -> None:
    with browser(doors) as page:
        page.send("hello")
        with pytest.raises(ConnectionClosed):
            page.recv(WAIT_S)


def test_the_connection_ends_with_the_broker_and_is_there_again_with_it(doors: Doors) -> None:
    pid = doors.gateway.broker.pid
    assert pid is not None
    with browser(doors) as page:
        page.send(CONNECT)
        page.recv(WAIT_S)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            page.recv(WAIT_S)
    assert [doors.broker_is_there.get(timeout=WAIT_S) for _ in range(3)] == [True, False, True]
    with browser(doors) as page:
        page.send(CONNECT)
        assert page.recv(WAIT_S) == bytes.fromhex("20020000")
