"""A table of Lunar Command for tests: positions as maps, acts in notation, rulings checked as they come."""

from __future__ import annotations

from typing import Any

from game_rig import GameTable

from config.boards import builtin_board
from engine.core.game import Seat
from engine.core.options import Ruleset
from engine.core.registry import game_spec

SPEC = game_spec("lunar_command")
FACES = (
    ("white",),
    ("colour",),
    ("spacewalk",),
    ("ufo",),
    ("white", "spacewalk"),
    ("white", "ufo"),
    ("colour:orange",),
    ("colour:lime",),
    ("colour:orange", "colour:lime"),
    ("white", "colour:orange", "colour:lime"),
    (),
)
BOARD = builtin_board(SPEC.board)
NAMES = ("Ann", "Ben", "Cem", "Dia")
ALL = ("white", "colour", "spacewalk", "ufo")
EVERYTHING = {
    "white": {"straight": 26, "square": 14},
    "orange": {"dome": 6, "airlock": 4, "antenna": 4},
    "lime": {"dome": 6, "airlock": 4, "antenna": 4},
}


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"s{number}", name) for number, name in enumerate(NAMES[:count], 1))


def rows(text: str) -> list[str]:
    """A map written with its lines on top of each other."""
    return [line.strip() for line in text.strip().splitlines()]


RING = """
*O -- [O .. .. .. *L
|| r1 || .. .. .. ..
.. -- [] .. .. .. ..
.. .. .. .. .. .. ..
.. .. .. .. .. .. ..
.. .. .. .. .. .. ..
*L .. .. .. .. .. *O
"""
"""One square wall on a3 closes a station around b2."""


def put(board: str, **tokens: str) -> str:
    """The map with other tokens on some spaces (`b2="a1"`)."""
    lines = [line.split() for line in board.strip().splitlines()]
    for space, token in tokens.items():
        lines[int(space[1:]) - 1][ord(space[0]) - ord("a")] = token
    return "\n".join(" ".join(line) for line in lines)


def closed(*spaces: str, owner: str | None = "orange") -> dict[str, Any]:
    """A closed station for a position."""
    return {"closed_stations": [{"spaces": list(spaces), "owner": owner}]}


class Table(GameTable):
    """`board`: the map, a row a line; empty: the game at its start. `rolled`: what seat s1, orange, has rolled."""

    spec = SPEC

    def __init__(
        self,
        board: str = "",
        rolled: tuple[str, ...] | None = None,
        variants: tuple[str, ...] = (),
        faces: tuple[tuple[str, ...], ...] = (*FACES, ALL),
        position: dict[str, Any] | None = None,
        edition: str = "digest",
        players: int = 2,
        box: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        told: dict[str, Any] = {"turn": "s1", **(position or {})}
        if board:
            told |= {"map": rows(board), "supplies": {**EVERYTHING, **told.get("supplies", {})}, "rolled": rolled}
        written = SPEC.box(told, {}) if board else {}
        boxed = {**BOARD, **(box or {}), **written}
        self.game = SPEC.build(Ruleset(variants, options, edition), {"lunar_command": faces}, boxed)
        self.seats = seats(players)
        began = not (board or position)
        self.state = self.game.start(self.seats) if began else self.game.position(self.seats, told)

    @property
    def choices(self) -> set[str]:
        """The open acts of the seat at the turn, in notation."""
        return self.offers(self.state.turn or "")

    @property
    def prompt(self) -> Any:
        return self.game.pending(self.state)[0]

    def stations(self) -> dict[str, str]:
        """Spaces -> owner of the closed stations."""
        return {" ".join(station.spaces): station.owner for station in self.state.closed_stations}

    def outer_walls(self, space: str) -> str:
        """The outer walls of the station around a space."""
        grid = self.state.grid
        found = self.game.rules.regions(self.state)
        return " ".join(grid.in_order(found.walls(found.region_at(grid.index[space]))))
