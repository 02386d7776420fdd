"""What happens on a board with sensors, as scenes for the page that the service itself has made."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "service"))

from board_rig import BoardRig

__all__ = [
    "AYO",
    "JONAS",
    "MUMMY",
    "BoardRig",
    "ask",
    "ayos_turn",
    "foul",
    "guide",
    "left_out",
    "mummy_off",
]

MUMMY, JONAS, AYO = "s1", "s2", "s3"


def guide(board: BoardRig) -> None:
    """After a restart of the controller a pawn stands where it has gone from, and something where nothing should."""
    board.announce()
    board.slide("a8", "a7", "a6")
    board.set_up("a8", "b1", "e8")
    board.plug_in("restart")


def ask(board: BoardRig) -> None:
    """Jonas's pawn has gone and come back, which is a way to move."""
    board.announce()
    board.slide("a8", "a7", "a6")
    board.act(JONAS, act="done")
    board.announce(AYO, "1")
    board.slide("a8", "a7")
    board.act(AYO, act="done")
    board.act(MUMMY, act="roll", die=["1"])
    board.act(MUMMY, act="step", to=min(one["action"]["to"] for one in board.retained("seat/s1/state")["legal"]))
    board.set_up()
    board.plug_in("lost")
    board.announce()
    board.slide("a6", "b6", "a6")


def foul(board: BoardRig) -> None:
    board.announce()
    board.slide("a8", "h1")


def mummy_off(board: BoardRig) -> None:
    """The mummy's piece is not where she has declared to be: everybody reads that."""
    board.slide("e8", "h1")
    board.set_up("a8", "h1")


def left_out(board: BoardRig) -> None:
    board.announce()
    for cell in ("d4", "h1"):
        board.do(JONAS, {"act": "mask_cell", "cell": cell})
    board.drain()


def ayos_turn(board: BoardRig) -> None:
    board.announce()
    board.slide("a8", "a7", "a6")
    board.act(JONAS, act="done")
