"""An act while it is judged: what was tried, by whom, in which position. Each game adds what its objections ask for."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

import msgspec

from engine.core.facts import seat_fact
from engine.core.rulings import Fact, Finding


class _HasTurn(Protocol):
    @property
    def turn(self) -> str | None: ...


R = TypeVar("R")
S = TypeVar("S", bound=_HasTurn)
A = TypeVar("A")


class Attempt(msgspec.Struct, Generic[R, S, A], frozen=True):
    """An act of seat `by`, under these rules."""

    rules: R
    state: S
    by: str
    action: A

    @property
    def at_turn(self) -> bool:
        """Whether it is the actor's turn."""
        return self.by == self.state.turn

    def objects(self, code: str, clause: str, /, reading: bool = False, **facts: Fact) -> Finding:
        """An objection; the actor is always among its facts."""
        return Finding(code, clause, {"seat": seat_fact(self.by), **facts}, reading)
