"""A die of white tiles that only their prints tell apart: shown once, then read; never guessed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from config.dice import builtin_die
from service.cli import main
from vision.camera.rendered import RenderedCamera
from vision.camera.show_faces import show_faces
from vision.camera.spec import RenderedSource
from vision.reader import calibration, codebook, locate, prints, quads, zones
from vision.reader.calibration import Calibration, CalibrationError
from vision.reader.learn import Picture, learn
from vision.reader.learn_prints import ShownPrint, learn_prints
from vision.reader.prints import PrintBook
from vision.reader.reader import Reader
from vision.scene.geometry import Pose
from vision.scene.light import Light
from vision.scene.scene import FOREIGN, Placed, Scene
from vision.scene.tray import FLOORS, Tray
from vision.types import Image, Reason, State

RAMSES = builtin_die("ramses_pyramid")
UFO = builtin_die("ufo_attack")
LOOKS = {face.name: face.print for face in RAMSES.faces}
STEAL = next(k for k, face in enumerate(RAMSES.faces) if face.name == "steal")
DAYLIGHT = Light(gloss=0.2)
LAMPLIGHT = Light(kelvin=3400.0, camera_kelvin=4200.0, level=0.6, gloss=0.3, noise=2.5)
ASKED = {Reason.UNKNOWN_FACE, Reason.LOW_CONFIDENCE}


def _shown(scene: Scene) -> dict[str, list[Picture]]:
    places = ((-40, 25), (40, 25), (-40, -25), (40, -25), (0, 0), (20, -10))
    return {
        face.name: [Picture(f"face_{face.name}.png", scene.render((Pose(k, float(x), float(y), yaw=50.0 * k),)).image)]
        for k, (face, (x, y)) in enumerate(zip(RAMSES.faces, places, strict=True))
    }


@pytest.fixture(scope="module")
def evening() -> Scene:
    return Scene((RAMSES,), seed=3, hard=0.2, light=DAYLIGHT)


@pytest.fixture(scope="module")
def empty(evening: Scene) -> Picture:
    return Picture("empty.png", evening.render(()).image)


@pytest.fixture(scope="module")
def shown(evening: Scene) -> dict[str, list[Picture]]:
    return _shown(evening)


@pytest.fixture(scope="module")
def learned(empty: Picture, shown: dict[str, list[Picture]]) -> Calibration:
    return learn(RAMSES, empty, shown)


def _read_rolls(reader: Reader, scene: Scene, rolls: int) -> int:
    """How many of the rolls are read; every one of them has to be right."""
    read = 0
    for k in range(rolls):
        shot = scene.render((scene.random_pose(k % 6),))
        for die in reader.read(shot.image).dice:
            read += 1
            assert LOOKS[die.face] == LOOKS[shot.truth.dice[0].face]
            assert die.confidence > 0.9
    return read


def test_each_face_is_read_and_turned_upright(evening: Scene, learned: Calibration) -> None:
    assert set(learned.prints) == set(LOOKS)
    assert _read_rolls(Reader((RAMSES,), learned), evening, 24) >= 22


def test_it_is_read_under_another_light(evening: Scene, learned: Calibration) -> None:
    later = Scene((RAMSES,), seed=3, hard=0.2, light=LAMPLIGHT, tray=evening.tray, camera=evening.camera)
    assert _read_rolls(Reader((RAMSES,), learned), later, 24) >= 22


def test_a_calibration_from_a_file_reads_as_well(evening: Scene, learned: Calibration) -> None:
    again = calibration.loads(calibration.dumps(learned))
    assert _read_rolls(Reader((RAMSES,), again), evening, 12) >= 11


def test_however_the_die_is_turned_the_quad_begins_at_the_same_corner_of_the_print(
    evening: Scene, learned: Calibration
) -> None:
    reader = Reader((RAMSES,), learned)
    for face in range(6):
        first = set()
        for yaw in (10.0, 70.0, 160.0, 250.0, 340.0):
            shot = evening.render((Pose(face, 5.0, 5.0, yaw),))
            (read,) = reader.read(shot.image).dice
            off = np.linalg.norm(np.array(shot.truth.dice[0].quad) - np.array(read.quad[0]), axis=1)
            assert off.min() < 2.5
            first.add(int(off.argmin()))
        assert len(first) == 1, RAMSES.faces[face].name


@pytest.mark.parametrize("tray_known", [False, True])
def test_without_calibration_nothing_is_guessed(evening: Scene, learned: Calibration, tray_known: bool) -> None:
    reader = Reader((RAMSES,))
    tray = learned.tray() if tray_known else None
    for k in range(12):
        reading = reader.read(evening.render((evening.random_pose(k % 6),)).image, tray=tray)
        assert (reading.state, reading.dice) == (State.UNSURE, ())
        assert reading.reason in ASKED


def test_another_dies_calibration_teaches_nothing_even_where_the_faces_have_the_same_names(
    evening: Scene, learned: Calibration
) -> None:
    other = replace(RAMSES, id="other")
    reading = Reader((other,), learned).read(evening.render((Pose(STEAL),)).image)
    assert reading.dice == ()
    assert not any(entry.shown for entry in codebook.entries((other,), {("ramses_pyramid", "steal")}))


def test_a_die_with_the_same_names_for_its_faces_does_not_cast_doubt(evening: Scene, learned: Calibration) -> None:
    reader = Reader((replace(RAMSES, id="other"), RAMSES), learned)
    for yaw in (30.0, 120.0, 210.0, 300.0):
        (read,) = reader.read(evening.render((Pose(STEAL, 5.0, 5.0, yaw),)).image).dice
        assert (read.id, read.face) == ("ramses_pyramid", "steal")


def test_faces_of_other_dice_are_not_taken_for_its_own(evening: Scene, learned: Calibration) -> None:
    reader = Reader((RAMSES,), learned)
    scene = Scene((RAMSES, UFO), seed=3, hard=0.2, light=DAYLIGHT, tray=evening.tray, camera=evening.camera)
    for face in (0, 2, 3, 4, 5):  # Two pips lie where the dots of `move` do: no camera tells those apart.
        assert reader.read(scene.render((Placed(FOREIGN.id, Pose(face)),)).image).state is State.UNSURE
    for face in range(6):
        assert reader.read(scene.render((Placed(UFO.id, Pose(face)),)).image).state is State.UNSURE


def test_two_dice_of_different_kinds_are_read_together(evening: Scene, learned: Calibration) -> None:
    reader = Reader((RAMSES, UFO), learned)
    scene = Scene((RAMSES, UFO), seed=3, hard=0.2, light=DAYLIGHT, tray=evening.tray, camera=evening.camera)
    both = (Placed(RAMSES.id, Pose(STEAL, -30.0, 0.0, 20.0)), Placed(UFO.id, Pose(1, 30.0, 5.0, 65.0)))
    reading = reader.read(scene.render(both).image, expected=("ramses_pyramid", "ufo_attack"))
    assert {(die.id, die.face) for die in reading.dice} == {("ramses_pyramid", "steal"), ("ufo_attack", "green_blue")}


def test_a_tile_that_is_black_but_for_a_thin_frame_is_outlined() -> None:
    """On every floor, in the usual light: half of the tile is black beside the black rim."""
    for floor in range(len(FLOORS)):
        scene = Scene((RAMSES,), seed=40 + floor, hard=0.5, tray=Tray(floor=floor))
        shot = scene.render((scene.random_pose(STEAL),))
        true = np.array(shot.truth.dice[0].quad)
        off = [np.abs(np.roll(s.quad, k, axis=0) - true).max() for s in locate.find(shot.image, True) for k in range(4)]
        assert min(off) < 2.5, FLOORS[floor][0]


def test_a_white_die_on_white_card_can_be_calibrated() -> None:
    card = next(k for k, floor in enumerate(FLOORS) if floor[0] == "white card")
    dim = Light(level=0.4, gloss=0.2)  # White plastic and white card are 20 grey levels apart.
    scene = Scene((RAMSES,), seed=16, hard=0.2, light=dim, tray=Tray(floor=card))
    known = learn(RAMSES, Picture("empty.png", scene.render(()).image), _shown(scene))
    assert _read_rolls(Reader((RAMSES,), known), scene, 6) >= 5


def test_a_rendered_table_is_calibrated_as_people_calibrate_theirs() -> None:
    camera = RenderedCamera(RenderedSource(seed=0), (RAMSES,), 15, (640, 480))
    assert set(show_faces(camera, RAMSES).prints) == set(LOOKS)


def _problems(empty: Picture, shown: dict[str, list[Picture]]) -> str:
    with pytest.raises(CalibrationError) as caught:
        learn(RAMSES, empty, shown)
    return str(caught.value)


def _with(shown: dict[str, list[Picture]], name: str, image: Image) -> dict[str, list[Picture]]:
    return shown | {name: [Picture(f"face_{name}.png", image)]}


def test_equal_faces_that_show_different_prints_are_found_out(empty: Picture, shown: dict[str, list[Picture]]) -> None:
    text = _problems(empty, _with(shown, "rotate_2", shown["mummy_1"][0].image))
    assert "face_rotate_2.png" in text
    assert "face_rotate_1.png" in text
    assert "does not look like" in text


def test_two_prints_that_show_the_same_picture_are_found_out(empty: Picture, shown: dict[str, list[Picture]]) -> None:
    text = _problems(empty, _with(shown, "move", shown["steal"][0].image))
    assert "looks the same as" in text
    assert "face_steal.png" in text


def test_a_glared_picture_is_not_used_where_a_clear_one_is() -> None:
    """Glare over a whole print leaves it pale: the clear picture alone is learned, whichever came first."""
    face = next(face for face in RAMSES.faces if face.name == "rotate_1")
    clear = np.full((48, 48, 3), 240, np.uint8)
    cv2.rectangle(clear, (8, 8), (24, 40), (60, 30, 20), -1)
    cv2.circle(clear, (36, 30), 5, (40, 90, 180), -1)
    pale = clear.copy()
    pale[:, :20] = 250
    pictures, _ = learn_prints([ShownPrint(face, "a.png", pale), ShownPrint(face, "b.png", clear)])
    assert np.array_equal(pictures["rotate_1"], clear)


def test_likeness_is_opencvs_correlation_at_the_best_place() -> None:
    rng = np.random.default_rng(0)
    noise = [cv2.GaussianBlur(rng.integers(0, 255, (48, 48, 3), dtype=np.uint8), (0, 0), 3) for _ in range(2)]
    seen = np.asarray(cv2.resize(np.roll(noise[0], 1, axis=0), (64, 64)), np.uint8)
    found = PrintBook({"a": noise[0], "b": noise[1]}).likeness(seen)
    small = np.asarray(cv2.resize(seen, (48, 48), interpolation=cv2.INTER_AREA), np.uint8)
    field = np.log(cv2.GaussianBlur(small, (0, 0), 1.0).astype(np.float32) + 12)[3:45, 3:45]
    for name, picture in zip("ab", noise, strict=True):
        for turns in range(4):
            soft = cv2.GaussianBlur(np.ascontiguousarray(np.rot90(picture, -turns)), (0, 0), 1.0).astype(np.float32)
            template = np.ascontiguousarray(np.log(soft + 12)[5:43, 5:43])
            score = cv2.matchTemplate(np.ascontiguousarray(field), template, cv2.TM_CCOEFF_NORMED).max()
            assert found[name, turns] == pytest.approx(float(score), abs=2e-3)
    blank = PrintBook({"a": noise[0]}).likeness(np.full((64, 64, 3), 200, np.uint8))
    assert blank["a", 0] == 0.0


def test_a_folder_of_pictures_calibrates_and_reads(
    evening: Scene,
    empty: Picture,
    shown: dict[str, list[Picture]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for picture in (empty, *(one for several in shown.values() for one in several)):
        cv2.imwrite(str(tmp_path / picture.file), picture.image)
    out, roll = tmp_path / "known.json", tmp_path / "roll.jpg"
    assert main(["calibrate", str(tmp_path), "--die", "ramses_pyramid", "--out", str(out)]) == 0
    cv2.imwrite(str(roll), evening.render((Pose(STEAL, -12.0, 8.0, yaw=33.0),)).image)
    capsys.readouterr()
    assert main(["read", str(roll), "--die", "ramses_pyramid", "--calibration", str(out), "--json"]) == 0
    (line,) = (json.loads(text) for text in capsys.readouterr().out.splitlines())
    assert [die["face"] for die in line["dice"]] == ["steal"]
    assert main(["read", str(roll), "--die", "ramses_pyramid", "--json"]) == 0
    (line,) = (json.loads(text) for text in capsys.readouterr().out.splitlines())
    assert line["dice"] == []


def test_a_frames_edge_is_found_to_a_fraction_of_a_pixel() -> None:
    """A black square inside a white frame of 2.5 px on black."""
    true = np.array([[120.3, 90.7], [205.8, 101.2], [196.1, 186.6], [110.9, 176.4]])
    big = np.full((2400, 2400, 3), 20, np.uint8)
    inside = true.mean(axis=0) + 0.94 * (true - true.mean(axis=0))
    for corners, colour in ((true, (230, 230, 230)), (inside, (40, 40, 40))):
        cv2.fillConvexPoly(big, np.round((corners + 0.5) * 8 - 0.5).astype(np.int32), colour)
    image = np.asarray(cv2.resize(big, (300, 300), interpolation=cv2.INTER_AREA), np.uint8)
    found = quads.refine(np.ascontiguousarray(image.max(axis=2)), true + np.array([1.5, -1.0]), printed=True)
    assert np.abs(found - true).max() < 0.5


def test_a_prints_zones_are_those_of_its_picture() -> None:
    picture = np.full((48, 48, 3), 255, np.uint8)
    picture[:24, 24:] = (0, 0, 255)
    mean, sigma = codebook.zones_of_print(picture, 0)
    turned, _ = codebook.zones_of_print(picture, 1)
    assert mean[2, 0] < mean[0, 0] - 3  # The second cell has no blue.
    assert np.allclose(turned[6], mean[2], atol=0.05)  # Clockwise: it comes to be the fourth.
    assert (sigma > 0).all()
    assert mean.shape == (8, 3)
    assert zones.SIDE > prints.PRINT_SIDE
