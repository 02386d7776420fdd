"""The whole service through its real ports, as a process of its own."""

from __future__ import annotations

import json
import os
import queue
import secrets
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from free_ports import free_ports
from mqtt_probe import Probe

from service.journal.journal import read_bodies
from service.session.records import Entry, decode
from service.session.session import Session, fold_all
from service.web.credentials import load_credentials

START_S = 30.0
TOPIC = "referee/table"


def three_ports() -> int:
    """A port P with P, P + 1 and P + 2 free."""
    return free_ports(3)[0]


def entries(data: Path) -> list[Entry]:
    """The sound rows of a journal that nobody, or somebody else, is writing."""
    return [decode(body) for body in read_bodies(data / "journal.db")]


def last_session(data: Path) -> Session:
    """The game that was on the table last, folded from the journal."""
    rows = entries(data)
    game = rows[-1].game_id
    return fold_all(row for row in rows if row.game_id == game)


class RunningDemo:
    """`referee demo` as a process. `prefix`: put before the command, e.g. strace; `more`: behind it, e.g. the game."""

    def __init__(
        self,
        data: Path,
        port: int,
        seed: int = 1,
        prefix: tuple[str, ...] = (),
        fast: bool = True,
        more: tuple[str, ...] = (),
    ) -> None:
        self.data, self.port = data, port
        command = [*prefix, sys.executable, "-m", "service.cli", "demo", "--data", str(data), "--port", str(port)]
        command += ["--seed", str(seed), "--speed", "max" if fast else "real", *more]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.errors: list[str] = []
        self._readers = [threading.Thread(target=self._read), threading.Thread(target=self._read_errors)]
        for reader in self._readers:
            reader.start()
        try:
            self.await_line("Ctrl-C")
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> RunningDemo:
        return self

    def __exit__(self, *_more: object) -> None:
        if self.process.poll() is None:
            self.kill()
        self.end()

    def await_line(self, word: str) -> str:
        """The next line of its output that holds `word`."""
        while True:
            line = self.lines.get(timeout=START_S)
            assert line is not None, f"it ended before it said {word!r}: {''.join(self.errors)}"
            if word in line:
                return line

    def probe(self, user: str | None = None) -> Probe:
        """A client with that user's rights; without one, a spectator."""
        password = load_credentials(self.data / "credentials.json").passwords[user] if user else None
        return Probe(self.port + 2 if user else self.port + 1, user, password, websockets=user is None)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.send_signal(signal.SIGKILL)

    def children(self) -> list[int]:
        """Its processes: broker and camera."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(START_S)

    def end(self) -> int:
        """Waits for its end; returns its status."""
        status = self.process.wait(START_S)
        for reader, pipe in zip(self._readers, (self.process.stdout, self.process.stderr), strict=True):
            reader.join()
            assert pipe is not None
            pipe.close()
        return status

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        self.errors.extend(self.process.stderr)


@dataclass
class Player:
    """Plays one seat over MQTT as the table's tablet does: takes the first legal act. `accepted`: the ids of the acts
    that were answered with yes; `open`: the act whose answer has not come, to be sent again with the same id."""

    probe: Probe
    seat: str

    def __post_init__(self) -> None:
        self.accepted: list[str] = []
        self.open: tuple[str, bytes] | None = None
        self._answers = 0

    def sit_down(self) -> None:
        self.probe.subscribe(f"{TOPIC}/table/reply", f"{TOPIC}/seat/{self.seat}/state")
        self._send({"act": "take_seat"}, None)
        self.accepted.clear()  # sitting down where one sits already is no act

    def play(self) -> None:
        """Answers each new state of the seat that offers something, until the connection is gone."""
        played = -1
        while not self.probe.gone:
            state = self._state()
            if state and state["seq"] > played and state["legal"]:
                played = state["seq"]
                self._send(state["legal"][0]["action"], state["seq"])
            else:
                with self.probe.changed:
                    self.probe.changed.wait(0.05)

    def send_again(self, lost: tuple[str, bytes]) -> dict[str, Any] | None:
        """An act whose answer was lost, with its id."""
        command_id, body = self.open = lost
        self.probe.publish(f"{TOPIC}/table/do", body)
        return self._await_answer(command_id)

    def _state(self) -> dict[str, Any] | None:
        payloads = self.probe.payloads(f"{TOPIC}/seat/{self.seat}/state")
        return json.loads(payloads[-1]) if payloads and payloads[-1] else None

    def _send(self, action: dict[str, Any], seq: int | None) -> None:
        command_id = secrets.token_hex(8)
        body = json.dumps({"id": command_id, "seq": seq, "seat": self.seat, "action": action}).encode()
        self.open = (command_id, body)
        self.probe.client.publish(f"{TOPIC}/table/do", body, qos=1)
        self._await_answer(command_id)

    def _await_answer(self, command_id: str) -> dict[str, Any] | None:
        found: list[dict[str, Any]] = []

        def look() -> bool:
            replies = [json.loads(body) for at, body, _ in self.probe.heard if at == f"{TOPIC}/table/reply"]
            found[:] = [reply for reply in replies if reply["id"] == command_id]
            return bool(found) or self.probe.gone

        self.probe.wait(look, START_S)
        if not found:
            return None
        self.open = None
        if found[0]["ok"]:
            self.accepted.append(command_id)
        return found[0]
