"""What cannot be in a written position, and how to mend it."""

from __future__ import annotations

from collections import Counter

from engine.core.game import SetupError
from engine.games.ramses_pyramid.box import COLOURS
from engine.games.ramses_pyramid.fold import shown
from engine.games.ramses_pyramid.knowledge import notes_of, truth
from engine.games.ramses_pyramid.places import BACK, PLACES, START, TRAPPED, brown
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import State


def check(rules: Rules, state: State) -> None:
    """Raises SetupError for a position that play cannot reach."""
    _ring(state)
    _adventurers(rules, state)
    _temples(state)
    _knowledge(state)
    _mummies(state)
    _king(rules, state)


def _browns(state: State) -> tuple[str, ...]:
    return tuple(brown(number) for number in range(1, state.browns + 1))


def _ring(state: State) -> None:
    for space, colour in state.crystals.items():
        if space not in _browns(state):
            raise SetupError(f"`ring_crystals` names {space!r}; the brown spaces are {', '.join(_browns(state))}")
        _crystal(colour, f"`ring_crystals`, {space}")
    for seat, tent in state.tents.items():
        for colour in tent:
            _crystal(colour, f"the tent of {seat}")
    for number, row in enumerate(state.layers, 1):
        for colour in row:
            _crystal(colour, f"layer L{number}")


def _crystal(colour: str, where: str) -> None:
    if colour not in COLOURS:
        raise SetupError(f"{where} has {colour!r}, which is no crystal colour; they are {', '.join(COLOURS)}")


def _adventurers(rules: Rules, state: State) -> None:
    for seat, place in state.adventurers.items():
        _adventurer(rules, state, seat, place)
    if state.adventurers[state.mover] == TRAPPED:
        raise SetupError(f"it is the turn of {state.turn}, who is trapped; give it to another seat")


def _adventurer(rules: Rules, state: State, seat: str, place: str) -> None:
    if place == TRAPPED:
        if not rules.treasure_room or rules.trapped != "out":
            raise SetupError(f"{seat} is {TRAPPED!r}, which needs the variant 'treasure_room' and 'trapped' = 'out'")
        return
    if place in (START, BACK) or place in _browns(state):
        return
    if place not in PLACES or PLACES[place][0] >= state.summit:
        raise SetupError(
            f"{seat} stands on {place!r}; write {START!r}, {BACK!r}, B1 to B{state.browns}, or a place such as L2-N"
        )
    if PLACES[place][0] >= state.king:
        raise SetupError(f"{seat} stands on {place}, but nobody gets as high as the king (RP-7.5); move one of the two")
    if place in state.on:
        raise SetupError(f"{seat} and a mummy both stand on {place} (RP-4.4); move one of the two")


def _temples(state: State) -> None:
    for space, place in state.spaces.items():
        if place not in _browns(state):
            raise SetupError(f"`temple_spaces`: {space} lies at {place!r}; write B1 to B{state.browns}")
    for temple, space in state.temples.items():
        if space not in state.spaces:
            raise SetupError(f"temple {temple} stands on {space!r}; the temple spaces are {', '.join(state.spaces)}")
    twice = [space for space, count in Counter(state.temples.values()).items() if count > 1]
    if twice:
        raise SetupError(f"two temples stand on {twice[0]}; each needs a space of its own (RP-2.3)")


def _knowledge(state: State) -> None:
    inside = {temple: colour for temple in state.temples if (colour := truth(state, temple))}
    public = {temple: fact.colour for temple, fact in shown(state).items()}
    told = {"`temples`": inside, "`public`": public}
    told |= {f"`seen` of {seat}": notes_of(state, seat) for seat in state.seats}
    for where, facts in told.items():
        _facts(state, where, facts, inside if where != "`temples`" else {})


def _facts(state: State, where: str, facts: dict[str, str], inside: dict[str, str]) -> None:
    for temple, colour in facts.items():
        if temple not in state.temples:
            raise SetupError(f"{where} names the temple {temple!r}; they are {', '.join(state.temples)}")
        if colour not in state.colours:
            raise SetupError(f"{where}: {temple} holds {colour!r}; the colours are {', '.join(state.colours)}")
        if inside.get(temple, colour) != colour:
            raise SetupError(f"{where}: {temple} shows {colour!r}, but holds {inside[temple]!r}; mend one of the two")
    if len(set(facts.values())) < len(facts):
        raise SetupError(f"{where}: two temples hold the same colour; there is one of each (RP-2.3)")


def _mummies(state: State) -> None:
    for place in state.on:
        if place not in PLACES or PLACES[place][0] >= state.summit:
            raise SetupError(f"a mummy is on {place!r}; write a place such as L2-N, up to layer L{len(state.layers)}")
    layers = Counter(PLACES[place][0] for place in state.on)
    crowded = [layer for layer, count in layers.items() if count > 1]
    if crowded:
        raise SetupError(f"two mummies are on layer L{crowded[0]}, but one leaves the top at a time (RP-5.8)")
    if any(count < 0 for count in state.top):
        raise SetupError("fewer than no mummies are on the top; write 0 or more")
    for space in state.out:
        if space not in _browns(state) or state.out.count(space) > 1:
            raise SetupError(f"`out` has {space!r}; each mummy that is out stands on a brown space of its own (RP-5.6)")


def _king(rules: Rules, state: State) -> None:
    if rules.king_can_win and rules.king_wins_at_eight and len(state.out) == state.mummies:
        raise SetupError("all mummies are out, so the king has won already (RP-7.4); leave one on the pyramid")
    if state.king < state.summit and (state.on or state.out):
        raise SetupError("the king is below the top, so no mummy has left it yet (RP-7.3); move one of the two")
