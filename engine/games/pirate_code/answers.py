"""Codes that the referee does not know: answers, changes of answers, opened chests (PC-6.2 to PC-6.4).

An answer that fits no code any more is refused; `contradiction` finds the fewest answers that cannot all be right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.facts import colour_fact, colour_facts, seat_fact
from engine.core.rulings import Fact, Finding
from engine.games.pirate_code.actions import Answer, ChangeAnswers, OpenChest
from engine.games.pirate_code.endings import after_scoring, decide, finish, scored
from engine.games.pirate_code.honour import Codes, claims, codes_of, possible, smallest_contradiction
from engine.games.pirate_code.rules import Rules, Story
from engine.games.pirate_code.state import (
    ANSWERS,
    AnswersChanged,
    Code,
    Opened,
    Phase,
    Scored,
    State,
    Told,
)


def codes_under(rules: Rules, state: State) -> Codes:
    """All codes that the rules allow."""
    return codes_of(state.colours, rules.code_length, rules.repeats)


def waiting(state: State, owner: str) -> tuple[tuple[str, int], ...]:
    """The owner's gems of this scoring that are not answered."""
    return tuple((gem.colour, gem.at) for gem in state.to_answer if gem.on == owner)


def with_answer(state: State, owner: str, act: Answer) -> tuple[Told, ...]:
    """All answers of the owner and this one."""
    return (*state.told.get(owner, ()), Told(act.colour, act.at, act.answer, state.scoring))


def with_changes(state: State, owner: str, changes: dict[int, str]) -> tuple[Told, ...]:
    """The owner's answers, some of them changed."""
    told = list(state.told.get(owner, ()))
    for number, answer in changes.items():
        old = told[number - 1]
        told[number - 1] = Told(old.colour, old.at, answer, old.scoring, old.lies)
    return tuple(told)


def read_changes(act: ChangeAnswers) -> dict[int, str] | None:
    """`3=gold` as number and answer; None if one is not of that form."""
    changes: dict[int, str] = {}
    for word in act.changes:
        number, _, answer = word.partition("=")
        if not (number.isascii() and number.isdigit() and answer in ANSWERS):
            return None
        changes[int(number)] = answer
    return changes


def fits_some_code(rules: Rules, state: State, owner: str, told: Sequence[Told]) -> bool:
    """Whether some code is left under these answers."""
    return possible(codes_under(rules, state), told, _batch(state, owner, told)) != 0


def contradiction(rules: Rules, state: State, owner: str, told: Sequence[Told]) -> tuple[int, ...]:
    """The numbers (from 1) of the fewest answers that cannot all be right; empty if they can."""
    codes = codes_under(rules, state)
    found = claims(codes, told, _batch(state, owner, told))
    new = len(told) - 1 if len(told) > len(state.told.get(owner, ())) else None
    return tuple(index + 1 for index in smallest_contradiction(found, codes.every, new))


def _batch(state: State, owner: str, told: Sequence[Told]) -> tuple[tuple[str, int], ...]:
    """The gems that are scored together with the last answers."""
    return waiting(state, owner) if told and told[-1].scoring == state.scoring else ()


def can_change(rules: Rules, state: State, owner: str, changes: dict[int, str]) -> bool:
    """Whether the owner may change these answers now, whatever follows from it."""
    told = state.told.get(owner, ())
    return (
        not rules.entered
        and state.phase in (Phase.ROLL, Phase.ANSWER)
        and owner not in state.broken
        and bool(changes)
        and all(1 <= number <= len(told) and told[number - 1].at for number in changes)
        and all(told[number - 1].answer != answer for number, answer in changes.items())
    )


# What the acts bring.


def answer(story: Story, act: Answer) -> None:
    """One gem is scored by its owner."""
    scored(story, Scored(story.seat, act.at, act.colour, act.answer, story.rules.whole_rows))
    if not story.state.to_answer:
        after_scoring(story)


def change_answers(story: Story, act: ChangeAnswers) -> None:
    """Earlier answers change, seen by everybody; the gems are placed anew (PC-6.3)."""
    changes = read_changes(act) or {}
    before = story.state
    story.happens(AnswersChanged(story.seat, tuple(changes.items()), story.rules.whole_rows))
    for number, now in changes.items():
        _tell_change(story, before, number, now)
    if story.state.phase is Phase.ROLL and None not in story.state.areas[story.seat].gold:
        after_scoring(story)


def _tell_change(story: Story, before: State, number: int, now: str) -> None:
    old = before.told[story.seat][number - 1]
    new = story.state.told[story.seat][number - 1]
    gone = old.lies and not new.lies
    story.says(
        f"pc-changed-to-{now}" + ("-gone" if gone else ""),
        "PC-6.3",
        reading=gone,
        number=number,
        colour=colour_fact(old.colour),
        at=old.at,
        before=f"score:{old.answer}",
    )


def open_chest(story: Story, act: OpenChest) -> None:
    """What lies in the chest, compared with every answer of its owner (PC-6.4)."""
    wrong = _mismatches(story.rules, story.state, story.seat, act.code)
    story.happens(Opened(story.seat, act.code))
    story.says("pc-opened", "PC-6.4", reading=True, colours=colour_facts(act.code))
    if not story.rules.repeats and len(set(act.code)) < len(act.code):
        story.says("pc-opened-repeats", "PC-2.1")
    for item, right in wrong:
        story.says(
            "pc-opened-mismatch",
            "PC-6.4",
            reading=True,
            colour=colour_fact(item.colour),
            at=item.at,
            told=f"score:{item.answer}",
            right=f"score:{right}",
        )
    if wrong:
        story.says("pc-players-decide", "PC-6.4", reading=True)
    if story.state.to_open:
        return
    if story.state.ending is None:
        decide(story)
    else:
        finish(story)


def _mismatches(rules: Rules, state: State, owner: str, code: Code) -> list[tuple[Told, str]]:
    """The answers that the code in the chest makes wrong, with the right ones."""
    codes = codes_of(state.colours, rules.code_length, rules.repeats or len(set(code)) < len(code))
    chest = 1 << codes.all.index(code)
    told = state.told.get(owner, ())
    wrong = []
    for item, claim in zip(told, claims(codes, told), strict=True):
        if not claim & chest:
            wrong.append((item, _right_answer(codes, told, item, chest)))
    return wrong


def _right_answer(codes: Codes, told: Sequence[Told], item: Told, chest: int) -> str:
    index = next(index for index, other in enumerate(told) if other is item)
    for other in ANSWERS:
        changed = (*told[:index], Told(item.colour, item.at, other, item.scoring), *told[index + 1 :])
        if claims(codes, changed)[index] & chest:
            return other
    raise AssertionError("one of the three answers is right for every code")


# Why an answer is refused.


def contradiction_findings(rules: Rules, state: State, owner: str, told: Sequence[Told]) -> Iterator[Finding]:
    """For the owner alone: the fewest answers that cannot all be right, the new ones among them (PC-6.3)."""
    alone = frozenset({owner})
    numbers = contradiction(rules, state, owner, told)
    yield Finding("pc-contradiction", "PC-6.2", {"seat": seat_fact(owner), "count": len(numbers)}, seen_by=alone)
    given = state.told.get(owner, ())
    for number in numbers:
        item = told[number - 1]
        new = number > len(given) or given[number - 1].answer != item.answer
        facts: dict[str, Fact] = {"number": number, "colour": colour_fact(item.colour), "at": item.at}
        facts["told"] = f"score:{item.answer}"
        yield Finding("pc-contradiction-new" if new else "pc-contradiction-old", "PC-6.3", facts, seen_by=alone)
