"""Learns a calibration from pictures: the empty tray, and each face of the die laid flat and shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import cv2
import numpy as np

from vision.reader import codebook, colours, fit, flatness, locate, sides, zones
from vision.reader.calibration import PRINT_SIDE, Calibration, CalibrationError, Rgb
from vision.reader.decode import Decoder
from vision.reader.learn_prints import ShownPrint, learn_prints
from vision.reader.locate import FaceSpot
from vision.reader.palette import table
from vision.types import Die, Face, Image

CHANGED = 26
"""Grey levels by which a picture must differ from the empty tray where the die lies."""

RIM_OUT = 1.35
"""The rim reaches at least so far, as a multiple of the face's half side."""

LEAST_FLAT = 4
"""Fewer faces than this do not tell how the camera stands to the tray."""


@dataclass(frozen=True)
class Picture:
    """A picture of the tray with the file it came from."""

    file: str
    image: Image


@dataclass(frozen=True)
class _Shown:
    """A face found in its picture: the evidence of its side faces, samples turned upright as far as the tiles tell,
    and the light fitted to it."""

    face: Face
    file: str
    spot: FaceSpot
    beside: fit.Array
    samples: zones.Samples
    gain: fit.Array
    veil: float
    names: list[str]
    turns: int


def learn(die: Die, empty: Picture, shown: Mapping[str, list[Picture]]) -> Calibration:
    """The calibration for a die from the empty tray and, by face name, pictures of the faces.

    Raises CalibrationError with every problem found: which file, what is wrong, what to do.
    """
    problems = _missing(die, shown)
    palette = {name: colours.albedo(name) for name in table()}
    decoder = Decoder((die,), palette)
    found: list[_Shown] = []
    for face in die.faces:
        for picture in shown.get(face.name, []):
            result = _show(face, picture, empty, decoder)
            if isinstance(result, str):
                problems.append(result)
            else:
                found.append(result)
    prints, mistaken = learn_prints([_shown_print(s) for s in found if s.face.print is not None])
    problems += mistaken
    if problems:
        raise CalibrationError(tuple(problems))
    gain = np.mean([s.gain for s in found], axis=0)
    scale = float(np.median([s.spot.size for s in found])) / (sides.TILED_MM * die.edge_mm / sides.EDGE_MM)
    size = (empty.image.shape[1], empty.image.shape[0])
    flat = flatness.learn([(s.spot.quad, s.beside) for s in found], size) if len(found) >= LEAST_FLAT else None
    return Calibration(die.id, empty.image, scale, _triple(gain), _colours(found), prints, flat)


def _missing(die: Die, shown: Mapping[str, list[Picture]]) -> list[str]:
    names = [face.name for face in die.faces]
    problems = [
        f"{picture.file}: the die {die.id} has no face {name!r}. Rename the picture to one of: {', '.join(names)}."
        for name, pictures in shown.items()
        if name not in names
        for picture in pictures
    ]
    have = {codebook.looks_of(face) for face in die.faces if shown.get(face.name)}
    for face in die.faces:
        if codebook.looks_of(face) not in have:
            have.add(codebook.looks_of(face))
            problems.append(f"face_{face.name}.jpg: is missing. Lay the die with {face.name!r} up and take a picture.")
    return problems


def _show(face: Face, picture: Picture, empty: Picture, decoder: Decoder) -> _Shown | str:
    """The face found in its picture, or what is wrong with the picture."""
    if picture.image.shape != empty.image.shape:
        width, height = empty.image.shape[1], empty.image.shape[0]
        return f"{picture.file}: is not {width}x{height} like {empty.file}. Take all pictures with the same camera."
    found = locate.find(picture.image, decoder.pictured)
    spots = [spot for spot in found if spot.frontal > 0.7 and _is_new(spot, picture.image, empty.image)]
    if not spots:
        return f"{picture.file}: no die found. Lay it flat, face up, away from the walls, with more light."
    spot = max(spots, key=lambda s: s.size)
    samples = zones.take(picture.image, spot.quad)
    verdict = decoder.decode(samples, fit.gain_prior())
    seen = verdict.entry.face if verdict.entry is not None and verdict.confidence > 0.9 else None
    own = [k for k, e in enumerate(decoder.entries) if codebook.looks_of(e.face) == codebook.looks_of(face)]
    fits = fit.fit(samples, decoder.model, fit.gain_prior())
    best = own[int(np.argmin(fits.cost[own]))]
    wrong = seen is not None and codebook.looks_of(seen) != codebook.looks_of(face) and seen.print is None
    if wrong and seen is not None and verdict.reason is None:
        return f"{picture.file}: shows {seen.name!r}, not {face.name!r}. Show the right face, or rename the picture."
    if face.print is None and (float(fits.cost[best]) > 25.0 or seen is None):
        return f"{picture.file}: does not look like {face.name!r}. Check the die file's tiles, and that nothing glares."
    entry = decoder.entries[best]
    return _Shown(
        face,
        picture.file,
        spot,
        sides.evidence(picture.image, spot.quad),
        samples,
        fits.light.gain[best],
        float(fits.light.veil[best]),
        codebook.zone_colours(entry),
        entry.turns,
    )


def _is_new(spot: FaceSpot, image: Image, empty: Image) -> bool:
    """Whether the picture differs from the empty tray at a face or, a white tile on white card, at its rim."""
    place = np.zeros(image.shape[:2], np.uint8)
    for part, scale in ((2, RIM_OUT), (1, 1.0)):
        grown = spot.centre + scale * (spot.quad - spot.centre)
        cv2.fillConvexPoly(place, np.round(grown).astype(np.int32), part)
    change = cv2.absdiff(image, empty).max(axis=2)
    parts = (change[place == part] for part in (1, 2))
    return any(bool(seen.size and np.median(seen) > CHANGED) for seen in parts)


def _colours(found: list[_Shown]) -> dict[str, Rgb]:
    """The albedo of each colour that was shown, over all its zones (only plain ones: a print's edge is mixed)."""
    seen: dict[str, list[fit.Array]] = {}
    for shown in found:
        light = shown.samples.light * np.exp(-shown.gain) - shown.veil
        for zone, name in enumerate(shown.names):
            plain = shown.face.print is None and not shown.samples.clipped[zone].any()
            if plain or (zone % 2 == 0 and not shown.samples.clipped[zone].any()):
                seen.setdefault(name, []).append(np.maximum(light[zone], 0.0))
    return {name: _triple(np.median(values, axis=0)) for name, values in seen.items()}


def _shown_print(shown: _Shown) -> ShownPrint:
    """The face's picture, upright as far as the tiles tell, the light taken out."""
    upright = np.ascontiguousarray(np.rot90(shown.samples.patch, shown.turns))
    small = cv2.resize(upright, (PRINT_SIDE, PRINT_SIDE), interpolation=cv2.INTER_AREA)
    light = colours.to_linear(small) * np.exp(-shown.gain)
    return ShownPrint(shown.face, shown.file, np.asarray(np.round(colours.to_srgb(light)), dtype=np.uint8))


def _triple(value: fit.Array) -> Rgb:
    a, b, c = (float(v) for v in value)
    return a, b, c
