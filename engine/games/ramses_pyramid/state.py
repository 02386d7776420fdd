"""The state of Ramses Pyramid. What is inside the temples nobody knows until somebody looks: not even the referee."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from engine.core.secrets import Secret
from engine.games.ramses_pyramid.places import PLACES, TRAPPED

MOVE: Final = "move"
STEAL: Final = "steal"
ROTATE: Final = "rotate"
MUMMY: Final = "mummy"
STEPS: Final = {MOVE: 2, STEAL: 2, ROTATE: 1, MUMMY: 3}
"""Word of a face -> steps on the pyramid."""


class Phase(Enum):
    """What the turn waits for."""

    PLACE = "place"  # a side of the bottom layer
    ROLL = "roll"  # the die, or another side of the layer
    STEAL = "steal"
    ROTATE = "rotate"
    MUMMIES = "mummies"
    RING = "ring"  # the move on the brown spaces
    LAND = "land"  # the crystal or the temple that was reached
    PUT = "put"  # the temple that was looked at, or opened, to another space
    MOVE = "move"  # steps on the pyramid
    SHOW = "show"  # what an opened temple shows
    CONFLICT = "conflict"  # two facts that cannot both be
    ENTER = "enter"  # the place that a temple has opened
    NAME = "name"  # the treasure room: what is in each temple
    OPEN = "open"  # the treasure room: the temples one after the other
    OVER = "over"


class Shown(msgspec.Struct, frozen=True):
    """A colour that everybody has seen in a temple. `by` opened it in turn number `turn`; 0: told by a position."""

    colour: str
    by: str
    turn: int


class Inside(msgspec.Struct, frozen=True):
    """What a temple holds."""

    colour: str


class Opening(msgspec.Struct, frozen=True):
    """A temple that is in hand. `goal`: the place it was opened for; None: it was looked at, or opened in the treasure
    room. `fits`: it showed the right colour; None: it has not been told yet. `told`: a colour that cannot be.
    `noted`: the looker has told the referee, which is nobody else's business."""

    temple: str
    goal: str | None = None
    fits: bool | None = None
    told: str | None = None
    noted: Secret[bool] = Secret(False)


class Ending(msgspec.Struct, frozen=True):
    """How the game ends; no winners: the king wins. `code` and `clause` of the last word."""

    winners: tuple[str, ...]
    code: str
    clause: str
    by: str | None = None


class State(msgspec.Struct, frozen=True):
    """A position. `layers`: from layer 1 up, the colours of its sides N, E, S, W; `quarters`: how far each has been
    turned, in quarters clockwise, since the position that the game began with. `king`: the layer he stands on.

    `top`: mummies on the top, by side; `on`: places with a mummy; `out`: brown spaces with one. `spaces`: temple space
    -> brown space; `temples`: temple -> temple space. `inside`: what is in a temple, if a written position says so.
    `shown`: temple -> what it showed to all. `seen`: seat -> what it noted. `placed`: the turn began with placing.
    `steps`, `heading`: left of this move, and its direction. The dicts are never changed in place.
    """

    seats: tuple[str, ...]
    turn: str | None
    phase: Phase
    browns: int
    layers: tuple[tuple[str, ...], ...]
    quarters: tuple[int, ...]
    king: int
    top: tuple[int, ...]
    on: tuple[str, ...]
    out: tuple[str, ...]
    adventurers: dict[str, str]
    tents: dict[str, tuple[str, ...]]
    crystals: dict[str, str]
    spaces: dict[str, str]
    temples: dict[str, str]
    colours: tuple[str, ...]
    inside: dict[str, Secret[Inside]]
    shown: Secret[dict[str, Shown]]
    seen: dict[str, Secret[dict[str, str]]]
    number: int = 1
    rolled: str | None = None
    placed: bool = False
    steps: int = 0
    heading: int = 0
    opening: Opening | None = None
    named: dict[str, str] = {}
    opened: tuple[str, ...] = ()
    crown: str | None = None
    scorpion: str | None = None
    ending: Ending | None = None

    @property
    def mover(self) -> str:
        """The seat whose turn it is; an empty string once the game is over."""
        return self.turn or ""

    @property
    def here(self) -> str:
        """Where the adventurer of the seat at the turn stands."""
        return self.adventurers.get(self.mover, "")

    @property
    def spot(self) -> tuple[int, int] | None:
        """Its layer and side, if it is on the pyramid."""
        return PLACES.get(self.here)

    @property
    def summit(self) -> int:
        """The top, as a layer."""
        return len(self.layers) + 1

    @property
    def mummies(self) -> int:
        """All mummies, wherever they are."""
        return sum(self.top) + len(self.on) + len(self.out)

    def colour(self, place: str) -> str | None:
        """The crystal colour that a place on the pyramid asks for; None for the bottom layer."""
        layer, side = PLACES[place]
        return self.layers[layer - 1][side] if layer else None

    def playing(self) -> tuple[str, ...]:
        """The seats that are not trapped in the pyramid."""
        return tuple(seat for seat in self.seats if self.adventurers[seat] != TRAPPED)

    def after(self, seat: str) -> str:
        """The next seat clockwise that still plays."""
        here = self.seats.index(seat)
        order = self.seats[here + 1 :] + self.seats[: here + 1]
        return next((other for other in order if self.adventurers[other] != TRAPPED), seat)

    def empty_spaces(self) -> tuple[str, ...]:
        """The temple spaces without a temple."""
        taken = set(self.temples.values())
        return tuple(space for space in self.spaces if space not in taken)

    def temples_at(self, brown: str) -> tuple[str, ...]:
        """The temples beside a brown space."""
        return tuple(temple for temple, space in self.temples.items() if self.spaces[space] == brown)
