"""Two controllers that were written from one document, in C and in Python: the same happens to both, and they say the
same. What differs may only be when: the firmware needs some milliseconds to believe a sensor.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace

import pytest
from firmware_controller import TURN_GAP_S, FirmwareController, core
from firmware_rig import Library
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from lossy_rig import BAD, QUIET, Rig, bytes_sent, play

from firmware_bridge.controller import ControllerProtocol
from firmware_bridge.events import WholeBoard
from firmware_bridge.frames import (
    Ack,
    CellChange,
    Diagnose,
    Diagnosis,
    FromController,
    Heartbeat,
    Hello,
    Identify,
    Report,
    Splitter,
    Sync,
    Synced,
    decode,
    encode,
)

CHANNELS = 16
BOOT = 77
ROOM = 32
"""QUEUE in reports.c."""
STEP_S = 0.001
SETTLE_S = 0.025
LATE_MS = 8
STORM = 1.6


@dataclass(frozen=True)
class Turn:
    """These sensors change at once."""

    channels: frozenset[int]


@dataclass(frozen=True)
class Wait:
    seconds: float


@dataclass(frozen=True)
class Say:
    """The host's bytes."""

    data: bytes


@dataclass(frozen=True)
class AckWhatCame:
    """The host acknowledges the last report that the stand-in has sent."""


Act = Turn | Wait | Say | AckWhatCame


class Pair:
    """Both controllers, step by step through the same milliseconds."""

    def __init__(self, channels: int = CHANNELS) -> None:
        self.now = 0.0
        self.occupied: frozenset[int] = frozenset()
        self.library = Library(channels, BOOT)
        self.firmware = FirmwareController(self.library, channels, 0.0)
        self.stand_in = ControllerProtocol(channels, BOOT, 0.0, room=ROOM)
        self.heard: dict[str, list[tuple[float, FromController]]] = {"firmware": [], "stand-in": []}
        self._splitters = {"firmware": Splitter(), "stand-in": Splitter()}
        self.wait(SETTLE_S)

    def act(self, act: Act) -> None:
        self.pass_heartbeat()
        match act:
            case Turn(channels):
                self.sense(self.occupied ^ channels)
            case Wait(seconds):
                self.wait(seconds)
            case Say(data):
                self.say(data)
            case AckWhatCame():
                self.acknowledge()

    def pass_heartbeat(self) -> None:
        """Nothing happens around a whole second, when one has sent its heartbeat and the other has not."""
        while not 20 <= round(1000 * self.now) % 1000 <= 960:
            self.wait(STEP_S)

    def sense(self, occupied: frozenset[int]) -> None:
        self.occupied = occupied
        for controller in (self.firmware, self.stand_in):
            controller.sense(occupied, self.now)
        self.wait(SETTLE_S)

    def say(self, data: bytes) -> None:
        for controller in (self.firmware, self.stand_in):
            controller.receive(data, self.now)
        self.wait(SETTLE_S)

    def acknowledge(self) -> None:
        reports = [message for _, message in self.heard["stand-in"] if isinstance(message, Report)]
        data = encode(Ack(reports[-1].session, reports[-1].number)) if reports else b""
        self.say(data)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP_S)):
            self.now += STEP_S
            for name, controller in (("firmware", self.firmware), ("stand-in", self.stand_in)):
                controller.tick(self.now)
                for frame in self._splitters[name].feed(controller.to_send()):
                    message = decode(frame)
                    assert not isinstance(message, Identify | Sync | Ack | Diagnose)
                    self.heard[name].append((self.now, message))

    def said(self, name: str, kind: type[FromController]) -> list[FromController]:
        """What one of them has said of a kind, without times and without what was only said again."""
        messages = [_timeless(message) for _, message in self.heard[name] if isinstance(message, kind)]
        if kind is Report:
            return [message for message, _ in itertools.groupby(messages)]
        return messages

    def agree(self, *but: type[FromController]) -> None:
        self.wait(0.4)
        self.pass_heartbeat()
        for kind in {Hello, Synced, Report, Heartbeat, Diagnosis} - set(but):
            assert self.said("firmware", kind) == self.said("stand-in", kind), kind


def _timeless(message: FromController) -> FromController:
    match message:
        case Hello():
            return replace(message, build=0, version=(0, 0))
        case Synced():
            return replace(message, uptime_ms=0)
        case Report():
            changes = tuple(CellChange(change.channel, change.occupied, 0) for change in message.changes)
            return replace(message, stamp_ms=0, changes=changes)
        case Heartbeat():
            return replace(message, uptime_ms=0, scans_per_s=0)
    return message


waits = st.sampled_from([0.013, 0.07, 0.31, 1.1, 2.3]).map(Wait)
turns = st.frozensets(st.integers(0, CHANNELS - 1), min_size=1, max_size=4).map(Turn)
sessions = st.sampled_from([0, 1, 2, 0xFFFFFFFF])
frames = st.one_of(
    st.builds(Identify),
    st.builds(Sync, sessions),
    st.builds(Ack, sessions, st.integers(0, 4)),
    st.builds(Ack, st.just(1), st.integers(0, 4)),
    st.builds(Diagnose),
).map(encode)
garbage = st.binary(min_size=1, max_size=30).map(lambda data: data + b"\0")
acts = st.lists(
    st.one_of(turns, turns, waits, frames.map(Say), garbage.map(Say), st.just(AckWhatCame()), st.just(AckWhatCame())),
    max_size=40,
)


def flickers(done: list[Act]) -> bool:
    """Whether some channel comes near the border of flickering, where the two may decide differently."""
    turned: list[tuple[float, int]] = []
    now = 0.0
    for act in done:
        if isinstance(act, Turn):
            turned += [(now, channel) for channel in act.channels]
        now += act.seconds if isinstance(act, Wait) else SETTLE_S
    return any(sum(1 for at, channel in turned if channel == one and end - 1.1 <= at <= end) > 7 for end, one in turned)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(acts)
def test_the_same_happens_and_both_say_the_same(done: list[Act]) -> None:
    pair = Pair()
    pair.act(Say(encode(Sync(1))))
    assume(not flickers(done))
    for act in done:
        pair.act(act)
    pair.agree()


def test_without_a_session_both_only_say_who_they_are() -> None:
    pair = Pair()
    for channels in (frozenset({1}), frozenset({1, 9}), frozenset[int]()):
        pair.wait(1.3)
        pair.pass_heartbeat()
        pair.sense(channels)
        pair.say(encode(Ack(0, 0)))
    pair.say(encode(Diagnose()))
    pair.agree()
    assert len(pair.said("firmware", Hello)) == 7, "after 0, 0.2, 0.6, 1.4, 2.4, 3.4 and 4.4 s"
    assert not pair.said("firmware", Report)


def test_more_changes_than_there_is_room_for() -> None:
    pair = Pair()
    pair.say(encode(Sync(1)))
    for _ in range(3):
        pair.sense(pair.occupied ^ frozenset(range(CHANNELS)))
        pair.wait(0.3)
    for _ in range(5):
        pair.acknowledge()
    pair.agree()
    assert [message.lost for message in pair.said("firmware", Report) if isinstance(message, Report)] == [0, 16]


def test_a_flickering_sensor_and_its_end() -> None:
    pair = Pair()
    pair.say(encode(Sync(1)))
    pair.wait(1.2)
    for _ in range(41):
        pair.sense(pair.occupied ^ {3})
        pair.acknowledge()
    pair.sense(pair.occupied | {5})
    pair.acknowledge()
    pair.wait(4.0)
    pair.acknowledge()
    pair.say(encode(Diagnose()))
    pair.agree()
    thawed = [max(at for at, one in heard if isinstance(one, Report)) for heard in pair.heard.values()]
    assert thawed[0] == pytest.approx(thawed[1], abs=0.15)
    assert [message.flickers for message in pair.said("firmware", Diagnosis) if isinstance(message, Diagnosis)] == [
        b"\x08\0",
        b"\0\0",
        b"\0\0",
    ]


def test_a_broken_chain_and_its_end() -> None:
    pair = Pair()
    pair.say(encode(Sync(1)))
    pair.wait(1.2)
    pair.library.command("cut 1")
    pair.stand_in.set_fault(1, pair.now + 0.003)
    pair.wait(1.3)
    pair.sense(frozenset({2, 9}))
    pair.wait(1.2)
    pair.library.command("mend")
    pair.stand_in.set_fault(0, pair.now + 0.104)
    pair.wait(1.2)
    pair.acknowledge()
    pair.agree(Diagnosis)  # the firmware tells that the chain is mended before it believes its sensors
    assert [change.channel for change in _changes(pair)] == [2, 9]
    for name in pair.heard:
        assert [message.fault for message in pair.said(name, Diagnosis) if isinstance(message, Diagnosis)] == [1, 0]


def _changes(pair: Pair) -> list[CellChange]:
    reports = [message for message in pair.said("firmware", Report) if isinstance(message, Report)]
    return [change for report in reports for change in report.changes]


def test_what_is_not_acknowledged_is_sent_again_at_the_same_times() -> None:
    pair = Pair()
    pair.say(encode(Sync(1)))
    pair.sense(frozenset({1}))
    pair.wait(3.0)
    times = {name: [at for at, message in pair.heard[name] if isinstance(message, Report)] for name in pair.heard}
    assert len(times["firmware"]) == len(times["stand-in"]) > 8
    pauses = {name: [later - at for at, later in itertools.pairwise(times[name])] for name in times}
    assert pauses["firmware"] == pytest.approx(pauses["stand-in"], abs=0.0021)
    assert 1000 * (times["firmware"][0] - times["stand-in"][0]) < LATE_MS


@pytest.mark.parametrize("seed", range(4))
def test_host_and_firmware_on_a_bad_line(seed: int) -> None:
    rig = Rig(seed, BAD, core)
    rig.gap = TURN_GAP_S
    play(rig, 200, reboots=0.02, host_restarts=0.02)
    assert {event.reason for event in rig.events if isinstance(event, WholeBoard)} <= {
        "start",
        "restart",
        "silence",
        "lost",
    }


def test_errors_never_make_a_storm_with_the_firmware() -> None:
    rates = []
    for noise in (QUIET, BAD):
        rig = Rig(1, noise, core)
        rig.gap = TURN_GAP_S
        play(rig, 300)
        rates.append(bytes_sent(rig) / rig.now)
    assert rates[1] < STORM * rates[0]
