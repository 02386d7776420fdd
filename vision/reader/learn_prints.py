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

MISTAKEN = 0.75
"""A picture less like the clearest of its print shows another one, or nothing but glare."""

CLEAR = 0.9
"""Only pictures so like the clearest one of their print are used: glare adds what is not printed."""


@dataclass(frozen=True)
class ShownPrint:
    """A printed face, the file that shows it, and its picture (48, 48, 3), the light taken out, any quarter turn up."""

    face: Face
    file: str
    picture: Image


def learn_prints(shown: list[ShownPrint]) -> tuple[dict[str, Image], list[str]]:
    """The picture of each face that was shown, by name, and the problems: a file that shows another print than it says.

    Equal faces share one picture, the mean of all clear ones, which takes out noise and glare.
    """
    pictures: dict[str, Image] = {}
    problems: list[str] = []
    clearest: list[ShownPrint] = []
    for name in dict.fromkeys(one.face.print for one in shown):
        several = [one for one in shown if one.face.print == name]
        model = max(several, key=lambda one: prints.contrast(one.picture))
        clearest.append(model)
        turned = [_turned_like(one.picture, model.picture) for one in several]
        if name not in prints.KNOWN:
            off = [one for one, (like, _) in zip(several, turned, strict=True) if like < MISTAKEN]
            problems += [_mistaken(one, model) for one in off]
        clear = np.mean([picture for like, picture in turned if like > CLEAR], axis=0)
        pictures |= {one.face.name: np.asarray(clear.round(), np.uint8) for one in several}
    return pictures, problems + list(_twins(clearest))


def _mistaken(one: ShownPrint, model: ShownPrint) -> str:
    return (
        f"{one.file}: does not look like {model.file}, but the die file gives both one print. Take both again without "
        "glare, or rename the one that shows another face."
    )


def _turned_like(picture: Image, model: Image) -> tuple[float, Image]:
    """How like a model a picture is in the quarter turn that is most like it, and the picture so turned."""
    like = PrintBook({"model": model}).likeness(picture)
    turns = max(range(4), key=lambda k: like["model", k])
    return like["model", turns], np.ascontiguousarray(np.rot90(picture, turns))


def _twins(clearest: list[ShownPrint]) -> Iterator[str]:
    """Pictures of different prints that show the same one."""
    for a, b in combinations(clearest, 2):
        if _turned_like(b.picture, a.picture)[0] > TWIN:
            yield f"{b.file}: looks the same as {a.file}. Show {b.face.name!r} again."
