"""The firmware's core, built for this machine: every message byte by byte, every delay, any garbage."""

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
    DIAGNOSE,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    POWER,
    REPORT,
    RESET_LINE,
    SESSION,
    SYNC,
    SYNCED,
    WATCHDOG,
    Diagnosis,
    Heartbeat,
    Hello,
    Library,
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
    times,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware_bridge.emulated import FIRMWARE

CAME = 0x80
DEBOUNCE_MS = 4


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    """Else the first example of a property pays for the build."""
    Library(64)


@pytest.fixture(params=["library", "sanitized"])
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """64 channels, right after the start."""
    if request.param == "library":
        yield Table(Library(64))
        return
    firmware = sanitized(64)
    yield Table(firmware)
    firmware.close()


def table_of(channels: int) -> Table:
    return Table(Library(channels), channels)


def turn(table: Table, channel: int, times: int, every_ms: int) -> list[Report]:
    """This channel turns so often; all reports about it."""
    reports = []
    for i in range(times):
        table.put(channel, occupied=i % 2 == 0)
        reports += table.acknowledged(every_ms)
    return reports


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


# --- reports ---


def test_report_byte_by_byte(table: Table) -> None:
    table.put(1)
    table.run(90)
    table.begin()
    table.raw = b""
    table.set_all({62})
    table.run(DEBOUNCE_MS + 5)
    stamp = 100 + DEBOUNCE_MS
    changes = bytes([1, 0, 0, 62 | CAME, 0, 0])
    payload = struct.pack("<IHIBB", SESSION, 1, stamp, 0, 2) + changes + as_map({62})
    assert table.raw == frame(REPORT, payload)


def test_report_carries_sixteen_changes_and_the_next_one_the_rest(table: Table) -> None:
    table.begin()
    table.set_all(set(range(20)))
    first, second = table.acknowledged(100)
    assert first.cells == tuple(channel | CAME for channel in range(16))
    assert from_map(first.map) == set(range(16))
    assert second.cells == tuple(channel | CAME for channel in range(16, 20))
    assert from_map(second.map) == set(range(20))
    assert (first.number, second.number, first.lost, second.lost) == (1, 2, 0, 0)


def test_age_is_the_time_since_the_change(table: Table) -> None:
    table.begin()
    table.put(1)
    table.run(100)
    table.put(2)
    table.run(DEBOUNCE_MS)
    table.run(29)
    table.send(ack(1))
    (report,) = table.reports(5)
    assert report.changes == ((2 | CAME, 30),)


def test_age_ends_at_65535(table: Table) -> None:
    table.begin()
    table.put(1)
    table.run(50)
    table.put(2)
    table.run(65_535 + 1000)
    table.put(3)
    table.run(100)
    table.send(ack(1))
    (report,) = table.reports(5)
    assert report.changes[0] == (2 | CAME, 65_535)
    assert report.changes[1][1] < 200


def test_a_report_is_sent_again_byte_for_byte_with_growing_pauses(table: Table) -> None:
    table.begin()
    table.put(1)
    heard = table.run(2000, 1)
    blocks = [each.block for each in heard if isinstance(each.message, Report)]
    at = times(Report, heard)
    pauses = [later - earlier for earlier, later in pairwise(at)]
    assert pauses == [40, 80, 160, 320, 320, 320, 320, 320]
    assert len(set(blocks)) == 1
    table.send(ack(1))
    assert not table.reports(1000)
    table.put(1, occupied=False)
    pauses = times(Report, table.run(60, 1))
    assert pauses[1] - pauses[0] == 40, "the next one begins anew"


@pytest.mark.parametrize("wrong", [ack(2), ack(0), ack(65535), ack(1, SESSION + 1), ack(1, 0)])
def test_only_the_right_acknowledgement_counts(wrong: bytes) -> None:
    table = table_of(64)
    table.begin()
    table.put(1)
    table.run(10)
    table.send(wrong)
    assert {report.number for report in table.reports(500)} == {1}


def test_a_doubled_acknowledgement_does_not_touch_the_next_report(table: Table) -> None:
    table.begin()
    table.put(1)
    table.run(10)
    table.put(2)
    table.run(10)
    table.send(ack(1) + ack(1))
    assert {report.number for report in table.reports(1000)} == {2}


def test_what_does_not_fit_is_counted_as_lost(table: Table) -> None:
    table.begin()
    table.put(0)
    table.run(10)
    table.set_all({0} | set(range(10, 50)))
    table.run(10)
    first, *rest = table.send(ack(1)).acknowledged(50)
    assert first.lost == 40 - 31, "32 fit, one of them under way"
    assert [report.lost for report in rest] == [0]
    assert sum(len(report.changes) for report in (first, *rest)) == 31


def test_lost_ends_at_255() -> None:
    table = table_of(128)
    table.begin()
    table.put(0)
    table.run(10)
    for i in range(6):
        table.set_all({0} if i % 2 else set(range(128)))
        table.run(300)
    first, *_ = table.send(ack(1)).acknowledged(20)
    assert first.lost == 255


def test_numbers_run_to_65535_and_then_from_1() -> None:
    table = table_of(128)
    firmware = table.firmware
    table.begin()
    acknowledgement = b""
    board: set[int] = set()
    for i in range(65_540):
        channel = i % 128
        board ^= {channel}
        firmware.command(f"set {channel} {channel in board:d}")
        raw = firmware.run(4000, acknowledgement)
        number = (i % 65_535) + 1
        acknowledgement = ack(number)
        if i > 65_530 or i < 3:
            blocks = [parsed(block) for block in raw.split(b"\0") if block]
            assert [message.number for message in blocks if isinstance(message, Report)] == [number]


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


# --- debouncing ---


@pytest.mark.parametrize(("lasts_ms", "counts"), [(1, False), (3, False), (4, True), (50, True)])
def test_a_level_counts_after_four_equal_samples(table: Table, lasts_ms: int, counts: bool) -> None:
    table.begin()
    table.put(17)
    reports = table.acknowledged(lasts_ms)
    table.put(17, occupied=False)
    reports += table.acknowledged(20)
    assert [report.cells for report in reports] == ([(17 | CAME,), (17,)] if counts else [])


def test_a_bouncing_sensor_is_one_change(table: Table) -> None:
    table.begin()
    reports = []
    for i in range(21):
        table.put(9, occupied=i % 2 == 0)
        reports += table.acknowledged(1 + i % 3)
    reports += table.acknowledged(50)
    assert [report.cells for report in reports] == [(9 | CAME,)]


class PlainCounters:
    """Debouncing as one would write it without caring for its cost: a counter for each channel."""

    def __init__(self, channels: int) -> None:
        self.levels: set[int] = set()
        self._differs = [0] * channels

    def sample(self, board: set[int]) -> None:
        for channel in range(len(self._differs)):
            differs = (channel in board) != (channel in self.levels)
            self._differs[channel] = self._differs[channel] + 1 if differs else 0
            if self._differs[channel] == 4:
                self.levels ^= {channel}
                self._differs[channel] = 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sets(st.integers(0, 23), max_size=3), st.integers(1, 9)), max_size=25))
def test_debouncing_is_that_of_plain_counters(steps: list[tuple[set[int], int]]) -> None:
    table, plain = table_of(24), PlainCounters(24)
    table.begin()
    board: set[int] = set()
    for turned, lasts in steps:
        board ^= turned
        table.set_all(board)
        table.run(lasts - 1)
        told = only(Diagnosis, table.send(frame(DIAGNOSE)).run(1))
        for _ in range(lasts):
            plain.sample(board)
        assert [from_map(each.occupied) for each in told] == [plain.levels]


# --- flickering ---


def test_a_flickering_channel_freezes_with_its_ninth_change_and_is_told(table: Table) -> None:
    table.begin()
    table.run(1000)
    table.firmware.command("flicker 30 20000")
    heard = []
    cells: list[int] = []
    for _ in range(3000):
        for each in table.run(1):
            heard.append(each)
            if isinstance(each.message, Report):
                cells += each.message.cells
                table.send(ack(each.message.number))
    assert len(cells) == 8, cells
    told = only(Diagnosis, heard)
    assert [from_map(diagnosis.flickers) for diagnosis in told] == [{30}]


def test_a_frozen_channel_keeps_its_value_until_it_was_quiet_for_two_seconds(table: Table) -> None:
    table.begin()
    table.firmware.command("flicker 30 20000")
    table.acknowledged(1500)
    table.firmware.command("flicker 30 0")
    table.put(30)
    quiet_since = table.now_ms
    last = only(Heartbeat, table.run(1050))[-1]
    assert from_map(last.map) == set(), "eight changes: where it began"
    heard = table.run(2000, 1)
    (report,) = {each.message for each in heard if isinstance(each.message, Report)}
    assert report.cells == (30 | CAME,)
    assert 2000 <= times(Report, heard)[0] - quiet_since <= 2150
    table.send(ack(report.number))
    assert [from_map(told.flickers) for told in only(Diagnosis, heard)] == [set()]
    assert [report.cells for report in turn(table, 30, 2, 100)] == [(30,)], "and it is reported as ever"


def test_eight_changes_a_second_are_no_flicker(table: Table) -> None:
    table.begin()
    assert len(turn(table, 12, 40, 126)) == 40


def test_nine_changes_a_second_are_one_soon(table: Table) -> None:
    table.begin()
    assert len(turn(table, 12, 40, 105)) < 20


def test_other_channels_are_reported_while_one_flickers(table: Table) -> None:
    table.begin()
    table.firmware.command("flicker 30 10000")
    table.acknowledged(1000)
    table.put(31)
    assert [report.cells for report in table.acknowledged(20)] == [(31 | CAME,)]


# --- diagnosis ---


def test_diagnosis_byte_by_byte(table: Table) -> None:
    everything = set(range(64))
    table.set_all({1})
    table.run(20)
    table.set_all({2, 3})
    table.firmware.command("stick 4 1")
    table.run(20)
    table.put(3, occupied=False)
    table.run(20)
    table.raw = b""
    table.send(frame(DIAGNOSE)).run(2)
    maps = as_map({2, 4}) + as_map(set()) + as_map(set()) + as_map(everything - {1, 2, 3, 4})
    assert table.raw == frame(5, struct.pack("<IB", BOOT, 0) + maps)


def test_never_seen_free_is_what_was_occupied_from_the_start() -> None:
    firmware = Library(64)
    table = Table(firmware)
    for channel in (4, 5):
        firmware.command(f"stick {channel} 1")
    firmware.command(f"reset {POWER}")
    table.run(100)
    firmware.command("unstick 5")
    (told,) = only(Diagnosis, table.send(frame(DIAGNOSE)).run(50) and table.send(frame(DIAGNOSE)).run(5))
    assert from_map(told.never_free) == {4}


def test_diagnosis_by_itself_comes_at_most_once_a_second(table: Table) -> None:
    table.begin()
    heard = []
    for _ in range(10):
        table.firmware.command("cut 3")
        heard += table.run(150, 1)
        table.firmware.command("mend")
        heard += table.run(150, 1)
    at = times(Diagnosis, heard)
    assert len(at) >= 2
    assert all(later - earlier >= 1000 for earlier, later in pairwise(at))


def test_what_changed_before_the_session_is_told_in_it(table: Table) -> None:
    table.run(1000)
    table.firmware.command("flicker 9 20000")
    assert not only(Diagnosis, table.run(2000))
    (told,) = only(Diagnosis, table.send(sync()).run(500))
    assert from_map(told.flickers) == {9}


# --- the chain ---


@pytest.mark.parametrize("chips", range(1, 17))
def test_the_length_of_the_chain_is_measured(chips: int) -> None:
    table = table_of(8 * chips)
    last = 8 * chips - 1
    table.put(last)
    hello, *_ = only(Hello, table.run(10))
    assert (hello.channels, hello.fault) == (8 * chips, 0)
    assert from_map(table.begin().map) == {last}


@pytest.mark.parametrize("chips", [0, 17, 20])
def test_no_chain_is_told_as_none(chips: int) -> None:
    table = table_of(8 * chips)
    hello, *_ = only(Hello, table.run(10))
    assert (hello.channels, hello.fault) == (0, 1)
    (beat,) = only(Heartbeat, table.run(1000))
    assert (beat.fault, beat.map) == (1, b"")


def test_started_without_a_chain_it_starts_again_when_there_is_one() -> None:
    table = table_of(0)
    table.run(3000)
    table.firmware.command("chips 8")
    heard = table.run(3000, 1)
    *_, hello = only(Hello, heard)
    assert (hello.channels, hello.reset, hello.boot, hello.fault) == (64, WATCHDOG, BOOT + 1, 0)
    before = [beat.fault for beat in only(Heartbeat, heard) if beat.boot == BOOT]
    assert before[-1] == 3


@pytest.mark.parametrize("cut", range(8))
def test_a_cut_chain_is_told_and_nothing_of_it_is_believed(table: Table, cut: int) -> None:
    table.put(1, 40)
    table.run(1000)
    table.begin()
    table.firmware.command(f"cut {cut}")
    table.put(2, 50)
    heard = table.run(2000)
    assert not only(Report, heard)
    assert {told.fault for told in only(Diagnosis, heard)} == {1}
    assert {beat.fault for beat in only(Heartbeat, heard)} == {1}
    assert {frozenset(from_map(beat.map)) for beat in only(Heartbeat, heard)} == {frozenset({1, 40})}


def test_a_mended_chain_is_believed_again(table: Table) -> None:
    table.begin()
    table.firmware.command("cut 4")
    table.run(2000)
    table.put(2)
    table.firmware.command("mend")
    mended_at = table.now_ms
    heard = table.run(1200, 1)
    assert only(Report, heard)[0].cells == (2 | CAME,)
    assert 100 < times(Report, heard)[0] - mended_at < 120, "after a hundred good scans"
    assert only(Diagnosis, heard)[-1].fault == 0
    assert only(Heartbeat, heard)[-1].fault == 0


def test_bad_scans_count_as_none(table: Table) -> None:
    """Three bad ones that read as free, and a good one that does: together no four."""
    table.put(50)
    table.run(20)
    table.begin()
    table.firmware.command("cut 4")
    table.run(3)
    table.firmware.command("mend")
    table.put(50, occupied=False)
    table.run(1)
    table.put(50)
    heard = table.run(1200)
    assert not only(Report, heard)
    assert {beat.fault for beat in only(Heartbeat, heard)} == {0}


@pytest.mark.parametrize("chips", [1, 7, 9, 16])
def test_another_length_is_told_as_such(table: Table, chips: int) -> None:
    table.begin()
    table.run(1000)
    table.firmware.command(f"chips {chips}")
    assert {beat.fault for beat in only(Heartbeat, table.run(2000))} == {3}
    table.firmware.command("chips 8")
    assert only(Heartbeat, table.run(2000))[-1].fault == 0


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
