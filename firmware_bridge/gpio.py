"""Buttons, lights and a buzzer on the Raspberry Pi's pins, through gpiozero. Every part is optional.

| part | wiring | does |
| --- | --- | --- |
| next button | pin to ground | short press: next; held 5 s: the host's link is shown again |
| undo button | pin to ground | held 1 s: proposes to take back; a short press does nothing, for a sleeve can do that |
| status light | pin, resistor, LED, ground | the table's mood, by rhythm |
| buzzer | pin, active buzzer, ground | the same, for the ears |
| ring light | pin to a transistor's or relay's input | on while a die is read; never dimmed, for PWM shows |

Without GPIO (or without the right to use it) the panel says so and does nothing; the service goes on.
"""

from __future__ import annotations

import logging
import threading
import warnings
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal

import gpiozero
from gpiozero.pins.mock import MockFactory

from firmware_bridge.patterns import LIGHT, SOUND, Player

log = logging.getLogger(__name__)

HOLD_UNDO_S: Final = 1.0
HOLD_HOST_LINK_S: Final = 5.0
BOUNCE_S: Final = 0.02
PINS: Final = range(28)
"""BCM numbers of the 40-pin header."""
RESERVED: Final = frozenset({0, 1})
"""ID_SD and ID_SC: the firmware reads a HAT's EEPROM there at boot (Raspberry Pi HAT specification)."""


@dataclass(frozen=True)
class Pins:
    """BCM pin numbers; None: this part is not fitted."""

    next_button: int | None = None
    undo_button: int | None = None
    status_light: int | None = None
    buzzer: int | None = None
    ring_light: int | None = None

    def fitted(self) -> dict[str, int]:
        """Part to pin."""
        return {
            field.name: getattr(self, field.name) for field in fields(self) if getattr(self, field.name) is not None
        }


class PinError(ValueError):
    """Pins that cannot be used like that. Its text says which, and what to do."""


@dataclass(frozen=True)
class PanelHealth:
    """`degraded`: some parts do not work, `offline`: none does. `faults`: part to what the pins' library said."""

    state: Literal["ok", "degraded", "offline"]
    faults: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class PanelEvents:
    """Called from gpiozero's threads: they must only hand on. What they raise is logged and reported as trouble."""

    next: Callable[[], None]
    undo: Callable[[], None]
    host_link: Callable[[], None]
    health: Callable[[PanelHealth], None]
    trouble: Callable[[str, Exception], None]


def check_pins(pins: Pins) -> None:
    """Raises PinError for a pin that does not exist, is taken by the board itself, or is given to two parts."""
    parts = defaultdict(list)
    for part, pin in pins.fitted().items():
        if pin not in PINS:
            raise PinError(f"{part} = {pin}: there is no such pin. BCM numbers go from 2 to {PINS[-1]}.")
        if pin in RESERVED:
            raise PinError(f"{part} = {pin}: the board itself needs this pin. Choose one from 2 to {PINS[-1]}.")
        parts[pin].append(part)
    for pin, names in parts.items():
        if len(names) > 1:
            raise PinError(f"Pin {pin} is given to {' and to '.join(names)}. Give each part a pin of its own.")


def mock_factory() -> Any:
    """gpiozero's own mock pins: for the demo and the tests, which press and read them."""
    return MockFactory()


class Panel:
    """The table's buttons and lights. Implements the service's `Signals`.

    Made and opened at once; `factory` None is whatever gpiozero finds on this machine. Raises PinError before any
    pin is touched.
    """

    def __init__(
        self,
        pins: Pins,
        events: PanelEvents,
        factory: Any = None,
        hold_undo_s: float = HOLD_UNDO_S,
        hold_host_link_s: float = HOLD_HOST_LINK_S,
    ) -> None:
        check_pins(pins)
        self._pins = pins
        self._events = events
        self._holds = {"next_button": hold_host_link_s, "undo_button": hold_undo_s}
        self._lock = threading.Lock()
        self._devices: dict[str, Any] = {}
        self._players: dict[str, Player] = {}
        self._faults: dict[str, str] = {}
        if pins.fitted():
            self._open(factory)
            self._guard("health", lambda: events.health(self.health))

    @property
    def health(self) -> PanelHealth:
        with self._lock:
            faults = dict(self._faults)
        if not faults:
            return PanelHealth("ok")
        return PanelHealth("degraded" if self._devices.keys() - faults.keys() else "offline", faults)

    def show(self, mood: str) -> None:
        """`mood`: waiting, accepted, refused, unsure, over or trouble. Returns at once. Raises KeyError for another."""
        patterns = {"status_light": LIGHT[mood], "buzzer": SOUND.get(mood)}
        for part, pattern in patterns.items():
            player = self._players.get(part)
            if player and pattern:
                player.play(pattern)

    def ring(self, on: bool) -> None:
        """The light around the tray, while a die is to be read."""
        light = self._devices.get("ring_light")
        if light is None:
            return
        try:
            (light.on if on else light.off)()
        except Exception as error:
            log.exception("the ring light cannot be switched")
            self._fault("ring_light", error)

    def close(self) -> None:
        """Everything off; the pins are free again. Safe to call twice."""
        for player in self._players.values():
            player.close()
        self._players.clear()
        for device in self._devices.values():
            device.close()
        self._devices.clear()

    def _open(self, factory: Any) -> None:
        try:
            factory = factory or _real_factory()
        except Exception as error:
            log.warning("the buttons and lights are left out: %s", error, exc_info=True)
            self._faults = {part: str(error) for part in self._pins.fitted()}
            return
        for part, pin in self._pins.fitted().items():
            try:
                self._devices[part] = self._make(part, pin, factory)
            except Exception as error:
                log.exception("%s on pin %d cannot be used", part, pin)
                self._faults[part] = str(error)
        for part in {"status_light", "buzzer"} & self._devices.keys():
            self._players[part] = Player(part, self._devices[part], self._fault)

    def _make(self, part: str, pin: int, factory: Any) -> Any:
        match part:
            case "next_button" | "undo_button":
                button = gpiozero.Button(pin, bounce_time=BOUNCE_S, hold_time=self._holds[part], pin_factory=factory)
                self._wire(part, button)
                return button
            case "status_light":
                return gpiozero.LED(pin, pin_factory=factory)
            case "buzzer":
                return gpiozero.Buzzer(pin, pin_factory=factory)
        return gpiozero.DigitalOutputDevice(pin, pin_factory=factory)

    def _wire(self, part: str, button: Any) -> None:
        if part == "undo_button":
            button.when_held = lambda: self._guard(part, self._events.undo)
            return
        press = _ShortPress(
            short=lambda: self._guard(part, self._events.next),
            held=lambda: self._guard(part, self._events.host_link),
        )
        button.when_pressed, button.when_held, button.when_released = press.pressed, press.was_held, press.released

    def _fault(self, part: str, error: Exception) -> None:
        with self._lock:
            self._faults[part] = str(error)
        self._guard("health", lambda: self._events.health(self.health))

    def _guard(self, where: str, call: Callable[[], None]) -> None:
        """An exception must not end gpiozero's thread: the button would be dead from then on."""
        try:
            call()
        except Exception as error:
            log.exception("an error after %s", where)
            self._report(where, error)

    def _report(self, where: str, error: Exception) -> None:
        try:
            self._events.trouble(where, error)
        except Exception:
            log.exception("and it could not be reported")


class _ShortPress:
    """A press counts when the button is let go before it was held; a button that was down at the start does not."""

    def __init__(self, short: Callable[[], None], held: Callable[[], None]) -> None:
        self._short, self._held = short, held
        self._armed = False

    def pressed(self) -> None:
        self._armed = True

    def was_held(self) -> None:
        if self._armed:
            self._armed = False
            self._held()

    def released(self) -> None:
        if self._armed:
            self._armed = False
            self._short()


def _real_factory() -> Any:
    """gpiozero's choice for this machine. Raises its BadPinFactory, with what each library said."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        try:
            gpiozero.Device.ensure_pin_factory()
        except gpiozero.BadPinFactory as error:
            words = "; ".join(dict.fromkeys(str(warning.message) for warning in said))
            raise gpiozero.BadPinFactory(f"this machine offers no GPIO ({words})") from error
    for warning in said:
        log.warning("gpiozero: %s", warning.message)
    return gpiozero.Device.pin_factory
