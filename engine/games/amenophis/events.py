"""What can happen in Aménophis, and the fold. Secrets stay wrapped, in the events as in the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.secrets import PUBLIC, Secret
from engine.games.amenophis.state import Doing, Ending, Moment, Spot, Stage, State, known


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Drawn(_Event, frozen=True, tag="drawn"):
    """An explorer has entered the drawn cards."""

    seat: str
    cards: Secret[tuple[str, ...]]


class TurnBegun(_Event, frozen=True, tag="turn_begun"):
    """An explorer's turn, or with two pawns the second move of it, begins. `moment`: may it cancel first?"""

    seat: str
    pawns: tuple[str, ...]
    moves: int
    moment: Secret[Doing]


class Came(_Event, frozen=True, tag="came"):
    """The explorer's turn is at this moment now."""

    moment: Secret[Doing]


class Rolled(_Event, frozen=True, tag="rolled"):
    """`shown`: all faces that are no mummies, kept ones included; `aside`: mummies lying aside now."""

    shown: Secret[tuple[str, ...]]
    aside: int


class RollsAgain(_Event, frozen=True, tag="rolls_again"):
    """All other dice are rolled again; these faces stay."""

    kept: Secret[tuple[str, ...]]


class Announced(_Event, frozen=True, tag="announced"):
    """A die's result, binding from now on (AM-4.6)."""

    die: str
    pawn: str


class Moved(_Event, frozen=True, tag="moved"):
    pawn: str
    to: Secret[Spot]


class CardPlayed(_Event, frozen=True, tag="card_played"):
    seat: str
    card: str


class Cancelled(_Event, frozen=True, tag="cancelled"):
    """The mummy gets an intermediate move of so many steps (AM-6.1)."""

    steps: int


class MummysTurn(_Event, frozen=True, tag="mummys_turn"):
    pass


class MummyRolled(_Event, frozen=True, tag="mummy_rolled"):
    """`steps`: the number and the mummies that lie aside, together (AM-5.1)."""

    number: int
    steps: int


class Stepped(_Event, frozen=True, tag="stepped"):
    """The mummy has gone to this cell."""

    to: str


class Caught(_Event, frozen=True, tag="caught"):
    """A pawn is caught: one ankh goes to the mummy, the pawn to the dungeon, or off the board with its last ankh."""

    pawn: str
    to: Secret[Spot]


class MovedOut(_Event, frozen=True, tag="moved_out"):
    """The mummy's move is over; after an intermediate one all dice are free again."""

    frees: bool


class Ended(_Event, frozen=True, tag="ended"):
    ending: Ending


Event: TypeAlias = (
    Drawn
    | TurnBegun
    | Came
    | Rolled
    | RollsAgain
    | Announced
    | Moved
    | CardPlayed
    | Cancelled
    | MummysTurn
    | MummyRolled
    | Stepped
    | Caught
    | MovedOut
    | Ended
)


def apply(state: State, event: Event) -> State:
    """The state after the event."""
    return _FOLD[type(event)](state, event)


def _nobody(secret: Secret[Any], value: Any) -> Secret[Any]:
    return Secret(value, secret.seen_by)


def _drawn(state: State, event: Drawn) -> State:
    return replace(state, hands={**state.hands, event.seat: event.cards})


def _turn_begun(state: State, event: TurnBegun) -> State:
    return replace(
        state,
        turn=event.seat,
        stage=Stage.ROLLING,
        moment=event.moment,
        to_move=event.pawns,
        turns_left=event.moves,
        shown=_nobody(state.shown, ()),
        kept=_nobody(state.kept, ()),
        announced=None,
        pawn=None,
    )


def _came(state: State, event: Came) -> State:
    return replace(state, moment=event.moment)


def _rolled(state: State, event: Rolled) -> State:
    moment = Secret(Doing(Moment.CHOOSE), state.moment.seen_by)
    return replace(state, shown=event.shown, aside=event.aside, kept=_nobody(state.kept, ()), moment=moment)


def _rolls_again(state: State, event: RollsAgain) -> State:
    moment = Secret(Doing(Moment.ROLL), state.moment.seen_by)
    return replace(state, kept=event.kept, shown=_nobody(state.shown, known(event.kept)), moment=moment)


def _announced(state: State, event: Announced) -> State:
    left = tuple(pawn for pawn in state.to_move if pawn != event.pawn)
    moment = Secret(Doing(Moment.MOVE), state.moment.seen_by)
    return replace(state, stage=Stage.ANNOUNCED, announced=event.die, pawn=event.pawn, to_move=left, moment=moment)


def _moved(state: State, event: Moved) -> State:
    moment = Secret(Doing(Moment.MOVED), state.moment.seen_by)
    return replace(state, pawns={**state.pawns, event.pawn: event.to}, moment=moment)


def _card_played(state: State, event: CardPlayed) -> State:
    hand = state.hands[event.seat]
    left = hand.value if not isinstance(hand.value, tuple) else tuple(card for card in hand.value if card != event.card)
    return replace(
        state,
        hands={**state.hands, event.seat: Secret(left, hand.seen_by)},
        played={**state.played, event.seat: (*state.played[event.seat], event.card)},
        last_played=event.card,
        moment=Secret(Doing(Moment.PLAYED), state.moment.seen_by),
    )


def _no_moment(state: State) -> Secret[Doing]:
    """While the mummy moves, explorers have nothing to do; the next turn begins with a moment of its own."""
    return Secret(Doing(Moment.ROLL), state.moment.seen_by)


def _cancelled(state: State, event: Cancelled) -> State:
    return replace(state, stage=Stage.INTERMEDIATE, steps=event.steps, moment=_no_moment(state))


def _mummys_turn(state: State, _: MummysTurn) -> State:
    return replace(
        state,
        turn=state.mummy,
        stage=Stage.MUMMY_ROLL,
        moment=_no_moment(state),
        shown=_nobody(state.shown, ()),
        kept=_nobody(state.kept, ()),
        announced=None,
        pawn=None,
        to_move=(),
        turns_left=0,
    )


def _mummy_rolled(state: State, event: MummyRolled) -> State:
    return replace(state, stage=Stage.MUMMY_MOVE, steps=event.steps)


def _stepped(state: State, event: Stepped) -> State:
    return replace(state, mummy_cell=event.to, steps=state.steps - 1)


def _caught(state: State, event: Caught) -> State:
    left = state.ankhs[event.pawn] - 1
    return replace(
        state,
        ankhs={**state.ankhs, event.pawn: left},
        taken=state.taken + 1,
        pawns={**state.pawns, event.pawn: event.to},
        to_move=tuple(pawn for pawn in state.to_move if left or pawn != event.pawn),
    )


def _moved_out(state: State, event: MovedOut) -> State:
    return replace(state, steps=0, aside=0 if event.frees else state.aside)


def _ended(state: State, event: Ended) -> State:
    """Everything is shown once the game is over (AM-10.3)."""
    all_see = frozenset({*state.seats, PUBLIC})
    return replace(
        state,
        ending=event.ending,
        turn=None,
        stage=Stage.OVER,
        steps=0,
        pawns={pawn: Secret(cell.value, all_see) for pawn, cell in state.pawns.items()},
        hands={seat: Secret(hand.value, all_see) for seat, hand in state.hands.items()},
    )


_FOLD: Final[dict[type, Callable[[State, Any], State]]] = {
    Drawn: _drawn,
    TurnBegun: _turn_begun,
    Came: _came,
    Rolled: _rolled,
    RollsAgain: _rolls_again,
    Announced: _announced,
    Moved: _moved,
    CardPlayed: _card_played,
    Cancelled: _cancelled,
    MummysTurn: _mummys_turn,
    MummyRolled: _mummy_rolled,
    Stepped: _stepped,
    Caught: _caught,
    MovedOut: _moved_out,
    Ended: _ended,
}
