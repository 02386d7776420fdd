"""What speaks against a move, a card, the end of a turn, and a step of the mummy: every objection (refusals.py)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.facts import seat_fact
from engine.core.rulings import Finding
from engine.core.secrets import UNKNOWN
from engine.games.amenophis import reach
from engine.games.amenophis.actions import Done, Go, Play, Step, Stop, Walk
from engine.games.amenophis.attempt import Try
from engine.games.amenophis.choices import (
    closed_to_explorers,
    closed_to_mummy,
    end_mask,
    mummy_steps,
    others_on,
    pile_is_spent,
    shown_before,
)
from engine.games.amenophis.facts import die_fact, pawn_fact
from engine.games.amenophis.state import ARROW, State

# ---- an explorer's move


def go(tried: Try, act: Go) -> Iterator[Finding]:
    state = tried.state
    if not state.maze.has(act.to):
        yield tried.objects("am-no-cell", "AM-2.1", cell=act.to[:20])
        return
    pawn, die = state.pawn or "", state.announced or ""
    if state.maze.bit(act.to) & end_mask(state, pawn, die):
        return
    before = len(tuple(_closed_cell(tried, act.to)))
    yield from _closed_cell(tried, act.to)
    other = state.pawn_on(act.to)
    if other not in (None, pawn):
        yield tried.objects("am-no-end-occupied", "AM-4.10", cell=act.to, pawn=pawn_fact(state, other or ""))
    elif not before:
        yield from _unreachable(tried, act.to)


def _unreachable(tried: Try, to: str) -> Iterator[Finding]:
    state = tried.state
    die, cell = state.announced or "", state.cell(state.pawn or "")
    could = state.maze.named(end_mask(state, state.pawn or "", die))
    if die == ARROW:
        yield tried.objects("am-no-arrow-end", "AM-4.11", cell=to, could=could)
        return
    yield tried.objects("am-no-walk", "AM-4.7", cell=to, start=cell, die=die_fact(die), could=could)
    yield from _in_the_way(tried, cell, to, int(die))


def _in_the_way(tried: Try, cell: str, to: str, steps: int) -> Iterator[Finding]:
    """The cell that nobody enters, where a walk would lead over it."""
    state, maze = tried.state, tried.state.maze
    closed = closed_to_explorers(state)
    for shut in dict.fromkeys((state.mummy_cell, maze.start, maze.dungeon)):
        if reach.ends(maze, cell, steps, closed & ~maze.bit(shut)) & maze.bit(to):
            yield from _closed_cell(tried, shut)


def _closed_cell(tried: Try, cell: str) -> Iterator[Finding]:
    maze = tried.state.maze
    if cell == tried.state.mummy_cell:
        yield tried.objects("am-no-mummy-cell", "AM-4.8", cell=cell)
    if cell == maze.start:
        yield tried.objects("am-no-start-cell", "AM-4.9", cell=cell)
    if cell == maze.dungeon:
        yield tried.objects("am-no-dungeon", "AM-4.9", cell=cell)


def walk(tried: Try, act: Walk) -> Iterator[Finding]:
    state = tried.state
    strange = [cell for cell in act.path if not state.maze.has(cell)]
    if strange or not act.path:
        yield tried.objects("am-no-cell", "AM-2.1", cell=(strange or ["-"])[0][:20])
        return
    pawn, die = state.pawn or "", state.announced or ""
    if die != ARROW and len(act.path) != int(die):
        yield tried.objects("am-no-length", "AM-4.7", count=len(act.path), die=die_fact(die))
    for here, there in zip((state.cell(pawn), *act.path), act.path, strict=False):
        yield from _bad_step(tried, here, there)
    yield from _arrow_path(tried, act) if die == ARROW else _number_end(tried, act.path[-1])


def _bad_step(tried: Try, here: str, there: str) -> Iterator[Finding]:
    maze = tried.state.maze
    if not maze.adjacent(here, there):
        yield tried.objects("am-no-side-step", "AM-4.7", here=here, cell=there)
    elif not maze.joined(here, there):
        yield tried.objects("am-no-wall", "AM-4.8", here=here, cell=there)
    yield from _closed_cell(tried, there)


def _number_end(tried: Try, end: str) -> Iterator[Finding]:
    state = tried.state
    if state.maze.bit(end) & others_on(state, state.pawn or ""):
        other = state.pawn_on(end)
        yield tried.objects("am-no-end-occupied", "AM-4.10", cell=end, pawn=pawn_fact(state, other or ""))


def _arrow_path(tried: Try, act: Walk) -> Iterator[Finding]:
    state = tried.state
    closed = closed_to_explorers(state) | others_on(state, state.pawn or "")
    ways = reach.slides(state.maze, state.cell(state.pawn or ""), closed)
    if act.path not in ways:
        could = tuple(way[-1] for way in ways)
        yield tried.objects("am-no-arrow-end", "AM-4.11", cell=act.path[-1], could=could)


def play(tried: Try, act: Play) -> Iterator[Finding]:
    state = tried.state
    here = state.cell(state.pawn or "")
    place = state.maze.symbols.get(act.card)
    if place is None:
        yield tried.objects("am-no-card", "AM-2.4", card=act.card[:20])
        return
    if place != here:
        yield tried.objects("am-no-symbol-here", "AM-4.13", card=f"card:{act.card}", cell=place, here=here)
    before = shown_before(state, act.card)
    hand = state.hands[tried.by].value
    if before is not None:
        yield tried.objects("am-no-shown-before", "AM-4.13", card=f"card:{act.card}", at=seat_fact(before))
    elif isinstance(hand, tuple) and act.card not in hand:
        yield tried.objects("am-no-own-card", "AM-4.13", card=f"card:{act.card}")
    elif hand is UNKNOWN and pile_is_spent(state, act.card):
        yield _pile_spent(tried, act.card)


def _pile_spent(tried: Try, card: str) -> Finding:
    """The claim contradicts what the player has shown earlier."""
    drawn = len(tried.state.pawns_of(tried.by))
    same = tuple(f"card:{played}" for played in tried.state.played[tried.by] if played[0] == card[0])
    return tried.objects("am-no-pile-spent", "AM-2.4", card=f"card:{card}", played=same, each=drawn)


def done(_tried: Try, _: Done) -> Iterator[Finding]:
    return iter(())


# ---- the mummy: public facts only


def step(tried: Try, act: Step) -> Iterator[Finding]:
    state = tried.state
    could = mummy_steps(tried.rules, state)
    if act.to in could:
        return
    wrong = tuple(_wrong_step(tried, act))
    yield from wrong
    if not wrong:
        yield tried.objects("am-no-stop", "AM-5.2", reading=True, left=state.steps - 1)
    yield tried.objects("am-no-other-step", "AM-5.2", here=state.mummy_cell, could=could)
    yield from (_closed_to_her(tried, cell) for cell in _shut_beside(state) if cell != act.to)


def _shut_beside(state: State) -> tuple[str, ...]:
    """The start cell and the dungeon look open to who stands beside them."""
    maze = state.maze
    return maze.named(maze.spread(maze.bit(state.mummy_cell)) & closed_to_mummy(state))


def _closed_to_her(tried: Try, cell: str) -> Finding:
    code = "am-no-start-cell" if cell == tried.state.maze.start else "am-no-dungeon"
    return tried.objects(code, "AM-4.9", cell=cell)


def _wrong_step(tried: Try, act: Step) -> Iterator[Finding]:
    state = tried.state
    maze, here = state.maze, state.mummy_cell
    if not maze.has(act.to):
        yield tried.objects("am-no-cell", "AM-2.1", cell=act.to[:20])
        return
    if not maze.adjacent(here, act.to):
        yield tried.objects("am-no-side-step", "AM-4.7", here=here, cell=act.to)
    elif not maze.joined(here, act.to):
        yield tried.objects("am-no-wall", "AM-4.8", here=here, cell=act.to)
    if maze.bit(act.to) & closed_to_mummy(state):
        yield _closed_to_her(tried, act.to)


def stop(tried: Try, _: Stop) -> Iterator[Finding]:
    if tried.rules.mummy_must_use_all:
        yield tried.objects("am-no-stop", "AM-5.2", reading=True, left=tried.state.steps)
