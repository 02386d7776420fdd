"""A client that takes everything and reads nothing costs the broker a little memory and nobody else anything."""

from __future__ import annotations

import os
import socket
import struct
from pathlib import Path

import pytest
from mqtt_probe import WAIT_S
from mqtt_rig import Rig, rig_on

pytestmark = pytest.mark.broker

MEGABYTE = 1_000_000


def _packet(kind: int, body: bytes) -> bytes:
    assert len(body) < 128
    return bytes((kind, len(body))) + body


def _text(word: str) -> bytes:
    return struct.pack(">H", len(word)) + word.encode()


def dead_subscriber(port: int, qos: int) -> socket.socket:
    """Subscribes to everything public, without a keepalive, and never reads again. MQTT 3.1.1, sections 3.1 and 3.8."""
    dead = socket.create_connection(("127.0.0.1", port), WAIT_S)
    dead.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    dead.sendall(_packet(0x10, _text("MQTT") + bytes((4, 2, 0, 0)) + _text("dead")))
    assert dead.recv(4) == b"\x20\x02\x00\x00"
    dead.sendall(_packet(0x82, b"\x00\x01" + _text("referee/#") + bytes((qos,))))
    assert dead.recv(5)[:2] == b"\x90\x03"
    return dead


@pytest.mark.parametrize(("qos", "size", "count"), [(0, 4_000, 15_000), (1, 100_000, 600)])
def test_a_subscriber_that_reads_nothing_does_not_fill_the_brokers_memory(
    tmp_path: Path, qos: int, size: int, count: int
) -> None:
    with rig_on(tmp_path) as rig, dead_subscriber(rig.tcp_port, qos):
        before = rig.broker.resident_bytes()
        flood(rig, size, count)
        assert rig.broker.resident_bytes() - before < 40 * MEGABYTE
        with rig.guest() as probe:
            probe.subscribe("referee/table/state")
            rig.say("referee/table/state", b"after the flood")
            probe.await_payload("referee/table/state", b"after the flood")


def flood(rig: Rig, size: int, count: int) -> None:
    """60 MB of the live kind, which nobody retains."""
    for number in range(count):
        rig.link.publish("referee/table/heartbeat", os.urandom(size), retain=False)
        if number % 500 == 0:
            assert rig.link.flush(WAIT_S)
    assert rig.link.flush(WAIT_S)
