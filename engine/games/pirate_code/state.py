"""The state of Pirate Code and the events that change it. The codes and the gem chest's numbers are secret."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

import msgspec

from engine.core.secrets import Secret

GEM: Final = "gem:"
ROLLED: Final = "rolled"
CHOICE: Final = "choice"
SKELETON: Final = "skeleton"
ROW: Final = "row"
GOLD: Final = "gold"
STAYS: Final = "stays"
BROWN: Final = "brown"
ANSWERS: Final = (GOLD, STAYS, BROWN)

Code: TypeAlias = tuple[str, ...]
Spots: TypeAlias = tuple[str | None, ...]


class Phase(Enum):
    """What the game waits for."""

    SETUP = "setup"  # codes to be hidden, and the first gem for the skeleton's hand
    ROLL = "roll"
    GUESS = "guess"
    END = "end"  # nothing left to guess: the turn is to be ended
    ANSWER = "answer"  # the owners score the turn's gems
    OPEN = "open"  # chests to be opened
    HAND = "hand"  # the skeleton's hand to be filled again
    OVER = "over"


class Area(msgspec.Struct, frozen=True):
    """The guessing area of a code. `guess` and `gold` by position, None where nothing lies; `brown`: colour -> gems."""

    guess: Spots
    gold: Spots
    brown: dict[str, int] = {}


class Laid(msgspec.Struct, frozen=True):
    """A gem placed or moved this turn, in order. `scored` is False for one that only changed places (PC-3.8)."""

    on: str
    at: int
    colour: str
    scored: bool = True


class Told(msgspec.Struct, frozen=True):
    """One gem as it was scored. `scoring`: the gems scored together share the number. `lies`: the gem still lies where
    that put it. `at` is 0 where a written position does not say where a brown gem was."""

    colour: str
    at: int
    answer: str
    scoring: int
    lies: bool = True


class Ending(msgspec.Struct, frozen=True):
    """How the game ends. `code` and `clause` of the last word."""

    winners: tuple[str, ...]
    code: str
    clause: str
    reading: bool = False


class State(msgspec.Struct, frozen=True):
    """A position. `turn`: the seat that guesses. `due`: the guesses still open. `told`: owner -> gems scored so far.

    `chest`: gems in the gem chest, known to nobody (PC-2.4); with codes that the referee does not know, those in the
    chests count with it. `empty`: colours that players said are used up. `count`: guesses needed so far (PC-8.3).
    `closing`: the gems of the turn that is being scored; `fresh`: the codes that broke with them.
    The dicts are never changed in place.
    """

    seats: tuple[str, ...]
    colours: tuple[str, ...]
    turn: str | None
    phase: Phase
    codes: dict[str, Secret[Code]]
    areas: dict[str, Area]
    chest: Secret[dict[str, int]]
    broken: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    hand: str | None = None
    rolled: str | None = None
    due: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    told: dict[str, tuple[Told, ...]] = {}
    scoring: int = 0
    closing: tuple[Laid, ...] = ()
    to_answer: tuple[Laid, ...] = ()
    fresh: tuple[str, ...] = ()
    to_open: tuple[str, ...] = ()
    opened: dict[str, Code] = {}
    locked: bool = False
    turn_ends: bool = False
    refill: bool = False
    leg: int = 1
    count: dict[str, int] = {}
    ending: Ending | None = None

    @property
    def mover(self) -> str:
        """The seat that guesses; an empty string once the game is over."""
        return self.turn or ""

    def after(self, seat: str) -> str:
        """The next seat clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def others(self, seat: str) -> tuple[str, ...]:
        """The others, clockwise from the seat's left."""
        here = self.seats.index(seat)
        return self.seats[here + 1 :] + self.seats[:here]

    def touched(self, on: str, at: int) -> bool:
        """Whether a gem was put there this turn (PC-3.9)."""
        return any(gem.at == at and gem.on == on for gem in self.laid)


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class CodeSet(_Event, frozen=True, tag="code_set"):
    seat: str
    code: Secret[Code]


class HandFilled(_Event, frozen=True, tag="hand_filled"):
    """A gem from the gem chest into the skeleton's hand."""

    colour: str


class Awaited(_Event, frozen=True, tag="awaited"):
    """The game goes on with this phase."""

    phase: Phase


class Rolled(_Event, frozen=True, tag="rolled"):
    colour: str


class GuessesDue(_Event, frozen=True, tag="guesses_due"):
    """The guesses of this turn. From now on the codes are locked (PC-6.1)."""

    due: tuple[str, ...]


class WentBack(_Event, frozen=True, tag="went_back"):
    """The gem lying there goes back to the gem chest, unscored (PC-3.8)."""

    on: str
    at: int


class Placed(_Event, frozen=True, tag="placed"):
    guess: str
    colour: str
    on: str
    at: int


class Moved(_Event, frozen=True, tag="moved"):
    """A lying gem changes its position; what lies at `to` comes to `from_at` (PC-3.8)."""

    guess: str
    on: str
    from_at: int = msgspec.field(name="from")
    to: int


class Lost(_Event, frozen=True, tag="lost"):
    """A guess with which nothing can be done (PC-3.10)."""

    guess: str


class SaidEmpty(_Event, frozen=True, tag="said_empty"):
    colour: str


class SaidFound(_Event, frozen=True, tag="said_found"):
    colour: str


class TurnEnded(_Event, frozen=True, tag="turn_ended"):
    """The turn's gems are to be scored together; `counts` guesses are added to the guesser's (PC-8.5)."""

    counts: int


class Scored(_Event, frozen=True, tag="scored"):
    """One gem is scored and goes where it belongs. `off`: unless right, it goes back to the gem chest (PC-8.5)."""

    on: str
    at: int
    colour: str
    answer: str
    off: bool = False


class AnswersChanged(_Event, frozen=True, tag="answers_changed"):
    """Answers that the owner changes, as number (from 1) and answer; their gems are placed anew (PC-6.3). `off` as for
    Scored."""

    owner: str
    answers: tuple[tuple[int, str], ...]
    off: bool = False


class Broken(_Event, frozen=True, tag="broken"):
    owner: str


class ChestsDue(_Event, frozen=True, tag="chests_due"):
    """These chests are to be opened (PC-6.4)."""

    owners: tuple[str, ...]


class Opened(_Event, frozen=True, tag="opened"):
    owner: str
    code: Code


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    to: str


class RolesSwapped(_Event, frozen=True, tag="roles_swapped"):
    """The next code: all gems go back to the gem chest, and `to` guesses (PC-8.1)."""

    to: str


class Decided(_Event, frozen=True, tag="decided"):
    """The result is clear."""

    ending: Ending


class Ended(_Event, frozen=True, tag="ended"):
    """Nothing more is to be done."""


Event: TypeAlias = (
    CodeSet
    | HandFilled
    | Awaited
    | Rolled
    | GuessesDue
    | WentBack
    | Placed
    | Moved
    | Lost
    | SaidEmpty
    | SaidFound
    | TurnEnded
    | Scored
    | AnswersChanged
    | Broken
    | ChestsDue
    | Opened
    | TurnPassed
    | RolesSwapped
    | Decided
    | Ended
)
