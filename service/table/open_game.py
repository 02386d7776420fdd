"""The game on the table: the one place where something is decided, written, and only then believed and told."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from engine.core.rulings import Finding
from service.journal.journal import JournalError
from service.journal.saved_games import Answer, SavedGame, SavedGames
from service.ports import Clock
from service.session.decide import decide
from service.session.inputs import SessionInput
from service.session.played import CannotPlayError
from service.session.records import Effect, Entry, Header, Opened, Said, Stamp, Started
from service.session.session import Session, fold, fold_all
from service.texts import literal
from service.views.announcer import Announcer

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder(order="deterministic").encode


class OpenGame:
    """`session` is the game on the table, if there is one. `changed` is called after each change, when all is
    told; `fault` with what went wrong in the telling of something that is written and therefore stands."""

    def __init__(
        self,
        saved: SavedGames,
        announcer: Announcer,
        clock: Clock,
        boot: str,
        changed: Callable[[], None],
        fault: Callable[[Exception], None],
    ) -> None:
        self.saved = saved
        self.session: Session | None = None
        self._announcer, self._clock, self._boot = announcer, clock, boot
        self._changed, self._fault = changed, fault

    @property
    def on_table(self) -> SavedGame | None:
        """The game on the table as the list shows it."""
        return self.saved.games[self.session.header.game_id] if self.session is not None else None

    def enter(self, given: SessionInput, command: str = "", before_telling: Callable[[], None] | None = None) -> Answer:
        """What an input does. `before_telling` is called between the journal and the first publication.

        Raises JournalError if it could not be written; then nothing has happened.
        """
        if self.session is None:
            return Answer(False, error=Finding("no-game", ""))
        decision = decide(self.session, given)
        if decision.effect is None:
            return Answer(decision.error is None, error=decision.error)
        return self._commit(_encode(given), decision.effect, decision.said, command, before_telling)

    def start(self, header: Header, command: str = "") -> Answer:
        """Starts a new game; the one on the table stays saved. Raises JournalError or CannotPlayError."""
        fold(None, Entry(header.game_id, self._stamp(), msgspec.Raw(b"null"), Started(header)))  # can it be played?
        entry = self._entry(header.game_id, b"null", Started(header), None, command)
        answer = self.saved.append(entry)
        self._turn_to(fold(None, entry))
        return answer

    def open(self, session: Session, command: str = "") -> Answer:
        """Turns to a saved game. Raises JournalError."""
        answer = self.saved.append(self._entry(session.header.game_id, b"null", Opened(), None, command))
        self._turn_to(session)
        return answer

    def restore(self) -> None:
        """Goes on with the game that was on the table last. Nothing is written; nothing is published yet.

        Raises ValueError if this version cannot play it any more.
        """
        if self.saved.last_open is None:
            self._announcer.turn_to(None, 0)
            return
        before, since = self.saved.last_sitting(self.saved.last_open)
        session = fold_all([*before, since[0]])
        self._announcer.turn_to(session, self.saved.sittings)
        self._announcer.observe(session)
        for entry in since[1:]:
            session = fold(session, entry)
            self._announcer.observe(session)
        self.session = session

    def _turn_to(self, session: Session) -> None:
        self.session = session
        self._announcer.turn_to(session, self.saved.sittings)
        self._tell(session)

    def _commit(
        self, given: bytes, effect: Effect, said: Said | None, command: str, before_telling: Callable[[], None] | None
    ) -> Answer:
        session = self.session
        if session is None:
            raise RuntimeError("no game is open")
        entry = self._entry(session.header.game_id, given, effect, said, command)
        after = fold(session, entry)  # before it is written: what cannot be folded must not be in the journal
        answer = self.saved.append(entry)
        self.session = after
        self._tell(after, before_telling)
        return answer

    def _tell(self, session: Session, first: Callable[[], None] | None = None) -> None:
        """What is in the journal has happened, and is answered so, even if a part of the telling fails."""
        for tell in (first, lambda: self._announcer.session(session), self._changed):
            try:
                if tell is not None:
                    tell()
            except Exception as error:
                log.exception("an accepted input could not be told wholly")
                self._fault(error)

    def _entry(self, game_id: str, given: bytes, effect: Effect, said: Said | None, command: str) -> Entry:
        return Entry(game_id, self._stamp(), msgspec.Raw(given), effect, said, command)

    def _stamp(self) -> Stamp:
        clock = self._clock
        return Stamp(self._boot, clock.monotonic(), clock.wall(), clock.wall_synced())


def journal_finding(code: str, error: JournalError) -> Finding:
    """Disk trouble in words: `$what` and `$how`."""
    return Finding(code, "", {"what": f"trouble:{error.trouble}", "how": f"mend:{error.trouble}"})


def cannot_play(error: ValueError) -> Finding:
    """Why a game cannot be opened, to the host."""
    if isinstance(error, CannotPlayError):
        return error.finding
    return Finding("cannot-play", "", {"why": literal(str(error))})
