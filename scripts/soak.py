"""The long runs, by hand. A part prints how it goes and ends with a figure; the first thing that is wrong ends it.

Sizes come from the environment, e.g. REFEREE_KILLS=10 REFEREE_CUT_STEP=50 scripts/soak kill journal.
"""

from __future__ import annotations

import logging
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / part) for part in ("engine", "service", "firmware_bridge"))]

from conformance import Walk, build, finish, may_start, rulesets, seats_of, twins, variant_sets, walk  # noqa: E402
from firmware_controller import TURN_GAP_S, core  # noqa: E402
from fuzz import try_odd_acts  # noqa: E402
from lossy_rig import BAD, bytes_sent, plain_controller, play  # noqa: E402
from lossy_rig import Rig as LineRig  # noqa: E402
from table_rig import Rig, frozen  # noqa: E402

from config.dice import builtin_die  # noqa: E402
from engine.core import registry  # noqa: E402
from engine.core.options import Ruleset  # noqa: E402
from engine.core.registry import GameSpec  # noqa: E402
from service.commands.judge import judge  # noqa: E402
from service.journal.journal import Journal  # noqa: E402
from service.journal.saved_games import SavedGames  # noqa: E402
from service.ports import ManualTimer  # noqa: E402
from service.session.session import Session, fold_all  # noqa: E402
from service.table.bots import Bots  # noqa: E402
from vision.reader.reader import Reader  # noqa: E402
from vision.reader.tray import TrayModel  # noqa: E402
from vision.scene.scene import Scene  # noqa: E402
from vision.types import State  # noqa: E402


def size(name: str, usual: int) -> int:
    return int(os.environ.get(f"REFEREE_{name}", usual))


class Progress:
    """One line that is written over, at most once a second."""

    def __init__(self, what: str, total: int) -> None:
        self._what, self._total = what, total
        self._next = time.monotonic()

    def at(self, done: int, more: str = "") -> None:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + 1
            print(f"\r{self._what}: {done:,} of {self._total:,} {more}", end="", file=sys.stderr, flush=True)


def kill() -> str:
    """kill -9 at random moments of a running game; the test itself says what must hold."""
    kills = size("KILLS", 50)
    command = [sys.executable, "-m", "pytest", "-q", "--timeout=0", "tests/service/test_whole_kill.py"]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "REFEREE_KILLS": str(kills)})
    return f"{kills} kills: nothing lost, nothing doubled, nobody orphaned"


def looks() -> str:
    """The page in all its states, on all screens, in both themes and all languages; the tests look at a sample."""
    workers = ["-n", str(os.cpu_count() or 1), "--dist", "loadfile"]
    subprocess.run([sys.executable, "-m", "pytest", "-m", "sweep", *workers, "tests/browser"], check=True, cwd=ROOT)
    return "every state of the page is whole on every screen"


def rolls() -> str:
    """Rendered rolls over random light, pose and tray."""
    count, evening = size("ROLLS", 2_000), 20
    die = builtin_die("ufo_attack")
    looks = {face.name: (face.tiles, face.print) for face in die.faces}
    reader, progress = Reader((die,)), Progress("rolls", count)
    wrong = unread = 0
    for number in range(count):
        if number % evening == 0:
            scene = Scene((die,), seed=900_000 + number)
            tray = TrayModel(scene.render(()).image)
        shot = scene.render((scene.random_pose(),))
        reading = reader.read(shot.image, tray=tray)
        unread += reading.state is not State.READ
        wrong += [looks[one.face] for one in reading.dice] != [looks[one.face] for one in shot.truth.dice] and (
            reading.state is State.READ
        )
        progress.at(number + 1, f"({wrong} misread, {unread} not read)")
    if wrong:
        raise SystemExit(f"\n{wrong} of {count} rolls were misread")
    return f"{count:,} rolls: no misread (95 % bound {100 * 3 / max(count - unread, 1):.2f} %), {unread} not read"


def games() -> str:
    """Conformance walks over every game, its variants and numbers of players; the bots play each to its end."""
    each, done, longest = size("GAMES", 5_000), 0, 0
    progress = Progress("games", each * len(registry.games()))
    for spec in registry.games().values():
        tables = [(variants, count) for variants in variant_sets(spec) for count in _counts(spec, Ruleset(variants))]
        choices = [rulesets(spec, variants, seed=count) for variants, count in tables]
        elsewhere: list[Any] = []
        for number in range(each):
            table = number % len(tables)
            count = tables[table][1]
            ruleset = next(one for one in choices[table] if may_start(spec, one, count))
            going = walk(spec, build(spec, ruleset), count, number, 40, elsewhere)
            longest = max(longest, finish(going))
            viewer = random.Random(number).choice(going.viewers)
            twins(spec, going.game, count, number, 40, viewer)
            done += 1
            progress.at(done, f"({spec.id}, longest {longest} acts)")
    return f"{done:,} walks and twins conform, all games played to the end; the longest took {longest} acts"


def _counts(spec: GameSpec, ruleset: Ruleset) -> list[int]:
    return [count for count in range(spec.seats[0], spec.seats[1] + 1) if may_start(spec, ruleset, count)]


def acts() -> str:
    """Nonsense in place of acts, in positions of real games."""
    each, done, refused = size("ACTS", 100_000), 0, 0
    progress = Progress("acts", each * len(registry.games()))
    for spec in registry.games().values():
        chance, sets, tried = random.Random(1), list(variant_sets(spec)), 0
        while tried < each:
            ruleset = Ruleset(chance.choice(sets))
            seats = seats_of(chance.choice(_counts(spec, ruleset)))
            going = Walk(spec, build(spec, ruleset), seats, random.Random(tried))
            while tried < each and (prompt := going.prompt()) is not None:
                going.go(prompt.seat, going.answer(prompt))
                refused += try_odd_acts(going, 10)
                tried, done = tried + 10, done + 10
                progress.at(done, f"({spec.id}, {refused:,} refused)")
                if len(going.records) > 80:
                    break
    return f"{done:,} acts of nonsense: no exception, {refused:,} refused with a reason"


def journal() -> str:
    """A table is started on its journal cut at every byte: a prefix of the game opens, and play goes on."""
    step, folder = size("CUT_STEP", 1), Path(tempfile.mkdtemp())
    parts, prefixes = _played(folder / "whole")
    total = sum(len(content) for content in parts.values()) // step
    progress, done, mended = Progress("cuts", total), 0, 0
    logging.disable(logging.ERROR)  # each cut is told in the log, as it should be
    for name, content in parts.items():
        for end in range(0, len(content), step):
            mended += _cut(folder / "cut", parts | {name: content[:end]}, prefixes)
            done += 1
            progress.at(done, f"({mended} mended)")
    logging.disable(logging.NOTSET)
    shutil.rmtree(folder)
    return (
        f"{done:,} cuts: each opened as a prefix of {len(prefixes) - 1} states ({mended:,} by salvage), and took a row"
    )


def _played(folder: Path) -> tuple[dict[str, bytes], list[Any]]:
    """The files of a short game, taken while it runs, and what its session was after each row."""
    folder.mkdir()
    rig = Rig(folder, bots=Bots(5, 0, ManualTimer()))
    rig.table.restore()
    rig.begin(("Ann", "Ben"), bots=("Ann", "Ben"), confirm=False)
    while len(rig.journal) < 12:
        rig.table.handle(rig.table._queue.get(timeout=5))
    parts = {name: (folder / name).read_bytes() for name in ("journal.db", "journal.db-wal")}
    rows = list(rig.table.game.saved._entries())
    rig.journal.close()
    return parts, [None, *(frozen(fold_all(rows[:count])) for count in range(1, len(rows) + 1))]


def _cut(folder: Path, parts: dict[str, bytes], prefixes: list[Any]) -> bool:
    """True if the journal had to be mended."""
    folder.mkdir()
    for name, content in parts.items():
        (folder / name).write_bytes(content)
    rig = Rig(folder)
    rig.table.restore()
    session: Session | None = rig.table.game.session
    if (frozen(session) if session else None) != prefixes[len(rig.journal)]:
        raise SystemExit(f"\nnot a prefix: {[(name, len(content)) for name, content in parts.items()]}")
    rig.begin()
    rig.journal.close()
    opened = Journal(folder / "journal.db")
    SavedGames(opened)
    opened.close()
    shutil.rmtree(folder)
    return rig.journal.repair is not None


def malformed() -> str:
    """Lines that are none go through the judge: each gets an answer, none an exception."""
    count, chance = size("LINES", 100_000), random.Random(7)
    good = [line for file in sorted(ROOT.glob("tests/**/*.jsonl")) for line in file.read_bytes().splitlines() if line]
    good += [b'{"game":"ufo_attack","seats":["Ann","Ben"]}', b'{"by":"s1","action":{"act":"take","colour":"red"}}']
    progress, errors, done = Progress("lines", count), 0, 0
    while done < count:
        header = good[-2] if chance.random() < 0.8 else _spoilt(chance.choice(good), chance)
        lines = [header, *(_spoilt(chance.choice(good), chance) for _ in range(50))]
        for answer in judge(lines, views=chance.random() < 0.1):
            errors += b'"error"' in msgspec.json.encode(answer)
        done += len(lines)
        progress.at(done, f"({errors:,} refused with a reason)")
    return f"{done:,} malformed lines: no exception, {errors:,} refused with a reason"


def _spoilt(line: bytes, chance: random.Random) -> bytes:
    """A good line with something wrong: bytes changed, cut out, doubled, or values of another kind."""
    spoilt = bytearray(line)
    for _ in range(chance.choice((1, 1, 2, 8))):
        place = chance.randrange(len(spoilt) + 1)
        more = chance.choice(
            (b"", b"\x00", b"\xff", b"[" * 300, b'"', b"{}", b"1e999", b"-1", b"null", b"\xed\xa0\x80", b",")
        )
        spoilt[place : place + chance.choice((0, 1, 5))] = more
    return bytes(spoilt).replace(b"\n", b" ")


def board() -> str:
    """Host and controller at a line that loses a fifth of the frames, in virtual time; both restart now and then.

    The controller is the firmware's core each fifth time, else the stand-in, which is quicker.
    """
    count, each = size("CHANGES", 100_000), 2_000
    logging.disable(logging.WARNING)
    progress, done, told, starts, sent, seconds = Progress("changes", count), 0, 0, 0, 0, 0.0
    while done < count:
        rig = LineRig(700_000 + done, BAD, core if done // each % 5 == 4 else plain_controller)
        rig.gap = TURN_GAP_S
        play(rig, each, reboots=0.005, host_restarts=0.005)
        done, told, starts = done + each, told + len(rig.delays), starts + rig.boot
        sent, seconds = sent + bytes_sent(rig), seconds + rig.now
        progress.at(done, f"({told:,} told one by one, {starts} starts of the controller)")
    logging.disable(logging.NOTSET)
    return (
        f"{done:,} changes: {told:,} told once and in order, the others in a whole board; {starts} starts of the "
        f"controller, each noticed; {sent / seconds:.0f} bytes a second"
    )


PARTS: dict[str, Callable[[], str]] = {
    "kill": kill,
    "looks": looks,
    "rolls": rolls,
    "games": games,
    "acts": acts,
    "journal": journal,
    "malformed": malformed,
    "board": board,
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"soak: no part {', '.join(unknown)}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in names or PARTS:
        started = time.monotonic()
        figure = PARTS[name]()
        print(f"\r{name:<10} {figure}. {time.monotonic() - started:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
