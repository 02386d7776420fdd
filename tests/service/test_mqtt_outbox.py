"""The outbox: the latest state of each retained topic, in order, and nothing forgotten over a lost connection."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from service.mqtt.outbox import IN_FLIGHT, Message, Outbox

ONLINE = Message("availability", b"online", True)


def drain(outbox: Outbox) -> list[Message]:
    sent = []
    while message := outbox.take():
        sent.append(message)
        outbox.acknowledge()
    return sent


def connected_outbox() -> Outbox:
    outbox = Outbox()
    outbox.connect(ONLINE)
    drain(outbox)
    return outbox


def test_messages_leave_in_the_order_they_came() -> None:
    outbox = connected_outbox()
    messages = [Message("state", b"1", True), Message("reply", b"2", False), Message("ruling", b"3", True)]
    for message in messages:
        outbox.add(message, connected=True)
    assert drain(outbox) == messages


def test_a_newer_state_takes_the_newer_place_and_the_old_one_is_never_sent() -> None:
    outbox = connected_outbox()
    outbox.add(Message("state", b"old", True), connected=True)
    outbox.add(Message("reply", b"r", False), connected=True)
    outbox.add(Message("state", b"new", True), connected=True)
    assert drain(outbox) == [Message("reply", b"r", False), Message("state", b"new", True)]


def test_equal_bytes_are_not_retained_again_but_an_unretained_message_is_always_sent() -> None:
    outbox = connected_outbox()
    for _ in range(2):
        outbox.add(Message("state", b"same", True), connected=True)
        outbox.add(Message("heartbeat", b"same", False), connected=True)
    assert [message.topic for message in drain(outbox)] == ["state", "heartbeat", "heartbeat"]


def test_no_more_than_the_window_is_in_flight() -> None:
    outbox = connected_outbox()
    for number in range(2 * IN_FLIGHT):
        outbox.add(Message("reply", b"%d" % number, False), connected=True)
    assert sum(outbox.take() is not None for _ in range(2 * IN_FLIGHT)) == IN_FLIGHT
    outbox.acknowledge()
    assert outbox.take() == Message("reply", b"%d" % IN_FLIGHT, False)


def test_field_report_22_after_a_lost_connection_all_that_is_retained_comes_again_and_availability_last() -> None:
    outbox = connected_outbox()
    outbox.add(Message("state", b"1", True), connected=True)
    outbox.add(Message("reply", b"lost", False), connected=True)
    outbox.take()
    outbox.disconnect()
    outbox.add(Message("ruling", b"2", True), connected=False)
    outbox.connect(ONLINE)
    assert drain(outbox) == [Message("state", b"1", True), Message("ruling", b"2", True), ONLINE]
    assert outbox.dropped == 1


def test_a_deletion_is_repeated_until_a_broker_has_heard_it_and_then_no_more() -> None:
    outbox = connected_outbox()
    outbox.add(Message("alert/disk", b"{}", True), connected=True)
    drain(outbox)
    outbox.add(Message("alert/disk", b"", True), connected=True)
    outbox.take()
    outbox.disconnect()  # before the acknowledgement
    outbox.connect(ONLINE)
    assert Message("alert/disk", b"", True) in drain(outbox)
    outbox.disconnect()
    outbox.connect(ONLINE)
    assert drain(outbox) == [ONLINE]


def test_a_full_outbox_drops_the_oldest_unretained_and_never_a_state() -> None:
    outbox = Outbox(limit=3)
    outbox.connect(ONLINE)
    drain(outbox)
    outbox.add(Message("state", b"1", True), connected=True)
    for number in range(5):
        outbox.add(Message("reply", b"%d" % number, False), connected=True)
    assert [message.payload for message in drain(outbox)] == [b"1", b"3", b"4"]
    assert outbox.dropped == 3


topics = st.sampled_from(["a", "b", "c"])
steps = st.lists(
    st.one_of(
        st.tuples(st.just("publish"), topics, st.binary(max_size=2)),
        st.tuples(st.sampled_from(["take", "acknowledge", "cut"]), st.just(""), st.just(b"")),
    ),
    max_size=40,
)


@given(steps)
def test_whatever_happens_a_broker_ends_up_with_the_last_payload_of_each_topic(
    plan: list[tuple[str, str, bytes]],
) -> None:
    """Against a broker that keeps what it took over a cut (`cut`: what is in flight may have been taken or not)."""
    outbox = Outbox()
    outbox.connect(ONLINE)
    broker: dict[str, bytes] = {}
    wanted: dict[str, bytes] = {}
    in_flight: list[Message] = []
    for what, topic, payload in plan:
        if what == "publish":
            wanted[topic] = payload
            outbox.add(Message(topic, payload, True), connected=True)
        elif what == "take" and (message := outbox.take()):
            in_flight.append(message)
        elif what == "acknowledge" and in_flight:
            message = in_flight.pop(0)
            broker[message.topic] = message.payload
            outbox.acknowledge()
        elif what == "cut":
            in_flight.clear()
            outbox.disconnect()
            outbox.connect(ONLINE)
    for message in [*in_flight, *_drain_all(outbox, len(in_flight))]:
        broker[message.topic] = message.payload
    assert {k: v for k, v in broker.items() if v and k != "availability"} == {k: v for k, v in wanted.items() if v}


def _drain_all(outbox: Outbox, in_flight: int) -> list[Message]:
    for _ in range(in_flight):
        outbox.acknowledge()
    return drain(outbox)
