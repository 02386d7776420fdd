"""The slots of Lunar Command, and a ruling in the making.

`Rules` is what options and variants change. The code that judges asks the slots, never which variant is on.
"""

from __future__ import annotations

import msgspec

from engine.core import story as core
from engine.games.lunar_command.events import Event, apply
from engine.games.lunar_command.network import Network, network_of
from engine.games.lunar_command.state import State
from engine.games.lunar_command.stations import Regions, regions


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules in force. A number or switch is the option of the same name; see options.py for its clause.

    `members`: players of a team. `players_set_up`: they place what stands on the board. `may_abduct`: a rolled UFO may
    lift an astronaut.
    """

    first_seat: int = 0
    figures_share_space: bool = True
    straight_walls_directed: bool = True
    straight_wall_length: int = 1
    same_type_ignores_colour: bool = True
    same_type_test: str = "connected"
    colour_tile: str = "own"
    walk_figures: str = "any"
    airlock_steps: int = 2
    astronaut_may_pass_ufo: bool = True
    count_pieces: str = "outer_walls"
    station_owner: str = "when_scored"
    points_to_win: int = 11
    abduction_release: str = "either"
    members: int = 1
    players_set_up: bool = False
    may_abduct: bool = False

    def net(self, state: State) -> Network:
        """The connections on the board."""
        return network_of(state, self.straight_walls_directed)

    def regions(self, state: State) -> Regions:
        """The regions of the board."""
        return regions(state.width, state.board, self.straight_walls_directed)

    @property
    def long_walls(self) -> bool:
        """Whether a straight wall takes two spaces."""
        return self.straight_wall_length > 1

    @property
    def counts_hanging(self) -> bool:
        """Whether pieces that hang on an outer wall count for the station."""
        return self.count_pieces == "on_station"

    @property
    def owner_may_change(self) -> bool:
        """Whether a station belongs to who has most of its pieces now, not when it was scored."""
        return self.station_owner == "current_majority"

    @property
    def only_opponent_releases(self) -> bool:
        """Whether only the other team may move a UFO off an astronaut's head."""
        return self.abduction_release == "opponent"

    @property
    def any_tile(self) -> bool:
        """Whether a coloured tile lets either team build."""
        return self.colour_tile == "any"

    @property
    def one_of_each(self) -> bool:
        """Whether a spacewalk moves at most one robot and one astronaut."""
        return self.walk_figures == "one_each"

    @property
    def tests_neighbours(self) -> bool:
        """Whether pieces of one type may not even stand side by side."""
        return self.same_type_test == "adjacent"


class Story(core.Story[State, Event]):
    """One accepted act while it is told, under these rules."""

    def __init__(self, rules: Rules, state: State) -> None:
        super().__init__(apply, state, state.mover)
        self.rules = rules

    @property
    def team(self) -> str:
        """The colour of the seat that acts."""
        return self.before.teams[self.seat]
