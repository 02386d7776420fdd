"""Printed faces: correlation of the picture with the prints that were learned by showing them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

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

_SIDE = PRINT_SIDE - 2 * (BORDER + SLACK)

FLAT = 0.01
"""A picture whose logarithm varies less than this shows nothing that could be compared."""

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


class PrintBook:
    """The learned prints, by face name, in four quarter turns."""

    def __init__(self, prints: Mapping[str, Image]) -> None:
        known = [((RED_CIRCLE, 0), disc) for disc in _DISCS]
        turned = [((name, k), _ready(np.rot90(p, -k))) for name, p in prints.items() for k in range(4)]
        self._keys = [key for key, _ in known + turned]
        inner = slice(BORDER + SLACK, PRINT_SIDE - BORDER - SLACK)
        self._templates = _normal(np.array([p[inner, inner].reshape(-1, 3).T for _, p in known + turned]))

    def likeness(self, patch: Image) -> dict[tuple[str, int], float]:
        """How like (-1 to 1) a rectified face (n, n, 3) is to each print turned clockwise by so many quarters: the
        normalised correlation at the best place within SLACK. A red circle looks the same in every turn: it has 0."""
        seen = _ready(np.asarray(cv2.resize(patch, (PRINT_SIDE, PRINT_SIDE), interpolation=cv2.INTER_AREA), np.uint8))
        field = seen[BORDER : PRINT_SIDE - BORDER, BORDER : PRINT_SIDE - BORDER]
        field = field - field.mean(axis=(0, 1))  # Squares of what is near 0 do not drown each other in rounding.
        windows = np.lib.stride_tricks.sliding_window_view(field, (_SIDE, _SIDE), axis=(0, 1))
        places = windows.reshape(-1, 3, _SIDE * _SIDE)
        # The templates have mean 0, so that what the windows' own mean adds to a product is 0, too. Not by `@`: its
        # threads would take the cores that the table's other work needs.
        dot = np.einsum("tk,pk->tp", self._templates, places.reshape(len(places), -1))
        best = (dot * _inverse_length(places)).max(axis=1)
        found: dict[tuple[str, int], float] = {}
        for key, value in zip(self._keys, best.tolist(), strict=True):
            found[key] = max(value, found.get(key, -1.0))
        return found


@dataclass(frozen=True)
class PrintSeen:
    """What one rectified face says about the prints of a book: found out when it is first asked for, all at once."""

    book: PrintBook
    patch: Image

    def like(self, name: str, turns: int) -> float:
        """How like (-1 to 1) the face is to a print turned clockwise by quarters."""
        return self._all[name, 0 if name == RED_CIRCLE else turns % 4]

    @cached_property
    def _all(self) -> dict[tuple[str, int], float]:
        return self.book.likeness(self.patch)


def contrast(picture: Image) -> float:
    """How clearly a learned print (48, 48, 3) stands out: the standard deviation of its logarithm."""
    inner = slice(BORDER, PRINT_SIDE - BORDER)
    return float(_ready(picture)[inner, inner].std(axis=(0, 1)).mean())


def _normal(pictures: NDArray[np.float32]) -> NDArray[np.float32]:
    """Pictures (n, 3, pixels) as rows of length 1 with every channel's mean taken out; where nothing is printed, 0."""
    off = pictures - pictures.mean(axis=2, keepdims=True)
    return np.asarray((off * _inverse_length(off)[:, None, None]).reshape(len(off), -1), dtype=np.float32)


def _inverse_length(pictures: NDArray[np.float32]) -> NDArray[np.float32]:
    """1 over the length (n,) of pictures (n, 3, pixels) with every channel's mean taken out; where that is noise, 0."""
    pixels = pictures.shape[2]
    square = np.einsum("ncp,ncp->n", pictures, pictures) - pixels * (pictures.mean(axis=2) ** 2).sum(axis=1)
    printed = square > FLAT**2 * pixels
    return np.asarray(np.where(printed, 1 / np.sqrt(np.where(printed, square, 1.0)), 0.0), dtype=np.float32)


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
