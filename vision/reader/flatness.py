"""Whether a die lies flat: its upper face and its side faces against what the camera sees of a die that does."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.reader import quads, sides
from vision.reader.quads import Points

Array = NDArray[np.float64]

FOCAL_TRIES = np.geomspace(0.7, 3.5, 18)
"""Focal lengths tried, in picture widths: from a wide webcam to a long lens."""

TILT_TRIES = np.tan(np.radians(np.arange(-20.0, 20.5, 1.0)))
"""Tilts of the camera that are tried, in each of two directions."""

ASPECT_SIGMA = 0.01
"""Standard deviation of the length of a face's side against the other, natural logarithm (measured)."""

HIDDEN = 4.0
"""Degrees below which a side face shows too narrow a strip to be seen."""

SEEN, SEEN_ELSEWHERE = 0.1, 0.3
"""Evidence of a side face (0 to 1) that is enough where a flat die shows one, and where it does not (there shadows
and the tray's wall look like one at times: the 1 % of flat dice that show most)."""


@dataclass(frozen=True)
class Flatness:
    """The camera above the tray, and how far from its look a die that lies flat may be.

    focal: in picture widths; normal: the tray's, in camera axes. within: degrees by which a strip may be off from where
    a flat die shows it. missed: a side that a flat die turns so far to the camera (degrees) has to show. aspect: a face
    more out of shape (natural logarithm) does not lie flat, whatever the sides show. The values that stand here are for
    a camera learned by `learn`: half of the least lean that has to be seen; a little more; three standard deviations.
    """

    focal: float
    normal: tuple[float, float, float]
    within: float = 7.0
    missed: float = 9.0
    aspect: float = 0.028

    def flat(self, quad: Points, seen: Array, size: tuple[int, int]) -> bool:
        """Whether a die lies flat.

        quad (4, 2): its upper face in a picture of size (width, height); seen: the evidence of its side faces.
        """
        normal = np.array([self.normal])
        bent = (float(_aspect(quad, size, self.focal, normal)[0]) / self.aspect) ** 2
        turned = _turned(quad, size, self.focal, normal)[0]
        return bent + max(self._unexpected(seen, axis, float(turned[axis])) for axis in (0, 1)) < 1

    def _unexpected(self, seen: Array, axis: int, expected: float) -> float:
        """How much the two side faces across one axis speak against a flat die (0 to 1 and more), which turns them by
        `expected` degrees."""
        angle = np.concatenate([sides.DEGREES, -sides.DEGREES])
        found = np.concatenate([seen[axis], seen[axis + 2]])
        here = np.abs(angle - expected) <= self.within
        inside, elsewhere = float(found[here].max(initial=0.0)), float(found[~here].max())
        if inside > SEEN and inside > elsewhere / 2:
            return 0.0
        return 1.0 if abs(expected) > self.missed else elsewhere / SEEN_ELSEWHERE


MOUNTED = Flatness(1.6, (0.0, 0.0, -1.0), within=10.0, missed=10.0, aspect=0.1)
"""A camera over a tray without calibration: taken to have a usual lens and to look straight down."""

HELD = Flatness(1.6, (0.0, 0.0, -1.0), within=10.0, missed=90.0, aspect=0.1)
"""A camera of which nothing is known, not even where the picture's middle was: it may have been cut."""


def learn(shown: list[tuple[Points, Array]], size: tuple[int, int]) -> Flatness:
    """The camera that agrees best with faces that lay flat at several places.

    shown: each one's quad (4, 2) and the evidence of its side faces; size: (width, height) of the pictures.
    """
    x, y = (part.ravel() for part in np.meshgrid(TILT_TRIES, TILT_TRIES))
    normals = np.stack([x, y, -np.ones_like(x)], axis=1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    merit = np.array([sum(_agreement(q, seen, size, f, normals) for q, seen in shown) for f in FOCAL_TRIES])
    focal, normal = np.unravel_index(int(merit.argmax()), merit.shape)
    a, b, c = (float(v) for v in normals[normal])
    return Flatness(float(FOCAL_TRIES[focal]), (a, b, c))


def _agreement(quad: Points, seen: Array, size: tuple[int, int], focal: float, normals: Array) -> Array:
    """How well one face agrees with each of the normals (n, 3): evidence where its side faces should show, less the
    square of its aspect's error (one that is far off counts three sigmas: a corner was found wrong)."""
    angle = _turned(quad, size, focal, normals)
    merit = -0.1 * np.minimum((_aspect(quad, size, focal, normals) / ASPECT_SIGMA) ** 2, 9.0)
    for side in range(4):
        towards = angle[:, side % 2] * (1 if side < 2 else -1)
        found = np.interp(towards, sides.DEGREES, seen[side], left=0.0, right=0.0)
        merit += np.where(towards > HIDDEN, found, 0.0)
    return np.asarray(merit)


def _middle(quad: Points, size: tuple[int, int], focal: float) -> tuple[Points, float]:
    """A face's middle from the picture's, and the focal length, px."""
    return quad.mean(axis=0) - (np.array(size) - 1) / 2, focal * size[0]


def _turned(quad: Points, size: tuple[int, int], focal: float, normals: Array) -> Array:
    """How far a flat die turns its sides to the camera (n, 2), degrees: towards the face's first and second edge."""
    middle, lens = _middle(quad, size, focal)
    away = lens * sides.TILED_MM / float(np.sqrt(quads.area(quad)))
    top = np.append(middle / lens, 1.0) * away
    depth = sides.TILES_APART_MM / 2
    below = top - depth * normals
    shift = below[:, :2] / below[:, 2:] * lens - middle
    half = np.stack(quads.axes(quad), axis=1) / 2
    slope = np.linalg.solve(half, shift.T).T * (sides.TILED_MM / 2) / depth
    return np.asarray(np.degrees(np.arctan(slope)))


def _aspect(quad: Points, size: tuple[int, int], focal: float, normals: Array) -> Array:
    """How far a face is from the look of a flat square under each normal: logarithm of its axes' ratio (n,)."""
    middle, lens = _middle(quad, size, focal)
    view = np.column_stack([np.eye(2), -middle / lens])
    plane = np.eye(3) - normals[:, :, None] * normals[:, None, :]
    expected = np.linalg.inv(view @ plane @ view.T)
    sight = np.stack(quads.axes(quad), axis=1)
    look = sight.T @ expected @ sight
    trace, det = look[:, 0, 0] + look[:, 1, 1], np.linalg.det(look)
    root = np.sqrt(np.maximum(trace**2 / 4 - det, 0.0))
    return np.asarray(0.5 * np.log((trace / 2 + root) / (trace / 2 - root)))
