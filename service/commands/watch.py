"""`referee watch SOURCE --die …`: a tray's states and reads, one line each, with frame numbers.

One JSON object a line with --json: {"kind": "tray", "frame", "t", "state", "reason"} for a change of state and
{"kind": "read", "frame", "t", "still_since", "state", "reason", "dice": [{"id", "face", "grid", "confidence",
"quad"}], "ms"} for each roll; {"kind": "end", "frames", "reads"} at the end of a file.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from config.dice import builtin_dice, builtin_die, load_die
from service.health import in_english
from vision.camera.spec import CameraSpec, RenderedSource, parse_source
from vision.errors import CameraFault, SourceError
from vision.events import CameraEvent, DiceRead, TrayChanged
from vision.types import Die, Reason


def watch_main(args: argparse.Namespace) -> int:
    """Watches until the source ends or Ctrl-C. Returns 0, or 1 where the source cannot be used (with the reason)."""
    calibration = None if args.calibration is None else str(args.calibration)
    try:
        spec = CameraSpec(parse_source(args.source), (_die(args.die),), calibration=calibration)
        return _watch(spec, as_json=args.json)
    except SourceError as error:
        print(f"referee watch: {error}", file=sys.stderr)
    except CameraFault as error:
        print(f"referee watch: {' '.join(in_english(error.code, error.facts))}", file=sys.stderr)
    return 1


def _die(name: str) -> Die:
    return builtin_die(name) if name in builtin_dice() else load_die(Path(name))


def _watch(spec: CameraSpec, *, as_json: bool) -> int:
    """In this process, without supervision: a person is watching."""
    from vision.camera.assemble import build_machine
    from vision.camera.sources import open_source

    source = open_source(spec)
    frames = reads = 0
    try:
        if source.warnings:
            print(f"referee watch: {in_english('camera-settings', {'settings': source.warnings})[0]}", file=sys.stderr)
        machine = build_machine(spec, source)
        if isinstance(spec.source, RenderedSource):
            source.control(throw=None)  # Otherwise nothing would ever happen there.
        while (frame := source.read()) is not None:
            frames += 1
            time.sleep(source.due_in())  # Only a rendered tray where nothing happens has time to waste.
            for event in machine.feed(frame):
                reads += isinstance(event, DiceRead)
                _print(event, as_json)
    finally:
        source.close()
    _say({"kind": "end", "frames": frames, "reads": reads}, as_json)
    return 0


def _print(event: CameraEvent, as_json: bool) -> None:
    if isinstance(event, TrayChanged):
        state, reason = event.state.value, _name(event.reason)
        _say({"kind": "tray", "frame": event.frame, "t": round(event.t, 3), "state": state, "reason": reason}, as_json)
    elif isinstance(event, DiceRead):
        _say(_read(event), as_json)


def _read(event: DiceRead) -> dict[str, Any]:
    reading = event.reading
    dice = [
        {"id": die.id, "face": die.face, "grid": die.grid, "confidence": round(die.confidence, 4), "quad": die.quad}
        for die in reading.dice
    ]
    return {
        "kind": "read",
        "frame": event.frame,
        "t": round(event.t, 3),
        "still_since": round(event.t_still, 3),
        "state": reading.state.value,
        "reason": _name(reading.reason),
        "dice": dice,
        "fits": reading.fits,
        "ms": round(reading.ms, 2),
    }


def _name(reason: Reason | None) -> str | None:
    return None if reason is None else reason.value


def _say(line: dict[str, Any], as_json: bool) -> None:
    print(json.dumps(line) if as_json else _sentence(line), flush=True)


def _sentence(line: dict[str, Any]) -> str:
    if line["kind"] == "end":
        return f"The source has ended: {line['frames']} frames, {line['reads']} rolls."
    why = f" ({line['reason']})" if line["reason"] else ""
    start = f"frame {line['frame']:>5}  {line['t']:9.2f} s  "
    if line["kind"] == "tray":
        return f"{start}{line['state']}{why}"
    faces = (
        ", ".join(f"{die['face']} ({die['confidence']:.0%})" for die in line["dice"])
        or " or ".join(line["fits"])
        or "nothing certain"
    )
    return f"{start}rolled: {faces}{why}" if line["state"] == "read" else f"{start}not read: {faces}{why}"
