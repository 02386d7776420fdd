"""Any position, from plain data: checked, so that no game starts from what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.game import SetupError
from engine.core.secrets import Secret
from engine.games.pirate_code.answers import codes_under
from engine.games.pirate_code.choices import open_acts, prompts, unset, wants_hand
from engine.games.pirate_code.gems import gems, known_code
from engine.games.pirate_code.honour import claims
from engine.games.pirate_code.position_due import Due, read_due
from engine.games.pirate_code.position_told import History, told_of
from engine.games.pirate_code.refusals_codes import is_code
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.state import GEM, Area, Code, Laid, Phase, State


class AreaGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guessing area as it is written: the rows by position, null for an empty place."""

    guess: tuple[str | None, ...] = ()
    gold: tuple[str | None, ...] = ()
    brown: dict[str, int] = {}


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written: only `turn` is needed. `due`: what may be done next, by default `roll`: `set_code`,
    `roll`, `rolled:<colour>`, `choice`, `skeleton:<colour>`, `row`, `end_turn`, `answer:<seat>:<colour>@<position>`,
    `open_chest:<seat>`, `fill_hand`.

    `codes`: what lies in the chests; where the referee does not know the codes, it forgets them. `gem_chest`: what lies
    in the gem chest; without it, what lies nowhere else. `laid`: seat and position of the gems put there this turn.
    `history`: by owner, colour, position and answer of the gems scored so far, and, if it matters, the number of the
    scoring. `count`: guesses needed so far; `leg`: the number of the code that is guessed at (both: two players).
    """

    turn: str
    due: tuple[str, ...] = ("roll",)
    codes: dict[str, tuple[str, ...]] = {}
    areas: dict[str, AreaGiven] = {}
    gem_chest: dict[str, int] | None = None
    broken: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    hand: str | None = None
    rolled: str | tuple[str, ...] = ()
    laid: tuple[tuple[str, int], ...] = ()
    history: dict[str, tuple[History, ...]] = {}
    count: dict[str, int] = {}
    leg: int = 1
    locked: bool | None = None


def read_position(data: Mapping[str, Any]) -> Position:
    """A value of null counts as left out. Raises SetupError for an unknown key or a value of the wrong kind."""
    try:
        return msgspec.convert({key: value for key, value in data.items() if value is not None}, Position)
    except msgspec.ValidationError as error:
        known = ", ".join(Position.__struct_fields__)
        raise SetupError(f"the position cannot be read: {error}; a position has: {known}") from error


def place(rules: Rules, empty: State, position: Position) -> State:
    """The state of that position; `empty` is the game before its start. Raises SetupError."""
    _check_seats(empty, position)
    _check_colours(empty, position)
    due = read_due(rules, empty, position.due)
    state = replace(
        empty,
        turn=position.turn,
        phase=due.phase,
        codes=_codes(rules, empty, position),
        areas={seat: _area(rules, seat, position.areas.get(seat, AreaGiven())) for seat in empty.seats},
        empty=tuple(colour for colour in empty.colours if colour in position.empty),
        hand=_hand(rules, position, due),
        rolled=due.rolled or _rolled(position),
        due=due.guesses,
        to_open=due.to_open,
        count=_count(empty, position),
        leg=_leg(rules, position),
    )
    if state.phase is Phase.HAND and _is_before_the_game(state, position):
        state = replace(state, phase=Phase.SETUP)
    state = replace(state, laid=_laid(state, position), broken=_broken(state, position))
    state = _with_scoring(state, position, due)
    state = replace(state, chest=_chest(rules, state, position), locked=_locked(state, position))
    _check(rules, state)
    return state


def _check_seats(empty: State, position: Position) -> None:
    named = {
        "turn": [position.turn],
        "codes": list(position.codes),
        "areas": list(position.areas),
        "broken": list(position.broken),
        "laid": [on for on, _ in position.laid],
        "history": list(position.history),
        "count": list(position.count),
    }
    for where, seats in named.items():
        for seat in seats:
            if seat not in empty.seats:
                raise SetupError(f"`{where}` names {seat!r}, who does not play; the seats are {', '.join(empty.seats)}")


def _check_colours(empty: State, position: Position) -> None:
    named: dict[str, list[str | None]] = {
        "gem_chest": list(position.gem_chest or ()),
        "empty": list(position.empty),
        "hand": [position.hand],
    }
    for seat, code in position.codes.items():
        named[f"codes.{seat}"] = list(code)
    for seat, area in position.areas.items():
        named[f"areas.{seat}"] = [*area.guess, *area.gold, *area.brown]
    for seat, history in position.history.items():
        named[f"history.{seat}"] = [item[0] for item in history if item and isinstance(item[0], str)]
    for where, colours in named.items():
        for colour in colours:
            if colour is not None and colour not in empty.colours:
                known = ", ".join(empty.colours)
                raise SetupError(f"`{where}` has {colour!r}, which is no gem colour; they are {known}")
    for where, counts in (("gem_chest", position.gem_chest or {}), *_browns(position)):
        for colour, count in counts.items():
            if count < 0:
                raise SetupError(f"`{where}` has {count} {colour} gems; write 0 or more")


def _browns(position: Position) -> list[tuple[str, dict[str, int]]]:
    return [(f"areas.{seat}.brown", area.brown) for seat, area in position.areas.items()]


def _codes(rules: Rules, empty: State, position: Position) -> dict[str, Secret[Code]]:
    for seat, code in position.codes.items():
        if not is_code(rules, empty, code):
            kind = "" if rules.repeats else " different"
            raise SetupError(
                f"`codes.{seat}` is no code: it must be {rules.code_length}{kind} colours out of "
                f"{', '.join(empty.colours)} ({rules.length_clause})"
            )
    if not rules.entered:
        return empty.codes
    return {seat: Secret(code, frozenset({seat})) for seat, code in position.codes.items()}


def _area(rules: Rules, seat: str, given: AreaGiven) -> Area:
    rows = {}
    for name, row in (("guess", given.guess), ("gold", given.gold)):
        if row and len(row) != rules.code_length:
            raise SetupError(
                f"`areas.{seat}.{name}` has {len(row)} places, but a code has {rules.code_length} gems "
                f"({rules.length_clause}); write one entry a place, null where nothing lies"
            )
        rows[name] = row or (None,) * rules.code_length
    return Area(rows["guess"], rows["gold"], {colour: count for colour, count in given.brown.items() if count})


def _hand(rules: Rules, position: Position, due: Due) -> str | None:
    hand = position.hand or due.hand
    if hand and rules.bonus_colour is None:
        raise SetupError(f"`hand` has {hand!r}, but the variant 'skeleton_bonus' is not chosen; add it")
    return hand


def _rolled(position: Position) -> str | None:
    words = (position.rolled,) if isinstance(position.rolled, str) else position.rolled
    return words[0].removeprefix(GEM) if words else None


def _count(empty: State, position: Position) -> dict[str, int]:
    if position.count and not empty.count:
        raise SetupError("`count` counts guesses, which only the variant 'two_player' does; add it or drop `count`")
    return {seat: position.count.get(seat, 0) for seat in empty.count}


def _leg(rules: Rules, position: Position) -> int:
    last = 2 * rules.rounds if rules.match.counts else 1
    if not 1 <= position.leg <= last:
        raise SetupError(f"`leg` is {position.leg}; it must be from 1 to {last}, the number of codes to be guessed")
    return position.leg


def _is_before_the_game(state: State, position: Position) -> bool:
    """Whether the hand that is to be filled is the first one (PC-7.1): a turn that emptied it left gems on an area."""
    return not (position.locked or position.history or any(gems(area) for area in state.areas.values()))


def _laid(state: State, position: Position) -> tuple[Laid, ...]:
    laid = []
    for on, at in position.laid:
        row = state.areas[on].guess
        colour = row[at - 1] if 1 <= at <= len(row) else None
        if colour is None:
            raise SetupError(f"`laid` names position {at} of {on}, but no gem lies there in `areas.{on}.guess`")
        laid.append(Laid(on, at, colour))
    return tuple(laid)


def _broken(state: State, position: Position) -> tuple[str, ...]:
    for seat in position.broken:
        if None in state.areas[seat].gold:
            raise SetupError(f"`broken` names {seat}, but not every place of `areas.{seat}.gold` is filled")
    solved = tuple(seat for seat in state.seats if None not in state.areas[seat].gold)
    if state.phase is Phase.OPEN:
        return tuple(dict.fromkeys((*position.broken, *state.to_open)))
    return tuple(dict.fromkeys((*position.broken, *solved)))


def _with_scoring(state: State, position: Position, due: Due) -> State:
    """The gems scored so far, and those that wait for their score."""
    for on, colour, at in due.answers:
        row = state.areas[on].guess if on in state.areas else ()
        if not 1 <= at <= len(row) or row[at - 1] != colour:
            raise SetupError(f"`due` asks about {colour} on position {at} of {on}, but no such gem lies there")
    asked = tuple(Laid(on, at, colour) for on, colour, at in due.answers)
    unscored = {(gem.on, gem.at) for gem in (*state.laid, *asked)}
    told = {seat: told_of(state, seat, position.history.get(seat, ()), unscored) for seat in state.seats}
    last = max((items[-1].scoring for items in told.values() if items), default=0)
    ends = state.phase in (Phase.ANSWER, Phase.OPEN, Phase.HAND)
    return replace(
        state,
        told={seat: items for seat, items in told.items() if items},
        scoring=last + 1 if asked else last,
        to_answer=asked,
        closing=asked,
        fresh=state.to_open,
        turn_ends=ends,
        refill=state.phase is Phase.HAND,
        opened={},
    )


def _chest(rules: Rules, state: State, position: Position) -> Secret[dict[str, int]]:
    lying = [colour for area in state.areas.values() for colour in area.guess + area.gold if colour]
    lying += [colour for area in state.areas.values() for colour, count in area.brown.items() for _ in range(count)]
    lying += [state.hand] if state.hand else []
    hidden = [colour for code in position.codes.values() for colour in code]
    if position.gem_chest is not None:
        unknown = [] if rules.entered else hidden
        return Secret({c: position.gem_chest.get(c, 0) + unknown.count(c) for c in state.colours})
    known = lying + (hidden if rules.entered else [])
    for colour in state.colours:
        if lying.count(colour) > rules.gems_per_colour:
            raise SetupError(
                f"{lying.count(colour)} {colour} gems lie on the table, but there are {rules.gems_per_colour}; mend "
                f"the position or set the option 'gems_per_colour'"
            )
    return Secret({colour: rules.gems_per_colour - known.count(colour) for colour in state.colours})


def _locked(state: State, position: Position) -> bool:
    """Codes are locked by the first roll: once a gem lies anywhere, or a turn is under way."""
    if position.locked is not None:
        return position.locked
    started = any(told for told in state.told.values()) or bool(state.laid)
    return started or state.phase not in (Phase.SETUP, Phase.ROLL)


def _check(rules: Rules, state: State) -> None:
    owners = rules.match.owners(state)
    if state.phase is not Phase.SETUP:
        missing = [seat for seat in owners if seat not in state.codes]
        if missing:
            raise SetupError(f"the code of {missing[0]} is not given; add it to `codes`, or let `due` be 'set_code'")
    elif not unset(rules, state) and not wants_hand(rules, state):
        raise SetupError("`due` is 'set_code' or 'fill_hand', but nothing of that is missing; let it be 'roll'")
    open_codes = [seat for seat in owners if seat not in state.broken]
    if state.phase is not Phase.OPEN and len(open_codes) < (1 if rules.match.counts else 2):
        raise SetupError("all codes but one are broken, so the game is over; a position must have something to play")
    if state.phase is Phase.GUESS and not open_acts(rules, state, state.mover):
        raise SetupError("nothing can be done with the guesses that are `due`; let it be 'end_turn'")
    _check_told(rules, state)
    if not prompts(rules, state):
        raise SetupError("nothing is `due`; write what may be done next, such as 'roll'")


def _check_told(rules: Rules, state: State) -> None:
    """What was scored must fit the code, or some code where the referee knows none."""
    for owner in rules.match.owners(state):
        told = state.told.get(owner, ())
        codes = codes_under(rules, state)
        code = known_code(state.codes.get(owner))
        fits = 1 << codes.all.index(code) if code else codes.every
        for item, claim in zip(told, claims(codes, told), strict=True):
            fits &= claim
            if not fits:
                where = f" on position {item.at}" if item.at else ""
                whose = "the code" if code else "any code that fits the gems before it"
                raise SetupError(
                    f"the {item.colour} gem{where} of {owner} counts as {item.answer!r}, which does not fit {whose} of "
                    f"{owner}; mend `areas.{owner}` or `history.{owner}`, or name a gem put there this turn in `laid`"
                )
