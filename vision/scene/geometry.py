"""Where things are: a pinhole camera with one radial term, and a die's pose in the tray.

World: millimetres, origin in the middle of the tray's floor, x right, y away from the players, z up.
Camera: x right, y down, z forward. Image: px, origin top left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.types import Die

TILE_PLANE_MM = 12.0
"""Half of the 24.0 mm between opposite tiled faces (rules/components.md)."""

ROUNDING_MM = 2.6
"""Radius of the rubber rim's edges and corners (measured on the LDraw part 64776)."""

_X, _Y, _Z = np.eye(3)
# Face k of a die file sits on side k: its normal, its "right" and its "up" seen from outside. 0 lies opposite 5.
SIDES: tuple[tuple[NDArray[Any], NDArray[Any], NDArray[Any]], ...] = (
    (_Z, _X, _Y),
    (_X, _Y, _Z),
    (_Y, _Z, _X),
    (-_Y, _X, _Z),
    (-_X, _Z, _Y),
    (-_Z, _Y, _X),
)


def turn(axis: str, degrees: float) -> NDArray[Any]:
    """Right-handed rotation about the world axis `x`, `y` or `z`."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    if axis == "x":
        return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
    if axis == "y":
        return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


@dataclass(frozen=True)
class Pose:
    """A die in the tray: which face is up (by index in the die file), where (mm), and how it is turned (degrees).

    `lean` tips it over towards `lean_towards` (0 = right, 90 = away): a cocked die. `lift` is the free height
    under its lowest corner, mm. `speed` is the motion during the exposure, mm in the world's x and y.
    """

    face: int
    x: float = 0.0
    y: float = 0.0
    yaw: float = 0.0
    lean: float = 0.0
    lean_towards: float = 0.0
    lift: float = 0.0
    speed: tuple[float, float] = (0.0, 0.0)

    @cached_property
    def rotation(self) -> NDArray[Any]:
        """Body to world, 3x3."""
        normal, right, up = SIDES[self.face]
        upright = turn("z", self.yaw) @ np.stack([right, up, normal])
        if not self.lean:
            return np.asarray(upright)
        away = turn("z", self.lean_towards)
        return np.asarray(away @ turn("y", self.lean) @ away.T @ upright)

    def centre(self, edge_mm: float) -> NDArray[Any]:
        """The die's centre in the world, so that its lowest point is `lift` above the floor."""
        inner = edge_mm / 2 - ROUNDING_MM
        lowest = inner * float(np.abs(self.rotation[2]).sum()) + ROUNDING_MM
        return np.array([self.x, self.y, lowest + self.lift])


@dataclass(frozen=True)
class Camera:
    """A camera over the tray: `px_per_mm` on the floor under it, height and offset in mm, angles in degrees.

    `k1` is the radial distortion in normalised coordinates (below 0 = barrel).
    """

    size: tuple[int, int] = (640, 480)
    px_per_mm: float = 3.0
    height: float = 330.0
    x: float = 0.0
    y: float = 0.0
    tilt_x: float = 0.0
    tilt_y: float = 0.0
    roll: float = 0.0
    k1: float = 0.0

    @cached_property
    def focal(self) -> float:
        return self.px_per_mm * self.height

    @cached_property
    def position(self) -> NDArray[Any]:
        """The lens in the world: tilted about the point of the floor that it looks at."""
        return np.asarray(np.array([self.x, self.y, 0.0]) + self._tilt @ np.array([0.0, 0.0, self.height]))

    @cached_property
    def _tilt(self) -> NDArray[Any]:
        return np.asarray(turn("x", self.tilt_x) @ turn("y", self.tilt_y) @ turn("z", self.roll))

    def to_camera(self, points: NDArray[Any]) -> NDArray[Any]:
        """World points (n, 3) in camera axes, mm."""
        matrix = np.diag([1.0, -1.0, -1.0]) @ self._tilt.T
        result: NDArray[Any] = (points - self.position) @ matrix.T
        return result

    def project(self, points: NDArray[Any]) -> NDArray[np.float32]:
        """World points (n, 3) to px (n, 2)."""
        seen = self.to_camera(np.atleast_2d(points))
        flat = seen[:, :2] / seen[:, 2:3]
        bent = 1.0 + self.k1 * (flat**2).sum(axis=1, keepdims=True)
        centre = np.array([(self.size[0] - 1) / 2, (self.size[1] - 1) / 2])
        return np.asarray(self.focal * flat * bent + centre, np.float32)

    def floor_at(self, px: NDArray[Any], z: float = 0.0) -> NDArray[Any]:
        """The world points (n, 3) at height z that are seen at px (n, 2)."""
        centre = np.array([(self.size[0] - 1) / 2, (self.size[1] - 1) / 2])
        bent = (px - centre) / self.focal
        flat = bent.copy()
        for _ in range(4):
            flat = bent / (1.0 + self.k1 * (flat**2).sum(axis=1, keepdims=True))
        rays = np.column_stack([flat, np.ones(len(flat))])
        rays = rays @ np.diag([1.0, -1.0, -1.0]) @ self._tilt.T
        lens = self.position
        result: NDArray[Any] = lens + rays * ((z - lens[2]) / rays[:, 2:3])
        return result

    def px_at(self, point: NDArray[Any]) -> float:
        """Scale at a world point, px a mm."""
        return self.focal / float(self.to_camera(np.atleast_2d(point))[0, 2])


def random_camera(rng: np.random.Generator, size: tuple[int, int] = (640, 480), hard: float = 1.0) -> Camera:
    """A camera as people mount one: roughly above, never exactly. `hard` (0 to 1) scales the jitter."""
    width = float(rng.uniform(3.0 - 0.35 * hard, 3.0 + 0.25 * hard)) * size[0] / 640
    shift = rng.uniform(-5, 5, 2) * hard
    tilt = rng.uniform(-7, 7, 2) * hard
    return Camera(
        size,
        width,
        float(rng.uniform(260, 420)),
        float(shift[0]),
        float(shift[1]),
        float(tilt[0]),
        float(tilt[1]),
        float(rng.uniform(-6, 6)) * hard,
        float(rng.uniform(-0.12, 0.04)) * hard,
    )


def face_corners(die: Die, pose: Pose, side: int, half: float, plane: float = TILE_PLANE_MM) -> NDArray[Any]:
    """The corners of a square of half-width `half` on a side, world mm, clockwise from the face's own top left."""
    normal, right, up = SIDES[side]
    square = np.array([(-1, 1), (1, 1), (1, -1), (-1, -1)]) * half
    body = plane * normal + square[:, :1] * right + square[:, 1:] * up
    result: NDArray[Any] = body @ pose.rotation.T + pose.centre(die.edge_mm)
    return result


def outline(die: Die, pose: Pose) -> tuple[NDArray[Any], float]:
    """The centres of the rounded cube's eight corner spheres, world mm (8, 3), and their radius."""
    inner = die.edge_mm / 2 - ROUNDING_MM
    signs = np.array([(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)])
    return signs * inner @ pose.rotation.T + pose.centre(die.edge_mm), ROUNDING_MM
