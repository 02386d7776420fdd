"""A restart in every phase: each view is the same, byte for byte, with the same number; and play goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from table_rig import Rig, frozen

from service.journal.journal import read_bodies
from service.session.session import fold_all


def unconfirmed(rig: Rig) -> None:
    rig.begin(confirm=False)
    rig.do("s1", {"act": "confirm_options"})


def mid_turn(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")


def refused(rig: Rig) -> None:
    mid_turn(rig)
    assert not rig.take("s1", "blue")["ok"]


def unread(rig: Rig) -> None:
    rig.begin()
    rig.camera_ok()
    rig.unsure()


def paused(rig: Rig) -> None:
    mid_turn(rig)
    rig.host({"act": "pause"})


def proposed(rig: Rig) -> None:
    mid_turn(rig)
    rig.do("s1", {"act": "propose_undo"})


def paused_in_a_proposal(rig: Rig) -> None:
    proposed(rig)
    rig.host({"act": "pause"})


def half_agreed(rig: Rig) -> None:
    rig.begin(("Ann", "Ben", "Cat"))
    rig.tap("s1", "red_yellow")
    rig.do("s1", {"act": "propose_undo"})
    rig.do("s2", {"act": "consent", "proposal": "p1", "agree": True})


def corrected(rig: Rig) -> None:
    mid_turn(rig)
    rig.do("s1", {"act": "propose_correction", "ruling": 1, "face": "red_green"})
    assert rig.do("s2", {"act": "consent", "proposal": "p1", "agree": True})["ok"]


def new_game_in_a_proposal(rig: Rig) -> None:
    proposed(rig)
    rig.begin(("Cat", "Dan"))


def resumed(rig: Rig) -> None:
    new_game_in_a_proposal(rig)
    assert rig.host({"act": "resume_game", "game_id": "g0001"})["ok"]


def over(rig: Rig) -> None:
    rig.begin()
    while rig.session.outcome is None:
        assert len(rig.session.history) < 500
        seat = rig.session.pending[0].seat
        offers = rig.retained(f"seat/{seat}/state")["legal"]
        assert rig.do(seat, offers[len(rig.session.history) % len(offers)]["action"])["ok"]


PHASES = (unconfirmed, mid_turn, refused, unread, paused, proposed, paused_in_a_proposal, half_agreed, corrected)
PHASES += (new_game_in_a_proposal, resumed, over)


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_every_view_is_the_same_after_a_restart(tmp_path: Path, phase: Callable[[Rig], None]) -> None:
    rig = Rig(tmp_path)
    rig.table.restore()
    phase(rig)
    session, rows, before = frozen(rig.session), read_bodies(tmp_path / "journal.db"), shown(rig)
    rig.restart()
    assert frozen(rig.session) == session
    assert shown(rig) == before
    assert read_bodies(tmp_path / "journal.db") == rows, "a restart alone writes nothing"


def test_a_table_starts_on_a_journal_cut_anywhere_and_goes_on(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    rig = Rig(whole)
    rig.table.restore()
    corrected(rig)
    rows = list(rig.table.game.saved._entries())
    parts = {file.name: file.read_bytes() for file in whole.glob("journal.db*") if not file.name.endswith("-shm")}
    states = [None, *(frozen(fold_all(rows[:count])) for count in range(1, len(rows) + 1))]
    rig.journal.close()
    cuts = [(name, len(content) * part // 20) for name, content in parts.items() for part in range(20)]
    seen = set[int]()
    for number, (name, end) in enumerate(cuts):
        folder = tmp_path / str(number)
        folder.mkdir()
        for other, content in parts.items():
            (folder / other).write_bytes(content[:end] if other == name else content)
        cut = Rig(folder)
        cut.table.restore()
        count = len(cut.journal)
        seen.add(count)
        session = cut.table.game.session
        assert (frozen(session) if session else None) == states[count], (name, end)
        cut.begin()
        cut.journal.close()
    assert {0, len(rows)} <= seen
    assert len(seen) > 4, "the cuts must fall between rows too"


def test_a_game_that_makes_the_rules_fall_over_does_not_keep_the_table_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig = Rig(tmp_path)
    rig.table.restore()
    mid_turn(rig)
    with monkeypatch.context() as broken:
        broken.setattr("service.table.open_game.fold", lambda *_: {}["a bug"])
        rig.restart()
    assert "a bug" in caplog.text
    assert "log says why" in rig.retained("alert/game")["text"]["en"]
    rig.begin()
    assert rig.session.header.game_id == "g0002"


def shown(rig: Rig) -> dict[str, bytes]:
    """The views that the broker holds; the host's has the links of one run."""
    views = {topic: body for topic, body in rig.publisher.retained.items() if topic.endswith(("/state", "/ruling"))}
    return {topic: body for topic, body in views.items() if "/host/" not in topic}
