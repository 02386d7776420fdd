"""What one viewer may see of a session. A Viewer is the only way out: it ends in the engine's `cut`.

A view holds findings and facts, no sentences. Two views are equal if and only if their payloads are, so that the
version of a view is counted here, without making its text.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

import msgspec

from engine.core.game import Need, Outcome, Prompt, Seat
from engine.core.rulings import Finding
from engine.core.secrets import PUBLIC, Cut, cut
from service.session.actions import ConfirmOptions, TapDie
from service.session.session import Session, ToldRuling

T = TypeVar("T")

OLDER_RULINGS: Final = 4
SEAT_RULINGS: Final = 8


class Offer(msgspec.Struct, frozen=True):
    """A legal act on a key: `action` is the game's or the referee's own struct."""

    action: Any
    label: Finding
    hint: Finding | None = None


class OpenProposal(msgspec.Struct, frozen=True):
    """A takeback that waits. `act` is what would be taken back, or what really happened; `doer` is whose act it is;
    `later`: how many later acts would go with it."""

    id: str
    kind: Literal["undo", "correction"]
    by: str
    doer: str
    act: Finding
    waiting: tuple[str, ...]
    later: int


class ShownRuling(msgspec.Struct, frozen=True):
    told: ToldRuling
    correctable: bool


class SessionView(msgspec.Struct, frozen=True):
    """One viewer's cut of a game. `rulings`: the last ones, newest first."""

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
    rulings: tuple[ShownRuling, ...]


class Viewer:
    """One viewer's cuts of one game. A ruling never changes once told, and is cut only once."""

    def __init__(self, viewer: str) -> None:
        """`viewer`: PUBLIC or a seat."""
        self.viewer = viewer
        self._rulings = SEAT_RULINGS if viewer != PUBLIC else OLDER_RULINGS + 1
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
            proposal=self._cut(_proposal(session)),
            unconfirmed=session.unconfirmed,
            legal=self._cut(_legal(session, seen)),
            rulings=self._last_rulings(session),
        )
        return Cut(self.viewer, shown)

    def ruling(self, session: Session, number: int) -> Cut[tuple[ShownRuling, ...]]:
        """One ruling, or an empty tuple: there is none with that number."""
        told = session.history[number - 1 : number] if number > 0 else ()
        return Cut(self.viewer, tuple(self._shown(session, one) for one in told))

    def _last_rulings(self, session: Session) -> tuple[ShownRuling, ...]:
        last = session.history[-self._rulings :]
        self._told = {told.number: self._told.get(told.number) or self._cut(told) for told in last}
        return tuple(self._shown(session, told) for told in reversed(last))

    def _shown(self, session: Session, told: ToldRuling) -> ShownRuling:
        return ShownRuling(self._told.get(told.number) or self._cut(told), told.number in session.correctable)

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


def _proposal(session: Session) -> OpenProposal | None:
    found = session.proposal
    if found is None:
        return None
    return OpenProposal(
        found.id, found.kind, found.by, session.acts[found.keep].by, found.act, found.waiting, found.later
    )


def _legal(session: Session, seen: Cut[Any]) -> tuple[Offer, ...]:
    viewer = seen.viewer
    if viewer == PUBLIC:
        return ()
    if viewer in session.unconfirmed:
        return (Offer(ConfirmOptions(), Finding("act-confirm-options", "C-3")),)
    if session.unconfirmed or session.paused or session.proposal is not None:
        return ()
    played = session.played
    acts = played.game.legal(seen)
    return tuple(Offer(act, played.label(act), played.spec.hint(played.game, seen, act)) for act in acts) + _faces(
        session, viewer
    )


def _faces(session: Session, viewer: str) -> tuple[Offer, ...]:
    """The faces of the die, while this seat owes a roll that has to be entered by hand."""
    prompt = session.dice_prompt
    if prompt is None or prompt.seat != viewer or not session.taps_allowed or not session.header.dice:
        return ()
    played, faces = session.played, session.header.dice[0].faces
    words = [played.label(played.roll(face.means)).facts.get("face", face.name) for face in faces]
    return tuple(
        Offer(TapDie(face.name), Finding("act-tap-die", prompt.clause, {"face": word}))
        for face, word in zip(faces, words, strict=True)
    )


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
