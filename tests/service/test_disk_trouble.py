"""A disk that takes nothing down: told once, nothing counts, nothing changes halfway, and play goes on by itself."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from table_rig import Rig

from service.journal import journal as journal_module
from service.journal.journal import JournalError
from service.mqtt.topics import Topics
from service.ports import ManualTimer
from service.table.bots import Bots
from service.table.inputs import Tick
from service.web.access import Access, AccessEvent, Grant
from vision.events import CameraHealth


class Disk:
    """Refuses the journal's writes while `full`."""

    def __init__(self, rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        append, probe = rig.journal.append, journal_module._write_probe

        def refuse(body: bytes) -> None:
            if self.full:
                rig.journal.trouble = JournalError(rig.journal.path, "full", "no space left")
                raise rig.journal.trouble
            append(body)

        def refuse_probe(path: Path) -> None:
            if self.full:
                raise OSError(28, "No space left on device")
            probe(path)

        monkeypatch.setattr(rig.journal, "append", refuse)
        monkeypatch.setattr(journal_module, "_write_probe", refuse_probe)


def alert(rig: Rig, name: str) -> bool:
    return f"referee/t/alert/{name}" in rig.publisher.retained


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    rig = Rig(tmp_path)
    rig.table.restore()
    rig.begin()
    return rig


def test_the_alert_goes_by_itself_when_there_is_room_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(rig, monkeypatch)
    reply = rig.tap("s1", "red_yellow")
    assert reply["error"]["code"] == "not-saved"
    rig.table.handle(Tick())
    assert alert(rig, "journal")
    assert rig.signals.moods[-1] == "trouble"
    disk.full = False
    rig.table.handle(Tick())
    assert not alert(rig, "journal")
    assert rig.signals.moods[-1] != "trouble", "the light says so as well"
    assert rig.tap("s1", "red_yellow")["ok"]
    assert list(rig.folder.glob("*.probe")) == []


def test_a_bot_plays_on_when_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timer = ManualTimer()
    rig = Rig(tmp_path, timer=timer, bots=Bots(1, 1.0, timer))
    rig.table.restore()
    rig.begin(("Ann", "Ben"), bots=("Ann", "Ben"))
    rig.table.start()
    try:
        disk = Disk(rig, monkeypatch)
        assert timer.fire() == 1
        rig.publisher.wait_for(lambda topic, _: topic.endswith("alert/journal"))
        disk.full = False
        rig.table.submit(Tick())
        since = len(rig.publisher.log)
        rig.publisher.wait_for(lambda topic, body: topic.endswith("alert/journal") and not body)
        assert timer.fire() == 1
        rig.publisher.wait_for(lambda topic, body: topic.endswith("/ruling") and bool(body), since=since)
    finally:
        rig.table.close()


def test_trouble_that_lasts_is_logged_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Disk(rig, monkeypatch)
    with caplog.at_level(logging.WARNING):
        rig.tap("s1", "red_yellow")
        rig.table.handle(CameraHealth("ok"))
        for _ in range(30):
            rig.table.handle(Tick())
    assert len(caplog.records) == 1, caplog.records


def test_a_command_that_the_disk_refused_may_be_sent_again_with_its_id(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = rig.access.link

    def refuse(_seat: str) -> str:
        raise OSError(28, "No space left on device", "credentials.json")

    monkeypatch.setattr(rig.access, "link", refuse)
    assert rig.host({"act": "seat_link", "seat": "s1"}, "x")["error"]["code"] == "not-written"
    monkeypatch.setattr(rig.access, "link", link)
    assert rig.host({"act": "seat_link", "seat": "s1"}, "x")["ok"]


def test_a_game_that_could_not_be_saved_moves_no_seat_to_another_device(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    Disk(rig, monkeypatch)
    rig.access.own.add("s2")
    seats = [{"name": "Ann", "device": "own"}, {"name": "Ben"}]
    assert not rig.host({"act": "new_game", "game": "ufo_attack", "seats": seats})["ok"]
    assert rig.access.own == {"s2"}


def test_a_game_that_could_not_be_opened_moves_no_seat_either(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.table.handle(AccessEvent("taken", "seat", "s1"))
    rig.begin(("Ann", "Ben"))
    Disk(rig, monkeypatch)
    assert not rig.host({"act": "resume_game", "game_id": "g0001"})["ok"]
    assert rig.access.own == set()


def test_a_link_that_could_not_be_honoured_may_be_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    access = Access(tmp_path, Topics("t"), lambda: "http://here")
    secret = access.link("s1").partition("claim=")[2]
    with monkeypatch.context() as patch:
        patch.setattr("service.web.access.save_credentials", _full)
        with pytest.raises(OSError, match="No space"):
            access.redeem(secret)
    assert isinstance(access.redeem(secret), Grant)


def test_passwords_that_cannot_be_saved_do_not_keep_the_service_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("service.web.access.save_credentials", _full)
    assert len(Access(tmp_path, Topics("t"), lambda: "http://here").passwords()) == 8
    assert "needs a new link" in caplog.text


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")
