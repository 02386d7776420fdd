"""A table of Aménophis for tests: a small maze, pawns by cell, acts in notation, and what each viewer heard."""

from __future__ import annotations

from typing import Any

from conformance import faces_of
from game_rig import GameTable, said

from engine.core.game import Seat
from engine.core.options import Ruleset
from engine.core.registry import game_spec
from engine.core.rulings import heard
from engine.core.secrets import PUBLIC, cut

SPEC = game_spec("amenophis")
MAZE = """
+---+---+---+---+---+
| r1  r2  r3| r4  r5|
+   +---+   +   +---+
| b1  b2| b3  b4  b5|
+---+   +   +---+   +
| w1  w2| w3| w4  w5|
+   +---+   +   +---+
| g1  g2  g3| g4  y1|
+   +---+---+   +   +
| S | y2  y3  y4| D |
+---+---+---+---+---+
"""
HANDS = {
    "red": ("r1", "b1", "w1", "g1", "y1"),
    "blue": ("r2", "b2", "w2", "g2", "y2"),
    "green": ("r3", "b3", "w3", "g3", "y3"),
    "yellow": ("r4", "b4", "w4", "g4", "y4"),
}
NAMES = ("mummy", *HANDS)


def seats(explorers: int) -> tuple[Seat, ...]:
    """The mummy first, then so many explorers."""
    return tuple(Seat(name, name.title(), role="mummy" if name == "mummy" else "") for name in NAMES[: explorers + 1])


class Table(GameTable):
    """`pawns` by cell, "off" for who is out; all else as in the schema's position."""

    spec = SPEC

    def __init__(
        self,
        pawns: dict[str, str] | None = None,
        mummy: str = "e3",
        phase: str = "turn_start",
        to_act: str = "red",
        aside: int = 0,
        shown: tuple[str, ...] = (),
        announced: str | None = None,
        maze: str = MAZE,
        options: dict[str, Any] | None = None,
        faces: dict[str, Any] | None = None,
        turn: dict[str, Any] | None = None,
        part: bool = False,
        **position: Any,
    ) -> None:
        pawns = pawns if pawns is not None else {"red": "c2", "blue": "a4"}
        self.seats = seats(1 if "first" in pawns else len(pawns))
        box = {"map": maze, "part": part}
        self.game = SPEC.build(Ruleset((), options or {}), {**faces_of(SPEC), **(faces or {})}, box)
        told = {
            "mummy": mummy,
            "pawns": pawns,
            "cards": {seat.id: {"hand": list(HANDS[seat.id]), "played": []} for seat in self.seats[1:]},
            "turn": {"to_act": to_act, "phase": phase, **(turn or {})},
            "dice": {"aside_mummy": aside, "shown": list(shown), "announced": announced},
            **position,
        }
        self.state = self.game.position(self.seats, told)
        self.ruling: Any = None

    def heard(self, viewer: str) -> list[str]:
        """What this viewer heard of the last ruling."""
        return said(heard(self.ruling, viewer))

    def choices(self, seat: str) -> set[str]:
        return self.offers(seat)

    def ends(self, seat: str) -> set[str]:
        """The cells to which the pawn may go."""
        return {act.removeprefix("go ") for act in self.choices(seat) if act.startswith("go ")}

    def seen(self, viewer: str) -> Any:
        """Everything that this viewer can see: the position, what is asked, what may be done."""
        view = cut(self.state, viewer)
        return view, cut(self.game.pending(self.state), viewer), self.game.legal(view)

    def asked(self, viewer: str = PUBLIC) -> list[str]:
        return [prompt.code for prompt in cut(self.game.pending(self.state), viewer).value]

    @property
    def dice_due(self) -> int:
        return len(self.game.pending(self.state)[0].dice)
