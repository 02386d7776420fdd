"""Stations that a build closes, what they bring (LC-7), and the end of the game (LC-8)."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.facts import seat_fact
from engine.core.rulings import Finding
from engine.games.lunar_command.actions import Walk
from engine.games.lunar_command.building import could_build
from engine.games.lunar_command.events import Ended, OwnerChanged, StationScored, TurnPassed
from engine.games.lunar_command.facts import Facts, team_fact
from engine.games.lunar_command.rules import Rules, Story
from engine.games.lunar_command.state import (
    ASTRONAUT,
    FIGURES,
    NOBODY,
    POINTS,
    ROBOT,
    Ending,
    Phase,
    State,
    Station,
)
from engine.games.lunar_command.tokens import DOME, FREE, TEAMS, WHITE
from engine.games.lunar_command.walking import walking


class Tally(msgspec.Struct, frozen=True):
    """A closed station counted: its spaces, the coloured pieces that count, who owns it, what it brings."""

    spaces: tuple[str, ...]
    counts: dict[str, int]
    owner: str
    robots: int
    astronauts: int
    points: dict[str, int]


def majority(counts: dict[str, int]) -> str:
    """The team with more coloured pieces; nobody if they are equal (LC-7.3)."""
    one, other = TEAMS
    if counts[one] == counts[other]:
        return NOBODY
    return one if counts[one] > counts[other] else other


def tally(rules: Rules, state: State, region: int) -> Tally:
    """What the station of this region brings now."""
    found = rules.regions(state)
    spaces = state.grid.in_order(found.stations[region])
    counts = found.counted(region, rules.counts_hanging)
    owner = majority(counts)
    inside = {kind: sum(state.figures(kind).get(space, 0) for space in spaces) for kind in FIGURES}
    worth = sum(POINTS[kind] * inside[kind] for kind in FIGURES)
    points = {owner: worth} if owner else dict.fromkeys(TEAMS, worth // 2)
    return Tally(spaces, counts, owner, inside[ROBOT], inside[ASTRONAUT], points)


def new_stations(rules: Rules, before: State, state: State, kind: str, spaces: tuple[int, ...]) -> tuple[Tally, ...]:
    """The stations that this build has closed or split, in the order of the board; `spaces` are what it takes."""
    if kind == DOME or not _makes_a_ring(rules, before, state, spaces):
        return ()
    known = {station.spaces for station in state.closed_stations}
    found = rules.regions(state)
    fresh = [region for region, inside in found.stations.items() if state.grid.in_order(inside) not in known]
    return tuple(tally(rules, state, region) for region in fresh)


def _makes_a_ring(rules: Rules, before: State, state: State, spaces: tuple[int, ...]) -> bool:
    net = rules.net(state)
    linked = [other for space in spaces for other in net.links[space] if other not in spaces]
    return len(linked) > 1 and rules.net(before).joined(linked)


def comes_in(rules: Rules, state: State, act: Walk) -> bool:
    """Whether this step comes into a station of the walker's team through an airlock in its outer walls, or from a
    space of it where the figure that came through could not stand (LC-7.4)."""
    station = state.station_at(act.to)
    if station is None or station.owner != state.team:
        return False
    if state.token(act.from_) == FREE:
        return walking(state).entering and act.from_ == walking(state).at and act.from_ in station.spaces
    found, index = rules.regions(state), state.grid.index
    return index[act.from_] in found.walls(found.region_at(index[act.to]))


def settle_stations(story: Story, kind: str, spaces: tuple[int, ...]) -> None:
    """Every station that the build has closed scores by itself; others may belong to somebody else now."""
    for found in new_stations(story.rules, story.before, story.state, kind, spaces):
        story.happens(StationScored(found.spaces, found.owner, found.points))
        _tell(story, found)
    if story.rules.owner_may_change:
        for station in story.state.closed_stations:
            _settle_owner(story, station)


def _settle_owner(story: Story, station: Station) -> None:
    """Whose the station is, if that may change (LC-7.6)."""
    state, rules = story.state, story.rules
    found = rules.regions(state)
    counts = found.counted(found.region_at(state.grid.index[station.spaces[0]]), rules.counts_hanging)
    owner = majority(counts)
    if owner == station.owner:
        return
    story.happens(OwnerChanged(station.spaces, owner))
    facts: Facts = {"spaces": station.spaces, **counts}
    if owner:
        story.says("lc-owner-now", "LC-7.6", False, **facts, colour=team_fact(owner))
    else:
        story.says("lc-owner-none", "LC-7.6", False, **facts)


def _tell(story: Story, found: Tally) -> None:
    facts: Facts = {
        "spaces": found.spaces,
        "robots": found.robots,
        "astronauts": found.astronauts,
        **{team: found.counts[team] for team in TEAMS},
    }
    split = any(set(found.spaces) < set(station.spaces) for station in story.before.closed_stations)
    if split:
        story.says("lc-split", "LC-7.7", True, **facts)
    else:
        story.says("lc-closed", "LC-7.1", False, **facts)
    if found.owner:
        facts |= {"colour": team_fact(found.owner), "points": found.points[found.owner]}
        story.says("lc-owned", "LC-7.2", False, **facts)
        if found.owner != story.team:
            story.advises("lc-advise-closes-for-other", "LC-7.2", colour=team_fact(found.owner))
    else:
        facts["points"] = found.points[TEAMS[0]]
        story.says("lc-tie", "LC-7.3", True, **facts)


def end_turn(story: Story) -> None:
    """The game ends, or the turn passes to the next seat."""
    ending = ending_of(story.rules, story.state)
    if ending:
        finish(story, ending)
        return
    order = story.state.order
    following = order[(order.index(story.seat) + 1) % len(order)]
    story.happens(TurnPassed(following, Phase.ROLL))


def finish(story: Story, ending: Ending) -> None:
    """The game is over."""
    story.happens(Ended(ending))
    if ending.reason != "goal":
        code, clause = _REASONS[ending.reason]
        story.says(code, clause, colour=team_fact(ending.team), reading=ending.reason == "stuck")
    story.adds(last_word(story.state))


_REASONS: Final = {
    "white": ("lc-ends-white", "LC-8.2"),
    "coloured": ("lc-ends-coloured", "LC-8.2"),
    "stuck": ("lc-ends-stuck", "LC-8.4"),
}


def ending_of(rules: Rules, state: State) -> Ending | None:
    """How the game ends now, or None."""
    return goal_ending(rules, state) or _supply_ending(state) or _stuck_ending(rules, state)


def goal_ending(rules: Rules, state: State) -> Ending | None:
    """The end by points (LC-8.1); if both teams have enough, LC-8.2's order decides (LC-8.3)."""
    there = [team for team in TEAMS if state.scores[team] >= rules.points_to_win]
    if not there:
        return None
    return Ending("goal", "goal", there[0]) if len(there) == 1 else _compared(state, "goal")


def _supply_ending(state: State) -> Ending | None:
    if not any(state.supplies[WHITE].values()):
        return _compared(state, "white")
    for team in TEAMS:
        if not any(state.supplies[team].values()):
            return _compared(state, "coloured", team)
    return None


def _stuck_ending(rules: Rules, state: State) -> Ending | None:
    if any(could_build(rules, state, seat) for seat in state.order):
        return None
    return _compared(state, "stuck")


def _compared(state: State, reason: str, team: str = "") -> Ending:
    """More points, then more coloured pieces built, then a draw (LC-8.2)."""
    one, other = TEAMS
    for decided, of in (("points", state.scores), ("built", {team: state.built(team) for team in TEAMS})):
        if of[one] != of[other]:
            return Ending(reason, decided, one if of[one] > of[other] else other, team)
    return Ending(reason, "draw", NOBODY, team)


def last_word(state: State) -> Finding:
    """The sentence for a game that is over."""
    ending = state.ending
    assert ending is not None
    facts: Facts = {
        "colour": team_fact(ending.winner),
        "winners": tuple(seat_fact(seat) for seat in state.members(ending.winner)),
        **{team: state.scores[team] for team in TEAMS},
        **{f"built_{team}": state.built(team) for team in TEAMS},
        "points": state.scores.get(ending.winner, 0),
    }
    clause = {"goal": "LC-8.1", "stuck": "LC-8.4"}.get(ending.reason, "LC-8.2")
    if ending.reason == "goal" and ending.decided != "goal":
        clause = "LC-8.3"
    return Finding(_LAST_WORDS[ending.decided], clause, facts, clause in _READINGS)


_LAST_WORDS: Final = {
    "goal": "lc-wins-goal",
    "points": "lc-wins-points",
    "built": "lc-wins-built",
    "draw": "lc-draw",
}
_READINGS: Final = ("LC-8.3", "LC-8.4")
