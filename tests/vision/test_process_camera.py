"""The supervised camera process, with real child processes and a rendered camera."""

from __future__ import annotations

import logging
import os
import queue
import select
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from scene_rig import UFO

from vision.camera.process import CameraProcess, Supervision
from vision.camera.spec import CameraSpec, DeviceSource, FolderSource, RenderedSource, Source
from vision.events import CameraEvent, CameraHealth, DiceRead, TrayChanged
from vision.types import State

PATIENCE_S = 60.0
SOON = Supervision(first_delay=0.05, most_delay=0.2)
E = TypeVar("E")


class Desk:
    """Stands for the service: takes the events in the camera's thread, hands them out in the test's."""

    def __init__(self, source: Source, rules: Supervision = SOON, fail: Callable[[], None] | None = None) -> None:
        self.events: queue.Queue[CameraEvent] = queue.Queue()
        self._fail = fail
        spec = CameraSpec(source, (UFO,), size=(320, 240))
        self.camera = CameraProcess(spec, self._take, rules)

    def _take(self, event: CameraEvent) -> None:
        self.events.put(event)
        if self._fail is not None:
            self._fail()

    def until(self, kind: type[E], **fields: object) -> E:
        """The next event of a kind with these values; fails the test after a minute."""
        end = time.monotonic() + PATIENCE_S
        while True:
            event: Any = self.events.get(timeout=max(0.01, end - time.monotonic()))
            if isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items()):
                return event

    def ready(self) -> None:
        """The tray was seen at rest."""
        self.until(TrayChanged, state=State.EMPTY)


@pytest.fixture
def desks() -> Iterator[Callable[..., Desk]]:
    made: list[Desk] = []

    def make(source: Source | None = None, **rest: Any) -> Desk:
        desk = Desk(source or RenderedSource(3, "max", 0.2, calibrated=False), **rest)
        made.append(desk)
        desk.camera.start()
        return desk

    yield make
    for desk in made:
        desk.camera.close()


def gone(pid: int) -> bool:
    """Whether a process has ended (a zombie has ended, too)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def wait_until_gone(pid: int, seconds: float) -> bool:
    """Waits for the end of a process that is not our child."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], seconds)[0])
    finally:
        os.close(handle)


def test_a_throw_comes_through_the_process_as_a_reading_with_its_truth_and_picture(
    desks: Callable[..., Desk],
) -> None:
    desk = desks(RenderedSource(3, "max", 0.2))
    desk.until(CameraHealth, state="ok")
    desk.ready()
    for face in ("yellow_blue", "ufo_1"):
        desk.camera.control(throw=face)
        event = desk.until(DiceRead)
        assert event.truth == (face,)
        assert [die.face for die in event.reading.dice] == [face]
        assert event.jpeg.startswith(b"\xff\xd8")
        assert 0 < event.processing_s < 5
        assert event.t - event.t_still >= 0.25


@pytest.mark.parametrize("fault", ["hang", "repeat", "stop"])
def test_a_camera_that_dies_is_offline_within_two_seconds_and_comes_back(
    desks: Callable[..., Desk], fault: str
) -> None:
    """Field report 15: unplugged, hanging in a driver call, or the same frame for ever."""
    desk = desks(RenderedSource(3, "real", 0.2, calibrated=False))
    desk.until(CameraHealth, state="ok")
    desk.ready()
    pid = desk.camera.pid
    assert pid is not None
    desk.camera.control(fault=fault)
    desk.until(TrayChanged, state=State.OFFLINE)
    trouble = desk.until(CameraHealth, state="offline")
    assert Supervision().quiet_after < 2.0  # a loaded machine may take longer
    assert trouble.code == {"hang": "camera-silent", "repeat": "camera-frozen", "stop": "camera-no-picture"}[fault]
    desk.until(CameraHealth, state="ok")
    assert gone(pid)


def test_a_crash_in_the_child_is_logged_with_its_trace_and_told(
    desks: Callable[..., Desk], caplog: pytest.LogCaptureFixture
) -> None:
    desk = desks()
    desk.until(CameraHealth, state="ok")
    with caplog.at_level(logging.ERROR):
        desk.camera.control(fault="crash")
        trouble = desk.until(CameraHealth, state="offline")
    assert trouble.code == "camera-crashed"
    assert "told to crash" in str(trouble.facts["why"])
    assert "Traceback" in caplog.text
    assert "camera/rendered.py" in caplog.text
    desk.until(CameraHealth, state="ok")


def test_a_child_that_is_killed_is_told_with_the_signal_and_started_again(desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.until(CameraHealth, state="ok")
    pid = desk.camera.pid
    assert pid is not None
    os.kill(pid, signal.SIGSEGV)
    assert desk.until(CameraHealth, state="offline").facts == {"how": "SIGSEGV"}
    desk.until(CameraHealth, state="ok")
    assert desk.camera.pid != pid


def test_a_pulled_cable_is_told_once_and_the_camera_is_back_when_it_is_plugged_in(
    desks: Callable[..., Desk], tmp_path: Path
) -> None:
    cable = tmp_path / "cable"
    cable.touch()
    desk = desks(RenderedSource(3, "real", 0.2, str(cable), calibrated=False))
    desk.until(CameraHealth, state="ok")
    cable.unlink()
    assert desk.until(CameraHealth, state="offline").code == "camera-rendered-cable"
    cable.touch()
    event = desk.until(CameraHealth)
    assert event.state == "ok"


def test_a_camera_that_is_not_there_says_so_and_is_tried_again_ever_more_rarely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk(DeviceSource("/dev/no_camera"), Supervision(first_delay=0.01, most_delay=0.04))
    delays: list[float] = []
    enough = desk.camera._closing

    def pause(seconds: float) -> bool:
        delays.append(seconds)
        if len(delays) == 4:
            enough.set()
        return len(delays) == 4

    monkeypatch.setattr(enough, "wait", pause)
    desk.camera.start()
    trouble = desk.until(CameraHealth)
    desk.camera._thread.join(PATIENCE_S)
    assert trouble.state == "offline"
    assert trouble.facts == {"path": "/dev/no_camera"}
    assert delays == [0.01, 0.02, 0.04, 0.04]


def test_a_listener_that_raises_is_logged_and_the_camera_goes_on(
    desks: Callable[..., Desk], caplog: pytest.LogCaptureFixture
) -> None:
    """Field report 24: an exception in a callback must not kill the thread."""

    def fail() -> None:
        raise RuntimeError("the desk is on fire")

    desk = desks(fail=fail)
    desk.ready()
    desk.camera.control(throw="red_yellow")
    desk.until(DiceRead)
    assert "the desk is on fire" in caplog.text


def test_a_message_that_the_camera_refuses_is_logged_and_harms_nothing(
    desks: Callable[..., Desk], caplog: pytest.LogCaptureFixture
) -> None:
    desk = desks()
    desk.ready()
    desk.camera.control(throw="no_such_face")
    desk.camera.control(throw="red_green")
    assert desk.until(DiceRead).truth == ("red_green",)
    assert "no_such_face" in caplog.text


def test_a_restarted_child_still_knows_which_dice_are_expected(desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.camera.expect(("ufo_attack", "another_die"))
    desk.until(CameraHealth, state="ok")
    pid = desk.camera.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    desk.until(CameraHealth, state="offline")
    desk.ready()
    desk.camera.control(throw="red_green")
    reason = desk.until(DiceRead).reading.reason
    assert reason is not None
    assert reason.value == "missing_die"


def test_the_end_of_a_film_is_told_and_it_does_not_begin_again(tmp_path: Path) -> None:
    import cv2
    from scene_rig import even_scene

    cv2.imwrite(str(tmp_path / "a.png"), even_scene().render().image)
    desk = Desk(FolderSource(str(tmp_path)))
    desk.camera.start()
    assert desk.until(CameraHealth, state="offline").code == "camera-at-its-end"
    desk.camera._thread.join(PATIENCE_S)
    assert not desk.camera._thread.is_alive()
    desk.camera.close()


def test_closing_leaves_no_process_of_a_camera_that_hangs_and_may_be_done_twice(
    desks: Callable[..., Desk],
) -> None:
    desk = desks(RenderedSource(3, "real", 0.2, calibrated=False))
    desk.until(CameraHealth, state="ok")
    desk.camera.control(fault="hang")
    pid = desk.camera.pid
    assert pid is not None
    desk.camera.close()
    assert gone(pid)
    desk.camera.close()
    assert desk.camera.control(throw=None) is False


PARENT = textwrap.dedent("""
    import sys, threading
    from vision.camera.spec import CameraSpec, RenderedSource
    from vision.events import CameraHealth
    from vision.camera.process import CameraProcess
    from vision.types import Die, Face

    faces = tuple(Face(f"f{k}", (("red", "red"), ("blue", "blue"))) for k in range(6))
    die = Die("plain", 24.8, "black", "red", faces)
    ok = threading.Event()
    spec = CameraSpec(RenderedSource(3, "real", 0.2, calibrated=False), (die,), size=(320, 240))
    camera = CameraProcess(spec, lambda event: ok.set() if isinstance(event, CameraHealth) else None)
    camera.start()
    ok.wait()
    loaded = [name for name in ("numpy", "cv2", "multiprocessing.resource_tracker") if name in sys.modules]
    print(camera.pid, *loaded, flush=True)
    if sys.argv[1] == "hang":
        camera.control(fault="hang")
    sys.stdin.read()
""")


@pytest.mark.parametrize("state", ["works", "hang"])
def test_the_child_dies_with_its_parent_even_by_kill_9(state: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, state], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline().split()[0])
        assert not gone(pid)
        parent.kill()
    assert wait_until_gone(pid, 5.0)


def test_the_parent_loads_neither_numpy_nor_opencv() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, "works"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        loaded = parent.stdout.readline().split()[1:]
        parent.kill()
    assert loaded == []
