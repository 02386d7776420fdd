"""Games that bots have played so far, at a whole table of the service, as scenes for the page."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "service"))

from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.options import Ruleset
from engine.core.registry import games
from service.bootstrap import die_words
from service.commands.demo import usual_seats
from service.ports import ManualTimer
from service.table.bots import Bots
from service.table.host_desk import HouseRules

NAMES = ("Mira", "Jonas", "Maximilian", "Lin", "Noor")


def scenes(folder: Path, game: str, seed: int = 5) -> Iterator[dict[str, Any]]:
    """The scene after each act, until the game is over."""
    spec = games()[game]
    dice = {die: die_words(find_die(die)) for die in spec.dice}
    house = HouseRules(dice, boxes={game: builtin_board(spec.board)})
    table = Rig(folder, bots=Bots(seed, 0, ManualTimer()), house=house)
    names = NAMES[: usual_seats(spec, Ruleset())]
    table.begin(names, bots=names, game=game, confirm=False)
    try:
        while table.session.outcome is None:
            table.table.handle(table.table._queue.get_nowait())
            yield _scene(table)
    finally:
        table.journal.close()


def _scene(table: Rig) -> dict[str, Any]:
    kept = {name.removeprefix("referee/t/"): json.loads(body) for name, body in table.publisher.retained.items()}
    return {"evidence": {}, "topics": {"availability": "online", **kept}}
