"""What players and dice do in Lunar Command. `Roll` answers a DICE prompt; all others are choices or claims."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    pass


class Roll(_Act, frozen=True, tag="roll"):
    """The die has come to rest. `die`: the words of the face that is up (`white`, `colour:orange`, `ufo`)."""

    die: tuple[str, ...]


class Build(_Act, frozen=True, tag="build"):
    """Put a piece on a space (LC-4). `piece`: straight, square, dome, airlock or antenna; `at`: the space (a long
    wall's west or north one). `lies`: west-east or north-south, the sides on which a straight wall or an airlock
    joins."""

    piece: str
    at: str
    lies: str | None = None


class Walk(_Act, frozen=True, tag="walk"):
    """One step of a spacewalk (LC-5): one robot or astronaut goes from a space to the next one."""

    figure: str
    from_: str = msgspec.field(name="from")
    to: str


class Stop(_Act, frozen=True, tag="stop"):
    """End the spacewalk; the steps that are left are lost (LC-5.4)."""


class MoveUfo(_Act, frozen=True, tag="ufo"):
    """Move a UFO to a free space (LC-6.1). `from`: where it stands, or `off` for one that is not on the board."""

    from_: str = msgspec.field(name="from")
    to: str


class Abduct(_Act, frozen=True, tag="abduct"):
    """Let the UFO at `ufo` lift the astronaut at `astronaut` to the space `to` (LC-10.1)."""

    ufo: str
    astronaut: str
    to: str


class Place(_Act, frozen=True, tag="place"):
    """Set-up by the players (LC-11.1): put a dome, robot, astronaut or ufo on a free space."""

    thing: str
    at: str


class Pass(_Act, frozen=True, tag="pass"):
    """Claim: does nothing with the roll. Never a choice (LC-3.3)."""


class ClaimStation(_Act, frozen=True, tag="claim_station"):
    """Claim: the space `at` is inside a station that has not been scored. Never a choice (LC-7.1)."""

    at: str


Action: TypeAlias = Roll | Build | Walk | Stop | MoveUfo | Abduct | Place | Pass | ClaimStation
