"""What players and the die do in Race to 21."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act"):
    pass


class Forbid(_Act, frozen=True, tag="forbid"):
    """Answers the HIDDEN prompt: one's own forbidden number (RT-1.1)."""

    number: int


class Roll(_Act, frozen=True, tag="roll"):
    """Answers the DICE prompt: the words of the face that is up (RT-2.1)."""

    die: tuple[str, ...]


class Add(_Act, frozen=True, tag="add"):
    """Add to the total (RT-2.2)."""

    number: int


class ClaimWin(_Act, frozen=True, tag="claim_win"):
    """Claim: says to have won. Never a choice (RT-3.1)."""


Action: TypeAlias = Forbid | Roll | Add | ClaimWin
