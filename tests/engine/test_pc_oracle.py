"""Engine and plain enumeration agree on scores, on the codes still possible, and on smallest contradictions."""

from __future__ import annotations

import random
from itertools import product

import pytest
from pc_oracle import COLOURS, Gem, all_codes, plain_answers, plain_possible, plain_scores, plain_smallest

from engine.games.pirate_code.honour import claims, codes_of, possible, smallest_contradiction
from engine.games.pirate_code.scoring import score
from engine.games.pirate_code.state import ANSWERS, Laid, Told

KINDS = [(3, False), (3, True), (4, False), (4, True)]


def random_turns(chance: random.Random, length: int, count: int) -> list[list[Gem]]:
    """Gems of some turns, each on a position of its own within a turn."""
    turns = []
    for _ in range(count):
        places = chance.sample(range(1, length + 1), chance.randint(1, min(3, length)))
        turns.append([(chance.choice(COLOURS), at) for at in places])
    return turns


def open_turns(code: tuple[str, ...], turns: list[list[Gem]]) -> list[list[Gem]]:
    """The turns without gems on positions that are gold by then, as the rules have it."""
    gold: set[int] = set()
    kept = []
    for gems in turns:
        gems = [gem for gem in gems if gem[1] not in gold]
        plain_scores(code, gold, gems)
        kept.append(gems)
    return [gems for gems in kept if gems]


def told_of(turns: list[list[Gem]], answers: list[str]) -> tuple[Told, ...]:
    numbered = [(gem, number) for number, gems in enumerate(turns, 1) for gem in gems]
    return tuple(
        Told(colour, at, answer, number) for ((colour, at), number), answer in zip(numbered, answers, strict=False)
    )


def engine_scores(code: tuple[str, ...], gold: tuple[str | None, ...], gems: list[Gem]) -> list[str]:
    """The engine's answers in the order of the gems; it gives the right ones first (PC-4.5)."""
    told = score(code, gold, [Laid("s1", at, colour) for colour, at in gems])
    answers = [answer for _, answer in told]
    assert answers == sorted(answers, key=lambda answer: answer != "gold")
    by_place = {gem.at: answer for gem, answer in told}
    return [by_place[at] for _, at in gems]


@pytest.mark.parametrize(("length", "repeats"), KINDS)
def test_scores_agree_for_every_code(length: int, repeats: bool) -> None:
    chance = random.Random(length + repeats)
    for code in all_codes(length, repeats):
        for _ in range(6):
            gold = {at for at in range(1, length + 1) if chance.random() < 0.3}
            places = [at for at in range(1, length + 1) if at not in gold]
            gems = [(chance.choice([*COLOURS, *code]), at) for at in places]
            chance.shuffle(gems)
            row = tuple(code[at - 1] if at in gold else None for at in range(1, length + 1))
            assert engine_scores(code, row, gems) == plain_scores(code, gold, gems)


def test_scores_agree_on_every_row_of_three() -> None:
    codes = all_codes(3, True)
    for code in codes[::7]:
        for row in product(COLOURS[:4], repeat=3):
            gems = list(zip(row, (1, 2, 3), strict=True))
            assert engine_scores(code, (None,) * 3, gems) == plain_scores(code, set(), gems)


@pytest.mark.parametrize(("length", "repeats"), KINDS)
def test_possible_codes_agree_with_enumeration_after_every_answer(length: int, repeats: bool) -> None:
    chance = random.Random(10 * length + repeats)
    codes, plain = codes_of(COLOURS, length, repeats), all_codes(length, repeats)
    for _ in range(25):
        code = chance.choice(plain)
        turns = open_turns(code, random_turns(chance, length, 5))
        answers = plain_answers(code, turns)
        gems = [gem for turn in turns for gem in turn]
        for count in range(1, len(gems) + 1):
            told = told_of(turns, answers[:count])
            seen = [turn for number, turn in enumerate(turns, 1) if number <= told[-1].scoring]
            waiting = [gem for turn in seen for gem in turn][count:]
            padded = [*answers[:count], *[None] * len(waiting)]
            mine = set(codes.members(possible(codes, told, waiting)))
            assert mine == set(plain_possible(plain, seen, padded))
            assert code in mine


@pytest.mark.parametrize(("length", "repeats"), [(3, False), (3, True), (4, False)])
def test_any_answers_are_refused_exactly_if_no_code_is_left(length: int, repeats: bool) -> None:
    """Also answers that no honest owner would give: random ones."""
    chance = random.Random(length)
    codes, plain = codes_of(COLOURS, length, repeats), all_codes(length, repeats)
    contradictions = 0
    for _ in range(60):
        turns = random_turns(chance, length, 3)
        gems = [gem for turn in turns for gem in turn]
        answers = [chance.choice(ANSWERS) for _ in gems]
        if any(_on_gold(turns, answers, number) for number in range(len(gems))):
            continue
        told = told_of(turns, answers)
        assert set(codes.members(possible(codes, told))) == set(plain_possible(plain, turns, answers))
        found = smallest_contradiction(claims(codes, told), codes.every)
        assert len(found) == plain_smallest(plain, turns, answers)
        partly = [answer if number in found else None for number, answer in enumerate(answers)]
        assert bool(plain_possible(plain, turns, partly)) is not bool(found), "the named answers do contradict"
        contradictions += bool(found)
    assert contradictions > 5


def _on_gold(turns: list[list[Gem]], answers: list[str], number: int) -> bool:
    """Whether a gem lies on a position that was answered gold before: that cannot be laid there."""
    gems = [gem for turn in turns for gem in turn]
    return any(gems[before][1] == gems[number][1] and answers[before] == "gold" for before in range(number))


def test_the_new_answer_is_always_in_a_smallest_contradiction() -> None:
    chance = random.Random(5)
    codes, plain = codes_of(COLOURS, 4, False), all_codes(4, False)
    compared = 0
    while compared < 40:
        code = chance.choice(plain)
        turns = open_turns(code, random_turns(chance, 4, 4))
        answers = plain_answers(code, turns)
        wrong = [*answers[:-1], chance.choice([answer for answer in ANSWERS if answer != answers[-1]])]
        told = told_of(turns, wrong)
        found = claims(codes, told)
        smallest = smallest_contradiction(found, codes.every, len(told) - 1)
        assert len(smallest) == len(smallest_contradiction(found, codes.every))
        if smallest:
            assert len(told) - 1 in smallest
            compared += 1
