"""`referee watch` on a folder of frames, with the real reader."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest
from scene_rig import UFO

from service.cli import main
from vision.scene.playing import Playing
from vision.scene.scene import Scene


@pytest.fixture
def frames(tmp_path: Path) -> Path:
    """A throw of `green_blue` in an even light, as pictures."""
    playing = Playing(Scene((UFO,), 3, hard=0.2))
    steps = playing.wait(0.7) + playing.throw(1)
    for frame, _ in playing.play(steps + [steps[-1]] * 6):
        cv2.imwrite(str(tmp_path / f"frame_{frame.number:04d}.png"), frame.image)
    return tmp_path


def test_a_folder_of_frames_gives_states_the_read_and_the_end_as_json(
    frames: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", str(frames), "--die", "ufo_attack", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    states = [line["state"] for line in lines if line["kind"] == "tray"]
    read = next(line for line in lines if line["kind"] == "read")
    assert states[0] == "settling"
    assert states[-1] == "read"
    assert [die["face"] for die in read["dice"]] == ["green_blue"]
    assert read["reason"] is None
    assert 0.2 < read["t"] - read["still_since"] < 0.5
    assert lines[-1] == {"kind": "end", "frames": len(list(frames.iterdir())), "reads": 1}


def test_the_same_in_words(frames: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", str(frames), "--die", "ufo_attack"]) == 0
    out = capsys.readouterr().out
    assert "rolled: green_blue" in out
    assert "The source has ended" in out


@pytest.mark.parametrize(("source", "message"), [("0", "index"), ("/no/such/folder", "there is no file")])
def test_a_source_that_cannot_be_used_is_told_on_stderr_alone(
    source: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Field report 20: an error's text never stands where a value belongs."""
    assert main(["watch", source, "--die", "ufo_attack", "--json"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert message in told.err


def test_a_die_that_is_not_known_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["watch", str(tmp_path), "--die", "no_such_die.toml"]) == 1
    assert "no_such_die.toml" in capsys.readouterr().err
