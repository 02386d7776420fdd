"""What the table publishes, and when: versions, equal bytes, a broker that has forgotten everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_rig import Rig

from service.table.inputs import Republish, Tick


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    rig.table.restore()
    yield rig
    rig.journal.close()


def test_equal_bytes_are_not_published_again(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    before = len(rig.publisher.log)
    rig.table.handle(Tick())
    rig.host({"act": "seat_link", "seat": "s1"})
    topics = [topic for topic, _, _ in rig.publisher.log[before:]]
    assert topics == ["referee/t/host/state", "referee/t/host/reply"]


def test_no_retained_topic_ever_carries_the_same_bytes_twice_in_a_row(rig: Rig) -> None:
    rig.begin()
    for seat, face, colour in [("s1", "red_yellow", "red"), ("s2", "green_blue", "blue")]:
        rig.turn(seat, face, colour)
    rig.do("s1", {"act": "propose_undo"})
    rig.do("s2", {"act": "take", "colour": "red"})
    last: dict[str, bytes] = {}
    for topic, payload, retain in rig.publisher.log:
        if retain:
            assert last.get(topic) != payload, topic
            last[topic] = payload


def test_the_version_of_a_view_rises_only_when_that_view_changes(rig: Rig) -> None:
    rig.begin()
    rig.tap("s1", "red_yellow")
    seqs: dict[str, list[int]] = {}
    bodies: dict[str, list[Any]] = {}
    for topic, payload, _ in rig.publisher.log:
        if topic.endswith("/state") and payload and "host" not in topic:
            message = json.loads(payload)
            seqs.setdefault(topic, []).append(message.pop("seq"))
            bodies.setdefault(topic, []).append(message)
    for topic, numbers in seqs.items():
        assert numbers == sorted(set(numbers)), topic
        assert all(one != other for one, other in zip(bodies[topic], bodies[topic][1:], strict=False)), topic


def test_versions_go_on_after_a_restart_where_they_were(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    rig.do("s2", {"act": "take", "colour": "red"})
    before = {topic: payload for topic, payload in rig.publisher.retained.items() if "host" not in topic}
    rig.restart()
    for topic, payload in before.items():
        assert json.loads(rig.publisher.retained[topic]) == json.loads(payload), topic


def test_a_broker_that_has_forgotten_everything_gets_everything_again(rig: Rig) -> None:
    rig.begin()
    rig.turn("s1", "red_yellow", "red")
    rig.camera_ok()
    before = dict(rig.publisher.retained)
    rig.publisher.retained.clear()
    rig.table.handle(Republish())
    assert rig.publisher.retained == before


def test_seat_topics_are_deleted_when_a_smaller_game_takes_the_table(rig: Rig) -> None:
    rig.begin(("Mira", "Jonas", "Lin"))
    assert "referee/t/seat/s3/state" in rig.publisher.retained
    rig.begin(("Mira", "Jonas"))
    assert "referee/t/seat/s3/state" not in rig.publisher.retained
    assert "referee/t/ruling" not in rig.publisher.retained
