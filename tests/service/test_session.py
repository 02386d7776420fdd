"""The referee's decisions: the fold, options, rolls, host and seats. No loop, no MQTT."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from session_rig import Play, code
from table_rig import frozen

from service.session.decide import Decision, waits_for_dice
from service.session.inputs import (
    Act,
    CameraChanged,
    HouseRuled,
    OptionsConfirmed,
    PauseSet,
    ReadDie,
    RollSeen,
    RollUnsure,
    SeatTaken,
    UndoAsked,
)
from service.session.played import CannotPlayError


def test_a_fold_in_another_process_gives_the_same_session() -> None:
    play = Play()
    play.turn("s1", "red_yellow", "red")
    play.tap("s2", "ufo_1")
    play.act("s2", act="take", colour="red")  # refused
    play.enter(UndoAsked("s2"))
    play.consent_of_all()
    play.enter(PauseSet(True))
    assert frozen(play.again()) == frozen(play.session)


def test_c_3_no_roll_counts_before_every_player_has_agreed_to_the_options() -> None:
    play = Play(confirm=False)
    assert code(play.tap("s1", "red_yellow")) == "confirm-first"
    for seat in ("s1", "s2"):
        play.enter(OptionsConfirmed(seat))
    assert code(play.tap("s1", "red_yellow")) == "confirm-first"
    play.enter(OptionsConfirmed("s3"))
    assert code(play.tap("s1", "red_yellow")) is None


def test_c_3_bots_agree_by_themselves_and_agreeing_twice_writes_nothing() -> None:
    play = Play(confirm=False, bots=("s2", "s3"))
    assert play.session.unconfirmed == ("s1",)
    play.enter(OptionsConfirmed("s1"))
    rows = len(play.rows)
    play.enter(OptionsConfirmed("s1"))
    assert len(play.rows) == rows


def test_a_game_that_cannot_be_set_up_says_why() -> None:
    with pytest.raises(CannotPlayError, match="2 to 4"):
        Play(("Mira",))
    with pytest.raises(CannotPlayError, match="modules_to_lunch"):
        Play(options={"modules_to_lunch": 3})


def _seen(face: str) -> RollSeen:
    return RollSeen((ReadDie("ufo_attack", face, 0.99),), 5)


def test_the_camera_rolls_for_the_seat_that_owes_the_roll() -> None:
    play = Play()
    play.enter(CameraChanged(True))
    assert waits_for_dice(play.session) == ("ufo_attack",)
    said = play.enter(_seen("red_yellow")).said
    assert said is not None
    assert (said.kind, said.seat, said.how, said.evidence) == ("accepted", "s1", "camera", 5)
    assert waits_for_dice(play.session) == ()


def test_an_unread_roll_changes_nothing_and_is_asked_for() -> None:
    play = Play()
    before = play.session.state
    said = play.enter(RollUnsure("cocked", 6)).said
    assert said is not None
    assert (said.kind, said.finding.code, said.finding.facts) == ("unclear", "die-unsure", {"reason": "reason:cocked"})
    assert play.session.state == before
    assert waits_for_dice(play.session) == ("ufo_attack",)


def test_a_roll_that_nobody_waits_for_is_told_and_does_not_count() -> None:
    play = Play()
    play.enter(_seen("red_yellow"))
    before = play.session.state
    said = play.enter(_seen("ufo_1")).said
    assert said is not None
    assert (said.kind, said.finding.code, said.also[0].code) == ("advice", "die-not-counted", "die-not-expected")
    assert play.session.state == before
    play.enter(PauseSet(True))
    said = play.enter(_seen("ufo_1")).said
    assert said is not None
    assert said.also[0].code == "game-paused"


def test_an_unread_die_that_nobody_waits_for_is_nobodys_question() -> None:
    play = Play()
    play.enter(_seen("red_yellow"))
    assert play.enter(RollUnsure("glare")) == Decision()


def test_a_die_of_another_game_does_not_count() -> None:
    play = Play()
    said = play.enter(RollSeen((ReadDie("pirate_code", "red", 0.99),))).said
    assert said is not None
    assert said.finding.code == "foreign-die"


def test_a_die_is_entered_by_hand_only_where_the_camera_cannot_read_it() -> None:
    play = Play()
    play.enter(CameraChanged(True))
    assert code(play.tap("s1", "red_yellow")) == "tap-not-needed"
    assert code(play.act("s1", act="roll", die=["build:red", "build:yellow"])) == "tap-not-needed"
    play.enter(RollUnsure("glare"))
    assert code(play.tap("s1", "red_yellow")) is None
    play.act("s1", act="take", colour="red")
    assert code(play.tap("s2", "red_yellow")) == "tap-not-needed"
    play.enter(CameraChanged(False))
    assert code(play.tap("s2", "red_yellow")) is None


def test_with_tap_dice_always_the_camera_does_not_keep_hands_off() -> None:
    play = Play(tap_dice="always")
    play.enter(CameraChanged(True))
    assert code(play.tap("s1", "red_yellow")) is None


def test_a_face_that_the_die_does_not_have_is_named() -> None:
    assert code(Play().tap("s1", "purple_grey")) == "no-such-face"


def test_a_tap_out_of_turn_is_refused_by_the_rules() -> None:
    decision = Play().tap("s2", "red_yellow")
    assert decision.said is not None
    assert (decision.said.kind, decision.said.finding.code) == ("refused", "ua-not-your-turn")


@pytest.mark.parametrize(
    "action",
    [{}, {"act": "fly"}, {"act": "take"}, {"act": "take", "colour": 7}, {"act": "take", "colour": "red", "x": 1}],
)
def test_an_action_that_no_game_knows_is_answered_with_its_place(action: dict[str, Any]) -> None:
    play = Play()
    decision = play.act("s1", **action) if action else play.enter(Act("s1", msgspec.Raw(b"{}")))
    assert code(decision) == "not-understood"
    assert decision.effect is None


def test_while_paused_no_act_counts_and_the_history_says_so() -> None:
    play = Play()
    play.enter(PauseSet(True))
    assert code(play.tap("s1", "red_yellow")) == "game-paused"
    assert play.enter(PauseSet(True)) == Decision()
    play.enter(PauseSet(False))
    assert code(play.tap("s1", "red_yellow")) is None
    assert [told.said.finding.code for told in play.session.history[:2]] == ["paused-by-host", "resumed-by-host"]


def test_a_house_ruling_is_kept_word_for_word_and_changes_nothing() -> None:
    play = Play()
    state = play.session.state
    play.enter(HouseRuled("Jonas may roll again, the cat was on the table."))
    assert play.session.history[-1].said.finding.facts["text"] == "text:Jonas may roll again, the cat was on the table."
    assert play.session.state == state


def test_a_person_takes_a_bots_seat() -> None:
    play = Play(bots=("s2", "s3"))
    play.enter(SeatTaken("s2"))
    assert play.session.bots == {"s3"}
    assert play.enter(SeatTaken("s2")) == Decision()
