"""The table loop on fakes: what is published when, what is written first, and what a restart brings back."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_rig import Rig, frozen

from engine.core.rulings import Finding
from service.journal.journal import JournalError
from service.mqtt.commands import Command
from service.ports import ManualTimer
from service.table.bots import Bots
from service.table.inputs import AlertRaised, AlertSolved, ButtonPressed, Call, DeviceChanged, Republish, Tick
from service.table.table import Table
from service.web.access import AccessEvent
from vision.events import CameraHealth, TrayChanged
from vision.types import Reason, State


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.table.restore()
    yield rig
    rig.journal.close()


# ---- commands


def test_a_command_is_answered_and_shown_to_the_table_and_the_seat(rig: Rig) -> None:
    rig.begin()
    reply = rig.tap("s1", "red_yellow")
    assert reply["ok"]
    assert reply["ruling"]["act_text"] == {"en": "Mira rolled red and yellow"}
    assert rig.retained("ruling")["text"] == {"en": "Mira rolled red and yellow."}
    state, seat = rig.retained("state"), rig.retained("seat/s1/state")
    assert state["pending"][0]["text"] == {"en": "Mira, choose red or yellow."}
    assert "legal" not in state
    assert [offer["colour"] for offer in seat["legal"]] == ["red", "yellow"]
    assert seat["seq"] == reply["seq"]


def test_the_same_command_twice_acts_once_and_has_the_same_answer(rig: Rig) -> None:
    rig.begin()
    seq = rig.seq("s1")
    first = rig.do("s1", {"act": "tap_die", "face": "red_yellow"}, "twice", seq)
    rows = len(rig.journal)
    second = rig.do("s1", {"act": "tap_die", "face": "red_yellow"}, "twice", seq)
    assert (second["ok"], second["ruling"]) == (first["ok"], first["ruling"])
    assert len(rig.journal) == rows


def test_the_same_command_after_a_restart_still_acts_once(rig: Rig) -> None:
    rig.begin()
    seq = rig.seq("s1")
    first = rig.do("s1", {"act": "tap_die", "face": "red_yellow"}, "twice", seq)
    rig.restart()
    rows = len(rig.journal)
    second = rig.do("s1", {"act": "tap_die", "face": "red_yellow"}, "twice", seq)
    assert (second["ok"], second["ruling"]) == (first["ok"], first["ruling"])
    assert len(rig.journal) == rows


def test_a_refusal_is_answered_again_as_the_same_refusal(rig: Rig) -> None:
    rig.begin()
    first = rig.do("s2", {"act": "take", "colour": "red"}, "no", rig.seq("s2"))
    assert (first["ok"], first["error"]["code"]) == (False, "ua-not-your-turn")
    assert first["ruling"]["kind"] == "refused"
    rig.restart()
    assert rig.do("s2", {"act": "take", "colour": "red"}, "no")["error"] == first["error"]


def test_one_id_from_two_seats_is_two_commands(rig: Rig) -> None:
    rig.begin(confirm=False)
    assert rig.do("s1", {"act": "confirm_options"}, "same")["ok"]
    assert rig.do("s2", {"act": "confirm_options"}, "same")["ok"]
    assert rig.session.unconfirmed == ()


def test_a_stale_command_is_refused_and_told_the_present_version(rig: Rig) -> None:
    rig.begin()
    old = rig.seq("s1")
    rig.tap("s1", "red_yellow")
    reply = rig.do("s1", {"act": "take", "colour": "red"}, seq=old)
    assert (reply["ok"], reply["error"]["code"], reply["seq"]) == (False, "stale", rig.seq("s1"))
    assert rig.session.state.rockets["s1"] == ()


def test_a_command_without_a_version_is_refused(rig: Rig) -> None:
    rig.begin()
    assert rig.do("s1", {"act": "take", "colour": "red"}, seq=None)["error"]["code"] == "seq-missing"


def test_a_command_that_nobody_understands_is_answered_with_words(rig: Rig) -> None:
    rig.begin()
    reply = rig.do("s1", {"act": "fly", "to": "moon"})
    assert reply["error"]["code"] == "not-understood"
    assert "fly" in reply["error"]["text"]["en"]
    assert rig.host({"act": "explode"})["error"]["code"] == "not-understood"


def test_the_tablet_speaks_for_the_seats_that_share_it_and_for_no_other(rig: Rig) -> None:
    rig.begin()
    action = json.dumps({"act": "tap_die", "face": "red_yellow"}).encode()
    rig.access.own.add("s1")
    refused = rig.send(Command("table", "t1", rig.seq("s1"), "s1", action))
    assert refused["error"]["code"] == "seat-has-own-device"
    rig.access.own.clear()
    assert rig.send(Command("table", "t2", rig.seq("s1"), "s1", action))["ok"]
    assert rig.send(Command("table", "t3", 1, None, action))["error"]["code"] == "seat-missing"
    assert rig.send(Command("table", "t4", 1, "s9", action))["error"]["code"] == "no-such-seat"


def test_without_a_game_every_command_is_told_so(rig: Rig) -> None:
    for sender in ("s1", "table"):
        assert rig.send(Command(sender, "x", 1, "s1", b'{"act":"propose_undo"}'))["error"]["code"] == "no-game"
    assert rig.host({"act": "pause"})["error"]["code"] == "no-game"


# ---- versions and publications


def test_equal_bytes_are_not_published_again(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    before = len(rig.publisher.log)
    rig.table.handle(Tick())
    rig.host({"act": "seat_link", "seat": "s1"})
    topics = [topic for topic, _, _ in rig.publisher.log[before:]]
    assert topics == ["referee/t/host/state", "referee/t/host/reply"]


def test_no_retained_topic_ever_carries_the_same_bytes_twice_in_a_row(rig: Rig) -> None:
    rig.begin()
    for seat, face, colour in [("s1", "red_yellow", "red"), ("s2", "green_blue", "blue")]:
        rig.turn(seat, face, colour)
    rig.do("s1", {"act": "propose_undo"})
    rig.do("s2", {"act": "take", "colour": "red"})
    last: dict[str, bytes] = {}
    for topic, payload, retain in rig.publisher.log:
        if retain:
            assert last.get(topic) != payload, topic
            last[topic] = payload


def test_the_version_of_a_view_rises_only_when_that_view_changes(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    seqs: dict[str, list[int]] = {}
    bodies: dict[str, list[Any]] = {}
    for topic, payload, _ in rig.publisher.log:
        if topic.endswith("/state") and payload and "host" not in topic:
            message = json.loads(payload)
            seqs.setdefault(topic, []).append(message.pop("seq"))
            bodies.setdefault(topic, []).append(message)
    for topic, numbers in seqs.items():
        assert numbers == sorted(set(numbers)), topic
        assert all(one != other for one, other in zip(bodies[topic], bodies[topic][1:], strict=False)), topic


def test_versions_go_on_after_a_restart_where_they_were(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    rig.do("s2", {"act": "take", "colour": "red"})
    before = {topic: payload for topic, payload in rig.publisher.retained.items() if "host" not in topic}
    rig.restart()
    for topic, payload in before.items():
        assert json.loads(rig.publisher.retained[topic]) == json.loads(payload), topic


def test_a_broker_that_has_forgotten_everything_gets_everything_again(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    rig.camera_ok()
    before = dict(rig.publisher.retained)
    rig.publisher.retained.clear()
    rig.table.handle(Republish())
    assert rig.publisher.retained == before


def test_seat_topics_are_deleted_when_a_smaller_game_takes_the_table(rig: Rig) -> None:
    rig.begin(("Mira", "Jonas", "Lin"))
    assert "referee/t/seat/s3/state" in rig.publisher.retained
    rig.begin(("Mira", "Jonas"))
    assert "referee/t/seat/s3/state" not in rig.publisher.retained
    assert "referee/t/ruling" not in rig.publisher.retained


# ---- the journal comes first


def test_nothing_is_published_or_answered_before_it_is_written(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.begin()
    heard: list[int] = []
    append = rig.journal.append

    def watched(body: bytes) -> None:
        before = len(rig.publisher.log)
        append(body)
        heard.append(len(rig.publisher.log) - before)

    marks = len(rig.publisher.log)
    monkeypatch.setattr(rig.journal, "append", watched)
    published_before_append: list[int] = []
    monkeypatch.setattr(
        rig.journal,
        "append",
        lambda body: (published_before_append.append(len(rig.publisher.log) - marks), watched(body))[1],
    )
    rig.camera_ok()
    marks = len(rig.publisher.log)
    published_before_append.clear()
    rig.roll("red_yellow")
    assert published_before_append == [0]
    assert heard[-1] == 0
    topics = [topic.removeprefix("referee/t/") for topic, _, _ in rig.publisher.log[marks:]]
    assert topics[:3] == ["evidence/1", "dice", "ruling"]


def test_field_38_a_full_disk_is_told_and_the_act_does_not_count(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    before = frozen(rig.session)
    assert rig.journal._db is not None
    rig.journal._db.execute("PRAGMA max_page_count=1")
    seq, reply = rig.seq("s1"), None
    for attempt in range(40):  # until the last page is full
        reply = rig.do("s2", {"act": "take", "colour": "red"}, f"fill-{attempt}")
        if reply["error"]["code"] == "not-saved":
            break
        before, seq = frozen(rig.session), rig.seq("s1")
    assert reply is not None
    assert reply["error"]["code"] == "not-saved"
    assert "Free some space" in reply["error"]["text"]["en"]
    assert "disk is full" in rig.retained("alert/journal")["text"]["en"]
    assert frozen(rig.session) == before
    assert rig.seq("s1") == seq
    rig.journal._db.execute("PRAGMA max_page_count=1000000")
    again = rig.do("s1", {"act": "take", "colour": "red"}, "now")
    assert again["ok"]
    assert "referee/t/alert/journal" not in rig.publisher.retained


def test_what_could_not_be_saved_may_be_sent_again_with_the_same_id(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.begin()
    with monkeypatch.context() as broken:

        def full(_: bytes) -> None:
            raise JournalError(rig.journal.path, "full", "database or disk is full")

        broken.setattr(rig.journal, "append", full)
        assert not rig.do("s1", {"act": "tap_die", "face": "red_yellow"}, "same")["ok"]
    assert rig.do("s1", {"act": "tap_die", "face": "red_yellow"}, "same")["ok"]


def test_field_37_a_damaged_journal_opens_and_is_told(rig: Rig) -> None:
    rig.begin()
    for index in range(6):
        rig.turn(f"s{index % 2 + 1}", "red_yellow", ("red", "yellow")[index // 2 % 2])
    acts = len(rig.session.acts)
    rig.journal.close()
    path = rig.folder / "journal.db"
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 4096)
    rig.open()
    rig.table.restore()
    assert 0 < len(rig.session.acts) < acts
    assert "damaged" in rig.retained("alert/repaired")["text"]["en"]


def test_field_38_on_a_read_only_disk_the_game_is_shown_and_goes_on_once_it_can_be_written(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    before = frozen(rig.session)
    with monkeypatch.context() as broken:

        def refuse(_: Path) -> sqlite3.Connection:
            error = sqlite3.OperationalError("attempt to write a readonly database")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error

        broken.setattr("service.journal.journal._connect", refuse)
        rig.restart()
        assert frozen(rig.session) == before
        assert "Stop the other referee" in rig.retained("alert/journal")["how_to_fix"]["en"]
        assert rig.tap("s2", "red_yellow")["error"]["code"] == "not-saved"
        assert frozen(rig.session) == before
    assert rig.tap("s2", "red_yellow")["ok"]
    assert "referee/t/alert/journal" not in rig.publisher.retained


def test_a_game_that_this_version_cannot_play_is_told_and_another_can_be_started(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    last = list(rig.journal.bodies())[-1]
    rig.journal.append(last.replace(b'"event":"rolled"', b'"event":"teleported"'))
    rig.restart()
    assert "teleported" in rig.retained("alert/game")["text"]["en"]
    assert rig.retained("state")["game"] is None
    rig.begin(("Ann", "Ben"))
    assert rig.session.header.game_id == "g0002"
    assert "referee/t/alert/game" not in rig.publisher.retained


# ---- restart and saved games


def test_a_restart_goes_on_with_the_same_game(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    rig.tap("s2", "ufo_1")
    before = frozen(rig.session)
    rig.restart()
    assert frozen(rig.session) == before
    assert rig.do("s2", {"act": "aim", "at": "s1"})["ok"]


def test_a_saved_game_is_resumed_another_day(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    before = rig.session.state
    seq = rig.seq("s1")
    rig.begin(("Ann", "Ben"))
    assert [game["id"] for game in rig.retained("host/state")["games"]] == ["g0002", "g0001"]
    assert rig.host({"act": "resume_game", "game_id": "g0001"})["ok"]
    assert rig.session.state == before
    assert rig.seq("s1") > seq
    rig.restart()
    assert rig.session.header.game_id == "g0001"
    assert rig.host({"act": "resume_game", "game_id": "g0001"})["error"]["code"] == "already-open"
    assert rig.host({"act": "resume_game", "game_id": "g0099"})["error"]["code"] == "no-such-game"


def test_the_list_of_games_says_which_are_over(rig: Rig) -> None:
    rig.begin(options={"modules_to_launch": 1})
    rig.turn("s1", "red_yellow", "red")
    rig.turn("s2", "red_yellow", "red")
    rig.tap("s1", "ufo_1")
    assert rig.retained("state")["outcome"]["winners"] == ["s1"]
    assert rig.retained("ruling")["kind"] == "win"
    rig.begin()
    assert [game["over"] for game in rig.retained("host/state")["games"]] == [False, True]


def test_a_new_game_that_cannot_be_played_is_refused_and_the_old_one_stays(rig: Rig) -> None:
    rig.begin()
    seats = [{"name": "Mira"}, {"name": "Jonas"}]
    for wrong in (
        {"game": "ufo_attack", "seats": seats[:1]},
        {"game": "ufo_attack", "seats": seats, "options": {"modules_to_launch": 99}},
        {"game": "ufo_attack", "seats": seats, "variants": ["nonsense"]},
        {"game": "chess", "seats": seats},
        {"game": "ufo_attack", "seats": seats * 4},
    ):
        reply = rig.host({"act": "new_game", **wrong})
        assert reply["error"]["code"] == "cannot-play", reply
    assert rig.session.header.game_id == "g0001"


def test_info_shows_options_die_seats_and_clauses(rig: Rig) -> None:
    rig.begin(("Mira", "Jonas"), options={"modules_to_launch": 5}, bots=("Jonas",))
    info = rig.retained("info")
    changed = [option["name"] for option in info["options"] if option["changed"]]
    assert changed == ["modules_to_launch"]
    assert [seat["bot"] for seat in info["seats"]] == [False, True]
    assert info["dice"][0]["faces"][0]["text"] == {"en": "red and yellow"}
    assert info["rules"]["UA-4.1"]["text"]["en"]


# ---- undo, correction over MQTT


def test_a_correction_is_proposed_agreed_to_and_told_with_what_to_take_back(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "yellow")
    reply = rig.do("s1", {"act": "propose_correction", "ruling": 1, "face": "red_green"})
    assert reply["ok"]
    proposal = rig.retained("state")["proposal"]
    assert (proposal["kind"], proposal["waiting"]) == ("correction", ["s2"])
    assert proposal["text"]["en"].startswith("Mira says that it was different: Mira rolled red and green.")
    assert "One later act" in proposal["text"]["en"]
    assert rig.do("s2", {"act": "consent", "proposal": proposal["id"], "agree": True}, seq=0)["ok"]
    ruling = rig.retained("ruling")
    assert ruling["kind"] == "correction"
    assert ruling["also"][-1]["text"] == {"en": "To be taken back on the table: Mira built yellow."}
    assert rig.retained("state")["view"]["phase"] == "build"


# ---- camera


def test_a_read_roll_is_shown_with_its_picture_and_confidence(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    assert rig.camera.expected == ("ufo_attack",)
    rig.roll("red_yellow", 0.98)
    dice, ruling = rig.retained("dice"), rig.retained("ruling")
    assert (dice["state"], dice["dice"][0]["face"], dice["evidence"]) == ("read", "red_yellow", 1)
    assert (ruling["how"], ruling["evidence"], ruling["confidence"]) == ("camera", 1, 0.98)
    assert rig.publisher.retained["referee/t/evidence/1"] == b"\xff\xd8jpeg"
    assert rig.camera.expected == ()


def test_an_unread_roll_says_why_and_offers_the_faces(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    assert rig.retained("seat/s1/state")["legal"] == []
    rig.unsure(Reason.GLARE)
    assert (rig.retained("dice")["state"], rig.retained("dice")["reason"]) == ("unsure", "glare")
    assert "the light glares on it" in rig.retained("ruling")["text"]["en"]
    assert len(rig.retained("seat/s1/state")["legal"]) == 6


def test_the_tray_is_shown_as_it_changes(rig: Rig) -> None:
    for state in (State.MOVING, State.HAND, State.SETTLING, State.EMPTY):
        rig.table.handle(TrayChanged(state, 1, 0.0))
        assert rig.retained("dice")["state"] == state.value
    before = len(rig.publisher.log)
    rig.table.handle(TrayChanged(State.EMPTY, 2, 0.1))
    assert len(rig.publisher.log) == before


def test_an_offline_camera_is_told_and_taps_take_over_until_it_is_back(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.table.handle(CameraHealth("offline", "no picture for 2 s", "Plug the camera in again."))
    assert rig.retained("device/camera")["state"] == "offline"
    assert rig.retained("alert/camera")["how_to_fix"] == {"en": "Plug the camera in again."}
    assert rig.retained("dice")["state"] == "offline"
    assert rig.tap("s1", "red_yellow")["ok"]
    rig.camera_ok()
    assert "referee/t/alert/camera" not in rig.publisher.retained
    assert rig.retained("device/camera")["state"] == "ok"


def test_only_the_last_pictures_stay_and_they_can_be_wiped(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    for _ in range(12):
        rig.roll("red_yellow")
    shown = sorted(topic for topic in rig.publisher.retained if "/evidence/" in topic)
    assert len(shown) == 8
    assert rig.host({"act": "wipe_evidence"})["ok"]
    assert not [topic for topic in rig.publisher.retained if "/evidence/" in topic]
    assert list((rig.folder / "evidence").glob("*.jpg")) == []


def test_pictures_are_shown_again_and_their_numbers_go_on_after_a_restart(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.roll("red_yellow")
    rig.restart()
    assert rig.publisher.retained["referee/t/evidence/1"] == b"\xff\xd8jpeg"
    rig.take("s1", "red")
    rig.roll("green_blue")
    assert rig.retained("ruling")["evidence"] == 2


def test_the_host_restarts_the_camera(rig: Rig) -> None:
    assert rig.host({"act": "restart_camera"})["ok"]
    assert rig.camera.restarts == 1


# ---- access, buttons, alerts, devices


def test_a_used_link_seats_a_person_and_disappears_from_the_hosts_page(rig: Rig) -> None:
    rig.begin(("Mira", "Jonas"), bots=("Jonas",))
    assert rig.host({"act": "seat_link", "seat": "s2"})["ok"]
    assert rig.retained("host/state")["links"]["s2"].startswith("http://")
    rig.access.own.add("s2")
    rig.table.handle(AccessEvent("taken", "seat", "s2"))
    assert rig.retained("host/state")["links"] == rig.retained("host/state")["codes"] == {}
    seat = rig.retained("info")["seats"][1]
    assert (seat["bot"], seat["device"]) == (False, "own")


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
    facts: dict[str, Any] = {"what": "the broker is gone", "how": "Wait a moment."}
    rig.table.handle(AlertRaised("broker", Finding("alert-broker", "", facts)))
    assert "the broker is gone" in rig.retained("alert/broker")["text"]["en"]
    rig.table.handle(AlertSolved("broker"))
    assert "referee/t/alert/broker" not in rig.publisher.retained
    rig.table.handle(DeviceChanged("buttons", "ok"))
    assert rig.retained("device/buttons")["state"] == "ok"


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


# ---- faults


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
    assert "ZeroDivisionError: a bug" in rig.retained("alert/fault")["text"]["en"]
    assert "Traceback" in caplog.text
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
    assert "a bug in a view" in rig.retained("alert/fault")["text"]["en"]
    rig.clock.now += 121
    rig.table.handle(Tick())
    assert "referee/t/alert/fault" not in rig.publisher.retained


def test_an_input_of_an_unknown_type_is_told(rig: Rig) -> None:
    rig.table.handle(object())
    assert "KeyError" in rig.retained("alert/fault")["text"]["en"]


# ---- bots


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer()))
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B", "C"), bots=("A", "B", "C"), options={"modules_to_launch": 4})
    for _ in range(2000):
        if rig.session.outcome is not None:
            break
        assert timer.fire() == 1, "a bot has always exactly one thing to do"
        rig.table.handle(due.pop())
    assert rig.session.outcome is not None
    assert {told.said.how for told in rig.session.history} == {"bot"}
    assert timer.fire() == 0
    rig.journal.close()


def test_a_bot_that_was_overtaken_does_nothing(tmp_path: Path) -> None:
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer()))
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B"), bots=("A",))
    timer.fire()
    rig.host({"act": "pause"})
    rows = len(rig.journal)
    rig.table.handle(due.pop())
    assert len(rig.journal) == rows
    rig.journal.close()


def test_bots_throw_for_the_camera_and_throw_again_when_it_was_not_sure(tmp_path: Path) -> None:
    thrown: list[str] = []
    rig = Rig(tmp_path, bots=Bots(7, 1.0, timer := ManualTimer(), thrown.append))
    due: list[Any] = []
    rig.table.submit = due.append  # type: ignore[method-assign]
    rig.table.restore()
    rig.begin(("A", "B"), bots=("A",))
    rig.camera_ok()

    def fire() -> None:
        timer.fire()
        while due:
            rig.table.handle(due.pop())

    fire()
    assert thrown == ["s1"]
    rig.unsure()
    fire()
    assert thrown == ["s1", "s1"]
    rig.roll("red_yellow")
    fire()
    assert rig.session.state.turn == "s2"
    rig.journal.close()


# ---- the real loop


def test_the_loop_runs_in_its_thread_beats_and_ends_in_order(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.table.start()
    try:
        seats = [{"name": "Mira"}, {"name": "Jonas"}]
        action = json.dumps({"act": "new_game", "game": "ufo_attack", "seats": seats}).encode()
        rig.table.submit(Command("host", "h1", None, None, action))
        rig.publisher.wait_for(lambda topic, _: topic == "referee/t/host/reply")
        rig.publisher.wait_for(lambda topic, _: topic == "referee/t/heartbeat", timeout=10)
        seen = threading.Event()
        rig.table.submit(Call(lambda session: seen.set() if session is not None else None))
        assert seen.wait(5)
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
