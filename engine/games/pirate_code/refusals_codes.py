"""What speaks against a code, an answer about one, or an opened chest. Said to the owner alone where it could tell of a
code (PC-6.1, PC-6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.facts import colour_fact, colour_facts, seat_fact
from engine.core.rulings import Finding
from engine.games.pirate_code.actions import Answer, ChangeAnswers, OpenChest, SetCode
from engine.games.pirate_code.answers import (
    contradiction_findings,
    fits_some_code,
    read_changes,
    waiting,
    with_answer,
    with_changes,
)
from engine.games.pirate_code.attempt import Try
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.state import ANSWERS, Code, Phase, State, Told


def is_code(rules: Rules, state: State, code: Code) -> bool:
    """Whether these gems are a code (PC-2.1, PC-8.1, PC-9.1)."""
    return fills_chest(rules, state, code) and (rules.repeats or len(set(code)) == len(code))


def fills_chest(rules: Rules, state: State, code: Code) -> bool:
    """Whether so many gems of such colours lie in a chest, be they equal or not."""
    return len(code) == rules.code_length and all(colour in state.colours for colour in code)


def set_code(attempt: Try, act: SetCode) -> Iterator[Finding]:
    """Everything that speaks against this code; for the owner alone."""
    state, rules = attempt.state, attempt.rules
    if not rules.entered:
        yield attempt.objects("pc-code-stays-in-chest", "PC-6.2")
    if attempt.by not in rules.match.owners(state):
        yield attempt.objects("pc-not-setting", "PC-8.1", turn=seat_fact(state.mover))
    if state.locked:
        yield attempt.objects("pc-code-is-locked", "PC-6.1")
    yield from _not_a_code(attempt, act.code)


def _not_a_code(attempt: Try, code: Code) -> Iterator[Finding]:
    state, rules = attempt.state, attempt.rules
    if len(code) != rules.code_length:
        yield attempt.objects("pc-code-length", rules.length_clause, count=rules.code_length, given=len(code))
    for colour in dict.fromkeys(code):
        if colour not in state.colours:
            yield attempt.objects("pc-no-such-colour", "PC-2.1", word=colour, colours=colour_facts(state.colours))
    if not rules.repeats:
        again = dict.fromkeys(colour for colour in code if code.count(colour) > 1 and colour in state.colours)
        for colour in again:
            yield attempt.objects("pc-code-repeats", "PC-2.1", colour=colour_fact(colour), count=code.count(colour))


def answer(attempt: Try, act: Answer) -> Iterator[Finding]:
    """Everything that speaks against this answer."""
    state, rules = attempt.state, attempt.rules
    if rules.entered:
        yield attempt.objects("pc-referee-scores", "PC-6.1")
        return
    if act.answer not in ANSWERS:
        yield attempt.objects("pc-no-such-answer", "PC-6.2", name=act.answer, answers=_answers())
    asked = waiting(state, attempt.by)
    if (act.colour, act.at) not in asked:
        if state.phase is Phase.ANSWER:
            yield attempt.objects("pc-gem-not-asked", "PC-6.2", at=act.at, count=len(asked))
        else:
            yield attempt.objects("pc-nothing-to-answer", "PC-6.2")
    elif act.answer in ANSWERS:
        yield from _contradicts(attempt, with_answer(state, attempt.by, act))


def _answers() -> tuple[str, ...]:
    return tuple(f"score:{answer}" for answer in ANSWERS)


def _contradicts(attempt: Try, told: tuple[Told, ...]) -> Iterator[Finding]:
    if not fits_some_code(attempt.rules, attempt.state, attempt.by, told):
        yield from contradiction_findings(attempt.rules, attempt.state, attempt.by, told)


def change_answers(attempt: Try, act: ChangeAnswers) -> Iterator[Finding]:
    """Everything that speaks against changing these answers."""
    state, rules = attempt.state, attempt.rules
    if rules.entered:
        yield attempt.objects("pc-referee-scores", "PC-6.1")
        return
    changes = read_changes(act)
    told = state.told.get(attempt.by, ())
    if not changes:
        yield attempt.objects("pc-change-form", "PC-6.3", answers=_answers())
        return
    if attempt.by in state.broken:
        yield attempt.objects("pc-chest-is-open", "PC-6.4", True)
    if state.phase not in (Phase.ROLL, Phase.ANSWER):
        yield attempt.objects("pc-change-later", "PC-6.3")
    bad = [number for number in changes if not (1 <= number <= len(told) and told[number - 1].at)]
    for number in bad:
        yield attempt.objects("pc-no-such-number", "PC-6.3", number=number, count=len(told))
    if bad:
        return
    for number, new in changes.items():
        if told[number - 1].answer == new:
            yield attempt.objects("pc-answer-is-that", "PC-6.3", number=number, told=f"score:{new}")
    yield from _contradicts(attempt, with_changes(state, attempt.by, changes))


def open_chest(attempt: Try, act: OpenChest) -> Iterator[Finding]:
    """Everything that speaks against what is said to lie in the chest."""
    state, rules = attempt.state, attempt.rules
    if rules.entered:
        yield attempt.objects("pc-chest-stays-shut", "PC-6.1")
        return
    if attempt.by not in state.to_open:
        yield attempt.objects("pc-chest-not-due", "PC-6.4", True)
    if len(act.code) != rules.code_length:
        yield attempt.objects("pc-code-length", rules.length_clause, count=rules.code_length, given=len(act.code))
    for colour in dict.fromkeys(act.code):
        if colour not in state.colours:
            yield attempt.objects("pc-no-such-colour", "PC-2.1", word=colour, colours=colour_facts(state.colours))
