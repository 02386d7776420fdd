"""What players may change in Lunar Command, and the three variants of the booklet."""

from __future__ import annotations

from typing import Final

from engine.core.options import Choice, Flag, Number, Option, Variant
from engine.games.lego import FIRST_SEAT
from engine.games.lunar_command.rules import Rules

TEAM_PLAY: Final = "teams"
ABDUCTION: Final = "ufo_abduction"
SET_UP: Final = "setup"

DEFAULTS: Final = Rules()

OPTIONS: Final[tuple[Option, ...]] = (
    FIRST_SEAT,
    Flag(name="figures_share_space", clause="LC-2.3", default=True),
    Flag(name="straight_walls_directed", clause="LC-2.4", default=True),
    Number(name="straight_wall_length", clause="LC-2.5", default=1, minimum=1, maximum=2, unit="spaces", assumed=True),
    Flag(
        name="same_type_ignores_colour",
        clause="LC-4.2",
        default=True,
        editions={"en": True, "es": True, "fr": False, "pt": False},
    ),
    Choice(
        name="same_type_test",
        clause="LC-4.2",
        default="connected",
        choices=("connected", "adjacent"),
        editions={"pt": "adjacent"},
    ),
    Choice(name="colour_tile", clause="LC-4.9", default="own", choices=("own", "any")),
    Choice(name="walk_figures", clause="LC-5.1", default="any", choices=("any", "one_each")),
    Number(name="airlock_steps", clause="LC-5.2", default=2, minimum=1, maximum=2, unit="steps"),
    Flag(name="astronaut_may_pass_ufo", clause="LC-5.3", default=True),
    Choice(
        name="count_pieces",
        clause="LC-7.5",
        default="outer_walls",
        choices=("outer_walls", "on_station"),
        editions={"fr": "on_station"},
    ),
    Choice(
        name="station_owner",
        clause="LC-7.6",
        default="when_scored",
        choices=("when_scored", "current_majority"),
        editions={"pt": "current_majority"},
    ),
    Number(name="points_to_win", clause="LC-8.1", default=11, minimum=1, maximum=30, unit="points"),
    Choice(
        name="abduction_release",
        clause="LC-10.2",
        default="either",
        choices=("either", "opponent"),
        editions={"es": "opponent"},
        variant=ABDUCTION,
    ),
)

VARIANTS: Final = (
    Variant(name=TEAM_PLAY, clause="LC-9.1", patches={"members": 2}, seats=(4,)),
    Variant(name=ABDUCTION, clause="LC-10.1", patches={"may_abduct": True}),
    Variant(name=SET_UP, clause="LC-11.1", patches={"players_set_up": True}),
)
