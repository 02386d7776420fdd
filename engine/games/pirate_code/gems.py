"""Gems on a guessing area, and the account of the gem chest, which nobody sees: the parts of the fold."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.secrets import Mask, Secret
from engine.games.pirate_code.state import BROWN, GOLD, STAYS, AnswersChanged, Area, Code, Spots, State, Told


def put(spots: Spots, at: int, colour: str | None) -> Spots:
    """The row with this on position `at`."""
    return (*spots[: at - 1], colour, *spots[at:])


def known_code(secret: Secret[Code] | None) -> Code:
    """The gems of a code; none if the referee does not know it."""
    return () if secret is None or isinstance(secret.value, Mask) else secret.value


def chest(state: State, taken: Iterable[str] = (), back: Iterable[str] = ()) -> Secret[dict[str, int]]:
    """The gem chest after gems were taken from it or came back."""
    held = state.chest.value
    assert not isinstance(held, Mask), "the fold runs on the whole state, never on a cut"
    held = dict(held)
    for colour in taken:
        held[colour] -= 1
    for colour in back:
        held[colour] += 1
    return Secret(held, state.chest.seen_by)


def not_empty(state: State, back: Iterable[str]) -> tuple[str, ...]:
    """A colour of which a gem goes back is no longer empty (PC-2.4)."""
    return tuple(colour for colour in state.empty if colour not in back) if state.empty else ()


def taken_off(area: Area, at: int) -> Area:
    """The area without the gem on that position of the guessing row."""
    return replace(area, guess=put(area.guess, at, None))


def settled(area: Area, at: int, colour: str, answer: str) -> Area:
    """A gem of the guessing row goes where its answer puts it."""
    if answer == STAYS:
        return area
    area = taken_off(area, at)
    if answer == GOLD:
        return replace(area, gold=put(area.gold, at, colour))
    return replace(area, brown={**area.brown, colour: area.brown.get(colour, 0) + 1})


def answers_changed(state: State, event: AnswersChanged) -> State:
    """The gems come off their places, then each goes where its new answer puts it. One whose place on the guessing row
    is taken by now goes back to the gem chest; for one that turns gold after it was moved on, a new one is taken."""
    told, area = list(state.told[event.owner]), state.areas[event.owner]
    for number, answer in event.answers:
        item = told[number - 1]
        area = _lifted(area, item) if item.lies else area
        told[number - 1] = replace(item, answer=answer)
    taken: list[str] = []
    back: list[str] = []
    for number, _ in sorted(event.answers, key=lambda change: change[1] != GOLD):
        item = told[number - 1]
        lay = _is_laid_down(area, item, event.off)
        if lay:
            area = _laid_down(area, item)
        if lay and not item.lies:
            taken.append(item.colour)
        elif item.lies and not lay:
            back.append(item.colour)
        told[number - 1] = replace(item, lies=lay)
    return replace(
        state,
        areas={**state.areas, event.owner: area},
        told={**state.told, event.owner: tuple(told)},
        chest=chest(state, taken, back),
        empty=not_empty(state, back),
    )


def _is_laid_down(area: Area, item: Told, off: bool) -> bool:
    if item.answer == GOLD:
        return area.gold[item.at - 1] is None
    if off or not item.lies:
        return False
    return item.answer == BROWN or not (area.guess[item.at - 1] or area.gold[item.at - 1])


def _lifted(area: Area, item: Told) -> Area:
    if item.answer == GOLD:
        return replace(area, gold=put(area.gold, item.at, None))
    if item.answer == STAYS:
        return taken_off(area, item.at)
    left = {**area.brown, item.colour: area.brown[item.colour] - 1}
    return replace(area, brown={colour: count for colour, count in left.items() if count})


def _laid_down(area: Area, item: Told) -> Area:
    if item.answer == GOLD:
        return replace(area, gold=put(area.gold, item.at, item.colour))
    if item.answer == BROWN:
        return replace(area, brown={**area.brown, item.colour: area.brown.get(item.colour, 0) + 1})
    return replace(area, guess=put(area.guess, item.at, item.colour))


def gems(area: Area) -> list[str]:
    """All gems that lie there."""
    lying = [colour for colour in area.guess + area.gold if colour]
    return lying + [colour for colour, count in area.brown.items() for _ in range(count)]
