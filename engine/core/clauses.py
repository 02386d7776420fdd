"""The clauses of a game: RULES.md parsed, so that every ruling can show the text it rests on.

A clause is a list item that starts with its id in bold: `- **UA-4.2** text`. Indented lines go on with it. The word
*Reading* (in asterisks) marks what the booklet does not say. RULES.<language>.md beside it says the same in another
language, with the same ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import msgspec

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+(?:\.\d+)?)\*\* +(?P<text>.+)$")
_READING = "*Reading*"


class Clause(msgspec.Struct, frozen=True):
    """One rule in our own words. `reading`: it says, at least in part, what the booklet does not."""

    id: str
    text: str
    reading: bool


class RulesTextError(ValueError):
    """RULES.md is not in order; the message names the line."""


def load_clauses(*packages: str, language: str = "") -> dict[str, Clause]:
    """The clauses in the RULES.md of each package, in order, or those that are there in another language. Raises
    RulesTextError for an id that comes twice."""
    clauses: dict[str, Clause] = {}
    for package in packages:
        file = files(package).joinpath(f"RULES.{language}.md" if language else "RULES.md")
        translated = not language or file.is_file()
        for clause in parse(file.read_text("utf-8")) if translated else ():
            if clause.id in clauses:
                raise RulesTextError(f"{package}/{file.name}: the clause {clause.id} comes twice")
            clauses[clause.id] = clause
    return clauses


def parse(text: str) -> Iterator[Clause]:
    """The clauses of one RULES.md, in order. Lines that belong to no clause are headings and notes, and are passed."""
    current: tuple[str, list[str]] | None = None
    for line in text.splitlines():
        start = _CLAUSE.match(line)
        if start:
            yield from _clause(current)
            current = (start["id"], [start["text"]])
        elif current and line.startswith("  ") and line.strip():
            current[1].append(line.strip())
        else:
            yield from _clause(current)
            current = None
    yield from _clause(current)


def _clause(found: tuple[str, list[str]] | None) -> Iterator[Clause]:
    if found:
        text = " ".join(found[1])
        yield Clause(found[0], text, _READING in text)
