"""What an allowed act brings: one function an act, told as a Story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.facts import colour_fact, colour_facts, seat_fact
from engine.games.ufo_attack.actions import (
    Aim,
    AlienTo,
    DeclineBonus,
    LeaveTopOff,
    Pass,
    PutTopOn,
    Roll,
    Take,
    TakeBonus,
    UseUfo,
    Zap,
)
from engine.games.ufo_attack.choices import face_acts, zap_colours
from engine.games.ufo_attack.facts import face_facts
from engine.games.ufo_attack.rules import Rules, Story
from engine.games.ufo_attack.state import (
    MIDDLE,
    UFO,
    Aimed,
    AlienMoved,
    Awaited,
    Built,
    Phase,
    Rolled,
    State,
    TopPutOn,
    Zapped,
)


def _roll(story: Story, act: Roll) -> None:
    clause, follows = _ROLLS[story.state.phase]
    story.happens(Rolled(act.die))
    if act.die:
        story.says("ua-rolled", clause, face=face_facts(act.die))
    else:
        story.says("ua-rolled-blank", "UA-3.3", reading=True)
    follows(story)


def _turn_rolled(story: Story) -> None:
    state = story.state
    gone = tuple(colour for colour in state.rolled_colours if not state.storage[colour])
    if face_acts(story.rules, state):
        if gone:
            story.says("ua-used-up", "UA-4.2", colours=colour_facts(gone))
        story.happens(Awaited(Phase.UFO if UFO in state.rolled else Phase.BUILD))
        return
    if gone:
        story.says("ua-none-left", "UA-4.3", colours=colour_facts(gone))
    story.end_turn()


def _attack_rolled(story: Story) -> None:
    state = story.state
    if zap_colours(state):
        story.happens(Awaited(Phase.ZAP))
    elif UFO in state.rolled:
        _second_ufo(story)
    else:
        if state.rolled and state.turn in state.tops_on:
            story.says("ua-top-closes", "UA-6.2", reading=True)
        elif state.rolled:
            missed = colour_facts(state.rolled_colours)
            story.says("ua-nothing-to-zap", "UA-5.2", at=seat_fact(state.aim or ""), colours=missed)
        story.end_turn()


def _second_ufo(story: Story) -> None:
    story.rules.ufo_again(story)
    story.settle_tops()
    story.end_turn()


def _launch_rolled(story: Story) -> None:
    if UFO not in story.state.rolled:
        story.says("ua-launch-failed", "UA-7.1")
        story.end_turn()
        return
    story.rules.launch.fire(story)
    if story.state.winner is None:
        story.end_turn()
    else:
        story.adds(story.rules.launch.last_word(story.state))


_ROLLS: Final[dict[Phase, tuple[str, Callable[[Story], None]]]] = {
    Phase.ROLL: ("UA-3.2", _turn_rolled),
    Phase.ATTACK_ROLL: ("UA-5.1", _attack_rolled),
    Phase.LAUNCH_ROLL: ("UA-7.1", _launch_rolled),
}


def _pass(story: Story, _act: Pass) -> None:
    story.says("ua-launch-put-off", "UA-3.1")
    story.end_turn()


def _take(story: Story, act: Take) -> None:
    story.happens(Built(story.seat, act.colour))
    story.says("ua-built", "UA-4.1", colour=colour_fact(act.colour))
    if earns_bonus(story.rules, story.state, story.seat) and _bonus_stands(story):
        story.happens(Awaited(Phase.BONUS))
        return
    _built(story)


def earns_bonus(rules: Rules, state: State, seat: str) -> bool:
    """Whether the module just built makes exactly the run that brings a bonus (UA-4.4)."""
    stack, run = state.rockets[seat], rules.bonus_run
    if not run or stack[-run:] != (stack[-1],) * run or stack[-run - 1 : -run] == (stack[-1],):
        return False
    return not rules.bonus_third_of_colour or stack.count(stack[-1]) == run


def _bonus_stands(story: Story) -> bool:
    run = story.rules.bonus_run
    if not any(story.state.storage.values()):
        story.says("ua-bonus-storage-empty", "UA-4.4", run=run)
        return False
    if not story.rules.bonus_before_top and _top_goes_on(story):
        story.says("ua-bonus-lost-to-top", "UA-4.5", run=run)
        return False
    story.says("ua-bonus-due", "UA-4.4", run=run)
    return True


def _top_goes_on(story: Story) -> bool:
    tops, state = story.rules.tops, story.state
    return not tops.by_choice and state.alien != story.seat and not tops.lacking(story.rules, state, story.seat)


def _built(story: Story) -> None:
    story.settle_tops()
    story.end_turn()


def _take_bonus(story: Story, act: TakeBonus) -> None:
    story.happens(Built(story.seat, act.colour))
    story.says("ua-bonus-built", "UA-4.4", colour=colour_fact(act.colour))
    _built(story)


def _decline_bonus(story: Story, _act: DeclineBonus) -> None:
    story.says("ua-bonus-declined", "UA-4.4")
    story.advises("ua-advise-bonus", "UA-4.4")
    _built(story)


def _aim(story: Story, act: Aim) -> None:
    empty = not story.state.rockets[act.at]
    story.happens(Aimed(act.at))
    story.says("ua-aimed", "UA-5.1", reading=empty, at=seat_fact(act.at))
    others = story.state.opponents(story.seat)
    if empty and any(story.state.rockets[seat] for seat in others):
        story.advises("ua-advise-empty", "UA-5.1", at=seat_fact(act.at))
    story.happens(Awaited(Phase.ATTACK_ROLL))


def _zap(story: Story, act: Zap) -> None:
    victim = story.state.aim or ""
    count = story.state.rockets[victim].count(act.colour)
    story.happens(Zapped(story.seat, victim, act.colour))
    story.says("ua-zapped", "UA-5.2", at=seat_fact(victim), colour=colour_fact(act.colour), count=count)
    story.settle_tops()
    story.end_turn()


def _use_ufo(story: Story, _act: UseUfo) -> None:
    story.says("ua-ufo-used", "UA-3.3", reading=True)
    _second_ufo(story)


def _alien_to(story: Story, act: AlienTo) -> None:
    from_a_top = story.state.alien != MIDDLE
    story.happens(AlienMoved(act.at))
    story.says("ua-alien-placed", "UA-8.1", reading=from_a_top, at=seat_fact(act.at))
    story.settle_tops()
    if not story.rules.alien_then_roll:
        story.end_turn()
        return
    story.happens(Aimed(act.at))
    story.says("ua-alien-attacks", "UA-8.9", at=seat_fact(act.at))
    story.happens(Awaited(Phase.ATTACK_ROLL))


def _put_top_on(story: Story, _act: PutTopOn) -> None:
    story.happens(TopPutOn(story.seat))
    story.says("ua-top-put-on", "UA-9.1")
    story.end_turn()


def _leave_top_off(story: Story, _act: LeaveTopOff) -> None:
    story.says("ua-top-left-off", "UA-9.1")
    load = len(story.state.rockets[story.seat]) + story.rules.launch_bonus
    if story.state.points[story.seat] + load >= story.rules.points_to_win:
        story.advises("ua-advise-top", "UA-9.4")
    story.end_turn()


VERDICTS: Final[dict[type, Callable[[Story, Any], None]]] = {
    Roll: _roll,
    Take: _take,
    TakeBonus: _take_bonus,
    DeclineBonus: _decline_bonus,
    Aim: _aim,
    Zap: _zap,
    UseUfo: _use_ufo,
    AlienTo: _alien_to,
    PutTopOn: _put_top_on,
    LeaveTopOff: _leave_top_off,
    Pass: _pass,
}
