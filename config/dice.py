"""Die files and dice sets: TOML to `vision.types.Die`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from config import builtin
from config.errors import ConfigError
from config.misfit import did_you_mean
from config.toml import load_toml, parse_toml
from vision.reader import palette
from vision.types import Die, Face, Grid

MAX_FACES = 6


class _Face(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    tiles: tuple[tuple[str, str], tuple[str, str]]
    print: str | None = None
    means: tuple[str, ...] = ()
    assumed: bool = False


class _Die(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    edge_mm: float
    rim: str
    core: str
    face: tuple[_Face, ...]


class _DiceSet(msgspec.Struct, forbid_unknown_fields=True):
    dice: tuple[str, ...]


def load_die(path: Path) -> Die:
    """The die of a TOML file. Raises ConfigError, which names the file, the key and how to mend it."""
    return _die(load_toml(path, _Die), str(path))


def parse_die(text: str, file: str = "die") -> Die:
    """The die of a TOML text; `file` names it in errors. Raises ConfigError."""
    return _die(parse_toml(text, _Die, file), file)


def builtin_dice() -> tuple[str, ...]:
    """The names of the dice that come with the program."""
    return builtin.names("dice")


def builtin_die(name: str) -> Die:
    """A die that comes with the program. Raises ConfigError for a name that is none."""
    return parse_die(builtin.text("dice", name, "die"), f"{name}.toml")


def find_die(name: str, near: Path | None = None) -> Die:
    """A die file's path, seen from the folder `near`, or the name of a built-in die. Raises ConfigError."""
    if name in builtin_dice():
        return builtin_die(name)
    path = Path(name) if near is None else near / name
    if not path.exists() and path.suffix != ".toml":
        return builtin_die(name)
    return load_die(path)


def load_dice_set(path: Path) -> tuple[Die, ...]:
    """The dice that lie in one tray: `dice = ["ufo_attack", "other.toml"]`. Raises ConfigError."""
    names = load_toml(path, _DiceSet).dice
    if not names:
        raise ConfigError(str(path), "dice", "the list is empty", "name at least one die")
    dice = tuple(find_die(name, path.parent) for name in names)
    ids = [die.id for die in dice]
    for die_id in ids:
        if ids.count(die_id) > 1:
            raise ConfigError(str(path), "dice", f"two dice have the id {die_id!r}", "give each its own id")
    return dice


def _die(raw: _Die, file: str) -> Die:
    if not raw.id:
        raise ConfigError(file, "id", "is empty", "write a short name, such as my_die")
    if not 5.0 <= raw.edge_mm <= 120.0:
        raise ConfigError(file, "edge_mm", f"{raw.edge_mm:g} is no edge of a die", "measure it: 5 to 120 millimetres")
    for key, name in (("rim", raw.rim), ("core", raw.core)):
        _check_colour(name, file, key, bare=False)
    if not 1 <= len(raw.face) <= MAX_FACES:
        raise ConfigError(file, "face", f"there are {len(raw.face)} faces", f"write 1 to {MAX_FACES} [[face]] tables")
    faces = tuple(_face(face, i, file) for i, face in enumerate(raw.face))
    _check_faces(faces, file)
    return Die(raw.id, raw.edge_mm, raw.rim, raw.core, faces)


def _face(raw: _Face, index: int, file: str) -> Face:
    if not raw.name:
        raise ConfigError(file, f"face[{index}].name", "is empty", "give the face a name")
    for row, cells in enumerate(raw.tiles):
        for column, cell in enumerate(cells):
            _check_colour(cell, file, f"face[{index}].tiles[{row}][{column}] ({raw.name})", bare=True)
    grid: Grid = raw.tiles
    return Face(raw.name, grid, raw.print, raw.means, raw.assumed)


def _check_colour(name: str, file: str, where: str, bare: bool) -> None:
    if name in palette.table() or (bare and name == "bare"):
        return
    extra = ", or bare for uncovered studs" if bare else ""
    mend = f"{did_you_mean(name, palette.table())}Use one of {', '.join(palette.table())}{extra}"
    raise ConfigError(file, where, f"there is no colour {name!r}", mend)


def _check_faces(faces: tuple[Face, ...], file: str) -> None:
    """Names are unique; faces that look the same must mean the same, since no camera can tell them apart."""
    for i, face in enumerate(faces):
        for other in faces[:i]:
            if face.name == other.name:
                raise ConfigError(file, f"face[{i}].name", f"two faces are called {face.name!r}", "rename one")
            if _alike(face, other) and face.means != other.means:
                raise ConfigError(
                    file,
                    f"face[{i}]",
                    f"{face.name!r} looks like {other.name!r} but means something else",
                    "give them the same `means`, or correct the tiles or the print",
                )


def _alike(a: Face, b: Face) -> bool:
    grid = a.tiles
    for _ in range(4):
        if grid == b.tiles:
            return a.print == b.print
        (p, q), (r, s) = grid
        grid = ((r, p), (s, q))
    return False
