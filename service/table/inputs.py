"""What is put into the table's queue beside commands, camera events and access events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.rulings import Finding
from service.session.session import Session


@dataclass(frozen=True)
class ButtonPressed:
    """A button at the table: `next` or `undo`."""

    name: str


@dataclass(frozen=True)
class AlertRaised:
    """Trouble in a part beside the loop; the finding's message has an attribute `fix`. `meanwhile`: the message of how
    play goes on. `lasts`: seconds after which it is forgotten; None: until it is solved."""

    alert: str
    finding: Finding
    meanwhile: str = ""
    lasts: float | None = None


@dataclass(frozen=True)
class AlertSolved:
    alert: str


@dataclass(frozen=True)
class DeviceChanged:
    """The health of a device other than camera and board: ok, degraded or offline."""

    device: str
    state: str
    ailment: Finding | None = None


@dataclass(frozen=True)
class BoardRest:
    """Nothing has changed for a while where this watch looks, if it is still the rest `number` that it waits for."""

    watch: str
    number: int


@dataclass(frozen=True)
class Republish:
    """The broker is back and has forgotten everything."""


@dataclass(frozen=True)
class Tick:
    """A second has passed."""


@dataclass(frozen=True)
class Call:
    """Runs something in the loop, where it may look at the session: for tests and for the demo's summary."""

    what: Callable[[Session | None], None]
