"""What speaks against a gem placed or moved, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.facts import colour_fact, colour_facts, seat_fact, seat_facts
from engine.core.rulings import Finding
from engine.games.pirate_code.actions import Move, Place
from engine.games.pirate_code.attempt import Try
from engine.games.pirate_code.choices import gives_way, is_open, move_colours, place_colours, targets
from engine.games.pirate_code.state import CHOICE, ROLLED, ROW, SKELETON, Phase


def unknown_colour(attempt: Try, colour: str) -> Iterator[Finding]:
    """A colour that no gem has."""
    if colour not in attempt.state.colours:
        known = colour_facts(attempt.state.colours)
        yield attempt.objects("pc-no-such-colour", "PC-2.1", word=colour, colours=known)


def place(attempt: Try, act: Place) -> Iterator[Finding]:
    """Everything that speaks against a new gem there."""
    yield from unknown_colour(attempt, act.colour)
    yield from _not_a_target(attempt, act.on)
    yield from _not_a_position(attempt, act.on, act.at)
    if attempt.by != attempt.state.turn or attempt.state.phase is not Phase.GUESS:
        return
    yield from _not_due(attempt, act)
    if act.colour in attempt.state.colours:
        yield from _wrong_colour(attempt, act)
    if is_open(attempt.rules, attempt.state, act.on, act.at):
        yield from _kept_by_a_gem(attempt, act)


def move(attempt: Try, act: Move) -> Iterator[Finding]:
    """Everything that speaks against moving that gem there."""
    yield from unknown_colour(attempt, act.colour)
    yield from _not_a_target(attempt, act.on)
    yield from _not_a_position(attempt, act.on, act.to)
    if act.from_at == act.to:
        yield attempt.objects("pc-move-nowhere", "PC-3.11", at=act.to)
    yield from _wrong_source(attempt, act)
    if attempt.by != attempt.state.turn or attempt.state.phase is not Phase.GUESS:
        return
    yield from _not_due(attempt, act)
    yield from _wrong_moved_colour(attempt, act)


def _not_due(attempt: Try, act: Place | Move) -> Iterator[Finding]:
    state = attempt.state
    if act.guess is not None and act.guess not in state.due:
        named = tuple(dict.fromkeys(f"guess:{guess}" for guess in state.due))
        used = act.guess in (ROLLED, CHOICE, SKELETON, ROW)
        word = f"guess:{act.guess}" if used else act.guess
        yield attempt.objects("pc-guess-not-due", "PC-3.3", guess=word, guesses=named)


def _named(attempt: Try, act: Place | Move) -> tuple[str, ...]:
    """The guesses that the act could mean."""
    return attempt.state.due if act.guess is None else (act.guess,) if act.guess in attempt.state.due else ()


def _wrong_colour(attempt: Try, act: Place) -> Iterator[Finding]:
    state = attempt.state
    colour = colour_fact(act.colour)
    named = _named(attempt, act)
    if act.colour in state.empty and any(guess != SKELETON for guess in named):
        yield attempt.objects("pc-said-to-be-empty", "PC-3.7", True, colour=colour)
        return
    if not named or any(act.colour in place_colours(state, guess) for guess in named):
        return
    if ROLLED in named:
        rolled = colour_fact(state.rolled or "")
        yield attempt.objects("pc-not-rolled", "PC-3.1", colour=colour, rolled=rolled)
    if SKELETON in named:
        yield attempt.objects("pc-not-in-hand", "PC-7.2", colour=colour, held=colour_fact(state.hand or ""))


def _kept_by_a_gem(attempt: Try, act: Place) -> Iterator[Finding]:
    state = attempt.state
    if not gives_way(attempt.rules, state, act.on, act.at):
        lying = colour_fact(state.areas[act.on].guess[act.at - 1] or "")
        yield attempt.objects("pc-occupied", "PC-3.8", True, colour=lying, at=act.at, on=seat_fact(act.on))


def _not_a_target(attempt: Try, on: str) -> Iterator[Finding]:
    state = attempt.state
    if on == attempt.by:
        yield attempt.objects("pc-own-code", "PC-3.3")
    elif on not in state.seats:
        yield attempt.objects("pc-no-such-seat", "PC-3.3", name=on)
    elif on in state.broken:
        left = seat_facts(targets(attempt.rules, state))
        yield attempt.objects("pc-code-is-broken", "PC-5.1", on=seat_fact(on), seats=left)
    elif on not in attempt.rules.match.owners(state):
        yield attempt.objects("pc-no-code-there", "PC-8.1", on=seat_fact(on))


def _not_a_position(attempt: Try, on: str, at: int) -> Iterator[Finding]:
    state, length = attempt.state, attempt.rules.code_length
    if length < at <= attempt.positions:
        yield attempt.objects("pc-covered", "PC-9.2", True, at=at, count=length)
    elif not 1 <= at <= length:
        yield attempt.objects("pc-no-such-position", "PC-2.5", at=at, count=length)
    elif on in state.areas and state.areas[on].gold[at - 1] is not None:
        gold = colour_fact(state.areas[on].gold[at - 1] or "")
        yield attempt.objects("pc-solved", "PC-3.5", True, at=at, on=seat_fact(on), colour=gold)
    elif state.touched(on, at):
        yield attempt.objects("pc-touched", "PC-3.9", True, at=at, on=seat_fact(on))


def _wrong_source(attempt: Try, act: Move) -> Iterator[Finding]:
    state = attempt.state
    if act.from_row in ("gold", "brown"):
        yield attempt.objects("pc-never-moves", "PC-3.11", row=f"row:{act.from_row}")
        return
    if act.from_row not in (None, "guess"):
        yield attempt.objects("pc-no-such-row", "PC-3.3", name=act.from_row)
        return
    if act.from_on not in (None, act.on):
        yield attempt.objects("pc-same-area-only", "PC-3.3", on=seat_fact(act.on))
        return
    if act.on not in state.areas:
        return
    guess = state.areas[act.on].guess
    lying = guess[act.from_at - 1] if 1 <= act.from_at <= len(guess) else None
    if lying != act.colour:
        colour = colour_fact(act.colour) if act.colour in state.colours else act.colour
        yield attempt.objects("pc-not-lying-there", "PC-3.3", colour=colour, at=act.from_at, on=seat_fact(act.on))
    elif state.touched(act.on, act.from_at):
        yield attempt.objects("pc-touched", "PC-3.9", True, at=act.from_at, on=seat_fact(act.on))


def _wrong_moved_colour(attempt: Try, act: Move) -> Iterator[Finding]:
    state, rules = attempt.state, attempt.rules
    named = _named(attempt, act)
    if not named or any(act.colour in move_colours(rules, state, guess) for guess in named):
        return
    if ROLLED in named and act.colour in state.colours:
        rolled = colour_fact(state.rolled or "")
        yield attempt.objects("pc-move-not-rolled", "PC-3.4", colour=colour_fact(act.colour), rolled=rolled)
    if SKELETON in named:
        yield attempt.objects("pc-skeleton-is-placed", "PC-7.2", True)
    if ROW in named:
        yield attempt.objects("pc-row-is-placed", "PC-8.5", True)
