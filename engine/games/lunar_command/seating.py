"""Who plays in which colour, from which starting domes, and in which order (LC-3.3, LC-9.1, LC-9.2)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.core.game import Seat, SetupError
from engine.core.rulings import Finding
from engine.games.lego import starter
from engine.games.lunar_command.board import Layout
from engine.games.lunar_command.rules import Rules
from engine.games.lunar_command.tokens import TEAMS


class Table(msgspec.Struct, frozen=True):
    """`order`: the seats as they take turns. `bases`: seat -> the starting domes that it builds from."""

    seats: tuple[str, ...]
    order: tuple[str, ...]
    teams: dict[str, str]
    bases: dict[str, tuple[str, ...]]


def seated(
    rules: Rules,
    seats: tuple[Seat, ...],
    layout: Layout | None,
    colours: Mapping[str, str],
    bases: Mapping[str, tuple[str, ...]],
) -> Table:
    """The table. `layout`: where the starting domes are; None if players place them. `colours`, `bases`: what a
    position tells of them. Raises SetupError."""
    wanted = len(TEAMS) * rules.members
    if len(seats) != wanted:
        raise SetupError(
            f"Lunar Command is for {wanted} players by these rules, and {len(seats)} were named; four play with the "
            f"variant 'teams', two without it",
            Finding("lc-setup-seats", "LC-9.1", {"needed": wanted, "count": len(seats), "variant": "variant:teams"}),
        )
    ids = tuple(seat.id for seat in seats)
    teams = _teams(rules, seats, colours)
    first = starter(seats, rules.first_seat)
    order = _order(ids, teams, first)
    found = {seat: _bases_of(rules, layout, teams, seat) for seat in ids}
    for seat, domes in bases.items():
        there = layout.domes(teams[seat]) if layout and seat in teams else ()
        if not domes or not set(domes) <= set(there):
            raise SetupError(
                f"`starting_domes` gives {seat!r} {', '.join(domes) or 'none'}; for that seat the map has "
                f"{', '.join(there) or 'none'}"
            )
        found[seat] = tuple(domes)
    return Table(ids, order, teams, found)


def _teams(rules: Rules, seats: tuple[Seat, ...], colours: Mapping[str, str]) -> dict[str, str]:
    """Every other seat plays orange, unless the seats or the position say otherwise."""
    for seat, colour in colours.items():
        if seat not in {known.id for known in seats} or colour not in TEAMS:
            raise SetupError(f"`colours` has {seat!r}: {colour!r}; write each seat's team, {' or '.join(TEAMS)}")
    own = {seat.id: seat.colour for seat in seats}
    told = own if all(colour in TEAMS for colour in own.values()) else {}
    teams = {seat.id: TEAMS[number % 2] for number, seat in enumerate(seats)} | told | dict(colours)
    for team in TEAMS:
        members = [seat for seat, of in teams.items() if of == team]
        if len(members) != rules.members:
            raise SetupError(
                f"{team} has {len(members)} players ({', '.join(members) or 'nobody'}); each team has {rules.members}"
            )
    return teams


def _order(seats: tuple[str, ...], teams: dict[str, str], first: str) -> tuple[str, ...]:
    """The first seat's team, then the other one; within a team clockwise."""
    start = seats.index(first)
    clockwise = seats[start:] + seats[:start]
    return tuple(sorted(clockwise, key=lambda seat: teams[seat] != teams[first]))


def _bases_of(rules: Rules, layout: Layout | None, teams: dict[str, str], seat: str) -> tuple[str, ...]:
    if layout is None:
        return ()
    domes = layout.domes(teams[seat])
    if rules.members == 1:
        return domes
    members = [other for other in teams if teams[other] == teams[seat]]
    number = members.index(seat)
    return domes[number : number + 1]
