"""`referee run`: the service on real hardware, until it is told to stop."""

from __future__ import annotations

import gc
import logging
import random
import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

from config.errors import ConfigError
from config.table import GameEntry, TableConfig, load_table
from service.addresses import PortsBusyError
from service.bootstrap import Service, Throw, Wiring
from service.journal.journal import JournalError
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


def run_main(path: Path | None, ruleset: str = "", board: str = "") -> int:
    """`ruleset` and `board`, a name or a file, replace what the settings say.

    Returns the exit status: 0 after SIGINT or SIGTERM, 1 if it could not start."""
    set_up_log()
    stop = stop_on_signals()
    gc.disable()  # what is made until the service runs stays: looking for garbage in it makes the start a third longer
    try:
        config = _with(load_table(path) if path else TableConfig(), ruleset, board)
        with Service(config, Wiring(bots=bots_of_chance, origin=_origin(path, ruleset, board))) as service:
            gc.freeze()  # and would hold an act up by 70 ms now and then: six catalogs alone are 100,000 objects
            gc.enable()
            _greet(service, path)
            stop.wait()
    except CANNOT_START as error:
        print(f"referee: {error}", file=sys.stderr)
        return 1
    finally:
        gc.enable()
    return 0


def _with(config: TableConfig, ruleset: str, board: str) -> TableConfig:
    game = config.game
    if ruleset:
        game = GameEntry(game.id, ruleset=ruleset, board=game.board)
    if board:
        game = msgspec.structs.replace(game, board=board)
    return msgspec.structs.replace(config, game=game)


def _origin(path: Path | None, ruleset: str, board: str) -> Origin:
    flags = {"game.ruleset": "--ruleset"} if ruleset else {}
    return Origin(str(path) if path else "settings", flags | ({"game.board": "--board"} if board else {}))


def bots_of_chance(throw: Throw | None) -> Bots:
    """Bots for the seats that the host gives to one. They take their time, and in a rendered tray the die is thrown for
    people, too."""
    seed = random.SystemRandom().randrange(1_000_000)
    return Bots(seed, PACE_S, ThreadTimer(), throw, throw_for_people=throw is not None)


def _greet(service: Service, path: Path | None) -> None:
    print(f"Page, to watch:   {'  '.join(service.gateway.addresses)}", flush=True)
    made = make_links(service)
    if made is None:
        return
    host, table = made
    print(f"Table's tablet:   {table}")
    print(f"Host:             {host}")
    again = f"referee host-link -c {path}" if path else "referee host-link"
    print(f"Each link is good once, for five minutes; `{again}` makes another for the host.\n")
    print(qr_text(host), flush=True)


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
    """Set by SIGINT or SIGTERM."""
    stop = threading.Event()

    def ask(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGINT, ask)
    signal.signal(signal.SIGTERM, ask)
    return stop


def set_up_log() -> None:
    """Warnings and worse to standard error, where a person or the journal of systemd reads them."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
