"""UFO Attack (LEGO 3846): build a rocket of energy modules, rob the others, launch. Rules: RULES.md."""

from __future__ import annotations

from typing import Final

from engine.core.registry import GameSpec
from engine.games import lego
from engine.games.ufo_attack.actions import Action
from engine.games.ufo_attack.bot import bot, chance
from engine.games.ufo_attack.choices import DIE
from engine.games.ufo_attack.claims import claims
from engine.games.ufo_attack.game import SEATS, box, make
from engine.games.ufo_attack.labels import hint, label, pieces, show
from engine.games.ufo_attack.options import DEFAULTS, OPTIONS, VARIANTS
from engine.games.ufo_attack.position import Position
from engine.games.ufo_attack.state import Event, State

SPEC: Final = GameSpec(
    id="ufo_attack",
    title="UFO Attack",
    package=__name__,
    seats=SEATS,
    seat_colours=("purple", "orange", "lime", "tan"),
    dice=(DIE,),
    words=("build:<colour>", "ufo"),
    options=OPTIONS,
    variants=VARIANTS,
    action=Action,
    event=Event,
    state=State,
    position=Position,
    defaults=DEFAULTS,
    make=make,
    box=box,
    bot=bot,
    label=label,
    hint=hint,
    claims=claims,
    chance=chance,
    pieces=pieces,
    show=show,
    bound=50_000,
    shared_rules=(lego.RULES,),
)
