"""A camera over a rendered table. It behaves physically: frames come at their time, cables can be pulled.

Messages (control): throw=<face name, face index or None for chance>, die=<id>, ending="flat"|"cocked";
act=<"take_away"|"reach_over"|"set_down"|"turn_in_hand"|…>; fault=<"stop"|"hang"|"repeat"|"crash"|None>.
"""

from __future__ import annotations

import math
import threading
import time
from collections import deque
from itertools import cycle
from pathlib import Path
from typing import Any

from vision.camera.spec import RenderedSource
from vision.errors import CameraFault
from vision.scene.geometry import Pose
from vision.scene.playing import Playing, Step
from vision.scene.scene import Placed, Scene, Shot, TruthDie
from vision.types import Die, Frame, Image

_IDLE_WAIT_S = 0.25
_JUDGED_AFTER_S = 4.0
"""Of the table's own time: what has come to rest may take so long to be judged (see RollSettings.furniture_after)."""
_POOL = 8
_FIRST_FRAMES = 8
_FAULTS = ("stop", "hang", "repeat", "crash", None)
_ACTS = ("take_away", "reach_over", "set_down", "turn_in_hand", "flicker", "lean_over", "drift")


class RenderedCamera:
    """See the module. A tray where nothing happens is rendered `_POOL` times, then shown in turns: no two frames
    that follow one another are equal, and a quiet table costs next to nothing."""

    def __init__(self, source: RenderedSource, dice: tuple[Die, ...], fps: float, size: tuple[int, int]) -> None:
        self.warnings: tuple[str, ...] = ()
        self._source = source
        self._scene = Scene(dice, source.seed, hard=source.hard, size=size)
        self._playing = Playing(self._scene, fps)
        self._steps: deque[Step] = deque()
        self._fault: object = None
        self._shot: Shot | None = None
        self._last: Frame | None = None
        self._pool: Any = None
        self._pool_of: tuple[Placed, ...] | None = None
        self._started = 0.0
        self._stirred = -math.inf

    @property
    def _real(self) -> bool:
        return self._source.speed == "real"

    def open(self) -> None:
        self._check_cable()
        self._started = time.monotonic()
        if self._real:
            self._playing.t = self._started

    def _check_cable(self) -> None:
        if self._source.cable is not None and not Path(self._source.cable).exists():
            raise CameraFault("camera-rendered-cable", {"path": self._source.cable})

    def due_in(self) -> float:
        """At real speed until the next frame's time; at full speed a quiet table waits for messages."""
        if self._real:
            return max(0.0, self._playing.t - time.monotonic())
        quiet = self._playing.t - self._stirred > _JUDGED_AFTER_S
        return _IDLE_WAIT_S if quiet and not self._steps and not self._fault else 0.0

    def read(self) -> Frame | None:
        self._check_cable()
        if self._fault == "stop":
            raise CameraFault("camera-no-picture", {"path": self.describe()})
        if self._fault == "crash":
            raise RuntimeError("the rendered camera was told to crash")
        if self._fault == "hang":
            threading.Event().wait()  # A driver call that never returns.
        if self._real:
            time.sleep(max(0.0, self._playing.t - time.monotonic()))
        if self._fault == "repeat" and self._last is not None:
            return self._repeated(self._last)
        self._last = self._next()
        return self._last

    def _repeated(self, last: Frame) -> Frame:
        assert self._shot is not None
        frame, _ = self._playing.stamp(self._shot)
        return Frame(last.image, frame.t, frame.number)

    def _next(self) -> Frame:
        if self._steps:
            self._pool_of = None
            frame, self._shot = self._playing.show(self._steps.popleft())
            self._stirred = frame.t
            return frame
        if self._pool_of != self._playing.dice:
            self._pool_of = self._playing.dice
            self._pool = cycle([self._scene.render(self._pool_of) for _ in range(_POOL)])
        frame, self._shot = self._playing.stamp(next(self._pool))
        return frame

    def control(self, **what: object) -> None:
        """See the module; raises ValueError for a message that is not understood."""
        if "fault" in what:
            if what["fault"] not in _FAULTS:
                raise ValueError(f"fault {what['fault']!r} is not known; one of {_FAULTS}")
            self._fault = what["fault"]
        elif "throw" in what:
            self._throw(what["throw"], what.get("die"), what.get("ending", "flat"))
        elif what.get("act") in _ACTS:
            arguments = {key: value for key, value in what.items() if key != "act"}
            self._look_ahead()
            self._steps.extend(getattr(self._playing, str(what["act"]))(**arguments))
        else:
            raise ValueError(f"the rendered camera does not understand {what}; it knows throw, act and fault")

    def _throw(self, face: object, die_id: object, ending: object) -> None:
        dice = {die.id: die for die in self._scene.dice}
        die = self._scene.dice[0] if die_id is None else dice.get(str(die_id))
        if die is None:
            raise ValueError(f"there is no die {die_id!r}; known: {sorted(dice)}")
        names = [known.name for known in die.faces]
        if face is None or isinstance(face, int):
            index = face
        elif face in names:
            index = names.index(str(face))
        else:
            raise ValueError(f"die {die.id!r} has no face {face!r}; known: {names}")
        self._look_ahead()
        cocked = ending == "cocked"
        self._steps.extend(self._playing.throw(index, ending="cocked" if cocked else "flat", die=die.id))

    def _look_ahead(self) -> None:
        """The next act starts from how the acts that wait will end; nobody plays before the camera has seen the
        tray at rest."""
        self._steps.extend(self._playing.wait(0.1) * max(0, _FIRST_FRAMES - self._playing.number - len(self._steps)))
        if self._steps:
            self._playing.dice = self._steps[-1].dice

    def truth(self) -> tuple[str, ...] | None:
        """The faces that are up; of faces that look alike, no picture tells which: they go by the first one's name."""
        return None if self._shot is None else tuple(self._first_alike(die) for die in self._shot.truth.dice)

    def _first_alike(self, seen: TruthDie) -> str:
        faces = next((die.faces for die in self._scene.dice if die.id == seen.id), ())
        looks = {face.name: (face.tiles, face.print) for face in faces}
        return next((name for name, look in looks.items() if look == looks[seen.face]), seen.face)

    def picture(self, *poses: Pose) -> Image:
        """The tray with dice laid in it, outside of time: what a person shows for a calibration."""
        return self._scene.render(poses).image

    def close(self) -> None:
        self._steps.clear()

    def describe(self) -> str:
        return f"rendered table {self._source.seed}, speed {self._source.speed}"
