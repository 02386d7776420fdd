"""A table of Aménophis on the firmware itself: an emulated controller, the host's protocol and the table in one virtual
time. Nothing waits and nothing is guessed: the same seed gives the same game, byte for byte.
"""

from __future__ import annotations

import heapq
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.game import Need
from engine.core.registry import games
from engine.core.rulings import Fact
from engine.core.secrets import cut
from engine.core.sensing import Sensing
from firmware_bridge.events import Health, WholeBoard
from firmware_bridge.protocol import HostProtocol
from service.settings import die_words
from service.table.host_desk import HouseRules

sys.path.append(str(Path(__file__).parents[1] / "firmware_bridge"))
from firmware_rig import RESET_LINE, emulated

SPEC = games()["amenophis"]
NAMES = ("Mira", "Jonas", "Ayo", "Lin", "Noor")
CHANNELS = 64
STEP_MS = 4
"""How finely the two sides of the line take turns."""


class VirtualTimer:
    """Calls fall due as the clock is moved on. Implements the service's Timer."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._cancelled: set[int] = set()
        self._count = 0

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self._count += 1
        number = self._count
        heapq.heappush(self._due, (self.now + seconds, number, call))
        return lambda: self._cancelled.add(number)

    def move_to(self, now: float) -> None:
        self.now = now
        while self._due and self._due[0][0] <= now:
            _, number, call = heapq.heappop(self._due)
            if number not in self._cancelled:
                call()


class LockstepRig(Rig):
    """Five seats, s1 the mummy. `at`: where each piece is in truth; `codes`: of every ruling so far, in order."""

    def __init__(self, folder: Path, seed: int) -> None:
        dice = {die: die_words(find_die(die)) for die in SPEC.dice}
        house = HouseRules(dice, tap_dice="always", boxes={"amenophis": builtin_board("amenophis")})
        self.firmware = emulated(CHANNELS, "atmega328p")
        self.virtual = VirtualTimer()
        super().__init__(folder, house=house, timer=self.virtual)  # type: ignore[arg-type]
        self.chance = random.Random(seed)
        self.protocol = HostProtocol(lambda: self.chance.getrandbits(32))
        self.wholes: list[str] = []
        self.plugged = True
        self.at: dict[Fact, str] = {}
        self.begin(NAMES, game="amenophis")
        self.cells = self.sensing.cells(self.session.played.game)
        self._sent = self.protocol.opened(0.0)
        self.follow()
        self.rest()

    def close(self) -> None:
        self.firmware.close()
        self.journal.close()

    @property
    def sensing(self) -> Sensing:
        assert SPEC.sensing is not None
        return SPEC.sensing

    @property
    def codes(self) -> Counter[str]:
        return Counter(told.said.finding.code for told in self.session.history)

    # ---- time

    def step(self, ms: int = STEP_MS) -> None:
        """Controller and host go on for so long."""
        sent = self.protocol.to_send() if self.plugged else b""
        heard = self.firmware.run(1000 * ms, sent)
        now = self.virtual.now + ms / 1000
        if self.plugged:
            for event in self.protocol.receive(heard, now) + self.protocol.tick(now):
                if isinstance(event, WholeBoard):
                    self.wholes.append(event.reason)
                self.table.handle(event)
        self.virtual.move_to(now)
        self.drain()

    def run(self, ms: int) -> None:
        for _ in range(ms // STEP_MS):
            self.step()

    def rest(self) -> None:
        """Until what was moved has been told, and every watch has looked at it."""
        self.run(40)
        watching = self.table._board._watching.values
        while self.plugged and any(one.due is not None for one in watching()):
            self.step()

    def drain(self) -> None:
        while not self.table._queue.empty():
            self.table.handle(self.table._queue.get())

    # ---- the pieces

    def place(self, piece: Fact, cell: str) -> None:
        """A piece stands on another cell now; an empty one: in a hand."""
        before = self.at.get(piece, "")
        self.at[piece] = cell
        for changed in {before, cell} - {""}:
            self.sense(changed)

    def sense(self, cell: str, more: int = 0) -> None:
        """What the sensor of a cell sees: its pieces, and so many other magnets."""
        stands = sum(here == cell for here in self.at.values()) + more
        self.firmware.command(f"set {self.cells.index(cell)} {int(stands > 0)}")

    def slide(self, piece: Fact, way: Iterable[str]) -> None:
        for cell in way:
            self.place(piece, cell)
            self.run(120)

    def carry(self, piece: Fact, to: str) -> None:
        self.place(piece, "")
        self.run(400)
        self.place(piece, to)

    def follow(self) -> None:
        """Every piece goes where the referee says that it belongs."""
        homes = {piece: cell for (cell, _), pieces in self.homes().items() for piece in pieces}
        for piece in sorted({*self.at, *homes}, key=str):
            if self.at.get(piece, "") != homes.get(piece, ""):
                self.carry(piece, homes.get(piece, ""))

    def homes(self) -> Any:
        return self.sensing.marks(self.session.state, False)

    def restart_controller(self) -> None:
        self.firmware.command(f"reset {RESET_LINE}")

    def unplug(self) -> None:
        self.plugged = False
        self.protocol.closed()
        self.table.handle(Health("offline", "board-unplugged", {"port": "/dev/board"}))
        self.drain()

    def plug_in(self) -> None:
        self.plugged = True
        for event in self.protocol.opened(self.virtual.now):
            self.table.handle(event)

    # ---- play

    def decide(self) -> tuple[str, Any]:
        """Whose turn it is to act, and what a sensible player does."""
        state, game = self.session.state, self.session.played.game
        prompt = game.pending(state)[0]
        if prompt.need is Need.CHOICE:
            return prompt.seat, SPEC.bot(game, self.chance)(cut(state, prompt.seat))
        return prompt.seat, SPEC.chance(game, state, prompt, self.chance)

    def says(self, seat: str, action: Any) -> None:
        """Done on the page; the pieces follow."""
        reply = self.do(seat, json.loads(msgspec.json.encode(action)))
        assert reply["ok"], (seat, action, reply)
        self.drain()
        self.follow()
        self.rest()

    def moves(self, action: Any, slides: bool) -> None:
        """Done on the board, if it is a move; else said."""
        carried = self.sensing.carried(self.session.state, action)
        assert carried is not None
        if slides:
            self.slide(carried.piece, carried.way[1:])
        else:
            self.carry(carried.piece, carried.way[-1])
        self.rest()

    def last(self, seat: str) -> tuple[str, str]:
        ruling = self.retained(f"seat/{seat}/state")["rulings"][0]
        return ruling["kind"], ruling["code"]
