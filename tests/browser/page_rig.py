"""The page at its real seam: the product's own broker, access rights and web server, with written states published
in place of the table loop. What the page sends lands in a queue."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import queue
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

sys.path.append(str(Path(__file__).parents[1] / "service"))

from free_ports import free_ports
from playwright.sync_api import ConsoleMessage, Page

from service.mqtt.broker import Broker, BrokerSettings
from service.mqtt.commands import Command
from service.mqtt.link import LinkEvents, MqttLink
from service.mqtt.topics import Topics
from service.texts import catalogs_by_game, load_catalog
from service.web.access import Access, AccessHooks
from service.web.server import Site, WebServer, build_app
from service.web.tls import Tls

FIXTURES = Path(__file__).parent / "fixtures"
HOST = "referee.test"
WAIT_S = 30.0
"""Nothing here takes a second on a quiet machine."""
QUIET_S = 0.3
"""How long a test listens for a command that must not come. Those that do come take some milliseconds."""
BEAT_S = 0.5

SIZES = {"tablet": (1280, 800), "upright": (800, 1280), "phone": (390, 844), "tv": (3840, 2160)}

FULL_CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or FULL_CHROMIUM
"""The shell is Chromium without any of its windows, and needs half the time. In it nothing can be installed."""
CHROMIUM_ARGS = [
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Off the loopback name, so that the page is no secure context here either."""


def scene_names() -> list[str]:
    return sorted(path.stem for path in FIXTURES.glob("*.json") if path.stem != "info")


def load_scene(name: str) -> dict[str, Any]:
    """{"note", "evidence": {number: file}, "topics": {path: payload}}; the info of a scene is laid over info.json."""
    scene = _written(name)
    scene["topics"]["info"] = {**_fixture("info"), **scene["topics"]["info"]}
    date_now(scene["topics"])
    return scene


def _written(name: str) -> dict[str, Any]:
    """A scene that is `like` another says only what is different: whole topics, and words that stand in others."""
    scene = _fixture(name)
    if "like" not in scene:
        return scene
    other = _written(scene["like"])
    words = json.dumps(other["topics"])
    for old, new in scene.get("instead", {}).items():
        words = words.replace(old, new)
    topics = {**json.loads(words), **scene["topics"]}
    return {"evidence": {**other["evidence"], **scene["evidence"]}, "topics": topics}


def _fixture(name: str) -> dict[str, Any]:
    what: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    return what


def date_now(what: Any) -> None:
    """Of states that have no moment of their own, or another: every `at` becomes now."""
    if isinstance(what, dict):
        if "at" in what and "kind" in what:
            what["at"] = time.time()
        for part in what.values():
            date_now(part)
    elif isinstance(what, list):
        for part in what:
            date_now(part)


class PageRig:
    """A table without a table loop. `show` publishes a scene; `commands` has what the page sent."""

    def __init__(self, data: Path, tls: Tls | None = None) -> None:
        self.tls = tls
        self.topics = Topics("table")
        self.http_port, self.ws_port, tcp_port = free_ports(3)
        self.commands: queue.Queue[Command] = queue.Queue()
        self._taken: set[str] = set()
        self.troubles: list[str] = []
        self.retained: set[str] = set()
        self.seq = 1000
        self.shown: str | dict[str, Any] = ""
        self.access = Access(data, self.topics, lambda: self.address)
        self.broker_settings = BrokerSettings(data, tcp_port, self.ws_port, "127.0.0.1", tls)
        self.broker = Broker(self.broker_settings, lambda _status: None)
        catalog = load_catalog()
        events = LinkEvents(
            command=self.hear,
            connection=lambda _up: None,
            trouble=lambda where, error: self.troubles.append(f"{where}: {error}"),
            explain=lambda code, facts: {"en": catalog.say("en", code, dict(facts)) or code},
        )
        self.link = MqttLink(tcp_port, self.access.service_password, self.topics, events)
        self.access.connect(AccessHooks(self.broker.set_access, self.link.republish, lambda _event: None))
        catalogs = {**catalogs_by_game(), "night_watch": ()}  # a game of the tests, without words of its own
        site = Site("table", tcp_port, "0.1.0", catalogs, self.access.redeem, events.explain, claims=1_000)
        self.web = WebServer(build_app(site), "127.0.0.1", self.http_port, tls)
        self.beating = threading.Event()
        self._closing = threading.Event()
        self._beat = threading.Lock()
        self._number = itertools.count(1)
        self._beats = threading.Thread(target=self._beat_on, name="beats")

    @property
    def address(self) -> str:
        return f"{'https' if self.tls else 'http'}://{HOST}:{self.http_port}"

    def __enter__(self) -> Self:
        self.broker.start(self.access.passwords(), self.access.rights())
        self.link.start()
        assert self.link.wait_connected(WAIT_S)
        self.web.start()
        self.beating.set()
        self._beats.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.set()
        self._beats.join(WAIT_S)
        self.link.close()
        self.broker.close()
        self.web.close()

    def hear(self, command: Command) -> None:
        """A command of a page."""
        self.commands.put(command)

    def _beat_on(self) -> None:
        while not self._closing.wait(BEAT_S):
            with self._beat:
                if self.beating.is_set():
                    self.beat()

    def hush(self) -> None:
        """No heartbeat goes out from now on."""
        with self._beat:
            self.beating.clear()

    def beat(self) -> None:
        self.say("heartbeat", {"boot": "b1", "n": next(self._number)}, retain=False)

    def say(self, path: str, payload: Any, retain: bool = True) -> None:
        """Publishes below referee/table/. Text goes out as it is, bytes too, the rest as JSON."""
        raw = payload if isinstance(payload, bytes) else payload.encode() if isinstance(payload, str) else None
        self.link.publish(
            f"{self.topics.root}/{path}", raw if raw is not None else json.dumps(payload).encode(), retain
        )
        if retain:
            self.retained.add(path)

    def show(self, scene: str | dict[str, Any]) -> dict[str, Any]:
        """Publishes a scene whole and deletes what the one before had and this one has not. All its views get the next
        seq, which the page shows as `data-seq`: so a test can wait for the picture."""
        self.shown = scene
        what = load_scene(scene) if isinstance(scene, str) else scene
        self.seq += 1
        for path, payload in what["topics"].items():
            if path == "state" or path.endswith("/state"):
                payload["seq"] = self.seq
        new = {f"evidence/{number}": (FIXTURES / name).read_bytes() for number, name in what["evidence"].items()}
        new |= what["topics"]
        for path in self.retained - set(new):
            self.link.clear(f"{self.topics.root}/{path}")
        self.retained = set()
        for path, payload in sorted(new.items(), key=lambda item: (item[0].endswith("state"), item[0] == "state")):
            self.say(path, payload)
        assert self.link.flush(WAIT_S)
        return what

    def next_command(self, timeout: float = WAIT_S) -> Command:
        """The next one that is new: a page that waits for an answer sends the same again after a while."""
        while (command := self.commands.get(timeout=timeout)).id in self._taken:
            pass
        self._taken.add(command.id)
        return command

    def stays_quiet(self) -> bool:
        """Whether no new command comes."""
        try:
            self.next_command(QUIET_S)
        except queue.Empty:
            return True
        return False

    def reply(self, command: Command, ok: bool = True, **more: Any) -> None:
        user = command.sender
        path = self.topics.reply(user).name.removeprefix(f"{self.topics.root}/")
        self.say(path, {"id": command.id, "ok": ok, **more}, retain=False)

    def claim_link(self, role: str, seat: str | None = None) -> str:
        if role == "seat" and seat:
            return self.access.link(seat)
        return self.access.table_link() if role == "table" else self.access.host_link()


HARMLESS = (
    # The page tries again when a link takes too long, which happens on a loaded machine.
    "WebSocket is closed before the connection is established",
    # A page that is being left, or has just become somebody else's, still acknowledges what came last.
    "WebSocket is already in CLOSING or CLOSED state",
)


def note_faults(page: Page, faults: list[str]) -> None:
    """Writes down what goes wrong in a page."""

    def heed(line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and not any(words in line.text for words in HARMLESS):
            faults.append(line.text)

    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.on("console", heed)


@contextlib.contextmanager
def page_rig() -> Iterator[PageRig]:
    with tempfile.TemporaryDirectory() as data, PageRig(Path(data)) as rig:
        yield rig
