"""What one player does unseen leaves no trace with the others: no ruling, number, order, size, light or publication."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import night_game
import pytest
from night_game import DIE, WORDS
from table_rig import Rig

from engine.core.rulings import Finding
from service.commands.replay import transcript
from service.session.hearing import heard
from service.session.records import Said
from service.table.host_desk import HouseRules
from vision.events import DiceRead, TrayChanged
from vision.types import DieRead, Reading, State

MARK = {"act": "mark", "marks": ["red", "blue"]}
QUAD = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    with night_game.registered():
        rig = Rig(tmp_path, house=HouseRules({DIE: WORDS}))
        rig.begin(("Mira", "Jonas", "Ayo"), game="night_watch")
        yield rig


def at_night(rig: Rig) -> Rig:
    """All have hidden their marks: now the thief acts unseen."""
    for seat in ("s1", "s2", "s3"):
        assert rig.do(seat, MARK)["ok"]
    return rig


def heard_by_others(rig: Rig, since: int) -> list[tuple[str, bytes]]:
    """All that anybody but the thief could read, in its order."""
    sent = rig.publisher.log[since:]
    return [(topic, payload) for topic, payload, _ in sent if not topic.startswith("referee/t/seat/s1/")]


def everything_but(rig: Rig, seat: str) -> dict[str, bytes]:
    return {name: body for name, body in rig.publisher.retained.items() if f"/seat/{seat}/" not in name}


HIDDEN_ACTS: list[tuple[dict[str, Any], bool]] = [
    ({"act": "sneak", "to": 2}, True),
    ({"act": "sneak", "to": 3}, True),
    ({"act": "sneak", "to": 3}, False),
    ({"act": "sneak", "to": 0}, False),
    ({"act": "look"}, True),
]


def test_unseen_acts_refusals_and_questions_are_published_to_nobody_else(rig: Rig) -> None:
    at_night(rig)
    since, moods = len(rig.publisher.log), list(rig.signals.moods)
    for act, ok in HIDDEN_ACTS:
        assert rig.do("s1", act)["ok"] is ok
    assert rig.tap("s1", "2")["ok"]
    assert heard_by_others(rig, since) == []
    assert rig.signals.moods == moods
    assert len(rig.session.history) == 3 + len(HIDDEN_ACTS) + 1


def test_after_the_night_all_is_for_the_others_as_if_nothing_had_happened_in_it(tmp_path: Path) -> None:
    """Two tables side by side: one thief does a lot, one nothing. The others' messages are equal, byte by byte."""
    said = []
    with night_game.registered():
        for number, acts in enumerate(([], HIDDEN_ACTS)):
            rig = Rig(tmp_path / str(number), house=HouseRules({DIE: WORDS}))
            rig.begin(("Mira", "Jonas", "Ayo"), game="night_watch")
            at_night(rig)
            since = len(rig.publisher.log)
            for act, _ in acts:
                rig.do("s1", act)
            if acts:
                assert rig.tap("s1", "1")["ok"]
            assert rig.do("s1", {"act": "strike"})["ok"]
            assert rig.do("s2", {"act": "tap_dice", "faces": ["1", "3"]}, "dice")["ok"]
            said.append((heard_by_others(rig, since), everything_but(rig, "s1")))
    assert said[0] == said[1]
    assert any(topic == "referee/t/ruling" for topic, _ in said[0][0])


def test_each_viewer_counts_the_rulings_that_it_may_know(rig: Rig) -> None:
    at_night(rig)
    rig.do("s1", {"act": "sneak", "to": 2})
    rig.do("s1", {"act": "strike"})
    assert rig.retained("ruling")["seq"] == 4
    assert [one["seq"] for one in rig.retained("ruling")["previous"]] == [3, 2, 1]
    assert [one["seq"] for one in rig.retained("seat/s2/state")["rulings"]] == [4, 3, 2, 1]
    assert [one["seq"] for one in rig.retained("seat/s1/state")["rulings"]] == [5, 4, 3, 2, 1]


def test_of_an_act_that_is_half_known_the_others_get_the_public_sentence_as_head_and_no_act(rig: Rig) -> None:
    assert rig.do("s1", MARK)["ok"]
    own, public = rig.retained("seat/s1/state")["rulings"][0], rig.retained("ruling")
    assert (own["code"], [also["code"] for also in own["also"]]) == ("foreign-die", ["proposal-declined"])
    assert own["act_text"] is not None
    assert (own["act_facts"], public["act_facts"]) == ({"face": "Mark"}, {})
    assert own["correctable"] is True
    assert (public["code"], public["also"], public["act_text"]) == ("proposal-declined", [], None)
    assert public["correctable"] is False
    assert "red" not in json.dumps(rig.retained("seat/s2/state")["rulings"])


def test_a_ruling_never_changes_for_anybody_once_it_is_told(rig: Rig) -> None:
    at_night(rig)
    before = {seat: rig.retained(f"seat/{seat}/state")["rulings"] for seat in ("s1", "s2", "s3")}
    rig.do("s1", {"act": "sneak", "to": 2})
    rig.do("s1", {"act": "strike"})
    for seat, told in before.items():
        known = {one["seq"]: one for one in rig.retained(f"seat/{seat}/state")["rulings"]}
        assert [known[one["seq"]] for one in told] == told


def test_the_others_see_a_veiled_question_and_the_seat_sees_its_own(rig: Rig) -> None:
    at_night(rig)
    rig.do("s1", {"act": "look"})
    for topic in ("state", "seat/s2/state"):
        (prompt,) = rig.retained(topic)["pending"]
        assert (prompt["need"], prompt["code"], prompt["dice"], prompt["facts"]) == ("choice", "ask-confirm", [], {})
    (prompt,) = rig.retained("seat/s1/state")["pending"]
    assert (prompt["need"], prompt["code"], prompt["dice"]) == ("dice", "ask-consent", [DIE])


def test_the_reply_to_an_unseen_act_goes_to_its_sender_alone(rig: Rig) -> None:
    at_night(rig)
    since = len(rig.publisher.log)
    reply = rig.do("s1", {"act": "sneak", "to": 1})
    assert reply["error"]["code"] == "die-not-counted"
    assert reply["ruling"]["seq"] == 4
    told = [topic for topic, payload, _ in rig.publisher.log[since:] if b"die-not-counted" in payload]
    assert set(told) == {"referee/t/seat/s1/reply", "referee/t/seat/s1/state"}


def test_the_acts_that_the_referee_asks_about_reach_that_seat_as_keys(rig: Rig) -> None:
    at_night(rig)
    assert rig.do("s1", {"act": "sneak", "to": 0})["error"]["code"] == "die-unsure"
    asked = rig.retained("seat/s1/state")["asked"]
    assert [offer["action"] for offer in asked] == [{"act": "sneak", "to": 2}, {"act": "sneak", "to": 3}]
    assert rig.retained("seat/s2/state")["asked"] == []
    assert rig.do("s1", asked[0]["action"])["ok"]
    assert rig.retained("seat/s1/state")["asked"] == []


def read(rig: Rig, face: str) -> None:
    die = DieRead(DIE, face, night_game.TILES, 0.999, QUAD)
    rig.table.handle(DiceRead(Reading(State.READ, (die,)), 10, 1.0, 1.2, b"\xff\xd8jpeg"))


def test_a_die_that_one_seat_alone_may_see_is_on_its_own_topic_while_the_camera_reads_it(rig: Rig) -> None:
    at_night(rig)
    rig.camera_ok()
    rig.table.handle(TrayChanged(State.EMPTY, 1, 1.0))
    rig.do("s1", {"act": "look"})
    public, since = rig.publisher.retained["referee/t/dice"], len(rig.publisher.log)
    rig.table.handle(TrayChanged(State.MOVING, 2, 2.0))
    read(rig, "3")
    assert rig.publisher.retained["referee/t/dice"] == public
    assert heard_by_others(rig, since) == []
    shown = [
        json.loads(body) for topic, body, _ in rig.publisher.log[since:] if topic == "referee/t/seat/s1/dice" and body
    ]
    assert [(one["state"], one["evidence"]) for one in shown] == [("moving", None), ("read", None)]
    assert rig.session.acts[-1].action.die == ("pips:3",)
    assert "referee/t/seat/s1/dice" not in rig.publisher.retained


def test_nobody_finds_out_by_trying_whether_a_die_is_thrown_in_secret(rig: Rig) -> None:
    at_night(rig)
    rig.camera_ok()
    answers = []
    for number, act in enumerate(({"act": "sneak", "to": 2}, {"act": "look"})):
        rig.do("s1", act)
        tries = ({"act": "roll", "die": ["pips:1"]}, {"act": "tap_die", "face": "1"}, {"act": "strike"})
        replies = [rig.do("s2", one, f"try-{number}-{at}") for at, one in enumerate(tries)]
        answers.append([reply["error"] for reply in replies])
    assert answers[0] == answers[1]


def test_a_roll_for_one_seat_while_the_game_is_paused_is_told_to_that_seat_alone(rig: Rig) -> None:
    at_night(rig)
    rig.camera_ok()
    rig.do("s1", {"act": "look"})
    rig.host({"act": "pause"})
    since = len(rig.publisher.log)
    read(rig, "3")
    assert heard_by_others(rig, since) == []
    assert rig.retained("seat/s1/state")["rulings"][0]["code"] == "die-not-counted"


@pytest.mark.parametrize("viewer", ["public", "s2"])
def test_a_transcript_for_others_has_no_trace_of_the_night(rig: Rig, viewer: str) -> None:
    at_night(rig)
    before = transcript(rig.session, viewer)
    rig.do("s1", {"act": "sneak", "to": 2})
    assert transcript(rig.session, viewer) == before
    assert transcript(rig.session, "s1") != before


def test_nothing_is_lost_by_a_restart(rig: Rig) -> None:
    at_night(rig)
    for act, _ in HIDDEN_ACTS:
        rig.do("s1", act)
    kept = {name: body for name, body in rig.publisher.retained.items() if name.endswith(("/state", "/ruling"))}
    rig.restart()
    assert {name: rig.publisher.retained[name] for name in kept} == kept


def test_without_a_sentence_for_a_viewer_there_is_no_ruling_whatever_its_audience() -> None:
    """Fails closed: the sentences decide, too."""
    said = Said("accepted", Finding("undone", "", seen_by=frozenset({"s1"})), "s1")
    assert heard(said, "s2") is None
    assert heard(said, "s1") is not None
    assert heard(msgspec.structs.replace(said, seen_by=frozenset({"s2"})), "s1") is None
