"""First written, then told: full and damaged disks, restarts, saved games."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from table_rig import Rig, catalog, frozen

from service.journal.journal import JournalError
from service.table.host_desk import GAMES_SHOWN


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.table.restore()
    yield rig
    rig.journal.close()


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


def test_a_game_that_this_version_cannot_play_is_told_and_another_can_be_started(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    last = list(rig.journal.bodies())[-1]
    rig.journal.append(last.replace(b'"event":"rolled"', b'"event":"teleported"'))
    rig.restart()
    assert "teleported" in caplog.text
    assert "log says why" in rig.retained("alert/game")["text"]["en"]
    assert rig.retained("state")["game"] is None
    rig.begin(("Ann", "Ben"))
    assert rig.session.header.game_id == "g0002"
    assert "referee/t/alert/game" not in rig.publisher.retained


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


def test_of_very_many_games_the_list_has_the_latest(rig: Rig) -> None:
    """A table whose bots go on by themselves starts thousands; all can still be opened."""
    rig.begin()
    saved = rig.table.game.saved
    saved.games |= {f"g{number:04d}": saved.games["g0001"] for number in range(2, 5_000)}
    rig.begin()
    shown = [game["id"] for game in rig.retained("host/state")["games"]]
    assert shown[0] == "g5000"
    assert len(shown) == GAMES_SHOWN
    assert rig.host({"act": "resume_game", "game_id": "g0001"})["ok"]


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
    for code, wrong in (
        ("setup-seats", {"game": "ufo_attack", "seats": seats[:1]}),
        ("setup-option-number", {"game": "ufo_attack", "seats": seats, "options": {"modules_to_launch": 99}}),
        ("setup-no-variant", {"game": "ufo_attack", "seats": seats, "variants": ["nonsense"]}),
        ("setup-no-game", {"game": "chess", "seats": seats}),
        ("setup-table", {"game": "ufo_attack", "seats": seats * 4}),
    ):
        reply = rig.host({"act": "new_game", **wrong})
        assert reply["error"]["code"] == code, reply
    assert rig.session.header.game_id == "g0001"


def test_info_shows_options_die_seats_and_languages(rig: Rig) -> None:
    rig.begin(("Mira", "Jonas"), options={"modules_to_launch": 5}, bots=("Jonas",))
    info = rig.retained("info")
    changed = [option["name"] for option in info["options"] if option["changed"]]
    assert changed == ["modules_to_launch"]
    assert [seat["bot"] for seat in info["seats"]] == [False, True]
    assert info["dice"][0]["faces"][0]["text"]["en"] == "red and yellow"
    assert info["languages"] == list(catalog().languages)
