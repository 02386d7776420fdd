"""The referee's decisions: idempotence of the fold, rolls, options, undo and correction. No loop, no MQTT."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from table_rig import DIE, frozen

from engine.core.game import Seat
from service.session import records
from service.session.decide import Decision, decide, waits_for_dice
from service.session.inputs import (
    Act,
    CameraChanged,
    ConsentGiven,
    CorrectionAsked,
    HouseRuled,
    OptionsConfirmed,
    PauseSet,
    ReadDie,
    RollSeen,
    RollTapped,
    RollUnsure,
    SeatTaken,
    UndoAsked,
)
from service.session.played import CannotPlayError
from service.session.records import Entry, Header, Stamp, Started
from service.session.session import Session, fold, fold_all

STAMP = Stamp("boot", 1.0, 2.0, True)


class Play:
    """Decides and folds, as the loop does; keeps the entries as bytes, as the journal does."""

    def __init__(self, names: tuple[str, ...] = ("Mira", "Jonas", "Lin"), confirm: bool = True, **header: Any) -> None:
        seats = tuple(Seat(f"s{index}", name) for index, name in enumerate(names, 1))
        whole = Header("g0001", "ufo_attack", seats, "1", dice=(DIE,), **header)
        self.rows: list[bytes] = []
        self.session = self._write(Entry("g0001", STAMP, msgspec.Raw(b"null"), Started(whole)))
        if confirm:
            for seat in self.session.unconfirmed:
                self.enter(OptionsConfirmed(seat))

    def _write(self, entry: Entry) -> Session:
        self.rows.append(records.encode(entry))
        self.session = fold(self.session if len(self.rows) > 1 else None, entry)
        return self.session

    def enter(self, given: Any) -> Decision:
        decision = decide(self.session, given)
        if decision.effect is not None:
            raw = msgspec.Raw(msgspec.json.encode(given))
            self._write(Entry("g0001", STAMP, raw, decision.effect, decision.said))
        return decision

    def act(self, seat: str, **action: Any) -> Decision:
        return self.enter(Act(seat, msgspec.Raw(json.dumps(action).encode())))

    def tap(self, seat: str, face: str) -> Decision:
        return self.enter(RollTapped(seat, (face,)))

    def turn(self, seat: str, face: str, colour: str) -> int:
        """A building turn; returns the number of the roll's ruling."""
        assert self.tap(seat, face).error is None
        number = len(self.session.history)
        assert self.act(seat, act="take", colour=colour).error is None
        return number

    def consent_of_all(self) -> Decision:
        assert self.session.proposal is not None
        decision = Decision()
        for seat in self.session.proposal.waiting:
            decision = self.enter(ConsentGiven(seat, self.session.proposal.id, True))
        return decision

    def again(self) -> Session:
        return fold_all(records.decode(row) for row in self.rows)


def _code(decision: Decision) -> str | None:
    return decision.error.code if decision.error else None


def test_a_fold_in_another_process_gives_the_same_session() -> None:
    play = Play()
    play.turn("s1", "red_yellow", "red")
    play.tap("s2", "ufo_1")
    play.act("s2", act="take", colour="red")  # refused
    play.enter(UndoAsked("s2"))
    play.consent_of_all()
    play.enter(PauseSet(True))
    assert frozen(play.again()) == frozen(play.session)


# ---- options (C-3)


def test_c_3_no_roll_counts_before_every_player_has_agreed_to_the_options() -> None:
    play = Play(confirm=False)
    assert _code(play.tap("s1", "red_yellow")) == "confirm-first"
    for seat in ("s1", "s2"):
        play.enter(OptionsConfirmed(seat))
    assert _code(play.tap("s1", "red_yellow")) == "confirm-first"
    play.enter(OptionsConfirmed("s3"))
    assert _code(play.tap("s1", "red_yellow")) is None


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


# ---- rolls


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
    assert _code(play.tap("s1", "red_yellow")) == "tap-not-needed"
    assert _code(play.act("s1", act="roll", die=["build:red", "build:yellow"])) == "tap-not-needed"
    play.enter(RollUnsure("glare"))
    assert _code(play.tap("s1", "red_yellow")) is None
    play.act("s1", act="take", colour="red")
    assert _code(play.tap("s2", "red_yellow")) == "tap-not-needed"
    play.enter(CameraChanged(False))
    assert _code(play.tap("s2", "red_yellow")) is None


def test_with_tap_dice_always_the_camera_does_not_keep_hands_off() -> None:
    play = Play(tap_dice="always")
    play.enter(CameraChanged(True))
    assert _code(play.tap("s1", "red_yellow")) is None


def test_a_face_that_the_die_does_not_have_is_named() -> None:
    assert _code(Play().tap("s1", "purple_grey")) == "no-such-face"


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
    assert _code(decision) == "not-understood"
    assert decision.effect is None


# ---- undo


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


def test_the_game_waits_while_a_proposal_is_open_so_that_all_agree_to_the_same_thing() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    play.enter(UndoAsked("s1"))
    assert _code(play.act("s1", act="take", colour="red")) == "proposal-waits"
    assert _code(play.enter(UndoAsked("s2"))) == "proposal-waits"
    play.enter(ConsentGiven("s1", "p1", False))
    assert _code(play.act("s1", act="take", colour="red")) is None


def test_consent_counts_once_for_the_open_proposal_and_from_those_asked() -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    assert _code(play.enter(ConsentGiven("s2", "p1", True))) == "no-such-proposal"
    play.enter(UndoAsked("s1"))
    assert _code(play.enter(ConsentGiven("s1", "p1", True))) == "consent-not-asked"
    play.enter(ConsentGiven("s2", "p1", True))
    assert _code(play.enter(ConsentGiven("s2", "p1", True))) == "consent-not-asked"
    assert _code(play.enter(ConsentGiven("s3", "p7", True))) == "no-such-proposal"


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
    assert _code(Play().enter(UndoAsked("s1"))) == "nothing-to-undo"


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


# ---- correction


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
    assert _code(play.enter(CorrectionAsked("s2", 1, action=action))) == "ua-not-on-die"
    assert play.session.proposal is None


@pytest.mark.parametrize(
    ("ruling", "face", "code"),
    [(99, "red_green", "not-correctable"), (1, "red_yellow", "correction-same"), (1, "plaid", "no-such-face")],
)
def test_a_correction_that_makes_no_sense_is_answered_with_the_reason(ruling: int, face: str, code: str) -> None:
    play = Play()
    play.tap("s1", "red_yellow")
    assert _code(play.enter(CorrectionAsked("s1", ruling, faces=(face,)))) == code


def test_a_corrected_reading_can_be_corrected_again_by_its_new_ruling() -> None:
    play = Play(consent="proposer")
    number = play.turn("s1", "red_yellow", "red")
    play.enter(CorrectionAsked("s1", number, faces=("red_green",)))
    assert _code(play.enter(CorrectionAsked("s1", number, faces=("red_yellow",)))) == "not-correctable"
    assert _code(play.enter(CorrectionAsked("s1", len(play.session.history), faces=("red_yellow",)))) is None
    assert play.session.acts[0].action.die == ("build:red", "build:yellow")


def _won_game(**header: Any) -> Play:
    """Two players, launch at two modules; s1 rolls the UFO and wins."""
    play = Play(("Mira", "Jonas"), options={"modules_to_launch": 2}, **header)
    for seat, colour in [("s1", "red"), ("s2", "red"), ("s1", "yellow"), ("s2", "yellow")]:
        play.turn(seat, "red_yellow", colour)
    play.tap("s1", "ufo_1")
    assert play.session.outcome is not None
    assert play.session.history[-1].said.kind == "win"
    return play


def test_field_31_a_mistaken_win_is_corrected_and_the_game_goes_on() -> None:
    play = _won_game()
    play.enter(CorrectionAsked("s2", len(play.session.history), faces=("red_yellow",)))
    play.consent_of_all()
    assert play.session.outcome is None
    assert play.session.state.turn == "s2"
    assert frozen(play.again()) == frozen(play.session)


def test_field_31_a_win_is_undone() -> None:
    play = _won_game()
    play.enter(UndoAsked("s1"))
    play.consent_of_all()
    assert play.session.outcome is None
    assert waits_for_dice(play.session) == ("ufo_attack",)


def test_after_the_end_an_act_is_refused_with_the_rule() -> None:
    decision = _won_game().tap("s2", "red_yellow")
    assert _code(decision) == "die-not-expected"


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


# ---- host, seats


def test_while_paused_no_act_counts_and_the_history_says_so() -> None:
    play = Play()
    play.enter(PauseSet(True))
    assert _code(play.tap("s1", "red_yellow")) == "game-paused"
    assert play.enter(PauseSet(True)) == Decision()
    play.enter(PauseSet(False))
    assert _code(play.tap("s1", "red_yellow")) is None
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
