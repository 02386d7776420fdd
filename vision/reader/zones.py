"""A face in the picture turned into eight robust colour samples: in each cell, one by the face's corner and one
by its centre. A plain tile shows one colour in both; a disc on a white face shows white outside, its own inside."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader import colours, quads
from vision.reader.quads import Points
from vision.types import Image

SIDE = 64
"""Side of the rectified face, px."""

OUTER, INNER, MIDDLE = slice(3, 14), slice(20, 31), slice(11, 22)
"""A cell's two sampled zones, px from the face's corner in x and y. They keep off the rim, the gaps and the
rounded corners at the centre. The middle one tells only whether a plain tile is plain."""

_ALONG = slice(30, 34)
SEAMS = tuple(part for end in (slice(10, 22), slice(42, 54)) for part in ((_ALONG, end), (end, _ALONG)))
CENTRE = (slice(29, 35), slice(29, 35))
"""Where the seams between the cells and the face's middle are, px of the rectified face."""

CLIPPED = 246
"""A channel at or above this tells only that at least so much light came (JPEG noise stays below 250)."""

GAP = 0.55
"""Pixels darker than this share of a zone's bright ones are gap, rim or screw, not tile."""

KEPT = (0.2, 0.65)
"""The share of a tile's pixels that is used, from the weakest up: not those that a gap darkens, not those in glare."""


@dataclass(frozen=True)
class Samples:
    """What eight zones show. Zone 2k is the outer and 2k+1 the inner one of cell k, cells row by row.

    `light` (8, 3) linear BGR; `clipped` (8, 3) marks channels that are only a lower bound; `spread` (8,) is how
    uneven the zone is (0 smooth); `printed` (5,) how much darker the middle of each cell, and of the face, is than its
    surroundings, natural logarithm; `patch` (64, 64, 3) is the rectified face, BGR.
    """

    light: colours.Linear
    clipped: NDArray[np.bool_]
    spread: NDArray[np.float64]
    printed: NDArray[np.float64]
    patch: Image


def rectify(image: Image, quad: Points, side: int = SIDE, margin: float = 0.0) -> Image:
    """The face of `quad` as a square picture (side, side, 3), with `margin` of its side added all round."""
    step = float(np.sqrt(quads.area(quad))) / side
    low = np.maximum(np.floor(quad.min(axis=0)).astype(int) - 2 * side // 10, 0)
    high = np.ceil(quad.max(axis=0)).astype(int) + 2 * side // 10
    crop = image[low[1] : high[1], low[0] : high[0]]
    corners = quad - low
    while step > 2:
        crop = np.asarray(cv2.pyrDown(crop), dtype=np.uint8)
        corners = (corners + 0.5) / 2 - 0.5
        step /= 2
    edge = margin * side / (1 + 2 * margin)
    target = np.array([[edge, edge], [side - edge, edge], [side - edge, side - edge], [edge, side - edge]])
    matrix = cv2.getPerspectiveTransform(corners.astype(np.float32), (target - 0.5).astype(np.float32))
    found = cv2.warpPerspective(crop, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found, dtype=np.uint8)


def take(image: Image, quad: Points) -> Samples:
    """Samples the face of `quad` (4, 2) in a picture (h, w, 3)."""
    patch = rectify(image, quad)
    value, spread = _robust(pixels_of(patch))
    light = colours.to_linear(value)
    turned = (_from_corner(patch, cell) for cell in range(4))
    middle = np.array([view[MIDDLE, MIDDLE].reshape(-1, 3).mean(axis=0) for view in turned])
    return Samples(light, value >= CLIPPED, spread, _printed(patch, light, colours.to_linear(middle)), patch)


def pixels_of(patch: Image) -> Image:
    """The pixels (8, n, 3) of the eight zones of a rectified face (SIDE, SIDE, 3)."""
    turned = [_from_corner(patch, cell) for cell in range(4)]
    return np.array([view[zone, zone].reshape(-1, 3) for view in turned for zone in (OUTER, INNER)])


def _printed(patch: Image, light: colours.Linear, middle: colours.Linear) -> NDArray[np.float64]:
    """How much darker than expected the middles of the four cells and of the face are, each in its worst channel.

    The face's middle is expected no darker than the darkest of the four seams that lead to it: a gap is dark all along.
    """
    floor = 0.03 * light.max() + 0.003
    ends = np.log(light.reshape(4, 2, 3).min(axis=1) + floor)
    cells = (ends - np.log(middle + floor)).max(axis=1)
    seams = np.array([patch[part].reshape(-1, 3).mean(axis=0) for part in (*SEAMS, CENTRE)])
    seen = np.log(colours.to_linear(seams) + floor)
    return np.append(cells, (seen[:4].min(axis=0) - seen[4]).max())


def _from_corner(patch: Image, cell: int) -> Image:
    """The patch turned so that the cell's own corner of the face is at the top left."""
    rows = patch[::-1] if cell >= 2 else patch
    return rows[:, ::-1] if cell % 2 else rows


def _robust(pixels: NDArray[np.uint8]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The tile's colour (8, 3) in each zone (8, n, 3), gaps and glare left out, and how uneven it is (8,).

    Glare adds white light, so it lifts the weakest channel: the pixels with the lower weakest channel are kept.
    """
    count = pixels.shape[1]
    top = pixels.max(axis=2)
    bright = np.sort(top, axis=1)[:, int(0.8 * count)]
    tile = top >= GAP * bright[:, None]
    low = np.where(tile, pixels.min(axis=2), 255)
    rank = (np.array(KEPT) * tile.sum(axis=1, keepdims=True)).astype(int)
    limit = np.take_along_axis(np.sort(low, axis=1), rank, axis=1)
    kept = tile & (low >= limit[:, :1]) & (low <= limit[:, 1:])
    share = kept / kept.sum(axis=1, keepdims=True)
    value = np.einsum("zn,znc->zc", share, pixels)
    spread = np.einsum("zn,znc->z", share, np.abs(pixels - value[:, None, :])) / (3 * np.maximum(bright, 1))
    return np.asarray(value), np.asarray(spread)
