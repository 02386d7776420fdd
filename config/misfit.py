"""A value that does not fit its place, in words: what stands there, and what may. Told from the type that was asked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

import msgspec
from msgspec import inspect

from config.errors import ConfigError

_STEP: Final = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_FIELD: Final = re.compile(r"(unknown|required) field `(.+)`")


def misfit(file: str, table: Any, kind: Any, error: msgspec.ValidationError) -> ConfigError:
    """What msgspec says of `table`, which was to be a `kind`, as a person needs it."""
    what, _, path = str(error).partition(" - at ")
    path = path.strip("`").removeprefix("$")
    steps = [name or index for name, index in _STEP.findall(path)]
    where, wanted = (
        path.removeprefix(".").removesuffix("[...]") or "top level",
        _kind_at(inspect.type_info(kind), steps),
    )
    field = _FIELD.search(what)
    if field is None:
        value = _value_at(table, steps)
        return ConfigError(file, where, f"{_shown(value)} cannot be used here", _mend(value, wanted))
    name = field[2]
    if field[1] == "required":
        return ConfigError(file, where, f"the key `{name}` is missing", "add that key")
    known = [known.encode_name for known in wanted.fields] if isinstance(wanted, inspect.StructType) else []
    mend = f"{did_you_mean(name, known)}Known here: {', '.join(known)}"
    return ConfigError(file, where, f"there is an unknown field `{name}`", mend)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The known word that comes nearest, as a question to be put before what else is to be said; empty if none is."""
    near = get_close_matches(word, list(known), n=1)
    return f"Did you mean {near[0]!r}? " if near else ""


def _mend(value: Any, wanted: inspect.Type | None) -> str:
    if wanted is None:
        return "write a value of the kind that is expected"
    words = [word for word in _literals(wanted) if isinstance(word, str)]
    hint = did_you_mean(value, words) if isinstance(value, str) else ""
    bare = isinstance(value, str) and isinstance(wanted, inspect.IntType | inspect.FloatType | inspect.BoolType)
    return f"{hint}{'Write' if hint else 'write'} {_described(wanted)}{', without quotes' if bare else ''}"


def _kind_at(kind: inspect.Type, steps: list[str]) -> inspect.Type | None:
    """The type that is expected at the end of a path; None where it cannot be told."""
    for step in steps:
        found = next((inner for one in _choices(kind) if (inner := _inner(one, step)) is not None), None)
        if found is None:
            return None
        kind = found
    choices = _choices(kind)
    return choices[0] if len(choices) == 1 else kind


def _inner(kind: inspect.Type, step: str) -> inspect.Type | None:
    match kind:
        case inspect.StructType():
            return next((field.type for field in kind.fields if field.encode_name == step), None)
        case inspect.TupleType() if step.isdecimal() and int(step) < len(kind.item_types):
            return kind.item_types[int(step)]
        case inspect.VarTupleType() | inspect.ListType():
            return kind.item_type
        case inspect.DictType():
            return kind.value_type
    return None


def _choices(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """What a value may be, one by one. TOML has no null, so a key that may be left out says nothing of itself."""
    if isinstance(kind, inspect.UnionType):
        return tuple(one for one in kind.types if not isinstance(one, inspect.NoneType))
    return (kind,)


def _literals(kind: inspect.Type) -> list[Any]:
    return [value for one in _choices(kind) if isinstance(one, inspect.LiteralType) for value in one.values]


def _described(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(extra_json_schema={"description": str(words)}):
            return words
        case inspect.Metadata():
            return _described(kind.type)
        case inspect.UnionType():
            *others, last = dict.fromkeys(map(_described, _choices(kind)))
            return f"{', '.join(others)} or {last}"
        case inspect.LiteralType():
            return f"one of {', '.join(map(repr, kind.values))}"
        case inspect.IntType():
            return "a whole number" + _bounds(kind.ge, kind.le)
        case inspect.FloatType():
            return "a number" + _bounds(kind.ge, kind.le)
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "text in quotes" + _bounds(kind.min_length, kind.max_length, " characters")
        case inspect.VarTupleType(item_type=inspect.StructType()):
            return "a list of tables"
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType():
            return "a list in square brackets"
        case inspect.StructType():
            return f"a table with {', '.join(field.encode_name for field in kind.fields)}"
    return "a value of the kind that is expected"


def _bounds(least: float | None, most: float | None, unit: str = "") -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f" from {least}{unit}"
    return f" from {least}{unit} to {most}" if least is not None and not unit else f" of {least or 0} to {most}{unit}"


def _value_at(table: Any, steps: list[str]) -> Any:
    for step in steps:
        if isinstance(table, dict) and step in table:
            table = table[step]
        elif isinstance(table, list) and step.isdecimal() and int(step) < len(table):
            table = table[int(step)]
        else:
            return None
    return table


def _shown(value: Any) -> str:
    match value:
        case None:
            return "one of the values"
        case dict():
            return "a table"
        case list():
            return "a list"
        case bool():
            return "true" if value else "false"
    return repr(value)
