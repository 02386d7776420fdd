"""`referee demo`: the service on a rendered camera, bots at the seats unless somebody sits down.

The rendered camera reads the game's first die that can be drawn. What other dice show, or a die that it cannot learn
to read, is entered by the bots.

Nothing here plays or reads: the rendered tray is a camera source like any other, and the bots send acts like a page.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from config.boards import builtin_board, find_board
from config.dice import find_die
from config.errors import ConfigError
from config.rulesets import find_ruleset
from config.table import Board, Camera, GameEntry, Gpio, Http, TableConfig
from engine.core.faults import SetupFault
from engine.core.game import Seat, SetupError
from engine.core.options import Ruleset, RulesetError
from engine.core.registry import GameSpec, UnknownGameError, game_spec
from firmware_bridge.gpio import mock_factory
from service.bootstrap import Service, Wiring
from service.commands.demo_board import DemoBoard
from service.commands.run import CANNOT_START, PACE_S, game_told, make_links, reason, set_up_log, stop_on_signals
from service.commands.typed import typed
from service.journal.saved_games import Answer
from service.ports import ThreadTimer
from service.scratch import ScratchFolder
from service.session.actions import NewGame, NewSeat
from service.session.session import Session
from service.settings import Origin
from service.table.bots import Bots
from vision.camera.spec import RenderedSource
from vision.events import DiceRead
from vision.types import Die, State

NAMES: Final = ("Mira", "Jonas", "Ayo", "Lin", "Noor")
USUAL_SEATS: Final = 3
PREFIX: Final = "referee-demo-"
NEXT_GAME_S: Final = 30.0
STUCK_S: Final = 60.0
PROGRESS_S: Final = 5.0
FAST_HANDS: Final = 0.02
FAST_REST: Final = 0.05
"""At full speed the board still runs in real time, and hands must not be faster than its sensors."""
ORIGIN: Final = Origin(
    "demo",
    {
        "data": "--data",
        "game.id": "--game",
        "game.variants": "--variant",
        "game.ruleset": "--ruleset",
        "game.board": "--board",
        "seat": "--seats",
    },
)
"""Where it was said what the settings of a real table say."""
PINS: Final = Gpio(next_button=17, undo_button=27, status_light=22, buzzer=23, ring_light=24)


@dataclass(frozen=True)
class DemoOptions:
    """The command's arguments. `seats`: None for as many as suit the game, three where that can be. `ruleset`, `board`:
    a name or a file. `fast`: no waiting, virtual camera time. `data`: keep the game there, and go on."""

    game: str = "ufo_attack"
    seats: int | None = None
    variants: tuple[str, ...] = ()
    ruleset: str = ""
    board: str = ""
    seed: int | None = None
    once: bool = False
    fast: bool = False
    port: int | None = None
    as_json: bool = False
    data: Path | None = None


@dataclass
class Tally:
    """What the rolls were like, counted against what was rendered. Written in the table's thread."""

    die: Die | None
    rolls: int = 0
    misreads: int = 0
    abstentions: int = 0
    latencies_ms: list[float] = field(default_factory=list)

    def rolled(self, event: DiceRead, _answer: Answer) -> None:
        """One roll, ruled on and published just now.

        From rest to ruling: the camera's time from the first still frame to the one that decided (virtual at full
        speed), then real time: processing in the camera's process, and what the event took from there to here.
        """
        since_sent_s = time.monotonic() - event.sent
        self.latencies_ms.append(1000 * (event.t - event.t_still + event.processing_s + since_sent_s))
        self.rolls += 1
        if event.reading.state is not State.READ:
            self.abstentions += 1
        elif event.truth is not None and not self._right(event):
            self.misreads += 1

    def _right(self, event: DiceRead) -> bool:
        """Faces that look the same are the same."""
        looks = {face.name: (face.tiles, face.print) for face in (self.die.faces if self.die else ())}
        return [looks[die.face] for die in event.reading.dice] == [looks[name] for name in event.truth or ()]


def demo_main(options: DemoOptions) -> int:
    """Returns the exit status: 0 for a game that ended or a demo that was stopped, 1 with the reason otherwise."""
    set_up_log()
    stop = stop_on_signals()
    try:
        with ExitStack() as stack:
            return _Demo(options, options.data or _scratch(stack), stop).run()
    except CANNOT_START as error:
        print(f"referee: {reason(error)}", file=sys.stderr)
        return 1


def _scratch(stack: ExitStack) -> Path:
    """A data folder for this one demo."""
    folder = ScratchFolder(PREFIX, Path(tempfile.gettempdir()))
    stack.callback(folder.remove)
    return folder.path


class _Demo:
    def __init__(self, options: DemoOptions, data: Path, stop: threading.Event) -> None:
        self._options, self._data, self._stop = options, data, stop
        self._seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1_000_000)
        self._spec = _spec(options.game)
        self._new_game = self._game()
        self._die = next((die for die in self._spec.dice if _can_be_drawn(find_die(die))), None)
        self._tally = Tally(find_die(self._die) if self._die else None)
        self._session: Session | None = None
        self._moved = time.monotonic()
        self._over = threading.Event()
        self._timer = ThreadTimer()
        self._board: DemoBoard | None = None

    def run(self) -> int:
        with ExitStack() as stack:
            if self._spec.sensing is not None:
                self._board = stack.enter_context(self._make_board())
            self._service = stack.enter_context(Service(self._config(), self._wiring()))
            if not self._options.as_json:
                self._greet()
            if self._options.once:
                return self._once()
            while not self._stop.wait(0.2):
                if self._over.is_set() and not self._stop.wait(NEXT_GAME_S) and self._over.is_set():
                    self._over.clear()
                    self._service.new_game()
        return 0

    def _once(self) -> int:
        tell = time.monotonic() + PROGRESS_S
        while not self._over.wait(0.2):
            if time.monotonic() > tell and self._session is not None:
                tell += PROGRESS_S
                print(_progress(self._session), file=sys.stderr, flush=True)
            if self._stop.is_set():
                return 130
            if self._options.fast and time.monotonic() - self._moved > STUCK_S:
                print(f"referee: nothing has happened for {STUCK_S:.0f} s; the game hangs", file=sys.stderr)
                return 1
        session = self._session
        if session is None or session.outcome is None:
            return 1
        summary = _summary(session, self._tally, self._seed)
        print(json.dumps(summary) if self._options.as_json else _told(summary))
        return 0

    def _changed(self, session: Session | None) -> None:
        """After each change, in the table's thread."""
        self._session, self._moved = session, time.monotonic()
        if self._board is not None:
            self._board.hands.follow(session)
        if session is not None and session.outcome is not None:
            self._over.set()
        else:
            self._over.clear()

    def _config(self) -> TableConfig:
        options = self._options
        port = Http(port=options.port) if options.port else Http()
        game = GameEntry(options.game, options.variants, ruleset=options.ruleset, board=options.board)
        camera = Camera(die=self._die) if self._die else Camera()
        board = Board(port=self._board.board.port) if self._board else Board()
        return TableConfig(data=str(self._data), http=port, camera=camera, board=board, game=game, gpio=PINS)

    def _make_board(self) -> DemoBoard:
        """For the game with the maze that is played; its cells are what the sensors lie under."""
        options = self._options
        faces = {die: [face.means for face in find_die(die).faces] for die in self._spec.dice}
        with ORIGIN.naming("game.board"):
            box = find_board(options.board) if options.board else builtin_board(self._spec.board)
        try:
            game = self._spec.build(Ruleset(), faces, box)
        except SetupFault as error:
            raise ORIGIN.error("game.board", str(error)) from error
        return DemoBoard(self._spec, game, FAST_HANDS if options.fast else 1.0, self._seed)

    def _wiring(self) -> Wiring:
        options = self._options
        pace = 0 if options.fast else PACE_S
        return Wiring(
            game=self._new_game,
            camera=RenderedSource(self._seed, "max" if options.fast else "real") if self._die else None,
            pins=mock_factory(),
            bots=lambda throw: Bots(self._seed, pace, self._timer, throw, throw is not None, self._carry),
            rolled=self._tally.rolled,
            changed=self._changed,
            rest=FAST_REST if options.fast else 1.0,
            said=self._board.hands.heed if self._board else None,
            fixed_port=options.port is not None,
            origin=ORIGIN,
        )

    def _carry(self, session: Session, action: Any) -> bool:
        return self._board is not None and self._board.hands.carry(session, action)

    def _game(self) -> NewGame:
        options, (fewest, most) = self._options, self._spec.seats
        with ORIGIN.naming("game.ruleset"):
            ruleset = find_ruleset(options.ruleset, options.game) if options.ruleset else None
        rules = ruleset[1].ruleset if ruleset else Ruleset(options.variants)
        count = usual_seats(self._spec, rules) if options.seats is None else options.seats
        if not fewest <= count <= most:
            what = f"{self._spec.title} is for {fewest} to {most} players"
            raise ConfigError("command line", "--seats", what, "name a number of that range")
        if options.ruleset and options.variants:
            raise ConfigError(
                "command line", "--ruleset", "a ruleset has its own variants", "drop either it or --variant"
            )
        seats = tuple(NewSeat(name, bot=True) for name in NAMES[:count])
        return NewGame(options.game, seats, options.variants, ruleset=ruleset[0] if ruleset else "")

    def _greet(self) -> None:
        resumed = self._service.resumed
        if resumed is None or not resumed.over:
            print(f"A game is being refereed; bots play until somebody sits down. Seed {self._seed}.")
        if resumed is not None:
            print(f"{game_told(resumed)}. For a new one name another --data, or use the host's page.")
        if self._die is None:
            print("No camera can be rendered for this game's dice: the bots enter what they roll.")
        elif len(self._spec.dice) > 1:
            print(f"The rendered camera reads the die {self._die}; what the others show is entered by hand.")
        if self._board is not None:
            print(f"The sensor board is {self._board.what}. Hands move its magnets.")
        print(f"Watch:                  {self._service.gateway.addresses[0]}")
        made = make_links(self._service)
        if made is not None:
            host, table = made
            print(f"The table's tablet:     {table}")
            print(f"The host (new game …):  {host}")
            print("Links are good once, for five minutes; this makes another:")
            print(f"    {typed(f'host-link --data {self._data}')}")
        print("Open the tablet's link to play. To play on a phone, scan a seat's QR code on the host's page.")
        print("Ctrl-C ends it.", flush=True)


def _can_be_drawn(die: Die) -> bool:
    """Whether the rendered tray has a picture of each print. Asked in another process: this one loads no OpenCV."""
    prints = {face.print for face in die.faces if face.print}
    if not prints:
        return True
    ask = "from vision.scene.artwork import names; print(*names())"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    return answer.returncode == 0 and prints <= set(answer.stdout.split())


def _spec(game: str) -> GameSpec:
    try:
        return game_spec(game)
    except UnknownGameError as error:
        raise ConfigError("command line", "--game", str(error), f"see `{typed('games')}`") from error


def usual_seats(spec: GameSpec, rules: Ruleset) -> int:
    """Three players where the game can be played by three, else as many as come nearest. What else is wrong with the
    rules is told when the game is started."""
    counts = sorted(range(spec.seats[0], spec.seats[1] + 1), key=lambda count: abs(count - USUAL_SEATS))
    return next((count for count in counts if _can_start(spec, rules, count)), counts[0])


def _can_start(spec: GameSpec, rules: Ruleset, count: int) -> bool:
    faces = {die: [face.means for face in find_die(die).faces] for die in spec.dice}
    seats = tuple(Seat(f"s{number}", "", colour) for number, colour in enumerate(spec.seat_colours[:count], 1))
    try:
        spec.check_seats(rules, count)
        spec.build(rules, faces, builtin_board(spec.board)).start(seats)
    except (SetupError, RulesetError):
        return False
    return True


def _summary(session: Session, tally: Tally, seed: int) -> dict[str, Any]:
    outcome = session.outcome
    names = {seat.id: seat.name for seat in session.header.seats}
    latencies = sorted(tally.latencies_ms)
    return {
        "game": session.header.game,
        "seed": seed,
        "outcome": {
            "winners": [names[seat] for seat in outcome.winners] if outcome else [],
            "clause": outcome.finding.clause if outcome else None,
        },
        "turns": _turns(session),
        "rulings": len(session.history),
        "rolls": tally.rolls,
        "misreads": tally.misreads,
        "abstentions": tally.abstentions,
        "latency_ms": {
            "rest_to_ruling_p50": round(statistics.median(latencies), 1) if latencies else None,
            "rest_to_ruling_p95": round(latencies[int(0.95 * (len(latencies) - 1))], 1) if latencies else None,
        },
    }


def _progress(session: Session) -> str:
    """How far a game is that nobody watches."""
    return f"{session.header.game}: turn {_turns(session)}, {len(session.history)} rulings so far"


def _turns(session: Session) -> int:
    """How many times the turn came to a player."""
    owners = [act.by for act in session.acts]
    return sum(1 for before, owner in zip([None, *owners], owners, strict=False) if owner != before)


def _told(summary: dict[str, Any]) -> str:
    return (
        f"{', '.join(summary['outcome']['winners']) or 'Nobody'} won ({summary['outcome']['clause']}) after "
        f"{summary['turns']} turns and {summary['rulings']} rulings. {_rolls_told(summary)}"
    )


def _rolls_told(summary: dict[str, Any]) -> str:
    if not summary["rolls"]:
        return "No camera read a roll."
    latency = summary["latency_ms"]["rest_to_ruling_p50"]
    return (
        f"{summary['rolls']} rolls: {summary['misreads']} misread, {summary['abstentions']} not read. "
        f"From rest to ruling: {latency} ms (median)."
    )
