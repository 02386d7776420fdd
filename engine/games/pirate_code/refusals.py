"""Why an act is not allowed: every objection that holds, each with its clause and how to put it right.

choices.py decides what is legal; here it is only explained, from what everybody sees. So every explanation ends with
what the game waits for, and is never empty. What concerns a hidden code is said to its owner alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.core.facts import colour_fact, colour_facts, seat_fact, seat_facts
from engine.core.rulings import Finding
from engine.games.pirate_code.actions import (
    Answer,
    ChangeAnswers,
    ChangeOption,
    ClaimWin,
    DeclareEmpty,
    DeclareFound,
    EndTurn,
    FillHand,
    Move,
    OpenChest,
    Pass,
    Place,
    Roll,
    SetCode,
)
from engine.games.pirate_code.attempt import Try
from engine.games.pirate_code.choices import unset, wants_hand
from engine.games.pirate_code.endings import last_word
from engine.games.pirate_code.facts import word_facts
from engine.games.pirate_code.refusals_codes import answer, change_answers, open_chest, set_code
from engine.games.pirate_code.refusals_guesses import move, place, unknown_colour
from engine.games.pirate_code.state import CHOICE, ROLLED, ROW, Phase


def objections(attempt: Try) -> tuple[Finding, ...]:
    """Everything that speaks against the act: who may act, the act itself, then what is owed instead."""
    state = attempt.state
    if attempt.by not in state.seats:
        return (Finding("pc-not-a-player", "C-1", {"name": attempt.by}),)
    if state.phase is Phase.OVER:
        ending = last_word(state)
        return (attempt.objects("pc-game-over", ending.clause, winners=ending.facts["winners"]),)
    if isinstance(attempt.action, ChangeOption):
        return (attempt.objects("pc-options-stand", "C-3"),)
    owners_act = isinstance(attempt.action, _OWNERS)
    found = []
    if not owners_act and attempt.by != state.turn:
        found.append(attempt.objects("pc-not-your-turn", "C-1", turn=seat_fact(state.mover)))
    found += _OBJECTIONS[type(attempt.action)](attempt, attempt.action)
    in_place = state.phase in _PHASES.get(type(attempt.action), ())
    if ((attempt.by == state.turn or owners_act) and not in_place) or not found:
        found.append(owed(attempt))
    return tuple(found)


_OWNERS: Final = (SetCode, Answer, ChangeAnswers, OpenChest)

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    SetCode: (Phase.SETUP, Phase.ROLL),
    FillHand: (Phase.HAND,),
    Roll: (Phase.ROLL,),
    Place: (Phase.GUESS,),
    Move: (Phase.GUESS,),
    EndTurn: (Phase.END,),
    Answer: (Phase.ANSWER,),
    ChangeAnswers: (Phase.ANSWER, Phase.ROLL),
    OpenChest: (Phase.OPEN,),
    DeclareEmpty: (Phase.GUESS, Phase.HAND),
    DeclareFound: (Phase.GUESS, Phase.END, Phase.HAND),
}
"""The phases an act belongs to; claims belong to none."""


def owed(attempt: Try) -> Finding:
    """What the game waits for, said to the seat that tried something else."""
    state, rules = attempt.state, attempt.rules
    if state.phase is Phase.SETUP:
        missing = unset(rules, state)
        if missing:
            return attempt.objects("pc-owed-codes", "PC-2.1", seats=seat_facts(missing))
        return attempt.objects("pc-owed-first-hand", "PC-7.1", turn=seat_fact(state.mover))
    if state.phase is Phase.ANSWER:
        owners = seat_facts(dict.fromkeys(gem.on for gem in state.to_answer))
        return attempt.objects("pc-owed-answers", "PC-6.2", seats=owners)
    if state.phase is Phase.OPEN:
        return attempt.objects("pc-owed-chests", "PC-6.4", True, seats=seat_facts(state.to_open))
    if state.phase is Phase.GUESS:
        return _owed_guess(attempt)
    code, clause = _OWED[state.phase]
    return attempt.objects(code, clause, turn=seat_fact(state.mover))


def _owed_guess(attempt: Try) -> Finding:
    state = attempt.state
    named = tuple(dict.fromkeys(f"guess:{guess}" for guess in state.due))
    clause = "PC-8.5" if ROW in state.due else "PC-3.10"
    return attempt.objects("pc-owed-guesses", clause, True, turn=seat_fact(state.mover), guesses=named)


_OWED: Final = {
    Phase.ROLL: ("pc-owed-roll", "PC-3.1"),
    Phase.END: ("pc-owed-end", "PC-4.5"),
    Phase.HAND: ("pc-owed-hand", "PC-7.3"),
}


def _fill_hand(attempt: Try, act: FillHand) -> Iterator[Finding]:
    state, rules = attempt.state, attempt.rules
    if rules.bonus_colour is None:
        yield attempt.objects("pc-no-skeleton", "PC-7.1")
        return
    yield from unknown_colour(attempt, act.colour)
    if act.colour in state.empty:
        yield attempt.objects("pc-hand-said-to-be-empty", "PC-2.4", True, colour=colour_fact(act.colour))
    if state.hand and state.phase is not Phase.HAND:
        yield attempt.objects("pc-hand-is-full", "PC-7.3", colour=colour_fact(state.hand))
    elif state.phase is not Phase.HAND and not (state.phase is Phase.SETUP and wants_hand(rules, state)):
        yield attempt.objects("pc-hand-after-scoring", "PC-7.4", True)


def _roll(attempt: Try, act: Roll) -> Iterator[Finding]:
    if attempt.rules.whole_rows:
        yield attempt.objects("pc-no-die", "PC-8.5", True)
    elif not attempt.known_face:
        faces = colour_facts(attempt.faces)
        yield attempt.objects("pc-not-on-die", "C-2", face=word_facts(act.die), colours=faces)
    rolled = attempt.state.phase in (Phase.GUESS, Phase.END, Phase.ANSWER) and not attempt.rules.whole_rows
    if attempt.by == attempt.state.turn and rolled:
        yield attempt.objects("pc-already-rolled", "PC-3.1")


def _end_turn(attempt: Try, _act: EndTurn) -> Iterator[Finding]:
    state = attempt.state
    if attempt.by != state.turn or state.phase is not Phase.GUESS:
        return
    yield attempt.objects("pc-no-skipping", "PC-3.10", True, count=len(state.due))


def _declare(attempt: Try, act: DeclareEmpty | DeclareFound) -> Iterator[Finding]:
    state = attempt.state
    yield from unknown_colour(attempt, act.colour)
    said = act.colour in state.empty
    colour = colour_fact(act.colour)
    if isinstance(act, DeclareEmpty) and said:
        yield attempt.objects("pc-already-said-empty", "PC-2.4", True, colour=colour)
    elif isinstance(act, DeclareFound) and not said and act.colour in state.colours:
        yield attempt.objects("pc-not-said-empty", "PC-2.4", True, colour=colour)
    elif attempt.by == state.turn and act.colour in state.colours:
        yield from _nobody_takes(attempt, act.colour)


def _nobody_takes(attempt: Try, colour: str) -> Iterator[Finding]:
    """A colour that no guess still due could be: it does not matter now whether it is used up."""
    state = attempt.state
    if state.phase is Phase.GUESS and CHOICE not in state.due and ROW not in state.due:
        fact = colour_fact(colour)
        if ROLLED not in state.due or colour != state.rolled:
            yield attempt.objects("pc-colour-not-due", "PC-2.4", True, colour=fact)


def _claim_win(attempt: Try, _act: ClaimWin) -> Iterator[Finding]:
    owners = attempt.rules.match.owners(attempt.state)
    left = tuple(seat for seat in owners if seat not in attempt.state.broken)
    clause = "PC-8.3" if attempt.rules.repeats else "PC-5.2"
    yield attempt.objects("pc-not-won-yet", clause, seats=seat_facts(left))


def _pass(attempt: Try, _act: Pass) -> Iterator[Finding]:
    if attempt.by == attempt.state.turn:
        yield attempt.objects("pc-no-pass", "PC-3.10", True)


_OBJECTIONS: Final[dict[type, Callable[[Try, Any], Iterator[Finding]]]] = {
    SetCode: set_code,
    FillHand: _fill_hand,
    Roll: _roll,
    Place: place,
    Move: move,
    EndTurn: _end_turn,
    Answer: answer,
    ChangeAnswers: change_answers,
    OpenChest: open_chest,
    DeclareEmpty: _declare,
    DeclareFound: _declare,
    ClaimWin: _claim_win,
    Pass: _pass,
}
