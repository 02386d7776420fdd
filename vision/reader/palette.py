"""The plastic colours that have names, as sRGB values. Needs no numpy: the service checks die files with it.

Source: data/colours.csv (LDraw's LDConfig, Rebrickable, and values measured on real pieces beside a white one). A value
measured beside white comes first, then LDraw's.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib import resources


@cache
def table() -> dict[str, tuple[int, int, int]]:
    """Every known colour name with its red, green, blue (0 to 255, sRGB)."""
    text = resources.files("vision").joinpath("data/colours.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {_name(row): _hex(row["measured_rgb_white_referenced"] or row["ldraw_rgb_2024-04-05"]) for row in rows}


def _name(row: dict[str, str]) -> str:
    """The plain name, without the remark that a few rows carry."""
    return row["plain_name"].split(" (LDraw")[0]


def _hex(value: str) -> tuple[int, int, int]:
    return int(value[0:2], 16), int(value[2:4], 16), int(value[4:6], 16)
