"""The messages of PROTOCOL.md as frozen values, and the bytes they are on the line.

Nothing here knows a session or a clock. Numbers stand as they are on the line: times in milliseconds of the
controller's uptime, counters that start again at 65536.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from cobs import cobs

PROTOCOL: Final = 1
MAX_CHANNELS: Final = 128
MAX_CHANGES: Final = 16
"""In one report."""
MAX_BODY: Final = 120
"""Bytes of a frame before COBS."""
MAX_FRAME: Final = MAX_BODY + 1
"""Bytes of a frame on the line, without the zero after it: COBS adds one below 254."""
CRC_BYTES: Final = 4

CHAIN_BROKEN: Final = 1
CHAIN_LENGTH_CHANGED: Final = 2
"""Bits of `fault`."""
RESET_BITS: Final = {1: "power", 2: "reset line", 4: "brown-out", 8: "watchdog"}

CAME: Final = 0x80
"""Bit of `cell` in a report."""


class FrameError(ValueError):
    """Bytes that are no frame. Its text says what was wrong."""


@dataclass(frozen=True)
class Hello:
    """`build`: the first four bytes of the firmware's SHA-256, as a number. `reset`: see RESET_BITS."""

    version: tuple[int, int]
    build: int
    boot: int
    channels: int
    reset: int
    fault: int
    protocol: int = PROTOCOL


@dataclass(frozen=True)
class OtherVersion:
    """HELLO of a protocol that this host does not speak."""

    protocol: int


@dataclass(frozen=True)
class Synced:
    """`board`: the whole board, one bit a channel, as in every message below."""

    session: int
    boot: int
    uptime_ms: int
    board: bytes


@dataclass(frozen=True)
class CellChange:
    """`age_ms`: how long before the report's stamp; 65535: that or more."""

    channel: int
    occupied: bool
    age_ms: int


@dataclass(frozen=True)
class Report:
    session: int
    number: int
    stamp_ms: int
    lost: int
    changes: tuple[CellChange, ...]
    board: bytes


@dataclass(frozen=True)
class Heartbeat:
    boot: int
    session: int
    uptime_ms: int
    number: int
    bad_frames: int
    lost_bytes: int
    scans_per_s: int
    fault: int
    board: bytes


@dataclass(frozen=True)
class Diagnosis:
    boot: int
    fault: int
    board: bytes
    flickers: bytes
    never_free: bytes
    never_occupied: bytes


@dataclass(frozen=True)
class Identify:
    pass


@dataclass(frozen=True)
class Sync:
    session: int


@dataclass(frozen=True)
class Ack:
    session: int
    number: int


@dataclass(frozen=True)
class Diagnose:
    pass


FromController = Hello | OtherVersion | Synced | Report | Heartbeat | Diagnosis
FromHost = Identify | Sync | Ack | Diagnose
Message = FromController | FromHost


class Kind(IntEnum):
    """The type byte; those of the host have bit 7."""

    HELLO = 0x01
    SYNCED = 0x02
    REPORT = 0x03
    HEARTBEAT = 0x04
    DIAGNOSIS = 0x05
    IDENTIFY = 0x81
    SYNC = 0x82
    ACK = 0x83
    DIAGNOSE = 0x84


_HELLO: Final = struct.Struct("<BBBIIBBB")
_SYNCED: Final = struct.Struct("<III")
_REPORT: Final = struct.Struct("<IHIBB")
_CHANGE: Final = struct.Struct("<BH")
_HEARTBEAT: Final = struct.Struct("<IIIHHHHB")
_DIAGNOSIS: Final = struct.Struct("<IB")
_SYNC: Final = struct.Struct("<I")
_ACK: Final = struct.Struct("<IH")
_CRC: Final = struct.Struct("<I")
_NOTHING: Final = struct.Struct("")


def encode(message: Message) -> bytes:
    """The frame with the zero after it. Raises FrameError for a message that does not fit into one."""
    try:
        kind, payload = _packed(message)
    except struct.error as error:
        raise FrameError(f"a number of {type(message).__name__} is out of range: {error}") from error
    body = bytes([kind]) + payload
    body += _CRC.pack(zlib.crc32(body))
    if len(body) > MAX_BODY:
        raise FrameError(f"{type(message).__name__} has {len(body)} bytes, more than {MAX_BODY}")
    return bytes(cobs.encode(body)) + b"\0"


def decode(frame: bytes) -> Message:
    """`frame`: what lies between two zeros, not empty. Raises FrameError."""
    if len(frame) > MAX_FRAME:
        raise FrameError(f"{len(frame)} bytes, more than {MAX_FRAME}")
    try:
        body = bytes(cobs.decode(frame))
    except cobs.DecodeError as error:
        raise FrameError(f"no COBS: {error}") from error
    if len(body) < 1 + CRC_BYTES:
        raise FrameError(f"{len(body)} bytes, fewer than a type and a check sum")
    content, check = body[:-CRC_BYTES], body[-CRC_BYTES:]
    if _CRC.pack(zlib.crc32(content)) != check:
        raise FrameError("the check sum does not fit")
    try:
        return _unpacked(content[0], content[1:])
    except struct.error as error:
        raise FrameError(f"{len(content) - 1} bytes do not fit type 0x{content[0]:02x}") from error


class Splitter:
    """Cuts a stream of bytes into frames at the zeros. Holds no more than one frame, whatever comes."""

    def __init__(self) -> None:
        self._begun = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that are complete now. One that is too long comes one byte too long: `decode` refuses it."""
        *whole, rest = data.split(b"\0")
        frames = []
        for part in whole:
            self._take(part)
            frames.append(bytes(self._begun))
            self._begun.clear()
        self._take(rest)
        return [frame for frame in frames if frame]

    def clear(self) -> None:
        """The line was opened anew: what had begun will not be ended."""
        self._begun.clear()

    def _take(self, part: bytes) -> None:
        self._begun += part[: MAX_FRAME + 1 - len(self._begun)]


def pack_board(occupied: frozenset[int], channels: int) -> bytes:
    """The `map` of PROTOCOL.md. Raises FrameError for a channel that the chain does not have."""
    if not all(0 <= channel < channels for channel in occupied):
        raise FrameError(f"channels {sorted(occupied)} do not fit a chain of {channels}")
    return sum(1 << channel for channel in occupied).to_bytes(channels // 8, "little")


def unpack_board(board: bytes) -> frozenset[int]:
    """The channels with a magnet."""
    bits = int.from_bytes(board, "little")
    return frozenset(channel for channel in range(8 * len(board)) if bits >> channel & 1)


def _packed(message: Message) -> tuple[int, bytes]:
    match message:
        case Hello():
            first = (message.protocol, *message.version, message.build, message.boot)
            return Kind.HELLO, _HELLO.pack(*first, message.channels, message.reset, message.fault)
        case OtherVersion():
            return Kind.HELLO, bytes([message.protocol])
        case Synced():
            return Kind.SYNCED, _SYNCED.pack(message.session, message.boot, message.uptime_ms) + message.board
        case Report():
            return Kind.REPORT, _packed_report(message)
        case Heartbeat():
            return Kind.HEARTBEAT, _packed_heartbeat(message)
        case Diagnosis():
            maps = message.board + message.flickers + message.never_free + message.never_occupied
            return Kind.DIAGNOSIS, _DIAGNOSIS.pack(message.boot, message.fault) + maps
        case Identify():
            return Kind.IDENTIFY, b""
        case Sync():
            return Kind.SYNC, _SYNC.pack(message.session)
        case Ack():
            return Kind.ACK, _ACK.pack(message.session, message.number)
        case Diagnose():
            return Kind.DIAGNOSE, b""


def _packed_report(report: Report) -> bytes:
    if len(report.changes) > MAX_CHANGES:
        raise FrameError(f"{len(report.changes)} changes, more than {MAX_CHANGES}")
    head = _REPORT.pack(report.session, report.number, report.stamp_ms, report.lost, len(report.changes))
    changes = b"".join(
        _CHANGE.pack(change.channel | (CAME if change.occupied else 0), change.age_ms) for change in report.changes
    )
    return head + changes + report.board


def _packed_heartbeat(beat: Heartbeat) -> bytes:
    first = (beat.boot, beat.session, beat.uptime_ms, beat.number)
    return _HEARTBEAT.pack(*first, beat.bad_frames, beat.lost_bytes, beat.scans_per_s, beat.fault) + beat.board


def _unpacked(kind: int, payload: bytes) -> Message:
    """Raises FrameError, or struct.error for a length that does not fit the type."""
    match kind:
        case Kind.HELLO:
            return _hello(payload)
        case Kind.SYNCED:
            session, boot, uptime_ms = _SYNCED.unpack(payload[: _SYNCED.size])
            return Synced(session, boot, uptime_ms, _board(payload[_SYNCED.size :]))
        case Kind.REPORT:
            return _report(payload)
        case Kind.HEARTBEAT:
            return _heartbeat(payload)
        case Kind.DIAGNOSIS:
            return _diagnosis(payload)
        case Kind.SYNC:
            return Sync(*_SYNC.unpack(payload))
        case Kind.ACK:
            return Ack(*_ACK.unpack(payload))
        case Kind.IDENTIFY:
            _NOTHING.unpack(payload)
            return Identify()
        case Kind.DIAGNOSE:
            _NOTHING.unpack(payload)
            return Diagnose()
    raise FrameError(f"type 0x{kind:02x} is unknown")


def _hello(payload: bytes) -> Hello | OtherVersion:
    if payload and payload[0] != PROTOCOL:
        return OtherVersion(payload[0])
    protocol, major, minor, build, boot, channels, reset, fault = _HELLO.unpack(payload)
    if channels % 8 or channels > MAX_CHANNELS:
        raise FrameError(f"a chain of {channels} channels")
    return Hello((major, minor), build, boot, channels, reset, fault, protocol)


def _report(payload: bytes) -> Report:
    session, number, stamp_ms, lost, count = _REPORT.unpack(payload[: _REPORT.size])
    if count > MAX_CHANGES:
        raise FrameError(f"{count} changes, more than {MAX_CHANGES}")
    end = _REPORT.size + count * _CHANGE.size
    if len(payload) < end:
        raise FrameError(f"{len(payload)} bytes do not hold {count} changes")
    board = _board(payload[end:])
    changes = tuple(
        CellChange(cell & ~CAME, bool(cell & CAME), age_ms)
        for cell, age_ms in _CHANGE.iter_unpack(payload[_REPORT.size : end])
    )
    if any(change.channel >= 8 * len(board) for change in changes):
        raise FrameError("a change of a channel that the map does not have")
    return Report(session, number, stamp_ms, lost, changes, board)


def _heartbeat(payload: bytes) -> Heartbeat:
    boot, session, uptime_ms, number, bad_frames, lost_bytes, scans_per_s, fault = _HEARTBEAT.unpack(
        payload[: _HEARTBEAT.size]
    )
    board = _board(payload[_HEARTBEAT.size :])
    return Heartbeat(boot, session, uptime_ms, number, bad_frames, lost_bytes, scans_per_s, fault, board)


def _diagnosis(payload: bytes) -> Diagnosis:
    boot, fault = _DIAGNOSIS.unpack(payload[: _DIAGNOSIS.size])
    maps = payload[_DIAGNOSIS.size :]
    each, odd = divmod(len(maps), 4)
    if odd:
        raise FrameError(f"{len(maps)} bytes are not four maps")
    boards = (_board(maps[start * each : (start + 1) * each]) for start in range(4))
    return Diagnosis(boot, fault, *boards)


def _board(content: bytes) -> bytes:
    if len(content) > MAX_CHANNELS // 8:
        raise FrameError(f"a map of {len(content)} bytes, more than {MAX_CHANNELS // 8}")
    return content
