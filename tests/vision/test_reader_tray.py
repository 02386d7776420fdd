"""The reader on rendered trays: what it reads, what it leaves to people, and why."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from reader_rig import with_tile

from config.dice import builtin_die
from vision.reader.reader import Reader
from vision.reader.tray import TrayModel
from vision.scene.scene import FOREIGN, Hand, Placed, Scene
from vision.types import Die, Reason, State

UFO = builtin_die("ufo_attack")
LOOKS_LIKE = {"ufo_2": "ufo_1"}


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader((UFO,))


@pytest.mark.parametrize("empty_tray_known", [False, True])
def test_field_report_11_rolls_under_many_lights_are_never_misread_and_rarely_left_open(
    reader: Reader, empty_tray_known: bool
) -> None:
    open_ = 0
    for seed in range(40):
        scene = Scene((UFO,), seed=50_000 + seed)
        tray = TrayModel(scene.render(()).image) if empty_tray_known else None
        for _ in range(2):
            shot = scene.render((scene.random_pose(),))
            (truth,) = shot.truth.dice
            reading = reader.read(shot.image, ("ufo_attack",), tray)
            if reading.state is not State.READ:
                open_ += 1
                continue
            (die,) = reading.dice
            assert die.face == LOOKS_LIKE.get(truth.face, truth.face), seed
            off = np.abs(np.array(die.quad).mean(axis=0) - np.array(truth.quad).mean(axis=0)).max()
            assert off < 2.0, seed
    assert open_ <= 6


def test_the_quad_begins_at_the_faces_own_top_left(reader: Reader) -> None:
    scene = Scene((UFO,), seed=4, hard=0.0)
    shot = scene.render((scene.random_pose(0),))
    (truth,), (die,) = shot.truth.dice, reader.read(shot.image).dice
    # red over yellow: a half turn would show yellow over red, so that the first corner is certain.
    assert np.abs(np.array(die.quad) - np.array(truth.quad)).max() < 2.0


NEAR = {"yellow": "orange", "blue": "dark purple", "green": "lime", "white": "yellow"}


def nearly_alike(face: int) -> tuple[Die, str, str]:
    """A die with another face that differs from this one by a tile of a near colour only; the names of the two."""
    one, other = UFO.faces[face], UFO.faces[(face + 1) % 4]
    tiles = (one.tiles[0], (one.tiles[1][0], NEAR[one.tiles[1][1]]))
    twin = replace(other, tiles=tiles, print=one.print)
    return replace(UFO, faces=tuple(twin if f is other else f for f in UFO.faces)), one.name, other.name


@pytest.mark.parametrize("face", [0, 1, 2, 3, 4])
def test_a_face_that_differs_by_one_tile_of_a_near_colour_comes_next(face: int) -> None:
    die, one, other = nearly_alike(face)
    scene = Scene((die,), seed=4, hard=0.0)
    (read,) = Reader((die,)).read(scene.render((scene.random_pose(face),)).image).dice
    assert (read.face, read.rivals[0], len(read.rivals)) == (one, other, 2)


@pytest.mark.parametrize("face", [0, 1, 3])
def test_a_die_that_fits_two_faces_is_asked_about_and_both_are_named(face: int) -> None:
    die, one, other = nearly_alike(face)
    reader = Reader((die,))
    asked = 0
    for seed in range(20):
        scene = Scene((die,), seed=1000 * face + seed)
        reading = reader.read(scene.render((scene.random_pose(face),)).image)
        if reading.reason is not Reason.LOW_CONFIDENCE:
            assert reading.fits == ()
            continue
        assert set(reading.fits) == {one, other}, seed
        asked += 1
    assert asked


def test_an_empty_tray_is_empty_where_it_is_known_and_else_no_die_is_found(reader: Reader) -> None:
    scene = Scene((UFO,), seed=11, hard=0.3)
    empty, later = scene.render(()).image, scene.render(()).image
    assert reader.read(later, tray=TrayModel(empty)).state is State.EMPTY
    reading = reader.read(later)
    assert (reading.state, reading.reason) == (State.UNSURE, Reason.NO_DIE) or reading.reason is Reason.UNKNOWN_FACE


def test_a_foreign_die_is_an_unknown_face(reader: Reader) -> None:
    for seed in range(8):
        scene = Scene((UFO,), seed=600 + seed, hard=0.5)
        pose = scene.random_pose(seed % 6, FOREIGN)
        reading = reader.read(scene.render((Placed("foreign", pose),)).image)
        assert (reading.state, reading.reason) == (State.UNSURE, Reason.UNKNOWN_FACE), seed


def test_a_face_that_the_die_file_does_not_know_is_not_read(reader: Reader) -> None:
    other = with_tile(with_tile(UFO, "red_yellow", 2, "white"), "red_yellow", 3, "blue")
    for seed in range(6):
        scene = Scene((other,), seed=700 + seed, hard=0.4)
        assert reader.read(scene.render((scene.random_pose(0),)).image).state is State.UNSURE, seed


def test_two_dice_are_told_where_one_is_expected(reader: Reader) -> None:
    scene = Scene((UFO,), seed=21, hard=0.2)
    left = replace(scene.random_pose(0), x=-45.0, y=0.0)
    right = replace(scene.random_pose(1), x=45.0, y=5.0)
    reading = reader.read(scene.render((left, right)).image, ("ufo_attack",))
    assert (reading.state, reading.reason) == (State.UNSURE, Reason.TWO_DICE)
    assert len(reading.quads) == 2


def test_a_missing_die_of_a_set_is_told() -> None:
    second = replace(UFO, id="second", faces=UFO.faces[1:4])
    scene = Scene((UFO,), seed=22, hard=0.2)
    image = scene.render((scene.random_pose(0),)).image
    reading = Reader((UFO, second)).read(image, ("ufo_attack", "second"))
    assert (reading.state, reading.reason) == (State.UNSURE, Reason.MISSING_DIE)


def test_a_hand_over_the_tray_is_told(reader: Reader) -> None:
    scene = Scene((UFO,), seed=23, hard=0.2)
    tray = TrayModel(scene.render(()).image)
    shot = scene.render((scene.random_pose(0),), hand=Hand(320.0, 330.0))
    assert reader.read(shot.image, tray=tray).reason is Reason.HAND


def test_a_black_picture_is_too_dark(reader: Reader) -> None:
    scene = Scene((UFO,), seed=24, hard=0.2)
    image = (scene.render((scene.random_pose(0),)).image // 20).astype(np.uint8)
    assert reader.read(image).reason is Reason.TOO_DARK


def test_a_die_that_leans_far_is_cocked(reader: Reader) -> None:
    told = 0
    for seed in range(10):
        scene = Scene((UFO,), seed=800 + seed, hard=0.2)
        pose = replace(scene.cocked_pose(), lean=-40.0)
        reading = reader.read(scene.render((pose,)).image)
        told += reading.reason is Reason.COCKED
    assert told >= 7


def test_the_red_disc_is_never_a_red_half_however_it_is_lit(reader: Reader) -> None:
    for seed in range(12):
        scene = Scene((UFO,), seed=900 + seed)
        for face in (0, 2, 4):
            shot = scene.render((scene.random_pose(face),))
            for die in reader.read(shot.image).dice:
                assert die.face.startswith("ufo") == shot.truth.dice[0].face.startswith("ufo"), seed


def test_a_tray_picture_of_another_size_is_refused(reader: Reader) -> None:
    scene = Scene((UFO,), seed=25)
    image = scene.render(()).image
    small = np.asarray(cv2.resize(image, (320, 240)), np.uint8)
    with pytest.raises(ValueError, match="640x480 px, the empty tray's 320x240 px"):
        reader.read(image, tray=TrayModel(small))


def test_a_print_that_nobody_has_shown_is_not_guessed() -> None:
    grid = UFO.faces[4].tiles
    ramses = replace(UFO, faces=tuple(replace(FOREIGN.faces[k], tiles=grid) for k in range(3)))
    scene = Scene((FOREIGN,), seed=26, hard=0.2)
    assert Reader((ramses,)).read(scene.render((scene.random_pose(1),)).image).state is State.UNSURE


def test_a_foreign_die_with_pips_is_no_plain_white_face() -> None:
    white = replace(UFO, faces=(replace(UFO.faces[4], name="plain", print=None), *UFO.faces[:3]))
    plain_reader = Reader((white,))
    for face in range(6):
        scene = Scene((UFO,), seed=960 + face, hard=0.3)
        pose = scene.random_pose(face, FOREIGN)
        assert plain_reader.read(scene.render((Placed("foreign", pose),)).image).state is State.UNSURE, face


def test_half_a_face_under_a_finger_is_not_read_as_another_face(reader: Reader) -> None:
    for face in range(5):
        scene = Scene((UFO,), seed=970 + face, hard=0.3)
        shot = scene.render((scene.random_pose(face),))
        (truth,) = shot.truth.dice
        a, b, c, d = np.array(truth.quad)
        middle = (a + b + c + d) / 4
        for corner, other in ((a, b), (b, c), (c, d), (d, a)):
            image = shot.image.copy()
            out = (corner + other) / 2 - middle
            finger = np.array(
                [middle + 2 * (corner - middle), middle + 2 * (other - middle), other - out, corner - out]
            )
            cv2.fillConvexPoly(image, np.round(finger).astype(np.int32), (140, 170, 225))
            for die in reader.read(image).dice:
                assert die.face == LOOKS_LIKE.get(truth.face, truth.face)
