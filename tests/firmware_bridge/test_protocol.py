"""The host's side of PROTOCOL.md, rule by rule. The other end is played by hand: Talk says what a controller could."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest
from frame_strategies import messages
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware_bridge.events import (
    Cells,
    Change,
    Changed,
    Event,
    Health,
    Identified,
    Identity,
    Reason,
    Scanning,
    WholeBoard,
)
from firmware_bridge.frames import (
    Ack,
    CellChange,
    Diagnose,
    Diagnosis,
    FromController,
    Heartbeat,
    Hello,
    Identify,
    Message,
    OtherVersion,
    Report,
    Splitter,
    Sync,
    Synced,
    decode,
    encode,
    pack_board,
)
from firmware_bridge.protocol import HostProtocol

HELLO = Hello((1, 4), 0x00C0FFEE, 7, 16, 2, 0)
BAD_FRAME = b"\x05\x01\x00"
PLACED = frozenset({0, 9})


class Talk:
    """A host, and the words of a controller of sixteen channels."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sessions = itertools.count(501)
        self.host = HostProtocol(lambda: next(self.sessions))
        self.told: list[Event] = []
        self._splitter = Splitter()
        self.board: set[int] = set(PLACED)
        self.number = 0
        self._take(self.host.opened(self.now))

    def say(self, *messages: FromController) -> list[Event]:
        """What the host makes of it."""
        return self.say_bytes(b"".join(encode(message) for message in messages))

    def say_bytes(self, data: bytes) -> list[Event]:
        return self._take(self.host.receive(data, self.now))

    def sent(self) -> list[Message]:
        """What the host has sent since the last call."""
        return [decode(frame) for frame in self._splitter.feed(self.host.to_send())]

    def wait(self, seconds: float) -> list[Event]:
        """Only time passes; the host does what is due."""
        end, events = self.now + seconds, []
        while (due := self.host.next_due(self.now)) <= end:
            assert due > self.now or not events or self.host.next_due(self.now) >= self.now
            self.now = max(self.now, due)
            events += self._take(self.host.tick(self.now))
        self.now = end
        return events

    def synced(self) -> Talk:
        """As far as the first whole board, in a session that has lasted."""
        self.wait(0)
        self.say(HELLO)
        self.answer_sync()
        self.say(self.diagnosis())
        self.wait(2.5)
        self.say(self.heartbeat())
        self.sent()
        return self

    def answer_sync(self, boot: int = 7) -> list[Event]:
        self.wait(0)
        (sync,) = (message for message in self.sent() if isinstance(message, Sync))
        self.number = 0
        return self.say(Synced(sync.session, boot, self.uptime, self.map))

    def report(self, *channels: int, lost: int = 0) -> Report:
        """The next one: these channels turn."""
        changes = []
        for channel in channels:
            self.board ^= {channel}
            changes.append(CellChange(channel, channel in self.board, 0))
        self.number = self.number % 65535 + 1
        return Report(self.host.session, self.number, self.uptime, lost, tuple(changes), self.map)

    def heartbeat(
        self,
        *,
        boot: int = 7,
        session: int = -1,
        number: int = -1,
        bad: int = 0,
        scans: int = 1000,
        fault: int = 0,
        board: bytes = b"",
    ) -> Heartbeat:
        """One that fits, but for what is given."""
        session = self.host.session if session < 0 else session
        number = self.number if number < 0 else number
        return Heartbeat(boot, session, self.uptime, number, bad, 0, scans, fault, board or self.map)

    def diagnosis(self, flickers: frozenset[int] = frozenset(), boot: int = 7, fault: int = 0) -> Diagnosis:
        return Diagnosis(boot, fault, self.map, pack_board(flickers, 16), b"\0\0", b"\0\x80")

    @property
    def map(self) -> bytes:
        return pack_board(frozenset(self.board), 16)

    @property
    def uptime(self) -> int:
        return round(self.now * 1000) % 2**32

    def _take(self, events: tuple[Event, ...]) -> list[Event]:
        self.told += events
        return list(events)


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def synced() -> Talk:
    return Talk().synced()


def begins(talk: Talk, reason: Reason) -> bool:
    """Whether the host now asks for the whole board, and gives it with that reason."""
    session = talk.host.session
    whole = [event for event in talk.answer_sync() if isinstance(event, WholeBoard)]
    return whole == [WholeBoard(frozenset(talk.board), reason, 16)] and session == talk.host.session


def healths(events: list[Event]) -> list[str]:
    return [event.state for event in events if isinstance(event, Health)]


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


def times_of(talk: Talk, kind: type[Message], seconds: float) -> list[float]:
    """When the host sends such a message, from now on."""
    start, times = talk.now, []
    while talk.now < start + seconds:
        talk.wait(0)
        times += [round(talk.now - start, 3) for message in talk.sent() if isinstance(message, kind)]
        talk.now = min(talk.host.next_due(talk.now), start + seconds)
    return times


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
