"""The table's own settings (`table.toml`): ports, camera, board, seats, GPIO, evidence. Every key is optional."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from config.errors import ConfigError
from config.toml import load_toml
from engine.core.options import DIGEST, Value
from engine.core.sensing import ANY, Mark

Port = Annotated[int, msgspec.Meta(ge=1, le=65533)]
Name = Annotated[
    str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,24}$", description="1 to 24 letters, digits, - or _, in quotes")
]
HostName = Annotated[
    str,
    msgspec.Meta(pattern=r"^[A-Za-z0-9.-]{1,253}$", description='a host name in quotes, such as "table.lan"'),
]
Channel = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[A-Za-z0-9]{1,8}(/(north|south))?$",
        description='a cell in quotes, such as "c4", or with the pole that is looked at, such as "c4/north"',
    ),
]


class TlsFiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PEM files: `certificate` with its whole chain and its `key`; `name` is the host name that it is for."""

    certificate: str
    key: str
    name: HostName


class Http(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the page is served. The websocket broker listens on port + 1, the service's own on port + 2. With `tls`
    both speak https and wss."""

    host: str = "0.0.0.0"
    port: Port = 8460
    tls: TlsFiles | None = None


class Camera(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`source`: a device (`/dev/v4l/by-id/…`), a URL, a video file, a folder of frames, or `none`."""

    source: str = "none"
    die: str = "ufo_attack"
    calibration: str | None = None


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sensor board. `port`: a serial port, best one of /dev/serial/by-id; `auto`: the only one there; or `none`.
    `wiring`: what each channel of the sensor chain looks at, such as `c4`, or `c4/north` where the board tells poles;
    empty: the game's cells in reading order."""

    port: str = "none"
    wiring: tuple[Channel, ...] = ()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Channel by channel, the cell and the pole that it looks at."""
        parts = (channel.partition("/") for channel in self.wiring)
        return tuple((cell, pole or ANY) for cell, _, pole in parts)


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player, youngest first. `device`: `table` shares the tablet, `own` plays on a phone of its own."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    colour: str = ""
    device: Literal["table", "own"] = "table"


class GameEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that begins where none is saved yet. `ruleset`: the name of one that ships, or a file, in place of
    variants, options and edition. `board`: the name of a board that ships, or a file; empty: the game's own."""

    id: str = "ufo_attack"
    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    edition: str = DIGEST
    ruleset: str = ""
    board: str = ""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`consent`: who agrees before play goes back past a roll. `tap_dice`: when a die may be entered by hand."""

    consent: Literal["all", "proposer"] = "all"
    tap_dice: Literal["when_unread", "always"] = "when_unread"


class Evidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pictures of read dice are kept."""

    keep: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 50


class Gpio(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BCM pin numbers; a part without a pin is not fitted."""

    next_button: int | None = None
    undo_button: int | None = None
    status_light: int | None = None
    buzzer: int | None = None
    ring_light: int | None = None


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of `table.toml`."""

    table: Name = "table"
    data: str = "~/.local/share/tabletop-referee"
    http: Http = Http()
    camera: Camera = Camera()
    board: Board = Board()
    game: GameEntry = GameEntry()
    seat: tuple[SeatEntry, ...] = (SeatEntry("Ann"), SeatEntry("Ben"))
    house: House = House()
    evidence: Evidence = Evidence()
    gpio: Gpio = Gpio()

    @property
    def data_dir(self) -> Path:
        """Where saved games, passwords and pictures live."""
        return Path(self.data).expanduser()


def load_table(path: Path) -> TableConfig:
    """Raises ConfigError naming the file, the key and what to write instead."""
    config = load_toml(path, TableConfig)
    if not 1 <= len(config.seat) <= 5:
        raise ConfigError(
            str(path), "seat", f"{len(config.seat)} seats", "write one [[seat]] block for each player, five at most"
        )
    game = config.game
    if game.ruleset and (game.variants or game.options or game.edition != DIGEST):
        what = "a ruleset stands beside variants, options or an edition of its own"
        raise ConfigError(str(path), "game.ruleset", what, "keep either the ruleset or the others")
    return config
