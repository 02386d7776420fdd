"""Bots at the table."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

from table_rig import QUAD, Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.registry import game_spec
from service.ports import ManualTimer
from service.settings import die_words
from service.table.bots import Bots
from service.table.host_desk import HouseRules
from vision.events import DiceRead
from vision.types import DieRead, Reading, State


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer()))
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B", "C"), bots=("A", "B", "C"), options={"modules_to_launch": 4})
    for _ in range(2000):
        if rig.session.outcome is not None:
            break
        assert timer.fire() == 1, "a bot has always exactly one thing to do"
        rig.table.handle(due.pop())
    assert rig.session.outcome is not None
    assert {told.said.how for told in rig.session.history} == {"bot"}
    assert timer.fire() == 0
    rig.journal.close()


def test_a_bot_that_was_overtaken_does_nothing(tmp_path: Path) -> None:
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer()))
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B"), bots=("A",))
    timer.fire()
    rig.host({"act": "pause"})
    rows = len(rig.journal)
    rig.table.handle(due.pop())
    assert len(rig.journal) == rows
    rig.journal.close()


def test_bots_throw_for_the_camera_and_throw_again_when_it_was_not_sure(tmp_path: Path) -> None:
    thrown: list[str] = []
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer(), thrown.append))
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B"), bots=("A",))
    rig.camera_ok()

    def fire() -> None:
        timer.fire()
        while due:
            rig.table.handle(due.pop())

    fire()
    assert thrown == ["s1"]
    rig.unsure()
    fire()
    assert thrown == ["s1", "s1"]
    rig.roll("red_yellow")
    fire()
    assert rig.session.state.turn == "s2"
    rig.journal.close()


RAMSES = game_spec("ramses_pyramid")
RAMSES_DIE = die_words(find_die(RAMSES.dice[0]))
RAMSES_HOUSE = HouseRules({RAMSES_DIE.id: RAMSES_DIE}, boxes={RAMSES.id: builtin_board(RAMSES.board)})


def read_of(face: str, number: int) -> DiceRead:
    """The camera has read a roll of Ramses Pyramid's die."""
    tiles = next(one.tiles for one in RAMSES_DIE.faces if one.name == face)
    read = DieRead(RAMSES_DIE.id, face, tiles, 0.999, QUAD)
    return DiceRead(Reading(State.READ, (read,)), number, float(number), 1.2, b"\xff\xd8jpeg")


def test_the_die_is_not_thrown_for_a_person_who_may_do_something_else(tmp_path: Path) -> None:
    thrown: list[str] = []
    bots = Bots(7, 1.0, timer := ManualTimer(), thrown.append, throw_for_people=True)
    rig = Rig(tmp_path, bots=bots, throw=thrown.append, house=RAMSES_HOUSE)
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B"), bots=("A", "B"), game="ramses_pyramid")
    rig.camera_ok()
    faces = itertools.cycle(RAMSES_DIE.faces)
    while not rig.session.roll_is_a_choice:
        before = len(thrown)
        timer.fire()
        rig.table.handle(due.pop())
        if len(thrown) > before:
            rig.table.handle(read_of(next(faces).name, len(thrown)))
    seat = rig.session.pending[0].seat
    assert rig.do(seat, {"act": "take_seat"})["ok"]
    thrown.clear()
    assert timer.fire() == 0, "nobody is hurried"
    offered = {key["action"]["act"] for key in rig.retained(f"seat/{seat}/state")["legal"]}
    assert "throw_die" in offered
    assert offered & {"change_side", "reveal"}
    other = next(one for one in ("s1", "s2") if one != seat)
    assert rig.do(other, {"act": "throw_die"})["error"]["code"] == "die-not-expected"
    assert rig.do(seat, {"act": "throw_die"})["ok"]
    assert thrown == [seat]
    rig.table.handle(read_of("move", 900))
    assert rig.session.history[-1].said.finding.code == "rp-rolled"
    rig.journal.close()


def test_at_a_real_tray_no_die_can_be_thrown_by_a_key(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.begin(("A", "B"))
    rig.camera_ok()
    assert rig.do("s1", {"act": "throw_die"})["error"]["code"] == "die-not-expected"


def test_a_bot_that_may_do_something_else_than_roll_chooses(tmp_path: Path) -> None:
    die, house = RAMSES_DIE, RAMSES_HOUSE
    thrown: list[str] = []
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer(), thrown.append), house=house)
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B"), bots=("A", "B"), game="ramses_pyramid")
    rig.camera_ok()
    faces, asked, rolled = itertools.cycle(die.faces), 0, 0
    while not any(told.said.finding.code == "rp-side-changed" for told in rig.session.history):
        asked += bool(rig.session.dice_prompts)
        timer.fire()
        rig.table.handle(due.pop())
        if len(thrown) > rolled:
            rolled, face = len(thrown), next(faces)
            rig.table.handle(read_of(face.name, rolled))
    assert rig.session.history[-1].said.how == "bot"
    assert (asked, rolled) == (rolled + 1, rolled), "once the adventurer went to another side instead"
    rig.journal.close()
