"""Boards that are not there: the firmware itself, in an emulated controller or as a process, with a port of its own.

The best one is the ELF file that also goes onto the controller, run by simavr ("simavr"); it needs avr-gcc and
libsimavr. The next one is the same core built for this machine ("host"); it needs a C compiler. Both live in real time.
What stands on the board, and what is broken in it, is told by the methods.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, Protocol, Self

FIRMWARE: Final = Path(__file__).parent / "firmware"
FLICKER_US: Final = 20_000
RESET_LINE: Final = 2
START_S: Final = 10.0
BUILD_S: Final = 120.0

Kind = Literal["simavr", "host", "python"]
Controller = Literal["atmega328p", "atmega2560"]


class NoEmulator(RuntimeError):
    """No fake board can be started here. Its text says what is missing."""


class FakeBoard(Protocol):
    """What every stand-in for a board offers."""

    kind: Kind
    port: str
    """Path of its serial port."""

    def set(self, channel: int, occupied: bool) -> None: ...

    def set_all(self, channels: frozenset[int]) -> None:
        """Magnets stand on these and on no others."""

    def flicker(self, channel: int) -> None:
        """Until `unstick`: this sensor changes all the time."""

    def stick(self, channel: int, occupied: bool) -> None:
        """Until `unstick`: this sensor shows that, whatever stands on it."""

    def unstick(self, channel: int) -> None:
        """This sensor works again."""

    def reset(self) -> None:
        """Somebody presses the controller's button."""

    def unplug(self) -> None:
        """The port vanishes."""

    def replug(self) -> None:
        """It comes back, under the same name."""

    def close(self) -> None: ...


def build(*targets: str) -> Path:
    """Makes these targets of the firmware's Makefile, if need be, and returns the directory that holds them."""
    directory = _build_directory()
    directory.mkdir(parents=True, exist_ok=True)
    if shutil.which("make") is None:
        if all((directory / target).exists() for target in targets):
            return directory
        raise NoEmulator("make is missing; on Debian: apt-get install make")
    # Beside the sources by its relative name: make cannot do with a space in a name.
    name = os.path.relpath(directory, FIRMWARE) if directory.parent == FIRMWARE else str(directory)
    with (directory / ".lock").open("w") as lock:  # several tests may want the same at once
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = subprocess.run(
            ["make", f"BUILD={name}", *(f"{name}/{target}" for target in targets)],
            cwd=FIRMWARE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=BUILD_S,
            check=False,
        )
    if made.returncode != 0:
        raise NoEmulator(f"the firmware does not build: {made.stdout[-1500:]}")
    return directory


def _build_directory() -> Path:
    beside = FIRMWARE / "build"
    if os.access(beside if beside.exists() else FIRMWARE, os.W_OK):
        return beside
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "tabletop-referee" / "firmware"


def lacking_for_simavr() -> str:
    """What is missing for an emulated controller, in words; empty if nothing is."""
    lacking = [
        package
        for package, command in (("gcc-avr avr-libc", "avr-gcc"), ("gcc", "cc"), ("pkg-config", "pkg-config"))
        if shutil.which(command) is None
    ]
    if shutil.which("pkg-config") and subprocess.run(["pkg-config", "--exists", "simavr"], check=False).returncode != 0:
        lacking.append("libsimavr-dev libelf-dev")
    return _missing(lacking)


def lacking_for_host() -> str:
    """What is missing for the firmware as a process of this machine, in words; empty if nothing is."""
    return _missing([] if shutil.which("cc") else ["gcc libc6-dev"])


def _missing(packages: list[str]) -> str:
    if not FIRMWARE.is_dir():
        return "the firmware's sources are not installed"
    return f"apt-get install {' '.join(packages)}" if packages else ""


def controller_command(channels: int, controller: Controller) -> list[str]:
    """The command that runs the firmware's ELF file on an emulated controller."""
    if lacking := lacking_for_simavr():
        raise NoEmulator(f"no emulated controller: {lacking}")
    elf = f"board-{controller.removeprefix('atmega')}.elf"
    directory = build("emulator", elf)
    return [str(directory / "emulator"), "-m", controller, "-n", str(channels // 8), str(directory / elf)]


def host_command(channels: int) -> list[str]:
    """The command that runs the firmware's core as a process."""
    if lacking := lacking_for_host():
        raise NoEmulator(f"no board as a process: {lacking}")
    return [str(build("board") / "board"), "-n", str(channels // 8)]


def _best_command(channels: int, kind: Kind | None, controller: Controller) -> tuple[Kind, list[str]]:
    reasons = []
    if kind in (None, "simavr"):
        try:
            return "simavr", controller_command(channels, controller)
        except NoEmulator as error:
            reasons.append(str(error))
    if kind in (None, "host"):
        try:
            return "host", host_command(channels)
        except NoEmulator as error:
            reasons.append(str(error))
    raise NoEmulator("; ".join(reasons) or f"there is no emulated board of the kind {kind}")


class EmulatedBoard:
    """The firmware in real time, with a port that is opened like any other. Ends with this process at the latest."""

    def __init__(
        self,
        channels: int,
        *,
        kind: Kind | None = None,
        controller: Controller = "atmega328p",
        resets_on_open: bool = False,
    ) -> None:
        """`kind`: this one instead of the best. `resets_on_open`: as an Arduino does, by DTR."""
        if channels % 8 or not 0 <= channels <= 256:
            raise ValueError(f"a chain has whole chips of 8 channels: {channels}")
        self.kind: Kind
        self.kind, command = _best_command(channels, kind, controller)
        self._channels = channels
        self._one_at_a_time = threading.Lock()
        self._directory = tempfile.TemporaryDirectory(prefix="board-")
        place = Path(self._directory.name)
        self.port = str(place / "port")
        flags = ["-d"] if resets_on_open else []
        options = [*flags, "-p", self.port, "-c", str(place / "control")]
        self._errors = (place / "errors").open("w+")
        self._process = subprocess.Popen(
            [command[0], *options, *command[1:]],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self._connect(place / "control")

    def _connect(self, control: Path) -> None:
        assert self._process.stdout is not None
        if not any(line.startswith("ready") for line in self._process.stdout):
            self._process.wait(START_S)
            self._errors.seek(0)
            message = self._errors.read()[-500:]
            self._forget()
            raise NoEmulator(f"the emulated board does not start: {message}")
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(START_S)
        self._socket.connect(str(control))
        self._answers = self._socket.makefile("r")

    def command(self, line: str) -> str:
        """Any command of `firmware/host/bench.h`, `firmware/host/wire.h` or the program itself; returns its answer."""
        with self._one_at_a_time:
            self._socket.sendall(f"{line}\n".encode())
            answer = self._answers.readline().strip()
        if answer in ("", "no"):
            raise ValueError(f"the emulated board refuses: {line}")
        return answer

    def set(self, channel: int, occupied: bool) -> None:
        self.command(f"set {channel} {occupied:d}")

    def set_all(self, channels: frozenset[int]) -> None:
        bits = sum(1 << channel for channel in channels)
        self.command(f"map {bits.to_bytes(self._channels // 8, 'little').hex()}")

    def flicker(self, channel: int) -> None:
        self.command(f"flicker {channel} {FLICKER_US}")

    def stick(self, channel: int, occupied: bool) -> None:
        self.command(f"stick {channel} {occupied:d}")

    def unstick(self, channel: int) -> None:
        self.command(f"unstick {channel}")
        self.command(f"flicker {channel} 0")

    def reset(self) -> None:
        self.command(f"reset {RESET_LINE}")

    def unplug(self) -> None:
        self.command("unplug")

    def replug(self) -> None:
        self.command("replug")

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(START_S)
        self._answers.close()
        self._socket.close()
        self._forget()

    def _forget(self) -> None:
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._errors.close()
        self._directory.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
