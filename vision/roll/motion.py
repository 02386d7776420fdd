"""What changed in the tray, on a picture of 80 cells across: cheap enough to do for every frame.

Two comparisons: with the frame before (does anything move?) and with the tray as it last lay at rest (what is new?).
A change that a lamp can make is not motion: each row's brightness may differ (mains flicker under a rolling
shutter, exposure drift), and a place that got darker without changing its colour is a shadow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.types import Image

Small = NDArray[np.uint8]
"""BGR, (cells down, 80, 3)."""

Mask = NDArray[np.uint8]
"""(cells down, 80), 0 or 1."""

CELLS_ACROSS = 80
LEAST_CONTRAST, MOST_CONTRAST = 8.0, 36.0
"""Counts by which a cell must differ to count: 7 times the mean noise of a cell, within these bounds."""

_SHADOW_DARKEST = 0.52
_CLIPPED = 245
_LAMP_RANGE = (0.88, 1.14)
_LIT_MORE = 1.2
_OFFSET = 6.0


def shrink(image: Image) -> Small:
    """The frame at 80 cells across; every second row is enough, and halves the cost."""
    height, width = image.shape[:2]
    size = (CELLS_ACROSS, max(8, round(CELLS_ACROSS * height / width)))
    return np.asarray(cv2.resize(image[::2], size, interpolation=cv2.INTER_AREA), np.uint8)


@dataclass(frozen=True)
class Change:
    """Cells that differ (`any`), and those of them that no shadow explains (`solid`)."""

    any: Mask
    solid: Mask
    count: int


def _none(shape: tuple[int, ...]) -> Change:
    mask = np.zeros(shape[:2], np.uint8)
    return Change(mask, mask, 0)


class Noise:
    """How much a cell differs from frame to frame though nothing moves: the least of late, as motion only adds."""

    def __init__(self) -> None:
        self._level: float | None = None

    def add(self, now: Small, before: Small) -> None:
        level = max(cv2.mean(cv2.absdiff(now, before))[:3])
        self._level = level if self._level is None else min(level, self._level * 1.02 + 0.002)

    @property
    def contrast(self) -> float:
        """Counts by which a cell must differ."""
        return min(MOST_CONTRAST, max(LEAST_CONTRAST, 7 * (self._level or 0.0)))


def compare(now: Small, before: Small, contrast: float) -> Change:
    """What differs by more than `contrast` counts, lamps and shadows apart. `count` counts the solid cells."""
    difference = cv2.absdiff(now, before)
    if difference.max() <= contrast:
        return _none(now.shape)
    fitted = _same_lamp(now, before)
    differs = np.abs(now - fitted).max(axis=2) > contrast
    if not differs.any():
        return _none(now.shape)
    solid = differs & ~_shadow(now, fitted, contrast)
    return Change(differs.astype(np.uint8), solid.astype(np.uint8), int(solid.sum()))


def _same_lamp(now: Small, before: Small) -> NDArray[np.float32]:
    """`before` with each row's brightness as it is now: the median ratio, so that a die in the row does not count."""
    old = before.astype(np.float32)
    light = (now.sum(axis=2, dtype=np.float32) + 3 * _OFFSET) / (old.sum(axis=2) + 3 * _OFFSET)
    gain = np.clip(np.median(light, axis=1), *_LAMP_RANGE)[:, None, None]
    return np.asarray((old + _OFFSET) * gain - _OFFSET, np.float32)


def _shadow(now: Small, before: NDArray[np.float32], contrast: float) -> NDArray[np.bool_]:
    """Cells that are what they were, only darker (or a little brighter): all channels changed by one factor.

    A clipped channel hides how bright it really was, so there the factor may be off by more.
    """
    factor = now.sum(axis=2, dtype=np.float32) / np.maximum(before.sum(axis=2), 1.0)
    off = np.abs(now - before * factor[..., None]).max(axis=2)
    brightest = before.max(axis=2)
    allowed = contrast + np.where(brightest > _CLIPPED, 0.15, 0.04) * brightest
    return np.asarray((off < allowed) & (factor > _SHADOW_DARKEST) & (factor < _LIT_MORE))


def reaching_in(new: Change, most: int) -> Mask:
    """Hands and arms with their shadows: connected parts that come to the picture's edge, or are larger than dice.

    most: solid cells that dice may cover. A sleeve of the table's colour can cut a hand off from the edge.
    """
    closed = cv2.morphologyEx(new.any, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(closed, connectivity=8)
    solid = np.bincount(labels[new.solid > 0], minlength=count)
    height, width = closed.shape
    left, top = stats[:, cv2.CC_STAT_LEFT], stats[:, cv2.CC_STAT_TOP]
    right, bottom = left + stats[:, cv2.CC_STAT_WIDTH], top + stats[:, cv2.CC_STAT_HEIGHT]
    edge = (left <= 1) | (top <= 1) | (right >= width - 1) | (bottom >= height - 1)
    arms = edge | (solid > most)
    arms[0] = False
    return np.asarray(arms[labels], np.uint8)


def largest(mask: Mask) -> Mask:
    """The largest connected part of a mask (8 neighbours); the mask itself where it is empty."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    if count < 2:
        return mask
    best = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    return np.asarray(labels == best, np.uint8)


def grown(mask: Mask, cells: int) -> Mask:
    size = 2 * cells + 1
    return np.asarray(cv2.dilate(mask, np.ones((size, size), np.uint8)), np.uint8)


def centre(mask: Mask) -> tuple[float, float]:
    """The mean place (x, y) of a mask's cells; the mask must have one."""
    ys, xs = np.nonzero(mask)
    return float(xs.mean()), float(ys.mean())


def covers(mask: Mask, at: tuple[float, float]) -> bool:
    x, y = round(at[0]), round(at[1])
    return bool(mask[y, x]) if 0 <= y < mask.shape[0] and 0 <= x < mask.shape[1] else False


def pixels_equal(a: NDArray[Any], b: NDArray[Any]) -> bool:
    return a.shape == b.shape and bool(np.array_equal(a, b))
