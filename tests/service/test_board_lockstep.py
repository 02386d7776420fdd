"""A whole game of Aménophis on the firmware in an emulated controller, in virtual time, with all that goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from lockstep_rig import LockstepRig
from whole_rig import entries

from service.session.session import fold_all

EXPLORERS = ("s2", "s3", "s4", "s5")


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[LockstepRig]:
    rig = LockstepRig(tmp_path, seed=5)
    yield rig
    rig.close()


def free_cells(rig: LockstepRig) -> list[str]:
    """Where nothing stands and nothing may stand soon, nor beside it."""
    maze, taken = rig.session.state.maze, set(rig.at.values())
    near = {cell for cell in maze.cells for piece in taken if piece and maze.adjacent(cell, piece)}
    return [cell for cell in maze.cells if cell not in taken | near | {maze.start, maze.dungeon}]


def foul(rig: LockstepRig, code: str) -> None:
    """A foul that the explorers alone hear of, and that stops nobody else."""
    rig.rest()
    public = rig.publisher.retained["referee/t/ruling"]
    for seat in rig.session.state.still_in:
        assert rig.last(seat) == ("foul", code)
    assert code.encode() not in public
    assert code.encode() not in rig.publisher.retained["referee/t/seat/s1/state"]


def agrees(rig: LockstepRig) -> None:
    rig.rest()
    assert not rig.session.fouls
    assert rig.codes["board-agrees"]


# ---- what goes wrong, each before a move of the pawn `piece` of `seat`


def wrong_pawn(rig: LockstepRig, seat: str) -> None:
    other = next(one for one in EXPLORERS if one != seat and _alone(rig, one))
    home = rig.at[f"seat:{other}"]
    rig.carry(f"seat:{other}", free_cells(rig)[-1])
    foul(rig, "am-board-wrong-pawn")
    rig.carry(f"seat:{other}", home)
    agrees(rig)


def missing_pawn(rig: LockstepRig, seat: str) -> None:
    other = next(one for one in EXPLORERS if one != seat and _alone(rig, one))
    home = rig.at[f"seat:{other}"]
    rig.place(f"seat:{other}", "")
    foul(rig, "am-board-missing")
    rig.place(f"seat:{other}", home)
    agrees(rig)


def illegal_end(rig: LockstepRig, seat: str) -> None:
    home = rig.at[f"seat:{seat}"]
    legal = {offer["action"].get("to") for offer in rig.retained(f"seat/{seat}/state")["legal"]}
    rig.carry(f"seat:{seat}", next(cell for cell in free_cells(rig)[::-1] if cell not in legal))
    rig.rest()
    assert rig.last(seat)[0] == "foul"
    rig.carry(f"seat:{seat}", home)
    agrees(rig)


def one_too_many(rig: LockstepRig, _seat: str) -> None:
    cell = free_cells(rig)[-1]
    rig.sense(cell, 1)
    foul(rig, "am-board-too-much")
    rig.sense(cell)
    agrees(rig)


def bump(rig: LockstepRig, seat: str) -> None:
    state = rig.session.state
    cells = free_cells(rig)[-4:]
    for cell in cells:
        rig.sense(cell, 1)
    other = next(one for one in EXPLORERS if one != seat and _alone(rig, one))
    home = rig.at[f"seat:{other}"]
    rig.place(f"seat:{other}", "")
    foul(rig, "am-board-differs")
    assert rig.session.state == state
    for cell in cells:
        rig.sense(cell)
    rig.place(f"seat:{other}", home)
    agrees(rig)


def flicker(rig: LockstepRig, _seat: str) -> None:
    """It is left out for the rest of the game."""
    cell = free_cells(rig)[0]
    rig.firmware.command(f"flicker {rig.cells.index(cell)} 20000")
    rig.run(4000)
    assert cell in rig.retained("seat/s2/alert/board-cells")["text"]["en"]
    assert not rig.session.fouls


def restart_in_a_move(rig: LockstepRig, seat: str) -> None:
    """The pawn is in the air while the controller starts again: where it is then is no move."""
    home = rig.at[f"seat:{seat}"]
    rig.place(f"seat:{seat}", "")
    rig.run(200)
    rig.restart_controller()
    rig.place(f"seat:{seat}", free_cells(rig)[-1])
    rig.run(3000)
    rig.rest()
    assert rig.wholes[-1] == "restart"
    assert rig.session.state.cell(seat) == home
    assert not rig.session.fouls
    rig.carry(f"seat:{seat}", home)
    agrees(rig)


def unplugged(rig: LockstepRig, seat: str) -> None:
    """Pulled and put back; what was moved meanwhile is told, not believed."""
    other = next(one for one in EXPLORERS if one != seat and _alone(rig, one))
    home = rig.at[f"seat:{other}"]
    rig.unplug()
    assert rig.retained("device/board")["state"] == "offline"
    rig.place(f"seat:{other}", free_cells(rig)[-1])
    rig.run(1000)
    rig.plug_in()
    rig.run(4000)
    assert rig.retained("device/board")["state"] == "ok"
    puts = {put["piece"]: put["cell"] for put in rig.retained(f"seat/{seat}/alert/board-now")["puts"]}
    assert puts == {f"seat:{other}": home}
    rig.place(f"seat:{other}", home)
    agrees(rig)


def _alone(rig: LockstepRig, seat: str) -> bool:
    """Its pawn stands on a cell of its own, so that its sensor tells of it."""
    here = rig.at.get(f"seat:{seat}", "")
    return bool(here) and list(rig.at.values()).count(here) == 1


MISHAPS: tuple[Callable[[LockstepRig, str], None], ...] = (
    wrong_pawn,
    missing_pawn,
    illegal_end,
    bump,
    flicker,
    one_too_many,
    restart_in_a_move,
    unplugged,
)


def off_the_declared_way(rig: LockstepRig) -> None:
    """The mummy's piece is put where she has not said that it goes: all may know, and nobody is caught."""
    mummy = rig.session.state.mummy_cell
    taken = rig.session.state.taken
    rig.carry("seat:s1", next(rig.at[f"seat:{one}"] for one in EXPLORERS if _alone(rig, one)))
    rig.rest()
    assert rig.retained("ruling")["code"] == "am-board-mummy-off"
    assert rig.session.state.taken == taken
    rig.carry("seat:s1", mummy)
    rig.rest()
    assert rig.retained("ruling")["code"] == "board-agrees"


def test_a_whole_game_with_all_that_goes_wrong(rig: LockstepRig) -> None:
    mishaps: list[Any] = list(MISHAPS)
    moves, off = 0, False
    while rig.session.outcome is None:
        seat, action = rig.decide()
        if rig.sensing.carried(rig.session.state, action) is None:
            rig.says(seat, action)
            continue
        moves += 1
        others = any(_alone(rig, one) for one in EXPLORERS if one != seat)
        if mishaps and others and _alone(rig, seat):
            mishaps.pop(0)(rig, seat)
        if moves > 6 and not off and _alone(rig, "s2"):
            off_the_declared_way(rig)
            off = True
        before = rig.session.state
        rig.moves(action, slides=moves % 2 == 0)
        assert rig.session.state != before, f"move {moves} was not seen"
        assert rig.last(seat) == ("accepted", "am-moved")
    assert not mishaps
    assert off
    rows = entries(rig.folder)
    assert fold_all(row for row in rows if row.game_id == rig.session.header.game_id).state == rig.session.state
    moved = [told.said.how for told in rig.session.history if told.said.finding.code == "am-moved"]
    assert set(moved) == {"board"}
    assert len(moved) == moves
