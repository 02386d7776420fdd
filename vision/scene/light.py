"""Light, plastic and sensor of the rendered scene.

Radiance is linear RGB in BGR order; 1.0 clips. The look of a picture follows from physics in this order: lamp
(temperature, place, share of direct light) -> plastic (albedo, gloss) -> camera (white balance, colour matrix,
exposure, curve, noise, blur, JPEG).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Rgb = tuple[int, int, int]

PLASTIC: Mapping[str, Rgb] = {
    # Measured on white-referenced photographs of parts where there are any, else LDraw's value (data/colours.csv).
    "black": (0x31, 0x34, 0x36),
    "blue": (0x24, 0x5A, 0xA3),
    "green": (0x1E, 0x79, 0x4E),
    "red": (0xBB, 0x2E, 0x2B),
    "brown (old)": (0x54, 0x33, 0x24),
    "light grey (old)": (0x8A, 0x92, 0x8D),
    "dark grey (old)": (0x54, 0x59, 0x55),
    "bright green": (0x58, 0xAB, 0x41),
    "yellow": (0xF6, 0xCA, 0x38),
    "white": (0xF4, 0xF4, 0xF4),
    "tan": (0xCD, 0xB8, 0x82),
    "purple (old)": (0x67, 0x1F, 0x81),
    "orange": (0xF4, 0x73, 0x29),
    "lime": (0xA5, 0xCA, 0x18),
    "dark tan": (0x89, 0x7D, 0x62),
    "bright pink": (0xFF, 0x9E, 0xCD),
    "reddish brown": (0x5F, 0x31, 0x09),
    "light bluish grey": (0x8D, 0x91, 0x90),
    "dark bluish grey": (0x53, 0x56, 0x59),
    "medium blue": (0x73, 0x96, 0xC8),
    "dark purple": (0x48, 0x37, 0x68),
    "dark blue": (0x19, 0x32, 0x5A),
    "dark green": (0x00, 0x45, 0x1A),
    "dark red": (0x72, 0x00, 0x12),
    "dark azure": (0x46, 0x9B, 0xC3),
    "pearl gold": (0xAA, 0x7F, 0x2E),
}

_GAMMA = 2.2
_STEPS = 4096
_TOP = 1.6
# Encoded counts for radiance 0 to _TOP: above 255 where the sensor clips, so that noise cannot unclip a pixel.
_CURVE: NDArray[np.int16] = np.round(255 * (np.arange(_STEPS) / (_STEPS - 1) * _TOP) ** (1 / _GAMMA)).astype(np.int16)


def linear(srgb: NDArray[Any]) -> NDArray[np.float32]:
    """Counts 0 to 255 to linear 0 to 1."""
    counts = np.asarray(srgb, np.float32)
    return np.asarray(np.power(counts / 255.0, _GAMMA), np.float32)


def encode(radiance: NDArray[Any]) -> NDArray[np.int16]:
    """Linear radiance to counts, not clipped at 255."""
    index = np.clip(radiance * ((_STEPS - 1) / _TOP), 0, _STEPS - 1).astype(np.int32)
    result: NDArray[np.int16] = np.take(_CURVE, index)
    return result


def albedo(colour: str, palette: Mapping[str, Rgb]) -> NDArray[np.float32]:
    """Linear BGR of a plastic; raises KeyError with the colours that are known."""
    if colour not in palette:
        raise KeyError(f"no plastic named {colour!r}; known: {', '.join(sorted(palette))}")
    return linear(np.array(palette[colour][::-1]))


def varied(base: NDArray[Any], rng: np.random.Generator, spread: float = 0.05) -> NDArray[np.float32]:
    """The same plastic from another batch, a little worn: brightness and hue vary by about `spread`."""
    factor = np.exp(rng.normal(0, spread) + rng.normal(0, spread / 2, 3))
    worn = np.asarray(base) * factor
    grey = worn.mean()
    return np.asarray(np.clip(worn + (grey - worn) * rng.uniform(0, 0.06), 0.002, 0.95), np.float32)


def lamp_colour(kelvin: float) -> NDArray[np.float32]:
    """Linear BGR of a black body, green = 1 (fit to the CIE daylight and Planck loci, 2000 to 10000 K)."""
    mired = 1e6 / kelvin - 1e6 / 6500
    return np.array([exp(-0.0062 * mired), 1.0, exp(0.0030 * mired)], np.float32)


@dataclass(frozen=True)
class Light:
    """One evening's lamp and what the camera makes of it.

    kelvin, camera_kelvin: the lamp, and the lamp that the white balance believes in. wb_error: extra log gains of
    blue and red. level: exposure, 1.0 puts a white tile at about 0.9 of clipping. direct: share of light from the
    lamp (the rest comes from all around). lamp: its place, mm. softness: its radius, mm (penumbra and glare size).
    gloss: how strongly tiles mirror it. saturation: of the camera's colour matrix. crosstalk: how wrong that matrix
    is. noise: counts (sigma). blur: px (sigma). vignette: loss in the corners. jpeg: quality or None.
    """

    kelvin: float = 5000.0
    camera_kelvin: float = 5000.0
    wb_error: tuple[float, float] = (0.0, 0.0)
    level: float = 0.85
    direct: float = 0.5
    lamp: tuple[float, float, float] = (150.0, 200.0, 600.0)
    softness: float = 60.0
    gloss: float = 0.5
    saturation: float = 1.0
    crosstalk: float = 0.0
    noise: float = 1.5
    blur: float = 0.6
    vignette: float = 0.1
    jpeg: int | None = 90

    def gains(self) -> NDArray[np.float32]:
        """What one unit of white radiance becomes in the camera's BGR."""
        seen = lamp_colour(self.kelvin) / lamp_colour(self.camera_kelvin)
        error = np.exp(np.array([self.wb_error[0], 0.0, self.wb_error[1]]))
        return _normal(seen * error)

    def matrix(self) -> NDArray[np.float32]:
        """The camera's colour matrix: keeps grey, changes saturation, mixes neighbours by `crosstalk`."""
        mean = np.full((3, 3), 1 / 3)
        saturated = mean + (np.eye(3) - mean) * self.saturation
        c = self.crosstalk
        mixed = np.array([[1 - c, c, 0], [c / 2, 1 - c, c / 2], [0, -c, 1 + c]])
        return np.asarray(saturated @ mixed, np.float32)

    def camera_colour(self, radiance: NDArray[Any]) -> NDArray[np.float32]:
        """Radiance (..., 3) under white light to what the camera records under this one, before the curve."""
        raw = radiance * (self.gains() * self.level)
        return np.asarray(np.maximum(raw @ self.matrix().T, 0), np.float32)


def _normal(gains: NDArray[Any]) -> NDArray[np.float32]:
    """Auto-exposure keeps the brightness whatever the cast."""
    return (gains / float(gains @ np.array([0.1, 0.6, 0.3]))).astype(np.float32)


def random_light(rng: np.random.Generator, hard: float = 1.0) -> Light:
    """A light as living rooms have it. `hard` 0 is an even desk lamp, 1 the whole range from candle-warm to glare."""
    kelvin = float(np.exp(rng.uniform(np.log(2600), np.log(6800))))
    balanced = rng.random() < 1 - 0.3 * hard
    camera_kelvin = kelvin if balanced else float(np.clip(4600.0, kelvin / 1.7, kelvin * 1.7))
    level = float(np.exp(rng.uniform(np.log(0.85 - 0.6 * hard), np.log(0.9 + 0.4 * hard))))
    angle, away = rng.uniform(0, 2 * np.pi), rng.uniform(60, 500)
    return Light(
        kelvin=kelvin,
        camera_kelvin=camera_kelvin,
        wb_error=(float(rng.normal(0, 0.07 * hard)), float(rng.normal(0, 0.06 * hard))),
        level=level,
        direct=float(rng.uniform(0.2, 0.35 + 0.45 * hard)),
        lamp=(float(away * np.cos(angle)), float(away * np.sin(angle)), float(rng.uniform(350, 900))),
        softness=float(rng.uniform(15, 120)),
        gloss=float(rng.uniform(0.1, 0.3 + 0.9 * hard)),
        saturation=float(rng.uniform(1 - 0.2 * hard, 1 + 0.35 * hard)),
        crosstalk=float(rng.uniform(-0.04, 0.08)) * hard,
        noise=float(rng.uniform(0.8, 1.5 + 3.0 * hard) * max(1.0, level**-0.5)),
        blur=float(rng.uniform(0.4, 0.7 + 0.7 * hard)),
        vignette=float(rng.uniform(0, 0.3 * hard)),
        jpeg=int(rng.integers(75, 96)) if rng.random() < 0.7 else None,
    )


def through_jpeg(image: NDArray[np.uint8], quality: int) -> NDArray[np.uint8]:
    """What an MJPG camera hands over."""
    done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not done:
        raise ValueError(f"OpenCV could not encode a {image.shape} picture as JPEG")
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
