"""The note that a broker of ours runs: found after a crash, it says which process to end and which folder to remove.

The kernel ends the broker with its parent, so this is the second line of defence. A process is ended only when its
command line names the folder that we made for it: a process id alone may belong to anybody by now.
"""

from __future__ import annotations

import logging
import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from service.mqtt.broker_files import PREFIX
from service.processes import await_end, command_line, end, start_ticks

log = logging.getLogger(__name__)

FILE: Final = "broker.json"
_END_S: Final = 2.0


@dataclass(frozen=True)
class BrokerPid:
    """A broker: its process, its folder, and the service that started it (with that process's start, clock ticks)."""

    pid: int
    folder: str
    parent: int = 0
    parent_start: int = 0


@dataclass(frozen=True)
class PidFile:
    """Where the note lies (0600, in the data folder)."""

    path: Path

    def write(self, note: BrokerPid) -> None:
        own = BrokerPid(note.pid, note.folder, os.getpid(), start_ticks(os.getpid()) or 0)
        fresh = self.path.with_suffix(".new")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(own))
        fresh.replace(self.path)

    def remove(self) -> None:
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("%s cannot be removed: %s", self.path, error.strerror)

    def clear_stale(self) -> int | None:
        """Ends what a killed service left behind. Returns the process id of a service that is alive, else None."""
        note = self._read()
        if note is None:
            return None
        if note.parent_start and start_ticks(note.parent) == note.parent_start:
            return note.parent
        arguments = command_line(note.pid)
        if arguments == ():  # it is ending right now, and may still hold its ports
            await_end(note.pid, _END_S)
        elif arguments and f"{note.folder}/mosquitto.conf" in arguments:
            log.warning("ending the broker %d that a killed service left behind", note.pid)
            end(note.pid, _END_S)
        if Path(note.folder).name.startswith(PREFIX):
            shutil.rmtree(note.folder, ignore_errors=True)
        self.remove()
        return None

    def _read(self) -> BrokerPid | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=BrokerPid)
        except FileNotFoundError:
            return None
        except msgspec.MsgspecError as error:
            log.warning("%s cannot be read and is put aside: %s", self.path, error)
            self.remove()
            return None


def clear_stale_broker(data: Path) -> None:
    """Ends what a killed service left behind on this data folder."""
    PidFile(data / FILE).clear_stale()
