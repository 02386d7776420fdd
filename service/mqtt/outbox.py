"""What the MQTT link still has to send, and what the broker has to hold. No I/O and no locks: the link has those.

A retained topic waits here at most once, with its latest payload: a slow broker gets fewer states, never old ones.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

log = logging.getLogger(__name__)

IN_FLIGHT: Final = 20
"""Unacknowledged messages, paho's and Mosquitto's own default. What comes faster waits."""
LIMIT: Final = 20_000
"""Waiting messages. Above it the oldest that are not retained are dropped, and counted."""


@dataclass(frozen=True)
class Message:
    topic: str
    payload: bytes
    retain: bool


class Outbox:
    """Messages leave in the order they came; a newer payload of a retained topic takes the newer place."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._retained: dict[str, bytes] = {}
        self._deleted: set[str] = set()
        self._waiting: OrderedDict[str | int, Message] = OrderedDict()
        self._in_flight = 0
        self._number = 0
        self.dropped = 0

    @property
    def idle(self) -> bool:
        """Everything has been sent and acknowledged."""
        return not self._waiting and not self._in_flight

    @property
    def ready(self) -> bool:
        """Something waits and may be sent now."""
        return bool(self._waiting) and self._in_flight < IN_FLIGHT

    def add(self, message: Message, connected: bool) -> None:
        """Equal bytes are not retained again. Without a connection, what is not retained is dropped: it was for
        whoever listened at that moment."""
        if message.retain:
            if self._retained.get(message.topic) == message.payload:
                return
            self._retained[message.topic] = message.payload
            (self._deleted.discard if message.payload else self._deleted.add)(message.topic)
        if connected:
            self._wait(message)
        elif not message.retain:
            self.dropped += 1

    def delete_foreign(self, topic: str) -> None:
        """Deletes what somebody else left retained."""
        self._wait(Message(topic, b"", True))

    def send_again(self, prefix: str) -> None:
        """All retained topics below `prefix`, even though the broker has them."""
        for topic, payload in self._retained.items():
            if topic.startswith(prefix):
                self._wait(Message(topic, payload, True))

    def connect(self, last: Message) -> None:
        """A broker that knows nothing: everything retained is sent, `last` after all the rest."""
        self._retained.pop(last.topic, None)
        self._retained[last.topic] = last.payload
        self.send_again("")

    def disconnect(self) -> None:
        """What was on its way is void; the retained part of it comes again with `connect`."""
        self.dropped += sum(not message.retain for message in self._waiting.values())
        self._waiting.clear()
        self._in_flight = 0

    def take(self) -> Message | None:
        """The next message, which is in flight from now on; None: nothing may be sent now."""
        if not self.ready:
            return None
        _, message = self._waiting.popitem(last=False)
        self._in_flight += 1
        return message

    def acknowledge(self) -> None:
        self._in_flight -= 1
        if self.idle:  # so the broker has heard every deletion, and need not be told again
            for topic in self._deleted:
                self._retained.pop(topic, None)
            self._deleted.clear()

    def _wait(self, message: Message) -> None:
        self._number += 1
        key: str | int = message.topic if message.retain else self._number
        self._waiting.pop(key, None)
        self._waiting[key] = message
        if len(self._waiting) > self._limit:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        passing = next((key for key in self._waiting if isinstance(key, int)), None)
        if passing is None:
            return
        topic = self._waiting.pop(passing).topic
        self.dropped += 1
        log.log(flood_level(self.dropped), "the broker is too slow: dropped on %s (%d so far)", topic, self.dropped)


def flood_level(count: int) -> int:
    """Warns of the 1st, 2nd, 4th, 8th … time, so that a flood does not fill the log."""
    return logging.WARNING if count & (count - 1) == 0 else logging.DEBUG
