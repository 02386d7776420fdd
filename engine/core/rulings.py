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

    `reading`: the booklet does not say, this is how the referee reads it.
    """

    code: str
    clause: str
    facts: dict[str, Fact] = {}
    reading: bool = False


class Accepted(msgspec.Struct, Generic[E], frozen=True):
    """The act stands. `findings` say what happened, the act itself first; `advice` is legal but pointless."""

    events: tuple[E, ...]
    findings: tuple[Finding, ...]
    advice: tuple[Finding, ...] = ()


class Refused(msgspec.Struct, frozen=True):
    """Nothing has changed. All objections, the most helpful first."""

    objections: tuple[Finding, ...]


class Unclear(msgspec.Struct, Generic[A], frozen=True):
    """The act could mean several things; the referee asks and nothing has changed."""

    question: Finding
    choices: tuple[A, ...]


Ruling: TypeAlias = Accepted[E] | Refused | Unclear[A]
