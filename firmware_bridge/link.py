"""The board on a serial port: a thread that finds it, talks to it, and comes back to it by itself.

The protocol is HostProtocol's; here is what can happen to a port: not there, not allowed, taken, unplugged and put
back under another name. Nothing is polled but the opening of a port that is not there.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import secrets
import select
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self

import serial

from firmware_bridge.events import Event, Health, WholeBoard
from firmware_bridge.protocol import HostProtocol

log = logging.getLogger(__name__)

BAUD: Final = 250_000
BY_ID: Final = Path("/dev/serial/by-id")
"""Links that udev makes: named after the device, not after the order of plugging in."""
FIRST_RETRY_S: Final = 0.2
LAST_RETRY_S: Final = 5.0
WRITE_TIMEOUT_S: Final = 1.0
READ_BYTES: Final = 4096


class PortError(Exception):
    """A port that cannot be used now. `health` says why."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(f"{code} {facts}")
        self.health = Health("offline", code, facts)


class BoardLink:
    """Made and running at once; every event goes to `on_event`, from the link's own thread, in order.

    `port`: a path, best one in /dev/serial/by-id, or "auto": the one thing that is plugged in there. Nothing raises
    when there is no board: that is a `Health` event, and the link goes on trying. What `on_event` raises is logged;
    it should only hand on, for until it returns nothing is read. `by_id`: the folder in which "auto" looks.
    """

    def __init__(self, port: str, on_event: Callable[[Event], None], *, by_id: Path = BY_ID) -> None:
        self._port, self._on_event, self._by_id = port, on_event, by_id
        self._protocol = HostProtocol(lambda: secrets.randbits(32))
        self._health: Health | None = None
        self._retry_s = FIRST_RETRY_S
        self._closing, self._diagnose = threading.Event(), threading.Event()
        self._bell = _Bell()
        self._thread = threading.Thread(target=self._run, name="board", daemon=True)
        self._thread.start()

    def diagnose(self) -> None:
        """Asks for the sensor test: `Cells` comes when the board has answered. Returns at once."""
        self._diagnose.set()
        self._bell.ring()

    def close(self) -> None:
        """Frees the port. No event comes after it, unless it is called from `on_event`. Safe to call twice."""
        self._closing.set()
        self._bell.ring()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                self._talk()
            except PortError as error:
                self._tell_health(error.health)
            except Exception:
                log.exception("the board's link has failed; it tries again")
            self._protocol.closed()
            if not self._closing.is_set():
                self._bell.wait(None, self._retry_s)
            self._retry_s = min(2 * self._retry_s, LAST_RETRY_S)
        self._bell.close()

    def _talk(self) -> None:
        """Until the link is closed. Raises PortError when the port is gone or cannot be opened."""
        path = _find(self._port, self._by_id)
        with contextlib.closing(_open(path)) as line:
            try:
                self._tell(self._protocol.opened(time.monotonic()))
                while not self._closing.is_set():
                    self._step(line)
            except OSError as error:  # serial.SerialException is one
                log.info("the board's port is gone: %s", error)
                raise PortError("board-unplugged", port=path) from error

    def _step(self, line: serial.Serial) -> None:
        readable = self._bell.wait(line, self._protocol.next_due(time.monotonic()) - time.monotonic())
        data = line.read(READ_BYTES) if readable else b""
        now = time.monotonic()
        # First what came, then what is due: after a slow callback the board has not been silent, we have been deaf.
        events = self._protocol.receive(data, now) + self._protocol.tick(now)
        if self._diagnose.is_set():
            self._diagnose.clear()
            self._protocol.diagnose(now)
        line.write(self._protocol.to_send())
        self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, WholeBoard):
                self._retry_s = FIRST_RETRY_S
            if isinstance(event, Health):
                self._tell_health(event)
            else:
                self._call(event)

    def _tell_health(self, health: Health) -> None:
        if health != self._health:
            self._health = health
            self._call(health)

    def _call(self, event: Event) -> None:
        if self._closing.is_set():
            return
        try:
            self._on_event(event)
        except Exception:
            log.exception("an error after %s", event)


class _Bell:
    """Ends a wait from another thread."""

    def __init__(self) -> None:
        self._out, self._in = os.pipe()
        os.set_blocking(self._in, False)
        self._lock, self._open = threading.Lock(), True

    def ring(self) -> None:
        with self._lock, contextlib.suppress(BlockingIOError):  # full: it rings already
            if self._open:
                os.write(self._in, b"\0")

    def wait(self, line: serial.Serial | None, seconds: float) -> bool:
        """Until the bell rings, the time is over, or `line` has something to read. True for the last."""
        heard = [self._out] if line is None else [self._out, line.fileno()]
        ready, _, _ = select.select(heard, [], [], min(max(0.0, seconds), threading.TIMEOUT_MAX))
        if self._out in ready:
            os.read(self._out, READ_BYTES)
        return bool(set(ready) - {self._out})

    def close(self) -> None:
        with self._lock:
            self._open = False
            os.close(self._out)
            os.close(self._in)


def _find(port: str, by_id: Path) -> str:
    """Raises PortError when "auto" finds none, or several."""
    if port != "auto":
        return port
    try:
        found = sorted(by_id.iterdir())
    except OSError:
        found = []
    if len(found) == 1:
        return str(found[0])
    if not found:
        raise PortError("board-no-port", folder=str(by_id))
    raise PortError("board-several-ports", ports=", ".join(path.name for path in found), first=str(found[0]))


def _open(path: str) -> serial.Serial:
    """Raises PortError."""
    try:
        return serial.Serial(path, BAUD, timeout=0, write_timeout=WRITE_TIMEOUT_S, exclusive=True)
    except (OSError, ValueError, termios.error) as error:
        raise _cannot_open(path, error) from error


def _cannot_open(path: str, error: Exception) -> PortError:
    match getattr(error, "errno", None):
        case errno.ENOENT | errno.ENODEV | errno.ENXIO | errno.EIO:
            return PortError("board-unplugged", port=path)
        case errno.EACCES | errno.EPERM:
            return PortError("board-port-forbidden", port=path)
        case errno.EAGAIN | errno.EBUSY:
            return PortError("board-port-taken", port=path)
    return PortError("board-port-fault", port=path, why=str(error))
