"""What the host's side of the protocol knows of time. Times are seconds of a monotonic clock."""

from __future__ import annotations

import math
from collections import deque
from typing import Final

FIRST_PAUSE_S: Final = 0.25
LAST_PAUSE_S: Final = 2.0
MANY_BAD_FRAMES: Final = 10
BAD_FRAMES_WITHIN_S: Final = 10.0
CLOCK_DRIFT: Final = 0.01
"""How wrong the controller's clock may be: a ceramic resonator is good to 0.5 %."""


class Repeated:
    """A question that is asked again with growing pauses until it is stopped. `due`: when next; infinity: never."""

    def __init__(self) -> None:
        self.due = math.inf
        self._pause = FIRST_PAUSE_S
        self._not_before = -math.inf

    def start(self, at: float) -> None:
        """At `at` for the first time."""
        self.due, self._pause = at, FIRST_PAUSE_S

    def resume(self, now: float) -> None:
        """As soon as the pause that was begun is over."""
        self.due = max(now, self._not_before)

    def reset(self) -> None:
        """What comes next may come at once."""
        self._pause, self._not_before = FIRST_PAUSE_S, -math.inf

    def stop(self) -> None:
        self.due = math.inf

    def is_due(self, now: float) -> bool:
        """True when the question must be asked now; the pause after it begins."""
        if now < self.due:
            return False
        self.due = self._not_before = now + self._pause
        self._pause = min(2 * self._pause, LAST_PAUSE_S)
        return True


class UptimeClock:
    """Turns the controller's uptime (milliseconds, starting again at 2^32) into the host's time.

    A message is always heard after it was stamped, so the smallest difference ever seen is the best; it is given up
    slowly, for the clocks drift.
    """

    def __init__(self) -> None:
        self._ms, self._at = 0, 0.0

    def start(self, uptime_ms: int, now: float) -> None:
        self._ms, self._at = uptime_ms, now

    def heard(self, uptime_ms: int, now: float) -> None:
        since = self._since(uptime_ms)
        if since <= 0:
            return
        self._at = min(now, self._at + since * (1 + CLOCK_DRIFT))
        self._ms = uptime_ms

    def when(self, uptime_ms: int) -> float:
        return self._at + self._since(uptime_ms)

    def _since(self, uptime_ms: int) -> float:
        return ((uptime_ms - self._ms + 2**31) % 2**32 - 2**31) / 1000


class BadFrames:
    """Whether many frames are bad; once they are, until none has been for a while."""

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=MANY_BAD_FRAMES)
        self._many = False

    def add(self, count: int, now: float) -> None:
        self._times.extend([now] * min(count, MANY_BAD_FRAMES))
        full = len(self._times) == MANY_BAD_FRAMES
        self._many |= full and self._times[0] > now - BAD_FRAMES_WITHIN_S

    def many(self, now: float) -> bool:
        self._many = self._many and now < self._times[-1] + BAD_FRAMES_WITHIN_S
        return self._many

    def over_at(self, now: float) -> float:
        return self._times[-1] + BAD_FRAMES_WITHIN_S if self.many(now) else math.inf
