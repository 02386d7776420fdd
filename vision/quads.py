"""Four-cornered outlines: from a blob's contour to a quadrilateral, and from there to sub-pixel sides."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""Points (n, 2), px, (x, y)."""

CORNER_SHARE = 0.2
"""Share of a side, at either end, that belongs to a rounded corner and is left out of a line fit."""


def clockwise(quad: Points) -> Points:
    """The four corners (4, 2) in clockwise order on the screen, beginning with the topmost-leftmost one."""
    centre = quad.mean(axis=0)
    angle = np.arctan2(quad[:, 1] - centre[1], quad[:, 0] - centre[0])
    ordered = quad[np.argsort(angle)]
    first = int(np.argmin(ordered.sum(axis=1)))
    return np.roll(ordered, -first, axis=0)


def area(quad: Points) -> float:
    """Area of a polygon in px²."""
    x, y = quad[:, 0], quad[:, 1]
    return float(abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2)


def sides(quad: Points) -> NDArray[np.float64]:
    """Lengths of the four sides in px, the first one between corner 0 and corner 1."""
    return np.asarray(np.linalg.norm(np.roll(quad, -1, axis=0) - quad, axis=1))


def axes(quad: Points) -> tuple[Points, Points]:
    """Mean edge vectors along (corner 0 to 1) and across (corner 0 to 3), px."""
    return (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2


def frontality(quad: Points) -> float:
    """How little a square is foreshortened: 1 seen from straight above, 0 seen edge on."""
    values = np.linalg.svd(np.stack(axes(quad), axis=1), compute_uv=False)
    return float(values[1] / max(values[0], 1e-9))


def is_convex(quad: Points) -> bool:
    """Whether the corners, in order, turn the same way all round and none is nearly straight."""
    edge = np.roll(quad, -1, axis=0) - quad
    after = np.roll(edge, -1, axis=0)
    cross = edge[:, 0] * after[:, 1] - edge[:, 1] * after[:, 0]
    sine = cross / np.maximum(np.linalg.norm(edge, axis=1) * np.linalg.norm(after, axis=1), 1e-9)
    return bool(np.all(sine > 0.3) or np.all(sine < -0.3))


def intersect(point_a: Points, along_a: Points, point_b: Points, along_b: Points) -> Points | None:
    """Where two lines (point and direction) meet; None if they are parallel."""
    matrix = np.stack([along_a, -along_b], axis=1)
    if abs(np.linalg.det(matrix)) < 1e-9:
        return None
    t = np.linalg.solve(matrix, point_b - point_a)
    return np.asarray(point_a + t[0] * along_a)


def from_lines(points: list[Points], along: list[Points]) -> Points | None:
    """The corners (4, 2) where four sides (a point and a direction each, in order) meet."""
    corners = [intersect(points[i - 1], along[i - 1], points[i], along[i]) for i in range(4)]
    if any(corner is None for corner in corners):
        return None
    return np.array(corners, dtype=np.float64)


def of_contour(contour: NDArray[Any]) -> Points | None:
    """The quadrilateral that fits a blob's outline (n, 1, 2), rounded corners or not; None if it has not four sides.

    The hull is cut down to four corners, then each side is a line through the outline points that lie along it.
    """
    hull = cv2.convexHull(contour)
    start = _four_corners(hull)
    if start is None:
        return None
    outline = _dense(hull.reshape(-1, 2).astype(np.float64))
    points: list[Points] = []
    along: list[Points] = []
    for i in range(4):
        line = _side(outline, start[i], start[(i + 1) % 4])
        points.append(line[0])
        along.append(line[1])
    fitted = from_lines(points, along)
    if fitted is None or not is_convex(fitted):
        return None
    return clockwise(fitted)


def _four_corners(hull: NDArray[Any]) -> Points | None:
    length = cv2.arcLength(hull, True)
    for tolerance in (0.03, 0.05, 0.07, 0.1, 0.13):
        corners = cv2.approxPolyDP(hull, tolerance * length, True).reshape(-1, 2)
        if len(corners) == 4:
            return np.asarray(corners, dtype=np.float64)
        if len(corners) < 4:
            break
    box = cv2.boxPoints(cv2.minAreaRect(hull)).astype(np.float64)
    filled = cv2.contourArea(hull) / max(area(box), 1e-9)
    return box if filled > 0.8 else None


def _dense(polygon: Points) -> Points:
    """Points about a pixel apart along a closed polygon."""
    after = np.roll(polygon, -1, axis=0)
    counts = np.maximum(np.linalg.norm(after - polygon, axis=1).astype(int), 1)
    parts = [
        a + np.linspace(0, 1, n, endpoint=False)[:, None] * (b - a)
        for a, b, n in zip(polygon, after, counts, strict=True)
    ]
    return np.concatenate(parts)


def _side(outline: Points, a: Points, b: Points) -> tuple[Points, Points]:
    """The line (point, direction) through the outline points near the middle part of side a-b."""
    length = max(float(np.linalg.norm(b - a)), 1e-9)
    along = (b - a) / length
    normal = np.array([-along[1], along[0]])
    t = (outline - a) @ along / length
    off = np.abs((outline - a) @ normal)
    near = outline[(t > CORNER_SHARE) & (t < 1 - CORNER_SHARE) & (off < max(0.12 * length, 2.0))]
    if len(near) < 3:
        return (a + b) / 2, along
    return fit_line(near)


def fit_line(points: Points) -> tuple[Points, Points]:
    """A line (point, direction) through points (n, 2), in least squares after the worst third is left out."""
    middle, direction = _principal(points)
    normal = np.array([-direction[1], direction[0]])
    off = np.abs((points - middle) @ normal)
    kept = points[off <= max(float(np.quantile(off, 0.67)), 1e-6)]
    return _principal(kept) if len(kept) >= 3 else (middle, direction)


def _principal(points: Points) -> tuple[Points, Points]:
    middle = points.mean(axis=0)
    _, _, axis = np.linalg.svd(points - middle, full_matrices=False)
    return middle, np.asarray(axis[0])


def refine(brightness: NDArray[np.uint8], quad: Points) -> Points:
    """Moves each side of a quad onto the dark-to-bright edge near it, to a fraction of a pixel.

    Profiles of brightness (h, w) are taken across each side; the place where a profile crosses the middle
    between dark rim and bright tile, first met on the way out, is a point of the edge. A side without a clear
    edge stays.
    """
    size = float(np.sqrt(area(quad)))
    reach = max(0.1 * size, 3.0)
    offsets = np.linspace(-reach, reach, 41)
    share = np.linspace(CORNER_SHARE, 1 - CORNER_SHARE, 25)
    centre = quad.mean(axis=0)
    points: list[Points] = []
    along: list[Points] = []
    for i in range(4):
        a, b = quad[i], quad[(i + 1) % 4]
        direction = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
        inward = np.array([-direction[1], direction[0]])
        inward = inward if (centre - a) @ inward > 0 else -inward
        base = a + share[:, None] * (b - a)
        edge = _edge_points(brightness, base, inward, offsets)
        line = fit_line(edge) if len(edge) >= 8 else ((a + b) / 2, direction)
        points.append(line[0])
        along.append(line[1])
    fitted = from_lines(points, along)
    moved = np.inf if fitted is None else float(np.abs(fitted - quad).max())
    return quad if fitted is None or moved > 2.5 * reach or not is_convex(fitted) else fitted


def _edge_points(
    brightness: NDArray[np.uint8], base: Points, inward: Points, offsets: NDArray[np.float64]
) -> Points:
    grid = base[:, None, :] + offsets[None, :, None] * inward
    profile = sample(brightness, grid)
    outside, inside = profile.min(axis=1), profile[:, -10:].mean(axis=1)
    level = (outside + inside) / 2
    dark = profile[:, ::-1] <= level[:, None]
    crossing = len(offsets) - np.argmax(dark, axis=1)
    usable = (inside - outside > 12) & dark.any(axis=1) & (crossing < len(offsets) - 3)
    row, k = np.nonzero(usable)[0], crossing[usable]
    before, after = profile[row, k - 1], profile[row, k]
    part = (level[row] - before) / np.maximum(after - before, 1e-6)
    step = offsets[1] - offsets[0]
    return np.asarray(base[row] + (offsets[k - 1] + part * step)[:, None] * inward)


def sample(image: NDArray[np.uint8], grid: Points) -> NDArray[np.float32]:
    """Bilinear values of a one-channel image at the points (n, m, 2)."""
    xy = grid.astype(np.float32)
    found = cv2.remap(image, xy[..., 0], xy[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found, dtype=np.float32)
