"""What a board tells its user: frozen values, in one order from start to end.

A user that takes every event in turn knows the board at all times: `WholeBoard` sets it, `Changed` carries it on.
Channels are positions in the sensor chain, from 0; which cell of which game they are is the user's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Reason = Literal["start", "restart", "lost", "mismatch", "silence", "fault"]
"""Why the whole board comes.

| reason | means |
| --- | --- |
| start | the first one |
| restart | the controller was restarted |
| lost | more changed at once than it could keep |
| mismatch | what it told did not add up |
| silence | it was away, or not heard |
| fault | the sensor chain was broken, and works again |
"""


@dataclass(frozen=True)
class Identity:
    """Who the controller says it is.

    `build`: the first eight hex digits of its sources' SHA-256. `boot`: another after each start. `channels`: the
    length of its sensor chain. `resets`: why it started.
    """

    version: str
    build: str
    boot: int
    channels: int
    resets: tuple[str, ...]


@dataclass(frozen=True)
class Identified:
    """A controller was found, or has been restarted."""

    identity: Identity


@dataclass(frozen=True)
class WholeBoard:
    """The board as it is, whatever was known before. What lies between is for the user to explain."""

    occupied: frozenset[int]
    reason: Reason
    channels: int


@dataclass(frozen=True)
class Change:
    """`at`: when the sensor changed, in seconds of the host's monotonic clock.

    An estimate, good to some milliseconds; it never lies in the future, nor before the change before it.
    """

    channel: int
    occupied: bool
    at: float


@dataclass(frozen=True)
class Changed:
    """What changed, oldest first: each change once and in order. `occupied`: the board after it."""

    changes: tuple[Change, ...]
    occupied: frozenset[int]


@dataclass(frozen=True)
class Health:
    """Comes when it changes.

    `degraded`: the board is heard, but something about it needs a person. `offline`: the board is not known now.
    `code`: why; the user has the words for it, and how to mend it. `facts`: what belongs into them, from outside and as
    it stands.
    """

    state: Literal["ok", "degraded", "offline"]
    code: str = ""
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Cells:
    """`flickering`: these change too fast to be believed, and keep their last value.

    `never_free`, `never_occupied`: since the controller's start; a broken sensor, or a cell that nobody has used yet.
    """

    flickering: frozenset[int]
    never_free: frozenset[int]
    never_occupied: frozenset[int]


@dataclass(frozen=True)
class Scanning:
    """How often in a second the controller reads its sensors. Comes when that has changed."""

    per_s: int


Event = Identified | WholeBoard | Changed | Health | Cells | Scanning
