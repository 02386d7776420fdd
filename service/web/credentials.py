"""The broker's users and their passwords, kept in the data folder (0600) so that a restart keeps every device in.

A seat's password is a device's key to that seat: a new one throws the old device out. `own` are the seats that play
on a device of their own; the others share the table's tablet.
"""

from __future__ import annotations

import logging
import secrets
from pathlib import Path
from typing import Final

import msgspec

from service.files import write_private
from service.mqtt.topics import HOST, TABLE

log = logging.getLogger(__name__)

SEATS: Final = ("s1", "s2", "s3", "s4", "s5")
PASSWORD_BYTES: Final = 16
"""128 random bits."""


class Credentials(msgspec.Struct, frozen=True):
    """`passwords`: user to password. The service's own is not among them: it is new at each start."""

    passwords: dict[str, str] = {}
    own: frozenset[str] = frozenset()

    def renewed(self, user: str) -> Credentials:
        """The same with a new password for `user`: whoever used the old one is out."""
        return msgspec.structs.replace(self, passwords={**self.passwords, user: new_password()})

    def with_device(self, seat: str, own: bool) -> Credentials:
        return msgspec.structs.replace(self, own=self.own | {seat} if own else self.own - {seat})

    def completed(self) -> Credentials:
        """With a password for every user there can be."""
        fresh = {user: new_password() for user in (HOST, TABLE, *SEATS)}
        return msgspec.structs.replace(self, passwords={**fresh, **self.passwords})


def new_password() -> str:
    return secrets.token_hex(PASSWORD_BYTES)


def load_credentials(path: Path) -> Credentials:
    """What was kept. A file that cannot be read is put aside: then every device needs a new link."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Credentials)
    except FileNotFoundError:
        return Credentials()
    except msgspec.MsgspecError as error:
        aside = path.with_suffix(".broken")
        path.replace(aside)
        log.error("%s cannot be read (%s). It is now %s; every device needs a new link.", path, error, aside)
        return Credentials()


def save_credentials(path: Path, credentials: Credentials) -> None:
    """In one step, on the disk before it counts. Raises OSError."""
    write_private(path, msgspec.json.encode(credentials))
