"""A table of Aménophis with a sensor board, without threads: pieces are put and lifted, and time passes on demand."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.registry import games
from engine.core.sensing import Sensing
from firmware_bridge.events import Change, Changed, Health, WholeBoard
from service.session.records import Entry, decode
from service.settings import die_words
from service.table.board_desk import BoardSettings
from service.table.host_desk import HouseRules

SPEC = games()["amenophis"]
HANDS = {"s2": ["r1", "b1", "w1", "g1", "y1"], "s3": ["r2", "b2", "w2", "g2", "y2"]}


class BoardRig(Rig):
    """s1 is the mummy, s2 and s3 explore. `stands`: how many pieces are on a cell: its sensor sees whether any is."""

    def __init__(self, folder: Path, **more: Any) -> None:
        dice = {die: die_words(find_die(die)) for die in SPEC.dice}
        house = HouseRules(dice, tap_dice="always", boxes={"amenophis": builtin_board("amenophis")})
        super().__init__(folder, house=house, **{"board": BoardSettings(fitted=True), **more})

    def deal(self) -> None:
        """A game begins, cards are told, the board is set up, s2 is to roll."""
        self.begin(("Mira", "Jonas", "Ayo"), game="amenophis")
        for seat, cards in HANDS.items():
            assert self.do(seat, {"act": "draw", "cards": cards})["ok"]
        self.cells = self.sensing.cells(self.session.played.game)
        self.set_up()
        self.plug_in()

    @property
    def sensing(self) -> Sensing:
        assert SPEC.sensing is not None
        return SPEC.sensing

    # ---- the board

    def set_up(self, *cells: str) -> None:
        """Pieces stand on these cells alone; without any, where they belong."""
        homes = self.sensing.marks(self.session.state, False)
        self.stands = Counter(cells or [cell for (cell, _), pieces in homes.items() for _ in pieces])

    def plug_in(self, reason: Any = "start") -> None:
        self.table.handle(Health("ok"))
        self.table.handle(WholeBoard(self.occupied, reason, 64))
        self.rest()

    @property
    def occupied(self) -> frozenset[int]:
        channels = [cell for cell, _pole in self.board.wiring] or self.cells
        return frozenset(channels.index(cell) for cell, count in self.stands.items() if count)

    def put(self, cell: str) -> None:
        self._stand(cell, 1)

    def lift(self, cell: str) -> None:
        self._stand(cell, -1)

    def _stand(self, cell: str, more: int) -> None:
        before = self.occupied
        self.stands[cell] += more
        self.change(before)

    def change(self, before: frozenset[int]) -> None:
        """The board tells what differs from before, if anything does."""
        changed = sorted(before ^ self.occupied)
        if changed:
            changes = tuple(Change(channel, channel in self.occupied, 0.0) for channel in changed)
            self.table.handle(Changed(changes, self.occupied))

    def slide(self, *way: str) -> None:
        """A piece goes from the first cell over the others, and rests on the last."""
        for here, to in pairwise(way):
            self.lift(here)
            self.put(to)
        self.rest()

    def rest(self) -> None:
        """All timers fall due, and what they put into the queue is handled."""
        for _ in range(20):
            self.timer.fire()
            if self.table._queue.empty():
                return
            self.drain()
        raise AssertionError("the table does not come to rest")

    def drain(self) -> None:
        while not self.table._queue.empty():
            self.table.handle(self.table._queue.get())

    def game_entries(self) -> Iterator[Entry]:
        """The journal of the game on the table."""
        rows = (decode(body) for body in self.journal.bodies())
        return (row for row in rows if row.game_id == self.session.header.game_id)

    # ---- play

    def encode(self, action: Any) -> bytes:
        return msgspec.json.encode(action)

    def act(self, seat: str, **action: Any) -> Any:
        """An accepted act by tap; then the board is looked at again."""
        reply = self.do(seat, action)
        assert reply["ok"], reply
        self.drain()
        return reply

    def announce(self, seat: str = "s2", face: str = "2") -> None:
        """The seat rolls five dice of this face and announces one."""
        self.act(seat, act="roll", die=[face] * 5)
        self.act(seat, act="announce", face=face)

    # ---- what is told

    def alert(self, seat: str | None) -> Any:
        """What this seat, or everybody, is told of the board now."""
        branch = f"seat/{seat}/" if seat else ""
        raw = self.publisher.retained.get(f"referee/t/{branch}alert/board-now")
        return json.loads(raw) if raw else None

    def puts(self, seat: str | None) -> dict[str, str]:
        alert = self.alert(seat) or {}
        return {put["piece"]: put["cell"] for put in alert.get("puts", ())}

    def last(self, seat: str) -> tuple[str, str]:
        """Kind and code of the last ruling that this seat knows of."""
        ruling = self.retained(f"seat/{seat}/state")["rulings"][0]
        return ruling["kind"], ruling["code"]

    def told_to_mummy(self, since: int = 0) -> list[tuple[str, bytes]]:
        """Everything published where the mummy or the public reads."""
        return [
            (topic, body)
            for topic, body, _ in self.publisher.log[since:]
            if "/seat/s2/" not in topic and "/seat/s3/" not in topic
        ]


@contextlib.contextmanager
def dealt(folder: Path) -> Iterator[BoardRig]:
    """A board on which everything is where the game begins."""
    rig = BoardRig(folder)
    rig.deal()
    yield rig
    rig.journal.close()


def to_mummy(rig: BoardRig) -> list[str]:
    """The explorers have moved; the mummy has two steps. Gives a way that she can declare."""
    rig.announce()
    rig.slide("a8", "a7", "a6")
    rig.act("s2", act="done")
    rig.announce("s3", "1")
    rig.slide("a8", "a7")
    rig.act("s3", act="done")
    rig.act("s1", act="roll", die=["2"])
    game, cell, way = rig.session.played.game, rig.session.state.mummy_cell, []
    for _ in range(2):
        way.append(max(to for to in game.maze.cells if game.maze.joined(cell, to) and to not in ("a8", "e8", cell)))
        cell = way[-1]
    return way
