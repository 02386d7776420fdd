"""Ramses Pyramid as a refereed game: the answers that the table loop asks for, put together from the parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.facts import seat_fact, seat_facts
from engine.core.faults import die_lacks, not_chosen, on_die, rivals
from engine.core.game import Outcome, Prompt, Seat, SetupError, check_count
from engine.core.options import RulesetError
from engine.core.registry import Faces
from engine.core.rulings import Fact, Finding, Refused, Ruling, Unclear
from engine.core.secrets import PUBLIC, UNKNOWN, Cut, Secret
from engine.games.lego import starter
from engine.games.ramses_pyramid.actions import (
    Action,
    ChangeSide,
    Look,
    MummiesDown,
    OpenTemple,
    Reveal,
    Roll,
    Sees,
    Shows,
    Step,
)
from engine.games.ramses_pyramid.attempt import Try
from engine.games.ramses_pyramid.box import Box, read_box
from engine.games.ramses_pyramid.choices import DIE, may_note, open_acts, prompts
from engine.games.ramses_pyramid.events import Event
from engine.games.ramses_pyramid.fold import apply
from engine.games.ramses_pyramid.options import ALLIES, TEAMS
from engine.games.ramses_pyramid.places import PLACES, START
from engine.games.ramses_pyramid.position import place, position_box
from engine.games.ramses_pyramid.position_written import read_position
from engine.games.ramses_pyramid.refusals import objections, sight_objection
from engine.games.ramses_pyramid.rules import Rules, Story
from engine.games.ramses_pyramid.state import MUMMY, STEPS, Ending, Phase, State
from engine.games.ramses_pyramid.verdicts import VERDICTS

SEATS: Final = (2, 4)


class RamsesPyramid:
    """One game of Ramses Pyramid under fixed rules, with a fixed die and box."""

    def __init__(self, rules: Rules, faces: Faces, box: Mapping[str, Any]) -> None:
        """`faces`: the die's words. `box`: the board file. Raises SetupError or RulesetError."""
        self.rules = rules
        self.rolls = tuple(tuple(face) for face in faces[DIE])
        _check_die(self.rolls)
        self.box: Box = read_box(box)
        _check_rules(rules, self.box)

    def start(self, seats: tuple[Seat, ...]) -> State:
        check_count("ramses_pyramid", "Ramses Pyramid", SEATS, len(seats))
        ids, box = tuple(seat.id for seat in seats), self.box
        removed = self.rules.two_player_removed if len(ids) == 2 else ()
        everybody = frozenset({*ids, PUBLIC}) if self.rules.show_revealed else frozenset()
        return State(
            seats=ids,
            turn=starter(seats, self.rules.first_seat),
            phase=Phase.ROLL,
            browns=box.browns,
            layers=box.layers,
            quarters=(0,) * len(box.layers),
            king=len(box.layers) + 1 - self.rules.king_start_below,
            top=box.top,
            on=(),
            out=(),
            adventurers=dict.fromkeys(ids, START),
            tents=dict.fromkeys(ids, ()),
            crystals={space: colour for space, colour in box.crystals.items() if colour not in removed},
            spaces=box.spaces,
            temples=box.temples,
            colours=box.colours,
            inside=dict.fromkeys(box.temples, Secret(UNKNOWN)),
            shown=Secret({}, everybody),
            seen={seat: Secret({}, frozenset({seat})) for seat in ids},
        )

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        return place(self.rules, self.start(seats), read_position(data))

    def pending(self, state: State) -> tuple[Prompt, ...]:
        return () if state.phase is Phase.OVER else prompts(state)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        return open_acts(self.rules, view.value) if view.viewer == view.value.turn else ()

    def rule(self, state: State, by: str, action: Action) -> Ruling[Event, Action]:
        alone = frozenset({by}) if isinstance(action, Sees | Look) else None
        if by == state.turn and self._is_open(state, action):
            wrong = sight_objection(state, by, action)
            if wrong:
                return Refused(wrong, alone)
            action = self._completed(state, action)
            story = Story(self.rules, state)
            VERDICTS[type(action)](story, action)
            return story.ruling()
        if by == state.turn and isinstance(action, MummiesDown) and state.phase is Phase.MUMMIES:
            fitting = self._fitting(state, action)
            if len(fitting) > 1:
                return Unclear(Finding("rp-which-mummy", "RP-5.4", {"seat": seat_fact(by)}), fitting)
        known = not isinstance(action, Roll) or action.die in self.rolls
        found = objections(Try(self.rules, state, by, action, known))
        return Refused(found, alone if self._tells_alone(state, by, action) else None)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.ending is None else Outcome(state.ending.winners, last_word(state.ending))

    def _tells_alone(self, state: State, by: str, action: Action) -> bool:
        """Whether all that is wrong is what a looker told: that is nobody else's business (RP-9.1)."""
        if isinstance(action, Look):
            return by == state.turn and Look(action.temple) in open_acts(self.rules, state)
        return isinstance(action, Sees) and by in state.seats

    def _is_open(self, state: State, action: Action) -> bool:
        if isinstance(action, Roll):
            return state.phase is Phase.ROLL and action.die in self.rolls
        if isinstance(action, Shows):
            return state.phase is Phase.SHOW and action.colour in state.colours
        if isinstance(action, Sees):
            return may_note(state) and action.colour in state.colours
        if isinstance(action, MummiesDown):
            return state.phase is Phase.MUMMIES and len(self._fitting(state, action)) == 1
        return self._plain(state, action) in open_acts(self.rules, state)

    def _plain(self, state: State, action: Action) -> Action | None:
        """The act as `legal` lists it: without what is told beside it. None: what is told beside it cannot be."""
        if isinstance(action, Step | ChangeSide) and action.with_ is not None:
            return type(action)(action.to) if self._opens(state, action) else None
        if isinstance(action, Look) and action.sees is not None:
            return Look(action.temple) if action.sees in state.colours else None
        if isinstance(action, Reveal) and action.shows is not None:
            return Reveal(action.temple, action.for_) if action.shows in state.colours else None
        if isinstance(action, OpenTemple) and action.shows is not None:
            return OpenTemple(action.temple) if action.shows in state.colours else None
        return action

    def _opens(self, state: State, action: Step | ChangeSide) -> bool:
        """Whether the crystal that is told opens the place."""
        layer, _side = PLACES.get(action.to, (len(state.layers) + 1, 0))
        if layer > len(state.layers):
            return False
        right = state.colour(action.to) == action.with_
        return right and action.with_ in self.rules.crystals(state, state.mover)

    def _fitting(self, state: State, action: MummiesDown) -> tuple[MummiesDown, ...]:
        """The moves of the mummies that the act can mean."""
        listed = [act for act in open_acts(self.rules, state) if isinstance(act, MummiesDown)]
        return tuple(act for act in listed if _may_mean(action, act))

    def _completed(self, state: State, action: Action) -> Action:
        return self._fitting(state, action)[0] if isinstance(action, MummiesDown) else action


def _may_mean(told: MummiesDown, act: MummiesDown) -> bool:
    """The side on which the mummy comes down may be left open: it is its own, or it is asked for."""
    return told.new == act.new and told.off_to == act.off_to and told.new_to in (None, act.new_to)


def last_word(ending: Ending) -> Finding:
    """The sentence for a game that is over."""
    facts: dict[str, Fact] = {"winners": seat_facts(ending.winners), "by": seat_fact(ending.by or "")}
    return Finding(ending.code, ending.clause, facts)


def _check_die(rolls: tuple[tuple[str, ...], ...]) -> None:
    known = ", ".join(f"'{word}'" for word in STEPS)
    for face in rolls:
        if len(face) != 1 or face[0] not in STEPS:
            shown = " ".join(face) or "nothing"
            what = f"a face of the die says {shown!r}; each face must say one of {known} (RP-5)"
            raise SetupError(what, on_die(DIE, face, STEPS))
    if (MUMMY,) not in rolls:
        what = "no face of the die shows the mummy, so nobody could defeat the king; put 'mummy' on a face"
        raise SetupError(what, die_lacks(DIE, (MUMMY,)))


def _check_rules(rules: Rules, box: Box) -> None:
    if rules.king_start_below > len(box.layers):
        raise RulesetError(
            f"the option 'king_start_below' = {rules.king_start_below} is more than the {len(box.layers)} crystal "
            f"coded layers of the board (RP-7.3); lower it or use a board with more layers",
            Finding("rp-setup-king", "RP-7.3", {"below": rules.king_start_below, "layers": len(box.layers)}),
        )
    if rules.treasure_room and rules.trapped == "out" and rules.king_can_win:
        raise RulesetError(
            "the option 'trapped' = 'out' does not go with the variants 'teams' and 'all_against_king' (RP-8.2); "
            "choose 'no_treasure' or drop one of the variants",
            rivals("trapped", "out", (TEAMS, ALLIES), "RP-8.2"),
        )
    if not rules.king_wins_at_eight and not rules.king_can_win:
        raise RulesetError(
            "the option 'king_wins_at_eight' = False does nothing in the ordinary game, where the king never wins "
            "(RP-7.4); add the variant 'teams' or 'all_against_king', or drop the option",
            not_chosen("king_wins_at_eight", (TEAMS, ALLIES), "RP-7.4"),
        )


def make(rules: Rules, faces: Faces, box: Mapping[str, Any]) -> RamsesPyramid:
    """The game, for the registry."""
    return RamsesPyramid(rules, faces, box)


def box(position: Mapping[str, Any], _faces: Faces) -> dict[str, Any]:
    """What a written position tells of the box. Raises SetupError for one that cannot be read."""
    return position_box(position) if position else {}
