"""The registered faces, each in four quarter turns, as hypotheses that the samples are fitted to."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader import colours, zones
from vision.reader.fit import Array, Model
from vision.reader.prints import KNOWN
from vision.types import Die, Face, Grid, Image

SIGMA = 0.22
"""Standard deviation of a plastic's colour about its table value, natural logarithm."""

CALIBRATED = 0.6
"""How much smaller both deviations are for a colour that was shown to this camera."""

SIGMA_VEIL = 0.018
"""Standard deviation of the veil, as a share of white: matters in channels where the plastic is nearly black."""

UNEVEN = 0.5
"""How far a zone's light may be off, as a share of how uneven a learned print is there: a face is never cut out quite
the same way twice."""


@dataclass(frozen=True)
class Entry:
    """One hypothesis: a face of a die, turned clockwise by `turns` quarters from its own upright."""

    die: Die
    face: Face
    turns: int
    shown: bool = True
    """False: the face has a print that nobody has shown yet, so its look is not known."""

    @property
    def pictured(self) -> bool:
        """Whether only a picture tells what the face looks like: its print is none of `KNOWN`."""
        return self.face.print is not None and self.face.print not in KNOWN


def turned(grid: Grid, turns: int) -> Grid:
    """The grid after `turns` quarter turns clockwise."""
    for _ in range(turns % 4):
        (a, b), (c, d) = grid
        grid = ((c, a), (d, b))
    return grid


def looks_of(face: Face) -> tuple[Grid, str | None]:
    """What a face looks like, whichever way it is turned: equal for faces that no camera can tell apart."""
    return min(turned(face.tiles, k) for k in range(4)), face.print


def entries(dice: tuple[Die, ...], learned: Collection[tuple[str, str]] = ()) -> list[Entry]:
    """Every face in every turn that looks different; of equal faces of a die the first stands for all.

    learned: die id and name of the printed faces that were shown; these are kept in all four turns.
    """
    found: list[Entry] = []
    seen: set[tuple[str, Grid, str | None, int]] = set()
    for die in dice:
        shown = {face.print for face in die.faces if (die.id, face.name) in learned}
        for face, turns in product(die.faces, range(4)):
            key = (die.id, turned(face.tiles, turns), face.print, turns if face.print in shown else 0)
            if key not in seen:
                seen.add(key)
                known = face.print is None or face.print in KNOWN or face.print in shown
                found.append(Entry(die, face, turns, known))
    return found


def zone_colours(entry: Entry) -> list[str]:
    """The colour names of the eight zones; the core's for bare studs."""
    grid = turned(entry.face.tiles, entry.turns)
    cells = [grid[0][0], grid[0][1], grid[1][0], grid[1][1]]
    names: list[str] = []
    for cell in cells:
        plain = entry.die.core if cell == "bare" else cell
        inner = KNOWN[entry.face.print][1] if entry.face.print in KNOWN else plain
        names += [plain, inner]
    return names


def model_of(names: list[list[str]], palette: dict[str, Array], calibrated: Collection[str] = ()) -> Model:
    """The model of hypotheses given as zone colours (n lists of eight names); `calibrated` ones are known better."""
    mean = np.array([[colours.expected(palette[name]) for name in row] for row in names])
    same = np.array([[[a == b for b in row] for a in row] for row in names], dtype=np.float64)
    known = np.array([[name in calibrated for name in row] for row in names])
    return Model(mean, sigma_of(mean) * np.where(known, CALIBRATED, 1.0)[..., None], same)


def model_of_looks(looks: Array, chosen: NDArray[np.intp]) -> Model:
    """The model of colourings (n, 4), one look a cell, as indices into `looks` (p, 3)."""
    zone = np.repeat(chosen, 2, axis=1)
    mean = looks[zone]
    return Model(mean, sigma_of(mean), (zone[:, :, None] == zone[:, None, :]).astype(np.float64))


def zones_of_print(picture: Image, turns: int) -> tuple[Array, Array]:
    """Mean and deviation (8, 3), as in a `Model`, of the zones of a learned print (n, n, 3) turned clockwise."""
    large = cv2.resize(np.ascontiguousarray(np.rot90(picture, -turns)), (zones.SIDE, zones.SIDE))
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)]) * zones.SIDE - 0.5
    mean = colours.expected(zones.take(np.asarray(large, np.uint8), corners).light)
    uneven = colours.expected(colours.to_linear(zones.pixels_of(np.asarray(large, np.uint8)))).std(axis=1)
    return mean, np.hypot(CALIBRATED * sigma_of(mean), UNEVEN * uneven)


def sigma_of(mean: Array) -> Array:
    """Standard deviation that goes with an expected log(albedo + veil)."""
    return np.asarray(np.hypot(SIGMA, SIGMA_VEIL / np.exp(mean)))
