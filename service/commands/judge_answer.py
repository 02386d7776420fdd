"""What `referee judge` says: one Answer a line, as JSON. docs/judge.md explains each field by examples."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.core.options import Value
from engine.core.rulings import Fact


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finding with its English sentence. `reading`: the booklet does not say, the referee reads it so.
    `seen_by`: the seats that may know it, if not everybody may."""

    clause: str
    code: str
    facts: dict[str, Fact]
    text: str
    reading: bool = False
    seen_by: tuple[str, ...] | None = None


class Open(msgspec.Struct, frozen=True):
    """What is owed now. `choices`: the acts that seat may choose from. `dice`: the dice that are expected."""

    need: str
    seat: str
    clause: str
    code: str
    text: str
    dice: tuple[str, ...]
    choices: tuple[Any, ...]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `judge` says to one line. `kind` win: accepted, and the game is over. `error`: the line could not be used.

    `clause`, `code`, `facts`, `text` are those of the first finding, `also` holds all others. `changes` gives the new
    value of all that changed: of a table such as the rockets, only the changed entries. `seen_by` of an answer: the
    seats that may know which act it was, or that it was refused, if not everybody may.

    With `--views`, by viewer ("public" or a seat): `views` the position, `heard` the sentences, `asked` what is open,
    all as that viewer may know them.
    """

    line: int
    kind: Literal["setup", "accepted", "refused", "unclear", "win", "error"]
    step: int | str | None = None
    by: str | None = None
    action: Any = None
    clause: str = ""
    code: str = ""
    facts: dict[str, Fact] = {}
    text: str = ""
    reading: bool = False
    also: tuple[Said, ...] = ()
    advice: tuple[Said, ...] = ()
    choices: tuple[Any, ...] = ()
    open: tuple[Open, ...] | None = None
    changes: dict[str, Any] | None = None
    state: Any = None
    outcome: Any = None
    options: dict[str, Value] = {}
    seen_by: tuple[str, ...] | None = None
    views: dict[str, Any] = {}
    heard: dict[str, tuple[Said, ...]] = {}
    asked: dict[str, tuple[Open, ...]] = {}
    message: str = ""
