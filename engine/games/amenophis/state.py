"""The state of Aménophis. What the mummy may not know is a Secret of the explorers, or of one of them."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from engine.core.secrets import Mask, Secret
from engine.games.amenophis.maze import Maze

MUMMY: Final = "mummy"
ARROW: Final = "arrow"
NUMBERS: Final = ("1", "2", "3", "4")
FACES: Final = (*NUMBERS, ARROW, MUMMY)
DICE: Final = 5
OFF: Final = "off"
"""Where the pawn of an explorer is who is out (AM-5.3)."""


class Stage(Enum):
    """What everybody may know of the turn (AM-10.1)."""

    DEAL = "deal"
    ROLLING = "rolling"  # an explorer, until a result is announced
    ANNOUNCED = "announced"  # the explorer moves, and may play a card
    INTERMEDIATE = "intermediate"  # the mummy, after a cancel
    MUMMY_ROLL = "mummy_roll"
    MUMMY_MOVE = "mummy_move"
    OVER = "over"


class Moment(Enum):
    """What the explorers alone may know of it."""

    CANCEL = "cancel"  # may cancel before the first roll
    ROLL = "roll"
    CHOOSE = "choose"
    MOVE = "move"
    MOVED = "moved"
    PLAYED = "played"


class Spot(msgspec.Struct, frozen=True):
    """Where a pawn stands: a cell, or "off". A struct, since a secret cannot be a bare word."""

    cell: str


class Doing(msgspec.Struct, frozen=True):
    """The moment of an explorer's turn, as a secret."""

    moment: Moment


class Ending(msgspec.Struct, frozen=True):
    """How the game ended. `code` and `clause` of the last word; `winners`: seats."""

    code: str
    clause: str
    winners: tuple[str, ...]


class State(msgspec.Struct, frozen=True):
    """A position. The dicts are never changed in place.

    `explorers`: seats in the order of turns; `owners`: pawn -> seat. `pawns`: pawn -> cell, or "off". `hands`: seat ->
    cards not played yet; `played` as all have seen them, `last_played` the newest. `ankhs`: pawn -> how many; `taken`:
    the mummy's. `aside`: mummy faces that lie aside. `shown`: the other faces of the last roll; `kept`: those of them
    that are not rolled again. `announced`, `pawn`: result and pawn of this move. `to_move`: the pawns that may still
    move in this turn; `turns_left`: how many moves it still has. `steps`: what is left to the mummy.
    """

    seats: tuple[str, ...]
    mummy: str
    explorers: tuple[str, ...]
    owners: dict[str, str]
    maze: Maze
    turn: str | None
    stage: Stage
    moment: Secret[Doing]
    mummy_cell: str
    pawns: dict[str, Secret[Spot]]
    hands: dict[str, Secret[tuple[str, ...]]]
    played: dict[str, tuple[str, ...]]
    ankhs: dict[str, int]
    ankhs_to_win: int
    shown: Secret[tuple[str, ...]]
    kept: Secret[tuple[str, ...]]
    taken: int = 0
    aside: int = 0
    announced: str | None = None
    pawn: str | None = None
    to_move: tuple[str, ...] = ()
    turns_left: int = 0
    steps: int = 0
    last_played: str = ""
    ending: Ending | None = None

    @property
    def actor(self) -> str:
        """The seat that is to act; an empty string in the deal and once the game is over."""
        if self.stage in (Stage.INTERMEDIATE, Stage.MUMMY_ROLL, Stage.MUMMY_MOVE):
            return self.mummy
        return self.turn or ""

    @property
    def playing(self) -> bool:
        """An explorer's turn, from its first roll to its end."""
        return self.stage in (Stage.ROLLING, Stage.ANNOUNCED)

    @property
    def everybody_exploring(self) -> frozenset[str]:
        """The seats on the explorers' side of the board (AM-10.2)."""
        return frozenset(self.explorers)

    def is_out(self, seat: str) -> bool:
        """An explorer whose pawns are all off the board."""
        return all(self.ankhs[pawn] == 0 for pawn in self.pawns_of(seat))

    @property
    def still_in(self) -> tuple[str, ...]:
        """The explorers who have not lost all their ankhs, in the order of turns."""
        return tuple(seat for seat in self.explorers if not self.is_out(seat))

    def pawns_of(self, seat: str) -> tuple[str, ...]:
        return tuple(pawn for pawn, owner in self.owners.items() if owner == seat)

    def cell(self, pawn: str) -> str:
        """Where a pawn stands, for those who may know it; "off" for all others."""
        spot = self.pawns[pawn].value
        return spot.cell if isinstance(spot, Spot) else OFF

    def pawn_on(self, cell: str) -> str | None:
        """The pawn that stands on this cell."""
        return next((pawn for pawn in self.pawns if self.cell(pawn) == cell), None)

    @property
    def faces(self) -> tuple[str, ...]:
        """The last roll, for those who may know it."""
        return known(self.shown)

    @property
    def now(self) -> Moment | None:
        """The moment of an explorer's turn, for those who may know it."""
        doing = self.moment.value
        return doing.moment if isinstance(doing, Doing) else None


def known(secret: Secret[tuple[str, ...]]) -> tuple[str, ...]:
    """The words of a secret; none for those who may not know it."""
    return () if isinstance(secret.value, Mask) else secret.value
