"""What may stand on a command topic. Pure: bytes in, a Command or a Malformed out, never an exception."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec

MAX_BYTES: Final = 16_384
"""The largest command a table needs is a new game with five names: under 2 KB."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Body(msgspec.Struct, frozen=True):
    """The JSON of a command. `seq` is that of the sender's own view; `seat` counts on table/do alone."""

    id: Id
    action: dict[str, Any]
    seq: int | None = None
    seat: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class _Identified(msgspec.Struct, frozen=True):
    id: Id


@dataclass(frozen=True)
class Command:
    """A command that reads well; whether it may be done is the table's affair. `action` is JSON with an `act`.

    `sender` is a seat id, `table` or `host`: the broker lets nobody else write to that topic.
    """

    sender: str
    id: str
    seq: int | None
    seat: str | None
    action: bytes


@dataclass(frozen=True)
class Malformed:
    """A command that cannot be read. `id` is None where not even that could be read, so that nobody can be answered."""

    sender: str
    id: str | None
    code: str
    facts: dict[str, str] = field(default_factory=dict)


_body = msgspec.json.Decoder(Body)
_identified = msgspec.json.Decoder(_Identified)
_plain = msgspec.json.Encoder()


def read_command(sender: str, payload: bytes) -> Command | Malformed:
    """Codes: command-too-large, command-not-utf8, command-not-json, command-wrong-shape."""
    if len(payload) > MAX_BYTES:
        return Malformed(sender, None, "command-too-large", {"bytes": str(len(payload)), "limit": str(MAX_BYTES)})
    try:
        payload.decode()
    except UnicodeDecodeError as error:
        return Malformed(sender, None, "command-not-utf8", {"detail": f"byte {error.start}"})
    try:
        body = _body.decode(payload)
    except msgspec.ValidationError as error:
        return Malformed(sender, _readable_id(payload), "command-wrong-shape", {"detail": str(error)})
    except (msgspec.DecodeError, RecursionError) as error:
        return Malformed(sender, None, "command-not-json", {"detail": str(error)})
    if not isinstance(body.action.get("act"), str):
        return Malformed(sender, body.id, "command-wrong-shape", {"detail": "`action` has no text `act`"})
    seat = body.seat if sender == "table" else None
    return Command(sender, body.id, body.seq, seat, _plain.encode(body.action))


def _readable_id(payload: bytes) -> str | None:
    try:
        return _identified.decode(payload).id
    except (msgspec.MsgspecError, RecursionError):
        return None
