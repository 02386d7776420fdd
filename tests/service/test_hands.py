"""The demo's hands: they move magnets as people would, and never tell the referee anything."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from board_rig import BoardRig

from engine.games.amenophis.actions import Done, Go
from service.commands import demo_board
from service.commands.demo_board import best_board
from service.ports import ManualTimer
from service.table.board_desk import BoardSettings
from service.table.bots import Bots
from service.table.hands import Hands

WAIT_S = 30.0


class Magnets:
    """Notes what was set, and lets a test wait for it."""

    def __init__(self) -> None:
        self.log: list[tuple[int, bool]] = []
        self.on: set[int] = set()
        self._changed = threading.Condition()

    def set(self, channel: int, occupied: bool) -> None:
        with self._changed:
            self.log.append((channel, occupied))
            (self.on.add if occupied else self.on.discard)(channel)
            self._changed.notify_all()

    def await_on(self, channels: set[int]) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self.on == channels, WAIT_S), (self.on, channels)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[BoardRig]:
    rig = BoardRig(tmp_path)
    rig.deal()
    yield rig
    rig.journal.close()


@pytest.fixture
def magnets() -> Magnets:
    return Magnets()


@pytest.fixture
def hands(magnets: Magnets) -> Iterator[Hands]:
    hands = Hands(magnets, 0, seed=1)
    yield hands
    hands.close()


def channels(rig: BoardRig, *cells: str) -> set[int]:
    return {rig.cells.index(cell) for cell in cells}


def test_they_set_the_board_up(rig: BoardRig, hands: Hands, magnets: Magnets) -> None:
    hands.follow(rig.session)
    magnets.await_on(channels(rig, "a8", "e8"))


def test_a_sensor_with_two_pieces_sees_one_leave_only_when_the_other_does(
    rig: BoardRig, hands: Hands, magnets: Magnets
) -> None:
    hands.follow(rig.session)
    rig.announce("s2")
    assert hands.carry(rig.session, Go("a6"))
    magnets.await_on(channels(rig, "a8", "e8", "a6"))
    assert (rig.cells.index("a8"), False) not in magnets.log


def test_a_piece_that_goes_ahead_of_its_ruling_is_left_there(rig: BoardRig, hands: Hands, magnets: Magnets) -> None:
    hands.follow(rig.session)
    rig.announce("s2")
    assert hands.carry(rig.session, Go("a6"))
    hands.follow(rig.session)
    rig.act("s2", act="go", to="a6")
    hands.follow(rig.session)
    hands.close()
    assert magnets.on <= channels(rig, "a8", "e8", "a6")


def test_a_piece_goes_back_when_the_board_is_in_disorder(rig: BoardRig, hands: Hands, magnets: Magnets) -> None:
    hands.follow(rig.session)
    rig.announce("s2")
    assert hands.carry(rig.session, Go("a6"))
    magnets.await_on(channels(rig, "a8", "e8", "a6"))
    rig.put("h1")
    rig.rest()
    assert rig.session.fouls
    hands.follow(rig.session)
    magnets.await_on(channels(rig, "a8", "e8"))


@pytest.fixture
def heeded(tmp_path: Path, hands: Hands) -> Iterator[BoardRig]:
    """The hands hear what is said of the board. s3's pawn stands alone on a8 and is to be moved."""
    rig = BoardRig(tmp_path, board=BoardSettings(fitted=True, said=hands.heed))
    rig.deal()
    rig.announce("s2")
    rig.slide("a8", "a7", "a6")
    rig.act("s2", act="done")
    rig.announce("s3")
    hands.follow(rig.session)
    yield rig
    rig.journal.close()


@pytest.mark.parametrize("arrived", [(), ("b7",)])
def test_a_piece_goes_back_when_the_board_has_lost_sight_of_it(
    heeded: BoardRig, hands: Hands, magnets: Magnets, arrived: tuple[str, ...]
) -> None:
    """A resync while it is in the hand, or has just arrived: nobody knows any more that it is on its way, so it is to
    be put where the game has it. Then it is moved once more."""
    rig = heeded
    assert hands.carry(rig.session, Go("b7"))
    magnets.await_on(channels(rig, "a6", "b7", "e8"))
    rig.set_up("a6", "e8", *arrived)
    rig.plug_in("lost")
    assert (rig.alert("s3")["kind"], rig.puts("s3"), rig.session.fouls) == ("guide", {"seat:s3": "a8"}, {})
    magnets.await_on(channels(rig, "a6", "a8", "e8"))
    rig.set_up("a6", "a8", "e8")
    rig.plug_in("lost")
    assert rig.alert("s3") is None
    assert hands.carry(rig.session, Go("b7"))
    magnets.await_on(channels(rig, "a6", "b7", "e8"))
    rig.slide("a8", "b8", "b7")
    assert rig.last("s3")[0] == "accepted"


def test_a_piece_on_its_way_is_not_taken_twice(heeded: BoardRig, hands: Hands, magnets: Magnets) -> None:
    rig = heeded
    assert hands.carry(rig.session, Go("b7"))
    assert hands.carry(rig.session, Go("b7"))
    magnets.await_on(channels(rig, "a6", "b7", "e8"))
    rig.set_up("a6", "e8", "b7")
    rig.plug_in("lost")
    magnets.await_on(channels(rig, "a6", "a8", "e8"))


def test_a_piece_that_is_seen_on_its_way_is_not_put_back(heeded: BoardRig, hands: Hands, magnets: Magnets) -> None:
    rig = heeded
    assert hands.carry(rig.session, Go("b7"))
    magnets.await_on(channels(rig, "a6", "b7", "e8"))
    rig.lift("a8")
    rig.rest()
    assert rig.alert("s3")["kind"] == "guide"
    hands.close()
    assert magnets.on == channels(rig, "a6", "b7", "e8")


def test_what_is_only_said_moves_no_piece(rig: BoardRig, hands: Hands) -> None:
    hands.follow(rig.session)
    assert not hands.carry(rig.session, Done())


def test_a_bot_waits_until_the_board_is_at_rest_and_then_moves_its_piece(tmp_path: Path) -> None:
    carried = []
    bots = Bots(3, 0, ManualTimer(), carry=lambda _session, action: not carried.append(action))
    rig = BoardRig(tmp_path, bots=bots)
    rig.begin(("Mira", "Jonas", "Ayo"), bots=("Mira", "Jonas", "Ayo"), game="amenophis", confirm=False)
    rig.cells = rig.sensing.cells(rig.session.played.game)
    rig.set_up("h1")
    rig.plug_in()
    assert not carried, "the pieces are not in their places"
    rig.set_up()
    rig.plug_in("lost")
    rig.drain()
    assert carried
    rig.journal.close()


@pytest.mark.parametrize(("lacking", "kind"), [((), "simavr"), (("simavr",), "host"), (("simavr", "host"), "python")])
def test_the_best_fake_board_that_can_be_had(
    monkeypatch: pytest.MonkeyPatch, lacking: tuple[str, ...], kind: str
) -> None:
    for one in lacking:
        monkeypatch.setattr(f"firmware_bridge.emulated.lacking_for_{one}", lambda: "apt-get install something")
    board = best_board(60)
    try:
        assert board.kind == kind
        assert set(demo_board.WHAT_IT_IS) == {"simavr", "host", "python"}
    finally:
        board.close()
