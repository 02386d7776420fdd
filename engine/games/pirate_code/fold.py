"""The fold of Pirate Code: one short function an event. It also keeps account of the gem chest, which nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from engine.core.secrets import Mask, Secret
from engine.games.pirate_code.state import (
    BROWN,
    GOLD,
    SKELETON,
    STAYS,
    AnswersChanged,
    Area,
    Awaited,
    Broken,
    ChestsDue,
    CodeSet,
    Decided,
    Ended,
    Event,
    GuessesDue,
    HandFilled,
    Laid,
    Lost,
    Moved,
    Opened,
    Phase,
    Placed,
    RolesSwapped,
    Rolled,
    SaidEmpty,
    SaidFound,
    Scored,
    Spots,
    State,
    Told,
    TurnEnded,
    TurnPassed,
    WentBack,
)


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def put(spots: Spots, at: int, colour: str | None) -> Spots:
    """The row with this on position `at`."""
    return (*spots[: at - 1], colour, *spots[at:])


def _with_area(state: State, on: str, area: Area) -> dict[str, Area]:
    return {**state.areas, on: area}


def _chest(state: State, taken: Iterable[str] = (), back: Iterable[str] = ()) -> Secret[dict[str, int]]:
    held = state.chest.value
    assert not isinstance(held, Mask), "the fold runs on the whole state, never on a cut"
    held = dict(held)
    for colour in taken:
        held[colour] -= 1
    for colour in back:
        held[colour] += 1
    return Secret(held, state.chest.seen_by)


def _not_empty(state: State, back: Iterable[str]) -> tuple[str, ...]:
    """A colour of which a gem goes back is no longer empty (PC-2.4)."""
    return tuple(colour for colour in state.empty if colour not in back) if state.empty else ()


def known_code(secret: Secret[tuple[str, ...]] | None) -> tuple[str, ...]:
    """The gems of a code; none if the referee does not know it."""
    return () if secret is None or isinstance(secret.value, Mask) else secret.value


def _code_set(state: State, event: CodeSet) -> State:
    before = known_code(state.codes.get(event.seat))
    chest = _chest(state, known_code(event.code), before)
    return replace(state, codes={**state.codes, event.seat: event.code}, chest=chest)


def _hand_filled(state: State, event: HandFilled) -> State:
    return replace(state, hand=event.colour, refill=False, chest=_chest(state, (event.colour,)))


def _awaited(state: State, event: Awaited) -> State:
    return replace(state, phase=event.phase)


def _rolled(state: State, event: Rolled) -> State:
    return replace(state, rolled=event.colour)


def _guesses_due(state: State, event: GuessesDue) -> State:
    return replace(state, due=event.due, locked=True, phase=Phase.GUESS)


def _without(due: tuple[str, ...], guess: str) -> tuple[str, ...]:
    here = due.index(guess)
    return due[:here] + due[here + 1 :]


def _gone_from(state: State, on: str, at: int) -> dict[str, tuple[Told, ...]]:
    """The gem on that position of the guessing row lies there no longer."""
    told = state.told.get(on, ())
    if not any(item.lies and item.at == at and item.answer == STAYS for item in told):
        return state.told
    moved = tuple(
        replace(item, lies=False) if item.lies and item.at == at and item.answer == STAYS else item for item in told
    )
    return {**state.told, on: moved}


def _went_back(state: State, event: WentBack) -> State:
    area = state.areas[event.on]
    back = tuple(colour for colour in (area.guess[event.at - 1],) if colour)
    return replace(
        state,
        areas=_with_area(state, event.on, replace(area, guess=put(area.guess, event.at, None))),
        chest=_chest(state, (), back),
        empty=_not_empty(state, back),
        told=_gone_from(state, event.on, event.at),
    )


def _placed(state: State, event: Placed) -> State:
    area = state.areas[event.on]
    from_hand = event.guess == SKELETON
    return replace(
        state,
        areas=_with_area(state, event.on, replace(area, guess=put(area.guess, event.at, event.colour))),
        chest=state.chest if from_hand else _chest(state, (event.colour,)),
        due=_without(state.due, event.guess),
        laid=(*state.laid, Laid(event.on, event.at, event.colour)),
        hand=None if from_hand else state.hand,
        refill=state.refill or from_hand,
    )


def _moved(state: State, event: Moved) -> State:
    area = state.areas[event.on]
    colour, other = area.guess[event.from_at - 1] or "", area.guess[event.to - 1]
    guess = put(put(area.guess, event.to, colour), event.from_at, other)
    told = _gone_from(state, event.on, event.from_at)
    laid = (*state.laid, Laid(event.on, event.to, colour))
    if other is not None:
        told = _gone_from(replace(state, told=told), event.on, event.to)
        laid = (*laid, Laid(event.on, event.from_at, other, scored=False))
    areas = _with_area(state, event.on, replace(area, guess=guess))
    return replace(state, areas=areas, told=told, laid=laid, due=_without(state.due, event.guess))


def _lost(state: State, event: Lost) -> State:
    return replace(state, due=_without(state.due, event.guess))


def _said_empty(state: State, event: SaidEmpty) -> State:
    said = {*state.empty, event.colour}
    return replace(state, empty=tuple(colour for colour in state.colours if colour in said))


def _said_found(state: State, event: SaidFound) -> State:
    return replace(state, empty=_not_empty(state, (event.colour,)))


def _turn_ended(state: State, event: TurnEnded) -> State:
    count = {**state.count, state.mover: state.count[state.mover] + event.counts} if state.count else {}
    gems = tuple(gem for gem in state.laid if gem.scored)
    return replace(
        state,
        closing=gems,
        to_answer=gems,
        fresh=(),
        laid=(),
        due=(),
        turn_ends=True,
        scoring=state.scoring + 1,
        count=count,
    )


def _scored(state: State, event: Scored) -> State:
    area, at, colour = state.areas[event.on], event.at, event.colour
    off = event.off and event.answer != GOLD
    told = Told(colour, at, event.answer, state.scoring, lies=not off)
    return replace(
        state,
        areas=_with_area(state, event.on, _taken_off(area, at) if off else _settled(area, at, colour, event.answer)),
        chest=_chest(state, (), (colour,)) if off else state.chest,
        empty=_not_empty(state, (colour,)) if off else state.empty,
        told={**state.told, event.on: (*state.told.get(event.on, ()), told)},
        to_answer=tuple(gem for gem in state.to_answer if gem.on != event.on or gem.at != at),
    )


def _taken_off(area: Area, at: int) -> Area:
    return replace(area, guess=put(area.guess, at, None))


def _settled(area: Area, at: int, colour: str, answer: str) -> Area:
    """A gem of the guessing row goes where its answer puts it."""
    if answer == STAYS:
        return area
    area = _taken_off(area, at)
    if answer == GOLD:
        return replace(area, gold=put(area.gold, at, colour))
    return replace(area, brown={**area.brown, colour: area.brown.get(colour, 0) + 1})


def _answers_changed(state: State, event: AnswersChanged) -> State:
    """The gems come off their places, then each goes where its new answer puts it. One whose place on the guessing row
    is taken by now goes back to the gem chest; for one that turns gold after it was moved on, a new one is taken."""
    told, area = list(state.told[event.owner]), state.areas[event.owner]
    for number, answer in event.answers.items():
        item = told[number - 1]
        area = _lifted(area, item) if item.lies else area
        told[number - 1] = replace(item, answer=answer)
    taken: list[str] = []
    back: list[str] = []
    for number in sorted(event.answers, key=lambda number: event.answers[number] != GOLD):
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
        areas=_with_area(state, event.owner, area),
        told={**state.told, event.owner: tuple(told)},
        chest=_chest(state, taken, back),
        empty=_not_empty(state, back),
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
        return _taken_off(area, item.at)
    left = {**area.brown, item.colour: area.brown[item.colour] - 1}
    return replace(area, brown={colour: count for colour, count in left.items() if count})


def _laid_down(area: Area, item: Told) -> Area:
    if item.answer == GOLD:
        return replace(area, gold=put(area.gold, item.at, item.colour))
    if item.answer == BROWN:
        return replace(area, brown={**area.brown, item.colour: area.brown.get(item.colour, 0) + 1})
    return replace(area, guess=put(area.guess, item.at, item.colour))


def _broken(state: State, event: Broken) -> State:
    return replace(state, broken=(*state.broken, event.owner), fresh=(*state.fresh, event.owner))


def _chests_due(state: State, event: ChestsDue) -> State:
    return replace(state, to_open=event.owners, phase=Phase.OPEN)


def _opened(state: State, event: Opened) -> State:
    left = tuple(owner for owner in state.to_open if owner != event.owner)
    return replace(state, to_open=left, opened={**state.opened, event.owner: event.code})


def _turn_passed(state: State, event: TurnPassed) -> State:
    return replace(
        state,
        turn=event.to,
        phase=Phase.ROLL,
        rolled=None,
        due=(),
        laid=(),
        closing=(),
        to_answer=(),
        fresh=(),
        turn_ends=False,
        refill=False,
    )


def _roles_swapped(state: State, event: RolesSwapped) -> State:
    """Gems of the area and of the code just guessed go back; a code that is set already stays."""
    back = [colour for area in state.areas.values() for colour in _gems(area)]
    back += known_code(state.codes.get(event.to))
    width = len(state.areas[event.to].guess)
    return replace(
        _turn_passed(state, TurnPassed(event.to)),
        phase=Phase.SETUP,
        codes={seat: code for seat, code in state.codes.items() if seat != event.to or isinstance(code.value, Mask)},
        areas={seat: Area((None,) * width, (None,) * width) for seat in state.areas},
        chest=_chest(state, (), back),
        empty=_not_empty(state, back),
        told={},
        broken=(),
        opened={},
        locked=False,
        leg=state.leg + 1,
    )


def _gems(area: Area) -> list[str]:
    lying = [colour for colour in area.guess + area.gold if colour]
    return lying + [colour for colour, count in area.brown.items() for _ in range(count)]


def _decided(state: State, event: Decided) -> State:
    return replace(state, ending=event.ending)


def _ended(state: State, _event: Ended) -> State:
    return replace(state, turn=None, phase=Phase.OVER)


_FOLD: Final[dict[type, Callable[[State, Any], State]]] = {
    CodeSet: _code_set,
    HandFilled: _hand_filled,
    Awaited: _awaited,
    Rolled: _rolled,
    GuessesDue: _guesses_due,
    WentBack: _went_back,
    Placed: _placed,
    Moved: _moved,
    Lost: _lost,
    SaidEmpty: _said_empty,
    SaidFound: _said_found,
    TurnEnded: _turn_ended,
    Scored: _scored,
    AnswersChanged: _answers_changed,
    Broken: _broken,
    ChestsDue: _chests_due,
    Opened: _opened,
    TurnPassed: _turn_passed,
    RolesSwapped: _roles_swapped,
    Decided: _decided,
    Ended: _ended,
}
