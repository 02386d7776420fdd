"""Board files: what lies in a game's box, as TOML with an ASCII map that a family can edit.

What a map means is the game's own affair: it checks it when the game is made, and names row and column.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from config import builtin
from config.toml import load_toml, parse_toml


def builtin_board(name: str) -> dict[str, Any]:
    """A board that comes with the program; {} for a game without one (`name` empty). Raises ConfigError."""
    if not name:
        return {}
    return parse_toml(builtin.text("boards", name, "board"), dict[str, Any], f"{name}.toml")


def find_board(name: str, near: Path | None = None) -> dict[str, Any]:
    """The name of a built-in board, or a board file's path, seen from the folder `near`. Raises ConfigError."""
    path = Path(name) if near is None else near / name
    if not name or (path.suffix != ".toml" and not path.exists()):
        return builtin_board(name)
    return load_toml(path, dict[str, Any])
