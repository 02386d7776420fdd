"""An act that is not allowed, and where it was tried."""

from __future__ import annotations

from engine.core.attempt import Attempt
from engine.games.pirate_code.actions import Action
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.state import State


class Try(Attempt[Rules, State, Action], frozen=True):
    """`faces`: the colours on the registered die; `known_face`: a rolled face is one of them. `positions`: how many
    positions the board has, covered ones included."""

    faces: tuple[str, ...]
    positions: int
    known_face: bool = True
