"""What the firmware's tests share: the protocol once more in a few lines, and the firmware driven in virtual time.

The encoder and decoder here know nothing of the product's: PROTOCOL.md is their only source.
"""

from __future__ import annotations

import ctypes
import struct
import subprocess
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol, Self, TypeVar

import pytest

from firmware_bridge.emulated import (
    Controller,
    NoEmulator,
    build,
    controller_command,
    lacking_for_host,
    lacking_for_simavr,
)

HELLO, SYNCED, REPORT, HEARTBEAT, DIAGNOSIS = 1, 2, 3, 4, 5
IDENTIFY, SYNC, ACK, DIAGNOSE = 0x81, 0x82, 0x83, 0x84
POWER, RESET_LINE, WATCHDOG = 1, 2, 8
SESSION = 0x5E550001
CAME = 0x80
"""Bit of a channel in a report: a magnet came."""
BOOT = 7


def need(lacking: str) -> None:
    """Fails in words if the tools for these tests are not there."""
    if lacking:
        pytest.fail(f"these tests need more tools; scripts/setup test installs them, or: {lacking}", pytrace=False)


def built(target: str) -> Path:
    need(lacking_for_host())
    try:
        return build(target) / target
    except NoEmulator as error:
        pytest.fail(str(error), pytrace=False)


# --- the protocol ---


def stuffed(data: bytes) -> bytes:
    """COBS, for less than 254 bytes: each part between zeros, led by its length."""
    return b"".join(bytes([len(part) + 1]) + part for part in data.split(b"\0"))


def unstuffed(block: bytes) -> bytes:
    parts = []
    while block:
        assert 0 < block[0] <= len(block), block
        parts.append(block[1 : block[0]])
        block = block[block[0] :]
    return b"\0".join(parts)


def frame(kind: int, payload: bytes = b"") -> bytes:
    body = bytes([kind]) + payload
    return stuffed(body + struct.pack("<I", zlib.crc32(body))) + b"\0"


def sync(session: int = SESSION) -> bytes:
    return frame(SYNC, struct.pack("<I", session))


def ack(number: int, session: int = SESSION) -> bytes:
    return frame(ACK, struct.pack("<IH", session, number))


def as_map(channels: set[int], length: int = 64) -> bytes:
    return sum(1 << channel for channel in channels).to_bytes(length // 8, "little")


def from_map(data: bytes) -> set[int]:
    bits = int.from_bytes(data, "little")
    return {channel for channel in range(8 * len(data)) if bits >> channel & 1}


class Hello(NamedTuple):
    protocol: int
    major: int
    minor: int
    build: int
    boot: int
    channels: int
    reset: int
    fault: int


class Synced(NamedTuple):
    session: int
    boot: int
    uptime_ms: int
    map: bytes


class Report(NamedTuple):
    session: int
    number: int
    stamp_ms: int
    lost: int
    changes: tuple[tuple[int, int], ...]
    """`cell` and `age_ms`."""
    map: bytes

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(cell for cell, _ in self.changes)


class Heartbeat(NamedTuple):
    boot: int
    session: int
    uptime_ms: int
    number: int
    bad_frames: int
    lost_bytes: int
    scans_per_s: int
    fault: int
    map: bytes


class Diagnosis(NamedTuple):
    boot: int
    fault: int
    occupied: bytes
    flickers: bytes
    never_free: bytes
    never_occupied: bytes


OneKind = TypeVar("OneKind", Hello, Synced, Report, Heartbeat, Diagnosis)
Message = Hello | Synced | Report | Heartbeat | Diagnosis


@dataclass(frozen=True)
class Heard:
    """A frame from the controller, and the virtual time until which it had been sent."""

    at_ms: float
    block: bytes
    message: Message


def parsed(block: bytes) -> Message:
    """`block`: what lay between two zeros."""
    body = unstuffed(block)
    body, check = body[:-4], body[-4:]
    assert zlib.crc32(body) == struct.unpack("<I", check)[0]
    assert len(body) + 4 <= 120
    kind, payload = body[0], body[1:]
    if kind == HELLO:
        return Hello(*struct.unpack("<BBBIIBBB", payload))
    if kind == SYNCED:
        return Synced._make((*struct.unpack("<III", payload[:12]), payload[12:]))
    if kind == HEARTBEAT:
        return Heartbeat._make((*struct.unpack("<IIIHHHHB", payload[:21]), payload[21:]))
    if kind == REPORT:
        session, number, stamp, lost, count = struct.unpack("<IHIBB", payload[:12])
        changes = tuple(struct.unpack_from("<BH", payload, 12 + 3 * i) for i in range(count))
        return Report(session, number, stamp, lost, changes, payload[12 + 3 * count :])
    assert kind == DIAGNOSIS, f"unknown type {kind}"
    boot, fault = struct.unpack("<IB", payload[:5])
    each = (len(payload) - 5) // 4
    maps = [payload[5 + each * i : 5 + each * (i + 1)] for i in range(4)]
    return Diagnosis(boot, fault, *maps)


# --- the firmware ---


class Firmware(Protocol):
    """One of the ways in which the firmware runs in virtual time."""

    def command(self, line: str) -> str: ...
    def run(self, us: int, received: bytes) -> bytes:
        """Gives back what it sent meanwhile."""


class Library:
    """The core as a library of this process; undefined behaviour is a trap. There is only one at a time."""

    def __init__(self, channels: int, boot: int = BOOT, reset: int = POWER) -> None:
        self._so = _library()
        self._room = ctypes.create_string_buffer(1 << 20)
        self._so.firmware_start(channels // 8, boot, reset)

    def command(self, line: str) -> str:
        assert self._so.firmware_command(line.encode()), line
        return "ok"

    def run(self, us: int, received: bytes) -> bytes:
        length = self._so.firmware_run(us // 1000, received, len(received), self._room, len(self._room))
        assert length <= len(self._room)
        return self._room.raw[:length] if length > 4096 else ctypes.string_at(self._room, length)


@cache
def _library() -> ctypes.CDLL:
    so = ctypes.CDLL(str(built("libfirmware.so")))
    so.firmware_run.restype = ctypes.c_size_t
    so.firmware_run.argtypes = [ctypes.c_uint, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
    so.firmware_crc32.restype = ctypes.c_uint32
    return so


def library_crc32(data: bytes) -> int:
    return int(_library().firmware_crc32(data, len(data)))


def library_stuffed(data: bytes) -> bytes:
    block = ctypes.create_string_buffer(b"\0" + data, len(data) + 1)
    _library().firmware_cobs_encode(block, len(data))
    return block.raw


def library_unstuffed(block: bytes) -> bytes | None:
    room = ctypes.create_string_buffer(block, max(1, len(block)))
    if not _library().firmware_cobs_decode(room, len(block)):
        return None
    return room.raw[1:]


class Lockstep:
    """The firmware in a process that is told what to do line by line."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def command(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pytest.fail(self._process.stderr.read()[-3000:])
        answer = self._process.stdout.readline().strip()
        if not answer:
            pytest.fail(self._process.stderr.read()[-3000:])
        assert answer != "no", line
        return answer

    def run(self, us: int, received: bytes) -> bytes:
        if received:
            self.command(f"rx {received.hex()}")
        return bytes.fromhex(self.command(f"run {us}").removeprefix("done"))

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def sanitized(channels: int) -> Lockstep:
    """The core under the address and the undefined-behaviour sanitizer."""
    return Lockstep([str(built("board-sanitized")), "-n", str(channels // 8), "-b", str(BOOT)])


def emulated(channels: int, controller: Controller) -> Lockstep:
    """The ELF file on an emulated controller."""
    need(lacking_for_simavr())
    try:
        return Lockstep(controller_command(channels, controller))
    except NoEmulator as error:
        pytest.fail(str(error), pytrace=False)


class Table:
    """A board in virtual time, and all that it has said."""

    def __init__(self, firmware: Firmware, channels: int = 64) -> None:
        self.firmware, self.channels = firmware, channels
        self.now_ms = 0.0
        self.raw = b""
        self._rest = b""
        self._to_send = b""

    def run(self, ms: float, step_ms: float | None = None) -> list[Heard]:
        """What is heard within that time. `step_ms`: how exactly its time is known."""
        step = ms if step_ms is None else step_ms
        heard = []
        until = self.now_ms + ms
        while self.now_ms < until - 1e-6:
            raw = self.firmware.run(round(1000 * step), self._to_send)
            self._to_send = b""
            self.now_ms += step
            self.raw += raw
            *blocks, self._rest = (self._rest + raw).split(b"\0")
            heard += [Heard(self.now_ms, block, parsed(block)) for block in blocks if block]
        return heard

    def send(self, data: bytes) -> Self:
        self._to_send += data
        return self

    def put(self, *channels: int, occupied: bool = True) -> None:
        for channel in channels:
            self.firmware.command(f"set {channel} {occupied:d}")

    def set_all(self, channels: set[int]) -> None:
        self.firmware.command(f"map {as_map(channels, self.channels).hex()}")

    def begin(self, session: int = SESSION) -> Synced:
        """A new session."""
        (synced,) = only(Synced, self.send(sync(session)).run(10))
        return synced

    def reports(self, ms: float, step_ms: float | None = None) -> list[Report]:
        return only(Report, self.run(ms, step_ms))

    def acknowledged(self, ms: float, session: int = SESSION) -> list[Report]:
        """The reports within that time, each acknowledged within a millisecond."""
        reports = []
        for _ in range(round(ms)):
            for report in self.reports(1):
                reports.append(report)
                self.send(ack(report.number, session))
        return reports


def only(kind: type[OneKind], heard: list[Heard]) -> list[OneKind]:
    return [each.message for each in heard if isinstance(each.message, kind)]


def times(kind: type[Message], heard: list[Heard]) -> list[float]:
    return [each.at_ms for each in heard if isinstance(each.message, kind)]


def table_of(channels: int) -> Table:
    return Table(Library(channels), channels)


def turn(table: Table, channel: int, times: int, every_ms: int) -> list[Report]:
    """This channel turns so often; all reports about it."""
    reports = []
    for i in range(times):
        table.put(channel, occupied=i % 2 == 0)
        reports += table.acknowledged(every_ms)
    return reports
