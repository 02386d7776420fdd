"""Who may come in: links with one-time claims, the passwords they are swapped for, and the broker's rights after that.

A seat's link shuts the seat's old device out at once, before anybody uses the link. Links for the table's tablet and
for the host do not: several tablets may show the table, and `referee host-link` must not throw the host out.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from service.mqtt.topics import HOST, SERVICE, TABLE, Topics, acl
from service.web.claims import LIFETIME_S, Claim, Claims, Refusal, Role
from service.web.credentials import SEATS, Credentials, load_credentials, new_password, save_credentials
from service.web.qr import qr_svg

log = logging.getLogger(__name__)

CREDENTIALS_FILE: Final = "credentials.json"
CLAIMS_FOLDER: Final = "claims"


@dataclass(frozen=True)
class Grant:
    """What a claim was swapped for. `user` is the broker's user name."""

    user: str
    password: str
    role: Role
    seat: str | None


@dataclass(frozen=True)
class AccessEvent:
    """`taken`: a link was used, for the first time. `reused`: once more, by whomever: a matter for an alert.
    `revoked`: the seat's old device is out. `device`: the seat went to a device of its own or to the table's tablet."""

    kind: Literal["taken", "reused", "revoked", "device"]
    role: Role
    seat: str | None


@dataclass(frozen=True)
class AccessHooks:
    """`apply` puts passwords and rights into force (Broker.set_access) and returns when they are.
    `republish` sends the retained topics below a prefix again (MqttLink.republish): a client that has just been
    allowed to read them has missed them. `tell` must only hand the event on; it is called from any thread.
    """

    apply: Callable[[Mapping[str, str], str], None]
    republish: Callable[[str], None]
    tell: Callable[[AccessEvent], None]


class Access:
    """Implements ports.Access. `address` gives the page's address as others reach it: `http://HOST:PORT`.

    All methods may be called from any thread and raise OSError where the data folder cannot be written; then nothing
    has changed.
    """

    def __init__(self, data: Path, topics: Topics, address: Callable[[], str]) -> None:
        self._file = data / CREDENTIALS_FILE
        self._topics = topics
        self._address = address
        self._lock = threading.RLock()
        self._hooks: AccessHooks | None = None
        kept = load_credentials(self._file)
        self._credentials = kept.completed()
        self.claims = Claims(data / CLAIMS_FOLDER)
        self.service_password = new_password()
        try:
            if self._credentials != kept:
                save_credentials(self._file, self._credentials)
        except OSError as error:
            log.warning("passwords are not saved (%s): who joins now needs a new link after a restart", error.strerror)

    def connect(self, hooks: AccessHooks) -> None:
        """From now on changes are put into force and told."""
        self._hooks = hooks

    def passwords(self) -> dict[str, str]:
        """Of all users, the service's own among them."""
        with self._lock:
            return {SERVICE: self.service_password, **self._credentials.passwords}

    def rights(self) -> str:
        """The text of the broker's access list."""
        with self._lock:
            return acl(self._topics, SEATS, [seat for seat in SEATS if seat not in self._credentials.own])

    def own_device(self, seat: str) -> bool:
        """Whether the seat plays on a device of its own; else the table's tablet plays for it."""
        return seat in self._credentials.own

    def link(self, seat: str) -> str:
        """A link to the seat, good once and for five minutes. The device that had the seat is out."""
        with self._lock:
            secret = self.claims.issue("seat", seat)
            self._change(self._credentials.renewed(seat))
        self._tell(AccessEvent("revoked", "seat", seat))
        return self._url(secret)

    @property
    def link_lasts_s(self) -> float:
        return LIFETIME_S

    def link_code(self, link: str) -> str:
        return qr_svg(link)

    def table_link(self) -> str:
        """A link for a tablet that all share."""
        return self._url(self.claims.issue("table"))

    def host_link(self) -> str:
        """A link for whoever runs the table."""
        return self._url(self.claims.issue("host"))

    def set_own_device(self, seat: str, own: bool) -> None:
        """Moves the seat to a device of its own, or to the table's tablet: then the old device is out, and a link that
        nobody has used is void."""
        with self._lock:
            if not own:
                self.claims.void("seat", seat)
            if self.own_device(seat) == own:
                return
            moved = self._credentials.with_device(seat, own)
            self._change(moved if own else moved.renewed(seat))
        if self._hooks and not own:
            self._hooks.republish(f"{self._topics.root}/seat/{seat}/")
        self._tell(AccessEvent("device", "seat", seat))

    def redeem(self, secret: str) -> Grant | Refusal:
        """Swaps a claim for a password, once."""
        with self._lock:
            claim = self.claims.redeem(secret)
            if isinstance(claim, Claim):
                grant = self._grant(claim)
        if isinstance(claim, Refusal):
            if claim.code == "claim-used" and claim.claim:
                self._tell(AccessEvent("reused", claim.claim.role, claim.claim.seat))
            return claim
        self._tell(AccessEvent("taken", claim.role, claim.seat))
        return grant

    def _grant(self, claim: Claim) -> Grant:
        if claim.role == "seat" and claim.seat and not self.own_device(claim.seat):
            try:
                self._change(self._credentials.with_device(claim.seat, True))
            except OSError:
                self.claims.give_back(claim)
                raise
        user = {"table": TABLE, "host": HOST}.get(claim.role) or claim.seat or ""
        return Grant(user, self._credentials.passwords[user], claim.role, claim.seat)

    def _change(self, changed: Credentials) -> None:
        save_credentials(self._file, changed)
        self._credentials = changed
        if self._hooks:
            self._hooks.apply(self.passwords(), self.rights())

    def _tell(self, event: AccessEvent) -> None:
        if self._hooks:
            self._hooks.tell(event)

    def _url(self, secret: str) -> str:
        return f"{self._address()}/#claim={secret}"
