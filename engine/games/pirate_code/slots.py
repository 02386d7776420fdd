"""What fills the function slots of `Rules`: every player against every other, and two players in turns."""

from __future__ import annotations

from typing import Final

from engine.core.facts import seat_fact
from engine.games.pirate_code.rules import Match, Rules, Story
from engine.games.pirate_code.state import Ending, Laid, RolesSwapped, State, TurnPassed

# Everybody against everybody.


def _all_seats(state: State) -> tuple[str, ...]:
    return state.seats


def _last_unbroken(rules: Rules, state: State) -> Ending | None:
    """One unbroken code is left (PC-5.2), or the last ones broke together (PC-5.3)."""
    left = tuple(seat for seat in state.seats if seat not in state.broken)
    if len(left) == 1:
        return Ending(left, "pc-wins", "PC-5.2")
    if left:
        return None
    if rules.last_together == "shared":
        return Ending(state.fresh, "pc-share", "PC-5.3", reading=True)
    return Ending((_broken_last(state),), "pc-wins-later", "PC-5.3", reading=True)


def _broken_last(state: State) -> str:
    """Whose breaking gem was placed last: of the turn's gems, the last that turned gold on a code broken just now."""
    breaking = [gem.on for gem in state.closing if gem.on in state.fresh and _is_gold(state, gem)]
    return (breaking or list(state.fresh))[-1]


def _is_gold(state: State, gem: Laid) -> bool:
    return state.areas[gem.on].gold[gem.at - 1] == gem.colour


def _clockwise(story: Story) -> None:
    story.happens(TurnPassed(story.state.after(story.state.mover)))


ALL_AT_ALL: Final = Match(_all_seats, _last_unbroken, _clockwise)

# Two players, who set and guess in turns.


def _the_other(state: State) -> tuple[str, ...]:
    return (state.after(state.mover),) if state.turn else ()


def _duel_ending(rules: Rules, state: State) -> Ending | None:
    """After the last code the fewer guesses win (PC-8.3); who exceeds the other's number before has lost (PC-8.6)."""
    if state.leg < 2 * rules.rounds:
        return None
    guesser, other = state.mover, state.after(state.mover)
    mine, theirs = state.count[guesser], state.count[other]
    if other not in state.broken:
        return Ending((other,), "pc-wins-exceeded", "PC-8.6", reading=True) if mine > theirs else None
    if mine == theirs:
        return Ending((), "pc-draw", "PC-8.3")
    return Ending((guesser if mine < theirs else other,), "pc-wins-fewer", "PC-8.3")


def _same_or_swap(story: Story) -> None:
    """The guesser goes on until the code is broken; then the other one guesses (PC-8.1, PC-8.6)."""
    state = story.state
    other = state.after(state.mover)
    if other not in state.broken:
        story.happens(TurnPassed(state.mover))
        return
    story.happens(RolesSwapped(other))
    story.says("pc-roles-swapped", "PC-8.1", setter=seat_fact(state.mover), guesser=seat_fact(other))


IN_TURNS: Final = Match(_the_other, _duel_ending, _same_or_swap, counts=True)
