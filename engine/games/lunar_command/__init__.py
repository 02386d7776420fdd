"""Lunar Command (LEGO 3842): close space stations around robots and astronauts. Rules: RULES.md."""

from __future__ import annotations

from typing import Final

from engine.core.registry import GameSpec
from engine.games import lego
from engine.games.lunar_command.actions import Action
from engine.games.lunar_command.board import box_of
from engine.games.lunar_command.bot import bot, chance
from engine.games.lunar_command.choices import DIE
from engine.games.lunar_command.claims import claims
from engine.games.lunar_command.events import Event
from engine.games.lunar_command.game import SEATS, make
from engine.games.lunar_command.labels import hint, label, pieces, show
from engine.games.lunar_command.options import DEFAULTS, OPTIONS, VARIANTS
from engine.games.lunar_command.position import Position
from engine.games.lunar_command.state import State

SPEC: Final = GameSpec(
    id="lunar_command",
    title="Lunar Command",
    package=__name__,
    seats=SEATS,
    seat_colours=("orange", "lime", "orange", "lime"),
    dice=(DIE,),
    words=("white", "colour", "colour:<team>", "spacewalk", "ufo"),
    options=OPTIONS,
    variants=VARIANTS,
    action=Action,
    event=Event,
    state=State,
    position=Position,
    defaults=DEFAULTS,
    make=make,
    box=box_of,
    bot=bot,
    label=label,
    hint=hint,
    claims=claims,
    chance=chance,
    pieces=pieces,
    show=show,
    bound=6_000,
    shared_rules=(lego.RULES,),
    board="lunar_command",
)
