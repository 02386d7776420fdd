"""How the `referee` command is typed here, for the messages that tell somebody to type it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def typed(rest: str) -> str:
    """`rest` behind the command's name, or behind its file where the name alone would not find this installation."""
    own = Path(sys.prefix, "bin", "referee")
    found = shutil.which("referee")
    if not own.exists() or (found is not None and Path(found).resolve() == own.resolve()):
        return f"referee {rest}"
    here = Path.cwd()
    return f"{own.relative_to(here) if own.is_relative_to(here) else own} {rest}"
