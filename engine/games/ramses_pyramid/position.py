"""Any position, from plain data: checked, so that no game starts from what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.game import SetupError
from engine.core.secrets import Secret
from engine.games.ramses_pyramid.places import NUMBERS, PLACES, SIDES, START, TOP
from engine.games.ramses_pyramid.position_checks import check
from engine.games.ramses_pyramid.position_moments import at_moment
from engine.games.ramses_pyramid.position_written import Position, read_position
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import Inside, Shown, State


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
    return at_moment(rules, state, position)


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
