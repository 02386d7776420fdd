"""Acts that a game knows, filled with anything: what `rule` must answer with words, and without an exception."""

from __future__ import annotations

import random
import types
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from conformance import Walk, must

from engine.core.notation import members
from engine.core.registry import GameSpec
from engine.core.rulings import Accepted
from engine.core.secrets import PUBLIC

ODD_WORDS = (
    "",
    "s1",
    "s9",
    "public",
    "red",
    "no such thing",
    "A1",
    "-1",
    "0",
    "9" * 40,
    "é\u202e\x00",
    "text:",
    "seat:s1",
)
ODD_NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 99, 10**12, -(10**12))


def odd_act(spec: GameSpec, chance: random.Random, words: tuple[str, ...]) -> Any:
    """An act of the game whose fields hold any value of their type."""
    kind = chance.choice(members(spec.action))
    return kind(**{field.name: _odd(field.type, chance, words) for field in msgspec.structs.fields(kind)})


def known_words(value: Any) -> set[str]:
    """Every word of a plain value, keys included: half of all nonsense is made of what there is."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return known_words(list(value)) | known_words(list(value.values()))
    return set().union(*map(known_words, value)) if isinstance(value, list | tuple | set | frozenset) else set()


def try_odd_acts(going: Walk, count: int) -> int:
    """Rules on nonsense in this position, by anybody. What is accepted must fold. Gives how many were refused."""
    words = tuple(sorted(known_words(msgspec.to_builtins(going.state)))) or ODD_WORDS
    refused = 0
    for _ in range(count):
        act = odd_act(going.spec, going.chance, words)
        by = going.chance.choice([*going.viewers, PUBLIC, "s99", ""])
        ruling = going.ruled(by, act)
        if isinstance(ruling, Accepted):
            state = going.state
            for event in ruling.events:
                state = going.game.apply(state, event)
            must(by in going.viewers and by != PUBLIC, "only a seat of the game can act", (by, act))
        else:
            refused += 1
    return refused


def _odd(kind: Any, chance: random.Random, words: tuple[str, ...]) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _odd(chance.choice(inner), chance, words)
    if origin is Literal:
        return chance.choice(inner)
    if origin in (tuple, frozenset):
        items = [_odd(inner[0], chance, words) for _ in range(chance.choice((0, 1, 2, 3, 4, 5, 8)))]
        return origin(items)
    if origin is dict:
        return {_odd(inner[0], chance, words): _odd(inner[1], chance, words) for _ in range(chance.choice((0, 1, 3)))}
    return _plain(kind, chance, words)


def _plain(kind: Any, chance: random.Random, words: tuple[str, ...]) -> Any:
    if kind is str:
        return chance.choice(words if chance.random() < 0.6 else ODD_WORDS)
    if kind is int:
        return chance.choice(ODD_NUMBERS)
    if kind is bool:
        return chance.random() < 0.5
    if kind is type(None):
        return None
    if isinstance(kind, type) and issubclass(kind, Enum):
        return chance.choice(list(kind))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind(**{field.name: _odd(field.type, chance, words) for field in msgspec.structs.fields(kind)})
    raise TypeError(f"an act has a field of type {kind}; say here how to make one")
