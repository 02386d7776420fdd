"""The maze of Aménophis: an ASCII map, read, checked, and as bit masks for walks by steps.

A cell is three characters wide between `|` (a wall) or a blank (a passage); `---` below a cell is a wall. In a cell
stands S (start), D (dungeon, the mummy's sarcophagus) or a card's symbol such as `r1`. Cells are named `c4`: column
letters from the left, rows from the top.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from string import ascii_lowercase
from typing import Any, Final

import msgspec

from engine.core.facts import literal
from engine.core.faults import in_map, map_count, map_rows, map_size, no_map
from engine.core.game import SetupError
from engine.core.rulings import Finding

START: Final = "S"
DUNGEON: Final = "D"
_WIDE: Final = 4
_LARGEST: Final = 16
_DRAWN_PAWNS: Final = "MRBGY+"


class Maze(msgspec.Struct, frozen=True):
    """`symbols`: card -> cell. `east` and `south` are masks of the cells with a passage on that side, in hexadecimal: a
    browser's numbers are too short for them. A cell is the bit `row * width + column`."""

    width: int
    height: int
    start: str
    dungeon: str
    symbols: dict[str, str]
    east: str
    south: str

    @property
    def cells(self) -> tuple[str, ...]:
        """All cells, row by row."""
        return _cells(self.width, self.height)

    def bit(self, cell: str) -> int:
        """The mask of one cell."""
        return 1 << _index(self.width, self.height)[cell]

    def has(self, cell: str) -> bool:
        return cell in _index(self.width, self.height)

    def named(self, mask: int) -> tuple[str, ...]:
        """The cells of a mask, row by row."""
        cells = self.cells
        return tuple(cells[index] for index in _bits(mask))

    def spread(self, mask: int) -> int:
        """All cells one step away from those of the mask: through passages, never diagonally (AM-4.7, AM-4.8)."""
        width, east, south = self.width, _mask(self.east), _mask(self.south)
        to_east = (mask & east) << 1
        to_west = (mask >> 1) & east
        to_south = (mask & south) << width
        to_north = (mask >> width) & south
        return to_east | to_west | to_south | to_north

    def joined(self, one: str, other: str) -> bool:
        """A step leads from one cell to the other."""
        return bool(self.spread(self.bit(one)) & self.bit(other))

    def adjacent(self, one: str, other: str) -> bool:
        """The cells lie side by side, whether or not a wall stands between them."""
        index = _index(self.width, self.height)
        (row, column), (row2, column2) = (divmod(index[cell], self.width) for cell in (one, other))
        return abs(row - row2) + abs(column - column2) == 1

    def beyond(self, cell: str, direction: int) -> str | None:
        """The next cell through a passage: direction 0 north, 1 east, 2 south, 3 west. None: a wall or the edge."""
        bit, width, east, south = self.bit(cell), self.width, _mask(self.east), _mask(self.south)
        to = ((bit >> width) & south, (bit & east) << 1, (bit & south) << width, (bit >> 1) & east)[direction]
        return self.cells[to.bit_length() - 1] if to else None


@lru_cache(maxsize=16)
def _cells(width: int, height: int) -> tuple[str, ...]:
    return tuple(f"{ascii_lowercase[column]}{row + 1}" for row in range(height) for column in range(width))


@lru_cache(maxsize=16)
def _index(width: int, height: int) -> dict[str, int]:
    return {cell: index for index, cell in enumerate(_cells(width, height))}


@lru_cache(maxsize=32)
def _mask(written: str) -> int:
    return int(written, 16)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class _Seen(msgspec.Struct, frozen=True):
    """What stands in a cell, and where on the map."""

    word: str
    row: int
    column: int

    @property
    def place(self) -> str:
        return f"map row {self.row}, column {self.column}"

    def fails(self, what: str) -> SetupError:
        return SetupError(f"{self.place}: {what}", in_map(self.row, self.column, self.word))


def read_maze(box: Mapping[str, Any], cards: tuple[str, ...]) -> Maze:
    """The maze of a board file. Raises SetupError naming row and column of the map for what is wrong there.

    With `part` it is a part of a board, as a written position may show it: symbols may be missing, and ways, too.
    """
    text = box.get("map")
    if not isinstance(text, str):
        what = "the board has no `map`; draw the maze in ASCII as in config/boards/amenophis.toml"
        raise SetupError(what, no_map())
    rows = [line.rstrip() for line in text.strip("\n").split("\n")]
    width, height = _size(rows)
    east, south = _passages(rows, width, height)
    found = _contents(rows, width, height)
    maze = Maze(width, height, *_marks(found), _symbols(found, cards), f"{east:x}", f"{south:x}")
    if not box.get("part"):
        _check_symbols(maze, cards)
        _check_reach(maze, found)
    return maze


def _size(rows: list[str]) -> tuple[int, int]:
    width, height = (len(rows[0]) - 1) // _WIDE, (len(rows) - 1) // 2
    if len(rows) % 2 == 0 or len(rows) < 5 or (len(rows[0]) - 1) % _WIDE or width < 2:
        raise SetupError(
            "the map must have lines of walls (`+---+---+`) above and below each row of cells, and cells three "
            f"characters wide; it has {len(rows)} lines, the first with {len(rows[0])} characters",
            map_size(len(rows[0]), len(rows)),
        )
    if max(width, height) > _LARGEST:
        what = f"the map has {width} by {height} cells; {_LARGEST} by {_LARGEST} is the most"
        raise SetupError(what, map_size(len(rows[0]), len(rows)))
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise SetupError(
                f"map row {number} has {len(row)} characters, the first row has {len(rows[0])}; make them equally long "
                f"(look from column {min(len(row), len(rows[0])) + 1} on)",
                map_rows(number, len(row), len(rows[0])),
            )
    return width, height


def _passages(rows: list[str], width: int, height: int) -> tuple[int, int]:
    east = south = 0
    for row in range(height):
        for column in range(width):
            bit = 1 << (row * width + column)
            east |= bit if _is_open(rows, 2 * row + 1, _WIDE * (column + 1), "|") else 0
            south |= bit if _is_open(rows, 2 * row + 2, _WIDE * column + 1, "---") else 0
    _check_frame(rows, width, height)
    return east, south


def _is_open(rows: list[str], line: int, at: int, wall: str) -> bool:
    seen = rows[line][at : at + len(wall)]
    if seen not in (wall, " " * len(wall)):
        what = f"map row {line + 1}, column {at + 1}: {seen!r} is no wall; write {wall!r}, or blanks"
        raise SetupError(what, in_map(line + 1, at + 1, seen))
    return seen != wall


def _check_frame(rows: list[str], width: int, height: int) -> None:
    for column in range(width):
        for line in (0, 2 * height):
            if _is_open(rows, line, _WIDE * column + 1, "---"):
                raise _open_at(line, _WIDE * column + 1, "---")
    for row in range(height):
        for at in (0, _WIDE * width):
            if _is_open(rows, 2 * row + 1, at, "|"):
                raise _open_at(2 * row + 1, at, "|")


def _open_at(line: int, at: int, wall: str) -> SetupError:
    what = f"map row {line + 1}, column {at + 1}: the maze is open here; close it with `{wall}`"
    return SetupError(what, Finding("am-setup-open", "", {"row": line + 1, "column": at + 1}))


def _contents(rows: list[str], width: int, height: int) -> dict[str, _Seen]:
    """Cell -> what stands in it, and where on the map. A pawn's letter before it is a drawing and says nothing."""
    found = {}
    for index, cell in enumerate(_cells(width, height)):
        row, column = divmod(index, width)
        text = rows[2 * row + 1][_WIDE * column + 1 : _WIDE * (column + 1)]
        word = (text[1:] if text[0] in _DRAWN_PAWNS else text).strip()
        found[cell] = _Seen(word, 2 * row + 2, _WIDE * column + 2)
    return found


def _marks(found: Mapping[str, _Seen]) -> tuple[str, str]:
    marked = []
    for mark, name in ((START, "start cell"), (DUNGEON, "dungeon")):
        cells = [cell for cell, seen in found.items() if seen.word == mark]
        if len(cells) != 1:
            what = f"the map has {len(cells)} cells marked {mark!r}; mark exactly one as the {name}"
            raise SetupError(what, map_count(mark, len(cells), 1))
        marked.append(cells[0])
    return marked[0], marked[1]


def _symbols(found: Mapping[str, _Seen], cards: tuple[str, ...]) -> dict[str, str]:
    symbols: dict[str, str] = {}
    for cell, seen in found.items():
        word = seen.word
        if word in ("", START, DUNGEON):
            continue
        if word not in cards:
            raise seen.fails(f"{word!r} is no card; write one of {cards[0]} to {cards[-1]}, S, D, or blanks")
        if word in symbols:
            raise seen.fails(f"{word!r} stands in {symbols[word]} already; each symbol has one cell (AM-2.4)")
        symbols[word] = cell
    return {card: symbols[card] for card in cards if card in symbols}


def _check_symbols(maze: Maze, cards: tuple[str, ...]) -> None:
    missing = [card for card in cards if card not in maze.symbols]
    if missing:
        what = f"the map has no cell for {', '.join(missing)}; write each symbol into a cell"
        raise SetupError(what, map_count(missing[0], 0, 1, "AM-2.4"))


def _check_reach(maze: Maze, found: Mapping[str, _Seen]) -> None:
    """Every cell must be reachable from the start without entering the dungeon, and there is a way out of that."""
    closed = maze.bit(maze.start) | maze.bit(maze.dungeon)
    reached = frontier = maze.bit(maze.start)
    while frontier:
        frontier = maze.spread(frontier) & ~(reached | closed)
        reached |= frontier
    lost = [cell for cell in maze.cells if not (reached | closed) & maze.bit(cell)]
    if lost:
        raise SetupError(
            f"{found[lost[0]].place}: no way leads from the start to {', '.join(lost)}; open a wall there (nobody may "
            "enter the start cell or the dungeon on the way)",
            Finding("am-setup-no-way", "", {"cells": tuple(map(literal, lost))}),
        )
    if not maze.spread(maze.bit(maze.dungeon)) & reached:
        what = f"no way leads out of the dungeon {maze.dungeon}; open a wall"
        raise SetupError(what, Finding("am-setup-dungeon", "", {"cell": literal(maze.dungeon)}))
