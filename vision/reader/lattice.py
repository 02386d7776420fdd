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

PITCH = (0.8, 1.75)
"""Distance of two neighbouring cells, in cell sides; their gap is what is more than 1."""

ALIKE = 0.62
"""Smallest ratio of size between cells of one face (perspective, rounded corners)."""


@dataclass(frozen=True)
class Outline:
    """A possible face: the quad (4, 2) round its tiles, px, how many of its cells were seen, and whether more
    cells of the same kind go on beyond it (then it is part of something larger, not a face of a die)."""

    quad: Points
    cells: int
    goes_on: bool = False


def outlines(blobs: list[Blob]) -> list[Outline]:
    """Every face that the blobs may show, whole ones and 2x2 groups."""
    whole = [Outline(b.quad, 0) for b in blobs if b.aspect < WHOLE_ASPECT]
    cells = [c for b in blobs for c in _cells(b)]
    grouped: list[Outline] = []
    for cell in cells:
        # Which corner comes first is chance near 45 degrees, so that each is tried as the face's outer one.
        turns = (np.roll(cell, -k, axis=0) for k in range(4))
        group = next((g for g in (_group(turn, cells) for turn in turns) if g is not None), None)
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


def _group(cell: Points, cells: list[Points]) -> Outline | None:
    """The face whose first cell is `cell`, if its neighbours to the right, below and across are there."""
    u, v = quads.axes(cell)
    basis = np.stack([u, v], axis=1)
    if abs(np.linalg.det(basis)) < 1e-6:
        return None
    centres = np.array([c.mean(axis=0) for c in cells])
    place = np.linalg.solve(basis, (centres - cell.mean(axis=0)).T).T
    size = np.sqrt([quads.area(c) for c in cells])
    own = float(np.sqrt(quads.area(cell)))
    alike = np.minimum(size, own) / np.maximum(size, own) > ALIKE
    right = _pick(place, alike, (1, 0))
    down = _pick(place, alike, (0, 1))
    across = _pick(place, alike, (1, 1))
    found = [k for k in (right, down, across) if k is not None]
    if len(found) < 2:
        return None
    corners = [
        _outer(cells[k], u, v, sign) if k is not None else None
        for k, sign in ((right, (1, -1)), (across, (1, 1)), (down, (-1, 1)))
    ]
    quad = _complete([_outer(cell, u, v, (-1, -1)), *corners])
    if not quads.is_convex(quad):
        return None
    return Outline(quads.clockwise(quad), 1 + len(found), _goes_on(place, alike, size / own, right, down))


def _pick(place: Points, alike: np.ndarray, step: tuple[int, int]) -> int | None:
    """The cell at about one step (right, down) from the first one."""
    fits = alike.copy()
    for axis in (0, 1):
        if step[axis]:
            fits &= (place[:, axis] > PITCH[0]) & (place[:, axis] < PITCH[1])
        else:
            fits &= np.abs(place[:, axis]) < 0.3
    if not fits.any():
        return None
    off = np.abs(place - 1.1 * np.array(step)).sum(axis=1)
    return int(np.argmin(np.where(fits, off, np.inf)))


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
