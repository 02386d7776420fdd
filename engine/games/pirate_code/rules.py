"""The slots of Pirate Code, and a ruling in the making.

`Rules` is what options and variants change. The code that judges asks the slots, never which variant is on. What fills
the function slots is in slots.py.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core.rulings import Accepted, Fact, Finding
from engine.games.pirate_code.facts import seat_fact
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


class Story:
    """One accepted act while it is told: the state so far, and what happened in order. Lives for one ruling only."""

    def __init__(self, rules: Rules, state: State, by: str) -> None:
        self.rules, self.before, self.state, self.by = rules, state, state, by
        self._events: list[Event] = []
        self._findings: list[Finding] = []
        self._advice: list[Finding] = []

    def happens(self, event: Event) -> None:
        """The event takes place."""
        self._events.append(event)
        self.state = apply(self.state, event)

    def says(
        self, code: str, clause: str, reading: bool = False, seen_by: frozenset[str] | None = None, **facts: Fact
    ) -> None:
        """A sentence about what happened; the seat that acts is always among its facts."""
        self.adds(Finding(code, clause, {"seat": seat_fact(self.by), **facts}, reading, seen_by))

    def adds(self, finding: Finding) -> None:
        """A sentence that is already made."""
        self._findings.append(finding)

    def advises(self, code: str, clause: str, **facts: Fact) -> None:
        """A hint from public facts: the act is legal, but something else is better."""
        self._advice.append(Finding(code, clause, {"seat": seat_fact(self.by), **facts}))

    def ruling(self) -> Accepted[Event]:
        """The story as a ruling."""
        return Accepted(tuple(self._events), tuple(self._findings), tuple(self._advice))
