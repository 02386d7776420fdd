"""Figures of the camera's part that runs for every frame, and of the rendered camera. Decoding is in bench_reader."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from config.dice import builtin_die
from vision.camera.process import CameraProcess
from vision.camera.spec import CameraSpec, RenderedSource
from vision.events import CameraEvent, CameraHealth, DiceRead
from vision.roll.machine import RollMachine
from vision.scene.playing import Playing, Step
from vision.scene.scene import Pose, Scene, Shot
from vision.types import DieRead, Frame, Image, Reading, Reason, State

Row = tuple[str, float, str, float | None, str]

DIE = builtin_die("ufo_attack")
FRAMES = 300
ACTS = 24
_BASE = "full-size grey, blur, absdiff, threshold"


class _Truth:
    """A reader that costs nothing: what is measured is the watching."""

    shot: Shot

    def read(self, image: Image, expected: tuple[str, ...] | None = None, tray: object = None) -> Reading:  # noqa: ARG002
        if self.shot.truth.hand:
            return Reading(State.UNSURE, reason=Reason.HAND)
        dice = tuple(DieRead(d.id, d.face, d.grid, 1.0, d.quad) for d in self.shot.truth.dice)
        return Reading(State.READ if dice else State.EMPTY, dice)


def figures() -> Iterator[Row]:
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        yield from _watching()
        yield from _rendering()
        yield from _rolls()
    finally:
        cv2.setNumThreads(threads)
    yield from _process()


def _ms(work: Callable[[Any], object], items: list[Any]) -> float:
    """Median milliseconds an item."""
    spent = []
    for item in items:
        start = time.perf_counter()
        work(item)
        spent.append(time.perf_counter() - start)
    return float(np.median(spent)) * 1000


def _watching() -> Iterator[Row]:
    scene = Scene((DIE,), 3, hard=0.5)
    for what, poses in (("an empty tray", ()), ("a tray with a still die", (Pose(0, 10, 5, 30),))):
        shots = [scene.render(poses) for _ in range(16)]
        frames = [Frame(shots[k % 16].image, k / 15, k) for k in range(FRAMES)]
        yield f"watching {what}, 640x480", _watch(frames, shots[0]), "ms", _ms(_Classic(), frames), _BASE
    playing = Playing(scene)
    throw = list(playing.play(playing.wait(1) + playing.throw(1)))
    reader = _Truth()
    machine = RollMachine(reader)

    def feed(item: tuple[Frame, Shot]) -> None:
        reader.shot = item[1]
        machine.feed(item[0])

    yield "watching a throw, decoding apart", _ms(feed, throw), "ms", _ms(_Classic(), [f for f, _ in throw]), _BASE


def _watch(frames: list[Frame], shot: Shot) -> float:
    reader = _Truth()
    reader.shot = shot
    machine = RollMachine(reader)
    for frame in frames[:20]:
        machine.feed(frame)
    return _ms(machine.feed, frames[20:])


class _Classic:
    """The plain motion detector: the whole frame in grey, blurred, against the last one."""

    def __init__(self) -> None:
        self._last: Any = None

    def __call__(self, frame: Frame) -> bool:
        grey = cv2.GaussianBlur(cv2.cvtColor(frame.image, cv2.COLOR_BGR2GRAY), (5, 5), 0)
        last, self._last = self._last, grey
        if last is None:
            return False
        _, changed = cv2.threshold(cv2.absdiff(grey, last), 12, 255, cv2.THRESH_BINARY)
        return cv2.countNonZero(changed) > 50


def _rendering() -> Iterator[Row]:
    scene = Scene((DIE,), 3, hard=0.5)
    poses = [scene.random_pose() for _ in range(60)]
    yield "rendering a die in a new pose, 640x480", _ms(lambda pose: scene.render((pose,)), poses), "ms", None, ""
    yield "rendering a scene anew", _ms(lambda seed: Scene((DIE,), seed), list(range(8))), "ms", None, ""


def _rolls() -> Iterator[Row]:
    """What the machine makes of throws, and of what is none, in trays and lights of every kind."""
    throws = [_act(seed, lambda p: p.throw()) for seed in range(ACTS)]
    placed = [_act(seed, lambda p: p.set_down(2)) for seed in range(ACTS)]
    taken = sum(answer == ["read"] for answer in throws)
    wrong = sum("read" in answer for answer in placed)
    naive = "count every die that comes to rest"
    yield f"throws taken as rolls, of {ACTS}", taken, "rolls", float(ACTS), naive
    yield f"dice set down by hand taken as rolls, of {ACTS}", wrong, "rolls", float(ACTS), naive


def _act(seed: int, act: Callable[[Playing], list[Step]]) -> list[str]:
    playing = Playing(Scene((DIE,), 100 + seed, size=(320, 240)))
    reader = _Truth()
    machine = RollMachine(reader)
    answers: list[str] = []
    acts: tuple[Callable[[Playing], list[Step]], ...] = (lambda p: p.wait(0.7), act, lambda p: p.wait(0.5))
    for one in acts:
        for frame, shot in playing.play(one(playing)):
            reader.shot = shot
            answers += [e.reading.state.value for e in machine.feed(frame) if isinstance(e, DiceRead)]
    return answers


def _process() -> Iterator[Row]:
    events: queue.Queue[CameraEvent] = queue.Queue()
    camera = CameraProcess(CameraSpec(RenderedSource(3, "real", 0.3), (DIE,)), events.put)
    start = time.monotonic()
    camera.start()
    try:
        _until(events, CameraHealth)
        yield "camera process: start to its first frame", time.monotonic() - start, "s", None, ""
        camera.control(throw=None)
        _until(events, DiceRead)
        yield "camera process: memory, renderer included", _rss_mb(camera.pid), "MB", None, ""
        start = time.monotonic()
        camera.control(fault="hang")
        _until(events, CameraHealth)
        yield "camera process: hanging read to offline", time.monotonic() - start, "s", 2.0, "limit"
    finally:
        camera.close()


def _until(events: queue.Queue[CameraEvent], kind: type[Any]) -> None:
    while not isinstance(events.get(timeout=60), kind):
        pass


def _rss_mb(pid: int | None) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
