"""`referee read` and `referee calibrate`: pictures in files. File access is here, thinking in vision."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import cv2
import msgspec
import numpy as np

from config.dice import find_die, load_dice_set
from config.errors import ConfigError
from vision.reader import calibration, learn
from vision.reader.calibration import CalibrationError
from vision.reader.learn import Picture
from vision.reader.reader import Reader
from vision.reader.tray import TrayModel
from vision.types import Die, DieRead, Image, Reading

KINDS = (".jpg", ".jpeg", ".png", ".bmp", ".webp")


class PictureError(ValueError):
    """A picture that cannot be used; the text says which, why, and how to mend it."""


def read_main(args: argparse.Namespace) -> int:
    """Reads each picture and prints one line for it. 0: all could be judged; 1: not all, or none."""
    try:
        dice = load_dice_set(Path(args.dice_set)) if args.dice_set else (find_die(args.die),)
        known = calibration.load(args.calibration) if args.calibration else None
        if known is not None and known.die not in {die.id for die in dice}:
            raise PictureError(
                f"{args.calibration}: was made for the die {known.die!r}. Calibrate with this die, or name that one."
            )
        tray = TrayModel(load_picture(args.tray)) if args.tray else None
        if args.debug:
            args.debug.mkdir(parents=True, exist_ok=True)
    except (ConfigError, CalibrationError, PictureError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    reader = Reader(dice, known)
    expected = tuple(die.id for die in dice) if args.dice_set else None
    results = [_read_one(reader, path, expected, tray, args) for path in args.image]
    return 0 if all(results) else 1


def _read_one(
    reader: Reader, path: Path, expected: tuple[str, ...] | None, tray: TrayModel | None, args: argparse.Namespace
) -> bool:
    """Reads one picture and prints its line; False if it could not be opened or compared."""
    try:
        image = load_picture(path)
        reading = reader.read(image, expected, tray)
    except (PictureError, ValueError) as error:
        text = str(error) if isinstance(error, PictureError) else f"{path}: {error}. Take both with the same camera."
        line: dict[str, Any] = {
            "file": str(path),
            "state": "unsure",
            "dice": [],
            "reason": None,
            "ms": 0.0,
            "error": text,
        }
        print(_json(line) if args.json else text, file=sys.stdout if args.json else sys.stderr)
        return False
    print(_json(report(path, reading)) if args.json else sentence(path, reading))
    if args.debug:
        target = args.debug / f"{path.stem}.png"
        if not cv2.imwrite(str(target), annotated(image, reading)):
            print(f"{target}: could not be written. Check the folder's space and permissions.", file=sys.stderr)
            return False
    return True


def report(path: Path, reading: Reading) -> dict[str, Any]:
    """The line of one picture as plain data: file, state, dice, reason, ms."""
    return {
        "file": str(path),
        "state": reading.state.value,
        "dice": [_die_report(die) for die in reading.dice],
        "reason": reading.reason.value if reading.reason else None,
        "ms": round(reading.ms, 2),
    }


def _die_report(die: DieRead) -> dict[str, Any]:
    return {
        "id": die.id,
        "face": die.face,
        "grid": die.grid,
        "confidence": round(die.confidence, 4),
        "quad": [[round(x, 1), round(y, 1)] for x, y in die.quad],
    }


def sentence(path: Path, reading: Reading) -> str:
    """The line of one picture for a person."""
    if reading.dice:
        dice = ", ".join(f"{die.id}: {die.face} ({die.confidence:.1%} sure)" for die in reading.dice)
        return f"{path}: {dice}"
    between = f": {' or '.join(reading.fits)}" if reading.fits else ""
    why = f" ({reading.reason.value.replace('_', ' ')}{between})" if reading.reason else ""
    return f"{path}: {reading.state.value}{why}"


def annotated(image: Image, reading: Reading) -> Image:
    """The picture with the faces that were found drawn in, and what they were read as."""
    picture = image.copy()
    width = max(2, image.shape[1] // 500)
    colour = (0, 220, 0) if reading.dice else (0, 60, 255)
    for quad in reading.quads:
        cv2.polylines(picture, [np.round(np.array(quad)).astype(np.int32)], True, colour, width, cv2.LINE_AA)
    words = [f"{die.face} {die.confidence:.3f}" for die in reading.dice]
    words = words or [reading.reason.value if reading.reason else reading.state.value]
    size = image.shape[1] / 900
    for i, word in enumerate(words):
        at = (10, int(30 * size * (i + 1)))
        cv2.putText(picture, word, at, cv2.FONT_HERSHEY_SIMPLEX, size, (0, 0, 0), width * 3, cv2.LINE_AA)
        cv2.putText(picture, word, at, cv2.FONT_HERSHEY_SIMPLEX, size, colour, width, cv2.LINE_AA)
    return picture


def calibrate_main(args: argparse.Namespace) -> int:
    """Learns from a folder of pictures and writes the file. 0: written; 1: it could not be."""
    try:
        die = find_die(args.die)
        empty, shown = _folder(args.dir, die)
        learned = learn.learn(die, empty, shown)
    except (ConfigError, CalibrationError, PictureError) as error:
        print(error, file=sys.stderr)
        return 1
    try:
        args.out.write_text(calibration.dumps(learned), encoding="utf-8")
    except OSError as error:
        print(f"{args.out}: cannot be written ({error.strerror}). Choose another place.", file=sys.stderr)
        return 1
    prints = f", prints of {', '.join(learned.prints)}" if learned.prints else ""
    scale = f"{learned.px_per_mm:.2f} px a millimetre"
    print(f"{args.out}: {die.id}, {scale}, colours {', '.join(sorted(learned.colours))}{prints}.")
    return 0


def _folder(folder: Path, die: Die) -> tuple[Picture, dict[str, list[Picture]]]:
    """empty.jpg and the face_*.jpg of a folder. Raises PictureError."""
    if not folder.is_dir():
        raise PictureError(f"{folder}: is not a folder. Put empty.jpg and face_<name>.jpg into one and name it.")
    files = sorted(p for p in folder.iterdir() if p.suffix.lower() in KINDS)
    empty = [p for p in files if p.stem == "empty"]
    if not empty:
        raise PictureError(f"{folder / 'empty.jpg'}: is missing. Take a picture of the tray without the die.")
    shown: dict[str, list[Picture]] = {}
    for path in files:
        if path.stem.startswith("face_"):
            name = _face_name(path.stem.removeprefix("face_"), die)
            shown.setdefault(name, []).append(Picture(path.name, load_picture(path)))
    return Picture(empty[0].name, load_picture(empty[0])), shown


def _face_name(stem: str, die: Die) -> str:
    """The face's name in a file's name: a number at the end counts pictures, unless it belongs to the face's name."""
    if any(face.name == stem for face in die.faces):
        return stem
    name, _, number = stem.rpartition("_")
    return name if number.isdigit() and name else stem


def load_picture(path: Path) -> Image:
    """A picture file as BGR (h, w, 3). Raises PictureError: no such file, or no picture."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PictureError(f"{path}: cannot be read ({error.strerror}). Check the name.") from error
    image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) if data else None
    if image is None:
        raise PictureError(f"{path}: is not a picture. Use JPEG or PNG.")
    return np.asarray(image, dtype=np.uint8)


def _json(line: dict[str, Any]) -> str:
    return msgspec.json.encode(line).decode("utf-8")
