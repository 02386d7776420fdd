"""What is open: the prompts, and a seat's acts. Works on a seat's cut; what is hidden there offers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from engine.core.game import Need, Prompt
from engine.core.rulings import Fact
from engine.core.secrets import UNKNOWN
from engine.games.amenophis import reach
from engine.games.amenophis.actions import (
    Action,
    Announce,
    Cancel,
    Done,
    GiveUp,
    Go,
    KeepAside,
    Play,
    Reroll,
    Step,
    Stop,
)
from engine.games.amenophis.rules import Rules
from engine.games.amenophis.state import ARROW, DICE, NUMBERS, Moment, Stage, State, known

EXPLORER_DIE: Final = "amenophis_explorer"
MUMMY_DIE: Final = "amenophis_mummy"

_ASKED: Final = {
    Moment.CANCEL: ("am-ask-cancel", "AM-4.1"),
    Moment.CHOOSE: ("am-ask-choose", "AM-4.6"),
    Moment.MOVE: ("am-ask-move", "AM-4.7"),
    Moment.MOVED: ("am-ask-card", "AM-4.13"),
    Moment.PLAYED: ("am-ask-done", "AM-4.13"),
}


# ---- prompts


def prompts(state: State) -> tuple[Prompt, ...]:
    """Who owes what; what an explorer is asked shows on the explorers' side only (AM-9.2, AM-10.1)."""
    if state.stage is Stage.DEAL:
        return tuple(_draw_prompt(state, seat) for seat in state.explorers if not is_dealt(state, seat))
    if state.playing:
        return (_explorer_prompt(state),)
    if state.stage is Stage.MUMMY_ROLL:
        return (Prompt(Need.DICE, state.mummy, "am-ask-mummy-roll", "AM-5.1", (MUMMY_DIE,)),)
    if state.stage in (Stage.MUMMY_MOVE, Stage.INTERMEDIATE):
        clause = "AM-5.2" if state.stage is Stage.MUMMY_MOVE else "AM-6.1"
        return (Prompt(Need.CHOICE, state.mummy, "am-ask-step", clause, facts={"steps": state.steps}),)
    return ()


def is_dealt(state: State, seat: str) -> bool:
    """Whether the cards of this explorer are known, to those who may know that; the others see no deal at all."""
    return state.hands[seat].value is not UNKNOWN


def _draw_prompt(state: State, seat: str) -> Prompt:
    cards = tuple(f"card:{card}" for card in state.maze.symbols)
    facts: dict[str, Fact] = {"act": "draw", "cards": cards, "cards_count": 5 * len(state.pawns_of(seat))}
    own = frozenset({seat})
    return Prompt(Need.HIDDEN, seat, "am-ask-cards", "AM-2.4", facts=facts, seen_by=own, veil="am-ask-cards-veiled")


def _explorer_prompt(state: State) -> Prompt:
    seat, moment = state.turn or "", state.now
    side = frozenset(state.still_in)
    if moment is None or moment is Moment.ROLL:
        dice = (EXPLORER_DIE,) * (DICE - state.aside - len(known(state.kept)))
        return Prompt(Need.DICE, seat, "am-ask-roll", "AM-4.2", dice, seen_by=side, veil="am-ask-playing")
    code, clause = _ASKED[moment]
    if moment is Moment.MOVE and state.announced == ARROW:
        clause = "AM-4.11"
    return Prompt(Need.CHOICE, seat, code, clause, facts={"aside": state.aside}, seen_by=side, veil="am-ask-playing")


# ---- acts


def open_acts(rules: Rules, state: State, viewer: str) -> tuple[Action, ...]:
    """The acts that this seat may choose from, as far as it sees."""
    if viewer != state.actor:
        return ()
    if viewer == state.mummy:
        return tuple(_mummy_acts(rules, state))
    moment = state.now
    return tuple(_EXPLORER_ACTS[moment](rules, state)) if moment in _EXPLORER_ACTS else ()


def _cancel_acts(_rules: Rules, state: State) -> Iterator[Action]:
    if state.aside < DICE:
        yield KeepAside()
    yield Cancel()


def _choose_acts(rules: Rules, state: State) -> Iterator[Action]:
    for pawn in state.to_move:
        for die in dict.fromkeys(state.faces):
            if end_mask(state, pawn, die):
                yield Announce(die, pawn if has_two(state, state.turn or "") else None)
    yield from _rerolls(rules, state.faces)
    if may_give_up(rules, state):
        yield GiveUp()


def _rerolls(rules: Rules, faces: tuple[str, ...]) -> Iterator[Action]:
    yield Reroll()
    if rules.reroll == "any":
        some = {tuple(sorted(part)) for size in range(1, len(faces)) for part in combinations(faces, size)}
        yield from (Reroll(part) for part in sorted(some))


def _move_acts(_rules: Rules, state: State) -> Iterator[Action]:
    mask = end_mask(state, state.pawn or "", state.announced or "")
    return (Go(cell) for cell in state.maze.named(mask))


def _moved_acts(_rules: Rules, state: State) -> Iterator[Action]:
    card = playable(state)
    if card:
        yield Play(card)
    yield Done()


def _played_acts(_rules: Rules, _state: State) -> Iterator[Action]:
    yield Done()


_EXPLORER_ACTS: Final = {
    Moment.CANCEL: _cancel_acts,
    Moment.CHOOSE: _choose_acts,
    Moment.MOVE: _move_acts,
    Moment.MOVED: _moved_acts,
    Moment.PLAYED: _played_acts,
}


def _mummy_acts(rules: Rules, state: State) -> Iterator[Action]:
    """From walls, start and dungeon alone, as if there were no explorers (AM-5.2)."""
    if state.stage not in (Stage.MUMMY_MOVE, Stage.INTERMEDIATE):
        return
    yield from (Step(cell) for cell in mummy_steps(rules, state))
    if not rules.mummy_must_use_all:
        yield Stop()


# ---- what the acts rest on


def mummy_steps(rules: Rules, state: State) -> tuple[str, ...]:
    """The cells that the mummy may enter next. A dead end off her sarcophagus, where steps would be left over, is
    closed while another way takes them all (AM-5.2)."""
    maze, closed = state.maze, closed_to_mummy(state)
    near = maze.named(reach.ends(maze, state.mummy_cell, 1, closed))
    if not rules.mummy_must_use_all:
        return near
    return tuple(cell for cell in near if reach.ends(maze, cell, state.steps - 1, closed)) or near


def closed_to_mummy(state: State) -> int:
    """Start cell and dungeon (AM-4.9, AM-5.2)."""
    return state.maze.bit(state.maze.start) | state.maze.bit(state.maze.dungeon)


def closed_to_explorers(state: State) -> int:
    """Those, and the mummy's cell (AM-4.8)."""
    return closed_to_mummy(state) | state.maze.bit(state.mummy_cell)


def others_on(state: State, pawn: str) -> int:
    """The cells of all other pawns on the board."""
    cells = (state.cell(other) for other in state.pawns if other != pawn)
    mask = 0
    for cell in cells:
        mask |= state.maze.bit(cell) if state.maze.has(cell) else 0
    return mask


def end_mask(state: State, pawn: str, die: str) -> int:
    """The cells on which a pawn can end with this die, moved in full (AM-4.6 to AM-4.11)."""
    cell = state.cell(pawn)
    if not state.maze.has(cell):
        return 0
    closed, others = closed_to_explorers(state), others_on(state, pawn)
    if die != ARROW:
        return reach.ends(state.maze, cell, int(die), closed) & ~others
    mask = 0
    for way in reach.slides(state.maze, cell, closed | others):
        mask |= state.maze.bit(way[-1])
    return mask


def is_hemmed_in(state: State, pawn: str) -> bool:
    """No die can ever be moved (AM-4.15). A first step is not enough: out of the dungeon nobody goes there and back."""
    return not any(end_mask(state, pawn, die) for die in (*NUMBERS, ARROW))


def may_give_up(rules: Rules, state: State) -> bool:
    return rules.hemmed_in == "pass" and all(is_hemmed_in(state, pawn) for pawn in state.to_move)


def has_two(state: State, seat: str) -> bool:
    """An explorer player with two pawns (AM-8.1)."""
    return len(state.pawns_of(seat)) > 1


def playable(state: State) -> str | None:
    """The card of the symbol on which the pawn's move has ended, if it is in the player's hand (AM-4.13)."""
    cell, hand = state.cell(state.pawn or ""), state.hands[state.turn or ""].value
    card = next((card for card, place in state.maze.symbols.items() if place == cell), None)
    if card is None or isinstance(hand, tuple):
        return card if isinstance(hand, tuple) and card in hand else None
    return card if hand is UNKNOWN and not shown_before(state, card) and not pile_is_spent(state, card) else None


def shown_before(state: State, card: str) -> str | None:
    """Who has played this card already, before everybody's eyes."""
    return next((seat for seat, cards in state.played.items() if card in cards), None)


def pile_is_spent(state: State, card: str) -> bool:
    """The player at the turn has played as many cards of this pile as were drawn of it (AM-2.4, AM-8.1)."""
    seat = state.turn or ""
    return sum(played[0] == card[0] for played in state.played[seat]) >= len(state.pawns_of(seat))
