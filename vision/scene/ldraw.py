"""Printed tiles from LDraw part files (https://www.ldraw.org/article/218.html): real prints, as vectors.

A part's print lies on its plane y = 0: filled triangles and quads in a colour code, and filled discs. 1 LDU = 0.4 mm; a
2x2 tile is 40 x 40 LDU; seen from above, x goes to the right and z towards the viewer. Colour 16 is the tile's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import resources
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Shape: TypeAlias = tuple[int, NDArray[np.float64]]
"""Colour code, and corners (n, 2) in LDU."""

OWN_COLOUR: Final = 16
COLOURS: Final = {
    0: (0x1B, 0x2A, 0x34),
    15: (0xF4, 0xF4, 0xF4),
    19: (0xD7, 0xBA, 0x8C),
    25: (0xD6, 0x79, 0x23),
    70: (0x5F, 0x31, 0x09),
    72: (0x64, 0x64, 0x64),
    73: (0x73, 0x96, 0xC8),
}
"""sRGB of the codes that the shipped parts use; source: LDConfig.ldr, 2024-12-19."""

_SIDE: Final = 40.0
_FINER: Final = 4
"""Painted so many times larger, then averaged: the seams between shapes do not show."""
_ROUND: Final = np.linspace(0.0, 2 * np.pi, 33)[:-1]


def parts() -> tuple[str, ...]:
    """The printed tiles that come with the program, by part name."""
    folder = resources.files("vision.scene").joinpath("ldraw")
    return tuple(sorted(entry.name[:-4] for entry in folder.iterdir() if entry.name.endswith(".dat")))


def shapes(part: str) -> tuple[Shape, ...]:
    """The painted shapes of a part, in the order of its file. Raises KeyError for a colour that has no value here."""
    text = resources.files("vision.scene").joinpath(f"ldraw/{part}.dat").read_text(encoding="utf-8")
    found = tuple(shape for line in text.splitlines() for shape in _shape(line.split()))
    unknown = {code for code, _corners in found} - set(COLOURS)
    if unknown:
        raise KeyError(f"{part}.dat uses the colour code {min(unknown)}; add it to COLOURS")
    return found


def artwork(part: str) -> Callable[[int], tuple[NDArray[np.uint8], NDArray[np.float32]]]:
    """Draws the print of a part: n -> BGR picture (n, n, 3) and alpha (n, n), 0 where the tile's plastic shows."""
    painted = shapes(part)

    def draw(size: int) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
        fine = size * _FINER
        picture, mask = np.zeros((fine, fine, 3), np.uint8), np.zeros((fine, fine), np.uint8)
        for code, corners in painted:
            at = np.round((corners / _SIDE + 0.5) * fine).astype(np.int32)
            cv2.fillPoly(picture, [at], COLOURS[code][::-1])
            cv2.fillPoly(mask, [at], 255)
        return _averaged(picture, mask, size)

    return draw


def _averaged(
    picture: NDArray[np.uint8], mask: NDArray[np.uint8], size: int
) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """The colours are averaged over what is painted only: unpainted plastic must not darken an edge."""
    alpha = cv2.resize(mask.astype(np.float32) / 255.0, (size, size), interpolation=cv2.INTER_AREA)
    ink = cv2.resize(picture.astype(np.float32), (size, size), interpolation=cv2.INTER_AREA)
    mixed = ink / np.maximum(alpha, 1e-6)[..., None]
    return np.clip(mixed, 0, 255).astype(np.uint8), np.asarray(alpha, np.float32)


def _shape(words: list[str]) -> Iterator[Shape]:
    """The shape of one line of the file, if it paints something."""
    if len(words) < 2 or words[0] not in {"1", "3", "4"} or int(words[1]) == OWN_COLOUR:
        return
    numbers = [float(word) for word in words[2:14]]
    if words[0] in {"3", "4"}:
        yield int(words[1]), np.array(numbers).reshape(-1, 3)[:, [0, 2]]
    elif words[-1] == "4-4disc.dat":
        x, _y, z, a, _b, c, _d, _e, _f, g, _h, i = numbers
        cos, sin = np.cos(_ROUND), np.sin(_ROUND)
        yield int(words[1]), np.stack([x + a * cos + c * sin, z + g * cos + i * sin], axis=1)
