"""What players and the die do in Ramses Pyramid. `Roll`, `Sees` and `Shows` answer prompts; all others are choices or
claims."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

NONE = "none"
"""No mummy of that kind moves."""


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    pass


class Place(_Act, frozen=True, tag="place"):
    """Put one's adventurer on a side of the bottom layer (RP-3.3)."""

    on: str


class Roll(_Act, frozen=True, tag="roll"):
    """The die has come to rest. `die`: the word of the face that is up."""

    die: tuple[str, ...]


class MoveOnRing(_Act, frozen=True, tag="move_on_ring"):
    """Move one's adventurer to a brown space or the Entrance (RP-3.1)."""

    to: str


class TakeCrystal(_Act, frozen=True, tag="take_crystal"):
    """Take the crystal of the brown space reached (RP-3.2)."""

    at: str


class Look(_Act, frozen=True, tag="look"):
    """Look into a temple, alone (RP-3.2). `sees`: what was seen, if the looker wants it noted; nobody else is told."""

    temple: str
    sees: str | None = None


class Sees(_Act, frozen=True, tag="sees"):
    """The looker notes what was seen (RP-9.1)."""

    colour: str


class PutTemple(_Act, frozen=True, tag="put_temple"):
    """Put the temple looked at, or opened, on another empty temple space (RP-3.2, RP-4.3)."""

    temple: str
    on: str


class Steal(_Act, frozen=True, tag="steal"):
    """Take a crystal from the tent of seat `from` (RP-5.2)."""

    colour: str
    from_: str = msgspec.field(name="from")


class TurnLayer(_Act, frozen=True, tag="turn_layer"):
    """Turn a layer (`L2`), and all above it, a `quarter`, `half` or `three-quarter` turn clockwise (RP-5.3).

    `alone`: without those above; never allowed.
    """

    layer: str
    by_turn: str
    alone: bool | None = None


class MummiesDown(_Act, frozen=True, tag="mummies_down"):
    """Move the mummies (RP-5.4). `new`: the side of the top that one leaves, `off_to`: the brown space for the one that
    steps off the bottom (RP-5.6); `none` where there is no such mummy. `new_to`: the side it comes down on, if free."""

    new: str = NONE
    off_to: str = NONE
    new_to: str | None = None


class Step(_Act, frozen=True, tag="step"):
    """One layer up or down (RP-4). `with`: the crystal that opens it, if told."""

    to: str
    with_: str | None = msgspec.field(name="with", default=None)


class ChangeSide(_Act, frozen=True, tag="change_side"):
    """Do not roll, but go to another side of the same layer (RP-4.2). `with`: the crystal that opens it, if told."""

    to: str
    with_: str | None = msgspec.field(name="with", default=None)


class Reveal(_Act, frozen=True, tag="reveal"):
    """Open a temple for all to see, to enter the place `for` (RP-4.3). `shows`: the colour inside, if told at once."""

    temple: str
    for_: str = msgspec.field(name="for")
    shows: str | None = None


class Shows(_Act, frozen=True, tag="shows"):
    """The colour that the opened temple shows (RP-9.3)."""

    colour: str


class CorrectEarlier(_Act, frozen=True, tag="correct_earlier"):
    """What a temple is said to have shown earlier was wrong; what it shows now is right (RP-9.7)."""


class CorrectNew(_Act, frozen=True, tag="correct_new"):
    """What the temple shows now was told wrongly; it is to be told again (RP-9.7)."""


class Stop(_Act, frozen=True, tag="stop"):
    """Make no more steps (RP-4.5)."""


class NameTemple(_Act, frozen=True, tag="name_temple"):
    """Say which colour is in a temple (RP-8.1)."""

    temple: str
    colour: str


class OpenTemple(_Act, frozen=True, tag="open_temple"):
    """Open a temple in the treasure room (RP-8.1). `shows`: the colour inside, if told at once."""

    temple: str
    shows: str | None = None


class EndTurn(_Act, frozen=True, tag="end_turn"):
    """Claim: ends the turn without doing what is owed. A turn ends by itself (RP-3.2)."""


class ClaimWin(_Act, frozen=True, tag="claim_win"):
    """Claim: says to have won. Only a rolled mummy defeats the king (RP-6.1)."""


Action: TypeAlias = (
    Place
    | Roll
    | MoveOnRing
    | TakeCrystal
    | Look
    | Sees
    | PutTemple
    | Steal
    | TurnLayer
    | MummiesDown
    | Step
    | ChangeSide
    | Reveal
    | Shows
    | CorrectEarlier
    | CorrectNew
    | Stop
    | NameTemple
    | OpenTemple
    | EndTurn
    | ClaimWin
)
