"""Which rulings still stand, by which takeback the others do not, and what is kept of a roll for a dispute."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import night_game
import pytest
from night_game import DIE, WORDS
from table_rig import QUAD, Rig

from service.table.host_desk import HouseRules
from service.views.views import RULINGS

MARK = {"act": "mark", "marks": ["red", "blue"]}


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    rig = Rig(tmp_path)
    rig.begin()
    return rig


def public(rig: Rig) -> dict[int, dict[str, Any]]:
    """What everybody may know of the last rulings, by number."""
    last = rig.retained("ruling")
    return {one["seq"]: one for one in (last, *last["previous"])}


def own(rig: Rig, seat: str) -> dict[int, dict[str, Any]]:
    return {one["seq"]: one for one in rig.retained(f"seat/{seat}/state")["rulings"]}


def corrected(rig: Rig, number: int, face: str) -> None:
    act = {"act": "propose_correction", "ruling": number, "faces": [face], "of": "public"}
    assert rig.do("s2", act)["ok"]
    proposal = rig.retained("state")["proposal"]["id"]
    assert rig.do("s1", {"act": "consent", "proposal": proposal, "agree": True})["ok"]


def test_a_correction_is_marked_at_what_stood_and_tells_both(rig: Rig) -> None:
    rig.tap("s1", "red_yellow")
    rig.take("s1", "red")
    corrected(rig, 1, "green_blue")
    rulings = public(rig)
    assert {seq: one["overruled"] for seq, one in rulings.items()} == {1: 3, 2: 3, 3: None}
    assert rulings[1]["act_text"] == rulings[3]["was_text"]
    assert "yellow" in rulings[3]["was_text"]["en"]
    assert "green" in rulings[3]["act_text"]["en"]
    assert rulings[3]["seat"] == "s2"
    assert rulings[3]["act_text"]["en"].startswith("Mira"), "her roll, whoever corrected it"
    assert (rulings[1]["faces"], rulings[3]["faces"]) == (["red_yellow"], ["green_blue"])
    assert (rulings[1]["correctable"], rulings[3]["correctable"]) == (False, True)


def test_what_a_correction_leaves_alone_stands_as_before(rig: Rig) -> None:
    rig.tap("s1", "red_yellow")
    rig.take("s1", "red")
    corrected(rig, 1, "red_green")
    assert [one["overruled"] for one in public(rig).values()] == [None, None, 3]


def test_an_undone_act_is_marked_and_so_it_is_after_a_restart(rig: Rig) -> None:
    rig.turn("s1", "red_yellow", "red")
    assert rig.do("s2", {"act": "propose_undo"})["ok"]
    assert rig.do("s1", {"act": "consent", "proposal": "p1", "agree": True})["ok"]
    assert rig.retained("ruling")["act_text"]["en"].startswith("Mira")
    marked = {seq: one["overruled"] for seq, one in own(rig, "s2").items()}
    assert marked == {1: None, 2: 3, 3: None}
    rig.restart()
    assert {seq: one["overruled"] for seq, one in own(rig, "s2").items()} == marked


def test_a_roll_that_was_read_keeps_its_face_and_where_it_lay(rig: Rig) -> None:
    rig.camera_ok()
    rig.roll("red_yellow")
    one = rig.retained("ruling")
    assert (one["faces"], one["quads"]) == (["red_yellow"], [[list(point) for point in QUAD]])


def test_as_many_rulings_are_told_as_said(rig: Rig) -> None:
    for number in range(RULINGS + 2):
        assert rig.host({"act": "house_ruling", "text": f"Word {number}."})["ok"]
    assert list(own(rig, "s1")) == list(public(rig)) == list(range(RULINGS + 2, 2, -1))


@pytest.fixture
def night(tmp_path: Path) -> Any:
    with night_game.registered():
        rig = Rig(tmp_path, house=HouseRules({DIE: WORDS}))
        rig.begin(("Mira", "Jonas", "Ayo"), game="night_watch")
        for seat in ("s1", "s2", "s3"):
            assert rig.do(seat, MARK)["ok"]
        yield rig


def test_what_only_one_seat_knew_is_corrected_by_entering_it_again(night: Rig) -> None:
    """Ruling 1 is s1's mark: only s1 may know which, and gets the form in which it was entered."""
    form = own(night, "s1")[1]["answer"]
    assert form is not None
    assert form["act"] == "mark"
    others = [own(night, "s2"), own(night, "s3"), public(night)]
    assert [rulings[1]["answer"] for rulings in others] == [None, None, None]
    act = {"act": "mark", "marks": ["red", "red"]}
    assert night.do("s1", {"act": "propose_correction", "ruling": 1, "action": act})["ok"]
    for seat in ("s2", "s3"):
        assert night.do(seat, {"act": "consent", "proposal": "p1", "agree": True})["ok"]
    assert own(night, "s1")[1]["overruled"] == 4
    assert own(night, "s1")[4]["was_text"] is not None
    for rulings in (own(night, "s2"), public(night)):
        assert (rulings[1]["overruled"], rulings[4]["was_text"], rulings[4]["faces"]) == (None, None, [])


def test_a_secret_roll_keeps_neither_face_nor_place_for_the_others(night: Rig) -> None:
    night.do("s1", {"act": "sneak", "to": 2})
    night.do("s1", {"act": "look"})
    assert night.tap("s1", "1")["ok"]
    assert own(night, "s1")[max(own(night, "s1"))]["faces"] == ["1"]
    assert all(one["faces"] == [] and one["quads"] == [] for one in public(night).values())
