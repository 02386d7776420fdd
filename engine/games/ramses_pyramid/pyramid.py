"""The special actions of the die, the king and the mummies, and the move that follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.facts import seat_fact
from engine.games.ramses_pyramid.actions import NONE, MummiesDown, Stop
from engine.games.ramses_pyramid.choices import loot, open_acts, steps_off
from engine.games.ramses_pyramid.events import (
    KingClimbed,
    KingDefeated,
    KnockedOff,
    MummiesStepped,
    MummyReleased,
    StepsDue,
)
from engine.games.ramses_pyramid.facts import place_fact
from engine.games.ramses_pyramid.places import NAMES, SIDES
from engine.games.ramses_pyramid.rules import Story
from engine.games.ramses_pyramid.state import MOVE, MUMMY, ROTATE, STEAL, STEPS, Phase, State


def act_on(story: Story, word: str) -> None:
    """What the face says: the fight first, then the special action, then the move (RP-5, RP-6.1)."""
    if word == MUMMY and fights(story.state):
        _defeat(story)
    else:
        _ACTIONS[word](story)


def fights(state: State) -> bool:
    """Whether the adventurer stood just below the king when the turn began (RP-6.1)."""
    return state.spot is not None and state.spot[0] == state.king - 1 and not state.placed


def _defeat(story: Story) -> None:
    story.happens(KingDefeated(story.seat))
    story.says("rp-king-defeated", "RP-6.1")
    if story.rules.treasure_room:
        story.says("rp-treasure-room", "RP-8.1")
        story.awaits(Phase.NAME)
    else:
        crown(story, "rp-wins", "RP-6.1")


_TOGETHER: Final = {
    "rp-wins": "rp-wins-together",
    "rp-wins-scorpion": "rp-wins-scorpion-together",
    "rp-wins-trapped": "rp-wins-trapped-together",
}


def crown(story: Story, code: str, clause: str) -> None:
    """The king is defeated for good: the seat wins, with its partners (RP-7.1, RP-7.2)."""
    winners = story.rules.partners(story.state.seats, story.seat)
    if len(winners) > 1:
        code, clause = _TOGETHER[code], "RP-7.1" if len(winners) < len(story.state.seats) else "RP-7.2"
    story.wins(code, clause, winners)


def _steal(story: Story) -> None:
    if loot(story.rules, story.state):
        story.awaits(Phase.STEAL)
    else:
        story.says("rp-nothing-to-steal", "RP-5.2")
        move(story)


def _rotate(story: Story) -> None:
    story.awaits(Phase.ROTATE)


def _mummies(story: Story) -> None:
    state = story.state
    if state.king < state.summit:
        story.happens(KingClimbed())
        at_top = story.state.king == state.summit
        story.says("rp-king-at-top" if at_top else "rp-king-climbs", "RP-7.3", layer=story.state.king)
        move(story)
    elif state.on or any(state.top):
        story.awaits(Phase.MUMMIES)
    else:
        story.says("rp-no-mummies", "RP-5.4")
        move(story)


def mummies_down(story: Story, act: MummiesDown) -> None:
    """First those already off the top, then the new one (RP-5.4); who is in the way falls (RP-5.5)."""
    before = story.state
    leaves = act.off_to if steps_off(before) else None
    if before.on:
        story.happens(MummiesStepped(leaves))
        story.says("rp-mummies-step", "RP-5.4", count=len(before.on))
    if leaves:
        story.says("rp-mummy-off", "RP-5.6", at=leaves, left=before.mummies - len(story.state.out))
    for place in story.state.on:
        _knock_off(story, place)
    if act.new != NONE:
        _release(story, act)
    if len(story.state.out) == before.mummies and story.rules.king_can_win and story.rules.king_wins_at_eight:
        story.wins("rp-king-wins-eight", "RP-7.4", ())
    elif story.state.spot is None and before.spot is not None:
        story.says("rp-roller-fell", "RP-5.7", reading=True)
        story.end_turn()
    else:
        move(story)


def _release(story: Story, act: MummiesDown) -> None:
    side, onto = SIDES.index(act.new), SIDES.index(act.new_to or act.new)
    story.happens(MummyReleased(side, onto))
    place = NAMES[len(story.state.layers), onto]
    story.says("rp-mummy-released", "RP-5.4", at=place)
    _knock_off(story, place)


def _knock_off(story: Story, place: str) -> None:
    for seat, stands in story.state.adventurers.items():
        if stands == place:
            story.happens(KnockedOff(seat))
            story.says("rp-knocked-off", "RP-5.5", who=seat_fact(seat), at=place)


def move(story: Story) -> None:
    """The special action is done: the move is to be made."""
    state, word = story.state, story.state.rolled or MOVE
    if state.spot is None:
        steps = story.rules.mummy_brown_steps if word == MUMMY else STEPS[word]
        story.happens(StepsDue(steps, Phase.RING))
    else:
        story.happens(StepsDue(STEPS[word], Phase.MOVE))
        go_on(story)


def go_on(story: Story) -> None:
    """The move on the pyramid goes on, unless no step is left or none can be made."""
    if story.state.steps < 1:
        story.end_turn()
    elif open_acts(story.rules, story.state) in ((), (Stop(),)):
        reading = not _blocked(story.state)
        story.says("rp-no-step", "RP-4.8" if reading else "RP-4.4", reading, at=place_fact(story.state.here))
        story.end_turn()


def _blocked(state: State) -> bool:
    """Whether a mummy is what stops the move."""
    assert state.spot
    layer, side = state.spot
    headings = (state.heading,) if state.heading else (1, -1)
    return any(NAMES.get((layer + heading, side)) in state.on for heading in headings)


_ACTIONS: Final[dict[str, Callable[[Story], None]]] = {
    MOVE: move,
    STEAL: _steal,
    ROTATE: _rotate,
    MUMMY: _mummies,
}
