"""The link on real pseudo terminals, with the stand-in at the other end. Nothing sleeps: every wait is for an event."""

from __future__ import annotations

import errno
import logging
import queue
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
import serial
from firmware_rig import need

from firmware_bridge import link
from firmware_bridge.emulated import EmulatedBoard, FakeBoard, Kind, lacking_for_host, lacking_for_simavr
from firmware_bridge.events import Cells, Changed, Event, Health, Identified, WholeBoard
from firmware_bridge.frames import Hello, encode
from firmware_bridge.link import BoardLink
from firmware_bridge.stand_in import StandInBoard

WITHIN_S = 10.0
OneEvent = TypeVar("OneEvent", bound=Event)


class User:
    """A link and what it tells."""

    def __init__(self, port: str, **more: Any) -> None:
        self.events: queue.Queue[Event] = queue.Queue()
        self.told: list[Event] = []
        self.link = BoardLink(port, self.events.put, **more)

    def wait(self, kind: type[OneEvent], fits: Callable[[OneEvent], bool] = lambda _: True) -> OneEvent:
        """The next event of that kind that fits; what comes before it is passed over."""
        while True:
            event = self._next()
            if isinstance(event, kind) and fits(event):
                return event

    def health(self, state: str) -> Health:
        return self.wait(Health, lambda health: health.state == state)

    def changes(self, count: int) -> list[tuple[int, bool]]:
        found: list[tuple[int, bool]] = []
        while len(found) < count:
            found += [(change.channel, change.occupied) for change in self.wait(Changed).changes]
        return found

    def follow_to(self, occupied: frozenset[int]) -> None:
        """Takes events until the board is that."""
        while True:
            event = self._next()
            if isinstance(event, WholeBoard | Changed) and event.occupied == occupied:
                return

    def _next(self) -> Event:
        self.told.append(self.events.get(timeout=WITHIN_S))
        return self.told[-1]


@pytest.fixture
def board() -> Iterator[StandInBoard]:
    with StandInBoard(64) as board:
        yield board


@pytest.fixture
def join() -> Iterator[Callable[..., User]]:
    users: list[User] = []

    def joined(port: str, **more: Any) -> User:
        users.append(User(port, **more))
        return users[-1]

    yield joined
    for user in users:
        user.link.close()


def test_the_board_is_found_and_told_whole(board: StandInBoard, join: Callable[..., User]) -> None:
    board.set_all(frozenset({3, 60}))
    user = join(board.port)
    assert user.wait(Identified).identity.channels == 64
    assert user.wait(WholeBoard) == WholeBoard(frozenset({3, 60}), "start", 64)
    assert user.health("ok") == Health("ok")


def test_the_stand_in_is_a_fake_board(board: StandInBoard) -> None:
    fake: FakeBoard = board
    assert fake.kind == "python"


def test_changes_come_in_order(board: StandInBoard, join: Callable[..., User]) -> None:
    user = join(board.port)
    user.wait(WholeBoard)
    done = [(5, True), (6, True), (5, False), (63, True), (6, False), (5, True)]
    for channel, occupied in done:
        board.set(channel, occupied)
    assert user.changes(len(done)) == done


def test_many_magnets_at_once(board: StandInBoard, join: Callable[..., User]) -> None:
    user = join(board.port)
    user.wait(WholeBoard)
    board.set_all(frozenset(range(64)))
    assert user.changes(64) == [(channel, True) for channel in range(64)]


def test_field_report_4_a_flickering_cell_is_told_and_play_goes_on(
    board: StandInBoard, join: Callable[..., User]
) -> None:
    user = join(board.port)
    user.wait(WholeBoard)
    board.flicker(9)
    user.wait(Cells, lambda cells: cells.flickering == {9})
    board.set(20, True)
    changed = user.wait(Changed, lambda changed: any(change.channel != 9 for change in changed.changes))
    assert [change.channel for change in changed.changes] == [20]
    board.unstick(9)
    user.wait(Cells, lambda cells: not cells.flickering)


def test_field_report_33_replugged_under_another_name(board: StandInBoard, join: Callable[..., User]) -> None:
    user = join(board.port)
    user.wait(WholeBoard)
    was = Path(board.port).resolve()
    board.unplug()
    gone = user.health("offline")
    assert (gone.code, gone.facts) == ("board-unplugged", {"port": board.port})
    with StandInBoard(8):  # takes the terminal that has become free
        board.set_all(frozenset({1}))
        board.replug()
        assert Path(board.port).resolve() != was
        assert user.wait(WholeBoard) == WholeBoard(frozenset({1}), "restart", 64)
        user.health("ok")
        board.set(2, True)
        assert user.changes(1) == [(2, True)]


def test_field_report_34_garbage_first_and_a_restart_by_opening(board: StandInBoard, join: Callable[..., User]) -> None:
    user = join(board.port)
    board.say(bytes(range(256)) * 3)
    board.reset()
    board.say(b"\xf0\x0f half a frame")
    board.set(7, True)
    user.follow_to(frozenset({7}))
    board.set(8, True)
    user.follow_to(frozenset({7, 8}))
    assert all(health.state == "ok" for health in user.told if isinstance(health, Health))


def test_field_report_35_a_flood_of_errors_is_answered_by_silence(
    board: StandInBoard, join: Callable[..., User]
) -> None:
    user = join(board.port)
    user.wait(WholeBoard)
    user.wait(Cells)
    before = board.bytes_heard
    for _ in range(50):
        board.say(b"not a frame\0" * 50)
    assert user.health("degraded").code == "board-line-bad"
    board.set(1, True)
    assert user.changes(1) == [(1, True)]
    board.set(1, False)
    assert user.changes(1) == [(1, False)]
    assert board.bytes_heard - before < 64, "an acknowledgement or two, and nothing about the errors"


def test_field_report_36_a_restart_of_the_controller_is_noticed(board: StandInBoard, join: Callable[..., User]) -> None:
    board.set(1, True)
    user = join(board.port)
    user.wait(WholeBoard)
    for boot in (2, 3):
        board.reset()
        assert user.wait(Identified).identity.boot == boot
        assert user.wait(WholeBoard) == WholeBoard(frozenset({1}), "restart", 64)
    board.set(2, True)
    assert user.changes(1) == [(2, True)]


def test_a_board_that_comes_later_is_found(board: StandInBoard, join: Callable[..., User]) -> None:
    board.unplug()
    user = join(board.port)
    user.health("offline")
    board.replug()
    assert user.wait(WholeBoard).reason == "start"


def test_another_protocol_is_told(join: Callable[..., User]) -> None:
    with StandInBoard(64, protocol=2) as board:
        health = join(board.port).health("offline")
    assert (health.code, health.facts) == ("board-firmware-new", {"theirs": 2, "ours": 1})


def test_a_broken_chain_is_said_and_the_board_comes_anew_when_it_is_mended(
    board: StandInBoard, join: Callable[..., User]
) -> None:
    user = join(board.port)
    user.health("ok")
    board.fault(1)
    assert user.health("offline").code == "board-chain-broken"
    board.set(4, True)
    board.fault(0)
    assert user.wait(WholeBoard) == WholeBoard(frozenset({4}), "fault", 64)
    user.health("ok")


def test_the_sensor_test_shows_broken_sensors(board: StandInBoard, join: Callable[..., User]) -> None:
    board.stick(2, True)
    board.stick(3, False)
    board.set_all(frozenset({3, 5}))
    board.reset()
    user = join(board.port)
    user.wait(WholeBoard)
    user.wait(Cells)
    board.set_all(frozenset())
    user.changes(1)
    user.link.diagnose()
    cells = user.wait(Cells)
    assert cells.never_free == {2}
    assert 3 in cells.never_occupied
    assert 5 not in cells.never_occupied


@pytest.mark.parametrize("kind", ["host", "simavr"])
def test_the_same_with_the_firmware(kind: Kind, join: Callable[..., User]) -> None:
    need(lacking_for_host() if kind == "host" else lacking_for_simavr())
    with EmulatedBoard(64, kind=kind, resets_on_open=True) as board:
        board.set_all(frozenset({3, 60}))
        user = join(board.port)
        user.follow_to(frozenset({3, 60}))
        user.health("ok")
        board.set(5, True)
        assert user.changes(1) == [(5, True)]
        board.reset()
        assert user.wait(WholeBoard) == WholeBoard(frozenset({3, 5, 60}), "restart", 64)
        board.unplug()
        user.health("offline")
        board.set(5, False)
        board.replug()
        user.follow_to(frozenset({3, 60}))
        user.health("ok")
        board.flicker(9)
        user.wait(Cells, lambda cells: cells.flickering == {9})
        board.set(20, True)
        assert (20, True) in user.changes(1)


def test_auto_takes_the_one_board_there_is(board: StandInBoard, join: Callable[..., User]) -> None:
    user = join("auto", by_id=Path(board.port).parent)
    user.wait(WholeBoard)
    board.unplug()
    assert user.health("offline").code in ("board-unplugged", "board-no-port")
    board.replug()
    user.wait(WholeBoard)


def test_auto_does_not_guess_between_several(board: StandInBoard, join: Callable[..., User], tmp_path: Path) -> None:
    (tmp_path / "usb-board").symlink_to(board.port)
    (tmp_path / "usb-other").symlink_to(board.port)
    user = join("auto", by_id=tmp_path)
    health = user.health("offline")
    assert health.code == "board-several-ports"
    assert health.facts == {"ports": "usb-board, usb-other", "first": str(tmp_path / "usb-board")}
    (tmp_path / "usb-other").unlink()
    user.wait(WholeBoard)


def test_auto_without_any_tells_where_it_has_looked(join: Callable[..., User], tmp_path: Path) -> None:
    health = join("auto", by_id=tmp_path / "none").health("offline")
    assert (health.code, health.facts) == ("board-no-port", {"folder": str(tmp_path / "none")})


def test_no_right_to_the_port_is_told(join: Callable[..., User], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> serial.Serial:
        raise serial.SerialException(errno.EACCES, "could not open port")

    monkeypatch.setattr(serial, "Serial", refuse)
    health = join("/dev/ttyACM0").health("offline")
    assert (health.code, health.facts) == ("board-port-forbidden", {"port": "/dev/ttyACM0"})


def test_a_port_that_is_in_use_is_not_shared(board: StandInBoard, join: Callable[..., User]) -> None:
    first = join(board.port)
    first.wait(WholeBoard)
    second = join(board.port)
    assert second.health("offline").code == "board-port-taken"
    first.link.close()
    second.wait(WholeBoard)


def test_what_is_no_serial_port_is_said(join: Callable[..., User], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    health = join(str(file)).health("offline")
    assert (health.code, health.facts["port"]) == ("board-port-fault", str(file))


def test_a_callback_that_raises_does_not_end_the_link(board: StandInBoard, caplog: pytest.LogCaptureFixture) -> None:
    heard: queue.Queue[Event] = queue.Queue()

    def fail(event: Event) -> None:
        heard.put(event)
        raise RuntimeError("the user is broken")

    with caplog.at_level(logging.ERROR), BoardLink(board.port, fail):
        while not isinstance(heard.get(timeout=WITHIN_S), WholeBoard):
            pass
        board.set(1, True)
        while not isinstance(heard.get(timeout=WITHIN_S), Changed):
            pass
    assert "the user is broken" in caplog.text


def test_a_slow_callback_is_not_taken_for_a_silent_board(board: StandInBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: queue.Queue[Event] = queue.Queue()
    late = [0.0]
    monkeypatch.setattr(link, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + late[0]))

    def dawdle(event: Event) -> None:
        heard.put(event)
        if isinstance(event, WholeBoard):
            board.say(encode(Hello((1, 0), 0, 1, 64, 1, 0)))
            late[0] += 10.0

    with BoardLink(board.port, dawdle):
        told = []
        while not told or not isinstance(told[-1], Changed):
            told.append(heard.get(timeout=WITHIN_S))
            if isinstance(told[-1], Health):
                board.set(1, True)
    assert [event.state for event in told if isinstance(event, Health)] == ["ok"]
    assert len([event for event in told if isinstance(event, WholeBoard)]) == 1


def test_a_chain_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="12 channels"):
        StandInBoard(12)


def test_a_fault_in_the_link_itself_is_logged_and_it_tries_again(
    board: StandInBoard, join: Callable[..., User], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real, tries = serial.Serial, iter([ZeroDivisionError("a bug")])

    def once(*arguments: Any, **more: Any) -> serial.Serial:
        for error in tries:
            raise error
        return real(*arguments, **more)

    monkeypatch.setattr(serial, "Serial", once)
    join(board.port).wait(WholeBoard)
    assert "a bug" in caplog.text


def test_closing_from_a_callback(board: StandInBoard) -> None:
    heard: queue.Queue[Event] = queue.Queue()

    def close(event: Event) -> None:
        heard.put(event)
        if isinstance(event, WholeBoard):
            closing.close()

    closing = BoardLink(board.port, close)
    closing._thread.join(WITHIN_S)
    assert not closing._thread.is_alive()
    assert isinstance(list(heard.queue)[-1], WholeBoard)
    closing.close()
    closing.diagnose()


def test_closing_frees_the_port_and_ends_the_events(board: StandInBoard, join: Callable[..., User]) -> None:
    user = join(board.port)
    user.wait(WholeBoard)
    user.link.close()
    user.link.close()
    while not user.events.empty():
        user.events.get()
    board.set(1, True)
    join(board.port).wait(WholeBoard)
    assert user.events.empty()
