"""The journal: what happened at the table, on disk before anybody is told.

SQLite with write-ahead log and synchronous=FULL; one row, so one transaction, an input. Rows are only appended. Each
carries a digest over itself and the one before (a hash chain), so that a reader knows how far the file can be
believed. A damaged file is set aside, never deleted, and its longest sound prefix goes on in a new one (salvage.py).
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from service.journal.salvage import Row, salvage_rows
from service.journal.trouble import JournalError as JournalError
from service.journal.trouble import companions, journal_error, os_error, wal_of

log = logging.getLogger(__name__)

FILE: Final = "journal.db"
"""In the service's data folder."""
FORMAT: Final = 1
_PROBE_BYTES: Final = 65_536
GENESIS: Final = b"tabletop-referee journal 1"
_SCHEMA: Final = "CREATE TABLE IF NOT EXISTS entries (n INTEGER PRIMARY KEY, body BLOB NOT NULL, digest BLOB NOT NULL)"


@dataclass(frozen=True)
class Repair:
    """A damaged journal was opened: `kept` rows were sound, the old files lie at `aside`."""

    kept: int
    aside: Path
    reason: str


def digest_of(previous: bytes, body: bytes) -> bytes:
    """One link of the chain: SHA-256 over the digest before and the row."""
    return hashlib.sha256(previous + body).digest()


def sound_prefix(rows: Iterable[Row]) -> list[Row]:
    """The rows 1, 2, 3 … as far as they follow each other in the chain.

    Several rows may claim one number (a write that failed and was tried again); the longest chain counts.
    """
    claims: dict[int, set[Row]] = {}
    for row in rows:
        claims.setdefault(row.n, set()).add(row)
    heads: dict[bytes, list[Row]] = {GENESIS: []}
    best: list[Row] = []
    number = 1
    while heads:
        longer: dict[bytes, list[Row]] = {}
        for row in claims.get(number, ()):
            for before, chain in heads.items():
                if digest_of(before, row.body) == row.digest:
                    longer[row.digest] = [*chain, row] if len(heads) > 1 else _grown(chain, row, claims[number])
        if longer:
            best = next(iter(longer.values()))
        heads, number = longer, number + 1
    return best


def _grown(chain: list[Row], row: Row, rivals: set[Row]) -> list[Row]:
    """The chain with one more row; without rivals the list itself grows, so that long journals stay linear."""
    if len(rivals) > 1:
        return [*chain, row]
    chain.append(row)
    return chain


class Journal:
    """One journal file. Not for several threads: the table loop alone writes.

    `repair` is set if the file was damaged and has been salvaged. `trouble` is set while it cannot be written: then
    the rows are there to read, and each `append` tries again to open it.
    """

    def __init__(self, path: Path) -> None:
        """Raises JournalError only if there is a journal that cannot be read: not allowed, or of a newer format."""
        self.path = path
        self.repair: Repair | None = None
        self.trouble: JournalError | None = None
        self._db: sqlite3.Connection | None = None
        self._head = GENESIS
        self._count = 0
        self._open()

    def __len__(self) -> int:
        return self._count

    def bodies(self) -> Iterator[bytes]:
        """All rows, the oldest first. They are not kept in memory."""
        if self._db is not None:
            yield from (row.body for row in _read(self._db))
        else:
            yield from (row.body for row in self._past_sqlite()[: self._count])

    def append(self, body: bytes) -> None:
        """Returns when the row is on disk. Raises JournalError, and then it is not in the journal."""
        db = self._db or self._reopen()
        digest = digest_of(self._head, body)
        number = self._count + 1
        try:
            with db:
                db.execute("INSERT INTO entries VALUES (?, ?, ?)", (number, body, digest))
        except sqlite3.Error as error:
            self._rolled_back(db)
            self.trouble = journal_error(self.path, error)
            raise self.trouble from error
        self._count, self._head, self.trouble = number, digest, None

    def mended(self) -> bool:
        """Tries whether the trouble is over, without an entry; True if rows can be written (again)."""
        if self.trouble is None:
            return True
        probe = self.path.with_name(self.path.name + ".probe")
        try:
            _write_probe(probe)
            if self._db is None:
                self._reopen()
        except OSError as error:
            log.debug("the journal still cannot be written: %s", error)
            return False
        self.trouble = None
        return True

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def _open(self) -> None:
        try:
            self._check_beginning()
            self._db = _connect(self.path)
            self._take(_read(self._db))
        except sqlite3.DatabaseError as error:
            self.close()
            if _is_damage(error):
                self._salvage(str(error))
            else:
                self._read_only(journal_error(self.path, error))
        except JournalError:
            raise
        except OSError as error:
            self._read_only(os_error(self.path, error))

    def _check_beginning(self) -> None:
        """SQLite throws a write-ahead log away when the file beside it is empty; we want its rows."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._finish_salvage()
        if _size(self.path) == 0 and _size(wal_of(self.path)) > 0:
            raise sqlite3.DatabaseError("the file is empty but its log is not")

    def _finish_salvage(self) -> None:
        """The power went while damaged files were set aside: what was saved from them lies ready, and is whole."""
        fresh = _fresh(self.path)
        if fresh.exists() and not self.path.exists():
            _set_aside(self.path, _free_name(self.path))
            fresh.replace(self.path)
            _sync_folder(self.path.parent)

    def _take(self, rows: Iterable[Row]) -> None:
        """One after the other: a journal of years may be larger than the memory."""
        count, head = 0, GENESIS
        for row in rows:
            if row.n != count + 1 or row.digest != digest_of(head, row.body):
                raise sqlite3.DatabaseError(f"row {count + 1} does not follow from the one before")
            count, head = row.n, row.digest
        self._count, self._head = count, head

    def _past_sqlite(self) -> list[Row]:
        return sound_prefix(salvage_rows(self.path, wal_of(self.path)))

    def _keep(self, sound: list[Row]) -> None:
        self._count = len(sound)
        self._head = sound[-1].digest if sound else GENESIS

    def _salvage(self, reason: str) -> None:
        """Sets the damaged files aside and goes on with their sound prefix in a new one."""
        sound = self._past_sqlite()
        fresh = _fresh(self.path)
        try:
            self.path.touch()  # once it is missing it has been set aside, see _finish_salvage
            _remove(fresh)
            _write_new(fresh, sound)
            aside = _free_name(self.path)
            _set_aside(self.path, aside)
            fresh.replace(self.path)
            _sync_folder(self.path.parent)
            self._db = _connect(self.path)
            self._take(_read(self._db))
        except (sqlite3.Error, OSError) as error:
            self._keep(sound)
            self.trouble = JournalError(self.path, "damaged", f"{reason}; and it could not be mended: {error}")
            return
        log.error("%s was damaged (%s): %d rows are sound; the old file is %s", self.path, reason, len(sound), aside)
        self.repair = Repair(len(sound), aside, reason)

    def _read_only(self, trouble: JournalError) -> None:
        """The disk does not let us write: the rows are read past SQLite, which would want to write beside them."""
        self.trouble = trouble
        try:
            sound = self._past_sqlite()
        except OSError as error:
            raise os_error(self.path, error) from error
        self._keep(sound)

    def _reopen(self) -> sqlite3.Connection:
        """Tries whether the trouble is over. Raises JournalError if it is not."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            db = _connect(self.path)
        except sqlite3.Error as error:
            self.trouble = journal_error(self.path, error)
            raise self.trouble from error
        except OSError as error:
            self.trouble = os_error(self.path, error)
            raise self.trouble from error
        try:
            last = db.execute("SELECT n, digest FROM entries ORDER BY n DESC LIMIT 1").fetchone()
        except sqlite3.Error as error:
            db.close()
            raise journal_error(self.path, error) from error
        if (last or (0, GENESIS)) != (self._count, self._head):
            db.close()
            raise JournalError(self.path, "damaged", "the file is not the one that was read at the start")
        self._db = db
        return db

    @staticmethod
    def _rolled_back(db: sqlite3.Connection) -> None:
        if db.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # SQLite has rolled back by itself on a full disk
                db.rollback()


def read_bodies(path: Path) -> list[bytes]:
    """The sound rows of a journal, also of one that a running service writes; nothing is written.

    Raises OSError if there is no such file or it cannot be read.
    """
    if not path.exists():
        raise FileNotFoundError(errno.ENOENT, "there is no such journal", str(path))
    return [row.body for row in sound_prefix(salvage_rows(path, wal_of(path)))]


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=0.2, check_same_thread=False)
    try:
        db.execute("PRAGMA locking_mode=EXCLUSIVE")  # one writer: a second referee on the file is told at once
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        _prepare(db, path)
    except (sqlite3.Error, JournalError):
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Makes the table in a new file; an old one is not written to."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        with db:
            db.execute(_SCHEMA)
            db.execute(f"PRAGMA user_version={FORMAT}")
    elif version != FORMAT:
        raise JournalError(path, "newer", f"it has format {version}, this version knows format {FORMAT}")


def _read(db: sqlite3.Connection) -> Iterator[Row]:
    for n, body, digest in db.execute("SELECT n, body, digest FROM entries ORDER BY n"):
        if not isinstance(body, bytes) or not isinstance(digest, bytes):
            raise sqlite3.DatabaseError(f"row {n} holds no bytes")
        yield Row(n, body, digest)


def _write_new(path: Path, rows: list[Row]) -> None:
    db = _connect(path)
    try:
        with db:
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(row.n, row.body, row.digest) for row in rows])
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        db.close()


def _write_probe(path: Path) -> None:
    """As much as the next entries will need. Raises OSError; nothing stays behind."""
    try:
        with path.open("wb") as file:
            file.write(bytes(_PROBE_BYTES))
            file.flush()
            os.fsync(file.fileno())
    finally:
        path.unlink(missing_ok=True)


def _fresh(path: Path) -> Path:
    """Where the sound rows of a damaged journal are gathered before they take its place."""
    return path.with_name(path.name + ".new")


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _remove(path: Path) -> None:
    for file in companions(path):
        file.unlink(missing_ok=True)


def _free_name(path: Path) -> Path:
    number = 1
    while any(file.exists() for file in companions(path.with_name(f"{path.name}.damaged-{number}"))):
        number += 1
    return path.with_name(f"{path.name}.damaged-{number}")


def _set_aside(path: Path, aside: Path) -> None:
    for old, new in zip(companions(path), companions(aside), strict=True):
        if old.exists():
            old.replace(new)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
