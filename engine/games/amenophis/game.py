"""Aménophis as a refereed game: the answers that the table loop asks for, put together from the parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.facts import seat_fact
from engine.core.faults import die_lacks, no_such_player, on_die
from engine.core.game import Outcome, Prompt, Seat, SetupError, check_count
from engine.core.registry import Faces
from engine.core.rulings import Fact, Finding, Refused, Ruling
from engine.core.secrets import UNKNOWN, Cut, Secret
from engine.games.amenophis.actions import Action
from engine.games.amenophis.attempt import Try
from engine.games.amenophis.choices import EXPLORER_DIE, MUMMY_DIE, open_acts, prompts
from engine.games.amenophis.events import Event, apply
from engine.games.amenophis.maze import Maze, read_maze
from engine.games.amenophis.options import ankhs_to_win
from engine.games.amenophis.position import place, read_position
from engine.games.amenophis.refusals import objections
from engine.games.amenophis.rules import Rules, Story, insiders
from engine.games.amenophis.state import FACES, MUMMY, Doing, Moment, Spot, Stage, State
from engine.games.amenophis.verdicts import VERDICTS

SEATS: Final = (2, 5)
PILES: Final = {"r": 5, "b": 5, "w": 5, "g": 4, "y": 4}
CARDS: Final = tuple(f"{pile}{number}" for pile, count in PILES.items() for number in range(1, count + 1))
TWO_PAWNS: Final = ("first", "second")


class Amenophis:
    """One game under fixed rules, in one maze, with fixed dice."""

    def __init__(self, rules: Rules, faces: Faces, box: Mapping[str, Any]) -> None:
        """Raises SetupError for a maze or dice that cannot be played with."""
        self.rules = rules
        self.maze: Maze = read_maze(box, CARDS)
        self.explorer_faces = tuple(_face(face, FACES, EXPLORER_DIE) for face in faces[EXPLORER_DIE])
        digits = tuple(str(number) for number in range(1, 10))
        self.mummy_faces = tuple(_face(face, digits, MUMMY_DIE) for face in faces[MUMMY_DIE])
        if all(face == MUMMY for face in self.explorer_faces):
            what = "every face of the explorers' die is a mummy, so nobody could move; change a face"
            raise SetupError(what, die_lacks(EXPLORER_DIE, tuple(face for face in FACES if face != MUMMY)))

    def start(self, seats: tuple[Seat, ...]) -> State:
        check_count("amenophis", "Aménophis", SEATS, len(seats))
        ids = tuple(seat.id for seat in seats)
        mummy = _mummy(seats, self.rules.mummy_seat)
        here = ids.index(mummy)
        explorers = ids[here + 1 :] + ids[:here]
        owners = dict.fromkeys(TWO_PAWNS, explorers[0]) if len(explorers) == 1 else {seat: seat for seat in explorers}
        side = frozenset(explorers)
        return State(
            seats=ids,
            mummy=mummy,
            explorers=explorers,
            owners=owners,
            maze=self.maze,
            turn=None,
            stage=Stage.DEAL,
            moment=Secret(Doing(Moment.ROLL), side),
            mummy_cell=self.maze.dungeon,
            pawns={pawn: Secret(Spot(self.maze.start), side) for pawn in owners},
            hands={seat: Secret(UNKNOWN, frozenset({seat})) for seat in explorers},
            played=dict.fromkeys(explorers, ()),
            ankhs=dict.fromkeys(owners, self.rules.ankhs),
            ankhs_to_win=ankhs_to_win(self.rules, len(explorers)),
            shown=Secret((), frozenset(ids) | {"public"} if self.rules.roll_seen_by_mummy else side),
            kept=Secret((), side),
        )

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        return place(self.rules, self.start(seats), read_position(data))

    def pending(self, state: State) -> tuple[Prompt, ...]:
        return prompts(state)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        return open_acts(self.rules, view.value, view.viewer)

    def rule(self, state: State, by: str, action: Action) -> Ruling[Event, Action]:
        found = objections(Try(self.rules, state, by, action, frozenset(self.mummy_faces)))
        if found:
            return Refused(found, _told_of_refusal(state, by))
        story = Story(self.rules, state, by)
        VERDICTS[type(action)](story, action)
        return story.ruling()

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def outcome(self, state: State) -> Outcome | None:
        ending = state.ending
        if ending is None:
            return None
        facts: dict[str, Fact] = {
            "seat": seat_fact(ending.winners[0]),
            "taken": state.taken,
            "goal": state.ankhs_to_win,
        }
        return Outcome(ending.winners, Finding(ending.code, ending.clause, facts))


def _told_of_refusal(state: State, by: str) -> frozenset[str] | None:
    """What the mummy may not do she is told on public facts; a refused explorer is nobody's business but the explorers'
    (AM-9.2), and drawn cards are one's own."""
    if by == state.mummy:
        return None
    if state.stage is Stage.DEAL or by not in state.seats:
        return frozenset({by})
    return insiders(state, by)


def _mummy(seats: tuple[Seat, ...], mummy_seat: int) -> str:
    """The seat with that role; if none has it, the one that the option names."""
    named = [seat.id for seat in seats if seat.role == MUMMY]
    if len(named) > 1:
        raise SetupError(f"{len(named)} seats have the role {MUMMY!r}; give it to one (AM-2.2)")
    if not named and mummy_seat >= len(seats):
        raise SetupError(
            f"the option 'mummy_seat' = {mummy_seat} names no seat: there are {len(seats)}, counted from 0; lower it",
            no_such_player("mummy_seat", mummy_seat + 1, len(seats), "AM-2.2"),
        )
    return named[0] if named else seats[mummy_seat].id


def _face(words: tuple[str, ...], known: tuple[str, ...], die: str) -> str:
    if len(words) != 1 or words[0] not in known:
        told = " ".join(words) or "nothing"
        what = f"a face of the die {die!r} means {told!r}; give it one of: {', '.join(known)}"
        raise SetupError(what, on_die(die, words, known))
    return words[0]


def box_of(position: Mapping[str, Any], _own_dice: Faces) -> dict[str, Any]:
    """The maze of a written position, if it has one. It may be a part of a board, made to show a point."""
    maze = position.get("maze")
    if isinstance(maze, list | tuple) and all(isinstance(row, str) for row in maze):
        maze = "\n".join(maze)
    return {"map": maze, "part": True} if isinstance(maze, str) else {}


def make(rules: Rules, faces: Faces, box: Mapping[str, Any]) -> Amenophis:
    """The game, for the registry."""
    return Amenophis(rules, faces, box)
