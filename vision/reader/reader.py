"""Frame to Reading: where the dice are, which faces they show, or why that cannot be said. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter

import numpy as np

from vision.reader import codebook, colours, fit, flatness, locate, sides, zones
from vision.reader.blobs import brightness_of
from vision.reader.calibration import Calibration
from vision.reader.decode import Decoder, Verdict
from vision.reader.foreground import Background, Change
from vision.reader.locate import FaceSpot
from vision.reader.palette import table
from vision.reader.quads import Points
from vision.reader.tray import TrayModel
from vision.types import Die, DieRead, Image, Quad, Reading, Reason, State

DARK_PICTURE = 14
"""A picture whose bright end (99 %) is below this grey level is too dark for anything."""

SIDE_BY_SIDE = 1.45
"""Two faces nearer than this, in sides of the larger one, belong to one die."""

ALIKE = 0.75
"""A second object counts as a die if its face is so nearly as large as the first."""

MUCH_LARGER = 3.0
"""What is larger than this against a face that is read is furniture, not a die."""

DIE_RIM, DIE_FRONTAL = 0.5, 0.75
"""What is not read counts as a die only with a rim so dark and a face so little foreshortened."""


@dataclass(frozen=True)
class Sighting:
    """A die in the picture: its upper face, the verdict on it, and, where that names a face, whether the die lies
    flat."""

    spot: FaceSpot
    verdict: Verdict
    flat: bool


class Reader:
    """Reads registered dice in single pictures.

    dice: those that may lie in the tray. calibration: colours and prints as this camera sees them, or None.
    """

    def __init__(self, dice: tuple[Die, ...], calibration: Calibration | None = None) -> None:
        if not dice:
            raise ValueError("a Reader needs at least one die")
        self.dice = dice
        self.calibration = calibration
        self._decoder = Decoder(dice, {name: colours.albedo(name) for name in table()}, calibration)
        self._background: tuple[TrayModel, Background] | None = None

    def read(self, image: Image, expected: tuple[str, ...] | None = None, tray: TrayModel | None = None) -> Reading:
        """Judges one picture (h, w, 3).

        expected: ids of the dice that should lie there; None means each registered die once at most, and at least one.
        tray: the empty tray; None takes the calibration's, if its size is the picture's. ValueError: the tray's picture
        has another size.
        """
        start = perf_counter()
        reading = self._judge(image, expected, self._tray_for(image, tray))
        ms = (perf_counter() - start) * 1000
        return replace(reading, ms=ms)

    def _tray_for(self, image: Image, tray: TrayModel | None) -> Background | None:
        if tray is None and self.calibration is not None:
            fits = self.calibration.background.shape == image.shape
            tray = self.calibration.tray() if fits else None
        if tray is None:
            return None
        if self._background is None or self._background[0].background is not tray.background:
            self._background = (tray, Background(tray.background))
        return self._background[1]

    def _judge(self, image: Image, expected: tuple[str, ...] | None, tray: Background | None) -> Reading:
        if _bright_end(image) < DARK_PICTURE:
            return Reading(State.UNSURE, reason=Reason.TOO_DARK)
        change = tray.compare(image) if tray is not None else None
        if change is not None and change.hand:
            return Reading(State.UNSURE, reason=Reason.HAND)
        if change is not None and change.boxes == ():
            return Reading(State.EMPTY)
        sightings = self._sightings(image, change)
        if not sightings:
            return Reading(State.UNSURE, reason=Reason.NO_DIE)
        return self._conclude(sightings, expected)

    def _sightings(self, image: Image, change: Change | None) -> list[Sighting]:
        prior = self._light(change)
        boxes = change.boxes if change is not None else None
        printed = self._decoder.pictured
        spots = locate.find(image, printed) if boxes is None else locate.find_in(image, boxes, printed)
        found = []
        for spot in uppermost(spots):
            verdict = self._decoder.decode(zones.take(image, spot.quad), prior)
            flat = verdict.reason is None and self._lies(spot, image, mounted=change is not None)
            found.append(Sighting(spot, verdict, flat))
        return found

    def _light(self, change: Change | None) -> fit.Gain:
        """What is known of the light before a face is looked at: with a calibration, how it was then and how the
        tray's own colours have changed since."""
        if self.calibration is None:
            return fit.gain_prior()
        then = np.array(self.calibration.gain)
        if change is None or change.boxes is None or not self._calibrated_tray():
            return fit.gain_prior(then, common=0.6, warm=0.5, tint=0.15)
        return fit.gain_prior(then + change.light, common=0.35, warm=0.2, tint=0.08)

    def _calibrated_tray(self) -> bool:
        """Whether the tray in use is the one of the calibration: only then its change tells the light's change."""
        used = self._background
        return used is not None and self.calibration is not None and used[0].background is self.calibration.background

    def _lies(self, spot: FaceSpot, image: Image, mounted: bool) -> bool:
        """Whether the die lies flat, as far as can be told."""
        camera = self.calibration.flatness if self.calibration is not None else None
        if camera is None:
            camera = flatness.MOUNTED if mounted else flatness.HELD
        return camera.flat(spot.quad, sides.evidence(image, spot.quad), (image.shape[1], image.shape[0]))

    def _conclude(self, sightings: list[Sighting], expected: tuple[str, ...] | None) -> Reading:
        good = _of_a_dies_size([s for s in sightings if _doubt(s) is None], sightings)
        if not good:
            worst = max(sightings, key=lambda s: s.spot.size * s.spot.frontal * s.spot.rim)
            why = _doubt(worst) or Reason.UNKNOWN_FACE
            return Reading(State.UNSURE, reason=why, quads=(_quad(worst.spot.quad),), fits=_fits(worst))
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


def _bright_end(image: Image) -> int:
    """The grey level that 1 % of a picture is brighter than."""
    levels = brightness_of(np.ascontiguousarray(image[::8, ::8])).ravel()
    place = int(0.99 * (len(levels) - 1))
    return int(np.partition(levels, place)[place])


def uppermost(spots: list[FaceSpot]) -> list[FaceSpot]:
    """The upper face of each die: of faces that touch, and so belong to one die, the largest."""
    tops: list[FaceSpot] = []
    for spot in sorted(spots, key=lambda s: -s.size):
        if all(np.linalg.norm(spot.centre - top.centre) >= SIDE_BY_SIDE * top.size for top in tops):
            tops.append(spot)
    return tops


def _doubt(sighting: Sighting) -> Reason | None:
    if sighting.spot.goes_on:
        return Reason.UNKNOWN_FACE
    if sighting.verdict.reason is None and not sighting.flat:
        return Reason.COCKED
    return sighting.verdict.reason


def _fits(sighting: Sighting) -> tuple[str, ...]:
    """Between which two faces the die could not be decided."""
    verdict = sighting.verdict
    if _doubt(sighting) is not Reason.LOW_CONFIDENCE or verdict.entry is None or not verdict.rivals:
        return ()
    return (verdict.entry.face.name, verdict.rivals[0])


def _of_a_dies_size(good: list[Sighting], sightings: list[Sighting]) -> list[Sighting]:
    """Drops what can be read but is far smaller than another die in the picture: a tile beside the tray is no die."""
    if not good:
        return good
    size = max(s.spot.size for s in good)
    large = [s.spot.size for s in sightings if s.spot.size < MUCH_LARGER * size and _die_shaped(s.spot)]
    return [s for s in good if s.spot.size > ALIKE * max(large, default=0.0)]


def _die_shaped(spot: FaceSpot) -> bool:
    return spot.frontal > DIE_FRONTAL and spot.rim > DIE_RIM


def _like_a_die(sighting: Sighting, size: float) -> bool:
    spot = sighting.spot
    return ALIKE < spot.size / size < 1 / ALIKE and _die_shaped(spot)


def _read(sighting: Sighting) -> DieRead:
    entry = sighting.verdict.entry
    if entry is None:
        raise ValueError("a sighting without an entry cannot be read")
    quad = np.roll(sighting.spot.quad, -entry.turns, axis=0)
    grid = codebook.turned(entry.face.tiles, entry.turns)
    verdict = sighting.verdict
    return DieRead(entry.die.id, entry.face.name, grid, verdict.confidence, _quad(quad), verdict.rivals)


def _quad(quad: Points) -> Quad:
    a, b, c, d = ((round(float(x), 2), round(float(y), 2)) for x, y in quad)
    return (a, b, c, d)
