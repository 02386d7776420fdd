"""The sensors one by one, for the host who tries them with a magnet. What they see may be somebody's secret.

Shown while no game is open, or one that hides no piece from anybody. The pieces of a game that does may lie there long
after the table has turned to another one: then nothing is shown until the board has once been empty.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import SetupError
from engine.core.options import Ruleset, RulesetError
from engine.core.registry import games
from engine.core.sensing import Mark
from firmware_bridge.events import Cells, Changed, Event, Health, WholeBoard
from service.session.records import DieWords
from service.table.open_game import OpenGame
from service.views.messages import SensorsMessage

log = logging.getLogger(__name__)


class SensorTest:
    """Takes the events of the board's link. `tell` publishes to the host alone. `cells` names the sensors in reading
    order where no game that uses them is open; `wiring` is what each channel looks at, if the settings say so."""

    def __init__(
        self,
        game: OpenGame,
        tell: Callable[[SensorsMessage], None],
        wiring: tuple[Mark, ...],
        cells: Callable[[], tuple[str, ...]],
    ) -> None:
        self._game, self._tell, self._wiring, self._cells = game, tell, wiring, cells
        self._occupied: frozenset[int] | None = None
        self._doubts = Cells(frozenset(), frozenset(), frozenset())
        self._cleared = False

    def take(self, event: Event) -> None:
        """One event of the link."""
        match event:
            case WholeBoard() | Changed():
                self._occupied = event.occupied
            case Health(state="offline"):
                self._occupied = None
            case Cells():
                self._doubts = event
        self.show()

    def show(self) -> None:
        """After each event, and after each change of the game."""
        hidden = self._hides()
        if hidden:
            self._cleared = False
        elif self._occupied is not None and not self._occupied:
            self._cleared = True
        self._tell(self._message(hidden))

    def _message(self, hidden: bool) -> SensorsMessage:
        if self._occupied is None:
            return SensorsMessage("no_board")
        if hidden:
            return SensorsMessage("game")
        if not self._cleared and self._secret_pieces():
            return SensorsMessage("pieces")
        names = self._names()
        doubts = self._doubts
        return SensorsMessage(
            "",
            tuple(names),
            _some(names, self._occupied),
            _some(names, doubts.flickering),
            _some(names, doubts.never_free),
            _some(names, doubts.never_occupied),
        )

    def _hides(self) -> bool:
        """Whether the game on the table hides from somebody what the sensors see."""
        session = self._game.session
        sensing = session.played.spec.sensing if session is not None else None
        return session is not None and sensing is not None and sensing.audience(session.state) is not None

    def _secret_pieces(self) -> bool:
        """Whether a game that is not over might have left its pieces there."""
        saved = self._game.saved.games.values()
        return any(not one.over and _uses_sensors(one.header.game) for one in saved)

    def _names(self) -> list[str]:
        if self._wiring:
            return [f"{cell}/{pole}" if pole else cell for cell, pole in self._wiring]
        session = self._game.session
        sensing = session.played.spec.sensing if session is not None else None
        return list(sensing.cells(session.played.game) if session is not None and sensing else self._cells())


def sensor_cells(boxes: Mapping[str, Mapping[str, Any]], dice: Mapping[str, DieWords]) -> tuple[str, ...]:
    """The cells of the first game that can be played on the board, with this box; none without such a game."""
    faces = {die.id: tuple(face.means for face in die.faces) for die in dice.values()}
    for spec in games().values():
        if spec.sensing is None:
            continue
        try:
            return spec.sensing.cells(spec.build(Ruleset(), faces, boxes.get(spec.id, {})))
        except (RulesetError, SetupError) as error:
            log.warning("the sensors go by their numbers: %s", error)
    return ()


def _uses_sensors(game: str) -> bool:
    spec = games().get(game)
    return spec is not None and spec.sensing is not None


def _some(names: list[str], channels: frozenset[int]) -> tuple[str, ...]:
    """In the order of the chain; a channel that looks at nothing is its number."""
    return tuple(names[channel] if channel < len(names) else str(channel) for channel in sorted(channels))
