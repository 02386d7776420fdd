"""The table's doors, put together: page server, broker, MQTT link, access. Started and stopped in the right order."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from service.addresses import choose_port, find_running, forget_running, last_port, note_running, reachable_hosts
from service.display.words import Catalogs
from service.mqtt.broker import Broker, BrokerError, BrokerSettings, BrokerStatus, already_runs
from service.mqtt.broker_pid import clear_stale_broker
from service.mqtt.commands import Command
from service.mqtt.link import LinkEvents, MqttLink
from service.mqtt.topics import Topics
from service.web.access import Access, AccessEvent, AccessHooks
from service.web.server import Site, WebServer, build_app
from service.web.tls import Tls

log = logging.getLogger(__name__)

START_S: Final = 5.0
HUNG_S: Final = 10.0
"""A broker that runs and does not answer for so long is started anew: its process alone cannot tell that it hangs."""


@dataclass(frozen=True)
class GatewaySettings:
    """`host`: the IPv4 address that page and websockets listen on. The page takes `port`, websockets the next one, the
    service's own listener (loopback) the one after. `fixed`: somebody chose the port, so no other will do. With `tls`,
    page and websockets are encrypted."""

    data: Path
    topics: Topics
    host: str
    port: int
    fixed: bool
    version: str
    catalogs: Catalogs
    tls: Tls | None = None


@dataclass(frozen=True)
class GatewayEvents:
    """All are called from other threads and must only hand on.

    `connection(True)`: there is a broker, and everything retained so far is on its way to it.
    """

    command: Callable[[Command], None]
    access: Callable[[AccessEvent], None]
    broker: Callable[[BrokerStatus], None]
    connection: Callable[[bool], None]
    trouble: Callable[[str, Exception], None]
    explain: Callable[[str, Mapping[str, str]], Mapping[str, str]]


class Gateway:
    """`link` is the table's Publisher, `access` its Access. Publishing before `start` is fine: it is sent then.

    Raises TlsError, BrokerError or PortsBusyError (all with what to do), or OSError for a data folder that cannot be
    written; then nothing is left running.
    """

    def __init__(self, settings: GatewaySettings, events: GatewayEvents) -> None:
        self.settings = settings
        self._events = events
        self._watch: threading.Timer | None = None
        self._watch_lock = threading.Lock()
        self._closed = False
        if settings.tls:
            settings.tls.check()
        running = find_running(settings.data)
        if running is not None:
            raise BrokerError(already_runs(settings.data, running.pid, running.address))
        clear_stale_broker(settings.data)  # before the ports are looked at: it may still hold them
        wanted = settings.port if settings.fixed else last_port(settings.data) or settings.port
        self.port = choose_port(settings.host, wanted, settings.fixed)
        self.access = Access(settings.data, settings.topics, lambda: self.addresses[0])
        broker = BrokerSettings(settings.data, self.port + 2, self.port + 1, settings.host, settings.tls)
        self.broker = Broker(broker, events.broker)
        link_events = LinkEvents(events.command, self._connection, events.trouble, events.explain)
        self.link = MqttLink(self.port + 2, self.access.service_password, settings.topics, link_events)
        self.access.connect(AccessHooks(self._put_in_force, self.link.republish, events.access))
        site = Site(
            table=settings.topics.table,
            broker_port=self.port + 2,
            version=settings.version,
            catalogs=settings.catalogs,
            redeem=self.access.redeem,
            explain=events.explain,
        )
        self._noted = False
        self._web = WebServer(build_app(site), settings.host, self.port, settings.tls)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the page is found from other devices, the best first."""
        tls = self.settings.tls
        if tls:
            return (f"https://{tls.name}:{self.port}",)
        return tuple(f"http://{host}:{self.port}" for host in reachable_hosts(self.settings.host))

    def start(self) -> None:
        """Returns when the broker runs and the page is served."""
        try:
            self.broker.start(self.access.passwords(), self.access.rights())
            self.link.start()
            if not self.link.wait_connected(START_S):
                log.error("the broker does not answer yet; the service goes on and keeps trying")
                self._watch_broker(True)
            self._web.start()
            self._note_running()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Says `stopped`, then ends link, broker and page. Safe to call twice, and without `start`."""
        self._closed = True
        self.link.close()
        self._watch_broker(False)
        self.broker.close()
        self._web.close()
        if self._noted:
            forget_running(self.settings.data)

    def _put_in_force(self, passwords: Mapping[str, str], rights: str) -> None:
        """What was published under the old rights is with the broker before the new ones count."""
        self.link.flush()
        self.broker.set_access(passwords, rights)

    def _note_running(self) -> None:
        try:
            note_running(self.settings.data, self.addresses[0], self.port)
            self._noted = True
        except OSError as error:
            log.warning(
                "where the page is could not be noted (%s): `referee host-link` will not find it", error.strerror
            )

    def _connection(self, up: bool) -> None:
        self._watch_broker(not up)
        self._events.connection(up)

    def _watch_broker(self, on: bool) -> None:
        with self._watch_lock:
            if self._watch:
                self._watch.cancel()
                self._watch = None
            if on and not self._closed:
                self._watch = threading.Timer(HUNG_S, self._unstick)
                self._watch.daemon = True
                self._watch.start()

    def _unstick(self) -> None:
        if not self.link.connected:
            self.broker.restart()
            self._watch_broker(True)
