"""Dice that lean on the wall are told from flat ones, also from flat ones that show their sides."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from reader_rig import with_tile

from config.dice import builtin_die
from vision.reader import sides
from vision.reader.calibration import Calibration
from vision.reader.learn import Picture, learn
from vision.reader.reader import Reader
from vision.reader.tray import TrayModel
from vision.scene.light import Light
from vision.scene.scene import Scene
from vision.types import State

UFO = builtin_die("ufo_attack")
LIGHT = Light(gloss=0.3)
PLACES = ((-45, 25), (45, 25), (-45, -25), (45, -25), (0, 0), (20, -10))


def _evening(seed: int) -> tuple[Scene, Calibration]:
    """A table with its camera anywhere that people put one, calibrated."""
    scene = Scene((UFO,), seed=seed, light=LIGHT)
    shown = {
        face.name: [Picture(face.name, scene.render((replace(scene.random_pose(k), x=float(x), y=float(y)),)).image)]
        for k, (face, (x, y)) in enumerate(zip(UFO.faces, PLACES, strict=True))
    }
    return scene, learn(UFO, Picture("empty.jpg", scene.render(()).image), shown)


@pytest.fixture(scope="module")
def evenings() -> list[tuple[Scene, Calibration]]:
    return [_evening(seed) for seed in range(1200, 1206)]


def test_a_calibrated_reader_reads_no_cocked_die_and_nearly_every_flat_one(
    evenings: list[tuple[Scene, Calibration]],
) -> None:
    flat = 0
    for scene, known in evenings:
        reader = Reader((UFO,), known)
        for _ in range(6):
            assert reader.read(scene.render((scene.cocked_pose(),)).image).state is State.UNSURE
            flat += reader.read(scene.render((scene.random_pose(),)).image).state is State.READ
    assert flat >= 34


def test_without_calibration_few_cocked_dice_are_read(evenings: list[tuple[Scene, Calibration]]) -> None:
    reader = Reader((UFO,))
    read = 0
    for scene, known in evenings:
        tray = TrayModel(known.background)
        for _ in range(6):
            read += reader.read(scene.render((scene.cocked_pose(),)).image, tray=tray).state is State.READ
    assert read <= 3


def test_the_camera_is_learned_from_the_sides_of_flat_dice(evenings: list[tuple[Scene, Calibration]]) -> None:
    for scene, known in evenings:
        assert known.flatness is not None
        ends = scene.camera.to_camera(np.array([[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]))
        off = np.degrees(np.arccos(np.clip(np.array(known.flatness.normal) @ (ends[0] - ends[1]), -1, 1)))
        assert off < 4.0


@pytest.mark.parametrize("x", [-60.0, 60.0])
def test_a_side_face_is_seen_where_it_shows_and_not_where_it_is_hidden(x: float) -> None:
    scene = Scene((UFO,), seed=9, hard=0.0, light=LIGHT)
    shot = scene.render((replace(scene.random_pose(0), x=x, y=0.0, yaw=0.0),))
    (truth,) = shot.truth.dice
    right, _, left, _ = sides.evidence(shot.image, np.array(truth.quad)).max(axis=1)
    shown, hidden = (left, right) if x > 0 else (right, left)
    assert shown > 0.3
    assert hidden < 0.1


def test_faces_with_one_tile_of_a_similar_colour_are_hardly_ever_read() -> None:
    reader = Reader((UFO,))
    swaps = ((0, 0, "orange"), (1, 2, "dark blue"), (1, 0, "lime"), (2, 0, "orange"), (3, 3, "dark blue"))
    read = 0
    for k, (face, cell, tile) in enumerate(swaps):
        other = with_tile(UFO, UFO.faces[face].name, cell, tile)
        for seed in range(6):
            scene = Scene((other,), seed=1300 + 10 * k + seed)
            read += reader.read(scene.render((scene.random_pose(face),)).image).state is State.READ
    assert read <= 1


def test_field_report_12_a_die_partly_out_of_the_picture_is_not_misread() -> None:
    reader = Reader((UFO,))
    for face in range(6):
        scene = Scene((UFO,), seed=1400 + face, hard=0.3)
        shot = scene.render((scene.random_pose(face),))
        (truth,) = shot.truth.dice
        middle = round(float(np.array(truth.quad)[:, 0].mean()))
        cut = np.ascontiguousarray(shot.image[:, :middle])
        assert reader.read(cut).state is not State.READ
