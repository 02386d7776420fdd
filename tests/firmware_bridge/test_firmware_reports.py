"""The firmware's core, built for this machine: its reports byte by byte, and every delay."""

from __future__ import annotations

import struct
from itertools import pairwise

import pytest
from firmware_rig import (
    CAME,
    REPORT,
    SESSION,
    Report,
    Table,
    ack,
    as_map,
    frame,
    from_map,
    parsed,
    table_of,
    times,
)

DEBOUNCE_MS = 4


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
