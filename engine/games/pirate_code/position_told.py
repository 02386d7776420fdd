"""The gems scored so far in a written position: what its history says, and what the lying gems tell beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.game import SetupError
from engine.games.pirate_code.honour import NOT_TOLD
from engine.games.pirate_code.state import ANSWERS, BROWN, GOLD, STAYS, Area, State, Told

History: TypeAlias = tuple[str | int, ...]
"""Colour, position, answer, and the number of the scoring if gems were scored together."""


def told_of(state: State, owner: str, history: Sequence[History], unscored: set[tuple[str, int]]) -> tuple[Told, ...]:
    """All scored gems of an owner, in order. Raises SetupError for a history that cannot be.

    Gems that lie there and are in no history come first: those on the guessing row as scored before the others.
    """
    area = state.areas[owner]
    written = [_read(state, owner, item, number) for number, item in enumerate(history, 3)]
    lying = _lying(area, owner, unscored)
    told: list[Told] = []
    for item in reversed(written):
        spot = (item.answer, item.colour, NOT_TOLD if item.answer == BROWN else item.at)
        lies = lying.get(spot, 0) > 0
        if lies:
            lying[spot] -= 1
        told.append(Told(item.colour, item.at, item.answer, item.scoring, lies))
    rest = [Told(colour, at, answer, _BEFORE[answer]) for (answer, colour, at), n in lying.items() for _ in range(n)]
    return (*sorted(rest, key=lambda item: item.scoring), *reversed(told))


_BEFORE = {STAYS: 1, GOLD: 2, BROWN: 2}


def _lying(area: Area, owner: str, unscored: set[tuple[str, int]]) -> dict[tuple[str, str, int], int]:
    lying = {
        (STAYS, colour, at): 1 for at, colour in enumerate(area.guess, 1) if colour and (owner, at) not in unscored
    }
    lying |= {(GOLD, colour, at): 1 for at, colour in enumerate(area.gold, 1) if colour}
    return lying | {(BROWN, colour, NOT_TOLD): count for colour, count in area.brown.items()}


def _read(state: State, owner: str, item: History, number: int) -> Told:
    colour, at, answer, scoring = item if len(item) == 4 else (*item, number) if len(item) == 3 else (None,) * 4
    if (
        not isinstance(colour, str)
        or not isinstance(at, int)
        or answer not in ANSWERS
        or not isinstance(scoring, int)
        or not 1 <= at <= len(state.areas[owner].gold)
    ):
        raise SetupError(
            f"`history.{owner}` has {list(item)}; write a colour, a position and one of {', '.join(ANSWERS)}, and, if "
            f"gems were scored together, the number of their scoring"
        )
    return Told(colour, at, str(answer), scoring + 2 if len(item) == 4 else scoring)
