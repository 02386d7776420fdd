"""Twin games on the sensor board: the same acts in public, other cells behind it. Nobody outside can tell them apart,
by no message, no order, no number, no size and no time (the list at the end of the digest; AM-9.2, AM-9.3, AM-10.4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from board_rig import BoardRig
from lockstep_rig import VirtualTimer
from mqtt_rig import Rig as Broker
from mqtt_rig import rig_on

from service.ports import RecordingPublisher

Told = list[tuple[float, str, bytes]]
OUTSIDERS = ("s1", "host", "table", None)
STRAIGHT = ("a8", "a7", "a6")
ROUND = ("a8", "a7", "b7")


class Timed(RecordingPublisher):
    """Notes when each message was published, by the table's virtual clock."""

    def __init__(self, timer: VirtualTimer) -> None:
        super().__init__()
        self._timer = timer
        self.told: Told = []

    def publish(self, topic: str, payload: bytes, retain: bool = True) -> None:
        super().publish(topic, payload, retain)
        self.told.append((self._timer.now, topic, payload))

    def clear(self, topic: str) -> None:
        super().clear(topic)
        self.told.append((self._timer.now, topic, b""))


class TimedRig(BoardRig):
    """A table in virtual time; `until` lets it pass."""

    def __init__(self, folder: Path) -> None:
        self.virtual = VirtualTimer()
        self._numbers: Counter[str] = Counter()
        super().__init__(folder, timer=self.virtual, publisher=Timed(self.virtual))

    def do(self, seat: str, action: dict[str, Any], command_id: str | None = None, seq: int | None = -1) -> Any:
        """Each player counts its own commands."""
        self._numbers[seat] += 1
        return super().do(seat, action, command_id or f"{seat}-{self._numbers[seat]}", seq)

    def rest(self) -> None:
        self.until(self.virtual.now + 5.0)

    def until(self, when: float) -> None:
        while self.virtual.now < when:
            self.virtual.move_to(min(when, self.virtual.now + 0.05))
            self.drain()

    @property
    def outside(self) -> Told:
        assert isinstance(self.publisher, Timed)
        return [told for told in self.publisher.told if "/seat/s2/" not in told[1] and "/seat/s3/" not in told[1]]


Does = Callable[[TimedRig], None]


def walk(*way: str) -> Does:
    return lambda rig: rig.slide(*way)


def slowly(rig: TimedRig) -> None:
    """Every cell is rested on; three of them are fouls."""
    for here, to in pairwise(STRAIGHT):
        rig.slide(here, to)


def tries_first(rig: TimedRig) -> None:
    rig.slide("a8", "h1")
    rig.slide("h1", "a8")
    rig.slide(*STRAIGHT)


def says_it(rig: TimedRig) -> None:
    """By tap, the piece following late."""
    rig.act("s2", act="go", to="b7")
    rig.until(rig.virtual.now + 2.0)
    rig.slide(*ROUND)


def takes_it_back(rig: TimedRig) -> None:
    rig.slide(*ROUND)
    rig.lift("b7")
    rig.until(rig.virtual.now + 3.0)
    rig.put("b7")


def bumps(rig: TimedRig) -> None:
    seen = rig.occupied
    rig.set_up("a1", "c3", "e8", "a8", "a8", "h5")
    rig.change(seen)
    rig.rest()
    seen = rig.occupied
    rig.set_up()
    rig.change(seen)
    rig.rest()
    rig.slide(*STRAIGHT)


def pulls_the_board_up_again(rig: TimedRig) -> None:
    """The controller starts again while the pawn is elsewhere: only the explorers see the difference."""
    rig.slide(*STRAIGHT)
    rig.set_up("a8", "e8", "d4")
    rig.plug_in("restart")
    rig.set_up()
    rig.plug_in("restart")


def leaves_a_sensor_out(rig: TimedRig) -> None:
    assert rig.do("s2", {"act": "mask_cell", "cell": "h8"})["ok"]
    rig.slide(*STRAIGHT)


DOINGS: dict[str, Does] = {
    "another cell": walk(*ROUND),
    "slowly": slowly,
    "a wrong try": tries_first,
    "by tap": says_it,
    "lifted again": takes_it_back,
    "a bump": bumps,
    "a restart": pulls_the_board_up_again,
    "a sensor left out": leaves_a_sensor_out,
}


def evening(folder: Path, does: Does) -> Told:
    """A round: the explorers move within 60 s each, then the mummy; what all outsiders were told, and when."""
    rig = TimedRig(folder)
    rig.deal()
    rig.announce()
    start = rig.virtual.now
    does(rig)
    assert rig.session.state.now.value == "moved"
    rig.until(start + 60)
    rig.act("s2", act="done")
    rig.announce("s3", "1")
    rig.slide("a8", "a7")
    rig.until(start + 120)
    rig.act("s3", act="done")
    rig.act("s1", act="roll", die=["1"])
    rig.act("s1", act="step", to="e7")
    rig.slide("e8", "e7")
    rig.until(start + 180)
    rig.journal.close()
    return rig.outside


@pytest.mark.parametrize("does", DOINGS.values(), ids=DOINGS)
def test_twin_evenings_are_told_alike_to_the_millisecond(tmp_path: Path, does: Does) -> None:
    one, other = evening(tmp_path / "one", walk(*STRAIGHT)), evening(tmp_path / "other", does)
    assert len(one) > 20
    assert one == other


def test_the_twin_test_would_notice(tmp_path: Path) -> None:
    """An act that all may know of comes a second later."""

    def late(rig: TimedRig) -> None:
        rig.slide(*STRAIGHT)
        rig.until(rig.virtual.now + 60.05)

    assert evening(tmp_path / "one", walk(*STRAIGHT)) != evening(tmp_path / "other", late)


def test_undoing_a_move_names_no_cell_outside(tmp_path: Path) -> None:
    told = []
    for number, way in enumerate((STRAIGHT, ROUND)):
        rig = TimedRig(tmp_path / str(number))
        rig.deal()
        rig.announce()
        rig.slide(*way)
        assert rig.do("s2", {"act": "propose_undo"})["ok"]
        assert rig.session.proposal is not None
        for seat in rig.session.proposal.waiting:
            assert rig.do(seat, {"act": "consent", "proposal": "p1", "agree": True})["ok"]
        rig.rest()
        told.append(rig.outside)
    assert told[0] == told[1]


def test_what_a_seat_was_told_of_the_board_is_gone_with_the_game(tmp_path: Path) -> None:
    rig = BoardRig(tmp_path)
    rig.deal()
    rig.put("d4")
    rig.rest()
    assert [topic for topic in rig.publisher.retained if "/seat/s2/alert/" in topic]
    rig.begin(("Mira", "Jonas", "Ayo"), game="amenophis")
    rig.drain()
    assert not [topic for topic in rig.publisher.retained if "/alert/board-now" in topic]


# ---- over the wire


class Forwarding(RecordingPublisher):
    """Everything goes to a real broker, too."""

    def __init__(self, broker: Broker) -> None:
        super().__init__()
        self._broker = broker

    def publish(self, topic: str, payload: bytes, retain: bool = True) -> None:
        super().publish(topic, payload, retain)
        self._broker.link.publish(topic, payload, retain)

    def clear(self, topic: str) -> None:
        super().clear(topic)
        self._broker.link.clear(topic)


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    with rig_on(tmp_path_factory.mktemp("broker"), table="t") as broker:
        for seat in ("s1", "s2", "s3"):
            broker.access.set_own_device(seat, True)
        yield broker


def heard_outside(broker: Broker, folder: Path, way: tuple[str, ...]) -> dict[str, list[tuple[str, bytes]]]:
    """What each outsider who asks for every topic hears from the announcement to the end of the turn."""
    rig = BoardRig(folder, publisher=Forwarding(broker))
    rig.deal()
    rig.announce()
    assert broker.link.flush()
    with ExitStack() as stack:
        probes = {who: stack.enter_context(broker.user(who) if who else broker.guest()) for who in OUTSIDERS}
        for probe in probes.values():
            probe.subscribe("referee/t/heartbeat", "#", "referee/t/seat/+/alert/#")
            broker.fence(probe)
            probe.heard.clear()
        rig.slide(*way)
        rig.act("s2", act="done")
        for probe in probes.values():
            broker.fence(probe, 2)
        heard = {
            str(who): [(topic, payload) for topic, payload, _ in probe.heard if b"fence" not in payload]
            for who, probe in probes.items()
        }
    rig.journal.close()
    return heard


@pytest.mark.broker
def test_over_the_wire_no_outsider_hears_where_an_explorer_went(broker: Broker, tmp_path: Path) -> None:
    one, other = (heard_outside(broker, tmp_path / str(way), way) for way in (STRAIGHT, ROUND))
    assert set(one) == {str(who) for who in OUTSIDERS}
    for who, heard in one.items():
        assert heard, who
        assert heard == other[who]
        assert not [topic for topic, _ in heard if "/seat/s2/" in topic or "/seat/s3/" in topic]


@pytest.mark.broker
def test_over_the_wire_an_explorers_foul_is_heard_by_explorers_alone(broker: Broker, tmp_path: Path) -> None:
    rig = BoardRig(tmp_path, publisher=Forwarding(broker))
    rig.deal()
    rig.announce()
    assert broker.link.flush()
    with ExitStack() as stack:
        probes = {who: stack.enter_context(broker.user(who)) for who in ("s1", "s2", "s3")}
        for probe in probes.values():
            probe.subscribe("referee/t/heartbeat", "#")
            broker.fence(probe)
            probe.heard.clear()
        rig.slide("a8", "h1")
        for probe in probes.values():
            broker.fence(probe, 2)
        heard = {
            who: {topic for topic, payload, _ in probe.heard if b"fence" not in payload}
            for who, probe in probes.items()
        }
    rig.journal.close()
    assert heard["s1"] == set()
    for who in ("s2", "s3"):
        assert heard[who] == {f"referee/t/seat/{who}/state", f"referee/t/seat/{who}/alert/board-now"}
