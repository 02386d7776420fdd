"""A game is a pure function of its records: no clock, no I/O, no chance."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol, TypeVar

import msgspec

from engine.core.faults import SetupFault
from engine.core.rulings import Fact, Finding, Ruling
from engine.core.secrets import Cut


class SetupError(SetupFault):
    """This game cannot start: too many seats, a die that does not fit, a position that cannot be. Says how to mend."""


class Seat(msgspec.Struct, frozen=True):
    """A player's place. `id` is short and safe in a topic (letters, digits, - and _); seats are in clockwise order."""

    id: str
    name: str
    colour: str = ""
    role: str = ""


def check_count(game: str, title: str, seats: tuple[int, int], count: int) -> None:
    """Raises SetupError unless so many may play the game."""
    fewest, most = seats
    if not fewest <= count <= most:
        facts: dict[str, Fact] = {"game": f"game:{game}", "fewest": fewest, "most": most, "count": count}
        what = f"{title} is for {fewest} to {most} players, and there are {count}"
        raise SetupError(what, Finding("setup-seats", "", facts))


class Need(Enum):
    """What kind of answer a prompt waits for."""

    CHOICE = "choice"  # a seat picks one of its legal acts
    DICE = "dice"  # the tray, or a tap, says what was rolled
    BOARD = "board"  # pieces must stand as `facts` say
    HIDDEN = "hidden"  # a fact that only a player or the table knows


class Prompt(msgspec.Struct, frozen=True):
    """Who owes what. `seat` is who acts; `dice` are the ids of the dice expected in the tray, one entry a die.

    `seen_by`: the seats that may know what is asked; None: everybody. All others see that `seat` is to act and no more:
    the message `veil` instead of `code`.
    """

    need: Need
    seat: str
    code: str
    clause: str
    dice: tuple[str, ...] = ()
    facts: dict[str, Fact] = {}
    seen_by: frozenset[str] | None = None
    veil: str = ""

    def veiled(self) -> Prompt:
        """What the others see of it: the same whatever is asked. The clause would tell, too."""
        return Prompt(Need.CHOICE, self.seat, self.veil, "")


class Outcome(msgspec.Struct, frozen=True):
    """The end. No winner: a draw. `finding` is the last word, with its clause."""

    winners: tuple[str, ...]
    finding: Finding


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Game(Protocol[S, A, E]):
    """One game under one set of rules. All methods are pure; states, actions and events are frozen structs.

    Actions and events are msgspec tagged unions (tag field `act` and `event`), so that they round-trip as JSON.
    """

    def start(self, seats: tuple[Seat, ...]) -> S:
        """The position after the set-up. Raises SetupError for a number of seats that the game does not take."""
        ...

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> S:
        """Any position, written as in the game's schema. Raises SetupError: what is wrong, where, how to mend it."""
        ...

    def pending(self, state: S) -> tuple[Prompt, ...]:
        """Who owes what; never empty before the outcome."""
        ...

    def legal(self, view: Cut[S]) -> tuple[A, ...]:
        """The acts open to `view.viewer`, from its own cut only: an offer cannot leak.

        What chance decides is not offered: the answers to a DICE prompt are the faces of the die.
        """
        ...

    def rule(self, state: S, by: str, action: A) -> Ruling[E, A]:
        """Judges an act of seat `by`. Never raises on any well-formed action; changes nothing."""
        ...

    def apply(self, state: S, event: E) -> S:
        """The fold: the state after one event of an Accepted ruling. Never raises on such an event."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, once there is one."""
        ...
