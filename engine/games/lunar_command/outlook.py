"""What a legal build would bring, without doing it: for hints and for the bot."""

from __future__ import annotations

from engine.games.lunar_command.actions import Build
from engine.games.lunar_command.building import site
from engine.games.lunar_command.events import Built, apply, built_tokens
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.scoring import Tally, new_stations
from engine.games.lunar_command.state import State
from engine.games.lunar_command.tokens import DOME, STRAIGHT


def closes(rules: Rules, state: State, act: Build) -> tuple[Tally, ...]:
    """The stations that this build of the seat at the turn would close, counted as they would be."""
    place = site(rules, state, state.team, act)
    if place is None or act.piece == DOME:
        return ()
    net = rules.net(state)
    linked = net.linked(place.cells)
    if len(linked) < 2 or not net.joined(linked):
        return ()
    built = Built(state.team, act.piece, act.at, act.lies, rules.long_walls and act.piece == STRAIGHT)
    spaces = tuple(space for space, _token in built_tokens(state, built))
    return new_stations(rules, state, apply(state, built), act.piece, spaces)
