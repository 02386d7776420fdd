"""A host's protocol and the words of a controller: the other end is played by hand, as PROTOCOL.md says."""

from __future__ import annotations

import itertools

from firmware_bridge.events import (
    Event,
    Health,
    Reason,
    WholeBoard,
)
from firmware_bridge.frames import (
    CellChange,
    Diagnosis,
    FromController,
    Heartbeat,
    Hello,
    Message,
    Report,
    Splitter,
    Sync,
    Synced,
    decode,
    encode,
    pack_board,
)
from firmware_bridge.protocol import HostProtocol

HELLO = Hello((1, 4), 0x00C0FFEE, 7, 16, 2, 0)
BAD_FRAME = b"\x05\x01\x00"
PLACED = frozenset({0, 9})


class Talk:
    """A host, and the words of a controller of sixteen channels."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sessions = itertools.count(501)
        self.host = HostProtocol(lambda: next(self.sessions))
        self.told: list[Event] = []
        self._splitter = Splitter()
        self.board: set[int] = set(PLACED)
        self.number = 0
        self._take(self.host.opened(self.now))

    def say(self, *messages: FromController) -> list[Event]:
        """What the host makes of it."""
        return self.say_bytes(b"".join(encode(message) for message in messages))

    def say_bytes(self, data: bytes) -> list[Event]:
        return self._take(self.host.receive(data, self.now))

    def sent(self) -> list[Message]:
        """What the host has sent since the last call."""
        return [decode(frame) for frame in self._splitter.feed(self.host.to_send())]

    def wait(self, seconds: float) -> list[Event]:
        """Only time passes; the host does what is due."""
        end, events = self.now + seconds, []
        while (due := self.host.next_due(self.now)) <= end:
            assert due > self.now or not events or self.host.next_due(self.now) >= self.now
            self.now = max(self.now, due)
            events += self._take(self.host.tick(self.now))
        self.now = end
        return events

    def synced(self) -> Talk:
        """As far as the first whole board, in a session that has lasted."""
        self.wait(0)
        self.say(HELLO)
        self.answer_sync()
        self.say(self.diagnosis())
        self.wait(2.5)
        self.say(self.heartbeat())
        self.sent()
        return self

    def answer_sync(self, boot: int = 7) -> list[Event]:
        self.wait(0)
        (sync,) = (message for message in self.sent() if isinstance(message, Sync))
        self.number = 0
        return self.say(Synced(sync.session, boot, self.uptime, self.map))

    def report(self, *channels: int, lost: int = 0) -> Report:
        """The next one: these channels turn."""
        changes = []
        for channel in channels:
            self.board ^= {channel}
            changes.append(CellChange(channel, channel in self.board, 0))
        self.number = self.number % 65535 + 1
        return Report(self.host.session, self.number, self.uptime, lost, tuple(changes), self.map)

    def heartbeat(
        self,
        *,
        boot: int = 7,
        session: int = -1,
        number: int = -1,
        bad: int = 0,
        scans: int = 1000,
        fault: int = 0,
        board: bytes = b"",
    ) -> Heartbeat:
        """One that fits, but for what is given."""
        session = self.host.session if session < 0 else session
        number = self.number if number < 0 else number
        return Heartbeat(boot, session, self.uptime, number, bad, 0, scans, fault, board or self.map)

    def diagnosis(self, flickers: frozenset[int] = frozenset(), boot: int = 7, fault: int = 0) -> Diagnosis:
        return Diagnosis(boot, fault, self.map, pack_board(flickers, 16), b"\0\0", b"\0\x80")

    @property
    def map(self) -> bytes:
        return pack_board(frozenset(self.board), 16)

    @property
    def uptime(self) -> int:
        return round(self.now * 1000) % 2**32

    def _take(self, events: tuple[Event, ...]) -> list[Event]:
        self.told += events
        return list(events)


def begins(talk: Talk, reason: Reason) -> bool:
    """Whether the host now asks for the whole board, and gives it with that reason."""
    session = talk.host.session
    whole = [event for event in talk.answer_sync() if isinstance(event, WholeBoard)]
    return whole == [WholeBoard(frozenset(talk.board), reason, 16)] and session == talk.host.session


def healths(events: list[Event]) -> list[str]:
    return [event.state for event in events if isinstance(event, Health)]


def times_of(talk: Talk, kind: type[Message], seconds: float) -> list[float]:
    """When the host sends such a message, from now on."""
    start, times = talk.now, []
    while talk.now < start + seconds:
        talk.wait(0)
        times += [round(talk.now - start, 3) for message in talk.sent() if isinstance(message, kind)]
        talk.now = min(talk.host.next_due(talk.now), start + seconds)
    return times
