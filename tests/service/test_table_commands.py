"""Commands at a whole table on fakes: who is answered what, once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from table_rig import Rig

from service.mqtt.broker_files import MAX_PACKET
from service.mqtt.commands import Command
from service.session.played import MAX_ACT
from service.views.views import RULINGS


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.table.restore()
    yield rig
    rig.journal.close()


def test_a_command_is_answered_and_shown_to_the_table_and_the_seat(rig: Rig) -> None:
    rig.begin()
    reply = rig.tap("s1", "red_yellow")
    assert reply["ok"]
    assert reply["ruling"]["act_text"]["en"] == "Mira rolled red and yellow"
    assert rig.retained("ruling")["text"]["en"] == "Mira rolled red and yellow."
    state, seat = rig.retained("state"), rig.retained("seat/s1/state")
    assert state["pending"][0]["text"]["en"] == "Mira, choose red or yellow."
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


def test_no_act_makes_a_state_too_long_to_be_sent(rig: Rig) -> None:
    """What a seat names comes again in every language of every ruling that is shown."""
    rig.begin()
    assert rig.tap("s1", "red_yellow")["ok"]
    assert rig.take("s1", "x" * 2_000)["error"]["code"] == "not-understood"
    for _ in range(RULINGS):
        assert rig.take("s1", "x" * (MAX_ACT - 30))["error"]["code"] == "ua-no-such-colour"
    assert max(map(len, rig.publisher.retained.values())) < MAX_PACKET / 2


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


@pytest.mark.parametrize("act", ["list_claims", "propose_undo"])
def test_by_a_known_id_the_tablet_learns_nothing_of_a_seat_that_left_it(rig: Rig, act: str) -> None:
    rig.begin()
    action = json.dumps({"act": act}).encode()
    rig.access.own.add("s1")
    rig.send(Command("table", "t1", rig.seq("s2"), "s2", action))
    for _ in range(2):
        for known in ("t1", "t2"):
            reply = rig.send(Command("table", known, 1, "s1", action))
            assert "seq" not in reply
            assert "claims" not in reply


def test_without_a_game_every_command_is_told_so(rig: Rig) -> None:
    for sender in ("s1", "table"):
        assert rig.send(Command(sender, "x", 1, "s1", b'{"act":"propose_undo"}'))["error"]["code"] == "no-game"
    assert rig.host({"act": "pause"})["error"]["code"] == "no-game"


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
    assert ruling["also"][-1]["text"]["en"] == "To be taken back on the table: Mira built yellow."
    assert rig.retained("state")["view"]["phase"] == "build"
