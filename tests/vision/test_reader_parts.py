"""The reader's parts one by one: outlines, the lattice, the codebook, the fit of the light."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from config.dice import builtin_die, parse_die
from vision.reader import blobs, codebook, colours, fit, lattice, locate, quads, zones
from vision.reader.reader import Reader
from vision.types import Image, State

UFO = builtin_die("ufo_attack")


def _lattice(rows: int, cell: int = 40, gap: int = 6, colour: tuple[int, int, int] = (40, 170, 40)) -> Image:
    """A black board on grey with rows x rows cells."""
    side = rows * cell + (rows + 1) * gap
    image = np.full((side + 200, side + 200, 3), 130, np.uint8)
    image[88 : 112 + side, 88 : 112 + side] = 18
    for r in range(rows):
        for c in range(rows):
            y, x = 100 + gap + r * (cell + gap), 100 + gap + c * (cell + gap)
            image[y : y + cell, x : x + cell] = colour
    return np.asarray(cv2.GaussianBlur(image, (0, 0), 0.7), np.uint8)


def test_corners_are_found_to_a_fraction_of_a_pixel() -> None:
    true = np.array([[120.3, 90.7], [205.8, 101.2], [196.1, 186.6], [110.9, 176.4]])
    big = np.full((300 * 8, 300 * 8, 3), 20, np.uint8)
    cv2.fillConvexPoly(big, np.round((true + 0.5) * 8 - 0.5).astype(np.int32), (60, 200, 220))
    image = np.asarray(cv2.resize(big, (300, 300), interpolation=cv2.INTER_AREA), np.uint8)
    (spot,) = locate.find(image)
    off = min(np.abs(np.roll(spot.quad, k, axis=0) - true).max() for k in range(4))
    assert off < 0.3


def test_four_cells_are_one_face_and_no_cell_is_a_face_of_its_own() -> None:
    spots = locate.find(_lattice(2))
    assert len(spots) == 1
    assert spots[0].cells == 4
    assert spots[0].size == pytest.approx(86, abs=2)


def test_a_face_with_one_cell_too_dark_to_see_is_still_outlined() -> None:
    image = _lattice(2)
    image[152:192, 152:192] = 18
    (spot,) = [s for s in locate.find(image) if s.size > 60]
    assert spot.cells == 3
    assert spot.size == pytest.approx(86, abs=3)


def test_a_part_of_a_larger_lattice_is_no_face() -> None:
    green = parse_die(
        'id = "g"\nedge_mm = 50\nrim = "black"\ncore = "black"\n'
        '[[face]]\nname = "green"\ntiles = [["green", "green"], ["green", "green"]]\n'
        '[[face]]\nname = "red"\ntiles = [["red", "red"], ["red", "red"]]\n'
    )
    assert Reader((green,)).read(_lattice(3)).state is State.UNSURE


def test_lines_that_do_not_meet_make_no_quad() -> None:
    line = (np.array([0.0, 0.0]), np.array([1.0, 0.0]))
    assert quads.from_lines([line, line, line, line]) is None


def test_a_long_blob_counts_as_two_cells() -> None:
    image = _lattice(2)
    image[106:192, 106:146] = (40, 40, 200)
    found = lattice.outlines(blobs.find(blobs.brightness_of(image)))
    assert max(outline.cells for outline in found) == 4


def test_turning_a_grid_four_times_gives_it_again() -> None:
    grid = (("red", "blue"), ("white", "green"))
    assert codebook.turned(grid, 1) == (("white", "red"), ("green", "blue"))
    assert codebook.turned(grid, 4) == grid


def test_equal_faces_are_one_answer_the_first_ones_name() -> None:
    names = {entry.face.name for entry in codebook.entries((UFO,))}
    assert "ufo_1" in names
    assert "ufo_2" not in names


def _samples(names: list[str], gain: tuple[float, float, float], veil: float = 0.0) -> zones.Samples:
    light = (np.array([colours.albedo(name) for name in names]) + veil) * np.exp(gain)
    patch = np.zeros((zones.SIDE, zones.SIDE, 3), np.uint8)
    return zones.Samples(np.minimum(light, 1), light >= 0.93, np.zeros(8), np.zeros(5), patch)


@pytest.mark.parametrize("gain", [(0.0, 0.0, 0.0), (-0.9, -0.6, -0.4), (-0.2, -0.5, -1.0), (-2.0, -2.0, -2.0)])
def test_the_light_is_found_with_the_face(gain: tuple[float, float, float]) -> None:
    rows = [codebook.zone_colours(entry) for entry in codebook.entries((UFO,))]
    model = codebook.model_of(rows, {name: colours.albedo(name) for name in colours.table()})
    found = fit.fit(_samples(rows[0], gain), model, fit.gain_prior())
    assert int(np.argmin(found.cost)) == 0
    assert found.light.gain[0] == pytest.approx(gain, abs=0.25)


def test_a_sheen_over_the_face_is_found_as_veil() -> None:
    rows = [codebook.zone_colours(entry) for entry in codebook.entries((UFO,))]
    model = codebook.model_of(rows, {name: colours.albedo(name) for name in colours.table()})
    found = fit.fit(_samples(rows[0], (-0.7, -0.7, -0.7), veil=0.3), model, fit.gain_prior())
    best = int(np.argmin(found.cost))
    assert best == 0
    assert found.light.veil[best] > 0.12


def test_field_report_13_glare_and_gaps_are_left_out_of_a_zone() -> None:
    patch = np.full((64, 64, 3), (40, 60, 180), np.uint8)
    patch[30:34], patch[:, 30:34] = 10, 10
    patch[4:8, 4:12] = 255
    square = np.array([[-0.5, -0.5], [63.5, -0.5], [63.5, 63.5], [-0.5, 63.5]])
    seen = colours.to_srgb(zones.take(patch, square).light)
    assert np.abs(seen - np.array([40, 60, 180])).max() < 4


def test_a_fit_from_a_light_nearby_ends_where_one_from_nothing_does() -> None:
    rows = [codebook.zone_colours(entry) for entry in codebook.entries((UFO,))]
    model = codebook.model_of(rows, {name: colours.albedo(name) for name in colours.table()})
    seen = _samples(rows[0], (-0.9, -0.6, -0.4))
    whole = fit.fit(seen, model, fit.gain_prior())
    near = fit.Light(whole.light.gain + 0.2, np.maximum(whole.light.veil, 0) + 0.02)
    again = fit.fit(seen, model, fit.gain_prior(), near)
    assert again.cost[0] == pytest.approx(whole.cost[0], abs=0.5)
    assert int(np.argmin(again.cost)) == 0


@pytest.mark.parametrize("count", [1, 2, 7, 14])
def test_medians_of_rows_are_their_medians(count: int) -> None:
    rows = np.random.default_rng(count).normal(size=(5, count))
    assert quads.medians(rows) == pytest.approx(np.median(rows, axis=1))
