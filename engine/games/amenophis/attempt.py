"""An act while it is looked at, and the words for what speaks against it."""

from __future__ import annotations

from engine.core.attempt import Attempt
from engine.games.amenophis.actions import Action
from engine.games.amenophis.rules import Rules
from engine.games.amenophis.state import State


class Try(Attempt[Rules, State, Action], frozen=True):
    """`numbers`: what the mummy die can show."""

    numbers: frozenset[str]
