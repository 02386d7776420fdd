"""Commands: what is understood, and what is said about the rest."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.session import actions
from service.views import messages


def test_the_referees_own_actions_are_told_from_the_games() -> None:
    assert actions.decode_seat_action(b'{"act":"propose_undo"}') == actions.ProposeUndo()
    assert actions.decode_seat_action(b'{"act":"tap_die","face":"ufo_1"}') == actions.TapDie("ufo_1")
    assert actions.decode_seat_action(b'{"act":"take","colour":"red"}') is None


@pytest.mark.parametrize(
    ("payload", "where"),
    [
        (b"", "action"),
        (b"\xff\xfe", "action"),
        (b"[]", "action"),
        (b"{}", "action"),
        (b'{"act":7}', "act"),
        (b'{"act":"consent","proposal":"p1","agree":"perhaps"}', "agree"),
        (b"[" * 20_000, "action"),
    ],
)
def test_a_broken_action_is_named_by_its_place(payload: bytes, where: str) -> None:
    with pytest.raises(actions.ActionError) as caught:
        actions.decode_seat_action(payload)
    assert caught.value.where == where
    assert caught.value.what


def test_an_unknown_host_action_is_an_error_with_the_name() -> None:
    with pytest.raises(actions.ActionError, match="explode"):
        actions.decode_host_action(b'{"act":"explode"}')


def test_an_unknown_field_of_a_host_action_is_an_error() -> None:
    with pytest.raises(actions.ActionError, match="colour"):
        actions.decode_host_action(b'{"act":"pause","colour":"red"}')


def test_equal_messages_have_equal_bytes() -> None:
    one = messages.ErrorMessage("a", {"en": "x", "de": "y"})
    other = messages.ErrorMessage("a", {"de": "y", "en": "x"})
    assert messages.encode(one) == messages.encode(other)


@given(st.binary(max_size=200))
def test_no_bytes_whatever_raise_anything_but_an_action_error(payload: bytes) -> None:
    for decode in (actions.decode_seat_action, actions.decode_host_action):
        with contextlib.suppress(actions.ActionError):
            decode(payload)
