"""Other processes, as Linux shows them in /proc: told apart by when they started, waited on, ended."""

from __future__ import annotations

import os
import select
import signal
from pathlib import Path


def start_ticks(pid: int) -> int | None:
    """When the process started, in clock ticks since boot (field 22 of /proc/<pid>/stat); None: there is none.

    Together with the number it names one process: numbers are used again.
    """
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    return int(stat.rpartition(")")[2].split()[19])


def command_line(pid: int) -> tuple[str, ...] | None:
    """The process's arguments; empty while it is ending; None: there is none."""
    try:
        text = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return None
    return tuple(part.decode(errors="replace") for part in text.split(b"\0")[:-1])


def end(pid: int, patience_s: float) -> None:
    """Asks it to end, waits, then insists and waits again. No error if it has gone already."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.kill(pid, sign)
        except ProcessLookupError:
            return
        if await_end(pid, patience_s):
            return


def await_end(pid: int, seconds: float) -> bool:
    """Waits on the process itself (pidfd_open(2)), and so until its sockets are closed. False: it goes on."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], seconds)[0])
    finally:
        os.close(handle)
