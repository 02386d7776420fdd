"""Why a game cannot be set up: for the command line in English, for the host's page as a finding."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.facts import literal
from engine.core.rulings import Fact, Finding


class SetupFault(ValueError):
    """The message names things as a file names them and says how to mend it: for the command line, and for whoever
    writes a file. `finding` says the same to people who set a game up at the page, each in their language; it is None
    where only a written position can be wrong like that."""

    def __init__(self, message: str, finding: Finding | None = None) -> None:
        super().__init__(message)
        self.finding = finding


def in_map(row: int, column: int, seen: str) -> Finding:
    """Something on the map of the board's file that cannot stand there; both are counted from 1."""
    return Finding("setup-map", "", {"row": row, "column": column, "seen": literal(seen)})


def map_rows(row: int, length: int, first: int) -> Finding:
    """A row of the map is not as long as the first one."""
    return Finding("setup-map-row", "", {"row": row, "length": length, "first": first})


def map_size(columns: int, rows: int) -> Finding:
    """The map is too large, too small, or not drawn in the right way."""
    return Finding("setup-map-size", "", {"columns": columns, "rows": rows})


def map_count(seen: str, count: int, needed: int, clause: str = "") -> Finding:
    """A mark comes too often, or not often enough, on the map."""
    return Finding("setup-map-count", clause, {"seen": literal(seen), "count": count, "needed": needed})


def no_map() -> Finding:
    """The board's file has no map that could be read."""
    return Finding("setup-no-map", "")


def in_box(key: str, value: object) -> Finding:
    """A value of the board's file that cannot be."""
    return Finding("setup-box", "", {"key": literal(key), "value": literal(_words(value))})


def on_die(die: str, face: Iterable[str], known: Iterable[str], clause: str = "") -> Finding:
    """A face of the die that means nothing in this game."""
    face_words = literal(" ".join(face) or "–")
    facts: dict[str, Fact] = {"die": literal(die), "face": face_words, "known": tuple(map(literal, known))}
    return Finding("setup-die-face", clause, facts)


def die_lacks(die: str, words: Iterable[str]) -> Finding:
    """No face of the die shows any of these, and without them the game cannot be played."""
    return Finding("setup-die-lacks", "", {"die": literal(die), "words": tuple(map(literal, words))})


def rivals(option: str, value: str, variants: Iterable[str], clause: str) -> Finding:
    """An option's value that does not go with any of these variants."""
    names = tuple(f"variant:{variant}" for variant in variants)
    facts: dict[str, Fact] = {"option": f"option:{option}", "value": f"value:{option}:{value}", "variants": names}
    return Finding("setup-value-rival", clause, facts)


def not_chosen(option: str, variants: Iterable[str], clause: str) -> Finding:
    """An option that does nothing without one of these variants."""
    names = tuple(f"variant:{variant}" for variant in variants)
    return Finding("setup-option-without", clause, {"option": f"option:{option}", "variants": names})


def no_such_player(option: str, number: int, count: int, clause: str) -> Finding:
    """An option names a player, counted from 1, and there are fewer."""
    return Finding("setup-no-such-player", clause, {"option": f"option:{option}", "number": number, "count": count})


def _words(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "–"
    return str(value) or "–"
