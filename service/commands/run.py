"""`referee run`: the service on real hardware, until it is told to stop."""

from __future__ import annotations

import gc
import logging
import random
import signal
import sys
import threading
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

from config.errors import ConfigError
from config.table import GameEntry, TableConfig, load_table
from engine.core.registry import game_spec
from service.addresses import PortsBusyError
from service.bootstrap import Service, Throw, Wiring
from service.commands.typed import typed
from service.journal.journal import JournalError
from service.journal.saved_games import SavedGame
from service.mqtt.broker import BrokerError
from service.ports import ThreadTimer
from service.settings import Origin
from service.table.bots import Bots
from service.web.qr import qr_text
from service.web.tls import TlsError

CANNOT_START = (ConfigError, JournalError, BrokerError, TlsError, PortsBusyError, OSError)
"""What a person has to mend before the service can run; each says how."""
PACE_S: Final = 1.6
"""What a bot takes for an act: slow enough to follow."""


@dataclass(frozen=True)
class RunOptions:
    """The command's arguments. `ruleset` and `board`, a name or a file, replace what the settings say. `new_game`: the
    settings' game begins, though a saved one could go on."""

    config: Path | None = None
    ruleset: str = ""
    board: str = ""
    new_game: bool = False

    @property
    def origin(self) -> Origin:
        """Where what counts was said."""
        flags = {"game.ruleset": "--ruleset" if self.ruleset else "", "game.board": "--board" if self.board else ""}
        return Origin(str(self.config or "settings"), {key: flag for key, flag in flags.items() if flag})

    def command(self, name: str, more: str = "") -> str:
        """How the `referee` command is typed with the same settings."""
        return typed(f"{name}{f' -c {self.config}' if self.config else ''}{more}")


def run_main(options: RunOptions) -> int:
    """Returns the exit status: 0 after one of `stop_on_signals`, 1 if it could not start."""
    set_up_log()
    stop = stop_on_signals()
    gc.disable()  # what is made until the service runs stays: looking for garbage in it makes the start a third longer
    try:
        config = _with(load_table(options.config) if options.config else TableConfig(), options.ruleset, options.board)
        with Service(config, _wiring(options)) as service:
            gc.freeze()  # and would hold an act up by 70 ms now and then: six catalogs alone are 100,000 objects
            gc.enable()
            _greet(service, options)
            stop.wait()
    except CANNOT_START as error:
        print(f"referee: {reason(error)}", file=sys.stderr)
        return 1
    finally:
        gc.enable()
    return 0


def reason(error: Exception) -> str:
    """Why the service cannot run."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}. See that the referee's user may use that file."
    return str(error)


def _wiring(options: RunOptions) -> Wiring:
    return Wiring(bots=bots_of_chance, origin=options.origin, anew=options.new_game, health=HealthTold())


def _with(config: TableConfig, ruleset: str, board: str) -> TableConfig:
    game = config.game
    if ruleset:
        game = GameEntry(game.id, ruleset=ruleset, board=game.board)
    if board:
        game = msgspec.structs.replace(game, board=board)
    return msgspec.structs.replace(config, game=game)


def bots_of_chance(throw: Throw | None) -> Bots:
    """Bots for the seats that the host gives to one. They take their time, and in a rendered tray the die is thrown for
    people, too."""
    seed = random.SystemRandom().randrange(1_000_000)
    return Bots(seed, PACE_S, ThreadTimer(), throw, throw_for_people=throw is not None)


def _greet(service: Service, options: RunOptions) -> None:
    print(f"Page, to watch:   {'  '.join(service.gateway.addresses)}", flush=True)
    made = make_links(service)
    if made is not None:
        host, table = made
        print(f"Table's tablet:   {table}")
        print(f"Host:             {host}")
        print(f"Each link is good once, for five minutes; `{options.command('host-link')}` makes another for the host.")
    if service.resumed is not None:
        said = "".join(f"{flag}, " for flag in options.origin.flags.values()) + "[game] and [[seat]]"
        print(
            f"{game_told(service.resumed)}. What {said} say is for a new one: begin it with "
            f"`{options.command('run', ' --new-game')}`, or any game on the host's page. This one stays saved."
        )
    if service.camera is None:
        print("No camera is set (camera.source): what the die shows is entered on the page.")
    print("Ctrl-C ends it.", flush=True)
    if made is not None:
        print("\nFor whoever runs the table: this opens the host's page, where games begin and phones get their seats.")
        print(qr_text(host), flush=True)


def game_told(saved: SavedGame) -> str:
    """The saved game that is on the table, in words."""
    what = "A game that is over is still on the table" if saved.over else "A saved game goes on"
    title, names = game_spec(saved.header.game).title, ", ".join(seat.name for seat in saved.header.seats)
    began = f", begun {datetime.fromtimestamp(saved.started.wall):%Y-%m-%d %H:%M}" if saved.started.synced else ""
    return f"{what}: {title} with {names}{began}"


class HealthTold:
    """Says on the console that camera, board or buttons cannot be used and how to mend it, and when they can again.
    Called from their threads."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}

    def __call__(self, device: str, what: str) -> None:
        if what != self._told.get(device, ""):
            self._told[device] = what
            print(f"{device.capitalize()}: {what or 'can be used again.'}", flush=True)


def make_links(service: Service) -> tuple[str, str] | None:
    """A link for the host and one for the table's tablet. None, and the reason is told, where the disk takes nothing
    down: the service goes on for the devices that have joined before."""
    access = service.gateway.access
    try:
        return access.host_link(), access.table_link()
    except OSError as error:
        what = error.strerror or str(error)
        print(f"referee: no links can be made: {what}. Mend the disk, then start the referee again.", file=sys.stderr)
        return None


def stop_on_signals() -> threading.Event:
    """Set by SIGINT, SIGTERM, or SIGHUP: the terminal was closed, or the connection to it. With nohup the last one is
    not heard, as its user wants it."""
    stop = threading.Event()

    def ask(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGINT, ask)
    signal.signal(signal.SIGTERM, ask)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, ask)
    return stop


def set_up_log() -> None:
    """Warnings and worse to standard error, where a person or the journal of systemd reads them."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
