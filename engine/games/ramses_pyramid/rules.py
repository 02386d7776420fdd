"""The slots of Ramses Pyramid, and a ruling in the making.

`Rules` is what options and variants change: numbers, switches and a few functions. The code that judges asks the slots,
never which variant is on.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core import story as core
from engine.games.ramses_pyramid.events import Awaited, Ended, Event, TurnPassed
from engine.games.ramses_pyramid.fold import apply
from engine.games.ramses_pyramid.state import Ending, Phase, State


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules in force. A number or switch is the option of the same name; see options.py for its clause.

    `partners`: who wins with a seat, itself included. `king_can_win`: the eighth mummy on a brown space may end the
    game (RP-7.4). `treasure_room`: who defeats the king has to name the temples (RP-8.1).
    """

    first_seat: int = 0
    two_player_removed: tuple[str, ...] = ("green", "purple")
    pyramid_steps: str = "up_to"
    mummy_pass: bool = False
    mummy_side: str = "own"
    mummy_brown_steps: int = 3
    king_start_below: int = 0
    king_wins_at_eight: bool = True
    share_crystals: bool = False
    trapped: str = "no_treasure"
    show_revealed: bool = False
    king_can_win: bool = False
    treasure_room: bool = False
    partners: Callable[[tuple[str, ...], str], tuple[str, ...]]

    def crystals(self, state: State, seat: str) -> tuple[str, ...]:
        """The crystals that open places to a seat: those of its tent, or of its team (RP-7.1)."""
        if not self.share_crystals:
            return state.tents[seat]
        return tuple(colour for partner in self.partners(state.seats, seat) for colour in state.tents[partner])


class Story(core.Story[State, Event]):
    """One accepted act while it is told, under these rules."""

    def __init__(self, rules: Rules, state: State) -> None:
        super().__init__(apply, state, state.mover)
        self.rules = rules

    def awaits(self, phase: Phase) -> None:
        """The turn goes on with this phase."""
        self.happens(Awaited(phase))

    def end_turn(self) -> None:
        """The turn passes clockwise."""
        self.happens(TurnPassed(self.state.after(self.seat)))

    def wins(self, code: str, clause: str, winners: tuple[str, ...]) -> None:
        """The game is over."""
        self.happens(Ended(Ending(winners, code, clause, self.state.crown)))
