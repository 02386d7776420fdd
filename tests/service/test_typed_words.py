"""Words that somebody typed: shown as they are, never taken for references, and never a way to upset page or log."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from table_rig import Rig, catalog

from engine.core.rulings import Finding
from service.texts import Speaker, can_be_shown, literal


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    rig = Rig(tmp_path)
    rig.table.restore()
    return rig


@pytest.mark.parametrize("text", ["seat:s1", "ps:hello", "colour:red", "text:x", "{ $face }", "-term", "<b>x</b>"])
def test_a_house_ruling_is_told_word_for_word_whatever_it_looks_like(
    rig: Rig, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    rig.begin()
    rig.host({"act": "house_ruling", "text": text})
    assert rig.retained("ruling")["text"]["en"] == f"House ruling: {text}"
    assert caplog.records == []


def test_a_flood_of_made_up_faces_neither_fills_the_log_nor_the_memory(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    rig.begin()
    with caplog.at_level(logging.WARNING):
        for number in range(50):
            reply = rig.do("s1", {"act": "tap_die", "face": f"face:{number}"})
            assert f"“face:{number}”" in reply["error"]["text"]["en"]
    assert caplog.records == []


def test_a_very_long_word_is_cut_and_the_sentence_stands() -> None:
    said = Speaker(catalog()).text(Finding("no-such-face", "", {"face": literal("x" * 16_000)}))["en"]
    assert said.startswith("The die has no face called “xxx")
    assert "…" in said
    assert len(said) < 1_000


@pytest.mark.parametrize(
    "name", ["😀" * 40, "x" * 40, "אבגד", "👨\u200d👩\u200d👧", "O'Neil & <b>", "{ $x }", "seat:s2", "  Mira "]
)
def test_any_name_that_can_be_shown_is_shown(rig: Rig, name: str) -> None:
    rig.begin((name, "Jonas"), confirm=False)
    assert rig.retained("info")["seats"][0]["name"] == name.strip()
    assert name.strip() in rig.retained("state")["pending"][0]["text"]["en"]


@pytest.mark.parametrize("name", [" ", "\u200b", "Mi\nra", "\x1b[2J", "\x00", "\u202eariM", "\u2066x", "a\u2028b"])
def test_a_name_that_shows_nothing_or_upsets_its_line_is_refused(rig: Rig, name: str) -> None:
    reply = rig.host({"act": "new_game", "game": "ufo_attack", "seats": [{"name": "Ann"}, {"name": name}]})
    assert not reply["ok"]
    assert "player 2" in reply["error"]["text"]["en"]
    assert not can_be_shown(name)


def test_a_house_ruling_with_a_terminals_escape_is_refused(rig: Rig) -> None:
    rig.begin()
    assert rig.host({"act": "house_ruling", "text": "\x1b]0;x\x07"})["error"]["code"] == "not-understood"


def test_a_seat_colour_that_the_game_does_not_have_is_refused_with_those_it_has(rig: Rig) -> None:
    seats = [{"name": "Ann", "colour": "seat:s1"}, {"name": "Ben"}]
    said = rig.host({"act": "new_game", "game": "ufo_attack", "seats": seats})["error"]["text"]["en"]
    assert "Player 1" in said
    assert "purple" in said
