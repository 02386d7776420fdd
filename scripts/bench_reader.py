"""Figures of the die reader, each beside free decoding of the same pictures: the nearest colour for each cell."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from config.dice import builtin_die, load_die
from vision.reader import codebook, colours, zones
from vision.reader.quads import Points
from vision.reader.reader import Reader
from vision.reader.tray import TrayModel
from vision.scene.scene import Scene
from vision.types import Die, Image, Reading, State

Row = tuple[str, float, str, float | None, str]

ROLLS = int(os.environ.get("BENCH_ROLLS", "1000"))
ROLLS_AN_EVENING = 2
NEAREST = "nearest colour a cell, grey-world white balance"
DATA = Path(__file__).parents[1] / "tests" / "data"


def figures() -> Iterator[Row]:
    """Rendered rolls over random light, pose and tray; then the real photos."""
    cv2.setNumThreads(1)
    die = builtin_die("ufo_attack")
    yield from _rolls(die)
    yield from _photos()


def _rolls(die: Die) -> Iterator[Row]:
    reader = Reader((die,))
    same = {"ufo_2": "ufo_1"}
    wrong = left_open = free_wrong = 0
    alone: list[float] = []
    with_tray: list[float] = []
    for k in range(ROLLS // ROLLS_AN_EVENING):
        scene = Scene((die,), seed=100_000 + k)
        tray = TrayModel(scene.render(()).image)
        reader.read(tray.background, tray=tray)  # a tray is compared for the first time only once an evening
        for _ in range(ROLLS_AN_EVENING):
            shot = scene.render((scene.random_pose(),))
            (truth,) = shot.truth.dice
            face = same.get(truth.face, truth.face)
            _, cost = _timed(reader, shot.image, None)
            alone.append(cost)
            reading, cost = _timed(reader, shot.image, tray)
            with_tray.append(cost)
            wrong += any(read.face != face for read in reading.dice)
            left_open += reading.state is not State.READ
            free_wrong += _free(shot.image, np.array(truth.quad), die) != face
    count = ROLLS // ROLLS_AN_EVENING * ROLLS_AN_EVENING
    read = count - left_open
    yield f"misreads in {count} rendered rolls", wrong, "rolls", free_wrong, f"{NEAREST}, true quad given"
    bound = 100 * (3.0 if wrong == 0 else wrong + 2 * np.sqrt(wrong) + 2) / max(read, 1)
    yield "misread rate, upper bound (95 %)", bound, "%", 100 * free_wrong / count, f"{NEAREST}, measured"
    yield "left to people", 100 * left_open / count, "%", 0.0, "it always answers"
    yield "one read, 640x480, tray known, median", float(np.median(with_tray)), "ms", None, ""
    yield "one read, 640x480, tray known, 95th percentile", float(np.percentile(with_tray, 95)), "ms", None, ""
    yield "one read, 640x480, nothing known, median", float(np.median(alone)), "ms", None, ""


def _timed(reader: Reader, image: Image, tray: TrayModel | None) -> tuple[Reading, float]:
    start = process_time()
    reading = reader.read(image, tray=tray)
    return reading, (process_time() - start) * 1000


def _photos() -> Iterator[Row]:
    read = wrong = free_right = 0
    files = sorted((DATA / "photos" / "cube2x2").glob("*.jpg"))
    for path in files:
        die = load_die(DATA / "dice" / f"{path.stem[:5]}.toml")
        image = np.asarray(cv2.imread(str(path)), np.uint8)
        reading = Reader((die,)).read(image)
        read += reading.state is State.READ
        wrong += any(found.face != path.stem[6] for found in reading.dice)
        if reading.quads:
            free_right += _free(image, np.array(reading.quads[0]), die) == path.stem[6]
    yield f"real photos read, of {len(files)}", read - wrong, "photos", free_right, NEAREST
    yield "real photos misread", wrong, "photos", len(files) - free_right, f"{NEAREST}: wrong or none"


def _free(image: Image, quad: Points, die: Die) -> str | None:
    """Free decoding: grey-world white balance, then the nearest table colour for each cell; the face that has them."""
    names = sorted({cell for face in die.faces for row in face.tiles for cell in row})
    table = np.array([np.cbrt(colours.albedo(name)) for name in names])
    mean = colours.to_linear(image[::4, ::4]).reshape(-1, 3).mean(axis=0)
    light = zones.take(image, quad).light * (mean.mean() / mean)
    light = np.cbrt(np.clip(light / max(float(light.max()), 1e-6) * 0.9, 0, 1))
    cells = light.reshape(4, 2, 3)[:, 0]
    nearest = [names[int(np.argmin(((table - cell) ** 2).sum(axis=1)))] for cell in cells]
    grid = ((nearest[0], nearest[1]), (nearest[2], nearest[3]))
    for face in die.faces:
        if any(codebook.turned(face.tiles, turns) == grid for turns in range(4)):
            return face.name
    return None
