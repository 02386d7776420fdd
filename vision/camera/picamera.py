"""The Raspberry Pi's own camera, through picamera2. That package exists on Raspberry Pi OS only."""

from __future__ import annotations

import importlib
import logging
import time
from typing import Any

import numpy as np

from vision.camera.controls import mains_exposure
from vision.camera.spec import PicameraSource
from vision.errors import CameraFault
from vision.types import Frame

log = logging.getLogger(__name__)

_WARM_UP_S = 2.0


class Picamera:
    """Latest frame of a ribbon camera, with exposure, gain and white balance fixed after the warm-up."""

    warnings: tuple[str, ...] = ()

    def __init__(self, source: PicameraSource, fps: float, size: tuple[int, int]) -> None:
        self._source, self._fps, self._size = source, fps, size
        self._camera: Any = None
        self._number = 0

    def open(self) -> None:
        try:
            module = importlib.import_module("picamera2")
        except ImportError as error:
            raise CameraFault("camera-no-picamera", {"why": str(error)}) from error
        camera = module.Picamera2(self._source.index)
        layout = {"size": self._size, "format": "RGB888"}  # picamera2's name for bytes in BGR order.
        camera.configure(camera.create_video_configuration(main=layout, buffer_count=2, queue=False))
        camera.start()
        time.sleep(_WARM_UP_S)  # The automatics need time, and nothing announces that they have settled.
        self.warnings = self._fix(camera)
        self._camera = camera

    def _fix(self, camera: Any) -> tuple[str, ...]:
        wanted, found = self._source.controls, camera.capture_metadata()
        exposure = mains_exposure(wanted.exposure_ms or found["ExposureTime"] / 1000, wanted.mains_hz) * 1000
        gain = found["AnalogueGain"] if wanted.gain is None else wanted.gain
        fixed: dict[str, object] = {
            "AeEnable": False,
            "ExposureTime": int(exposure),
            "AnalogueGain": gain,
            "AwbEnable": False,
            "ColourGains": found["ColourGains"],
        }
        if wanted.focus is not None and "LensPosition" in camera.camera_controls:
            fixed |= {"AfMode": 0, "LensPosition": wanted.focus}
        camera.set_controls(fixed)
        for _ in range(8):  # A request travels through the pipeline for some frames.
            now = camera.capture_metadata()
        if abs(now["ExposureTime"] - exposure) > 0.05 * exposure:
            log.warning("the exposure: asked for %g µs, it stays at %g", exposure, now["ExposureTime"])
            return ("setting:exposure",)
        return ()

    def read(self) -> Frame | None:
        image = self._camera.capture_array("main")
        self._number += 1
        return Frame(np.ascontiguousarray(image[..., :3]), time.monotonic(), self._number)

    def close(self) -> None:
        if self._camera is not None:
            self._camera.stop()
            self._camera.close()
            self._camera = None

    def describe(self) -> str:
        return f"Pi camera {self._source.index}, {self._size[0]}x{self._size[1]} at {self._fps:g} frames/s"

    def due_in(self) -> float:
        return 0.0

    def control(self, **what: object) -> None:
        raise ValueError(f"this camera is a real one; it understands no messages such as {sorted(what)}")

    def truth(self) -> tuple[str, ...] | None:
        return None
