"""A player's hand over the tray: a soft, shaded sprite with fingers and a forearm that comes from one edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene.light import Light, Rgb, encode, linear

SKINS: tuple[Rgb, ...] = ((238, 205, 182), (224, 172, 140), (190, 134, 98), (141, 90, 62), (88, 56, 40))
_SLEEVES: tuple[Rgb, ...] = ((40, 52, 92), (30, 30, 32), (150, 40, 44), (196, 192, 184), (62, 96, 70))


@dataclass(frozen=True)
class Hand:
    """Where the palm's middle is, px, and from where the arm comes (degrees in the image, 90 = from below)."""

    x: float
    y: float
    arm: float = 90.0
    scale: float = 1.0


_REACH_MM = 300.0
_RISEN = 1.25
"""A hand 60 to 80 mm above the floor is nearer to the lens by so much."""


class HandSprite:
    """One person's hand, drawn once and pasted where it is.

    counts: as the camera records it under this light, BGR (n, n, 3); alpha: 0 to 255, (n, n). Kept in bytes: at
    640x480 a sprite has more than a million px.
    """

    def __init__(self, rng: np.random.Generator, arm: float, px_per_mm: float, light: Light) -> None:
        unit = px_per_mm * _RISEN
        size = int(_REACH_MM * unit)
        shape = np.zeros((size, size), np.uint8)
        middle = np.array([size / 2, size / 2])
        _fingers(shape, middle, arm, unit, rng)
        sleeve = _sleeve(size, middle, arm, unit)
        whole = cv2.max(shape, sleeve)
        self.alpha: NDArray[Any] = cv2.GaussianBlur(whole, (0, 0), 2.0)
        # A round thing is darker towards its edge.
        small = cv2.resize(whole, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
        small = cv2.GaussianBlur(small, (0, 0), 0.75 * unit)
        bulge = cv2.resize(small, (size, size)).astype(np.uint16)
        skin = _shades(SKINS[int(rng.integers(len(SKINS)))], light)
        cloth = _shades(_SLEEVES[int(rng.integers(len(_SLEEVES)))], light)
        self.counts: NDArray[np.uint8] = np.take(skin, bulge, axis=0)
        on_sleeve = sleeve > 127
        self.counts[on_sleeve] = cloth[bulge[on_sleeve]]
        self.half = size // 2


def _shades(colour: Rgb, light: Light) -> NDArray[np.uint8]:
    """What the camera makes of a colour for each of 256 degrees of bulge, (256, 3)."""
    shading = 0.45 + 0.6 * (np.arange(256) / 255) ** 2
    radiance = linear(np.array(colour[::-1])) * shading[:, None]
    return np.clip(encode(light.camera_colour(radiance)), 0, 255).astype(np.uint8)


def _sleeve(size: int, middle: NDArray[Any], arm: float, unit: float) -> NDArray[np.uint8]:
    away = np.array([np.cos(np.radians(arm)), np.sin(np.radians(arm))])
    mask = np.zeros((size, size), np.uint8)
    cv2.line(mask, _at(middle + away * 85 * unit), _at(middle + away * 400 * unit), 255, int(78 * unit), cv2.LINE_AA)
    return mask


def _at(point: NDArray[Any]) -> tuple[int, int]:
    return round(float(point[0])), round(float(point[1]))


def _fingers(shape: NDArray[np.uint8], middle: NDArray[Any], arm: float, unit: float, rng: np.random.Generator) -> None:
    """Palm, wrist, four fingers and a thumb; px."""
    cv2.ellipse(shape, _at(middle), (int(44 * unit), int(38 * unit)), arm, 0, 360, 255, -1, cv2.LINE_AA)
    away = np.radians(arm)
    wrist = middle + np.array([np.cos(away), np.sin(away)]) * 100 * unit
    cv2.line(shape, _at(middle), _at(wrist), 255, int(52 * unit), cv2.LINE_AA)
    side = 1 if rng.random() < 0.5 else -1
    for spread, length in ((-24, 74), (-8, 84), (8, 82), (24, 70), (62 * side, 62)):
        angle = away + np.pi + np.radians(spread + rng.normal(0, 4))
        root = middle + np.array([np.cos(angle), np.sin(angle)]) * 26 * unit
        tip = middle + np.array([np.cos(angle), np.sin(angle)]) * length * rng.uniform(0.8, 1.0) * unit
        cv2.line(shape, _at(root), _at(tip), 255, int(16 * unit), cv2.LINE_AA)
