"""The private Mosquitto: a child that lives exactly as long as the service, and is started again when it dies.

One thread owns the child. It starts it, reads its log until the pipe closes, and starts it again. It has to be one
thread: the kernel ties the child to the thread that made it (prctl(2), PR_SET_PDEATHSIG), not to the process.
"""

from __future__ import annotations

import logging
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, Protocol

from service.addresses import port_fault, unprivileged_port
from service.mqtt.broker_files import RuntimeFolder, config_text, find_program, unprivileged_account
from service.mqtt.broker_pid import FILE, BrokerPid, PidFile

log = logging.getLogger(__name__)

START_LIMIT_S: Final = 10.0
RELOAD_LIMIT_S: Final = 2.0
STOP_LIMIT_S: Final = 0.5
STEADY_S: Final = 10.0
"""A child that lived this long was sound: the next restart is quick again."""
LAST_WORDS: Final = 4
"""So many lines of Mosquitto's log say why it did not start."""
RESTART_DELAYS_S: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)


class BrokerError(RuntimeError):
    """The broker cannot run. Its text is what a person reads: what is wrong and how to mend it."""


def already_runs(data: Path, process: int, address: str = "") -> str:
    """What is told to a second referee on one data folder."""
    where = f" at {address}" if address else ""
    return (
        f"The referee already runs on this data folder{where} ({data}, process {process}). "
        "Stop that one first, or give this one another `data` folder."
    )


class Certificate(Protocol):
    """Two PEM files, see web.tls."""

    @property
    def certificate(self) -> Path: ...

    @property
    def key(self) -> Path: ...


@dataclass(frozen=True)
class BrokerSettings:
    """`data` holds the pid file. `ws_host`: 0.0.0.0 = the whole network, 127.0.0.1 = this machine alone. `tls`:
    websockets are encrypted."""

    data: Path
    tcp_port: int
    ws_port: int
    ws_host: str = "0.0.0.0"
    tls: Certificate | None = None

    @property
    def places(self) -> tuple[tuple[str, int], ...]:
        """Where it listens: for the service, and for pages."""
        return ("127.0.0.1", self.tcp_port), (self.ws_host, self.ws_port)


@dataclass(frozen=True)
class BrokerStatus:
    """`reason` is Mosquitto's own last word or its exit code; `restarts` counts from the service's start."""

    state: Literal["ok", "offline"]
    reason: str = ""
    restarts: int = 0


class Broker:
    """A supervised Mosquitto. `on_status` is called from the broker's thread and must not block."""

    def __init__(self, settings: BrokerSettings, on_status: Callable[[BrokerStatus], None]) -> None:
        self.settings = settings
        self._on_status = on_status
        self._pid_file = PidFile(settings.data / FILE)
        self._changed = threading.Condition()
        self._access = threading.Lock()
        self._folder: RuntimeFolder | None = None
        self._child: subprocess.Popen[str] | None = None
        self._thread: threading.Thread | None = None
        self._stopping = False
        self._ready = False
        self._reloads = 0
        self._failure: str | None = None
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self.ready_ms = 0.0
        self.restarts = 0

    @property
    def pid(self) -> int | None:
        """The child's process id, None while there is none."""
        child = self._child
        return child.pid if child and child.poll() is None else None

    def start(self, passwords: Mapping[str, str], acl: str) -> None:
        """Returns when the broker takes connections. Raises BrokerError, and then nothing is left behind."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        command = self._command()
        running = self._pid_file.clear_stale()
        if running is not None:
            raise BrokerError(already_runs(self.settings.data, running))
        self._refuse_busy_ports()
        self._folder = RuntimeFolder.create()
        self._write_access(passwords, acl)
        settings = self.settings
        if settings.tls:  # copies: the broker's account may not read the originals
            self._folder.write("certificate.pem", settings.tls.certificate.read_text())
            self._folder.write("key.pem", settings.tls.key.read_text())
        tls = settings.tls is not None
        text = config_text(self._folder.path, settings.tcp_port, settings.ws_port, settings.ws_host, tls)
        config = self._folder.write("mosquitto.conf", text)
        self._thread = threading.Thread(target=self._supervise, args=([*command, str(config)],), name="broker")
        self._thread.start()
        with self._changed:
            self._changed.wait_for(lambda: self._ready or self._failure is not None, START_LIMIT_S)
            failure = None if self._ready else self._failure or f"it was not ready after {START_LIMIT_S:.0f} s"
        if failure:
            self.close()
            raise BrokerError(self._not_started(failure))

    def _not_started(self, failure: str) -> str:
        """What Mosquitto said last, where it was to listen, and what to look at."""
        places = " and ".join(f"port {port} on {host}" for host, port in self.settings.places)
        words = ["It said last:", *(f"    {line}" for line in self._last_words)] if self._last_words else []
        mend = (
            "See that it is version 2.0 or later (`mosquitto -h`) and that nothing else listens there (`ss -ltnp`), or "
            "choose another `port` in [http]."
        )
        return "\n".join((f"Mosquitto did not start on {places}: {failure.rstrip('.')}.", *words, mend))

    def set_access(self, passwords: Mapping[str, str], acl: str) -> None:
        """New passwords and rights. A client whose password changed is thrown out; returns when both are in force."""
        with self._access:
            self._write_access(passwords, acl)
            self._reload()

    def _reload(self) -> None:
        with self._changed:
            child, reloads = self._child, self._reloads
            if child is None or not self._ready:
                return
            child.send_signal(signal.SIGHUP)
            if not self._changed.wait_for(lambda: self._reloads > reloads or self._child is not child, RELOAD_LIMIT_S):
                log.error("the broker did not reload its passwords within %.0f s; restarting it", RELOAD_LIMIT_S)
                child.kill()

    def restart(self) -> None:
        """Kills a child that hangs; it is started again at once. Nothing is lost: all that counts is sent anew."""
        child = self._child
        if child:
            log.error("the broker does not answer; starting it anew")
            child.kill()

    def close(self) -> None:
        """Ends the child and removes its files. Safe to call twice."""
        with self._changed:
            self._stopping = True
            child = self._child
            self._changed.notify_all()
        if child:
            child.terminate()
        if self._thread and self._thread is not threading.current_thread():
            self._thread.join(STOP_LIMIT_S)
            if self._thread.is_alive() and child:  # Mosquitto forgets a SIGTERM in its first moments
                child.kill()
                self._thread.join()
        if self._folder:
            self._folder.remove()

    def resident_bytes(self) -> int:
        """The child's resident memory (VmRSS of /proc/<pid>/status); 0 while there is none."""
        pid = self.pid
        if pid is None:
            return 0
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def _command(self) -> list[str]:
        mosquitto = find_program("mosquitto")
        if mosquitto is None:
            raise BrokerError("Mosquitto is not installed. Install it with `sudo apt-get install mosquitto`.")
        setpriv = find_program("setpriv")
        if setpriv is None:
            raise BrokerError("The program setpriv is missing. Install it with `sudo apt-get install util-linux`.")
        return [setpriv, "--pdeathsig", "KILL", "--", mosquitto, "-c"]

    def _write_access(self, passwords: Mapping[str, str], acl: str) -> None:
        if self._folder is None:
            raise BrokerError("The broker has not been started.")
        self._folder.write_passwords(passwords)
        self._folder.write("acl", acl)

    def _refuse_busy_ports(self) -> None:
        least = unprivileged_port() if unprivileged_account() else 0
        for host, port in self.settings.places:
            if port < least:
                raise BrokerError(
                    f"Port {port} on {host} cannot be used: the broker never runs as root, and ports below {least} are "
                    f"root's alone. Choose a `port` of {least} or more in [http]."
                )
            fault = port_fault(host, port)
            if fault:
                raise BrokerError(fault)

    def _supervise(self, command: list[str]) -> None:
        delays = iter(RESTART_DELAYS_S)
        delay = 0.0
        while self._pause(delay):
            born = time.monotonic()
            reason = self._run_once(command, born)
            if self._stopping:
                break
            if not self._ready and self.restarts == 0:
                self._fail(reason)
                return
            if time.monotonic() - born > STEADY_S:
                delays = iter(RESTART_DELAYS_S)
            delay = next(delays, RESTART_DELAYS_S[-1])
            self._ready = False
            self.restarts += 1
            log.error("the broker ended (%s); starting it again in %.2f s", reason, delay)
            self._tell(BrokerStatus("offline", reason, self.restarts))
        self._pid_file.remove()

    def _run_once(self, command: list[str], born: float) -> str:
        """One life of the child, from its start to its end. Returns why it ended."""
        assert self._folder is not None
        account = self._folder.account
        try:
            child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                cwd="/",
                start_new_session=True,
                user=account.uid if account else None,
                group=account.gid if account else None,
                extra_groups=[] if account else None,
            )
        except OSError as error:
            return str(error)
        with self._changed:
            self._child = child
            stopping = self._stopping
        if stopping:
            child.terminate()
        self._note(BrokerPid(child.pid, str(self._folder.path)))
        last = self._read_log(child, born)
        code = child.wait()
        with self._changed:
            self._child = None
            self._changed.notify_all()
        return last or f"exit code {code}"

    def _note(self, note: BrokerPid) -> None:
        """A full or read-only disk must not take the broker down: the kernel still ends it with us."""
        try:
            self._pid_file.write(note)
        except OSError as error:
            log.warning("the broker's process id could not be noted: %s", error.strerror)

    def _read_log(self, child: subprocess.Popen[str], born: float) -> str:
        """Until the child closes its log. Returns its last error."""
        assert child.stderr is not None
        last = ""
        with child.stderr as lines:
            for line in map(str.strip, lines):
                log.debug("mosquitto: %s", line)
                self._last_words.append(line)
                if line.endswith(" running"):
                    self._came_up(born)
                elif line == "Reloading config.":
                    with self._changed:
                        self._reloads += 1
                        self._changed.notify_all()
                elif line.startswith("Error"):
                    last = line.removeprefix("Error:").strip()
        return last

    def _came_up(self, born: float) -> None:
        with self._changed:
            self.ready_ms = (time.monotonic() - born) * 1000
            self._ready = True
            self._changed.notify_all()
        self._tell(BrokerStatus("ok", restarts=self.restarts))

    def _fail(self, reason: str) -> None:
        self._pid_file.remove()
        with self._changed:
            self._failure = reason
            self._changed.notify_all()

    def _pause(self, seconds: float) -> bool:
        """False when the service stops meanwhile."""
        with self._changed:
            return not self._changed.wait_for(lambda: self._stopping, seconds) if seconds else not self._stopping

    def _tell(self, status: BrokerStatus) -> None:
        try:
            self._on_status(status)
        except Exception:
            log.exception("the broker's status %s could not be handed on", status)
