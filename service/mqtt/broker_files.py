"""What the private Mosquitto reads: its configuration, its passwords and its access list, in a folder of its own.

Client ids. Mosquitto lets any valid user take over a connection by its client id, and 2.0 cannot tie ids to users
without throwing a user's second browser tab out (`use_username_as_clientid`). So an id is a secret here: the service
and the page connect under 64 random bits or more (an empty id, which the broker fills by itself, is as good), always
with a clean session: there is nothing to guess and nothing to inherit. Nothing shows the ids of others: `$SYS` is
switched off and closed to everybody, and connection messages are not logged.
"""

from __future__ import annotations

import base64
import hashlib
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from service.scratch import ScratchFolder

PREFIX: Final = "tabletop-referee-"
_SYSTEM_PATHS: Final = ("/usr/sbin", "/usr/local/sbin", "/sbin", "/opt/homebrew/sbin")
MAX_PACKET: Final = 1_048_576
"""Bytes of one MQTT packet: ten times an evidence picture. Who sends more is disconnected before it is stored."""
MAX_QUEUED: Final = 16_777_216
"""Bytes that wait for one slow reader. What is more is dropped for it alone; it finds the retained state whole."""
_PBKDF2_ROUNDS: Final = 101
"""Mosquitto's own number. Our passwords are 128 random bits: no dictionary helps, so more rounds add nothing."""

_CONFIG: Final = """\
per_listener_settings false
listener {tcp_port} 127.0.0.1
socket_domain ipv4

listener {ws_port}{ws_host}
socket_domain ipv4
protocol websockets
max_connections 256
{ws_tls}

allow_anonymous true
password_file {folder}/passwords
acl_file {folder}/acl

persistence false
max_queued_messages 4000
max_queued_bytes {max_queued}
max_packet_size {max_packet}
persistent_client_expiration 1h
set_tcp_nodelay true
sys_interval 0
connection_messages false
log_timestamp false
log_dest stderr
log_type error
log_type warning
log_type notice
log_type information
"""


@dataclass(frozen=True)
class Account:
    """The operating system's user that the broker runs as, with its home group."""

    uid: int
    gid: int


def find_program(name: str) -> str | None:
    """The program's path; Debian keeps mosquitto in /usr/sbin, which is not on a user's PATH."""
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), *_SYSTEM_PATHS))
    return shutil.which(name, path=path)


def unprivileged_account() -> Account | None:
    """Whom the broker becomes when root starts the service; None: it stays who we are.

    Mosquitto could drop its rights by itself, but that would clear the signal that ends it with its parent (prctl(2),
    PR_SET_PDEATHSIG). So it never has them.
    """
    if os.geteuid() != 0:
        return None
    for name in ("mosquitto", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return Account(entry.pw_uid, entry.pw_gid)
    return None


def config_text(folder: Path, tcp_port: int, ws_port: int, ws_host: str, tls: bool = False) -> str:
    """Mosquitto's configuration. `ws_host` 0.0.0.0 = every network, else the one IPv4 address to listen on. `tls`: the
    folder holds certificate.pem and key.pem.

    `socket_domain ipv4` is not an ornament: without it a websockets listener with an address binds all of them.
    """
    host = "" if ws_host == "0.0.0.0" else f" {ws_host}"
    files = f"certfile {folder}/certificate.pem\nkeyfile {folder}/key.pem" if tls else ""
    return _CONFIG.format(
        folder=folder,
        tcp_port=tcp_port,
        ws_port=ws_port,
        ws_host=host,
        ws_tls=files,
        max_packet=MAX_PACKET,
        max_queued=MAX_QUEUED,
    )


@dataclass(frozen=True)
class RuntimeFolder:
    """A folder (0700) in memory where the system has one, readable by the broker's account and by nobody else."""

    scratch: ScratchFolder
    account: Account | None

    @classmethod
    def create(cls) -> RuntimeFolder:
        account = unprivileged_account()
        scratch = ScratchFolder(PREFIX, _runtime_parent())
        if account:
            os.chown(scratch.path, account.uid, account.gid)
        return cls(scratch, account)

    @property
    def path(self) -> Path:
        return self.scratch.path

    def write(self, name: str, text: str) -> Path:
        """Replaces the file in one step, 0600, owned by the broker's account."""
        fresh = self.path / f".{name}.new"
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(text)
        self._hand_over(fresh)
        fresh.replace(self.path / name)
        return self.path / name

    def write_passwords(self, passwords: Mapping[str, str]) -> None:
        """Hashed by mosquitto_passwd from a file (arguments would show in `ps`), or by us where it is missing."""
        tool = find_program("mosquitto_passwd")
        if tool is None:
            lines = (f"{user}:{password_hash(password)}" for user, password in passwords.items())
            self.write("passwords", "\n".join(lines) + "\n")
            return
        plain = self.write("passwords.new", "".join(f"{user}:{word}\n" for user, word in passwords.items()))
        try:
            subprocess.run([tool, "-U", str(plain)], check=True, capture_output=True, text=True, timeout=10)
            self._hand_over(plain)
            plain.replace(self.path / "passwords")
        finally:
            plain.unlink(missing_ok=True)

    def remove(self) -> None:
        self.scratch.remove()

    def _hand_over(self, path: Path) -> None:
        path.chmod(0o600)
        if self.account:
            os.chown(path, self.account.uid, self.account.gid)


def password_hash(password: str, salt: bytes | None = None) -> str:
    """One entry of Mosquitto's password file: `$7$`, PBKDF2 with HMAC-SHA-512 (mosquitto_passwd(1))."""
    salt = salt or secrets.token_bytes(12)
    digest = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, _PBKDF2_ROUNDS)
    return f"$7${_PBKDF2_ROUNDS}${base64.b64encode(salt).decode()}${base64.b64encode(digest).decode()}"


def _runtime_parent() -> Path:
    """/run for root, XDG_RUNTIME_DIR for a user: both in memory, so no secret wears or stays on the SD card."""
    run = Path("/run") if os.geteuid() == 0 else Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return run if run.is_absolute() and os.access(run, os.W_OK | os.X_OK) else Path(tempfile.gettempdir())
