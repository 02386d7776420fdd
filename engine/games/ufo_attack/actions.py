"""What players and dice do in UFO Attack. `Roll` answers a DICE prompt; all others are choices or claims."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="act"):
    pass


class Roll(_Act, frozen=True, tag="roll"):
    """The die has come to rest. `die`: the words of the face that is up (`build:red`, `ufo`); a blank face has none."""

    die: tuple[str, ...]


class Take(_Act, frozen=True, tag="take"):
    """Build a module of a rolled colour (UA-4.1)."""

    colour: str


class TakeBonus(_Act, frozen=True, tag="take_bonus"):
    """Build the bonus module (UA-4.4)."""

    colour: str


class DeclineBonus(_Act, frozen=True, tag="decline_bonus"):
    """Leave the bonus module, where the rules say "may" (UA-4.4)."""


class Aim(_Act, frozen=True, tag="aim"):
    """Aim the laser at the rocket of seat `at` (UA-5.1)."""

    at: str


class Zap(_Act, frozen=True, tag="zap"):
    """Take the modules of a rolled colour from the rocket aimed at (UA-5.2). `count`: how many were taken, if told."""

    colour: str
    count: int | None = None


class UseUfo(_Act, frozen=True, tag="use_ufo"):
    """Let the UFO count, when an attack's second roll shows colours beside it (UA-3.3)."""


class AlienTo(_Act, frozen=True, tag="alien_to"):
    """Put the alien on the rocket top of seat `at` (UA-8.1)."""

    at: str


class PutTopOn(_Act, frozen=True, tag="put_top_on"):
    """Put the top on one's own rocket (UA-9.1)."""


class LeaveTopOff(_Act, frozen=True, tag="leave_top_off"):
    """Not to put the top on at the end of this turn (UA-9.1)."""


class TakeTopOff(_Act, frozen=True, tag="take_top_off"):
    """Claim: takes the top off one's own rocket. Never a choice (UA-6.3, UA-9.8)."""


class ClaimLaunch(_Act, frozen=True, tag="claim_launch"):
    """Claim: says that the rocket has been launched. Only a rolled UFO launches (UA-7.1)."""


class Pass(_Act, frozen=True, tag="pass"):
    """Give up what is owed. Allowed only before a launch roll with `launch_optional` (UA-3.1)."""


Action: TypeAlias = (
    Roll
    | Take
    | TakeBonus
    | DeclineBonus
    | Aim
    | Zap
    | UseUfo
    | AlienTo
    | PutTopOn
    | LeaveTopOff
    | TakeTopOff
    | ClaimLaunch
    | Pass
)
