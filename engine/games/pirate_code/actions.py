"""What players and the die do in Pirate Code. Owners of codes answer by HIDDEN acts."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    pass


class SetCode(_Act, frozen=True, tag="set_code"):
    """Hide these gems, from the owner's left (PC-2.1). Until the first roll the code may be set again (PC-6.1)."""

    code: tuple[str, ...]


class FillHand(_Act, frozen=True, tag="fill_hand"):
    """Put a gem into the skeleton's hand (PC-7.1, PC-7.3)."""

    colour: str


class Roll(_Act, frozen=True, tag="roll"):
    """The die has come to rest. `die`: the word of the face that is up, such as `gem:red`."""

    die: tuple[str, ...]


class Place(_Act, frozen=True, tag="place"):
    """Put a gem on position `at` of the area that stands for the code of seat `on` (PC-3.3).

    `guess`: which guess of the turn is used for it: rolled, choice, skeleton or row. None: the one that fits.
    """

    colour: str
    on: str
    at: int
    guess: str | None = None


class Move(_Act, frozen=True, tag="move"):
    """Move a lying gem of seat `on`'s area to another position of it, instead of taking a new one (PC-3.3).

    `from_row` and `from_on` say where the gem comes from if not from the guessing row of the same area: never allowed.
    """

    colour: str
    on: str
    from_at: int = msgspec.field(name="from")
    to: int
    guess: str | None = None
    from_row: str | None = None
    from_on: str | None = None


class EndTurn(_Act, frozen=True, tag="end_turn"):
    """The guesses are made: they are checked now (PC-4)."""


class Answer(_Act, frozen=True, tag="answer"):
    """The owner of a code scores one gem: gold, stays or brown (PC-6.2)."""

    colour: str
    at: int
    answer: str


class ChangeAnswers(_Act, frozen=True, tag="change_answers"):
    """The owner of a code takes answers back and gives others: `3=gold` for the third answer (PC-6.3)."""

    changes: tuple[str, ...]


class OpenChest(_Act, frozen=True, tag="open_chest"):
    """A chest is opened: these gems lie in it, from the owner's left (PC-6.4)."""

    code: tuple[str, ...]


class DeclareEmpty(_Act, frozen=True, tag="declare_empty"):
    """Say that the gem chest has no gem of this colour left (PC-2.4)."""

    colour: str


class DeclareFound(_Act, frozen=True, tag="declare_found"):
    """Say that the gem chest has a gem of this colour after all (PC-2.4)."""

    colour: str


class ClaimWin(_Act, frozen=True, tag="claim_win"):
    """Claim: says to have won. The referee ends the game by itself (PC-5.2)."""


class ChangeOption(_Act, frozen=True, tag="change_option"):
    """Change a rule in the middle of a game. Never allowed (C-3)."""

    option: str
    value: str | int | bool | None = None


class Pass(_Act, frozen=True, tag="pass"):
    """Give up a guess that is due. Never allowed (PC-3.10)."""


Action: TypeAlias = (
    SetCode
    | FillHand
    | Roll
    | Place
    | Move
    | EndTurn
    | Answer
    | ChangeAnswers
    | OpenChest
    | DeclareEmpty
    | DeclareFound
    | ClaimWin
    | ChangeOption
    | Pass
)
