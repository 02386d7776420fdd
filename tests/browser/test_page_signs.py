"""Who cannot read yet: every key for a choice has a sign of its own or a colour."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from awaiting import await_that
from page_rig import PageRig
from replayed import scenes

from engine.core.registry import games

pytestmark = pytest.mark.browser

ACTS = 150
ELSEWHERE = {"roll", "tap_die", "confirm_options"}
"""Acts whose keys are the die itself, or stand beside the list of options."""

LOOKS = """async (asked) => {
  const { lookOf } = await import("/static/components/choices.js");
  return asked.map(([offer, now]) => lookOf(offer, now).sign ?? null);
}"""


FETCHED = """async (game) => (await import("/static/boards/index.js")).drawingOf(game)"""
"""The game's drawing, which has the signs."""


def offered(seen: list[dict[str, Any]]) -> dict[str, tuple[Any, Any]]:
    """One offer of each kind of act and look, with the view that it was made for."""
    found: dict[str, tuple[Any, Any]] = {}
    for scene in seen:
        for path, now in scene["topics"].items():
            if path.startswith("seat/") and path.endswith("/state"):
                for offer in now["legal"] + now["asked"]:
                    kind = f"{offer['action']['act']}, {offer['glyph']}, {offer['colour']}"
                    found.setdefault(kind, (offer, {"game": now["game"], "view": now["view"]}))
    return {kind: one for kind, one in found.items() if one[0]["action"]["act"] not in ELSEWHERE}


@pytest.mark.parametrize("game", sorted(games()))
def test_every_key_has_a_sign(visitors: Any, rig: PageRig, tmp_path: Path, game: str) -> None:
    seen = list(islice(scenes(tmp_path, game), ACTS))
    asked = offered(seen)
    assert len(asked) >= 2
    page = visitors().sit("spectator", "choice")
    rig.show(seen[-1])
    await_that(page, FETCHED, game)
    signs = page.evaluate(LOOKS, list(asked.values()))
    assert [kind for kind, sign in zip(asked, signs, strict=True) if sign is None] == []
