"""From blobs to faces: a whole face in one blob, or four cells that stand two by two."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.reader import quads
from vision.reader.blobs import Blob
from vision.reader.quads import Points

WHOLE_ASPECT = 3.2
"""A single blob longer than this is no whole face, not even a side face seen aslant."""

HALF_ASPECT = (1.55, 2.7)
"""A blob as long as this may be two cells of one colour without a gap."""

PITCH, ASIDE = (0.8, 1.75), (-0.3, 0.3)
"""Distance of two neighbouring cells, in cell sides (their gap is what is more than 1); how far aside one may be."""

ALIKE = 0.62
"""Smallest ratio of size between cells of one face (perspective, rounded corners)."""


@dataclass(frozen=True)
class Outline:
    """A possible face: the quad (4, 2) round its tiles, px, how many of its cells were seen, and whether more
    cells of the same kind go on beyond it (then it is part of something larger, not a face of a die)."""

    quad: Points
    cells: int
    goes_on: bool = False


@dataclass(frozen=True)
class _Cells:
    """Cells side by side: quads (n, 4, 2), their middles (n, 2) and sides (n,), px."""

    quads: Points
    centre: Points
    size: Points


def outlines(blobs: list[Blob]) -> list[Outline]:
    """Every face that the blobs may show, whole ones and 2x2 groups."""
    whole = [Outline(b.quad, 0) for b in blobs if b.aspect < WHOLE_ASPECT]
    cells = _gathered([c for b in blobs for c in _cells(b)])
    grouped: list[Outline] = []
    for number in range(len(cells.quads)):
        # Which corner comes first is chance near 45 degrees, so that each is tried as the face's outer one.
        group = next((g for g in (_group(cells, number, turn) for turn in range(4)) if g is not None), None)
        if group is not None and not any(_same(group, other) for other in grouped):
            grouped.append(group)
    return grouped + whole


def _cells(blob: Blob) -> list[Points]:
    """The single cells that a blob may be: itself, or its two halves."""
    if blob.aspect < HALF_ASPECT[0]:
        return [blob.quad]
    if blob.aspect > HALF_ASPECT[1]:
        return []
    q = blob.quad
    u, v = quads.axes(q)
    if np.linalg.norm(u) < np.linalg.norm(v):
        q = np.roll(q, -1, axis=0)
    top, bottom = (q[0] + q[1]) / 2, (q[2] + q[3]) / 2
    return [np.stack([q[0], top, bottom, q[3]]), np.stack([top, q[1], q[2], bottom])]


def _gathered(cells: list[Points]) -> _Cells:
    every = np.array(cells).reshape(-1, 4, 2)
    return _Cells(every, every.mean(axis=1), np.sqrt([quads.area(cell) for cell in cells]))


def _group(cells: _Cells, number: int, turn: int) -> Outline | None:
    """The face whose first cell is that with a number, turned so that its corner `turn` comes first, if its neighbours
    to the right, below and across are there."""
    cell, own = np.roll(cells.quads[number], -turn, axis=0), float(cells.size[number])
    u, v = quads.axes(cell)
    (ux, uy), (vx, vy) = u.tolist(), v.tolist()
    det = ux * vy - uy * vx
    if abs(det) < 1e-6:
        return None
    place = (cells.centre - cells.centre[number]) @ np.array([[vy, -uy], [-vx, ux]]) / det
    alike = np.minimum(cells.size, own) > ALIKE * np.maximum(cells.size, own)
    places = [(k, x, y) for k, ((x, y), like) in enumerate(zip(place.tolist(), alike.tolist(), strict=True)) if like]
    right, down, across = (_pick(places, step) for step in ((1, 0), (0, 1), (1, 1)))
    found = [k for k in (right, down, across) if k is not None]
    if len(found) < 2:
        return None
    corners = [
        _outer(cells.quads[k], u, v, sign) if k is not None else None
        for k, sign in ((right, (1, -1)), (across, (1, 1)), (down, (-1, 1)))
    ]
    quad = _complete([_outer(cell, u, v, (-1, -1)), *corners])
    if not quads.is_convex(quad):
        return None
    return Outline(quads.clockwise(quad), 1 + len(found), _goes_on(place, alike, cells.size / own, right, down))


def _pick(places: list[tuple[int, float, float]], step: tuple[int, int]) -> int | None:
    """The cell at about one step (right, down) from the first one; places: number of a cell, steps right and down."""
    (x_low, x_high), (y_low, y_high) = (PITCH if along else ASIDE for along in step)
    fits = [
        (abs(x - 1.1 * step[0]) + abs(y - 1.1 * step[1]), number)
        for number, x, y in places
        if x_low < x < x_high and y_low < y < y_high
    ]
    return min(fits)[1] if fits else None


def _outer(cell: Points, u: Points, v: Points, sign: tuple[int, int]) -> Points:
    """The corner of a cell that lies farthest in direction (sign of u, sign of v)."""
    towards = sign[0] * u / np.linalg.norm(u) + sign[1] * v / np.linalg.norm(v)
    return np.asarray(cell[int(np.argmax(cell @ towards))])


def _complete(corners: list[Points | None]) -> Points:
    """Fills in the one corner that was not seen, as in a parallelogram."""
    known = list(corners)
    for i, corner in enumerate(known):
        if corner is None:
            before, after, over = known[i - 1], known[(i + 1) % 4], known[(i + 2) % 4]
            if before is not None and after is not None and over is not None:
                known[i] = before + after - over
    return np.array(known, dtype=np.float64)


def _goes_on(place: Points, alike: np.ndarray, ratio: np.ndarray, right: int | None, down: int | None) -> bool:
    """Whether a third cell follows in the same row or column at the same pitch and of the same size."""
    same = alike & (ratio > 0.85) & (ratio < 1.18)
    for axis, neighbour in ((0, right), (1, down)):
        if neighbour is None:
            continue
        pitch = place[neighbour, axis]
        others = np.abs(place[:, 1 - axis]) < 0.25
        for steps in (-1.0, 2.0):
            if np.any(same & others & (np.abs(place[:, axis] - steps * pitch) < 0.12)):
                return True
    return False


def _same(a: Outline, b: Outline) -> bool:
    shift = float(np.linalg.norm(a.quad.mean(axis=0) - b.quad.mean(axis=0)))
    small, large = sorted((quads.area(a.quad), quads.area(b.quad)))
    return shift < 0.1 * np.sqrt(large) and small > 0.75 * large
