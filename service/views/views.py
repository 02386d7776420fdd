"""What one viewer may see of a session. A Viewer is the only way out: it ends in the engine's `cut`.

A view holds findings and facts, no sentences. Two views are equal if and only if their payloads are, so that the
version of a view is counted here, without making its text.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

import msgspec

from engine.core.game import Need, Outcome, Prompt, Seat
from engine.core.rulings import Finding
from engine.core.secrets import Cut, cut
from service.session.hearing import AN_ACT, heard, may
from service.session.records import Said
from service.session.session import Session, ToldRuling
from service.views.offers import AnswerForm, Offer, answer_again, answer_forms, asked_offers, legal_offers, taps

T = TypeVar("T")

RULINGS: Final = 12
"""As far back as each viewer can look: what is retained weighs on every publication."""


class OpenProposal(msgspec.Struct, frozen=True):
    """A takeback that waits. `act` is what would be taken back, or what really happened; `doer` is whose act it is;
    `later`: how many later acts would go with it. `heard`: what the viewer was told of an act that it may not know."""

    id: str
    kind: Literal["undo", "correction"]
    by: str
    doer: str
    act: Finding
    waiting: tuple[str, ...]
    later: int
    heard: Finding | None = None


class ShownRuling(msgspec.Struct, frozen=True):
    """`dice`: those of a roll that can be corrected; `answer`: how what only this viewer knew is entered again.
    `overruled`: the viewer's number of the takeback by which it no longer stands."""

    told: ToldRuling
    correctable: bool
    dice: tuple[str, ...] = ()
    answer: AnswerForm | None = None
    overruled: int | None = None


class SessionView(msgspec.Struct, frozen=True):
    """One viewer's cut of a game. `asked`: the acts that it may have meant. `taps`: for each roll that it owes and may
    enter by hand, the ids of the dice. `answers`: what it has to enter. `rulings`: the last ones, newest first."""

    game: str
    seats: tuple[Seat, ...]
    turn: str | None
    pending: tuple[Prompt, ...]
    state: Any
    outcome: Outcome | None
    paused: bool
    proposal: OpenProposal | None
    unconfirmed: tuple[str, ...]
    legal: tuple[Offer, ...]
    asked: tuple[Offer, ...]
    taps: tuple[tuple[str, ...], ...]
    answers: tuple[AnswerForm, ...]
    rulings: tuple[ShownRuling, ...]


class Viewer:
    """One viewer's cuts of one game. A ruling never changes once told, and is cut only once.

    Rulings are counted over those that this viewer may know of, so that no number tells of one that it may not.
    """

    def __init__(self, viewer: str, thrown: bool = False) -> None:
        """`viewer`: PUBLIC or a seat. `thrown`: the tray is a rendered one."""
        self.viewer, self._thrown = viewer, thrown
        self._known: list[int] = []
        self._own: dict[int, int] = {}
        self._listened = 0
        self._told: dict[int, ToldRuling] = {}
        self._seats: tuple[Seat, ...] | None = None

    def view(self, session: Session) -> Cut[SessionView]:
        """Every part of it has gone through `cut`. Raises UncuttableError for data not made for showing."""
        asked = session.pending
        seen: Cut[Any] = cut(session.state, self.viewer)
        if self._seats is None:
            self._seats = self._cut(session.header.seats)
        shown = SessionView(
            game=session.header.game,
            seats=self._seats,
            turn=asked[0].seat if asked else None,
            pending=self._cut(_referee_asks(session) or asked),
            state=seen.value,
            outcome=self._cut(session.outcome),
            paused=session.paused,
            proposal=self._cut(_proposal(session, self.viewer)),
            unconfirmed=session.unconfirmed,
            legal=self._cut(legal_offers(session, seen, self._thrown)),
            asked=self._cut(asked_offers(session, self.viewer)),
            taps=self._cut(taps(session, self.viewer)),
            answers=self._cut(answer_forms(session, self.viewer)),
            rulings=self._last_rulings(session),
        )
        return Cut(self.viewer, shown)

    def ruling(self, session: Session, number: int) -> Cut[tuple[ShownRuling, ...]]:
        """The ruling of that number in the session's history, if this viewer may know of it."""
        self._listen(session)
        known = number in self._own
        return Cut(self.viewer, (self._shown(session, session.history[number - 1]),) if known else ())

    def number(self, session: Session, own: int) -> int | None:
        """The number in the session's history of what this viewer knows as its ruling `own`."""
        self._listen(session)
        return self._known[own - 1] if 0 < own <= len(self._known) else None

    def heard(self, session: Session) -> tuple[int, Said | None]:
        """How many rulings this viewer knows of, and the last one."""
        self._listen(session)
        last = session.history[self._known[-1] - 1] if self._known else None
        return len(self._known), self._shown(session, last).told.said if last else None

    def _listen(self, session: Session) -> None:
        """Takes in what has been told since the last time."""
        for told in session.history[self._listened :]:
            if heard(told.said, self.viewer) is not None:
                self._known.append(told.number)
                self._own[told.number] = len(self._known)
        self._listened = len(session.history)

    def _last_rulings(self, session: Session) -> tuple[ShownRuling, ...]:
        self._listen(session)
        last = [session.history[number - 1] for number in self._known[-RULINGS:]]
        shown = tuple(self._shown(session, told) for told in reversed(last))
        self._told = {told.number: self._told[told.number] for told in last}
        return shown

    def _shown(self, session: Session, told: ToldRuling) -> ShownRuling:
        kept = self._told.get(told.number)
        if kept is None:
            said = heard(told.said, self.viewer)
            kept = self._cut(ToldRuling(self._own[told.number], told.stamp, said)) if said else None
            if kept is None:
                raise ValueError(f"{self.viewer} may not know of ruling {told.number}")
            self._told[told.number] = kept
        if not may(told.said.act_seen_by, self.viewer):
            return ShownRuling(kept, False)
        if told.number not in session.correctable:
            return ShownRuling(kept, False, overruled=self._overruled(session, told.number))
        answer = self._cut(answer_again(session, self.viewer, told.number))
        return ShownRuling(kept, True, session.correctable[told.number], answer)

    def _overruled(self, session: Session, number: int) -> int | None:
        """By which ruling that one no longer stands, if this viewer may know what the takeback was about."""
        by = session.overruled.get(number)
        known = by is not None and may(session.history[by - 1].said.act_seen_by, self.viewer)
        return self._own.get(by) if by is not None and known else None

    def _cut(self, value: T) -> T:
        return cut(value, self.viewer).value


def view_of(session: Session, viewer: str) -> Cut[SessionView]:
    """One cut for PUBLIC or a seat."""
    return Viewer(viewer).view(session)


def rulings_of(view: Cut[SessionView]) -> Cut[tuple[ShownRuling, ...]]:
    """The rulings of a view alone."""
    return Cut(view.viewer, view.value.rulings)


def without_rulings(view: Cut[SessionView]) -> Cut[SessionView]:
    """The public state has a topic of its own for them."""
    return Cut(view.viewer, msgspec.structs.replace(view.value, rulings=()))


def _referee_asks(session: Session) -> tuple[Prompt, ...]:
    """What the referee itself waits for, before the game goes on."""
    if session.unconfirmed:
        return tuple(Prompt(Need.CHOICE, seat, "ask-confirm", "C-3") for seat in session.unconfirmed)
    if session.proposal is not None:
        return tuple(Prompt(Need.CHOICE, seat, "ask-consent", "") for seat in session.proposal.waiting)
    return ()


def _proposal(session: Session, viewer: str) -> OpenProposal | None:
    found = session.proposal
    if found is None:
        return None
    later = found.later - sum(viewer not in seats for seats in found.unseen)
    about = session.acts[found.keep]
    if may(found.act_seen_by, viewer):
        return OpenProposal(found.id, found.kind, found.by, about.by, found.act, found.waiting, later)
    told = heard(session.told_of(about), viewer)
    known = told.finding if told is not None else None
    return OpenProposal(found.id, found.kind, found.by, about.by, AN_ACT, found.waiting, later, known)


class Versions:
    """Counts the changes of each view. `sitting` is how often the table has turned to a game: counting starts anew
    there, but never lower than before, so that a restart that reads only the last game gives the same numbers."""

    PER_SITTING: Final = 100_000

    def __init__(self, sitting: int) -> None:
        self._base = sitting * self.PER_SITTING
        self._last: dict[str, tuple[Any, int]] = {}

    def of(self, name: str, view: Any) -> tuple[int, bool]:
        """The version of this view, and whether it is a new one. `view` is compared with the last by value."""
        known = self._last.get(name)
        if known is not None and known[0] == view:
            return known[1], False
        version = (known[1] if known else self._base) + 1
        self._last[name] = (view, version)
        return version, True

    def current(self, name: str) -> int | None:
        """The version that was given out last."""
        known = self._last.get(name)
        return known[1] if known else None
