"""Closed stations (LC-7.1, LC-7.5): what the lines between the centres of connected pieces enclose.

The plane is cut into unit squares whose corners are the centres of spaces; a rim of squares lies outside of the board.
Two squares side by side are parted where the line between their two common corners is a connection. So a region is a
set of squares; a movement space belongs to the region of the squares around its centre.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from engine.games.lunar_command.network import Network, network
from engine.games.lunar_command.tokens import COLOUR_OF, FREE, TEAMS

OUTSIDE = 0


class Line(msgspec.Struct, frozen=True):
    """A connection between two pieces, and the region on either side of it."""

    ends: tuple[int, int]
    sides: tuple[int, int]


class Regions:
    """The regions of one board. `stations`: region -> its movement spaces, for those enclosed that have any."""

    def __init__(self, net: Network) -> None:
        self.net = net
        self._across = net.grid.width + 1
        self._down = net.grid.height + 1
        self._region = self._flood(_parted(net))
        self.lines = tuple(self._lines())
        self.stations = self._stations()

    def _flood(self, parted: frozenset[tuple[int, int]]) -> list[int]:
        """Square -> region. The square in the north-west corner lies outside of the board."""
        region = [-1] * (self._across * self._down)
        count = 0
        for start in range(len(region)):
            if region[start] < 0:
                self._fill(region, start, count, parted)
                count += 1
        return region

    def _fill(self, region: list[int], start: int, number: int, parted: frozenset[tuple[int, int]]) -> None:
        across, size = self._across, len(region)
        region[start] = number
        todo = [start]
        while todo:
            square = todo.pop()
            column = square % across
            for other, inside in (
                (square - across, square >= across),
                (square + across, square + across < size),
                (square - 1, column > 0),
                (square + 1, column < across - 1),
            ):
                if inside and region[other] < 0 and (min(square, other), max(square, other)) not in parted:
                    region[other] = number
                    todo.append(other)

    def _lines(self) -> Iterable[Line]:
        for one, other in _connections(self.net):
            north, south = _squares_beside(self.net.grid.width, one, other)
            yield Line((one, other), (self._region[north], self._region[south]))

    def region_at(self, space: int) -> int:
        """The region of a movement space."""
        row, column = divmod(space, self.net.grid.width)
        return self._region[row * self._across + column]

    def _stations(self) -> dict[int, tuple[int, ...]]:
        found: dict[int, list[int]] = {}
        for space, token in enumerate(self.net.board):
            region = self.region_at(space)
            if token == FREE and region != OUTSIDE:
                found.setdefault(region, []).append(space)
        return {region: tuple(spaces) for region, spaces in found.items()}

    def walls(self, station: int) -> frozenset[int]:
        """The outer walls of a station: the pieces on lines with the station on one side and, on the other, a region
        from which one gets outside without crossing the station. So what lies inside it gives it no walls."""
        around = self._around(station)
        walls: set[int] = set()
        for line in self.lines:
            one, other = line.sides
            if one != other and ((one == station and other in around) or (other == station and one in around)):
                walls.update(line.ends)
        return frozenset(walls)

    def _around(self, station: int) -> set[int]:
        beside: dict[int, set[int]] = {}
        for line in self.lines:
            one, other = line.sides
            if one != other and station not in line.sides:
                beside.setdefault(one, set()).add(other)
                beside.setdefault(other, set()).add(one)
        found, todo = {OUTSIDE}, [OUTSIDE]
        while todo:
            new = beside.get(todo.pop(), set()) - found
            found |= new
            todo.extend(new)
        return found

    def counted(self, station: int, hanging: bool) -> dict[str, int]:
        """The coloured pieces of each team that count for a station (LC-7.2). `hanging`: those connected to an outer
        wall count as well."""
        pieces = self.walls(station)
        if hanging:
            pieces = pieces.union(*(self.net.links[piece] for piece in pieces))
        colours = [COLOUR_OF[self.net.board[piece]] for piece in pieces]
        return {team: colours.count(team) for team in TEAMS}


def _connections(net: Network) -> Iterable[tuple[int, int]]:
    return ((space, other) for space, linked in enumerate(net.links) for other in linked if space < other)


def _squares_beside(width: int, one: int, other: int) -> tuple[int, int]:
    """The two squares that a line parts; `one` is the west or the north end of it."""
    row, column = divmod(one, width)
    across = width + 1
    if other == one + 1:
        return row * across + column + 1, (row + 1) * across + column + 1
    return (row + 1) * across + column, (row + 1) * across + column + 1


def _parted(net: Network) -> frozenset[tuple[int, int]]:
    return frozenset(_squares_beside(net.grid.width, one, other) for one, other in _connections(net))


@lru_cache(maxsize=64)
def regions(width: int, board: tuple[str, ...], directed: bool) -> Regions:
    """The regions of this board."""
    return Regions(network(width, board, directed))
