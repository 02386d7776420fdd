"""The panel on gpiozero's mock pins: the tests press the buttons and read the lights."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from typing import Any

import gpiozero
import gpiozero.pins.mock
import pytest
from gpiozero.pins.mock import MockPin

from firmware_bridge.gpio import Panel, PanelEvents, PanelHealth, PinError, Pins, check_pins, mock_factory
from firmware_bridge.patterns import DARK, LIGHT, SOUND, Pattern, Player

ALL = Pins(next_button=17, undo_button=27, status_light=22, buzzer=23, ring_light=24)
HOLD_S = 0.05


class Table:
    """A panel on mock pins; what it does is put on a queue."""

    def __init__(self, pins: Pins = ALL, factory: Any = None, **calls: Any) -> None:
        self.heard: queue.Queue[str] = queue.Queue()
        self.healths: queue.Queue[PanelHealth] = queue.Queue()
        self.troubles: queue.Queue[tuple[str, Exception]] = queue.Queue()
        self.factory = factory or mock_factory()
        events = PanelEvents(
            next=calls.get("next", lambda: self.heard.put("next")),
            undo=lambda: self.heard.put("undo"),
            host_link=lambda: self.heard.put("host link"),
            health=self.healths.put,
            trouble=lambda where, error: self.troubles.put((where, error)),
        )
        self.panel = Panel(pins, events, self.factory, hold_undo_s=HOLD_S, hold_host_link_s=HOLD_S)

    def press(self, pin: int) -> None:
        self.factory.pin(f"GPIO{pin}").drive_low()

    def release(self, pin: int) -> None:
        self.factory.pin(f"GPIO{pin}").drive_high()

    def quiet(self) -> bool:
        return self.heard.empty()


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    table.panel.close()
    table.factory.reset()


def test_a_short_press_of_next_counts_when_it_is_let_go(table: Table) -> None:
    table.press(17)
    assert table.quiet()
    table.release(17)
    assert table.heard.get(timeout=2) == "next"
    assert table.quiet()


def test_next_held_shows_the_hosts_link_and_is_no_next(table: Table) -> None:
    table.press(17)
    assert table.heard.get(timeout=2) == "host link"
    table.release(17)
    assert table.quiet()


def test_undo_needs_to_be_held(table: Table) -> None:
    table.press(27)
    assert table.heard.get(timeout=2) == "undo"
    table.release(27)
    assert table.quiet()


def test_a_short_touch_of_undo_does_nothing() -> None:
    table = Table()
    table.panel.close()
    patient = Panel(
        ALL, PanelEvents(*[lambda: table.heard.put("?")] * 3, table.healths.put, lambda *_: None), table.factory
    )
    table.press(27)
    table.release(27)
    assert table.quiet()
    patient.close()


def test_a_button_that_was_down_at_the_start_does_not_count_when_it_is_let_go() -> None:
    factory = mock_factory()
    pin = factory.pin("GPIO17")
    pin.pull = "up"
    pin.drive_low()
    original = type(pin)._set_pull
    try:
        type(pin)._set_pull = lambda self, value: setattr(self, "_pull", value)  # a finger is on it all the time
        table = Table(Pins(next_button=17), factory)
    finally:
        type(pin)._set_pull = original
    assert pin.state == 0
    table.release(17)
    assert table.quiet()
    table.press(17)
    table.release(17)
    assert table.heard.get(timeout=2) == "next"
    table.panel.close()


def test_an_error_behind_a_button_is_reported_and_the_button_goes_on_working() -> None:
    calls = iter([RuntimeError("a bug"), None])
    heard: queue.Queue[str] = queue.Queue()

    def next_pressed() -> None:
        error = next(calls)
        if error:
            raise error
        heard.put("next")

    table = Table(next=next_pressed)
    for _ in range(2):
        table.press(17)
        table.release(17)
    assert table.troubles.get(timeout=2)[0] == "next_button"
    assert heard.get(timeout=2) == "next"
    table.panel.close()


# --- lights and buzzer


class ToldPin(MockPin):
    """A mock pin that tells of each change."""

    def _change_state(self, value: bool) -> bool:
        changed = bool(super()._change_state(value))
        if changed and self._function == "output":
            self.factory.changes.put((self.info.name, value))
        return changed


class Lamps:
    """A panel whose outputs can be waited on."""

    def __init__(self, pins: Pins) -> None:
        factory = gpiozero.pins.mock.MockFactory(pin_class=ToldPin)
        factory.changes = self.changes = queue.Queue()
        self.table = Table(pins, factory)
        self.panel = self.table.panel

    def next_changes(self, count: int) -> list[bool]:
        return [self.changes.get(timeout=3)[1] for _ in range(count)]


@pytest.fixture
def light() -> Iterator[Lamps]:
    lamps = Lamps(Pins(status_light=22))
    yield lamps
    lamps.panel.close()


def test_waiting_is_a_steady_light_and_a_refusal_blinks_and_then_it_is_steady_again(light: Lamps) -> None:
    light.panel.show("waiting")
    assert light.next_changes(1) == [True]
    light.panel.show("refused")
    assert light.next_changes(6) == [False, True, False, True, False, True]
    with pytest.raises(queue.Empty):
        light.changes.get(timeout=0.3)


def test_a_refusal_is_shown_to_its_end_even_when_the_table_waits_at_once(light: Lamps) -> None:
    light.panel.show("refused")
    light.panel.show("waiting")
    assert light.next_changes(7) == [True, False, True, False, True, False, True]


def test_unsure_blinks_until_something_else_is_the_case(light: Lamps) -> None:
    light.panel.show("unsure")
    assert light.next_changes(3) == [True, False, True]
    light.panel.show("waiting")
    light.panel.show("accepted")
    assert light.next_changes(2) == [False, True]


def test_a_mood_that_is_unknown_is_a_bug_and_says_so(light: Lamps) -> None:
    with pytest.raises(KeyError, match="happy"):
        light.panel.show("happy")


def test_the_buzzer_sounds_once_and_is_silent_while_the_table_waits() -> None:
    lamps = Lamps(Pins(buzzer=23))
    lamps.panel.show("waiting")
    lamps.panel.show("refused")
    assert lamps.next_changes(4) == [True, False, True, False]
    with pytest.raises(queue.Empty):
        lamps.changes.get(timeout=0.3)
    lamps.panel.close()


def test_every_mood_of_the_table_has_a_rhythm_of_its_own() -> None:
    moods = ["waiting", "accepted", "refused", "unsure", "over", "trouble"]
    assert [mood for mood in moods if mood not in LIGHT] == []
    assert len({pattern.steps for pattern in LIGHT.values()}) == len(moods)
    assert all(not pattern.loop for pattern in SOUND.values())  # nobody bears a buzzer that goes on
    assert all(not pattern.steps[-1][0] for pattern in SOUND.values())


def test_the_ring_light_is_switched_and_never_dimmed() -> None:
    lamps = Lamps(Pins(ring_light=24))
    lamps.panel.ring(True)
    lamps.panel.ring(False)
    assert lamps.next_changes(2) == [True, False]
    assert not isinstance(lamps.panel._devices["ring_light"], gpiozero.PWMOutputDevice)
    lamps.panel.close()


def test_closed_everything_is_off_and_the_pins_are_free(light: Lamps) -> None:
    light.panel.show("waiting")
    assert light.next_changes(1) == [True]
    light.panel.close()
    assert light.next_changes(1) == [False]
    gpiozero.LED(22, pin_factory=light.table.factory).close()
    light.panel.close()


class Broken:
    """An output whose driver fails."""

    def on(self) -> None:
        raise OSError("no such device")

    off = on


def test_an_output_that_fails_is_told_and_ends_nothing_else() -> None:
    told: queue.Queue[tuple[str, Exception]] = queue.Queue()
    player = Player("buzzer", Broken(), lambda name, error: told.put((name, error)))
    name, error = told.get(timeout=2)
    assert (name, str(error)) == ("buzzer", "no such device")
    player.play(Pattern(((True, 0.1),)))
    player.close()


# --- what can be wrong


@pytest.mark.parametrize(
    ("pins", "words"),
    [
        (Pins(next_button=17, undo_button=17), "Pin 17 is given to next_button and to undo_button.*pin of its own"),
        (Pins(status_light=5, buzzer=5, ring_light=5), "status_light and to buzzer and to ring_light"),
        (Pins(buzzer=40), r"buzzer = 40: there is no such pin\. BCM numbers go from 2 to 27"),
        (Pins(buzzer=-1), "no such pin"),
        (Pins(undo_button=1), "the board itself needs this pin"),
    ],
)
def test_pins_that_cannot_be_are_refused_before_any_is_touched(pins: Pins, words: str) -> None:
    with pytest.raises(PinError, match=words):
        check_pins(pins)
    factory = mock_factory()
    with pytest.raises(PinError, match=words):
        Table(pins, factory)
    assert not factory.pins


def test_without_any_part_there_is_no_panel_and_no_gpio_is_looked_for() -> None:
    table = Table(Pins(), factory=object())
    assert table.panel.health == PanelHealth("ok")
    assert table.healths.empty()
    table.panel.show("waiting")
    table.panel.ring(True)
    table.panel.close()


def test_a_machine_without_gpio_says_so_and_the_service_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpiozero.Device, "pin_factory", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "none-of-this-name")
    healths: queue.Queue[PanelHealth] = queue.Queue()
    panel = Panel(ALL, PanelEvents(*[lambda: None] * 3, healths.put, lambda *_: None))
    health = healths.get(timeout=1)
    assert health.state == "offline"
    assert health.faults.keys() == ALL.fitted().keys()
    panel.show("waiting")
    panel.ring(True)
    panel.close()


def test_one_part_that_is_in_use_degrades_the_panel_and_the_others_work() -> None:
    factory = mock_factory()
    squatter = gpiozero.LED(22, pin_factory=factory)
    table = Table(ALL, factory)
    health = table.healths.get(timeout=1)
    assert health.state == "degraded"
    assert health.faults.keys() == {"status_light"}
    table.press(17)
    table.release(17)
    assert table.heard.get(timeout=2) == "next"
    table.panel.close()
    squatter.close()


def test_a_dark_light_is_what_a_panel_begins_with() -> None:
    assert DARK.loop
    assert DARK.steps[0][0] is False
