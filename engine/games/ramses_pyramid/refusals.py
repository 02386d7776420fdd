"""Why an act is not allowed: every objection that holds, each with its clause and how to put it right.

choices.py decides what is legal; here it is only explained. So every explanation ends with what the turn waits for, and
is never empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.core.facts import colour_fact, seat_fact, seat_facts
from engine.core.rulings import Fact, Finding
from engine.games.ramses_pyramid.actions import (
    Action,
    ChangeSide,
    ClaimWin,
    CorrectEarlier,
    CorrectNew,
    EndTurn,
    Look,
    MoveOnRing,
    MummiesDown,
    NameTemple,
    OpenTemple,
    Place,
    PutTemple,
    Reveal,
    Roll,
    Sees,
    Shows,
    Steal,
    Step,
    Stop,
    TakeCrystal,
    TurnLayer,
)
from engine.games.ramses_pyramid.attempt import Try, owed
from engine.games.ramses_pyramid.choices import put_clause
from engine.games.ramses_pyramid.facts import face_fact, place_fact
from engine.games.ramses_pyramid.knowledge import conflicts, truth
from engine.games.ramses_pyramid.refusals_pyramid import (
    change_side,
    mummies_down,
    reveal,
    step,
    stop,
    turn_layer,
)
from engine.games.ramses_pyramid.state import STEPS, Phase, State


def objections(attempt: Try) -> tuple[Finding, ...]:
    """Everything that speaks against the act: whose turn it is, the act itself, then what is owed instead."""
    state = attempt.state
    if attempt.by not in state.seats:
        return (Finding("rp-not-a-player", "C-1", {"name": attempt.by}),)
    if state.ending is not None:
        winners = seat_facts(state.ending.winners)
        return (attempt.objects("rp-game-over", state.ending.clause, winners=winners),)
    found = [] if attempt.at_turn else [attempt.objects("rp-not-your-turn", "C-1", turn=seat_fact(state.mover))]
    found += _OBJECTIONS[type(attempt.action)](attempt, attempt.action)
    if attempt.at_turn and (not found or state.phase not in _PHASES.get(type(attempt.action), ())):
        found.append(owed(attempt))
    return tuple(found)


def sight_objection(state: State, by: str, action: Action) -> tuple[Finding, ...]:
    """Why a colour told for a temple cannot be: a written position says otherwise, or all have seen otherwise. What is
    opened for all may contradict an earlier showing: then the players say which is wrong (RP-9.7)."""
    told = _told(state, action)
    if told is None:
        return ()
    temple, colour = told
    facts: dict[str, Fact] = {"seat": seat_fact(by), "temple": temple, "colour": colour_fact(colour)}
    inside = truth(state, temple)
    if inside is not None and inside != colour:
        return (Finding("rp-not-inside", "RP-9.2", facts),)
    if not isinstance(action, Look | Sees):
        return ()
    return tuple(
        Finding(
            "rp-shown-before" if fact.turn else "rp-shown-before-told",
            "RP-9.3",
            {
                **facts,
                "other": other,
                "before": colour_fact(fact.colour),
                "by": seat_fact(fact.by),
                "turn": fact.turn,
            },
        )
        for other, fact in conflicts(state, temple, colour).items()
    )


def _told(state: State, action: Action) -> tuple[str, str] | None:
    """The temple and the colour that an act tells of."""
    if isinstance(action, Look):
        return (action.temple, action.sees) if action.sees else None
    if isinstance(action, Reveal | OpenTemple):
        return (action.temple, action.shows) if action.shows else None
    if isinstance(action, Sees | Shows) and state.opening:
        return state.opening.temple, action.colour
    return None


def _roll(attempt: Try, act: Roll) -> Iterator[Finding]:
    if not attempt.known_face:
        words = tuple(face_fact(word) if word in STEPS else word for word in act.die)
        yield attempt.objects("rp-not-on-die", "C-2", face=words)
    if attempt.phase is Phase.PLACE:
        yield attempt.objects("rp-place-first", "RP-3.3")
    elif attempt.phase and attempt.state.rolled:
        yield attempt.objects("rp-already-rolled", "RP-4.1")


def _place(attempt: Try, act: Place) -> Iterator[Finding]:
    state = attempt.state
    if attempt.phase is not Phase.PLACE:
        if attempt.phase:
            yield attempt.objects("rp-not-at-entrance", "RP-3.3", at=place_fact(state.here))
        return
    if act.on in state.on:
        yield attempt.objects("rp-mummy-there", "RP-3.3", reading=True, at=act.on)
    else:
        yield attempt.objects("rp-bottom-only", "RP-3.3", at=act.on)


def _move_on_ring(attempt: Try, _act: MoveOnRing) -> Iterator[Finding]:
    if attempt.phase is Phase.RING:
        goal = place_fact(attempt.ring_goal)
        yield attempt.objects(
            "rp-exact-steps", "RP-3.1", steps=attempt.state.steps, goal=goal, at=place_fact(attempt.state.here)
        )
    elif attempt.phase and attempt.state.spot is not None:
        yield attempt.objects("rp-not-on-ring", "RP-4.1")


def _take_crystal(attempt: Try, act: TakeCrystal) -> Iterator[Finding]:
    state = attempt.state
    if attempt.phase and act.at != state.here:
        yield attempt.objects("rp-not-there", "RP-3.2", at=act.at, here=place_fact(state.here))
    if act.at not in state.crystals:
        yield attempt.objects("rp-no-crystal", "RP-3.2", at=act.at)


def _look(attempt: Try, act: Look) -> Iterator[Finding]:
    state = attempt.state
    if act.temple not in state.temples:
        yield attempt.no_temple(act.temple)
    elif attempt.phase is Phase.LAND and state.spaces[state.temples[act.temple]] != state.here:
        space = state.temples[act.temple]
        yield attempt.objects("rp-temple-elsewhere", "RP-3.2", temple=act.temple, at=space, brown=state.spaces[space])
    elif attempt.phase is not Phase.LAND:
        yield attempt.objects("rp-no-look-now", "RP-9.8", temple=act.temple)
    if act.sees is not None:
        yield from attempt.no_colour(act.sees)


def _sees(attempt: Try, act: Sees) -> Iterator[Finding]:
    yield from attempt.no_colour(act.colour)
    opening = attempt.state.opening if attempt.phase is Phase.PUT else None
    if opening and opening.noted.value is True:
        yield attempt.objects("rp-noted-already", "RP-9.1")
    elif attempt.phase and (opening is None or opening.goal is not None):
        yield attempt.objects("rp-nothing-to-note", "RP-9.1")


def _shows(attempt: Try, act: Shows) -> Iterator[Finding]:
    yield from attempt.no_colour(act.colour)
    if attempt.phase and attempt.phase is not Phase.SHOW:
        yield attempt.objects("rp-nothing-open", "RP-9.8")


def _put_temple(attempt: Try, act: PutTemple) -> Iterator[Finding]:
    state = attempt.state
    if act.temple not in state.temples:
        yield attempt.no_temple(act.temple)
    if attempt.phase is Phase.PUT and state.opening and act.temple != state.opening.temple:
        yield attempt.objects("rp-other-temple", put_clause(state), temple=state.opening.temple)
    if act.on not in state.spaces:
        yield attempt.objects("rp-no-space", "RP-2.1", at=act.on, spaces=state.empty_spaces())
    elif act.on == state.temples.get(act.temple):
        yield attempt.objects("rp-another-space", put_clause(state), at=act.on, spaces=state.empty_spaces())
    elif act.on not in state.empty_spaces():
        yield attempt.objects("rp-space-taken", put_clause(state), at=act.on, spaces=state.empty_spaces())
    if attempt.phase and attempt.phase is not Phase.PUT:
        yield attempt.objects("rp-no-temple-in-hand", "RP-9.8")


def _steal(attempt: Try, act: Steal) -> Iterator[Finding]:
    state, rules = attempt.state, attempt.rules
    if act.from_ not in state.seats:
        yield attempt.objects("rp-no-such-seat", "RP-5.2", name=act.from_)
        return
    if act.from_ == attempt.by:
        yield attempt.objects("rp-own-tent", "RP-5.2")
    elif rules.share_crystals and act.from_ in rules.partners(state.seats, attempt.by):
        yield attempt.objects("rp-shared-tent", "RP-5.2", reading=True, at=seat_fact(act.from_))
    elif act.from_ not in state.playing():
        yield attempt.objects("rp-closed-tent", "RP-8.2", reading=True, at=seat_fact(act.from_))
    elif act.colour not in state.tents[act.from_]:
        yield attempt.objects("rp-tent-lacks", "RP-5.2", at=seat_fact(act.from_), colour=colour_fact(act.colour))
    if act.colour in rules.crystals(state, attempt.by):
        yield attempt.objects("rp-has-colour", "RP-5.2", colour=colour_fact(act.colour))
    if attempt.phase and attempt.phase is not Phase.STEAL:
        yield attempt.objects("rp-no-steal", "RP-5.2")


def _correct(attempt: Try, _act: CorrectEarlier | CorrectNew) -> Iterator[Finding]:
    if attempt.phase is not Phase.CONFLICT:
        yield attempt.objects("rp-nothing-to-correct", "RP-9.7")


def _name_temple(attempt: Try, act: NameTemple) -> Iterator[Finding]:
    state = attempt.state
    if act.temple not in state.temples:
        yield attempt.no_temple(act.temple)
    yield from attempt.no_colour(act.colour)
    if attempt.phase in (Phase.NAME, Phase.OPEN) and act.temple in state.named:
        yield attempt.objects("rp-named-already", "RP-8.2", temple=act.temple)
    if attempt.phase is Phase.NAME and act.colour in state.named.values():
        yield attempt.objects("rp-colour-named", "RP-8.2", reading=True, colour=colour_fact(act.colour))
    if attempt.phase not in (Phase.NAME, Phase.OPEN):
        yield attempt.objects("rp-no-treasure-room", "RP-8.1")


def _open_temple(attempt: Try, act: OpenTemple) -> Iterator[Finding]:
    state = attempt.state
    if act.temple not in state.temples:
        yield attempt.no_temple(act.temple)
    if act.shows is not None:
        yield from attempt.no_colour(act.shows)
    if attempt.phase is Phase.NAME:
        yield attempt.objects("rp-name-first", "RP-8.2", reading=True)
    elif attempt.phase is Phase.OPEN and act.temple in state.opened:
        yield attempt.objects("rp-open-already", "RP-8.1", temple=act.temple)
    elif attempt.phase is not Phase.OPEN:
        yield attempt.objects("rp-no-opening-now", "RP-9.8", temple=act.temple)


def _end_turn(attempt: Try, _act: EndTurn) -> Iterator[Finding]:
    if attempt.phase is Phase.LAND:
        yield attempt.objects("rp-something-there", "RP-3.2", reading=True, at=attempt.state.here)
    elif attempt.phase is Phase.MOVE:
        yield attempt.objects("rp-stop-instead", "RP-4.5", reading=True)
    else:
        yield attempt.objects("rp-ends-by-itself", "RP-3.2")


def _claim_win(attempt: Try, _act: ClaimWin) -> Iterator[Finding]:
    yield attempt.objects("rp-no-win", "RP-6.1", at=f"L{attempt.state.king - 1}")


_OBJECTIONS: Final[dict[type, Callable[[Try, Any], Iterator[Finding]]]] = {
    Place: _place,
    Roll: _roll,
    MoveOnRing: _move_on_ring,
    TakeCrystal: _take_crystal,
    Look: _look,
    Sees: _sees,
    PutTemple: _put_temple,
    Steal: _steal,
    TurnLayer: turn_layer,
    MummiesDown: mummies_down,
    Step: step,
    ChangeSide: change_side,
    Reveal: reveal,
    Shows: _shows,
    CorrectEarlier: _correct,
    CorrectNew: _correct,
    Stop: stop,
    NameTemple: _name_temple,
    OpenTemple: _open_temple,
    EndTurn: _end_turn,
    ClaimWin: _claim_win,
}

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    Place: (Phase.PLACE,),
    Roll: (Phase.ROLL,),
    MoveOnRing: (Phase.RING,),
    TakeCrystal: (Phase.LAND,),
    Look: (Phase.LAND,),
    Sees: (Phase.PUT,),
    PutTemple: (Phase.PUT,),
    Steal: (Phase.STEAL,),
    TurnLayer: (Phase.ROTATE,),
    MummiesDown: (Phase.MUMMIES,),
    Step: (Phase.MOVE, Phase.ENTER),
    ChangeSide: (Phase.ROLL, Phase.ENTER),
    Reveal: (Phase.MOVE, Phase.ROLL),
    Shows: (Phase.SHOW,),
    CorrectEarlier: (Phase.CONFLICT,),
    CorrectNew: (Phase.CONFLICT,),
    Stop: (Phase.MOVE,),
    NameTemple: (Phase.NAME,),
    OpenTemple: (Phase.OPEN,),
}
"""The phases an act belongs to; claims belong to none."""
