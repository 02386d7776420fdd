"""The page at a real table: its loop, rules, journal, broker and web server. Camera and board are played by hand."""

from __future__ import annotations

import contextlib
import re
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from page_rig import WAIT_S, PageRig
from playwright.sync_api import Locator, Page

from config.boards import builtin_board
from config.dice import builtin_dice, builtin_die
from config.rulesets import builtin_rulesets
from engine.core.registry import games
from service.journal.evidence import EvidenceStore
from service.journal.journal import Journal
from service.mqtt.commands import Command
from service.ports import NoCamera, NoSignals, SystemClock, ThreadTimer
from service.session.actions import NewGame, NewSeat
from service.session.inputs import OptionsConfirmed
from service.settings import die_words
from service.table.board_desk import BoardSettings
from service.table.host_desk import HouseRules
from service.table.inputs import Call
from service.table.table import Table, TableParts
from service.texts import load_catalog
from service.web.access import AccessHooks

Opener = Callable[..., Page]


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

    def until(self, condition: Callable[[], bool]) -> None:
        """What was pressed on the page has come to the table, and does this."""
        end = time.monotonic() + WAIT_S
        while not condition():
            assert time.monotonic() < end, "what was pressed did nothing"
            self.tell()


@contextlib.contextmanager
def host_rig() -> Iterator[HostRig]:
    with tempfile.TemporaryDirectory() as data:
        rig = HostRig(Path(data))
        with rig:
            rig.table.start()
            yield rig
            rig.table.close()
        rig.journal.close()


def begin(
    rig: HostRig, game: str = "ufo_attack", agreed: bool = True, names: tuple[str, ...] = ("Mira", "Jonas")
) -> str:
    """A game is on the table; returns its id."""

    def start(_: Any) -> None:
        rig.table.host.new_game(NewGame(game, tuple(NewSeat(name) for name in names)))
        rig.table.host.announce()
        for seat in rig.table.game.session.unconfirmed if agreed and rig.table.game.session else ():
            rig.table.game.enter(OptionsConfirmed(seat))

    rig.tell(Call(start))
    assert rig.table.game.session is not None
    return rig.table.game.session.header.game_id


def header(rig: HostRig) -> Any:
    assert rig.table.game.session is not None
    return rig.table.game.session.header


def key(page: Page | Locator, words: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=words)


def go_on(page: Page) -> None:
    page.locator(".nav .main").click()


def choose(page: Page, game: str) -> None:
    page.get_by_role("radio", name=re.compile(f"^{game} ")).check()


def name_players(page: Page, *names: str) -> None:
    for number, name in enumerate(names, 1):
        field = page.get_by_label(f"Name of player {number}", exact=True)
        if field.count() == 0:
            key(page, "One more player").click()
        field.fill(name)


def each_step(page: Page) -> Iterator[str]:
    """Walks through the wizard with four players, pausing at each step."""
    yield "game"
    choose(page, "UFO Attack")
    go_on(page)
    name_players(page, "Maximiliane-Antonia", "Jonas", "Ayo", "Lin")
    page.locator(".seatrow .e").nth(1).click()
    yield "seats"
    go_on(page)
    page.get_by_role("switch", name="First to 12 points").click()
    key(page, "Others…").click()
    yield "rules"
    key(page, "Keep this").click()
    go_on(page)
    yield "box"
    go_on(page)
    yield "check"
    key(page, "Set up the game").click()
    page.wait_for_selector(".at-agree")
    key(page, "Show the code for Jonas").click()
    page.wait_for_selector(".linkcard .qr")
    yield "agree"
