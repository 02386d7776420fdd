"""The position of Race to 21, its events, and the fold. The forbidden numbers are secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.secrets import Secret


class State(msgspec.Struct, frozen=True):
    """`forbidden`: seat -> its number, once chosen. `rolled`: what the die showed this turn, None before the roll."""

    seats: tuple[str, ...]
    turn: str
    total: int
    forbidden: dict[str, Secret[int]]
    rolled: int | None = None
    ended_by: str | None = None

    @property
    def owing(self) -> tuple[str, ...]:
        """The seats that have not chosen their number."""
        return tuple(seat for seat in self.seats if seat not in self.forbidden)


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Forbidden(_Event, frozen=True, tag="forbidden"):
    seat: str
    number: Secret[int]


class Rolled(_Event, frozen=True, tag="rolled"):
    count: int


class Added(_Event, frozen=True, tag="added"):
    number: int


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    to: str


class Ended(_Event, frozen=True, tag="ended"):
    by: str


Event: TypeAlias = Forbidden | Rolled | Added | TurnPassed | Ended


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def _forbidden(state: State, event: Forbidden) -> State:
    return replace(state, forbidden={**state.forbidden, event.seat: event.number})


def _rolled(state: State, event: Rolled) -> State:
    return replace(state, rolled=event.count)


def _added(state: State, event: Added) -> State:
    return replace(state, total=state.total + event.number)


def _turn_passed(state: State, event: TurnPassed) -> State:
    return replace(state, turn=event.to, rolled=None)


def _ended(state: State, event: Ended) -> State:
    return replace(state, ended_by=event.by)


_FOLD: Final[dict[type, Callable[[State, Any], State]]] = {
    Forbidden: _forbidden,
    Rolled: _rolled,
    Added: _added,
    TurnPassed: _turn_passed,
    Ended: _ended,
}
