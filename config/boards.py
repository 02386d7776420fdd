"""Board files: what lies in a game's box, as TOML with an ASCII map that a family can edit.

What a map means is the game's own affair: it checks it when the game is made, and names row and column.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from config.errors import ConfigError
from config.toml import load_toml, parse_toml


def builtin_boards() -> tuple[str, ...]:
    """The names of the boards that come with the program."""
    folder = resources.files("config").joinpath("boards")
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def builtin_board(name: str) -> dict[str, Any]:
    """A board that comes with the program; {} for a game without one (`name` empty). Raises ConfigError."""
    if not name:
        return {}
    if name not in builtin_boards():
        known = ", ".join(builtin_boards())
        raise ConfigError(name, "board", "is not a built-in board", f"use one of {known}, or a board file's path")
    entry = resources.files("config").joinpath(f"boards/{name}.toml")
    return parse_toml(entry.read_text(encoding="utf-8"), dict[str, Any], f"{name}.toml")


def find_board(name: str, near: Path | None = None) -> dict[str, Any]:
    """The name of a built-in board, or a board file's path, seen from the folder `near`. Raises ConfigError."""
    path = Path(name) if near is None else near / name
    if not name or (path.suffix != ".toml" and not path.exists()):
        return builtin_board(name)
    return load_toml(path, dict[str, Any])
