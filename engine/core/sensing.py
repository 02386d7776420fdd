"""Pieces on a board with sensors: what a game makes of what they see. Pure, like the game itself.

The service follows the sensors and knows when nothing moves any more; which piece it was, and whether it may stand
there, only the game can say. Sensors see that something stands on a cell, at best which pole of its magnet is down.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from engine.core.rulings import Fact, Finding

ANY: Final = ""
"""The pole of a mark where the board tells no poles."""

Mark: TypeAlias = tuple[str, str]
"""A cell that sees a magnet, and the pole it sees: `north`, `south`, or ANY."""


class Sensed(msgspec.Struct, frozen=True):
    """What some of the sensors see while nothing moves. `blind`: cells whose sensors are not believed; they are in
    none of the others. `touched`: cells that have changed since the last look, once for each change, in their order."""

    marks: frozenset[Mark]
    blind: frozenset[str] = frozenset()
    touched: tuple[str, ...] = ()
    poles: bool = False

    @property
    def occupied(self) -> frozenset[str]:
        """The cells on which something stands."""
        return frozenset(cell for cell, _pole in self.marks)

    def within(self, cells: frozenset[str]) -> Sensed:
        """Only what these cells tell."""
        return Sensed(
            frozenset(mark for mark in self.marks if mark[0] in cells),
            self.blind & cells,
            tuple(cell for cell in self.touched if cell in cells),
            self.poles,
        )


class Put(msgspec.Struct, frozen=True):
    """Where a piece belongs: `piece` as a fact that each language names. An empty cell: off the board."""

    piece: Fact
    cell: str


class Carried(msgspec.Struct, frozen=True):
    """A piece goes over these cells, from the one where it stands."""

    piece: Fact
    way: tuple[str, ...]


class NoticeKind(Enum):
    GUIDE = "guide"  # a piece is on its way, or the board is being set up; nothing is wrong
    ASK = "ask"  # the sensors cannot tell what was meant
    FOUL = "foul"  # this must not stand so; play goes on when the board agrees again


class Notice(msgspec.Struct, frozen=True):
    """Something to say about the board. `puts`: which pieces go where; `clear`: cells on which nothing should stand.
    `seen_by`: who may know it, and each of its findings; None: everybody."""

    kind: NoticeKind
    findings: tuple[Finding, ...]
    puts: tuple[Put, ...] = ()
    clear: tuple[str, ...] = ()
    seen_by: frozenset[str] | None = None


Belief: TypeAlias = Mapping[str, str]
"""Which piece was last seen where, in the game's own names; to be kept for the next look."""


class Look(msgspec.Struct, frozen=True):
    """What a look at the board has brought. `acts`: what was done there, by whom; each is legal. `belief`: which piece
    is where; None: as before, since what is seen cannot be explained."""

    acts: tuple[tuple[str, Any], ...] = ()
    notices: tuple[Notice, ...] = ()
    belief: Belief | None = None


class Watch(msgspec.Struct, frozen=True):
    """Somebody who is told what these cells see, once nothing has moved on them for `rest_s` seconds. What a watch says
    can depend on nothing else, neither in its words nor in its time: so it cannot tell of other cells."""

    id: str
    cells: frozenset[str]
    rest_s: float


class Sensing(Protocol):
    """A game's part of a board with sensors. Pure."""

    def cells(self, game: Any) -> tuple[str, ...]:
        """All cells with a sensor, in reading order."""
        ...

    def audience(self, state: Any) -> frozenset[str] | None:
        """Who may know what all the sensors see; None: everybody."""
        ...

    def watches(self, state: Any) -> tuple[Watch, ...]:
        """Who looks where in this state."""
        ...

    def look(self, game: Any, belief: Belief | None, state: Any, watch: str, sensed: Sensed) -> Look:
        """What a watch sees. `belief`: what an earlier look has brought; None: the board has not been followed without
        a break since. `sensed` holds the watch's cells only."""
        ...

    def carried(self, state: Any, action: Any) -> Carried | None:
        """How this legal act is done on the board; None: it is said, or moves no piece to another cell."""
        ...

    def marks(self, state: Any, poles: bool) -> Mapping[Mark, tuple[Fact, ...]]:
        """What the sensors would see if every piece were where it belongs, and which pieces they are."""
        ...
