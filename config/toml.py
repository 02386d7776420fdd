"""One way to read a TOML file into a typed value, with errors that say what, where and how to mend."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from config.errors import ConfigError
from config.misfit import misfit

T = TypeVar("T")


def load_toml(path: Path, kind: type[T]) -> T:
    """The file as a `kind`. Raises ConfigError: a missing file, broken TOML, an unknown key, a wrong value."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ConfigError(
            str(path), "file", error.strerror or str(error), "check the name and that it may be read"
        ) from error
    except UnicodeDecodeError as error:
        raise ConfigError(str(path), f"byte {error.start}", "is not UTF-8 text", "save the file as UTF-8") from error
    return parse_toml(text, kind, str(path))


def parse_toml(text: str, kind: type[T], file: str) -> T:
    """The text as a `kind`; `file` names it in errors."""
    try:
        table: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file, "TOML", str(error).rstrip("."), "mend that line") from error
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        raise misfit(file, table, kind, error) from error
