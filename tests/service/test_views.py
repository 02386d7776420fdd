"""Secrecy on the way out: each viewer's topic carries that viewer's cut, and only its own changes are counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

import msgspec
import pytest
from table_rig import catalog

from engine.core.game import Need, Outcome, Prompt, Seat
from engine.core.options import Ruleset
from engine.core.rulings import Finding
from engine.core.secrets import PUBLIC, Cut, Secret, UncuttableError
from service.mqtt.topics import Topics
from service.ports import FixedClock, RecordingPublisher
from service.session.played import PlayedGame
from service.session.records import Header, Said, Stamp
from service.session.session import Session, ToldRuling
from service.views.announcer import Announcer
from service.views.views import Versions, Viewer, view_of


class Hand(msgspec.Struct, frozen=True):
    """A state with a secret: what s1 holds."""

    cards: Any
    turn: str = "s1"


class Peek(msgspec.Struct, frozen=True, tag="peek", tag_field="act"):
    """An act that is open to whoever sees a card."""

    card: str


class SecretGame:
    def pending(self, _: Hand) -> tuple[Prompt, ...]:
        return (Prompt(Need.CHOICE, "s1", "ua-ask-roll", "X-1"),)

    def legal(self, view: Cut[Hand]) -> tuple[Peek, ...]:
        cards = view.value.cards.value
        return tuple(Peek(card) for card in cards) if isinstance(cards, tuple) else ()

    def outcome(self, _: Hand) -> Outcome | None:
        return None


@dataclass(frozen=True)
class Spec:
    def label(self, action: Peek) -> Finding:
        return Finding("ua-act-roll", "X-1", {"face": action.card})

    def hint(self, *_: object) -> None:
        return None


def _session(cards: Any) -> Session:
    header = Header("g0001", "peek", (Seat("s1", "Mira"), Seat("s2", "Jonas")), "1")
    played = PlayedGame(cast(Any, Spec()), cast(Any, SecretGame()), Ruleset())
    return Session(header, played, Hand(cards))


def _held(*cards: str) -> Session:
    return _session(Secret(cards, frozenset({"s1"})))


@pytest.fixture
def publisher() -> RecordingPublisher:
    return RecordingPublisher()


@pytest.fixture
def announcer(publisher: RecordingPublisher) -> Announcer:
    return Announcer(publisher, Topics("t"), catalog(), FixedClock())


def test_a_secret_is_on_its_own_seats_topic_and_nowhere_else(
    announcer: Announcer, publisher: RecordingPublisher
) -> None:
    session = _held("ankh-of-iron")
    announcer.turn_to(session, 1)
    announcer.session(session)
    assert [topic for topic, payload, _ in publisher.log if b"ankh-of-iron" in payload] == ["referee/t/seat/s1/state"]


def test_what_changes_for_one_seat_alone_moves_nobody_elses_version(
    announcer: Announcer, publisher: RecordingPublisher
) -> None:
    announcer.turn_to(_held("iron"), 1)
    announcer.session(_held("iron"))
    before = len(publisher.log)
    announcer.session(_held("gold"))
    assert [topic for topic, _, _ in publisher.log[before:]] == ["referee/t/seat/s1/state"]


def test_an_offer_is_made_from_the_seats_own_cut() -> None:
    session = _held("iron", "gold")
    assert [offer.action for offer in view_of(session, "s1").value.legal] == [Peek("iron"), Peek("gold")]
    assert view_of(session, "s2").value.legal == ()
    assert view_of(session, PUBLIC).value.legal == ()


def test_a_secret_in_a_ruling_is_masked_for_the_others() -> None:
    stamp = cast(Any, Secret(Stamp("boot", 1.0, 2.0, True), frozenset({"s1"})))
    told = ToldRuling(1, stamp, Said("accepted", Finding("ua-rolled", "X-1")))
    session = replace(_held("iron"), history=(told,))
    assert isinstance(Viewer("s2").view(session).value.rulings[0].told.stamp.value, msgspec.Struct) is False
    assert Viewer("s1").view(session).value.rulings[0].told.stamp.value.wall == 2.0


def test_data_that_was_not_made_for_showing_is_not_shown() -> None:
    with pytest.raises(UncuttableError):
        view_of(_session(["a", "list"]), PUBLIC)


def test_a_view_never_goes_out_on_another_viewers_topic(announcer: Announcer, publisher: RecordingPublisher) -> None:
    view = view_of(_held("iron"), "s1")
    with pytest.raises(ValueError, match="must not be published"):
        announcer._view(Topics("t").state, view, 1, True)
    assert publisher.log == []


def test_versions_count_changes_and_never_go_below_an_earlier_sitting() -> None:
    versions = Versions(1)
    assert versions.of("a", "x") == (100_001, True)
    assert versions.of("a", "x") == (100_001, False)
    assert versions.of("a", "y") == (100_002, True)
    assert versions.of("b", "x") == (100_001, True)
    assert Versions(2).of("a", "x")[0] > 100_002
