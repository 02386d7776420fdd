"""Commands of seats: who speaks for whom, whether they saw the present state, and what they want."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core.rulings import Finding
from engine.core.secrets import PUBLIC
from service.journal.saved_games import Answer
from service.mqtt.commands import Command
from service.mqtt.topics import TABLE
from service.ports import Access
from service.session.actions import (
    ActionError,
    ConfirmOptions,
    ConsentTo,
    ListClaims,
    MaskCell,
    ProposeCorrection,
    ProposeUndo,
    TakeSeat,
    TapDice,
    TapDie,
    ThrowDie,
    decode_seat_action,
)
from service.session.inputs import (
    Act,
    ConsentGiven,
    CorrectionAsked,
    OptionsConfirmed,
    RollTapped,
    SeatTaken,
    SessionInput,
    UndoAsked,
)
from service.table.board_desk import BoardDesk
from service.table.open_game import OpenGame
from service.texts import literal
from service.views.announcer import Announcer
from service.views.offers import throw_prompt

_Entered = ProposeUndo | ProposeCorrection | ConsentTo | ConfirmOptions | TapDie | TapDice | TakeSeat
"""The referee's own actions that go to the game's journal."""

_NEVER_STALE = (ConsentTo, ConfirmOptions, TakeSeat, MaskCell)
"""They name what they answer, or do nothing twice."""


class SeatDesk:
    """Takes commands from seat/<s>/do and table/do."""

    def __init__(
        self,
        game: OpenGame,
        announcer: Announcer,
        access: Access,
        board: BoardDesk,
        throw: Callable[[str], None] | None = None,
    ) -> None:
        """`throw(seat)` throws the die of a rendered tray, if it is one."""
        self._game, self._announcer, self._access, self._board = game, announcer, access, board
        self._throw = throw

    def handle(self, command: Command, key: str) -> tuple[str | None, Answer]:
        """The seat that is meant, and the answer. Raises JournalError."""
        seat = self.seat(command)
        if isinstance(seat, Finding):
            return None, Answer(False, error=seat)
        try:
            action = decode_seat_action(command.action)
        except ActionError as error:
            return seat, Answer(
                False, error=Finding("not-understood", "", {"what": literal(error.what), "where": literal(error.where)})
            )
        stale = None if isinstance(action, _NEVER_STALE) else self._stale(seat, command.seq)
        if stale is not None:
            return seat, Answer(False, error=stale)
        if isinstance(action, MaskCell):
            wrong = self._board.mask(seat, action.cell, action.masked)
            return seat, Answer(wrong is None, error=wrong)
        if isinstance(action, ThrowDie):
            return seat, self._throw_for(seat)
        if isinstance(action, ListClaims):
            return seat, Answer(True, claims=True)
        return seat, self._game.enter(self._input(seat, command, action), key)

    def _throw_for(self, seat: str) -> Answer:
        session = self._game.session
        if self._throw is None or session is None or throw_prompt(session, seat) is None:
            return Answer(False, error=Finding("die-not-expected", ""))
        self._throw(seat)
        return Answer(True)

    def seat(self, command: Command) -> str | Finding:
        """The seat that this command may speak for now, or why it may not."""
        if self._game.session is None:
            return Finding("no-game", "")
        seat = command.seat if command.sender == TABLE else command.sender
        if seat is None:
            return Finding("seat-missing", "")
        if seat not in self._game.session.seat_ids:
            return Finding("no-such-seat", "", {"name": literal(seat)})
        if command.sender == TABLE and self._access.own_device(seat):
            return Finding("seat-has-own-device", "", {"seat": f"seat:{seat}"})
        return seat

    def _stale(self, seat: str, seq: int | None) -> Finding | None:
        if seq is None:
            return Finding("seq-missing", "")
        return None if seq == self._announcer.seat_version(seat) else Finding("stale", "")

    def _input(self, seat: str, command: Command, action: _Entered | None) -> SessionInput:
        match action:
            case ProposeUndo():
                return UndoAsked(seat)
            case ProposeCorrection():
                faces = action.faces or ((action.face,) if action.face is not None else ())
                return CorrectionAsked(seat, self._ruling(seat, action), action.action, faces)
            case ConsentTo():
                return ConsentGiven(seat, action.proposal, action.agree)
            case ConfirmOptions():
                return OptionsConfirmed(seat)
            case TapDie():
                return RollTapped(seat, (action.face,))
            case TapDice():
                return RollTapped(seat, action.faces)
            case TakeSeat():
                return SeatTaken(seat)
            case None:
                return Act(seat, msgspec.Raw(command.action))

    def _ruling(self, seat: str, action: ProposeCorrection) -> int:
        """The number in the game's history of the ruling that is meant; 0: there is none."""
        session = self._game.session
        viewer = PUBLIC if action.of == PUBLIC else seat
        return (session and self._announcer.number(session, viewer, action.ruling)) or 0
