"""The host's side of PROTOCOL.md, rule by rule: bytes, IDENTIFY, DIAGNOSE, and the line itself."""

from __future__ import annotations

import math

from frame_strategies import messages
from hypothesis import given, settings
from hypothesis import strategies as st
from protocol_talk import BAD_FRAME, HELLO, Talk, begins, healths, times_of

from firmware_bridge.events import (
    Cells,
    Health,
    Identified,
    Identity,
    WholeBoard,
)
from firmware_bridge.frames import (
    Diagnose,
    Heartbeat,
    Hello,
    Identify,
    OtherVersion,
    Report,
    Sync,
    Synced,
    encode,
)

# ── bytes ──


def test_a_bad_frame_is_dropped_and_not_answered(synced: Talk) -> None:
    assert synced.say_bytes(BAD_FRAME) == []
    assert synced.sent() == []


def test_field_report_35_a_flood_of_errors_makes_no_traffic_at_all(synced: Talk) -> None:
    synced.say_bytes(BAD_FRAME * 5000)
    assert synced.sent() == []


def test_nothing_between_zeros_is_not_counted(synced: Talk) -> None:
    assert synced.say_bytes(bytes(5000)) == []


def test_what_only_a_host_says_is_a_bad_frame(synced: Talk) -> None:
    """An echo of ourselves, say from a loop-back plug, is no sign of life."""
    events = synced.say_bytes(encode(Identify()) * 10)
    assert healths(events) == ["degraded"]


def test_a_map_that_does_not_fit_the_chain_is_a_bad_frame(synced: Talk) -> None:
    assert synced.say(Report(synced.host.session, 1, 0, 0, (), b"\0\0\0")) == []
    synced.wait(0)
    assert synced.sent() == []


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(st.binary(max_size=50), messages.map(encode), st.just(encode(HELLO))), max_size=20))
def test_nothing_raises_whatever_comes(pieces: list[bytes]) -> None:
    talk = Talk()
    for piece in pieces:
        talk.say_bytes(piece)
        talk.wait(0.3)


# ── IDENTIFY ──


def test_identify_after_opening_and_again_with_growing_pauses(talk: Talk) -> None:
    assert times_of(talk, Identify, 9) == [0, 0.25, 0.75, 1.75, 3.75, 5.75, 7.75]


def test_identify_begins_with_a_zero(talk: Talk) -> None:
    talk.wait(0)
    assert talk.host.to_send() == b"\0" + encode(Identify())


def test_hello_ends_identify_and_tells_who_it_is(talk: Talk) -> None:
    talk.wait(0)
    assert talk.say(HELLO) == [Identified(Identity("1.4", "00c0ffee", 7, 16, ("reset line",)))]
    assert times_of(talk, Identify, 2.9) == [0]


def test_field_report_34_garbage_before_the_first_frame_is_dropped(talk: Talk) -> None:
    talk.say_bytes(b"\xff\x00\x80boot loader\x00" + encode(HELLO))
    assert [type(event) for event in talk.told] == [Identified]


def test_another_protocol_is_told_and_the_host_takes_no_part(talk: Talk) -> None:
    (health,) = talk.say(OtherVersion(2))
    assert health == Health("offline", "board-firmware-new", {"theirs": 2, "ours": 1})
    talk.sent()
    assert talk.wait(60) == []
    assert talk.sent() == []


def test_an_older_protocol_wants_newer_firmware(talk: Talk) -> None:
    (health,) = talk.say(OtherVersion(0))
    assert health == Health("offline", "board-firmware-old", {"theirs": 0, "ours": 1})


def test_after_another_protocol_the_right_one_is_welcome(talk: Talk) -> None:
    talk.say(OtherVersion(2))
    talk.say(HELLO)
    assert begins(talk, "start")


# ── the line goes and comes ──


def test_a_closed_line_is_quiet_and_an_opened_one_begins_anew(synced: Talk) -> None:
    synced.say(synced.report(3))
    synced.host.closed()
    assert synced.sent() == []
    assert synced.host.next_due(synced.now) == math.inf
    assert synced.say(HELLO) == []
    assert synced.wait(60) == []
    assert synced.sent() == []
    synced._take(synced.host.opened(synced.now))
    synced.wait(0)
    assert synced.sent() == [Identify()]
    assert synced.say(HELLO) == [], "it has told already who it is"
    assert begins(synced, "silence")
    assert healths(synced.told) == ["ok", "ok"], "said again: in between the link may have said that it was away"


def test_half_a_frame_from_before_is_forgotten(talk: Talk) -> None:
    talk.say_bytes(b"half a frame")
    talk.host.opened(talk.now)
    assert [type(event) for event in talk.say(HELLO)] == [Identified]


def test_another_board_may_be_plugged_in(synced: Talk) -> None:
    synced.host.opened(synced.now)
    synced.say(Heartbeat(3, 0, 0, 0, 0, 0, 0, 0, bytes(4)))
    synced.say(Hello((1, 5), 1, 3, 32, 1, 0))
    synced.wait(0)
    (sync,) = (message for message in synced.sent() if isinstance(message, Sync))
    assert synced.say(Synced(sync.session, 3, 0, bytes(4)))[0] == WholeBoard(frozenset(), "restart", 32)


# ── DIAGNOSE ──


def test_diagnose_after_synced_and_every_10_s(talk: Talk) -> None:
    talk.say(HELLO)
    talk.answer_sync()
    asked = []
    for _ in range(250):
        talk.wait(0.1)
        if Diagnose() in talk.sent():
            asked.append(round(talk.now - 1000))
            talk.say(talk.diagnosis())
        talk.say(talk.heartbeat())
    assert asked == [0, 10, 20]


def test_diagnose_is_repeated_with_growing_pauses(talk: Talk) -> None:
    talk.say(HELLO)
    talk.answer_sync()
    asked = 0
    for _ in range(10):
        talk.wait(1.0)
        asked += talk.sent().count(Diagnose())
        talk.say(talk.heartbeat())
    assert asked == 8  # at 0, 0.25, 0.75, 1.75, 3.75, 5.75, 7.75 and 9.75


def test_cells_are_told_when_they_change(synced: Talk) -> None:
    assert synced.say(synced.diagnosis()) == []
    assert synced.say(synced.diagnosis(frozenset({5}))) == [Cells(frozenset({5}), frozenset(), frozenset({15}))]
    assert synced.say(synced.diagnosis(frozenset({5}))) == []
    assert synced.say(synced.diagnosis()) == [Cells(frozenset(), frozenset(), frozenset({15}))]


def test_whoever_asks_is_told_even_if_nothing_has_changed(synced: Talk) -> None:
    synced.host.diagnose(synced.now)
    synced.wait(0)
    assert synced.sent() == [Diagnose()]
    assert [type(event) for event in synced.say(synced.diagnosis(), synced.diagnosis())] == [Cells]


def test_who_asks_before_there_is_a_board_is_told_later(talk: Talk) -> None:
    talk.host.diagnose(talk.now)
    talk.wait(0)
    assert talk.sent() == [Identify()]
    talk.say(HELLO)
    talk.answer_sync()
    assert Cells in [type(event) for event in talk.say(talk.diagnosis())]


def test_a_diagnosis_of_another_start_is_dropped(synced: Talk) -> None:
    assert synced.say(synced.diagnosis(frozenset({5}), boot=8)) == []
