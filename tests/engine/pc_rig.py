"""A table of Pirate Code for tests: codes and areas in letters, acts in notation, rulings checked as they come."""

from __future__ import annotations

from typing import Any

from conformance import faces_of
from game_rig import GameTable

from engine.core.game import Seat
from engine.core.options import Ruleset
from engine.core.registry import game_spec

SPEC = game_spec("pirate_code")
COLOURS = {"W": "white", "B": "blue", "G": "green", "R": "red", "Y": "yellow", "K": "black"}
FACES = faces_of(SPEC)
BOX = {"colours": list(COLOURS.values()), "positions": 4}
THREE = "RBGW BRYG WKBR"


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"s{number}", name) for number, name in enumerate(["Ann", "Ben", "Cem", "Dia"][:count], 1))


def gems(letters: str) -> tuple[str | None, ...]:
    """`R.B` as red, nothing, blue."""
    return tuple(COLOURS.get(letter) for letter in letters)


def area(text: str) -> dict[str, Any]:
    """`guess/gold/brown`, such as `.B../R.../KK`."""
    guess, gold, brown = text.split("/")
    return {
        "guess": gems(guess),
        "gold": gems(gold),
        "brown": {COLOURS[letter]: brown.count(letter) for letter in brown.strip("-")},
    }


class Table(GameTable):
    """`codes`: one word a seat; `areas`: seat -> `guess/gold/brown`. Without `codes`, a game from its start."""

    spec = SPEC

    def __init__(
        self,
        codes: str = THREE,
        areas: dict[str, str] | None = None,
        variants: tuple[str, ...] = (),
        position: dict[str, Any] | None = None,
        edition: str = "digest",
        players: int = 3,
        **options: Any,
    ) -> None:
        self.game: Any = SPEC.build(Ruleset(variants, options, edition), FACES, BOX)
        words = codes.split()
        self.seats = seats(len(words) or players)
        if not words:
            self.state = self.game.start(self.seats)
            return
        placed = {seat.id: gems(word) for seat, word in zip(self.seats, words, strict=True)}
        lying = {seat: area(text) for seat, text in (areas or {}).items()}
        self.state = self.game.position(self.seats, {"turn": "s1", "codes": placed, "areas": lying, **(position or {})})

    def choices(self, viewer: str = "") -> set[str]:
        """The open acts of a seat, by default of the one at the turn, in notation."""
        return self.offers(viewer or self.state.turn or "")

    def asked(self) -> list[tuple[str, str]]:
        """Who owes what: seat and code of the prompt."""
        return [(prompt.seat, prompt.code) for prompt in self.game.pending(self.state)]

    def area(self, seat: str) -> str:
        found = self.state.areas[seat]
        rows = ("".join(letter(gem) for gem in row) for row in (found.guess, found.gold))
        brown = "".join(sorted(letter(colour) * count for colour, count in found.brown.items()))
        return "/".join([*rows, brown or "-"])

    @property
    def chest(self) -> dict[str, int]:
        """What the gem chest really holds: no player and no ruling sees it."""
        return dict(self.state.chest.value)


def letter(colour: str | None) -> str:
    return next((letter for letter, name in COLOURS.items() if name == colour), ".")
