"""How often one party may do a thing. Pure but for its memory, which is bounded."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

_PARTIES: Final = 1_000


class Rate:
    """At most `limit` times in any `window` seconds for each party."""

    def __init__(self, limit: int, window: float) -> None:
        self._limit, self._window = limit, window
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def allows(self, party: str, now: float) -> bool:
        """Counts this time if it is allowed. `now`: monotonic seconds."""
        times = self._times.setdefault(party, deque(maxlen=self._limit))
        self._times.move_to_end(party)
        if len(self._times) > _PARTIES:
            self._times.popitem(last=False)
        if len(times) == self._limit and now - times[0] < self._window:
            return False
        times.append(now)
        return True
