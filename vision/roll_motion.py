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
NOISE = 9
"""Counts that a cell (the mean of 32 px) may differ by at the worst noise we render (sigma 9)."""

_SHADOW_DARKEST = 0.52
_SHADOW_TINT = 0.10
_LAMP_RANGE = (0.8, 1.25)
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


def compare(now: Small, before: Small) -> Change:
    """What differs between two small pictures, lamps and shadows apart. `count` counts the solid cells."""
    difference = cv2.absdiff(now, before)
    if difference.max() <= NOISE:
        return _none(now.shape)
    fitted = _same_lamp(now, before)
    differs = np.abs(now - fitted).max(axis=2) > NOISE
    if not differs.any():
        return _none(now.shape)
    solid = differs & ~_shadow(now, fitted)
    return Change(differs.astype(np.uint8), solid.astype(np.uint8), int(solid.sum()))


def _same_lamp(now: Small, before: Small) -> NDArray[np.float32]:
    """`before` with each row's brightness as it is now: the median ratio, so that a die in the row does not count."""
    old = before.astype(np.float32)
    light = (now.sum(axis=2, dtype=np.float32) + 3 * _OFFSET) / (old.sum(axis=2) + 3 * _OFFSET)
    gain = np.clip(np.median(light, axis=1), *_LAMP_RANGE)[:, None, None]
    return np.asarray((old + _OFFSET) * gain - _OFFSET, np.float32)


def _shadow(now: Small, before: NDArray[np.float32]) -> NDArray[np.bool_]:
    ratio = (now + _OFFSET) / np.maximum(before + _OFFSET, 1.0)
    tint = ratio.max(axis=2) - ratio.min(axis=2)
    mean = ratio.mean(axis=2)
    same_colour = tint < _SHADOW_TINT * np.maximum(1.0, mean)
    return np.asarray(same_colour & (mean > _SHADOW_DARKEST) & (mean < _LIT_MORE))


def touching_edge(mask: Mask, least: int) -> Mask:
    """The connected parts (8 neighbours) of at least `least` cells that reach the picture's edge: hands and arms."""
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(closed, connectivity=8)
    height, width = mask.shape
    hands = np.zeros_like(mask)
    for label in range(1, count):
        x, y, w, h, area = (int(v) for v in stats[label])
        if area >= least and (x == 0 or y == 0 or x + w == width or y + h == height):
            hands[labels == label] = 1
    return hands


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
