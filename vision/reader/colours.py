"""Named plastic colours as a camera under white light would see them: a prior, never the truth."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from vision.reader.palette import table

Linear = NDArray[np.float64]
"""Light on a linear scale, blue, green, red: 1.0 is what fills the camera's range."""

VEIL = 0.015
"""Light that every surface returns besides its own colour (gloss, haze in the lens), as a share of white."""

COMMON = ("white", "black", "red", "yellow", "green", "blue", "orange", "lime", "dark purple", "dark azure")
"""Colours that a foreign die may well show; what a die is tested against."""


def to_linear(value: NDArray[np.generic] | Iterable[float]) -> Linear:
    """sRGB values 0 to 255 on the linear scale 0 to 1 (IEC 61966-2-1)."""
    v = np.asarray(value, dtype=np.float64) / 255.0
    return np.asarray(np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4))


def to_srgb(light: Linear) -> NDArray[np.float64]:
    """The linear scale 0 to 1 as sRGB values 0 to 255; what is above 1 is cut off."""
    v = np.clip(light, 0.0, 1.0)
    return np.asarray(255.0 * np.where(v <= 0.0031308, 12.92 * v, 1.055 * v ** (1 / 2.4) - 0.055))


def albedo(name: str) -> Linear:
    """The share of blue, green and red light that a colour returns, shape (3,). KeyError: no such colour."""
    red, green, blue = table()[name]
    return to_linear((blue, green, red))


def expected(light: Linear) -> NDArray[np.float64]:
    """The logarithm of an albedo with the veil on it: the scale on which colours are compared."""
    return np.asarray(np.log(light + VEIL))
