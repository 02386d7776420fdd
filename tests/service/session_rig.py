"""A session without loop, MQTT or disk: decisions and their fold."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from table_rig import DIE

from engine.core.game import Seat
from service.session import records
from service.session.decide import Decision, decide
from service.session.inputs import (
    Act,
    ConsentGiven,
    OptionsConfirmed,
    RollTapped,
)
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


def code(decision: Decision) -> str | None:
    return decision.error.code if decision.error else None


def won_game(**header: Any) -> Play:
    """Two players, launch at two modules; s1 rolls the UFO and wins."""
    play = Play(("Mira", "Jonas"), options={"modules_to_launch": 2}, **header)
    for seat, colour in [("s1", "red"), ("s2", "red"), ("s1", "yellow"), ("s2", "yellow")]:
        play.turn(seat, "red_yellow", colour)
    play.tap("s1", "ufo_1")
    assert play.session.outcome is not None
    assert play.session.history[-1].said.kind == "win"
    return play
