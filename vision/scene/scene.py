"""Renders dice of any die file in a tray under one light: the fake camera of the demo and of the tests.

    scene = Scene((die,), seed=7)
    shot = scene.render((scene.random_pose(),))
    shot.image          # BGR (480, 640, 3)
    shot.truth.dice[0]  # which face is up, and where

Everything follows from the seed. A Scene is one evening: tray, camera and light are fixed, so that the ground is
drawn once; a frame then costs a few milliseconds. The colours in a picture are those of real plastic after a lamp
and a camera, and no reader may look into this module for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scene.die import RenderedDie
from vision.scene.geometry import Camera, Pose, face_corners, outline, random_camera
from vision.scene.hand import Hand, HandSprite
from vision.scene.layers import cut_out, grown, multiply, over, smear, union
from vision.scene.light import PLASTIC, Light, Rgb, encode, random_light, through_jpeg
from vision.scene.tray import Ground, Tray, anchor_corners, random_tray
from vision.types import Die, Face, Grid, Image, Quad

__all__ = ["FOREIGN", "Camera", "Hand", "Light", "Pose", "Scene", "Shot", "Tray", "Truth", "TruthDie", "strip_for"]


def _foreign() -> Die:
    white: Grid = (("white", "white"), ("white", "white"))
    return Die("foreign", 24.8, "black", "red", tuple(Face(f"pips_{n}", white, f"pips_{n}") for n in range(1, 7)))


FOREIGN = _foreign()
"""A die that belongs to no game here: six white faces with pips."""


def strip_for(dice: tuple[Die, ...]) -> tuple[str, ...]:
    """The anchor strip's tiles: white, two greys, black, then the dice's own colours, then white again."""
    own = sorted({cell for die in dice for face in die.faces for row in face.tiles for cell in row} - {"bare"})
    fixed = ("white", "light bluish grey", "dark bluish grey", "black")
    return (*fixed, *(colour for colour in own if colour not in fixed), "white")


@dataclass(frozen=True)
class TruthDie:
    """What really lies there. `quad`: the 16 mm tile square of the top face, px, clockwise from its own top left."""

    id: str
    face: str
    grid: Grid
    quad: Quad
    cocked: bool


@dataclass(frozen=True)
class Truth:
    dice: tuple[TruthDie, ...]
    hand: bool
    moving: bool


@dataclass(frozen=True)
class Shot:
    """One rendered picture and what is true of it."""

    image: Image
    truth: Truth


@dataclass(frozen=True)
class Placed:
    """A pose of a die that is not the scene's first one: `die` is its id."""

    die: str
    pose: Pose


@dataclass
class _Noise:
    """Sensor noise drawn once and cut out anew for each frame: drawing it afresh would cost more than all the rest."""

    pool: NDArray[np.int16]
    margin: int = 48
    rng: np.random.Generator = field(default_factory=lambda: np.random.default_rng(0))

    def cut(self, height: int, width: int) -> NDArray[np.int16]:
        y, x = (int(v) for v in self.rng.integers(0, self.margin, 2))
        return self.pool[y : y + height, x : x + width]


class Scene:
    """One table on one evening. `hard` (0 to 1): how bad light and mounting may be; parts that are given are kept."""

    def __init__(
        self,
        dice: tuple[Die, ...],
        seed: int = 0,
        *,
        palette: Mapping[str, Rgb] = PLASTIC,
        size: tuple[int, int] = (640, 480),
        hard: float = 1.0,
        anchors: bool = True,
        tray: Tray | None = None,
        camera: Camera | None = None,
        light: Light | None = None,
    ) -> None:
        rng = np.random.default_rng(seed)
        self.dice = dice
        self.rng = np.random.default_rng((seed, 1))
        self.camera = camera or random_camera(rng, size, hard)
        self.tray = tray or random_tray(rng, strip_for(dice) if anchors else ())
        self.light = light or random_light(rng, hard)
        self._palette = palette
        self._drawn: dict[str, RenderedDie] = {}
        self._hands: dict[float, HandSprite] = {}
        self._seed = seed
        self._radiance = Ground(self.tray, self.camera, self.light, palette, rng).radiance
        self._vignette = _vignette(self.camera.size, self.light.vignette)
        self._bare = self._develop(self._radiance, 0, 0)
        self._lies: tuple[tuple[Placed, ...], NDArray[np.int16]] = ((), self._bare)
        self._noise = _noise(rng, self.light, self.camera.size)

    @property
    def anchors(self) -> tuple[tuple[str, Quad], ...]:
        """The strip's tiles: plastic name and where it is seen, px."""
        if not self.tray.anchors:
            return ()
        corners = anchor_corners(self.tray)
        quads = (_quad(self.camera.project(tile)) for tile in corners)
        return tuple(zip(self.tray.anchors, quads, strict=True))

    @property
    def floor_quad(self) -> Quad:
        """The tray's floor, px, clockwise from the far left."""
        x, y = self.tray.width / 2, self.tray.depth / 2
        return _quad(self.camera.project(np.array([(-x, y, 0), (x, y, 0), (x, -y, 0), (-x, -y, 0)])))

    def random_pose(self, face: int | None = None, die: Die | None = None) -> Pose:
        """A die at rest anywhere on the floor; the face is random where it is not given."""
        die = die or self.dice[0]
        reach = die.edge_mm * 0.72
        x = self.rng.uniform(-1, 1) * (self.tray.width / 2 - reach)
        y = self.rng.uniform(-1, 1) * (self.tray.depth / 2 - reach)
        up = int(self.rng.integers(6)) if face is None else face
        return Pose(up, float(x), float(y), float(self.rng.uniform(0, 360)))

    def cocked_pose(self, face: int | None = None) -> Pose:
        """A die that leans against a wall."""
        lean = float(self.rng.uniform(14, 45))
        edge = self.dice[0].edge_mm
        inside = edge * 0.62
        towards = float(self.rng.choice([0.0, 90.0, 180.0, 270.0]))
        along = float(self.rng.uniform(-0.6, 0.6))
        x, y = self.tray.width / 2 - inside, self.tray.depth / 2 - inside
        place = {0.0: (x, along * y), 90.0: (along * x, y), 180.0: (-x, along * y), 270.0: (along * x, -y)}
        up = int(self.rng.integers(6)) if face is None else face
        return Pose(up, *place[towards], towards + float(self.rng.normal(0, 4)), -lean, towards)

    def render(
        self,
        poses: tuple[Pose | Placed, ...] = (),
        *,
        hand: Hand | None = None,
        gain: float = 1.0,
        shadow: float = 0.0,
    ) -> Shot:
        """Draws one frame.

        gain: light of this frame against the scene's (mains flicker, drift of the exposure). shadow: 0 to 1, how
        dark the shadow of a person leaning over is.
        """
        placed = [p if isinstance(p, Placed) else Placed(self.dice[0].id, p) for p in poses]
        counts = self._laid(tuple(placed)).copy()
        if hand is not None:
            self._lay_hand(counts, hand)
        dimmed = gain * (1 - 0.6 * shadow)
        if dimmed != 1.0:
            counts = np.asarray(cv2.convertScaleAbs(counts, alpha=dimmed ** (1 / 2.2)), np.int16)
        noise = self._noise.cut(counts.shape[0], counts.shape[1])
        image = np.asarray(cv2.add(counts, noise, dtype=cv2.CV_8U), np.uint8)
        if self.light.jpeg is not None:
            image = through_jpeg(image, self.light.jpeg)
        truth = Truth(
            tuple(self._truth(item) for item in placed),
            hand is not None,
            any(item.pose.speed != (0.0, 0.0) for item in placed),
        )
        return Shot(image, truth)

    def _laid(self, placed: tuple[Placed, ...]) -> NDArray[np.int16]:
        """The tray with these dice, in counts. What lay there in the frame before is not drawn again."""
        if placed != self._lies[0]:
            counts = self._bare.copy()
            ground = self._radiance.copy() if len(placed) > 1 else self._radiance
            for item in placed:
                self._lay(counts, item, ground, keep=len(placed) > 1)
            self._lies = (placed, counts)
        return self._lies[1]

    def _die(self, die_id: str) -> RenderedDie:
        if die_id not in self._drawn:
            known = {die.id: die for die in (*self.dice, FOREIGN)}
            if die_id not in known:
                raise KeyError(f"no die {die_id!r} in this scene; known: {', '.join(sorted(known))}")
            rng = np.random.default_rng((self._seed, 2, *die_id.encode()))
            self._drawn[die_id] = RenderedDie(known[die_id], self._palette, rng)
        return self._drawn[die_id]

    def _truth(self, item: Placed) -> TruthDie:
        die = self._die(item.die).die
        face = die.faces[item.pose.face]
        quad = _quad(self.camera.project(face_corners(die, item.pose, item.pose.face, 8.0)))
        return TruthDie(die.id, face.name, face.tiles, quad, abs(item.pose.lean) > 3 or item.pose.lift > 3)

    def _develop(self, radiance: NDArray[Any], x: int, y: int) -> NDArray[np.int16]:
        """Radiance to counts: lamp, white balance, colour matrix, vignette, lens blur, curve."""
        height, width = radiance.shape[:2]
        seen = self.light.camera_colour(radiance)
        seen *= self._vignette[y : y + height, x : x + width, None]
        if self.light.blur > 0.2:
            seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), self.light.blur))
        return encode(seen)

    def _lay(self, counts: NDArray[np.int16], item: Placed, ground: NDArray[Any], keep: bool) -> None:
        """Draws a die and its shadow over `ground`; `keep` writes it there too, for the dice that follow."""
        rendered = self._die(item.die)
        layer = smear(rendered.layer(item.pose, self.camera, self.light), item.pose, self.camera)
        shade, sx, sy = self._shadow(rendered.die, item.pose)
        box = union(
            (layer.x, layer.y, layer.x + layer.alpha.shape[1], layer.y + layer.alpha.shape[0]),
            (sx, sy, sx + shade.shape[1], sy + shade.shape[0]),
        )
        x0, y0, x1, y1 = grown(box, 5, self.camera.size)
        if x1 <= x0 or y1 <= y0:
            return
        piece = ground[y0:y1, x0:x1].copy()
        multiply(piece, shade, sx - x0, sy - y0)
        over(piece, layer, x0, y0)
        if keep:
            ground[y0:y1, x0:x1] = piece
        developed = self._develop(piece, x0, y0)
        mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
        mask[4:-4, 4:-4] = 1
        cv2.copyTo(developed, mask, counts[y0:y1, x0:x1])

    def _shadow(self, die: Die, pose: Pose) -> tuple[NDArray[Any], int, int]:
        """What part of the light reaches the floor around a die: its umbra from the lamp and the gap under it."""
        lamp = np.array(self.light.lamp)
        spheres, radius = outline(die, pose)
        falls = spheres + (spheres - lamp) * (spheres[:, 2:] / (lamp[2] - spheres[:, 2:]))
        falls[:, 2] = 0
        below = spheres * np.array([1, 1, 0])
        around = np.concatenate([falls, below])
        px = self.camera.project(around)
        grow = int(radius * self.camera.px_at(np.zeros(3)))
        soft = 1.0 + 0.35 * self.light.softness * die.edge_mm / lamp[2] * self.camera.px_per_mm
        pad = grow + int(3 * soft) + 2
        low = np.floor(px.min(axis=0)).astype(int) - pad
        high = np.ceil(px.max(axis=0)).astype(int) + pad
        umbra = np.zeros((high[1] - low[1], high[0] - low[0]), np.float32)
        hull = _hull(px - low)
        cv2.fillConvexPoly(umbra, hull, 1.0)
        umbra = np.asarray(cv2.GaussianBlur(umbra, (0, 0), soft))
        contact = np.zeros_like(umbra)
        foot = _hull(px[8:] - low)
        cv2.fillConvexPoly(contact, foot, 1.0)
        contact = np.asarray(cv2.GaussianBlur(contact, (0, 0), 3.0 * self.camera.px_per_mm))
        light = (1 - 0.9 * self.light.direct * umbra) * (1 - 0.5 * contact)
        return light, int(low[0]), int(low[1])

    def _lay_hand(self, counts: NDArray[np.int16], hand: Hand) -> None:
        """A hand is out of focus and large: it goes straight over the counts, with its own shadow on the tray."""
        key = round(hand.arm / 15) * 15.0
        if key not in self._hands:
            rng = np.random.default_rng((self._seed, 3))
            self._hands[key] = HandSprite(rng, key, self.camera.px_per_mm, self.light)
        sprite = self._hands[key]
        x, y = int(hand.x) - sprite.half, int(hand.y) - sprite.half
        away = np.array(self.light.lamp[:2]) / self.light.lamp[2] * -60 * self.camera.px_per_mm
        picture = cv2.convertScaleAbs(counts)
        shade = cut_out(sprite.alpha, int(x + away[0]), int(y - away[1]), self.camera.size)
        if shade is not None:
            area, part = shade
            darkest = np.power(1 - 0.75 * self.light.direct * (np.arange(256) / 255), 1 / 2.2)
            keep = cv2.LUT(part, np.asarray(np.round(darkest * 255), np.uint8))
            picture[area] = cv2.multiply(picture[area], cv2.merge([keep] * 3), scale=1 / 255)
        cover = cut_out(sprite.alpha, x, y, self.camera.size)
        skin = cut_out(sprite.counts, x, y, self.camera.size)
        if cover is not None and skin is not None:
            area, part = cover
            edge = part.astype(np.float32) * (1 / 255)
            picture[area] = cv2.blendLinear(picture[area], skin[1], 1 - edge, edge)
        counts[:] = picture


def _hull(px: NDArray[Any]) -> NDArray[np.int32]:
    return np.asarray(np.round(cv2.convexHull(px.astype(np.float32))), np.int32)


def _quad(px: NDArray[Any]) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in px)
    return (a, b, c, d)


def _vignette(size: tuple[int, int], loss: float) -> NDArray[np.float32]:
    xs, ys = np.meshgrid(np.linspace(-1, 1, size[0]), np.linspace(-1, 1, size[1]))
    return (1 - loss * (xs**2 + ys**2) / 2).astype(np.float32)


def _noise(rng: np.random.Generator, light: Light, size: tuple[int, int]) -> _Noise:
    """After the gamma curve shot noise is much the same at every brightness: one sigma serves; blue is worst."""
    height, width = size[1] + 48, size[0] + 48
    grain = rng.standard_normal((height, width, 3)).astype(np.float32)
    grain = np.asarray(cv2.GaussianBlur(grain, (0, 0), 0.6)) * 1.9
    grain *= np.array([1.3, 0.9, 1.1], np.float32) * light.noise
    return _Noise(np.round(grain).astype(np.int16), rng=np.random.default_rng(int(rng.integers(2**31))))
