"""What the settings ask for, understood and checked before a port, a pin or a device is touched.

What a person has to mend is told with the file and the key that they wrote, or with the command line's flag.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from config.boards import builtin_board, find_board
from config.dice import builtin_dice, builtin_die, find_die
from config.errors import ConfigError
from config.misfit import did_you_mean
from config.rulesets import NamedRuleset, builtin_rulesets, find_ruleset
from config.table import TableConfig
from engine.core.options import DIGEST
from engine.core.registry import games
from engine.core.sensing import Mark
from firmware_bridge.gpio import PinError, Pins, check_pins
from service.journal.journal import FILE as JOURNAL
from service.session.actions import NewGame, NewSeat
from service.session.played import CannotPlayError
from service.session.records import DieWords, FaceWords
from service.session.session import Session, new_session
from service.table.host_desk import HouseRules, new_header
from vision.camera.spec import Source, parse_source
from vision.errors import SourceError
from vision.types import Die

_KEYS: Final[Mapping[str, str]] = {
    "setup-seats": "seat",
    "setup-variant-seats": "seat",
    "setup-table": "seat",
    "setup-name": "seat",
    "setup-name-twice": "seat",
    "setup-colour-twice": "seat",
    "lc-setup-seats": "seat",
    "setup-variant-twice": "game.variants",
    "setup-variant-needs": "game.variants",
    "setup-variants-clash": "game.variants",
    "setup-both-change": "game.variants",
    "setup-no-die": "camera.die",
    "setup-die-face": "camera.die",
    "setup-die-lacks": "camera.die",
}
"""Where in the settings it stands, what a game cannot be set up for."""


@dataclass(frozen=True)
class Origin:
    """Where settings come from. `flags`: what the command line says in place of a key, as `game.board` by `--board`."""

    file: str = "settings"
    flags: Mapping[str, str] = field(default_factory=dict)

    def error(self, key: str, what: str, mend: str = "") -> ConfigError:
        """What is wrong with the value of a key, such as `seat[0].colour`."""
        return ConfigError(*self._place(key), what, mend)

    @contextmanager
    def naming(self, key: str) -> Iterator[None]:
        """For the reading of what the key's value names: its faults are told with the key."""
        try:
            yield
        except ConfigError as error:
            raise error.inside(*self._place(key)) from error
        except SourceError as error:
            raise self.error(key, error.what, error.how_to_fix) from error

    def _place(self, key: str) -> tuple[str, str]:
        flag = self.flags.get(key.partition("[")[0])
        return ("command line", flag) if flag else (self.file, key)


@dataclass(frozen=True)
class Plan:
    """`die`: the one that the camera reads."""

    game: NewGame
    house: HouseRules
    die: Die
    source: Source | None
    pins: Pins


def plan_table(config: TableConfig, origin: Origin, game: NewGame | None = None, source: Source | None = None) -> Plan:
    """`game` and `source` replace what the settings name. Makes the data folder, if need be. Raises ConfigError."""
    _make_folder(config, origin)
    with origin.naming("camera.die"):
        die = find_die(config.camera.die)
    if source is None and config.camera.source != "none":
        with origin.naming("camera.source"):
            source = parse_source(config.camera.source)
    _check_calibration(config, origin)
    _check_name(config.game.id, sorted(games()), "game.id", "there is no game", origin)
    ruleset = _ruleset(config, origin)
    asked = game or _game(config, ruleset)
    _check_names(asked, config.game.board, origin)
    house = _house(config, die, asked, ruleset, origin)
    session = _check_game(config, asked, house, origin)
    _check_wiring(config.board.marks, session, origin)
    return Plan(asked, house, die, source, _pins(config, origin))


def die_words(die: Die) -> DieWords:
    """What the game needs to know of a die."""
    return DieWords(die.id, tuple(FaceWords(face.name, face.tiles, face.means, face.print) for face in die.faces))


def _make_folder(config: TableConfig, origin: Origin) -> None:
    try:
        data = config.data_dir
    except RuntimeError as error:  # a ~ that is nobody's home
        raise origin.error("data", f"{config.data}: {error}", "write the whole path") from error
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (FileExistsError, NotADirectoryError) as error:
        raise origin.error("data", f"{data} cannot be a folder: a file is in the way", "name another folder") from error
    except OSError as error:
        raise origin.error("data", f"{data} cannot be made: {error.strerror}", _WRITABLE) from error
    if os.access(data, os.W_OK | os.X_OK) or (data / JOURNAL).exists():
        return  # what is saved there can be shown, and the page tells that nothing more can be saved
    raise origin.error("data", f"nothing can be written in {data}", _WRITABLE)


_WRITABLE: Final = "name a folder that the referee's user may write"


def _check_calibration(config: TableConfig, origin: Origin) -> None:
    path = config.camera.calibration
    if path is not None and not Path(path).is_file():
        mend = "make it with `referee calibrate`, or leave the key out"
        raise origin.error("camera.calibration", f"there is no file {Path(path).absolute()}", mend)


def _check_names(game: NewGame, board: str, origin: Origin) -> None:
    """What the game knows by a name."""
    spec = games()[game.game]
    if board and not spec.board:
        raise origin.error("game.board", f"{spec.title} has no board that could be another", "leave it out")
    variants = [variant.name for variant in spec.variants]
    for name in game.variants:
        _check_name(name, variants, "game.variants", f"{spec.title} has no variant", origin)
    options = [option.name for option in spec.options]
    for name in game.options:
        _check_name(name, options, "game.options", f"{spec.title} has no option", origin)
    _check_name(game.edition, (DIGEST, *spec.editions), "game.edition", f"{spec.title} has no edition", origin)
    for number, seat in enumerate(game.seats):
        if seat.colour:
            what = f"{seat.name} cannot have the colour"
            _check_name(seat.colour, spec.seat_colours, f"seat[{number}].colour", what, origin)


def _check_name(name: str, known: Iterable[str], key: str, what: str, origin: Origin) -> None:
    names = tuple(dict.fromkeys(known))
    if name not in names:
        mend = f"{did_you_mean(name, names)}Use one of {', '.join(names)}" if names else "leave it out"
        raise origin.error(key, f"{what} {name!r}", mend)


OwnRuleset: TypeAlias = tuple[str, NamedRuleset] | None
"""The settings' own, with its short name."""


def _ruleset(config: TableConfig, origin: Origin) -> OwnRuleset:
    if not config.game.ruleset:
        return None
    with origin.naming("game.ruleset"):
        return find_ruleset(config.game.ruleset, config.game.id)


def _game(config: TableConfig, ruleset: OwnRuleset) -> NewGame:
    game = config.game
    seats = tuple(NewSeat(seat.name, seat.colour, seat.device) for seat in config.seat)
    if ruleset:
        return NewGame(game.id, seats, ruleset=ruleset[0])
    return NewGame(game.id, seats, game.variants, dict(game.options), game.edition)


def _house(config: TableConfig, own: Die, first: NewGame, ruleset: OwnRuleset, origin: Origin) -> HouseRules:
    """What holds for all games at this table. The settings' own ruleset, board and die stand beside those that ship."""
    dice = {**{name: builtin_die(name) for name in builtin_dice()}, own.id: own}
    rulesets = {game: builtin_rulesets(game) for game in games()}
    boxes = {spec.id: builtin_board(spec.board) for spec in games().values()}
    if ruleset:
        name, named = ruleset
        rulesets[named.game][name] = named
    if config.game.board:
        with origin.naming("game.board"):
            boxes[first.game] = find_board(config.game.board)
    words = {die.id: die_words(die) for die in dice.values()}
    assumed = {die.id: tuple(face.name for face in die.faces if face.assumed) for die in dice.values()}
    return HouseRules(words, config.house.consent, config.house.tap_dice, boxes, rulesets, assumed)


def _check_game(config: TableConfig, game: NewGame, house: HouseRules, origin: Origin) -> Session:
    """A game that cannot be played is told before anything runs."""
    try:
        return new_session(new_header(game, house, "g0000"))
    except CannotPlayError as error:
        raise origin.error(_key(error, config), str(error)) from error


def _check_wiring(wiring: tuple[Mark, ...], session: Session, origin: Origin) -> None:
    """A sensor under a cell that the settings' own game does not have. Other games may have other boards."""
    spec, game = session.played.spec, session.played.game
    if spec.sensing is None:
        return
    cells = spec.sensing.cells(game)
    for channel, (cell, _pole) in enumerate(wiring):
        if cell not in cells:
            mend = f"{did_you_mean(cell, cells)}Its cells are {cells[0]} to {cells[-1]}"
            raise origin.error(f"board.wiring[{channel}]", f"{spec.title} has no cell {cell!r} on this board", mend)


def _key(error: CannotPlayError, config: TableConfig) -> str:
    code, option = error.finding.code, error.finding.facts.get("option")
    if isinstance(option, str):
        return f"game.options.{option.removeprefix('option:')}"
    return _KEYS.get(code) or ("game.board" if config.game.board else "game")


def _pins(config: TableConfig, origin: Origin) -> Pins:
    gpio = config.gpio
    pins = Pins(gpio.next_button, gpio.undo_button, gpio.status_light, gpio.buzzer, gpio.ring_light)
    try:
        check_pins(pins)
    except PinError as error:
        raise origin.error("gpio", str(error).rstrip(".")) from error
    return pins
