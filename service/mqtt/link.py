"""The service's own MQTT client: publishes what the table says and takes commands in.

Nothing here blocks or fails because the broker is away. Every retained topic's latest payload is kept, and on each
connect all of them are published anew; the broker itself stores nothing on disk. Each connection is a new paho
client: an old one would send its unacknowledged messages again after the new state, and an old state would stay
retained.

Callbacks run in paho's thread. They only note things and hand them on; they never let an exception out (it would end
the thread while `publish` goes on "successfully"); what went wrong is reported. They never send either: paho calls
on_publish with the lock held that its `publish` needs, so whoever held ours while sending would wait for ever.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import paho.mqtt.client as paho
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from service.mqtt.broker_files import MAX_PACKET
from service.mqtt.client import ServiceClient
from service.mqtt.commands import Command, Malformed, read_command
from service.mqtt.outbox import IN_FLIGHT, Message, Outbox, flood_level
from service.mqtt.rate import Rate
from service.mqtt.topics import SERVICE, Topics

log = logging.getLogger(__name__)

KEEPALIVE_S: Final = 5
FLUSH_S: Final = 2.0
RECONNECT_S: Final = (0.05, 0.1, 0.2, 0.5, 1.0)
COMMANDS_PER_S: Final = 100
"""From one sender. Fingers give ten a second; what is above is refused, so that one seat cannot fill the queue."""


@dataclass(frozen=True)
class LinkEvents:
    """Where things go. All are called from paho's thread or the link's own and must only hand them on.

    `explain` turns a code and its facts into {language: sentence}; `trouble` gets what broke and where, for an alert.
    """

    command: Callable[[Command], None]
    connection: Callable[[bool], None]
    trouble: Callable[[str, Exception], None]
    explain: Callable[[str, Mapping[str, str]], Mapping[str, str]]


class MqttLink:
    """Implements ports.Publisher. `start` returns at once; `close` flushes, says `stopped` and ends the threads."""

    def __init__(self, port: int, password: str, topics: Topics, events: LinkEvents, host: str = "127.0.0.1") -> None:
        self._address = (host, port)
        self._password = password
        self._topics = topics
        self._events = events
        self._rate = Rate(COMMANDS_PER_S, 1.0)
        self._sending = threading.Lock()  # taken before _changed: who holds it sends, in the order of the outbox
        self._changed = threading.Condition()
        self._outbox = Outbox()
        self._client: ServiceClient | None = None
        self._availability = b"online"
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="mqtt-link")
        self.malformed = 0

    @property
    def dropped(self) -> int:
        """Messages that nobody will get: not retained, and the broker was away or too slow."""
        return self._outbox.dropped

    @property
    def connected(self) -> bool:
        return self._client is not None

    def start(self) -> None:
        self._thread.start()

    def publish(self, topic: str, payload: bytes, retain: bool = True) -> None:
        """Sends with QoS 1, in the order of the calls. Equal bytes are not retained again.

        When the broker is away or slow, of each retained topic only the latest payload waits. An unretained one
        is for whoever listens now: without a connection it is dropped and counted. Raises ValueError for a topic
        with wildcards and for more bytes than the broker takes (it would throw us out, again and again).
        """
        if not topic or "+" in topic or "#" in topic:
            raise ValueError(f"{topic!r} is no topic to publish on")
        if len(payload) + len(topic) + 16 > MAX_PACKET:
            raise ValueError(f"{len(payload)} bytes for {topic} are more than a packet of {MAX_PACKET} bytes holds")
        self._queue(topic, payload, retain)
        self._pump()

    def clear(self, topic: str) -> None:
        """Deletes a retained topic; remembered until a broker has heard it."""
        self.publish(topic, b"")

    def republish(self, prefix: str) -> None:
        """Sends the retained topics below `prefix` again, for clients that have just been allowed to read them."""
        with self._changed:
            if self._client is not None:
                self._outbox.send_again(prefix)
        self._pump()

    def flush(self, timeout: float = FLUSH_S) -> bool:
        """Waits until the broker has acknowledged everything. False: it has not, or there is no connection."""
        with self._changed:
            self._changed.wait_for(lambda: self._client is None or self._outbox.idle, timeout)
            return self._client is not None and self._outbox.idle

    def wait_connected(self, timeout: float) -> bool:
        with self._changed:
            return self._changed.wait_for(lambda: self._client is not None, timeout)

    def close(self, last_word: bytes = b"stopped") -> None:
        """`last_word` stays retained as the availability. Safe to call twice."""
        if not self._thread.is_alive():
            return
        self._availability = last_word
        self.publish(self._topics.availability.name, last_word)
        if not self.flush():
            log.warning("the broker did not take everything before the end")
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        self._thread.join()

    # --- sending

    def _queue(self, topic: str, payload: bytes, retain: bool) -> None:
        with self._changed:
            self._outbox.add(Message(topic, payload, retain), connected=self._client is not None)

    def _pump(self) -> None:
        """Hands paho what may be in flight. Never called from paho's thread."""
        with self._sending:
            while True:
                with self._changed:
                    client = self._client
                    message = self._outbox.take() if client else None
                if client is None or message is None:
                    return
                client.publish(message.topic, message.payload, qos=1, retain=message.retain)

    # --- the link's thread: one connection after the other

    def _run(self) -> None:
        tries = 0
        while not self._wait(RECONNECT_S[min(tries, len(RECONNECT_S)) - 1] if tries else 0.0):
            tries += 1
            try:
                served = self._connect_once()
            except Exception as error:
                log.exception("an error in the MQTT link; it connects again")
                self._report("link", error)
                continue
            if served:
                tries = 0

    def _connect_once(self) -> bool:
        """One connection from its beginning to its end. False: it never came about."""
        client = self._new_client()
        try:
            client.connect(*self._address, keepalive=KEEPALIVE_S)
        except OSError as error:
            log.debug("no broker at %s:%d yet: %s", *self._address, error)
            return False
        client.loop_start()
        try:
            self._serve(client)
        finally:
            client.loop_stop()
            served = self._lost(client)
        return served

    def _wait(self, seconds: float) -> bool:
        """True when it is time to stop."""
        with self._changed:
            return self._changed.wait_for(lambda: self._stopping, seconds)

    def _serve(self, client: ServiceClient) -> None:
        """Sends what the fast path could not, until the connection is gone or we stop."""

        def due() -> bool:
            return client.over or self._stopping or (self._client is client and self._outbox.ready)

        while not client.over:
            with self._changed:
                self._changed.wait_for(due)
                stopping = self._stopping
            if stopping:
                client.disconnect()
                return
            self._pump()

    def _new_client(self) -> ServiceClient:
        client = ServiceClient(self._wake)
        client.username_pw_set(SERVICE, self._password)
        client.will_set(self._topics.availability.name, b"offline", qos=1, retain=True)
        client.max_inflight_messages_set(IN_FLIGHT)
        client.on_connect = self._on_connect
        client.on_message = self._on_message
        client.on_publish = self._on_publish
        return client

    def _lost(self, client: ServiceClient) -> bool:
        """True if the client was connected. What it had not sent comes again with the next connection."""
        with self._changed:
            if self._client is not client:
                return False
            self._client = None
            self._outbox.disconnect()
            self._changed.notify_all()
        self._guard("connection", lambda: self._events.connection(False))
        return True

    # --- paho's thread

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _on_connect(
        self, client: paho.Client, _data: Any, _flags: paho.ConnectFlags, reason: ReasonCode, _more: Properties | None
    ) -> None:
        if reason.is_failure or not isinstance(client, ServiceClient):
            log.error("the broker refused the service: %s", reason)
            return
        if not self._guard("connect", lambda: self._greet(client)):
            client.disconnect()  # the next connection may fare better
            return
        self._guard("connection", lambda: self._events.connection(True))

    def _greet(self, client: ServiceClient) -> None:
        """Commands first, then everything retained, and `online` last: who reads it finds all the rest in place."""
        client.subscribe([(topic, 1) for topic in self._topics.commands])
        with self._changed:
            self._client = client
            self._outbox.connect(Message(self._topics.availability.name, self._availability, True))
            self._changed.notify_all()

    def _on_publish(
        self, client: paho.Client, _data: Any, _mid: int, _reason: ReasonCode, _more: Properties | None
    ) -> None:
        with self._changed:
            if client is not self._client:
                return
            self._outbox.acknowledge()
            if self._outbox.ready or self._outbox.idle:
                self._changed.notify_all()

    def _on_message(self, _client: paho.Client, _data: Any, message: paho.MQTTMessage) -> None:
        self._guard("command", lambda: self._take(message))

    def _take(self, message: paho.MQTTMessage) -> None:
        sender = self._topics.sender(message.topic)
        if sender is None or not message.payload:
            return
        if message.retain:
            # A command left lying in the broker would act again at each connect: take it away.
            log.warning("a retained command on %s was ignored and deleted", message.topic)
            with self._changed:
                self._outbox.delete_foreign(message.topic)
                self._changed.notify_all()
            return
        command = read_command(sender, bytes(message.payload))
        if isinstance(command, Command) and not self._rate.allows(sender, time.monotonic()):
            command = Malformed(sender, command.id, "command-too-many", {"limit": str(COMMANDS_PER_S)})
        if isinstance(command, Command):
            self._events.command(command)
        else:
            self._refuse(command)

    def _refuse(self, fault: Malformed) -> None:
        self.malformed += 1
        level = flood_level(self.malformed)
        log.log(level, "%s from %s (%d unreadable so far): %s", fault.code, fault.sender, self.malformed, fault.facts)
        if fault.id is None:
            return
        error = {"code": fault.code, "text": dict(self._events.explain(fault.code, fault.facts))}
        reply = msgspec.json.encode({"id": fault.id, "ok": False, "error": error})
        self._queue(self._topics.reply(fault.sender).name, reply, retain=False)
        self._wake()

    def _guard(self, where: str, call: Callable[[], None]) -> bool:
        """False if it raised, which has been logged and reported then."""
        try:
            call()
        except Exception as error:
            log.exception("an error in the MQTT callback %r", where)
            self._report(where, error)
            return False
        return True

    def _report(self, where: str, error: Exception) -> None:
        try:
            self._events.trouble(where, error)
        except Exception:
            log.exception("and it could not be reported")
