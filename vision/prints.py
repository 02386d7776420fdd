"""Printed faces: correlation of the picture with the prints that were learned by showing them."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import PRINT_SIDE
from vision.types import Image

SLACK = 2
"""The face may be off by so many px of PRINT_SIDE."""

BORDER = 3
"""Edge of the face, px of PRINT_SIDE, that is left out: the rim's shadow falls there."""

COST = 70.0
"""Cost of a correlation of 0 against one of 1."""

LEAST = 0.7
"""A correlation below this is another print."""


class PrintBook:
    """The learned prints, by face name, in four quarter turns."""

    def __init__(self, prints: Mapping[str, Image]) -> None:
        self._turned = {(name, k): _ready(np.rot90(p, -k)) for name, p in prints.items() for k in range(4)}

    def __contains__(self, name: str) -> bool:
        return (name, 0) in self._turned

    def correlation(self, patch: Image, name: str, turns: int) -> float:
        """Likeness (-1 to 1) of a rectified face (n, n, 3) with a print turned clockwise by quarters."""
        seen = _ready(cv2.resize(patch, (PRINT_SIDE, PRINT_SIDE), interpolation=cv2.INTER_AREA))
        inner = slice(BORDER + SLACK, PRINT_SIDE - BORDER - SLACK)
        template = self._turned[name, turns % 4][inner, inner]
        field = seen[BORDER : PRINT_SIDE - BORDER, BORDER : PRINT_SIDE - BORDER]
        if float(template.std()) < 1e-3 or float(field.std()) < 1e-3:
            return 0.0
        return float(cv2.matchTemplate(field, template, cv2.TM_CCOEFF_NORMED).max())


def _ready(picture: Image | NDArray[np.uint8]) -> NDArray[np.float32]:
    """Smoothed, on a scale where the light's strength is an offset only (it drops out of the correlation)."""
    soft = cv2.GaussianBlur(np.ascontiguousarray(picture), (0, 0), 1.0).astype(np.float32)
    return np.asarray(np.log(soft + 12.0), dtype=np.float32)
