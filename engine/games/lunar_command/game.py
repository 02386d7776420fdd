"""Lunar Command as a refereed game: the five answers that the table loop asks for, put together from the parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.facts import seat_fact
from engine.core.faults import die_lacks, on_die
from engine.core.game import Outcome, Prompt, Seat, SetupError
from engine.core.registry import Faces
from engine.core.rulings import Finding, Refused, Ruling, Unclear
from engine.core.secrets import Cut
from engine.games.lunar_command.actions import Action, Build, Roll
from engine.games.lunar_command.board import read_box
from engine.games.lunar_command.choices import DIE, open_acts, prompt
from engine.games.lunar_command.events import Event, apply
from engine.games.lunar_command.facts import ACTIONS, COLOUR, Facts, thing
from engine.games.lunar_command.grid import AXES
from engine.games.lunar_command.position import place, read_position
from engine.games.lunar_command.refusals import Try, objections
from engine.games.lunar_command.rules import Rules, Story
from engine.games.lunar_command.scoring import last_word
from engine.games.lunar_command.seating import Table, seated
from engine.games.lunar_command.state import FIGURES, OFF, Phase, State
from engine.games.lunar_command.tokens import DIRECTED, FREE, TEAMS
from engine.games.lunar_command.verdicts import VERDICTS

SEATS = (2, 4)


class LunarCommand:
    """One game of Lunar Command under fixed rules, with a fixed die and board."""

    def __init__(self, rules: Rules, faces: Faces, box: Mapping[str, Any]) -> None:
        """`faces`: the die's words. `box`: `map`, `supply`, `ufos_off`. Raises SetupError."""
        self.faces = {frozenset(face): tuple(dict.fromkeys(face)) for face in faces[DIE]}
        self.rolls = tuple(faces[DIE])
        self.rules = rules
        _check_words(self.rolls)
        self.box = read_box(rules, box)

    def start(self, seats: tuple[Seat, ...]) -> State:
        layout = None if self.rules.players_set_up else self.box.layout
        return self._begin(seated(self.rules, seats, layout, {}, {}))

    def _begin(self, table: Table) -> State:
        rules, layout = self.rules, self.box.layout
        figures = {"robot": layout.robots, "astronaut": layout.astronauts}
        to_place = {kind: sum(counts.values()) for kind, counts in figures.items()} | {"ufo": len(layout.ufos)}
        waits = rules.players_set_up
        return State(
            seats=table.seats,
            order=table.order,
            teams=table.teams,
            bases=table.bases,
            turn=table.order[0],
            phase=Phase.PLACE if waits else Phase.ROLL,
            rolled=(),
            width=layout.width,
            board=(FREE,) * len(layout.board) if waits else layout.board,
            robots={} if waits else layout.robots,
            astronauts={} if waits else layout.astronauts,
            ufos=() if waits else layout.ufos,
            ufos_off=self.box.ufos_off,
            held={},
            supplies=self.box.supplies,
            scores=dict.fromkeys(TEAMS, 0),
            crew={key: dict.fromkeys(FIGURES, 0) for key in (*TEAMS, OFF)},
            closed_stations=(),
            to_place={kind: count for kind, count in to_place.items() if count} if waits else {},
        )

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        return place(self.rules, self.box, seats, read_position(data))

    def pending(self, state: State) -> tuple[Prompt, ...]:
        return () if state.phase is Phase.OVER else (prompt(self.rules, state),)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        return open_acts(self.rules, view.value) if view.viewer == view.value.turn else ()

    def rule(self, state: State, by: str, action: Action) -> Ruling[Event, Action]:
        face = self.faces.get(frozenset(action.die)) if isinstance(action, Roll) else ()
        ways = self._ways(state, by, action)
        if ways and isinstance(action, Build):
            facts: Facts = {"seat": seat_fact(by), "piece": thing(action.piece), "space": action.at}
            return Unclear(Finding("lc-ask-which-way", "LC-2.4", facts), ways)
        found = objections(Try(self.rules, state, by, action, face is not None))
        if found:
            return Refused(found)
        story = Story(self.rules, state)
        VERDICTS[type(action)](story, Roll(face or ()) if isinstance(action, Roll) else action)
        return story.ruling()

    def _ways(self, state: State, by: str, action: Action) -> tuple[Action, ...]:
        """The legal ways to lie of a piece that was built without saying how it lies."""
        if not isinstance(action, Build) or action.lies is not None or action.piece not in DIRECTED:
            return ()
        ways = (Build(action.piece, action.at, axis) for axis in AXES)
        return tuple(way for way in ways if not objections(Try(self.rules, state, by, way)))

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        return Outcome(state.members(state.ending.winner), last_word(state))


def _check_words(rolls: tuple[tuple[str, ...], ...]) -> None:
    """Raises SetupError for words of a die that are none."""
    for word in (word for face in rolls for word in face):
        if word not in ACTIONS and word not in (f"{COLOUR}:{team}" for team in TEAMS):
            raise SetupError(
                f"the die says {word!r}, which Lunar Command does not know; say one of {', '.join(ACTIONS)}, or "
                f"'{COLOUR}:orange' or '{COLOUR}:lime' for one team's tile",
                on_die(DIE, (word,), (*ACTIONS, *(f"{COLOUR}:{team}" for team in TEAMS))),
            )
    if not any(rolls):
        raise SetupError(
            f"no face of the die shows an action, so nobody could do anything; put '{ACTIONS[0]}' on a face",
            die_lacks(DIE, ACTIONS),
        )


def make(rules: Rules, faces: Faces, box: Mapping[str, Any]) -> LunarCommand:
    """The game, for the registry."""
    return LunarCommand(rules, faces, box)
