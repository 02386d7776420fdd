"""The host's side of PROTOCOL.md, rule by rule: SYNC, and when the host begins a new session."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from protocol_talk import HELLO, PLACED, Talk, begins, healths, times_of

from firmware_bridge.events import (
    Changed,
    Health,
    Identified,
    Reason,
    WholeBoard,
)
from firmware_bridge.frames import (
    Ack,
    CellChange,
    Hello,
    Identify,
    Report,
    Sync,
    Synced,
    pack_board,
)
from firmware_bridge.protocol import HostProtocol

# ── SYNC ──


def test_sync_goes_out_at_once_and_again_with_growing_pauses(talk: Talk) -> None:
    talk.say(HELLO)
    assert times_of(talk, Sync, 2.9) == [0, 0.25, 0.75, 1.75]


def test_a_repeated_sync_has_the_same_session(talk: Talk) -> None:
    talk.say(HELLO)
    talk.wait(2.9)
    syncs = [message for message in talk.sent() if isinstance(message, Sync)]
    assert syncs == [Sync(talk.host.session)] * 4


def test_the_session_is_never_0_nor_the_last_one() -> None:
    talk = Talk()
    sources: Iterator[int] = iter([0, 2**32, 5, 5])
    talk.host = HostProtocol(lambda: next(sources))
    talk.host.opened(talk.now)
    sessions = []
    for boot in range(4):
        talk.say(Hello((1, 0), 0, boot, 16, 1, 0))
        sessions.append(talk.host.session)
    assert 0 not in sessions
    assert all(one != other for one, other in itertools.pairwise(sessions))


def test_synced_gives_the_whole_board(talk: Talk) -> None:
    talk.say(HELLO)
    events = talk.answer_sync()
    assert events == [WholeBoard(PLACED, "start", 16), Health("ok")]


def test_synced_ends_sync(talk: Talk) -> None:
    talk.say(HELLO)
    assert talk.host.session == 501, "as the source of random numbers gave it"
    talk.answer_sync()
    assert times_of(talk, Sync, 2.9) == []


def test_synced_of_another_session_is_dropped(talk: Talk) -> None:
    talk.say(HELLO)
    assert talk.say(Synced(4711, 7, 0, talk.map)) == []


def test_synced_of_the_session_that_is_going_is_dropped(synced: Talk) -> None:
    synced.say(synced.report(3))
    again = Synced(synced.host.session, 7, synced.uptime, pack_board(PLACED, 16))
    assert synced.say(again, again) == []
    assert [type(event) for event in synced.say(synced.report(4))] == [Changed]


def test_synced_of_another_start_is_not_believed(talk: Talk) -> None:
    talk.say(HELLO)
    assert talk.answer_sync(boot=8) == []
    talk.wait(0)
    assert Identify() in talk.sent()


def test_sessions_follow_each_other_with_growing_pauses(synced: Talk) -> None:
    """A controller that says nonsense in each report does not get the line full."""
    begun = []
    for _ in range(2000):
        synced.say(synced.report(1, lost=1))
        synced.wait(0)
        for message in synced.sent():
            if isinstance(message, Sync):
                begun.append(round(synced.now - 1000, 2))
                synced.number = 0
                synced.say(Synced(message.session, 7, synced.uptime, synced.map))
        synced.wait(0.01)
    assert len(begun) < 14
    assert begun[-1] - begun[-2] >= 1.9


def test_a_session_that_lasted_makes_the_next_one_quick(synced: Talk) -> None:
    for _ in range(5):
        for _ in range(3):
            synced.wait(1.0)
            synced.say(synced.heartbeat())
        synced.sent()
        synced.say(synced.report(1, lost=1))
        assert begins(synced, "lost")


@pytest.mark.parametrize(("lasted", "again"), [(2.0, [0, 0.25, 0.75, 1.75]), (1.9, [0, 0.5, 1.5])])
def test_the_pauses_begin_anew_after_a_session_of_2_s(synced: Talk, lasted: float, again: list[float]) -> None:
    synced.say(synced.report(1, lost=1))
    synced.answer_sync()
    synced.say(synced.diagnosis())
    synced.wait(lasted)
    synced.sent()
    synced.say(synced.report(1, lost=1))
    assert times_of(synced, Sync, 2.9) == again


# ── when the host begins a new session ──


def test_hello_of_another_start_begins_a_session(synced: Talk) -> None:
    (identified,) = synced.say(Hello((1, 4), 1, 8, 16, 1, 0))
    assert isinstance(identified, Identified)
    whole = synced.answer_sync(boot=8)
    assert whole[0] == WholeBoard(PLACED, "restart", 16)


def test_field_report_36_a_heartbeat_of_another_start_begins_a_session(synced: Talk) -> None:
    synced.say(synced.heartbeat(boot=8, session=0))
    synced.wait(0)
    assert synced.sent() == [Identify()]
    synced.say(Hello((1, 4), 1, 8, 16, 1, 0))
    whole = synced.answer_sync(boot=8)
    assert whole[0] == WholeBoard(PLACED, "restart", 16)


def test_hello_of_the_same_start_begins_nothing(synced: Talk) -> None:
    assert synced.say(HELLO) == []
    synced.wait(0)
    assert synced.sent() == []


def test_a_heartbeat_of_another_session_begins_a_session(synced: Talk) -> None:
    synced.say(synced.heartbeat(session=4711))
    assert begins(synced, "mismatch")


def test_a_heartbeat_without_a_session_means_a_restart(synced: Talk) -> None:
    synced.say(synced.heartbeat(session=0))
    assert begins(synced, "restart")


def test_lost_changes_begin_a_session(synced: Talk) -> None:
    assert synced.say(synced.report(3, lost=2)) == []
    assert begins(synced, "lost")


def test_a_report_that_does_not_lead_to_its_board_begins_a_session(synced: Talk) -> None:
    synced.report(4)
    synced.number = 0
    assert synced.say(synced.report(3)) == []
    assert not [message for message in synced.sent() if isinstance(message, Ack)]
    assert begins(synced, "mismatch")


def test_a_change_to_what_already_was_begins_a_session(synced: Talk) -> None:
    assert synced.say(Report(synced.host.session, 1, 0, 0, (CellChange(9, True, 0),), synced.map)) == []
    assert begins(synced, "mismatch")


def test_a_heartbeat_with_another_board_begins_a_session(synced: Talk) -> None:
    synced.say(synced.report(3))
    synced.sent()
    synced.say(synced.heartbeat(board=pack_board(PLACED, 16)))
    assert begins(synced, "mismatch")


def test_a_heartbeat_before_the_last_acknowledgement_is_not_compared(synced: Talk) -> None:
    synced.say(synced.report(3))
    synced.sent()
    assert synced.say(synced.heartbeat(number=0, board=pack_board(PLACED, 16))) == []
    assert synced.sent() == []


def test_a_heartbeat_whose_number_cannot_be_begins_a_session(synced: Talk) -> None:
    synced.say(synced.heartbeat(number=1))
    assert begins(synced, "mismatch")


def test_silence_begins_a_session(synced: Talk) -> None:
    assert healths(synced.wait(2.9)) == []
    (health,) = synced.wait(0.2)
    assert isinstance(health, Health)
    assert health.state == "offline"
    assert health == Health("offline", "board-silent", {"seconds": 3})
    assert synced.sent() == [Identify()]
    synced.wait(5)
    assert set(synced.sent()) == {Identify()}
    synced.say(HELLO)
    assert begins(synced, "silence")
    assert healths(synced.told)[-1] == "ok"


def test_a_mended_chain_begins_a_session(synced: Talk) -> None:
    (health,) = synced.say(synced.heartbeat(fault=1))
    assert isinstance(health, Health)
    assert health.state == "offline"
    assert health.code == "board-chain-broken"
    synced.wait(0)
    assert synced.sent() == []
    synced.say(synced.heartbeat())
    assert begins(synced, "fault")
    assert healths(synced.told)[-1] == "ok"


def test_while_the_chain_is_broken_the_host_waits_for_its_board(talk: Talk) -> None:
    talk.wait(0)
    talk.say(Hello((1, 4), 1, 7, 16, 1, fault=1))
    for _ in range(5):
        talk.wait(1.0)
        talk.say(talk.heartbeat(session=0, fault=1))
    assert healths(talk.told) == ["offline"]
    assert not [message for message in talk.sent() if isinstance(message, Sync)]
    talk.say(talk.heartbeat(session=0))
    assert begins(talk, "start")


def test_a_chain_may_be_mended_before_hello_is_said_again(talk: Talk) -> None:
    talk.say(Hello((1, 4), 0x00C0FFEE, 7, 16, 2, fault=1))
    talk.wait(1.0)
    talk.say(HELLO)
    assert begins(talk, "start")


def test_a_restart_with_a_broken_chain_ends_the_asking(talk: Talk) -> None:
    talk.say(HELLO)
    talk.say(Hello((1, 4), 0x00C0FFEE, 8, 16, 2, fault=1))
    assert times_of(talk, Sync, 2.9) == []


def test_a_chain_that_breaks_while_the_board_is_awaited_is_waited_for(talk: Talk) -> None:
    talk.say(HELLO)
    talk.wait(0)
    (sync,) = (message for message in talk.sent() if isinstance(message, Sync))
    talk.say(talk.diagnosis(fault=1))
    assert times_of(talk, Sync, 1.0) == []
    assert not [event for event in talk.say(Synced(sync.session, 7, 0, b"\0\0")) if isinstance(event, WholeBoard)]
    talk.say(talk.diagnosis())
    assert begins(talk, "start")


def test_without_a_chain_there_is_nothing_to_ask_for(talk: Talk) -> None:
    talk.wait(0)
    (_, health) = talk.say(Hello((1, 4), 1, 7, 0, 1, fault=1))
    assert isinstance(health, Health)
    assert health.code == "board-no-chain"
    talk.sent()
    talk.wait(2.5)
    assert talk.sent() == []
    talk.say(Hello((1, 4), 1, 8, 16, 8, fault=0))
    assert talk.answer_sync(boot=8)[0] == WholeBoard(PLACED, "start", 16)


def test_the_weightiest_reason_is_told(synced: Talk) -> None:
    synced.say(synced.report(3, lost=1))
    synced.wait(5)
    synced.sent()
    synced.say(Hello((1, 4), 1, 8, 16, 1, 0))
    assert synced.answer_sync(boot=8)[0] == WholeBoard(PLACED | {3}, "restart", 16)


@pytest.mark.parametrize(
    ("first", "then", "told"),
    [
        ("restart", "fault", "restart"),
        ("fault", "restart", "restart"),
        ("fault", "lost", "fault"),
        ("lost", "mismatch", "lost"),
        ("mismatch", "lost", "lost"),
        ("mismatch", "silence", "mismatch"),
        ("silence", "mismatch", "mismatch"),
        ("start", "restart", "start"),
    ],
)
def test_reasons_have_an_order(synced: Talk, first: Reason, then: Reason, told: Reason) -> None:
    synced.host._begin_session(first, synced.now)
    synced.host._begin_session(then, synced.now)
    assert begins(synced, told)


def test_every_new_session_has_another_number(synced: Talk) -> None:
    was = synced.host.session
    synced.say(synced.report(3, lost=1))
    assert synced.host.session != was
