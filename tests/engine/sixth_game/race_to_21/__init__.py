"""Race to 21, the tiny game that docs/add_a_game.md is tried on. Rules: RULES.md."""

from __future__ import annotations

from typing import Any, Final

from engine.core.notation import tag_of
from engine.core.registry import GameSpec
from engine.core.rulings import Fact, Finding

from .actions import Action, Add, Forbid
from .bot import bot, chance
from .options import DEFAULTS, OPTIONS, VARIANTS
from .rules import DIE, Position, make
from .state import Event, State

_CLAUSES: Final = {"forbid": "RT-1.1", "roll": "RT-2.1", "add": "RT-2.2", "claim_win": "RT-3.1"}


def _label(action: Action) -> Finding:
    tag = tag_of(type(action))
    facts: dict[str, Fact] = {"number": action.number} if isinstance(action, Add | Forbid) else {}
    return Finding(f"rt-act-{tag.replace('_', '-')}", _CLAUSES[tag], facts)


def _no_hint(_game: Any, _view: Any, _action: Action) -> None:
    return None


def _show(state: State) -> str:
    return f"{state.turn} | total {state.total} | rolled {state.rolled}"


SPEC: Final = GameSpec(
    id="race_to_21",
    title="Race to 21",
    package=__name__,
    seats=(2, 4),
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
    box=lambda _position, _faces: {},
    bot=bot,
    label=_label,
    hint=_no_hint,
    chance=chance,
    pieces=lambda state: {"seats": len(state.seats)},
    show=_show,
    bound=1000,
)
