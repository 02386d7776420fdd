"""From the end of a turn to the next one: the scoring, broken codes, the end of the game, the skeleton's hand."""

from __future__ import annotations

from engine.core.facts import colour_fact, seat_fact, seat_facts
from engine.core.rulings import Fact, Finding
from engine.games.pirate_code.choices import targets, unset
from engine.games.pirate_code.gems import known_code
from engine.games.pirate_code.rules import UNIT_TURN, Story
from engine.games.pirate_code.scoring import score
from engine.games.pirate_code.state import (
    BROWN,
    GOLD,
    ROW,
    STAYS,
    Awaited,
    Broken,
    ChestsDue,
    Decided,
    Ended,
    Ending,
    GuessesDue,
    Phase,
    Scored,
    State,
    TurnEnded,
)


def begin_turn(story: Story) -> None:
    """The turn waits for the die; without a die, for a gem on each position that is not gold (PC-8.5)."""
    if not story.rules.whole_rows:
        story.happens(Awaited(Phase.ROLL))
        return
    (owner,) = (seat for seat in story.rules.match.owners(story.state) if seat != story.state.mover)
    story.happens(GuessesDue((ROW,) * story.state.areas[owner].gold.count(None)))


def score_turn(story: Story) -> None:
    """All gems of the turn are scored together (PC-4.5), or their owners are asked (PC-6.2)."""
    gems = [gem for gem in story.state.laid if gem.scored]
    per_turn = story.rules.whole_rows or story.rules.guess_unit == UNIT_TURN
    story.happens(TurnEnded(min(len(gems), 1) if per_turn else len(gems)))
    story.says("pc-turn-ended" if gems else "pc-turn-without-gems", "PC-4.5" if gems else "PC-3.10")
    if not story.rules.entered and gems:
        story.happens(Awaited(Phase.ANSWER))
        return
    for owner in dict.fromkeys(gem.on for gem in gems):
        _score_code(story, owner)
    after_scoring(story)


def _score_code(story: Story, owner: str) -> None:
    state = story.state
    code = known_code(state.codes[owner])
    gems = [gem for gem in state.to_answer if gem.on == owner]
    for gem, answer in score(code, state.areas[owner].gold, gems):
        scored(story, Scored(owner, gem.at, gem.colour, answer, story.rules.whole_rows))


def scored(story: Story, event: Scored) -> None:
    """One gem is scored and told."""
    again = event.colour in story.state.areas[event.on].gold
    story.happens(event)
    clause, reading = _CLAUSES[event.answer], False
    if event.answer == BROWN and again:
        clause, reading = ("PC-8.4" if story.rules.repeats else "PC-4.4"), True
    story.adds(
        Finding(
            f"pc-scored-{event.answer}" + ("-off" if event.off and event.answer != GOLD else ""),
            clause,
            {"on": seat_fact(event.on), "at": event.at, "colour": colour_fact(event.colour)},
            reading,
        )
    )


_CLAUSES = {GOLD: "PC-4.1", STAYS: "PC-4.2", BROWN: "PC-4.3"}


def after_scoring(story: Story) -> None:
    """Codes that are all gold now are broken; a chest that the referee does not know is opened (PC-6.4)."""
    state = story.state
    fresh = [owner for owner in state.seats if owner not in state.broken and _is_solved(state, owner)]
    for owner in fresh:
        story.happens(Broken(owner))
        story.says("pc-broken", "PC-5.1", on=seat_fact(owner))
    if fresh and not story.rules.entered:
        story.happens(ChestsDue(tuple(fresh)))
        story.says("pc-open-broken", "PC-6.4", reading=True, seats=seat_facts(fresh))
    else:
        decide(story)


def _is_solved(state: State, owner: str) -> bool:
    return None not in state.areas[owner].gold


def decide(story: Story) -> None:
    """The game ends, or the next turn comes once the skeleton's hand is filled again (PC-7.3, PC-7.4)."""
    ending = story.rules.match.ending(story.rules, story.state)
    if ending is not None:
        _end(story, ending)
    elif story.state.refill and len(story.state.empty) < len(story.state.colours):
        story.happens(Awaited(Phase.HAND))
    else:
        turn_over(story)


def _end(story: Story, ending: Ending) -> None:
    story.happens(Decided(ending))
    closed = tuple(owner for owner in story.rules.match.owners(story.state) if owner not in story.state.opened)
    if closed and not story.rules.entered:
        story.happens(ChestsDue(closed))
        story.says("pc-open-all", "PC-6.4", reading=True, seats=seat_facts(closed))
        return
    finish(story)


def finish(story: Story) -> None:
    """The last word."""
    story.happens(Ended())
    story.adds(last_word(story.state))


def last_word(state: State) -> Finding:
    """The sentence for the result."""
    ending = state.ending
    assert ending is not None, "the last word is asked for only once the result is clear"
    facts: dict[str, Fact] = {"winners": seat_facts(ending.winners)}
    facts.update({"mine": min(state.count.values()), "theirs": max(state.count.values())} if state.count else {})
    return Finding(ending.code, ending.clause, facts, ending.reading)


def turn_over(story: Story) -> None:
    """The next turn, or the same turn's roll again if only an answer was changed and there is still a code to guess."""
    if not story.state.turn_ends and targets(story.rules, story.state):
        story.happens(Awaited(Phase.ROLL))
        return
    story.rules.match.go_on(story)
    if story.state.phase is Phase.ROLL or not unset(story.rules, story.state):
        begin_turn(story)
