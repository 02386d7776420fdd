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

from vision.roll.motion import Change, Mask, centre, covers, grown, largest, reaching_in

MIN_FREE_FRAMES = 2
MIN_FREE_PATH = 8.0
"""Cells: a little less than the width of a die."""

MIN_TUMBLE_FRAMES = 5
MIN_TUMBLE_CELLS = 200
"""A die dropped in one place tumbles there without travelling."""

LEAST_SHADOW = 60
"""Cells that get dark all at once: the shadow of a hand, or a dark hand on a floor of its own hue."""

_LEAST_HAND = 12
_LEAST_FREE = 6
_DIE_CELLS = 200
"""A die of 10 x 10 cells with its side faces, and the blur of its motion, or the place where it lay before."""

_REACH = 2
_MOST_COVERED = 0.25
_LONGEST_STEP = 25.0
_LONGEST_PAUSE = 3
_NEAR_REST = 14.0


@dataclass
class Evidence:
    """Collects free motion since the tray was last at rest. `hand`: a hand is in the picture now.

    dice: how many may be thrown at once.
    """

    dice: int = 1
    frames: int = 0
    path: float = 0.0
    cells: int = 0
    hand: bool = False
    _at: tuple[float, float] | None = None
    _pause: int = 0
    _arm: Mask | None = field(default=None, repr=False)

    @property
    def moved_freely(self) -> bool:
        travelled = self.frames >= MIN_FREE_FRAMES and self.path >= MIN_FREE_PATH
        return travelled or (self.frames >= MIN_TUMBLE_FRAMES and self.cells >= MIN_TUMBLE_CELLS)

    def rolled(self, places: tuple[tuple[float, float], ...]) -> bool:
        """Whether what moved freely came to rest at one of these places (cells); no places = wherever it is."""
        if not self.moved_freely or self._at is None:
            return False
        x, y = self._at
        return not places or any(hypot(x - px, y - py) <= _NEAR_REST for px, py in places)

    def add(self, new: Change, moving: Change) -> None:
        """`new`: against the tray at rest. `moving`: against the frame before."""
        # With its shadow: skin on wood can look like a shadow, and then the die in it would seem to move alone.
        arm = reaching_in(new, 2 * _DIE_CELLS * self.dice)
        body = new.solid & arm
        self.hand = int(body.sum()) >= _LEAST_HAND or int(arm.sum()) >= LEAST_SHADOW
        arm_now = arm if self.hand else np.zeros_like(arm)
        loose = new.solid & (1 - arm_now)
        near = arm_now if self._arm is None else np.maximum(arm_now, self._arm)
        # What a leaving hand uncovers has not moved: hence its place one frame ago.
        free = largest(grown(loose, 1) & moving.solid & (1 - grown(near, _REACH)))
        self._arm = arm_now
        size = int(free.sum())
        # Under a hand that fills the picture, or among its pieces, nothing is certain: rather ask than believe it.
        clear = float(arm_now.mean()) <= _MOST_COVERED and int(loose.sum()) <= _DIE_CELLS * (self.dice + 1)
        if clear and size >= _LEAST_FREE:
            self._follow(centre(free), size)
            return
        self._pause += 1
        if self._at is not None and covers(grown(body, 1), self._at):
            self._forget()

    def _follow(self, at: tuple[float, float], size: int) -> None:
        step = 0.0 if self._at is None else hypot(at[0] - self._at[0], at[1] - self._at[1])
        if step > _LONGEST_STEP or self._pause > _LONGEST_PAUSE:  # Another thing, or another motion.
            self._forget()
            step = 0.0
        self.frames += 1
        self.cells += size
        self.path += step
        self._at, self._pause = at, 0

    def _forget(self) -> None:
        """A hand is at the die again: what it did before no longer counts."""
        self.frames, self.path, self.cells, self._at = 0, 0.0, 0, None
