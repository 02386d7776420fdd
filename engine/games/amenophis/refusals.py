"""Why an act is refused: every objection with its clause and the facts that help. `objections` explains; it is empty if
nothing speaks against the act.

To an explorer it may name what explorers know. To the mummy it names public facts alone: walls, start, dungeon, steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.core.facts import seat_fact
from engine.core.rulings import Finding
from engine.games.amenophis import reach, refusals_moves
from engine.games.amenophis.actions import (
    Action,
    Announce,
    Cancel,
    Done,
    Draw,
    GiveUp,
    Go,
    KeepAside,
    Play,
    Reroll,
    Roll,
    Step,
    Stop,
    Walk,
)
from engine.games.amenophis.attempt import Try
from engine.games.amenophis.choices import (
    closed_to_explorers,
    end_mask,
    has_two,
    is_dealt,
    may_give_up,
)
from engine.games.amenophis.facts import dice_fact, die_fact, pawn_fact
from engine.games.amenophis.state import ARROW, DICE, FACES, Moment, Stage, State

CARD_COLOURS: Final = "rbwgy"


def objections(tried: Try) -> tuple[Finding, ...]:
    """All that speaks against the act; empty: it is legal."""
    out_of_turn = tuple(_out_of_turn(tried, tried.action))
    return out_of_turn or tuple(_OBJECTIONS[type(tried.action)](tried, tried.action))


def _out_of_turn(tried: Try, action: Action) -> Iterator[Finding]:
    state, by = tried.state, tried.by
    if state.stage is Stage.OVER:
        yield tried.objects("am-no-over", "AM-7.1")
    elif by not in state.seats:
        yield tried.objects("am-no-seat", "AM-3.1")
    elif by != state.mummy and by not in state.still_in:
        yield tried.objects("am-no-out", "AM-5.3")
    elif state.stage is Stage.DEAL:
        if not isinstance(action, Draw):
            yield tried.objects("am-no-deal-first", "AM-2.4")
    elif isinstance(action, Draw):
        yield tried.objects("am-no-draw-now", "AM-2.4")
    elif by != state.actor:
        yield tried.objects("am-no-turn-of", "AM-3.1", at=seat_fact(state.actor))
    else:
        yield from _wrong_moment(tried, action)


def _wrong_moment(tried: Try, action: Action) -> Iterator[Finding]:
    """The acts that the moment allows at all; the rest is judged act by act."""
    state = tried.state
    if tried.by == state.mummy:
        allowed: tuple[type, ...] = (Roll,) if state.stage is Stage.MUMMY_ROLL else (Step, Stop)
        if not isinstance(action, allowed):
            code = "am-no-mummy-rolls" if state.stage is Stage.MUMMY_ROLL else "am-no-mummy-moves"
            yield tried.objects(code, _MUMMYS[state.stage])
        return
    moment = state.now
    if moment is None or isinstance(action, _ALLOWED[moment]):
        return
    code, clause = _INSTEAD[moment]
    if isinstance(action, Done) and moment in (Moment.CANCEL, Moment.ROLL, Moment.CHOOSE):
        code, clause = "am-no-done-yet", "AM-4.2"
    elif isinstance(action, Play) and moment is not Moment.PLAYED:
        code, clause = "am-no-move-no-card", "AM-4.13"
    elif isinstance(action, Cancel):
        code, clause = ("am-no-cancel-late", "AM-4.1") if state.aside else ("am-no-cancel-none", "AM-4.1")
    yield tried.objects(code, clause, die=die_fact(state.announced or "none"))


_MUMMYS: Final = {Stage.MUMMY_ROLL: "AM-5.1", Stage.MUMMY_MOVE: "AM-5.2", Stage.INTERMEDIATE: "AM-6.1"}
_ALLOWED: Final[dict[Moment, tuple[type, ...]]] = {
    Moment.CANCEL: (Cancel, KeepAside, Roll),
    Moment.ROLL: (Roll,),
    Moment.CHOOSE: (Announce, Reroll, GiveUp),
    Moment.MOVE: (Go, Walk),
    Moment.MOVED: (Play, Done),
    Moment.PLAYED: (Done,),
}
_INSTEAD: Final = {
    Moment.CANCEL: ("am-no-cancel-or-roll", "AM-4.1"),
    Moment.ROLL: ("am-no-roll-first", "AM-4.2"),
    Moment.CHOOSE: ("am-no-choose-first", "AM-4.6"),
    Moment.MOVE: ("am-no-move-first", "AM-4.6"),
    Moment.MOVED: ("am-no-moved", "AM-4.13"),
    Moment.PLAYED: ("am-no-played", "AM-4.13"),
}


# ---- the deal and the dice


def _draw(tried: Try, act: Draw) -> Iterator[Finding]:
    state, by = tried.state, tried.by
    if by == state.mummy:
        yield tried.objects("am-no-mummy-cards", "AM-2.4")
        return
    if is_dealt(state, by):
        yield tried.objects("am-no-drawn-already", "AM-2.4")
    unknown = [card for card in act.cards if card not in state.maze.symbols]
    if unknown:
        yield tried.objects("am-no-card", "AM-2.4", card=unknown[0][:20])
        return
    each = len(state.pawns_of(by))
    piles = Counter(card[0] for card in act.cards)
    wrong = tuple(f"pile:{pile}" for pile in CARD_COLOURS if piles[pile] != each)
    if wrong:
        clause = "AM-2.4" if each == 1 else "AM-8.1"
        yield tried.objects("am-no-piles", clause, piles=wrong, each=each)
    if len(set(act.cards)) < len(act.cards):
        yield tried.objects("am-no-card-twice", "AM-2.4")


def _roll(tried: Try, act: Roll) -> Iterator[Finding]:
    state = tried.state
    if tried.by == state.mummy:
        if len(act.die) != 1 or act.die[0] not in tried.numbers:
            yield tried.objects("am-no-mummy-die", "AM-5.1", numbers=tuple(sorted(tried.numbers)))
        return
    if state.now is Moment.CANCEL and state.aside == DICE:
        yield tried.objects("am-no-must-cancel", "AM-4.5", reading=True)
        return
    kept = len(state.kept.value) if isinstance(state.kept.value, tuple) else 0
    due = DICE - state.aside - kept
    if len(act.die) != due:
        yield tried.objects("am-no-dice-count", "AM-4.2", due=due, given=len(act.die), aside=state.aside)
    strange = [face for face in act.die if face not in FACES]
    if strange:
        yield tried.objects("am-no-face", "AM-2.5", face=strange[0][:20])


def _keep_aside(tried: Try, _: KeepAside) -> Iterator[Finding]:
    if tried.state.aside == DICE:
        yield tried.objects("am-no-must-cancel", "AM-4.5", reading=True)


def _cancel(_tried: Try, _: Cancel) -> Iterator[Finding]:
    return iter(())


def _reroll(tried: Try, act: Reroll) -> Iterator[Finding]:
    faces = Counter(tried.state.faces)
    missing = Counter(act.dice) - faces
    if missing:
        face = next(iter(missing))
        code = "am-no-so-many" if face in faces else "am-no-such-die"
        yield tried.objects(code, "AM-4.4", die=die_fact(face[:20]), shown=dice_fact(tried.state.faces))
    if act.dice and Counter(act.dice) == faces:
        yield tried.objects("am-no-reroll-all", "AM-4.4")
    elif act.dice and tried.rules.reroll == "all":
        yield tried.objects("am-no-reroll-some", "AM-4.4", count=sum(faces.values()))


def _give_up(tried: Try, _: GiveUp) -> Iterator[Finding]:
    if tried.rules.hemmed_in != "pass":
        yield tried.objects("am-no-give-up", "AM-4.15", reading=True)
    elif not may_give_up(tried.rules, tried.state):
        yield tried.objects("am-no-not-hemmed", "AM-4.15", reading=True)


def _announce(tried: Try, act: Announce) -> Iterator[Finding]:
    state = tried.state
    if act.face not in state.faces:
        yield tried.objects("am-no-such-die", "AM-4.6", die=die_fact(act.face[:20]), shown=dice_fact(state.faces))
    if act.pawn is None and has_two(state, tried.by) and len(state.to_move) > 1:
        yield tried.objects("am-no-pawn-named", "AM-8.1", reading=True)
        return
    pawn = act.pawn or state.to_move[0]
    if pawn not in state.to_move:
        yield tried.objects("am-no-pawn", "AM-8.1", reading=True, pawn=pawn[:20])
        return
    if act.face in state.faces and not end_mask(state, pawn, act.face):
        yield from _not_movable(tried, pawn, act.face)


def _not_movable(tried: Try, pawn: str, die: str) -> Iterator[Finding]:
    state = tried.state
    cell, closed = state.cell(pawn), closed_to_explorers(state)
    if die == ARROW:
        yield tried.objects("am-no-arrow", "AM-4.11", cell=cell)
        return
    ends = reach.ends(state.maze, cell, int(die), closed)
    if not ends:
        over_start = reach.ends(state.maze, cell, int(die), _bit(state, state.mummy_cell))
        yield tried.objects("am-no-way", "AM-4.9" if over_start else "AM-4.8", cell=cell, die=die_fact(die))
        return
    met = tuple(pawn_fact(state, other) for other in state.pawns if ends & _bit(state, state.cell(other)))
    yield tried.objects("am-no-free-end", "AM-4.10", die=die_fact(die), pawns=met)


def _bit(state: State, cell: str) -> int:
    return state.maze.bit(cell) if state.maze.has(cell) else 0


_OBJECTIONS: Final[dict[type, Callable[[Try, Any], Iterator[Finding]]]] = {
    Draw: _draw,
    Roll: _roll,
    KeepAside: _keep_aside,
    Cancel: _cancel,
    Reroll: _reroll,
    Announce: _announce,
    Go: refusals_moves.go,
    Walk: refusals_moves.walk,
    Play: refusals_moves.play,
    Done: refusals_moves.done,
    GiveUp: _give_up,
    Step: refusals_moves.step,
    Stop: refusals_moves.stop,
}
