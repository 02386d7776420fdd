"""The controller's side of PROTOCOL.md in plain Python, without any I/O: a second opinion on the firmware.

It follows the document, not the firmware's sources, so that a fault in one of them shows as a difference.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import replace
from typing import Final

from firmware_bridge.frames import (
    CHAIN_BROKEN,
    MAX_CHANGES,
    MAX_CHANNELS,
    PROTOCOL,
    Ack,
    CellChange,
    Diagnose,
    Diagnosis,
    FrameError,
    FromController,
    Heartbeat,
    Hello,
    Identify,
    Message,
    Report,
    Splitter,
    Sync,
    Synced,
    decode,
    encode,
)

HELLO_FIRST_S: Final = 0.2
HELLO_LAST_S: Final = 1.0
HEARTBEAT_S: Final = 1.0
DIAGNOSIS_S: Final = 1.0
RESEND_FIRST_S: Final = 0.04
RESEND_LAST_S: Final = 0.32
FLICKER_CHANGES: Final = 8
FLICKER_WITHIN_S: Final = 1.0
FLICKER_QUIET_S: Final = 2.0
ROOM: Final = 64
"""Changes that can wait to be acknowledged."""
NUMBERS: Final = 65535

POWER, RESET_LINE = 1, 2


class ControllerProtocol:
    """A controller from its start on. Driven like HostProtocol: `receive`, `sense`, `tick`, then `to_send`.

    `channels`: a multiple of 8, at most 128, or 0 for no chain. `boot`: another for each start. `protocol`: another
    than 1 is a firmware that the host does not know. Raises ValueError for a chain that cannot be.
    """

    def __init__(
        self,
        channels: int,
        boot: int,
        now: float,
        *,
        occupied: frozenset[int] = frozenset(),
        build: int = 0,
        reset: int = POWER,
        protocol: int = PROTOCOL,
        room: int = ROOM,
    ) -> None:
        if channels not in range(0, MAX_CHANNELS + 1, 8):
            raise ValueError(f"{channels} channels: a chain has a multiple of 8, at most {MAX_CHANNELS}")
        self._hello = Hello((1, 0), build, boot, channels, reset, 0, protocol)
        self._channels, self._boot, self._born, self._room = channels, boot, now, room
        self._splitter, self._out = Splitter(), bytearray()
        self._fault = self._bad_frames = 0
        self._read = self._board = _bits(occupied)
        self._seen_free, self._seen_occupied = ~self._read, self._read
        self._flicker = _Flicker()
        self._session = _Session(0, 0, channels, room)
        self._hello_pause, self._hello_due = HELLO_FIRST_S, now
        self._heartbeat_due = now + HEARTBEAT_S
        self._diagnosed_at, self._diagnosis_wanted = now, False

    @property
    def session(self) -> int:
        """0: none."""
        return self._session.id

    def receive(self, data: bytes, now: float) -> None:
        """`data`: whatever came, in pieces of any size."""
        for frame in self._splitter.feed(data):
            try:
                message = decode(frame)
            except FrameError:
                self._bad_frames += 1
                continue
            self._hear(message, now)

    def sense(self, occupied: frozenset[int], now: float) -> None:
        """What the whole chain reads, without bouncing. What changed at once counts as in the order of the channels."""
        read = _bits(occupied)
        turned, self._read = self._read ^ read, read
        if self._fault & CHAIN_BROKEN:
            return
        self._take_reading(turned, now)

    def set_fault(self, fault: int, now: float) -> None:
        """The set of bits of PROTOCOL.md. While the chain is broken nothing that `sense` says is believed."""
        if fault == self._fault:
            return
        mended = self._fault & CHAIN_BROKEN and not fault & CHAIN_BROKEN
        self._fault, self._diagnosis_wanted = fault, True
        if mended:
            self._take_reading(self._read ^ self._board, now)

    def tick(self, now: float) -> None:
        """Does what is due."""
        for channel in self._flicker.calmed(now):
            self._diagnosis_wanted = True
            if (self._read ^ self._board) >> channel & 1 and not self._fault & CHAIN_BROKEN:
                self._turn(channel, now)
        if now >= self._hello_due:
            self._say_hello(now)
        if now >= self._heartbeat_due:
            self._beat(now)
        if now >= self._diagnosis_due():
            self._diagnosed_at, self._diagnosis_wanted = now, False
            self._diagnose()
        self._report(now)

    def to_send(self) -> bytes:
        """What has to go out now; the next call gives what came after."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def next_due(self) -> float:
        """When `tick` has something to do again."""
        return min(
            self._hello_due,
            self._heartbeat_due,
            self._session.resend_due,
            self._diagnosis_due(),
            self._flicker.next_calm(),
        )

    # ── what comes ──

    def _hear(self, message: Message, now: float) -> None:
        match message:
            case Identify():
                self._say(self._greeting())
            case Sync() if message.session:
                self._begin(message.session, now)
            case Ack() if message.session == self._session.id:
                self._session.acknowledged(message.number)
                self._report(now)
            case Diagnose():
                self._diagnose()
            case Sync() | Ack():
                return
            case _:
                self._bad_frames += 1

    def _begin(self, session: int, now: float) -> None:
        if session != self._session.id:
            self._session = _Session(session, self._board, self._channels, self._room)
            self._hello_due = math.inf
        self._say(Synced(session, self._boot, self._uptime(now), self._map(self._session.beginning)))

    # ── what the sensors do ──

    def _take_reading(self, turned: int, now: float) -> None:
        self._seen_free |= ~self._read
        self._seen_occupied |= self._read
        for channel in _channels(turned):
            known = self._flicker.is_flickering(channel)
            if not self._flicker.turned(channel, now):
                self._turn(channel, now)
            elif not known:
                self._diagnosis_wanted = True
        self._report(now)

    def _turn(self, channel: int, now: float) -> None:
        self._board ^= 1 << channel
        if self._session.id:
            self._session.turned(channel, bool(self._board >> channel & 1), self._uptime(now))

    # ── what is told ──

    def _report(self, now: float) -> None:
        self._out += self._session.due_report(now, self._uptime(now))

    def _say_hello(self, now: float) -> None:
        self._say(self._greeting())
        self._hello_due, self._hello_pause = now + self._hello_pause, min(2 * self._hello_pause, HELLO_LAST_S)

    def _greeting(self) -> Hello:
        return replace(self._hello, fault=self._fault)

    def _beat(self, now: float) -> None:
        self._heartbeat_due += HEARTBEAT_S * max(1, math.ceil((now - self._heartbeat_due) / HEARTBEAT_S))
        board = self._map(self._session.acknowledged_board if self._session.id else self._board)
        uptime, bad = self._uptime(now), self._bad_frames % 65536
        self._say(
            Heartbeat(self._boot, self._session.id, uptime, self._session.number, bad, 0, 1000, self._fault, board)
        )

    def _diagnosis_due(self) -> float:
        wanted = self._diagnosis_wanted and self._session.id != 0
        return self._diagnosed_at + DIAGNOSIS_S if wanted else math.inf

    def _diagnose(self) -> None:
        sets = (self._read, self._flicker.bits(), ~self._seen_free, ~self._seen_occupied)
        self._say(Diagnosis(self._boot, self._fault, *map(self._map, sets)))

    def _say(self, message: FromController) -> None:
        self._out += encode(message)

    def _uptime(self, now: float) -> int:
        return round(1000 * (now - self._born)) % 2**32

    def _map(self, bits: int) -> bytes:
        return (bits & ((1 << self._channels) - 1)).to_bytes(self._channels // 8, "little")


class _Session:
    """The numbered reports since a SYNC. `id` 0: there was none, and nothing is reported."""

    def __init__(self, id: int, board: int, channels: int, room: int) -> None:
        self.id, self.beginning, self.acknowledged_board, self.number = id, board, board, 0
        self.resend_due = math.inf
        self._channels, self._room, self._lost = channels, room, 0
        self._waiting: deque[tuple[int, bool, int]] = deque()
        self._under_way, self._number_under_way, self._board_under_way = b"", 0, board
        self._count_under_way = 0
        self._pause = RESEND_FIRST_S

    def turned(self, channel: int, occupied: bool, at_ms: int) -> None:
        if len(self._waiting) + self._count_under_way >= self._room:
            self._lost += 1
            return
        self._waiting.append((channel, occupied, at_ms))

    def acknowledged(self, number: int) -> None:
        if self._under_way and number == self._number_under_way:
            self.number, self.acknowledged_board, self._count_under_way = number, self._board_under_way, 0
            self._under_way, self.resend_due = b"", math.inf

    def due_report(self, now: float, stamp_ms: int) -> bytes:
        """The report that has to go out now, for the first time or again; nothing if none is due."""
        if not self._under_way and self._waiting:
            self._under_way, self._pause = encode(self._next_report(stamp_ms)), RESEND_FIRST_S
            self.resend_due = now
        if now < self.resend_due:
            return b""
        self.resend_due, self._pause = now + self._pause, min(2 * self._pause, RESEND_LAST_S)
        return self._under_way

    def _next_report(self, stamp_ms: int) -> Report:
        taken = [self._waiting.popleft() for _ in range(min(MAX_CHANGES, len(self._waiting)))]
        board = self.acknowledged_board
        for channel, occupied, _ in taken:
            board = board & ~(1 << channel) | occupied << channel
        changes = tuple(
            CellChange(channel, occupied, min((stamp_ms - at) % 2**32, 65535)) for channel, occupied, at in taken
        )
        self._number_under_way, self._board_under_way = self.number % NUMBERS + 1, board
        self._count_under_way = len(taken)
        lost, self._lost = min(self._lost, 255), 0
        content = board.to_bytes(self._channels // 8, "little")
        return Report(self.id, self._number_under_way, stamp_ms, lost, changes, content)


class _Flicker:
    """Which channels change too often to be believed."""

    def __init__(self) -> None:
        self._turns: dict[int, deque[float]] = {}
        self._calm_at: dict[int, float] = {}

    def is_flickering(self, channel: int) -> bool:
        return channel in self._calm_at

    def turned(self, channel: int, now: float) -> bool:
        """The channel has changed. True if that is not to be believed."""
        turns = self._turns.setdefault(channel, deque())
        turns.append(now)
        while turns[0] <= now - FLICKER_WITHIN_S:
            turns.popleft()
        if channel not in self._calm_at and len(turns) <= FLICKER_CHANGES:
            return False
        self._calm_at[channel] = now + FLICKER_QUIET_S
        return True

    def calmed(self, now: float) -> list[int]:
        """The channels that have become quiet now."""
        calm = [channel for channel, at in self._calm_at.items() if now >= at]
        for channel in calm:
            del self._calm_at[channel]
        return calm

    def next_calm(self) -> float:
        return min(self._calm_at.values(), default=math.inf)

    def bits(self) -> int:
        return _bits(frozenset(self._calm_at))


def _bits(channels: frozenset[int]) -> int:
    return sum(1 << channel for channel in channels)


def _channels(bits: int) -> list[int]:
    return [channel for channel in range(bits.bit_length()) if bits >> channel & 1]
