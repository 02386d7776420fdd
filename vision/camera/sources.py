"""Frames from anything: a V4L2 device, a Pi camera, a stream, a video, a folder of pictures, a rendered table.

All keep one contract, FrameSource, so that what reads the die cannot tell them apart.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Protocol

import cv2
import numpy as np

from vision.camera.controls import lock_controls
from vision.camera.spec import (
    PICTURES,
    CameraSpec,
    DeviceSource,
    FolderSource,
    PicameraSource,
    RenderedSource,
    UrlSource,
    VideoSource,
)
from vision.errors import CameraFault
from vision.types import Frame

_BUFFERED_S = 0.002
_MOST_BUFFERED = 5
_WARM_UP_FRAMES = 30


class FrameSource(Protocol):
    """One camera. `open` before the first `read`; both raise CameraFault.

    `read` blocks until the next frame is there; a live source hands over the latest one and drops those before it.
    None = there will be no more (the end of a file). `warnings` after open: settings that the driver ignored, as names.
    """

    warnings: tuple[str, ...]

    def open(self) -> None: ...

    def read(self) -> Frame | None: ...

    def close(self) -> None: ...

    def describe(self) -> str: ...

    def due_in(self) -> float:
        """Seconds until reading makes sense; the caller may do other things for so long. 0 = read now."""
        ...

    def control(self, **what: object) -> None:
        """A message to a source that understands some (the rendered one); raises ValueError."""
        ...

    def truth(self) -> tuple[str, ...] | None:
        """The faces that really lie there, where the source knows."""
        ...


class _Plain:
    """What sources of real pictures have in common."""

    warnings: tuple[str, ...] = ()

    def due_in(self) -> float:
        return 0.0

    def control(self, **what: object) -> None:
        raise ValueError(f"this camera is a real one; it understands no messages such as {sorted(what)}")

    def truth(self) -> tuple[str, ...] | None:
        return None


class V4l2Camera(_Plain):
    """A USB camera. After a warm-up on automatic, its exposure, gain, white balance and focus are fixed."""

    def __init__(self, source: DeviceSource, fps: float, size: tuple[int, int]) -> None:
        self._source, self._fps, self._size = source, fps, size
        self._capture: Any = None
        self._number = 0
        self._latest_t: float | None = None

    def open(self) -> None:
        path = self._source.path
        if not Path(path).exists():
            raise CameraFault("camera-missing", {"path": path})
        capture = cv2.VideoCapture(path, cv2.CAP_V4L2)
        if not capture.isOpened():
            raise CameraFault("camera-not-opened", {"path": path})
        capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, self._size[0])
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, self._size[1])
        capture.set(cv2.CAP_PROP_FPS, self._fps)
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        for _ in range(_WARM_UP_FRAMES):
            capture.grab()
        self.warnings = lock_controls(capture, self._source.controls)
        self._capture = capture

    def read(self) -> Frame | None:
        self._skip_stale()
        done, image = self._capture.read()
        t = time.monotonic()
        if not done or image is None:
            raise CameraFault("camera-no-picture", {"path": self._source.path})
        self._number += 1
        self._latest_t = t
        return Frame(np.asarray(image, np.uint8), t, self._number)

    def _skip_stale(self) -> None:
        """A grab that returns at once took an old frame from the driver's queue."""
        if self._latest_t is None or time.monotonic() - self._latest_t < 1.5 / self._fps:
            return
        for _ in range(_MOST_BUFFERED):
            before = time.monotonic()
            self._capture.grab()
            if time.monotonic() - before > _BUFFERED_S:
                return

    def close(self) -> None:
        if self._capture is not None:
            self._capture.release()
            self._capture = None

    def describe(self) -> str:
        return f"camera {self._source.path}, {self._size[0]}x{self._size[1]} at {self._fps:g} frames/s"


class StreamCamera(_Plain):
    """A network camera, or a video file; a file's frames carry the times of the film, a stream's those of arrival."""

    def __init__(self, source: UrlSource | VideoSource, fps: float) -> None:
        self._address = source.url if isinstance(source, UrlSource) else source.path
        self._live = isinstance(source, UrlSource)
        self._fps = fps
        self._capture: Any = None
        self._number = 0

    def open(self) -> None:
        capture = cv2.VideoCapture(self._address)
        if not capture.isOpened():
            raise CameraFault("camera-no-stream" if self._live else "camera-no-film", {"path": self._address})
        told = float(capture.get(cv2.CAP_PROP_FPS))
        self._fps = told if 1 <= told <= 240 else self._fps
        self._capture = capture

    def read(self) -> Frame | None:
        done, image = self._capture.read()
        if not done or image is None:
            if self._live:
                raise CameraFault("camera-stream-ended", {"path": self._address})
            return None
        t = time.monotonic() if self._live else self._number / self._fps
        self._number += 1
        return Frame(np.asarray(image, np.uint8), t, self._number - 1)

    def close(self) -> None:
        if self._capture is not None:
            self._capture.release()
            self._capture = None

    def describe(self) -> str:
        return f"{'stream' if self._live else 'video'} {self._address} at {self._fps:g} frames/s"


class FolderCamera(_Plain):
    """The pictures of a folder, by name, `fps` of them a second."""

    def __init__(self, source: FolderSource, fps: float) -> None:
        self._folder, self._fps = Path(source.path), fps
        self._files: list[Path] = []
        self._number = 0

    def open(self) -> None:
        self._files = sorted(path for path in self._folder.iterdir() if path.suffix.lower() in PICTURES)
        if not self._files:
            raise CameraFault("camera-folder-empty", {"path": str(self._folder), "endings": ", ".join(PICTURES)})

    def read(self) -> Frame | None:
        if self._number >= len(self._files):
            return None
        path = self._files[self._number]
        image = cv2.imread(str(path), cv2.IMREAD_COLOR)
        if image is None:
            raise CameraFault("camera-bad-picture", {"path": str(path)})
        frame = Frame(np.asarray(image, np.uint8), self._number / self._fps, self._number)
        self._number += 1
        return frame

    def close(self) -> None:
        self._files = []

    def describe(self) -> str:
        return f"folder {self._folder}, {len(self._files)} pictures at {self._fps:g} frames/s"


def open_source(spec: CameraSpec) -> FrameSource:
    """The source of a spec, opened; raises CameraFault."""
    source = _build(spec)
    source.open()
    return source


def _build(spec: CameraSpec) -> FrameSource:
    chosen = spec.source
    if isinstance(chosen, DeviceSource):
        return V4l2Camera(chosen, spec.fps, spec.size)
    if isinstance(chosen, UrlSource | VideoSource):
        return StreamCamera(chosen, spec.fps)
    if isinstance(chosen, FolderSource):
        return FolderCamera(chosen, spec.fps)
    if isinstance(chosen, RenderedSource):
        from vision.camera.rendered import RenderedCamera  # A real camera has no use for the renderer's memory.

        return RenderedCamera(chosen, spec.dice, spec.fps, spec.size)
    return _picamera(chosen, spec)


def _picamera(chosen: PicameraSource, spec: CameraSpec) -> FrameSource:
    from vision.camera.picamera import Picamera

    return Picamera(chosen, spec.fps, spec.size)
