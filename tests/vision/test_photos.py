"""Real photos of 2x2 coloured faces (tests/data/photos/cube2x2): read with nothing but the cube's die file."""

from __future__ import annotations

import pytest
from reader_rig import blurred, cube, labels, noisy, photo, relit, true_names, turned, with_tile

from vision.reader.reader import Reader
from vision.types import Image, Reason, State

CUBES = ("cube1", "cube3")


def _count(images: dict[str, Image]) -> int:
    """How many of the pictures (by photo file) are read; a misread fails."""
    read = 0
    readers = {name: Reader((cube(name),)) for name in CUBES}
    for file, image in images.items():
        name = file[:5]
        reading = readers[name].read(image)
        if reading.state is State.READ:
            assert {die.face for die in reading.dice} == true_names(cube(name), file), file
            read += 1
    return read


def test_every_photo_is_read_and_none_misread() -> None:
    assert _count({file: photo(file) for file in labels()}) >= 11


def test_the_grid_is_given_as_it_lies_in_the_picture() -> None:
    for file, grid in labels().items():
        (die,) = Reader((cube(file[:5]),)).read(photo(file, 960)).dice
        assert (*die.grid[0], *die.grid[1]) == grid, file


@pytest.mark.parametrize(
    ("spoil", "least"),
    [
        (lambda x: relit(x, 0.5, 0.5, 0.5), 10),
        (lambda x: relit(x, 1.3, 1.3, 1.3), 9),
        (lambda x: relit(x, 0.7, 0.9, 1.1), 10),
        (lambda x: relit(x, 1.1, 0.9, 0.75), 8),
        (lambda x: turned(x, 33, 0.8), 10),
        (lambda x: turned(x, 170, 0.6), 10),
        (lambda x: blurred(x, 2.0), 10),
        (lambda x: noisy(x, 8, 1), 10),
        (lambda x: x[60:520, 250:760], 10),
    ],
    ids=["dark", "bright", "warm", "cool", "turned", "upside-down-small", "blurred", "noisy", "cropped"],
)
def test_spoiled_photos_are_never_misread_and_mostly_read(spoil: object, least: int) -> None:
    assert callable(spoil)
    assert _count({file: spoil(photo(file, 960)) for file in labels()}) >= least


def test_photos_of_another_cube_are_unknown_faces() -> None:
    for file in labels():
        other = cube("cube3" if file.startswith("cube1") else "cube1")
        reading = Reader((other,)).read(photo(file, 960))
        if true_names(other, file):
            # The cubes share one face (cube1 L is cube3 F, a quarter turned): reading it is right.
            assert {die.face for die in reading.dice} <= true_names(other, file), file
        else:
            assert (reading.state, reading.reason) == (State.UNSURE, Reason.UNKNOWN_FACE), file


@pytest.mark.parametrize(("old", "new"), [("red", "green"), ("blue", "yellow"), ("white", "red"), ("green", "white")])
def test_a_face_with_one_wrong_tile_in_the_die_file_is_not_read(old: str, new: str) -> None:
    for file, grid in labels().items():
        if old not in grid:
            continue
        die = with_tile(cube(file[:5]), file[6], grid.index(old), new)
        assert Reader((die,)).read(photo(file, 960)).state is State.UNSURE, (file, old, new)
