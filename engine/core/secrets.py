"""Secrecy lives on the data: a value that not everybody may know is wrapped in `Secret`.

`cut` is the only way out of the engine towards a viewer. It copies a value and replaces what the viewer may not
know by `HIDDEN`. It fails closed: a type it does not know raises `UncuttableError` instead of being passed on.

A struct with a field `seen_by` (a set of seats, or None for everybody) is guarded as a whole: for all others it is what
its method `veiled` gives, or, without one, it is left out of the tuple that holds it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import NoneType
from typing import Any, Final, Generic, NoReturn, TypeAlias, TypeVar

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


def cut(value: T, viewer: str) -> Cut[T]:
    """The value as `viewer` (a seat id or PUBLIC) may see it.

    Raises UncuttableError for any type but structs, tuples, frozensets, dicts with plain keys, and plain values.
    """
    masked: T = _mask(value, viewer)
    return Cut(viewer, masked)


_PLAIN: Final = frozenset({str, int, float, bool, NoneType})
_KEYS: Final = frozenset({str, int})


def _mask(value: Any, viewer: str) -> Any:
    kind = type(value)
    if kind in _PLAIN:
        return value
    mask = _MASKS.get(kind) or _MASKS.setdefault(kind, _mask_of(kind))
    return mask(value, viewer)


def _mask_enum(value: Enum, _viewer: str) -> Enum:
    return value


def _mask_secret(secret: Secret[Any], viewer: str) -> Secret[Any]:
    if viewer in secret.seen_by:
        return Secret(_mask(secret.value, viewer), frozenset({viewer}))
    return Secret(HIDDEN, frozenset())


def _mask_tuple(value: tuple[Any, ...], viewer: str) -> tuple[Any, ...]:
    return tuple([_mask(item, viewer) for item in value if type(item) in _PLAIN or not _is_left_out(item, viewer)])


def _is_left_out(item: Any, viewer: str) -> bool:
    """A guarded struct that this viewer may know nothing of."""
    if isinstance(item, Secret) or hasattr(item, "veiled"):
        return False
    seen_by = getattr(item, "seen_by", None)
    return seen_by is not None and viewer not in seen_by


def _mask_set(value: frozenset[Any], viewer: str) -> frozenset[Any]:
    return frozenset([_mask(item, viewer) for item in value])


def _mask_dict(value: dict[Any, Any], viewer: str) -> dict[Any, Any]:
    if not _KEYS.issuperset(map(type, value)):
        _fail(value, viewer)
    return {key: _mask(item, viewer) for key, item in value.items()}


def _fail(value: Any, viewer: str) -> NoReturn:
    raise UncuttableError(f"cannot cut a {type(value).__name__} for {viewer!r}: {value!r}")


def _struct_mask(kind: type[msgspec.Struct]) -> _Mask:
    fields = tuple(field.name for field in msgspec.structs.fields(kind))
    if "seen_by" in fields:
        return _guarded_mask(kind, fields)
    return lambda value, viewer: kind(**{name: _mask(getattr(value, name), viewer) for name in fields})


def _guarded_mask(kind: type[msgspec.Struct], fields: tuple[str, ...]) -> _Mask:
    """Of a struct with `seen_by`. Who else may know it is not told either."""
    inner = tuple(name for name in fields if name != "seen_by")

    def mask(value: Any, viewer: str) -> Any:
        if value.seen_by is not None and viewer not in value.seen_by:
            if not hasattr(value, "veiled"):
                raise UncuttableError(f"a {kind.__name__} that {viewer!r} may not know stands outside of a tuple")
            value = value.veiled()
        seen_by = None if value.seen_by is None else frozenset({viewer})
        return kind(**{name: _mask(getattr(value, name), viewer) for name in inner}, seen_by=seen_by)

    return mask


def _mask_of(kind: type) -> _Mask:
    """How values of exactly this type are masked; what is not known here fails."""
    if issubclass(kind, Secret):
        return _mask_secret
    if issubclass(kind, Enum):
        return _mask_enum
    return _struct_mask(kind) if issubclass(kind, msgspec.Struct) else _fail


_Mask: TypeAlias = Callable[[Any, str], Any]

_MASKS: Final[dict[type, _Mask]] = {tuple: _mask_tuple, frozenset: _mask_set, dict: _mask_dict}
"""How the values of a type are masked; the types of a game join as they are met."""
