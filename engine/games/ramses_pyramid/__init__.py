"""Ramses Pyramid (LEGO 3843): round the pyramid, up its sides, and down with the Mummy King. Rules: RULES.md."""

from __future__ import annotations

from typing import Final

from engine.core.registry import GameSpec
from engine.games import lego
from engine.games.ramses_pyramid.actions import Action
from engine.games.ramses_pyramid.bot import bot, chance
from engine.games.ramses_pyramid.choices import DIE
from engine.games.ramses_pyramid.claims import claims
from engine.games.ramses_pyramid.events import Event
from engine.games.ramses_pyramid.game import SEATS, box, make
from engine.games.ramses_pyramid.labels import hint, label, pieces, show
from engine.games.ramses_pyramid.options import DEFAULTS, OPTIONS, VARIANTS
from engine.games.ramses_pyramid.position_written import Position
from engine.games.ramses_pyramid.state import State

SPEC: Final = GameSpec(
    id="ramses_pyramid",
    title="Ramses Pyramid",
    package=__name__,
    seats=SEATS,
    seat_colours=("blue", "yellow", "orange", "red"),
    dice=(DIE,),
    words=("move", "steal", "rotate", "mummy"),
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
    bound=20_000,
    shared_rules=(lego.RULES,),
    reveals=("shown", "doubted"),
    board="ramses_pyramid",
)
