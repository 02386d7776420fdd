"""Secrecy lives on the data: a value that not everybody may know is wrapped in `Secret`.

`cut` is the only way out of the engine towards a viewer. It copies a value and replaces what the viewer may not
know by `HIDDEN`. It fails closed: a type it does not know raises `UncuttableError` instead of being passed on.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Any, Final, Generic, TypeVar

import msgspec

T = TypeVar("T")

PUBLIC: Final = "public"
"""The viewer everybody is: table display, spectators, exported history."""


class Mask(Enum):
    """What stands in place of a value: hidden from this viewer, or known to nobody, not even the referee."""

    HIDDEN = "hidden"
    UNKNOWN = "unknown"


HIDDEN: Final = Mask.HIDDEN
UNKNOWN: Final = Mask.UNKNOWN


class Secret(msgspec.Struct, Generic[T], frozen=True):
    """A value that only the seats in `seen_by` may know. UNKNOWN: a hidden fact that the referee does not know."""

    value: T | Mask
    seen_by: frozenset[str] = frozenset()


class Cut(msgspec.Struct, Generic[T], frozen=True):
    """`value` as `viewer` may see it. Made by `cut` alone; the only thing that may leave the referee."""

    viewer: str
    value: T


class UncuttableError(TypeError):
    """A value of a type that `cut` does not know how to mask: a bug in a game, never passed on."""


_PLAIN: Final = (str, int, float, bool, type(None), Enum)


def cut(value: T, viewer: str) -> Cut[T]:
    """The value as `viewer` (a seat id or PUBLIC) may see it.

    Raises UncuttableError for any type but structs, tuples, frozensets, dicts with plain keys, and plain values.
    """
    masked: T = _mask(value, viewer)
    return Cut(viewer, masked)


def _mask(value: Any, viewer: str) -> Any:
    if isinstance(value, Secret):
        return _mask_secret(value, viewer)
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, msgspec.Struct):
        return type(value)(**{name: _mask(getattr(value, name), viewer) for name in _fields(type(value))})
    if type(value) is tuple:
        return tuple(_mask(item, viewer) for item in value)
    if type(value) is frozenset:
        return frozenset(_mask(item, viewer) for item in value)
    if type(value) is dict and all(isinstance(key, str | int) for key in value):
        return {key: _mask(item, viewer) for key, item in value.items()}
    raise UncuttableError(f"cannot cut a {type(value).__name__} for {viewer!r}: {value!r}")


def _mask_secret(secret: Secret[Any], viewer: str) -> Secret[Any]:
    if viewer in secret.seen_by:
        return Secret(_mask(secret.value, viewer), frozenset({viewer}))
    return Secret(HIDDEN, frozenset())


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(kind))
