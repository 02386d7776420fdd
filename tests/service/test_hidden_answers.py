"""What only players know, and several dice at once: asked of each seat, answered by bots, taps and forms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import night_game
import pytest
from night_game import DIE, WORDS
from table_rig import Rig

from service.ports import ManualTimer
from service.table.bots import Bots
from service.table.host_desk import HouseRules
from vision.events import CameraHealth

MARK = {"act": "mark", "marks": ["red", "blue"]}
NAMES = ("Mira", "Jonas", "Ayo")


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with night_game.registered():
        yield


def table(folder: Path, bots: tuple[str, ...] = (), **more: Any) -> Rig:
    house = HouseRules({DIE: WORDS, "other": WORDS})
    rig = Rig(folder, house=house, bots=Bots(4, 0, ManualTimer(), **more) if bots else None)
    rig.begin(NAMES, game="night_watch", bots=bots)
    return rig


def play(rig: Rig, most: int = 200) -> None:
    for _ in range(most):
        if rig.table._queue.empty():
            return
        rig.table.handle(rig.table._queue.get())


def test_each_seat_gets_a_form_with_its_words_and_how_many(tmp_path: Path) -> None:
    rig = table(tmp_path)
    for seat in ("s1", "s2", "s3"):
        (form,) = rig.retained(f"seat/{seat}/state")["answers"]
        (field,) = form["fields"]
        assert (form["act"], field["name"], field["count"]) == ("mark", "marks", 2)
        assert [(word["value"], word["text"]["en"]) for word in field["words"]] == [("red", "red"), ("blue", "blue")]
    assert "answers" not in rig.retained("state")


def test_seats_may_answer_in_any_order(tmp_path: Path) -> None:
    rig = table(tmp_path)
    for seat in ("s3", "s1", "s2"):
        assert rig.do(seat, MARK)["ok"]
        assert rig.retained(f"seat/{seat}/state")["answers"] == []
    assert rig.session.pending[0].seat == "s1"


def test_bots_answer_for_themselves_while_a_person_still_thinks(tmp_path: Path) -> None:
    rig = table(tmp_path, bots=("Jonas", "Ayo"))
    play(rig)
    assert set(rig.session.state.marks) == {"s2", "s3"}
    assert [told.said.how for told in rig.session.history] == ["bot", "bot"]
    assert [prompt.seat for prompt in rig.session.pending] == ["s1"]


def test_bots_play_a_whole_game_with_hidden_acts_and_two_dice(tmp_path: Path) -> None:
    rig = table(tmp_path, bots=NAMES)
    play(rig)
    assert rig.session.outcome is not None
    assert len(rig.session.state.thrown) == 2


@pytest.mark.parametrize(
    ("faces", "code"),
    [(["1"], "dice-count"), (["1", "2", "3"], "dice-count"), (["1", "7"], "no-such-face"), ([], "not-understood")],
)
def test_dice_that_cannot_be_are_not_taken(tmp_path: Path, faces: list[str], code: str) -> None:
    rig = table(tmp_path)
    for seat in ("s1", "s2", "s3"):
        rig.do(seat, MARK)
    rig.do("s1", {"act": "strike"})
    assert rig.retained("seat/s2/state")["taps"] == [[DIE, DIE]]
    assert rig.do("s2", {"act": "tap_dice", "faces": faces})["error"]["code"] == code
    assert rig.do("s2", {"act": "tap_dice", "faces": ["1", "3"]})["ok"]
    assert rig.session.state.thrown == ("pips:1", "pips:3")


def test_a_camera_for_one_die_leaves_two_to_be_tapped(tmp_path: Path) -> None:
    rig = table(tmp_path)
    rig.camera_ok()
    for seat in ("s1", "s2", "s3"):
        rig.do(seat, MARK)
    rig.do("s1", {"act": "look"})
    assert rig.camera.expected == (DIE,)
    assert rig.retained("seat/s1/state")["taps"] == []
    assert rig.tap("s1", "1")["error"]["code"] == "tap-not-needed"
    assert rig.do("s1", {"act": "roll", "die": ["pips:1"]})["error"]["code"] == "tap-not-needed"
    rig.host({"act": "pause"})
    rig.host({"act": "resume"})
    rig.table.handle(CameraHealth("offline", "camera-missing", {"path": "/dev/video0"}))
    assert rig.tap("s1", "1")["ok"]
    rig.camera_ok()
    rig.do("s1", {"act": "strike"})
    assert rig.camera.expected == ()
    assert rig.retained("seat/s2/state")["taps"] == [[DIE, DIE]]
    assert rig.do("s2", {"act": "tap_dice", "faces": ["1", "3"]})["ok"]


def test_a_camera_that_knows_another_die_says_what_is_entered_by_hand(tmp_path: Path) -> None:
    rig = Rig(tmp_path, house=HouseRules({DIE: WORDS}), camera_die="ufo_attack")
    rig.begin(NAMES, game="night_watch")
    rig.camera_ok()
    assert rig.retained("device/camera")["state"] == "degraded"
    assert DIE in rig.retained("device/camera")["reason"]
    for seat in ("s1", "s2", "s3"):
        rig.do(seat, MARK)
    rig.do("s1", {"act": "look"})
    assert rig.camera.expected == ()
    assert rig.tap("s1", "2")["ok"]


def test_bots_throw_only_what_the_camera_reads_and_enter_the_rest(tmp_path: Path) -> None:
    thrown: list[str] = []
    rig = table(tmp_path, bots=NAMES, throw=thrown.append)
    play(rig)
    looked = rig.session.state.looking.value
    assert rig.session.outcome is not None or (looked and thrown == ["s1"])
    rig.table.handle(CameraHealth("offline", "camera-silent"))
    for _ in range(5):
        play(rig)
    assert rig.session.outcome is not None
