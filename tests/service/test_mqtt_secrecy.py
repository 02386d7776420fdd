"""Nobody hears or says on MQTT what is not theirs, tried against the real Mosquitto."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from mqtt_probe import WAIT_S, Probe, connected
from mqtt_rig import Rig, rig_on

pytestmark = pytest.mark.broker

SECRET = b'{"secret":"the jewel is in the lion temple"}'
STATE_2 = "referee/table/seat/s2/state"
EVERYTHING_OF_2 = [
    STATE_2,
    "referee/table/seat/s2/dice",
    "referee/table/seat/s2/evidence/1",
    "referee/table/seat/s2/alert/cells",
    "referee/table/seat/s2/reply",
]


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    with rig_on(tmp_path_factory.mktemp("data")) as rig:
        rig.access.set_own_device("s1", True)
        rig.access.set_own_device("s2", True)
        yield rig


def tell_secrets(rig: Rig) -> None:
    """As retained and live, on every topic of seat 2."""
    for topic in EVERYTHING_OF_2:
        rig.link.publish(topic, b"")
        rig.link.publish(topic, SECRET)
        rig.link.publish(topic, SECRET, retain=False)
    assert rig.link.flush()


def heard_of_2(probe: Probe) -> list[str]:
    return [topic for topic, payload, _ in probe.heard if payload == SECRET or "/s2/" in topic]


FILTERS = [
    "#",
    "referee/#",
    "+/+/seat/+/state",
    "referee/table/seat/#",
    "referee/table/seat/+/#",
    "referee/table/+/s2/state",
    STATE_2,
    "$share/thieves/referee/table/seat/s2/state",
    "$share/thieves/#",
]


@pytest.mark.parametrize("who", ["s1", "table", "host", None])
@pytest.mark.parametrize("topic_filter", FILTERS)
def test_nobody_hears_another_seats_topics_through_any_filter(rig: Rig, who: str | None, topic_filter: str) -> None:
    tell_secrets(rig)
    with rig.user(who) if who else rig.guest() as probe:
        probe.subscribe("referee/table/heartbeat", topic_filter)
        tell_secrets(rig)
        rig.fence(probe)
        assert heard_of_2(probe) == []


def test_the_seat_itself_hears_all_of_it(rig: Rig) -> None:
    tell_secrets(rig)
    with rig.user("s2") as probe:
        probe.subscribe("#")
        rig.fence(probe)
        assert set(heard_of_2(probe)) == set(EVERYTHING_OF_2) - {"referee/table/seat/s2/do"}


def test_connecting_without_subscribing_yields_nothing(rig: Rig) -> None:
    tell_secrets(rig)
    with rig.user("s1") as probe:
        tell_secrets(rig)
        probe.publish("referee/table/seat/s1/do", b"{}")
        probe.subscribe("referee/table/heartbeat")
        rig.fence(probe)
        assert {topic for topic, _, _ in probe.heard} == {"referee/table/heartbeat"}


def test_the_brokers_own_topics_are_closed(rig: Rig) -> None:
    with rig.user("s1") as probe:
        probe.subscribe("$SYS/#", "referee/table/heartbeat")
        rig.fence(probe)
        assert not [topic for topic, _, _ in probe.heard if topic.startswith("$SYS")]


@pytest.mark.parametrize("who", ["s1", "table", None])
@pytest.mark.parametrize(
    "topic",
    [
        "referee/table/seat/s2/do",
        "referee/table/host/do",
        "referee/table/seat/s2/state",
        "referee/table/state",
        "referee/table/availability",
        "referee/table/seat/s1/reply",
    ],
)
@pytest.mark.parametrize("retain", [False, True])
def test_nobody_writes_where_only_another_may(rig: Rig, who: str | None, topic: str, retain: bool) -> None:
    forged = b'{"id":"forged","action":{"act":"roll"}}'
    with rig.user(who) if who else rig.guest() as thief, rig.user("service") as witness:
        witness.subscribe("referee/table/#")
        thief.publish(topic, forged, retain)
        rig.fence(witness)
        assert forged not in [payload for _, payload, _ in witness.heard]
        assert rig.commands.empty()


@pytest.mark.parametrize("topic", ["referee/table/seat/s2/do", "referee/table/availability", STATE_2])
def test_a_will_on_a_forbidden_topic_is_not_carried_out(rig: Rig, topic: str) -> None:
    will = (topic, b'{"id":"dead hand","action":{"act":"roll"}}', True)
    with rig.user("service") as witness:
        witness.subscribe("referee/table/#")
        with rig.user("s1", client_id="dying", will=will) as thief:
            sock = thief.client.socket()
            assert sock is not None
            sock.shutdown(socket.SHUT_RDWR)
            thief.wait(lambda: thief.gone)
        with rig.user("s1", client_id="dying"):  # by now the broker has dealt with the first one
            rig.fence(witness)
        assert will[1] not in [payload for _, payload, _ in witness.heard]


def test_a_will_on_the_seats_own_topic_would_have_been_heard(rig: Rig) -> None:
    """So that the test above cannot pass for a wrong reason."""
    will = ("referee/table/seat/s1/do", b'{"id":"last","action":{"act":"pass"}}', False)
    with rig.user("s1", client_id="dying", will=will) as thief:
        sock = thief.client.socket()
        assert sock is not None
        sock.shutdown(socket.SHUT_RDWR)
        assert rig.commands.get(timeout=WAIT_S).id == "last"


@pytest.mark.parametrize("password", ["", "wrong", None])
def test_a_wrong_password_is_refused_and_does_not_throw_the_owner_of_the_client_id_out(
    rig: Rig, password: str | None
) -> None:
    with rig.user("s2", client_id="the-id-of-s2") as owner:
        owner.subscribe("referee/table/heartbeat")
        with Probe(rig.tcp_port, "s2", password, client_id="the-id-of-s2") as thief:
            assert thief.answer != "connected"
        rig.fence(owner)
        assert not owner.gone


@pytest.mark.parametrize("guess", ["service", "mqtt-link", "service-", "s2", "host"])
def test_a_guessed_client_id_throws_nobody_out(rig: Rig, guess: str) -> None:
    while not rig.connections.empty():
        rig.connections.get()
    with rig.user("s2") as owner, rig.user("s1", client_id=guess):
        owner.subscribe("referee/table/heartbeat")
        rig.fence(owner)
        assert rig.connections.empty()
        assert not owner.gone


def test_the_services_client_id_is_new_and_unguessable_each_time(rig: Rig) -> None:
    """128 random bits, and another one after each connect: what leaked once is worth nothing later."""
    ids = [rig.link._new_client()._client_id.decode() for _ in range(2)]
    assert ids[0] != ids[1]
    assert all(len(bytes.fromhex(each.removeprefix("service-"))) == 16 for each in ids)


@pytest.mark.parametrize("thief", ["s1", None])
def test_a_session_taken_over_by_its_client_id_hands_out_no_queued_secret(rig: Rig, thief: str | None) -> None:
    """Even a device that asks for a lasting session (ours never do) leaves nothing to whoever takes its id."""
    rig.link.publish(STATE_2, b"")
    with rig.user("s2", client_id="lasting", clean=False) as owner:
        owner.subscribe(STATE_2)
    rig.say(STATE_2, SECRET)
    with (
        rig.user(thief, client_id="lasting", clean=False)
        if thief
        else rig.guest(client_id="lasting", clean=False) as probe
    ):
        probe.subscribe("referee/table/heartbeat")
        rig.fence(probe)
        assert heard_of_2(probe) == []
    with rig.user("s2", client_id="lasting", clean=True):
        pass


def test_the_same_session_would_have_handed_it_to_its_owner(rig: Rig) -> None:
    """So that the test above cannot pass because nothing was queued."""
    rig.link.publish(STATE_2, b"")
    with rig.user("s2", client_id="lasting-2", clean=False) as owner:
        owner.subscribe(STATE_2)
    rig.say(STATE_2, SECRET)
    with rig.user("s2", client_id="lasting-2", clean=False) as again:
        again.await_payload(STATE_2, SECRET)
    with rig.user("s2", client_id="lasting-2", clean=True):
        pass


def test_two_tabs_of_one_seat_work_side_by_side(rig: Rig) -> None:
    with rig.user("s1") as first, rig.user("s1") as second:
        for tab in (first, second):
            tab.subscribe("referee/table/seat/s1/state", "referee/table/heartbeat")
        rig.say("referee/table/seat/s1/state", b'{"seq":7}')
        for number, tab in enumerate((first, second)):
            rig.fence(tab, number)
            assert tab.payloads("referee/table/seat/s1/state")[-1:] == [b'{"seq":7}']
            assert not tab.gone


def test_spectators_read_what_is_public_and_nothing_else(rig: Rig) -> None:
    public = ["info", "state", "ruling", "dice", "evidence/4", "device/camera", "alert/disk", "availability"]
    for leaf in public[:-1]:
        rig.link.publish(f"referee/table/{leaf}", leaf.encode())
    rig.say("referee/table/host/state", SECRET)
    with rig.guest() as probe:
        probe.subscribe("#")
        rig.fence(probe)
        heard = {topic.removeprefix("referee/table/") for topic, _, _ in probe.heard}
        assert heard == {*public, "heartbeat"}


def test_a_browser_over_websockets_has_the_same_rights(rig: Rig) -> None:
    tell_secrets(rig)
    with connected(rig.ws_port, "s1", rig.access.passwords()["s1"], websockets=True) as probe:
        probe.subscribe("#")
        rig.fence(probe)
        assert heard_of_2(probe) == []
        probe.publish("referee/table/seat/s1/do", b'{"id":"ws","action":{"act":"pass"}}')
        assert rig.commands.get(timeout=WAIT_S).id == "ws"


def test_the_tablet_reads_a_seat_from_the_moment_it_plays_for_it_and_not_after(tmp_path: Path) -> None:
    state = "referee/table/seat/s3/state"
    with rig_on(tmp_path) as rig, rig.user("table") as tablet:
        rig.access.set_own_device("s3", True)
        rig.say(state, b'{"seq":1}')
        tablet.subscribe("#")
        rig.fence(tablet, 1)
        assert tablet.payloads(state) == []
        rig.access.set_own_device("s3", False)
        tablet.await_payload(state, b'{"seq":1}')
        rig.access.set_own_device("s3", True)
        rig.say(state, b'{"seq":2}')
        rig.fence(tablet, 2)
        assert json.loads(tablet.payloads(state)[-1]) == {"seq": 1}
