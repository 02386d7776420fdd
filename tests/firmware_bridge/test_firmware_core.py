"""The firmware's core, built for this machine: its small parts, HELLO, sessions, heartbeat, any garbage."""

from __future__ import annotations

import struct
import subprocess
import zlib
from collections.abc import Iterator
from itertools import pairwise

import pytest
from firmware_rig import (
    ACK,
    BOOT,
    CAME,
    DIAGNOSE,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    POWER,
    RESET_LINE,
    SESSION,
    SYNC,
    SYNCED,
    WATCHDOG,
    Heartbeat,
    Hello,
    Lockstep,
    Report,
    Synced,
    Table,
    ack,
    as_map,
    frame,
    from_map,
    library_crc32,
    library_stuffed,
    library_unstuffed,
    only,
    parsed,
    sanitized,
    stuffed,
    sync,
    table_of,
    times,
    turn,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware_bridge.emulated import FIRMWARE

pytestmark = pytest.mark.usefixtures("built")


# --- small parts ---


@given(st.binary(max_size=120))
def test_crc32_is_that_of_zlib(data: bytes) -> None:
    assert library_crc32(data) == zlib.crc32(data)


@given(st.binary(max_size=120))
def test_cobs_stuffs_and_unstuffs(data: bytes) -> None:
    block = library_stuffed(data)
    assert block == stuffed(data)
    assert library_unstuffed(block) == data


@given(st.binary(max_size=120).map(lambda data: data.replace(b"\0", b"")))
def test_cobs_takes_only_what_ends_where_it_says(block: bytes) -> None:
    at = 0
    while at < len(block):
        at += block[at]
    assert (library_unstuffed(block) is not None) == (at == len(block) > 0)


# --- HELLO ---


def test_hello_byte_by_byte(table: Table) -> None:
    table.run(1)
    build = int(subprocess.check_output(["make", "-s", "build-id"], cwd=FIRMWARE, text=True), 16)
    payload = struct.pack("<BBBIIBBB", 1, 1, 0, build, BOOT, 64, POWER, 0)
    assert table.raw == b"\0" + frame(HELLO, payload)


def test_hello_comes_with_growing_pauses_until_there_is_a_session(table: Table) -> None:
    began = table.now_ms
    at = [ms - began for ms in times(Hello, table.run(4500, 1))]
    assert at == [pytest.approx(expected, abs=2) for expected in (1, 200, 600, 1400, 2400, 3400, 4400)]
    table.begin()
    assert not only(Hello, table.run(5000))


def test_hello_answers_identify_in_a_session_too(table: Table) -> None:
    table.begin()
    heard = table.send(frame(IDENTIFY)).run(3)
    assert [hello.boot for hello in only(Hello, heard)] == [BOOT]


def test_hello_tells_why_it_started_and_counts(table: Table) -> None:
    table.begin()
    turn(table, 5, 2, 50)
    table.firmware.command(f"reset {RESET_LINE}")
    heard = table.run(1050)
    hello, *_ = only(Hello, heard)
    assert (hello.boot, hello.reset) == (BOOT + 1, RESET_LINE)
    (beat,) = only(Heartbeat, heard)
    assert (beat.boot, beat.session, beat.number) == (BOOT + 1, 0, 0)


def test_a_hanging_firmware_is_started_again_by_the_watchdog(table: Table) -> None:
    table.begin()
    table.firmware.command("hang")
    heard = [each for each in table.run(400, 1) if isinstance(each.message, Hello)]
    assert heard[0].at_ms == pytest.approx(11 + 250, abs=5)
    assert isinstance(heard[0].message, Hello)
    assert (heard[0].message.boot, heard[0].message.reset) == (BOOT + 1, WATCHDOG)


# --- sessions ---


def test_synced_byte_by_byte(table: Table) -> None:
    table.set_all({0, 9, 63})
    table.run(100)
    table.raw = b""
    table.send(sync()).run(2)
    assert table.raw == frame(SYNCED, struct.pack("<III", SESSION, BOOT, 101) + as_map({0, 9, 63}))


def test_session_zero_is_none(table: Table) -> None:
    assert not only(Synced, table.send(sync(0)).run(100))


def test_without_a_session_nothing_is_reported(table: Table) -> None:
    table.put(5)
    heard = table.run(3000)
    assert {type(each.message) for each in heard} == {Hello, Heartbeat}
    assert {beat.session for beat in only(Heartbeat, heard)} == {0}


def test_a_new_session_drops_what_was_waiting_and_counts_anew(table: Table) -> None:
    table.begin()
    assert [report.number for report in turn(table, 5, 2, 50)] == [1, 2]
    table.put(7)
    table.run(30)
    assert from_map(table.begin(SESSION + 1).map) == {7}
    assert not table.reports(500)
    table.put(8)
    (report,) = table.acknowledged(50, SESSION + 1)
    assert (report.session, report.number, report.cells) == (SESSION + 1, 1, (8 | CAME,))


def test_a_repeated_sync_begins_nothing(table: Table) -> None:
    table.put(1)
    table.run(10)
    assert from_map(table.begin().map) == {1}
    table.put(2)
    (first,) = table.acknowledged(20)
    table.put(3)
    table.run(10)
    heard = table.send(sync()).run(200)
    (again,) = only(Synced, heard)
    assert from_map(again.map) == {1}, "the board at the session's beginning"
    assert first.number == 1
    assert {report.number for report in only(Report, heard)} == {2}, "the one under way goes on"
    assert {report.cells for report in only(Report, heard)} == {(3 | CAME,)}


# --- heartbeat ---


def test_heartbeat_byte_by_byte(table: Table) -> None:
    table.begin()
    table.put(3)
    table.acknowledged(80)
    table.put(4)
    table.send(b"\x05garbage\0").run(100)
    table.raw = b""
    table.run(1000)
    beats = [block + b"\0" for block in table.raw.split(b"\0") if block and isinstance(parsed(block), Heartbeat)]
    acknowledged = as_map({3})
    payload = struct.pack("<IIIHHHHB", BOOT, SESSION, 1000, 1, 1, 0, 1001, 0) + acknowledged
    assert beats == [frame(HEARTBEAT, payload)]


def test_heartbeat_comes_every_second_whatever_happens(table: Table) -> None:
    heard = table.run(3500, 1)
    table.begin()
    table.put(1)
    heard += table.run(3000, 1)
    assert all(beat.scans_per_s in (1000, 1001) for beat in only(Heartbeat, heard))
    at = times(Heartbeat, heard)
    assert [later - earlier for earlier, later in pairwise(at)] == [1000] * 5


def test_bytes_that_nobody_fetched_in_time_are_counted() -> None:
    """100 bytes between two steps: the ring holds 64."""
    table = table_of(64)
    table.firmware.run(0, bytes(100))
    (beat,) = only(Heartbeat, table.run(1100))
    assert (beat.lost_bytes, beat.bad_frames) == (36, 0)


# --- garbage ---


@pytest.mark.parametrize(
    "bad",
    [
        b"\x01\0",
        b"\x02\x81\0",
        bytes([7, 0x81, 1, 1, 1, 1, 1]) + b"\0",
        frame(IDENTIFY)[:-2] + b"\x01\0",
        frame(IDENTIFY, b"\x01"),
        frame(SYNC),
        frame(SYNC, b"\x01\x02\x03"),
        frame(SYNC, b"\x01\x02\x03\x04\x05"),
        frame(ACK, b"\x01\x02\x03\x04\x05"),
        frame(ACK, b"\x01\x02\x03\x04\x05\x06\x07"),
        frame(DIAGNOSE, b"\x01"),
        frame(HELLO, struct.pack("<BBBIIBBB", 1, 1, 0, 1, 2, 64, 1, 0)),
        frame(0x85),
        frame(0),
        b"x" * 1000 + b"\0",
        frame(DIAGNOSE, b"\xff" * 115),
    ],
)
def test_a_bad_frame_is_counted_dropped_and_not_answered(bad: bytes) -> None:
    table = table_of(64)
    table.run(50)
    heard = table.send(bad).run(1050)
    assert [type(each.message) for each in heard if not isinstance(each.message, Hello)] == [Heartbeat]
    (beat,) = only(Heartbeat, heard)
    assert beat.bad_frames == 1
    assert only(Hello, table.send(frame(IDENTIFY)).run(3)), "and the next frame is understood"


def test_nothing_between_zeros_is_no_frame(table: Table) -> None:
    table.run(20)
    assert only(Hello, table.send(bytes(30) + frame(IDENTIFY) + bytes(30)).run(5))
    (beat,) = only(Heartbeat, table.run(1000))
    assert beat.bad_frames == 0


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[Lockstep]:
    firmware = sanitized(64)
    yield firmware
    firmware.close()


messages = st.one_of(
    st.sampled_from([frame(IDENTIFY), frame(DIAGNOSE), sync(), b"\0"]),
    st.builds(ack, st.integers(0, 6)),
    st.builds(lambda kind, payload: frame(kind, payload), st.integers(0, 255), st.binary(max_size=110)),
    st.binary(max_size=300),
)
doings = st.one_of(
    messages,
    st.builds("set {} {}".format, st.integers(0, 63), st.integers(0, 1)),
    st.builds("map {}".format, st.binary(min_size=8, max_size=8).map(bytes.hex)),
    st.builds("flicker {} {}".format, st.integers(0, 63), st.sampled_from([0, 0, 9000])),
    st.builds("cut {}".format, st.integers(0, 9)),
    st.builds("chips {}".format, st.integers(0, 18)),
    st.sampled_from(["mend", "chips 8", "hang", f"reset {RESET_LINE}"]),
)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(doings, st.integers(0, 1500)), max_size=15))
def test_whatever_comes_it_lives_and_speaks_well(fuzzed: Lockstep, steps: list[tuple[str | bytes, int]]) -> None:
    """Under the sanitizers; each frame that it sends is a good one (the rig parses all)."""
    fuzzed.command("chips 8")
    fuzzed.command("mend")
    fuzzed.command(f"reset {POWER}")
    table = Table(fuzzed)
    table.run(5)
    for doing, ms in steps:
        if isinstance(doing, bytes):
            table.send(doing)
        else:
            fuzzed.command(doing)
        table.run(max(1, ms))
    table.run(500)
    assert only(Hello, table.send(b"\0" + frame(IDENTIFY)).run(20))
