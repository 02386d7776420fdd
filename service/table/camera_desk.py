"""What the camera says: the tray's state and its health to the page, a roll to the game."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from engine.core.rulings import Finding
from service.health import ailment
from service.journal.evidence import EvidenceStore
from service.journal.saved_games import Answer
from service.journal.trouble import os_error
from service.ports import Camera
from service.session.decide import waits_for_dice
from service.session.inputs import CameraChanged, ReadDie, RollSeen, RollUnsure
from service.table.open_game import OpenGame, journal_finding
from service.views.announcer import EVIDENCE_TOPICS, Announcer
from service.views.messages import DiceMessage, DieMessage
from vision.events import CameraHealth, DiceRead, TrayChanged
from vision.types import DieRead, State

log = logging.getLogger(__name__)

DEVICE: Final = "camera"

Rolled = Callable[[DiceRead, Answer], None]
"""Told of each roll that has been ruled on and published."""


class CameraDesk:
    """Takes the events of the camera process. `rolled`: for measuring and for the demo's summary. `die`: the id of the
    one die that the camera reads; all others are entered by hand."""

    def __init__(
        self,
        game: OpenGame,
        announcer: Announcer,
        camera: Camera,
        store: EvidenceStore,
        rolled: Rolled | None = None,
        die: str = "",
    ) -> None:
        self._game, self._announcer = game, announcer
        self._camera, self._store, self._rolled = camera, store, rolled
        self._reads, self._die = False, die
        self._health: CameraHealth | None = None
        self._worked = False
        self._expected: tuple[str, ...] | None = None
        self._number = game.saved.evidence

    def restore(self) -> None:
        """Shows the last pictures again after a restart, and numbers new ones after them."""
        try:
            kept = [(number, self._store.get(number)) for number in self._store.numbers()[-EVIDENCE_TOPICS:]]
        except OSError as error:
            log.warning("the pictures of earlier rolls cannot be read: %s", error)
            return
        for number, jpeg in kept:
            self._number = max(self._number, number)
            if jpeg is not None:
                self._announcer.evidence(number, jpeg)

    def health(self, event: CameraHealth) -> None:
        """Raises JournalError."""
        self._health, self._worked = event, self._worked or event.state != "offline"
        self.tell_health()
        if event.state == "ok":
            self._announcer.solved(DEVICE)
        else:
            meanwhile = "meanwhile-camera" if event.state == "offline" else ""
            self._announcer.alert(DEVICE, ailment(event.code, event.facts), meanwhile=meanwhile)
        if event.state == "offline":
            self._announcer.dice(DiceMessage(0, "offline", (), None, None, None))
        self._reads = event.state != "offline"
        self.agree()

    @property
    def works(self) -> bool:
        """False for a camera that is offline and has never been otherwise; one that has worked is started again."""
        return self._worked or self._health is None

    def tell_health(self) -> None:
        """The camera's health, as far as the game on the table is concerned."""
        event = self._health
        if event is None:
            return
        by_hand = self._dice_by_hand() if event.state == "ok" else ()
        if by_hand:
            facts = {"die": self._die, "dice": ", ".join(by_hand)}
            self._announcer.device(DEVICE, "degraded", ailment("camera-other-dice", facts))
        else:
            ill = ailment(event.code, event.facts) if event.state != "ok" else None
            self._announcer.device(DEVICE, event.state, ill)

    def _dice_by_hand(self) -> tuple[str, ...]:
        """The dice of this game that the camera does not know."""
        session = self._game.session
        dice = session.header.dice if session is not None and self._die else ()
        return tuple(die.id for die in dice if die.id != self._die)

    def agree(self) -> None:
        """Lets the game know whether the camera reads, if it believes otherwise. Raises JournalError."""
        session = self._game.session
        if session is None:
            return
        if (session.camera_reads, session.camera_die) != (self._reads, self._die if self._reads else ""):
            self._game.enter(CameraChanged(self._reads, self._die if self._reads else ""))

    def expect(self) -> None:
        """Lets the camera know which dice the game waits for."""
        session = self._game.session
        self.tell_health()
        if session is None or session.dice_audience is None:
            self._announcer.clear_seat_dice()
        dice = waits_for_dice(session) if session is not None else ()
        if dice != self._expected:
            self._expected = dice
            self._camera.expect(dice)

    def tray(self, event: TrayChanged) -> None:
        if event.state in (State.READ, State.UNSURE):
            return  # the reading itself follows, and has all there is to say
        reason = event.reason.value if event.reason else None
        self._announcer.dice(
            DiceMessage(0, event.state.value, (), reason, None, self._why(reason)), seats=self._audience()
        )

    def roll(self, event: DiceRead) -> None:
        """A roll that was read, or could not be. Raises JournalError; then nothing has been published."""
        reading, audience = event.reading, self._audience()
        number = self._keep_picture(event.jpeg) if audience is None else None
        given: RollSeen | RollUnsure
        if reading.state is State.READ:
            dice = tuple(_read(die) for die in reading.dice)
            given = RollSeen(dice, number)
        else:
            given = RollUnsure(reading.reason.value if reading.reason else "low_confidence", number)
        told = False

        def tell() -> None:
            nonlocal told
            told = True
            self._show(event, number, audience)

        answer = self._game.enter(given, before_telling=tell)
        if not told:
            tell()
        if self._rolled is not None:
            self._rolled(event, answer)

    def _audience(self) -> frozenset[str] | None:
        """Who may know what lies in the tray. Of a roll that not everybody may know of, no picture is kept: pictures
        are numbered, and the numbers would tell."""
        session = self._game.session
        return session.dice_audience if session is not None else None

    def _show(self, event: DiceRead, number: int | None, audience: frozenset[str] | None) -> None:
        """The picture first: what is published after it points to it."""
        if number is not None:
            self._announcer.evidence(number, event.jpeg)
        reading = event.reading
        reason = reading.reason.value if reading.reason else None
        dice = tuple(_die(die) for die in reading.dice) if reading.state is State.READ else ()
        state, quads = ("read", ()) if reading.state is State.READ else ("unsure", reading.quads)
        told = DiceMessage(0, state, dice, reason, number, self._why(reason), reading.fits, quads)
        self._announcer.dice(told, seats=audience)

    def _keep_picture(self, jpeg: bytes) -> int | None:
        if not jpeg:
            return None
        number = self._number + 1
        try:
            self._store.put(number, jpeg)
        except OSError as error:
            log.warning("the picture of a roll could not be kept: %s", error)
            trouble = os_error(Path(error.filename or ""), error)
            self._announcer.alert("evidence", journal_finding("alert-evidence", trouble))
            return None
        self._number = number
        self._announcer.solved("evidence")
        return number

    def _why(self, reason: str | None) -> dict[str, str] | None:
        return self._announcer.text(Finding("die-not-read", "", {"reason": f"reason:{reason}"})) if reason else None


def _read(die: DieRead) -> ReadDie:
    quad = tuple((round(x, 1), round(y, 1)) for x, y in die.quad)
    return ReadDie(die.id, die.face, round(die.confidence, 4), quad, die.rivals)


def _die(die: DieRead) -> DieMessage:
    return DieMessage(die.id, die.face, die.grid, die.confidence, die.quad)
