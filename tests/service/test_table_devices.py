"""Links, buttons, light and alerts at the table, and what goes wrong in the loop itself."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from mqtt_probe import WAIT_S
from table_rig import Rig

from service.health import ailment
from service.mqtt.commands import Command
from service.table.inputs import AlertRaised, AlertSolved, ButtonPressed, Call, DeviceChanged, Tick
from service.table.table import Table
from service.web.access import AccessEvent


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.table.restore()
    yield rig
    rig.journal.close()


def test_a_used_link_seats_a_person_and_disappears_from_the_hosts_page(rig: Rig) -> None:
    rig.begin(("Mira", "Jonas"), bots=("Jonas",))
    assert rig.host({"act": "seat_link", "seat": "s2"})["ok"]
    assert rig.retained("host/state")["links"]["s2"].startswith("http://")
    rig.access.own.add("s2")
    rig.table.handle(AccessEvent("taken", "seat", "s2"))
    assert rig.retained("host/state")["links"] == rig.retained("host/state")["codes"] == {}
    seat = rig.retained("info")["seats"][1]
    assert (seat["bot"], seat["device"]) == (False, "own")


def test_a_seat_comes_to_the_tablet_only_once_its_last_game_is_off_the_table(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And to a device of its own before the new game is on it."""
    rig.begin(("Mira", "Jonas"))
    rig.access.own.add("s1")
    names: dict[tuple[str, bool], str] = {}
    move = rig.access.set_own_device

    def look(seat: str, own: bool) -> None:
        names[seat, own] = rig.retained(f"seat/{seat}/state")["seat"]["name"]
        move(seat, own)

    monkeypatch.setattr(rig.access, "set_own_device", look)
    seats = [{"name": "Ann"}, {"name": "Ben", "device": "own"}]
    assert rig.host({"act": "new_game", "game": "ufo_attack", "seats": seats})["ok"]
    assert names == {("s1", False): "Ann", ("s2", True): "Jonas"}
    assert rig.access.own == {"s2"}
    rig.table.handle(AccessEvent("device", "seat", "s1"))
    assert [seat["device"] for seat in rig.retained("info")["seats"]] == ["table", "own"]


def test_a_saved_game_does_not_show_the_tablet_what_was_seen_on_a_device_alone(rig: Rig) -> None:
    """Mira began on a phone, Jonas took his seat to one later, Ayo shared the tablet; then all of another game did."""
    seats = [{"name": "Mira", "device": "own"}, {"name": "Jonas"}, {"name": "Ayo"}]
    assert rig.host({"act": "new_game", "game": "ufo_attack", "seats": seats})["ok"]
    rig.access.own.add("s2")
    rig.table.handle(AccessEvent("taken", "seat", "s2"))
    rig.begin(("Ann", "Ben", "Cleo"))
    assert rig.access.own == set()
    rig.restart()
    assert rig.host({"act": "resume_game", "game_id": "g0001"})["ok"]
    assert rig.access.own == {"s1", "s2"}


def test_a_seats_link_comes_as_a_picture_with_its_time(rig: Rig) -> None:
    rig.begin()
    for synced, made in ((True, rig.clock.wall()), (False, None)):
        rig.clock.synced = synced
        assert rig.host({"act": "seat_link", "seat": "s1"})["ok"]
        host = rig.retained("host/state")
        code = host["codes"]["s1"]
        assert host["links"]["s1"] in code["qr"]
        assert (code["made"], code["lasts_s"]) == (made, 300.0)
    assert "codes" not in rig.retained("info"), "links are the host's alone"


def test_the_links_of_the_last_game_are_shown_no_longer(rig: Rig) -> None:
    rig.begin()
    assert rig.host({"act": "seat_link", "seat": "s1"})["ok"]
    rig.begin()
    assert rig.retained("host/state")["links"] == rig.retained("host/state")["codes"] == {}


def test_a_link_used_twice_is_told_to_all(rig: Rig) -> None:
    rig.begin()
    rig.table.handle(AccessEvent("reused", "seat", "s2"))
    assert "Jonas" in rig.retained("alert/claim")["text"]["en"]
    rig.table.handle(AccessEvent("reused", "host", None))
    assert "the host" in rig.retained("alert/claim")["text"]["en"]


def test_the_buttons_agree_to_the_options_and_undo(rig: Rig) -> None:
    rig.begin(confirm=False)
    rig.table.handle(ButtonPressed("next"))
    assert rig.session.unconfirmed == ()
    rig.tap("s1", "red_yellow")
    rig.take("s1", "red")
    rig.table.handle(ButtonPressed("undo"))
    assert rig.retained("ruling")["kind"] == "undo"


def test_alerts_and_devices_of_other_parts_are_shown_and_taken_away(rig: Rig) -> None:
    ill = ailment("panel-parts", {"parts": ("part:buzzer",), "why": "GPIO: busy"})
    rig.table.handle(AlertRaised("buttons", ill, "meanwhile-buttons"))
    told = rig.retained("alert/buttons")
    assert told["text"]["en"] == "This does not work: the buzzer (GPIO: busy)."
    assert told["how_to_fix"]["en"].endswith("Or take the pins out of [gpio]. Until then, the page does all they do.")
    rig.table.handle(AlertSolved("buttons"))
    assert "referee/t/alert/buttons" not in rig.publisher.retained
    rig.table.handle(DeviceChanged("buttons", "degraded", ill))
    device = rig.retained("device/buttons")
    assert (device["state"], device["reason"], device["text"]) == ("degraded", told["text"]["en"], told["text"])
    rig.table.handle(DeviceChanged("buttons", "ok"))
    device = rig.retained("device/buttons")
    assert (device["state"], device["reason"], device["text"]) == ("ok", "", {})
    rig.table.handle(AlertRaised("fault", ill, lasts=60))
    rig.clock.now += 61
    rig.table.handle(Tick())
    assert "referee/t/alert/fault" not in rig.publisher.retained


def test_the_light_shows_what_was_ruled(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    assert rig.signals.moods[-1] == "accepted"
    rig.do("s2", {"act": "take", "colour": "red"})
    assert rig.signals.moods[-1] == "refused"


def test_a_link_that_the_disk_does_not_allow_is_answered_with_the_place(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.begin()

    def full(_: str) -> str:
        raise OSError(28, "No space left on device", "/data/credentials.json")

    monkeypatch.setattr(rig.access, "link", full)
    reply = rig.host({"act": "seat_link", "seat": "s1"})
    assert reply["error"]["code"] == "not-written"
    assert "/data/credentials.json" in reply["error"]["text"]["en"]


def test_field_24_an_exception_in_a_handler_is_told_and_the_table_lives_on(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig.begin()
    with monkeypatch.context() as broken:

        def burst(*_: object) -> None:
            raise ZeroDivisionError("a bug")

        broken.setattr(rig.session.played.game.__class__, "rule", burst)
        reply = rig.tap("s1", "red_yellow")
    assert reply["error"]["code"] == "failed"
    told = rig.retained("alert/fault")["text"]["en"]
    assert "ZeroDivisionError" in told
    assert "a bug" not in told, "an error's words may hold a secret: they are for the log alone"
    assert "Traceback" in caplog.text
    assert "a bug" in caplog.text
    assert rig.tap("s1", "red_yellow")["ok"]


def test_what_is_written_stands_and_is_answered_so_even_if_it_cannot_be_told(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.begin()
    with monkeypatch.context() as broken:

        def burst(*_: object, **__: object) -> None:
            raise ZeroDivisionError("a bug in a view")

        broken.setattr(rig.table.game._announcer, "session", burst)
        reply = rig.tap("s1", "red_yellow")
    assert reply["ok"]
    assert len(rig.session.acts) == 1
    assert "ZeroDivisionError" in rig.retained("alert/fault")["text"]["en"]
    rig.clock.now += 121
    rig.table.handle(Tick())
    assert "referee/t/alert/fault" not in rig.publisher.retained


def test_an_input_of_an_unknown_type_is_told(rig: Rig) -> None:
    rig.table.handle(object())
    assert "KeyError" in rig.retained("alert/fault")["text"]["en"]


def test_the_loop_runs_in_its_thread_beats_and_ends_in_order(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.table.start()
    try:
        seats = [{"name": "Mira"}, {"name": "Jonas"}]
        action = json.dumps({"act": "new_game", "game": "ufo_attack", "seats": seats}).encode()
        rig.table.submit(Command("host", "h1", None, None, action))
        rig.publisher.wait_for(lambda topic, _: topic == "referee/t/host/reply")
        rig.publisher.wait_for(lambda topic, _: topic == "referee/t/heartbeat", timeout=WAIT_S)
        seen = threading.Event()
        rig.table.submit(Call(lambda session: seen.set() if session is not None else None))
        assert seen.wait(WAIT_S)
    finally:
        rig.table.close()
    assert not [thread for thread in threading.enumerate() if thread.name in ("table", "heartbeat")]
    rig.journal.close()
    with sqlite3.connect(tmp_path / "journal.db") as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    db.close()


def test_a_silent_loop_stops_the_heartbeat(rig: Rig) -> None:
    pulse = Table(rig.parts)._pulse
    assert pulse.beat()
    rig.clock.now += 6
    assert not pulse.beat()
    pulse.answered()
    assert pulse.beat()


def test_the_services_own_process_loads_neither_numpy_nor_opencv() -> None:
    script = "import service.bootstrap, service.table.table, sys; print(sorted({'cv2', 'numpy'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
