"""Figures of the broker and the service's link to it, beside a bare TCP echo and a bare Mosquitto."""

from __future__ import annotations

import os
import queue
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion

from service.mqtt.broker import Broker, BrokerSettings
from service.mqtt.broker_files import find_program
from service.mqtt.link import LinkEvents, MqttLink
from service.mqtt.topics import Topics
from service.web.access import Access

Transport = Literal["tcp", "websockets"]
Row = tuple[str, float, str, float | None, str]

ROUNDS = 1_000
BURST = 3_000
STATE = b'{"seq":%09d,"game":"ufo_attack","view":"' + b"x" * 1_500 + b'"}'
"""As large as a state of UFO Attack."""
WAIT_S = 20.0

_ECHO = """
import socket
server = socket.create_server(("127.0.0.1", 0))
print(server.getsockname()[1], flush=True)
peer, _ = server.accept()
peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
while data := peer.recv(65536):
    peer.sendall(data)
"""


def figures() -> list[Row]:
    echo = _echo_ms()
    bare_ready, bare_bytes = _bare_mosquitto()
    with tempfile.TemporaryDirectory() as data:
        rig = _Rig(Path(data))
        try:
            rows = [
                *_latency("over TCP", rig, rig.tcp_port, "tcp", echo),
                *_latency("over websockets", rig, rig.ws_port, "websockets", echo),
                ("burst, QoS 1, all received in order", _burst_rate(rig), "msg/s", None, ""),
                (
                    "broker ready after its spawn",
                    rig.broker.ready_ms,
                    "ms",
                    bare_ready,
                    "bare Mosquitto without websockets",
                ),
                (
                    "broker's resident memory",
                    rig.broker.resident_bytes() / 1e6,
                    "MB",
                    bare_bytes / 1e6,
                    "bare Mosquitto",
                ),
                ("broker killed: all retained is back after", _recovery_ms(rig), "ms", None, ""),
            ]
        finally:
            rig.close()
    return rows


class _Rig:
    def __init__(self, data: Path) -> None:
        topics = Topics("bench")
        self.tcp_port, self.ws_port = _free_port(), _free_port()
        self.up: queue.Queue[bool] = queue.Queue()
        access = Access(data, topics, lambda: "http://127.0.0.1")
        self.broker = Broker(BrokerSettings(data, self.tcp_port, self.ws_port, "127.0.0.1"), lambda _: None)
        self.broker.start(access.passwords(), access.rights())
        events = LinkEvents(lambda _: None, self.up.put, _raise, lambda code, _: {"en": code})
        self.link = MqttLink(self.tcp_port, access.service_password, topics, events)
        self.link.start()
        if not self.up.get(timeout=WAIT_S):
            raise RuntimeError("the link did not come up")

    def close(self) -> None:
        self.link.close()
        self.broker.close()


class _Reader:
    """A spectator who counts what arrives on a topic."""

    def __init__(self, port: int, transport: Transport, topic: str) -> None:
        self.arrived: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        subscribed = threading.Event()
        self.client = paho.Client(CallbackAPIVersion.VERSION2, transport=transport)
        self.client.on_message = lambda _c, _u, message: self.arrived.put((time.perf_counter(), bytes(message.payload)))
        self.client.on_subscribe = lambda *_: subscribed.set()
        self.client.on_connect = lambda client, *_: client.subscribe(topic, 1)
        self.client.connect("127.0.0.1", port)
        self.client.loop_start()
        if not subscribed.wait(WAIT_S):
            raise RuntimeError(f"nothing answers on port {port}")

    def close(self) -> None:
        self.client.disconnect()
        self.client.loop_stop()


def _latency(how: str, rig: _Rig, port: int, transport: Transport, echo: float) -> list[Row]:
    topic = "referee/bench/state"
    reader = _Reader(port, transport, topic)
    took = []
    try:
        for number in range(ROUNDS):
            payload = STATE % (number + port * ROUNDS)
            started = time.perf_counter()
            rig.link.publish(topic, payload)
            arrived, received = reader.arrived.get(timeout=WAIT_S)
            while received != payload:
                arrived, received = reader.arrived.get(timeout=WAIT_S)
            took.append((arrived - started) * 1000)
    finally:
        reader.close()
    against = "TCP echo through a process"
    return [
        (f"publish to receive, QoS 1, {how}, median", statistics.median(took), "ms", echo, against),
        (f"publish to receive, QoS 1, {how}, 99 of 100", statistics.quantiles(took, n=100)[98], "ms", None, ""),
    ]


def _burst_rate(rig: _Rig) -> float:
    topic = "referee/bench/heartbeat"
    reader = _Reader(rig.tcp_port, "tcp", topic)
    try:
        started = time.perf_counter()
        for number in range(BURST):
            rig.link.publish(topic, b"%d" % number, retain=False)
        for number in range(BURST):
            arrived, payload = reader.arrived.get(timeout=WAIT_S)
            if payload != b"%d" % number:
                raise RuntimeError(f"message {number} of a burst is missing")
    finally:
        reader.close()
    return BURST / (arrived - started)


def _recovery_ms(rig: _Rig) -> float:
    pid = rig.broker.pid
    if pid is None:
        raise RuntimeError("there is no broker to kill")
    started = time.perf_counter()
    os.kill(pid, signal.SIGKILL)
    while rig.up.get(timeout=WAIT_S):
        pass
    rig.up.get(timeout=WAIT_S)
    rig.link.flush(WAIT_S)
    return (time.perf_counter() - started) * 1000


def _echo_ms() -> float:
    """Median time of one state to another process and back over loopback TCP: what any broker has to pay."""
    with subprocess.Popen([sys.executable, "-c", _ECHO], stdout=subprocess.PIPE, text=True) as echo:
        assert echo.stdout is not None
        with socket.create_connection(("127.0.0.1", int(echo.stdout.readline())), WAIT_S) as peer:
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return statistics.median(_timed(lambda: _round_trip(peer)) for _ in range(ROUNDS))


def _round_trip(peer: socket.socket) -> None:
    payload = STATE % 0
    peer.sendall(payload)
    missing = len(payload)
    while missing:
        missing -= len(peer.recv(65536))


def _timed(call: Callable[[], None]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000


def _bare_mosquitto() -> tuple[float, int]:
    """Milliseconds until Mosquitto without any settings says that it runs, and its resident bytes."""
    program = find_program("mosquitto")
    if program is None:
        raise RuntimeError("mosquitto is not installed: sudo apt-get install mosquitto")
    started = time.perf_counter()
    command = [program, "-p", str(_free_port())]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bare:
        assert bare.stderr is not None
        next(line for line in bare.stderr if line.rstrip().endswith(" running"))
        ready = (time.perf_counter() - started) * 1000
        status = Path(f"/proc/{bare.pid}/status").read_text()
        bare.terminate()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return ready, int(resident.split()[1]) * 1024


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _raise(where: str, error: Exception) -> None:
    raise RuntimeError(where) from error
