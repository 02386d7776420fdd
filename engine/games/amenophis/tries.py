"""An act while it is looked at, and the words for what speaks against it."""

from __future__ import annotations

from engine.core.facts import seat_fact
from engine.core.rulings import Fact, Finding
from engine.games.amenophis.rules import Rules
from engine.games.amenophis.state import State


class Try:
    """An act of a seat in a position, while it is looked at."""

    def __init__(self, rules: Rules, state: State, by: str, numbers: frozenset[str]) -> None:
        """`numbers`: what the mummy die can show."""
        self.rules, self.state, self.by, self.numbers = rules, state, by, numbers

    def no(self, code: str, clause: str, reading: bool = False, **facts: Fact) -> Finding:
        return Finding(code, clause, {"seat": seat_fact(self.by), **facts}, reading)
