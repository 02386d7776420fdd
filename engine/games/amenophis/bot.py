"""Sensible players of Aménophis, for demos and tests. A bot knows what its seat sees; chance is handed to it."""

from __future__ import annotations

from typing import Any

from engine.core.game import Need, Prompt
from engine.core.registry import Bot, Generator
from engine.core.secrets import Cut
from engine.games.amenophis.actions import (
    Action,
    Announce,
    Cancel,
    Draw,
    GiveUp,
    Go,
    KeepAside,
    Play,
    Reroll,
    Roll,
    Step,
    Stop,
)
from engine.games.amenophis.choices import closed_to_mummy, end_mask
from engine.games.amenophis.game import PILES
from engine.games.amenophis.maze import Maze
from engine.games.amenophis.state import Stage, State, known

FAR = 99
CARD = 100.0
TOO_NEAR = 4
MANY_ASIDE = 3


def chance(game: Any, state: State, prompt: Prompt, generator: Generator) -> Action:
    """Dice, rolled: every face is as likely as the others; or drawn cards that nobody else has drawn."""
    if prompt.need is Need.HIDDEN:
        return Draw(_cards(state, prompt.seat, generator))
    faces = game.mummy_faces if state.stage is Stage.MUMMY_ROLL else game.explorer_faces
    return Roll(tuple(generator.choice(faces) for _ in prompt.dice))


def _cards(state: State, seat: str, generator: Generator) -> tuple[str, ...]:
    taken = {card for hand in state.hands.values() for card in known(hand)}
    drawn: list[str] = []
    for pile, count in PILES.items():
        for _ in state.pawns_of(seat):
            left = [f"{pile}{n}" for n in range(1, count + 1) if f"{pile}{n}" not in taken]
            drawn.append(generator.choice(left))
            taken.add(drawn[-1])
    return tuple(drawn)


def bot(game: Any, generator: Generator) -> Bot:
    """Plays the legal act of most worth; the generator breaks ties."""

    def choose(view: Cut[State]) -> Action:
        options: tuple[Action, ...] = game.legal(view)
        worths = [_worth(view.value, view.viewer, act) for act in options]
        best = max(worths)
        return generator.choice([act for act, worth in zip(options, worths, strict=True) if worth == best])

    return choose


def _worth(state: State, seat: str, act: Action) -> float:
    if isinstance(act, Announce):
        return max(_cell_worth(state, seat, cell) for cell in _ends(state, act))
    if isinstance(act, Go):
        return _cell_worth(state, seat, act.to)
    if isinstance(act, Step):
        return _hunt(state, act.to)
    if isinstance(act, Reroll):
        return -FAR - len(act.dice)
    fixed = {Play: CARD, Cancel: float(state.aside >= MANY_ASIDE), KeepAside: 0.5, GiveUp: -2.0 * FAR, Stop: -1.0 * FAR}
    return fixed.get(type(act), 0.0)


def _ends(state: State, act: Announce) -> tuple[str, ...]:
    pawn = act.pawn or state.to_move[0]
    return state.maze.named(end_mask(state, pawn, act.face))


def _cell_worth(state: State, seat: str, cell: str) -> float:
    """A card to be played here, else nearer to one; and not within easy reach of the mummy."""
    hand = known(state.hands[seat])
    goals = [state.maze.symbols[card] for card in hand]
    if cell in goals:
        return CARD
    near = _distances(state.maze, cell, closed_to_mummy(state))
    way = min((near.get(goal, FAR) for goal in goals), default=FAR)
    danger = max(0, TOO_NEAR + state.aside - near.get(state.mummy_cell, FAR))
    return -float(way + 2 * danger)


def _hunt(state: State, cell: str) -> float:
    """Towards where the newest card was played; the other explorers must come from somewhere."""
    goal = state.maze.symbols.get(state.last_played)
    if goal is None:
        return 0.0
    return -float(_distances(state.maze, cell, closed_to_mummy(state)).get(goal, FAR))


def _distances(maze: Maze, cell: str, closed: int) -> dict[str, int]:
    """Steps to every cell that can be reached."""
    found, frontier, steps = {cell: 0}, maze.bit(cell), 0
    seen = frontier
    while frontier:
        frontier = maze.spread(frontier) & ~(seen | closed)
        seen |= frontier
        steps += 1
        found.update(dict.fromkeys(maze.named(frontier), steps))
    return found
