"""Bots at the seats: they play what the engine's bot of that game chooses, and roll in the rendered tray or by chance.

They never reach into the game: each act is an input like a person's. A task that is no longer current when it falls
due is forgotten, so that a person who takes the seat, an undo or a pause is never overtaken by a bot.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from engine.core.game import Need, Prompt
from engine.core.secrets import cut
from service.ports import Timer
from service.session.decide import waits_for_dice
from service.session.inputs import Act, RollTapped, SessionInput
from service.session.session import Session

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class BotDue:
    """An input for the table loop: this task is due now."""

    task: tuple[object, ...]


class Bots:
    """One table's bots. `pace`: seconds before each act; 0 plays at once. `throw(seat)` makes the rendered camera roll
    a die; without it, a bot says what its own generator gives, as a person without a camera would.
    `throw_for_people`: also where a person at the page owes a roll, since nobody can reach into a rendered tray."""

    def __init__(
        self,
        seed: int,
        pace: float,
        timer: Timer,
        throw: Callable[[str], None] | None = None,
        throw_for_people: bool = False,
    ) -> None:
        self._pace, self._timer, self._throw = pace, timer, throw
        self._throw_for_people = throw_for_people
        self._chance = random.Random(seed)
        self._task: tuple[object, ...] | None = None
        self._cancel: Callable[[], None] | None = None

    def look(self, session: Session | None, submit: Callable[[BotDue], None]) -> None:
        """Called after each change: plans the next act, if a bot has to do something."""
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
        """The input of a task that is due; None if it is no longer current, or the die was thrown for the camera."""
        if session is None or due.task != self._task or self._next_task(session) != due.task:
            return None
        prompt = self._prompt(session)
        if prompt is None:
            return None
        if prompt.need is Need.DICE:
            return self._roll(session, prompt.seat)
        seen = cut(session.state, prompt.seat)
        choose = session.played.spec.bot(session.played.game, self._chance)
        return Act(prompt.seat, msgspec.Raw(_encode(choose(seen))), "bot")

    def _roll(self, session: Session, seat: str) -> SessionInput | None:
        if self._throw is not None:
            self._throw(seat)
            return None
        face = self._chance.choice(session.header.dice[0].faces)
        return RollTapped(seat, face.name, "bot")

    def _next_task(self, session: Session | None) -> tuple[object, ...] | None:
        """Names the position and the prompt; another ruling makes it another task (a roll may have to be repeated)."""
        if session is None:
            return None
        prompt = self._prompt(session)
        if prompt is None:
            return None
        return (session.header.game_id, len(session.history), session.camera_reads, prompt.seat, prompt.code)

    def _prompt(self, session: Session) -> Prompt | None:
        if session.unconfirmed or session.paused or session.proposal is not None:
            return None
        rolling = bool(waits_for_dice(session)) and self._throw is not None and self._throw_for_people
        for prompt in session.pending:
            by_bot = prompt.seat in session.bots and prompt.need in (Need.CHOICE, Need.DICE)
            if by_bot or (rolling and prompt.need is Need.DICE):
                return prompt
        return None
