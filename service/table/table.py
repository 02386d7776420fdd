"""The table loop: one queue, one thread, one input at a time: rule, write, fold, publish.

Cameras, MQTT, buttons and timers only `submit`. Nothing is published or answered before it is in the journal. An
exception in the handling of one input is logged with its trace and shown as an alert; the next input is taken.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.rulings import Fact, Finding
from engine.core.secrets import PUBLIC
from firmware_bridge.events import Cells, Changed, Event, Health, Identified, Scanning, WholeBoard
from service.journal.evidence import EvidenceStore
from service.journal.journal import Journal, JournalError
from service.journal.saved_games import Answer, SavedGames
from service.mqtt.commands import Command
from service.mqtt.topics import HOST, Topics
from service.ports import Access, Camera, Clock, Publisher, Signals, Timer
from service.session.inputs import OptionsConfirmed, OwnDevice, SeatTaken, SessionInput, UndoAsked
from service.session.records import Said
from service.session.session import Session
from service.table.board_desk import BoardDesk, BoardSettings
from service.table.bots import BotDue, Bots
from service.table.camera_desk import CameraDesk, Rolled
from service.table.heartbeat import Heartbeat
from service.table.host_desk import HostDesk, HouseRules
from service.table.inputs import (
    AlertRaised,
    AlertSolved,
    BoardRest,
    ButtonPressed,
    Call,
    DeviceChanged,
    Republish,
    Tick,
)
from service.table.open_game import OpenGame, journal_finding
from service.table.seat_desk import SeatDesk
from service.table.sensor_test import SensorTest, sensor_cells
from service.texts import Catalog, Speaker, literal
from service.views.announcer import Announcer
from service.views.info import InfoBuilder
from service.views.messages import ErrorMessage, OfferedMessage, Reply
from service.views.offered import games_offered
from service.web.access import AccessEvent
from vision.events import CameraHealth, DiceRead, TrayChanged

log = logging.getLogger(__name__)


BOARD_EVENTS: Final = (Identified, WholeBoard, Changed, Health, Cells, Scanning)
FAULT_ALERT_S: Final = 120.0
CLAIM_ALERT_S: Final = 600.0


class _Stop:
    pass


_STOP: Final = _Stop()


@dataclass(frozen=True)
class TableParts:
    """What a table is put together from. `changed` is called in the loop after each change, once all is published.
    `camera_die`: the id of the die that the camera reads; empty: the game's only one.
    `mended` is called when the journal can be written again. `throw(seat)` throws the die of a rendered tray, where
    nobody can reach into it; None: it is a real one."""

    topics: Topics
    publisher: Publisher
    clock: Clock
    catalog: Catalog
    journal: Journal
    store: EvidenceStore
    access: Access
    camera: Camera
    signals: Signals
    house: HouseRules
    boot: str
    version: str
    timer: Timer
    has_camera: bool = False
    board: BoardSettings = field(default_factory=BoardSettings)
    camera_die: str = ""
    throw: Callable[[str], None] | None = None
    bots: Bots | None = None
    rolled: Rolled | None = None
    changed: Callable[[Session | None], None] | None = None
    mended: Callable[[Session | None], None] | None = None


class Table:
    """One table. `submit` may be called from any thread; `start` begins, `close` ends after the input at hand."""

    def __init__(self, parts: TableParts) -> None:
        """Reads the journal. Raises JournalError if it holds what this version does not understand."""
        self._parts = parts
        self._queue: queue.SimpleQueue[Any] = queue.SimpleQueue()
        thrown = parts.throw is not None
        self._announcer = Announcer(parts.publisher, parts.topics, parts.catalog, parts.clock, thrown)
        saved = SavedGames(parts.journal)
        self.game = OpenGame(saved, self._announcer, parts.clock, parts.boot, self._after_change, self._fault)
        self._board = BoardDesk(self.game, self._announcer, parts.timer, self.submit, parts.board)
        self._seats = SeatDesk(self.game, self._announcer, parts.access, self._board, parts.throw)
        self.host = HostDesk(
            self.game,
            self._announcer,
            parts.access,
            parts.camera,
            parts.store,
            parts.house,
            parts.clock,
        )
        self._sensors = SensorTest(
            self.game,
            self._announcer.sensors,
            parts.board.wiring,
            lambda: sensor_cells(parts.house.boxes, parts.house.dice),
        )
        self._camera = CameraDesk(self.game, self._announcer, parts.camera, parts.store, parts.rolled, parts.camera_die)
        self._info = InfoBuilder(parts.catalog, parts.access, parts.version, parts.boot, parts.has_camera, thrown)
        self._mood: tuple[str, int] | None = None
        self._told_trouble: str | None = None
        self._info_key: tuple[object, ...] | None = None
        self._pulse = Heartbeat(
            parts.publisher, parts.topics.heartbeat.name, parts.boot, parts.clock, lambda: self.submit(Tick())
        )
        self._thread = threading.Thread(target=self._run, name="table")
        self._handlers: dict[type, Callable[[Any], None]] = {
            Command: self._command,
            DiceRead: self._camera.roll,
            TrayChanged: self._camera.tray,
            CameraHealth: self._health,
            AccessEvent: self._access,
            **dict.fromkeys(BOARD_EVENTS, self._board_event),
            BoardRest: self._board_rested,
            ButtonPressed: self._button,
            BotDue: self._bot,
            AlertRaised: lambda given: self._announcer.alert(given.alert, given.finding, given.lasts, given.meanwhile),
            AlertSolved: lambda given: self._announcer.solved(given.alert),
            DeviceChanged: lambda given: self._announcer.device(given.device, given.state, given.ailment),
            Republish: lambda _: self._announcer.republish_all(),
            Tick: self._tick,
            Call: lambda given: given.what(self.game.session),
        }

    def submit(self, given: Any) -> None:
        """Puts an input into the queue; returns at once."""
        self._queue.put(given)

    def start(self) -> None:
        """Goes on with the game that was on the table last, publishes everything, and begins to take inputs."""
        self.restore()
        self._thread.start()
        self._pulse.start()

    def close(self) -> None:
        """What has been submitted before is still handled."""
        self._pulse.close()
        self._queue.put(_STOP)
        if self._thread.is_alive():
            self._thread.join()

    def restore(self) -> None:
        """Reads the last game from the journal and publishes everything. Called by `start`."""
        journal = self._parts.journal
        try:
            self.game.restore()
        except Exception:  # whatever is wrong with one game, the next one can be played
            log.exception("the last game cannot be opened")
            self._announcer.alert("game", Finding("alert-game", "", {}))
        if journal.repair is not None:
            facts: dict[str, Fact] = {"what": literal(journal.repair.reason), "kept": journal.repair.kept}
            self._announcer.alert("repaired", Finding("alert-repaired", "", facts))
        if journal.trouble is not None:
            self._announcer.alert("journal", journal_finding("alert-journal", journal.trouble))
        self._camera.restore()
        at_hand = self._parts.house.at_hand(self._parts.camera_die)
        self._announcer.offered(OfferedMessage(games_offered(Speaker(self._parts.catalog), at_hand)))
        self._announcer.session(self.game.session, anew=True)
        self._after_change()
        self.host.announce()

    def handle(self, given: Any) -> None:
        """Takes one input. Never raises: the loop lives on whatever happens."""
        try:
            self._handlers[type(given)](given)
        except JournalError as error:
            self._not_saved(error)
        except Exception as error:
            log.exception("an input could not be handled: %r", given)
            self._fault(error)

    def _run(self) -> None:
        while True:
            given = self._queue.get()
            if given is _STOP:
                return
            self.handle(given)
            self._pulse.answered()

    # ---- commands

    def _command(self, command: Command) -> None:
        key = f"{command.sender}:{command.id}"
        seat, answer = self._spoken_for(command), self.game.saved.answers.get(key)
        if answer is None:
            found = self._answer(command, key)
            if found is None:
                return
            seat, answer = found
            self.game.saved.remember(key, answer)
        self._announcer.reply(command.sender, self._reply(command, seat, answer))

    def _spoken_for(self, command: Command) -> str | None:
        """Whose cut of the answer may be told: also a command that comes again may speak for no seat but its own."""
        seat = self._seats.seat(command) if command.sender != HOST else None
        return seat if isinstance(seat, str) else None

    def _answer(self, command: Command, key: str) -> tuple[str | None, Answer] | None:
        """Every command is answered, also one that makes us fall over. None: it has been refused, since something
        could not be saved; then it may be sent again with the same id."""
        try:
            if command.sender == HOST:
                return None, self.host.handle(command, key)
            return self._seats.handle(command, key)
        except JournalError as error:
            self._refuse(command, journal_finding("not-saved", error))
            raise
        except OSError as error:
            log.exception("a command of %s could not be carried out", command.sender)
            facts: dict[str, Fact] = {"what": error.strerror or str(error), "where": str(error.filename or "")}
            self._refuse(command, Finding("not-written", "", facts))
            return None
        except Exception:
            self._refuse(command, Finding("failed", ""))
            raise

    def _refuse(self, command: Command, error: Finding) -> None:
        self._announcer.reply(command.sender, self._reply(command, None, Answer(False, error=error)))

    def _reply(self, command: Command, seat: str | None, answer: Answer) -> Reply:
        session, ruling = self.game.session, None
        if session is not None and answer.ruling is not None and answer.game_id == session.header.game_id:
            ruling = self._announcer.ruling(session, seat or PUBLIC, answer.ruling)
        refused = answer.error
        error = ErrorMessage(refused.code, self._announcer.text(refused), refused.clause) if refused else None
        version = self._announcer.seat_version(seat) if seat else None
        claims = self._announcer.claims(session, seat) if answer.claims and session and seat else ()
        return Reply(command.id, answer.ok, ruling, error, version, claims)

    # ---- everything else

    def _access(self, event: AccessEvent) -> None:
        if event.kind == "reused":
            who = f"seat:{event.seat}" if event.seat else f"who:{event.role}"
            self._announcer.alert("claim", Finding("alert-claim", "", {"who": who}), CLAIM_ALERT_S)
        if event.kind == "taken":
            self.host.link_used(event.seat or event.role)
        if event.kind == "taken" and event.seat is not None:
            session = self.game.session
            if session is not None and event.seat in session.bots:
                self.game.enter(SeatTaken(event.seat))
            if session is not None and event.seat in session.seat_ids:
                self.game.enter(OwnDevice(event.seat))
        self._announce_info()

    def _button(self, given: ButtonPressed) -> None:
        session = self.game.session
        if session is None:
            return
        entered = self._undo_inputs(session) if given.name == "undo" else self._next_inputs(session)
        for one in entered:
            self.game.enter(one)

    def _undo_inputs(self, session: Session) -> list[SessionInput]:
        """The undo button speaks for whoever acted last, as far as everybody may know: anybody can press it."""
        known = [act.by for act in session.acts if session.told_of(act).seen_by is None]
        return [UndoAsked(known[-1], of_all=True)] if known else []

    def _next_inputs(self, session: Session) -> list[SessionInput]:
        """The button `next` agrees to the options for all who share the table."""
        at_table = [seat for seat in session.unconfirmed if not self._parts.access.own_device(seat)]
        return [OptionsConfirmed(seat) for seat in at_table]

    def _health(self, event: CameraHealth) -> None:
        self._camera.health(event)
        self._wake_bots()

    def _board_event(self, event: Event) -> None:
        self._board.take(event)
        self._sensors.take(event)
        self._wake_bots()

    def _board_rested(self, rest: BoardRest) -> None:
        self._board.rested(rest)
        self._wake_bots()

    def _wake_bots(self) -> None:
        if self._parts.bots is not None:
            self._parts.bots.look(self.game.session, self.submit, self._camera.works, self._board.rest)

    def _bot(self, due: BotDue) -> None:
        bots = self._parts.bots
        given = bots.act(self.game.session, due) if bots is not None else None
        if given is not None:
            self.game.enter(given)

    def _tick(self, _: Tick) -> None:
        self._announcer.forget_old_alerts()
        if self._journal_works():
            self._camera.agree()
        self._announce_info()

    def _journal_works(self) -> bool:
        """Play goes on by itself once the disk lets us write: nobody has to try it out."""
        if self._parts.journal.trouble is None:
            return True
        if not self._parts.journal.mended():
            return False
        log.warning("the journal can be written again")
        self._mood = None
        if self._parts.bots is not None:
            self._parts.bots.forget()
        self._after_change()
        if self._parts.mended is not None:
            self._parts.mended(self.game.session)
        return True

    def _after_change(self) -> None:
        session = self.game.session
        if self._parts.journal.trouble is None:
            self._told_trouble = None
            self._announcer.solved("journal")
        if session is not None:
            self._announcer.solved("game")
        self._announce_info()
        self._camera.expect()
        self._board.follow()
        self._sensors.show()
        self._show_mood(session)
        self._wake_bots()
        if self._parts.changed is not None:
            self._parts.changed(session)

    def _show_mood(self, session: Session | None) -> None:
        """Once for each ruling that all may know of: light and buzzer are public, and do not repeat themselves."""
        count, said = self._announcer.heard(session, PUBLIC) if session is not None else (0, None)
        mood = (_mood(session, said), count)
        if mood != self._mood:
            self._mood = mood
            self._parts.signals.show(mood[0])

    def _announce_info(self) -> None:
        """Builds the message only if one of its changing parts has changed: it is asked for often."""
        session, synced = self.game.session, self._parts.clock.wall_synced()
        own = tuple(seat for seat in session.seat_ids if self._parts.access.own_device(seat)) if session else ()
        key = (session.header.game_id, session.bots, own, synced) if session else (None, synced)
        if key != self._info_key:
            self._info_key = key
            self._announcer.info(self._info.build(session, synced))

    def _not_saved(self, error: JournalError) -> None:
        if self._told_trouble != error.trouble:
            log.error("the journal: %s", error)
        self._told_trouble = error.trouble
        self._trouble("journal", journal_finding("alert-journal", error), None)

    def _fault(self, error: Exception) -> None:
        """Everybody reads the alert, and an error's own words may hold what only some may know: those go to the log."""
        self._trouble("fault", Finding("alert-fault", "", {"what": literal(type(error).__name__)}), FAULT_ALERT_S)

    def _trouble(self, alert: str, finding: Finding, lasts: float | None) -> None:
        try:
            self._announcer.alert(alert, finding, lasts)
            self._parts.signals.show("trouble")
        except Exception:
            log.exception("and an alert could not be shown")


def _mood(session: Session | None, said: Said | None) -> str:
    """What the status light shows: `said` is the last ruling that everybody may know of."""
    if session is None or said is None:
        return "waiting"
    if session.outcome is not None:
        return "over"
    return {"refused": "refused", "unclear": "unsure", "foul": "refused"}.get(said.kind, "accepted")
