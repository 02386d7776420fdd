"""Which piece is where: Aménophis' side of the sensor board (AM-9.1 to AM-9.5). Pure.

Every piece has places where it may be at this moment: where it belongs; until it has been seen there, also where it was
seen last, or in a hand; the pawn that is to be moved, anywhere. A look is explained by one place for each piece such
that they make what the sensors see. No explanation: a foul. Several that differ in what was done: a question.

Two watches. The explorers see all cells. What the mummy is told rests on her own cell alone, and it waits for
nothing else: so neither its words nor its time can tell of a pawn (AM-9.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final, TypeAlias

import msgspec

from engine.core.facts import seat_fact
from engine.core.rulings import Accepted, Fact, Finding, Refused
from engine.core.sensing import ANY, Belief, Carried, Look, Mark, Notice, NoticeKind, Put, Sensed, Watch
from engine.games.amenophis import reach
from engine.games.amenophis.actions import Go
from engine.games.amenophis.choices import closed_to_explorers, others_on
from engine.games.amenophis.facts import die_fact, pawn_fact
from engine.games.amenophis.state import ARROW, OFF, Moment, Stage, State

EXPLORERS: Final = "explorers"
MUMMYS_CELL: Final = "mummy"
REST_S: Final = 0.6
"""A pawn that is slid stays shorter than this on a cell that it only passes."""
MUMMY_REST_S: Final = 3.0
"""Time to carry her piece to the end of a declared way."""

MUMMY: Final = "*"
"""The mummy's piece; no pawn is called so."""
HAND: Final = ""
NORTH: Final = "north"
SOUTH: Final = "south"

Places: TypeAlias = dict[str, str]
"""Piece (a pawn, or the mummy) -> the cell where it is, or HAND: in nobody's cell."""


class Pieces(msgspec.Struct, frozen=True):
    """`homes`: where each piece belongs; `was`: where it was seen last; `may`: where it may be now; `mover`: the pawn
    that is to be moved."""

    homes: Places
    was: Places
    may: dict[str, frozenset[str]]
    mover: str | None


# ---- what the service asks for


def cells(game: Any) -> tuple[str, ...]:
    """Row by row."""
    return tuple(game.maze.cells)


def audience(state: State) -> frozenset[str] | None:
    """The explorers' side of the board (AM-10.2); everybody, once the game is over."""
    return None if state.stage is Stage.OVER else frozenset(state.still_in)


def watches(state: State) -> tuple[Watch, ...]:
    """The mummy's watch looks at her cell alone, which she has declared herself."""
    if state.stage is Stage.OVER:
        return ()
    everywhere = frozenset(state.maze.cells)
    return (
        Watch(EXPLORERS, everywhere, REST_S),
        Watch(MUMMYS_CELL, frozenset({state.mummy_cell}), MUMMY_REST_S),
    )


def carried(state: State, action: Any) -> Carried | None:
    """An explorer's pawn goes over the board; all else is said on the page, the mummy's steps before they are gone."""
    pawn = state.pawn
    if not isinstance(action, Go) or pawn is None or action.to == state.cell(pawn):
        return None
    way = _walk_of(state, pawn, action.to)
    return Carried(_name(state, pawn), way) if way else None


def _walk_of(state: State, pawn: str, to: str) -> tuple[str, ...]:
    home, closed = state.cell(pawn), closed_to_explorers(state)
    if state.announced != ARROW:
        return reach.walk(state.maze, home, to, int(state.announced or 0), closed)
    ways = reach.slides(state.maze, home, closed | others_on(state, pawn))
    return next(((home, *cells) for cells in ways if cells[-1] == to), ())


def marks(state: State, poles: bool) -> Mapping[Mark, tuple[Fact, ...]]:
    """What the sensors would see if every piece were where it belongs."""
    seen: dict[Mark, tuple[Fact, ...]] = {}
    for piece, cell in _homes(state).items():
        if cell:
            mark = (cell, _pole(piece, poles))
            seen[mark] = (*seen.get(mark, ()), _name(state, piece))
    return seen


def look(game: Any, belief: Belief | None, state: State, watch: str, sensed: Sensed) -> Look:
    """What this watch says of the board."""
    return _mummys_look(state, sensed) if watch == MUMMYS_CELL else _explorers_look(game, belief, state, sensed)


# ---- the mummy's own cell


def _mummys_look(state: State, sensed: Sensed) -> Look:
    """Her piece must stand on the last cell that she has declared, once her move is over (AM-9.4)."""
    cell = state.mummy_cell
    here = cell in sensed.blind or any(pole in (SOUTH, ANY) for _cell, pole in sensed.marks)
    if here or state.actor == state.mummy:
        return Look()
    finding = Finding("am-board-mummy-off", "AM-9.4", {"seat": seat_fact(state.mummy), "cell": cell})
    return Look(notices=(Notice(NoticeKind.FOUL, (finding,), (Put(seat_fact(state.mummy), cell),)),))


# ---- all cells


def _explorers_look(game: Any, belief: Belief | None, state: State, sensed: Sensed) -> Look:
    pieces = _pieces(belief or {}, state)
    found = _best(pieces, explanations(pieces, sensed))
    if not found:
        return Look(notices=(_unexplained(belief is None, state, pieces, sensed),))
    ends = sorted({_end(pieces, places) for places in found})
    if len(ends) > 1:
        return Look(notices=(_which(state, pieces, ends),))
    if ends[0] not in (HAND, pieces.homes.get(pieces.mover or "")):
        return _moved(game, state, pieces, ends[0], found[0])
    return _unmoved(game, state, pieces, found[0], sensed)


def _pieces(belief: Belief, state: State) -> Pieces:
    homes = _homes(state)
    may = {
        piece: frozenset({home}) if belief.get(piece, "?") == home else frozenset({home, HAND, belief.get(piece, HAND)})
        for piece, home in homes.items()
    }
    mover = _mover(state, homes, belief)
    if mover is not None:
        may[mover] = _anywhere(state, homes, mover)
    if state.actor == state.mummy:
        may[MUMMY] = _anywhere(state, homes, MUMMY)  # she may carry her piece ahead of her words
    return Pieces(homes, dict(belief), may, mover)


def _mover(state: State, homes: Places, belief: Belief) -> str | None:
    """The pawn to be moved, if it was seen where its move begins: after a takeback it has to come back first."""
    pawn = state.pawn if state.stage is Stage.ANNOUNCED and state.now is Moment.MOVE else None
    return pawn if pawn is not None and belief.get(pawn) == homes[pawn] else None


def _anywhere(state: State, homes: Places, piece: str) -> frozenset[str]:
    """But where another piece belongs: there it could not be told from that one, nor may it end there."""
    others = {home for other, home in homes.items() if other != piece}
    return frozenset(state.maze.cells) - others | {homes[piece], HAND}


def explanations(pieces: Pieces, sensed: Sensed) -> Iterator[Places]:
    """Every way to place the pieces that makes what the sensors see. Two pieces on a cell look like one."""
    seen = sensed.occupied
    choices = [sorted(_open(pieces, piece, sensed)) for piece in pieces.may]
    loose = sum(len(may) > 1 for may in pieces.may.values())
    fixed = {home for piece, home in pieces.homes.items() if len(pieces.may[piece]) == 1}
    if len(seen - fixed) > loose:
        return  # more pieces than could have moved: a bump
    for chosen in product(*choices):
        places = dict(zip(pieces.may, chosen, strict=True))
        made = {
            (cell, _pole(piece, sensed.poles)) for piece, cell in places.items() if cell and cell not in sensed.blind
        }
        if made == sensed.marks:
            yield places


def _open(pieces: Pieces, piece: str, sensed: Sensed) -> frozenset[str]:
    """Where a piece can be. A sensor that is not believed tells of no arrival: only who was there may be there."""
    cells = sensed.occupied | {HAND} | (sensed.blind & {pieces.homes[piece]})
    return pieces.may[piece] & cells


def _best(pieces: Pieces, found: Iterator[Places]) -> list[Places]:
    """Those that need the fewest pieces in a hand, for a hand explains too much; among them the fewest on their way."""
    all_found = list(found)
    fewest = min((_cost(pieces, places) for places in all_found), default=(0, 0))
    return [places for places in all_found if _cost(pieces, places) == fewest]


def _cost(pieces: Pieces, places: Places) -> tuple[int, int]:
    """A pawn that is out belongs into no cell, and the one that is to be moved may be anywhere."""
    away = [piece for piece, cell in places.items() if cell != pieces.homes[piece]]
    return sum(places[piece] == HAND for piece in away), sum(piece != pieces.mover for piece in away)


def _end(pieces: Pieces, places: Places) -> str:
    """Where the pawn is that was to be moved."""
    return places[pieces.mover] if pieces.mover is not None else HAND


def _moved(game: Any, state: State, pieces: Pieces, to: str, places: Places) -> Look:
    """The pawn that was to be moved has come to rest elsewhere (AM-9.5)."""
    act, seat = Go(to), state.turn or ""
    ruling = game.rule(state, seat, act)
    if isinstance(ruling, Accepted):
        return Look(((seat, act),), _on_their_way(state, pieces, places), _believed(pieces, places))
    objections = ruling.objections if isinstance(ruling, Refused) else (ruling.question,)
    side = _side(state)
    told = tuple(msgspec.structs.replace(objection, seen_by=side) for objection in objections)
    home = pieces.homes[pieces.mover or ""]
    return Look((), (Notice(NoticeKind.FOUL, told, (_put(state, pieces.mover or "", home),), (to,), side),))


def _unmoved(game: Any, state: State, pieces: Pieces, places: Places, sensed: Sensed) -> Look:
    notices = (*_about_mover(game, state, pieces, places, sensed), *_on_their_way(state, pieces, places))
    return Look((), notices, _believed(pieces, places))


def _believed(pieces: Pieces, places: Places) -> Belief:
    """Where each piece is; of one in a hand, where it was; a move is believed when it has been ruled."""
    seen = {
        piece: cell or (pieces.was.get(piece, HAND) if pieces.homes[piece] else HAND) for piece, cell in places.items()
    }
    return seen if pieces.mover is None else {**seen, pieces.mover: pieces.homes[pieces.mover]}


def _about_mover(game: Any, state: State, pieces: Pieces, places: Places, sensed: Sensed) -> Iterator[Notice]:
    mover = pieces.mover
    if mover is None:
        return
    home = pieces.homes[mover]
    if places[mover] == HAND:
        facts: dict[str, Fact] = {"pawn": _name(state, mover), "die": die_fact(state.announced or "")}
        yield _notice(state, NoticeKind.GUIDE, "am-board-lifted", "AM-9.5", facts)
    elif sensed.touched.count(home) > 1 and isinstance(game.rule(state, state.turn or "", Go(home)), Accepted):
        facts = {"pawn": _name(state, mover), "cell": home}
        yield _notice(state, NoticeKind.ASK, "am-board-there-and-back", "AM-9.5", facts)


def _on_their_way(state: State, pieces: Pieces, places: Places) -> tuple[Notice, ...]:
    """Pieces that a ruling has sent elsewhere, and that are not there yet."""
    free = {pieces.mover} | ({MUMMY} if state.actor == state.mummy else set())
    late = [piece for piece, cell in places.items() if piece not in free and cell != pieces.homes[piece]]
    if not late:
        return ()
    puts = tuple(_put(state, piece, pieces.homes[piece]) for piece in late)
    facts: dict[str, Fact] = {"pieces": tuple(_name(state, piece) for piece in late)}
    return (_notice(state, NoticeKind.GUIDE, "am-board-place", "AM-9.1", facts, puts),)


# ---- what nothing explains


def _unexplained(first: bool, state: State, pieces: Pieces, sensed: Sensed) -> Notice:
    """What stands wrong, and what to put where. `first`: the board has not been followed before."""
    seen = sensed.occupied
    fixed = {piece: home for piece, home in pieces.homes.items() if len(pieces.may[piece]) == 1}
    gone = [piece for piece, home in fixed.items() if home and not _is_seen(piece, home, sensed)]
    known = {home for home in pieces.homes.values() if home}
    clear = tuple(cell for cell in state.maze.cells if cell in seen - known)
    late = [piece for piece, may in pieces.may.items() if len(may) > 1 and pieces.homes[piece] not in seen]
    puts = tuple(_put(state, piece, pieces.homes[piece]) for piece in (*gone, *late) if piece != pieces.mover)
    if first:
        return _notice(state, NoticeKind.GUIDE, "am-board-set-up", "AM-9.1", {"count": len(puts)}, puts, clear)
    between = _between(state, pieces, sensed, clear)
    if between:
        facts: dict[str, Fact] = {"cells": between}
        return _notice(state, NoticeKind.GUIDE, "am-board-askew", "AM-9.1", facts)
    turned = [piece for piece in gone if pieces.homes[piece] in seen]
    if turned and sensed.poles:
        facts = {"pieces": tuple(_name(state, piece) for piece in turned)}
        return _notice(state, NoticeKind.FOUL, "am-board-turned", "AM-9.1", facts, puts, clear)
    code, more = _what_happened(state, pieces, gone, clear)
    return _notice(state, NoticeKind.FOUL, code, "AM-9.1", more, puts, clear)


def _is_seen(piece: str, cell: str, sensed: Sensed) -> bool:
    return cell in sensed.blind or (cell, _pole(piece, sensed.poles)) in sensed.marks


def _what_happened(
    state: State, pieces: Pieces, gone: list[str], clear: tuple[str, ...]
) -> tuple[str, dict[str, Fact]]:
    if len(gone) == 1 and len(clear) == 1:
        facts: dict[str, Fact] = {"pawn": _name(state, gone[0]), "from": pieces.homes[gone[0]], "cell": clear[0]}
        if pieces.mover is None:
            return "am-board-not-now", facts
        return "am-board-wrong-pawn", {**facts, "mover": _name(state, pieces.mover)}
    if len(gone) == 1 and not clear:
        return "am-board-missing", {"pawn": _name(state, gone[0]), "cell": pieces.homes[gone[0]]}
    if not gone and clear:
        return "am-board-too-much", {"cells": clear}
    return "am-board-differs", {"count": len(gone) + len(clear)}


def _between(state: State, pieces: Pieces, sensed: Sensed, extra: tuple[str, ...]) -> tuple[str, ...]:
    """The two neighbouring cells that one piece makes see a magnet, because it stands between them."""
    for one, other in ((one, other) for one in extra for other in extra if one < other):
        if not state.maze.adjacent(one, other):
            continue
        without = frozenset(mark for mark in sensed.marks if mark[0] != other)
        if any(True for _ in explanations(pieces, msgspec.structs.replace(sensed, marks=without))):
            return (one, other)
    return ()


def _which(state: State, pieces: Pieces, ends: list[str]) -> Notice:
    where = tuple(cell or pieces.homes[pieces.mover or ""] for cell in ends)
    facts: dict[str, Fact] = {"pawn": _name(state, pieces.mover or ""), "cells": where}
    return _notice(state, NoticeKind.ASK, "am-board-which", "AM-9.1", facts)


# ---- words


def _notice(
    state: State,
    kind: NoticeKind,
    code: str,
    clause: str,
    facts: dict[str, Fact],
    puts: tuple[Put, ...] = (),
    clear: tuple[str, ...] = (),
) -> Notice:
    side = _side(state)
    return Notice(kind, (Finding(code, clause, facts, seen_by=side),), puts, clear, side)


def _side(state: State) -> frozenset[str]:
    """The explorers who are still in the game (AM-9.2)."""
    return frozenset(state.still_in)


def _homes(state: State) -> Places:
    homes = {pawn: HAND if state.cell(pawn) == OFF else state.cell(pawn) for pawn in state.pawns}
    return {**homes, MUMMY: state.mummy_cell}


def _pole(piece: str, poles: bool) -> str:
    """The mummy's magnet is the other way round where the board can tell."""
    if not poles:
        return ANY
    return SOUTH if piece == MUMMY else NORTH


def _put(state: State, piece: str, cell: str) -> Put:
    return Put(_name(state, piece), cell)


def _name(state: State, piece: str) -> str:
    return seat_fact(state.mummy) if piece == MUMMY else pawn_fact(state, piece)
