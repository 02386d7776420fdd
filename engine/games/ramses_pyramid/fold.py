"""The fold: the state after one event, and what the temples have shown so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.core.secrets import Mask, Secret
from engine.games.ramses_pyramid.events import (
    Awaited,
    CrystalTaken,
    Doubted,
    Ended,
    Event,
    FactDropped,
    KingClimbed,
    KingDefeated,
    KnockedOff,
    LayerTurned,
    Moved,
    MummiesStepped,
    MummyReleased,
    Named,
    Noted,
    Opened,
    Placed,
    Retold,
    Rolled,
    ScorpionWon,
    ShownToAll,
    Stepped,
    StepsDue,
    Stolen,
    TemplePut,
    Trapped,
    TurnPassed,
)
from engine.games.ramses_pyramid.places import BACK, NAMES, PLACES, TRAPPED, turned
from engine.games.ramses_pyramid.state import Opening, Phase, Shown, State


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def _awaited(state: State, event: Awaited) -> State:
    return replace(state, phase=event.phase)


def _at(state: State, seat: str, place: str) -> dict[str, str]:
    return {**state.adventurers, seat: place}


def _placed(state: State, event: Placed) -> State:
    return replace(state, adventurers=_at(state, state.mover, event.on), placed=True, phase=Phase.ROLL)


def _rolled(state: State, event: Rolled) -> State:
    return replace(state, rolled=event.word)


def _moved(state: State, event: Moved) -> State:
    return replace(state, adventurers=_at(state, event.seat, event.to), opening=None)


def _stepped(state: State, event: Stepped) -> State:
    heading = PLACES[event.to][0] - PLACES[state.adventurers[event.seat]][0]
    return replace(
        state,
        adventurers=_at(state, event.seat, event.to),
        steps=state.steps - 1,
        heading=heading,
        opening=None,
        phase=Phase.MOVE,
    )


def _steps_due(state: State, event: StepsDue) -> State:
    return replace(state, steps=event.steps, heading=0, phase=event.phase)


def _crystal_taken(state: State, event: CrystalTaken) -> State:
    tent = (*state.tents[event.seat], state.crystals[event.at])
    left = {space: colour for space, colour in state.crystals.items() if space != event.at}
    return replace(state, crystals=left, tents={**state.tents, event.seat: tent})


def _stolen(state: State, event: Stolen) -> State:
    robbed = list(state.tents[event.from_])
    robbed.remove(event.colour)
    tent = (*state.tents[event.seat], event.colour)
    return replace(state, tents={**state.tents, event.from_: tuple(robbed), event.seat: tent})


def _opened(state: State, event: Opened) -> State:
    return replace(state, opening=_in_hand(state, event), phase=event.phase)


def _in_hand(state: State, event: Opened) -> Opening:
    return Opening(event.temple, event.goal, noted=Secret(False, frozenset({state.mover})))


def _noted(state: State, event: Noted) -> State:
    known = state.seen[event.seat].value
    if isinstance(known, Mask) or isinstance(event.colour.value, Mask):
        return state  # a viewer's own fold: what it may not know stays as it is
    notes = Secret({**known, event.temple: event.colour.value.colour}, frozenset({event.seat}))
    opening = replace(state.opening, noted=Secret(True, frozenset({event.seat}))) if state.opening else None
    return replace(state, seen={**state.seen, event.seat: notes}, opening=opening)


def _shown(state: State, event: ShownToAll) -> State:
    facts = {**shown(state), event.temple: Shown(event.colour, state.mover, state.number)}
    opening = Opening(event.temple, state.opening.goal if state.opening else None, event.fits)
    opened = (*state.opened, event.temple) if state.named else state.opened
    return replace(state, shown=Secret(facts, state.shown.seen_by), opening=opening, opened=opened)


def shown(state: State) -> dict[str, Shown]:
    """What the temples have shown to all; nothing to a viewer that is not to be reminded."""
    facts = state.shown.value
    return {} if isinstance(facts, Mask) else facts


def _doubted(state: State, event: Doubted) -> State:
    assert state.opening
    return replace(state, opening=replace(state.opening, told=event.colour), phase=Phase.CONFLICT)


def _retold(state: State, _event: Retold) -> State:
    assert state.opening
    return replace(state, opening=replace(state.opening, told=None), phase=Phase.SHOW)


def _fact_dropped(state: State, event: FactDropped) -> State:
    facts = {temple: fact for temple, fact in shown(state).items() if temple != event.temple}
    return replace(state, shown=Secret(facts, state.shown.seen_by))


def _temple_put(state: State, event: TemplePut) -> State:
    return replace(state, temples={**state.temples, event.temple: event.on})


def _layer_turned(state: State, event: LayerTurned) -> State:
    layer, quarters = event.layer, event.quarters
    layers = tuple(_spin(row, quarters) if at >= layer else row for at, row in enumerate(state.layers, 1))
    turns = tuple(count + quarters if at >= layer else count for at, count in enumerate(state.quarters, 1))
    return replace(
        state,
        layers=layers,
        quarters=turns,
        top=_spin(state.top, quarters),
        on=tuple(turned(place, layer, quarters) for place in state.on),
        adventurers={seat: turned(place, layer, quarters) for seat, place in state.adventurers.items()},
    )


def _spin(row: tuple[Any, ...], quarters: int) -> tuple[Any, ...]:
    """What was on N is on E after one quarter."""
    return row[-quarters:] + row[:-quarters]


def _mummies_stepped(state: State, event: MummiesStepped) -> State:
    spots = [PLACES[place] for place in state.on]
    on = tuple(NAMES[layer - 1, side] for layer, side in spots if layer)
    return replace(state, on=on, out=(*state.out, event.off_to) if event.off_to else state.out)


def _mummy_released(state: State, event: MummyReleased) -> State:
    top = tuple(count - (side == event.side) for side, count in enumerate(state.top))
    return replace(state, top=top, on=(NAMES[len(state.layers), event.to], *state.on))


def _knocked_off(state: State, event: KnockedOff) -> State:
    return replace(state, adventurers=_at(state, event.seat, BACK))


def _king_climbed(state: State, _event: KingClimbed) -> State:
    return replace(state, king=state.king + 1)


def _king_defeated(state: State, event: KingDefeated) -> State:
    return replace(state, crown=event.seat)


def _named(state: State, event: Named) -> State:
    return replace(state, named={**state.named, event.temple: event.colour})


def _trapped(state: State, event: Trapped) -> State:
    return replace(state, adventurers=_at(state, event.seat, TRAPPED), crown=None, named={}, opened=())


def _scorpion_won(state: State, event: ScorpionWon) -> State:
    return replace(state, scorpion=event.seat)


def _turn_passed(state: State, event: TurnPassed) -> State:
    return replace(
        state,
        turn=event.to,
        phase=Phase.PLACE if state.adventurers[event.to] == BACK else Phase.ROLL,
        number=state.number + 1,
        rolled=None,
        placed=False,
        steps=0,
        heading=0,
        opening=None,
    )


def _ended(state: State, event: Ended) -> State:
    return replace(state, ending=event.ending, turn=None, phase=Phase.OVER, opening=None)


_FOLD: Final[dict[type, Callable[[State, Any], State]]] = {
    Awaited: _awaited,
    Placed: _placed,
    Rolled: _rolled,
    Moved: _moved,
    Stepped: _stepped,
    StepsDue: _steps_due,
    CrystalTaken: _crystal_taken,
    Stolen: _stolen,
    Opened: _opened,
    Noted: _noted,
    ShownToAll: _shown,
    Doubted: _doubted,
    Retold: _retold,
    FactDropped: _fact_dropped,
    TemplePut: _temple_put,
    LayerTurned: _layer_turned,
    MummiesStepped: _mummies_stepped,
    MummyReleased: _mummy_released,
    KnockedOff: _knocked_off,
    KingClimbed: _king_climbed,
    KingDefeated: _king_defeated,
    Named: _named,
    Trapped: _trapped,
    ScorpionWon: _scorpion_won,
    TurnPassed: _turn_passed,
    Ended: _ended,
}
