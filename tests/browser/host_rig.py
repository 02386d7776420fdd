"""The page at a real table: its loop, rules, journal, broker and web server. Camera and board are played by hand."""

from __future__ import annotations

import contextlib
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from page_rig import WAIT_S, PageRig

from config.boards import builtin_board
from config.dice import builtin_dice, builtin_die
from config.rulesets import builtin_rulesets
from engine.core.registry import games
from service.bootstrap import die_words
from service.journal.evidence import EvidenceStore
from service.journal.journal import Journal
from service.mqtt.commands import Command
from service.ports import NoCamera, NoSignals, SystemClock, ThreadTimer
from service.table.board_desk import BoardSettings
from service.table.host_desk import HouseRules
from service.table.inputs import Call
from service.table.table import Table, TableParts
from service.texts import load_catalog
from service.web.access import AccessHooks


def usual_house() -> HouseRules:
    """What comes with the program."""
    dice = {name: builtin_die(name) for name in builtin_dice()}
    return HouseRules(
        {name: die_words(die) for name, die in dice.items()},
        tap_dice="always",
        boxes={spec.id: builtin_board(spec.board) for spec in games().values()},
        rulesets={game: builtin_rulesets(game) for game in games()},
        assumed={name: tuple(face.name for face in die.faces if face.assumed) for name, die in dice.items()},
    )


class SetClock(SystemClock):
    """A wall clock that somebody has set."""

    def wall_synced(self) -> bool:
        return True


class HostRig(PageRig):
    """A table on which no game is open yet. `camera` counts its restarts."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.camera = NoCamera()
        self.journal = Journal(data / "journal.db")
        self.store = EvidenceStore(data / "evidence", 50)
        self.table = Table(
            TableParts(
                topics=self.topics,
                publisher=self.link,
                clock=SetClock(),
                catalog=load_catalog(),
                journal=self.journal,
                store=self.store,
                access=self.access,
                camera=self.camera,
                signals=NoSignals(),
                house=usual_house(),
                boot="b1",
                version="0.1.0",
                timer=ThreadTimer(),
                has_camera=True,
                camera_die="ufo_attack",
                board=BoardSettings(fitted=True),
            )
        )
        self.access.connect(AccessHooks(self.broker.set_access, self.link.republish, self.table.submit))

    def hear(self, command: Command) -> None:
        self.table.submit(command)

    def tell(self, *events: Any) -> None:
        """The camera or the board tells something; returns when the table has published what it says to that."""
        done = threading.Event()
        for event in (*events, Call(lambda _: done.set())):
            self.table.submit(event)
        assert done.wait(WAIT_S)
        assert self.link.flush(WAIT_S)


@contextlib.contextmanager
def host_rig() -> Iterator[HostRig]:
    with tempfile.TemporaryDirectory() as data:
        rig = HostRig(Path(data))
        with rig:
            rig.table.start()
            yield rig
            rig.table.close()
        rig.journal.close()
