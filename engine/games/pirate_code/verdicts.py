"""What an allowed act brings: one function an act, told as a Story. The scoring and what follows is in endings.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.facts import colour_fact, colour_facts, seat_fact
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Secret
from engine.games.pirate_code.actions import (
    Answer,
    ChangeAnswers,
    DeclareEmpty,
    DeclareFound,
    EndTurn,
    FillHand,
    Move,
    OpenChest,
    Place,
    Roll,
    SetCode,
)
from engine.games.pirate_code.advice import advise_chest, advise_colour
from engine.games.pirate_code.answers import answer, change_answers, open_chest
from engine.games.pirate_code.choices import fitting_guesses, is_lost, sends_back, unset, wants_hand
from engine.games.pirate_code.endings import begin_turn, score_turn, turn_over
from engine.games.pirate_code.rules import Story
from engine.games.pirate_code.state import (
    CHOICE,
    GEM,
    ROLLED,
    SKELETON,
    Awaited,
    CodeSet,
    GuessesDue,
    HandFilled,
    Lost,
    Moved,
    Phase,
    Placed,
    Rolled,
    SaidEmpty,
    SaidFound,
    WentBack,
)


def _set_code(story: Story, act: SetCode) -> None:
    owner = frozenset({story.seat})
    again = story.seat in story.state.codes
    story.happens(CodeSet(story.seat, Secret(act.code, owner)))
    story.says("pc-code-changed" if again else "pc-code-set", "PC-6.1")
    story.whispers(owner, "pc-code-is", "PC-6.1", colours=colour_facts(act.code))
    _set_up(story)


def _set_up(story: Story) -> None:
    """The first turn begins as soon as all codes are hidden and the skeleton's hand is filled."""
    rules, state = story.rules, story.state
    if state.phase is Phase.SETUP and not unset(rules, state) and not wants_hand(rules, state):
        begin_turn(story)


def _fill_hand(story: Story, act: FillHand) -> None:
    before = story.state.phase
    story.happens(HandFilled(act.colour))
    story.says("pc-hand-filled", "PC-7.1" if before is Phase.SETUP else "PC-7.3", colour=colour_fact(act.colour))
    if before is Phase.SETUP:
        _set_up(story)
    else:
        turn_over(story)


def _roll(story: Story, act: Roll) -> None:
    colour = act.die[0].removeprefix(GEM)
    story.happens(Rolled(colour))
    story.says("pc-rolled", "PC-3.1", colour=colour_fact(colour))
    bonus = colour == story.rules.bonus_colour
    if bonus and story.state.hand:
        story.happens(GuessesDue((ROLLED, CHOICE, SKELETON)))
        story.says("pc-bonus", "PC-7.2", colour=colour_fact(story.state.hand))
    else:
        story.happens(GuessesDue((ROLLED, CHOICE)))
        if bonus:
            story.says("pc-bonus-hand-empty", "PC-7.4", reading=True)
    lose_or_go_on(story)


def lose_or_go_on(story: Story) -> None:
    """After an act: guesses with which nothing can be done are lost; without guesses the turn is to be ended."""
    state = story.state
    if state.due and is_lost(story.rules, state):
        for guess in state.due:
            _lose(story, guess)
    if not story.state.due:
        story.happens(Awaited(Phase.END))


def _lose(story: Story, guess: str) -> None:
    story.happens(Lost(guess))
    if guess == SKELETON:
        story.says("pc-lost-skeleton", "PC-7.4", reading=True)
    elif guess == ROLLED and story.state.rolled in story.state.empty:
        story.says("pc-lost-empty", "PC-3.7", reading=True, colour=colour_fact(story.state.rolled or ""))
    else:
        story.says(f"pc-lost-{guess}", "PC-3.10", reading=True)


def _place(story: Story, act: Place) -> None:
    state = story.state
    guess = fitting_guesses(story.rules, state, act)[0]
    lying = state.areas[act.on].guess[act.at - 1]
    if lying:
        story.happens(WentBack(act.on, act.at))
    story.happens(Placed(guess, act.colour, act.on, act.at))
    story.says("pc-placed", _PLACED[guess], at=act.at, colour=colour_fact(act.colour), on=seat_fact(act.on))
    if lying:
        story.says("pc-went-back", "PC-3.8", reading=True, colour=colour_fact(lying))
    advise_colour(story, state, act, guess)
    lose_or_go_on(story)


_PLACED: Final = {ROLLED: "PC-3.1", CHOICE: "PC-3.2", SKELETON: "PC-7.2", "row": "PC-8.5"}


def _move(story: Story, act: Move) -> None:
    state = story.state
    guess = fitting_guesses(story.rules, state, act)[0]
    lying = state.areas[act.on].guess[act.to - 1]
    back = lying is not None and sends_back(story.rules, state, act)
    if back:
        story.happens(WentBack(act.on, act.to))
    story.happens(Moved(guess, act.on, act.from_at, act.to))
    facts: dict[str, Fact] = {"colour": colour_fact(act.colour), "on": seat_fact(act.on)}
    story.adds(Finding("pc-moved", "PC-3.3", {"seat": seat_fact(story.seat), "at": act.from_at, "to": act.to, **facts}))
    if lying:
        code = "pc-went-back" if back else "pc-changed-places"
        story.says(code, "PC-3.8", reading=True, colour=colour_fact(lying))
    advise_colour(story, state, act, guess)
    lose_or_go_on(story)


def _end_turn(story: Story, _act: EndTurn) -> None:
    score_turn(story)


def _declare_empty(story: Story, act: DeclareEmpty) -> None:
    advise_chest(story, act.colour)
    story.happens(SaidEmpty(act.colour))
    story.says("pc-said-empty", "PC-2.4", reading=True, colour=colour_fact(act.colour))
    _after_declaring(story)


def _declare_found(story: Story, act: DeclareFound) -> None:
    story.happens(SaidFound(act.colour))
    story.says("pc-said-found", "PC-2.4", reading=True, colour=colour_fact(act.colour))
    _after_declaring(story)


def _after_declaring(story: Story) -> None:
    state = story.state
    if state.phase is Phase.GUESS:
        lose_or_go_on(story)
    elif state.phase is Phase.HAND and len(state.empty) == len(state.colours):
        story.says("pc-hand-stays-empty", "PC-7.4", reading=True)
        turn_over(story)


VERDICTS: Final[dict[type, Callable[[Story, Any], None]]] = {
    SetCode: _set_code,
    FillHand: _fill_hand,
    Roll: _roll,
    Place: _place,
    Move: _move,
    EndTurn: _end_turn,
    Answer: answer,
    ChangeAnswers: change_answers,
    OpenChest: open_chest,
    DeclareEmpty: _declare_empty,
    DeclareFound: _declare_found,
}
