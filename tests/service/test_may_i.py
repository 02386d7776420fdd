"""What is not open is listed for the seat that is to act, and refused with its clause when it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_rig import Rig

LIST = {"act": "list_claims"}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.begin()
    yield rig
    rig.journal.close()


def listed(table: Rig, seat: str) -> list[Any]:
    reply = table.do(seat, LIST)
    assert reply["ok"]
    claims: list[Any] = reply.get("claims", [])
    return claims


def test_each_of_them_is_refused_by_a_clause_and_changes_nothing(table: Rig) -> None:
    claims = listed(table, "s1")
    assert {claim["action"]["act"] for claim in claims} >= {"take", "claim_launch", "pass"}
    for claim in claims:
        reply = table.do("s1", claim["action"])
        assert (reply["ok"], reply["ruling"]["kind"]) == (False, "refused")
        assert reply["error"]["clause"].startswith("UA-")
    assert not table.session.acts


def test_they_are_called_what_their_keys_would_be_called_in_every_language(table: Rig) -> None:
    launch = next(claim for claim in listed(table, "s1") if claim["action"]["act"] == "claim_launch")
    assert len({*launch["text"].values()}) == len(launch["text"]) == 6


def test_listing_is_no_act(table: Rig) -> None:
    rows, seq = len(table.journal), table.seq("s1")
    listed(table, "s1")
    assert (len(table.journal), table.seq("s1")) == (rows, seq)


def test_who_is_not_to_act_has_none(table: Rig) -> None:
    assert listed(table, "s2") == []


def test_none_while_the_game_waits(table: Rig) -> None:
    table.host({"act": "pause"})
    assert listed(table, "s1") == []


def test_a_page_that_is_behind_is_told_so(table: Rig) -> None:
    reply = table.do("s1", LIST, seq=table.seq("s1") - 1)
    assert (reply["ok"], reply["error"]["code"]) == (False, "stale")
