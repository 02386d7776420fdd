"""Prints the figures that matter. A group is a file `bench_<group>.py` beside this one with a function `figures()`.

`figures()` returns rows of (what, value, unit, baseline value or None, what the baseline is).
Timings are figures, never tests.
"""

from __future__ import annotations

import importlib
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
GROUPS = ("engine", "parts", "reader", "watch", "mqtt", "table", "board", "service", "crowd", "page", "motion")


def main(arguments: list[str]) -> int:
    as_json = "--json" in arguments
    groups = [word for word in arguments if word != "--json"] or list(GROUPS)
    unknown = [group for group in groups if group not in GROUPS]
    if unknown:
        print(f"bench: no group {', '.join(unknown)}; there are: {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    if len(groups) > 1:  # each in its own process: no group's threads, memory or caches touch the next one's figures
        print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", file=sys.stderr)
        flags = ["--json"] if as_json else []
        return max(subprocess.run([sys.executable, __file__, group, *flags]).returncode for group in groups)
    _run(groups[0], as_json)
    return 0


def _run(group: str, as_json: bool) -> None:
    started = time.monotonic()
    print(f"… {group}", file=sys.stderr)
    for row in importlib.import_module(f"bench_{group}").figures():
        _show(group, *row, as_json=as_json)
    print(f"  {group} took {time.monotonic() - started:.0f} s", file=sys.stderr)


def _show(
    group: str, what: str, value: float, unit: str, baseline: float | None, against: str = "", *, as_json: bool
) -> None:
    if as_json:
        row = {"group": group, "what": what, "value": value, "unit": unit, "baseline": baseline, "against": against}
        print(json.dumps(row), flush=True)
        return
    beside = "" if baseline is None else f"   baseline {_number(baseline)} {unit}{f' ({against})' if against else ''}"
    print(f"{group:<8} {what:<58} {_number(value):>10} {unit:<8}{beside}", flush=True)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 or value == int(value) else f"{value:,.3g}"


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    sys.exit(main(sys.argv[1:]))
