"""Die files and dice sets: what is read, and what is said about a file that cannot be used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from config.dice import builtin_dice, builtin_die, find_die, load_dice_set, load_die, parse_die
from config.errors import ConfigError

GOOD = """
id = "mine"
edge_mm = 24.8
rim = "black"
core = "red"
[[face]]
name = "a"
tiles = [["red", "bare"], ["lime", "white"]]
means = ["go"]
"""


def test_a_die_file_becomes_a_die() -> None:
    die = parse_die(GOOD)
    assert (die.id, die.edge_mm, die.rim, die.core) == ("mine", 24.8, "black", "red")
    assert die.faces[0].tiles == (("red", "bare"), ("lime", "white"))
    assert die.faces[0].means == ("go",)


def test_every_built_in_die_can_be_read() -> None:
    assert "ufo_attack" in builtin_dice()
    for name in builtin_dice():
        assert builtin_die(name).id == name


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"lime"', '"lme"', "tiles[1][0] (a): there is no colour 'lme'"),
        ('rim = "black"', 'rim = "bare"', "rim: there is no colour 'bare'"),
        ("24.8", "0.5", "edge_mm: 0.5 is no edge of a die"),
        ('name = "a"', 'nme = "a"', "face[0]"),
        ('[["red", "bare"], ["lime", "white"]]', '[["red"], ["lime"]]', "face[0].tiles[0]"),
        ('id = "mine"', 'id = ""', "id: is empty"),
        ("edge_mm = 24.8", "edge_mm = ", "TOML"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, says: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_die(GOOD.replace(old, new), "mine.toml")
    assert str(caught.value).startswith("mine.toml: ")
    assert says in str(caught.value)
    assert caught.value.mend


def test_faces_that_look_alike_must_mean_the_same() -> None:
    twin = '[[face]]\nname = "b"\ntiles = [["lime", "red"], ["white", "bare"]]\nmeans = ["stop"]\n'
    with pytest.raises(ConfigError, match="'b' looks like 'a' but means something else"):
        parse_die(GOOD + twin)
    assert len(parse_die(GOOD + twin.replace("stop", "go")).faces) == 2


def test_two_faces_of_one_name_are_refused() -> None:
    twin = '[[face]]\nname = "a"\ntiles = [["blue", "red"], ["white", "bare"]]\n'
    with pytest.raises(ConfigError, match="two faces are called 'a'"):
        parse_die(GOOD + twin)


def test_a_missing_file_and_an_unknown_name_are_told(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        load_die(tmp_path / "none.toml")
    with pytest.raises(ConfigError, match="is not a built-in die"):
        find_die("no_such_die")


def test_what_comes_near_is_named() -> None:
    with pytest.raises(ConfigError, match=r"Did you mean 'ufo_attack'\? Use one of "):
        find_die("ufo_atack")
    with pytest.raises(ConfigError, match=r"no colour 'lme'\. Did you mean 'lime'\? Use one of "):
        parse_die(GOOD.replace('"lime"', '"lme"'))


def test_a_fault_of_a_file_that_another_names_is_told_with_both(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as missing:
        find_die(str(tmp_path / "none.toml"))
    told = str(missing.value.inside("table.toml", "camera.die"))
    assert told.startswith(f"table.toml: camera.die: {tmp_path}/none.toml: No such file")
    with pytest.raises(ConfigError) as wrong:
        parse_die(GOOD.replace('"lime"', '"lme"'), "mine.toml")
    told = str(wrong.value.inside("table.toml", "camera.die"))
    assert told.startswith("table.toml: camera.die: mine.toml: face[0].tiles[1][0] (a): there is no colour 'lme'.")


def test_a_dice_set_names_built_in_dice_and_files_beside_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "set.toml").write_text('dice = ["ufo_attack", "mine.toml"]\n', encoding="utf-8")
    assert [die.id for die in load_dice_set(tmp_path / "set.toml")] == ["ufo_attack", "mine"]


@pytest.mark.parametrize(
    ("text", "says"),
    [("dice = []", "the list is empty"), ('dice = ["ufo_attack", "ufo_attack"]', "two dice have the id")],
)
def test_a_bad_dice_set_is_told(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "set.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=says):
        load_dice_set(tmp_path / "set.toml")


def test_reading_a_die_file_loads_neither_numpy_nor_opencv() -> None:
    code = "import sys, config.dice as d; d.builtin_die('ufo_attack'); print({'numpy', 'cv2'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
