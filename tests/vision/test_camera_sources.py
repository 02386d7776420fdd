from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
import pytest
from scene_rig import SMALL, UFO, even_scene

from vision.camera.controls import lock_controls, mains_exposure
from vision.camera.rendered import RenderedCamera
from vision.camera.sources import FrameSource, open_source
from vision.camera.spec import (
    CameraControls,
    CameraSpec,
    DeviceSource,
    FolderSource,
    PicameraSource,
    RenderedSource,
    Source,
    UrlSource,
    VideoSource,
    parse_source,
)
from vision.errors import CameraFault, SourceError
from vision.roll.machine import RollSettings
from vision.scene.scene import Pose
from vision.types import Frame


def opened(source: Source, fps: float = 10.0) -> FrameSource:
    return open_source(CameraSpec(source, (UFO,), fps=fps, size=SMALL))


def all_frames(source: FrameSource) -> list[Frame]:
    frames = []
    while (frame := source.read()) is not None:
        frames.append(frame)
    return frames


def test_sources_are_told_apart_by_how_they_are_written(tmp_path: Path) -> None:
    film = tmp_path / "roll.mp4"
    film.touch()
    assert parse_source("/dev/v4l/by-id/cam-index0") == DeviceSource("/dev/v4l/by-id/cam-index0")
    assert parse_source("http://pi:8081/stream") == UrlSource("http://pi:8081/stream")
    assert parse_source(str(film)) == VideoSource(str(film))
    assert parse_source(str(tmp_path)) == FolderSource(str(tmp_path))
    assert parse_source("picamera:1") == PicameraSource(1)
    assert parse_source("rendered:seed=7,speed=max,hard=0.2") == RenderedSource(7, "max", 0.2)


def test_field_report_18_a_camera_index_is_refused_because_it_changes_after_a_reboot() -> None:
    with pytest.raises(SourceError, match=r"another camera after a reboot.*path"):
        parse_source("0")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("/no/such/thing", "there is no file"),
        (__file__, "is not a video file"),
        ("rendered:sped=max", "is not understood"),
        ("rendered:speed=fast", "speed=real or speed=max"),
        ("rendered:seed=x", "not a whole number"),
        ("rendered:hard=2", "not a number from 0 to 1"),
        ("picamera:left", "not a whole number"),
    ],
)
def test_a_wrong_source_says_what_is_wrong_and_how_to_write_it(text: str, message: str) -> None:
    with pytest.raises(SourceError, match=message) as caught:
        parse_source(text)
    assert caught.value.how_to_fix


def test_a_folder_gives_its_pictures_in_order_with_their_times(tmp_path: Path) -> None:
    for name, shade in (("b.png", 90), ("a.jpg", 30), ("c.png", 200), ("notes.txt", 0)):
        if name.endswith("txt"):
            (tmp_path / name).write_text("no picture")
        else:
            cv2.imwrite(str(tmp_path / name), np.full((24, 32, 3), shade, np.uint8))
    frames = all_frames(opened(FolderSource(str(tmp_path))))
    assert [round(float(frame.image.mean()) / 10) for frame in frames] == [3, 9, 20]
    assert [frame.t for frame in frames] == pytest.approx([0.0, 0.1, 0.2])
    assert [frame.number for frame in frames] == [0, 1, 2]


def test_a_folder_without_pictures_and_a_broken_picture_are_told(tmp_path: Path) -> None:
    with pytest.raises(CameraFault, match="camera-folder-empty"):
        opened(FolderSource(str(tmp_path)))
    (tmp_path / "broken.jpg").write_bytes(b"not a picture")
    with pytest.raises(CameraFault, match=r"camera-bad-picture.*broken\.jpg"):
        opened(FolderSource(str(tmp_path))).read()


def test_a_video_gives_its_frames_with_the_times_of_the_film(tmp_path: Path) -> None:
    path = tmp_path / "roll.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 25.0, (64, 48))
    for shade in (40, 120, 200):
        writer.write(np.full((48, 64, 3), shade, np.uint8))
    writer.release()
    frames = all_frames(opened(VideoSource(str(path))))
    assert [round(float(frame.image.mean()) / 40) for frame in frames] == [1, 3, 5]
    assert [frame.t for frame in frames] == pytest.approx([0.0, 0.04, 0.08])


def test_a_camera_that_is_not_there_is_told() -> None:
    with pytest.raises(CameraFault, match=r"camera-missing.*/dev/no_camera"):
        opened(DeviceSource("/dev/no_camera"))


def test_a_missing_picamera2_is_told() -> None:
    with pytest.raises(CameraFault, match=r"camera-no-picamera"):
        opened(PicameraSource())


class Driver:
    """A V4L2 driver: keeps what it is told, apart from what it ignores."""

    def __init__(self, ignores: tuple[int, ...] = (), **first: float) -> None:
        self.values = {getattr(cv2, f"CAP_PROP_{name}"): value for name, value in first.items()}
        self.ignores = ignores
        self.order: list[int] = []

    def get(self, propId: int, /) -> float:
        return self.values.get(propId, -1.0)

    def set(self, propId: int, value: float, /) -> bool:
        self.order.append(propId)
        if propId not in self.ignores:
            self.values[propId] = value
        return True  # V4L2 drivers say yes and may still do nothing.


def webcam(ignores: tuple[int, ...] = ()) -> Driver:
    return Driver(
        ignores, AUTO_EXPOSURE=3, EXPOSURE=157, GAIN=64, AUTO_WB=1, WB_TEMPERATURE=4010, AUTOFOCUS=1, FOCUS=30
    )


def test_the_automatics_are_fixed_as_found_and_the_exposure_in_mains_steps() -> None:
    driver = webcam()
    assert lock_controls(driver, CameraControls()) == ()
    assert driver.values[cv2.CAP_PROP_AUTO_EXPOSURE] == 1
    assert driver.values[cv2.CAP_PROP_EXPOSURE] == pytest.approx(200)  # 15.7 ms -> 20 ms, in units of 100 µs.
    assert driver.values[cv2.CAP_PROP_AUTO_WB] == 0
    assert driver.values[cv2.CAP_PROP_WB_TEMPERATURE] == 4010
    assert driver.values[cv2.CAP_PROP_AUTOFOCUS] == 0


def test_automatic_is_switched_off_before_the_value_is_set() -> None:
    driver = webcam()
    lock_controls(driver, CameraControls(exposure_ms=10, white_balance=5000))
    order = driver.order
    assert order.index(cv2.CAP_PROP_AUTO_EXPOSURE) < order.index(cv2.CAP_PROP_EXPOSURE)
    assert order.index(cv2.CAP_PROP_AUTO_WB) < order.index(cv2.CAP_PROP_WB_TEMPERATURE)


def test_field_report_16_a_driver_that_silently_ignores_manual_exposure_is_found_out() -> None:
    told = lock_controls(webcam((cv2.CAP_PROP_EXPOSURE,)), CameraControls(exposure_ms=30))
    assert told == ("setting:exposure",)


def test_field_report_17_a_driver_that_keeps_its_automatic_white_balance_is_found_out() -> None:
    told = lock_controls(webcam((cv2.CAP_PROP_AUTO_WB,)), CameraControls())
    assert told == ("setting:manual-white-balance",)


def test_a_lens_without_a_motor_is_no_fault() -> None:
    driver = Driver(AUTO_EXPOSURE=3, EXPOSURE=100, GAIN=10, AUTO_WB=1, WB_TEMPERATURE=4000)
    assert lock_controls(driver, CameraControls()) == ()
    assert cv2.CAP_PROP_FOCUS not in driver.order


@pytest.mark.parametrize(("hertz", "asked", "given"), [(50, 14, 10), (50, 16, 20), (60, 16, 16.67), (50, 2, 10)])
def test_exposures_are_whole_half_periods_of_the_mains(hertz: float, asked: float, given: float) -> None:
    assert mains_exposure(asked, hertz) == pytest.approx(given, abs=0.01)


def rendered(**changes: object) -> RenderedCamera:
    source = RenderedSource(**({"seed": 3, "speed": "max"} | changes))  # type: ignore[arg-type]
    camera = RenderedCamera(source, (UFO,), 15.0, SMALL)
    camera.open()
    return camera


def test_a_rendered_camera_never_gives_the_same_frame_twice_in_a_row() -> None:
    camera = rendered()
    frames = [camera.read() for _ in range(40)]
    assert not any(np.array_equal(a.image, b.image) for a, b in pairwise(f for f in frames if f is not None))
    assert [f.number for f in frames if f is not None] == list(range(40))


def test_a_throw_is_asked_for_by_the_faces_name_and_told_as_truth() -> None:
    camera = rendered()
    camera.control(throw="yellow_blue")
    for _ in range(80):
        camera.read()
    assert camera.truth() == ("yellow_blue",)


def test_faces_that_look_alike_go_by_the_first_ones_name() -> None:
    camera = rendered()
    camera.control(throw="ufo_2")
    for _ in range(80):
        camera.read()
    assert camera.truth() == ("ufo_1",)


def test_two_throws_asked_for_at_once_happen_one_after_the_other() -> None:
    camera = rendered()
    camera.control(throw="red_yellow")
    camera.control(throw="green_blue")
    truths = []
    for _ in range(160):
        camera.read()
        truth = camera.truth()
        if truth and truth not in truths[-1:]:
            truths.append(truth)
    assert truths.index(("red_yellow",)) < len(truths) - 1
    assert truths[-1] == ("green_blue",)


@pytest.mark.parametrize("message", [{"throw": "no_such_face"}, {"fault": "rain"}, {"act": "dance"}, {"jump": 1}])
def test_a_message_that_it_does_not_understand_is_refused(message: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="know"):
        rendered().control(**message)


def test_a_real_camera_refuses_messages(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), even_scene(size=SMALL).render((Pose(0),)).image)
    with pytest.raises(ValueError, match="real one"):
        opened(FolderSource(str(tmp_path))).control(throw=None)


def test_at_real_speed_frames_come_at_their_time() -> None:
    camera = rendered(speed="real")
    first = camera.read()
    start = time.monotonic()
    last = [camera.read() for _ in range(6)][-1]
    assert first is not None
    assert last is not None
    assert last.t - first.t == pytest.approx(6 / 15)
    assert time.monotonic() - start >= 5 / 15


def test_at_full_speed_a_quiet_table_waits_for_messages_and_an_act_does_not() -> None:
    camera = rendered()
    assert camera.due_in() > 0
    camera.control(throw=None)
    assert camera.due_in() == 0


def test_at_full_speed_a_die_that_lies_is_waited_for_until_it_must_have_been_judged() -> None:
    camera = rendered()
    camera.control(throw=None)
    lies = RollSettings().furniture_after
    seen = [camera.read() for _ in range(round(15 * lies) + len(camera._steps))]
    assert not camera._steps
    assert camera.due_in() == 0
    seen += [camera.read() for _ in range(30)]
    assert camera.due_in() > 0
    assert None not in seen


def test_a_pulled_cable_is_told(tmp_path: Path) -> None:
    cable = tmp_path / "cable"
    cable.touch()
    camera = rendered(cable=str(cable))
    assert camera.read() is not None
    cable.unlink()
    with pytest.raises(CameraFault, match="camera-rendered-cable"):
        camera.read()
