"""`referee board test`: what the sensors under the board see, while somebody moves a magnet over them.

On a terminal one picture, drawn anew with each change; else one line a change. One JSON object a line with --json, each
with "t", the seconds since the start, and "kind":

    controller   version, build, boot, channels, resets
    health       state, code, reason, how_to_fix
    board        reason, occupied: the whole board
    change       sensor, channel, occupied
    scanning     per_s
    sensors      flickering, never_free, never_occupied: when one of these sets has changed

A sensor is named as in [board] wiring, or by its channel.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import queue
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from config.boards import find_board
from config.errors import ConfigError
from config.table import TableConfig, load_table
from engine.core.game import SetupError
from engine.core.options import Ruleset
from engine.core.registry import GameSpec, games
from engine.core.sensing import ANY
from firmware_bridge.events import Event
from firmware_bridge.link import BoardLink
from service.commands.board_told import Plan, Seen, picture, records, said_of, sentences
from service.commands.judge import default_faces

ASK_EVERY_S: Final = 2.0
"""How often the controller is asked which sensors flicker or have never changed."""

Clock = Callable[[], float]
Events: TypeAlias = "queue.SimpleQueue[Event | None]"
"""What the board's link tells; None: nothing more is to come."""
Show = Callable[[Seen, Event, Seen], None]


def board_test_main(args: argparse.Namespace) -> int:
    """Until Ctrl-C, or with `once` until the whole board is known. Returns 0 if it ever was, else 1 with the reason."""
    config = load_table(args.config) if args.config else TableConfig()
    plan = plan_of(config, args.board)
    port = args.port or ("auto" if config.board.port == "none" else config.board.port)
    seen = _follow(port, _shows(plan, port, as_json=args.json, once=args.once), once=args.once)
    if args.once and not args.json and seen.complete:
        print("\n".join(picture(seen, plan, port, _width())))
    if seen.heard:
        return 0
    words = " ".join(said_of(seen.health)) if seen.health and seen.offline else f"Nothing was heard at {port}."
    print(f"referee board test: {words}", file=sys.stderr)
    return 1


def _follow(port: str, show: Show, *, once: bool) -> Seen:
    seen = Seen()
    events: Events = queue.SimpleQueue()
    with _ended_by_interrupt(events), BoardLink(port, events.put) as link:
        for event in _told(events, link.diagnose):
            before, seen = seen, seen.after(event)
            show(before, event, seen)
            if once and (seen.complete or seen.offline):
                break
    return seen


@contextlib.contextmanager
def _ended_by_interrupt(events: Events) -> Iterator[None]:
    """Ctrl-C ends the events. An exception could strike within a lock; a SimpleQueue is made for signal handlers."""
    before = signal.signal(signal.SIGINT, lambda _number, _frame: events.put(None))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _told(events: Events, ask: Callable[[], None], clock: Clock = time.monotonic) -> Iterator[Event]:
    """The events until the end; in between, the sensors are asked about."""
    due = clock() + ASK_EVERY_S
    while True:
        with contextlib.suppress(queue.Empty):
            event = events.get(timeout=max(0.0, due - clock()))
            if event is None:
                return
            yield event
        if clock() >= due:
            due = clock() + ASK_EVERY_S
            ask()


def _shows(plan: Plan, port: str, *, as_json: bool, once: bool) -> Show:
    started = time.monotonic()

    def passed(at: float | None) -> float:
        return round(max(0.0, (time.monotonic() if at is None else at) - started), 3)

    def show_json(before: Seen, event: Event, _: Seen) -> None:
        for at, record in records(event, before, plan):
            print(json.dumps({"t": passed(at), **record}), flush=True)

    def show_lines(before: Seen, event: Event, _: Seen) -> None:
        for at, text in sentences(event, before, plan):
            print(f"{passed(at):9.3f} s  {text}", flush=True)

    def show_picture(_before: Seen, _event: Event, seen: Seen) -> None:
        size = shutil.get_terminal_size()
        lines = [*picture(seen, plan, port, size.columns)[: size.lines - 2], "Ctrl-C ends."]
        print("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J", end="", flush=True)

    if as_json:
        return show_json
    if once:
        return lambda _before, _event, _seen: None
    if not sys.stdout.isatty():
        print(f"Looking for the board at {port}; it may be plugged in later, too. Ctrl-C ends.", file=sys.stderr)
        return show_lines
    print("\x1b[2J", end="")
    return show_picture


def _width() -> int:
    return shutil.get_terminal_size().columns


def plan_of(config: TableConfig, board: str = "") -> Plan:
    """The game's cells and their sensors. `board`: another box than the settings name. Raises ConfigError."""
    wiring = config.board.marks
    cells = _cells(config, board) or tuple(dict.fromkeys(cell for cell, _pole in wiring))
    return Plan(cells, wiring or tuple((cell, ANY) for cell in cells))


def _cells(config: TableConfig, board: str) -> tuple[str, ...]:
    """Those of the settings' game, or of the one that is played on this board; none without such a game."""
    spec = games().get(config.game.id)
    specs = [spec] if spec and spec.sensing else [spec for spec in games().values() if spec.sensing and board]
    name = board or config.game.board
    reasons = []
    for spec in specs:
        try:
            return _cells_of(spec, name)
        except SetupError as error:
            reasons.append(str(error))
    if reasons:
        raise ConfigError(name, "map", "; ".join(reasons), "")
    return ()


def _cells_of(spec: GameSpec, board: str) -> tuple[str, ...]:
    assert spec.sensing is not None
    game = spec.build(Ruleset(), default_faces(spec), find_board(board or spec.board))
    return spec.sensing.cells(game)
