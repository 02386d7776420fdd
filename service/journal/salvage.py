"""Reads rows out of a SQLite file that SQLite itself will not open: cut short, or on a disk that may not be written.

It looks at whole pages only, of the file and of its write-ahead log, and takes every table row that has the journal's
shape (number, body, digest). Which of them to believe is decided by the hash chain. Format:
https://www.sqlite.org/fileformat2.html, sections 1.5 (b-tree pages), 1.6 (overflow pages), 2.1 (records), 4.1 (log).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

_LEAF: Final = 0x0D
_DIGEST_SIZE: Final = 32
_WAL_HEADER, _FRAME_HEADER = 32, 24
_DEFAULT_PAGE: Final = 4096


class Row(NamedTuple):
    """One row of the journal: its number from 1, its body, and the digest that chains it to the one before."""

    n: int
    body: bytes
    digest: bytes


class _Pages:
    """All versions of every page, the newest first: those in the log, then the one in the file."""

    def __init__(self, file: bytes, wal: bytes) -> None:
        self.size = _page_size(file, wal)
        self._versions: dict[int, list[bytes]] = {}
        for number, page in _wal_pages(wal, self.size):
            known = self._versions.setdefault(number, [])
            if page not in known[:1]:
                known.insert(0, page)
        for start in range(0, len(file) - self.size + 1, self.size):
            self._versions.setdefault(start // self.size + 1, []).append(file[start : start + self.size])

    def all(self) -> Iterator[bytes]:
        for versions in self._versions.values():
            yield from versions

    def versions(self, number: int) -> list[bytes]:
        return self._versions.get(number, [])


def salvage_rows(path: Path, wal: Path) -> list[Row]:
    """Every row that can be found, in no order, also ones that do not belong. Raises OSError if the file that is
    there cannot be read; a missing file has no rows."""
    log = _bytes_of(wal)  # first: what a running service moves from the log into the file meanwhile is then in both
    pages = _Pages(_bytes_of(path), log)
    rows: list[Row] = []
    for page in pages.all():
        if page[0] == _LEAF:
            rows.extend(_rows_of(page, pages))
    return rows


def _bytes_of(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _page_size(file: bytes, wal: bytes) -> int:
    """From the file's header, or the log's, or SQLite's default; 1 stands for 65536."""
    size = int.from_bytes(file[16:18], "big") if len(file) >= 18 else int.from_bytes(wal[8:12], "big")
    size = 65_536 if size == 1 else size
    return size if 512 <= size <= 65_536 and size & (size - 1) == 0 else _DEFAULT_PAGE


def _wal_pages(wal: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    step = _FRAME_HEADER + size
    for start in range(_WAL_HEADER, len(wal) - step + 1, step):
        number = int.from_bytes(wal[start : start + 4], "big")
        yield number, wal[start + _FRAME_HEADER : start + step]


def _rows_of(page: bytes, pages: _Pages) -> Iterator[Row]:
    cells = int.from_bytes(page[3:5], "big")
    for index in range(min(cells, len(page) // 4)):
        place = int.from_bytes(page[8 + 2 * index : 10 + 2 * index], "big")
        yield from _row_at(page, place, pages)


def _row_at(page: bytes, place: int, pages: _Pages) -> Iterator[Row]:
    length, place = _varint(page, place)
    number, place = _varint(page, place)
    local = _local_size(length, len(page))
    if length < _DIGEST_SIZE or place + local > len(page):
        return
    payload = page[place : place + local]
    if local == length:
        yield from _row_from(number, payload)
        return
    follow = int.from_bytes(page[place + local : place + local + 4], "big")
    for rest in _overflow(pages, follow, length - local, 0):
        yield from _row_from(number, payload + rest)


def _overflow(pages: _Pages, number: int, wanted: int, depth: int) -> Iterator[bytes]:
    """The rest of a long row, in every version that its chain of pages has."""
    if depth > 200:  # longer than any row of ours: the chain of a damaged file may be a circle
        return
    for page in pages.versions(number):
        part = page[4 : 4 + wanted]
        if len(part) == wanted:
            yield part
            continue
        for rest in _overflow(pages, int.from_bytes(page[:4], "big"), wanted - len(part), depth + 1):
            yield part + rest


def _local_size(length: int, usable: int) -> int:
    """How much of a row stays on its leaf page (section 1.6)."""
    most = usable - 35
    if length <= most:
        return length
    least = (usable - 12) * 32 // 255 - 23
    size = least + (length - least) % (usable - 4)
    return size if size <= most else least


def _row_from(number: int, payload: bytes) -> Iterator[Row]:
    """A record with the journal's columns: NULL (the number is the row's id), body, digest."""
    head, place = _varint(payload, 0)
    key, place = _varint(payload, place)
    body_kind, place = _varint(payload, place)
    digest_kind, place = _varint(payload, place)
    body_size = (body_kind - 12) // 2
    if key != 0 or place != head or body_kind < 12 or body_kind % 2 or digest_kind != 12 + 2 * _DIGEST_SIZE:
        return
    if head + body_size + _DIGEST_SIZE == len(payload):
        yield Row(number, payload[head : head + body_size], payload[head + body_size :])


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A variable-length number and the place after it (section 1.6). Zero beyond the end."""
    value = 0
    for count, byte in enumerate(data[place : place + 9]):
        if count == 8:
            return value << 8 | byte, place + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + count + 1
    return 0, len(data)
