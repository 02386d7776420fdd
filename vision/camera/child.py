"""The camera's own process: frames -> roll machine -> events to the parent, over one pipe.

Started by vision/camera/process.py as `python -m vision.camera.child FD`. It is a process of its own because a driver
call that hangs cannot be killed in a thread. Messages are pickled tuples; the first item is the kind.

parent -> child: ("spec", CameraSpec), ("expect", ids or None), ("control", {…})
child -> parent: ("ready", warnings, description), ("beat", frame number, t), ("event", CameraEvent),
                 ("frozen",), ("refused", text), ("ended", code, facts), ("trace", text)
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import signal
import sys
import time
import traceback
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from vision.camera.spec import CameraSpec
from vision.errors import CameraFault
from vision.events import CameraEvent, DiceRead, TrayChanged
from vision.types import State

if TYPE_CHECKING:
    from vision.camera.sources import FrameSource
    from vision.roll.machine import RollMachine

BEAT_S = 0.25
_PR_SET_PDEATHSIG = 1


class ParentGone(Exception):
    """The pipe to the parent is closed: nobody is left to tell."""


def die_with_parent(parent: int) -> None:
    """Linux kills this process when the parent's thread that started it ends, even by kill -9 (prctl(2))."""
    ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # It ended before we asked.
        raise ParentGone


def main(arguments: list[str]) -> int:
    connection = Connection(int(arguments[0]))
    faulthandler.enable()
    try:
        die_with_parent(int(arguments[1]))
        _run(connection)
    except (ParentGone, BrokenPipeError, ConnectionResetError, EOFError):
        return 0
    except CameraFault as error:
        connection.send(("ended", error.code, error.facts))
        return 2
    except Exception:  # noqa: BLE001 - told to the parent, whatever it is.
        connection.send(("trace", traceback.format_exc()))
        return 1
    return 0


def _run(connection: Connection) -> None:
    kind, spec = connection.recv()
    if kind != "spec":
        raise ValueError(f"the first message must be the spec, not {kind!r}")
    source, machine = _build(spec)
    try:
        connection.send(("ready", source.warnings, source.describe()))
        _loop(connection, source, machine)
    finally:
        source.close()


def _build(spec: CameraSpec) -> tuple[FrameSource, RollMachine]:
    """Loads OpenCV: only here, never in the parent."""
    import cv2

    from vision.camera.assemble import build_machine
    from vision.camera.sources import open_source

    cv2.setNumThreads(1)  # The table's other work needs the other cores.
    source = open_source(spec)
    return source, build_machine(spec, source)


def _loop(connection: Connection, source: FrameSource, machine: RollMachine) -> None:
    beat_at = 0.0
    while True:
        _listen(connection, source, machine)
        frame = source.read()
        arrived = time.monotonic()
        if frame is None:
            connection.send(("ended", "camera-at-its-end", {"source": source.describe()}))
            return
        for event in machine.feed(frame):
            _tell(connection, source, event, arrived)
        if arrived >= beat_at:
            connection.send(("beat", frame.number, frame.t))
            beat_at = arrived + BEAT_S


def _listen(connection: Connection, source: FrameSource, machine: RollMachine) -> None:
    """Takes what the parent has sent, and waits for it while no frame is due."""
    while connection.poll(source.due_in()):
        kind, what = connection.recv()
        if kind == "expect":
            machine.expect(what)
            continue
        try:
            source.control(**what)
        except ValueError as error:
            connection.send(("refused", str(error)))


def _tell(connection: Connection, source: FrameSource, event: CameraEvent, arrived: float) -> None:
    if isinstance(event, TrayChanged) and event.state is State.OFFLINE:
        connection.send(("frozen",))
        return
    if isinstance(event, DiceRead):
        now = time.monotonic()
        event = replace(event, truth=source.truth(), processing_s=now - arrived, sent=now)
    connection.send(("event", event))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
