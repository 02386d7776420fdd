"""Pirate Code (LEGO 3840): guess the other pirates' hidden codes; the code broken last wins. Rules: RULES.md."""

from __future__ import annotations

from typing import Final

from engine.core.registry import GameSpec
from engine.games import lego
from engine.games.pirate_code.actions import Action
from engine.games.pirate_code.bot import bot, chance
from engine.games.pirate_code.choices import DIE
from engine.games.pirate_code.claims import claims
from engine.games.pirate_code.game import SEATS, make, position_box
from engine.games.pirate_code.labels import hint, label, pieces, show
from engine.games.pirate_code.options import DEFAULTS, OPTIONS, VARIANTS
from engine.games.pirate_code.position import Position
from engine.games.pirate_code.state import Event, State

SPEC: Final = GameSpec(
    id="pirate_code",
    title="Pirate Code",
    package=__name__,
    seats=SEATS,
    seat_colours=("purple", "orange", "lime", "tan"),
    dice=(DIE,),
    words=("gem:<colour>",),
    options=OPTIONS,
    variants=VARIANTS,
    action=Action,
    event=Event,
    state=State,
    position=Position,
    defaults=DEFAULTS,
    make=make,
    box=position_box,
    bot=bot,
    label=label,
    hint=hint,
    claims=claims,
    chance=chance,
    pieces=pieces,
    show=show,
    bound=4_000,
    shared_rules=(lego.RULES,),
    reveals=("scored", "answers_changed", "opened"),
    barriers={"scored": "PC-6.5", "answers_changed": "PC-6.5", "opened": "PC-6.4"},
    board="pirate_code",
)
