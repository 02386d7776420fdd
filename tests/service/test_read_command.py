"""`referee read` and `referee calibrate` through the command line."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from config.dice import builtin_die
from service.cli import main
from vision.scene.scene import Scene

DATA = Path(__file__).parents[1] / "data"
PHOTO = DATA / "photos" / "cube2x2" / "cube1-R.jpg"
CUBE1, CUBE3 = (str(DATA / "dice" / f"{name}.toml") for name in ("cube1", "cube3"))
UFO = builtin_die("ufo_attack")


def _save(path: Path, image: np.ndarray) -> None:
    assert cv2.imwrite(str(path), image)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Calibration pictures of a rendered die, as a person would take them."""
    path = tmp_path_factory.mktemp("calibration")
    scene = Scene((UFO,), seed=8, hard=0.2)
    _save(path / "empty.jpg", scene.render(()).image)
    for k, face in enumerate(UFO.faces[:5]):
        _save(path / f"face_{face.name}.jpg", scene.render((scene.random_pose(k),)).image)
    _save(path / "face_red_green_2.jpg", scene.render((scene.random_pose(2),)).image)
    return path


def _lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_one_json_line_an_image(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(PHOTO), str(PHOTO), "--die", CUBE1, "--json"]) == 0
    first, second = _lines(capsys)
    assert list(first) == ["file", "state", "dice", "reason", "ms"]
    assert (first["file"], first["state"], first["reason"]) == (str(PHOTO), "read", None)
    assert isinstance(first["dice"], list)
    (die,) = first["dice"]
    assert list(die) == ["id", "face", "grid", "confidence", "quad"]
    assert (die["id"], die["face"], die["grid"]) == ("cube1", "R", [["yellow", "green"], ["orange", "red"]])
    assert 0.95 <= die["confidence"] <= 1
    assert len(die["quad"]) == 4
    assert second["dice"] == first["dice"]


def test_a_face_that_is_none_of_the_dies_has_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(PHOTO), "--die", CUBE3, "--json"]) == 0
    (line,) = _lines(capsys)
    assert (line["state"], line["dice"], line["reason"]) == ("unsure", [], "unknown_face")


def test_a_sentence_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    main(["read", str(PHOTO), "--die", CUBE1])
    assert "cube1: R (" in capsys.readouterr().out


def test_files_that_are_no_pictures_are_told_and_the_others_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.jpg"
    bad.write_text("no picture")
    assert main(["read", str(bad), str(tmp_path / "none.jpg"), str(PHOTO), "--die", CUBE1, "--json"]) == 1
    lines = _lines(capsys)
    assert [line["state"] for line in lines] == ["unsure", "unsure", "read"]
    assert "is not a picture" in str(lines[0]["error"])
    assert "No such file" in str(lines[1]["error"])


def test_an_unknown_die_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(PHOTO), "--die", "no_such_die"]) == 1
    assert "is not a built-in die" in capsys.readouterr().err


def test_debug_writes_annotated_pictures(tmp_path: Path) -> None:
    assert main(["read", str(PHOTO), "--die", CUBE1, "--debug", str(tmp_path / "out")]) == 0
    drawn, plain = cv2.imread(str(tmp_path / "out" / "cube1-R.png")), cv2.imread(str(PHOTO))
    assert drawn.shape == plain.shape
    assert (drawn != plain).any()


def test_a_set_of_dice_expects_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice = tmp_path / "both.toml"
    dice.write_text(f'dice = ["{CUBE1}", "{CUBE3}"]\n', encoding="utf-8")
    main(["read", str(PHOTO), "--dice-set", str(dice), "--json"])
    assert _lines(capsys)[0]["reason"] == "missing_die"


def test_calibrate_then_read_with_it(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "c.json"
    assert main(["calibrate", str(folder), "--die", "ufo_attack", "--out", str(out)]) == 0
    assert "prints of ufo_1" in capsys.readouterr().out
    pictures = [str(folder / "empty.jpg"), str(folder / "face_ufo_1.jpg"), str(folder / "face_red_green_2.jpg")]
    assert main(["read", *pictures, "--die", "ufo_attack", "--calibration", str(out), "--json"]) == 0
    empty, ufo, red_green = _lines(capsys)
    assert (empty["state"], ufo["state"], red_green["state"]) == ("empty", "read", "read")


def test_a_calibration_of_another_die_is_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "c.json"
    main(["calibrate", str(folder), "--die", "ufo_attack", "--out", str(out)])
    assert main(["read", str(PHOTO), "--die", CUBE1, "--calibration", str(out)]) == 1
    assert "was made for the die 'ufo_attack'" in capsys.readouterr().err


def test_calibrate_tells_every_bad_picture(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "face_green_blue.jpg").unlink()
    (tmp_path / "face_red_yellow.jpg").write_bytes((folder / "face_red_green.jpg").read_bytes())
    out = tmp_path / "c.json"
    assert main(["calibrate", str(tmp_path), "--die", "ufo_attack", "--out", str(out)]) == 1
    said = capsys.readouterr().err
    assert "face_green_blue.jpg: is missing" in said
    assert "face_red_yellow.jpg: shows 'red_green', not 'red_yellow'" in said
    assert not out.exists()


def test_calibrate_needs_the_empty_tray(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", str(tmp_path), "--die", "ufo_attack", "--out", str(tmp_path / "c")]) == 1
    assert "empty.jpg: is missing" in capsys.readouterr().err
    assert main(["calibrate", str(tmp_path / "none"), "--die", "ufo_attack", "--out", str(tmp_path / "c")]) == 1
    assert "is not a folder" in capsys.readouterr().err
