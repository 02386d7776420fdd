"""What calibration learned of one camera, tray and die; kept as one JSON file with a version."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.reader.flatness import Flatness
from vision.reader.tray import TrayModel
from vision.types import Image

VERSION = 1

PRINT_SIDE = 48
"""Side of a learned print's picture, px."""

Rgb = tuple[float, float, float]
"""Linear blue, green, red."""


class CalibrationError(ValueError):
    """Pictures or a calibration file that cannot be used. Each problem is a sentence: which file, what, how to mend."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Calibration:
    """Colours and prints as this camera sees them.

    die: id of the die that was shown. background: the empty tray (BGR). px_per_mm: scale at the die's top face.
    gain: the light at calibration, natural logarithm of blue, green, red. colours: name to albedo. prints: face name
    to its picture, upright, (48, 48, 3) BGR with the light taken out. flatness: how the camera stands to the tray.
    """

    die: str
    background: Image
    px_per_mm: float
    gain: Rgb
    colours: Mapping[str, Rgb] = field(default_factory=dict)
    prints: Mapping[str, Image] = field(default_factory=dict)
    flatness: Flatness | None = None

    def tray(self) -> TrayModel:
        """The empty tray for the reader and the roll machine."""
        return TrayModel(self.background, self.px_per_mm)


def dumps(calibration: Calibration) -> str:
    """The calibration as JSON text."""
    table = {
        "version": VERSION,
        "die": calibration.die,
        "px_per_mm": round(calibration.px_per_mm, 4),
        "gain": [round(v, 5) for v in calibration.gain],
        "colours": {name: [round(v, 5) for v in value] for name, value in calibration.colours.items()},
        "prints": {name: _packed(picture, ".png") for name, picture in calibration.prints.items()},
        "flatness": _flat(calibration.flatness),
        "background": _packed(calibration.background, ".jpg"),
    }
    return json.dumps(table, indent=1)


def loads(text: str, file: str = "calibration") -> Calibration:
    """The calibration of a JSON text; `file` names it in errors. Raises CalibrationError."""
    try:
        table = json.loads(text)
    except json.JSONDecodeError as error:
        raise _bad(file, f"is not JSON (line {error.lineno}: {error.msg})") from error
    if not isinstance(table, dict) or "version" not in table:
        raise _bad(file, "is not a calibration")
    if table["version"] != VERSION:
        raise _bad(file, f"has version {table['version']}, this program reads version {VERSION}")
    try:
        return Calibration(
            die=str(table["die"]),
            background=_unpacked(table["background"]),
            px_per_mm=float(table["px_per_mm"]),
            gain=_triple(table["gain"]),
            colours={str(k): _triple(v) for k, v in table["colours"].items()},
            flatness=_flatness(table["flatness"]),
            prints={str(k): _unpacked(v) for k, v in table["prints"].items()},
        )
    except (KeyError, TypeError, ValueError, AttributeError, cv2.error) as error:
        raise _bad(file, f"is damaged ({type(error).__name__}: {error})") from error


def load(path: Path) -> Calibration:
    """The calibration of a file. Raises CalibrationError, also if the file cannot be read."""
    try:
        return loads(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise _bad(str(path), f"cannot be read ({error})") from error


def _bad(file: str, what: str) -> CalibrationError:
    return CalibrationError((f"{file}: {what}. Run `referee calibrate` again and use the file that it writes.",))


def _packed(picture: Image, kind: str) -> str:
    done, data = cv2.imencode(kind, picture, [cv2.IMWRITE_JPEG_QUALITY, 95] if kind == ".jpg" else [])
    if not done:
        raise ValueError(f"OpenCV could not encode a {picture.shape} picture as {kind}")
    return base64.b64encode(data.tobytes()).decode("ascii")


def _unpacked(text: str) -> Image:
    data = np.frombuffer(base64.b64decode(text, validate=True), np.uint8)
    picture = cv2.imdecode(data, cv2.IMREAD_COLOR)
    if picture is None:
        raise ValueError("a picture in it cannot be decoded")
    return np.asarray(picture, dtype=np.uint8)


def _flat(value: Flatness | None) -> dict[str, Any] | None:
    if value is None:
        return None
    return {"focal": round(value.focal, 4), "normal": [round(v, 5) for v in value.normal]}


def _flatness(value: Any) -> Flatness | None:
    return None if value is None else Flatness(float(value["focal"]), _triple(value["normal"]))


def _triple(value: Any) -> Rgb:
    a, b, c = (float(v) for v in value)
    return a, b, c
