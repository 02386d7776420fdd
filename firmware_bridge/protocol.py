"""The host's side of PROTOCOL.md, without any I/O: bytes and the time go in, events and bytes come out.

Whoever drives it calls `receive` with what came, `tick` at the time of `next_due` or later, and sends `to_send()` after
each of them. Times are seconds of a monotonic clock. Nothing here raises, whatever comes over the line.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from enum import Enum
from typing import Final

from firmware_bridge.events import (
    Cells,
    Change,
    Changed,
    Event,
    Health,
    Identified,
    Identity,
    Reason,
    Scanning,
    WholeBoard,
)
from firmware_bridge.frames import (
    CHAIN_BROKEN,
    CHAIN_LENGTH_CHANGED,
    PROTOCOL,
    RESET_BITS,
    Ack,
    CellChange,
    Diagnose,
    Diagnosis,
    FrameError,
    FromController,
    FromHost,
    Heartbeat,
    Hello,
    Identify,
    Message,
    OtherVersion,
    Report,
    Splitter,
    Sync,
    Synced,
    decode,
    encode,
    unpack_board,
)
from firmware_bridge.timekeeping import BadFrames, Repeated, UptimeClock

log = logging.getLogger(__name__)

SILENCE_S: Final = 3.0
CALM_SESSION_S: Final = 2.0
"""A session that has lasted so long was a good one: the next may begin at once."""
DIAGNOSE_EVERY_S: Final = 10.0
SAME_RATE: Final = 0.02
"""Scans are counted from heartbeat to heartbeat, and one that waits for the line counts some more."""
NUMBERS: Final = 65535

_WEIGHT: Final[dict[Reason, int]] = {
    "silence": 0,
    "mismatch": 1,
    "lost": 2,
    "fault": 3,
    "restart": 4,
    "start": 5,
}
"""When several things have happened before the board is known again, the weightiest is told."""


class _Phase(Enum):
    CLOSED = "no line"
    IDENTIFY = "asks who is there"
    FOREIGN = "another protocol"
    SYNC = "asks for the whole board"
    SYNCED = "knows the board"


class HostProtocol:
    """One board. `session_source` gives random numbers of 32 bits.

    Begins without a line: `opened` begins the talk, `closed` ends it; what is known of the controller outlasts both.
    """

    def __init__(self, session_source: Callable[[], int]) -> None:
        self._session_source = session_source
        self._phase = _Phase.CLOSED
        self._splitter = Splitter()
        self._out = bytearray()
        self._events: list[Event] = []
        self._identify, self._sync, self._diagnose = Repeated(), Repeated(), Repeated()
        self._hello: Hello | None = None
        self._session = self._number = self._fault = self._foreign = 0
        self._board = b""
        self._reason: Reason | None = "start"
        self._heard_at = self._known_at = self._synced_at = -math.inf
        self._clock = UptimeClock()
        self._last_change_at = -math.inf
        self._bad = BadFrames()
        self._controller_bad: int | None = None
        self._cells: Cells | None = None
        self._cells_asked = False
        self._scans: int | None = None
        self._health: Health | None = None

    @property
    def session(self) -> int:
        """The one that is going or asked for; 0: none yet."""
        return self._session

    def opened(self, now: float) -> tuple[Event, ...]:
        """The line is open, perhaps to another controller, which perhaps has just been started by that."""
        self._splitter.clear()
        self._out.clear()
        self._health = None
        self._heard_at = self._known_at = now
        self._ask_identity(now)
        return self._told(now)

    def closed(self) -> None:
        """The line is gone. Nothing is due, nothing will be sent."""
        self._phase = _Phase.CLOSED
        self._out.clear()
        for request in (self._identify, self._sync, self._diagnose):
            request.stop()

    def receive(self, data: bytes, now: float) -> tuple[Event, ...]:
        """`data`: whatever came, in pieces of any size."""
        for frame in self._splitter.feed(data):
            self._take(frame, now)
        return self._told(now)

    def tick(self, now: float) -> tuple[Event, ...]:
        """Does what is due."""
        if self._phase in (_Phase.SYNC, _Phase.SYNCED) and now >= self._heard_at + SILENCE_S:
            self._ask_identity(now)
        if self._identify.is_due(now):
            # The zero ends whatever the boot loader or a program before us has left in the controller's ear.
            self._out += b"\0"
            self._send(Identify())
        if self._sync.is_due(now):
            self._send(Sync(self._session))
        if self._diagnose.is_due(now):
            self._send(Diagnose())
        return self._told(now)

    def to_send(self) -> bytes:
        """What has to go out now; the next call gives what came after."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def next_due(self, now: float) -> float:
        """When `tick` has something to do again; infinity: only after bytes have come."""
        dues = [self._identify.due, self._sync.due, self._diagnose.due, self._bad.over_at(now)]
        if self._phase in (_Phase.SYNC, _Phase.SYNCED):
            dues.append(self._heard_at + SILENCE_S)
        if self._phase in (_Phase.IDENTIFY, _Phase.SYNC):
            dues += [due for due in (self._known_at + SILENCE_S, self._heard_at + SILENCE_S) if due > now]
        return min(dues)

    def diagnose(self, now: float) -> None:
        """Somebody looks at the sensor test: `Cells` will come, as soon as there is a board that answers."""
        self._cells_asked = True
        if self._phase in (_Phase.SYNC, _Phase.SYNCED):
            self._diagnose.start(now)

    # ── what comes ──

    def _take(self, frame: bytes, now: float) -> None:
        try:
            message = self._checked(decode(frame))
        except FrameError as error:
            log.debug("a bad frame: %s", error)
            self._bad.add(1, now)
            return
        if self._phase is _Phase.CLOSED:
            return
        self._heard_at = now
        self._dispatch(message, now)

    def _checked(self, message: Message) -> FromController:
        """Raises FrameError for what a controller does not send, and for a map that does not fit this one's chain."""
        if not isinstance(message, FromController):
            raise FrameError(f"{type(message).__name__} does not come from a controller")
        if self._hello and isinstance(message, Synced | Report | Heartbeat | Diagnosis):
            # Before it has said who it is, it may be another one, with another chain.
            known = self._phase is not _Phase.IDENTIFY
            if known and 8 * len(message.board) != self._hello.channels:
                raise FrameError(f"a map of {8 * len(message.board)} channels, where {self._hello.channels} are")
        return message

    def _dispatch(self, message: FromController, now: float) -> None:
        match message:
            case OtherVersion():
                self._take_no_part(message.protocol)
            case Hello():
                self._hear_hello(message, now)
            case Heartbeat() if self._phase in (_Phase.SYNC, _Phase.SYNCED):
                self._hear_heartbeat(message, now)
            case Synced() if self._phase is _Phase.SYNC and message.session == self._session:
                self._hear_synced(message, now)
            case Report() if self._phase is _Phase.SYNCED and message.session == self._session:
                self._hear_report(message, now)
            case Diagnosis() if self._phase in (_Phase.SYNC, _Phase.SYNCED):
                self._hear_diagnosis(message, now)

    def _take_no_part(self, protocol: int) -> None:
        self.closed()
        self._phase = _Phase.FOREIGN
        self._foreign = protocol

    def _hear_hello(self, hello: Hello, now: float) -> None:
        known = self._hello
        if self._phase in (_Phase.SYNC, _Phase.SYNCED) and known and hello.boot == known.boot:
            self._hear_fault(hello.fault, now)
            return
        self._hello, self._fault = hello, hello.fault
        self._controller_bad = self._scans = None
        if known is None or _identity(known) != _identity(hello):
            self._events.append(Identified(_identity(hello)))
        restarted = known is not None and known.boot != hello.boot
        self._begin_session("restart" if restarted else "silence", now)

    def _hear_heartbeat(self, beat: Heartbeat, now: float) -> None:
        if self._is_other_boot(beat.boot):
            self._ask_identity(now)
            return
        self._hear_fault(beat.fault, now)
        if self._phase is not _Phase.SYNCED:
            return
        self._clock.heard(beat.uptime_ms, now)
        self._hear_bad_frames(beat.bad_frames, now)
        self._hear_scans(beat.scans_per_s)
        reason = self._doubt(beat)
        if reason:
            log.warning("a heartbeat does not fit (%s): %s", reason, beat)
            self._begin_session(reason, now)

    def _doubt(self, beat: Heartbeat) -> Reason | None:
        if beat.session != self._session:
            return "mismatch" if beat.session else "restart"
        if beat.number == self._number:
            return None if beat.board == self._board else "mismatch"
        return None if beat.number in _before(self._number) else "mismatch"

    def _hear_synced(self, synced: Synced, now: float) -> None:
        if self._is_other_boot(synced.boot):
            self._ask_identity(now)
            return
        if not self._usable():
            return
        self._phase = _Phase.SYNCED
        self._sync.stop()
        self._board, self._number = synced.board, 0
        self._synced_at = now
        self._clock.start(synced.uptime_ms, now)
        self._events.append(WholeBoard(unpack_board(self._board), self._reason or "mismatch", 8 * len(self._board)))
        self._reason = None
        self._diagnose.start(now)

    def _hear_report(self, report: Report, now: float) -> None:
        if report.number == self._number:
            self._send(Ack(self._session, report.number))
            return
        if report.number != self._number % NUMBERS + 1:
            return
        if report.lost or _applied(self._board, report.changes) != report.board:
            log.warning("a report is not believed: %s", report)
            self._begin_session("lost" if report.lost else "mismatch", now)
            return
        self._number, self._board = report.number, report.board
        self._clock.heard(report.stamp_ms, now)
        self._send(Ack(self._session, report.number))
        if report.changes:
            changes = tuple(self._change(change, report.stamp_ms, now) for change in report.changes)
            self._events.append(Changed(changes, unpack_board(report.board)))

    def _change(self, change: CellChange, stamp_ms: int, now: float) -> Change:
        at = self._clock.when(stamp_ms) - change.age_ms / 1000
        self._last_change_at = max(self._last_change_at, min(at, now))
        return Change(change.channel, change.occupied, self._last_change_at)

    def _hear_diagnosis(self, diagnosis: Diagnosis, now: float) -> None:
        if self._is_other_boot(diagnosis.boot):
            return
        self._hear_fault(diagnosis.fault, now)
        self._diagnose.start(now + DIAGNOSE_EVERY_S)
        cells = Cells(*map(unpack_board, (diagnosis.flickers, diagnosis.never_free, diagnosis.never_occupied)))
        if self._cells_asked or cells != self._cells:
            self._events.append(cells)
        self._cells, self._cells_asked = cells, False

    def _hear_fault(self, fault: int, now: float) -> None:
        was_broken = self._fault & CHAIN_BROKEN
        self._fault = fault
        if was_broken and not fault & CHAIN_BROKEN:
            self._begin_session("fault", now)
        elif fault & CHAIN_BROKEN and self._phase is _Phase.SYNC:
            self._sync.stop()

    def _hear_bad_frames(self, count: int, now: float) -> None:
        if self._controller_bad is not None:
            self._bad.add((count - self._controller_bad) % 65536, now)
        self._controller_bad = count

    def _hear_scans(self, per_s: int) -> None:
        if self._scans is None or abs(per_s - self._scans) > SAME_RATE * self._scans:
            self._scans = per_s
            self._events.append(Scanning(per_s))

    # ── what is done about it ──

    def _ask_identity(self, now: float) -> None:
        self._leave_synced(now)
        self._phase = _Phase.IDENTIFY
        self._identify.start(now)
        self._sync.stop()
        self._diagnose.stop()

    def _begin_session(self, reason: Reason, now: float) -> None:
        self._leave_synced(now)
        self._note(reason)
        self._phase = _Phase.SYNC
        self._identify.stop()
        self._session = self._fresh_session()
        if self._usable():
            self._sync.resume(now)
        else:
            self._sync.stop()

    def _leave_synced(self, now: float) -> None:
        if self._phase is not _Phase.SYNCED:
            return
        self._known_at = now
        if now >= self._synced_at + CALM_SESSION_S:
            self._sync.reset()

    def _note(self, reason: Reason) -> None:
        self._reason = max(self._reason or reason, reason, key=lambda one: _WEIGHT[one])

    def _fresh_session(self) -> int:
        session = self._session_source() % 2**32
        if session in (0, self._session):
            session = self._session % (2**32 - 1) + 1
        return session

    def _send(self, message: FromHost) -> None:
        self._out += encode(message)

    def _is_other_boot(self, boot: int) -> bool:
        return self._hello is not None and boot != self._hello.boot

    def _usable(self) -> bool:
        """Whether there is a chain whose readings can be believed."""
        return bool(self._hello and self._hello.channels and not self._fault & CHAIN_BROKEN)

    # ── what is told ──

    def _told(self, now: float) -> tuple[Event, ...]:
        health = self._health_now(now)
        if health and health != self._health:
            self._health = health
            self._events.append(health)
        events = tuple(self._events)
        self._events.clear()
        return events

    def _health_now(self, now: float) -> Health | None:
        """None: not known yet."""
        if self._phase is _Phase.CLOSED:
            return None
        if self._phase is _Phase.FOREIGN:
            return _foreign(self._foreign)
        if now >= self._heard_at + SILENCE_S:
            return UNREADABLE if self._bad.many(now) else SILENT
        if self._phase is not _Phase.IDENTIFY and not self._usable():
            return NO_CHAIN if self._hello and not self._hello.channels else BROKEN_CHAIN
        if self._phase is not _Phase.SYNCED:
            return DEAF if now >= self._known_at + SILENCE_S else None
        if self._fault & CHAIN_LENGTH_CHANGED:
            return CHANGED_CHAIN
        return BAD_LINE if self._bad.many(now) else Health("ok")


SILENT: Final = Health("offline", "board-silent", {"seconds": round(SILENCE_S)})
UNREADABLE: Final = Health("offline", "board-unreadable")
DEAF: Final = Health("offline", "board-deaf")
NO_CHAIN: Final = Health("offline", "board-no-chain")
BROKEN_CHAIN: Final = Health("offline", "board-chain-broken")
CHANGED_CHAIN: Final = Health("degraded", "board-chain-changed")
BAD_LINE: Final = Health("degraded", "board-line-bad")


def _foreign(protocol: int) -> Health:
    code = "board-firmware-old" if protocol < PROTOCOL else "board-firmware-new"
    return Health("offline", code, {"theirs": protocol, "ours": PROTOCOL})


def _applied(board: bytes, changes: tuple[CellChange, ...]) -> bytes | None:
    """The board after the changes; None if one of them changes nothing."""
    bits = int.from_bytes(board, "little")
    for change in changes:
        if bool(bits >> change.channel & 1) == change.occupied:
            return None
        bits ^= 1 << change.channel
    return bits.to_bytes(len(board), "little")


def _before(number: int) -> tuple[int, ...]:
    """The numbers that may stand before this one; none before the first of a session, which is after report 0."""
    return {0: (), 1: (0, NUMBERS)}.get(number, (number - 1,))


def _identity(hello: Hello) -> Identity:
    major, minor = hello.version
    resets = tuple(name for bit, name in RESET_BITS.items() if hello.reset & bit)
    return Identity(f"{major}.{minor}", f"{hello.build:08x}", hello.boot, hello.channels, resets)
