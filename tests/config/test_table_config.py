from __future__ import annotations

from pathlib import Path

import pytest

import config
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
    ("text", "where", "what"),
    [
        ("[htp]\n", "top level", "unknown field `htp`"),
        ("[http]\nport = 'x'\n", "http.port", "Expected `int`"),
        ("[http]\nport = 70000\n", "http.port", "<= 65533"),
        ("[http\n", "TOML", "line 1"),
        ("table = 'a/b'\n", "table", "regex"),
        ("[[seat]]\ncolour = 'red'\n", "seat[0]", "missing required field `name`"),
    ],
)
def test_a_bad_setting_is_told_with_file_place_and_mend(text: str, where: str, what: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_toml(text, TableConfig, "table.toml")
    assert caught.value.where == where
    assert what in caught.value.what
    assert str(caught.value).startswith("table.toml: ")
    assert caught.value.mend


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
