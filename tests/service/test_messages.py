"""Commands: what is understood, and what is said about the rest."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from service import commands, messages


def test_a_seat_command_keeps_the_games_action_as_it_stands() -> None:
    command = commands.decode_command(b'{"id":"a1","seq":7,"action":{"act":"take","colour":"red"}}')
    assert (command.id, command.seq) == ("a1", 7)
    assert json.loads(bytes(command.action)) == {"act": "take", "colour": "red"}
    assert commands.decode_seat_action(command.action) is None


def test_the_referees_own_actions_are_told_from_the_games() -> None:
    assert commands.decode_seat_action(b'{"act":"propose_undo"}') == commands.ProposeUndo()
    assert commands.decode_seat_action(b'{"act":"tap_die","face":"ufo_1"}') == commands.TapDie("ufo_1")


@pytest.mark.parametrize(
    ("payload", "where"),
    [
        (b"", "command"),
        (b"\xff\xfe", "command"),
        (b"[]", "command"),
        (b'{"id":"a"}', "command"),
        (b'{"id":7,"action":{}}', "id"),
        (b'{"id":"","action":{}}', "id"),
        (b'{"id":"a","seq":"x","action":{}}', "seq"),
        (b"[" * 20_000, "command"),
    ],
)
def test_a_broken_command_is_named_by_its_place(payload: bytes, where: str) -> None:
    with pytest.raises(commands.CommandError) as caught:
        commands.decode_command(payload)
    assert caught.value.where == where
    assert caught.value.what


def test_an_unknown_host_action_is_an_error_with_the_name() -> None:
    with pytest.raises(commands.CommandError, match="explode"):
        commands.decode_host_action(b'{"act":"explode"}')


def test_an_unknown_field_of_a_host_action_is_an_error() -> None:
    with pytest.raises(commands.CommandError, match="colour"):
        commands.decode_host_action(b'{"act":"pause","colour":"red"}')


def test_equal_messages_have_equal_bytes() -> None:
    one = messages.ErrorMessage("a", {"en": "x", "de": "y"})
    other = messages.ErrorMessage("a", {"de": "y", "en": "x"})
    assert messages.encode(one) == messages.encode(other)


@given(st.binary(max_size=200))
def test_no_bytes_whatever_raise_anything_but_a_command_error(payload: bytes) -> None:
    for decode in (commands.decode_command, commands.decode_table_command, commands.decode_host_command):
        try:
            decoded = decode(payload)
        except commands.CommandError:
            continue
        assert isinstance(decoded, msgspec.Struct)
    commands.command_id(payload)
