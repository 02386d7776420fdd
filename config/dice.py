"""Die files: TOML to the `Die` of vision. What a face means is passed on as it stands; only games read it."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

import msgspec

from config.errors import ConfigError
from config.toml import load_toml
from vision.types import Die, Face


class _FaceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    tiles: tuple[tuple[str, str], tuple[str, str]]
    print: str | None = None
    means: tuple[str, ...] = ()
    assumed: bool = False


class _DieEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    edge_mm: float
    rim: str
    core: str
    face: tuple[_FaceEntry, ...]


def load_die(path: Path) -> Die:
    """The die of a file. Raises ConfigError: what is wrong, where, and how to mend it."""
    entry = load_toml(path, _DieEntry)
    names = [face.name for face in entry.face]
    for name in names:
        if names.count(name) > 1:
            raise ConfigError(str(path), f"face {name!r}", "two faces have this name", "give each face its own")
    if len(names) != 6:
        raise ConfigError(str(path), "face", f"there are {len(names)} faces", "give all six, a blank one as bare tiles")
    faces = tuple(Face(face.name, face.tiles, face.print, face.means, face.assumed) for face in entry.face)
    return Die(entry.id, entry.edge_mm, entry.rim, entry.core, faces)


def builtin_die(name: str) -> Die:
    """The die of that id that ships with the referee. Raises ConfigError with the names there are."""
    folder = files("config").joinpath("dice")
    found = folder.joinpath(f"{name}.toml")
    if not found.is_file():
        known = sorted(item.name.removesuffix(".toml") for item in folder.iterdir() if item.name.endswith(".toml"))
        raise ConfigError("config/dice", name, "there is no such die", f"name one of these: {', '.join(known)}")
    with as_file(found) as path:
        return load_die(path)
