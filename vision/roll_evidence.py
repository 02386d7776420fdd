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

from vision.roll_motion import Change, Mask, centre, covers, grown, largest, touching_edge

MIN_FREE_FRAMES = 2
MIN_FREE_PATH = 8.0
"""Cells: a little less than the width of a die."""

MIN_TUMBLE_FRAMES = 5
MIN_TUMBLE_CELLS = 200
"""A die dropped in one place tumbles there without travelling."""

_LEAST_HAND = 12
_LEAST_FREE, _MOST_FREE = 8, 260
_REACH = 2
_MOST_COVERED = 0.25
_LONGEST_STEP = 25.0


@dataclass
class Evidence:
    """Collects free motion since the tray was last at rest. `hand`: a hand is in the picture now."""

    frames: int = 0
    path: float = 0.0
    cells: int = 0
    hand: bool = False
    _at: tuple[float, float] | None = None
    _arm: Mask | None = field(default=None, repr=False)

    @property
    def rolled(self) -> bool:
        travelled = self.frames >= MIN_FREE_FRAMES and self.path >= MIN_FREE_PATH
        return travelled or (self.frames >= MIN_TUMBLE_FRAMES and self.cells >= MIN_TUMBLE_CELLS)

    def add(self, new: Change, moving: Change) -> None:
        """`new`: against the tray at rest. `moving`: against the frame before."""
        solid_arm = touching_edge(new.solid, _LEAST_HAND)
        self.hand = bool(solid_arm.any())
        # With its shadow: skin on wood can look like a shadow, and then the die in it would seem to move alone.
        arm = touching_edge(new.any, _LEAST_HAND) if self.hand else None
        free = largest(new.solid & moving.solid & _away_from(arm, self._arm, new.solid))
        self._arm = arm
        size = int(free.sum())
        # Under a hand that fills the picture, brightness can not be compared: rather ask than believe it.
        believable = arm is None or float(arm.mean()) <= _MOST_COVERED
        if believable and _LEAST_FREE <= size <= _MOST_FREE:
            self._follow(centre(free), size)
        elif self._at is not None and covers(solid_arm, self._at):
            self._forget()

    def _follow(self, at: tuple[float, float], size: int) -> None:
        self.frames += 1
        self.cells += size
        if self._at is not None:
            self.path += min(_LONGEST_STEP, hypot(at[0] - self._at[0], at[1] - self._at[1]))
        self._at = at

    def _forget(self) -> None:
        """A hand is at the die again: what it did before no longer counts."""
        self.frames, self.path, self.cells, self._at = 0, 0.0, 0, None


def _away_from(arm: Mask | None, arm_before: Mask | None, like: Mask) -> Mask:
    """1 where no arm is near now, nor was one frame ago: what a leaving hand uncovers has not moved."""
    near = np.zeros_like(like)
    for mask in (arm, arm_before):
        if mask is not None:
            near = np.maximum(near, grown(mask, _REACH))
    return np.asarray(1 - near, np.uint8)
