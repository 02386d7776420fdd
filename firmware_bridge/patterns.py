"""What the light and the buzzer do for each mood of the table, as data, and the thread that plays it.

Light and buzzer are public outputs: whoever sits in the room sees and hears them. So a mood may only tell what
everybody may know; the table chooses it.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pattern:
    """`steps`: (on, seconds) one after the other; played once, or again and again with `loop`.

    A looping pattern lasts until the next one. One that is played once lets the looping one before it go on after it.
    """

    steps: tuple[tuple[bool, float], ...]
    loop: bool = False


def _blinks(count: int, on_s: float, off_s: float) -> Pattern:
    return Pattern(((True, on_s), (False, off_s)) * count)


STEADY: Final = Pattern(((True, 1.0),), loop=True)
DARK: Final = Pattern(((False, 1.0),), loop=True)

LIGHT: Final[Mapping[str, Pattern]] = MappingProxyType(
    {
        "waiting": STEADY,
        "accepted": Pattern(((False, 0.25),)),
        "refused": _blinks(3, 0.1, 0.1),
        "unsure": Pattern(((True, 0.5), (False, 0.5)), loop=True),
        "over": Pattern(((True, 2.0), (False, 0.3)), loop=True),
        "trouble": Pattern(((True, 0.1), (False, 0.1), (True, 0.1), (False, 0.7)), loop=True),
    }
)
"""Told apart by rhythm, not by colour. A light that stays dark means that the referee does not run."""

SOUND: Final[Mapping[str, Pattern]] = MappingProxyType(
    {
        "accepted": _blinks(1, 0.06, 0.05),
        "refused": _blinks(2, 0.2, 0.1),
        "unsure": _blinks(3, 0.06, 0.12),
        "over": Pattern(((True, 0.1), (False, 0.1), (True, 0.1), (False, 0.1), (True, 0.5), (False, 0.1))),
        "trouble": _blinks(4, 0.1, 0.1),
    }
)


class Switch(Protocol):
    """A gpiozero OutputDevice, as far as it is needed."""

    def on(self) -> None: ...
    def off(self) -> None: ...


class Player:
    """Plays patterns on one output, in a thread of its own. `trouble` gets what the output raised; then it stops."""

    def __init__(self, name: str, output: Switch, trouble: Callable[[str, Exception], None]) -> None:
        self._name, self._output, self._trouble = name, output, trouble
        self._changed = threading.Condition()
        self._base = _Playing(DARK)
        self._once: _Playing | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def play(self, pattern: Pattern) -> None:
        """Returns at once. Of patterns that are played once, a newer one cuts the older one off; a looping one
        waits until they are through."""
        with self._changed:
            if not pattern.loop:
                self._once = _Playing(pattern)
            elif pattern != self._base.pattern:
                self._base = _Playing(pattern)
            self._changed.notify_all()

    def close(self) -> None:
        """Leaves the output off."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join()

    def _run(self) -> None:
        try:
            while not self._closed:
                self._play_next()
            self._output.off()
        except Exception as error:
            log.exception("%s cannot be switched", self._name)
            self._trouble(self._name, error)

    def _play_next(self) -> None:
        with self._changed:
            playing = self._once or self._base
        for on, seconds in playing.pattern.steps:
            (self._output.on if on else self._output.off)()
            with self._changed:
                still = playing.pattern.loop and len(playing.pattern.steps) == 1
                if self._changed.wait_for(lambda: self._closed or self._due is not playing, None if still else seconds):
                    return
        with self._changed:
            if self._once is playing:
                self._once = None

    @property
    def _due(self) -> _Playing:
        return self._once or self._base


class _Playing:
    """One playing of a pattern: two of the same pattern are two."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern
