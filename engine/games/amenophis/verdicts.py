"""What an accepted act brings: one short function an act. Whether it may be done is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.facts import seat_fact
from engine.core.secrets import UNKNOWN, Secret
from engine.games.amenophis import reach
from engine.games.amenophis.actions import (
    Announce,
    Cancel,
    Done,
    Draw,
    GiveUp,
    Go,
    KeepAside,
    Play,
    Reroll,
    Roll,
    Step,
    Stop,
    Walk,
)
from engine.games.amenophis.choices import closed_to_mummy, has_two, is_dealt
from engine.games.amenophis.events import (
    Announced,
    Came,
    Cancelled,
    CardPlayed,
    Caught,
    Drawn,
    Ended,
    Moved,
    MovedOut,
    MummyRolled,
    MummysTurn,
    Rolled,
    RollsAgain,
    Stepped,
    TurnBegun,
)
from engine.games.amenophis.facts import dice_fact, die_fact, pawn_fact
from engine.games.amenophis.rules import Story
from engine.games.amenophis.state import ARROW, DICE, MUMMY, OFF, Doing, Ending, Moment, Spot, Stage

# ---- the deal


def _draw(story: Story, act: Draw) -> None:
    story.seen_by = frozenset({story.seat})
    story.happens(Drawn(story.seat, Secret(act.cards, frozenset({story.seat}))))
    story.says("am-has-drawn", "AM-2.4", count=len(act.cards))
    if all(is_dealt(story.state, seat) for seat in story.state.explorers):
        _begin(story, story.state.explorers[0])


# ---- an explorer's turn


def _keep_aside(story: Story, _: KeepAside) -> None:
    story.is_secret()
    story.happens(Came(story.hides(Doing(Moment.ROLL))))
    story.confides("am-keeps-aside", "AM-4.1", count=story.state.aside)


def _cancel(story: Story, _: Cancel) -> None:
    steps = story.state.aside
    story.happens(Cancelled(steps))
    story.says("am-cancelled", "AM-4.1", steps=steps)
    _check_way_out(story, "AM-6.1")


def _roll(story: Story, act: Roll) -> None:
    if story.state.stage is Stage.MUMMY_ROLL:
        _mummy_roll(story, act)
        return
    state, tells = story.state, _tells_of_dice(story)
    kept = tuple(state.kept.value) if isinstance(state.kept.value, tuple) else ()
    shown = (*kept, *(face for face in act.die if face != MUMMY))
    aside = DICE - len(shown)
    more = aside - state.aside
    story.happens(Rolled(Secret(shown, state.shown.seen_by), aside))
    tells("am-rolled", "AM-4.2", dice=dice_fact(act.die))
    if more:
        story.says("am-aside", "AM-4.3", count=aside)
    if not shown:
        story.says("am-all-mummies", "AM-4.5", reading=True)
        _finish_move(story)


def _reroll(story: Story, act: Reroll) -> None:
    kept = list(story.state.faces) if act.dice else []
    for face in act.dice:
        kept.remove(face)
    story.happens(RollsAgain(Secret(tuple(kept), story.state.shown.seen_by)))
    _tells_of_dice(story)("am-rolls-again", "AM-4.4", count=DICE - story.state.aside - len(kept))


def _tells_of_dice(story: Story) -> Callable[..., None]:
    """Where rolls are open to all, so is which dice are rolled again."""
    if story.rules.roll_seen_by_mummy:
        return story.says
    story.is_secret()
    return story.confides


def _announce(story: Story, act: Announce) -> None:
    state = story.state
    pawn = act.pawn or state.to_move[0]
    story.happens(Announced(act.face, pawn))
    if has_two(state, story.seat):
        story.says("am-announced-pawn", "AM-8.1", reading=True, die=die_fact(act.face), pawn=pawn_fact(state, pawn))
    else:
        story.says("am-announced", "AM-4.6", die=die_fact(act.face))


def _go(story: Story, act: Go) -> None:
    _move(story, act.to)


def _walk(story: Story, act: Walk) -> None:
    _move(story, act.path[-1])


def _move(story: Story, to: str) -> None:
    story.is_secret()
    state = story.state
    pawn = state.pawn or ""
    story.happens(Moved(pawn, story.hides(Spot(to))))
    story.confides(
        "am-moved",
        "AM-4.11" if state.announced == ARROW else "AM-4.7",
        pawn=pawn_fact(state, pawn),
        two=has_two(state, story.seat),
        cell=to,
        die=die_fact(state.announced or ""),
    )


def _play(story: Story, act: Play) -> None:
    story.happens(CardPlayed(story.seat, act.card))
    story.says("am-played", "AM-4.13", card=f"card:{act.card}", count=len(story.state.played[story.seat]))
    if _has_played_all(story):
        two = has_two(story.state, story.seat)
        clause = "AM-8.2" if two else "AM-7.1"
        story.happens(Ended(Ending("am-explorer-wins", clause, (story.seat,))))


def _has_played_all(story: Story) -> bool:
    hand = story.state.hands[story.seat].value
    if hand is not UNKNOWN:
        return hand == ()
    return len(story.state.played[story.seat]) == 5 * len(story.state.pawns_of(story.seat))


def _done(story: Story, _: Done) -> None:
    story.says("am-done", "AM-4.13")
    _finish_move(story)


def _give_up(story: Story, _: GiveUp) -> None:
    story.says("am-gave-up", "AM-4.15", reading=True)
    _finish_move(story)


def _finish_move(story: Story) -> None:
    """On to the second pawn, the next explorer, or the mummy (AM-3.1, AM-8.1)."""
    state = story.state
    seat = state.turn or ""
    if state.turns_left > 1 and state.to_move:
        _begin_move(story, seat, state.to_move, state.turns_left - 1)
    else:
        _after(story, seat)


def _after(story: Story, seat: str) -> None:
    order = story.state.explorers
    rest = [other for other in order[order.index(seat) + 1 :] if other in story.state.still_in]
    if rest:
        _begin(story, rest[0])
    else:
        story.happens(MummysTurn())
        story.says("am-mummys-turn", "AM-3.1", mummy=seat_fact(story.state.mummy))


def _begin(story: Story, seat: str) -> None:
    pawns = tuple(pawn for pawn in story.state.pawns_of(seat) if story.state.ankhs[pawn])
    _begin_move(story, seat, pawns, len(pawns))


def _begin_move(story: Story, seat: str, pawns: tuple[str, ...], moves: int) -> None:
    moment = Moment.CANCEL if story.state.aside else Moment.ROLL
    story.happens(TurnBegun(seat, pawns, moves, story.hides(Doing(moment))))


# ---- the mummy


def _mummy_roll(story: Story, act: Roll) -> None:
    number = int(act.die[0])
    aside = story.state.aside
    story.happens(MummyRolled(number, number + aside))
    story.says("am-mummy-rolled", "AM-5.1", number=number, aside=aside, steps=number + aside)
    _check_way_out(story, "AM-5.2")


def _check_way_out(story: Story, clause: str) -> None:
    state = story.state
    if not reach.ends(state.maze, state.mummy_cell, 1, closed_to_mummy(state)):
        story.says("am-mummy-stuck", clause, reading=True)
        _move_out(story)


def _step(story: Story, act: Step) -> None:
    met = story.state.pawn_on(act.to)
    story.happens(Stepped(act.to))
    story.says("am-stepped", "AM-9.3", cell=act.to, left=story.state.steps)
    if met is not None:
        _catch(story, met, act.to)
    elif not story.state.steps:
        _move_out(story)
    else:
        _check_way_out(story, "AM-5.2" if story.state.stage is Stage.MUMMY_MOVE else "AM-6.1")


def _stop(story: Story, _: Stop) -> None:
    story.says("am-stopped", "AM-5.2", left=story.state.steps)
    _move_out(story)


def _catch(story: Story, pawn: str, cell: str) -> None:
    last = story.state.ankhs[pawn] == 1
    name = pawn_fact(story.state, pawn)
    story.happens(Caught(pawn, story.hides(Spot(OFF if last else story.state.maze.dungeon))))
    story.says("am-caught", "AM-5.3", pawn=name, cell=cell, taken=story.state.taken, goal=story.state.ankhs_to_win)
    if last:
        story.says("am-out", "AM-5.3", reading=True, pawn=name)
    if story.state.taken >= story.state.ankhs_to_win:
        clause = "AM-8.2" if len(story.state.explorers) == 1 else "AM-7.2"
        story.happens(Ended(Ending("am-mummy-wins", clause, (story.state.mummy,))))
    elif not story.state.still_in:
        story.happens(Ended(Ending("am-mummy-wins-all-out", "AM-7.3", (story.state.mummy,))))
    else:
        _move_out(story)


def _move_out(story: Story) -> None:
    """The mummy's move is over: back to who cancelled, or on to the first explorer of the next round."""
    intermediate = story.state.stage is Stage.INTERMEDIATE
    story.happens(MovedOut(frees=intermediate))
    if intermediate:
        _after_cancel(story)
    else:
        _begin(story, story.state.still_in[0])


def _after_cancel(story: Story) -> None:
    state = story.state
    seat = state.turn or ""
    if not state.to_move:
        story.says("am-no-turn", "AM-4.1", reading=True, at=seat_fact(seat))
        _after(story, seat)
        return
    moves = min(state.turns_left, len(state.to_move))
    story.happens(TurnBegun(seat, state.to_move, moves, story.hides(Doing(Moment.ROLL))))


VERDICTS: Final[dict[type, Callable[[Story, Any], None]]] = {
    Draw: _draw,
    Roll: _roll,
    KeepAside: _keep_aside,
    Cancel: _cancel,
    Reroll: _reroll,
    Announce: _announce,
    Go: _go,
    Walk: _walk,
    Play: _play,
    Done: _done,
    GiveUp: _give_up,
    Step: _step,
    Stop: _stop,
}
