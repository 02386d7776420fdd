"""Records, the fold, and the readable transcript: a game is what its records say, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.game import Game
from engine.core.notation import write
from engine.core.rulings import Accepted, Finding, Refused, Ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Record(msgspec.Struct, Generic[A, E], frozen=True):
    """One accepted act as it is kept: who, what, and what came of it. A refused act changes nothing."""

    by: str
    action: A
    events: tuple[E, ...]


class Step(msgspec.Struct, Generic[S, A, E], frozen=True):
    """One act as it was judged, and the state after it."""

    by: str
    action: A
    ruling: Ruling[E, A]
    state: S


def advance(game: Game[S, A, E], state: S, ruling: Ruling[E, A]) -> S:
    """The state after a ruling: the fold of its events, or the same state."""
    if isinstance(ruling, Accepted):
        for event in ruling.events:
            state = game.apply(state, event)
    return state


def play(game: Game[S, A, E], state: S, acts: Iterable[tuple[str, A]]) -> Iterator[Step[S, A, E]]:
    """Judges the acts one after the other; a refused act leaves the state as it was."""
    for by, action in acts:
        ruling = game.rule(state, by, action)
        state = advance(game, state, ruling)
        yield Step(by, action, ruling, state)


def records(steps: Iterable[Step[S, A, E]]) -> Iterator[Record[A, E]]:
    """What must be kept of a game to have it again."""
    for step in steps:
        if isinstance(step.ruling, Accepted):
            yield Record(step.by, step.action, step.ruling.events)


def fold(game: Game[S, A, E], state: S, kept: Iterable[Record[A, E]]) -> S:
    """The state that the records lead to from `state`."""
    for record in kept:
        for event in record.events:
            state = game.apply(state, event)
    return state


def transcript(
    steps: Iterable[Step[Any, Any, Any]], say: Callable[[Finding], str], show: Callable[[Any], str]
) -> Iterator[str]:
    """The game as text, a few lines an act: the act in notation, each sentence with its clause, the state after it.

    `say` puts a finding into words; `show` gives a state in one line. `+` happened, `-` objects, `?` asks, `!` advises.
    What only some seats may know is marked with them.
    """
    for step in steps:
        yield f"> {step.by} {write(step.action)}"
        yield from (f"  {line}" for line in _judgement(step.ruling, say))
        if isinstance(step.ruling, Accepted):
            yield f"  = {show(step.state)}"


def _judgement(ruling: Ruling[Any, Any], say: Callable[[Finding], str]) -> Iterator[str]:
    if isinstance(ruling, Accepted):
        yield from (_line("+", finding, say) for finding in ruling.findings)
        yield from (_line("!", finding, say) for finding in ruling.advice)
    elif isinstance(ruling, Refused):
        yield from (_line("-", finding, say) for finding in ruling.objections)
    else:
        yield _line("?", ruling.question, say)
        yield from (f"    {write(choice)}" for choice in ruling.choices)


def _line(mark: str, finding: Finding, say: Callable[[Finding], str]) -> str:
    reading = ", our reading" if finding.reading else ""
    alone = "" if finding.seen_by is None else f" (for {', '.join(sorted(finding.seen_by))} alone)"
    return f"{mark} {say(finding)} [{finding.clause}{reading}]{alone}"
