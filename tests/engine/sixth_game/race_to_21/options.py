"""The slots of Race to 21, and what players may change."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.options import Number, Option, Variant


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """`last_wins`: whether the last step wins, or loses."""

    target: int = 21
    last_wins: bool = True


DEFAULTS: Final = Rules()

OPTIONS: Final[tuple[Option, ...]] = (
    Number(name="target", clause="RT-3.1", default=21, minimum=10, maximum=40, unit="points"),
)

VARIANTS: Final = (Variant(name="hot_potato", clause="RT-3.2", patches={"last_wins": False}),)
