"""Golden transcripts: a written game, and word for word what the referee says to it.

A file has a heading (`key: JSON`), then acts (`> seat act`) with the answers indented below. The answers are made anew
and compared. `python tests/engine/golden_rig.py FILE…` writes them; read the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from conformance import faces_of

from config.boards import builtin_board
from engine.core.game import Seat
from engine.core.notation import read
from engine.core.options import Ruleset
from engine.core.registry import game_spec
from engine.core.replay import play, transcript
from service.texts import Speaker, load_catalog


def replayed(text: str) -> str:
    """The same file with the answers of today."""
    kept = [line for line in text.splitlines() if not line.startswith("  ")]
    heading = dict(line.split(": ", 1) for line in kept if ": " in line and line[0] not in "#>")
    told: dict[str, Any] = {key: json.loads(value) for key, value in heading.items()}
    spec = game_spec(told["game"])
    players = tuple(Seat(name, name) for name in told["seats"])
    faces = faces_of(spec)
    if "die" in told:
        faces[spec.dice[0]] = [tuple(face) for face in told["die"]]
    ruleset = Ruleset(tuple(told.get("variants", ())), told.get("options", {}), told.get("edition", "digest"))
    box = {**builtin_board(spec.board), **spec.box(told.get("position", {}), faces_of(spec)), **told.get("board", {})}
    game = spec.build(ruleset, faces, box)
    state = game.position(players, told["position"]) if "position" in told else game.start(players)
    lines = [line[2:].split(maxsplit=1) for line in kept if line.startswith("> ")]
    steps = play(game, state, [(by, read(spec.action, act)) for by, act in lines])
    speaker = Speaker(load_catalog(), {seat.id: seat.name for seat in players})
    answers = transcript(steps, lambda finding: speaker.text(finding)["en"], spec.show)
    top = [line for line in kept if not line.startswith("> ")]
    return "\n".join([*top, *answers]) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(replayed(Path(name).read_text()))
