"""What is open in a position: the prompts, and the acts a seat may choose from. The only judge of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.facts import colour_facts, seat_fact
from engine.core.game import Need, Prompt
from engine.core.rulings import Fact
from engine.games.ramses_pyramid.actions import (
    NONE,
    Action,
    ChangeSide,
    CorrectEarlier,
    CorrectNew,
    Look,
    MoveOnRing,
    MummiesDown,
    NameTemple,
    OpenTemple,
    Place,
    PutTemple,
    Reveal,
    Steal,
    Step,
    Stop,
    TakeCrystal,
    TurnLayer,
)
from engine.games.ramses_pyramid.places import BACK, NUMBERS, PLACES, QUARTERS, SIDES, TRAPPED, brown, name_of
from engine.games.ramses_pyramid.reach import bottom_sides, next_places, on_mummy, opens, sides
from engine.games.ramses_pyramid.rules import Rules
from engine.games.ramses_pyramid.state import Phase, State

DIE: Final = "ramses_pyramid"


def open_acts(rules: Rules, state: State) -> tuple[Action, ...]:
    """The acts open to the seat at the turn; what the die or a temple shows is not among them."""
    return tuple(_OFFERS[state.phase](rules, state))


def _place(_rules: Rules, state: State) -> Iterator[Action]:
    return (Place(on) for on in bottom_sides(state))


def _roll(rules: Rules, state: State) -> Iterator[Action]:
    for place in sides(state):
        if opens(rules, state, place):
            yield ChangeSide(place)
        else:
            yield from (Reveal(temple, place) for temple in state.temples)


def _steal(rules: Rules, state: State) -> Iterator[Action]:
    return (Steal(colour, seat) for seat, colour in loot(rules, state))


def loot(rules: Rules, state: State) -> tuple[tuple[str, str], ...]:
    """What can be stolen: whose tent, which colour (RP-5.2). A shared tent is not robbed from within."""
    own = rules.crystals(state, state.mover)
    friends = rules.partners(state.seats, state.mover) if rules.share_crystals else (state.mover,)
    return tuple(
        (seat, colour)
        for seat in state.seats
        if seat not in friends and state.adventurers[seat] != TRAPPED
        for colour in dict.fromkeys(state.tents[seat])
        if colour not in own
    )


def _rotate(_rules: Rules, state: State) -> Iterator[Action]:
    return (TurnLayer(f"L{layer}", turn) for layer in range(1, state.summit) for turn in QUARTERS)


def _mummies(rules: Rules, state: State) -> Iterator[Action]:
    leaving = [side for side, count in zip(SIDES, state.top, strict=True) if count]
    offs = free_browns(state) if steps_off(state) else (NONE,)
    if not leaving:
        return (MummiesDown(NONE, off) for off in offs)
    onto = SIDES if rules.mummy_side == "any" else ()
    return (MummiesDown(new, off, to) for new in leaving for off in offs for to in onto or (new,))


def steps_off(state: State) -> bool:
    """Whether a mummy stands on the bottom layer, and steps off it next (RP-5.6)."""
    return any(PLACES[place][0] == 0 for place in state.on)


def free_browns(state: State) -> tuple[str, ...]:
    """The brown spaces without a mummy (RP-5.6)."""
    return tuple(space for space in map(brown, range(1, state.browns + 1)) if space not in state.out)


def ring_steps(state: State) -> str:
    """Where the move on the brown spaces ends: the Entrance stops everybody (RP-3.1)."""
    number = NUMBERS.get(state.here, 0) + state.steps
    return brown(number) if number <= state.browns else BACK


def _ring(_rules: Rules, state: State) -> Iterator[Action]:
    yield MoveOnRing(name_of(ring_steps(state)))


def _land(_rules: Rules, state: State) -> Iterator[Action]:
    if state.here in state.crystals:
        yield TakeCrystal(state.here)
    yield from (Look(temple) for temple in state.temples_at(state.here))


def _put(_rules: Rules, state: State) -> Iterator[Action]:
    if state.opening:
        yield from (PutTemple(state.opening.temple, space) for space in state.empty_spaces())


def _move(rules: Rules, state: State) -> Iterator[Action]:
    places = next_places(rules, state)
    free = [place for place in places if opens(rules, state, place)]
    yield from (Step(place) for place in free)
    if on_mummy(state):
        return
    yield from (Reveal(temple, place) for place in places if place not in free for temple in state.temples)
    if rules.pyramid_steps == "up_to" or not free:
        yield Stop()


def _conflict(_rules: Rules, _state: State) -> Iterator[Action]:
    yield CorrectEarlier()
    yield CorrectNew()


def _enter(_rules: Rules, state: State) -> Iterator[Action]:
    if state.opening and state.opening.goal:
        goal = state.opening.goal
        yield Step(goal) if state.rolled else ChangeSide(goal)


def _name(_rules: Rules, state: State) -> Iterator[Action]:
    said = state.named.values()
    left = [colour for colour in state.colours if colour not in said]
    return (NameTemple(temple, colour) for temple in state.temples if temple not in state.named for colour in left)


def _open(_rules: Rules, state: State) -> Iterator[Action]:
    return (OpenTemple(temple) for temple in state.temples if temple not in state.opened)


def _nothing(_rules: Rules, _state: State) -> Iterator[Action]:
    return iter(())


_OFFERS: Final[dict[Phase, Callable[[Rules, State], Iterator[Action]]]] = {
    Phase.PLACE: _place,
    Phase.ROLL: _roll,
    Phase.STEAL: _steal,
    Phase.ROTATE: _rotate,
    Phase.MUMMIES: _mummies,
    Phase.RING: _ring,
    Phase.LAND: _land,
    Phase.PUT: _put,
    Phase.MOVE: _move,
    Phase.SHOW: _nothing,
    Phase.CONFLICT: _conflict,
    Phase.ENTER: _enter,
    Phase.NAME: _name,
    Phase.OPEN: _open,
    Phase.OVER: _nothing,
}


def looks(state: State) -> bool:
    """Whether the temple in hand was looked into, by the seat at the turn alone."""
    return state.phase is Phase.PUT and state.opening is not None and state.opening.goal is None


def put_clause(state: State) -> str:
    """By what the temple in hand is put away: it was looked into, or opened; a wrong one, too, by our reading."""
    if state.opening is None or state.opening.goal is None:
        return "RP-3.2"
    return "RP-4.7" if state.opening.fits is False else "RP-4.3"


def may_note(state: State) -> bool:
    """Whether the looker may tell the referee now what was seen (RP-9.1)."""
    return looks(state) and state.opening is not None and state.opening.noted.value is False


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the seat at the turn owes. After a look it may first note what it saw: whether it has, nobody else sees."""
    facts: dict[str, Fact] = {"seat": seat_fact(state.mover), "steps": state.steps}
    if state.opening:
        facts["temple"] = state.opening.temple
    if state.phase is Phase.ROLL:
        code = "rp-ask-roll-or-side" if sides(state) else "rp-ask-roll"
        return (Prompt(Need.DICE, state.mover, code, "RP-4.1" if state.spot else "RP-3.1", (DIE,), facts),)
    if state.phase is Phase.SHOW:
        shown = {**facts, **_form("shows", state)}
        return (Prompt(Need.HIDDEN, state.mover, "rp-ask-shows", "RP-9.3", (), shown),)
    if looks(state):
        return (_after_look(state, facts),)
    code, clause = _asks(state)
    return (Prompt(Need.CHOICE, state.mover, code, clause, (), facts),)


def _after_look(state: State, facts: dict[str, Fact]) -> Prompt:
    seat, alone, veil = state.mover, frozenset({state.mover}), "rp-ask-looker"
    if may_note(state):
        told = {**facts, **_form("sees", state)}
        return Prompt(Need.HIDDEN, seat, "rp-ask-sees", "RP-9.1", (), told, alone, veil)
    return Prompt(Need.CHOICE, seat, "rp-ask-put", "RP-3.2", (), facts, alone, veil)


def _form(act: str, state: State) -> dict[str, Fact]:
    """How a prompt is answered: by this act, with one of these colours."""
    return {"act": act, "colour": colour_facts(state.colours)}


def _asks(state: State) -> tuple[str, str]:
    if state.phase is Phase.LAND:
        crystal, temple = state.here in state.crystals, bool(state.temples_at(state.here))
        return ("rp-ask-land" if crystal and temple else "rp-ask-take" if crystal else "rp-ask-look"), "RP-3.2"
    code, clause = _ASKS[state.phase]
    return code, put_clause(state) if state.phase is Phase.PUT else clause


_ASKS: Final[dict[Phase, tuple[str, str]]] = {
    Phase.PLACE: ("rp-ask-place", "RP-3.3"),
    Phase.STEAL: ("rp-ask-steal", "RP-5.2"),
    Phase.ROTATE: ("rp-ask-rotate", "RP-5.3"),
    Phase.MUMMIES: ("rp-ask-mummies", "RP-5.4"),
    Phase.RING: ("rp-ask-ring", "RP-3.1"),
    Phase.PUT: ("rp-ask-put", "RP-3.2"),
    Phase.MOVE: ("rp-ask-move", "RP-4.5"),
    Phase.CONFLICT: ("rp-ask-conflict", "RP-9.7"),
    Phase.ENTER: ("rp-ask-enter", "RP-4.3"),
    Phase.NAME: ("rp-ask-name", "RP-8.1"),
    Phase.OPEN: ("rp-ask-open", "RP-8.1"),
}
