"""Laying pieces over a picture: cutting, multiplying, blending, and the blur of motion."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene.die import Layer
from vision.scene.geometry import Camera, Pose


def smear(layer: Layer, pose: Pose, camera: Camera) -> Layer:
    """Motion blur: the layer averaged along its way during the exposure."""
    dx, dy = pose.speed[0] * camera.px_per_mm, -pose.speed[1] * camera.px_per_mm
    length = float(np.hypot(dx, dy))
    if length < 1:
        return layer
    pad = int(length / 2) + 2
    kernel = np.zeros((2 * pad + 1, 2 * pad + 1), np.float32)
    ends = [(round((pad + s * dx / 2) * 16), round((pad + s * dy / 2) * 16)) for s in (-1, 1)]
    cv2.line(kernel, ends[0], ends[1], 1.0, 1, cv2.LINE_8, 4)
    kernel /= kernel.sum()
    wide = cv2.copyMakeBorder(layer.colour, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    thin = cv2.copyMakeBorder(layer.alpha, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    smeared = np.asarray(cv2.filter2D(wide, -1, kernel))
    return Layer(smeared, np.asarray(cv2.filter2D(thin, -1, kernel)), layer.x - pad, layer.y - pad)


def union(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def grown(box: tuple[int, int, int, int], by: int, size: tuple[int, int]) -> tuple[int, int, int, int]:
    return max(0, box[0] - by), max(0, box[1] - by), min(size[0], box[2] + by), min(size[1], box[3] + by)


def cut_out(
    sprite: NDArray[Any], x: int, y: int, size: tuple[int, int]
) -> tuple[tuple[slice, slice], NDArray[Any]] | None:
    """The part of a sprite at (x, y) that lies in a picture of `size`, and where."""
    height, width = sprite.shape[:2]
    x0, y0, x1, y1 = max(0, x), max(0, y), min(size[0], x + width), min(size[1], y + height)
    if x1 <= x0 or y1 <= y0:
        return None
    return (slice(y0, y1), slice(x0, x1)), sprite[y0 - y : y1 - y, x0 - x : x1 - x]


def multiply(piece: NDArray[Any], shade: NDArray[Any], x: int, y: int) -> None:
    part = cut_out(shade, x, y, (piece.shape[1], piece.shape[0]))
    if part is not None:
        piece[part[0]] *= part[1][..., None]


def over(piece: NDArray[Any], layer: Layer, x0: int, y0: int) -> None:
    size = (piece.shape[1], piece.shape[0])
    colour = cut_out(layer.colour, layer.x - x0, layer.y - y0, size)
    alpha = cut_out(layer.alpha, layer.x - x0, layer.y - y0, size)
    if colour is not None and alpha is not None:
        area = colour[0]
        piece[area] = piece[area] * (1 - alpha[1][..., None]) + colour[1]
