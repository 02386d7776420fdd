"""The journal: on disk before anybody is told, and readable whatever happened to the file."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import textwrap
import tracemalloc
from pathlib import Path

import pytest

from service.journal.journal import GENESIS, Journal, JournalError, digest_of, read_bodies, sound_prefix
from service.journal.salvage import Row


def _bodies(count: int, seed: int = 1) -> list[bytes]:
    """Rows of very different lengths; some need overflow pages, one of them several."""
    rng = random.Random(seed)
    sizes = [rng.choice((40, 300, 900, 3000, 9000)) for _ in range(count)]
    return [f"row {index} ".encode() + rng.randbytes(size) for index, size in enumerate(sizes)]


def _filled(path: Path, bodies: list[bytes]) -> None:
    journal = Journal(path)
    for body in bodies:
        journal.append(body)
    journal.close()


def _copy_open(path: Path, target: Path) -> None:
    """The files as a power cut leaves them: the log is not yet moved into the file."""
    for suffix in ("", "-wal"):
        if (source := path.with_name(path.name + suffix)).exists():
            shutil.copy(source, target.with_name(target.name + suffix))


def test_what_was_appended_is_there_after_opening_again(tmp_path: Path) -> None:
    bodies = _bodies(40)
    _filled(tmp_path / "j.db", bodies)
    again = Journal(tmp_path / "j.db")
    assert list(again.bodies()) == bodies
    again.append(b"and on")
    again.close()
    assert read_bodies(tmp_path / "j.db") == [*bodies, b"and on"]


def test_a_running_journal_can_be_read_beside_it(tmp_path: Path) -> None:
    bodies = _bodies(30)
    journal = Journal(tmp_path / "j.db")
    for body in bodies:
        journal.append(body)
    assert read_bodies(tmp_path / "j.db") == bodies
    journal.close()


def test_opening_a_long_journal_needs_no_more_memory_than_a_short_one(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    _filled(path, [bytes(50_000)] * 40)
    tracemalloc.start()
    journal = Journal(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(journal) == 40
    assert most < 500_000
    journal.close()


def test_a_journal_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no such journal"):
        read_bodies(tmp_path / "typo.db")


def test_a_second_referee_on_the_same_journal_is_told(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    journal.append(b"mine")
    other = Journal(tmp_path / "j.db")
    assert other.trouble is not None
    assert other.trouble.trouble == "busy"
    with pytest.raises(JournalError, match="stop the other referee"):
        other.append(b"not mine")
    journal.close()


def test_it_syncs_every_row_and_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    assert journal._db is not None
    assert journal._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert journal._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    journal.close()


@pytest.mark.parametrize("part", ["j.db", "j.db-wal"])
def test_cut_at_any_byte_it_opens_as_a_prefix(tmp_path: Path, part: str) -> None:
    """Every page boundary and its neighbours, and 30 cuts between."""
    bodies = _bodies(25)
    _filled(tmp_path / "j.db", bodies[:15])
    journal = Journal(tmp_path / "j.db")
    for body in bodies[15:]:
        journal.append(body)
    size = (tmp_path / part).stat().st_size
    rng = random.Random(7)
    step = 4096 if part == "j.db" else 4120
    cuts = {0, 1, 16, 99, 100, size - 1, *(rng.randrange(size) for _ in range(30))}
    cuts |= {edge + near for edge in range(step, size, step) for near in (-1, 0, 1)}
    lengths = set()
    for index, cut in enumerate(sorted(cut for cut in cuts if 0 <= cut <= size)):
        folder = tmp_path / f"cut-{index}"
        folder.mkdir()
        _copy_open(tmp_path / "j.db", folder / "j.db")
        os.truncate(folder / part, cut)
        kept = Journal(folder / "j.db")
        assert list(kept.bodies()) == bodies[: len(kept)], f"cut at {cut}"
        lengths.add(len(kept))
        kept.append(b"goes on")
        kept.close()
        assert read_bodies(folder / "j.db")[-1] == b"goes on"
        shutil.rmtree(folder)
    journal.close()
    assert len(lengths) > 5, "cuts at different places must leave prefixes of different lengths"


def test_a_cut_late_in_the_file_loses_only_the_last_rows(tmp_path: Path) -> None:
    bodies = [f"{index:04d}".encode() * 50 for index in range(3000)]
    path = tmp_path / "j.db"
    journal = Journal(path)
    assert journal._db is not None
    with journal._db:  # one transaction, or this test would take long
        previous = GENESIS
        for number, body in enumerate(bodies, 1):
            previous = digest_of(previous, body)
            journal._db.execute("INSERT INTO entries VALUES (?, ?, ?)", (number, body, previous))
    journal.close()
    os.truncate(path, path.stat().st_size - 20_000)
    kept = Journal(path)
    assert kept.repair is not None
    assert 2850 < len(kept) < 3000
    assert list(kept.bodies()) == bodies[: len(kept)]
    kept.close()


def test_a_flipped_bit_ends_the_prefix_and_the_damaged_file_is_kept(tmp_path: Path) -> None:
    bodies = _bodies(12)
    path = tmp_path / "j.db"
    _filled(path, bodies)
    whole = bytearray(path.read_bytes())
    place = whole.find(bodies[7][:40])
    whole[place + 20] ^= 1
    path.write_bytes(whole)
    kept = Journal(path)
    assert list(kept.bodies()) == bodies[:7]
    assert kept.repair is not None
    assert kept.repair.kept == 7
    assert kept.repair.aside.read_bytes() == bytes(whole)
    kept.close()


@pytest.mark.parametrize("moment", ["before the damaged file is renamed", "before what was saved takes its place"])
def test_the_power_may_go_while_a_damaged_file_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    bodies, path = _bodies(12), tmp_path / "j.db"
    _filled(path, bodies)
    whole = bytearray(path.read_bytes())
    whole[whole.find(bodies[7][:40]) + 20] ^= 1
    path.write_bytes(whole)
    rename = Path.replace

    def fail(one: Path, to: Path) -> Path:
        if (one == path) == moment.startswith("before the damaged"):
            raise KeyboardInterrupt
        return rename(one, to)

    with monkeypatch.context() as power:
        power.setattr(Path, "replace", fail)
        with pytest.raises(KeyboardInterrupt):
            Journal(path)
    kept = Journal(path)
    assert list(kept.bodies()) == bodies[:7]
    kept.append(b"goes on")
    kept.close()
    assert read_bodies(path) == [*bodies[:7], b"goes on"]
    assert path.with_name("j.db.damaged-1").read_bytes() == bytes(whole)


def test_rows_of_a_log_whose_file_is_missing_are_kept_and_the_log_is_set_aside(tmp_path: Path) -> None:
    bodies, path = _bodies(5), tmp_path / "j.db"
    journal = Journal(path)
    for body in bodies:
        journal.append(body)
    folder = tmp_path / "log-alone"
    folder.mkdir()
    log = Path(f"{path}-wal").read_bytes()
    (folder / "j.db-wal").write_bytes(log)
    journal.close()
    kept = Journal(folder / "j.db")
    assert list(kept.bodies()) == bodies
    assert (folder / "j.db.damaged-1-wal").read_bytes() == log
    kept.close()


def test_a_file_that_is_no_database_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    path.write_text("this is a shopping list, not a journal\n" * 100)
    kept = Journal(path)
    assert len(kept) == 0
    assert kept.repair is not None
    assert "shopping list" in kept.repair.aside.read_text()
    kept.close()


def test_a_journal_of_a_newer_format_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    _filled(path, [b"x"])
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version=9")
    db.close()
    with pytest.raises(JournalError, match="format 9"):
        Journal(path)


def test_of_two_rows_with_one_number_the_one_that_goes_on_counts() -> None:
    first = digest_of(GENESIS, b"first")
    failed = Row(2, b"failed write", digest_of(first, b"failed write"))
    second = Row(2, b"second", digest_of(first, b"second"))
    third = Row(3, b"third", digest_of(second.digest, b"third"))
    rows = [third, failed, Row(1, b"first", first), second]
    assert [row.body for row in sound_prefix(rows)] == [b"first", b"second", b"third"]


_FULL = """
    import resource, sys
    from pathlib import Path
    from service.journal.journal import Journal, JournalError
    path = Path(sys.argv[1])
    journal = Journal(path)
    written = 0
    wal = path.with_name(path.name + "-wal")
    journal.append(b"a" * 500)
    room = wal.stat().st_size + 40_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    try:
        for written in range(1, 100):
            journal.append(b"b%03d" % written * 125)
    except JournalError as error:
        assert journal.trouble is error
        assert len(journal) == written, (len(journal), written)
    else:
        sys.exit("the limit was never reached")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    journal.append(b"room again")
    assert journal.trouble is None
    journal.close()
    print(written)
"""


def _run(script: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script), *args], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_room_the_row_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    written = int(_run(_FULL, str(path)))
    rows = read_bodies(path)
    assert rows[0] == b"a" * 500
    assert rows[1:-1] == [b"b%03d" % number * 125 for number in range(1, written)]
    assert rows[-1] == b"room again"


def test_a_full_database_is_named_full(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    journal.append(b"one")
    assert journal._db is not None
    journal._db.execute("PRAGMA max_page_count=4")
    with pytest.raises(JournalError, match="free some space") as caught:
        journal.append(b"x" * 30_000)
    assert list(journal.bodies()) == [b"one"]
    assert caught.value.trouble == "full"
    journal.close()


_READ_ONLY = """
    import os, sys
    from pathlib import Path
    from service.journal.journal import Journal, JournalError
    path = Path(sys.argv[1])
    if os.geteuid() == 0:
        os.setgid(65534); os.setuid(65534)  # root may write anywhere
    journal = Journal(path)
    assert journal.trouble is not None and journal.trouble.trouble in ("read_only", "not_allowed"), journal.trouble
    try:
        journal.append(b"not now")
    except JournalError as error:
        print(len(journal), error)
    else:
        sys.exit("it was written")
"""


def test_on_a_read_only_disk_it_can_still_be_read_and_says_how_to_mend_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    bodies = _bodies(5)
    open_journal = Journal(folder / "j.db")
    for body in bodies:
        open_journal.append(body)
    copy = tmp_path / "ro"
    copy.mkdir()
    _copy_open(folder / "j.db", copy / "j.db")
    open_journal.close()
    for parent in (tmp_path, *tmp_path.parents):
        if parent.owner() == "root" and os.geteuid() == 0 and str(parent).startswith("/tmp/"):
            parent.chmod(0o755)
    for file in copy.iterdir():
        file.chmod(0o444)
    copy.chmod(0o555)
    said = _run(_READ_ONLY, str(copy / "j.db"))
    copy.chmod(0o755)
    assert said.startswith("5 ")
    assert "to mend it" in said
