"""From frames to rolls: a state machine that reads a die once, when it has been rolled and lies still.

    START ---- at rest ----> IDLE <-----------------------------+
                              | something new, twice in a row   |
                              v                                 |
                            ACTIVE  (MOVING, HAND, SETTLING) ---+ at rest, two readings agree

IDLE is the design's EMPTY, READ and LOCKED: nothing is read there, however long it lasts. ACTIVE is MOVING, HAND
and SETTLING; its end is STILL and READ. Pure: all time comes from the frames, so virtual time works as well.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

import cv2

from vision.errors import CameraFault
from vision.events import CameraEvent, DiceRead, TrayChanged
from vision.reader.tray import TrayModel
from vision.roll.evidence import LEAST_SHADOW, Evidence
from vision.roll.motion import CELLS_ACROSS, Change, Noise, Small, compare, pixels_equal, shrink
from vision.types import Frame, Image, Reading, Reason, State


class ReadsDice(Protocol):
    """The part of vision.reader.reader.Reader that a roll needs."""

    def read(self, image: Image, expected: tuple[str, ...] | None = None, tray: TrayModel | None = None) -> Reading: ...


@dataclass(frozen=True)
class RollSettings:
    """Seconds, unless said otherwise.

    first_read, decide_after: how long all must lie still before the first reading, and before the answer.
    frozen_after: one identical frame for so long is a dead camera. furniture_after: what reaches over the edge and
    does not move at all for so long is no hand. gap: a pause between frames that breaks a still spell.
    most_reads: readings tried before the answer is UNSURE. least_new: cells that must differ from the tray
    at rest to count as something new; least_moving: from one frame to the next, as motion.
    """

    first_read: float = 0.12
    decide_after: float = 0.25
    frozen_after: float = 1.5
    furniture_after: float = 3.0
    gap: float = 1.0
    most_reads: int = 4
    least_new: int = 6
    least_moving: int = 4
    jpeg_width: int = 640
    jpeg_quality: int = 80


class _Phase(Enum):
    START = "start"
    IDLE = "idle"
    ACTIVE = "active"


class RollMachine:
    """Feed it every frame of one camera, in order. `expect` names the dice that should lie there.

    tray: the empty tray, handed to the reader. learn_tray: without one, remember the tray when it was seen empty.
    """

    def __init__(
        self,
        reader: ReadsDice,
        settings: RollSettings | None = None,
        tray: TrayModel | None = None,
        learn_tray: bool = True,
    ) -> None:
        self._reader = reader
        self._settings = settings or RollSettings()
        self._expected: tuple[str, ...] | None = None
        self._tray = tray
        self._learn_tray = learn_tray and tray is None
        self._state: State | None = None
        self._reason: Reason | None = None
        self._last_frame: Frame | None = None
        self._noise = Noise()
        self._restart()

    def expect(self, dice_ids: tuple[str, ...] | None) -> None:
        """Which dice the next reading should find; None, or none at all, = any registered one.

        A die that lies there while nobody has to roll is read all the same: the rules say that it does not count. Were
        none allowed, the reader would call that one die too many.
        """
        self._expected = dice_ids or None

    def _restart(self) -> None:
        self._phase = _Phase.START
        self._evidence = Evidence()
        self._before: Small | None = None
        self._rest: Small | None = None
        self._disturbed = 0
        self._stirred = False
        self._still_since: float | None = None
        self._spell_start: Small | None = None
        self._readings: list[Reading] = []
        self._settled: tuple[State, Reason | None, Reading | None] | None = None
        self._seen_alive: float | None = None

    def feed(self, frame: Frame) -> tuple[CameraEvent, ...]:
        """What the frame changes: nothing, a new state of the tray, or the answer to a roll.

        Raises CameraFault where the picture of the empty tray has another size than the frame.
        """
        if self._tray is not None and self._tray.background.shape != frame.image.shape:
            raise CameraFault("camera-tray-size", {"tray": _size(self._tray.background), "camera": _size(frame.image)})
        last, self._last_frame = self._last_frame, frame
        small = shrink(frame.image)
        if last is not None and self._repeats(frame, last, small):
            return self._frozen(frame)
        self._seen_alive = frame.t
        before, self._before = self._before, small
        if last is None or before is None or before.shape != small.shape:
            return ()
        self._noise.add(small, before)
        if self._phase is _Phase.IDLE:
            return self._idle(frame, small)
        if frame.t - last.t > self._settings.gap:  # Nobody knows what happened meanwhile.
            self._end_spell()
            return ()
        return self._active(frame, small, before, last.t)

    def _compare(self, now: Small, before: Small) -> Change:
        return compare(now, before, self._noise.contrast)

    def _repeats(self, frame: Frame, last: Frame, small: Small) -> bool:
        """A living sensor has noise: two frames are never equal to the last bit."""
        same = self._before is not None and pixels_equal(small, self._before)
        return same and pixels_equal(frame.image, last.image)

    def _frozen(self, frame: Frame) -> tuple[CameraEvent, ...]:
        if self._seen_alive is None:
            self._seen_alive = frame.t
        if frame.t - self._seen_alive < self._settings.frozen_after or self._state is State.OFFLINE:
            return ()
        alive = self._seen_alive
        self._restart()
        self._seen_alive = alive
        return self._become(State.OFFLINE, frame)

    def _idle(self, frame: Frame, small: Small) -> tuple[CameraEvent, ...]:
        assert self._rest is not None
        new = self._compare(small, self._rest)
        if new.count < self._settings.least_new and int(new.any.sum()) < LEAST_SHADOW:
            self._disturbed = 0
            # Light changes slowly all evening, and a shadow that creeps is no hand: the tray at rest follows them.
            self._rest = cv2.addWeighted(self._rest, 0.5, small, 0.5, 0).astype("uint8")
            return ()
        self._disturbed += 1
        if self._disturbed < 2:  # One noisy frame is no motion.
            return ()
        self._phase, self._evidence = _Phase.ACTIVE, Evidence(max(1, len(self._expected or ())))
        self._end_spell()
        self._evidence.add(new, new)
        return self._become(State.HAND if self._evidence.hand else State.MOVING, frame)

    def _active(self, frame: Frame, small: Small, before: Small, before_t: float) -> tuple[CameraEvent, ...]:
        moving = self._compare(small, before)
        if self._rest is not None and self._rest.shape == small.shape:
            self._evidence.add(self._compare(small, self._rest), moving)
        if moving.count >= self._settings.least_moving or self._crept(small):
            self._stirred = True
            self._end_spell()
            return self._become(State.HAND if self._evidence.hand else State.MOVING, frame)
        if self._still_since is None:
            self._still_since, self._spell_start = before_t, before
        still = frame.t - self._still_since
        if self._evidence.hand and still < self._settings.furniture_after:
            return self._become(State.HAND, frame)
        return self._at_rest(frame, small, still)

    def _crept(self, small: Small) -> bool:
        """Too slow to see from one frame to the next, but not where it was when the spell began."""
        if self._spell_start is None:
            return False
        return self._compare(small, self._spell_start).count >= self._settings.least_new

    def _end_spell(self) -> None:
        self._still_since, self._spell_start = None, None
        self._readings = []

    def _at_rest(self, frame: Frame, small: Small, still: float) -> tuple[CameraEvent, ...]:
        settings = self._settings
        changed = self._become(State.SETTLING, frame)
        if self._nothing_happened(small) and still >= settings.first_read:
            return (*changed, *self._go_back(frame, small))
        if still < settings.first_read or (len(self._readings) == 1 and still < settings.decide_after):
            return changed
        self._readings.append(self._reader.read(frame.image, self._expected, self._tray))
        answer = _agreed(self._readings, settings.most_reads)
        return changed if answer is None else (*changed, *self._decide(frame, small, answer))

    def _nothing_happened(self, small: Small) -> bool:
        """A hand passed over, and the tray lies as it lay before."""
        if self._settled is None or self._rest is None or self._evidence.moved_freely:
            return False
        return self._compare(small, self._rest).count < self._settings.least_new

    def _go_back(self, frame: Frame, small: Small) -> tuple[CameraEvent, ...]:
        assert self._settled is not None
        state, reason, _ = self._settled
        self._lock(small)
        return self._become(state, frame, reason)

    def _lock(self, small: Small) -> None:
        self._phase, self._rest, self._disturbed = _Phase.IDLE, small, 0
        self._end_spell()

    def _decide(self, frame: Frame, small: Small, answer: Reading) -> tuple[CameraEvent, ...]:
        t_still = frame.t if self._still_since is None else self._still_since
        rolled, before = self._evidence.rolled(_cells(answer, frame.image)), self._settled
        lay_there = self._phase is _Phase.START and not self._stirred
        nothing_there = answer.reason is Reason.NO_DIE and not rolled
        if answer.state is State.EMPTY or nothing_there:
            if self._learn_tray and (self._tray is None or not nothing_there):
                self._tray = TrayModel(frame.image.copy())
            return self._settle(frame, small, State.EMPTY, None, answer)
        if not rolled and before is not None and _same_dice(answer, before[2]):
            return self._settle(frame, small, before[0], before[1], before[2])
        if not rolled:
            seen = replace(answer, state=State.UNSURE, reason=Reason.NOT_ROLLED)
            told = self._settle(frame, small, State.UNSURE, Reason.NOT_ROLLED, answer)
            return told if lay_there else (*told, self._dice(seen, frame, t_still))
        told = self._settle(frame, small, answer.state, answer.reason, answer)
        return (*told, self._dice(answer, frame, t_still))

    def _settle(
        self, frame: Frame, small: Small, state: State, reason: Reason | None, reading: Reading | None
    ) -> tuple[CameraEvent, ...]:
        self._settled = (state, reason, reading)
        self._lock(small)
        return self._become(state, frame, reason)

    def _dice(self, reading: Reading, frame: Frame, t_still: float) -> DiceRead:
        return DiceRead(reading, frame.number, t_still, frame.t, evidence(frame.image, self._settings))

    def _become(self, state: State, frame: Frame, reason: Reason | None = None) -> tuple[CameraEvent, ...]:
        if (state, reason) == (self._state, self._reason):
            return ()
        self._state, self._reason = state, reason
        return (TrayChanged(state, frame.number, frame.t, reason),)


def evidence(image: Image, settings: RollSettings) -> bytes:
    """The judged frame as JPEG, whole: the tray's edge and a second die must stay visible to who disputes it."""
    scale = settings.jpeg_width / image.shape[1]
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype("uint8")
    done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, settings.jpeg_quality])
    if not done:
        raise ValueError(f"OpenCV could not encode a {image.shape} picture as JPEG")
    return data.tobytes()


def _faces(reading: Reading) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((die.id, die.face) for die in reading.dice))


def _size(image: Image) -> str:
    return f"{image.shape[1]}x{image.shape[0]}"


def _cells(reading: Reading, image: Image) -> tuple[tuple[float, float], ...]:
    """Where the dice lie, in cells of the small picture."""
    quads = [die.quad for die in reading.dice] or list(reading.quads)
    scale = CELLS_ACROSS / image.shape[1]
    return tuple((sum(x for x, _ in q) / 4 * scale, sum(y for _, y in q) / 4 * scale) for q in quads)


def _agreed(readings: list[Reading], most: int) -> Reading | None:
    """The answer that the last two frames agree on; UNSURE only after `most` tries."""
    last = readings[-1]
    if len(readings) >= 2:
        other = readings[-2]
        if last.state is other.state and last.state is not State.UNSURE and _faces(last) == _faces(other):
            return last
    if len(readings) < most:
        return None
    if last.state is State.UNSURE:
        return last
    return replace(last, state=State.UNSURE, reason=Reason.LOW_CONFIDENCE, fits=_between(readings[-2:]))


def _between(readings: list[Reading]) -> tuple[str, ...]:
    """The faces of one die that two frames disagree on."""
    if any(len(reading.dice) != 1 for reading in readings):
        return ()
    return tuple(dict.fromkeys(reading.dice[0].face for reading in readings))


def _same_dice(now: Reading, before: Reading | None) -> bool:
    """The same faces in the same places (within 6 px): nobody touched them."""
    if before is None or now.state is not State.READ or _faces(now) != _faces(before):
        return False
    places = zip(_places(now), _places(before), strict=True)
    return all(abs(a[0] - b[0]) < 6 and abs(a[1] - b[1]) < 6 for a, b in places)


def _places(reading: Reading) -> list[tuple[float, float]]:
    dice = sorted(reading.dice, key=lambda die: (die.id, die.face, die.quad))
    return [(sum(x for x, _ in die.quad) / 4, sum(y for _, y in die.quad) / 4) for die in dice]
