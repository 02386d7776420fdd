"""What calibration learns (filled in below)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Calibration:
    """Colours and prints as this camera sees them."""

    die: str
