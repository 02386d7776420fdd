"""What the tests of scene, roll and camera share: the die, an even light, and a reader that knows the truth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from config.dice import builtin_die
from vision.events import CameraEvent, DiceRead, TrayChanged
from vision.roll.machine import RollMachine, RollSettings
from vision.scene.geometry import Camera
from vision.scene.light import Light
from vision.scene.playing import Playing, Step
from vision.scene.scene import Scene, Shot
from vision.scene.tray import Tray
from vision.types import DieRead, Image, Reading, Reason, State

UFO = builtin_die("ufo_attack")
SMALL = (320, 240)
EVEN = Light(kelvin=5000, camera_kelvin=5000, direct=0.3, gloss=0.05, noise=0.0, blur=0.3, vignette=0.0, jpeg=None)
PLAIN = Camera()
GREEN_FELT = Tray(floor=0)


def even_scene(**changes: object) -> Scene:
    """Straight above, even light, no noise: what is drawn can be measured."""
    parts: dict[str, object] = {"camera": PLAIN, "light": EVEN, "tray": GREEN_FELT}
    return Scene((UFO,), 1, **(parts | changes))  # type: ignore[arg-type]


@dataclass
class TruthReader:
    """Stands for a perfect reader: it is told the truth of the frame that it is shown."""

    shot: Shot | None = None
    calls: int = 0
    expected: tuple[str, ...] | None = None
    lies: dict[int, str] = field(default_factory=dict)
    """At the n-th reading of dice at rest (from 1), the face that it wrongly reads."""
    rests: int = 0

    def read(  # It looks at the truth, not at the picture.
        self,
        image: Image,  # noqa: ARG002
        expected: tuple[str, ...] | None = None,
        tray: object = None,  # noqa: ARG002
    ) -> Reading:
        assert self.shot is not None
        self.calls += 1
        self.expected = expected
        truth = self.shot.truth
        if truth.hand:
            return Reading(State.UNSURE, reason=Reason.HAND)
        if not truth.dice:
            return Reading(State.EMPTY)
        if any(die.cocked for die in truth.dice):
            return Reading(State.UNSURE, reason=Reason.COCKED)
        self.rests += not truth.moving
        face = self.lies.get(self.rests)
        return Reading(State.READ, tuple(DieRead(d.id, face or d.face, d.grid, 1.0, d.quad) for d in truth.dice))


class Table:
    """A tray, a roll machine with the perfect reader, and all that it said."""

    def __init__(self, seed: int = 3, hard: float = 0.4, settings: RollSettings | None = None) -> None:
        self.playing = Playing(Scene((UFO,), seed, hard=hard, size=SMALL))
        self.reader = TruthReader()
        self.machine = RollMachine(self.reader, settings)
        self.events: list[CameraEvent] = []

    def play(self, steps: Iterable[Step]) -> list[CameraEvent]:
        """Plays an act; returns the events of this act alone."""
        begin = len(self.events)
        for frame, shot in self.playing.play(steps):
            self.reader.shot = shot
            self.events.extend(self.machine.feed(frame))
        return self.events[begin:]

    def throw(self, face: int, ending: Literal["flat", "cocked"] = "flat", wait: float = 0.5) -> list[CameraEvent]:
        """Throws, and gives the answer time to come."""
        return self.play(self.playing.throw(face, ending=ending)) + self.play(self.playing.wait(wait))

    def settle(self) -> Table:
        self.play(self.playing.wait(0.7))
        return self


def states(events: Iterable[CameraEvent]) -> list[str]:
    return [event.state.value for event in events if isinstance(event, TrayChanged)]


def reads(events: Iterable[CameraEvent]) -> list[DiceRead]:
    return [event for event in events if isinstance(event, DiceRead)]


def answers(events: Iterable[CameraEvent]) -> list[str]:
    """Each roll's face, or why it was not read."""
    return [
        event.reading.dice[0].face if event.reading.reason is None else event.reading.reason.value
        for event in reads(events)
    ]
