"""What players may change in Ramses Pyramid, and the variants of the booklet."""

from __future__ import annotations

from typing import Final

from engine.core.options import Choice, Flag, Number, Option, Several, Variant
from engine.games.lego import FIRST_SEAT
from engine.games.ramses_pyramid.box import COLOURS
from engine.games.ramses_pyramid.places import MOST_LAYERS
from engine.games.ramses_pyramid.rules import Rules

TEAMS: Final = "teams"
ALLIES: Final = "all_against_king"
TREASURE: Final = "treasure_room"


def alone(_seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """Everybody plays for themselves."""
    return (seat,)


def pairs(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """Two teams, whose seats alternate (RP-7.1)."""
    return seats[seats.index(seat) % 2 :: 2]


def everybody(seats: tuple[str, ...], _seat: str) -> tuple[str, ...]:
    """All on the same team (RP-7.2)."""
    return seats


DEFAULTS: Final = Rules(partners=alone)

OPTIONS: Final[tuple[Option, ...]] = (
    FIRST_SEAT,
    Several(
        name="two_player_removed",
        clause="RP-2.5",
        default=("green", "purple"),
        editions={"fr": ("green", "blue")},
        choices=COLOURS,
        count=2,
    ),
    Choice(name="pyramid_steps", clause="RP-4.5", default="up_to", choices=("up_to", "exact")),
    Flag(name="mummy_pass", clause="RP-4.4", default=False, editions={"es": True}),
    Choice(
        name="mummy_side",
        clause="RP-5.4",
        default="own",
        editions={"en": "own", "es": "own", "pt": "any", "fr": "any"},
        choices=("own", "any"),
    ),
    Number(
        name="mummy_brown_steps",
        clause="RP-5.4",
        default=3,
        editions={"es": 2},
        minimum=1,
        maximum=6,
        unit="brown spaces",
    ),
    Number(
        name="king_start_below", clause="RP-7.3", default=0, minimum=0, maximum=MOST_LAYERS, unit="layers below the top"
    ),
    Flag(name="king_wins_at_eight", clause="RP-7.4", default=True),
    Flag(name="share_crystals", clause="RP-7.1", default=False, variant=TEAMS),
    Choice(name="trapped", clause="RP-8.1", default="no_treasure", choices=("no_treasure", "out"), variant=TREASURE),
    Flag(name="show_revealed", clause="RP-9.5", default=False),
)

VARIANTS: Final = (
    Variant(
        name=TEAMS,
        clause="RP-7.1",
        patches={"partners": pairs, "king_can_win": True},
        excludes=(ALLIES,),
        seats=(4,),
    ),
    Variant(
        name=ALLIES,
        clause="RP-7.2",
        patches={"partners": everybody, "king_can_win": True},
        excludes=(TEAMS,),
        seats=(4,),
    ),
    Variant(name=TREASURE, clause="RP-8.1", patches={"treasure_room": True}),
)
