"""Stations by brute force, written apart from the engine and as plainly as possible: a picture of the board, twice as
fine, in which every connection is drawn as a line, and flood fills on it.

A space (row, column) has the pixel (2*row + 2, 2*column + 2); a pixel with two odd coordinates is a corner of spaces.
"""

from __future__ import annotations

Space = tuple[int, int]
Pixel = tuple[int, int]

SIDES = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}


def open_sides(token: str, directed: bool) -> str:
    """The sides on which the piece of a token connects."""
    if token == "..":
        return ""
    if token in ("--", "<-", "->"):
        return "ew" if directed else "nesw"
    if token in ("||", "/\\", "\\/"):
        return "ns" if directed else "nesw"
    if token[0] == "=":
        return "ew"
    if token[0] == "H":
        return "ns"
    return "nesw"


class Picture:
    """The board as tokens, drawn."""

    def __init__(self, rows: list[list[str]], directed: bool = True) -> None:
        self.rows, self.directed = rows, directed
        self.height, self.width = 2 * len(rows) + 3, 2 * len(rows[0]) + 3
        self.links = {
            frozenset({space, self.beside(space, side)})
            for space in self.spaces()
            for side in open_sides(self.token(space), directed)
            if self.beside(space, side) in self.spaces()
            and BACK[side] in open_sides(self.token(self.beside(space, side)), directed)
        }
        self.drawn = {self.pixel(space) for link in self.links for space in link} | {self.middle(x) for x in self.links}

    def spaces(self) -> list[Space]:
        return [(row, column) for row in range(len(self.rows)) for column in range(len(self.rows[0]))]

    def token(self, space: Space) -> str:
        return self.rows[space[0]][space[1]]

    def beside(self, space: Space, side: str) -> Space:
        return space[0] + SIDES[side][0], space[1] + SIDES[side][1]

    def pixel(self, space: Space) -> Pixel:
        return 2 * space[0] + 2, 2 * space[1] + 2

    def middle(self, link: frozenset[Space]) -> Pixel:
        one, other = link
        return one[0] + other[0] + 2, one[1] + other[1] + 2

    def flood(self, start: Pixel, wall: set[Pixel]) -> set[Pixel]:
        """All pixels that side-steps lead to from `start` without touching a wall."""
        found, todo = {start}, [start]
        while todo:
            row, column = todo.pop()
            for down, right in SIDES.values():
                pixel = row + down, column + right
                inside = 0 <= pixel[0] < self.height and 0 <= pixel[1] < self.width
                if inside and pixel not in wall and pixel not in found:
                    found.add(pixel)
                    todo.append(pixel)
        return found

    def stations(self) -> list[frozenset[Space]]:
        """The movement spaces of each enclosed region that has any."""
        outside = self.flood((0, 0), self.drawn)
        found: set[frozenset[Space]] = set()
        for space in self.spaces():
            if self.token(space) == ".." and self.pixel(space) not in outside:
                region = self.flood(self.pixel(space), self.drawn)
                found.add(frozenset(x for x in self.spaces() if self.token(x) == ".." and self.pixel(x) in region))
        return sorted(found, key=min)

    def walls(self, station: frozenset[Space]) -> set[Space]:
        """The pieces of the loop around it. What cannot get off the board without crossing the station is inside it,
        whatever lines are crossed on the way: lines are no obstacle here, only the station is."""
        region = self.flood(self.pixel(min(station)), self.drawn)
        corners = {pixel for pixel in region if pixel[0] % 2 and pixel[1] % 2}
        free = {(-1, -1)} | {(row, column) for row in range(1, self.height, 2) for column in range(1, self.width, 2)}
        beyond, todo = {(1, 1)}, [(1, 1)]
        while todo:
            row, column = todo.pop()
            for down, right in SIDES.values():
                corner = row + 2 * down, column + 2 * right
                if corner in free and corner not in corners and corner not in beyond:
                    beyond.add(corner)
                    todo.append(corner)
        loop = set()
        for link in self.links:
            row, column = self.middle(link)
            ways = ((1, 0), (-1, 0)) if row % 2 == 0 and column % 2 else ((0, 1), (0, -1))
            one, other = ((row + down, column + right) for down, right in ways)
            if (one in corners and other in beyond) or (other in corners and one in beyond):
                loop |= link
        return loop

    def counts(self, station: frozenset[Space], hanging: bool) -> dict[str, int]:
        """Coloured pieces of each team: in the outer walls, or connected to them as well."""
        pieces = self.walls(station)
        if hanging:
            pieces = pieces | {space for link in self.links if link & pieces for space in link}
        letters = [self.token(space)[1] for space in pieces]
        return {"orange": letters.count("O"), "lime": letters.count("L")}
