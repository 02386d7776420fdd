"""Prints on 2x2 tiles, drawn for the rendered die. `register` adds one by name; a die file's `print` names it.

Each artwork draws a square picture and an alpha mask: where alpha is 0 the tile's own plastic shows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene import ldraw

Print: TypeAlias = tuple[NDArray[np.uint8], NDArray[np.float32]]
"""sRGB picture in BGR order, (n, n, 3), and alpha 0 to 1, (n, n)."""

Artwork: TypeAlias = Callable[[int], Print]
"""Draws the print of a 16 mm tile on n x n px."""

_RED = (43, 46, 187)
_BLACK = (54, 52, 49)
_REGISTRY: dict[str, Artwork] = {}


def register(name: str, artwork: Artwork) -> None:
    """Adds an artwork; raises ValueError where the name is taken by another one."""
    if _REGISTRY.setdefault(name, artwork) is not artwork:
        raise ValueError(f"an artwork named {name!r} is already registered; choose another name")


def names() -> tuple[str, ...]:
    return tuple(sorted(_REGISTRY))


def draw(name: str, size: int) -> Print:
    """The print `name` on size x size px; raises KeyError with the known names."""
    if name not in _REGISTRY:
        raise KeyError(f"no artwork named {name!r}; known: {', '.join(names())}. Add it with scene_artwork.register")
    return _REGISTRY[name](size)


def _painted(size: int, colour: tuple[int, int, int], mask: NDArray[Any]) -> Print:
    picture = np.empty((size, size, 3), np.uint8)
    picture[:] = colour
    return picture, mask.astype(np.float32) / 255.0


def _discs(size: int, centres: tuple[tuple[float, float], ...], radius: float) -> NDArray[np.uint8]:
    mask = np.zeros((size, size), np.uint8)
    for x, y in centres:
        at = (round(x * size * 16), round(y * size * 16))
        cv2.circle(mask, at, round(radius * size * 16), 255, -1, cv2.LINE_AA, 4)
    return mask


def _red_circle(size: int) -> Print:
    return _painted(size, _RED, _discs(size, ((0.5, 0.5),), 0.34))


def _red_ring(size: int) -> Print:
    mask = _discs(size, ((0.5, 0.5),), 0.36) - _discs(size, ((0.5, 0.5),), 0.24)
    return _painted(size, _RED, mask)


_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.25, 0.75), (0.75, 0.25), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.25, 0.75), (0.5, 0.5), (0.75, 0.25), (0.75, 0.75)),
    6: ((0.25, 0.2), (0.25, 0.5), (0.25, 0.8), (0.75, 0.2), (0.75, 0.5), (0.75, 0.8)),
}


def _pips(count: int) -> Artwork:
    def artwork(size: int) -> Print:
        return _painted(size, _BLACK, _discs(size, _PIPS[count], 0.11))

    return artwork


register("red_circle", _red_circle)
register("red_ring", _red_ring)
for _count in _PIPS:
    register(f"pips_{_count}", _pips(_count))
for _part in ldraw.parts():
    register(_part, ldraw.artwork(_part))
