"""Why an act on the pyramid is not allowed: steps, sides, openings, layers and mummies."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.facts import colour_fact
from engine.core.rulings import Finding
from engine.games.ramses_pyramid.actions import NONE, ChangeSide, MummiesDown, Reveal, Step, Stop, TurnLayer
from engine.games.ramses_pyramid.attempt import Try
from engine.games.ramses_pyramid.choices import free_browns, steps_off
from engine.games.ramses_pyramid.facts import place_fact, side_fact
from engine.games.ramses_pyramid.places import PLACES, QUARTERS, SIDES, TOP
from engine.games.ramses_pyramid.reach import on_mummy, opens
from engine.games.ramses_pyramid.state import Phase


def step(attempt: Try, act: Step) -> Iterator[Finding]:
    """Not on the pyramid, no step, too far, the wrong direction, blocked, or closed."""
    state = attempt.state
    if attempt.phase and state.opening and state.opening.fits is False:
        yield attempt.objects("rp-wrong-ended", "RP-4.3", temple=state.opening.temple)
    if not _on_pyramid(attempt):
        yield from _elsewhere(attempt, "RP-4.1")
        return
    if not _known_place(attempt, act.to):
        yield _no_place(attempt, act.to)
        return
    yield from _way(attempt, act.to)
    yield from _lock(attempt, act.to, act.with_)


def _way(attempt: Try, to: str) -> Iterator[Finding]:
    """Whether the place is one step away in the direction of this move, and free."""
    state, spot = attempt.state, PLACES[to]
    assert state.spot
    here = place_fact(state.here)
    if spot[1] != state.spot[1] or abs(spot[0] - state.spot[0]) != 1:
        yield attempt.objects("rp-one-layer", "RP-4.1", here=here, at=to)
    elif state.heading and spot[0] - state.spot[0] != state.heading:
        yield attempt.objects("rp-one-direction", "RP-4.5", reading=True, here=here, at=to)
    yield from _stands(attempt, to)


def _stands(attempt: Try, to: str) -> Iterator[Finding]:
    """Who stands in the way: a mummy or the king."""
    if to in attempt.state.on:
        yield attempt.objects("rp-mummy-there", "RP-4.4", at=to)
    if PLACES[to][0] >= attempt.state.king:
        yield _kings(attempt)


def _kings(attempt: Try) -> Finding:
    return attempt.objects("rp-kings-layer", "RP-4.8" if attempt.rules.king_start_below == 0 else "RP-7.5", True)


def _no_place(attempt: Try, place: str) -> Finding:
    """The top is no place to stand on; other names are of no place at all."""
    if place.partition("-")[0].upper() == TOP:
        return _kings(attempt)
    return attempt.objects("rp-no-such-place", "RP-2.2", at=place)


def _elsewhere(attempt: Try, clause: str) -> Iterator[Finding]:
    """The actor's adventurer is still on the ring, or at the Entrance."""
    if attempt.at_turn:
        yield attempt.objects("rp-not-on-pyramid", clause, at=place_fact(attempt.state.here))


def _lock(attempt: Try, to: str, told: str | None) -> Iterator[Finding]:
    """The crystal that a place asks for."""
    state = attempt.state
    colour = state.colour(to) if PLACES[to][0] < state.summit else None
    if colour is None:
        if told is not None:
            yield attempt.objects("rp-no-colour-needed", "RP-4.3", reading=True, at=to)
        return
    if told is not None and told != colour:
        yield attempt.objects("rp-wrong-crystal", "RP-4.3", at=to, colour=colour_fact(told), asked=colour_fact(colour))
    if colour not in attempt.rules.crystals(state, attempt.by):
        yield attempt.objects("rp-colour-lacking", "RP-4.3", at=to, asked=colour_fact(colour))


def change_side(attempt: Try, act: ChangeSide) -> Iterator[Finding]:
    """Not on the pyramid, rolled already, another layer, blocked, or closed."""
    state = attempt.state
    if not _on_pyramid(attempt):
        yield from _elsewhere(attempt, "RP-4.2")
        return
    if attempt.phase and state.rolled:
        yield attempt.objects("rp-rolled-no-side", "RP-4.2")
    elif attempt.phase and state.placed:
        yield attempt.objects("rp-placed-no-side", "RP-3.3", reading=True)
    if not _known_place(attempt, act.to):
        yield _no_place(attempt, act.to)
        return
    yield from _beside(attempt, act.to)
    yield from _lock(attempt, act.to, act.with_)


def _beside(attempt: Try, to: str) -> Iterator[Finding]:
    state = attempt.state
    assert state.spot
    if to == state.here:
        yield attempt.objects("rp-same-place", "RP-4.2", at=to)
    elif PLACES[to][0] != state.spot[0]:
        yield attempt.objects("rp-same-layer", "RP-4.2", at=to, here=place_fact(state.here))
    yield from _stands(attempt, to)


def reveal(attempt: Try, act: Reveal) -> Iterator[Finding]:
    """No opening now, no such temple, a place that needs none or cannot be entered."""
    state = attempt.state
    if act.temple not in state.temples:
        yield attempt.no_temple(act.temple)
    if act.shows is not None:
        yield from attempt.no_colour(act.shows)
    if attempt.phase and state.opening and state.opening.fits is False:
        yield attempt.objects("rp-wrong-ended", "RP-4.3", temple=state.opening.temple)
    if attempt.phase not in (Phase.MOVE, Phase.ROLL):
        yield attempt.objects("rp-no-opening-now", "RP-9.8", temple=act.temple)
        return
    if not _on_pyramid(attempt):
        yield attempt.objects("rp-no-opening-now", "RP-9.8", temple=act.temple)
        return
    if not _known_place(attempt, act.for_):
        yield _no_place(attempt, act.for_)
        return
    if attempt.phase is Phase.ROLL:
        if state.placed:
            yield attempt.objects("rp-placed-no-side", "RP-3.3", reading=True)
        yield from _beside(attempt, act.for_)
    else:
        yield from _way(attempt, act.for_)
    if PLACES[act.for_][0] < state.summit and opens(attempt.rules, state, act.for_):
        yield attempt.objects("rp-needs-no-temple", "RP-4.7", reading=True, at=act.for_)
    if on_mummy(state):
        yield attempt.objects("rp-must-pass-on", "RP-4.4", at=state.here)


def _on_pyramid(attempt: Try) -> bool:
    """Whether the seat at the turn is the actor, and is on the pyramid."""
    return attempt.at_turn and attempt.state.spot is not None


def _known_place(attempt: Try, place: str) -> bool:
    return place in PLACES and PLACES[place][0] <= attempt.state.summit


def stop(attempt: Try, _act: Stop) -> Iterator[Finding]:
    """A step is a must."""
    if attempt.phase is not Phase.MOVE:
        return
    if on_mummy(attempt.state):
        yield attempt.objects("rp-must-pass-on", "RP-4.4", at=attempt.state.here)
    else:
        yield attempt.objects("rp-exact", "RP-4.5", reading=True, steps=attempt.state.steps)


def turn_layer(attempt: Try, act: TurnLayer) -> Iterator[Finding]:
    """Not this layer, not so far, not alone."""
    state = attempt.state
    layers = tuple(f"L{layer}" for layer in range(1, state.summit))
    if act.layer == "L0":
        yield attempt.objects("rp-bottom-fixed", "RP-5.3", reading=True)
    elif act.layer == f"L{state.summit}" or act.layer.upper() == TOP:
        yield attempt.objects("rp-top-turns-along", "RP-5.3", reading=True)
    elif act.layer not in layers:
        yield attempt.objects("rp-no-such-layer", "RP-2.2", name=act.layer, layers=layers)
    if act.by_turn not in QUARTERS:
        yield attempt.objects("rp-another-position", "RP-5.3")
    if act.alone:
        yield attempt.objects("rp-not-alone", "RP-5.3")
    if attempt.phase and attempt.phase is not Phase.ROTATE:
        yield attempt.objects("rp-no-turning", "RP-5.3")


def mummies_down(attempt: Try, act: MummiesDown) -> Iterator[Finding]:
    """Which mummy, where to, or no mummies now."""
    state = attempt.state
    if attempt.phase is not Phase.MUMMIES:
        if attempt.phase and state.king < state.summit:
            yield attempt.objects("rp-king-below", "RP-7.3")
        elif attempt.phase:
            yield attempt.objects("rp-no-mummies-now", "RP-5.4")
        return
    leaving = tuple(side for side, count in zip(SIDES, state.top, strict=True) if count)
    if act.new == NONE and leaving:
        yield attempt.objects("rp-one-must-leave", "RP-5.4", sides=tuple(map(side_fact, leaving)))
    elif act.new != NONE and act.new not in leaving:
        sides = tuple(map(side_fact, leaving))
        yield attempt.objects("rp-none-on-side", "RP-5.4", name=side_fact(act.new), sides=sides)
    if act.new_to is not None and attempt.rules.mummy_side == "own" and act.new_to != act.new:
        yield attempt.objects("rp-own-side", "RP-5.4", side=side_fact(act.new), name=side_fact(act.new_to))
    elif act.new_to is not None and (act.new_to not in SIDES or not leaving):
        sides = tuple(map(side_fact, SIDES))
        yield attempt.objects("rp-no-such-side", "RP-5.4", name=side_fact(act.new_to), sides=sides)
    yield from _off(attempt, act)


def _off(attempt: Try, act: MummiesDown) -> Iterator[Finding]:
    free = free_browns(attempt.state)
    if steps_off(attempt.state):
        if act.off_to == NONE:
            yield attempt.objects("rp-off-where", "RP-5.6", spaces=free)
        elif act.off_to not in free:
            yield attempt.objects("rp-off-taken", "RP-5.6", reading=True, at=act.off_to, spaces=free)
    elif act.off_to != NONE:
        yield attempt.objects("rp-none-steps-off", "RP-5.6", at=act.off_to)
