"""Any position, written as plain data: checked and built."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from engine.core.game import SetupError
from engine.core.secrets import UNKNOWN, Secret
from engine.games.amenophis.rules import Rules
from engine.games.amenophis.state import ARROW, DICE, FACES, MUMMY, NUMBERS, OFF, Doing, Moment, Spot, Stage, State

_PHASES: Final[dict[str, tuple[Stage, Moment]]] = {
    "turn_start": (Stage.ROLLING, Moment.CANCEL),
    "roll": (Stage.ROLLING, Moment.ROLL),
    "rolled": (Stage.ROLLING, Moment.CHOOSE),
    "announced": (Stage.ANNOUNCED, Moment.MOVE),
    "moved": (Stage.ANNOUNCED, Moment.MOVED),
    "played": (Stage.ANNOUNCED, Moment.PLAYED),
    "mummy_roll": (Stage.MUMMY_ROLL, Moment.ROLL),
    "mummy_move": (Stage.MUMMY_MOVE, Moment.ROLL),
    "intermediate": (Stage.INTERMEDIATE, Moment.ROLL),
}


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explorer's cards. `hand` null: nobody has told the referee."""

    hand: tuple[str, ...] | None = None
    played: tuple[str, ...] = ()


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`aside_mummy`: how many show a mummy and lie aside; `shown`: the other faces of this turn's roll (in the phase
    roll: those that are not rolled again)."""

    aside_mummy: int = 0
    shown: tuple[str, ...] | None = None
    announced: str | None = None


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`to_act`: a seat. `phase`: turn_start, roll, rolled, announced, moved, played, mummy_roll, mummy_move or
    intermediate. `pawn`: the announced one; `to_move`: those that may still move; `cancelled_by`: whose cancel gave an
    intermediate move."""

    to_act: str
    phase: str = "turn_start"
    steps_left: int | None = None
    pawn: str | None = None
    to_move: tuple[str, ...] | None = None
    turns_left: int | None = None
    cancelled_by: str | None = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A written position. `maze`: the ASCII map, if not the board's. `pawns`: pawn -> cell or "off"; `owners`: pawn ->
    seat, where a pawn is not named like its seat. `ankhs`: pawn -> ankhs, and the mummy's. `last_played`: the newest
    card on the table. `start`, `dungeon` and `symbols` repeat the map and must agree with it."""

    mummy: str
    pawns: dict[str, str]
    turn: Turn
    maze: tuple[str, ...] | str | None = None
    start: str | None = None
    dungeon: str | None = None
    symbols: dict[str, str] | None = None
    owners: dict[str, str] | None = None
    cards: dict[str, Cards] = {}
    ankhs: dict[str, int] | None = None
    dice: Dice = Dice()
    eliminated: tuple[str, ...] = ()
    last_played: str = ""
    ankhs_to_win: int | None = None


def read_position(data: Mapping[str, object]) -> Position:
    """The data as a Position. Raises SetupError."""
    try:
        return msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise SetupError(f"the position is not understood: {error}; see `referee schema amenophis`") from error


def place(rules: Rules, start: State, told: Position) -> State:
    """The position on a fresh state. Raises SetupError: what is wrong, where, how to mend it."""
    _check_map(start, told)
    owners = _owners(start, told)
    state = replace(start, owners=owners)
    _check_cells(state, told)
    _check_cards(state, told)
    state = replace(
        state,
        mummy_cell=told.mummy,
        pawns={pawn: Secret(Spot(told.pawns[pawn]), state.everybody_exploring) for pawn in owners},
        hands={seat: _hand(told, seat) for seat in state.explorers},
        played={seat: _cards(told, seat).played for seat in state.explorers},
        last_played=told.last_played,
        ankhs_to_win=told.ankhs_to_win or state.ankhs_to_win,
        **_ankhs(rules, state, told),
    )
    return _turn(state, told)


def _check_map(state: State, told: Position) -> None:
    maze = state.maze
    for name, given, is_so in (("start", told.start, maze.start), ("dungeon", told.dungeon, maze.dungeon)):
        if given is not None and given != is_so:
            raise SetupError(f"`{name}` says {given!r}, and the map has it at {is_so!r}; mend one of them")
    for card, cell in (told.symbols or {}).items():
        if maze.symbols.get(card) != cell:
            raise SetupError(f"`symbols` puts {card!r} at {cell!r}, and the map at {maze.symbols.get(card)!r}")


def _owners(start: State, told: Position) -> dict[str, str]:
    """Pawn -> seat: as told, or each seat's own, or two pawns of the only explorer."""
    pawns = tuple(told.pawns)
    if told.owners is not None:
        owners = dict(told.owners)
    elif len(start.explorers) == 1:
        owners = dict.fromkeys(pawns, start.explorers[0])
    else:
        owners = {seat: seat for seat in start.explorers}
    if set(owners) != set(pawns) or not set(owners.values()) == set(start.explorers):
        raise SetupError(
            f"`pawns` names {', '.join(pawns) or 'none'}; every explorer of {', '.join(start.explorers)} needs a pawn "
            "named like the seat, or `owners` saying whose each one is"
        )
    return owners


def _check_cells(state: State, told: Position) -> None:
    maze = state.maze
    if not maze.has(told.mummy):
        raise SetupError(f"`mummy` stands on {told.mummy!r}, which is no cell of the map")
    seen: dict[str, str] = {}
    for pawn, cell in told.pawns.items():
        if cell != OFF and not maze.has(cell):
            raise SetupError(f"`pawns.{pawn}` is {cell!r}: no cell of the map; write a cell such as c3, or 'off'")
        if cell == told.mummy and cell not in (maze.start, maze.dungeon):
            raise SetupError(f"`pawns.{pawn}` and the mummy are both on {cell}; that cannot be (AM-5.3)")
        if cell in seen and cell not in (OFF, maze.start, maze.dungeon):
            raise SetupError(f"`pawns.{pawn}` and `pawns.{seen[cell]}` are both on {cell}; move one (AM-4.10)")
        seen[cell] = pawn


def _cards(told: Position, seat: str) -> Cards:
    return told.cards.get(seat, Cards())


def _hand(told: Position, seat: str) -> Secret[Any]:
    cards = _cards(told, seat)
    return Secret(UNKNOWN if cards.hand is None else cards.hand, frozenset({seat}))


def _check_cards(state: State, told: Position) -> None:
    """Each card is in one place, and nobody has more than were drawn of a pile (AM-2.4, AM-8.1)."""
    strange = set(told.cards) - set(state.explorers)
    if strange:
        raise SetupError(f"`cards` names {min(strange)!r}, who is no explorer; they are {', '.join(state.explorers)}")
    seen: dict[str, str] = {}
    for seat in state.explorers:
        cards = _cards(told, seat)
        each = len(state.pawns_of(seat))
        for card in (*(cards.hand or ()), *cards.played):
            if card not in state.maze.symbols:
                raise SetupError(f"`cards.{seat}`: {card!r} is no card of the map")
            if card in seen:
                raise SetupError(
                    f"`cards.{seat}`: {card!r} is with {seen[card]} already; there is one of each (AM-2.4)"
                )
            seen[card] = seat
            if sum(other[0] == card[0] and owner == seat for other, owner in seen.items()) > each:
                raise SetupError(f"`cards.{seat}` has more than {each} of the pile of {card!r}; take one out (AM-2.4)")
        if cards.hand == () and cards.played:
            raise SetupError(f"`cards.{seat}`: all are played, so the game is over (AM-7.1); leave one in `hand`")


def _ankhs(rules: Rules, state: State, told: Position) -> dict[str, Any]:
    given = dict(told.ankhs or {})
    taken = given.pop(state.mummy, given.pop(MUMMY, 0))
    unknown = set(given) - set(state.owners)
    if unknown:
        raise SetupError(f"`ankhs` names {min(unknown)!r}, which is no pawn; the pawns are {', '.join(state.owners)}")
    ankhs = {pawn: given.get(pawn, rules.ankhs) for pawn in state.owners}
    for pawn, left in ankhs.items():
        out = told.pawns[pawn] == OFF or state.owners[pawn] in told.eliminated
        if left < 0 or (left == 0) != out:
            raise SetupError(f"`ankhs.{pawn}` is {left}, and the pawn is {told.pawns[pawn]!r}; 0 goes with 'off' alone")
    return {"ankhs": ankhs, "taken": taken}


def _turn(state: State, told: Position) -> State:
    turn, dice = told.turn, told.dice
    if turn.phase not in _PHASES:
        raise SetupError(f"`turn.phase` is {turn.phase!r}; write one of {', '.join(_PHASES)}")
    stage, moment = _PHASES[turn.phase]
    mummys = stage in (Stage.MUMMY_ROLL, Stage.MUMMY_MOVE, Stage.INTERMEDIATE)
    if mummys != (turn.to_act == state.mummy) or (not mummys and turn.to_act not in state.still_in):
        raise SetupError(f"`turn.to_act` is {turn.to_act!r}, who does not act in the phase {turn.phase!r}; mend one")
    if moment is Moment.CANCEL and not dice.aside_mummy:
        moment = Moment.ROLL
    shown = () if turn.phase == "turn_start" else tuple(dice.shown or ())
    _check_dice(dice, shown, moment)
    seat = _whose(state, turn, stage)
    pawns = tuple(pawn for pawn in state.pawns_of(seat) if state.ankhs[pawn]) if seat in state.explorers else ()
    pawn = turn.pawn or (pawns[0] if pawns else None)
    to_move = turn.to_move if turn.to_move is not None else pawns
    announced = stage is Stage.ANNOUNCED
    state = replace(
        state,
        turn=seat,
        stage=stage,
        moment=Secret(Doing(moment), state.everybody_exploring),
        aside=dice.aside_mummy,
        shown=Secret(shown, state.shown.seen_by),
        kept=Secret(shown if turn.phase == "roll" else (), state.kept.seen_by),
        announced=dice.announced,
        pawn=pawn if announced else None,
        to_move=tuple(other for other in to_move if not (announced and other == pawn)),
        turns_left=_turns_left(state, turn, seat, {*to_move, pawn} if announced else to_move),
        steps=_steps(turn, stage, dice),
    )
    if announced and dice.announced is None:
        raise SetupError("`dice.announced` is missing in a phase after the announcement; say the result")
    return state


def _turns_left(state: State, turn: Turn, seat: str, to_move: Collection[str | None]) -> int:
    """As told, or one for each pawn that may move, the announced one included."""
    if turn.turns_left is not None or seat == state.mummy:
        return turn.turns_left or 0
    return max(1, len(to_move))


def _whose(state: State, turn: Turn, stage: Stage) -> str:
    """Whose turn it is: in an intermediate move that of the explorer who has cancelled."""
    if stage is not Stage.INTERMEDIATE:
        return turn.to_act
    seat = turn.cancelled_by or state.still_in[0]
    if seat not in state.still_in:
        raise SetupError(f"`turn.cancelled_by` is {seat!r}; name an explorer who is in the game")
    return seat


def _steps(turn: Turn, stage: Stage, dice: Dice) -> int:
    if stage is Stage.INTERMEDIATE:
        return turn.steps_left if turn.steps_left is not None else dice.aside_mummy
    if stage is Stage.MUMMY_MOVE:
        if turn.steps_left is None:
            raise SetupError("`turn.steps_left` is missing in the phase mummy_move; say how many steps she has left")
        return turn.steps_left
    return 0


def _check_dice(dice: Dice, shown: tuple[str, ...], moment: Moment) -> None:
    if not 0 <= dice.aside_mummy <= DICE:
        raise SetupError(f"`dice.aside_mummy` is {dice.aside_mummy}; there are {DICE} dice")
    if any(face not in FACES or face == MUMMY for face in shown):
        raise SetupError("`dice.shown` holds the faces that are no mummies: 1, 2, 3, 4 or arrow")
    if moment is Moment.CHOOSE and len(shown) + dice.aside_mummy != DICE:
        raise SetupError(
            f"{len(shown)} dice shown and {dice.aside_mummy} aside are not {DICE}; mend `dice.shown` or `aside_mummy`"
        )
    if len(shown) + dice.aside_mummy > DICE:
        raise SetupError(f"{len(shown)} dice shown and {dice.aside_mummy} aside are more than {DICE}; mend one of them")
    if dice.announced not in (None, ARROW, *NUMBERS):
        raise SetupError(f"`dice.announced` is {dice.announced!r}; write 1, 2, 3, 4 or arrow")
