"""What the settings ask for is checked before anything is touched, and told with the file and the key."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from config.dice import builtin_die
from config.errors import ConfigError
from config.table import Http, TableConfig, load_table
from service.bootstrap import Service, Wiring
from service.commands.demo import DemoOptions, demo_main
from service.settings import Origin, plan_table

LUNAR_FOR_THREE = 'game.id = "lunar_command"\nseat = [{name = "Ann"}, {name = "Ben"}, {name = "Eve"}]'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.toml"


def fault(file: Path, text: str) -> ConfigError:
    """What is wrong with a table's settings; their data folder is fine unless they name one."""
    data = "" if text.startswith("data") else f'data = "{file.parent}"\n'
    file.write_text(data + text, encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        plan_table(load_table(file), Origin(str(file)))
    assert caught.value.file == str(file)
    return caught.value


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ('camera.die = "ufo_atack"', "camera.die", "Did you mean 'ufo_attack'? Use one of amenophis_explorer, "),
        ('camera.die = "/nowhere/my.toml"', "camera.die", "/nowhere/my.toml: No such file"),
        ('camera.die = "lunar_command"\ncamera.source = "0"', "camera.source", "Give its path instead"),
        ('camera.source = "/nowhere"', "camera.source", "no file, folder or device '/nowhere'"),
        ('camera.calibration = "/nowhere/tray.json"', "camera.calibration", "no file /nowhere/tray.json. Make it with"),
        ('game.id = "ufo_atack"', "game.id", "no game 'ufo_atack'. Did you mean 'ufo_attack'? Use one of amenophis, "),
        ('game.variants = ["first_to_1"]', "game.variants", "Did you mean 'first_to_12'? Use one of alien_invasion, "),
        ("game.options.modules_to_lunch = 3", "game.options", "Did you mean 'modules_to_launch'?"),
        ("game.options.modules_to_launch = 99", "game.options.modules_to_launch", "a whole number from 1 to 15"),
        ('game.edition = "nl"', "game.edition", "Use one of digest, de, en, fr, it."),
        ('game.ruleset = "ufo_quick"', "game.ruleset", "Did you mean 'ufo_attack_quick'?"),
        ('game.ruleset = "/nowhere.toml"', "game.ruleset", "/nowhere.toml: No such file"),
        ('game.board = "amenophis"', "game.board", "UFO Attack has no board"),
        ('game.id = "amenophis"\ngame.board = "maze"', "game.board", "maze: is not a built-in board"),
        ('game.id = "amenophis"\ngame.board = "ramses_pyramid"', "game.board", "the map must have"),
        (
            'game.id = "amenophis"\nboard.wiring = ["a1", "b11"]',
            "board.wiring[1]",
            "Aménophis has no cell 'b11' on this board. Did you mean 'b1'? Its cells are a1 to ",
        ),
        ('seat = [{name = "Ann"}]', "seat", "2 to 4"),
        ('seat = [{name = "Ann"}, {name = " ann"}]', "seat", "several players are called 'Ann'"),
        ('seat = [{name = "Ann"}, {name = "\\u202e"}]', "seat", "player 2 has nothing to show"),
        (
            'seat = [{name = "Ann"}, {name = "Ben", colour = "pruple"}]',
            "seat[1].colour",
            "Ben cannot have the colour 'pruple'. Did you mean 'purple'? Use one of purple, orange, lime, tan.",
        ),
        ('seat = [{name = "Ann", colour = "tan"}, {name = "Ben", colour = "tan"}]', "seat", "2 players are tan"),
        (LUNAR_FOR_THREE, "seat", "2 players"),
        ("gpio.next_button = 99", "gpio", "next_button = 99: there is no such pin. BCM numbers go from 2 to 27."),
        ("gpio = {next_button = 5, buzzer = 5}", "gpio", "Pin 5 is given to next_button and to buzzer."),
        ('data = "/dev/null"', "data", "/dev/null cannot be a folder: a file is in the way. Name another"),
        (
            'data = "~nobody-at-all/games"',
            "data",
            "~nobody-at-all/games: Could not determine home directory. Write the",
        ),
        ('data = "/dev/null/games"', "data", "/dev/null/games cannot be a folder: a file is in the way."),
    ],
)
def test_what_cannot_be_is_told_with_file_key_and_what_may_be(file: Path, text: str, key: str, says: str) -> None:
    told = fault(file, text)
    assert told.where == key
    assert says in str(told)


def test_a_fault_in_a_die_file_is_told_with_its_place_there(file: Path) -> None:
    die = file.with_name("mine.toml")
    die.write_text('id = "mine"\nedge_mm = 32\nrim = "rde"\ncore = "red"\nface = []\n', encoding="utf-8")
    told = fault(file, f'camera.die = "{die}"')
    assert str(told).startswith(f"{file}: camera.die: {die}: rim: there is no colour 'rde'. Did you mean 'red'?")


def test_a_die_that_lacks_what_the_game_rolls_is_told_with_its_key(file: Path) -> None:
    die = file.with_name("mine.toml")
    tiles = 'tiles = [["red", "red"], ["red", "red"]]'
    face = f'[[face]]\nname = "a"\nmeans = ["go"]\n{tiles}\n'
    die.write_text(f'id = "ufo_attack"\nedge_mm = 32\nrim = "red"\ncore = "red"\n{face}', encoding="utf-8")
    assert fault(file, f'camera.die = "{die}"').where == "camera.die"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_told(file: Path) -> None:
    closed = file.with_name("closed")
    closed.mkdir(mode=0o500)
    assert "nothing can be written in" in str(fault(file, f'data = "{closed}"'))
    assert "cannot be made: Permission denied" in str(fault(file, f'data = "{closed}/games"'))


def test_a_folder_that_may_not_be_written_is_told_before_a_game_is_there(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As above, for root too; with saved games in it the service starts, shows them, and tells on the page."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    told = fault(file, "")
    assert told.where == "data"
    assert "nothing can be written in" in told.what
    (file.parent / "journal.db").touch()
    assert plan_table(load_table(file), Origin(str(file))).die == builtin_die("ufo_attack")


def test_what_the_command_line_said_is_told_with_its_flag(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text(f'data = "{tmp_path}"\ngame.board = "amenophis"', encoding="utf-8")
    with pytest.raises(ConfigError, match=r"^command line: --board: UFO Attack has no board"):
        plan_table(load_table(tmp_path / "table.toml"), Origin("table.toml", {"game.board": "--board"}))


def test_the_settings_are_looked_at_before_any_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        http = Http("127.0.0.1", min(taken.getsockname()[1], 65533))
        config = TableConfig(data=str(tmp_path / "new"), http=http)
        with pytest.raises(ConfigError, match=r"^mine\.toml: seat: "):
            Service(
                TableConfig(config.table, config.data, http, seat=config.seat[:1]), Wiring(origin=Origin("mine.toml"))
            )


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (DemoOptions(seats=0), "command line: --seats: UFO Attack is for 2 to 4 players."),
        (DemoOptions(board="amenophis"), "command line: --board: UFO Attack has no board"),
        (DemoOptions(game="amenophis", board="ramses_pyramid"), "command line: --board: the map must have"),
        (DemoOptions(game="amenophis", board="maze"), "command line: --board: maze: is not a built-in board"),
        (DemoOptions(ruleset="nonsense"), "command line: --ruleset: nonsense: is no ruleset of ufo_attack"),
        (DemoOptions(variants=("nonsense",)), "command line: --variant: UFO Attack has no variant 'nonsense'"),
        (DemoOptions(data=Path("/dev/null")), "command line: --data: /dev/null cannot be a folder"),
    ],
)
def test_the_demo_tells_which_flag_is_wrong(
    options: DemoOptions, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert demo_main(options) == 1
    assert says in capsys.readouterr().err
