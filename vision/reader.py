"""Frame to Reading: where the dice are, which faces they show, or why that cannot be said. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np

from vision import codebook, colours, fit, locate, zones
from vision.calibration import Calibration
from vision.decode import Decoder, Verdict
from vision.locate import FaceSpot
from vision.palette import table
from vision.quads import Points
from vision.tray import TrayModel
from vision.types import Die, DieRead, Image, Quad, Reading, Reason, State

DARK_PICTURE = 14
"""A picture whose bright end (99 %) is below this grey level is too dark for anything."""

SIDE_BY_SIDE = 1.45
"""Two faces nearer than this, in sides of the larger one, belong to one die."""

FRONTAL = 0.62
"""A top face more foreshortened than this does not lie flat."""

ALIKE = 0.75
"""A second object counts as a die if its face is so nearly as large as the first."""


@dataclass(frozen=True)
class Sighting:
    """A die in the picture: its upper face and the verdict on it."""

    spot: FaceSpot
    verdict: Verdict
    side_area: float


class Reader:
    """Reads registered dice in single pictures.

    dice: those that may lie in the tray. calibration: colours and prints as this camera sees them, or None.
    """

    def __init__(self, dice: tuple[Die, ...], calibration: Calibration | None = None) -> None:
        if not dice:
            raise ValueError("a Reader needs at least one die")
        self.dice = dice
        self.calibration = calibration
        palette = {name: colours.albedo(name) for name in table()}
        self._decoder = Decoder(dice, palette)

    def read(
        self, image: Image, expected: tuple[str, ...] | None = None, tray: TrayModel | None = None
    ) -> Reading:
        """Judges one picture (h, w, 3).

        expected: ids of the dice that should lie there; None means each registered die once at most, and at least one.
        tray: the empty tray, if known.
        """
        start = perf_counter()
        reading = self._judge(image, expected, tray)
        ms = (perf_counter() - start) * 1000
        return Reading(reading.state, reading.dice, reading.reason, reading.quads, ms)

    def _judge(self, image: Image, expected: tuple[str, ...] | None, tray: TrayModel | None) -> Reading:
        if np.percentile(image[::8, ::8].max(axis=2), 99) < DARK_PICTURE:
            return Reading(State.UNSURE, reason=Reason.TOO_DARK)
        sightings = self._sightings(image)
        if not sightings:
            return Reading(State.UNSURE, reason=Reason.NO_DIE)
        return self._conclude(sightings, expected)

    def _sightings(self, image: Image) -> list[Sighting]:
        found = []
        for spot, beside in bodies(locate.find(image)):
            verdict = self._decoder.decode(zones.take(image, spot.quad), fit.gain_prior())
            found.append(Sighting(spot, verdict, beside))
        return found

    def _conclude(self, sightings: list[Sighting], expected: tuple[str, ...] | None) -> Reading:
        good = [s for s in sightings if _doubt(s) is None]
        if not good:
            worst = max(sightings, key=lambda s: s.spot.size * s.spot.frontal)
            return Reading(State.UNSURE, reason=_doubt(worst), quads=(_quad(worst.spot.quad),))
        size = max(s.spot.size for s in good)
        rivals = [s for s in sightings if _doubt(s) is not None and _like_a_die(s, size)]
        dice = tuple(_read(s) for s in good)
        quads = tuple(_quad(s.spot.quad) for s in good + rivals)
        reason = self._count(dice, len(rivals), expected)
        if reason is not None:
            return Reading(State.UNSURE, reason=reason, quads=quads)
        return Reading(State.READ, dice, quads=quads)

    def _count(self, dice: tuple[DieRead, ...], rivals: int, expected: tuple[str, ...] | None) -> Reason | None:
        seen = sorted(d.id for d in dice)
        allowed = sorted(expected) if expected is not None else sorted(d.id for d in self.dice)
        for name in seen:
            if seen.count(name) > allowed.count(name):
                return Reason.TWO_DICE
        if expected is not None and len(seen) + rivals < len(allowed):
            return Reason.MISSING_DIE
        if len(seen) + rivals > len(allowed):
            return Reason.TWO_DICE
        return Reason.UNKNOWN_FACE if rivals else None


def bodies(spots: list[FaceSpot]) -> list[tuple[FaceSpot, float]]:
    """The upper face of each die, and the largest side face's area as a share of it.

    Faces that touch belong to one die; seen from above, the largest of them is the upper one.
    """
    tops: list[tuple[FaceSpot, float]] = []
    for spot in sorted(spots, key=lambda s: -s.size):
        for i, (top, share) in enumerate(tops):
            if np.linalg.norm(spot.centre - top.centre) < SIDE_BY_SIDE * top.size:
                tops[i] = (top, max(share, (spot.size / top.size) ** 2))
                break
        else:
            tops.append((spot, 0.0))
    return tops


def _doubt(sighting: Sighting) -> Reason | None:
    if sighting.spot.goes_on:
        return Reason.UNKNOWN_FACE
    if sighting.verdict.reason is None and sighting.spot.frontal < FRONTAL:
        return Reason.COCKED
    return sighting.verdict.reason


def _like_a_die(sighting: Sighting, size: float) -> bool:
    spot = sighting.spot
    return spot.size > ALIKE * size and spot.frontal > 0.75 and spot.rim > 0.5


def _read(sighting: Sighting) -> DieRead:
    entry = sighting.verdict.entry
    if entry is None:
        raise ValueError("a sighting without an entry cannot be read")
    quad = np.roll(sighting.spot.quad, -entry.turns, axis=0)
    grid = codebook.turned(entry.face.tiles, entry.turns)
    return DieRead(entry.die.id, entry.face.name, grid, sighting.verdict.confidence, _quad(quad))


def _quad(quad: Points) -> Quad:
    a, b, c, d = ((round(float(x), 2), round(float(y), 2)) for x, y in quad)
    return (a, b, c, d)
