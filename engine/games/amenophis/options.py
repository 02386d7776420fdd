"""What players may change in Aménophis."""

from __future__ import annotations

from typing import Final

from engine.core.options import Choice, Flag, Number, Option, SeatNumber
from engine.core.rulings import Finding
from engine.games.amenophis.rules import Rules

DEFAULTS: Final = Rules()

OPTIONS: Final[tuple[Option, ...]] = (
    SeatNumber(
        name="mummy_seat", clause="AM-2.2", default=0, minimum=0, maximum=4, unit="seats clockwise from the first"
    ),
    Number(name="ankhs", clause="AM-2.2", default=3, minimum=1, maximum=5, unit="ankhs a pawn", editions={"fr": 3}),
    Number(
        name="ankhs_to_win",
        clause="AM-7.2",
        default=0,
        minimum=1,
        maximum=20,
        also=(0,),
        unit="ankhs (0: by the players)",
    ),
    Flag(name="roll_seen_by_mummy", clause="AM-4.6", default=False),
    Choice(name="reroll", clause="AM-4.4", default="all", choices=("all", "any"), editions={"fr": "all"}),
    Choice(name="hemmed_in", clause="AM-4.15", default="roll_on", choices=("roll_on", "pass")),
    Flag(name="mummy_must_use_all", clause="AM-5.2", default=True),
)

TO_WIN: Final = {1: 3, 2: 4, 3: 6, 4: 7}
"""The mummy's goal by the number of explorer players at the start (AM-7.2, AM-8.2)."""


def ankhs_to_win(rules: Rules, explorers: int) -> int:
    """How many ankhs win for the mummy."""
    return rules.ankhs_to_win or TO_WIN[explorers]


def warns(rules: Rules, seats: int) -> tuple[Finding, ...]:
    """The mummy can hardly win by ankhs: there are too few of them (AM-7.3)."""
    explorers = seats - 1
    there_are, goal = rules.ankhs * max(2, explorers), ankhs_to_win(rules, explorers)
    return (Finding("am-too-few-ankhs", "AM-7.3", {"count": there_are, "goal": goal}),) if there_are < goal else ()
