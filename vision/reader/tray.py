"""What is known of the tray when no die lies in it: a picture to compare with, and its scale."""

from __future__ import annotations

from dataclasses import dataclass

from vision.types import Image


@dataclass(frozen=True)
class TrayModel:
    """The empty tray as the camera sees it.

    `background` is the picture (BGR) of the empty tray; `px_per_mm` the scale at the height of a die's top
    face, in the pixels of `background`, None where it is not known.
    """

    background: Image
    px_per_mm: float | None = None
