"""Why an act is not allowed: every objection that holds, each with its clause and how to put it right.

choices.py decides what is legal; here it is only explained. So every explanation ends with what the turn waits for, and
is never empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.core.attempt import Attempt
from engine.core.facts import colour_fact, colour_facts, seat_fact
from engine.core.rulings import Finding
from engine.games.ufo_attack.actions import (
    Action,
    Aim,
    AlienTo,
    ClaimLaunch,
    DeclineBonus,
    LeaveTopOff,
    Pass,
    PutTopOn,
    Roll,
    Take,
    TakeBonus,
    TakeTopOff,
    UseUfo,
    Zap,
)
from engine.games.ufo_attack.choices import DICE_PHASES, takeable
from engine.games.ufo_attack.facts import face_facts
from engine.games.ufo_attack.rules import Rules
from engine.games.ufo_attack.state import UFO, Phase, State


class Try(Attempt[Rules, State, Action], frozen=True):
    """An act that is not allowed, and where it was tried. `known_face`: a rolled face is on the registered die."""

    known_face: bool = True

    @property
    def phase(self) -> Phase | None:
        """What the actor's turn waits for; None if it is somebody else's."""
        return self.state.phase if self.at_turn else None

    @property
    def top_is_on(self) -> bool:
        """Whether the actor's own top is on."""
        return self.by in self.state.tops_on


def objections(attempt: Try) -> tuple[Finding, ...]:
    """Everything that speaks against the act: whose turn it is, the act itself, then what is owed instead."""
    state = attempt.state
    if attempt.by not in state.seats:
        return (Finding("ua-not-a-player", "C-1", {"name": attempt.by}),)
    if state.phase is Phase.OVER:
        last_word = attempt.rules.launch.last_word(state)
        return (attempt.objects("ua-game-over", last_word.clause, winner=seat_fact(state.winner or "")),)
    found = [] if attempt.at_turn else [attempt.objects("ua-not-your-turn", "C-1", turn=seat_fact(state.mover))]
    found += _OBJECTIONS[type(attempt.action)](attempt, attempt.action)
    if attempt.at_turn and not _in_place(state, attempt.action):
        found.append(owed(attempt))
    return tuple(found)


def _in_place(state: State, action: Action) -> bool:
    """Whether the turn waits for such an act, whatever it points at; claims are never in place."""
    if state.phase is Phase.UFO and isinstance(action, Take):
        return bool(takeable(state))
    if isinstance(action, AlienTo) and state.alien is None:
        return False
    return state.phase in _PHASES.get(type(action), ())


def owed(attempt: Try) -> Finding:
    """What the turn waits for, said to the seat that tried something else."""
    state = attempt.state
    code, clause = _OWED[state.phase]
    if state.phase is Phase.LAUNCH_ROLL and attempt.rules.launch_optional:
        code = "ua-owed-launch-or-pass"
    if state.phase is Phase.UFO and state.alien:
        code, clause = "ua-owed-alien-or-attack", "UA-8.1"
    if state.phase is Phase.UFO and takeable(state):
        code, clause = "ua-owed-colour-or-ufo", "UA-3.3"
    return attempt.objects(code, clause, colours=colour_facts(takeable(state)))


_OWED: Final[dict[Phase, tuple[str, str]]] = {
    Phase.ROLL: ("ua-owed-roll", "UA-3.2"),
    Phase.LAUNCH_ROLL: ("ua-owed-launch", "UA-3.1"),
    Phase.ATTACK_ROLL: ("ua-owed-attack-roll", "UA-5.1"),
    Phase.BUILD: ("ua-owed-build", "UA-4.2"),
    Phase.BONUS: ("ua-owed-bonus", "UA-4.4"),
    Phase.UFO: ("ua-owed-attack", "UA-5.1"),
    Phase.ZAP: ("ua-owed-zap", "UA-5.2"),
    Phase.TOP: ("ua-owed-top", "UA-9.1"),
}

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    Roll: tuple(DICE_PHASES),
    Take: (Phase.BUILD, Phase.UFO),
    TakeBonus: (Phase.BONUS,),
    DeclineBonus: (Phase.BONUS,),
    Aim: (Phase.UFO,),
    AlienTo: (Phase.UFO,),
    Zap: (Phase.ZAP,),
    UseUfo: (Phase.ZAP,),
    PutTopOn: (Phase.TOP,),
    LeaveTopOff: (Phase.TOP,),
}
"""The phases an act belongs to; claims belong to none."""


def _roll(attempt: Try, act: Roll) -> Iterator[Finding]:
    if not attempt.known_face:
        yield attempt.objects("ua-not-on-die", "C-2", face=face_facts(act.die))
    if attempt.phase and attempt.phase not in DICE_PHASES:
        yield attempt.objects("ua-already-rolled", "UA-3.2")


def _take(attempt: Try, act: Take) -> Iterator[Finding]:
    yield from _unknown_colour(attempt, act.colour)
    if attempt.top_is_on:
        yield attempt.objects("ua-top-closes", "UA-6.2")
    if attempt.phase in (Phase.BUILD, Phase.UFO):
        yield from _not_rolled(attempt, act.colour, "UA-4.1")
        yield from _none_in_storage(attempt, act.colour, "UA-4.2")
    if attempt.phase in (Phase.ATTACK_ROLL, Phase.ZAP):
        yield attempt.objects("ua-attack-builds-nothing", "UA-5.2")
    if attempt.phase in (Phase.BONUS, Phase.TOP):
        yield attempt.objects("ua-one-action", "UA-3.2")


def _take_bonus(attempt: Try, act: TakeBonus) -> Iterator[Finding]:
    yield from _unknown_colour(attempt, act.colour)
    if attempt.top_is_on:
        yield attempt.objects("ua-top-closes", "UA-6.2")
    if attempt.phase is Phase.BONUS:
        yield from _none_in_storage(attempt, act.colour, "UA-4.4")
    else:
        yield _no_bonus(attempt)


def _decline_bonus(attempt: Try, _act: DeclineBonus) -> Iterator[Finding]:
    if attempt.phase is Phase.BONUS:
        yield attempt.objects("ua-bonus-is-a-must", "UA-4.4")
    else:
        yield _no_bonus(attempt)


def _no_bonus(attempt: Try) -> Finding:
    empty = not any(attempt.state.storage.values())
    return attempt.objects("ua-no-bonus-left" if empty else "ua-no-bonus", "UA-4.4")


def _aim(attempt: Try, act: Aim) -> Iterator[Finding]:
    yield from _not_an_opponent(attempt, act.at, "ua-own-rocket", "UA-5.1")
    if attempt.phase in (Phase.ATTACK_ROLL, Phase.ZAP):
        yield attempt.objects("ua-aim-is-fixed", "UA-5.1", at=seat_fact(attempt.state.aim or ""))
    if attempt.phase is Phase.BUILD:
        yield attempt.objects("ua-no-ufo", "UA-3.2")


def _alien_to(attempt: Try, act: AlienTo) -> Iterator[Finding]:
    state = attempt.state
    if state.alien is None:
        yield attempt.objects("ua-no-alien", "UA-2.2")
    yield from _not_an_opponent(attempt, act.at, "ua-own-top", "UA-8.1")
    if state.alien == act.at and act.at != attempt.by:
        yield attempt.objects("ua-alien-is-there", "UA-8.7", reading=True, at=seat_fact(act.at))
    if attempt.phase in (Phase.ATTACK_ROLL, Phase.ZAP):
        yield attempt.objects("ua-one-action", "UA-8.1" if state.alien else "UA-3.2")
    if attempt.phase is Phase.BUILD:
        yield attempt.objects("ua-no-ufo", "UA-3.2")


def _zap(attempt: Try, act: Zap) -> Iterator[Finding]:
    yield from _unknown_colour(attempt, act.colour)
    if attempt.phase is not Phase.ZAP:
        yield attempt.objects("ua-no-hit", "UA-5.2")
        return
    yield from _not_rolled(attempt, act.colour, "UA-5.2")
    victim = attempt.state.aim or ""
    has = attempt.state.rockets[victim].count(act.colour)
    if not has and act.colour in attempt.state.colours:
        yield attempt.objects(
            "ua-victim-has-none", "UA-5.2", True, at=seat_fact(victim), colour=colour_fact(act.colour)
        )
    if has and act.count is not None and act.count != has:
        yield attempt.objects("ua-take-all", "UA-5.2", at=seat_fact(victim), colour=colour_fact(act.colour), count=has)


def _use_ufo(attempt: Try, _act: UseUfo) -> Iterator[Finding]:
    if UFO not in attempt.state.rolled or not attempt.at_turn:
        yield attempt.objects("ua-no-ufo", "UA-3.2")


def _put_top_on(attempt: Try, _act: PutTopOn) -> Iterator[Finding]:
    rules = attempt.rules
    if attempt.top_is_on:
        yield attempt.objects("ua-top-is-on", rules.tops.on_clause)
        return
    yield from _keeps_top_off(attempt)
    if rules.tops.by_choice and attempt.phase is not Phase.TOP:
        yield attempt.objects("ua-top-at-turn-end", "UA-9.1", reading=True)


def _leave_top_off(attempt: Try, _act: LeaveTopOff) -> Iterator[Finding]:
    rules = attempt.rules
    if not rules.tops.by_choice:
        yield attempt.objects("ua-top-no-choice", rules.tops.on_clause)
    elif attempt.top_is_on:
        yield attempt.objects("ua-top-stays", rules.tops.keep_clause, reading=True)
    else:
        yield attempt.objects("ua-top-at-turn-end", "UA-9.1", reading=True)


def _take_top_off(attempt: Try, _act: TakeTopOff) -> Iterator[Finding]:
    tops = attempt.rules.tops
    if attempt.top_is_on:
        yield attempt.objects("ua-top-stays", tops.keep_clause, reading=tops.by_choice)
    else:
        yield attempt.objects("ua-no-top-on", tops.off_clause)


def _claim_launch(attempt: Try, _act: ClaimLaunch) -> Iterator[Finding]:
    if attempt.top_is_on:
        yield attempt.objects("ua-launch-needs-ufo", "UA-7.1")
    else:
        yield attempt.objects("ua-launch-needs-top", "UA-3.1")
        yield from _keeps_top_off(attempt)


def _pass(attempt: Try, _act: Pass) -> Iterator[Finding]:
    if attempt.at_turn:
        yield attempt.objects("ua-no-pass", _OWED[attempt.state.phase][1])


def _keeps_top_off(attempt: Try) -> Iterator[Finding]:
    lacking = attempt.rules.tops.lacking(attempt.rules, attempt.state, attempt.by)
    if lacking:
        yield lacking
    if attempt.state.alien == attempt.by:
        yield attempt.objects("ua-alien-keeps-off", "UA-8.4")


def _unknown_colour(attempt: Try, colour: str) -> Iterator[Finding]:
    if colour not in attempt.state.colours:
        yield attempt.objects("ua-no-such-colour", "UA-2.1", word=colour, colours=colour_facts(attempt.state.colours))


def _not_rolled(attempt: Try, colour: str, clause: str) -> Iterator[Finding]:
    state = attempt.state
    if colour in state.colours and colour not in state.rolled_colours:
        colours = colour_facts(takeable(state))
        yield attempt.objects("ua-not-rolled", clause, colour=colour_fact(colour), colours=colours)


def _none_in_storage(attempt: Try, colour: str, clause: str) -> Iterator[Finding]:
    if attempt.state.storage.get(colour) == 0:
        yield attempt.objects("ua-none-in-storage", clause, colour=colour_fact(colour))


def _not_an_opponent(attempt: Try, at: str, own: str, clause: str) -> Iterator[Finding]:
    if at == attempt.by:
        yield attempt.objects(own, clause)
    elif at not in attempt.state.seats:
        yield attempt.objects("ua-no-such-seat", clause, name=at)


_OBJECTIONS: Final[dict[type, Callable[[Try, Any], Iterator[Finding]]]] = {
    Roll: _roll,
    Take: _take,
    TakeBonus: _take_bonus,
    DeclineBonus: _decline_bonus,
    Aim: _aim,
    AlienTo: _alien_to,
    Zap: _zap,
    UseUfo: _use_ufo,
    PutTopOn: _put_top_on,
    LeaveTopOff: _leave_top_off,
    TakeTopOff: _take_top_off,
    ClaimLaunch: _claim_launch,
    Pass: _pass,
}
