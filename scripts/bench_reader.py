"""Figures of the die reader, each beside free decoding of the same pictures: the nearest colour for each cell."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from config.dice import builtin_die, load_die
from vision.camera.rendered import RenderedCamera
from vision.camera.show_faces import show_faces
from vision.camera.spec import RenderedSource
from vision.errors import CameraFault
from vision.reader import codebook, colours, zones
from vision.reader.quads import Points
from vision.reader.reader import Reader
from vision.reader.tray import TrayModel
from vision.scene.light import random_light
from vision.scene.scene import Scene
from vision.types import Die, Image, Reading, State

Row = tuple[str, float, str, float | None, str]

ROLLS = int(os.environ.get("BENCH_ROLLS", "1000"))
ROLLS_AN_EVENING = 2
COCKED, COCKED_AN_EVENING = ROLLS * 15 // 100, 5
NEAR = ROLLS // 5
PRINTED_AN_EVENING = 20
SIMILAR = {
    "red": ("orange", "dark red"),
    "orange": ("red", "yellow"),
    "yellow": ("orange", "lime"),
    "green": ("bright green", "dark green", "lime"),
    "blue": ("dark blue", "medium blue"),
    "white": ("light bluish grey", "yellow"),
}
NEAREST = "nearest colour a cell, grey-world white balance"
DATA = Path(__file__).parents[1] / "tests" / "data"


def figures() -> Iterator[Row]:
    """Rendered rolls over random light, pose and tray; then the real photos."""
    cv2.setNumThreads(1)
    die = builtin_die("ufo_attack")
    yield from _rolls(die)
    yield from _cocked(die)
    yield from _near_misses(die)
    yield from _printed(builtin_die("ramses_pyramid"))
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


def _cocked(die: Die) -> Iterator[Row]:
    """Dice that lean on the wall by 14 to 45 degrees: with a calibration, with the empty tray alone, with nothing."""
    read = {"calibrated": 0, "tray known, not calibrated": 0, "nothing known": 0}
    count = flat_open = 0
    seed = 300_000
    while count < COCKED:
        seed += 1
        camera = RenderedCamera(RenderedSource(seed=seed, hard=1.0), (die,), 30.0, (640, 480))
        try:
            calibrated = Reader((die,), show_faces(camera, die))
        except CameraFault:
            continue  # This evening's light is too bad for a calibration: people are told so.
        scene = Scene((die,), seed=seed)
        tray = TrayModel(scene.render(()).image)
        plain = Reader((die,))
        for _ in range(COCKED_AN_EVENING):
            image = scene.render((scene.cocked_pose(),)).image
            answers = (calibrated.read(image), plain.read(image, tray=tray), plain.read(image))
            for how, reading in zip(read, answers, strict=True):
                read[how] += reading.state is State.READ
            count += 1
            flat_open += calibrated.read(scene.render((scene.random_pose(),)).image).state is not State.READ
    for how, times in read.items():
        yield f"of {count} cocked dice, read as flat: {how}", 100 * times / count, "%", 100.0, "whatever face is seen"
    yield f"of {count} flat dice, left to people: calibrated", 100 * flat_open / count, "%", None, ""


def _printed(die: Die) -> Iterator[Row]:
    """A die of white tiles that only their prints tell apart: the prints shown under one light, half of the rolls under
    that light and half under another one."""
    looks = {face.name: codebook.looks_of(face) for face in die.faces}
    guessed = Reader((die,))
    failed = count = wrong = left_open = told = 0
    cost: list[float] = []
    evenings = max(1, ROLLS // PRINTED_AN_EVENING)
    for seed in range(500_000, 500_000 + evenings):
        camera = RenderedCamera(RenderedSource(seed=seed, hard=1.0), (die,), 30.0, (640, 480))
        scene = Scene((die,), seed=seed)
        try:
            reader = Reader((die,), show_faces(camera, die))
        except CameraFault:
            failed += 1
            continue
        light = random_light(np.random.default_rng(seed))
        later = Scene((die,), seed=seed, light=light, tray=scene.tray, camera=scene.camera)
        reader.read(scene.render(()).image)  # a tray is compared for the first time only once an evening
        for roll in range(PRINTED_AN_EVENING):
            shot = (scene, later)[roll % 2].render((scene.random_pose(),))
            reading, ms = _timed(reader, shot.image, None)
            cost += [ms] if roll % 2 == 0 else []
            count += 1
            wrong += any(looks[read.face] != looks[shot.truth.dice[0].face] for read in reading.dice)
            left_open += reading.state is not State.READ
            told += roll < PRINTED_AN_EVENING // 4 and guessed.read(shot.image).state is State.READ
    yield f"printed die: calibrations refused, of {evenings}", failed, "evenings", None, ""
    yield f"printed die: misreads in {count} rendered rolls", wrong, "rolls", None, ""
    yield "printed die: left to people", 100 * left_open / max(count, 1), "%", None, ""
    yield f"printed die: read without calibration, of {count // 4}", told, "rolls", None, ""
    yield "printed die: one read, 640x480, tray known, median", float(np.median(cost)) if cost else 0.0, "ms", None, ""


def _near_misses(die: Die) -> Iterator[Row]:
    """Faces with one tile in a similar colour: rendered so, and real photos against a die file changed so."""
    count = read = 0
    plain = Reader((die,))
    rng = np.random.default_rng(7)
    for seed in range(NEAR):
        face, cell = (int(k) for k in rng.integers(4, size=2))
        other = _swapped(die, die.faces[face].name, cell, rng)
        scene = Scene((other,), seed=400_000 + seed)
        tray = TrayModel(scene.render(()).image)
        read += plain.read(scene.render((scene.random_pose(face),)).image, tray=tray).state is State.READ
        count += 1
    yield f"near-miss foreign dice read, of {count} rendered", read, "dice", None, ""
    count = read = 0
    for path in sorted((DATA / "photos" / "cube2x2").glob("*.jpg")):
        cube = load_die(DATA / "dice" / f"{path.stem[:5]}.toml")
        picture = cv2.resize(np.asarray(cv2.imread(str(path))), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        for cell in range(4):
            other = _swapped(cube, path.stem[6], cell, rng)
            read += Reader((other,)).read(np.asarray(picture, np.uint8)).state is State.READ
            count += 1
    yield f"near-miss die files read, of {count} with real photos", read, "dice", None, ""


def _swapped(die: Die, face: str, cell: int, rng: np.random.Generator) -> Die:
    """The die with one tile of a face in a similar colour."""
    faces = []
    for old in die.faces:
        cells = [*old.tiles[0], *old.tiles[1]]
        if old.name == face:
            cells[cell] = str(rng.choice(SIMILAR[cells[cell]]))
        faces.append(replace(old, tiles=((cells[0], cells[1]), (cells[2], cells[3]))))
    return replace(die, faces=tuple(faces))


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
