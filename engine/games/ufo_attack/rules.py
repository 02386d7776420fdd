"""The slots of UFO Attack, and a ruling in the making.

`Rules` is what options and variants change: numbers, switches and a few functions. The code that judges asks the slots,
never which variant is on. What fills the function slots is in slots.py.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core import story as core
from engine.core.facts import seat_fact
from engine.core.rulings import Finding
from engine.games.ufo_attack.actions import Action
from engine.games.ufo_attack.state import (
    Awaited,
    Event,
    Phase,
    State,
    TopPutOn,
    TopTakenOff,
    TurnPassed,
    apply,
)


class Tops(msgspec.Struct, frozen=True):
    """When a rocket's top goes on. `lacking` says what the seat's rocket lacks for it, or None.

    A top that is on comes off as soon as something is lacking. `by_choice`: the owner decides at the end of a turn;
    else it happens at once. The clauses: putting on, coming off, and that it stays on otherwise.
    """

    lacking: Callable[[Rules, State, str], Finding | None]
    by_choice: bool
    on_clause: str
    off_clause: str
    keep_clause: str


class Launch(msgspec.Struct, frozen=True):
    """What a launch brings. `fire` tells it; `last_word` is the sentence for a game that is won."""

    fire: Callable[[Story], None]
    last_word: Callable[[State], Finding]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules in force. A number or switch is the option of the same name; see options.py for its clause.

    `alien`: where the alien begins, None if it does not play. `ufo_acts`: what a rolled UFO offers.
    `ufo_again`: what the UFO does on an attack's second roll.
    """

    first_seat: int = 0
    modules_per_colour: int = 5
    modules_to_launch: int = 7
    launch_optional: bool = False
    bonus_run: int = 3
    bonus_optional: bool = False
    bonus_third_of_colour: bool = False
    bonus_before_top: bool = True
    alien_then_roll: bool = False
    points_to_win: int = 12
    launch_bonus: int = 2
    ten_any_colours: bool = False
    alien: str | None = None
    ufo_acts: Callable[[State], tuple[Action, ...]]
    ufo_again: Callable[[Story], None]
    tops: Tops
    launch: Launch


class Story(core.Story[State, Event]):
    """One accepted act while it is told, under these rules."""

    def __init__(self, rules: Rules, state: State) -> None:
        super().__init__(apply, state, state.mover)
        self.rules = rules

    def settle_tops(self) -> None:
        """Every rocket after a change: tops that must come off, then those that go on by themselves (UA-6)."""
        for seat in self.state.tops_on:
            self._take_off_if_lacking(seat)
        if not self.rules.tops.by_choice:
            for seat in (self.seat, *self.state.opponents(self.seat)):
                self._put_on_if_full(seat)

    def end_turn(self) -> None:
        """The turn passes, after the owner of a finished rocket was asked about its top (UA-9.1)."""
        if self.rules.tops.by_choice and self.state.phase is not Phase.TOP and may_put_top_on(self.rules, self.state):
            self.happens(Awaited(Phase.TOP))
        else:
            self.happens(TurnPassed(self.state.opponents(self.seat)[0]))

    def _take_off_if_lacking(self, seat: str) -> None:
        tops = self.rules.tops
        if tops.lacking(self.rules, self.state, seat):
            self.happens(TopTakenOff(seat))
            self.says("ua-top-off", tops.off_clause, reading=tops.by_choice, at=seat_fact(seat))

    def _put_on_if_full(self, seat: str) -> None:
        if seat in self.state.tops_on or self.rules.tops.lacking(self.rules, self.state, seat):
            return
        if self.state.alien == seat:
            if self.state.rockets[seat] != self.before.rockets[seat]:
                self.says("ua-top-kept-off", "UA-8.4", at=seat_fact(seat))
            return
        self.happens(TopPutOn(seat))
        if self.before.alien == seat:
            self.says("ua-top-on-freed", "UA-8.5", reading=True, at=seat_fact(seat))
        else:
            self.says("ua-top-on", self.rules.tops.on_clause, at=seat_fact(seat))


def may_put_top_on(rules: Rules, state: State) -> bool:
    """Whether the seat at the turn could put its top on now: it is off, nothing is lacking, no alien stands on it."""
    seat = state.mover
    return seat not in state.tops_on and state.alien != seat and rules.tops.lacking(rules, state, seat) is None
