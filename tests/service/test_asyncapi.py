"""The AsyncAPI document: it is one, it is up to date, and what a table publishes is as it says."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator, Draft202012Validator
from test_games_told import GAMES, bots_at

from service.commands.asyncapi import asyncapi, document
from service.mqtt.topics import HOST, TABLE, Topics, acl

STANDARD = Path(__file__).parents[1] / "vendor/asyncapi-3.0.0.json"
WRITTEN = Path(__file__).parents[2] / "docs/asyncapi.json"
INPUTS = 150
OF_EACH = 40
"""So many messages of a kind are looked at, spread over the game: a validator in Python takes its time."""


@cache
def published() -> dict[str, Any]:
    """The document as a reader gets it: JSON, without Python's tuples."""
    found: dict[str, Any] = json.loads(document())
    return found


def channel_of(topic: str) -> str | None:
    for name, channel in published()["channels"].items():
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(channel["address"]))
        if re.fullmatch(pattern, topic):
            return str(name)
    return None


@cache
def validator(channel: str) -> Draft202012Validator:
    payload = published()["components"]["messages"][channel]["payload"]
    return Draft202012Validator({**payload, "components": published()["components"]})


def faults(channel: str, payload: bytes) -> list[str]:
    return [
        f"{channel} {list(error.absolute_path)}: {error.message[:200]}"
        for error in validator(channel).iter_errors(json.loads(payload))
    ]


def test_it_is_a_document_of_the_standard() -> None:
    assert [error.message for error in Draft7Validator(json.loads(STANDARD.read_text())).iter_errors(asyncapi())] == []


def test_every_reference_leads_somewhere() -> None:
    for path in set(re.findall(r'"\$ref": "#/([^"]+)"', document())):
        found: Any = published()
        for part in path.split("/"):
            assert part in found, path
            found = found[part]


def test_the_written_one_is_up_to_date() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == document(), (
        "write it anew: .venv/bin/referee schema --mqtt > docs/asyncapi.json"
    )


def test_every_topic_that_somebody_has_rights_on_is_in_it() -> None:
    lines = acl(Topics("t"), ("s1", "s2"), ("s2",)).splitlines()
    named = {
        line.split()[-1].replace("#", "7") for line in lines if line.startswith("topic") and "readwrite" not in line
    }
    assert len(named) > 20
    assert {topic for topic in named if channel_of(topic) is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_publishes_is_as_it_says(tmp_path: Path, game: str) -> None:
    rig = bots_at(tmp_path, game, seed=5)
    for _ in range(INPUTS):
        if rig.table._queue.empty() or rig.session.outcome is not None:
            break
        rig.table.handle(rig.table._queue.get())
    said = defaultdict(list)
    for topic, payload, _ in rig.publisher.log:
        if payload:
            said[channel_of(topic)].append(payload)
    assert said.keys() >= {"info", "state", "ruling", "seatState", "hostState", "hostReply"}
    assert None not in said
    for channel, payloads in said.items():
        assert [fault for one in payloads[:: 1 + len(payloads) // OF_EACH] for fault in faults(str(channel), one)] == []


@pytest.mark.parametrize("user", ["s1", TABLE, HOST])
def test_what_is_no_command_is_not_in_it(user: str) -> None:
    channel = channel_of(Topics("t").do(user))
    good = (
        {"id": "a", "action": {"act": "pause"}}
        if user == HOST
        else {"id": "a", "seq": 3, "action": {"act": "propose_undo"}}
    )
    assert faults(str(channel), json.dumps(good).encode()) == []
    assert faults(str(channel), json.dumps({**good, "action": {"act": "cheat"}}).encode())
