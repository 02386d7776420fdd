"""The registered faces, each in four quarter turns, as hypotheses that the samples are fitted to."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from vision.reader import colours
from vision.reader.fit import Array, Model
from vision.types import Die, Face, Grid

SIGMA = 0.22
"""Standard deviation of a plastic's colour about its table value, natural logarithm."""

CALIBRATED = 0.6
"""How much smaller both deviations are for a colour that was shown to this camera."""

SIGMA_VEIL = 0.018
"""Standard deviation of the veil, as a share of white: matters in channels where the plastic is nearly black."""

PRINTS: dict[str, tuple[str, str]] = {"red_circle": ("white", "red")}
"""Prints known before they are shown: the colour of the outer zones and of the inner ones (a filled disc)."""


@dataclass(frozen=True)
class Entry:
    """One hypothesis: a face of a die, turned clockwise by `turns` quarters from its own upright."""

    die: Die
    face: Face
    turns: int
    shown: bool = True
    """False: the face has a print that nobody has shown yet, so its look is not known."""


def turned(grid: Grid, turns: int) -> Grid:
    """The grid after `turns` quarter turns clockwise."""
    for _ in range(turns % 4):
        (a, b), (c, d) = grid
        grid = ((c, a), (d, b))
    return grid


def looks_of(face: Face) -> tuple[Grid, str | None]:
    """What a face looks like, whichever way it is turned: equal for faces that no camera can tell apart."""
    return min(turned(face.tiles, k) for k in range(4)), face.print


def entries(dice: tuple[Die, ...], learned: Collection[str] = ()) -> list[Entry]:
    """Every face in every turn that looks different; of equal faces of a die the first stands for all.

    learned: names of the printed faces that were shown; these are kept in all four turns.
    """
    found: list[Entry] = []
    seen: set[tuple[str, Grid, str | None, int]] = set()
    for die in dice:
        shown = {face.print for face in die.faces if face.name in learned}
        for face, turns in product(die.faces, range(4)):
            key = (die.id, turned(face.tiles, turns), face.print, turns if face.print in shown else 0)
            if key not in seen:
                seen.add(key)
                known = face.print is None or face.print in PRINTS or face.print in shown
                found.append(Entry(die, face, turns, known))
    return found


def zone_colours(entry: Entry) -> list[str]:
    """The colour names of the eight zones; the core's for bare studs."""
    grid = turned(entry.face.tiles, entry.turns)
    cells = [grid[0][0], grid[0][1], grid[1][0], grid[1][1]]
    names: list[str] = []
    for cell in cells:
        plain = entry.die.core if cell == "bare" else cell
        inner = PRINTS[entry.face.print][1] if entry.face.print in PRINTS else plain
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


def sigma_of(mean: Array) -> Array:
    """Standard deviation that goes with an expected log(albedo + veil)."""
    return np.asarray(np.hypot(SIGMA, SIGMA_VEIL / np.exp(mean)))
