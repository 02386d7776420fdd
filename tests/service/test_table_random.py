"""Whatever comes in, in whatever order: the table stands, and its journal gives the same game again."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
from table_rig import DIE, Rig, frozen

from service.journal.saved_games import SavedGames
from service.mqtt.commands import Command
from service.table.inputs import ButtonPressed, Republish, Tick
from service.views.messages import Reply
from service.web.access import AccessEvent
from vision.events import CameraHealth, DiceRead, TrayChanged
from vision.types import DieRead, Reading, Reason, State

SEATS = st.sampled_from(["s1", "s2", "s3", "s9"])
COLOURS = st.sampled_from(["red", "yellow", "green", "blue", "plaid"])
FACES = st.sampled_from([face.name for face in DIE.faces] + ["plaid"])
QUAD = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))


def _action(act: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"act": st.just(act), **fields})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
PLAYS = st.one_of(
    _action("tap_die", face=FACES),
    _action("take", colour=COLOURS),
    _action("take_bonus", colour=COLOURS),
    _action("aim", at=SEATS),
    _action("zap", colour=COLOURS),
    _action("roll", die=st.lists(st.sampled_from(["build:red", "ufo", "x"]), max_size=2)),
    _action("propose_undo"),
    _action("propose_correction", ruling=st.integers(-1, 20), face=FACES),
    _action("consent", proposal=st.sampled_from(["p1", "p2", "p3"]), agree=st.booleans()),
    _action("confirm_options"),
    _action("take_seat"),
    st.builds(lambda junk: {"act": "take", "colour": junk}, JUNK),
    st.builds(lambda junk, act: {"act": act, "more": junk}, JUNK, st.text(max_size=8)),
)
HOSTS = st.one_of(
    _action("pause"),
    _action("resume"),
    _action("house_ruling", text=st.text(max_size=20)),
    _action("seat_link", seat=SEATS),
    _action("resume_game", game_id=st.sampled_from(["g0001", "g0002", "g0009"])),
    _action("wipe_evidence"),
    _action(
        "new_game",
        game=st.sampled_from(["ufo_attack", "chess"]),
        seats=st.lists(st.fixed_dictionaries({"name": st.text(max_size=5), "bot": st.booleans()}), max_size=5),
        options=st.just({}) | st.just({"modules_to_launch": 2}) | st.dictionaries(st.text(max_size=3), st.integers()),
    ),
)
READINGS = st.builds(
    lambda face, sure: Reading(
        State.READ, (DieRead("ufo_attack", face, (("red", "red"), ("blue", "blue")), sure, QUAD),)
    ),
    FACES,
    st.floats(0, 1),
) | st.builds(lambda reason: Reading(State.UNSURE, (), reason), st.sampled_from(Reason))
OTHERS = st.one_of(
    READINGS.map(lambda reading: DiceRead(reading, 1, 0.0, 0.1, b"\xff\xd8")),
    st.builds(TrayChanged, st.sampled_from(State), st.just(1), st.just(0.0)),
    st.builds(CameraHealth, st.sampled_from(["ok", "degraded", "offline"])),
    st.builds(AccessEvent, st.sampled_from(["taken", "reused", "revoked", "device"]), st.just("seat"), SEATS),
    st.builds(ButtonPressed, st.sampled_from(["next", "undo"])),
    st.just(Tick()),
    st.just(Republish()),
)
LEGAL = st.integers(0, 50).map(lambda pick: ("legal", pick))
STEPS = st.lists(
    st.one_of(
        *[LEGAL] * 6,
        st.tuples(SEATS, PLAYS, st.integers(0, 6)),
        st.tuples(st.just("host"), HOSTS, st.integers(0, 6)),
        OTHERS,
    ),
    min_size=8,
    max_size=50,
)


def _step(rig: Rig, step: Any) -> None:
    if isinstance(step, tuple) and step[0] == "legal":
        _play_on(rig, step[1])
    elif isinstance(step, tuple):
        sender, action, number = step
        state = rig.publisher.retained.get(f"referee/t/seat/{sender}/state")
        seq = json.loads(state)["seq"] if state and number else number
        _answered(rig, Command(sender, f"n{number}-{len(rig.journal)}", seq, None, json.dumps(action).encode()))
    else:
        rig.table.handle(step)


def _play_on(rig: Rig, pick: int) -> None:
    """A legal act of somebody, so that games get somewhere."""
    states = [json.loads(payload) for topic, payload in rig.publisher.retained.items() if "/seat/" in topic]
    offers = [(state, offer) for state in states if "legal" in state for offer in state["legal"]]
    if offers:
        state, offer = offers[pick % len(offers)]
        action = json.dumps(offer["action"]).encode()
        reply = _answered(rig, Command(state["seat"]["id"], f"l{len(rig.publisher.log)}", state["seq"], None, action))
        assert reply["ok"], (offer, reply)
        event("a legal act")


def _answered(rig: Rig, command: Command) -> Any:
    before = len(rig.publisher.log)
    rig.table.handle(command)
    replies = [payload for topic, payload, _ in rig.publisher.log[before:] if topic.endswith("/reply")]
    assert len(replies) == 1
    reply = json.loads(replies[0])
    assert set(reply) <= set(Reply.__struct_fields__)
    assert reply["ok"] or reply["error"]["text"]["en"]
    return reply


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_random_inputs_never_bring_the_table_down_and_the_journal_gives_the_same_game(steps: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        rig = Rig(Path(folder))
        rig.table.restore()
        rig.begin(("A", "B", "C"), confirm=False)
        for step in steps:
            _step(rig, step)
            assert "referee/t/alert/fault" not in rig.publisher.retained, rig.publisher.retained
        live = rig.session
        assert frozen(SavedGames(rig.journal).session(live.header.game_id)) == frozen(live)
        states = {topic: rig.publisher.retained[topic] for topic in rig.publisher.retained if topic.endswith("state")}
        rig.restart()
        again = {topic: rig.publisher.retained[topic] for topic in rig.publisher.retained if topic.endswith("state")}
        states.pop("referee/t/host/state"), again.pop("referee/t/host/state")
        assert again == states
        rig.journal.close()
