"""The fold of Pirate Code: one short function an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.core.secrets import Mask
from engine.games.pirate_code.gems import answers_changed, chest, gems, known_code, not_empty, put, settled, taken_off
from engine.games.pirate_code.state import (
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
    State,
    Told,
    TurnEnded,
    TurnPassed,
    WentBack,
)


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def _with_area(state: State, on: str, area: Area) -> dict[str, Area]:
    return {**state.areas, on: area}


def _code_set(state: State, event: CodeSet) -> State:
    before = known_code(state.codes.get(event.seat))
    held = chest(state, known_code(event.code), before)
    return replace(state, codes={**state.codes, event.seat: event.code}, chest=held)


def _hand_filled(state: State, event: HandFilled) -> State:
    return replace(state, hand=event.colour, refill=False, chest=chest(state, (event.colour,)))


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
        chest=chest(state, (), back),
        empty=not_empty(state, back),
        told=_gone_from(state, event.on, event.at),
    )


def _placed(state: State, event: Placed) -> State:
    area = state.areas[event.on]
    from_hand = event.guess == SKELETON
    return replace(
        state,
        areas=_with_area(state, event.on, replace(area, guess=put(area.guess, event.at, event.colour))),
        chest=state.chest if from_hand else chest(state, (event.colour,)),
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
    return replace(state, empty=not_empty(state, (event.colour,)))


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
        areas=_with_area(state, event.on, taken_off(area, at) if off else settled(area, at, colour, event.answer)),
        chest=chest(state, (), (colour,)) if off else state.chest,
        empty=not_empty(state, (colour,)) if off else state.empty,
        told={**state.told, event.on: (*state.told.get(event.on, ()), told)},
        to_answer=tuple(gem for gem in state.to_answer if gem.on != event.on or gem.at != at),
    )


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
    back = [colour for area in state.areas.values() for colour in gems(area)]
    back += known_code(state.codes.get(event.to))
    width = len(state.areas[event.to].guess)
    return replace(
        _turn_passed(state, TurnPassed(event.to)),
        phase=Phase.SETUP,
        codes={seat: code for seat, code in state.codes.items() if seat != event.to or isinstance(code.value, Mask)},
        areas={seat: Area((None,) * width, (None,) * width) for seat in state.areas},
        chest=chest(state, (), back),
        empty=not_empty(state, back),
        told={},
        broken=(),
        opened={},
        locked=False,
        leg=state.leg + 1,
    )


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
    AnswersChanged: answers_changed,
    Broken: _broken,
    ChestsDue: _chests_due,
    Opened: _opened,
    TurnPassed: _turn_passed,
    RolesSwapped: _roles_swapped,
    Decided: _decided,
    Ended: _ended,
}
