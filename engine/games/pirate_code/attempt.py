"""An act that is not allowed, and where it was tried."""

from __future__ import annotations

import msgspec

from engine.core.facts import seat_fact
from engine.core.rulings import Fact, Finding
from engine.games.pirate_code.actions import Action
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.state import State


class Try(msgspec.Struct, frozen=True):
    """`faces`: the colours on the registered die; `known_face`: a rolled face is one of them. `positions`: how many
    positions the board has, covered ones included."""

    rules: Rules
    state: State
    by: str
    action: Action
    faces: tuple[str, ...]
    positions: int
    known_face: bool = True

    def objects(self, code: str, clause: str, reading: bool = False, **facts: Fact) -> Finding:
        """An objection; the actor is always among its facts."""
        return Finding(code, clause, {"seat": seat_fact(self.by), **facts}, reading)
