"""Puts reader and roll machine together from a CameraSpec: the one place that reads their files."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from vision.camera_spec import CameraSpec, SourceError
from vision.reader import Reader
from vision.roll import RollMachine
from vision.tray import TrayModel


def build_machine(spec: CameraSpec) -> RollMachine:
    """Reader and machine for a spec; raises SourceError where a file is missing or broken."""
    tray = None if spec.tray is None else read_tray(spec.tray)
    return RollMachine(Reader(spec.dice), tray=tray)


def read_tray(path: str) -> TrayModel:
    """The empty tray from a picture."""
    image = cv2.imread(path, cv2.IMREAD_COLOR)
    if image is None:
        kind = "is not a picture that can be read" if Path(path).exists() else "does not exist"
        raise SourceError(f"the picture of the empty tray, {path}, {kind}", "Take it again with `referee calibrate`.")
    return TrayModel(np.asarray(image, np.uint8))
