"""Any position, from plain data: checked, so that no game starts from what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.game import SetupError
from engine.games.ufo_attack.choices import DICE_PHASES, open_acts
from engine.games.ufo_attack.rules import Rules, may_put_top_on
from engine.games.ufo_attack.state import BUILD, MIDDLE, UFO, Phase, State


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written: only `turn` is needed. `phase` "start" is a turn not yet begun.

    `storage`: what is left; without it, what is not on the rockets. `tops_on`: seats; `alien`: a seat or "middle".
    """

    turn: str
    rockets: dict[str, tuple[str, ...]] = {}
    phase: str = "start"
    storage: dict[str, int] | None = None
    tops_on: tuple[str, ...] = ()
    alien: str | None = None
    points: dict[str, int] = {}
    rolled: tuple[str, ...] = ()
    aim: str | None = None


def read_position(data: Mapping[str, Any]) -> Position:
    """A value of null counts as left out. Raises SetupError for an unknown key or a value of the wrong kind."""
    try:
        return msgspec.convert({key: value for key, value in data.items() if value is not None}, Position)
    except msgspec.ValidationError as error:
        known = ", ".join(Position.__struct_fields__)
        raise SetupError(f"the position cannot be read: {error}; a position has: {known}") from error


def place(rules: Rules, empty: State, position: Position) -> State:
    """The state of that position; `empty` is the game at its start. Raises SetupError."""
    _check_seats(empty, position)
    rockets = {seat: position.rockets.get(seat, ()) for seat in empty.seats}
    _check_colours(empty, rockets, position)
    storage = _storage(rules, empty, rockets, position)
    state = msgspec.structs.replace(
        empty,
        turn=position.turn,
        rockets=rockets,
        storage=storage,
        tops_on=tuple(seat for seat in empty.seats if seat in position.tops_on),
        alien=_alien(empty, position),
        points={seat: position.points.get(seat, 0) for seat in empty.seats},
        rolled=position.rolled,
        aim=position.aim,
        phase=_phase(position),
    )
    _check_points(rules, state)
    _check_phase(rules, state)
    _check_tops(rules, state)
    return state


def _check_seats(empty: State, position: Position) -> None:
    named = {
        "turn": [position.turn],
        "rockets": list(position.rockets),
        "tops_on": list(position.tops_on),
        "points": list(position.points),
        "aim": [position.aim] if position.aim else [],
    }
    for where, seats in named.items():
        for seat in seats:
            if seat not in empty.seats:
                raise SetupError(f"`{where}` names {seat!r}, who does not play; the seats are {_list(empty.seats)}")


def _check_colours(empty: State, rockets: dict[str, tuple[str, ...]], position: Position) -> None:
    places = {f"the rocket of {seat}": stack for seat, stack in rockets.items()}
    places["the storage"] = tuple(position.storage or ())
    places["`rolled`"] = tuple(word.removeprefix(BUILD) for word in position.rolled if word != UFO)
    for where, colours in places.items():
        for colour in colours:
            if colour not in empty.storage:
                raise SetupError(f"{where} has {colour!r}, which is no module colour; they are {_list(empty.colours)}")


def _storage(rules: Rules, empty: State, rockets: dict[str, tuple[str, ...]], position: Position) -> dict[str, int]:
    storage = {}
    for colour in empty.colours:
        loaded = sum(stack.count(colour) for stack in rockets.values())
        left = rules.modules_per_colour - loaded
        told = max(left, 0) if position.storage is None else position.storage.get(colour, 0)
        if told != left or left < 0:
            raise SetupError(
                f"there must be {rules.modules_per_colour} {colour} modules in all, but {loaded} are on rockets and "
                f"{told} in the storage; mend the position or set the option 'modules_per_colour'"
            )
        storage[colour] = left
    return storage


def _alien(empty: State, position: Position) -> str | None:
    if position.alien is None:
        return empty.alien
    spot = position.alien.removeprefix("top of ")
    if empty.alien is None:
        raise SetupError(f"`alien` is {position.alien!r}, but the variant 'alien_invasion' is not chosen; add it")
    if spot not in (MIDDLE, *empty.seats):
        raise SetupError(
            f"`alien` is {position.alien!r}; it stands in the {MIDDLE!r} or on a seat: {_list(empty.seats)}"
        )
    return spot


def _phase(position: Position) -> Phase:
    word = position.phase.lower().replace(" ", "_")
    if word in ("start", Phase.ROLL.value, Phase.LAUNCH_ROLL.value):
        return Phase.LAUNCH_ROLL if position.turn in position.tops_on else Phase.ROLL
    try:
        phase = Phase(word)
    except ValueError as error:
        known = ["start", *(phase.value for phase in Phase if phase is not Phase.OVER)]
        raise SetupError(f"`phase` is {position.phase!r}; it must be one of {_list(known)}") from error
    if phase is Phase.OVER:
        raise SetupError("`phase` is 'over'; a position must have something to play")
    return phase


def _check_points(rules: Rules, state: State) -> None:
    for seat, points in state.points.items():
        if points and not rules.tops.by_choice:
            raise SetupError(f"{seat} has {points} points, but the variant 'first_to_12' is not chosen; add it")
        if not 0 <= points < rules.points_to_win:
            raise SetupError(f"{seat} has {points} points; before the end it is 0 to {rules.points_to_win - 1}")


def _check_phase(rules: Rules, state: State) -> None:
    attack = state.phase in (Phase.ATTACK_ROLL, Phase.ZAP)
    if attack and state.aim in (None, state.turn):
        raise SetupError(f"in the phase {state.phase.value!r}, `aim` must name an opponent of {state.turn}")
    if not attack and state.aim:
        raise SetupError(f"`aim` belongs to the phases 'attack_roll' and 'zap', not to {state.phase.value!r}; drop it")
    if state.turn in state.tops_on and state.phase in (Phase.BUILD, Phase.UFO, Phase.BONUS):
        raise SetupError(
            f"in the phase {state.phase.value!r}, the top of {state.turn} cannot be on: with it a turn is a launch "
            f"(UA-3.1); mend `phase` or `tops_on`"
        )
    if state.phase in DICE_PHASES:
        return
    if state.phase is Phase.TOP and not rules.tops.by_choice:
        raise SetupError("the phase 'top' belongs to the variant 'first_to_12'; add it or choose another phase")
    if state.phase is Phase.TOP and not may_put_top_on(rules, state):
        raise SetupError(
            f"in the phase 'top', the rocket of {state.turn} could not get its top now; mend one of the two"
        )
    if not open_acts(rules, state):
        raise SetupError(f"in the phase {state.phase.value!r} nothing could be chosen: give what was `rolled`")


def _check_tops(rules: Rules, state: State) -> None:
    for seat in state.seats:
        lacking = rules.tops.lacking(rules, state, seat)
        if seat in state.tops_on and lacking:
            raise SetupError(f"the top of {seat} cannot be on ({lacking.clause}): its rocket is not ready for it")
        building = seat == state.turn and state.phase is Phase.BONUS
        must = not rules.tops.by_choice and not lacking and state.alien != seat and not building
        if must and seat not in state.tops_on:
            raise SetupError(
                f"the rocket of {seat} is full, so its top is on ({rules.tops.on_clause}): add it to `tops_on`"
            )


def _list(words: object) -> str:
    return ", ".join(map(str, words)) if isinstance(words, tuple | list) else str(words)
