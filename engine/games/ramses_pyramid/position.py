"""Any position, from plain data: checked, so that no game starts from what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engine.core.game import SetupError
from engine.core.secrets import Secret
from engine.games.ramses_pyramid.choices import loot, open_acts
from engine.games.ramses_pyramid.places import BACK, NUMBERS, PLACES, SIDES, START, TOP, TRAPPED
from engine.games.ramses_pyramid.position_checks import check
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import MUMMY, STEPS, Inside, Phase, Shown, State


class TempleAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A temple: `at` its temple space; `inside` the true colour, if it is to be known to the referee."""

    at: str
    inside: str | None = None


class Mummies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the mummies are: on the top, by side; on places of the pyramid; out of the game, on brown spaces."""

    top: dict[str, int]
    on: tuple[str, ...] = ()
    out: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written: only `turn` is needed; what is left out is as at the start.

    `moment`: "start of turn" (or "the game begins"), "placed" (on the bottom layer, before the roll), "rolled" (the
    special action is due) or "moving" (`steps` are left, in direction `heading` if one is made). `public`: what temples
    have shown to all; `seen`: what seats noted. `ring`, `temple_spaces` and `layers` describe the box.
    """

    turn: str
    moment: str = "start of turn"
    adventurers: dict[str, str] = {}
    tents: dict[str, tuple[str, ...]] = {}
    ring: tuple[str, ...] | None = None
    ring_crystals: dict[str, str | None] | None = None
    temple_spaces: dict[str, str] | None = None
    temples: dict[str, TempleAt] | None = None
    layers: dict[str, dict[str, str]] | None = None
    king: str | None = None
    mummies: Mummies | None = None
    public: dict[str, str] = {}
    seen: dict[str, dict[str, str]] = {}
    rolled: str | None = None
    steps: int | None = None
    heading: int = 0


BEGINS: Final = ("start of turn", "the game begins")


def read_position(data: Mapping[str, Any]) -> Position:
    """A value of null counts as left out. Raises SetupError for an unknown key or a value of the wrong kind."""
    try:
        return msgspec.convert({key: value for key, value in data.items() if value is not None}, Position)
    except msgspec.ValidationError as error:
        known = ", ".join(Position.__struct_fields__)
        raise SetupError(f"the position cannot be read: {error}; a position has: {known}") from error


def position_box(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a written position tells of the box: ring, temple spaces, the pyramid's colours, how many mummies."""
    position = read_position(data)
    told: dict[str, Any] = {}
    if position.ring is not None:
        told["browns"] = len([space for space in position.ring if space in NUMBERS])
    if position.temple_spaces is not None:
        told["spaces"] = dict(position.temple_spaces)
    if position.temples is not None:
        told["temples"] = {temple: written.at for temple, written in sorted(position.temples.items())}
    if position.layers is not None:
        told["layers"] = _layers(position.layers)
    if position.mummies is not None:
        written = position.mummies
        total = sum(written.top.values()) + len(written.on) + len(written.out)
        told["top"] = (total, 0, 0, 0)
    return {"told": told} if told else {}


def _layers(written: Mapping[str, Mapping[str, str]]) -> tuple[tuple[str, ...], ...]:
    rows = []
    for number in range(1, len(written) + 1):
        row = written.get(f"L{number}")
        if row is None or set(row) != set(SIDES):
            raise SetupError(
                f"`layers` must have L1 to L{len(written)}, each with a colour for {', '.join(SIDES)}; mend L{number}"
            )
        rows.append(tuple(row[side] for side in SIDES))
    return tuple(rows)


def place(rules: Rules, empty: State, position: Position) -> State:
    """The state of that position; `empty` is the game at its start. Raises SetupError."""
    _check_seats(empty, position)
    written = position.mummies
    state = msgspec.structs.replace(
        empty,
        turn=position.turn,
        adventurers={seat: position.adventurers.get(seat, START) for seat in empty.seats},
        tents={seat: tuple(position.tents.get(seat, ())) for seat in empty.seats},
        crystals=_crystals(empty, position),
        king=_king(empty, position),
        top=tuple(written.top.get(side, 0) for side in SIDES) if written else empty.top,
        on=_from_above(written.on) if written else (),
        out=written.out if written else (),
        inside=_inside(empty, position),
        shown=Secret(
            {temple: Shown(colour, position.turn, 0) for temple, colour in position.public.items()},
            empty.shown.seen_by,
        ),
        seen={seat: Secret(dict(position.seen.get(seat, {})), frozenset({seat})) for seat in empty.seats},
    )
    check(rules, state)
    return _at_moment(rules, state, position)


def _check_seats(empty: State, position: Position) -> None:
    named = {
        "turn": [position.turn],
        "adventurers": list(position.adventurers),
        "tents": list(position.tents),
        "seen": list(position.seen),
    }
    for where, seats in named.items():
        for seat in seats:
            if seat not in empty.seats:
                raise SetupError(f"`{where}` names {seat!r}, who does not play; the seats are {', '.join(empty.seats)}")


def _crystals(empty: State, position: Position) -> dict[str, str]:
    if position.ring_crystals is None:
        if any(position.tents.values()):
            raise SetupError("`tents` hold crystals, so `ring_crystals` must say what is left on the brown spaces")
        return empty.crystals
    return {space: colour for space, colour in position.ring_crystals.items() if colour is not None}


def _king(empty: State, position: Position) -> int:
    if position.king is None:
        return empty.king
    if position.king == TOP:
        return empty.summit
    layers = [f"L{layer}" for layer in range(1, empty.summit)]
    if position.king not in layers:
        raise SetupError(f"`king` is {position.king!r}; he stands on {TOP!r} or a layer: {', '.join(layers)}")
    return int(position.king[1:])


def _from_above(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(places, key=lambda place: PLACES.get(place, (0, 0)), reverse=True))


def _inside(empty: State, position: Position) -> dict[str, Secret[Inside]]:
    known = {temple: written.inside for temple, written in (position.temples or {}).items() if written.inside}
    return {
        temple: Secret(Inside(known[temple])) if temple in known else empty.inside[temple] for temple in empty.temples
    }


def _at_moment(rules: Rules, state: State, position: Position) -> State:
    here = state.here
    if position.moment in BEGINS:
        phase = Phase.PLACE if here == BACK else Phase.ROLL
        return msgspec.structs.replace(state, phase=phase)
    if position.moment == "placed":
        if PLACES.get(here, (1, 0))[0] != 0:
            raise SetupError(f"at the moment 'placed', {state.turn} stands on the bottom layer, not on {here}")
        return msgspec.structs.replace(state, phase=Phase.ROLL, placed=True)
    if position.moment not in ("rolled", "moving"):
        raise SetupError(
            f"`moment` is {position.moment!r}; write 'start of turn', 'the game begins', 'placed', 'rolled' or 'moving'"
        )
    if position.rolled not in STEPS or here in (BACK, TRAPPED):
        raise SetupError(f"at the moment {position.moment!r}, `rolled` must be one of {', '.join(STEPS)}, by a seat")
    rolled = msgspec.structs.replace(state, rolled=position.rolled)
    return _due(rules, rolled) if position.moment == "rolled" else _moving(rules, rolled, position)


def _due(rules: Rules, state: State) -> State:
    """The special action of the roll is due."""
    phases = {"steal": Phase.STEAL, "rotate": Phase.ROTATE, MUMMY: Phase.MUMMIES}
    phase = phases.get(state.rolled or "")
    idle = (phase is Phase.STEAL and not loot(rules, state)) or (
        phase is Phase.MUMMIES and (state.king < state.summit or not (state.on or any(state.top)))
    )
    if phase is None or idle:
        raise SetupError(f"after {state.rolled!r} no special action is due here; write the moment 'moving'")
    return msgspec.structs.replace(state, phase=phase)


def _moving(rules: Rules, state: State, position: Position) -> State:
    word = state.rolled or ""
    most = rules.mummy_brown_steps if word == MUMMY and state.spot is None else STEPS[word]
    steps = most if position.steps is None else position.steps
    if not 1 <= steps <= most or position.heading not in (-1, 0, 1):
        raise SetupError(f"`steps` must be 1 to {most} after {word!r}, and `heading` 1 (up), -1 (down) or 0")
    phase = Phase.MOVE if state.spot else Phase.RING
    moving = msgspec.structs.replace(state, steps=steps, heading=position.heading, phase=phase)
    if not open_acts(rules, moving):
        raise SetupError(f"{state.turn} could do nothing here; mend the position")
    return moving
