"""What is due next in a written position."""

from __future__ import annotations

import msgspec

from engine.core.game import SetupError
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.state import CHOICE, ROLLED, ROW, SKELETON, Phase, State


class Due(msgspec.Struct, frozen=True):
    """`answers`: owner, colour and position of each gem to be scored."""

    phase: Phase
    guesses: tuple[str, ...] = ()
    rolled: str | None = None
    hand: str | None = None
    answers: tuple[tuple[str, str, int], ...] = ()
    to_open: tuple[str, ...] = ()


_PHASES = {
    "set_code": Phase.SETUP,
    "roll": Phase.ROLL,
    ROLLED: Phase.GUESS,
    CHOICE: Phase.GUESS,
    SKELETON: Phase.GUESS,
    ROW: Phase.GUESS,
    "end_turn": Phase.END,
    "answer": Phase.ANSWER,
    "open_chest": Phase.OPEN,
}


def read_due(rules: Rules, empty: State, words: tuple[str, ...]) -> Due:
    """Raises SetupError for a word that says nothing, or for words that do not go together."""
    parts = [word.partition(":") for word in words]
    phases = {_phase(word, head, words) for word, (head, _, _) in zip(words, parts, strict=True)}
    if len(phases) != 1:
        raise SetupError(f"`due` is {', '.join(words) or 'empty'}; write things that are due at the same time")
    (phase,) = phases
    _check_mode(rules, phase, words)
    guesses = tuple(head for head, _, _ in parts) if phase is Phase.GUESS else ()
    return Due(
        phase,
        guesses,
        _colour(empty, parts, ROLLED),
        _colour(empty, parts, SKELETON),
        tuple(_asked(empty, rest) for head, _, rest in parts if head == "answer"),
        tuple(_seat(empty, rest) for head, _, rest in parts if head == "open_chest"),
    )


def _phase(word: str, head: str, words: tuple[str, ...]) -> Phase:
    if head == "fill_hand":
        return Phase.SETUP if "set_code" in words else Phase.HAND
    if head not in _PHASES:
        known = ", ".join([*_PHASES, "fill_hand"])
        raise SetupError(f"`due` has {word!r}, which says nothing; it may say {known}")
    return _PHASES[head]


def _check_mode(rules: Rules, phase: Phase, words: tuple[str, ...]) -> None:
    if phase in (Phase.ANSWER, Phase.OPEN) and rules.entered:
        raise SetupError(
            f"`due` is {words[0]!r}, but the referee knows the codes; set the option 'code_mode' to 'honour'"
        )
    if phase is Phase.HAND and rules.bonus_colour is None:
        raise SetupError("`due` is 'fill_hand', but the variant 'skeleton_bonus' is not chosen; add it")
    if phase is Phase.GUESS and rules.whole_rows != (ROW in words):
        raise SetupError(f"`due` is {', '.join(words)}; with 'guess_unit' = {rules.guess_unit!r} that cannot be")


def _colour(empty: State, parts: list[tuple[str, str, str]], which: str) -> str | None:
    for head, _, rest in parts:
        if head != which:
            continue
        if rest not in empty.colours:
            raise SetupError(f"`due` says '{head}:{rest}'; write '{head}:<colour>' with {', '.join(empty.colours)}")
        return rest
    return None


def _seat(empty: State, rest: str) -> str:
    if rest not in empty.seats:
        raise SetupError(f"`due` names {rest!r}, who does not play; the seats are {', '.join(empty.seats)}")
    return rest


def _asked(empty: State, rest: str) -> tuple[str, str, int]:
    owner, _, gem = rest.partition(":")
    colour, _, at = gem.partition("@")
    if owner not in empty.seats or colour not in empty.colours or not at.isdecimal():
        raise SetupError(f"`due` says 'answer:{rest}'; write 'answer:<seat>:<colour>@<position>'")
    return owner, colour, int(at)
