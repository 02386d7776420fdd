"""Folders that nobody needs once their process has gone. What a killed one left behind is swept up by the next.

A folder in use holds a file that its process has locked (flock(2)). The kernel lets the lock go with the process,
however that ends, so a lock that can be had is nobody's.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

LOCK: Final = "lock"


class ScratchFolder:
    """A folder (0700) for as long as this process lives."""

    def __init__(self, prefix: str, parent: Path) -> None:
        """Sweeps up first what others with this prefix left behind."""
        sweep(prefix, parent)
        self.path = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
        fresh = self.path / f".{LOCK}.new"
        self._lock: int | None = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        fresh.rename(self.path / LOCK)  # under its name it is locked from the first moment on

    def remove(self) -> None:
        """Safe to call twice."""
        shutil.rmtree(self.path, ignore_errors=True)
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)


def sweep(prefix: str, parent: Path) -> None:
    """Removes the folders of ours that nobody uses any more. One without its lock file is left alone."""
    for path in parent.glob(f"{prefix}*"):
        if _left_behind(path / LOCK):
            shutil.rmtree(path, ignore_errors=True)


def _left_behind(lock: Path) -> bool:
    try:
        handle = os.open(lock, os.O_RDWR | os.O_NOFOLLOW)
    except OSError:
        return False  # none there, or not ours
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return os.fstat(handle).st_uid == os.geteuid()
    except BlockingIOError:
        return False
    finally:
        os.close(handle)
