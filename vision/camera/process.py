"""The supervised camera process, as the service sees it. Imports neither OpenCV nor numpy.

    camera = CameraProcess(CameraSpec(parse_source("/dev/v4l/by-id/…"), (die,)), on_event=queue.put)
    camera.start()
    camera.expect(("ufo_attack",))
    …
    camera.close()

One thread owns the child: it starts it, passes its events on (`on_event` runs in that thread), and judges its
health. No sign of life for `quiet_after`, the same picture again and again, a crash or a pulled cable: the child is
killed, the service is told (CameraHealth offline, with what to do), and a new child is started after a delay that
grows from `first_delay` to `most_delay`. A child cannot outlive its parent: PR_SET_PDEATHSIG, and the closed pipe.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from vision.camera.spec import CameraSpec, FolderSource, VideoSource
from vision.events import CameraEvent, CameraHealth, TrayChanged
from vision.types import State

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Supervision:
    """Seconds. start_within: for the child's first frame (imports and a camera's warm-up take a while on a Pi).

    calm_after: a child that lived so long resets the delay.
    """

    quiet_after: float = 1.7
    start_within: float = 20.0
    first_delay: float = 0.3
    most_delay: float = 10.0
    calm_after: float = 20.0


class _Child:
    """One running child and the pipe to it."""

    def __init__(self, spec: CameraSpec) -> None:
        ours, theirs = socket.socketpair()
        root = str(Path(__file__).resolve().parents[2])
        paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "vision.camera.child", str(theirs.fileno()), str(os.getpid())],
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                start_new_session=True,  # Ctrl-C is for the service; it closes us in its own order.
            )
        self.pipe = Connection(ours.detach())
        self.pipe.send(("spec", spec))

    def send(self, message: tuple[str, Any]) -> bool:
        try:
            self.pipe.send(message)
        except (BrokenPipeError, ConnectionResetError):
            return False  # It is dead; its end is seen, and told, by the thread that reads from it.
        return True

    def end(self) -> int:
        self.process.kill()
        self.pipe.close()
        return self.process.wait()


class CameraProcess:
    """See the module. `on_event` gets TrayChanged, DiceRead and CameraHealth; what it raises is logged."""

    def __init__(
        self,
        spec: CameraSpec,
        on_event: Callable[[CameraEvent], None],
        supervision: Supervision | None = None,
    ) -> None:
        self.spec = spec
        self._on_event = on_event
        self._rules = supervision or Supervision()
        self._lock = threading.Lock()
        self._child: _Child | None = None
        self._expected: tuple[str, ...] | None = None
        self._closing = threading.Event()
        self._wake_read, self._wake_write = os.pipe()
        self._thread = threading.Thread(target=self._supervise, name="camera", daemon=True)
        self._health: CameraHealth | None = None
        self._warnings: tuple[str, ...] = ()
        self._last = (0, 0.0)

    @property
    def pid(self) -> int | None:
        """The child's process id while there is one."""
        with self._lock:
            return None if self._child is None else self._child.process.pid

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Ends the child and the thread; may be called more than once."""
        if self._closing.is_set():
            return
        self._closing.set()
        os.write(self._wake_write, b"x")
        if self._thread.ident is not None:
            self._thread.join()
        os.close(self._wake_read)
        os.close(self._wake_write)

    def expect(self, dice_ids: tuple[str, ...] | None) -> None:
        """Which dice the next roll should show; a restarted child is told again."""
        with self._lock:
            self._expected = dice_ids
            if self._child is not None:
                self._child.send(("expect", dice_ids))

    def restart(self) -> None:
        """Kills the child; the thread that reads from it sees that, and starts another."""
        with self._lock:
            if self._child is not None:
                self._child.process.kill()

    def control(self, **what: object) -> bool:
        """A message to a rendered source (vision/camera/rendered.py). False where there is no camera to take it."""
        with self._lock:
            if self._child is None:
                return False
            return self._child.send(("control", what))

    def _supervise(self) -> None:
        delay = self._rules.first_delay
        while not self._closing.is_set():
            began = time.monotonic()
            trouble = self._live()
            if trouble is None:
                return
            self._offline(trouble)
            if isinstance(self.spec.source, VideoSource | FolderSource):
                return  # A film that ended does not begin again by itself.
            if time.monotonic() - began > self._rules.calm_after:
                delay = self._rules.first_delay
            if self._closing.wait(delay):
                return
            delay = min(self._rules.most_delay, delay * 2)

    def _live(self) -> CameraHealth | None:
        """One child's life. Its trouble, or None when we are closing."""
        try:
            child = _Child(self.spec)
        except OSError as error:
            log.exception("the camera's process cannot be started")
            return _trouble("camera-not-started", {"why": str(error)})
        with self._lock:
            self._child = child
            child.send(("expect", self._expected))
        try:
            return self._watch(child)
        finally:
            with self._lock:
                self._child = None
            child.end()

    def _watch(self, child: _Child) -> CameraHealth | None:
        deadline = time.monotonic() + self._rules.start_within
        while not self._closing.is_set():
            ready = wait([child.pipe, self._wake_read], max(0.0, deadline - time.monotonic()))
            if self._closing.is_set():
                break
            if not ready:
                return _trouble("camera-silent")
            try:
                message = child.pipe.recv()
            except (EOFError, OSError):
                return self._ended(child)
            trouble = self._take(message)
            if trouble is not None:
                return trouble
            if message[0] == "beat":
                deadline = time.monotonic() + self._rules.quiet_after
        return None

    def _take(self, message: tuple[Any, ...]) -> CameraHealth | None:
        """Passes one message on; the trouble that it tells of, if any."""
        kind = message[0]
        if kind == "event":
            self._pass_on(message[1])
        elif kind == "beat":
            self._last = (message[1], message[2])
            self._alive()
        elif kind == "ready":
            self._warnings = message[1]
            log.info("camera: %s", message[2])
        elif kind == "refused":
            log.warning("the camera refused a message: %s", message[1])
        elif kind == "frozen":
            return _trouble("camera-frozen")
        elif kind == "ended":
            return _trouble(message[1], message[2])
        elif kind == "trace":
            log.error("the camera's process crashed:\n%s", message[1])
            last = message[1].strip().splitlines()[-1]
            return _trouble("camera-crashed", {"why": last})
        return None

    def _ended(self, child: _Child) -> CameraHealth:
        """The pipe closed without a word: a signal, or a crash inside a library."""
        code = child.end()
        how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        log.error("the camera's process ended by itself: %s", how)
        return _trouble("camera-ended", {"how": how})

    def _alive(self) -> None:
        if self._warnings:
            self._tell_health(CameraHealth("degraded", "camera-settings", {"settings": self._warnings}))
        else:
            self._tell_health(CameraHealth("ok"))

    def _offline(self, trouble: CameraHealth) -> None:
        if self._health is None or self._health.state != "offline":
            self._pass_on(TrayChanged(State.OFFLINE, *self._last))
        self._tell_health(trouble)

    def _tell_health(self, health: CameraHealth) -> None:
        if health != self._health:
            self._health = health
            self._pass_on(health)

    def _pass_on(self, event: CameraEvent) -> None:
        try:
            self._on_event(event)
        except Exception:
            log.exception("a listener failed on the camera's event %s; the camera goes on", type(event).__name__)


def _trouble(code: str, facts: Mapping[str, str] | None = None) -> CameraHealth:
    return CameraHealth("offline", code, facts or {})
