"""Whole games told in every language at once: no word is missing, no fact is asked for that is not there."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from table_rig import catalog
from test_games_told import GAMES, bots_at

MOST_INPUTS = 250


def texts_in(what: Any) -> list[dict[str, str]]:
    """Every {language: sentence} of a payload."""
    if isinstance(what, list):
        return [text for part in what for text in texts_in(part)]
    if not isinstance(what, dict):
        return []
    if "en" in what and all(isinstance(value, str) for value in what.values()):
        return [what]
    return [text for part in what.values() for text in texts_in(part)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_every_language(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    catalog()._complained.clear()  # each fault is logged once a process
    with caplog.at_level(logging.ERROR, "service.texts"):
        rig = bots_at(tmp_path, game, seed=3)
        for _ in range(MOST_INPUTS):
            if rig.table._queue.empty() or rig.session.outcome is not None:
                break
            rig.table.handle(rig.table._queue.get())
    assert caplog.messages == []
    payloads = [payload for topic, payload, _ in rig.publisher.log if payload and "/evidence/" not in topic]
    texts = [text for payload in payloads if payload[:1] == b"{" for text in texts_in(json.loads(payload))]
    assert len(texts) > 500
    assert {tuple(sorted(text)) for text in texts} == {tuple(sorted(catalog().languages))}
    rig.journal.close()
