"""What the camera tells the service. Frozen, picklable, and free of numpy: the service's process loads neither."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from vision.types import Reading, Reason, State

Health: TypeAlias = Literal["ok", "degraded", "offline"]


@dataclass(frozen=True)
class TrayChanged:
    """The tray's state is another one since frame `frame`, exposed at `t` (the source's seconds)."""

    state: State
    frame: int
    t: float
    reason: Reason | None = None


@dataclass(frozen=True)
class DiceRead:
    """The answer to one roll: READ, or UNSURE with a reason.

    frame: number of the frame that decided. t_still: time of the first frame on which everything lay still, t: time
    of the frame that decided, both in the source's seconds. processing_s: real seconds from that frame's arrival to
    this event. So rest to event = (t - t_still) + processing_s, in real and in virtual time alike. sent: this
    machine's monotonic seconds when the event left the camera's process.
    jpeg: the tray on the deciding frame. truth: faces by name, only from a rendered source.
    """

    reading: Reading
    frame: int
    t_still: float
    t: float
    jpeg: bytes
    truth: tuple[str, ...] | None = None
    processing_s: float = 0.0
    sent: float = 0.0


@dataclass(frozen=True)
class CameraHealth:
    """Whether the camera works. Not ok: why, as a code for which the service has the words. `facts`: what belongs into
    them; a word as it stands, or a tuple of names (`kind:name`) for which it has words too."""

    state: Health
    code: str = ""
    facts: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)


CameraEvent: TypeAlias = TrayChanged | DiceRead | CameraHealth
