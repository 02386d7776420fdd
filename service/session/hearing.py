"""Who may know what of a ruling: its sentences, which act it was, or even that there was one. Pure.

What a viewer may know of a ruling never changes once it is told, so that a viewer's rulings can be counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from engine.core.rulings import Finding
from service.session.records import Dropped, How, Said

Audience: TypeAlias = frozenset[str] | None
"""The seats that may know something; None: everybody."""

AN_ACT = Finding("act-unseen", "")
"""Stands in place of an act for those who may know that there was one, but not which."""


def may(seen_by: Audience, viewer: str) -> bool:
    """Whether `viewer`, a seat or the public, belongs to an audience."""
    return seen_by is None or viewer in seen_by


def together(audiences: Iterable[Audience]) -> Audience:
    """Whoever belongs to one of them."""
    seats: frozenset[str] = frozenset()
    for audience in audiences:
        if audience is None:
            return None
        seats |= audience
    return seats


def audience_of(findings: Sequence[Finding]) -> Audience:
    """Who may know that something was ruled: all who may know one of its sentences."""
    return together(finding.seen_by for finding in findings)


def heard(said: Said, viewer: str) -> Said | None:
    """What `viewer` may know of a ruling; None: for this viewer there was none.

    The first sentence it may know is the head. The act, the picture and how sure it was are there only for those who
    may know which act it was.
    """
    if not may(said.seen_by, viewer):
        return None
    findings = [finding for finding in (said.finding, *said.also) if may(finding.seen_by, viewer)]
    if not findings:
        return None
    dropped = tuple(shown for drop in said.dropped if (shown := heard_drop(drop, viewer)) is not None)
    head, also = findings[0], tuple(findings[1:])
    if may(said.act_seen_by, viewer):
        was = heard_drop(said.was, viewer) if said.was and may(said.was.act_seen_by, viewer) else None
        return msgspec.structs.replace(said, finding=head, also=also, dropped=dropped, was=was, act_seen_by=None)
    return Said(said.kind, head, said.seat, how=_veiled(said), also=also, dropped=dropped, seen_by=said.seen_by)


def heard_drop(drop: Dropped, viewer: str) -> Dropped | None:
    """What `viewer` may know of an act that is taken back; None: nothing."""
    if not may(drop.seen_by, viewer):
        return None
    act = drop.act if may(drop.act_seen_by, viewer) else AN_ACT
    return msgspec.structs.replace(drop, act=act, act_seen_by=None)


def _veiled(said: Said) -> How:
    """A camera would tell that it was a roll."""
    return said.how if said.how in ("bot", "house") else "tap"
