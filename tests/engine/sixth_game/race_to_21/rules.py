"""Race to 21 as a refereed game. `addable` alone decides what may be added; the refusals explain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.core.game import Need, Outcome, Prompt, Seat, SetupError
from engine.core.registry import Faces
from engine.core.rulings import Accepted, Fact, Finding, Refused, Ruling
from engine.core.secrets import Cut, Secret

from .actions import Action, Add, ClaimWin, Forbid, Roll
from .options import Rules
from .state import Added, Ended, Event, Forbidden, Rolled, State, TurnPassed, apply

DIE = "ufo_attack"


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written. Who has no number in `forbidden` is asked for it."""

    turn: str
    total: int = 0
    forbidden: dict[str, int] = {}
    rolled: int | None = None


class RaceTo21:
    """One game under fixed rules, with a fixed die."""

    def __init__(self, rules: Rules, faces: Faces) -> None:
        """Raises SetupError for a die that could leave everybody stuck."""
        self.rules, self.rolls = rules, tuple(faces[DIE])
        if max(map(len, self.rolls)) < 2:
            raise SetupError("no face of the die shows two things, so the race could stop; put two words on a face")

    def start(self, seats: tuple[Seat, ...]) -> State:
        if not 2 <= len(seats) <= 4:
            raise SetupError(f"Race to 21 is for 2 to 4 players, and there are {len(seats)}")
        return State(tuple(seat.id for seat in seats), seats[0].id, 0, {})

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        try:
            told = msgspec.convert(dict(data), Position)
        except msgspec.ValidationError as error:
            raise SetupError(f"the position cannot be read: {error}") from error
        state = self.start(seats)
        self._check(state, told)
        hidden = {seat: Secret(number, frozenset({seat})) for seat, number in told.forbidden.items()}
        return State(state.seats, told.turn, told.total, hidden, told.rolled)

    def pending(self, state: State) -> tuple[Prompt, ...]:
        if state.ended_by:
            return ()
        if state.owing:
            form: dict[str, Fact] = {"act": "forbid", "number": tuple(map(str, range(1, self.rules.target)))}
            return tuple(Prompt(Need.HIDDEN, seat, "rt-ask-forbid", "RT-1.1", facts=form) for seat in state.owing)
        if state.rolled is None:
            return (Prompt(Need.DICE, state.turn, "rt-ask-roll", "RT-2.1", (DIE,)),)
        return (Prompt(Need.CHOICE, state.turn, "rt-ask-add", "RT-2.2", (), {"count": state.rolled}),)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        state = view.value
        if state.ended_by or state.owing or state.rolled is None or view.viewer != state.turn:
            return ()
        return tuple(Add(number) for number in self.addable(state))

    def addable(self, state: State) -> tuple[int, ...]:
        """What the seat at the turn may add; needs no more than that seat's own cut."""
        most = min(state.rolled or 0, self.rules.target - state.total)
        mine = state.forbidden[state.turn].value
        return tuple(number for number in range(1, most + 1) if state.total + number != mine) or (0,)

    def rule(self, state: State, by: str, action: Action) -> Ruling[Event, Action]:
        objections = tuple(self._objections(state, by, action))
        if objections:
            secret = objections[0].seen_by
            return Refused(objections, secret)
        if isinstance(action, Forbid):
            told = Finding("rt-has-forbidden", "RT-1.1", {"seat": f"seat:{by}"})
            mine = frozenset({by})
            return Accepted((Forbidden(by, Secret(action.number, mine)),), (told,), seen_by=mine)
        if isinstance(action, Roll):
            return self._roll(state, action)
        assert isinstance(action, Add)
        return self._add(state, by, action.number)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        if state.ended_by is None:
            return None
        who: dict[str, Fact] = {"seat": f"seat:{state.ended_by}"}
        if self.rules.last_wins:
            return Outcome((state.ended_by,), Finding("rt-won", "RT-3.1", who))
        winners = tuple(seat for seat in state.seats if seat != state.ended_by)
        return Outcome(winners, Finding("rt-lost", "RT-3.2", who))

    def _roll(self, state: State, action: Roll) -> Accepted[Event]:
        count = len(next(face for face in self.rolls if set(face) == set(action.die)))
        facts: dict[str, Fact] = {"seat": f"seat:{state.turn}", "count": count}
        return Accepted((Rolled(count),), (Finding("rt-rolled", "RT-2.1", facts),))

    def _add(self, state: State, by: str, number: int) -> Accepted[Event]:
        total = state.total + number
        facts: dict[str, Fact] = {"seat": f"seat:{by}", "number": number, "total": total}
        told = (Finding("rt-added", "RT-2.2", facts),)
        if total < self.rules.target:
            after = state.seats[(state.seats.index(by) + 1) % len(state.seats)]
            return Accepted((Added(number), TurnPassed(after)), told)
        ended = (Added(number), Ended(by))
        outcome = self.outcome(apply(state, Ended(by)))
        return Accepted(ended, (*told, outcome.finding) if outcome else told)

    def _objections(self, state: State, by: str, action: Action) -> Iterator[Finding]:
        who: dict[str, Fact] = {"seat": f"seat:{by}"}
        if by not in state.seats:
            yield Finding("rt-no-player", "RT-2.4", {"name": by})
        elif state.ended_by:
            yield Finding("rt-over", "RT-3.1" if self.rules.last_wins else "RT-3.2", who)
        elif isinstance(action, ClaimWin):
            yield Finding("rt-not-won", "RT-3.1", {**who, "total": state.total, "target": self.rules.target})
        elif isinstance(action, Forbid):
            yield from self._no_forbid(state, by, action.number)
        elif state.owing:
            yield Finding("rt-numbers-first", "RT-1.1", who)
        elif by != state.turn:
            yield Finding("rt-not-your-turn", "RT-2.4", {**who, "turn": f"seat:{state.turn}"})
        elif isinstance(action, Roll):
            yield from self._no_roll(state, action)
        else:
            yield from self._no_add(state, action.number)

    def _no_forbid(self, state: State, by: str, number: int) -> Iterator[Finding]:
        who: dict[str, Fact] = {"seat": f"seat:{by}"}
        if by in state.forbidden:
            yield Finding("rt-has-number", "RT-1.1", who)
        elif not 1 <= number < self.rules.target:
            facts: dict[str, Fact] = {**who, "most": self.rules.target - 1}
            yield Finding("rt-number-range", "RT-1.1", facts, seen_by=frozenset({by}))

    def _no_roll(self, state: State, action: Roll) -> Iterator[Finding]:
        if state.rolled is not None:
            yield Finding("rt-rolled-already", "RT-2.1", {"seat": f"seat:{state.turn}"})
        elif frozenset(action.die) not in map(frozenset, self.rolls):
            yield Finding("rt-no-such-face", "RT-2.1", {"words": action.die})

    def _no_add(self, state: State, number: int) -> Iterator[Finding]:
        who: dict[str, Fact] = {"seat": f"seat:{state.turn}"}
        if state.rolled is None:
            yield Finding("rt-roll-first", "RT-2.1", who)
            return
        if number in self.addable(state):
            return
        most = min(state.rolled, self.rules.target - state.total)
        if not 1 <= number <= most:
            yield Finding("rt-add-range", "RT-2.2", {**who, "most": most})
        else:
            yield Finding("rt-own-forbidden", "RT-2.3", who, seen_by=frozenset({state.turn}))

    def _check(self, state: State, told: Position) -> None:
        unknown = ({told.turn} | set(told.forbidden)) - set(state.seats)
        if unknown:
            raise SetupError(f"there is no seat {min(unknown)!r}; the seats are: {', '.join(state.seats)}")
        if not 0 <= told.total < self.rules.target:
            raise SetupError(f"`total` is {told.total}; before the end it is 0 to {self.rules.target - 1}")
        for seat, number in told.forbidden.items():
            if not 1 <= number < self.rules.target:
                raise SetupError(f"`forbidden` of {seat} is {number}; give 1 to {self.rules.target - 1}")
        if told.rolled is not None and told.rolled not in map(len, self.rolls):
            raise SetupError(f"`rolled` is {told.rolled}, which no face of the die shows; mend it or drop it")


def make(rules: Rules, faces: Faces, _box: Mapping[str, Any]) -> RaceTo21:
    """The game, for the registry."""
    return RaceTo21(rules, faces)
