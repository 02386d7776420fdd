"""A whole table on fakes: no broker, no camera, no threads unless a test starts them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from service.journal.evidence import EvidenceStore
from service.journal.journal import Journal
from service.mqtt.commands import Command
from service.mqtt.topics import Topics
from service.ports import FixedClock, ManualTimer, NoAccess, NoCamera, NoSignals, RecordingPublisher
from service.session.records import DieWords, FaceWords
from service.session.session import Session
from service.table.board_desk import BoardSettings
from service.table.bots import Bots
from service.table.host_desk import HouseRules
from service.table.table import Table, TableParts
from service.texts import Catalog, load_catalog
from vision.events import CameraHealth, DiceRead
from vision.types import DieRead, Reading, Reason, State

ROWS = {
    "red_yellow": ("red", "yellow"),
    "green_blue": ("green", "blue"),
    "red_green": ("red", "green"),
    "yellow_blue": ("yellow", "blue"),
}
DIE = DieWords(
    "ufo_attack",
    (
        *(FaceWords(name, ((a, a), (b, b)), (f"build:{a}", f"build:{b}")) for name, (a, b) in ROWS.items()),
        FaceWords("ufo_1", (("white", "white"), ("white", "white")), ("ufo",), "red_circle"),
        FaceWords("ufo_2", (("white", "white"), ("white", "white")), ("ufo",), "red_circle"),
    ),
)
QUAD = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))


@lru_cache(maxsize=1)
def catalog() -> Catalog:
    return load_catalog()


@dataclass
class Rig:
    """`table.handle` takes inputs in the test's own thread; `sent` is what the broker retains."""

    folder: Path
    publisher: RecordingPublisher = field(default_factory=RecordingPublisher)
    clock: FixedClock = field(default_factory=FixedClock)
    camera: NoCamera = field(default_factory=NoCamera)
    access: NoAccess = field(default_factory=NoAccess)
    signals: NoSignals = field(default_factory=NoSignals)
    timer: ManualTimer = field(default_factory=ManualTimer)
    bots: Bots | None = None
    throw: Callable[[str], None] | None = None
    house: HouseRules = field(default_factory=lambda: HouseRules({DIE.id: DIE}))
    board: BoardSettings = field(default_factory=BoardSettings)
    changes: list[Session | None] = field(default_factory=list)
    camera_die: str = ""

    def __post_init__(self) -> None:
        self._ids = itertools.count(1)
        self.open()

    def open(self) -> None:
        """Starts the table on the journal in the folder, as a fresh process would."""
        self.journal = Journal(self.folder / "journal.db")
        self.parts = TableParts(
            topics=Topics("t"),
            publisher=self.publisher,
            clock=self.clock,
            catalog=catalog(),
            journal=self.journal,
            store=EvidenceStore(self.folder / "evidence", 50),
            access=self.access,
            camera=self.camera,
            signals=self.signals,
            house=self.house,
            boot="boot-1",
            version="0",
            timer=self.timer,
            board=self.board,
            bots=self.bots,
            throw=self.throw,
            changed=self.changes.append,
            camera_die=self.camera_die,
        )
        self.table = Table(self.parts)

    def restart(self) -> None:
        """Another process takes over the folder; the broker has lost everything."""
        self.journal.close()
        self.publisher = RecordingPublisher()
        self.open()
        self.table.restore()

    def begin(self, names: tuple[str, ...] = ("Mira", "Jonas"), confirm: bool = True, **more: Any) -> None:
        """A new game of UFO Attack, the options agreed to."""
        bots = more.pop("bots", ())
        seats = [{"name": name, "bot": name in bots} for name in names]
        reply = self.host({"act": "new_game", "game": "ufo_attack", "seats": seats, **more})
        assert reply["ok"], reply
        if confirm:
            for seat in self.session.unconfirmed:
                assert self.do(seat, {"act": "confirm_options"})["ok"]

    @property
    def session(self) -> Session:
        assert self.table.game.session is not None
        return self.table.game.session

    def retained(self, topic: str) -> Any:
        return json.loads(self.publisher.retained[f"referee/t/{topic}"])

    def seq(self, seat: str) -> int:
        seq: int = self.retained(f"seat/{seat}/state")["seq"]
        return seq

    def do(self, seat: str, action: dict[str, Any], command_id: str | None = None, seq: int | None = -1) -> Any:
        """A command of a seat; with the seat's present seq unless another is given. Returns the reply."""
        number = self.seq(seat) if seq == -1 else seq
        return self.send(Command(seat, command_id or f"c{next(self._ids)}", number, None, json.dumps(action).encode()))

    def host(self, action: dict[str, Any], command_id: str | None = None) -> Any:
        return self.send(Command("host", command_id or f"c{next(self._ids)}", None, None, json.dumps(action).encode()))

    def send(self, command: Command) -> Any:
        before = len(self.publisher.log)
        self.table.handle(command)
        branch = command.sender if command.sender in ("host", "table") else f"seat/{command.sender}"
        replies = [payload for topic, payload, _ in self.publisher.log[before:] if topic == f"referee/t/{branch}/reply"]
        assert len(replies) == 1, replies
        return json.loads(replies[0])

    def camera_ok(self) -> None:
        self.table.handle(CameraHealth("ok"))

    def roll(self, face: str, confidence: float = 0.999, rivals: tuple[str, ...] = ()) -> None:
        """The camera reads a roll."""
        top, bottom = next(known.tiles for known in DIE.faces if known.name == face)
        die = DieRead("ufo_attack", face, (top, bottom), confidence, QUAD, rivals)
        self.table.handle(DiceRead(Reading(State.READ, (die,)), 10, 1.0, 1.2, b"\xff\xd8jpeg"))

    def unsure(self, reason: Reason = Reason.COCKED, fits: tuple[str, ...] = ()) -> None:
        reading = Reading(State.UNSURE, (), reason, (QUAD,), fits=fits)
        self.table.handle(DiceRead(reading, 10, 1.0, 1.2, b"\xff\xd8jpeg"))

    def tap(self, seat: str, face: str) -> Any:
        return self.do(seat, {"act": "tap_die", "face": face})

    def take(self, seat: str, colour: str) -> Any:
        return self.do(seat, {"act": "take", "colour": colour})

    def turn(self, seat: str, face: str, colour: str) -> None:
        """A whole building turn by tap."""
        assert self.tap(seat, face)["ok"]
        assert self.take(seat, colour)["ok"]


def frozen(session: Session) -> Any:
    """All of a session that must be the same after a restart."""
    return replace(session, played=None)
