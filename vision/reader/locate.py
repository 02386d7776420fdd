"""Finds the upper faces of the dice in a picture: their tiled squares between dark rims, to a fraction of a pixel."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader import blobs, lattice, quads
from vision.reader.lattice import Outline
from vision.reader.quads import Points
from vision.types import Image

WORK_WIDTHS = (360, 900)
"""About how wide, px, the shrunken pictures searched are: the quick one first, the finer one if that shows nothing.
They are shrunk by whole numbers, which costs a tenth of another size."""

RIM_NEAR, RIM_FAR = 1.07, 1.22
"""Where the rim is looked for, as multiples of the face's half side."""

RIM_DARK = 0.62
"""The rim's brightness may be at most this share of the tiles' beside it."""

INSIDE = 4
_ALONG = np.concatenate([np.linspace(0.08, 0.42, 7), np.linspace(0.58, 0.92, 7)])
_OUTWARD = np.concatenate([np.linspace(0.6, 0.85, INSIDE), np.linspace(RIM_NEAR, RIM_FAR, 6)])
_FRAME = np.array([0.7, 0.78, 0.86, 0.91, 0.95])
"""Where a printed tile is bright, if anywhere: its print may leave no more than a thin frame of it."""

EVEN = 0.75
"""Opposite sides of a face differ no more than this: a camera three edges away makes one side a third longer."""

TRAY = 0.3
"""What holds a face smaller than this share of its own side is a tray, a mat or a table, not a face."""


@dataclass(frozen=True)
class FaceSpot:
    """A face in the picture: quad (4, 2) px clockwise, cells seen apart (0: one blob), rim's darkness (0 to 1),
    how little it is foreshortened (1: seen from straight above), and whether it is part of a larger lattice."""

    quad: Points
    cells: int
    rim: float
    frontal: float
    goes_on: bool

    @property
    def size(self) -> float:
        """Side of the square with the same area, px."""
        return float(np.sqrt(quads.area(self.quad)))

    @property
    def centre(self) -> Points:
        return np.asarray(self.quad.mean(axis=0))


def find(image: Image, printed: bool = False) -> list[FaceSpot]:
    """All faces, side faces too, that a picture (h, w, 3) shows, best first; nested ones are one.

    printed: tiles may be dark up to a thin frame.
    """
    shrinks = sorted({max(1, round(image.shape[1] / width)) for width in WORK_WIDTHS}, reverse=True)
    for shrink in shrinks:
        spots = _find_at(image, shrink, printed)
        if spots:
            return spots
    return []


def find_in(image: Image, boxes: tuple[tuple[int, int, int, int], ...], printed: bool = False) -> list[FaceSpot]:
    """All faces inside boxes (left, top, right, bottom, px) of a picture, best first. printed: as for `find`."""
    found: list[FaceSpot] = []
    shrink = max(1, round(image.shape[1] / WORK_WIDTHS[0]))
    for left, top, right, bottom in boxes:
        crop = np.ascontiguousarray(image[top:bottom, left:right])
        spots = _find_at(crop, shrink, printed) or (_find_at(crop, 1, printed) if shrink > 1 else [])
        corner = np.array([left, top])
        found += [replace(spot, quad=spot.quad + corner) for spot in spots]
    return _without_nested(found)


def _find_at(image: Image, shrink: int, printed: bool) -> list[FaceSpot]:
    height, width = image.shape[0] // shrink, image.shape[1] // shrink
    cut = image[: height * shrink, : width * shrink]
    small = cut if shrink == 1 else cv2.resize(cut, (width, height), interpolation=cv2.INTER_AREA)
    bright = blobs.brightness_of(np.asarray(small, dtype=np.uint8))
    candidates = lattice.outlines(blobs.find(bright))
    fine = [_spot(bright, outline, printed) for outline in candidates]
    kept = _without_nested([spot for spot in fine if spot is not None])
    return kept if shrink == 1 else [_enlarged(image, spot, shrink, printed) for spot in kept]


def _enlarged(image: Image, spot: FaceSpot, shrink: int, printed: bool) -> FaceSpot:
    """The same face, refined in the full picture."""
    quad = (spot.quad + 0.5) * shrink - 0.5
    reach = 0.3 * float(np.sqrt(quads.area(quad)))
    low = np.maximum(np.floor(quad.min(axis=0) - reach).astype(int), 0)
    high = np.ceil(quad.max(axis=0) + reach).astype(int)
    crop = blobs.brightness_of(np.ascontiguousarray(image[low[1] : high[1], low[0] : high[0]]))
    crop = np.asarray(cv2.GaussianBlur(crop, (0, 0), 0.35 * shrink), dtype=np.uint8)
    fine = quads.refine(crop, quad - low, printed) + low
    return FaceSpot(fine, spot.cells, spot.rim, quads.frontality(fine), spot.goes_on)


def _spot(bright: NDArray[np.uint8], outline: Outline, printed: bool) -> FaceSpot | None:
    """The outline with its sides refined, if a dark rim lies all round it."""
    quad = quads.refine(bright, outline.quad, printed)
    rim = rim_darkness(bright, quad, forgiven=2 if outline.cells == 3 else 1, printed=printed)
    if rim < 1 - RIM_DARK or quads.evenness(quad) < EVEN:
        return None
    return FaceSpot(quad, outline.cells, rim, quads.frontality(quad), outline.goes_on)


def rim_darkness(bright: NDArray[np.uint8], quad: Points, forgiven: int = 1, printed: bool = False) -> float:
    """1 minus the rim's brightness over the tiles', on the worst of eight half sides after the `forgiven` worst.

    One half side may be lit by glare; a cell as dark as the rim takes two. printed: the tile is as bright as its
    brightest place on the way out.
    """
    centre = quad.mean(axis=0)
    a = quad - centre
    base = a[:, None, :] + _ALONG[:, None] * (a[[1, 2, 3, 0]] - a)[:, None, :]
    outward = np.concatenate([_FRAME, _OUTWARD[INSIDE:]]) if printed else _OUTWARD
    grid = centre + base.reshape(-1, 1, 2) * outward[:, None]
    seen = quads.sample(bright, grid).reshape(8, -1, len(outward))
    inside = len(outward) - len(_OUTWARD) + INSIDE
    tile = quads.medians(seen[:, :, :inside].max(axis=2) if printed else seen[:, :, :inside].reshape(8, -1))
    dark = quads.medians(seen[:, :, inside:].min(axis=2))
    return float(np.sort(1 - dark / np.maximum(tile, 1.0))[forgiven])


def _without_nested(spots: list[FaceSpot]) -> list[FaceSpot]:
    """Of faces one inside the other, keeps the face: not its cells, and not the tray around it."""
    by_size = sorted(spots, key=lambda s: -s.size * (1.05 if s.cells == 4 else 1.0))
    around = [s for s in by_size if s.cells == 0 and any(_inside(o, s) and o.size < TRAY * s.size for o in by_size)]
    kept: list[FaceSpot] = []
    for spot in by_size:
        if not any(spot is other for other in around) and not any(_inside(spot, other) for other in kept):
            kept.append(spot)
    return kept


def _inside(small: FaceSpot, large: FaceSpot) -> bool:
    if small is large:
        return False
    polygon = large.quad.astype(np.float32).reshape(-1, 1, 2)
    x, y = (float(v) for v in small.centre)
    return cv2.pointPolygonTest(polygon, (x, y), False) >= 0
