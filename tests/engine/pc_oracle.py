"""Scoring and possible codes of Pirate Code, done a second time as plainly as can be: gem by gem, code by code."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product

COLOURS = ("white", "blue", "green", "red", "yellow", "black")

Gem = tuple[str, int]
Answered = tuple[str, int, str]


def all_codes(length: int, repeats: bool) -> list[tuple[str, ...]]:
    return list(product(COLOURS, repeat=length) if repeats else permutations(COLOURS, length))


def plain_scores(code: Sequence[str], gold: set[int], gems: Iterable[Gem]) -> list[str]:
    """The answers to the gems of one turn; adds the positions that turn gold to `gold`."""
    gems = list(gems)
    answers = ["?"] * len(gems)
    for number, (colour, at) in enumerate(gems):
        if code[at - 1] == colour:
            answers[number] = "gold"
            gold.add(at)
    for number, (colour, _) in enumerate(gems):
        if answers[number] == "?":
            open_ones = [other for other in range(1, len(code) + 1) if other not in gold and code[other - 1] == colour]
            answers[number] = "stays" if open_ones else "brown"
    return answers


def plain_answers(code: Sequence[str], turns: Sequence[Sequence[Gem]]) -> list[str]:
    """The answers to all gems, turn by turn."""
    gold: set[int] = set()
    return [answer for gems in turns for answer in plain_scores(code, gold, gems)]


def plain_possible(
    codes: Sequence[Sequence[str]], turns: Sequence[Sequence[Gem]], answers: Sequence[str | None]
) -> list[Sequence[str]]:
    """The codes under which the gems of these turns get these answers; None: not answered, or not looked at."""
    return [
        code
        for code in codes
        if all(told in (None, right) for told, right in zip(answers, plain_answers(code, turns), strict=True))
    ]


def plain_smallest(
    codes: Sequence[Sequence[str]], turns: Sequence[Sequence[Gem]], answers: Sequence[str | None]
) -> int:
    """How many answers a smallest contradicting set has, by trying all sets; 0 if some code fits all."""
    given = [number for number, answer in enumerate(answers) if answer is not None]
    if plain_possible(codes, turns, answers):
        return 0
    for size in range(1, len(given) + 1):
        for chosen in combinations(given, size):
            partly = [answer if number in chosen else None for number, answer in enumerate(answers)]
            if not plain_possible(codes, turns, partly):
                return size
    raise AssertionError("all answers together fit no code")
