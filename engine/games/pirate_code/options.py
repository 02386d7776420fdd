"""What players may change in Pirate Code, and the three variants of the booklet."""

from __future__ import annotations

from typing import Final

from engine.core.options import Choice, Number, Option, Variant
from engine.games.lego import FIRST_SEAT
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.slots import ALL_AT_ALL, IN_TURNS

SKELETON_BONUS: Final = "skeleton_bonus"
TWO_PLAYER: Final = "two_player"
QUICK: Final = "quick"
BONUS_COLOUR: Final = "white"

DEFAULTS: Final = Rules(match=ALL_AT_ALL)

OPTIONS: Final[tuple[Option, ...]] = (
    FIRST_SEAT,
    Number(name="code_length", clause="PC-2.1", default=4, minimum=2, maximum=4, unit="gems in a code"),
    Number(name="gems_per_colour", clause="PC-2.2", default=12, minimum=8, maximum=30, unit="gems of each colour"),
    Choice(
        name="first_move_colour",
        clause="PC-3.4",
        default="rolled",
        choices=("rolled", "any"),
        editions={"en": "any", "fr": "any", "es": "rolled"},
    ),
    Choice(name="occupied", clause="PC-3.8", default="replace", choices=("replace", "swap")),
    Choice(name="last_together", clause="PC-5.3", default="later", choices=("later", "shared")),
    Choice(name="code_mode", clause="PC-6.1", default="entered", choices=("entered", "honour")),
    Choice(name="guess_unit", clause="PC-8.5", default="gem", choices=("gem", "turn", "row"), variant=TWO_PLAYER),
    Number(name="rounds", clause="PC-8.3", default=1, minimum=1, maximum=6, unit="codes for each", variant=TWO_PLAYER),
)

VARIANTS: Final = (
    Variant(name=SKELETON_BONUS, clause="PC-7.1", patches={"bonus_colour": BONUS_COLOUR}),
    Variant(
        name=TWO_PLAYER,
        clause="PC-8.1",
        patches={"repeats": True, "match": IN_TURNS},
        excludes=("last_together",),
        seats=(2,),
    ),
    Variant(name=QUICK, clause="PC-9.1", patches={"code_length": 3, "length_clause": "PC-9.1"}),
)
