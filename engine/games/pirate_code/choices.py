"""What is open in a position: the prompts, and the acts a seat may choose from. The only judge of what is legal.

Nothing here looks at a code or at the gem chest (PC-2.4, PC-6.5): it all works on what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.facts import colour_fact, colour_facts, seat_fact
from engine.core.game import Need, Prompt
from engine.core.rulings import Fact
from engine.games.pirate_code.actions import (
    Action,
    DeclareEmpty,
    DeclareFound,
    EndTurn,
    FillHand,
    Move,
    Place,
)
from engine.games.pirate_code.rules import REPLACE, Rules
from engine.games.pirate_code.state import ANSWERS, CHOICE, ROLLED, ROW, SKELETON, Laid, Phase, State

DIE: Final = "pirate_code"


# What may be guessed.


def targets(rules: Rules, state: State) -> tuple[str, ...]:
    """The seats whose codes the mover may guess at: opponents whose code is not broken."""
    mover = state.turn
    owners = rules.match.owners(state)
    return tuple(seat for seat in owners if seat != mover and seat not in state.broken)


def is_open(rules: Rules, state: State, on: str, at: int) -> bool:
    """Whether a gem may come to that position: not solved, and nothing was put there this turn."""
    return (
        1 <= at <= rules.code_length
        and on != state.turn
        and on not in state.broken
        and on in rules.match.owners(state)
        and state.areas[on].gold[at - 1] is None
        and not state.touched(on, at)
    )


def gives_way(rules: Rules, state: State, on: str, at: int) -> bool:
    """Whether a gem lying on that open position goes back to the gem chest for another (PC-3.8): always, or where
    gems change places only if no other position is left to which it could be moved."""
    area = state.areas[on]
    if rules.occupied == REPLACE or area.guess[at - 1] is None:
        return True
    return all(gold is not None for other, gold in enumerate(area.gold, 1) if other != at)


def sends_back(rules: Rules, state: State, act: Move) -> bool:
    """Whether a gem lying where the moved one comes to goes back to the gem chest, and does not change places with it:
    also if the moved one left a position that a changed answer solved, where no other may come."""
    return gives_way(rules, state, act.on, act.to) or state.areas[act.on].gold[act.from_at - 1] is not None


def place_colours(state: State, guess: str) -> tuple[str, ...]:
    """The colours of a new gem that this guess may be."""
    if guess == SKELETON:
        return (state.hand,) if state.hand else ()
    wanted = (state.rolled,) if guess == ROLLED else state.colours
    return tuple(colour for colour in wanted if colour and colour not in state.empty)


def move_colours(rules: Rules, state: State, guess: str) -> tuple[str, ...]:
    """The colours of a lying gem that this guess may move (PC-3.4, PC-7.2)."""
    if guess in (SKELETON, ROW):
        return ()
    if guess == ROLLED and rules.first_move_colour == ROLLED:
        return (state.rolled,) if state.rolled else ()
    return state.colours


def may_place(rules: Rules, state: State, act: Place, guess: str) -> bool:
    """Whether the act may use this guess."""
    return (
        guess in state.due
        and act.colour in place_colours(state, guess)
        and is_open(rules, state, act.on, act.at)
        and gives_way(rules, state, act.on, act.at)
    )


def may_move(rules: Rules, state: State, act: Move, guess: str) -> bool:
    """Whether the act may use this guess."""
    return (
        guess in state.due
        and act.from_row in (None, "guess")
        and act.from_on in (None, act.on)
        and act.colour in move_colours(rules, state, guess)
        and act.from_at != act.to
        and is_open(rules, state, act.on, act.to)
        and lies_loose(state, act.on, act.from_at) == act.colour
    )


def lies_loose(state: State, on: str, at: int) -> str | None:
    """The colour of the gem on that position of the guessing row, if it was not put there this turn."""
    guess = state.areas[on].guess
    return guess[at - 1] if 1 <= at <= len(guess) and not state.touched(on, at) else None


def fitting_guesses(rules: Rules, state: State, act: Place | Move) -> tuple[str, ...]:
    """The guesses of the turn that the act may use, each once."""
    named = dict.fromkeys(state.due) if act.guess is None else (act.guess,)
    if isinstance(act, Place):
        return tuple(guess for guess in named if may_place(rules, state, act, guess))
    return tuple(guess for guess in named if may_move(rules, state, act, guess))


# The acts.


def guess_acts(rules: Rules, state: State) -> Iterator[Place | Move]:
    """Every place and move that is open."""
    for guess in dict.fromkeys(state.due):
        yield from acts_of(rules, state, guess)


def acts_of(rules: Rules, state: State, guess: str) -> Iterator[Place | Move]:
    """Every place and move that may use this guess."""
    colours, moved = place_colours(state, guess), move_colours(rules, state, guess)
    for on in targets(rules, state):
        area = state.areas[on]
        opens = [at for at in range(1, rules.code_length + 1) if is_open(rules, state, on, at)]
        for at in opens:
            if gives_way(rules, state, on, at):
                yield from (Place(colour, on, at, guess) for colour in colours)
        for start, colour in enumerate(area.guess, 1):
            if colour in moved and not state.touched(on, start):
                yield from (Move(colour, on, start, at, guess) for at in opens if at != start)


def is_lost(rules: Rules, state: State) -> bool:
    """Whether nothing can be done with any guess that is due (PC-3.10)."""
    return next(guess_acts(rules, state), None) is None


def open_acts(rules: Rules, state: State, viewer: str) -> tuple[Action, ...]:
    """The acts open to a seat; what the die or a hidden code answers is not among them."""
    if viewer != state.turn:
        return ()
    if state.phase is Phase.GUESS:
        return (*guess_acts(rules, state), *_chest_acts(state, _wanted(state)))
    if state.phase is Phase.END:
        return (EndTurn(), *(DeclareFound(colour) for colour in state.empty))
    if state.phase is Phase.HAND:
        return (*_fills(state), *_chest_acts(state, state.colours))
    if state.phase is Phase.SETUP and wants_hand(rules, state):
        return _fills(state)
    return ()


def wants_hand(rules: Rules, state: State) -> bool:
    """Whether the skeleton's hand is to be filled before the game (PC-7.1)."""
    return rules.bonus_colour is not None and state.hand is None and state.leg == 1


def _fills(state: State) -> tuple[Action, ...]:
    return tuple(FillHand(colour) for colour in state.colours if colour not in state.empty)


def _wanted(state: State) -> tuple[str, ...]:
    """The colours that a guess still due could be taken in."""
    if CHOICE in state.due or ROW in state.due:
        return state.colours
    return (state.rolled,) if ROLLED in state.due and state.rolled else ()


def _chest_acts(state: State, wanted: tuple[str, ...]) -> tuple[Action, ...]:
    """Saying that the gem chest is out of a colour, or is not (PC-2.4)."""
    return tuple(DeclareFound(c) if c in state.empty else DeclareEmpty(c) for c in wanted)


# The prompts.


def prompts(rules: Rules, state: State) -> tuple[Prompt, ...]:
    """Who owes what."""
    if state.phase is Phase.SETUP:
        return _setup_prompts(rules, state)
    if state.phase is Phase.ANSWER:
        return tuple(
            _prompt(Need.HIDDEN, gem.on, "pc-ask-answer", "PC-6.2", **_to_answer(gem)) for gem in state.to_answer
        )
    if state.phase is Phase.OPEN:
        chest = _code_to_tell("open_chest", rules, state)
        return tuple(_prompt(Need.HIDDEN, owner, "pc-ask-open", "PC-6.4", **chest) for owner in state.to_open)
    if state.phase is Phase.ROLL:
        return (Prompt(Need.DICE, state.mover, "pc-ask-roll", "PC-3.1", (DIE,), {"seat": seat_fact(state.mover)}),)
    return (_turn_prompt(state),)


def unset(rules: Rules, state: State) -> tuple[str, ...]:
    """The seats that have still to hide their code."""
    return tuple(seat for seat in rules.match.owners(state) if seat not in state.codes)


def _setup_prompts(rules: Rules, state: State) -> tuple[Prompt, ...]:
    asked = [
        _prompt(Need.HIDDEN, seat, "pc-ask-code", rules.length_clause, **_code_to_tell("set_code", rules, state))
        for seat in unset(rules, state)
    ]
    if wants_hand(rules, state):
        asked.append(_prompt(Need.CHOICE, state.mover, "pc-ask-first-hand", "PC-7.1"))
    return tuple(asked)


def _turn_prompt(state: State) -> Prompt:
    if state.phase is Phase.END:
        return _prompt(Need.CHOICE, state.mover, "pc-ask-end", "PC-4.5")
    if state.phase is Phase.HAND:
        return _prompt(Need.CHOICE, state.mover, "pc-ask-hand", "PC-7.3")
    code, clause = _ASKS[state.due[0]] if len(set(state.due)) == 1 else ("pc-ask-guess", "PC-3.3")
    facts: dict[str, Fact] = {"count": len(state.due), "colours": colour_facts([state.rolled] if state.rolled else [])}
    return _prompt(Need.CHOICE, state.mover, code, clause, **facts)


_ASKS: Final = {
    ROLLED: ("pc-ask-rolled", "PC-3.1"),
    CHOICE: ("pc-ask-choice", "PC-3.2"),
    SKELETON: ("pc-ask-skeleton", "PC-7.2"),
    ROW: ("pc-ask-row", "PC-8.5"),
}


def _to_answer(gem: Laid) -> dict[str, Fact]:
    """What the owner's form of one gem needs: the act, and all three answers always (PC-6.5)."""
    answers = tuple(f"score:{answer}" for answer in ANSWERS)
    return {"act": "answer", "colour": colour_fact(gem.colour), "at": gem.at, "answer": answers}


def _code_to_tell(act: str, rules: Rules, state: State) -> dict[str, Fact]:
    """What a form for a whole code needs: the act, the colours, and how many of them."""
    count = rules.code_length
    return {"act": act, "code": colour_facts(state.colours), "code_count": count, "count": count}


def _prompt(need: Need, seat: str, code: str, clause: str, /, **facts: Fact) -> Prompt:
    return Prompt(need, seat, code, clause, (), {"seat": seat_fact(seat), **facts})
