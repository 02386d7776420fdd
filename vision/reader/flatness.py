"""Whether a die lies flat: the tilt of its upper face against that of faces that were shown flat at calibration."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader.quads import Points

LIMIT_DEGREES = 9.0
"""A face tilted more than this against the tray does not lie flat (faces that do: 98 % below 7.5 as measured)."""

FOCAL_TRIES = np.geomspace(0.7, 3.5, 9)
"""Focal lengths tried, in picture widths: from a wide webcam to a long lens."""

_SQUARE = np.array([[-1, 1, 0], [1, 1, 0], [1, -1, 0], [-1, -1, 0]], dtype=np.float64)


@dataclass(frozen=True)
class Flatness:
    """The camera above the tray: focal length in picture widths, and the tray's normal in camera axes."""

    focal: float
    normal: tuple[float, float, float]

    def tilt(self, quad: Points, size: tuple[int, int]) -> float:
        """Degrees between a face (4, 2) in a picture of size (width, height) and the tray."""
        normals = _normals(quad, size, self.focal)
        cosine = max(float(n @ np.array(self.normal)) for n in normals)
        return float(np.degrees(np.arccos(min(1.0, cosine))))


def learn(quads: list[Points], size: tuple[int, int]) -> Flatness:
    """The camera for which faces that lay flat, at several places, agree best about the tray's normal."""
    best: tuple[float, float, NDArray[np.float64]] | None = None
    for focal in FOCAL_TRIES:
        both = [_normals(quad, size, float(focal)) for quad in quads]
        for start in both[0]:
            mean = _agreed(both, start)
            spread = float(np.mean([1 - max(n @ mean for n in pair) for pair in both]))
            if best is None or spread < best[0]:
                best = (spread, float(focal), mean)
    if best is None:
        raise ValueError("no face to learn the tray's tilt from")
    x, y, z = (float(v) for v in best[2])
    return Flatness(best[1], (x, y, z))


def _agreed(both: list[list[NDArray[np.float64]]], start: NDArray[np.float64]) -> NDArray[np.float64]:
    mean = start
    for _ in range(4):
        chosen = [max(pair, key=lambda n: float(n @ mean)) for pair in both]
        mean = np.mean(chosen, axis=0)
        mean = mean / np.linalg.norm(mean)
    return mean


def _normals(quad: Points, size: tuple[int, int], focal: float) -> list[NDArray[np.float64]]:
    """The two normals, towards the camera, that a square seen as `quad` may have."""
    width, height = size
    lens = np.array([[focal * width, 0, (width - 1) / 2], [0, focal * width, (height - 1) / 2], [0, 0, 1]])
    corners = quad.reshape(4, 1, 2).astype(np.float64)
    _, turns, _, _ = cv2.solvePnPGeneric(_SQUARE, corners, lens, None, flags=cv2.SOLVEPNP_IPPE_SQUARE)
    normals = [np.asarray(cv2.Rodrigues(turn)[0][:, 2], dtype=np.float64) for turn in turns]
    return [n if n[2] < 0 else -n for n in normals]
