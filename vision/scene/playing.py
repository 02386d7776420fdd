"""What people do at a tray, as frames: throw, pick up, set down, turn in the hand, reach over it.

    table = Playing(Scene((die,), seed=3), fps=15)
    for frame, shot in table.play(table.throw(face=4)):
        ...
    for frame, shot in table.play(table.wait(1.0)):
        ...

An act is a list of steps, one a frame; playing it renders them with their times. Time is virtual: it advances by
1/fps a frame, whoever waits or does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import cos, hypot, radians, sin
from typing import Literal

import numpy as np

from vision.scene.geometry import Pose
from vision.scene.hand import Hand
from vision.scene.scene import Placed, Scene, Shot
from vision.types import Frame

EXPOSURE_S = 1 / 60
_IN_HAND_MM = 45.0

Ending = Literal["flat", "cocked"]


@dataclass(frozen=True)
class Step:
    """One frame: what lies in the tray, the hand, the light's factor and a person's shadow (0 to 1)."""

    dice: tuple[Placed, ...] = ()
    hand: Hand | None = None
    gain: float = 1.0
    shadow: float = 0.0


class Playing:
    """A scene with time: remembers what lies in the tray between acts."""

    def __init__(self, scene: Scene, fps: float = 15.0, dice: tuple[Placed, ...] = (), start: float = 0.0) -> None:
        self.scene = scene
        self.fps = fps
        self.dice = dice
        self.t = start
        self.number = 0

    def play(self, steps: Iterable[Step]) -> Iterator[tuple[Frame, Shot]]:
        """Renders the steps one after the other; what lies in the last one stays."""
        for step in steps:
            yield self.show(step)

    def show(self, step: Step) -> tuple[Frame, Shot]:
        """Renders one step, and time goes on."""
        self.dice = step.dice
        return self.stamp(self.scene.render(step.dice, hand=step.hand, gain=step.gain, shadow=step.shadow))

    def stamp(self, shot: Shot) -> tuple[Frame, Shot]:
        """A picture as the next frame."""
        frame = Frame(shot.image, self.t, self.number)
        self.t += 1 / self.fps
        self.number += 1
        return frame, shot

    def wait(self, seconds: float) -> list[Step]:
        """The tray as it is."""
        return [Step(self.dice)] * max(1, round(seconds * self.fps))

    def throw(self, face: int | None = None, *, ending: Ending = "flat", die: str | None = None) -> list[Step]:
        """A hand takes what lies there, throws it over the edge; it tumbles, settles and lies `face` up."""
        die = die or self.scene.dice[0].id
        rest = self._landing(face, ending)
        arm = self._arm()
        steps = self.take_away(arm) if self.dice else []
        steps += [Step()] * self._frames(0.2)
        start = self._at_the_edge(arm)
        fly = self._tumble(die, start, rest)
        steps += [Step((), self._hand(start, arm, out)) for out in np.linspace(1, 0.55, self._frames(0.25))]
        leaving = np.linspace(0.55, 1.6, self._frames(0.5))
        for k, item in enumerate(fly):
            steps.append(Step((item,), self._hand(start, arm, leaving[k]) if k < len(leaving) else None))
        steps += [Step((fly[-1],), self._hand(start, arm, out)) for out in leaving[len(fly) :]]
        return steps + [Step((Placed(die, rest),))] * self._frames(0.5)

    def throw_all(self, items: tuple[tuple[str, int], ...]) -> list[Step]:
        """Several dice in one throw: (die id, face) each. They come to rest apart from one another."""
        arm = self._arm()
        start = self._at_the_edge(arm)
        rests: list[Pose] = []
        while len(rests) < len(items):
            pose = self.scene.random_pose(items[len(rests)][1])
            if all(hypot(pose.x - other.x, pose.y - other.y) > 40 for other in rests):
                rests.append(pose)
        flights = [self._tumble(die, start, rest) for (die, _), rest in zip(items, rests, strict=True)]
        longest = max(len(flight) for flight in flights)
        frames = [tuple(f[min(k, len(f) - 1)] for f in flights) for k in range(longest)]
        steps = [Step((), self._hand(start, arm, out)) for out in np.linspace(1, 0.55, self._frames(0.25))]
        steps += [Step(dice, self._hand(start, arm, 0.7 + k * 0.1)) for k, dice in enumerate(frames)]
        return steps + [Step(frames[-1])] * self._frames(0.5)

    def take_away(self, arm: float | None = None) -> list[Step]:
        """A hand comes, covers the die and leaves with it."""
        arm = self._arm() if arm is None else arm
        place = self._place()
        come = [Step(self.dice, self._hand(place, arm, out)) for out in np.linspace(1.2, 0, self._frames(0.35))]
        return come + [Step((), self._hand(place, arm, out)) for out in np.linspace(0, 1.2, self._frames(0.35))]

    def set_down(self, face: int, at: tuple[float, float] | None = None) -> list[Step]:
        """A hand comes with the die, sets it down and leaves: no roll."""
        pose = self.scene.random_pose(face)
        if at is not None:
            pose = replace(pose, x=at[0], y=at[1])
        arm, item = self._arm(), Placed(self.scene.dice[0].id, pose)
        come = [self._carried(item, arm, out) for out in np.linspace(1.2, 0, self._frames(0.5))]
        held = [self._carried(item, arm, 0.0)] * self._frames(0.2)
        leave = [Step((item,), self._hand((pose.x, pose.y), arm, o)) for o in np.linspace(0, 1.2, self._frames(0.5))]
        return come + held + leave + [Step((item,))] * self._frames(0.5)

    def turn_in_hand(self, face: int) -> list[Step]:
        """A hand takes the die, turns it about in view and puts it back: no roll."""
        arm, place = self._arm(), self._place()
        die = self.dice[0].die if self.dice else self.scene.dice[0].id
        come = [Step(self.dice, self._hand(place, arm, out)) for out in np.linspace(1.2, 0, self._frames(0.4))]
        turning = []
        for k in range(self._frames(1.2)):
            pose = Pose(k % 6, *place, yaw=40.0 * k, lean=20.0, lean_towards=55.0 * k, lift=30.0)
            turning.append(Step((Placed(die, pose),), self._hand(self._beside(place, arm), arm, 0.0)))
        item = Placed(die, Pose(face, *place, yaw=15.0))
        leave = [Step((item,), self._hand(place, arm, out)) for out in np.linspace(0, 1.2, self._frames(0.4))]
        return come + turning + leave + [Step((item,))] * self._frames(0.5)

    def reach_over(self) -> list[Step]:
        """A hand passes over the tray and touches nothing."""
        arm = self._arm()
        path = np.concatenate([np.linspace(1.2, 0.5, self._frames(0.4)), np.linspace(0.5, 1.2, self._frames(0.4))])
        steps = [Step(self.dice, self._hand((40.0, 20.0), arm, out)) for out in path]
        return steps + [Step(self.dice)] * self._frames(0.5)

    def flicker(self, seconds: float, amount: float = 0.08) -> list[Step]:
        """Mains light beats against the frame rate: brightness swings by `amount` (linear)."""
        count = self._frames(seconds)
        return [Step(self.dice, gain=1 + amount * sin(2.1 * k)) for k in range(count)]

    def lean_over(self, seconds: float = 3.0) -> list[Step]:
        """A person's slow shadow comes and goes."""
        count = self._frames(seconds)
        return [Step(self.dice, shadow=float(np.sin(np.pi * k / count) ** 2)) for k in range(count)]

    def drift(self, seconds: float, to: float) -> list[Step]:
        """The exposure, or the evening, drifts to another brightness."""
        return [Step(self.dice, gain=float(g)) for g in np.linspace(1.0, to, self._frames(seconds))]

    def _frames(self, seconds: float) -> int:
        return max(1, round(seconds * self.fps))

    def _arm(self) -> float:
        """From below, from the right or from the left, as the players sit."""
        return float(self.scene.rng.choice([90.0, 0.0, 180.0]))

    def _place(self) -> tuple[float, float]:
        return (self.dice[0].pose.x, self.dice[0].pose.y) if self.dice else (0.0, 0.0)

    def _landing(self, face: int | None, ending: Ending) -> Pose:
        return self.scene.cocked_pose(face) if ending == "cocked" else self.scene.random_pose(face)

    def _at_the_edge(self, arm: float) -> tuple[float, float]:
        reach = self.scene.tray.width if arm in (0.0, 180.0) else self.scene.tray.depth
        away = (reach / 2 - 12) * np.array([cos(radians(arm)), -sin(radians(arm))])
        return float(away[0]), float(away[1])

    def _beside(self, place: tuple[float, float], arm: float) -> tuple[float, float]:
        """A palm that holds the die at its fingertips, towards the arm."""
        return place[0] + _IN_HAND_MM * cos(radians(arm)), place[1] - _IN_HAND_MM * sin(radians(arm))

    def _hand(self, place: tuple[float, float], arm: float, out: float) -> Hand:
        """A hand whose palm is over `place` (mm) for out = 0 and wholly out of the picture from about 1.2 on."""
        x, y = self.scene.camera.project(np.array([[place[0], place[1], 40.0]]))[0]
        length = 330 * self.scene.camera.px_per_mm / 3 * 1.4
        return Hand(float(x) + out * length * cos(radians(arm)), float(y) + out * length * sin(radians(arm)), arm)

    def _carried(self, item: Placed, arm: float, out: float) -> Step:
        """The die moves with the hand, half hidden at the fingertips."""
        px = self.scene.camera.px_per_mm
        length = 330 / 3 * 1.4 * out
        pose = replace(
            item.pose,
            x=item.pose.x + length * cos(radians(arm)),
            y=item.pose.y - length * sin(radians(arm)),
            lift=25.0 * min(1.0, out * 3),
        )
        hand = self._hand(self._beside((item.pose.x, item.pose.y), arm), arm, out)
        return Step((replace(item, pose=pose),), hand if px else None)

    def _tumble(self, die: str, start: tuple[float, float], rest: Pose) -> list[Placed]:
        """From the hand to where it rests: slows down, bounces off a wall now and then, tumbles, then slides flat."""
        rng = self.scene.rng
        count = self._frames(float(rng.uniform(0.55, 1.0)))
        bend = rng.normal(0, 25, 2)
        spin = float(rng.uniform(-400, 400))
        items = []
        places = [self._on_the_way(start, rest, bend, k / count) for k in range(count + 1)]
        for k, (x, y) in enumerate(places):
            left = 1 - k / count
            tumbling = left > 0.3
            before = places[k - 1] if k else places[0]
            pace = EXPOSURE_S * self.fps
            items.append(
                Pose(
                    int(rng.integers(6)) if tumbling else rest.face,
                    x,
                    y,
                    rest.yaw + spin * left**2,
                    float(rng.uniform(10, 40)) if tumbling else rest.lean * (1 - left),
                    float(rng.uniform(0, 360)) if tumbling else rest.lean_towards,
                    float(rng.uniform(0, 18)) * left if tumbling else 0.0,
                    ((x - before[0]) * pace, (y - before[1]) * pace) if k < count else (0.0, 0.0),
                )
            )
        items[-1] = rest
        return [Placed(die, pose) for pose in items]

    def _on_the_way(self, start: tuple[float, float], rest: Pose, bend: np.ndarray, part: float) -> tuple[float, float]:
        gone = 1 - (1 - part) ** 2
        room = self.scene.dice[0].edge_mm * 0.7
        x = start[0] + (rest.x - start[0]) * gone + bend[0] * 4 * gone * (1 - gone)
        y = start[1] + (rest.y - start[1]) * gone + bend[1] * 4 * gone * (1 - gone)
        if part == 1:
            return rest.x, rest.y
        return _inside(x, self.scene.tray.width / 2 - room), _inside(y, self.scene.tray.depth / 2 - room)


def _inside(value: float, limit: float) -> float:
    """Mirrored back at the wall."""
    if abs(value) <= limit:
        return value
    return float(np.sign(value)) * max(0.0, 2 * limit - abs(value))
