"""What the reader's tests share: the real photos, the dice, and ways to spoil a picture."""

from __future__ import annotations

import csv
from dataclasses import replace
from functools import cache
from pathlib import Path

import cv2
import numpy as np

from config.dice import load_die
from vision.types import Die, Face, Image

DATA = Path(__file__).parents[1] / "data"
PHOTOS = DATA / "photos" / "cube2x2"


@cache
def labels() -> dict[str, tuple[str, str, str, str]]:
    """Photo file to its four colours, row by row."""
    with (PHOTOS / "labels.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {row["file"]: tuple(row["grid_row_major"].split()) for row in rows}  # type: ignore[misc]


@cache
def cube(name: str) -> Die:
    """One of the two photographed cubes as a die: cube1 or cube3."""
    return load_die(DATA / "dice" / f"{name}.toml")


@cache
def photo(file: str, width: int = 1920) -> Image:
    image = cv2.imread(str(PHOTOS / file))
    assert image is not None, file
    if width == image.shape[1]:
        return np.asarray(image, np.uint8)
    scale = width / image.shape[1]
    return np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)


def turns_of(grid: tuple[str, ...]) -> set[tuple[str, ...]]:
    """A grid, row by row, in its four quarter turns."""
    a, b, c, d = grid
    return {(a, b, c, d), (c, a, d, b), (d, c, b, a), (b, d, a, c)}


def flat(face: Face) -> tuple[str, ...]:
    return (*face.tiles[0], *face.tiles[1])


def true_names(die: Die, file: str) -> set[str]:
    """The faces of a die that look like the photo's, however turned: none for a foreign cube's face."""
    return {face.name for face in die.faces if labels()[file] in turns_of(flat(face))}


def with_tile(die: Die, face: str, cell: int, colour: str) -> Die:
    """The same die with one tile of one face in another colour."""
    faces = []
    for old in die.faces:
        tiles = list(flat(old))
        if old.name == face:
            tiles[cell] = colour
        faces.append(replace(old, tiles=((tiles[0], tiles[1]), (tiles[2], tiles[3]))))
    return replace(die, faces=tuple(faces))


def relit(image: Image, blue: float, green: float, red: float) -> Image:
    """The picture with its light multiplied, a channel each."""
    light = (image.astype(np.float32) / 255) ** 2.2 * np.array([blue, green, red], np.float32)
    return np.asarray(255 * np.clip(light, 0, 1) ** (1 / 2.2), np.uint8)


def turned(image: Image, degrees: float, scale: float = 1.0) -> Image:
    """The picture turned about its middle; what was outside is grey."""
    height, width = image.shape[:2]
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2 + 30), degrees, scale)
    return np.asarray(cv2.warpAffine(image, matrix, (width, height), borderValue=(40, 40, 40)), np.uint8)


def blurred(image: Image, sigma: float) -> Image:
    return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), np.uint8)


def noisy(image: Image, sigma: float, seed: int) -> Image:
    noise = np.random.default_rng(seed).normal(0, sigma, image.shape)
    return np.asarray(np.clip(image + noise, 0, 255), np.uint8)
