"""Was it a roll? Free motion tells: the die moved on while no hand was at it.

A thrown die leaves the hand and moves by itself. A die that is set down, turned, pushed or put back moves only as
part of the hand: in the picture it is one piece with the arm that reaches in over the edge. So we count motion away
from anything that touches the picture's edge, and forget it when a hand comes to the die again. What is too little
to tell is not a roll: the referee asks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot

import numpy as np

from vision.roll_motion import Change, Mask, centre, covers, grown, touching_edge

MIN_FREE_FRAMES = 2
MIN_FREE_PATH = 8.0
"""Cells: about the width of a die."""

_LEAST_HAND = 12
_LEAST_FREE = 8
_REACH = 2


@dataclass
class Evidence:
    """Collects free motion since the tray was last at rest. `hand`: a hand is in the picture now."""

    frames: int = 0
    path: float = 0.0
    hand: bool = False
    touched: bool = False
    _at: tuple[float, float] | None = None
    _before: Mask | None = field(default=None, repr=False)

    @property
    def rolled(self) -> bool:
        return self.frames >= MIN_FREE_FRAMES and self.path >= MIN_FREE_PATH

    def add(self, new: Change, moving: Change) -> None:
        """`new`: against the tray at rest. `moving`: against the frame before."""
        arm = touching_edge(new.any, _LEAST_HAND)
        solid_arm = touching_edge(new.solid, _LEAST_HAND)
        self.hand = bool(solid_arm.any())
        near = arm if self._before is None else np.maximum(arm, self._before)
        free = new.solid & moving.solid & (1 - grown(near, _REACH))
        self._before = arm
        if int(free.sum()) >= _LEAST_FREE:
            self._follow(centre(free))
        elif self._at is not None and covers(solid_arm, self._at):
            self.frames, self.path, self._at, self.touched = 0, 0.0, None, True

    def _follow(self, at: tuple[float, float]) -> None:
        self.frames += 1
        if self._at is not None:
            self.path += hypot(at[0] - self._at[0], at[1] - self._at[1])
        self._at = at
