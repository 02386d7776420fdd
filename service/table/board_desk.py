"""What the sensor board says: from channels to cells, from cells at rest to acts and fouls. One board, one game.

Which piece it was, only the game can say (engine/core/sensing.py). Here is time: a watch looks once nothing has
moved on its cells for a while. Nothing that a watch sees is told to anybody but those whom the game names, and no timer
of a watch depends on cells that it does not see.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from engine.core.rulings import Fact, Finding
from engine.core.sensing import ANY, Belief, Look, Mark, Notice, NoticeKind, Sensed, Sensing, Watch
from firmware_bridge.events import Cells, Changed, Event, Health, Identified, Scanning, WholeBoard
from service.files import write_private
from service.health import ailment
from service.ports import Timer
from service.session.hearing import may
from service.session.inputs import Act, BoardSeen
from service.table.inputs import BoardRest
from service.table.open_game import OpenGame
from service.views.announcer import Announcer, BoardAlert

log = logging.getLogger(__name__)

DEVICE: Final = "board"
CELLS: Final = "board-cells"
POLES: Final = (ANY, "north", "south")
RESTLESS: Final = 12
"""So many changes of one sensor without a rest: no hand does that with a piece."""

BoardState: TypeAlias = Literal["none", "busy", "ready"]

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class BoardSettings:
    """`wiring`: what each channel of the sensor chain looks at; empty: the game's cells in reading order. `rest`: the
    games' times of rest are multiplied by it. `fitted`: a board is to be expected. `said`: is called with all
    that is said of the board, whenever that is said. `left_out`: the file that keeps over a restart which sensors
    people have left out."""

    wiring: tuple[Mark, ...] = ()
    rest: float = 1.0
    fitted: bool = False
    said: Callable[[tuple[Notice, ...]], None] | None = None
    left_out: Path | None = None


@dataclass
class _Watching:
    """A watch while the board is followed. `due`: the rest that it waits for; None: all is quiet. `seen`: what it has
    looked at last, `asked`: what it has asked last."""

    watch: Watch
    touched: list[str] = field(default_factory=list)
    due: int | None = None
    cancel: Callable[[], None] | None = None
    seen: tuple[Any, Sensed] | None = None
    asked: tuple[Finding, ...] = ()
    notices: tuple[Notice, ...] = ()

    def touch(self, cell: str) -> None:
        """Of a sensor that never rests the last changes are enough: it may go on for days."""
        if self.touched.count(cell) > RESTLESS:
            self.touched.remove(cell)
        self.touched.append(cell)


class BoardDesk:
    """Takes the events of the board's link. `submit` puts an input into the table's queue."""

    def __init__(
        self,
        game: OpenGame,
        announcer: Announcer,
        timer: Timer,
        submit: Callable[[BoardRest], None],
        settings: BoardSettings,
    ) -> None:
        self._game, self._announcer, self._timer, self._submit = game, announcer, timer, submit
        self._settings = settings
        self._occupied: frozenset[int] | None = None
        self._flickering: frozenset[int] = frozenset()
        self._masked = _left_out(settings.left_out)
        self._belief: Belief | None = None
        self._of: str | None = None
        self._watching: dict[str, _Watching] = {}
        self._rests = 0
        self._away = not settings.fitted
        self._line: Finding | None = None

    @property
    def rest(self) -> BoardState:
        """Whether there is a board, and whether all its pieces are at rest where they belong. A question of the board
        is answered by saying what was meant, as if there were none."""
        if self._occupied is None or not self._watching:
            return "none"
        kinds = {notice.kind for watching in self._watching.values() for notice in watching.notices}
        if any(watching.due is not None for watching in self._watching.values()) or kinds - {NoticeKind.ASK}:
            return "busy"
        return "none" if kinds else "ready"

    # ---- what the board says

    def take(self, event: Event) -> None:
        """One event of the link. Raises JournalError."""
        match event:
            case WholeBoard():
                self._whole(event)
            case Changed():
                self._changed(event)
            case Health():
                self._health(event)
            case Cells():
                self._cells(event)
            case Identified():
                log.info("the board: %s", event.identity)
            case Scanning():
                log.info("the board's sensors are read %d times a second", event.per_s)

    def _whole(self, event: WholeBoard) -> None:
        """The board was not followed for a while, so no difference is taken for a move. A watch whose cells show
        nothing new is not delayed: what happens elsewhere must not be felt there."""
        log.info("the whole board: %s", event.reason)
        before = {name: self._marks() & _of(watching) for name, watching in self._watching.items()}
        known, self._away = self._occupied is not None, False
        self._occupied, self._belief = event.occupied, None
        for name, watching in self._watching.items():
            watching.seen = None
            watching.touched.clear()
            if not known or before[name] != self._marks() & _of(watching):
                self._wait(watching, watching.watch.rest_s)
        self._look_again()

    def _changed(self, event: Changed) -> None:
        wiring, blind = self._wiring(), self._blind()
        self._occupied = event.occupied
        changed = [wiring[change.channel][0] for change in event.changes if change.channel < len(wiring)]
        for watching in self._watching.values():
            stirred = [cell for cell in changed if cell in watching.watch.cells and cell not in blind]
            for cell in stirred:
                watching.touch(cell)
            if stirred:
                self._wait(watching, watching.watch.rest_s)
        self._tell_restless()

    def _wait(self, watching: _Watching, seconds: float) -> None:
        if watching.cancel is not None:
            watching.cancel()
        self._rests += 1
        watching.due, watching.cancel = self._rests, None
        rest = BoardRest(watching.watch.id, self._rests)
        if seconds * self._settings.rest > 0:
            watching.cancel = self._timer.after(seconds * self._settings.rest, lambda: self._submit(rest))
        else:
            self._submit(rest)

    def _health(self, event: Health) -> None:
        """Everybody sees whether there is a board. How well its line works would tell how much is moved there."""
        ill = ailment(event.code, event.facts) if event.state != "ok" else None
        if ill is not None and event.state == "offline":
            self._announcer.device(DEVICE, "offline", ill)
            self._announcer.alert(DEVICE, ill, meanwhile="meanwhile-board")
            self._gone()
        else:
            self._announcer.device(DEVICE, "ok")
            self._announcer.solved(DEVICE)
        self._line = ill if event.state == "degraded" else None
        self._side_alert("board-line", self._line)

    def _gone(self) -> None:
        """Without a board nobody is kept from playing by what was wrong on it."""
        self._away = True
        self._occupied = self._belief = None
        session = self._game.session
        for watch in tuple(session.fouls) if session is not None else ():
            self._game.enter(BoardSeen(watch, "gone"))
        for watching in self._watching.values():
            watching.due, watching.notices, watching.seen = None, (), None
        self._show()

    def _cells(self, event: Cells) -> None:
        if event.flickering != self._flickering:
            self._flickering = event.flickering
            self._tell_blind()
            self._look_again()

    # ---- what people say of it

    def mask(self, seat: str, cell: str, masked: bool) -> Finding | None:
        """Leaves a sensor out, or takes it in again; an error for who may not know what the sensors see.

        Raises OSError; then all is as before."""
        session, sensing = self._game.session, self._sensing()
        if session is None or sensing is None or not may(sensing.audience(session.state), seat):
            return Finding("board-not-yours", "")
        if cell not in sensing.cells(session.played.game):
            return Finding("board-no-cell", "", {"cell": cell[:20]})
        left_out = self._masked | {cell} if masked else self._masked - {cell}
        if self._settings.left_out is not None:
            write_private(self._settings.left_out, _encode(sorted(left_out)))
        self._masked = left_out
        self._tell_blind()
        self._look_again()
        return None

    # ---- looking

    def follow(self) -> None:
        """After each change of the game: who looks where, and what they see now."""
        session, sensing = self._game.session, self._sensing()
        watches = sensing.watches(session.state) if session is not None and sensing is not None else ()
        of = session.header.game_id if session is not None else None
        another = of != self._of
        before = {} if another else self._watching
        self._of, self._belief = of, None if another else self._belief
        self._watching = {watch.id: self._watch(watch, before.get(watch.id)) for watch in watches}
        if another or before.keys() != self._watching.keys():
            self._show()
        if another:
            self._tell_blind()
            self._side_alert("board-line", self._line)
        if self._away and session is not None and session.fouls:
            self._gone()

    def _watch(self, watch: Watch, known: _Watching | None) -> _Watching:
        watching = known or _Watching(watch)
        moved = known is None or known.watch.cells != watch.cells
        watching.watch = watch
        if moved:
            watching.touched.clear()
        if self._occupied is not None and (moved or watching.due is None):
            self._wait(watching, watch.rest_s if moved else 0)
        return watching

    def _look_again(self) -> None:
        for watching in self._watching.values():
            if self._occupied is not None and watching.due is None:
                self._wait(watching, 0)

    def rested(self, rest: BoardRest) -> None:
        """Nothing has moved for a while where this watch looks. Raises JournalError."""
        watching = self._watching.get(rest.watch)
        if watching is None or watching.due != rest.number:
            return
        watching.due = None
        self._tell_restless()
        session, sensing = self._game.session, self._sensing()
        if session is None or sensing is None or self._occupied is None:
            return
        sensed = self._sensed(watching).within(watching.watch.cells)
        if watching.seen is not None and watching.seen[0] is session.state and watching.seen[1] == sensed:
            return
        watching.touched.clear()
        watching.seen = (session.state, msgspec.structs.replace(sensed, touched=()))
        look = sensing.look(session.played.game, self._belief, session.state, watching.watch.id, sensed)
        self._belief = self._belief if look.belief is None else look.belief
        self._act_on(watching, look)

    def _act_on(self, watching: _Watching, look: Look) -> None:
        watching.notices = look.notices
        for seat, action in look.acts:
            if not self._game.enter(Act(seat, msgspec.Raw(_encode(action)), "board")).ok:
                watching.seen = None  # paused, or something waits for consent: it counts when play goes on
        foul = next((notice for notice in look.notices if notice.kind is NoticeKind.FOUL), None)
        self._game.enter(BoardSeen(watching.watch.id, *(("foul", foul.findings) if foul else ("agrees",))))
        ask = next((notice.findings for notice in look.notices if notice.kind is NoticeKind.ASK), ())
        if ask and ask != watching.asked:
            self._game.enter(BoardSeen(watching.watch.id, "ask", ask))
        watching.asked = ask
        self._show()

    def _sensed(self, watching: _Watching) -> Sensed:
        wiring, blind = self._wiring(), self._blind()
        marks = frozenset(mark for mark in self._marks() if mark[0] not in blind)
        touched = tuple(cell for cell in watching.touched if cell not in blind)
        return Sensed(marks, blind, touched, any(pole for _cell, pole in wiring))

    def _marks(self) -> frozenset[Mark]:
        """All that the sensors show, believed or not."""
        wiring = self._wiring()
        return frozenset(wiring[channel] for channel in self._occupied or () if channel < len(wiring))

    def _blind(self) -> frozenset[str]:
        wiring = self._wiring()
        return self._masked | {wiring[channel][0] for channel in self._flickering if channel < len(wiring)}

    def _wiring(self) -> tuple[Mark, ...]:
        session, sensing = self._game.session, self._sensing()
        if self._settings.wiring or session is None or sensing is None:
            return self._settings.wiring
        return tuple((cell, ANY) for cell in sensing.cells(session.played.game))

    def _sensing(self) -> Sensing | None:
        session = self._game.session
        return session.played.spec.sensing if session is not None else None

    # ---- telling

    def _show(self) -> None:
        """What is wrong or to be done at the board now, to each who may know it."""
        notices = [notice for watching in self._watching.values() for notice in watching.notices]
        session = self._game.session
        seats = session.seat_ids if session is not None else ()
        everybody = [notice for notice in notices if notice.seen_by is None]
        self._announcer.board_alert("board-now", None, _alert(everybody))
        for seat in seats:
            own = [notice for notice in notices if notice.seen_by is not None and seat in notice.seen_by]
            self._announcer.board_alert("board-now", seat, _alert(own))
        if self._settings.said is not None:
            self._settings.said(tuple(notices))

    def _tell_blind(self) -> None:
        cells = tuple(sorted(self._blind()))
        facts: dict[str, Fact] = {"cells": cells}
        finding = Finding("alert-board-cells", "", facts) if cells else None
        self._side_alert(CELLS, finding, tuple(sorted(self._masked)))

    def _tell_restless(self) -> None:
        """A sensor that changes again and again, too slowly to be a flicker, keeps a watch from ever looking."""
        waiting = [watching for watching in self._watching.values() if watching.due is not None]
        cells = {cell for one in waiting for cell in one.touched if one.touched.count(cell) > RESTLESS}
        found = Finding("alert-board-restless", "", {"cells": tuple(sorted(cells))}) if cells else None
        self._side_alert("board-restless", found)

    def _side_alert(self, alert: str, finding: Finding | None, cells: tuple[str, ...] = ()) -> None:
        """An alert for those who may know what the sensors see."""
        session, sensing = self._game.session, self._sensing()
        if session is None or sensing is None:
            return
        audience = sensing.audience(session.state)
        for seat in session.seat_ids:
            known = finding is not None and may(audience, seat)
            self._announcer.board_alert(alert, seat, BoardAlert(finding, cells=cells) if known and finding else None)


def _left_out(path: Path | None) -> frozenset[str]:
    """What people have left out in an earlier run. A file that cannot be read is no reason not to play."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=frozenset[str]) if path is not None else frozenset()
    except FileNotFoundError:
        return frozenset()
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("%s cannot be read (%s): no sensor of the board is left out", path, error)
        return frozenset()


def _of(watching: _Watching) -> frozenset[Mark]:
    """Everything that this watch could be shown."""
    return frozenset((cell, pole) for cell in watching.watch.cells for pole in POLES)


def _alert(notices: list[Notice]) -> BoardAlert | None:
    """The gravest one speaks; where pieces go is told of all."""
    if not notices:
        return None
    head = max(notices, key=lambda notice: _GRAVITY[notice.kind])
    puts = tuple(put for notice in notices for put in notice.puts)
    clear = tuple(cell for notice in notices for cell in notice.clear)
    return BoardAlert(head.findings[0], head.kind.value, puts, clear, _asked_of(head))


def _asked_of(notice: Notice) -> tuple[str, ...]:
    """The cells that the question itself names."""
    facts = notice.findings[0].facts if notice.kind is NoticeKind.ASK else {}
    named = [facts[name] for name in ("cell", "cells") if name in facts]
    return tuple(str(cell) for fact in named for cell in (fact if isinstance(fact, tuple) else (fact,)))


_GRAVITY: Final[Mapping[NoticeKind, int]] = {NoticeKind.GUIDE: 0, NoticeKind.ASK: 1, NoticeKind.FOUL: 2}
