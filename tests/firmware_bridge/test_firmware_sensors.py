"""The firmware's core, built for this machine: what it makes of its sensors and of their chain."""

from __future__ import annotations

import struct
from itertools import pairwise

import pytest
from firmware_rig import (
    BOOT,
    CAME,
    DIAGNOSE,
    POWER,
    WATCHDOG,
    Diagnosis,
    Heartbeat,
    Hello,
    Library,
    Report,
    Table,
    ack,
    as_map,
    frame,
    from_map,
    only,
    sync,
    table_of,
    times,
    turn,
)
from hypothesis import given, settings
from hypothesis import strategies as st

pytestmark = pytest.mark.usefixtures("built")


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
