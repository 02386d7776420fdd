"""Puts reader and roll machine together from a CameraSpec: the one place that reads their files."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from vision.camera.sources import FrameSource
from vision.camera.spec import CameraSpec, RenderedSource
from vision.errors import CameraFault
from vision.reader import calibration as calibrations
from vision.reader.calibration import Calibration, CalibrationError
from vision.reader.reader import Reader
from vision.reader.tray import TrayModel
from vision.roll.machine import RollMachine


def build_machine(spec: CameraSpec, source: FrameSource) -> RollMachine:
    """Reader and machine for an opened source; raises CameraFault where a file is missing or broken."""
    known = _calibration(spec, source)
    tray = None if spec.tray is None else read_tray(spec.tray)
    # With a calibration the reader has its own empty tray; without one, the machine shows it the tray it sees empty.
    return RollMachine(Reader(spec.dice, known), tray=tray, learn_tray=tray is None and known is None)


def read_tray(path: str) -> TrayModel:
    """The empty tray from a picture."""
    image = cv2.imread(path, cv2.IMREAD_COLOR)
    if image is None:
        raise CameraFault("camera-tray-broken" if Path(path).exists() else "camera-tray-missing", {"path": path})
    return TrayModel(np.asarray(image, np.uint8))


def _calibration(spec: CameraSpec, source: FrameSource) -> Calibration | None:
    if spec.calibration is not None:
        try:
            return calibrations.load(Path(spec.calibration))
        except CalibrationError as error:
            raise CameraFault("camera-calibration", {"why": str(error).rstrip(".")}) from error
    if isinstance(spec.source, RenderedSource) and spec.source.calibrated and len(spec.dice) == 1:
        # The renderer is loaded only here: a real camera has no use for its memory.
        from vision.camera.rendered import RenderedCamera
        from vision.camera.show_faces import show_faces

        assert isinstance(source, RenderedCamera)
        return show_faces(source, spec.dice[0])
    return None
