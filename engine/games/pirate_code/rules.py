"""The slots of Pirate Code, and a ruling in the making.

`Rules` is what options and variants change. The code that judges asks the slots, never which variant is on. What fills
the function slots is in slots.py.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core import story as core
from engine.games.pirate_code.fold import apply
from engine.games.pirate_code.state import Ending, Event, State

REPLACE = "replace"
ENTERED = "entered"
UNIT_ROW = "row"
UNIT_TURN = "turn"


class Match(msgspec.Struct, frozen=True):
    """Who guesses at whom. `owners`: the seats whose codes are guessed at now; `ending`: the result after a scoring, if
    it is clear; `go_on`: whose turn follows. `counts`: whether guesses are counted."""

    owners: Callable[[State], tuple[str, ...]]
    ending: Callable[[Rules, State], Ending | None]
    go_on: Callable[[Story], None]
    counts: bool = False


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules in force. A number, switch or name is the option of the same name; see options.py for its clause.

    `repeats`: a code may repeat colours. `length_clause`: where the number of gems in a code is printed.
    `bonus_colour`: the rolled colour that brings the skeleton's gem, None without it.
    """

    first_seat: int = 0
    code_length: int = 4
    length_clause: str = "PC-2.1"
    repeats: bool = False
    gems_per_colour: int = 12
    first_move_colour: str = "rolled"
    occupied: str = REPLACE
    last_together: str = "later"
    code_mode: str = ENTERED
    bonus_colour: str | None = None
    match: Match
    guess_unit: str = "gem"
    rounds: int = 1

    @property
    def entered(self) -> bool:
        """Whether the referee knows the codes (PC-6.1)."""
        return self.code_mode == ENTERED

    @property
    def whole_rows(self) -> bool:
        """Whether a turn fills a whole row, without a die (PC-8.5)."""
        return self.guess_unit == UNIT_ROW


class Story(core.Story[State, Event]):
    """One accepted act while it is told, under these rules."""

    def __init__(self, rules: Rules, state: State, seat: str) -> None:
        super().__init__(apply, state, seat)
        self.rules = rules
