"""Calibration from pictures: what it learns, and what it says about pictures that cannot be used."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from config.dice import builtin_die
from vision.reader import calibration
from vision.reader.calibration import Calibration, CalibrationError
from vision.reader.learn import Picture, learn
from vision.reader.reader import Reader
from vision.scene.light import Light
from vision.scene.scene import FOREIGN, Scene
from vision.types import Die, State

UFO = builtin_die("ufo_attack")
DAYLIGHT = Light(gloss=0.2)
LAMPLIGHT = Light(kelvin=3400.0, camera_kelvin=4200.0, level=0.6, gloss=0.3, noise=2.5)


def _shown(scene: Scene, die: Die) -> dict[str, list[Picture]]:
    places = ((-40, 25), (40, 25), (-40, -25), (40, -25), (0, 0), (20, -10))
    poses = [replace(scene.random_pose(k), x=float(x), y=float(y)) for k, (x, y) in enumerate(places)]
    return {
        face.name: [Picture(f"face_{face.name}.jpg", scene.render((poses[k],)).image)]
        for k, face in enumerate(die.faces)
    }


@pytest.fixture(scope="module")
def evening() -> Scene:
    return Scene((UFO,), seed=3, hard=0.2, light=DAYLIGHT)


@pytest.fixture(scope="module")
def learned(evening: Scene) -> Calibration:
    return learn(UFO, Picture("empty.jpg", evening.render(()).image), _shown(evening, UFO))


def test_it_learns_scale_colours_and_print(evening: Scene, learned: Calibration) -> None:
    top = evening.camera.focal / (evening.camera.height - UFO.edge_mm)
    assert learned.px_per_mm == pytest.approx(top, rel=0.03)
    assert set(learned.colours) == {"red", "yellow", "green", "blue", "white"}
    blue, green, red = learned.colours["red"]
    assert red > 5 * max(blue, green)
    assert set(learned.prints) == {"ufo_1", "ufo_2"}
    assert learned.flatness is not None


def test_a_calibrated_reader_reads_under_another_light(evening: Scene, learned: Calibration) -> None:
    reader = Reader((UFO,), learned)
    later = Scene((UFO,), seed=3, hard=0.2, light=LAMPLIGHT, tray=evening.tray, camera=evening.camera)
    read = 0
    for k in range(12):
        reading = reader.read(later.render((later.random_pose(k % 6),)).image)
        for die in reading.dice:
            read += 1
            assert die.face == {5: "ufo_1"}.get(k % 6, UFO.faces[k % 6].name)
    assert read >= 10


def test_the_empty_tray_of_the_calibration_is_used(evening: Scene, learned: Calibration) -> None:
    assert Reader((UFO,), learned).read(evening.render(()).image).state is State.EMPTY


def test_a_learned_print_tells_faces_apart_that_share_their_colours() -> None:
    scene = Scene((FOREIGN,), seed=5, hard=0.2, light=DAYLIGHT)
    known = learn(FOREIGN, Picture("empty.jpg", scene.render(()).image), _shown(scene, FOREIGN))
    reader = Reader((FOREIGN,), known)
    read = 0
    for k in range(18):
        shot = scene.render((scene.random_pose(k % 6),))
        for die in reader.read(shot.image).dice:
            read += 1
            assert die.face == shot.truth.dice[0].face
    assert read >= 14


def test_a_file_gives_the_same_calibration_again(learned: Calibration) -> None:
    again = calibration.loads(calibration.dumps(learned))
    assert again.die == learned.die
    assert again.gain == pytest.approx(learned.gain, abs=1e-4)
    assert again.colours.keys() == learned.colours.keys()
    assert np.array_equal(again.prints["ufo_1"], learned.prints["ufo_1"])
    assert np.abs(again.background.astype(int) - learned.background.astype(int)).mean() < 3


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "is not JSON"),
        ("[]", "is not a calibration"),
        ('{"version": 99}', "has version 99"),
        ('{"version": 1}', "is damaged"),
        ('{"version": 1, "die": "x", "px_per_mm": 1, "gain": [1, 2], "colours": {}, "background": "!!"}', "is damaged"),
    ],
)
def test_a_bad_file_is_refused_with_what_to_do(text: str, says: str) -> None:
    with pytest.raises(CalibrationError, match=says) as caught:
        calibration.loads(text, "c.json")
    assert "c.json" in str(caught.value)
    assert "referee calibrate" in str(caught.value)


def _problems(evening: Scene, shown: dict[str, list[Picture]]) -> str:
    with pytest.raises(CalibrationError) as caught:
        learn(UFO, Picture("empty.jpg", evening.render(()).image), shown)
    return str(caught.value)


def test_a_picture_that_shows_another_face_is_found_out(evening: Scene) -> None:
    shown = _shown(evening, UFO)
    shown["red_yellow"] = [Picture("face_red_yellow.jpg", shown["green_blue"][0].image)]
    assert "face_red_yellow.jpg: shows 'green_blue', not 'red_yellow'" in _problems(evening, shown)


def test_a_printed_face_that_shows_plain_tiles_is_found_out(evening: Scene) -> None:
    shown = _shown(evening, UFO)
    shown["ufo_1"] = [Picture("face_ufo_1.jpg", shown["red_green"][0].image)]
    assert "face_ufo_1.jpg: shows 'red_green', not 'ufo_1'" in _problems(evening, shown)


def test_a_missing_face_and_a_name_that_is_no_face_are_told(evening: Scene) -> None:
    shown = _shown(evening, UFO)
    shown["red_yelow"] = shown.pop("red_yellow")
    text = _problems(evening, shown)
    assert "face_red_yellow.jpg: is missing" in text
    assert "has no face 'red_yelow'" in text


def test_one_picture_serves_for_equal_faces(evening: Scene) -> None:
    shown = _shown(evening, UFO)
    del shown["ufo_1"]
    known = learn(UFO, Picture("empty.jpg", evening.render(()).image), shown)
    shot = evening.render((replace(evening.random_pose(4), x=0.0, y=0.0),))
    assert [die.face for die in Reader((UFO,), known).read(shot.image).dice] == ["ufo_1"]


def test_a_picture_without_a_die_is_told(evening: Scene) -> None:
    shown = _shown(evening, UFO)
    shown["green_blue"] = [Picture("face_green_blue.jpg", evening.render(()).image)]
    assert "face_green_blue.jpg: no die found" in _problems(evening, shown)


def test_a_picture_of_another_size_is_told(evening: Scene) -> None:
    shown = _shown(evening, UFO)
    image = shown["green_blue"][0].image
    shown["green_blue"] = [Picture("face_green_blue.jpg", np.ascontiguousarray(image[:400]))]
    assert "face_green_blue.jpg: is not 640x480 like empty.jpg" in _problems(evening, shown)
