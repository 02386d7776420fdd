"""What an owner's answers say about a code that the referee does not know (PC-6.2): the set of codes still possible.

A set of codes is one whole number with a bit for each code. Each answer is such a set: it holds the codes under which
that answer is right. A gem of colour X, scored on position p, is gold if the code has X on p; else it stays if the code
has X on a position where no gem of X was scored so far, that turn's gems included (one there would have turned gold);
else it is wrong. So a set depends on public facts alone, never on other answers, and sets can be laid over each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import Final

from engine.games.pirate_code.state import ANSWERS, GOLD, STAYS, Code, Told


class Codes:
    """All codes of a length, with or without repeats; for each colour and position, those that have it there."""

    def __init__(self, colours: Sequence[str], length: int, repeats: bool) -> None:
        self.all: tuple[Code, ...] = tuple(
            product(colours, repeat=length) if repeats else permutations(colours, length)
        )
        self.every = (1 << len(self.all)) - 1
        self.length = length
        self.colours = tuple(colours)
        self._with = {
            (colour, at): sum(1 << bit for bit, code in enumerate(self.all) if code[at - 1] == colour)
            for colour in colours
            for at in range(1, length + 1)
        }

    def having(self, colour: str, at: int) -> int:
        """The codes with that colour on that position; at 0 (a place nobody told) none has."""
        return self._with.get((colour, at), 0)

    def right(self, colour: str, at: int, answer: str, tried: Iterable[int]) -> int:
        """The codes under which `answer` is right for a gem. `tried`: positions where its colour was scored so far,
        this turn's gems and its own position included."""
        here = self.having(colour, at)
        if answer == GOLD:
            return here
        tried = set(tried)
        elsewhere = 0
        for other in range(1, self.length + 1):
            if other not in tried and other != at:
                elsewhere |= self._with[colour, other]
        return (elsewhere if answer == STAYS else self.every & ~elsewhere) & ~here

    def members(self, codes: int) -> tuple[Code, ...]:
        """The codes of a set, in order."""
        return tuple(code for bit, code in enumerate(self.all) if codes >> bit & 1)


@lru_cache(maxsize=64)
def codes_of(colours: tuple[str, ...], length: int, repeats: bool) -> Codes:
    """The codes under these rules."""
    return Codes(colours, length, repeats)


def claims(codes: Codes, told: Sequence[Told], batch: Iterable[tuple[str, int]] = ()) -> tuple[int, ...]:
    """For each answer, the codes under which it is right. `batch`: gems (colour, position) of the last scoring that are
    not answered yet: they are scored together with those that are."""
    waiting = tuple(batch)
    last = told[-1].scoring if told else 0
    tried: dict[str, set[int]] = {}
    found: list[int] = []
    start = 0
    while start < len(told):
        end = start
        while end < len(told) and told[end].scoring == told[start].scoring:
            tried.setdefault(told[end].colour, set()).add(told[end].at)
            end += 1
        if told[start].scoring == last:
            for colour, at in waiting:
                tried.setdefault(colour, set()).add(at)
        found += [codes.right(item.colour, item.at, item.answer, tried[item.colour]) for item in told[start:end]]
        start = end
    return tuple(found)


def possible(codes: Codes, told: Sequence[Told], batch: Iterable[tuple[str, int]] = ()) -> int:
    """The codes that fit all answers."""
    left = codes.every
    for claim in claims(codes, told, batch):
        left &= claim
    return left


def fitting_answers(
    codes: Codes, told: Sequence[Told], colour: str, at: int, scoring: int, batch: Iterable[tuple[str, int]]
) -> tuple[str, ...]:
    """The answers to one gem that leave a possible code. `batch`: all gems scored with it and not answered, itself too.

    For bots and for random answers only: no player is ever offered fewer than all three (PC-6.5)."""
    waiting = tuple(batch)
    return tuple(answer for answer in ANSWERS if possible(codes, (*told, Told(colour, at, answer, scoring)), waiting))


def smallest_contradiction(found: Sequence[int], every: int, new: int | None = None) -> tuple[int, ...]:
    """The indices of a smallest set of claims that no code fits; empty if some code fits all of them.

    `new`: the claim without which some code fits all the others, so that it is in every such set. Looked for by size,
    so the first one found is a smallest. Each round takes one code that still fits and tries only the claims that rule
    it out.
    """
    start = every if new is None else found[new]
    sure = () if new is None else (new,)
    narrowed = [claim & start for claim in found]
    useful = _without_weaker(narrowed, start)
    for size in range(len(useful) + 1):
        chosen = _cover(narrowed, useful, start, size)
        if chosen is not None:
            return tuple(sorted((*sure, *chosen)))
    return ()


def _without_weaker(found: Sequence[int], every: int) -> tuple[int, ...]:
    """Indices without claims that say no more than another one does: of equal ones the earliest is kept."""
    return tuple(
        index
        for index, claim in enumerate(found)
        if claim != every
        and not any(
            other & claim == other and (other != claim or before < index)
            for before, other in enumerate(found)
            if before != index
        )
    )


def _cover(found: Sequence[int], useful: Sequence[int], left: int, size: int) -> tuple[int, ...] | None:
    if not left:
        return ()
    if not size:
        return None
    code = left & -left
    for index in useful:
        if not found[index] & code:
            rest = _cover(found, useful, left & found[index], size - 1)
            if rest is not None:
                return (index, *rest)
    return None


NOT_TOLD: Final = 0
"""The position of a brown gem that a written position does not tell."""
