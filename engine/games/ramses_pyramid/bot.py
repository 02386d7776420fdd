"""A sensible player of Ramses Pyramid, for demos and tests. Chance comes from the generator it is handed."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import Need, Prompt
from engine.core.registry import Bot, Generator
from engine.core.secrets import Cut, cut
from engine.games.ramses_pyramid.actions import (
    NONE,
    Action,
    ChangeSide,
    CorrectEarlier,
    Look,
    MummiesDown,
    NameTemple,
    Place,
    Reveal,
    Roll,
    Sees,
    Shows,
    Steal,
    Step,
    TakeCrystal,
    TurnLayer,
)
from engine.games.ramses_pyramid.events import LayerTurned
from engine.games.ramses_pyramid.fold import shown
from engine.games.ramses_pyramid.game import RamsesPyramid
from engine.games.ramses_pyramid.knowledge import notes_of, possible
from engine.games.ramses_pyramid.places import NAMES, PLACES, QUARTERS, SIDES
from engine.games.ramses_pyramid.state import Phase, State

WHIM: Final = 0.05
"""How often a bot does anything that is legal: without it, bots that all do the same can go on for ever."""


def chance(game: Any, state: State, prompt: Prompt, generator: Generator) -> Roll | ChangeSide | Sees | Shows:
    """The die, rolled, or the other side that is better than a roll; or what a temple holds, by all that was told
    before."""
    if prompt.need is Need.DICE:
        return _better_side(game, cut(state, prompt.seat)) or Roll(generator.choice(game.rolls))
    opening = state.opening
    assert opening
    colour = generator.choice(possible(state))[opening.temple]
    return Shows(colour) if state.phase is Phase.SHOW else Sees(colour)


def bot(game: Any, generator: Generator) -> Bot:
    """Plays the legal act of most worth; the generator breaks ties, so that equal seeds play equal games."""

    def choose(view: Cut[State]) -> Action:
        options: tuple[Action, ...] = game.legal(view)
        if generator.random() < WHIM:
            return generator.choice(options)
        worths = [_worth(game, view.value, view.viewer, act) for act in options]
        best = max(worths)
        return generator.choice([act for act, worth in zip(options, worths, strict=True) if worth == best])

    return choose


def _worth(game: RamsesPyramid, state: State, seat: str, act: Action) -> float:
    if isinstance(act, TakeCrystal):
        return 3 if state.crystals[act.at] not in state.tents[seat] else 0
    if isinstance(act, Look):
        return 2 if act.temple not in _known(state, seat) else 1
    if isinstance(act, Place | ChangeSide):
        place = act.on if isinstance(act, Place) else act.to
        return _way_up(game, state, seat, PLACES[place])
    if isinstance(act, Step):
        return 5 if PLACES[act.to] > PLACES[state.here] else -5
    if isinstance(act, Reveal):
        return _opening_worth(state, seat, act)
    if isinstance(act, Steal):
        return sum(row.count(act.colour) for row in state.layers)
    if isinstance(act, TurnLayer):
        return _turn_worth(game, state, seat, act)
    if isinstance(act, MummiesDown):
        return _fall_worth(game, state, seat, act)
    if isinstance(act, NameTemple):
        return 1 if _known(state, seat).get(act.temple) == act.colour else 0
    return 0.5 if isinstance(act, CorrectEarlier) else 0


def _better_side(game: RamsesPyramid, view: Cut[State]) -> ChangeSide | None:
    """Another side instead of the roll (RP-4.2): from where the way up is closed, and no fight is due, to where it is
    open furthest."""
    state, seat = view.value, view.viewer
    if state.spot is None or state.spot[0] == state.king - 1 or _way_up(game, state, seat, state.spot):
        return None
    sides = [act for act in game.legal(view) if isinstance(act, ChangeSide)]
    best = max(sides, key=lambda act: _worth(game, state, seat, act), default=None)
    return best if best and _worth(game, state, seat, best) else None


def _known(state: State, seat: str) -> dict[str, str]:
    """What the seat may know of the temples: its own notes, and what was shown to all."""
    return {**notes_of(state, seat), **{temple: fact.colour for temple, fact in shown(state).items()}}


def _way_up(game: RamsesPyramid, state: State, seat: str, spot: tuple[int, int]) -> float:
    """How many layers above are open to the seat without a break."""
    have = set(game.rules.crystals(state, seat)) | set(_known(state, seat).values())
    layer, side = spot
    height = 0
    while layer + height + 1 < state.king and state.layers[layer + height][side] in have:
        height += 1
        if NAMES[layer + height, side] in state.on:
            break
    return height


def _opening_worth(state: State, seat: str, act: Reveal) -> float:
    """Worth it upward, if the temple is known to fit, or may."""
    if PLACES[act.for_] <= PLACES[state.here]:
        return -5
    known, asked = _known(state, seat), state.colour(act.for_)
    if act.temple in known:
        return 4 if known[act.temple] == asked else -5
    return 2 if asked in state.colours and asked not in known.values() else -5


def _turn_worth(game: RamsesPyramid, state: State, seat: str, act: TurnLayer) -> float:
    after = game.apply(state, LayerTurned(int(act.layer[1:]), QUARTERS[act.by_turn]))
    spot = PLACES.get(after.adventurers[seat])
    return _way_up(game, after, seat, spot) if spot else 0


def _fall_worth(game: RamsesPyramid, state: State, seat: str, act: MummiesDown) -> float:
    """Others fall gladly, oneself and partners do not."""
    if act.new == NONE:
        return 0
    hit = NAMES[len(state.layers), SIDES.index(act.new_to or act.new)]
    friends = game.rules.partners(state.seats, seat)
    return sum(-2 if other in friends else 1 for other, place in state.adventurers.items() if place == hit)
