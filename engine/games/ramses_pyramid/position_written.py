"""How a position is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.game import SetupError


class TempleAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A temple: `at` its temple space; `inside` the true colour, if it is to be known to the referee."""

    at: str
    inside: str | None = None


class Mummies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the mummies are: on the top, by side; on places of the pyramid; out of the game, on brown spaces."""

    top: dict[str, int]
    on: tuple[str, ...] = ()
    out: tuple[str, ...] = ()


class InHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The temple in hand. `for`: the place it was opened for; `shows`: its colour, if it has been told."""

    temple: str
    for_: str | None = msgspec.field(name="for", default=None)
    shows: str | None = None


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written: only `turn` is needed; what is left out is as at the start.

    `moment`: "start of turn" (or "the game begins"), "placed" (on the bottom layer, before the roll), "rolled" (the
    special action is due), "moving" (`steps` are left, in direction `heading` if one is made) or "landed" (on a brown
    space with something to take or to look into). With a temple in hand, `opening`: "looked", "opened" (as "moving", or
    without `rolled` for another side; its colour is owed, or it is to be put away) or "entering" (it was right, and has
    been put away). In the treasure room: "naming" (`named` so far) or "named" (all; `opened`: those shown to be right).
    `public`: what temples have shown to all; `seen`: what seats noted. `ring`, `temple_spaces` and `layers` describe
    the box.
    """

    turn: str
    moment: str = "start of turn"
    adventurers: dict[str, str] = {}
    tents: dict[str, tuple[str, ...]] = {}
    ring: tuple[str, ...] | None = None
    ring_crystals: dict[str, str | None] | None = None
    temple_spaces: dict[str, str] | None = None
    temples: dict[str, TempleAt] | None = None
    layers: dict[str, dict[str, str]] | None = None
    king: str | None = None
    mummies: Mummies | None = None
    public: dict[str, str] = {}
    seen: dict[str, dict[str, str]] = {}
    rolled: str | tuple[str, ...] | None = None
    steps: int | None = None
    heading: int = 0
    opening: InHand | None = None
    named: dict[str, str] = {}
    opened: tuple[str, ...] = ()

    @property
    def word(self) -> str | None:
        """What was rolled: a face of this die says one word."""
        return " ".join(self.rolled) if isinstance(self.rolled, tuple) else self.rolled


def read_position(data: Mapping[str, Any]) -> Position:
    """A value of null counts as left out. Raises SetupError for an unknown key or a value of the wrong kind."""
    try:
        return msgspec.convert({key: value for key, value in data.items() if value is not None}, Position)
    except msgspec.ValidationError as error:
        known = ", ".join(Position.__struct_fields__)
        raise SetupError(f"the position cannot be read: {error}; a position has: {known}") from error
