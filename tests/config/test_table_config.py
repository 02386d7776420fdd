from __future__ import annotations

from pathlib import Path

import pytest

import config
from config.dice import parse_die
from config.errors import ConfigError
from config.table import TableConfig, load_table
from config.toml import parse_toml

EXAMPLE = Path(config.__file__).parent / "table.example.toml"


def test_the_example_file_loads_and_states_the_defaults() -> None:
    example = load_table(EXAMPLE)
    default = TableConfig()
    assert (example.http, example.camera, example.game, example.house) == (
        default.http,
        default.camera,
        default.game,
        default.house,
    )
    assert [seat.name for seat in example.seat] == [seat.name for seat in default.seat]


@pytest.mark.parametrize(
    ("text", "where", "what", "mend"),
    [
        ("[htp]\n", "top level", "unknown field `htp`", "Did you mean 'http'?"),
        ("[http]\nporrt = 8460\n", "http", "unknown field `porrt`", "Known here: host, port, tls"),
        ("[http]\nport = '8460'\n", "http.port", "'8460'", "a whole number from 1 to 65533, without quotes"),
        ("[http]\nport = 70000\n", "http.port", "70000", "a whole number from 1 to 65533"),
        ("[http\n", "TOML", "line 1", "mend that line"),
        ("table = 'a/b'\n", "table", "'a/b'", "1 to 24 letters, digits, - or _"),
        ("house = 3\n", "house", "3", "a table with consent, tap_dice"),
        ("[house]\nconsent = 'al'\n", "house.consent", "'al'", "Did you mean 'all'? Write one of 'all', 'proposer'"),
        ("[[seat]]\ncolour = 'red'\n", "seat[0]", "the key `name` is missing", "add that key"),
        ("[[seat]]\nname = ''\n", "seat[0].name", "''", "text in quotes of 1 to 40 characters"),
        ("[seat]\nname = 'Ann'\n", "seat", "a table", "a list of tables"),
        ("[[seat]]\nname = 'Ann'\ndevice = 'phone'\n", "seat[0].device", "'phone'", "one of 'own', 'table'"),
        ("[board]\nwiring = ['a1', '']\n", "board.wiring[1]", "''", 'such as "c4"'),
        ("[camera]\ncalibration = false\n", "camera.calibration", "false", "text in quotes"),
        ("[game]\nvariants = 'first_to_12'\n", "game.variants", "'first_to_12'", "a list in square brackets"),
        ("[game.options]\na = 1.5\n", "game.options", "one of the values", "a whole number, true or false, text"),
        ("[gpio]\nbuzzer = '23'\n", "gpio.buzzer", "'23'", "a whole number, without quotes"),
    ],
)
def test_a_bad_setting_is_told_with_file_place_and_mend(text: str, where: str, what: str, mend: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_toml(text, TableConfig, "table.toml")
    assert caught.value.where == where
    assert what in caught.value.what
    assert mend in caught.value.mend
    assert str(caught.value).startswith("table.toml: ")
    assert "regex" not in str(caught.value)


def test_the_cells_of_a_die_are_told_by_row_and_column() -> None:
    face = '[[face]]\nname = "a"\ntiles = [["red", "red"], ["red", 3]]\n'
    text = f'id = "mine"\nedge_mm = 32\nrim = "red"\ncore = "red"\n{face}'
    with pytest.raises(ConfigError, match=r"my.toml: face\[0\].tiles\[1\]\[1\]: 3 cannot be used here. Write text"):
        parse_die(text, "my.toml")


def test_a_missing_file_is_told_by_name(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        load_table(tmp_path / "nowhere.toml")


def test_text_that_is_not_utf8_is_told_by_its_byte(tmp_path: Path) -> None:
    (tmp_path / "t.toml").write_bytes(b"table = '\xff'")
    with pytest.raises(ConfigError, match="byte 9"):
        load_table(tmp_path / "t.toml")


def test_too_many_seats_are_refused(tmp_path: Path) -> None:
    (tmp_path / "t.toml").write_text('[[seat]]\nname = "A"\n' * 6, encoding="utf-8")
    with pytest.raises(ConfigError, match="6 seats"):
        load_table(tmp_path / "t.toml")
