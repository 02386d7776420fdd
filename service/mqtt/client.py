"""A paho client for one connection."""

from __future__ import annotations

import logging
import secrets
import socket
from collections.abc import Callable
from typing import Any

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion, MQTTErrorCode

from service.mqtt.topics import SERVICE

log = logging.getLogger(__name__)


class ServiceClient(paho.Client):
    """Calls `ended` when its thread has ended, for whatever reason; `over` is true from then on. Never reconnects."""

    def __init__(self, ended: Callable[[], None]) -> None:
        # The id is a secret (see broker_files.py): who knows it can throw us out.
        super().__init__(CallbackAPIVersion.VERSION2, f"{SERVICE}-{secrets.token_hex(16)}", reconnect_on_failure=False)
        self.suppress_exceptions = True
        self.over = False
        self._tell_ended = ended
        self.on_socket_open = _no_delay

    def loop_forever(self, timeout: float = 1.0, retry_first_connection: bool = False) -> MQTTErrorCode:
        try:
            return super().loop_forever(timeout, retry_first_connection)
        except Exception:
            log.exception("the MQTT thread broke off; a new connection is made")
            return MQTTErrorCode.MQTT_ERR_UNKNOWN
        finally:
            self.over = True
            self._tell_ended()


def _no_delay(_client: paho.Client, _data: Any, sock: Any) -> None:
    """Small messages leave at once (Nagle's algorithm would hold them for the acknowledgement of the last one)."""
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
