"""What the host's side of PROTOCOL.md says of the board's health, and how often it reads its sensors."""

from __future__ import annotations

import pytest
from protocol_talk import BAD_FRAME, HELLO, Talk, begins, healths

from firmware_bridge.events import (
    Event,
    Health,
    Scanning,
)
from firmware_bridge.frames import (
    Hello,
)

# ── scans ──


def test_how_often_the_sensors_are_read_is_told_with_the_first_heartbeat(talk: Talk) -> None:
    talk.say(HELLO)
    talk.answer_sync()
    assert talk.say(talk.heartbeat(scans=1000)) == [Scanning(1000)]
    assert talk.say(talk.heartbeat(scans=1000)) == []


@pytest.mark.parametrize(
    ("scans", "told"), [(980, []), (1020, []), (979, [Scanning(979)]), (1021, [Scanning(1021)]), (0, [Scanning(0)])]
)
def test_a_late_heartbeat_is_no_news_and_another_rate_is(synced: Talk, scans: int, told: list[Event]) -> None:
    assert synced.say(synced.heartbeat(scans=scans)) == told


def test_a_controller_that_starts_anew_tells_again_how_often_it_reads(synced: Talk) -> None:
    synced.say(Hello((1, 4), 0x00C0FFEE, 8, 16, 8, 0))
    synced.answer_sync(boot=8)
    assert Scanning(1000) in synced.say(synced.heartbeat(boot=8))


def test_scans_of_another_start_are_not_believed(synced: Talk) -> None:
    assert synced.say(synced.heartbeat(boot=8, scans=500)) == []


# ── health ──


def test_a_board_that_never_answers_is_offline_after_3_s(talk: Talk) -> None:
    assert healths(talk.wait(2.9)) == []
    assert healths(talk.wait(60)) == ["offline"]


def test_a_port_that_only_says_garbage_is_said_to_be_no_board(talk: Talk) -> None:
    for _ in range(20):
        talk.say_bytes(BAD_FRAME * 5)
        talk.wait(0.2)
    (health,) = (event for event in talk.told if isinstance(event, Health))
    assert health == Health("offline", "board-unreadable")


def test_a_board_that_is_heard_but_deaf_is_said_to_be(talk: Talk) -> None:
    for _ in range(6):
        talk.wait(1.0)
        talk.say(talk.heartbeat(session=0))
    assert [health.code for health in talk.told if isinstance(health, Health)] == ["board-deaf"]
    talk.say(HELLO)
    assert begins(talk, "start")
    assert healths(talk.told) == ["offline", "ok"]


def test_a_chain_of_another_length_is_degraded(synced: Talk) -> None:
    assert healths(synced.say(synced.heartbeat(fault=2))) == ["degraded"]
    assert healths(synced.say(synced.heartbeat())) == ["ok"]


def test_many_bad_frames_are_degraded_until_they_have_ended(synced: Talk) -> None:
    assert healths(synced.say_bytes(BAD_FRAME * 9)) == []
    assert healths(synced.say_bytes(BAD_FRAME)) == ["degraded"]
    events = []
    for _ in range(12):
        events += synced.wait(1.0) + synced.say(synced.heartbeat())
    assert healths(events) == ["ok"]


@pytest.mark.parametrize(("seconds", "many"), [(9.9, ["degraded"]), (10.0, [])])
def test_ten_bad_frames_in_10_s_are_many(synced: Talk, seconds: float, many: list[str]) -> None:
    synced.say_bytes(BAD_FRAME * 9)
    for _ in range(4):
        synced.wait(seconds / 4)
        synced.say(synced.heartbeat())
    assert healths(synced.say_bytes(BAD_FRAME)) == many


def test_few_bad_frames_now_and_then_are_not_worth_a_word(synced: Talk) -> None:
    events = []
    for _ in range(60):
        events += synced.wait(1.5) + synced.say_bytes(BAD_FRAME) + synced.say(synced.heartbeat())
    assert healths(events) == []


def test_bad_frames_that_the_controller_has_counted_count_too(synced: Talk) -> None:
    assert healths(synced.say(synced.heartbeat(bad=9))) == []
    synced.wait(1.0)
    assert healths(synced.say(synced.heartbeat(bad=10))) == ["degraded"]


def test_next_due_is_never_in_the_past_for_ever(synced: Talk) -> None:
    """Whoever waits until then and ticks makes progress: a loop would burn the processor."""
    for _ in range(1000):
        due = synced.host.next_due(synced.now)
        synced.now = max(synced.now, due)
        synced.host.tick(synced.now)
        synced.host.to_send()
        assert synced.host.next_due(synced.now) > synced.now
