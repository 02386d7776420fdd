"""A host and a controller at the two ends of a bad line, in virtual time.

The rig keeps what really happened to the sensors and holds every event of the host against it: a change must be the
next one that happened, a whole board must be the board of the moment at which its session began.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from firmware_bridge.controller import ControllerProtocol
from firmware_bridge.events import Changed, Event, Identified, WholeBoard
from firmware_bridge.protocol import HostProtocol

BYTE_S = 10 / 250_000
BUFFERS_S = 0.002
"""What USB and the drivers keep back."""
BOOT_S = 1.6
NOTICED_S = 20.0
"""So long it may take at most on a bad line until a restart is noticed."""
SETTLE_S = 30.0
MOST_TURNS_A_SECOND = 6
"""Of one channel: more would be a flicker, which is another test."""


class Controller(Protocol):
    """What the rig needs of a controller: ControllerProtocol has it, and so has the firmware's."""

    @property
    def session(self) -> int: ...
    def receive(self, data: bytes, now: float) -> None: ...
    def sense(self, occupied: frozenset[int], now: float) -> None: ...
    def tick(self, now: float) -> None: ...
    def to_send(self) -> bytes: ...
    def next_due(self) -> float: ...


StartController = Callable[[int, int, float, frozenset[int]], Controller]
"""Channels, boot, now, the board."""


def plain_controller(channels: int, boot: int, now: float, occupied: frozenset[int]) -> Controller:
    return ControllerProtocol(channels, boot, now, occupied=occupied)


@dataclass(frozen=True)
class Noise:
    """How likely is what: `lost`, `doubled`, `cut` and `merged` for each frame, `garbled` for each byte."""

    lost: float = 0.0
    garbled: float = 0.0
    doubled: float = 0.0
    cut: float = 0.0
    merged: float = 0.0

    def spoil(self, frame: bytes, chance: random.Random) -> bytes:
        if chance.random() < self.lost:
            return b""
        if chance.random() < self.cut:
            at = chance.randrange(len(frame))
            frame = chance.choice((frame[:at], frame[at:]))
        if chance.random() < self.merged:
            frame = frame.removesuffix(b"\0")
        if chance.random() < self.doubled:
            frame += frame[chance.choice((0, 0, len(frame) // 2)) :]
        return bytes(chance.randrange(256) if chance.random() < self.garbled else byte for byte in frame)


QUIET = Noise()
BAD = Noise(lost=0.2, garbled=0.001, doubled=0.02, cut=0.01, merged=0.01)


class Line:
    """One direction. Keeps the order; hands bytes over in pieces of any size."""

    def __init__(self, noise: Noise, chance: random.Random) -> None:
        self.noise, self._chance = noise, chance
        self.bytes_sent = 0
        self._free_at = 0.0
        self._begun = b""
        self._on_the_way: list[tuple[float, bytes]] = []

    def send(self, data: bytes, now: float) -> None:
        *whole, self._begun = (self._begun + data).split(b"\0")
        for frame in (frame + b"\0" for frame in whole):
            self.bytes_sent += len(frame)
            self._free_at = max(self._free_at, now) + len(frame) * BYTE_S
            for piece in self._pieces(self.noise.spoil(frame, self._chance)):
                self._on_the_way.append((self._free_at + BUFFERS_S, piece))

    def next_due(self) -> float:
        return self._on_the_way[0][0] if self._on_the_way else math.inf

    def arrived(self, now: float) -> bytes:
        data = b""
        while self._on_the_way and self._on_the_way[0][0] <= now:
            data += self._on_the_way.pop(0)[1]
        return data

    def drop(self) -> None:
        """Whoever would hear it is not there."""
        self._on_the_way.clear()

    def _pieces(self, data: bytes) -> Iterator[bytes]:
        while data:
            size = self._chance.choice((1, 7, 200))
            yield data[:size]
            data = data[size:]


@dataclass
class Truth:
    """What really happened: every turn of a sensor, oldest first, and the board before them."""

    board: frozenset[int] = frozenset()
    turns: list[tuple[int, bool, float]] = field(default_factory=list)

    def turn(self, channel: int, at: float) -> None:
        self.board ^= {channel}
        self.turns.append((channel, channel in self.board, at))


class Rig:
    """`seed` decides everything. Times are seconds from 0."""

    def __init__(self, seed: int, noise: Noise, start: StartController = plain_controller, channels: int = 64) -> None:
        self.chance, self.now, self._start, self.channels = random.Random(seed), 0.0, start, channels
        self.gap = 0.0
        """Least time between two turns: what debounces sees no order in less."""
        self._sessions = random.Random(seed + 1)
        self.to_host, self.to_controller = Line(noise, self.chance), Line(noise, self.chance)
        self.truth = Truth()
        self.boot, self.boots_seen = 1, set[int]()
        self.controller: Controller | None = start(channels, 1, 0.0, frozenset())
        self._boots_at, self._booted_at = math.inf, 0.0
        self._session_began: dict[int, tuple[int, frozenset[int]]] = {}
        self.events: list[Event] = []
        self.at: int | None = None
        """How many turns the host knows of; None: it has no board yet."""
        self._known = frozenset[int]()
        self.delays: list[float] = []
        self._recent: list[tuple[float, int]] = []
        self.start_host()

    def start_host(self) -> None:
        self.host = HostProtocol(lambda: self._sessions.getrandbits(32))
        self.at = None
        self._hear(self.host.opened(self.now))

    def turn_something(self) -> None:
        """A sensor, chosen so that none flickers."""
        self._recent = [(at, channel) for at, channel in self._recent if at > self.now - 1.1]
        often = [channel for _, channel in self._recent]
        channel = self.chance.randrange(self.channels)
        while often.count(channel) >= MOST_TURNS_A_SECOND:
            channel = self.chance.randrange(self.channels)
        self._recent.append((self.now, channel))
        self.truth.turn(channel, self.now)
        if self.controller:
            self.controller.sense(self.truth.board, self.now)
        self._after_controller()

    def reboot(self) -> None:
        """The controller is away for the time that a boot loader takes."""
        if self.now > self._booted_at + NOTICED_S:
            assert self.boot in self.boots_seen, f"start {self.boot} of the controller was not noticed"
        self.controller, self._boots_at = None, self.now + BOOT_S
        self.to_controller.drop()

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while True:
            due = self._next_due()
            if due > end:
                break
            self.now = max(self.now, due)
            self._step()
        self.now = end

    def settle(self) -> None:
        """The line is good again: host and controller must agree on everything."""
        self.to_host.noise = self.to_controller.noise = QUIET
        self.run(SETTLE_S)
        assert self.at == len(self.truth.turns), f"the host knows {self.at} of {len(self.truth.turns)} turns"
        assert self._known == self.truth.board
        assert max(self.boots_seen) == self.boot, "the last restart was not noticed"

    def _next_due(self) -> float:
        controller = self.controller.next_due() if self.controller else self._boots_at
        lines = min(self.to_host.next_due(), self.to_controller.next_due())
        return min(controller, lines, self.host.next_due(self.now))

    def _step(self) -> None:
        if self.now >= self._boots_at:
            self.boot, self._boots_at, self._booted_at = self.boot + 1, math.inf, self.now
            self.controller = self._start(self.channels, self.boot, self.now, self.truth.board)
        heard = self.to_controller.arrived(self.now)
        if self.controller:
            self.controller.receive(heard, self.now)
            self.controller.tick(self.now)
            self._after_controller()
        self._hear(self.host.receive(self.to_host.arrived(self.now), self.now))
        self._hear(self.host.tick(self.now))

    def _after_controller(self) -> None:
        if not self.controller:
            return
        self._session_began.setdefault(self.controller.session, (len(self.truth.turns), self.truth.board))
        self.to_host.send(self.controller.to_send(), self.now)

    def _hear(self, events: tuple[Event, ...]) -> None:
        self.to_controller.send(self.host.to_send(), self.now)
        for event in events:
            self.events.append(event)
            match event:
                case Identified(identity):
                    assert identity.boot <= self.boot
                    self.boots_seen.add(identity.boot)
                case WholeBoard():
                    self._check_whole(event)
                case Changed():
                    self._check_changes(event)

    def _check_whole(self, event: WholeBoard) -> None:
        self.at, board = self._session_began[self.host.session]
        assert event.occupied == board, f"a wrong board was believed: {sorted(event.occupied ^ board)}"
        assert event.channels == self.channels
        self._known = board

    def _check_changes(self, event: Changed) -> None:
        assert self.at is not None
        for change in event.changes:
            channel, occupied, at = self.truth.turns[self.at]
            assert (change.channel, change.occupied) == (channel, occupied), "not what happened next"
            assert abs(change.at - at) < 0.2, f"happened at {at}, estimated as {change.at}"
            self.delays.append(self.now - at)
            self.at += 1
            self._known ^= {channel}
        assert event.occupied == self._known


def play(rig: Rig, turns: int, *, reboots: float = 0.0, host_restarts: float = 0.0) -> Rig:
    """So many turns of sensors, now slow, now in bursts; reboots and restarts are so likely with each turn."""
    rig.run(5.0)
    while len(rig.truth.turns) < turns:
        rig.run(max(rig.gap, rig.chance.choice((0.0, 0.003, 0.05, 0.3, 1.0))))
        rig.turn_something()
        if rig.chance.random() < reboots:
            rig.reboot()
        if rig.chance.random() < host_restarts:
            rig.start_host()
    rig.settle()
    return rig


def bytes_sent(rig: Rig) -> int:
    return rig.to_host.bytes_sent + rig.to_controller.bytes_sent
