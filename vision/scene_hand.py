"""A player's hand over the tray: a soft, shaded sprite with fingers and a forearm that comes from one edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene_light import Rgb, linear

SKINS: tuple[Rgb, ...] = ((238, 205, 182), (224, 172, 140), (190, 134, 98), (141, 90, 62), (88, 56, 40))
_SLEEVES: tuple[Rgb, ...] = ((40, 52, 92), (30, 30, 32), (150, 40, 44), (196, 192, 184), (62, 96, 70))


@dataclass(frozen=True)
class Hand:
    """Where the palm's middle is, px, and from where the arm comes (degrees in the image, 90 = from below)."""

    x: float
    y: float
    arm: float = 90.0
    scale: float = 1.0


class HandSprite:
    """One person's hand, drawn once and pasted where it is: radiance under white light (not premultiplied), alpha."""

    def __init__(self, rng: np.random.Generator, arm: float, px_per_mm: float) -> None:
        unit = px_per_mm * 1.25  # A hand 60 to 80 mm above the floor is nearer to the lens.
        size = int(360 * unit)
        shape = np.zeros((size, size), np.uint8)
        middle = np.array([size / 2, size / 2])
        _fingers(shape, middle, arm, unit, rng)
        away = np.array([np.cos(np.radians(arm)), np.sin(np.radians(arm))])
        sleeve = np.zeros_like(shape)
        start, end = middle + away * 85 * unit, middle + away * 400 * unit
        cv2.line(sleeve, _at(start), _at(end), 255, int(78 * unit), cv2.LINE_AA)
        alpha = cv2.GaussianBlur(cv2.max(shape, sleeve), (0, 0), 2.0).astype(np.float32) / 255
        round_off = cv2.GaussianBlur(cv2.max(shape, sleeve), (0, 0), 9 * unit / 3).astype(np.float32) / 255
        skin = linear(np.array(SKINS[int(rng.integers(len(SKINS)))][::-1]))
        cloth = linear(np.array(_SLEEVES[int(rng.integers(len(_SLEEVES)))][::-1]))
        colour = np.where(sleeve[..., None] > 127, cloth, skin).astype(np.float32)
        self.alpha: NDArray[Any] = alpha
        self.colour: NDArray[Any] = colour * (0.45 + 0.6 * round_off**2)[..., None]
        self.half = size // 2


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
