"""What cannot be in a written position: the checks, each with how to mend it."""

from __future__ import annotations

from engine.core.game import SetupError
from engine.games.lunar_command.choices import open_acts, possible
from engine.games.lunar_command.facts import ACTIONS, COLOUR
from engine.games.lunar_command.placing import still_to_place
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.scoring import ending_of
from engine.games.lunar_command.state import FIGURES, NOBODY, Phase, State
from engine.games.lunar_command.tokens import FREE, HALF_TOKENS, TEAMS, start_dome


def check(rules: Rules, state: State) -> None:
    """All of them. Raises SetupError."""
    _check_figures(rules, state)
    _check_held(rules, state)
    _check_walls(rules, state)
    _check_rolled(rules, state)
    _check_phase(rules, state)


def _check_figures(rules: Rules, state: State) -> None:
    walking_at = state.walk.at if state.walk else ""
    for kind in FIGURES:
        for space, count in state.figures(kind).items():
            if state.token(space) != FREE and space != walking_at:
                raise SetupError(f"a {kind} stands on {space}, where a piece is built; move one of the two")
            if not rules.figures_share_space and count + (space in state.robots and space in state.astronauts) > 1:
                raise SetupError(f"several figures stand on {space}, but the option 'figures_share_space' is off")
    for space in state.ufos:
        if state.token(space) != FREE:
            raise SetupError(f"a UFO stands on {space}, where a piece is built; move one of the two")


def _check_held(rules: Rules, state: State) -> None:
    for space, team in state.held.items():
        if space not in state.ufos or space not in state.astronauts:
            raise SetupError(f"there is no UFO on an astronaut's head on {space}: both have to stand there")
        if team not in (*TEAMS, NOBODY):
            raise SetupError(f"the astronaut on {space} was lifted by {team!r}; write {' or '.join(TEAMS)}")
    if state.held and not rules.may_abduct:
        raise SetupError(
            f"the UFO on {next(iter(state.held))} sits on an astronaut's head, but the variant 'ufo_abduction' is not "
            f"chosen; add it"
        )
    walking_at = state.walk.at if state.walk else ""
    if walking_at and state.walk and walking_at not in state.figures(state.walk.figure):
        raise SetupError(
            f"`walk` has a {state.walk.figure} on {walking_at}, but none stands there; add it to `figures`"
        )


def _check_walls(rules: Rules, state: State) -> None:
    """The length of straight walls is that of the option."""
    long = any(token in HALF_TOKENS for token in state.board)
    short = any(token in ("--", "||") for token in state.board)
    if (long and not rules.long_walls) or (short and rules.long_walls):
        raise SetupError(
            f"the map has straight walls of {2 if long else 1} space(s), but the option 'straight_wall_length' is "
            f"{rules.straight_wall_length}; mend one of the two"
        )


def _check_rolled(rules: Rules, state: State) -> None:
    for word in state.rolled:
        if word not in ACTIONS and word not in (f"{COLOUR}:{team}" for team in TEAMS):
            raise SetupError(f"`rolled` has {word!r}; write {', '.join(ACTIONS)} or {COLOUR}:<team>")
    for team, points in state.scores.items():
        if points >= rules.points_to_win:
            raise SetupError(f"{team} has {points} points; before the end it is 0 to {rules.points_to_win - 1}")


def _check_phase(rules: Rules, state: State) -> None:
    if state.phase is Phase.PLACE:
        if not still_to_place(rules, state):
            raise SetupError("everything is set up; drop `to_place`")
        return
    for seat, bases in state.bases.items():
        if not bases:
            raise SetupError(f"{seat} has no starting dome; put {start_dome(state.teams[seat])} on the map")
    ending = ending_of(rules, state)
    if ending and ending.reason != "stuck":
        raise SetupError("all white pieces, or all coloured ones of a team, are built: the game is over (LC-8.2)")
    if state.phase is Phase.ACT and not possible(rules, state):
        raise SetupError(
            f"with {', '.join(state.rolled) or 'a blank face'} rolled nothing could be done; give null instead"
        )
    if state.phase is Phase.WALK and not open_acts(rules, state):
        raise SetupError("no step of the spacewalk could be taken; mend `walk`")
