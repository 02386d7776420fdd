"""What differs from the empty tray: where to look for dice, how the light has changed, and whether a hand is there."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader import colours, quads
from vision.reader.blobs import brightness_of
from vision.types import Image

CHANGED = 20
"""Grey levels of difference, in any channel, that are not noise."""

SAME, SAME_LIGHT = 8, 0.5
"""If most of the picture is off by more grey levels than this, or the light by more than this (natural logarithm), the
empty tray was seen under another light and cannot show where the dice are."""

QUIET = 4
"""A hand is told from a change of light by the rest of the picture: that is off by no more grey levels than this."""

LEAST_SHARE = 0.0012
"""A changed region smaller than this part of the picture is no die (a die fills 1 % and more)."""

HAND_SHARE = 0.05
"""A changed region that reaches the picture's edge and is larger than this is a hand or an arm."""

SHRINK = 4
"""The comparison is made on pictures shrunk by this: twice by two."""

LIGHT_STEP = 4
"""The light is compared at each so manieth place of those, in rows and columns."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom, px of the full picture."""


@dataclass(frozen=True)
class Change:
    """What differs from the empty tray.

    boxes: the changed regions, largest first, or None where the light has changed so much that regions tell nothing.
    light: now against then, natural logarithm of blue, green, red. hand: whether a hand or an arm reaches in.
    """

    boxes: tuple[Box, ...] | None
    light: NDArray[np.float64]
    hand: bool


class Background:
    """The empty tray, made ready for comparison."""

    def __init__(self, picture: Image) -> None:
        self.shape = picture.shape
        self._small = _shrunk(picture)
        self._log = _log_light(self._small)

    def compare(self, image: Image) -> Change:
        """Compares a picture of the same size with the empty tray. ValueError: another size."""
        if image.shape != self.shape:
            now, then = (f"{shape[1]}x{shape[0]} px" for shape in (image.shape, self.shape))
            raise ValueError(f"the picture is {now}, the empty tray's {then}")
        small = _shrunk(image)
        light = quads.medians((_log_light(small) - self._log).reshape(-1, 3).T)
        factor = np.exp(np.clip(light, -1.5, 1.5) / 2.2)
        relit = np.clip(np.arange(256)[:, None] * factor, 0, 255).astype(np.uint8)
        before = cv2.LUT(self._small, relit[None])
        off = brightness_of(np.asarray(cv2.absdiff(small, before), dtype=np.uint8))
        rest = float(np.searchsorted(np.cumsum(np.bincount(off.ravel(), minlength=256)), off.size / 2))
        if rest > SAME or float(np.abs(light).max()) > SAME_LIGHT:
            return Change(None, light, hand=False)
        mask = (off > CHANGED).astype(np.uint8)
        closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
        change = self._regions(np.asarray(closed, dtype=np.uint8), light)
        return Change(None, light, hand=False) if change.hand and rest > QUIET else change

    def _regions(self, mask: NDArray[np.uint8], light: NDArray[np.float64]) -> Change:
        height, width = mask.shape
        _, _, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
        found: list[tuple[int, Box]] = []
        hand = False
        for x, y, w, h, size in stats[1:].tolist():
            if size < LEAST_SHARE * width * height:
                continue
            edge = x == 0 or y == 0 or x + w == width or y + h == height
            hand = hand or (edge and size > HAND_SHARE * width * height)
            found.append((size, self._box(x, y, w, h)))
        return Change(tuple(box for _, box in sorted(found, reverse=True)), light, hand)

    def _box(self, x: int, y: int, w: int, h: int) -> Box:
        """A region's box in the full picture, with room for the rim and its surroundings."""
        room = 3 + max(w, h) // 5
        height, width = self.shape[:2]
        left, top = max(0, (x - room) * SHRINK), max(0, (y - room) * SHRINK)
        return left, top, min(width, (x + w + room) * SHRINK), min(height, (y + h + room) * SHRINK)


def _shrunk(picture: Image) -> Image:
    """The picture shrunk by SHRINK, in halves: OpenCV has a fast way for those, four times faster in all."""
    height, width = picture.shape[0] // SHRINK, picture.shape[1] // SHRINK
    small = picture[: height * SHRINK, : width * SHRINK]
    for part in (2, 1):
        small = np.asarray(cv2.resize(small, (width * part, height * part), interpolation=cv2.INTER_AREA), np.uint8)
    return small


_LOG = np.log(colours.to_linear(np.arange(256)) + 0.004)


def _log_light(small: Image) -> NDArray[np.float64]:
    return np.asarray(_LOG[small[::LIGHT_STEP, ::LIGHT_STEP]])
