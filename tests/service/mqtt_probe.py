"""An MQTT client of a stranger's making, for the tests: it hears, it can be waited on, it is told nothing."""

from __future__ import annotations

import contextlib
import json
import secrets
import ssl
import threading
from collections.abc import Callable, Iterator
from typing import Any

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion

WAIT_S = 30.0
"""Nothing that a test waits for takes a second on a quiet machine."""


class Probe:
    """Over TCP or, with `websockets`, as a browser comes. Does not reconnect by itself."""

    def __init__(
        self,
        port: int,
        user: str | None = None,
        password: str | None = None,
        client_id: str | None = None,
        clean: bool = True,
        websockets: bool = False,
        will: tuple[str, bytes, bool] | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.client_id = client_id or f"probe-{secrets.token_hex(8)}"
        self.client = paho.Client(
            CallbackAPIVersion.VERSION2,
            self.client_id,
            clean_session=clean,
            transport="websockets" if websockets else "tcp",
            reconnect_on_failure=False,
        )
        if user is not None:
            self.client.username_pw_set(user, password)
        if tls:
            self.client.tls_set_context(tls)
        if will:
            self.client.will_set(will[0], will[1], qos=1, retain=will[2])
        self.port = port
        self.heard: list[tuple[str, bytes, bool]] = []
        self.acknowledged: set[int] = set()
        self.answer: str | None = None
        self.gone = False
        self.changed = threading.Condition()
        self.client.on_connect = self._on_connect
        self.client.on_disconnect = self._on_disconnect
        self.client.on_message = self._on_message
        self.client.on_publish = lambda _c, _u, mid, *_more: self._acknowledge(mid)
        self.client.on_subscribe = lambda _c, _u, mid, *_more: self._acknowledge(mid)

    def __enter__(self) -> Probe:
        self.client.connect("127.0.0.1", self.port, keepalive=30)
        self.client.loop_start()
        self.wait(lambda: self.answer is not None or self.gone)
        return self

    def __exit__(self, *_more: object) -> None:
        self.client.disconnect()
        self.client.loop_stop()

    def wait(self, true: Callable[[], bool], seconds: float = WAIT_S) -> None:
        with self.changed:
            assert self.changed.wait_for(true, seconds), f"in vain; heard {self.heard}"

    def subscribe(self, *topics: str, qos: int = 1) -> None:
        """Returns when the broker has answered; what it keeps retained comes before or just after that."""
        _, mid = self.client.subscribe([(topic, qos) for topic in topics])
        assert mid is not None
        self.wait(lambda: mid in self.acknowledged)

    def publish(self, topic: str, payload: bytes, retain: bool = False) -> None:
        """Returns when the broker has acknowledged; it acknowledges what it forbids, too."""
        mid = self.client.publish(topic, payload, qos=1, retain=retain).mid
        self.wait(lambda: mid in self.acknowledged)

    def payloads(self, topic: str) -> list[bytes]:
        with self.changed:
            return [payload for at, payload, _ in self.heard if at == topic]

    def await_payload(self, topic: str, payload: bytes) -> None:
        self.wait(lambda: any(at == topic and what == payload for at, what, _ in self.heard))

    def await_json(self, topic: str, fits: Callable[[Any], bool]) -> Any:
        found: list[Any] = []

        def look() -> bool:
            found[:] = [value for at, what, _ in self.heard if at == topic and fits(value := json.loads(what))]
            return bool(found)

        self.wait(look)
        return found[0]

    def _acknowledge(self, mid: int) -> None:
        with self.changed:
            self.acknowledged.add(mid)
            self.changed.notify_all()

    def _on_connect(self, _c: object, _u: object, _flags: object, reason: Any, _p: object) -> None:
        with self.changed:
            self.answer = "refused" if reason.is_failure else "connected"
            self.changed.notify_all()

    def _on_disconnect(self, *_more: object) -> None:
        with self.changed:
            self.gone = True
            self.changed.notify_all()

    def _on_message(self, _c: object, _u: object, message: paho.MQTTMessage) -> None:
        with self.changed:
            self.heard.append((message.topic, bytes(message.payload), message.retain))
            self.changed.notify_all()


@contextlib.contextmanager
def connected(port: int, *args: Any, **more: Any) -> Iterator[Probe]:
    with Probe(port, *args, **more) as probe:
        assert probe.answer == "connected", "the broker refused a client that it should take"
        yield probe
