"""The service's MQTT link: nothing blocks, nothing is lost that matters, and no error ends it."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from free_ports import free_ports
from mqtt_probe import WAIT_S
from mqtt_rig import Rig, rig_on

from service.mqtt.commands import MAX_BYTES, Command
from service.mqtt.link import COMMANDS_PER_S, LinkEvents, MqttLink
from service.mqtt.topics import Topics

pytestmark = pytest.mark.broker

DO = "referee/table/seat/s1/do"
REPLY = "referee/table/seat/s1/reply"


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    with rig_on(tmp_path) as rig:
        yield rig


def command(name: str) -> bytes:
    return json.dumps({"id": name, "seq": 3, "action": {"act": "pass"}}).encode()


def test_a_command_arrives_with_its_sender_from_the_topic(rig: Rig) -> None:
    with rig.user("s1") as seat, rig.user("table") as tablet, rig.user("host") as host:
        seat.publish(DO, b'{"id":"a","seq":3,"seat":"s2","action":{"act":"take","colour":"red"}}')
        assert rig.commands.get(timeout=WAIT_S) == Command("s1", "a", 3, None, b'{"act":"take","colour":"red"}')
        tablet.publish("referee/table/table/do", b'{"id":"b","seat":"s2","action":{"act":"pass"}}')
        assert rig.commands.get(timeout=WAIT_S) == Command("table", "b", None, "s2", b'{"act":"pass"}')
        host.publish("referee/table/host/do", b'{"id":"c","action":{"act":"pause"}}')
        assert rig.commands.get(timeout=WAIT_S) == Command("host", "c", None, None, b'{"act":"pause"}')


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b'{"id":"x","seq":"three","action":{"act":"pass"}}', "command-wrong-shape"),
        (b'{"id":"x","action":{"colour":"red"}}', "command-wrong-shape"),
        (b'{"id":"x"}', "command-wrong-shape"),
    ],
)
def test_a_command_of_the_wrong_shape_is_answered(rig: Rig, payload: bytes, code: str) -> None:
    with rig.user("s1") as seat:
        seat.subscribe(REPLY)
        seat.publish(DO, payload)
        answer = seat.await_json(REPLY, lambda reply: reply["id"] == "x")
        assert answer["ok"] is False
        assert answer["error"]["code"] == code
        assert answer["error"]["text"]["en"]
    assert rig.commands.empty()


@pytest.mark.parametrize("payload", [b"\xff\xfe", b"not json", b"[" * 5000, b"x" * (MAX_BYTES + 1), b"null"])
def test_garbage_is_dropped_and_counted_and_the_next_command_works(rig: Rig, payload: bytes) -> None:
    with rig.user("s1") as seat:
        seat.publish(DO, payload)
        seat.publish(DO, command("good"))
        assert rig.commands.get(timeout=WAIT_S).id == "good"
    assert rig.link.malformed == 1
    assert rig.troubles.empty()


def test_a_packet_beyond_the_brokers_limit_costs_its_sender_the_connection_and_nobody_else(rig: Rig) -> None:
    with rig.user("s1") as flooder, rig.user("s2") as other:
        flooder.client.publish(DO, b"x" * 2_000_000, qos=1)
        flooder.wait(lambda: flooder.gone)
        other.publish("referee/table/seat/s2/do", command("still here"))
        assert rig.commands.get(timeout=WAIT_S).id == "still here"


def test_field_report_25_a_retained_command_is_not_carried_out_at_the_next_connect_and_is_deleted(rig: Rig) -> None:
    with rig.user("s1") as seat:
        seat.publish(DO, command("once"), retain=True)
        assert rig.commands.get(timeout=WAIT_S).id == "once"
    rig.link.close()
    later = MqttLink(rig.tcp_port, rig.access.service_password, rig.topics, rig.link._events)
    later.start()
    try:
        assert later.wait_connected(WAIT_S)
        assert later.flush(WAIT_S)  # the broker has taken what came after the subscription, and so that as well
        with rig.user("s1") as seat:
            seat.publish(DO, command("fresh"))
            assert rig.commands.get(timeout=WAIT_S).id == "fresh"
        assert later.flush(WAIT_S)
        with rig.user("service") as witness:
            witness.subscribe(DO, "referee/table/availability")
            witness.await_payload("referee/table/availability", b"online")
            assert witness.payloads(DO) == []
    finally:
        later.close()


def test_an_error_while_taking_a_command_is_reported_and_the_next_one_works(tmp_path: Path) -> None:
    broken = threading.Event()

    def take(command: Command) -> None:
        if command.id == "bomb":
            broken.set()
            raise RuntimeError("a bug")
        rig.commands.put(command)

    rig = Rig(tmp_path)
    events = rig.link._events
    rig.link._events = LinkEvents(take, events.connection, events.trouble, events.explain)
    try:
        rig.start()
        with rig.user("s1") as seat:
            seat.publish(DO, command("bomb"))
            where, error = rig.troubles.get(timeout=WAIT_S)
            assert (where, str(error)) == ("command", "a bug")
            assert broken.is_set()
            seat.publish(DO, command("after"))
            assert rig.commands.get(timeout=WAIT_S).id == "after"
    finally:
        rig.close()


def test_field_report_24_an_error_in_the_connection_callback_does_not_stop_publishing(tmp_path: Path) -> None:
    def explode(_up: bool) -> None:
        raise RuntimeError("a bug")

    rig = Rig(tmp_path)
    events = rig.link._events
    rig.link._events = LinkEvents(events.command, explode, events.trouble, events.explain)
    try:
        rig.start()
        rig.say("referee/table/state", b"{}")
        assert rig.troubles.get(timeout=WAIT_S)[0] == "connection"
    finally:
        rig.close()


def test_when_the_mqtt_thread_breaks_off_a_new_connection_is_made(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old trap: the thread is dead and publishing goes on "successfully"."""
    client = rig.link._client
    assert client is not None
    assert rig.connections.get(timeout=WAIT_S) is True

    def broken(*_: object) -> None:
        raise RuntimeError("a bug in the library")

    monkeypatch.setattr(client, "_loop", broken)
    rig.link.publish("referee/table/state", b'{"seq":1}')
    assert rig.connections.get(timeout=WAIT_S) is False
    assert rig.connections.get(timeout=WAIT_S) is True
    with rig.guest() as probe:
        probe.subscribe("referee/table/state")
        probe.await_payload("referee/table/state", b'{"seq":1}')


def test_when_greeting_the_broker_fails_it_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig(tmp_path)
    greet = rig.link._greet
    faults = iter([RuntimeError("a bug")])

    def clumsy(client: object) -> None:
        for fault in faults:
            raise fault
        greet(client)  # type: ignore[arg-type]

    monkeypatch.setattr(rig.link, "_greet", clumsy)
    try:
        rig.start()
        assert rig.troubles.get(timeout=WAIT_S)[0] == "connect"
        rig.say("referee/table/state", b"{}")
    finally:
        rig.close()


def test_one_seat_cannot_fill_the_queue(rig: Rig) -> None:
    with rig.user("s1") as flooder, rig.user("s2") as other:
        flooder.subscribe(REPLY)
        for number in range(3 * COMMANDS_PER_S):
            flooder.client.publish(DO, command(str(number)), qos=1)
        answer = flooder.await_json(REPLY, lambda reply: reply["error"]["code"] == "command-too-many")
        assert answer["ok"] is False
        other.publish("referee/table/seat/s2/do", command("mine"))
        seen = [rig.commands.get(timeout=WAIT_S)]
        while seen[-1].sender == "s1":
            seen.append(rig.commands.get(timeout=WAIT_S))
        assert seen[-1].id == "mine"


def test_publishing_without_a_broker_returns_at_once_and_is_made_up_for(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.link.start()
    try:
        for seq in range(100):
            rig.link.publish("referee/table/state", b'{"seq":%d}' % seq)
        rig.link.publish("referee/table/heartbeat", b"{}", retain=False)
        assert not rig.link.connected
        assert rig.link.dropped == 1
        rig.broker.start(rig.access.passwords(), rig.access.rights())
        assert rig.link.wait_connected(WAIT_S)
        assert rig.link.flush(WAIT_S)
        with rig.guest() as probe:
            probe.subscribe("referee/table/#")
            probe.await_payload("referee/table/state", b'{"seq":99}')
            probe.await_payload("referee/table/availability", b"online")
    finally:
        rig.close()


def test_a_broker_that_hangs_blocks_nobody_and_gets_the_latest_state_when_it_goes_on(rig: Rig) -> None:
    pid = rig.broker.pid
    assert pid
    with rig.guest() as probe:
        probe.subscribe("referee/table/#")
        os.kill(pid, signal.SIGSTOP)
        try:
            for seq in range(500):
                rig.link.publish("referee/table/state", b'{"seq":%d}' % seq)
                rig.link.publish("referee/table/dice", b'{"seq":%d}' % seq)
        finally:
            os.kill(pid, signal.SIGCONT)
        probe.await_payload("referee/table/state", b'{"seq":499}')
        probe.await_payload("referee/table/dice", b'{"seq":499}')
        states = [json.loads(payload)["seq"] for payload in probe.payloads("referee/table/state")]
        assert states == sorted(states)
        assert len(states) < 100


def test_a_burst_reaches_a_reader_whole_and_in_order(rig: Rig) -> None:
    with rig.guest() as probe:
        probe.subscribe("referee/table/heartbeat")
        for number in range(3000):
            rig.link.publish("referee/table/heartbeat", b"%d" % number, retain=False)
        probe.await_payload("referee/table/heartbeat", b"2999")
        assert probe.payloads("referee/table/heartbeat") == [b"%d" % number for number in range(3000)]


def test_many_threads_publish_without_standing_in_each_others_way(rig: Rig) -> None:
    """A lock held while paho sends would stop all of this for ever: paho acknowledges under its own lock."""

    def publish(topic: str) -> None:
        for number in range(300):
            rig.link.publish(f"referee/table/device/{topic}", b"%d" % number)

    threads = [threading.Thread(target=publish, args=(name,), daemon=True) for name in ("a", "b", "c", "d")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_S)
        assert not thread.is_alive()
    assert rig.link.flush(WAIT_S)


def test_a_deleted_topic_is_gone_for_new_readers(rig: Rig) -> None:
    rig.say("referee/table/alert/disk", b"{}")
    rig.link.clear("referee/table/alert/disk")
    assert rig.link.flush()
    with rig.guest() as probe:
        probe.subscribe("#")
        rig.fence(probe)
        assert probe.payloads("referee/table/alert/disk") == []


@pytest.mark.parametrize("topic", ["", "referee/#", "referee/+/state"])
def test_a_topic_with_wildcards_is_a_bug_and_says_so(topic: str) -> None:
    link = MqttLink(free_ports(1)[0], "", Topics("table"), _deaf())
    with pytest.raises(ValueError, match="no topic"):
        link.publish(topic, b"")


def test_more_than_the_broker_takes_is_a_bug_and_says_so() -> None:
    link = MqttLink(free_ports(1)[0], "", Topics("table"), _deaf())
    with pytest.raises(ValueError, match="more than a packet"):
        link.publish("referee/table/evidence/1", bytes(2_000_000))


def test_the_service_killed_leaves_offline_as_its_will(rig: Rig) -> None:
    with rig.guest() as probe:
        probe.subscribe("referee/table/availability")
        client = rig.link._client
        assert client is not None
        rig.link._availability = b"back again"
        sock = client.socket()
        assert sock is not None
        sock.shutdown(2)
        probe.await_payload("referee/table/availability", b"offline")
        probe.await_payload("referee/table/availability", b"back again")


def test_closing_before_there_was_any_broker_ends_at_once() -> None:
    link = MqttLink(free_ports(1)[0], "", Topics("table"), _deaf())
    link.start()
    closer = threading.Thread(target=link.close, daemon=True)
    closer.start()
    closer.join(WAIT_S)
    assert not closer.is_alive()


def _deaf() -> LinkEvents:
    return LinkEvents(lambda _: None, lambda _: None, lambda _where, _error: None, lambda code, _facts: {"en": code})
