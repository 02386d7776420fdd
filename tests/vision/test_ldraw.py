"""The prints of the Ramses Pyramid die, drawn from LDraw's own geometry."""

from __future__ import annotations

import numpy as np
import pytest

from vision.scene import artwork, ldraw


@pytest.mark.parametrize("part", ldraw.parts())
def test_every_shape_lies_on_the_tile(part: str) -> None:
    for _code, corners in ldraw.shapes(part):
        assert np.abs(corners).max() <= 20.0, "a 2x2 tile is 40 LDU wide"


@pytest.mark.parametrize(("part", "dots"), [("3068bp92", 2), ("3068bp98", 2), ("3068bp97", 1), ("3068bp99", 3)])
def test_a_print_has_its_dots(part: str, dots: int) -> None:
    discs = [corners for _code, corners in ldraw.shapes(part) if len(corners) > 4]
    assert len(discs) == dots


def test_the_steal_print_is_black_below_its_diagonal() -> None:
    picture, alpha = artwork.draw("3068bp98", 100)
    assert alpha[80, 80] == 1.0
    assert tuple(picture[80, 80]) == (0x34, 0x2A, 0x1B), "black, as BGR"
    assert alpha[20, 20] == 0.0, "the tile's own plastic"


def test_a_colour_without_a_value_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ldraw.COLOURS, 25)
    with pytest.raises(KeyError, match=r"3068bp99\.dat uses the colour code 25; add it"):
        ldraw.shapes("3068bp99")
