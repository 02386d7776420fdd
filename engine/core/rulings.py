"""What a referee can say to an act. A refusal is a value, never an exception."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

import msgspec

A = TypeVar("A")
E = TypeVar("E")

Fact: TypeAlias = int | str | bool | tuple[str, ...]
"""Fills a sentence. A string of the form `kind:id` refers to a thing that each language names itself:
`seat:s1`, `colour:red`, `option:modules_to_launch`; any other string is shown as it stands."""


class Finding(msgspec.Struct, frozen=True):
    """One sentence of the referee: `code` names it in the catalogs, `clause` is what it rests on.

    `reading`: the booklet does not say, this is how the referee reads it. `seen_by`: the seats that may know this
    sentence; None: everybody. `cut` leaves it out for all others.
    """

    code: str
    clause: str
    facts: dict[str, Fact] = {}
    reading: bool = False
    seen_by: frozenset[str] | None = None


class Accepted(msgspec.Struct, Generic[E], frozen=True):
    """The act stands. `findings` say what happened, the act itself first; `advice` is legal but pointless.

    `seen_by`: the seats that may know which act it was (its label); None: everybody. Each finding has its own.
    """

    events: tuple[E, ...]
    findings: tuple[Finding, ...]
    advice: tuple[Finding, ...] = ()
    seen_by: frozenset[str] | None = None


class Refused(msgspec.Struct, frozen=True):
    """Nothing has changed. All objections, the most helpful first.

    `seen_by`: the seats that may know that something was refused, and why; None: everybody.
    """

    objections: tuple[Finding, ...]
    seen_by: frozenset[str] | None = None


class Unclear(msgspec.Struct, Generic[A], frozen=True):
    """The act could mean several things; the referee asks and nothing has changed. `seen_by` as for a refusal."""

    question: Finding
    choices: tuple[A, ...]
    seen_by: frozenset[str] | None = None


Ruling: TypeAlias = Accepted[E] | Refused | Unclear[A]


def heard(ruling: Ruling[E, A], viewer: str) -> tuple[Finding, ...]:
    """The sentences of a ruling that `viewer` (a seat, or the public) may know, advice last. Empty: it may not even
    know that something was ruled."""
    if isinstance(ruling, Accepted):
        return tuple(finding for finding in ruling.findings + ruling.advice if _may(finding.seen_by, viewer))
    if not _may(ruling.seen_by, viewer):
        return ()
    return ruling.objections if isinstance(ruling, Refused) else (ruling.question,)


def _may(seen_by: frozenset[str] | None, viewer: str) -> bool:
    return seen_by is None or viewer in seen_by
