"""The state of UFO Attack, the events that change it, and the fold. Nothing in this game is secret."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

UFO: Final = "ufo"
BUILD: Final = "build:"
MIDDLE: Final = "middle"


class Phase(Enum):
    """What the turn waits for."""

    ROLL = "roll"
    BUILD = "build"
    BONUS = "bonus"
    UFO = "ufo"  # an attack, or the alien; if the face shows colours as well, building too
    ATTACK_ROLL = "attack_roll"
    ZAP = "zap"
    TOP = "top"
    LAUNCH_ROLL = "launch_roll"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """A position. `rockets`: seat -> colours from bottom to top. `alien`: None (does not play), "middle", or the seat
    on whose rocket top it stands. `rolled`: the last face of this turn. The dicts are never changed in place."""

    seats: tuple[str, ...]
    turn: str | None
    phase: Phase
    rolled: tuple[str, ...]
    aim: str | None
    rockets: dict[str, tuple[str, ...]]
    tops_on: tuple[str, ...]
    storage: dict[str, int]
    alien: str | None
    points: dict[str, int]
    modules_to_launch: int
    winner: str | None = None

    @property
    def mover(self) -> str:
        """The seat whose turn it is; an empty string once the game is over."""
        return self.turn or ""

    @property
    def colours(self) -> tuple[str, ...]:
        """The module colours in play."""
        return tuple(self.storage)

    @property
    def rolled_colours(self) -> tuple[str, ...]:
        """The colours on the last face, each once."""
        return tuple(word.removeprefix(BUILD) for word in self.rolled if word.startswith(BUILD))

    def opponents(self, seat: str) -> tuple[str, ...]:
        """The others, clockwise from the seat's left."""
        here = self.seats.index(seat)
        return self.seats[here + 1 :] + self.seats[:here]

    def lacks(self, seat: str) -> tuple[str, ...]:
        """The colours of which the seat's rocket has no module."""
        return tuple(colour for colour in self.storage if colour not in self.rockets[seat])


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Rolled(_Event, frozen=True, tag="rolled"):
    """The die shows `face`."""

    face: tuple[str, ...]


class Awaited(_Event, frozen=True, tag="awaited"):
    """The turn goes on with this phase."""

    phase: Phase


class Built(_Event, frozen=True, tag="built"):
    """One module from the storage to the top of a rocket."""

    seat: str
    colour: str


class Aimed(_Event, frozen=True, tag="aimed"):
    """The laser points at the rocket of seat `at`."""

    at: str


class Zapped(_Event, frozen=True, tag="zapped"):
    """All modules of a colour from one rocket to the top of another."""

    seat: str
    at: str
    colour: str


class Captured(_Event, frozen=True, tag="captured"):
    """All modules of one rocket to the top of another, in order."""

    seat: str
    at: str


class AlienMoved(_Event, frozen=True, tag="alien_moved"):
    """The alien stands on the top of seat `to`, or in the middle."""

    to: str


class TopPutOn(_Event, frozen=True, tag="top_put_on"):
    seat: str


class TopTakenOff(_Event, frozen=True, tag="top_taken_off"):
    seat: str


class Scored(_Event, frozen=True, tag="scored"):
    """A launch that counts: the modules go back to the storage, the top beside the pad."""

    seat: str
    points: int


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    to: str


class Won(_Event, frozen=True, tag="won"):
    seat: str


Event: TypeAlias = (
    Rolled
    | Awaited
    | Built
    | Aimed
    | Zapped
    | Captured
    | AlienMoved
    | TopPutOn
    | TopTakenOff
    | Scored
    | TurnPassed
    | Won
)


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def _rolled(state: State, event: Rolled) -> State:
    return replace(state, rolled=event.face)


def _awaited(state: State, event: Awaited) -> State:
    return replace(state, phase=event.phase)


def _built(state: State, event: Built) -> State:
    stack = (*state.rockets[event.seat], event.colour)
    left = state.storage[event.colour] - 1
    return replace(
        state,
        rockets={**state.rockets, event.seat: stack},
        storage={**state.storage, event.colour: left},
    )


def _aimed(state: State, event: Aimed) -> State:
    return replace(state, aim=event.at)


def _zapped(state: State, event: Zapped) -> State:
    victim = state.rockets[event.at]
    won = tuple(colour for colour in victim if colour == event.colour)
    kept = tuple(colour for colour in victim if colour != event.colour)
    return replace(state, rockets={**state.rockets, event.at: kept, event.seat: state.rockets[event.seat] + won})


def _captured(state: State, event: Captured) -> State:
    stack = state.rockets[event.seat] + state.rockets[event.at]
    return replace(state, rockets={**state.rockets, event.at: (), event.seat: stack})


def _alien_moved(state: State, event: AlienMoved) -> State:
    return replace(state, alien=event.to)


def _top_put_on(state: State, event: TopPutOn) -> State:
    on = {*state.tops_on, event.seat}
    return replace(state, tops_on=tuple(seat for seat in state.seats if seat in on))


def _top_taken_off(state: State, event: TopTakenOff) -> State:
    return replace(state, tops_on=tuple(seat for seat in state.tops_on if seat != event.seat))


def _scored(state: State, event: Scored) -> State:
    stack = state.rockets[event.seat]
    return replace(
        state,
        rockets={**state.rockets, event.seat: ()},
        storage={colour: count + stack.count(colour) for colour, count in state.storage.items()},
        tops_on=tuple(seat for seat in state.tops_on if seat != event.seat),
        points={**state.points, event.seat: state.points[event.seat] + event.points},
    )


def _turn_passed(state: State, event: TurnPassed) -> State:
    phase = Phase.LAUNCH_ROLL if event.to in state.tops_on else Phase.ROLL
    return replace(state, turn=event.to, phase=phase, rolled=(), aim=None)


def _won(state: State, event: Won) -> State:
    return replace(state, winner=event.seat, turn=None, phase=Phase.OVER)


_FOLD: Final[dict[type, Callable[[State, Any], State]]] = {
    Rolled: _rolled,
    Awaited: _awaited,
    Built: _built,
    Aimed: _aimed,
    Zapped: _zapped,
    Captured: _captured,
    AlienMoved: _alien_moved,
    TopPutOn: _top_put_on,
    TopTakenOff: _top_taken_off,
    Scored: _scored,
    TurnPassed: _turn_passed,
    Won: _won,
}
