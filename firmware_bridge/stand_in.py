"""A board in plain Python, on a pseudo terminal: for the demo, and for tests without a compiler."""

from __future__ import annotations

import contextlib
import math
import os
import pty
import select
import tempfile
import threading
import time
import tty
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from firmware_bridge.controller import POWER, RESET_LINE, ControllerProtocol
from firmware_bridge.frames import PROTOCOL

if TYPE_CHECKING:
    from firmware_bridge.emulated import Kind

FLICKER_S: Final = 0.02


class StandInBoard:
    """A controller on a pseudo terminal, in a thread. What a person does to a board are its methods.

    `port` leads to the terminal by a name that stays the same over `replug`, as /dev/serial/by-id does.
    """

    def __init__(self, channels: int = 64, *, protocol: int = PROTOCOL) -> None:
        self.kind: Kind = "python"
        self._channels, self._protocol = channels, protocol
        self.bytes_heard = 0
        """How much the host has sent."""
        self._lock = threading.Lock()
        self._placed: frozenset[int] = frozenset()
        self._stuck: dict[int, bool] = {}
        self._flickering: dict[int, bool] = {}
        self._turn_at = math.inf
        self._boot = 0
        self._start(POWER)
        self._folder = tempfile.TemporaryDirectory(prefix="board-")
        self.port = str(Path(self._folder.name) / "usb-stand-in_board-if00")
        self._wake_out, self._wake_in = os.pipe()
        self._terminal: _Terminal | None = None
        self._plug()
        self._thread = threading.Thread(target=self._serve, name="stand-in board", daemon=True)
        self._closing = False
        self._thread.start()

    def set(self, channel: int, occupied: bool) -> None:
        """A magnet is put on a sensor, or taken away."""
        with self._changing():
            self._placed = self._placed | {channel} if occupied else self._placed - {channel}

    def set_all(self, channels: frozenset[int]) -> None:
        """Magnets lie on these and on no others."""
        with self._changing():
            self._placed = channels

    def flicker(self, channel: int) -> None:
        """A weak magnet: the sensor changes fifty times a second, until `unstick`."""
        with self._changing():
            self._flickering[channel] = channel in self._placed
            self._turn_at = time.monotonic()

    def stick(self, channel: int, occupied: bool) -> None:
        """The sensor is broken: it says that, whatever lies on it, until `unstick`."""
        with self._changing():
            self._stuck[channel] = occupied

    def unstick(self, channel: int) -> None:
        """The sensor works again."""
        with self._changing():
            self._flickering.pop(channel, None)
            self._stuck.pop(channel, None)

    def fault(self, bits: int) -> None:
        """The set of bits of PROTOCOL.md, until it is set anew."""
        with self._changing():
            self._controller.set_fault(bits, time.monotonic())

    def say(self, data: bytes) -> None:
        """Bytes on the line that are nobody's message, as a boot loader's."""
        with self._changing():
            self._write(data)

    def reset(self) -> None:
        """The controller starts again, at once: it has no boot loader."""
        with self._changing():
            self._start(RESET_LINE)

    def unplug(self) -> None:
        with self._changing():
            Path(self.port).unlink(missing_ok=True)
            if self._terminal:
                self._terminal.close()
            self._terminal = None

    def replug(self) -> None:
        """On another terminal, by the same name; the controller starts again, for the cable is its power."""
        with self._changing():
            self._start(POWER)
            self._plug()

    def close(self) -> None:
        """Safe to call twice."""
        if self._closing:
            return
        self.unplug()
        self._closing = True
        self._wake()
        self._thread.join()
        os.close(self._wake_in)
        os.close(self._wake_out)
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self, reset: int) -> None:
        self._boot += 1
        self._controller = ControllerProtocol(
            self._channels,
            self._boot,
            time.monotonic(),
            occupied=self._sensed(),
            reset=reset,
            protocol=self._protocol,
        )

    def _plug(self) -> None:
        self._terminal = _Terminal()
        Path(self.port).symlink_to(self._terminal.name)

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        with self._lock:
            yield
            self._controller.sense(self._sensed(), time.monotonic())
        self._wake()

    def _sensed(self) -> frozenset[int]:
        said = self._flickering | self._stuck
        return frozenset(channel for channel in range(self._channels) if said.get(channel, channel in self._placed))

    def _wake(self) -> None:
        os.write(self._wake_in, b"\0")

    def _serve(self) -> None:
        while not self._closing:
            with self._lock:
                due = min(self._step(time.monotonic()), self._turn_at if self._flickering else math.inf)
                heard = [self._wake_out, *([self._terminal.controller] if self._terminal else [])]
            if self._wake_out in _ready(heard, due - time.monotonic()):
                os.read(self._wake_out, 4096)

    def _step(self, now: float) -> float:
        """Does what is to do, and says when there will be something again."""
        if self._flickering and now >= self._turn_at:
            self._turn_at = now + FLICKER_S
            self._flickering = {channel: not occupied for channel, occupied in self._flickering.items()}
            self._controller.sense(self._sensed(), now)
        if self._terminal:
            heard = self._terminal.read()
            self.bytes_heard += len(heard)
            self._controller.receive(heard, now)
        self._controller.tick(now)
        self._write(self._controller.to_send())
        return self._controller.next_due()

    def _write(self, data: bytes) -> None:
        if self._terminal:
            self._terminal.write(data)


class _Terminal:
    """Both ends of a pseudo terminal. The host's end is held open, so that it waits for a host without an error."""

    def __init__(self) -> None:
        self.controller, self._host = pty.openpty()
        tty.setraw(self._host)
        os.set_blocking(self.controller, False)
        self.name = os.ttyname(self._host)

    def read(self) -> bytes:
        try:
            return os.read(self.controller, 4096)
        except BlockingIOError:
            return b""

    def write(self, data: bytes) -> None:
        """What does not fit is gone, as on a real line that nobody reads."""
        with contextlib.suppress(BlockingIOError):
            os.write(self.controller, data)

    def close(self) -> None:
        os.close(self.controller)
        os.close(self._host)


def _ready(heard: list[int], seconds: float) -> list[int]:
    try:
        return select.select(heard, [], [], max(0.0, seconds))[0]
    except OSError:  # the terminal was unplugged a moment ago
        return []
