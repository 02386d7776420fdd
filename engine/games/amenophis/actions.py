"""What players and dice do in Aménophis. `Roll` answers a DICE prompt, `Draw` a HIDDEN one; all others are choices."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    pass


class Draw(_Act, frozen=True, tag="draw"):
    """The cards that this explorer has drawn, such as r1 or y4 (AM-2.4). Nobody else may know them."""

    cards: tuple[str, ...]


class Roll(_Act, frozen=True, tag="roll"):
    """The dice have come to rest. `die`: the face of each one: 1 to 4, arrow, mummy; or the mummy die's number."""

    die: tuple[str, ...]


class KeepAside(_Act, frozen=True, tag="keep_aside"):
    """Roll with the dice that do not lie aside, without a cancel (AM-4.1)."""


class Cancel(_Act, frozen=True, tag="cancel"):
    """Give the mummy an intermediate move for all the mummies that lie aside (AM-4.1, AM-6.1)."""


class Reroll(_Act, frozen=True, tag="reroll"):
    """Roll again (AM-4.4): the dice with these faces, or all that show no mummy."""

    dice: tuple[str, ...] = ()


class Announce(_Act, frozen=True, tag="announce"):
    """Choose a die and announce its face (AM-4.6). `pawn`: which one, where the explorer has two (AM-8.1)."""

    face: str
    pawn: str | None = None


class Go(_Act, frozen=True, tag="go"):
    """Move to this cell: some walk of exactly the announced length leads there (AM-9.5)."""

    to: str


class Walk(_Act, frozen=True, tag="walk"):
    """Move along this path, cell by cell, without the cell where the pawn stood (AM-4.7)."""

    path: tuple[str, ...]


class Play(_Act, frozen=True, tag="play"):
    """Play the card of the symbol on which the move ended (AM-4.13)."""

    card: str


class Done(_Act, frozen=True, tag="done"):
    """The explorer's turn ends."""


class GiveUp(_Act, frozen=True, tag="give_up"):
    """End the turn without a move, hemmed in (AM-4.15). Only where the rules say that this tells the mummy."""


class Step(_Act, frozen=True, tag="step"):
    """The mummy declares her next cell (AM-9.3)."""

    to: str


class Stop(_Act, frozen=True, tag="stop"):
    """The mummy leaves the rest of her steps. Only where she need not use them all (AM-5.2)."""


Action: TypeAlias = (
    Draw | Roll | KeepAside | Cancel | Reroll | Announce | Go | Walk | Play | Done | GiveUp | Step | Stop
)
