"""One die of a die file as the camera sees it: faces as flat textures, the rubber rim as a rounded hull."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene import artwork as scene_artwork
from vision.scene.geometry import SIDES, TILE_PLANE_MM, Camera, Pose, face_corners, outline
from vision.scene.light import Light, Rgb, albedo, linear, varied
from vision.types import Die, Face, Grid

PX_MM = 6
"""Resolution of a face's texture, px a mm: twice what the camera sees."""

FLAT_MM = 20.0
"""Edge of the flat part of a side: tiles and the rim around them."""

_SIZE = int(FLAT_MM * PX_MM)
_SEAM_MM = 0.25
_STUD_MM = 4.8
_RUBBER_GLOSS = 0.12
_UPSCALE = 2


@dataclass(frozen=True)
class Side:
    """Texture of one side: linear BGR albedo, gloss 0 to 1, and how each tile is tipped in its seat (x, y slopes)."""

    albedo: NDArray[np.float32]
    gloss: NDArray[np.float32]
    slope: NDArray[np.float32]


@dataclass(frozen=True)
class Layer:
    """A piece to lay over the picture: premultiplied linear BGR, alpha, and its top left corner in px."""

    colour: NDArray[Any]
    alpha: NDArray[Any]
    x: int
    y: int


def tile_layout(grid: Grid, rng: np.random.Generator) -> tuple[tuple[int, int, int, int], ...]:
    """Which tiles make up a grid: (row, column, rows, columns) each, as a person would fit them."""
    (a, b), (c, d) = grid
    whole = a == b == c == d and a != "bare"
    if whole and rng.random() < 0.7:
        return ((0, 0, 2, 2),)
    if a == b and c == d and rng.random() < 0.8:
        return ((0, 0, 1, 2), (1, 0, 1, 2))
    if a == c and b == d and rng.random() < 0.8:
        return ((0, 0, 2, 1), (0, 1, 2, 1))
    return tuple((row, column, 1, 1) for row in (0, 1) for column in (0, 1))


def build_side(face: Face, die: Die, palette: Mapping[str, Rgb], rng: np.random.Generator) -> Side:
    """Paints one side: rim, gap, tiles with seams, bare studs, print."""
    picture = np.empty((_SIZE, _SIZE, 3), np.float32)
    rim = varied(albedo(die.rim, palette), rng) * 0.7
    picture[:] = rim
    gloss = np.full((_SIZE, _SIZE), _RUBBER_GLOSS, np.float32)
    slope = np.zeros((_SIZE, _SIZE, 2), np.float32)
    inset = round((FLAT_MM - 16.4) / 2 * PX_MM)
    picture[inset:-inset, inset:-inset] = rim * 0.35
    layout = ((0, 0, 2, 2),) if face.print else tile_layout(face.tiles, rng)
    for row, column, rows, columns in layout:
        area = _tile_area(row, column, rows, columns)
        colour = face.tiles[row][column]
        if colour == "bare":
            _bare(picture[area], varied(albedo(die.core, palette), rng))
        else:
            picture[area] = varied(albedo(colour, palette), rng)
            gloss[area] = 1.0
            slope[area] = rng.normal(0, 0.012, 2)
    if face.print:
        area = _tile_area(0, 0, 2, 2)
        height, width = picture[area].shape[:2]
        ink, alpha = scene_artwork.draw(face.print, max(height, width))
        ink, alpha = ink[:height, :width], alpha[:height, :width, None]
        picture[area] = picture[area] * (1 - alpha) + linear(ink) * alpha
    return Side(np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.7), np.float32), gloss, slope)


def _tile_area(row: int, column: int, rows: int, columns: int) -> tuple[slice, slice]:
    start = (FLAT_MM - 16.0) / 2 + _SEAM_MM / 2
    top, left = start + row * 8, start + column * 8
    bottom, right = top + rows * 8 - _SEAM_MM, left + columns * 8 - _SEAM_MM
    return (
        slice(round(top * PX_MM), round(bottom * PX_MM)),
        slice(round(left * PX_MM), round(right * PX_MM)),
    )


def _bare(cell: NDArray[np.float32], core: NDArray[np.float32]) -> None:
    """A stud on the recessed core: the ground lies 3 mm deeper and in the shade, the stud's top in the light."""
    cell[:] = core * 0.45
    centre = (cell.shape[1] // 2, cell.shape[0] // 2)
    radius = round(_STUD_MM / 2 * PX_MM)
    cv2.circle(cell, centre, radius + 1, tuple(float(v) * 0.25 for v in core), 2, cv2.LINE_AA)
    cv2.circle(cell, centre, radius, tuple(float(v) for v in core), -1, cv2.LINE_AA)


def _alpha() -> NDArray[np.float32]:
    """The flat part fades into the rounded rim."""
    mask = np.zeros((_SIZE, _SIZE), np.float32)
    corner = round(2.2 * PX_MM)
    mask[corner:-corner, 2:-2] = 1
    mask[2:-2, corner:-corner] = 1
    for x in (corner, _SIZE - 1 - corner):
        for y in (corner, _SIZE - 1 - corner):
            cv2.circle(mask, (x, y), corner - 2, 1.0, -1)
    return np.asarray(cv2.GaussianBlur(mask, (0, 0), 3), np.float32)


_FLAT_ALPHA = _alpha()
_COARSE = 12


class RenderedDie:
    """A die with its own plastic (seeded), drawn in any pose."""

    def __init__(self, die: Die, palette: Mapping[str, Rgb], rng: np.random.Generator) -> None:
        if len(die.faces) != 6:
            raise ValueError(f"die {die.id!r} has {len(die.faces)} faces; a LEGO die has 6: add the missing ones")
        self.die = die
        self.sides = tuple(build_side(face, die, palette, rng) for face in die.faces)
        self.rim = varied(albedo(die.rim, palette), rng)

    def layer(self, pose: Pose, camera: Camera, light: Light) -> Layer:
        """The die over a transparent ground, before exposure (radiance under white light)."""
        spheres, radius = outline(self.die, pose)
        hull = _hull(spheres, radius, camera)
        low = np.floor(hull.min(axis=0)).astype(int) - 4
        high = np.ceil(hull.max(axis=0)).astype(int) + 5
        width, height = (int(v) for v in (high - low) * _UPSCALE)
        colour = np.zeros((height, width, 3), np.float32)
        mask = np.zeros((height, width), np.uint8)
        cv2.fillConvexPoly(mask, _fixed(hull, low), 255, cv2.LINE_AA, 4)
        colour[:] = self.rim * (0.25 + 0.3 * (1 - light.direct))
        for side in _visible(self.die, pose, camera):
            self._draw_side(colour, side, pose, camera, light, low)
        alpha = mask.astype(np.float32) / 255
        colour *= alpha[..., None]
        size = (width // _UPSCALE, height // _UPSCALE)
        small = cv2.resize(colour, size, interpolation=cv2.INTER_AREA)
        thin = cv2.resize(alpha, size, interpolation=cv2.INTER_AREA)
        return Layer(small, thin, int(low[0]), int(low[1]))

    def _draw_side(
        self, colour: NDArray[Any], side: int, pose: Pose, camera: Camera, light: Light, low: NDArray[Any]
    ) -> None:
        corners = face_corners(self.die, pose, side, FLAT_MM / 2)
        shaded = _shade(self.sides[side], corners, pose, side, camera, light)
        source = np.array([(0, 0), (_SIZE, 0), (_SIZE, _SIZE), (0, _SIZE)], np.float32) - 0.5
        target = ((camera.project(corners) - low + 0.5) * _UPSCALE - 0.5).astype(np.float32)
        matrix = cv2.getPerspectiveTransform(source, target)
        x, y = (max(0, int(v)) for v in target.min(axis=0))
        part = colour[y : int(target[:, 1].max()) + 2, x : int(target[:, 0].max()) + 2]
        matrix = np.array([[1, 0, -x], [0, 1, -y], [0, 0, 1]]) @ matrix
        size = (part.shape[1], part.shape[0])
        warped = cv2.warpPerspective(shaded, matrix, size, flags=cv2.INTER_LINEAR)
        alpha = cv2.warpPerspective(_FLAT_ALPHA, matrix, size, flags=cv2.INTER_LINEAR)[..., None]
        part += (warped - part) * alpha


def _hull(spheres: NDArray[Any], radius: float, camera: Camera) -> NDArray[Any]:
    centres = camera.project(spheres)
    angles = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    ring = np.column_stack([np.cos(angles), np.sin(angles)])
    radii = np.array([radius * camera.px_at(sphere) for sphere in spheres])
    points = (centres[:, None, :] + radii[:, None, None] * ring).reshape(-1, 2)
    return np.asarray(cv2.convexHull(points.astype(np.float32))).reshape(-1, 2)


def _fixed(points: NDArray[Any], low: NDArray[Any]) -> NDArray[np.int32]:
    return np.asarray(np.round(((points - low + 0.5) * _UPSCALE - 0.5) * 16), np.int32)


def _visible(die: Die, pose: Pose, camera: Camera) -> list[int]:
    rotation, centre, lens = pose.rotation, pose.centre(die.edge_mm), camera.position
    facing = []
    for side, (normal, _, _) in enumerate(SIDES):
        out = rotation @ normal
        towards = lens - (centre + out * TILE_PLANE_MM)
        cosine = float(out @ towards) / float(np.linalg.norm(towards))
        if cosine > 0.02:
            facing.append((cosine, side))
    return [side for _, side in sorted(facing)]


def _shade(
    side: Side, corners: NDArray[Any], pose: Pose, index: int, camera: Camera, light: Light
) -> NDArray[np.float32]:
    """Radiance of a side: Lambert from the lamp, a sky, less light near the floor, and the mirrored lamp."""
    rotation = pose.rotation
    normal, right, up = (rotation @ axis for axis in SIDES[index])
    lamp = np.array(light.lamp)
    points = _patch(corners)
    to_lamp = lamp - points
    distance = np.linalg.norm(to_lamp, axis=-1, keepdims=True)
    to_lamp = to_lamp / distance
    cosine = np.clip(to_lamp @ normal, 0, 1)
    direct = cosine * (np.linalg.norm(lamp) / distance[..., 0]) ** 2 / max(0.25, lamp[2] / np.linalg.norm(lamp))
    sky = 0.55 + 0.45 * normal[2] - 0.25 * np.clip(1 - points[..., 2] / 15, 0, 1) * (normal[2] < 0.8)
    energy = light.direct * direct + (1 - light.direct) * sky
    energy = cv2.resize(energy.astype(np.float32), (_SIZE, _SIZE))
    tipped = cv2.resize(side.slope, (_COARSE, _COARSE), interpolation=cv2.INTER_NEAREST)
    normals = normal + tipped[..., :1] * right + tipped[..., 1:] * up
    mirrored = _glare(points, normals, to_lamp, distance[..., 0], camera, light)
    mirror = cv2.resize(mirrored, (_SIZE, _SIZE)) * side.gloss
    return np.asarray(side.albedo * energy[..., None] + mirror[..., None], np.float32)


def _patch(corners: NDArray[Any]) -> NDArray[Any]:
    """A coarse grid of world points over a side, (n, n, 3)."""
    steps = (np.arange(_COARSE) + 0.5) / _COARSE
    across = corners[1] - corners[0]
    down = corners[3] - corners[0]
    result: NDArray[Any] = corners[0] + steps[None, :, None] * across + steps[:, None, None] * down
    return result


def _glare(
    points: NDArray[Any],
    normals: NDArray[Any],
    to_lamp: NDArray[Any],
    distance: NDArray[Any],
    camera: Camera,
    light: Light,
) -> NDArray[np.float32]:
    """The lamp and the room mirrored in gloss: a lobe as wide as the lamp plus the plastic's own roughness."""
    to_eye = camera.position - points
    to_eye = to_eye / np.linalg.norm(to_eye, axis=-1, keepdims=True)
    half = to_lamp + to_eye
    half = half / np.linalg.norm(half, axis=-1, keepdims=True)
    normals = normals / np.linalg.norm(normals, axis=-1, keepdims=True)
    off = np.arccos(np.clip((half * normals).sum(axis=-1), -1, 1))
    width = 0.035 + 0.5 * light.softness / distance
    lobe = np.exp(-0.5 * (off / width) ** 2) * (0.07 / width) ** 1.2
    grazing = (1 - np.clip((to_eye * normals).sum(axis=-1), 0, 1)) ** 4
    room = (1 - light.direct) * (0.02 + 0.25 * grazing)
    return np.asarray(light.gloss * (light.direct * 1.5 * lobe + room), np.float32)
