"""Bright four-sided blobs in a picture: tiles, pairs of tiles or whole faces between dark rims and gaps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import hypot

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader import quads
from vision.reader.quads import Points

LEVELS = (0.1, 0.16, 0.24, 0.35, 0.5, 0.68)
"""Brightness levels that part tile from rim, as shares of the picture's own bright end."""

MIN_SIDE = 5.0
"""A blob's shorter side, px of the working picture, below which it is no tile."""

MAX_SHARE = 0.75
"""Largest part of the picture that one face may fill."""

SAME_SHIFT, SAME_SIZE = 0.12, 0.75
"""Two blobs nearer than this (of their side) and alike in area are one, seen at two levels."""


@dataclass(frozen=True)
class Blob:
    """A four-sided blob: corners (4, 2) in px, how full it is (0 to 1), and the level that showed it."""

    quad: Points
    fill: float
    level: int

    @cached_property
    def size(self) -> float:
        """Side of the square with the same area, px."""
        return float(np.sqrt(quads.area(self.quad)))

    @cached_property
    def centre(self) -> tuple[float, float]:
        x, y = self.quad.mean(axis=0).tolist()
        return x, y

    @cached_property
    def aspect(self) -> float:
        """Longer mean side over shorter mean side."""
        u, v = quads.axes(self.quad)
        a, b = float(np.hypot(*u)), float(np.hypot(*v))
        return max(a, b) / max(min(a, b), 1e-9)


def brightness_of(image: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The largest of the three channels (h, w): a dark rim is low, any tile colour is high."""
    blue, green, red = cv2.split(image)
    return np.asarray(cv2.max(cv2.max(blue, green), red))


def find(brightness: NDArray[np.uint8]) -> list[Blob]:
    """All four-sided blobs of a brightness picture (h, w), each once."""
    top = float(np.percentile(brightness[::4, ::4], 98))
    found: list[Blob] = []
    boxes = np.empty((0, 4))
    for level, share in enumerate(LEVELS):
        stats, labels = _regions(brightness, max(share * top, 6.0))
        new = np.nonzero(~_seen_before(stats[:, :4], boxes))[0]
        blobs = [_blob(labels, stats[k], level) for k in new]
        fitting = [blob is not None for blob in blobs]
        boxes = np.concatenate([boxes, stats[new, :4][fitting]])
        found += [blob for blob in blobs if blob is not None]
    return _each_once(found)


def _seen_before(regions: NDArray[np.int32], boxes: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which regions' boxes (n, 4: x, y, w, h) are those of blobs already found at a lower level (m, 4)."""
    off = np.abs(boxes - regions[:, None]).max(axis=2)
    return np.asarray((off <= np.maximum(1.0, 0.06 * regions[:, 2:].max(axis=1))[:, None]).any(axis=1))


def _regions(brightness: NDArray[np.uint8], threshold: float) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The bright regions that may be blobs: (k, 6) x, y, w, h, size, label; and the picture of labels (h, w)."""
    height, width = brightness.shape
    _, mask = cv2.threshold(brightness, threshold, 255, cv2.THRESH_BINARY)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4, ltype=cv2.CV_32S)
    x, y, w, h, size = (stats[:, i] for i in range(5))
    whole = (x > 0) & (y > 0) & (x + w < width) & (y + h < height)
    shape = (size > 0.3 * w * h) & (np.minimum(w, h) >= MIN_SIDE) & (size < MAX_SHARE * width * height)
    kept = np.nonzero(whole & shape & (np.arange(count) > 0))[0]
    return np.asarray(np.column_stack([stats[kept], kept]), dtype=np.int32), np.asarray(labels, dtype=np.int32)


def _blob(labels: NDArray[np.int32], region: NDArray[np.int32], level: int) -> Blob | None:
    x, y, w, h, _, label = (int(v) for v in region)
    part = (labels[y : y + h, x : x + w] == label).astype(np.uint8)
    contours, _ = cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE, offset=(x, y))
    contour = contours[0] if len(contours) == 1 else max(contours, key=cv2.contourArea)
    hull = cv2.convexHull(contour)
    inside, around = cv2.contourArea(contour), cv2.contourArea(hull)
    if inside < 0.8 * around or inside < MIN_SIDE**2 / 2:
        return None
    quad = quads.of_contour(contour, hull)
    if quad is None:
        return None
    filled = inside / max(quads.area(quad), 1e-9)
    if not 0.78 < filled < 1.25:
        return None
    return Blob(quad, min(filled, 1 / filled), level)


def _each_once(blobs: list[Blob]) -> list[Blob]:
    """Keeps, of blobs that are one thing seen at several levels, the fullest."""
    kept: list[Blob] = []
    for blob in sorted(blobs, key=lambda b: -b.fill):
        if not any(_same(blob, other) for other in kept):
            kept.append(blob)
    return kept


def _same(a: Blob, b: Blob) -> bool:
    near = hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]) < SAME_SHIFT * min(a.size, b.size) + 1
    return near and min(a.size, b.size) / max(a.size, b.size) > SAME_SIZE
