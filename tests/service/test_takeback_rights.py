"""Who may take what back: nobody changes another player's choice alone, and what was agreed to is what happens."""

from __future__ import annotations

from typing import Any

import pytest
from session_rig import Play

from service.session.inputs import ConsentGiven, CorrectionAsked, SeatTaken, UndoAsked


def code(decision: Any) -> str | None:
    return decision.error.code if decision.error else None


def test_a_choice_is_not_changed_by_a_correction() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    play.act("s1", act="take", colour="red")
    other = {"act": "take", "colour": "yellow"}
    assert code(play.enter(CorrectionAsked("s2", 2, action=other))) == "only-rolls-correctable"
    assert play.session.state.rockets["s1"] == ("red",)


def test_another_players_choice_is_taken_back_only_if_that_player_agrees() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    play.act("s1", act="take", colour="red")
    play.enter(UndoAsked("s2"))
    assert play.session.proposal is not None
    assert play.session.proposal.waiting == ("s1",)
    assert play.session.state.rockets["s1"] == ("red",)
    play.enter(ConsentGiven("s1", "p1", True))
    assert play.session.state.rockets["s1"] == ()


@pytest.mark.parametrize("sits_down", ["s2", "s3"])
def test_what_was_agreed_to_is_taken_back_even_if_somebody_sits_down_meanwhile(sits_down: str) -> None:
    play = Play(names=("Mira", "Jonas", "Lin", "Ayo"), bots=("s2", "s3"))
    start = play.session.state
    play.turn("s1", "red_yellow", "red")
    before = play.session.state
    play.tap("s2", "green_blue")
    play.enter(UndoAsked("s1"))
    assert play.session.proposal is not None
    proposed = play.session.proposal
    assert (proposed.keep, proposed.later, proposed.waiting) == (1, 1, ("s4",))
    play.enter(SeatTaken(sits_down))
    said = play.enter(ConsentGiven("s4", "p1", True)).said
    assert said is not None
    assert [drop.seat for drop in said.dropped] == ["s1", "s2"]
    assert play.session.state not in (start, before)
    assert len(play.session.acts) == proposed.keep
