"""The camera at the table: rolls, pictures, the tray, a camera that fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from table_rig import QUAD, Rig

from vision.events import CameraHealth, TrayChanged
from vision.types import Reason, State


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.table.restore()
    yield rig
    rig.journal.close()


def test_a_read_roll_is_shown_with_its_picture_and_confidence(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    assert rig.camera.expected == ("ufo_attack",)
    rig.roll("red_yellow", 0.98)
    dice, ruling = rig.retained("dice"), rig.retained("ruling")
    assert (dice["state"], dice["dice"][0]["face"], dice["evidence"]) == ("read", "red_yellow", 1)
    assert (ruling["how"], ruling["evidence"], ruling["confidence"]) == ("camera", 1, 0.98)
    assert rig.publisher.retained["referee/t/evidence/1"] == b"\xff\xd8jpeg"
    assert rig.camera.expected == ()


def test_what_the_camera_would_have_named_next_is_kept_with_the_ruling(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.roll("red_yellow", 0.98, rivals=("red_green", "yellow_blue"))
    assert rig.retained("ruling")["rivals"] == ["red_green", "yellow_blue"]
    rig.restart()
    assert rig.retained("ruling")["rivals"] == ["red_green", "yellow_blue"]


def test_an_unread_roll_says_why_and_offers_the_faces(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    assert rig.retained("seat/s1/state")["legal"] == []
    rig.unsure(Reason.GLARE)
    assert (rig.retained("dice")["state"], rig.retained("dice")["reason"]) == ("unsure", "glare")
    assert "the light glares on it" in rig.retained("ruling")["text"]["en"]
    assert len(rig.retained("seat/s1/state")["legal"]) == 6


def test_an_unread_roll_shows_where_the_die_lies_and_between_which_faces_it_could_not_be_decided(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.unsure(Reason.LOW_CONFIDENCE, fits=("red_yellow", "red_green"))
    told = rig.retained("dice")
    assert (told["dice"], told["fits"]) == ([], ["red_yellow", "red_green"])
    assert told["quads"] == [[list(corner) for corner in QUAD]]
    rig.roll("red_yellow")
    assert (rig.retained("dice")["fits"], rig.retained("dice")["quads"]) == ([], [])


def test_the_tray_is_shown_as_it_changes(rig: Rig) -> None:
    for state in (State.MOVING, State.HAND, State.SETTLING, State.EMPTY):
        rig.table.handle(TrayChanged(state, 1, 0.0))
        assert rig.retained("dice")["state"] == state.value
    before = len(rig.publisher.log)
    rig.table.handle(TrayChanged(State.EMPTY, 2, 0.1))
    assert len(rig.publisher.log) == before


def test_an_offline_camera_is_told_and_taps_take_over_until_it_is_back(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.table.handle(CameraHealth("offline", "camera-silent"))
    device = rig.retained("device/camera")
    assert (device["state"], device["reason"]) == ("offline", "The camera has gone silent.")
    assert device["text"]["en"] == "The camera has gone silent."
    told = rig.retained("alert/camera")
    assert told["text"] == device["text"]
    assert told["how_to_fix"]["en"] == "Check its cable, or plug it in again. Until then, tap what the die shows."
    assert rig.retained("dice")["state"] == "offline"
    assert rig.tap("s1", "red_yellow")["ok"]
    rig.camera_ok()
    assert "referee/t/alert/camera" not in rig.publisher.retained
    assert rig.retained("device/camera")["state"] == "ok"


def test_only_the_last_pictures_stay_and_they_can_be_wiped(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    for _ in range(12):
        rig.roll("red_yellow")
    shown = sorted(topic for topic in rig.publisher.retained if "/evidence/" in topic)
    assert len(shown) == 8
    (rig.folder / "evidence" / "13.part").write_bytes(b"the power went")
    assert rig.host({"act": "wipe_evidence"})["ok"]
    assert not [topic for topic in rig.publisher.retained if "/evidence/" in topic]
    assert list((rig.folder / "evidence").iterdir()) == []


def test_pictures_are_shown_again_and_their_numbers_go_on_after_a_restart(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.roll("red_yellow")
    rig.restart()
    assert rig.publisher.retained["referee/t/evidence/1"] == b"\xff\xd8jpeg"
    rig.take("s1", "red")
    rig.roll("green_blue")
    assert rig.retained("ruling")["evidence"] == 2


def test_the_host_restarts_the_camera(rig: Rig) -> None:
    assert rig.host({"act": "restart_camera"})["ok"]
    assert rig.camera.restarts == 1
