"""A table of Ramses Pyramid for tests: short positions, acts in notation, rulings checked as they come."""

from __future__ import annotations

from typing import Any

from game_rig import GameTable

from config.boards import builtin_board
from engine.core.game import Seat
from engine.core.options import Ruleset
from engine.core.registry import game_spec
from engine.core.rulings import Finding

SPEC = game_spec("ramses_pyramid")
FACES = (("move",), ("steal",), ("rotate",), ("mummy",))
BOARD = builtin_board(SPEC.board)
NAMES = ("Ann", "Ben", "Cem", "Dia")
SIDES = "NESW"


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"s{number}", name) for number, name in enumerate(NAMES[:count], 1))


def mummies(text: str) -> dict[str, Any]:
    """`2222`, or `1112 L4-W L3-S` or `0000 L0-E / B1 B2`: on the top by side, on the pyramid, out."""
    standing, _slash, out = text.partition("/")
    top, *on = standing.split()
    return {"top": dict(zip(SIDES, map(int, top), strict=True)), "on": on, "out": out.split()}


class Table(GameTable):
    """`at`: where the adventurers are, s1 first. `tents`: their crystals. `crystals`: `B1 green B5 red`. Without any of
    them the game is at its start. `inside`: what temples A, B, C, D hold, if the referee is to know."""

    spec = SPEC

    def __init__(
        self,
        at: str = "",
        tents: tuple[str, ...] = (),
        crystals: str = "",
        mummies_at: str = "",
        inside: str = "",
        players: int = 3,
        variants: tuple[str, ...] = (),
        edition: str = "digest",
        position: dict[str, Any] | None = None,
        box: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        ids = [seat.id for seat in seats(players)]
        told: dict[str, Any] = {"turn": "s1", **(position or {})}
        if at:
            told["adventurers"] = dict(zip(ids, at.split(), strict=False))
        told.setdefault("tents", {seat: tent.split() for seat, tent in zip(ids, tents, strict=False)})
        words = crystals.split()
        told.setdefault("ring_crystals", dict(zip(words[::2], words[1::2], strict=True)))
        if mummies_at:
            told["mummies"] = mummies(mummies_at)
        if inside:
            spaces = ("T2", "T3", "T4", "T6")
            told["temples"] = {
                temple: {"at": space, "inside": colour}
                for temple, space, colour in zip("ABCD", spaces, inside.split(), strict=True)
            }
        began = not (at or position or mummies_at or tents or crystals)
        boxed = {**BOARD, **(box or {}), **({} if began else SPEC.box(told, {}))}
        ruleset = Ruleset(variants, options, edition)
        SPEC.check_seats(ruleset, players)
        self.game = SPEC.build(ruleset, {"ramses_pyramid": FACES}, boxed)
        self.state = self.game.start(seats(players)) if began else self.game.position(seats(players), told)

    def said(self, code: str) -> Finding:
        """The finding of that code in the last accepted act."""
        return next(finding for finding in self.findings if finding.code == code)

    @property
    def choices(self) -> set[str]:
        """The open acts of the seat at the turn, in notation."""
        return self.offers(self.state.turn or "")

    @property
    def prompts(self) -> list[str]:
        """Need and code of what is asked."""
        return [f"{prompt.need.value} {prompt.code}" for prompt in self.game.pending(self.state)]

    def at(self, seat: str) -> str:
        """Where an adventurer is."""
        place: str = self.state.adventurers[seat]
        return place

    def tent(self, seat: str) -> str:
        return " ".join(sorted(self.state.tents[seat]))

    def ending(self) -> str:
        """`code winners` of a game that is over."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return " ".join([outcome.finding.code, *outcome.winners])
