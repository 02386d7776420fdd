"""What players may change in UFO Attack, and the two variants of the booklet."""

from __future__ import annotations

from typing import Final

from engine.core.options import Flag, Number, Option, Variant
from engine.games.lego import FIRST_SEAT
from engine.games.ufo_attack.rules import Rules
from engine.games.ufo_attack.slots import (
    AT_ONCE,
    BY_CHOICE,
    SCORES,
    WINS,
    alien_or_attack,
    alien_strikes,
    attack_fails,
    attack_only,
)
from engine.games.ufo_attack.state import MIDDLE

ALIEN: Final = "alien_invasion"
POINTS: Final = "first_to_12"

DEFAULTS: Final = Rules(ufo_acts=attack_only, ufo_again=attack_fails, tops=AT_ONCE, launch=WINS)

OPTIONS: Final[tuple[Option, ...]] = (
    FIRST_SEAT,
    Number(
        name="modules_per_colour",
        clause="UA-2.1",
        default=5,
        minimum=2,
        maximum=12,
        unit="modules of each colour",
        assumed=True,
    ),
    Number(name="modules_to_launch", clause="UA-6.1", default=7, minimum=1, maximum=15, unit="modules"),
    Flag(
        name="launch_optional",
        clause="UA-3.1",
        default=False,
        editions={"en": True, "fr": True, "it": True, "de": False},
    ),
    Number(name="bonus_run", clause="UA-4.4", default=3, minimum=2, maximum=5, also=(0,), unit="modules in a row"),
    Flag(
        name="bonus_optional",
        clause="UA-4.4",
        default=False,
        editions={"de": True, "it": True, "en": False, "fr": False},
    ),
    Flag(name="bonus_third_of_colour", clause="UA-4.4", default=False, editions={"de": True}),
    Flag(name="bonus_before_top", clause="UA-4.5", default=True),
    Flag(name="alien_then_roll", clause="UA-8.9", default=False, editions={"fr": True}, variant=ALIEN),
    Number(name="points_to_win", clause="UA-9.3", default=12, minimum=6, maximum=36, unit="points", variant=POINTS),
    Number(name="launch_bonus", clause="UA-9.2", default=2, minimum=0, maximum=5, unit="points", variant=POINTS),
    Flag(
        name="ten_any_colours",
        clause="UA-9.7",
        default=False,
        editions={"en": True, "fr": True, "it": True},
        variant=POINTS,
    ),
)

VARIANTS: Final = (
    Variant(
        name=ALIEN,
        clause="UA-8.1",
        patches={"alien": MIDDLE, "ufo_acts": alien_or_attack, "ufo_again": alien_strikes},
    ),
    Variant(
        name=POINTS,
        clause="UA-9.1",
        patches={"tops": BY_CHOICE, "launch": SCORES},
        excludes=("modules_to_launch",),
    ),
)
