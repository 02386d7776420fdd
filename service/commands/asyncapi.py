"""`referee schema --mqtt`: an AsyncAPI 3.0 document (https://www.asyncapi.com/docs/reference/specification/v3.0.0) of
every topic, made from the types that are sent and read there. What each topic means is told in docs/mqtt.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from engine.core.registry import games
from service.mqtt.commands import Body
from service.mqtt.topics import HOST, TABLE, Topics
from service.session.actions import HostAction, SeatAction
from service.views import messages
from service.web.server import MQTT_PATH

_REF: Final = "#/components/schemas/{name}"
_BINDING: Final = "0.2.0"
_TEXT: Final = "text/plain"
_JPEG: Final = "image/jpeg"
_ID: Final = "x"
"""Stands for an id while the topics' names are asked for; none of the names has this letter by itself."""

_PARAMETERS: Final = {
    "table": "The table's id, from its settings.",
    "seat": "A seat, s1 to s5, clockwise.",
    "number": "The number of a picture, which a ruling or a reading names as its evidence.",
    "device": "camera, board, buttons or broker.",
    "alert": "The alert's id.",
}


@dataclass(frozen=True)
class Leaf:
    """One topic: who reads it, what stands there. `kind`: a message's type, or the content type of what is no JSON.
    `way`: does the service send there, or receive?"""

    name: str
    address: str
    does: str
    kind: type[msgspec.Struct] | str
    reader: str = "everybody"
    retained: bool = True
    way: Literal["send", "receive"] = "send"
    answers: str = ""


def asyncapi() -> dict[str, Any]:
    """The document, as plain data."""
    leaves = tuple(_leaves())
    kinds = sorted({leaf.kind for leaf in leaves if isinstance(leaf.kind, type)}, key=lambda kind: kind.__name__)
    specs = tuple(games().values())
    acts = (SeatAction, *(spec.action for spec in specs), HostAction)
    found, schemas = msgspec.json.schema_components((*kinds, *acts), ref_template=_REF)
    own, *played, hosts = map(_plain, found[len(kinds) :])
    of_games = [{"title": spec.title, **schema} for spec, schema in zip(specs, played, strict=True)]
    commands = {
        "SeatCommand": _command(schemas["Body"], {"anyOf": [{"title": "The referee's own", **own}, *of_games]}),
        "HostCommand": _command(schemas["Body"], hosts),
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "tabletop-referee",
            "version": "1.0.0",
            "description": "What a refereed table says over MQTT 3.1.1, and what it takes.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": dict(_servers()),
        "channels": {leaf.name: _channel(leaf) for leaf in leaves},
        "operations": {leaf.name: _operation(leaf) for leaf in leaves},
        "components": {
            "securitySchemes": {"seat": {"type": "userPassword", "description": "What a seat's link was swapped for."}},
            "messages": {leaf.name: _message(leaf) for leaf in leaves},
            "schemas": {**_plain(schemas), **commands},
        },
    }


def asyncapi_main() -> int:
    """Prints the document. Returns 0."""
    print(document(), end="")
    return 0


def document() -> str:
    """The document as it lies in docs/asyncapi.json."""
    return json.dumps(asyncapi(), indent=1, ensure_ascii=False) + "\n"


def _leaves() -> Iterator[Leaf]:
    topics = Topics(_ID)
    yield Leaf("availability", topics.availability.name, "online, offline or stopped", _TEXT)
    yield Leaf("info", topics.info.name, "Game, options, seats, dice, versions", messages.InfoMessage)
    yield Leaf("state", topics.state.name, "The public view of the game", messages.StateMessage)
    yield Leaf("ruling", topics.ruling.name, "The last ruling, with a few older ones", messages.RulingMessage)
    yield Leaf("dice", topics.dice.name, "What the tray shows", messages.DiceMessage)
    yield Leaf("evidence", f"{topics.root}/evidence/{{number}}", "The picture that a ruling rests on", _JPEG)
    yield Leaf("device", f"{topics.root}/device/{{device}}", "A device's health", messages.DeviceMessage)
    yield Leaf("alert", f"{topics.root}/alert/{{alert}}", "What is wrong, and how to mend it", messages.AlertMessage)
    yield Leaf("heartbeat", topics.heartbeat.name, "One a second", messages.HeartbeatMessage, retained=False)
    yield from _seat_leaves(f"{topics.root}/seat/{{seat}}")
    yield Leaf("hostState", topics.host_state.name, "What the host alone sees", messages.HostStateMessage, HOST)
    yield Leaf("hostOffered", topics.host_offered.name, "What may be started", messages.OfferedMessage, HOST)
    yield Leaf("hostBoard", topics.host_board.name, "The sensors one by one", messages.SensorsMessage, HOST)
    yield from _commands("seat", f"{topics.root}/seat/{{seat}}", "that seat")
    yield from _commands("table", f"{topics.root}/{TABLE}", "the table's tablet")
    yield from _commands("host", f"{topics.root}/{HOST}", "the host")


def _seat_leaves(root: str) -> Iterator[Leaf]:
    reader = "that seat, and the table's tablet while the seat shares it"
    yield Leaf("seatState", f"{root}/state", "The seat's view, and what it may do", messages.SeatStateMessage, reader)
    yield Leaf("seatDice", f"{root}/dice", "A roll that only this seat may see", messages.DiceMessage, reader)
    yield Leaf("seatEvidence", f"{root}/evidence/{{number}}", "A picture for this seat alone", _JPEG, reader)
    yield Leaf("seatAlert", f"{root}/alert/{{alert}}", "An alert for this seat alone", messages.AlertMessage, reader)


def _commands(user: str, root: str, who: str) -> Iterator[Leaf]:
    do, reply = f"{user}Do", f"{user}Reply"
    yield Leaf(do, f"{root}/do", f"Commands of {who}", Body, "the service", False, "receive", reply)
    yield Leaf(reply, f"{root}/reply", f"Answers to {who}", messages.Reply, who, False)


def _servers() -> Iterator[tuple[str, dict[str, Any]]]:
    port = {"port": {"default": "8462", "description": "The page's port and two."}}
    yield "local", {"host": "127.0.0.1:{port}", "protocol": "mqtt", "variables": port, **_access()}
    port = {"port": {"default": "8460", "description": "The page's port; /session.json tells it."}}
    host = {"host": {"default": "127.0.0.1", "description": "The machine at the table."}}
    yield (
        "network",
        {
            "host": "{host}:{port}",
            "pathname": MQTT_PATH,
            "protocol": "ws",
            "variables": host | port,
            **_access(),
        },
    )


def _access() -> dict[str, Any]:
    return {"protocolVersion": "3.1.1", "description": "Without a name and a password one reads what is public."}


def _channel(leaf: Leaf) -> dict[str, Any]:
    address = leaf.address.replace(f"referee/{_ID}", "referee/{table}", 1)
    names = [name for name in _PARAMETERS if f"{{{name}}}" in address]
    return {
        "address": address,
        "title": leaf.does,
        "description": f"Read by {leaf.reader}." + (" Retained." if leaf.retained else " Never retained."),
        "parameters": {name: {"description": _PARAMETERS[name]} for name in names},
        "messages": {leaf.name: {"$ref": f"#/components/messages/{leaf.name}"}},
    }


def _operation(leaf: Leaf) -> dict[str, Any]:
    return {
        "action": leaf.way,
        "channel": {"$ref": f"#/channels/{leaf.name}"},
        "summary": leaf.does,
        "messages": [{"$ref": f"#/channels/{leaf.name}/messages/{leaf.name}"}],
        "bindings": {"mqtt": {"qos": 1, "retain": leaf.retained, "bindingVersion": _BINDING}},
        **({"security": [{"$ref": "#/components/securitySchemes/seat"}]} if leaf.reader != "everybody" else {}),
        **({"reply": {"channel": {"$ref": f"#/channels/{leaf.answers}"}}} if leaf.answers else {}),
    }


def _message(leaf: Leaf) -> dict[str, Any]:
    if isinstance(leaf.kind, str):
        return {"name": leaf.name, "contentType": leaf.kind, "payload": {"type": "string"}}
    name = leaf.kind.__name__
    if leaf.kind is Body:
        name = "HostCommand" if leaf.name == "hostDo" else "SeatCommand"
    return {"name": leaf.name, "title": leaf.does, "payload": {"$ref": _REF.format(name=name)}}


def _command(body: dict[str, Any], acts: dict[str, Any]) -> dict[str, Any]:
    """A command's body with the acts that there are, where the type says only that it is an object."""
    return {**body, "properties": {**body["properties"], "action": acts}}


def _plain(schema: Any) -> Any:
    """Without `discriminator`, which is an object in OpenAPI and a word in AsyncAPI: each act names itself anyway."""
    if isinstance(schema, dict):
        return {key: _plain(value) for key, value in schema.items() if key != "discriminator"}
    return [_plain(value) for value in schema] if isinstance(schema, list) else schema
