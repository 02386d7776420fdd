"""The side faces of a die beside its upper one: how far to each side they show tells how the die stands.

A die has edges all round it, and in a strip beyond the upper face's rim a side face shows, the wider the more the die
turns that side to the camera: rim (dark), strip (tiles), rim and shadow (dark). The foreshortening of the upper face
grows with the square of a small angle, so that it hardly shows one; the strip's width grows with the angle itself,
and it says to which side. At both ends of the strip is rim, too: that tells it from the floor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.reader import quads
from vision.reader.blobs import brightness_of
from vision.reader.quads import Points
from vision.types import Image

Places = NDArray[np.bool_]
Values = NDArray[np.float64]
Reduce = Callable[..., Any]

TILED_MM, TILES_APART_MM, EDGE_MM = 16.0, 24.0, 24.8
"""Tiled square, distance of opposite tiled faces and outer edge of the LEGO die (rules/components.md); other dice are
taken to have the same proportions."""

DEGREES = np.arange(2.0, 52.0)
"""Angles at which a side face is looked for: the upper face against the line of sight, towards that side."""

NEARER = 0.06
"""How much smaller the foot of a die looks than its top: its height over a usual camera's (about 350 mm)."""

CLEAR = 4.0
"""Grey levels by which tiles stand out of the rim at least: what is less is noise."""

FAINT = 10.0
"""Grey levels added to a strip's brightness before the contrast is judged against it."""

_HALF = TILED_MM / 2
_DEPTH_TOP, _DEPTH_FOOT = TILES_APART_MM / 2 - _HALF, TILES_APART_MM / 2 + _HALF
_TAN = np.tan(np.radians(DEGREES))
_OUT = np.arange(1.04, 3.4, 0.03)
_ALONG = np.concatenate([np.linspace(-0.7, -0.15, 6), np.linspace(0.15, 0.7, 6)])
_ENDS = np.array([-1.35, -1.25, 1.25, 1.35])


def _place(depth: float) -> NDArray[np.float64]:
    """Where, in half sides of the upper face from its middle, a side face is seen at a depth (mm), for each angle."""
    shrink = 1 / (1 + NEARER * depth / EDGE_MM)
    return np.asarray((TILES_APART_MM / 2 * shrink + depth * _TAN) / _HALF)[:, None]


def _windows() -> tuple[Places, Places, Places]:
    """Which places on the way out are rim, tiles, and rim again, for each angle (angles, places). Edges are blurred:
    near them (0.05 and 0.13 of a half side, one to three pixels) is neither."""
    begin, end, foot = _place(_DEPTH_TOP), _place(_DEPTH_FOOT), _place(EDGE_MM)
    middle = (begin + end) / 2
    rim = (_OUT >= 1.25) & (begin - 0.13 >= _OUT)
    tiles = (np.minimum(begin + 0.05, middle - 0.02) <= _OUT) & (np.maximum(end - 0.05, middle + 0.02) >= _OUT)
    below = (end <= _OUT) & (foot + 0.1 >= _OUT)
    return rim, tiles, below


_RIM, _TILES, _BELOW = _windows()
_MEAN_OF_TILES = _TILES.T / _TILES.sum(axis=1)


def _between(reduce: Reduce, values: Values, places: Places, empty: float) -> Values:
    """The least or greatest of values (..., places) in each window (angles, places): (..., angles). A window is one run
    of places, so that `reduceat` does in one pass what a masked picture for each angle would take fifty for."""
    count = places.sum(axis=1)
    first = np.where(count > 0, places.argmax(axis=1), 0)
    padded = np.concatenate([values, np.full((*values.shape[:-1], 1), empty)], axis=-1)
    found = reduce(padded, np.stack([first, first + count], axis=1).ravel(), axis=-1)[..., ::2]
    return np.where(count > 0, found, empty)


def evidence(image: Image, quad: Points) -> NDArray[np.float64]:
    """How clearly a side face shows beside a face (4, 2) of a picture, at each angle: (4, len(DEGREES)), 0 to 1.

    The sides in turn: where the upper face's first edge points (corner 0 to 1), its second (0 to 3), and opposite.
    """
    u, v = (axis / 2 for axis in quads.axes(quad))
    ways = ((u, v), (v, u), (-u, v), (-v, u))
    along = np.concatenate([_ALONG, _ENDS])[:, None, None]
    grid = np.array([_OUT[:, None] * out + along * across for out, across in ways]) + quad.mean(axis=0)
    low = np.maximum(np.floor(grid.min(axis=(0, 1, 2))).astype(int), 0)
    high = np.maximum(np.ceil(grid.max(axis=(0, 1, 2))).astype(int) + 2, low + 2)
    brightness = brightness_of(np.ascontiguousarray(image[low[1] : high[1], low[0] : high[0]]))
    seen = quads.sample(brightness, (grid - low).reshape(-1, len(_OUT), 2)).reshape(4, -1, len(_OUT))
    halves = seen[:, : len(_ALONG)].reshape(4, 2, -1, len(_OUT)).mean(axis=2)
    ends = seen[:, len(_ALONG) :].reshape(4, 2, -1, len(_OUT)).mean(axis=2).min(axis=1)
    tiles = _between(np.minimum.reduceat, halves, _TILES, np.inf)
    rim = _between(np.maximum.reduceat, halves, _RIM, -np.inf)
    below = _between(np.minimum.reduceat, halves, _BELOW, np.inf)
    beside = (ends @ _MEAN_OF_TILES)[:, None]
    contrast = tiles - np.maximum(np.maximum(rim, below), beside)
    share = (contrast / (tiles + FAINT)).mean(axis=1)
    return np.where(contrast.mean(axis=1) > CLEAR, share, 0.0)
