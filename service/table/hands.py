"""Hands for a board that nobody can reach into: they move its magnets, for the bots and after what is said on the page.

The demo's stand-in for people. Nothing is told to the referee here: it sees what the sensors see. Pieces are slid or
carried at the pace of a person; `pace` 0 moves them at once.
"""

from __future__ import annotations

import logging
import queue
import random
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Protocol

from engine.core.rulings import Fact
from engine.core.sensing import Notice
from service.session.session import Session

log = logging.getLogger(__name__)

REACH_S: Final = (0.2, 0.7)
CARRY_S: Final = (0.3, 0.8)
SLIDE_S: Final = (0.1, 0.25)
"""A cell further: shorter than the rest after which a pawn counts as set down."""


class Magnets(Protocol):
    """A fake board, as far as hands need it."""

    def set(self, channel: int, occupied: bool) -> None: ...


@dataclass(frozen=True)
class _Step:
    """After so many seconds at most, a piece leaves a cell and comes to another; no cell: beside the board."""

    wait_s: tuple[float, float]
    leaves: str
    comes: str


class Hands:
    """Moves the pieces of one game at a time. `carry`, `follow` and `heed` are called by the table; `close` ends the
    thread."""

    def __init__(self, magnets: Magnets, pace: float, seed: int) -> None:
        """`pace`: what a person's times are multiplied by."""
        self._magnets, self._pace, self._chance = magnets, pace, random.Random(seed)
        self._at: dict[Fact, str] = {}
        self._ahead: dict[Fact, str] = {}
        self._stands: Counter[str] = Counter()
        self._channels: Mapping[str, int] = {}
        self._game: str | None = None
        self._steps: queue.SimpleQueue[_Step | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hands", daemon=True)
        self._thread.start()

    def carry(self, session: Session, action: Any) -> bool:
        """Does an act by moving its piece, if it is one that is done so: then the sensors tell of it. A piece that
        is on its way already is not taken once more."""
        sensing = session.played.spec.sensing
        done = sensing.carried(session.state, action) if sensing is not None else None
        if done is None or session.header.game_id != self._game:
            return False
        if done.piece not in self._ahead:
            self._ahead[done.piece] = done.way[0]
            self._at[done.piece] = done.way[-1]
            self._go(done.way)
        return True

    def follow(self, session: Session | None) -> None:
        """After each change: what a ruling has sent elsewhere is taken there. A piece that goes ahead of its ruling is
        left where it goes, but put back when the board is found in disorder."""
        sensing = session.played.spec.sensing if session is not None else None
        if session is None or sensing is None:
            return
        if session.header.game_id != self._game:
            self._game, self._ahead = session.header.game_id, {}
            self._channels = {cell: number for number, cell in enumerate(sensing.cells(session.played.game))}
        marks = sensing.marks(session.state, False)
        homes = {piece: cell for (cell, _pole), pieces in marks.items() for piece in pieces}
        waits = not session.fouls
        self._ahead = {piece: cell for piece, cell in self._ahead.items() if waits and homes.get(piece) == cell}
        for piece in dict.fromkeys((*self._at, *homes)):
            here, home = self._at.get(piece, ""), homes.get(piece, "")
            if piece not in self._ahead and here != home:
                self._put(piece, home)

    def heed(self, notices: tuple[Notice, ...]) -> None:
        """What is said of the board now. A piece that has gone ahead of its ruling goes back if it should stand
        elsewhere: whoever has lost sight of the board does not know that it is on its way."""
        wanted = {put.piece for notice in notices for put in notice.puts}
        clear = {cell for notice in notices for cell in notice.clear}
        for piece, home in tuple(self._ahead.items()):
            if piece in wanted or self._at[piece] in clear:
                del self._ahead[piece]
                self._put(piece, home)

    def close(self) -> None:
        """What is under way is left where it is."""
        self._closing.set()
        self._steps.put(None)
        self._thread.join()

    def _put(self, piece: Fact, cell: str) -> None:
        way = (self._at.get(piece, ""), cell)
        self._at[piece] = cell
        self._go(way)

    def _go(self, way: tuple[str, ...]) -> None:
        for step in self._slid(way) if len(way) > 2 and self._chance.random() < 0.5 else self._carried(way):
            self._steps.put(step)

    def _carried(self, way: tuple[str, ...]) -> Iterator[_Step]:
        yield _Step(REACH_S, way[0], "")
        yield _Step(CARRY_S, "", way[-1])

    def _slid(self, way: tuple[str, ...]) -> Iterator[_Step]:
        yield _Step(REACH_S, way[0], way[1])
        for here, to in pairwise(way[1:]):
            yield _Step(SLIDE_S, here, to)

    def _run(self) -> None:
        while (step := self._steps.get()) is not None:
            low, high = step.wait_s
            if self._closing.wait(self._pace * (low + (high - low) * self._chance.random())):
                return
            self._stand(step.leaves, -1)
            self._stand(step.comes, 1)

    def _stand(self, cell: str, more: int) -> None:
        """A sensor sees whether anything stands there."""
        if not cell:
            return
        before = bool(self._stands[cell])
        self._stands[cell] += more
        if before != bool(self._stands[cell]):
            self._magnets.set(self._channels[cell], not before)
