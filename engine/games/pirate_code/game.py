"""Pirate Code as a refereed game: the answers that the table loop asks for, put together from the parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.facts import seat_fact
from engine.core.faults import rivals
from engine.core.game import Outcome, Prompt, Seat, check_count
from engine.core.options import RulesetError
from engine.core.registry import Faces
from engine.core.rulings import Fact, Finding, Refused, Ruling, Unclear
from engine.core.secrets import UNKNOWN, Cut, Secret
from engine.games.lego import starter
from engine.games.pirate_code.actions import (
    Action,
    Answer,
    ChangeAnswers,
    Move,
    OpenChest,
    Place,
    Roll,
    SetCode,
)
from engine.games.pirate_code.answers import (
    can_change,
    fits_some_code,
    read_changes,
    waiting,
    with_answer,
    with_changes,
)
from engine.games.pirate_code.attempt import Try
from engine.games.pirate_code.box import Box, read_box
from engine.games.pirate_code.choices import DIE, fitting_guesses, open_acts, prompts, unset, wants_hand
from engine.games.pirate_code.endings import begin_turn, last_word
from engine.games.pirate_code.fold import apply
from engine.games.pirate_code.position import place, read_position
from engine.games.pirate_code.refusals import objections
from engine.games.pirate_code.refusals_codes import fills_chest, is_code
from engine.games.pirate_code.rules import Rules, Story
from engine.games.pirate_code.state import ANSWERS, GEM, Area, Event, Phase, State
from engine.games.pirate_code.verdicts import VERDICTS

SEATS: Final = (2, 4)


class PirateCode:
    """One game of Pirate Code under fixed rules, with a fixed die and box."""

    def __init__(self, rules: Rules, faces: Faces, box: Mapping[str, Any]) -> None:
        """`faces`: the die's words. `box`: the board file. Raises SetupError or RulesetError."""
        self.rules = rules
        self.rolls = tuple(faces[DIE])
        self.box: Box = read_box(rules, self.rolls, box)
        self.faces = tuple(dict.fromkeys(face[0].removeprefix(GEM) for face in self.rolls))
        if rules.whole_rows and rules.bonus_colour is not None:
            raise RulesetError(
                "the option 'guess_unit' = 'row' plays without the die, so the variant 'skeleton_bonus' would do "
                "nothing; drop one of the two",
                rivals("guess_unit", "row", ("skeleton_bonus",), "PC-8.5"),
            )

    def start(self, seats: tuple[Seat, ...]) -> State:
        check_count("pirate_code", "Pirate Code", SEATS, len(seats))
        state = self._empty(seats)
        if unset(self.rules, state) or wants_hand(self.rules, state):
            return state
        story = Story(self.rules, state, state.mover)
        begin_turn(story)
        return story.state

    def _empty(self, seats: tuple[Seat, ...]) -> State:
        """The game before any code is hidden. Codes that the referee will not know are there already, unknown."""
        rules, ids = self.rules, tuple(seat.id for seat in seats)
        row = (None,) * rules.code_length
        return State(
            seats=ids,
            colours=self.box.colours,
            turn=starter(seats, rules.first_seat),
            phase=Phase.SETUP,
            codes={} if rules.entered else {seat: Secret(UNKNOWN, frozenset({seat})) for seat in ids},
            areas={seat: Area(row, row) for seat in ids},
            chest=Secret(dict.fromkeys(self.box.colours, rules.gems_per_colour)),
            count=dict.fromkeys(ids, 0) if rules.match.counts else {},
        )

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        return place(self.rules, self._empty(seats), read_position(data))

    def pending(self, state: State) -> tuple[Prompt, ...]:
        return () if state.phase is Phase.OVER else prompts(self.rules, state)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        return open_acts(self.rules, view.value, view.viewer)

    def rule(self, state: State, by: str, action: Action) -> Ruling[Event, Action]:
        if not self._is_open(state, by, action):
            return self._refusal(state, by, action)
        if isinstance(action, Place | Move):
            guesses = fitting_guesses(self.rules, state, action)
            if len(guesses) > 1:
                return _which_guess(by, action, guesses)
        story = Story(self.rules, state, by)
        VERDICTS[type(action)](story, action)
        return story.ruling()

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER or state.ending is None:
            return None
        return Outcome(state.ending.winners, last_word(state))

    def _is_open(self, state: State, by: str, action: Action) -> bool:
        if isinstance(action, Place | Move):
            return by == state.turn and state.phase is Phase.GUESS and bool(fitting_guesses(self.rules, state, action))
        if isinstance(action, Roll):
            return by == state.turn and state.phase is Phase.ROLL and action.die in self.rolls
        if isinstance(action, SetCode | Answer | ChangeAnswers | OpenChest):
            return self._owner_may(state, by, action)
        return action in open_acts(self.rules, state, by)

    def _owner_may(self, state: State, by: str, action: SetCode | Answer | ChangeAnswers | OpenChest) -> bool:
        rules = self.rules
        if isinstance(action, SetCode):
            mine = rules.entered and not state.locked and by in rules.match.owners(state)
            return mine and state.phase is not Phase.OVER and is_code(rules, state, action.code)
        if isinstance(action, OpenChest):
            return by in state.to_open and fills_chest(rules, state, action.code)
        if isinstance(action, Answer):
            asked = state.phase is Phase.ANSWER and (action.colour, action.at) in waiting(state, by)
            fits = asked and action.answer in ANSWERS
            return fits and fits_some_code(rules, state, by, with_answer(state, by, action))
        changes = read_changes(action) or {}
        may = can_change(rules, state, by, changes)
        return may and fits_some_code(rules, state, by, with_changes(state, by, changes))

    def _refusal(self, state: State, by: str, action: Action) -> Refused:
        known = not isinstance(action, Roll) or action.die in self.rolls
        found = objections(Try(self.rules, state, by, action, self.faces, self.box.positions, known))
        alone = isinstance(action, SetCode | Answer | ChangeAnswers | OpenChest) and by in state.seats
        return Refused(found, frozenset({by}) if alone else None)


def _which_guess(by: str, action: Place | Move, guesses: tuple[str, ...]) -> Unclear[Action]:
    """The act could use one guess or another: which one is for the player to say."""
    kind = type(action)
    fields = {name: getattr(action, name) for name in kind.__struct_fields__}
    choices: tuple[Action, ...] = tuple(kind(**{**fields, "guess": guess}) for guess in guesses)
    facts: dict[str, Fact] = {"seat": seat_fact(by), "guesses": tuple(f"guess:{guess}" for guess in guesses)}
    return Unclear(Finding("pc-which-guess", "PC-3.9", facts), choices)


def make(rules: Rules, faces: Faces, box: Mapping[str, Any]) -> PirateCode:
    """The game, for the registry."""
    return PirateCode(rules, faces, box)


def position_box(_position: Mapping[str, Any], _faces: Faces) -> dict[str, Any]:
    """A written position tells nothing of the box: the colours are those of the board file."""
    return {}
