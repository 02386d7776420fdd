"""Going back in games with secrets: who is asked, what the others learn by it, and what can never be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import night_game
import pytest
from board_rig import BoardRig
from night_game import DIE, WORDS
from table_rig import Rig

from service.session.inputs import Act
from service.table.host_desk import HouseRules
from service.table.inputs import ButtonPressed

MARK = {"act": "mark", "marks": ["red", "blue"]}


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """All have hidden their marks: the thief acts unseen."""
    with night_game.registered():
        rig = Rig(tmp_path, house=HouseRules({DIE: WORDS}))
        rig.begin(("Mira", "Jonas", "Ayo"), game="night_watch")
        for seat in ("s1", "s2", "s3"):
            assert rig.do(seat, MARK)["ok"]
        yield rig


def others(rig: Rig) -> dict[str, bytes]:
    return {name: body for name, body in rig.publisher.retained.items() if "/seat/s1/" not in name}


def test_an_unseen_choice_is_taken_back_unseen(rig: Rig) -> None:
    before = others(rig)
    rig.do("s1", {"act": "sneak", "to": 2})
    assert rig.do("s1", {"act": "propose_undo"})["ok"]
    assert others(rig) == before
    assert rig.session.state.place.value == 1
    assert rig.retained("seat/s1/state")["rulings"][0]["kind"] == "undo"


def test_who_asks_to_go_back_learns_nothing_of_what_was_done_unseen(tmp_path: Path) -> None:
    """The guard's last known act is its own mark; whether the thief has acted since changes nothing that it sees."""
    seen = []
    nights: tuple[list[dict[str, Any]], ...] = ([], [{"act": "sneak", "to": 2}, {"act": "look"}])
    with night_game.registered():
        for number, acts in enumerate(nights):
            rig = Rig(tmp_path / str(number), house=HouseRules({DIE: WORDS}))
            rig.begin(("Mira", "Jonas"), game="night_watch")
            assert rig.do("s1", MARK)["ok"]
            assert rig.do("s2", MARK)["ok"]
            for act in acts:
                assert rig.do("s1", act)["ok"]
            assert rig.do("s2", {"act": "propose_undo"}, "undo")["ok"]
            proposed = others(rig)
            assert rig.retained("state")["proposal"]["waiting"] == ["s1"]
            assert rig.do("s1", {"act": "consent", "proposal": "p1", "agree": True})["ok"]
            seen.append((proposed, others(rig)))
            assert list(rig.session.state.marks) == ["s1"]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("acts", [[], [{"act": "sneak", "to": 2}]])
def test_who_is_asked_does_not_depend_on_what_was_done_unseen(rig: Rig, acts: list[dict[str, Any]]) -> None:
    """A choice that all know of is one seat's affair; but here that seat may have acted since."""
    for act in ({"act": "whistle"}, *acts):
        assert rig.do("s1", act)["ok"]
    assert rig.do("s2", {"act": "propose_undo"})["ok"]
    assert rig.retained("state")["proposal"]["waiting"] == ["s1", "s3"]


def test_an_undone_mark_is_named_to_its_owner_alone(rig: Rig) -> None:
    rig.do("s3", {"act": "propose_undo"})
    assert "Mark" not in str(rig.retained("seat/s2/state")["proposal"])
    assert "Mark" in str(rig.retained("seat/s3/state")["proposal"])
    for seat in ("s1", "s2"):
        assert rig.do(seat, {"act": "consent", "proposal": "p1", "agree": True})["ok"]
    public, own = rig.retained("ruling"), rig.retained("seat/s3/state")["rulings"][0]
    assert "Mark" not in str(public)
    assert [also["code"] for also in public["also"]] == ["take-back"]
    assert "Mark" in str(own["also"])


def test_a_proposal_says_what_all_were_told_of_an_act_that_only_some_may_know(tmp_path: Path) -> None:
    asked = []
    for marks in (["red", "blue"], ["blue", "blue"]):
        with night_game.registered():
            rig = Rig(tmp_path / marks[0], house=HouseRules({DIE: WORDS}))
            rig.begin(("Mira", "Jonas"), game="night_watch")
            assert rig.do("s2", {"act": "mark", "marks": marks})["ok"]
            told = rig.retained("ruling")["text"]["en"].removesuffix(".")
            assert rig.do("s2", {"act": "propose_undo"})["ok"]
            asked.append(rig.retained("seat/s1/state")["proposal"]["text"])
            assert f"“{told}” (NG-1)" in asked[-1]["en"]
            assert rig.retained("state")["proposal"]["text"] == asked[-1]
    assert asked[0] == asked[1]


def test_a_seat_corrects_a_ruling_by_its_own_number(rig: Rig) -> None:
    rig.do("s1", {"act": "sneak", "to": 2})
    rig.do("s1", {"act": "look"})
    rig.tap("s1", "1")
    own = rig.retained("seat/s1/state")["rulings"][0]
    assert own["correctable"]
    assert rig.do("s1", {"act": "propose_correction", "ruling": own["seq"], "faces": ["2"]})["ok"]
    assert rig.retained("state")["proposal"]["waiting"] == ["s2", "s3"]


def test_nobody_corrects_what_it_does_not_know(rig: Rig) -> None:
    """The first ruling is s1's mark: the others know that there was one, but not which."""
    for of in ("seat", "public"):
        act = {"act": "propose_correction", "ruling": 1, "action": {"act": "mark", "marks": ["red", "red"]}, "of": of}
        assert rig.do("s2", act)["error"]["code"] == "not-correctable"
    assert rig.do("s2", {"act": "propose_correction", "ruling": 99, "face": "1"})["error"]["code"] == "not-correctable"


def test_nobody_counts_the_dice_of_an_unseen_roll_by_correcting_it(tmp_path: Path) -> None:
    """The mummy hears that a mummy lies aside, and not how many dice were rolled."""
    rig = BoardRig(tmp_path)
    rig.deal()
    assert rig.do("s2", {"act": "tap_dice", "faces": ["mummy", "one", "one", "two", "two"]})["ok"]
    heard = rig.retained("seat/s1/state")["rulings"][0]
    assert heard["code"] == "am-aside"
    for faces in range(7):
        act = {"act": "propose_correction", "ruling": heard["seq"], "faces": ["one"] * faces}
        assert rig.do("s1", act)["error"]["code"] == "not-correctable"


@pytest.mark.parametrize("act", ["propose_undo", "propose_correction"])
def test_nobody_goes_back_past_a_barrier(rig: Rig, act: str) -> None:
    rig.do("s1", {"act": "strike"})
    more = {"ruling": 2, "action": {**MARK, "marks": ["red", "red"]}} if act == "propose_correction" else {}
    error = rig.do("s2", {"act": act, **more})["error"]
    assert error["code"] == "takeback-barred"
    assert rig.session.proposal is None
    assert len(rig.session.acts) == 4


def test_what_comes_after_a_barrier_is_still_taken_back(rig: Rig) -> None:
    rig.do("s1", {"act": "strike"})
    rig.do("s2", {"act": "tap_dice", "faces": ["1", "3"]})
    assert rig.do("s2", {"act": "propose_undo"})["ok"]


def test_a_barrier_in_a_bots_act_that_would_be_swept_along_counts_too(tmp_path: Path) -> None:
    with night_game.registered():
        rig = Rig(tmp_path, house=HouseRules({DIE: WORDS}))
        rig.begin(("Mira", "Jonas"), game="night_watch", bots=("Mira",))
        rig.do("s2", MARK)
        for act in (MARK, {"act": "strike"}):
            rig.table.game.enter(Act("s1", msgspec.Raw(msgspec.json.encode(act)), "bot"))
        assert rig.do("s2", {"act": "propose_undo"})["error"]["code"] == "takeback-barred"


@pytest.mark.parametrize(("needs_all", "waiting"), [({}, None), ({"whistled": "NG-4"}, ["s2", "s3"])])
def test_some_acts_are_taken_back_by_all_together_whatever_is_usual_in_the_house(
    tmp_path: Path, needs_all: dict[str, str], waiting: list[str] | None
) -> None:
    with night_game.registered(needs_all=needs_all):
        rig = Rig(tmp_path, house=HouseRules({DIE: WORDS}, "proposer"))
        rig.begin(("Mira", "Jonas", "Ayo"), game="night_watch")
        for seat in ("s1", "s2", "s3"):
            assert rig.do(seat, MARK)["ok"]
        assert rig.do("s1", {"act": "whistle"})["ok"]
        assert rig.do("s1", {"act": "propose_undo"})["ok"]
        proposal = rig.retained("state")["proposal"]
        assert (proposal and proposal["waiting"]) == waiting


@pytest.mark.parametrize("unseen", [[], [{"act": "sneak", "to": 2}], [{"act": "sneak", "to": 2}, {"act": "look"}]])
def test_the_button_takes_back_what_all_know_of_and_tells_of_nothing_else(
    rig: Rig, unseen: list[dict[str, Any]]
) -> None:
    rig.do("s1", {"act": "whistle"})
    for act in unseen:
        assert rig.do("s1", act)["ok"]
    rig.table.handle(ButtonPressed("undo"))
    proposal = rig.retained("state")["proposal"]
    assert proposal["waiting"] == ["s2", "s3"]
    assert proposal["text"]["en"] == "Mira would like to take this back: Mira: Whistle."
    for seat in proposal["waiting"]:
        assert rig.do(seat, {"act": "consent", "proposal": "p1", "agree": True})["ok"]
    assert len(rig.session.acts) == 3
