"""Command payloads: whatever comes in, the answer is a value."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.mqtt.commands import MAX_BYTES, Command, Malformed, read_command
from service.mqtt.rate import Rate
from service.mqtt.topics import Topics, acl

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
)


@given(st.binary(max_size=200) | anything.map(lambda value: json.dumps(value).encode()))
def test_no_payload_raises(payload: bytes) -> None:
    assert isinstance(read_command("s1", payload), Command | Malformed)


@given(st.dictionaries(st.sampled_from(["id", "seq", "seat", "action"]), anything))
def test_what_is_taken_has_an_id_and_an_act_and_nothing_of_the_wrong_type(body: dict[str, object]) -> None:
    read = read_command("table", json.dumps(body).encode())
    if isinstance(read, Command):
        assert read.id == body["id"]
        assert isinstance(json.loads(read.action)["act"], str)
        assert read.seq is None or isinstance(read.seq, int)
        assert read.seat is None or isinstance(read.seat, str)


@pytest.mark.parametrize(
    ("payload", "name", "code"),
    [
        (b'{"id":"7","action":[]}', "7", "command-wrong-shape"),
        (b'{"id":"7","action":{}}', "7", "command-wrong-shape"),
        (b'{"id":7,"action":{"act":"pass"}}', None, "command-wrong-shape"),
        (b'{"id":"","action":{"act":"pass"}}', None, "command-wrong-shape"),
        (b'{"id":"' + b"x" * 65 + b'","action":{"act":"pass"}}', None, "command-wrong-shape"),
        (b"{", None, "command-not-json"),
        (b'{"id":"\xff"}', None, "command-not-utf8"),
        (b" " * (MAX_BYTES + 1), None, "command-too-large"),
    ],
)
def test_what_is_wrong_is_named_and_the_id_is_kept_where_it_can_be_read(
    payload: bytes, name: str | None, code: str
) -> None:
    read = read_command("s1", payload)
    assert isinstance(read, Malformed)
    assert (read.id, read.code) == (name, code)


def test_a_seat_speaks_for_itself_alone_whatever_it_writes() -> None:
    payload = b'{"id":"1","seat":"s2","action":{"act":"pass"}}'
    assert read_command("s1", payload) == Command("s1", "1", None, None, b'{"act":"pass"}')
    assert read_command("table", payload) == Command("table", "1", None, "s2", b'{"act":"pass"}')


def test_a_rate_is_for_each_party_and_recovers() -> None:
    rate = Rate(2, 10.0)
    assert [rate.allows("a", 0.0), rate.allows("a", 1.0), rate.allows("a", 2.0)] == [True, True, False]
    assert rate.allows("b", 2.0)
    assert rate.allows("a", 10.0)


@pytest.mark.parametrize("name", ["", "a/b", "+", "#", "s1\nuser host", "x" * 25])
def test_an_id_that_would_change_a_topic_or_the_access_list_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot stand in a topic"):
        Topics(name)
    with pytest.raises(ValueError, match="cannot stand in a topic"):
        Topics("table").do(name)


@pytest.mark.parametrize("name", ["service", "host", "table", "public"])
def test_a_seat_never_has_the_name_of_another_user(name: str) -> None:
    with pytest.raises(ValueError, match="another user"):
        Topics("table").seat_state(name)


def test_the_access_list_names_every_seat_and_never_a_plus() -> None:
    text = acl(Topics("table"), ["s1", "s2"], ["s2"])
    assert "+" not in text
    blocks = {block.splitlines()[0]: block for block in text.split("\n\n")}
    assert "seat/s2/state" in blocks["user table"]
    assert "seat/s1/state" not in blocks["user table"]
    assert "s2" not in blocks["user s1"]


def test_only_the_three_kinds_of_do_topics_have_a_sender() -> None:
    topics = Topics("table")
    assert [topics.sender(topics.do(user)) for user in ("s1", "table", "host")] == ["s1", "table", "host"]
    assert topics.sender("referee/table/seat/s1/state") is None
    assert topics.sender("referee/other/seat/s1/do") is None


def test_the_manual_names_every_topic() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "mqtt.md").read_text(encoding="utf-8")
    topics = Topics("table")
    fixed = [topics.availability, topics.info, topics.state, topics.ruling, topics.dice, topics.heartbeat]
    names = [topic.name for topic in (*fixed, topics.host_state, topics.seat_state("s1"), topics.seat_dice("s1"))]
    names += [topics.do(user) for user in ("s1", "table", "host")]
    branches = [topics.evidence(7), topics.device("7"), topics.alert("7")]
    names += [topic.name.removesuffix("7") for topic in branches]
    assert [name for name in names if f"`{name}" not in manual] == []
