"""The state of Lunar Command. Nothing in this game is secret. The dicts are never changed in place."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec

from engine.games.lunar_command.grid import Grid, grid
from engine.games.lunar_command.tokens import COLOUR_OF, COLOURED_KINDS, FREE, WHITE, is_start

ROBOT: Final = "robot"
ASTRONAUT: Final = "astronaut"
FIGURES: Final = (ROBOT, ASTRONAUT)
OFF: Final = "off"
"""Where a UFO is that is not on the board, and whose are the figures that nobody got."""
NOBODY: Final = ""
STEPS: Final = 4
POINTS: Final = {ROBOT: 1, ASTRONAUT: 2}


class Phase(Enum):
    """What the turn waits for."""

    PLACE = "place"  # set-up by the players
    ROLL = "roll"
    ACT = "act"  # one of the actions that the face shows
    WALK = "walk"  # a spacewalk has begun
    OVER = "over"


class Station(msgspec.Struct, frozen=True):
    """A closed station that has been scored. `spaces`: its movement spaces; `owner`: whose it is now, a team's colour
    or "" for nobody."""

    spaces: tuple[str, ...]
    owner: str


class Walking(msgspec.Struct, frozen=True):
    """A spacewalk under way. `left`: steps. `robot`, `astronaut`: where the one that has walked last stands ("off": it
    has scored). `figure`, `at`, `came_from`: one that may not stay where it is; `entering`: it has come through
    an airlock of its walker's colour and may score on its next space."""

    left: int
    robot: str = ""
    astronaut: str = ""
    figure: str = ""
    at: str = ""
    came_from: str = ""
    entering: bool = False


class Ending(msgspec.Struct, frozen=True):
    """How the game ended. `reason`: goal, white, coloured or stuck. `decided`: goal, points, built or draw; `winner`: a
    team's colour, "" for a draw. `team`: whose coloured pieces have all been built."""

    reason: str
    decided: str
    winner: str
    team: str = ""


class State(msgspec.Struct, frozen=True):
    """A position. `order`: the seats as they take turns; `teams`: seat -> colour; `bases`: seat -> the starting domes
    it builds from. `board`: the pieces, a token a space, row by row. `robots`, `astronauts`: space -> how many.
    `held`: space of an astronaut with a UFO on its head -> team that put it there ("" if that is not known).
    `supplies`: colour -> kind -> pieces left. `crew`: who got how many figures; `off` for those that nobody got."""

    seats: tuple[str, ...]
    order: tuple[str, ...]
    teams: dict[str, str]
    bases: dict[str, tuple[str, ...]]
    turn: str | None
    phase: Phase
    rolled: tuple[str, ...]
    width: int
    board: tuple[str, ...]
    robots: dict[str, int]
    astronauts: dict[str, int]
    ufos: tuple[str, ...]
    ufos_off: int
    held: dict[str, str]
    supplies: dict[str, dict[str, int]]
    scores: dict[str, int]
    crew: dict[str, dict[str, int]]
    closed_stations: tuple[Station, ...]
    walk: Walking | None = None
    to_place: dict[str, int] = {}
    ending: Ending | None = None

    @property
    def mover(self) -> str:
        """The seat whose turn it is; an empty string once the game is over."""
        return self.turn or ""

    @property
    def team(self) -> str:
        """The colour of the seat whose turn it is."""
        return self.teams[self.mover]

    @property
    def grid(self) -> Grid:
        """The grid of the board."""
        return grid(self.width, len(self.board) // self.width)

    def figures(self, kind: str) -> dict[str, int]:
        """Space -> how many robots, or astronauts, stand there."""
        return self.robots if kind == ROBOT else self.astronauts

    def token(self, space: str) -> str:
        """What is built on a space of the board."""
        return self.board[self.grid.index[space]]

    def stands_on(self, space: str) -> bool:
        """Whether a robot or an astronaut stands there."""
        return space in self.robots or space in self.astronauts

    def is_free(self, space: str) -> bool:
        """No piece, figure or UFO is on it."""
        return self.token(space) == FREE and not self.stands_on(space) and space not in self.ufos

    def station_at(self, space: str) -> Station | None:
        """The closed station that this space is in."""
        return next((station for station in self.closed_stations if space in station.spaces), None)

    def can_walk(self, kind: str, space: str) -> int:
        """How many such figures on that space are not under a UFO (LC-10.1)."""
        held = 1 if kind == ASTRONAUT and space in self.held else 0
        return self.figures(kind).get(space, 0) - held

    def built(self, team: str) -> int:
        """The coloured pieces a team has built; starting domes do not count (LC-2.6)."""
        return _built(self.board)[team]

    def members(self, team: str) -> tuple[str, ...]:
        """The seats of a team, in the order of turns."""
        return tuple(seat for seat in self.order if self.teams[seat] == team)

    @property
    def side_colours(self) -> tuple[str, ...]:
        """The teams that play, in the order of turns."""
        return tuple(dict.fromkeys(self.teams[seat] for seat in self.order))

    def left(self, kind: str, team: str) -> int:
        """How many of a kind are in the supply: the team's, or the common one."""
        return self.supplies[team if kind in COLOURED_KINDS else WHITE][kind]


@lru_cache(maxsize=256)
def _built(board: tuple[str, ...]) -> dict[str, int]:
    counts = {"orange": 0, "lime": 0}
    for token in board:
        if token != FREE and not is_start(token) and COLOUR_OF[token] in counts:
            counts[COLOUR_OF[token]] += 1
    return counts
