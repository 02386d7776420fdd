"""The host's side of PROTOCOL.md, rule by rule: REPORT and ACK, and when a change was."""

from __future__ import annotations

import pytest
from protocol_talk import HELLO, PLACED, Talk

from firmware_bridge.events import (
    Change,
    Changed,
)
from firmware_bridge.frames import (
    Ack,
    CellChange,
    Heartbeat,
    Report,
    Sync,
    Synced,
    pack_board,
)

# ── REPORT and ACK ──


def test_a_report_is_acknowledged_and_told(synced: Talk) -> None:
    synced.wait(0.5)
    (changed,) = synced.say(synced.report(3, 0))
    assert changed == Changed((Change(3, True, synced.now), Change(0, False, synced.now)), frozenset({3, 9}))
    assert synced.sent() == [Ack(synced.host.session, 1)]


def test_the_report_before_is_acknowledged_again_and_not_told(synced: Talk) -> None:
    report = synced.report(3)
    synced.say(report)
    synced.sent()
    assert synced.say(report) == []
    assert synced.sent() == [Ack(synced.host.session, 1)]


def test_any_other_number_is_dropped(synced: Talk) -> None:
    first, second, third = synced.report(3), synced.report(4), synced.report(5)
    assert synced.say(third) == []
    synced.say(first, second)
    synced.sent()
    assert synced.say(first) == []
    assert synced.sent() == []


def test_before_number_1_there_is_none(synced: Talk) -> None:
    for number in (0, 65535):
        assert synced.say(Report(synced.host.session, number, 0, 0, (), synced.map)) == []
    assert [message for message in synced.sent() if isinstance(message, Ack) and message.number == 65535] == []


def test_number_1_follows_65535(synced: Talk) -> None:
    synced.host._number = synced.number = 65534
    synced.say(synced.report(3))
    last = synced.number
    (changed,) = synced.say(synced.report(3))
    assert (last, synced.number) == (65535, 1)
    assert isinstance(changed, Changed)
    synced.sent()
    assert synced.say(synced.heartbeat(), synced.heartbeat(number=65535)) == []
    assert synced.sent() == []


def test_a_report_of_another_session_is_dropped(synced: Talk) -> None:
    assert synced.say(Report(4711, 1, 0, 0, (CellChange(3, True, 0),), synced.map)) == []
    assert synced.sent() == []


def test_a_report_while_the_whole_board_is_awaited_is_dropped(synced: Talk) -> None:
    old = synced.report(3)
    synced.say(synced.heartbeat(session=0))
    synced.sent()
    assert synced.say(old) == []
    assert not [message for message in synced.sent() if isinstance(message, Ack)]


def test_a_report_before_its_synced_is_dropped(talk: Talk) -> None:
    talk.say(HELLO)
    talk.wait(0)
    talk.sent()
    assert talk.say(talk.report(3)) == []
    assert talk.sent() == []


def test_a_report_without_changes_is_acknowledged_and_says_nothing(synced: Talk) -> None:
    assert synced.say(synced.report()) == []
    assert synced.sent() == [Ack(synced.host.session, 1)]


# ── when a change was ──


def test_ages_are_before_the_stamp(synced: Talk) -> None:
    report = synced.report(3, 4)
    changes = (CellChange(3, True, 120), CellChange(4, True, 20))
    (changed,) = synced.say(Report(report.session, 1, report.stamp_ms, 0, changes, report.board))
    assert isinstance(changed, Changed)
    assert [change.at for change in changed.changes] == pytest.approx([synced.now - 0.12, synced.now - 0.02], abs=0.002)


def test_a_report_that_was_repeated_for_long_was_still_then(synced: Talk) -> None:
    report, then = synced.report(3), synced.now
    synced.wait(2.5)
    (changed,) = synced.say(report)
    assert isinstance(changed, Changed)
    assert changed.changes[0].at == pytest.approx(then, abs=0.002)


@pytest.mark.parametrize("rate", [0.995, 1.0, 1.005])
def test_the_controllers_clock_may_drift_and_start_again(rate: float) -> None:
    begun = 2**32 - 60_000
    talk = Talk()
    start = talk.now
    talk.say(HELLO)
    talk.wait(0)
    (sync,) = (message for message in talk.sent() if isinstance(message, Sync))
    talk.say(Synced(sync.session, 7, begun, talk.map))
    for second in range(1, 600):
        talk.now = start + second
        stamp = (begun + round(1000 * rate * second)) % 2**32
        talk.say(Heartbeat(7, sync.session, stamp, 0, 0, 0, 0, 0, talk.map))
    talk.now += 0.5
    stamp = (begun + round(1000 * rate * 599.5)) % 2**32
    (changed,) = talk.say(Report(sync.session, 1, stamp, 0, (CellChange(3, True, 0),), pack_board(PLACED | {3}, 16)))
    assert isinstance(changed, Changed)
    assert changed.changes[0].at == pytest.approx(talk.now, abs=0.02)


def test_a_change_is_never_in_the_future_nor_before_the_last(synced: Talk) -> None:
    first = synced.report(3)
    (changed,) = synced.say(Report(first.session, 1, first.stamp_ms + 5000, 0, first.changes, first.board))
    second = synced.report(4)
    (later,) = synced.say(Report(second.session, 2, second.stamp_ms - 9000, 0, second.changes, second.board))
    assert isinstance(changed, Changed)
    assert isinstance(later, Changed)
    assert changed.changes[0].at == synced.now == later.changes[0].at
