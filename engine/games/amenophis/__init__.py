"""Aménophis (Ravensburger 2008): explorers hunt for treasures, a mummy hunts them unseen. Rules: RULES.md."""

from __future__ import annotations

from typing import Final

from engine.core.registry import GameSpec
from engine.games.amenophis import tracking
from engine.games.amenophis.actions import Action
from engine.games.amenophis.bot import bot, chance
from engine.games.amenophis.choices import EXPLORER_DIE, MUMMY_DIE
from engine.games.amenophis.claims import claims
from engine.games.amenophis.events import Event
from engine.games.amenophis.game import SEATS, box_of, make
from engine.games.amenophis.labels import hint, label, pieces, show
from engine.games.amenophis.options import DEFAULTS, OPTIONS, warns
from engine.games.amenophis.position import Position
from engine.games.amenophis.state import State

SPEC: Final = GameSpec(
    id="amenophis",
    title="Aménophis",
    package=__name__,
    seats=SEATS,
    seat_colours=("tan", "red", "blue", "green", "yellow"),
    dice=(EXPLORER_DIE, MUMMY_DIE),
    words=("1", "2", "3", "4", "arrow", "mummy"),
    options=OPTIONS,
    variants=(),
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
    bound=20_000,
    reveals=("caught", "card_played", "ended"),
    barriers={"card_played": "AM-4.13"},
    needs_all={"stepped": "AM-9.3"},
    board="amenophis",
    sensing=tracking,
    warns=warns,
)
