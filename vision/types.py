"""The words that the parts of vision share. Pixels are (x, y), origin top left; times are monotonic seconds."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:  # The service's process handles readings without loading numpy (about 30 MB).
    import numpy as np
    from numpy.typing import NDArray

Image: TypeAlias = "NDArray[np.uint8]"
"""BGR, shape (height, width, 3)."""

Grid: TypeAlias = tuple[tuple[str, str], tuple[str, str]]
"""The four cells of a face as colour names, row by row; `bare` shows the core."""

Quad: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""The four corners of a face in the image, px, clockwise, the first one at the face's own top left."""


@dataclass(frozen=True)
class Face:
    """One side of a die. `means` is opaque here: only games read it."""

    name: str
    tiles: Grid
    print: str | None = None
    means: tuple[str, ...] = ()
    assumed: bool = False


@dataclass(frozen=True)
class Die:
    """A registered die: `edge_mm` is the rim's outer edge, `rim` and `core` are colour names."""

    id: str
    edge_mm: float
    rim: str
    core: str
    faces: tuple[Face, ...]


class State(Enum):
    """What the tray shows (the `state` of the dice topic)."""

    EMPTY = "empty"
    MOVING = "moving"
    HAND = "hand"
    SETTLING = "settling"
    READ = "read"
    UNSURE = "unsure"
    OFFLINE = "offline"


class Reason(Enum):
    """Why a die was not read."""

    COCKED = "cocked"
    HAND = "hand"
    TWO_DICE = "two_dice"
    MISSING_DIE = "missing_die"
    GLARE = "glare"
    TOO_DARK = "too_dark"
    UNKNOWN_FACE = "unknown_face"
    LOW_CONFIDENCE = "low_confidence"
    NOT_ROLLED = "not_rolled"
    NO_DIE = "no_die"


@dataclass(frozen=True)
class DieRead:
    """One die as read. `confidence` is the calibrated probability (0 to 1) that `face` is right. `rivals` are the faces
    that come next, the nearest first: what it most likely was, should somebody say that it was another one."""

    id: str
    face: str
    grid: Grid
    confidence: float
    quad: Quad
    rivals: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reading:
    """The answer to one frame: READ with dice, EMPTY, or UNSURE with a reason (and the quad, where one was found).
    `fits`: the two faces between which a die with LOW_CONFIDENCE could not be decided, the likelier first."""

    state: State
    dice: tuple[DieRead, ...] = ()
    reason: Reason | None = None
    quads: tuple[Quad, ...] = field(default=())
    ms: float = 0.0
    fits: tuple[str, ...] = ()


@dataclass(frozen=True)
class Frame:
    """One picture: `t` monotonic seconds of its exposure, `number` counts up from the source's start."""

    image: Image
    t: float
    number: int
