"""Calibrates a rendered table as people calibrate theirs: the empty tray, then each face shown."""

from __future__ import annotations

from vision.camera.rendered import RenderedCamera
from vision.errors import CameraFault
from vision.reader.calibration import Calibration, CalibrationError
from vision.reader.learn import Picture, learn
from vision.scene.geometry import Pose
from vision.types import Die

_SHOWN_AT = ((0.0, 0.0), (-28.0, 12.0), (30.0, -14.0))
_TRIES = 3


def show_faces(camera: RenderedCamera, die: Die) -> Calibration:
    """What `referee calibrate` is given of a real table: the empty tray, then each face laid flat and shown.

    Raises CameraFault where the rendered light is too bad for it.
    """
    problems: tuple[str, ...] = ()
    for attempt in range(_TRIES):
        empty = Picture("empty.jpg", camera.picture())
        shown = {
            face.name: [
                Picture(f"face_{face.name}_{k}.jpg", camera.picture(Pose(index, x, y, yaw=25.0 * attempt + 40.0 * k)))
                for k, (x, y) in enumerate(_SHOWN_AT)
            ]
            for index, face in enumerate(die.faces)
        }
        try:
            return learn(die, empty, shown)
        except CalibrationError as error:
            problems = error.problems
    raise CameraFault("camera-rendered-light", {"why": problems[0]})
