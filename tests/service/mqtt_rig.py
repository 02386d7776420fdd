"""A real broker, the service's link to it and its access list, as a table has them, on free ports."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from free_ports import free_ports
from mqtt_probe import WAIT_S, Probe, connected

from service.mqtt.broker import Broker, BrokerSettings, BrokerStatus
from service.mqtt.commands import Command
from service.mqtt.link import LinkEvents, MqttLink
from service.mqtt.topics import Topics
from service.web.access import Access, AccessEvent, AccessHooks


class Rig:
    """Everything that the parts tell lands in a queue."""

    def __init__(self, data: Path, table: str = "table") -> None:
        self.topics = Topics(table)
        self.tcp_port, self.ws_port = free_ports(2)
        self.statuses: queue.Queue[BrokerStatus] = queue.Queue()
        self.commands: queue.Queue[Command] = queue.Queue()
        self.connections: queue.Queue[bool] = queue.Queue()
        self.troubles: queue.Queue[tuple[str, Exception]] = queue.Queue()
        self.events: queue.Queue[AccessEvent] = queue.Queue()
        self.access = Access(data, self.topics, lambda: "http://referee.test:8460")
        self.broker = Broker(BrokerSettings(data, self.tcp_port, self.ws_port, "127.0.0.1"), self.statuses.put)
        events = LinkEvents(
            command=self.commands.put,
            connection=self.connections.put,
            trouble=lambda where, error: self.troubles.put((where, error)),
            explain=lambda code, facts: {"en": f"{code}: {dict(facts)}"},
        )
        self.link = MqttLink(self.tcp_port, self.access.service_password, self.topics, events)
        self.access.connect(AccessHooks(self.broker.set_access, self.link.republish, self.events.put))

    def start(self) -> None:
        self.broker.start(self.access.passwords(), self.access.rights())
        self.link.start()
        assert self.link.wait_connected(WAIT_S)
        assert self.link.flush(WAIT_S)

    def close(self) -> None:
        self.link.close()
        self.broker.close()

    def user(self, name: str, **more: Any) -> contextlib.AbstractContextManager[Probe]:
        return connected(self.tcp_port, name, self.access.passwords()[name], **more)

    def guest(self, **more: Any) -> contextlib.AbstractContextManager[Probe]:
        return connected(self.tcp_port, **more)

    def say(self, topic: str, payload: bytes, retain: bool = True) -> None:
        self.link.publish(topic, payload, retain)
        assert self.link.flush(WAIT_S)

    def fence(self, probe: Probe, number: int = 1) -> None:
        """When it returns, the probe has heard everything that the broker had for it: messages come in order."""
        mark = f"fence-{probe.client_id}-{number}".encode()
        self.link.publish(self.topics.heartbeat.name, mark, retain=False)
        probe.await_payload(self.topics.heartbeat.name, mark)


@contextlib.contextmanager
def rig_on(data: Path, table: str = "table") -> Iterator[Rig]:
    rig = Rig(data, table)
    try:
        rig.start()
        yield rig
    finally:
        rig.close()
