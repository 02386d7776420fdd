"""The one place where the parts are put together, real or fake: table, journal, doors, camera, board, panel.

Threads and processes only put inputs into the table's queue. What is started first is ended last.
"""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeAlias

from config.table import TableConfig
from engine.core.rulings import Finding
from engine.core.sensing import Notice
from firmware_bridge.events import Health as BoardHealth
from firmware_bridge.gpio import Panel, PanelEvents, PanelHealth, Pins
from firmware_bridge.link import BoardLink
from service.gateway import Gateway, GatewayEvents, GatewaySettings
from service.health import ailment
from service.journal.evidence import EvidenceStore
from service.journal.journal import FILE as JOURNAL
from service.journal.journal import Journal
from service.journal.saved_games import SavedGame
from service.mqtt.broker import BrokerStatus
from service.mqtt.topics import Topics
from service.ports import NoCamera, NoSignals, SystemClock, ThreadTimer
from service.session.actions import NewGame
from service.session.session import Session
from service.settings import Origin, Plan, plan_table
from service.table.board_desk import BoardSettings
from service.table.bots import Bots
from service.table.camera_desk import Rolled
from service.table.inputs import AlertRaised, AlertSolved, ButtonPressed, Call, DeviceChanged
from service.table.table import FAULT_ALERT_S, Table, TableParts
from service.texts import DEFAULT_LANGUAGE, Speaker, catalogs_by_game, literal, load_catalog
from service.web.tls import Tls
from vision.camera.process import CameraProcess
from vision.camera.spec import CameraSpec, RenderedSource, Source
from vision.events import CameraHealth
from vision.types import Die

log = logging.getLogger(__name__)

VERSION: Final = version("tabletop-referee")
BUTTONS: Final = "buttons"


Throw: TypeAlias = Callable[[str], None]
"""Rolls a die for a seat in a tray that nobody can reach into."""


@dataclass(frozen=True)
class Wiring:
    """Which parts stand in for real ones, and who listens. The defaults are real hardware and nobody.

    `game` and `camera` replace what the settings name. `pins`: gpiozero's pin factory, e.g. its mock. `bots` is given
    `Service.throw` where the tray is rendered. `rest`: what the times of rest on the sensor board are multiplied by.
    `said`: is told what is said of that board. `fixed_port`: somebody chose the port, so no other will do. `origin`:
    where the settings come from. `anew`: a new game begins, though a saved one could go on. `health`: is told, from
    their threads, what ails camera, board or buttons and how to mend it, in English; nothing once they can be used.
    """

    game: NewGame | None = None
    camera: Source | None = None
    pins: Any = None
    bots: Callable[[Throw | None], Bots] | None = None
    rolled: Rolled | None = None
    changed: Callable[[Session | None], None] | None = None
    rest: float = 1.0
    said: Callable[[tuple[Notice, ...]], None] | None = None
    fixed_port: bool = True
    origin: Origin = field(default_factory=Origin)
    anew: bool = False
    health: Callable[[str, str], None] | None = None


class Service:
    """A whole table. Use as a context manager: it runs inside. `resumed`: the saved game that goes on.

    Raises ConfigError, JournalError, TlsError, BrokerError or PortsBusyError for what a person has to mend first; then
    nothing is left running.
    """

    def __init__(self, config: TableConfig, wiring: Wiring | None = None) -> None:
        self.config, wiring = config, wiring or Wiring()
        plan = plan_table(config, wiring.origin, wiring.game, wiring.camera)
        self._game, self._own_game = plan.game, wiring.game is not None
        self._anew, self._health = wiring.anew, wiring.health
        self.resumed: SavedGame | None = None
        self._early: list[Any] | None = []
        self._closing = ExitStack()
        with ExitStack() as opened:  # what is open if a later part fails is closed again
            self._build(config, plan, wiring, opened)
            self._closing = opened.pop_all()

    def _build(self, config: TableConfig, plan: Plan, wiring: Wiring, opened: ExitStack) -> None:
        catalog = load_catalog()
        self._speaker = Speaker(catalog)
        topics = Topics(config.table)
        data = config.data_dir
        self.gateway = Gateway(self._doors(config, topics, wiring.fixed_port), self._door_events())
        opened.callback(self.gateway.close)
        source = plan.source
        self.camera = self._camera(source, plan.die) if source else None
        rendered = isinstance(source, RenderedSource)
        journal = Journal(data / JOURNAL)
        opened.callback(journal.close)
        panel = self._panel(plan.pins, wiring.pins, opened)
        signals = panel or NoSignals()
        self.table = Table(
            TableParts(
                topics=topics,
                publisher=self.gateway.link,
                clock=SystemClock(),
                catalog=catalog,
                journal=journal,
                store=EvidenceStore(data / "evidence", config.evidence.keep),
                access=self.gateway.access,
                camera=_LitCamera(self.camera, panel) if self.camera else NoCamera(),
                signals=signals,
                house=plan.house,
                boot=uuid.uuid4().hex,
                timer=ThreadTimer(),
                version=VERSION,
                has_camera=source is not None,
                board=BoardSettings(
                    config.board.marks, wiring.rest, config.board.port != "none", wiring.said, data / "left_out.json"
                ),
                camera_die=plan.die.id if source else "",
                throw=self.throw if rendered and wiring.bots is not None else None,
                bots=wiring.bots(self.throw if rendered else None) if wiring.bots else None,
                rolled=wiring.rolled,
                changed=wiring.changed,
                mended=self._begin,
            )
        )

    def __enter__(self) -> Service:
        try:
            self.table.start()
            self._closing.callback(self.table.close)
            self.resumed = None if self._anew else self.table.game.on_table
            self._let_in()
            self.gateway.start()
            if self.camera:
                self.camera.start()
                self._closing.callback(self.camera.close)
            if self.config.board.port != "none":
                self._closing.callback(BoardLink(self.config.board.port, self._device_event).close)
            self.submit(Call(self._begin))
        except BaseException:
            self._closing.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._closing.close()

    def throw(self, _seat: str) -> None:
        """Rolls the die of a rendered camera."""
        if self.camera:
            self.camera.control(throw=None)

    def new_game(self) -> None:
        """Begins the game once more, from any thread."""
        self.submit(Call(lambda _: self._begin(None)))

    def submit(self, given: Any) -> None:
        """To the table's queue; what comes before there is a table waits for it."""
        if self._early is not None:
            self._early.append(given)
        else:
            self.table.submit(given)

    def _device_event(self, event: Any) -> None:
        if isinstance(event, CameraHealth | BoardHealth):
            ill = ailment(event.code, event.facts) if event.state == "offline" else None
            self._tell_health("camera" if isinstance(event, CameraHealth) else "board", ill)
        self.submit(event)

    def _tell_health(self, device: str, ill: Finding | None) -> None:
        if self._health is not None:
            told = (self._speaker.text(ill), self._speaker.fix(ill)) if ill else ()
            self._health(device, " ".join(words[DEFAULT_LANGUAGE] for words in told))

    def _let_in(self) -> None:
        early, self._early = self._early or [], None
        for given in early:
            self.table.submit(given)

    def _begin(self, session: Session | None) -> None:
        """The game that the settings name, on a new table. Where the last game cannot be opened, the host decides."""
        if self._anew or (session is None and (self._own_game or not self.table.game.saved.games)):
            self.table.host.new_game(self._game)
            self._anew = False  # not before: a disk that refuses now may be mended
            self.table.host.announce()

    def _doors(self, config: TableConfig, topics: Topics, fixed: bool) -> GatewaySettings:
        http, files = config.http, config.http.tls
        tls = Tls(Path(files.certificate).expanduser(), Path(files.key).expanduser(), files.name) if files else None
        return GatewaySettings(config.data_dir, topics, http.host, http.port, fixed, VERSION, catalogs_by_game(), tls)

    def _door_events(self) -> GatewayEvents:
        return GatewayEvents(
            command=self.submit,
            access=self.submit,
            broker=self._broker_health,
            connection=lambda connected: log.info("the broker is %s", "there" if connected else "away"),
            trouble=self._trouble,
            explain=self._explain,
        )

    def _broker_health(self, status: BrokerStatus) -> None:
        ill = ailment("broker-ended", {"why": status.reason}) if status.state != "ok" else None
        self.submit(DeviceChanged("broker", status.state, ill))

    def _explain(self, code: str, facts: Mapping[str, str]) -> Mapping[str, str]:
        return self._speaker.text(Finding(code, "", {name: literal(fact) for name, fact in facts.items()}))

    def _trouble(self, where: str, error: Exception) -> None:
        what = f"{where}: {type(error).__name__}"  # no more: everybody reads it
        self.submit(AlertRaised("fault", Finding("alert-fault", "", {"what": literal(what)}), lasts=FAULT_ALERT_S))

    def _camera(self, source: Source, die: Die) -> CameraProcess:
        spec = CameraSpec(source, (die,), calibration=self.config.camera.calibration)
        return CameraProcess(spec, self._device_event)

    def _panel(self, pins: Pins, factory: Any, opened: ExitStack) -> Panel | None:
        if not pins.fitted():
            return None
        panel = Panel(pins, self._panel_events(), factory)
        opened.callback(panel.close)
        return panel

    def _panel_events(self) -> PanelEvents:
        return PanelEvents(
            next=lambda: self.submit(ButtonPressed("next")),
            undo=lambda: self.submit(ButtonPressed("undo")),
            host_link=lambda: print(f"Host: {self.gateway.access.host_link()}", flush=True),
            health=self._panel_health,
            trouble=self._trouble,
        )

    def _panel_health(self, health: PanelHealth) -> None:
        if health.state == "ok":
            self._tell_health(BUTTONS, None)
            self.submit(DeviceChanged(BUTTONS, "ok"))
            self.submit(AlertSolved(BUTTONS))
            return
        why = "; ".join(dict.fromkeys(health.faults.values()))
        ill = ailment("panel-parts", {"parts": tuple(f"part:{part}" for part in health.faults), "why": why})
        self._tell_health(BUTTONS, ill)
        self.submit(DeviceChanged(BUTTONS, health.state, ill))
        self.submit(AlertRaised(BUTTONS, ill, "meanwhile-buttons"))


class _LitCamera:
    """The camera with its ring light, which is on while a die is waited for. Implements ports.Camera."""

    def __init__(self, camera: CameraProcess, panel: Panel | None) -> None:
        self._camera, self._panel = camera, panel

    def expect(self, dice: tuple[str, ...]) -> None:
        if self._panel:
            self._panel.ring(bool(dice))
        self._camera.expect(dice)

    def restart(self) -> None:
        self._camera.restart()
