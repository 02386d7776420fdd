"""The mummy at a board of sensors: her declared way is ruled, and of the explorers' pieces she notices nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from board_rig import BoardRig, dealt, to_mummy

from firmware_bridge.events import Health

EXPLORERS = ("s2", "s3")


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[BoardRig]:
    with dealt(tmp_path) as rig:
        yield rig


# ---- her way


def test_am_9_3_her_declared_cells_are_ruled_and_the_sensors_confirm(rig: BoardRig) -> None:
    way = to_mummy(rig)
    for cell in way:
        rig.act("s1", act="step", to=cell)
    assert rig.session.state.mummy_cell == way[-1]
    rig.slide("e8", *way)
    assert rig.alert("s1") is None
    assert rig.alert(None) is None
    assert not rig.session.fouls


def test_am_9_4_a_piece_off_the_declared_way_is_a_foul_that_all_may_know(rig: BoardRig) -> None:
    way = to_mummy(rig)
    for cell in way:
        rig.act("s1", act="step", to=cell)
    rig.slide("e8", "h1")
    [put] = rig.alert(None)["puts"]
    assert (put["piece"], put["cell"], put["text"]["en"]) == ("seat:s1", way[-1], f"Put Mira on {way[-1]}.")
    assert rig.retained("ruling")["code"] == "am-board-mummy-off"
    assert rig.session.state.taken == 0
    rig.slide("h1", way[-1])
    assert rig.alert(None) is None
    assert rig.retained("ruling")["code"] == "board-agrees"


def test_am_9_3_a_declared_cell_is_taken_back_if_all_explorers_agree(rig: BoardRig) -> None:
    way = to_mummy(rig)
    rig.act("s1", act="step", to=way[0])
    assert rig.do("s1", {"act": "propose_undo"})["ok"]
    assert rig.session.proposal is not None
    assert rig.session.proposal.waiting == EXPLORERS
    assert rig.do("s2", {"act": "consent", "proposal": "p1", "agree": True})["ok"]
    assert rig.session.state.mummy_cell == way[0]
    assert rig.do("s3", {"act": "consent", "proposal": "p1", "agree": True})["ok"]
    assert rig.session.state.mummy_cell == "e8"


def test_am_9_2_an_explorers_foul_does_not_stop_the_mummy(rig: BoardRig) -> None:
    way = to_mummy(rig)
    rig.put("h1")
    rig.lift("a6")
    rig.rest()
    assert rig.last("s2")[0] == "foul"
    rig.act("s1", act="step", to=way[0])
    assert rig.session.state.mummy_cell == way[0]


# ---- what the mummy may not notice (AM-9.2, AM-9.3, AM-10.4)

NOTHING: tuple[tuple[str, ...], ...] = ()
ACTIVITY: dict[str, Any] = {
    "lifting and putting down": (("a8", "a7", "a8"),),
    "an illegal end": (("a8", "h1"), ("h1", "a8")),
    "a wander": (("a8", "a7", "a6", "a5", "a6", "a7", "a8"),),
}


def observed(rig: BoardRig, ways: tuple[tuple[str, ...], ...]) -> list[tuple[str, bytes]]:
    rig.announce()
    since = len(rig.publisher.log)
    for way in ways:
        rig.slide(*way)
    seen = rig.told_to_mummy(since)
    rig.slide("a8", "a7", "a6")
    rig.act("s2", act="done")
    return seen + rig.told_to_mummy(since)


@pytest.mark.parametrize("ways", ACTIVITY.values(), ids=ACTIVITY)
def test_what_an_explorer_tries_is_told_nowhere_outside(tmp_path: Path, ways: tuple[tuple[str, ...], ...]) -> None:
    told = []
    for number, done in enumerate((NOTHING, ways)):
        rig = BoardRig(tmp_path / str(number))
        rig.deal()
        told.append(observed(rig, done))
        assert rig.session.state.stage.value == "rolling"
    assert told[0] == told[1]


@pytest.mark.parametrize("way", [("a8", "a7", "a6"), ("a8", "a7", "b7")])
def test_where_an_explorer_went_is_told_nowhere_outside(tmp_path: Path, way: tuple[str, ...]) -> None:
    rigs = [BoardRig(tmp_path / str(number)) for number in range(2)]
    told = []
    for rig, gone in zip(rigs, (("a8", "a7", "a6"), way), strict=True):
        rig.deal()
        rig.announce()
        since = len(rig.publisher.log)
        rig.slide(*gone)
        rig.act("s2", act="done")
        told.append(rig.told_to_mummy(since))
    assert told[0] == told[1]
    assert not [topic for topic, _ in told[0] if "alert" in topic]


def test_the_seq_of_public_topics_does_not_move_for_an_explorers_piece(rig: BoardRig) -> None:
    rig.announce()
    before = {topic: body for topic, body in rig.publisher.retained.items() if "/seat/s2/" not in topic}
    rig.slide("a8", "h1")
    rig.slide("h1", "a8")
    rig.slide("a8", "a7", "a6")
    after = {topic: body for topic, body in rig.publisher.retained.items() if "/seat/s2/" not in topic}
    others = [topic for topic in after if "/seat/s3/" not in topic]
    assert {topic: after[topic] for topic in others} == {topic: before[topic] for topic in others}


def test_how_well_the_line_works_is_told_on_the_explorers_side_only(rig: BoardRig) -> None:
    since = len(rig.publisher.log)
    rig.table.handle(Health("degraded", "board-line-bad"))
    assert rig.told_to_mummy(since) == []
    assert "cable" in rig.retained("seat/s2/alert/board-line")["how_to_fix"]["en"]


def test_lights_and_sounds_do_not_tell_of_an_explorers_foul(rig: BoardRig) -> None:
    rig.announce()
    shown = list(rig.signals.moods)
    rig.slide("a8", "h1")
    rig.slide("h1", "a8")
    assert list(rig.signals.moods) == shown
