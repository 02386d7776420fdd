"""Bots at the seats: they play what the engine's bot of that game chooses, and roll in the rendered tray or by chance.
What a bot has hidden, or finds, or does instead of a roll, is what the game's own chance says.

They never reach into the game: each act is an input like a person's. A task that is no longer current when it falls
due is forgotten, so that a person who takes the seat, an undo or a pause is never overtaken by a bot.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from engine.core.game import Need, Prompt
from engine.core.secrets import cut
from service.ports import Timer
from service.session.inputs import Act, SessionInput
from service.session.session import Session
from service.table.board_desk import BoardState

_ANSWERED: Final = (Need.CHOICE, Need.DICE, Need.HIDDEN)
"""What a bot can answer; nobody but people can move pieces on a board."""

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class BotDue:
    """An input for the table loop: this task is due now."""

    task: tuple[object, ...]


class Bots:
    """One table's bots. `pace`: seconds before each act; 0 plays at once. `throw(seat)` makes the rendered camera roll
    a die; without it, and for dice that the camera does not read, a bot says what the game's chance gives.
    `throw_for_people`: also where a person at the page can do nothing but roll, since nobody can reach into a rendered
    tray.
    `carry(session, action)` does an act by moving a piece of the sensor board, if it is one that is done so."""

    def __init__(
        self,
        seed: int,
        pace: float,
        timer: Timer,
        throw: Callable[[str], None] | None = None,
        throw_for_people: bool = False,
        carry: Callable[[Session, Any], bool] | None = None,
    ) -> None:
        self._pace, self._timer, self._throw = pace, timer, throw
        self._throw_for_people, self._carry = throw_for_people, carry
        self._chance = random.Random(seed)
        self._task: tuple[object, ...] | None = None
        self._tray_works = True
        self._board: BoardState = "none"
        self._cancel: Callable[[], None] | None = None

    def look(
        self,
        session: Session | None,
        submit: Callable[[BotDue], None],
        tray_works: bool = True,
        board: BoardState = "none",
    ) -> None:
        """Called after each change: plans the next act, if a bot has to do something. `tray_works`: a die that is
        thrown will be read, or at least may be. `board`: where pieces are carried, bots wait until it is ready."""
        self._tray_works, self._board = tray_works, board
        task = self._next_task(session)
        if task == self._task:
            return
        self.forget()
        self._task = task
        if task is None:
            return
        if self._pace > 0:
            self._cancel = self._timer.after(self._pace, lambda: submit(BotDue(task)))
        else:
            submit(BotDue(task))

    def forget(self) -> None:
        """What was planned came to nothing: the next `look` plans it again."""
        self._task = None
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def act(self, session: Session | None, due: BotDue) -> SessionInput | None:
        """The input of a task that is due; None if it is no longer current, or if it was done where the camera or the
        board's sensors see it."""
        if session is None or due.task != self._task or self._next_task(session) != due.task:
            return None
        prompt = self._prompt(session)
        if prompt is None:
            return None
        action = self._rather(session, prompt)
        if action is None and self._throw is not None and self._rolls_in_tray(session, prompt):
            self._throw(prompt.seat)
            return None
        if action is None:
            action = self._answer(session, prompt)
        if self._carry is not None and self._board == "ready" and self._carry(session, action):
            return None
        return Act(prompt.seat, msgspec.Raw(_encode(action)), "bot")

    def _rather(self, session: Session, prompt: Prompt) -> Any:
        """What a bot does instead of the roll that is asked for, where the game leaves it the choice; else None."""
        open_acts = session.played.game.legal(cut(session.state, prompt.seat)) if prompt.need is Need.DICE else ()
        if not open_acts or prompt.seat not in session.bots:
            return None
        action = self._answer(session, prompt)
        return action if action in open_acts else None

    def _answer(self, session: Session, prompt: Prompt) -> Any:
        spec, game = session.played.spec, session.played.game
        if prompt.need is Need.CHOICE:
            return spec.bot(game, self._chance)(cut(session.state, prompt.seat))
        return spec.chance(game, session.state, prompt, self._chance)

    def _rolls_in_tray(self, session: Session, prompt: Prompt) -> bool:
        """Only what the camera is there for; all other dice are rolled by chance."""
        return self._throw is not None and self._tray_works and prompt == session.camera_prompt

    def _throws_for_person(self, session: Session, prompt: Prompt) -> bool:
        """Who may do something else than roll is left in peace, and says so when the die is to be thrown."""
        return self._throw_for_people and self._rolls_in_tray(session, prompt) and not session.roll_is_a_choice

    def _next_task(self, session: Session | None) -> tuple[object, ...] | None:
        """Names the position and the prompt; another ruling makes it another task (a roll may have to be repeated)."""
        if session is None:
            return None
        prompt = self._prompt(session)
        if prompt is None:
            return None
        devices = (session.camera_reads, self._tray_works, self._board)
        return (session.header.game_id, len(session.history), devices, prompt.seat, prompt.code)

    def _prompt(self, session: Session) -> Prompt | None:
        if session.unconfirmed or session.paused or session.proposal is not None:
            return None
        if self._carry is not None and self._board == "busy":
            return None
        for prompt in session.pending:
            by_bot = prompt.seat in session.bots and prompt.need in _ANSWERED
            if by_bot or self._throws_for_person(session, prompt):
                return prompt
        return None
