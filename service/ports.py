"""What the table loop needs from the world, each with a fake beside it for tests and for `referee judge`."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol


class Publisher(Protocol):
    """Sends to the broker. Neither method blocks or raises when the broker is away: on the next connect the table
    is told (`Connected`) and publishes everything retained again."""

    def publish(self, topic: str, payload: bytes, retain: bool = True) -> None: ...

    def clear(self, topic: str) -> None:
        """Deletes a retained topic."""
        ...


class Clock(Protocol):
    """Ages are measured by `monotonic` (seconds); `wall` is Unix time, to be shown, and may jump."""

    def monotonic(self) -> float: ...

    def wall(self) -> float: ...

    def wall_synced(self) -> bool:
        """False until the wall clock has been set from outside: a Raspberry Pi has no clock of its own."""
        ...


class Timer(Protocol):
    """Calls back once after `seconds`, from any thread. `cancel` makes a call that is still due not happen."""

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]: ...


class Camera(Protocol):
    """The camera process as the table sees it."""

    def expect(self, dice: tuple[str, ...]) -> None:
        """The ids of the dice that a roll is waited for; empty: none is."""
        ...

    def restart(self) -> None: ...


class Access(Protocol):
    """Who may join, as the table sees it."""

    @property
    def link_lasts_s(self) -> float:
        """For how long a link may be used."""
        ...

    def link_code(self, link: str) -> str:
        """The link as a QR code: an SVG document."""
        ...

    def link(self, seat: str) -> str:
        """A one-time link by which a browser takes this seat; an older one stops working."""
        ...

    def table_link(self) -> str:
        """A one-time link by which a browser becomes a tablet of the table."""
        ...

    def own_device(self, seat: str) -> bool:
        """Whether the seat plays on a device of its own; else the table's tablet plays for it."""
        ...

    def set_own_device(self, seat: str, own: bool) -> None: ...


class Signals(Protocol):
    """The status light and the buzzer: public outputs."""

    def show(self, mood: str) -> None:
        """`mood`: waiting, accepted, refused, unsure, over or trouble. Returns at once."""
        ...


class RecordingPublisher:
    """A broker's retained store and a log of every publication; `wait_for` blocks until one of them fits."""

    def __init__(self) -> None:
        self.retained: dict[str, bytes] = {}
        self.log: list[tuple[str, bytes, bool]] = []
        self._changed = threading.Condition()

    def publish(self, topic: str, payload: bytes, retain: bool = True) -> None:
        with self._changed:
            self.log.append((topic, payload, retain))
            if retain:
                self.retained[topic] = payload
            self._changed.notify_all()

    def clear(self, topic: str) -> None:
        with self._changed:
            self.log.append((topic, b"", True))
            self.retained.pop(topic, None)
            self._changed.notify_all()

    def wait_for(
        self, fits: Callable[[str, bytes], bool], timeout: float = 5.0, since: int = 0
    ) -> tuple[str, bytes, bool]:
        """The first publication from number `since` on that fits. Raises TimeoutError, naming what came instead."""
        with self._changed:
            found: list[tuple[str, bytes, bool]] = []

            def look() -> bool:
                found[:] = [entry for entry in self.log[since:] if fits(entry[0], entry[1])][:1]
                return bool(found)

            if not self._changed.wait_for(look, timeout):
                raise TimeoutError(f"nothing fitted among {[topic for topic, _, _ in self.log[since:]]}")
            return found[0]


class SystemClock:
    """This machine's clocks."""

    def monotonic(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def wall_synced(self) -> bool:
        return wall_is_synced()


class FixedClock:
    """A clock that stands until it is moved."""

    def __init__(self, monotonic: float = 100.0, wall: float = 1_700_000_000.0, synced: bool = True) -> None:
        self.now, self.wall_now, self.synced = monotonic, wall, synced

    def monotonic(self) -> float:
        return self.now

    def wall(self) -> float:
        return self.wall_now

    def wall_synced(self) -> bool:
        return self.synced


class ThreadTimer:
    """Timers on threads of their own."""

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        timer = threading.Timer(seconds, call)
        timer.daemon = True
        timer.start()
        return timer.cancel


class ManualTimer:
    """Calls fall due when the test says so; nothing waits."""

    def __init__(self) -> None:
        self.due: list[tuple[float, Callable[[], None]]] = []

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        entry = (seconds, call)
        self.due.append(entry)

        def cancel() -> None:
            if entry in self.due:
                self.due.remove(entry)

        return cancel

    def fire(self) -> int:
        """Makes every call that is due now; returns how many."""
        due, self.due = self.due, []
        for _, call in due:
            call()
        return len(due)


class NoCamera:
    """Stands in where no camera is fitted; remembers what was asked of it."""

    def __init__(self) -> None:
        self.expected: tuple[str, ...] = ()
        self.restarts = 0

    def expect(self, dice: tuple[str, ...]) -> None:
        self.expected = dice

    def restart(self) -> None:
        self.restarts += 1


class NoAccess:
    """Stands in where nobody joins over the network; all seats share the tablet until they are moved."""

    link_lasts_s = 300.0

    def __init__(self) -> None:
        self.own: set[str] = set()
        self.links = 0

    def link_code(self, link: str) -> str:
        return f"<svg><title>{link}</title></svg>"

    def link(self, seat: str) -> str:
        self.links += 1
        return f"http://table.test/#claim={seat}-{self.links}"

    def table_link(self) -> str:
        return self.link("table")

    def own_device(self, seat: str) -> bool:
        return seat in self.own

    def set_own_device(self, seat: str, own: bool) -> None:
        if own:
            self.own.add(seat)
        else:
            self.own.discard(seat)


class NoSignals:
    """Stands in where neither light nor buzzer is fitted; remembers the last mood."""

    def __init__(self) -> None:
        self.moods: list[str] = []

    def show(self, mood: str) -> None:
        self.moods.append(mood)


def wall_is_synced(read: Callable[[], int] | None = None) -> bool:
    """True once the kernel says that its clock has been set from outside (adjtimex: not STA_UNSYNC)."""
    return (read or _clock_state)() != _TIME_ERROR


_TIME_ERROR = 5
"""What adjtimex(2) returns while the clock is not synchronised."""


def _clock_state() -> int:
    try:
        room = ctypes.create_string_buffer(256)  # struct timex, all zero: only ask
        return int(_libc().adjtimex(room))
    except (OSError, AttributeError):
        return _TIME_ERROR  # no such call here: then we cannot vouch for the clock


@lru_cache(maxsize=1)
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
