"""Undo and correction, decided and folded."""

from __future__ import annotations

import pytest
from session_rig import Play, code, won_game
from table_rig import frozen

from engine.core.rulings import Finding
from service.session.decide import waits_for_dice
from service.session.inputs import (
    ConsentGiven,
    CorrectionAsked,
    UndoAsked,
)


def test_ones_own_choice_is_taken_back_without_asking_anybody() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    before = play.session.state
    play.act("s1", act="take", colour="red")
    said = play.enter(UndoAsked("s1")).said
    assert said is not None
    assert (said.kind, [drop.seat for drop in said.dropped]) == ("undo", ["s1"])
    assert play.session.state == before
    assert play.session.proposal is None


def test_a_roll_is_taken_back_only_when_all_agree() -> None:
    play = Play()
    start = play.session.state
    play.tap("s1", "red_yellow")
    play.enter(UndoAsked("s1"))
    assert play.session.proposal is not None
    assert play.session.proposal.waiting == ("s2", "s3")
    play.enter(ConsentGiven("s2", "p1", True))
    assert play.session.state != start
    play.enter(ConsentGiven("s3", "p1", True))
    assert play.session.state == start
    assert play.session.history[-1].said.kind == "undo"
    assert [told.said.kind for told in play.session.history] == ["accepted", "undo"]


def test_with_the_house_option_the_proposer_alone_takes_a_roll_back() -> None:
    play = Play(consent="proposer")
    play.tap("s1", "red_yellow")
    play.enter(UndoAsked("s1"))
    assert play.session.acts == ()


def test_bots_agree_to_every_takeback() -> None:
    play = Play(bots=("s2", "s3"))
    play.tap("s1", "red_yellow")
    play.enter(UndoAsked("s1"))
    assert play.session.acts == ()


def test_one_no_leaves_everything_as_it_was() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    state = play.session.state
    play.enter(UndoAsked("s1"))
    said = play.enter(ConsentGiven("s3", "p1", False)).said
    assert said is not None
    assert said.finding.code == "proposal-declined"
    assert play.session.proposal is None
    assert play.session.state == state


def test_it_is_told_what_was_declined_and_by_whom_or_that_it_was_withdrawn() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    play.enter(CorrectionAsked("s1", len(play.session.history), faces=("ufo_1",)))
    said = play.enter(ConsentGiven("s2", "p1", False)).said
    assert said is not None
    assert said.finding == Finding("correction-declined", "", {"by": "seat:s2", "proposer": "seat:s1"})
    play.enter(UndoAsked("s1"))
    said = play.enter(ConsentGiven("s1", "p2", False)).said
    assert said is not None
    assert said.finding == Finding("proposal-withdrawn", "", {"by": "seat:s1"})


def test_the_game_waits_while_a_proposal_is_open_so_that_all_agree_to_the_same_thing() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    play.enter(UndoAsked("s1"))
    assert code(play.act("s1", act="take", colour="red")) == "proposal-waits"
    assert code(play.enter(UndoAsked("s2"))) == "proposal-waits"
    play.enter(ConsentGiven("s1", "p1", False))
    assert code(play.act("s1", act="take", colour="red")) is None


def test_consent_counts_once_for_the_open_proposal_and_from_those_asked() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    assert code(play.enter(ConsentGiven("s2", "p1", True))) == "no-such-proposal"
    play.enter(UndoAsked("s1"))
    assert code(play.enter(ConsentGiven("s1", "p1", True))) == "consent-not-asked"
    play.enter(ConsentGiven("s2", "p1", True))
    assert code(play.enter(ConsentGiven("s2", "p1", True))) == "consent-not-asked"
    assert code(play.enter(ConsentGiven("s3", "p7", True))) == "no-such-proposal"


def test_the_acts_of_bots_after_a_persons_act_are_taken_back_with_it() -> None:
    play = Play(bots=("s2", "s3"))
    play.tap("s1", "red_yellow")
    before = play.session.state
    play.act("s1", act="take", colour="red")
    play.turn("s2", "green_blue", "blue")
    said = play.enter(UndoAsked("s1")).said
    assert said is not None
    assert [drop.seat for drop in said.dropped] == ["s1", "s2", "s2"]
    assert play.session.state == before


def test_with_nothing_played_there_is_nothing_to_undo() -> None:
    assert code(Play().enter(UndoAsked("s1"))) == "nothing-to-undo"


def test_field_7_undo_restores_dice_and_counters_step_by_step() -> None:
    play = Play(consent="proposer")
    states = [play.session.state]
    for seat, face, colour in [("s1", "red_yellow", "red"), ("s2", "green_blue", "blue"), ("s3", "red_green", "red")]:
        play.tap(seat, face)
        states.append(play.session.state)
        play.act(seat, act="take", colour=colour)
        states.append(play.session.state)
    for state in reversed(states[:-1]):
        play.enter(UndoAsked("s2"))
        assert play.session.state == state
    assert len(play.session.history) == 12, "the history keeps what was taken back"


def test_a_misread_die_is_corrected_and_what_still_holds_is_kept() -> None:
    play = Play()
    number = play.turn("s1", "red_yellow", "red")
    play.turn("s2", "green_blue", "blue")
    play.enter(CorrectionAsked("s2", number, faces=("red_green",)))
    assert play.session.proposal is not None
    assert play.session.proposal.waiting == ("s1", "s3")
    assert play.session.proposal.later == 0
    said = play.consent_of_all().said
    assert said is not None
    assert (said.kind, said.dropped) == ("correction", ())
    assert play.session.state.rockets == {"s1": ("red",), "s2": ("blue",), "s3": ()}
    assert play.session.acts[0].action.die == ("build:red", "build:green")
    assert play.session.acts[0].number == len(play.session.history)


def test_field_32_a_correction_that_forbids_a_later_act_drops_it_and_all_after_it() -> None:
    play = Play()
    number = play.turn("s1", "red_yellow", "yellow")
    play.turn("s2", "green_blue", "blue")
    play.tap("s3", "ufo_1")
    play.enter(CorrectionAsked("s1", number, faces=("red_green",)))
    said = play.consent_of_all().said
    assert said is not None
    assert [(drop.seat, drop.act.code) for drop in said.dropped] == [
        ("s1", "ua-act-take"),
        ("s2", "ua-act-roll"),
        ("s2", "ua-act-take"),
        ("s3", "ua-act-roll"),
    ]
    assert play.session.state.rockets == {"s1": (), "s2": (), "s3": ()}
    assert (play.session.state.turn, play.session.state.phase.value) == ("s1", "build")
    assert frozen(play.again()) == frozen(play.session)


def test_a_later_act_that_would_answer_another_prompt_stops_the_correction() -> None:
    play = Play(consent="proposer")
    number = play.turn("s1", "red_yellow", "red")
    play.turn("s2", "green_blue", "blue")
    play.enter(CorrectionAsked("s1", number, faces=("ufo_1",)))
    assert play.session.state.phase.value == "ufo"
    assert len(play.session.acts) == 1


def test_a_correction_is_refused_if_the_new_act_was_not_allowed_there() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    play.act("s1", act="take", colour="red")
    action = {"act": "roll", "die": ["build:red", "build:white"]}
    assert code(play.enter(CorrectionAsked("s2", 1, action=action))) == "ua-not-on-die"
    assert play.session.proposal is None


@pytest.mark.parametrize(
    ("ruling", "face", "expected"),
    [(99, "red_green", "not-correctable"), (1, "red_yellow", "correction-same"), (1, "plaid", "no-such-face")],
)
def test_a_correction_that_makes_no_sense_is_answered_with_the_reason(ruling: int, face: str, expected: str) -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    assert code(play.enter(CorrectionAsked("s1", ruling, faces=(face,)))) == expected


def test_a_corrected_reading_can_be_corrected_again_by_its_new_ruling() -> None:
    play = Play(consent="proposer")
    number = play.turn("s1", "red_yellow", "red")
    play.enter(CorrectionAsked("s1", number, faces=("red_green",)))
    assert code(play.enter(CorrectionAsked("s1", number, faces=("red_yellow",)))) == "not-correctable"
    assert code(play.enter(CorrectionAsked("s1", len(play.session.history), faces=("red_yellow",)))) is None
    assert play.session.acts[0].action.die == ("build:red", "build:yellow")


def test_field_31_a_mistaken_win_is_corrected_and_the_game_goes_on() -> None:
    play = won_game()
    play.enter(CorrectionAsked("s2", len(play.session.history), faces=("red_yellow",)))
    play.consent_of_all()
    assert play.session.outcome is None
    assert play.session.state.turn == "s2"
    assert frozen(play.again()) == frozen(play.session)


def test_field_31_a_win_is_undone() -> None:
    play = won_game()
    play.enter(UndoAsked("s1"))
    play.consent_of_all()
    assert play.session.outcome is None
    assert waits_for_dice(play.session) == ("ufo_attack",)


def test_after_the_end_an_act_is_refused_with_the_rule() -> None:
    decision = won_game().tap("s2", "red_yellow")
    assert code(decision) == "die-not-expected"


def test_a_correction_that_makes_the_game_end_earlier_drops_what_came_after() -> None:
    play = Play(("Mira", "Jonas"), options={"modules_to_launch": 2}, consent="proposer")
    for seat, colour in [("s1", "red"), ("s2", "red"), ("s1", "yellow"), ("s2", "yellow")]:
        play.turn(seat, "red_yellow", colour)
    play.tap("s1", "red_yellow")
    number = len(play.session.history)
    play.tap("s2", "ufo_1")
    play.enter(CorrectionAsked("s1", number, faces=("ufo_2",)))
    assert play.session.outcome is not None
    assert play.session.outcome.winners == ("s1",)
    assert len(play.session.history[-1].said.dropped) == 1
