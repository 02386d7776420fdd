"""MQTT topic names of one table, who may know what stands on them, and the broker's access list.

Every right is written out for one table id and one seat id. A `+` never stands in the access list: with it, one
wrong user name would open every seat. `#` stands only below a branch that has one owner.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.secrets import PUBLIC

SERVICE: Final = "service"
HOST: Final = "host"
TABLE: Final = "table"

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
_PUBLIC_LEAVES: Final = ("availability", "info", "state", "ruling", "dice", "heartbeat")
_PUBLIC_BRANCHES: Final = ("evidence", "device", "alert")


@dataclass(frozen=True)
class Topic:
    """A topic and its one viewer: PUBLIC, a seat id, TABLE or HOST. Only that viewer's cut may be published there."""

    name: str
    viewer: str = PUBLIC


@dataclass(frozen=True)
class Topics:
    """All topics of one table. Raises ValueError for ids that could change the meaning of a topic or an access line."""

    table: str

    def __post_init__(self) -> None:
        _checked(self.table)

    def _public(self, *levels: str) -> Topic:
        return Topic("/".join(("referee", self.table, *levels)))

    def _seat(self, seat: str, *levels: str) -> Topic:
        return Topic("/".join(("referee", self.table, "seat", _checked_seat(seat), *levels)), seat)

    @property
    def root(self) -> str:
        return f"referee/{self.table}"

    @property
    def availability(self) -> Topic:
        return self._public("availability")

    @property
    def info(self) -> Topic:
        return self._public("info")

    @property
    def state(self) -> Topic:
        return self._public("state")

    @property
    def ruling(self) -> Topic:
        return self._public("ruling")

    @property
    def dice(self) -> Topic:
        return self._public("dice")

    @property
    def heartbeat(self) -> Topic:
        return self._public("heartbeat")

    def evidence(self, number: int, seat: str | None = None) -> Topic:
        """A JPEG; below a seat when only that seat may see it."""
        return self._seat(seat, "evidence", str(number)) if seat else self._public("evidence", str(number))

    def device(self, device: str) -> Topic:
        return self._public("device", _checked(device))

    def alert(self, alert: str, seat: str | None = None) -> Topic:
        return self._seat(seat, "alert", _checked(alert)) if seat else self._public("alert", _checked(alert))

    def seat_state(self, seat: str) -> Topic:
        return self._seat(seat, "state")

    def seat_dice(self, seat: str) -> Topic:
        return self._seat(seat, "dice")

    @property
    def host_state(self) -> Topic:
        return Topic(f"{self.root}/host/state", HOST)

    @property
    def host_offered(self) -> Topic:
        return Topic(f"{self.root}/host/offered", HOST)

    @property
    def host_board(self) -> Topic:
        return Topic(f"{self.root}/host/board", HOST)

    @property
    def of_host(self) -> tuple[Topic, ...]:
        """What the host alone reads."""
        return self.host_state, self.host_offered, self.host_board

    def do(self, user: str) -> str:
        """Where `user` (a seat id, TABLE or HOST) sends its commands."""
        return f"{self.root}/{self._branch(user)}/do"

    def reply(self, user: str) -> Topic:
        """Where the answers to `user` go."""
        return Topic(f"{self.root}/{self._branch(user)}/reply", user)

    @property
    def commands(self) -> tuple[str, ...]:
        """The filters that the service subscribes to."""
        return tuple(f"{self.root}/{branch}/do" for branch in ("seat/+", TABLE, HOST))

    def sender(self, topic: str) -> str | None:
        """Who alone may have written to this command topic; None if it is not one."""
        match topic.removeprefix(f"{self.root}/").split("/"):
            case ["seat", seat, "do"]:
                return seat
            case [("table" | "host") as user, "do"]:
                return user
        return None

    def _branch(self, user: str) -> str:
        return user if user in (TABLE, HOST) else f"seat/{_checked_seat(user)}"


def acl(topics: Topics, seats: Iterable[str], at_table: Iterable[str]) -> str:
    """The text of Mosquitto's acl_file. `at_table`: the seats whose player shares the table's tablet.

    The lines before the first `user` are for anonymous clients; they do not count for anybody with a name.
    """
    seats, at_table = tuple(seats), tuple(at_table)
    blocks = [list(_public_rights(topics))]
    blocks.append([f"user {SERVICE}", f"topic readwrite {topics.root}/#"])
    blocks.append([f"user {HOST}", *_public_rights(topics), *_own_rights(topics, HOST)])
    blocks[-1].extend(f"topic read {topic.name}" for topic in topics.of_host)
    blocks.append([f"user {TABLE}", *_public_rights(topics), *_own_rights(topics, TABLE)])
    for seat in at_table:
        blocks[-1].extend(_secrets_of(topics, seat))
    for seat in seats:
        blocks.append([f"user {seat}", *_public_rights(topics), *_own_rights(topics, seat)])
        blocks[-1].extend(_secrets_of(topics, seat))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _public_rights(topics: Topics) -> Iterator[str]:
    for leaf in _PUBLIC_LEAVES:
        yield f"topic read {topics.root}/{leaf}"
    for branch in _PUBLIC_BRANCHES:
        yield f"topic read {topics.root}/{branch}/#"


def _own_rights(topics: Topics, user: str) -> Iterator[str]:
    yield f"topic write {topics.do(user)}"
    yield f"topic read {topics.reply(user).name}"


def _secrets_of(topics: Topics, seat: str) -> Iterator[str]:
    for leaf in ("state", "dice", "evidence/#", "alert/#"):
        yield f"topic read {topics.root}/seat/{_checked_seat(seat)}/{leaf}"


def _checked_seat(seat: str) -> str:
    if seat in (SERVICE, HOST, TABLE, PUBLIC):
        raise ValueError(f"a seat cannot be called {seat!r}: the broker knows another user by that name")
    return _checked(seat)


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name!r} cannot stand in a topic: use 1 to 24 letters, digits, - or _")
    return name
