"""A table of UFO Attack for tests: positions in letters, acts in notation, rulings checked as they come."""

from __future__ import annotations

from typing import Any

from game_rig import GameTable

from engine.core.game import Need, Seat
from engine.core.notation import read
from engine.core.options import Ruleset
from engine.core.registry import game_spec

SPEC = game_spec("ufo_attack")
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
FACES = (
    ("build:red", "build:yellow"),
    ("build:green", "build:blue"),
    ("build:red", "build:green"),
    ("build:yellow", "build:blue"),
    ("ufo",),
    ("ufo",),
)
HOUSE_FACES = ((), ("build:red", "ufo"), ("build:yellow", "build:green"), ("build:blue",), ("ufo",), ("build:red",))


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"s{number}", name) for number, name in enumerate(["Ann", "Ben", "Cem", "Dia"][:count], 1))


def stack(letters: str) -> tuple[str, ...]:
    return tuple(COLOURS[letter] for letter in letters.strip("-"))


class Table(GameTable):
    """`rockets`: one word a seat, bottom to top (`RRY - B`)."""

    spec = SPEC

    def __init__(
        self,
        rockets: str = "- -",
        variants: tuple[str, ...] = (),
        faces: tuple[tuple[str, ...], ...] = FACES,
        position: dict[str, Any] | None = None,
        edition: str = "digest",
        **options: Any,
    ) -> None:
        words = rockets.split()
        self.game = SPEC.build(Ruleset(variants, options, edition), {"ufo_attack": faces})
        self.seats = seats(len(words))
        placed = {seat.id: stack(word) for seat, word in zip(self.seats, words, strict=True)}
        self.state = self.game.position(self.seats, {"turn": "s1", "rockets": placed, **(position or {})})

    def act(self, text: str) -> Any:
        words = text.split()
        if words[0] == "roll":
            words[1:] = [word if word in ("ufo",) or ":" in word else f"build:{word}" for word in words[1:]]
        return read(SPEC.action, " ".join(words))

    @property
    def choices(self) -> set[str]:
        """The open acts of the seat at the turn, in notation."""
        turn = self.state.turn or ""
        return self.offers(turn)

    @property
    def needs_die(self) -> bool:
        return self.game.pending(self.state)[0].need is Need.DICE

    def rocket(self, seat: str) -> str:
        return "".join(colour[0].upper() for colour in self.state.rockets[seat])
