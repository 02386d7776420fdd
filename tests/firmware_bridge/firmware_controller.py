"""The firmware, however it runs, with the methods of ControllerProtocol, in virtual time."""

from __future__ import annotations

import math

from firmware_rig import Firmware, Library

from firmware_bridge.frames import Splitter, Synced, decode, pack_board

DEBOUNCE_S = 0.006
"""Four samples, a millisecond apart, and some room."""
ANSWER_MS = 5
"""Until an answer has gone over an emulated controller's real line."""
TURN_GAP_S = 0.012
"""Turns that are farther apart are seen in their order, each by itself."""
IDLE_STEP_S = 0.01


class FirmwareController:
    """As ControllerProtocol, but a reading counts only `DEBOUNCE_S` later.

    Until then bytes from the host wait, so that a session begins with a board that everybody knows.
    """

    def __init__(self, firmware: Firmware, channels: int, now: float, occupied: frozenset[int] = frozenset()) -> None:
        self.firmware, self.session = firmware, 0
        self._channels, self._born, self._ran_ms = channels, now, 0
        self._waiting, self._out = b"", b""
        self._splitter = Splitter()
        self.sense(occupied, now)

    def receive(self, data: bytes, now: float) -> None:
        self._run_to(now)
        self._waiting += data

    def sense(self, occupied: frozenset[int], now: float) -> None:
        self._run_to(now)
        self.firmware.command(f"map {pack_board(occupied, self._channels).hex()}")
        self._settled_at = max(now, self._ran_until()) + DEBOUNCE_S

    def tick(self, now: float) -> None:
        self._run_to(now)
        if self._waiting and now >= self._settled_at:
            data, self._waiting = self._waiting, b""
            self._run(ANSWER_MS, data)

    def to_send(self) -> bytes:
        out, self._out = self._out, b""
        return out

    def next_due(self) -> float:
        ran = self._ran_until()
        return max(self._settled_at, ran) if self._waiting else ran + IDLE_STEP_S

    def _ran_until(self) -> float:
        return self._born + self._ran_ms / 1000

    def _run_to(self, now: float) -> None:
        self._run(math.floor((now - self._born) * 1000 + 1e-6) - self._ran_ms, b"")

    def _run(self, ms: int, data: bytes) -> None:
        if ms <= 0:
            return
        sent = self.firmware.run(1000 * ms, data)
        self._ran_ms += ms
        self._out += sent
        for message in map(decode, self._splitter.feed(sent)):
            if isinstance(message, Synced):
                self.session = message.session


def core(channels: int, boot: int, now: float, occupied: frozenset[int]) -> FirmwareController:
    """The C core in this process; only the last one lives."""
    return FirmwareController(Library(channels, boot), channels, now, occupied)
