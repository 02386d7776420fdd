"""What the player at the turn might say to have done, or ask about, where it is not open: the referee tells why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.secrets import Cut
from engine.games.ufo_attack.actions import (
    Action,
    Aim,
    AlienTo,
    ClaimLaunch,
    Pass,
    PutTopOn,
    Take,
    TakeBonus,
    TakeTopOff,
    Zap,
)
from engine.games.ufo_attack.state import Phase, State


def claims(_game: Any, view: Cut[State]) -> Iterator[Action]:
    """Every colour and every rocket that could be meant now, and the claims that are never open."""
    state = view.value
    if view.viewer != state.turn:
        return
    colour_act = {Phase.BONUS: TakeBonus, Phase.ZAP: Zap}.get(state.phase, Take)
    yield from (colour_act(colour) for colour in state.storage)
    opponents = state.opponents(view.viewer)
    yield from (Aim(seat) for seat in opponents)
    if state.alien is not None:
        yield from (AlienTo(seat) for seat in opponents)
    yield TakeTopOff() if view.viewer in state.tops_on else PutTopOn()
    yield from (ClaimLaunch(), Pass())
