"""What lies in the box: the map of the board and how many pieces there are, checked (LC-2.1 to LC-2.5).

A map has a line a row, from north to south, and a token of two characters a space, with blanks between.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engine.core.faults import in_box, in_map, map_count, map_rows, map_size, no_map
from engine.core.game import SetupError
from engine.core.rulings import Finding
from engine.games.lunar_command.grid import MOST_COLUMNS, MOST_ROWS, Grid, grid, space_name
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.tokens import (
    AIRLOCK,
    ANTENNA,
    COLOURED_KINDS,
    DOME,
    FREE,
    HALF_TOKENS,
    HALVES,
    KINDS_OF,
    SQUARE,
    STRAIGHT,
    TEAMS,
    WHITE,
    WHITE_KINDS,
    is_start,
    start_dome,
)

_LEGEND: Final = (
    "write .. (free), -- or || (straight wall), [] (square wall), [O or [L (with a dome), *O or *L (starting dome), "
    "AO or AL (antenna), =O HO =L or HL (airlock), r1 to r9 (robots), a1 to a9 (astronauts), 12 (1 robot and 2 "
    "astronauts), uf (UFO), ua (UFO on an astronaut's head)"
)
UFO_TOKEN: Final = "uf"
HELD_TOKEN: Final = "ua"
_COUNTS: Final[dict[str, int]] = {STRAIGHT: 26, SQUARE: 14, DOME: 6, AIRLOCK: 4, ANTENNA: 4}
_MOST_PIECES: Final = 200


class Layout(msgspec.Struct, frozen=True):
    """A map, read. `held`: spaces of the astronauts with a UFO on their heads."""

    width: int
    board: tuple[str, ...]
    robots: dict[str, int]
    astronauts: dict[str, int]
    ufos: tuple[str, ...]
    held: tuple[str, ...]

    @property
    def grid(self) -> Grid:
        """The grid of the map."""
        return grid(self.width, len(self.board) // self.width)

    def domes(self, team: str) -> tuple[str, ...]:
        """The spaces of a team's starting domes."""
        token = start_dome(team)
        return tuple(self.grid.names[space] for space, found in enumerate(self.board) if found == token)


class Box(msgspec.Struct, frozen=True):
    """A box: its map, how many pieces of each kind there are (coloured ones for each team), UFOs beside the board."""

    layout: Layout
    counts: dict[str, int]
    ufos_off: int

    @property
    def supplies(self) -> dict[str, dict[str, int]]:
        """All pieces, before anything is built."""
        return {
            WHITE: {kind: self.counts[kind] for kind in WHITE_KINDS},
            **{team: {kind: self.counts[kind] for kind in COLOURED_KINDS} for team in TEAMS},
        }


def read_map(rows: Any) -> Layout:
    """The map of a text or of a list of lines. Raises SetupError, which names row and column."""
    lines = _lines(rows)
    tokens = [line.split() for line in lines]
    width = len(tokens[0])
    for number, row in enumerate(tokens, 1):
        if len(row) != width:
            what = f"row {number} of the map has {len(row)} spaces and row 1 has {width}; make them equal"
            raise SetupError(what, map_rows(number, len(row), width))
    if not (2 <= width <= MOST_COLUMNS and 2 <= len(tokens) <= MOST_ROWS):
        raise SetupError(
            f"the map has {width} columns and {len(tokens)} rows; it may have 2 to {MOST_COLUMNS} columns and 2 to "
            f"{MOST_ROWS} rows",
            map_size(width, len(tokens)),
        )
    layout = _read_tokens(width, [token for row in tokens for token in row])
    _check_long_walls(layout)
    return layout


def _lines(rows: Any) -> list[str]:
    lines = rows.splitlines() if isinstance(rows, str) else rows
    if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
        raise SetupError("`map` must be a text, or a list of texts, with a line for each row of the board", no_map())
    filled = [line for line in lines if line.strip()]
    if not filled:
        raise SetupError("`map` is empty; write a line for each row of the board", no_map())
    return filled


def _read_tokens(width: int, tokens: list[str]) -> Layout:
    board: list[str] = []
    robots: dict[str, int] = {}
    astronauts: dict[str, int] = {}
    ufos: list[str] = []
    held: list[str] = []
    for space, token in enumerate(tokens):
        row, column = divmod(space, width)
        name = space_name(row, column)
        board.append(token if token in KINDS_OF else FREE)
        if token in KINDS_OF or token == FREE:
            continue
        if token in (UFO_TOKEN, HELD_TOKEN):
            ufos.append(name)
            if token == HELD_TOKEN:
                held.append(name)
                astronauts[name] = 1
            continue
        counts = _figures(token)
        if counts is None:
            raise SetupError(
                f"row {row + 1}, column {column + 1} ({name}) of the map: {token!r} is nothing that can stand there; "
                f"{_LEGEND}",
                in_map(row + 1, column + 1, token),
            )
        for figures, count in zip((robots, astronauts), counts, strict=True):
            if count:
                figures[name] = count
    return Layout(width, tuple(board), robots, astronauts, tuple(ufos), tuple(held))


def _figures(token: str) -> tuple[int, int] | None:
    """Robots and astronauts of a token; None if it is none of figures."""
    if len(token) != 2 or not token[1].isdecimal() or not token.isascii():
        return None
    count = int(token[1])
    if token[0] == "r" and count:
        return count, 0
    if token[0] == "a" and count:
        return 0, count
    return (int(token[0]), count) if token[0].isdecimal() and token != "00" else None


def _check_long_walls(layout: Layout) -> None:
    whole = set()
    for near, far in HALVES.values():
        offset = 1 if near == "<-" else layout.width
        for space, token in enumerate(layout.board):
            if token == near and layout.board[space + offset : space + offset + 1] == (far,):
                whole |= {space, space + offset}
    for space, token in enumerate(layout.board):
        if token in HALF_TOKENS and space not in whole:
            row, column = divmod(space, layout.width)
            raise SetupError(
                f"row {row + 1}, column {column + 1} of the map: {token!r} is half of a long straight wall, and its "
                f"other half is missing; write <- -> side by side, or /\\ above \\/",
                in_map(row + 1, column + 1, token),
            )


def read_box(rules: Rules, box: Mapping[str, Any]) -> Box:
    """What lies in the box. Raises SetupError."""
    if "map" not in box:
        raise SetupError("the board has no `map`; write one, or use the board file lunar_command", no_map())
    layout = read_map(box["map"])
    counts = _counts(box.get("supply", {}))
    ufos_off = box.get("ufos_off", 0)
    if not isinstance(ufos_off, int) or isinstance(ufos_off, bool) or not 0 <= ufos_off <= _MOST_PIECES:
        what = f"`ufos_off` is {ufos_off!r}; it is the number of UFOs that begin beside the board"
        raise SetupError(what, in_box("ufos_off", ufos_off))
    if not box.get("written"):
        _check_start(layout)
        _check_room(rules, layout, counts)
    return Box(layout, counts, ufos_off)


def _counts(given: Any) -> dict[str, int]:
    if not isinstance(given, Mapping):
        what = "`supply` must say how many of each piece there are, such as straight = 26"
        raise SetupError(what, in_box("supply", given))
    for kind, count in given.items():
        if kind not in _COUNTS:
            what = f"`supply` names {kind!r}; the pieces are {', '.join(_COUNTS)}"
            raise SetupError(what, in_box("supply", kind))
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= _MOST_PIECES:
            what = f"`supply` has {count!r} of {kind}; write a number from 0 to {_MOST_PIECES}"
            raise SetupError(what, in_box(f"supply.{kind}", count))
    return {**_COUNTS, **given}


def _check_start(layout: Layout) -> None:
    """A board to begin on: two starting domes a team, and nothing else built."""
    for space, token in enumerate(layout.board):
        if token != FREE and not is_start(token):
            row, column = divmod(space, layout.width)
            raise SetupError(
                f"row {row + 1}, column {column + 1} of the map: {token!r} is built in play; a board to begin on has "
                f"starting domes, figures and UFOs only",
                in_map(row + 1, column + 1, token),
            )
    for team in TEAMS:
        found = len(layout.domes(team))
        if found != 2:
            raise SetupError(
                f"the map has {found} starting domes of {team} ({start_dome(team)}); each team begins with two",
                map_count(start_dome(team), found, 2),
            )
    if layout.held:
        what = f"the UFO on {layout.held[0]} begins on an astronaut's head; write uf or a1 there"
        raise SetupError(what, map_count(HELD_TOKEN, len(layout.held), 0))


def _check_room(rules: Rules, layout: Layout, counts: dict[str, int]) -> None:
    """All pieces and figures must fit on the board at once (LC-2.5)."""
    pieces = counts[STRAIGHT] * rules.straight_wall_length + counts[SQUARE]
    pieces += len(TEAMS) * (counts[AIRLOCK] + counts[ANTENNA] + 2)
    figures = sum(layout.robots.values()) + sum(layout.astronauts.values())
    if rules.figures_share_space and not rules.players_set_up:
        figures = len(layout.robots | layout.astronauts)
    needed = pieces + figures + len(layout.ufos)
    if needed > len(layout.board):
        raise SetupError(
            f"the pieces take {pieces} spaces, figures and UFOs {needed - pieces}, and the board has "
            f"{len(layout.board)}; enlarge the map or take away pieces",
            Finding("lc-setup-room", "LC-2.5", {"needed": needed, "spaces": len(layout.board)}),
        )
    crowded = [space for space in (*layout.robots, *layout.astronauts) if _crowd(layout, space) > 1]
    if crowded and not rules.figures_share_space:
        raise SetupError(
            f"several figures stand on {crowded[0]} of the map, but the option 'figures_share_space' is off; "
            f"spread them out or set the option",
            Finding("lc-setup-crowd", "LC-2.3", {"space": crowded[0], "option": "option:figures_share_space"}),
        )
    if counts[DOME] > counts[SQUARE]:
        raise SetupError(
            f"`supply` has {counts[DOME]} domes a team and {counts[SQUARE]} square walls to put them on; add walls",
            Finding("lc-setup-domes", "", {"domes": counts[DOME], "walls": counts[SQUARE]}),
        )


def _crowd(layout: Layout, space: str) -> int:
    return layout.robots.get(space, 0) + layout.astronauts.get(space, 0)


def box_of(position: Mapping[str, Any], _own_dice: Any) -> dict[str, Any]:
    """What a written position tells of the box: its own map, which may be of any size and half built."""
    return {"map": position["map"], "written": True} if position.get("map") is not None else {}
