"""The table's pulse: once a second, whatever the game does, but only while the loop is alive.

It runs in a thread of its own, so that a long act does not delay it (in a hidden-movement game its timing would tell
something). If the loop has not answered for `PATIENCE_S`, it stops: a page must not show a dead table as a live one.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from service.ports import Clock, Publisher
from service.views.messages import HeartbeatMessage, encode

log = logging.getLogger(__name__)

PERIOD_S: Final = 1.0
PATIENCE_S: Final = 5.0


class Heartbeat:
    """`nudge` asks the loop to call `answered`. Between `start` and `close` a thread calls `beat` each second."""

    def __init__(self, publisher: Publisher, topic: str, boot: str, clock: Clock, nudge: Callable[[], None]) -> None:
        self._publisher, self._topic, self._boot = publisher, topic, boot
        self._clock, self._nudge = clock, nudge
        self._answered_at = clock.monotonic()
        self._n = 0
        self._silent = False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heartbeat")

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def answered(self) -> None:
        """The loop is alive."""
        self._answered_at = self._clock.monotonic()

    def beat(self) -> bool:
        """One beat; False if it was left out because the loop is silent."""
        silence = self._clock.monotonic() - self._answered_at
        self._nudge()
        if silence > PATIENCE_S:
            if not self._silent:
                log.error("the table loop has not answered for %.0f s: no heartbeat", silence)
            self._silent = True
            return False
        self._silent = False
        self._n += 1
        self._publisher.publish(self._topic, encode(HeartbeatMessage(self._boot, self._n)), retain=False)
        return True

    def _run(self) -> None:
        while not self._stop.wait(PERIOD_S):
            try:
                self.beat()
            except Exception:
                log.exception("a heartbeat could not be sent")
