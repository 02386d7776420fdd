"""What can be wrong with a journal's disk, and how to mend it."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final, Literal, TypeAlias

Trouble: TypeAlias = Literal["full", "read_only", "not_allowed", "busy", "damaged", "newer", "io"]

_MEND: Final[dict[Trouble, str]] = {
    "full": "free some space on that disk",
    "read_only": "make that disk or folder writable again (a worn SD card turns read-only: replace it)",
    "not_allowed": "let the user that runs the service write there",
    "busy": "stop the other referee that uses this journal",
    "damaged": "keep the file for a look, and start again",
    "newer": "use the version of the referee that wrote it, or another folder",
    "io": "check the disk and its cable or card",
}


class JournalError(OSError):
    """The journal cannot be written or opened. `trouble` is the kind, `what` the system's own words."""

    def __init__(self, path: Path, trouble: Trouble, what: str) -> None:
        super().__init__(f"{path}: {what}; to mend it, {_MEND[trouble]}")
        self.path, self.trouble, self.what = path, trouble, what


_TROUBLES: Final[dict[int, Trouble]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "not_allowed",
    sqlite3.SQLITE_AUTH: "not_allowed",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


_ERRNOS: Final[dict[int, Trouble]] = {
    errno.EACCES: "not_allowed",
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
}


def journal_error(path: Path, error: sqlite3.Error) -> JournalError:
    """What an error of SQLite means for the journal."""
    code = getattr(error, "sqlite_errorcode", None) or 0
    trouble = _TROUBLES.get(code & 0xFF, "io")
    return JournalError(path, _closer(path) if trouble in ("io", "read_only") else trouble, str(error))


def os_error(path: Path, error: OSError) -> JournalError:
    """What an error of the system means for the journal."""
    return JournalError(path, _ERRNOS.get(error.errno or 0, "io"), error.strerror or str(error))


def _closer(path: Path) -> Trouble:
    """What an "I/O error" of SQLite comes from: it does not tell a read-only disk from a broken one."""
    folder = path.parent
    if folder.exists() and os.statvfs(folder).f_flag & os.ST_RDONLY:
        return "read_only"
    targets = [folder, *(file for file in companions(path) if file.exists())]
    return "io" if all(os.access(target, os.W_OK) for target in targets) else "not_allowed"


def wal_of(path: Path) -> Path:
    """The write-ahead log beside a journal."""
    return path.with_name(path.name + "-wal")


def companions(path: Path) -> tuple[Path, ...]:
    """A journal's files."""
    return path, wal_of(path), path.with_name(path.name + "-shm")
