"""The prints of a die, learned from the pictures that show them, and what is wrong with those pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from vision.reader import prints
from vision.reader.prints import PrintBook
from vision.types import Face, Image

TWIN = 0.88
"""Two prints that correlate more than this are one and the same: of one print, none of 180 rendered pictures under
one light was less like the shown one than 0.9; two different ones of the Ramses die are 0.72 at most."""


@dataclass(frozen=True)
class ShownPrint:
    """A printed face, the file that shows it, and its picture (48, 48, 3), the light taken out, any quarter turn up."""

    face: Face
    file: str
    picture: Image


def learn_prints(shown: list[ShownPrint]) -> tuple[dict[str, Image], list[str]]:
    """The picture of each face, by name, and the problems: a picture that shows another print than its name says.

    Equal faces are turned alike; several pictures of one face are averaged, which takes out noise and glare.
    """
    first: dict[str | None, ShownPrint] = {}
    alike: dict[str, list[Image]] = {}
    problems: list[str] = []
    for one in shown:
        model = first.setdefault(one.face.print, one)
        likeness, turned = _turned_like(one.picture, model.picture)
        if one is not model and likeness < prints.least(one.face.print):
            problems.append(f"{one.file}: does not look like {model.file}, but the die file gives both one print. ")
            problems[-1] += "Take it again without glare, or rename the picture that shows another face."
        alike.setdefault(one.face.name, []).append(turned)
    pictures = {name: np.asarray(np.mean(several, axis=0).round(), np.uint8) for name, several in alike.items()}
    return pictures, problems + list(_twins(first))


def _turned_like(picture: Image, model: Image) -> tuple[float, Image]:
    """How like a model a picture is in the quarter turn that is most like it, and the picture so turned."""
    book, seen = PrintBook({"model": model}), (np.ascontiguousarray(np.rot90(picture, k)) for k in range(4))
    return max(((book.correlation(prints.ready(one), "model", 0), one) for one in seen), key=lambda found: found[0])


def _twins(first: dict[str | None, ShownPrint]) -> Iterator[str]:
    """Pictures of different prints that show the same one."""
    for a, b in combinations(first.values(), 2):
        if _turned_like(b.picture, a.picture)[0] > TWIN:
            yield f"{b.file}: looks the same as {a.file}. Show {b.face.name!r} again."
