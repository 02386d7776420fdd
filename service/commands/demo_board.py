"""The demo's sensor board: the firmware on an emulated controller, and hands that move the magnets.

The best fake there is: simavr with the very file that goes onto a controller, else the firmware's core as a process of
this machine, else a stand-in in Python. The service's side of it is the one that follows a real board.
"""

from __future__ import annotations

import logging
from types import TracebackType
from typing import Any, Final, Self

from engine.core.registry import GameSpec
from firmware_bridge.emulated import EmulatedBoard, FakeBoard, NoEmulator
from firmware_bridge.stand_in import StandInBoard
from service.table.hands import Hands

log = logging.getLogger(__name__)

CHIP: Final = 8
WHAT_IT_IS: Final = {
    "simavr": "the firmware on an emulated ATmega328P (simavr)",
    "host": "the firmware's core as a process of this machine; simavr is not installed",
    "python": "a stand-in in Python; neither simavr nor a C compiler is installed (scripts/setup test installs both)",
}


def best_board(channels: int) -> FakeBoard:
    """A fake board with at least so many channels."""
    whole = -(-channels // CHIP) * CHIP
    try:
        return EmulatedBoard(whole)
    except NoEmulator as error:
        log.info("a stand-in for the board: %s", error)
        return StandInBoard(whole)


class DemoBoard:
    """A board for this game with hands over it. Use as a context manager."""

    def __init__(self, spec: GameSpec, game: Any, pace: float, seed: int) -> None:
        if spec.sensing is None:
            raise ValueError(f"{spec.id} is not played on a sensor board")
        self.board = best_board(len(spec.sensing.cells(game)))
        self.hands = Hands(self.board, pace, seed)

    @property
    def what(self) -> str:
        """What stands in for the board."""
        return WHAT_IT_IS[self.board.kind]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.hands.close()
        self.board.close()
