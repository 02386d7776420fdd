"""What an allowed act brings: one function an act, told as a Story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.facts import seat_fact
from engine.games.lunar_command.actions import Abduct, Build, MoveUfo, Place, Roll, Stop, Walk
from engine.games.lunar_command.choices import possible
from engine.games.lunar_command.events import (
    Abducted,
    Built,
    LiftedIn,
    Placed,
    Rolled,
    Stepped,
    TurnPassed,
    UfoMoved,
    WalkedIn,
    built_tokens,
)
from engine.games.lunar_command.facts import Facts, a_thing, face_facts, team_fact, thing, things
from engine.games.lunar_command.placing import still_to_place
from engine.games.lunar_command.rules import Story
from engine.games.lunar_command.scoring import comes_in, end_turn, finish, goal_ending, settle_stations
from engine.games.lunar_command.state import ASTRONAUT, OFF, POINTS, Phase
from engine.games.lunar_command.tokens import COLOURED_KINDS, FREE, STRAIGHT
from engine.games.lunar_command.walking import after_step, may_rest, moved, stand, steps


def _roll(story: Story, act: Roll) -> None:
    story.happens(Rolled(act.die))
    can = possible(story.rules, story.state)
    story.says("lc-rolled", "LC-3.1", face=face_facts(act.die), possible=things(can))
    if not can:
        story.says("lc-nothing-possible", "LC-3.2", reading=True)
        end_turn(story)


def _build(story: Story, act: Build) -> None:
    built = Built(story.team, act.piece, act.at, act.lies, story.rules.long_walls and act.piece == STRAIGHT)
    spaces = tuple(space for space, _token in built_tokens(story.state, built))
    story.happens(built)
    left = story.state.left(act.piece, story.team)
    coloured = act.piece in COLOURED_KINDS
    clause = "LC-4.4" if coloured else "LC-4.3"
    code = "lc-built-coloured" if coloured else "lc-built-white"
    facts: Facts = {"piece": thing(act.piece), "a_piece": a_thing(act.piece), "space": act.at, "left": left}
    story.says(code, clause, False, **facts, colour=team_fact(story.team))
    settle_stations(story, act.piece, spaces)
    end_turn(story)


def _walk(story: Story, act: Walk) -> None:
    state = story.state
    here = stand(state, act)
    there = moved(story.rules, state, here, act.to)
    entering = comes_in(story.rules, state, act)
    walk = after_step(story.rules, state, act, entering)
    story.happens(Stepped(act.figure, act.from_, act.to, walk))
    facts: Facts = {"figure": thing(act.figure), "space": act.to, "left": there.left}
    if state.token(act.to) != FREE:
        story.says("lc-into-airlock", "LC-5.2", False, **facts)
    elif not may_rest(story.state, there):
        story.says("lc-passes-ufo", "LC-5.3", True, **facts)
    else:
        story.says("lc-stepped", "LC-5.1", False, **facts)
    if entering and may_rest(story.state, there):
        _walk_in(story, act)
    if story.state.phase is not Phase.OVER:
        _go_on(story)


def _walk_in(story: Story, act: Walk) -> None:
    points = POINTS[act.figure]
    story.happens(WalkedIn(story.team, act.figure, act.to, points))
    total = story.state.scores[story.team]
    facts: Facts = {"figure": thing(act.figure), "colour": team_fact(story.team), "points": points, "total": total}
    story.says("lc-walked-in", "LC-7.4", False, **facts)
    _score_may_end(story)


def _score_may_end(story: Story) -> None:
    ending = goal_ending(story.rules, story.state)
    if ending:
        finish(story, ending)


def _go_on(story: Story) -> None:
    """The spacewalk goes on, unless no step is left or none can be taken."""
    walk = story.state.walk
    assert walk is not None
    if next(steps(story.rules, story.state), None) is not None:
        return
    if walk.left:
        story.says("lc-no-way-on", "LC-5.4", left=walk.left, reading=True)
    end_turn(story)


def _stop(story: Story, _act: Stop) -> None:
    walk = story.state.walk
    assert walk is not None
    story.says("lc-stopped", "LC-5.4", left=walk.left, reading=True)
    end_turn(story)


def _move_ufo(story: Story, act: MoveUfo) -> None:
    held = act.from_ in story.state.held
    story.happens(UfoMoved(act.from_, act.to))
    code = "lc-ufo-placed" if act.from_ == OFF else "lc-ufo-moved"
    story.says(code, "LC-6.1", False, **{"from": act.from_, "space": act.to})
    if held:
        story.says("lc-released", "LC-10.1", space=act.from_)
    end_turn(story)


def _abduct(story: Story, act: Abduct) -> None:
    state, team = story.state, story.team
    freed = act.ufo in state.held and act.ufo != act.astronaut
    station = state.station_at(act.to)
    facts: Facts = {"from": act.astronaut, "space": act.to, "colour": team_fact(team)}
    if station and station.owner == team:
        points = POINTS[ASTRONAUT]
        story.happens(LiftedIn(team, act.ufo, act.astronaut, act.to, points))
        story.says("lc-lifted-in", "LC-10.1", False, **facts, points=points, total=story.state.scores[team])
    else:
        story.happens(Abducted(team, act.ufo, act.astronaut, act.to))
        story.says("lc-abducted", "LC-10.1", False, **facts)
    if freed:
        story.says("lc-released", "LC-10.3", space=act.ufo, reading=True)
    end_turn(story)


def _place(story: Story, act: Place) -> None:
    story.happens(Placed(story.seat, act.thing, act.at))
    story.says("lc-placed", "LC-11.1", a_thing=a_thing(act.thing), space=act.at)
    state, order = story.state, story.state.order
    if still_to_place(story.rules, state):
        following = order[(order.index(story.seat) + 1) % len(order)]
        story.happens(TurnPassed(following, Phase.PLACE))
        return
    story.says("lc-set-up", "LC-11.1", first=seat_fact(order[0]), reading=True)
    story.happens(TurnPassed(order[0], Phase.ROLL))


VERDICTS: Final[dict[type, Callable[[Story, Any], None]]] = {
    Roll: _roll,
    Build: _build,
    Walk: _walk,
    Stop: _stop,
    MoveUfo: _move_ufo,
    Abduct: _abduct,
    Place: _place,
}
