"""The golden transcripts say today what they said when a person read and approved them."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden_rig import replayed

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_golden_transcript(file: Path) -> None:
    assert replayed(file.read_text()) == file.read_text()


def test_the_transcripts_show_refusals_and_both_variants() -> None:
    texts = [file.read_text() for file in FILES]
    assert len(texts) >= 4
    assert all("\n  - " in text for text in texts), "each shows a refusal"
    assert any("alien_invasion" in text for text in texts)
    assert any("first_to_12" in text for text in texts)
