"""Printed faces: correlation of the picture with the prints that were learned by showing them."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader.calibration import PRINT_SIDE
from vision.types import Image

SLACK = 2
"""The face may be off by so many px of PRINT_SIDE."""

RED_CIRCLE = "red_circle"
KNOWN: dict[str, tuple[str, str]] = {RED_CIRCLE: ("white", "red")}
"""Prints known before they are shown, a filled disc each: the colour of the outer zones and of the inner ones."""

BORDER = 3
"""Edge of the face, px of PRINT_SIDE, that is left out: the rim's shadow falls there."""

GAIN = 24.0
"""How much a perfect correlation lowers the cost of a printed face: plain tiles cannot explain a pattern."""

COST = 70.0
"""Cost of a correlation of 0 against one of 1, between prints that were shown."""

LEAST, LEAST_PICTURED = 0.7, 0.82
"""A correlation below this is another print: one whose colours are known besides, and one that only its picture tells
(measured on the Ramses die: its own print at least 0.90, the most similar one of the others 0.72)."""


def least(name: str | None) -> float:
    """The least correlation at which a face may show the print `name`."""
    return LEAST if name in KNOWN else LEAST_PICTURED


def ready(patch: Image) -> NDArray[np.float32]:
    """A rectified face (n, n, 3) made ready for comparison with many prints."""
    return _ready(np.asarray(cv2.resize(patch, (PRINT_SIDE, PRINT_SIDE), interpolation=cv2.INTER_AREA), np.uint8))


class PrintBook:
    """The learned prints, by face name, in four quarter turns."""

    def __init__(self, prints: Mapping[str, Image]) -> None:
        turned = {(name, k): [_ready(np.rot90(p, -k))] for name, p in prints.items() for k in range(4)}
        self._turned = turned | {(RED_CIRCLE, k): _DISCS for k in range(4)}

    def correlation(self, seen: NDArray[np.float32], name: str, turns: int) -> float:
        """Likeness (-1 to 1) of a face, as `ready` gives it, with a print turned clockwise by quarters."""
        inner = slice(BORDER + SLACK, PRINT_SIDE - BORDER - SLACK)
        field = seen[BORDER : PRINT_SIDE - BORDER, BORDER : PRINT_SIDE - BORDER]
        templates = [t[inner, inner] for t in self._turned[name, turns % 4]]
        if min(float(field.std()), *(float(t.std()) for t in templates)) < 1e-3:
            return 0.0
        return max(float(cv2.matchTemplate(field, t, cv2.TM_CCOEFF_NORMED).max()) for t in templates)


def _ready(picture: Image | NDArray[np.uint8]) -> NDArray[np.float32]:
    """Smoothed, on a scale where the light's strength is an offset only (it drops out of the correlation)."""
    soft = cv2.GaussianBlur(np.ascontiguousarray(picture), (0, 0), 1.0).astype(np.float32)
    return np.asarray(np.log(soft + 12.0), dtype=np.float32)


def _disc(radius: float) -> NDArray[np.float32]:
    """A red disc on white; its radius is a share of the face's side."""
    picture = np.full((PRINT_SIDE, PRINT_SIDE, 3), 240, np.uint8)
    centre = (PRINT_SIDE * 8 - 8, PRINT_SIDE * 8 - 8)
    cv2.circle(picture, centre, round(radius * PRINT_SIDE * 16), (45, 45, 190), -1, cv2.LINE_AA, 4)
    return _ready(picture)


_DISCS = [_disc(radius) for radius in (0.24, 0.29, 0.34, 0.39, 0.44)]
