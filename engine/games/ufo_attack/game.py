"""UFO Attack as a refereed game: the five answers that the table loop asks for, put together from the parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.faults import die_lacks, on_die
from engine.core.game import Outcome, Prompt, Seat, SetupError, check_count
from engine.core.options import RulesetError
from engine.core.registry import Faces
from engine.core.rulings import Finding, Refused, Ruling
from engine.core.secrets import Cut
from engine.games.lego import starter
from engine.games.ufo_attack.actions import Action, Roll, Zap
from engine.games.ufo_attack.choices import DICE_PHASES, DIE, open_acts, prompt
from engine.games.ufo_attack.position import place, read_position
from engine.games.ufo_attack.refusals import Try, objections
from engine.games.ufo_attack.rules import Rules, Story
from engine.games.ufo_attack.state import BUILD, UFO, Event, Phase, State, apply
from engine.games.ufo_attack.verdicts import VERDICTS

SEATS = (2, 4)


class UfoAttack:
    """One game of UFO Attack under fixed rules, with a fixed die."""

    def __init__(self, rules: Rules, faces: Faces, box: Mapping[str, Any]) -> None:
        """`faces`: the die's words. `box`: `colours`, module colours beside those on the die. Raises SetupError."""
        self.rules = rules
        self.faces = {frozenset(face): tuple(dict.fromkeys(face)) for face in faces[DIE]}
        self.rolls = tuple(faces[DIE])
        self.colours = _colours(self.faces.values(), tuple(box.get("colours", ())))
        total = rules.modules_per_colour * len(self.colours)
        if not rules.tops.by_choice and rules.modules_to_launch > total:
            raise RulesetError(
                f"the option 'modules_to_launch' = {rules.modules_to_launch} is more than the {total} modules that "
                f"'modules_per_colour' = {rules.modules_per_colour} gives; lower the one or raise the other",
                Finding("ua-setup-modules", "UA-6.1", {"needed": rules.modules_to_launch, "total": total}),
            )

    def start(self, seats: tuple[Seat, ...]) -> State:
        check_count("ufo_attack", "UFO Attack", SEATS, len(seats))
        ids = tuple(seat.id for seat in seats)
        return State(
            seats=ids,
            turn=starter(seats, self.rules.first_seat),
            phase=Phase.ROLL,
            rolled=(),
            aim=None,
            rockets=dict.fromkeys(ids, ()),
            tops_on=(),
            storage=dict.fromkeys(self.colours, self.rules.modules_per_colour),
            alien=self.rules.alien,
            points=dict.fromkeys(ids, 0),
            modules_to_launch=self.rules.modules_to_launch,
        )

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        return place(self.rules, self.start(seats), read_position(data))

    def pending(self, state: State) -> tuple[Prompt, ...]:
        return () if state.phase is Phase.OVER else (prompt(self.rules, state),)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        return open_acts(self.rules, view.value) if view.viewer == view.value.turn else ()

    def rule(self, state: State, by: str, action: Action) -> Ruling[Event, Action]:
        face = self.faces.get(frozenset(action.die)) if isinstance(action, Roll) else ()
        if face is None or by != state.turn or not self._is_open(state, action):
            return Refused(objections(Try(self.rules, state, by, action, face is not None)))
        story = Story(self.rules, state)
        VERDICTS[type(action)](story, Roll(face) if isinstance(action, Roll) else action)
        return story.ruling()

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        return Outcome((state.winner,), self.rules.launch.last_word(state))

    def _is_open(self, state: State, action: Action) -> bool:
        if isinstance(action, Roll):
            return state.phase in DICE_PHASES
        if isinstance(action, Zap) and action.count is not None and state.aim:
            told_right = action.count == state.rockets[state.aim].count(action.colour)
            return told_right and Zap(action.colour) in open_acts(self.rules, state)
        return action in open_acts(self.rules, state)


def box(position: Mapping[str, Any], own_dice: Faces) -> dict[str, tuple[str, ...]]:
    """The module colours of a written position that the game's own die knows, for house dice that lack some of them."""
    known = {word.removeprefix(BUILD) for face in own_dice[DIE] for word in face}
    storage, rockets = position.get("storage"), position.get("rockets")
    named = list(storage) if isinstance(storage, dict) else []
    for stack in rockets.values() if isinstance(rockets, dict) else ():
        named += [colour for colour in stack if isinstance(colour, str)] if isinstance(stack, list) else []
    return {"colours": tuple(dict.fromkeys(colour for colour in named if colour in known))}


def _colours(faces: Any, extra: tuple[str, ...]) -> tuple[str, ...]:
    words = [word for face in faces for word in face]
    for word in words:
        if word != UFO and not (word.startswith(BUILD) and len(word) > len(BUILD)):
            what = f"the die says {word!r}, which UFO Attack does not know; say '{BUILD}<colour>' or '{UFO}'"
            raise SetupError(what, on_die(DIE, (word,), (f"{BUILD}red", UFO)))
    if UFO not in words:
        what = "no face of the die shows the UFO, so nobody could launch; put 'ufo' on a face"
        raise SetupError(what, die_lacks(DIE, (UFO,)))
    colours = tuple(dict.fromkeys([word.removeprefix(BUILD) for word in words if word != UFO] + list(extra)))
    if not colours:
        what = "no face of the die shows a colour, so nobody could build; put 'build:<colour>' on a face"
        raise SetupError(what, die_lacks(DIE, (f"{BUILD}red",)))
    return colours


def make(rules: Rules, faces: Faces, box: Mapping[str, Any]) -> UfoAttack:
    """The game, for the registry."""
    return UfoAttack(rules, faces, box)
