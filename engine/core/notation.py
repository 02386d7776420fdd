"""Acts in one line of text: the name of the act, then its fields in order (`zap red 3`, `roll build:red ufo`).

Made for people: golden transcripts, the command line, bug reports. JSON is for machines; both give the act again.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec


class NotationError(ValueError):
    """The text is no act; the message carries the text and what would have been one."""


def write(action: msgspec.Struct) -> str:
    """The act in notation. Fields that are None are left out, so only the last field of an act may be optional."""
    words = [tag_of(type(action))]
    for value in msgspec.structs.astuple(action):
        if isinstance(value, tuple):
            words.extend(str(item) for item in value)
        elif value is not None:
            words.append(str(value))
    return " ".join(words)


def read(kinds: Any, text: str) -> Any:
    """The act that `text` means; `kinds` is the game's union of acts. Raises NotationError."""
    words = text.split()
    by_tag = {tag_of(kind): kind for kind in members(kinds)}
    if not words or words[0] not in by_tag:
        raise NotationError(f"{text!r} is no act; the acts are: {', '.join(sorted(by_tag))}")
    kind = by_tag[words[0]]
    fields = msgspec.structs.fields(kind)
    given: dict[str, Any] = {}
    rest = words[1:]
    for field in fields:
        if _is_tuple(field.type):
            given[field.encode_name], rest = rest, []
        elif rest:
            given[field.encode_name], *rest = rest
    if rest:
        raise NotationError(f"{text!r} says too much: {_shape(kind)}")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotationError(f"{text!r} does not fit {_shape(kind)!r}: {error}") from error


def tag_of(kind: type[msgspec.Struct]) -> str:
    """The name of an act or event in JSON and notation."""
    return str(kind.__struct_config__.tag)


def members(kinds: Any) -> tuple[type[msgspec.Struct], ...]:
    """The structs of a union, or the one struct itself."""
    return get_args(kinds) or (kinds,)


def _is_tuple(kind: Any) -> bool:
    return getattr(kind, "__origin__", kind) is tuple


def _shape(kind: type[msgspec.Struct]) -> str:
    return " ".join([tag_of(kind), *(f"<{field.name}>" for field in msgspec.structs.fields(kind))])
