"""Four-cornered outlines: from a blob's contour to a quadrilateral, and from there to sub-pixel sides."""

from __future__ import annotations

from math import hypot
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""Points (n, 2), px, (x, y)."""

Line = tuple[Points, Points]
"""A point of a line and its direction, both (2,)."""

CORNER_SHARE = 0.2
"""Share of a side, at either end, that belongs to a rounded corner and is left out of a line fit."""

PROFILES, DEPTH = 21, 31
"""Brightness profiles across each side, and samples in each."""

LEAST_STEP = 12
"""Grey levels between rim and tile below which a profile shows no edge."""

FRAME_DIMMED = 1.5
"""A thin frame's tile is at most so much brighter than the frame looks."""

MOST_TURN = 2.0
"""A refined side whose ends moved by more than this share of the profiles' reach was fitted to something else."""

_SHARES = np.linspace(CORNER_SHARE, 1 - CORNER_SHARE, PROFILES)
_ACROSS = np.linspace(-1.0, 1.0, DEPTH)


def clockwise(quad: Points) -> Points:
    """The four corners (4, 2) in clockwise order on the screen, beginning with the topmost-leftmost one."""
    off = quad - quad.mean(axis=0)
    ordered = quad[np.argsort(np.arctan2(off[:, 1], off[:, 0]))]
    first = int(np.argmin(ordered.sum(axis=1)))
    return ordered[[first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]]


def area(quad: Points) -> float:
    """Area of a quadrilateral (4, 2) in px²."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad.tolist()
    return float(abs((cx - ax) * (dy - by) - (dx - bx) * (cy - ay)) / 2)


def axes(quad: Points) -> tuple[Points, Points]:
    """Mean edge vectors along (corner 0 to 1) and across (corner 0 to 3), px."""
    return (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2


def frontality(quad: Points) -> float:
    """How little a square is foreshortened: 1 seen from straight above, 0 seen edge on."""
    (a, b), (c, d) = (axis.tolist() for axis in axes(quad))
    # The singular values of the 2x2 matrix of the axes, in closed form.
    total, apart = hypot(a + d, b - c), hypot(a - d, b + c)
    return abs(total - apart) / max(total + apart, 1e-9)


def evenness(quad: Points) -> float:
    """The smaller ratio of two opposite sides: 1 for a parallelogram, a little less for a square in perspective."""
    edge = quad[[1, 2, 3, 0]] - quad
    length = np.hypot(edge[:, 0], edge[:, 1])
    pairs = length[:2], length[2:]
    return float((np.minimum(*pairs) / np.maximum(np.maximum(*pairs), 1e-9)).min())


def is_convex(quad: Points) -> bool:
    """Whether the corners, in order, turn the same way all round and none is nearly straight."""
    edge = quad[[1, 2, 3, 0]] - quad
    after = edge[[1, 2, 3, 0]]
    length = np.hypot(edge[:, 0], edge[:, 1])
    cross = edge[:, 0] * after[:, 1] - edge[:, 1] * after[:, 0]
    sine = cross / np.maximum(length * length[[1, 2, 3, 0]], 1e-9)
    return bool((sine > 0.3).all() or (sine < -0.3).all())


def from_lines(lines: list[Line]) -> Points | None:
    """The corners (4, 2) where four sides, in order, meet; None where two neighbours are parallel."""
    corners: list[tuple[float, float]] = []
    for i in range(4):
        (px, py), (ux, uy) = lines[i - 1][0].tolist(), lines[i - 1][1].tolist()
        (qx, qy), (vx, vy) = lines[i][0].tolist(), lines[i][1].tolist()
        across = ux * vy - uy * vx
        if abs(across) < 1e-6:
            return None
        t = ((qx - px) * vy - (qy - py) * vx) / across
        corners.append((px + t * ux, py + t * uy))
    return np.array(corners, dtype=np.float64)


def of_contour(contour: NDArray[Any], hull: NDArray[Any]) -> Points | None:
    """The quadrilateral that fits a blob's outline, rounded corners or not; None if it has not four sides.

    contour (n, 1, 2): the outline, pixel by pixel; hull (m, 1, 2): its hull. The hull is cut down to four corners,
    then each side is a line through the outline points that lie along it.
    """
    start = _four_corners(hull)
    if start is None:
        return None
    outline = contour.reshape(-1, 2).astype(np.float64)
    edge = start[[1, 2, 3, 0]] - start
    length = np.maximum(np.hypot(edge[:, 0], edge[:, 1]), 1e-9)
    along = edge / length[:, None]
    from_corner = outline[:, None, :] - start
    t = (from_corner * along).sum(axis=2) / length
    off = np.abs(from_corner[..., 0] * along[:, 1] - from_corner[..., 1] * along[:, 0])
    near = (t > CORNER_SHARE) & (t < 1 - CORNER_SHARE) & (off < np.maximum(0.12 * length, 2.0))
    lines: list[Line] = []
    for i in range(4):
        points = outline[near[:, i]]
        lines.append(fit_line(points) if len(points) >= 3 else (start[i], along[i]))
    fitted = from_lines(lines)
    if fitted is None or not is_convex(fitted):
        return None
    return clockwise(fitted)


def _four_corners(hull: NDArray[Any]) -> Points | None:
    length = cv2.arcLength(hull, True)
    for tolerance in (0.03, 0.05, 0.08, 0.12):
        corners = cv2.approxPolyDP(hull, tolerance * length, True).reshape(-1, 2)
        if len(corners) == 4:
            return np.asarray(corners, dtype=np.float64)
        if len(corners) < 4:
            break
    box = cv2.boxPoints(cv2.minAreaRect(hull)).astype(np.float64)
    filled = cv2.contourArea(hull) / max(area(box), 1e-9)
    return box if filled > 0.8 else None


def fit_line(points: Points) -> Line:
    """A line through points (n, 2) that single outliers do not move (Huber)."""
    vx, vy, x, y = cv2.fitLine(points.astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01).ravel().tolist()
    return np.array([x, y]), np.array([vx, vy])


def refine(brightness: NDArray[np.uint8], quad: Points, printed: bool = False) -> Points:
    """Moves each side of a quad onto the dark-to-bright edge near it, to a fraction of a pixel.

    Profiles of brightness (h, w) are taken across each side; the place where a profile crosses the middle between
    dark rim and bright tile, first met on the way out, is a point of the edge. A side without a clear edge stays.
    printed: the tile may be dark behind a thin bright frame; that frame's edge is taken.
    """
    reach = max(0.1 * float(np.sqrt(area(quad))), 3.0)
    edge = quad[[1, 2, 3, 0]] - quad
    direction = edge / np.maximum(np.hypot(edge[:, 0], edge[:, 1]), 1e-9)[:, None]
    inward = np.stack([-direction[:, 1], direction[:, 0]], axis=1)
    inward[((quad.mean(axis=0) - quad) * inward).sum(axis=1) < 0] *= -1
    base = quad[:, None, :] + _SHARES[:, None] * edge[:, None, :]
    x, y = (base[:, :, None, k] + inward[:, None, None, k] * (reach * _ACROSS) for k in (0, 1))
    profile = sample_at(brightness, x.reshape(-1, DEPTH), y.reshape(-1, DEPTH)).reshape(4, PROFILES, DEPTH)
    found, at = _edges(_risen(profile), framed=True) if printed else _edges(profile)
    edges = base + reach * at[..., None] * inward[:, None]
    lines: list[Line] = []
    for i in range(4):
        points = edges[i][found[i]]
        line = fit_line(points) if len(points) >= PROFILES // 3 else (quad[i], direction[i])
        ends = quad[[i, (i + 1) % 4]]
        lines.append(line if _farthest(ends, line) < MOST_TURN * reach else (quad[i], direction[i]))
    fitted = from_lines(lines)
    if fitted is None or not is_convex(fitted):
        return quad
    return fitted


def _farthest(points: Points, line: Line) -> float:
    """Distance, px, of the farthest of some points (n, 2) from a line."""
    off = points - line[0]
    return float(np.abs(off[:, 0] * line[1][1] - off[:, 1] * line[1][0]).max())


def _risen(profile: NDArray[np.float32]) -> NDArray[np.float32]:
    """Profiles (4, n, DEPTH, outside first) that stay at the brightest that they meet on the way in from the rim."""
    rim = np.argmin(profile[..., : DEPTH // 2], axis=2)[..., None]
    risen = np.maximum.accumulate(np.where(np.arange(DEPTH) < rim, -np.inf, profile), axis=2)
    return np.asarray(np.where(np.isinf(risen), profile, risen), dtype=np.float32)


def _edges(profile: NDArray[np.float32], framed: bool = False) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
    """Which profiles (4, n, DEPTH, outside first) show an edge (4, n), and where on the scale -1 to 1 (4, n).

    framed: blur dims a thin frame, so that the tile is taken to be halfway as bright as by its brightest side.
    """
    outside, inside = profile.min(axis=2), profile[..., -8:].mean(axis=2)
    if framed:
        brightest = np.median(inside, axis=1).max()
        inside = (inside + np.clip(brightest, inside, FRAME_DIMMED * inside)) / 2
    level = (outside + inside) / 2
    dark = profile[..., ::-1] <= level[..., None]
    crossing = DEPTH - np.argmax(dark, axis=2)
    found = (inside - outside > LEAST_STEP) & dark.any(axis=2) & (crossing < DEPTH - 2)
    k = np.minimum(crossing, DEPTH - 1)[..., None]
    before, after = (np.take_along_axis(profile, at, axis=2)[..., 0] for at in (k - 1, k))
    part = (level - before) / np.maximum(after - before, 1e-6)
    return found, np.asarray(_ACROSS[k[..., 0] - 1] + part * (_ACROSS[1] - _ACROSS[0]), dtype=np.float64)


def sample(image: NDArray[np.uint8], grid: Points) -> NDArray[np.float32]:
    """Bilinear values of a one-channel image at the points (n, m, 2)."""
    return sample_at(image, grid[..., 0], grid[..., 1])


def sample_at(image: NDArray[np.uint8], x: Points, y: Points) -> NDArray[np.float32]:
    """Bilinear values of a one-channel image at places x, y, each (n, m)."""
    at = x.astype(np.float32), y.astype(np.float32)
    found = cv2.remap(image, *at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found, dtype=np.float32)


def medians(rows: NDArray[np.floating[Any]]) -> Points:
    """The median of each row of (n, m): what np.median gives, without its general machinery (a tenth of the time)."""
    ranked = np.sort(rows, axis=1)
    middle = rows.shape[1] // 2
    return np.asarray((ranked[:, middle] + ranked[:, middle - 1 + rows.shape[1] % 2]) / 2, dtype=np.float64)
