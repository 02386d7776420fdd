"""The tray without a die: floor, wall, the strip of real tiles on the wall, and the table around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene.geometry import Camera
from vision.scene.light import Light, Rgb, albedo, linear, varied

# Floors that people use, sRGB: felt, leather, wood, card. Name, colour, grain (relative sigma), grain size px.
FLOORS: tuple[tuple[str, Rgb, float, float], ...] = (
    ("green felt", (30, 84, 52), 0.10, 1.2),
    ("black felt", (38, 38, 40), 0.14, 1.2),
    ("grey felt", (112, 113, 115), 0.08, 1.2),
    ("blue felt", (38, 62, 112), 0.10, 1.2),
    ("wine felt", (104, 30, 42), 0.10, 1.2),
    ("tan leather", (150, 112, 76), 0.07, 2.5),
    ("wood", (166, 122, 80), 0.10, 3.0),
    ("white card", (214, 212, 206), 0.02, 1.5),
)

STRIP_TILE_MM = 8.0


@dataclass(frozen=True)
class Tray:
    """Inner size and wall in mm. `anchors`: plastic names of the strip of 1x1 tiles on the far wall, left to right."""

    width: float = 160.0
    depth: float = 116.0
    wall: float = 18.0
    thickness: float = 12.0
    floor: int = 0
    wood: Rgb = (92, 62, 40)
    table: Rgb = (120, 100, 82)
    anchors: tuple[str, ...] = ()


def random_tray(rng: np.random.Generator, anchors: tuple[str, ...] = ()) -> Tray:
    woods = ((92, 62, 40), (40, 38, 38), (168, 128, 88), (60, 64, 70))
    tables = ((120, 100, 82), (60, 44, 34), (190, 186, 178), (86, 92, 98))
    return Tray(
        floor=int(rng.integers(len(FLOORS))),
        wood=woods[int(rng.integers(len(woods)))],
        table=tables[int(rng.integers(len(tables)))],
        anchors=anchors,
    )


def anchor_corners(tray: Tray) -> NDArray[Any]:
    """World corners of the strip's tiles, (n, 4, 3) mm, clockwise from the far left."""
    count = len(tray.anchors)
    middle = tray.depth / 2 + tray.thickness / 2
    half = STRIP_TILE_MM / 2 - 0.1
    lefts = (np.arange(count) - (count - 1) / 2) * STRIP_TILE_MM
    square = np.array([(-half, half, 0), (half, half, 0), (half, -half, 0), (-half, -half, 0)])
    tiles = np.column_stack([lefts, np.full(count, middle), np.full(count, tray.wall)])
    result: NDArray[Any] = tiles[:, None, :] + square
    return result


def floor_energy(points: NDArray[Any], light: Light, normal: tuple[float, float, float]) -> NDArray[Any]:
    """Light on a surface at world points (..., 3), 1.0 = the middle of the floor."""
    lamp = np.array(light.lamp)
    to_lamp = lamp - points
    distance = np.linalg.norm(to_lamp, axis=-1)
    cosine = np.clip((to_lamp @ np.array(normal)) / distance, 0, 1)
    reach = np.linalg.norm(lamp)
    direct = cosine * (reach / distance) ** 2 / max(0.25, lamp[2] / reach)
    sky = 0.55 + 0.45 * normal[2]
    result: NDArray[Any] = light.direct * direct + (1 - light.direct) * sky
    return result


class Ground:
    """The empty tray as radiance under white light, float32 BGR (height, width, 3)."""

    def __init__(
        self,
        tray: Tray,
        camera: Camera,
        light: Light,
        palette: Mapping[str, Rgb],
        rng: np.random.Generator,
    ) -> None:
        self._camera, self._light = camera, light
        width, height = camera.size
        self.radiance: NDArray[Any] = np.empty((height, width, 3), np.float32)
        self._energy = self._grid_energy()
        self.radiance[:] = linear(np.array(tray.table[::-1])) * self._energy[..., None]
        self._walls(tray)
        self._floor(tray, rng)
        self._strip(tray, palette, rng)

    def _grid_energy(self) -> NDArray[Any]:
        width, height = self._camera.size
        xs, ys = np.meshgrid(np.linspace(0, width - 1, 33), np.linspace(0, height - 1, 25))
        points = self._camera.floor_at(np.column_stack([xs.ravel(), ys.ravel()]))
        coarse = floor_energy(points, self._light, (0, 0, 1)).reshape(25, 33)
        return np.asarray(cv2.resize(coarse.astype(np.float32), (width, height)))

    def _polygon(self, corners: NDArray[Any]) -> NDArray[np.int32]:
        """World corners to a px polygon whose edges follow the lens."""
        steps = np.linspace(0, 1, 12, endpoint=False)[:, None]
        nexts = np.roll(corners, -1, axis=0)
        edge = [a + steps * (b - a) for a, b in zip(corners, nexts, strict=True)]
        return np.asarray(np.round(self._camera.project(np.concatenate(edge)) * 16), np.int32)

    def _fill(self, corners: NDArray[Any], colour: NDArray[Any]) -> None:
        value = tuple(float(v) for v in colour)
        cv2.fillPoly(self.radiance, [self._polygon(corners)], value, cv2.LINE_AA, 4)

    def _walls(self, tray: Tray) -> None:
        wood = linear(np.array(tray.wood[::-1]))
        outer = _rectangle(tray.width / 2 + tray.thickness, tray.depth / 2 + tray.thickness, tray.wall)
        top = floor_energy(np.array([[0.0, 0.0, tray.wall]]), self._light, (0, 0, 1))[0]
        self._fill(outer, wood * top)
        inner_top = _rectangle(tray.width / 2, tray.depth / 2, tray.wall)
        inner_low = _rectangle(tray.width / 2, tray.depth / 2, 0.0)
        normals: tuple[tuple[float, float, float], ...] = ((0, -1, 0), (-1, 0, 0), (0, 1, 0), (1, 0, 0))
        for side, normal in enumerate(normals):
            after = (side + 1) % 4
            quad = np.stack([inner_top[side], inner_top[after], inner_low[after], inner_low[side]])
            lit = floor_energy(quad.mean(axis=0)[None], self._light, normal)[0]
            self._fill(quad, wood * max(0.12, lit) * 0.8)

    def _floor(self, tray: Tray, rng: np.random.Generator) -> None:
        _, colour, grain, size = FLOORS[tray.floor]
        height, width = self.radiance.shape[:2]
        mask = np.zeros((height, width), np.uint8)
        low = _rectangle(tray.width / 2, tray.depth / 2, 0.0)
        cv2.fillPoly(mask, [self._polygon(low)], 255, cv2.LINE_AA, 4)
        noise = cv2.GaussianBlur(rng.standard_normal((height, width)).astype(np.float32), (0, 0), size)
        texture = 1 + grain * noise / max(1e-6, float(noise.std()))
        distance = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3)
        corner = 1 - 0.35 * np.exp(-distance / 18)
        felt = linear(np.array(colour[::-1])) * (self._energy * texture * corner)[..., None]
        alpha = mask.astype(np.float32)[..., None] / 255
        self.radiance = self.radiance * (1 - alpha) + felt.astype(np.float32) * alpha

    def _strip(self, tray: Tray, palette: Mapping[str, Rgb], rng: np.random.Generator) -> None:
        if not tray.anchors:
            return
        corners = anchor_corners(tray)
        frame = np.stack([corners[0, 0], corners[-1, 1], corners[-1, 2], corners[0, 3]])
        grown = frame + np.sign(frame - frame.mean(axis=0)) * 0.8
        self._fill(grown, albedo("black", palette) * 0.5)
        for name, tile in zip(tray.anchors, corners, strict=True):
            lit = floor_energy(tile.mean(axis=0)[None], self._light, (0, 0, 1))[0]
            sheen = self._light.gloss * (1 - self._light.direct) * 0.02
            self._fill(tile, varied(albedo(name, palette), rng, 0.03) * lit + sheen)


def _rectangle(half_x: float, half_y: float, z: float) -> NDArray[Any]:
    """Corners clockwise from the far left, so that side 0 is the far wall."""
    return np.array([(-half_x, half_y, z), (half_x, half_y, z), (half_x, -half_y, z), (-half_x, -half_y, z)])
