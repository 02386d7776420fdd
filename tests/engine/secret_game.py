"""A tiny game with secrets, to prove the conformance suite: each player hides a number, then they guess in turn.

Whoever guesses another's number wins. It is no product: its clauses are its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from engine.core.clauses import Clause
from engine.core.game import Need, Outcome, Prompt, Seat
from engine.core.registry import GameSpec
from engine.core.rulings import Accepted, Finding, Refused
from engine.core.secrets import HIDDEN, Cut, Secret, cut

NUMBERS = (1, 2, 3)


class Hide(msgspec.Struct, frozen=True, tag="hide", tag_field="act"):
    number: int


class Guess(msgspec.Struct, frozen=True, tag="guess", tag_field="act"):
    at: str
    number: int


Action: TypeAlias = Hide | Guess


class Hidden(msgspec.Struct, frozen=True, tag="hidden", tag_field="event"):
    seat: str
    number: Secret[int]


class Guessed(msgspec.Struct, frozen=True, tag="guessed", tag_field="event"):
    seat: str
    at: str
    number: int
    right: bool


Event: TypeAlias = Hidden | Guessed


class State(msgspec.Struct, frozen=True):
    seats: tuple[str, ...]
    turn: str
    numbers: dict[str, Secret[int]]
    tried: tuple[tuple[str, int], ...] = ()
    winner: str | None = None


class HideAndGuess:
    """The game's own rules; broken versions of it inherit."""

    def start(self, seats: tuple[Seat, ...]) -> State:
        return State(tuple(seat.id for seat in seats), seats[0].id, {})

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        raise NotImplementedError

    def pending(self, state: State) -> tuple[Prompt, ...]:
        if state.winner:
            return ()
        if len(state.numbers) < len(state.seats):
            seat = state.seats[len(state.numbers)]
            return (Prompt(Need.HIDDEN, seat, "hide", "HG-1.1"),)
        return (Prompt(Need.CHOICE, state.turn, "guess", "HG-1.2"),)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        state = view.value
        if state.winner or len(state.numbers) < len(state.seats) or view.viewer != state.turn:
            return ()
        others = [seat for seat in state.seats if seat != state.turn]
        guesses = [Guess(seat, number) for seat in others for number in NUMBERS]
        return tuple(guess for guess in guesses if (guess.at, guess.number) not in state.tried)

    def rule(self, state: State, by: str, action: Action) -> Any:
        if isinstance(action, Hide):
            return self.rule_hide(state, by, action)
        if action not in self.legal(cut(state, by)):
            return Refused((self.objection(state, by),))
        right = state.numbers[action.at].value == action.number
        event = Guessed(by, action.at, action.number, right)
        return Accepted((event,), (Finding("guessed", "HG-1.2", {"right": right}),))

    def rule_hide(self, state: State, by: str, action: Hide) -> Any:
        prompt = self.pending(state)[0] if self.pending(state) else None
        if prompt is None or prompt.need is not Need.HIDDEN or prompt.seat != by or action.number not in NUMBERS:
            return Refused((self.objection(state, by),))
        number = Secret(action.number, frozenset({by}))
        return Accepted((Hidden(by, number),), (Finding("has-hidden", "HG-1.1", {"seat": f"seat:{by}"}),))

    def objection(self, _state: State, by: str) -> Finding:
        return Finding("not-now", "HG-1.2", {"seat": f"seat:{by}"})

    def apply(self, state: State, event: Event) -> State:
        if isinstance(event, Hidden):
            return msgspec.structs.replace(state, numbers={**state.numbers, event.seat: event.number})
        after = state.seats[(state.seats.index(event.seat) + 1) % len(state.seats)]
        winner = event.seat if event.right else None
        tried = (*state.tried, (event.at, event.number))
        return msgspec.structs.replace(state, turn=after, tried=tried, winner=winner)

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        return Outcome((state.winner,), Finding("won", "HG-1.3", {"seat": f"seat:{state.winner}"}))


class SecretSpec(GameSpec):
    """The spec with clauses of its own, since the game has no RULES.md."""

    @property
    def clauses(self) -> dict[str, Clause]:  # type: ignore[override]
        return {name: Clause(name, name, False) for name in ("HG-1.1", "HG-1.2", "HG-1.3")}


def answer_of_chance(_game: Any, _state: State, _prompt: Prompt, chance: Any) -> Hide:
    return Hide(chance.choice(NUMBERS))


def first_legal(game: Any, _chance: Any) -> Any:
    return lambda view: game.legal(view)[0]


def no_hint(_game: Any, _view: Any, _action: Any) -> None:
    return None


SPEC = SecretSpec(
    id="hide_and_guess",
    title="Hide and guess",
    package="secret_game",
    seats=(2, 3),
    seat_colours=("purple", "orange", "lime"),
    dice=(),
    words=(),
    options=(),
    variants=(),
    action=Action,
    event=Event,
    state=State,
    position=State,
    defaults=msgspec.defstruct("NoRules", [], frozen=True)(),
    make=lambda _rules, _faces, _box: HideAndGuess(),
    box=lambda _position, _faces: {},
    bot=first_legal,
    label=lambda action: Finding(type(action).__name__.lower(), "HG-1.2"),
    hint=no_hint,
    chance=answer_of_chance,
    pieces=lambda state: {"seats": len(state.seats)},
    show=str,
    bound=30,
    reveals=("guessed",),
)

__all__ = ["HIDDEN", "SPEC", "Guess", "Guessed", "Hidden", "Hide", "HideAndGuess", "State"]
