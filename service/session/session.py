"""A game at the table as the fold of its journal: what stands, what was told, who has agreed to what.

`fold` is pure and does not judge: an Entry carries its events. Judging is in decide.py and takeback.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import msgspec

from engine.core.game import Need, Outcome, Prompt, SetupError
from engine.core.rulings import Finding
from engine.core.secrets import cut
from service.session.hearing import together
from service.session.played import CannotPlayError, PlayedGame, played_game
from service.session.records import (
    Acted,
    Asked,
    BoardTold,
    CameraTurned,
    Confirmed,
    Consented,
    DeviceTaken,
    Effect,
    Entry,
    Header,
    Opened,
    Paused,
    PlayedAct,
    Proposal,
    Proposed,
    Replayed,
    Said,
    Seated,
    Stamp,
    Started,
    Told,
    Withdrawn,
)


@dataclass(frozen=True)
class StandingAct:
    """An act that stands. `asked` are the prompts it was played under, `number` its ruling's."""

    by: str
    action: Any
    record: PlayedAct
    asked: tuple[Prompt, ...]
    before: Any
    after: Any

    @property
    def number(self) -> int:
        return self.record.number

    @property
    def by_chance(self) -> bool:
        """A roll or a reveal: what was seen cannot be unseen."""
        return any(prompt.need in (Need.DICE, Need.HIDDEN) for prompt in self.asked)

    @property
    def rolled(self) -> tuple[str, ...]:
        """The dice that its seat was asked to roll; empty if it was none."""
        own = (prompt.dice for prompt in self.asked if prompt.seat == self.by and prompt.need is Need.DICE)
        return next(own, ())


class ToldRuling(msgspec.Struct, frozen=True):
    """One line of the visible history; `number` counts from 1 and never changes."""

    number: int
    stamp: Stamp
    said: Said


@dataclass(frozen=True)
class Session:
    """One game. `unconfirmed`: seats that have not agreed to the options yet. `unsure`: the last roll was not read.
    `own`: the seats that have played it on devices of their own, so that nobody else has seen what they know.
    `asked`: the referee's open question which act was meant. `fouls`: what is wrong on the sensor board, by watch.
    `overruled`: the number of each act's ruling that no longer stands -> that of the takeback by which it does not."""

    header: Header
    played: PlayedGame
    start: Any
    acts: tuple[StandingAct, ...] = ()
    history: tuple[ToldRuling, ...] = ()
    unconfirmed: tuple[str, ...] = ()
    paused: bool = False
    proposal: Proposal | None = None
    proposals: int = 0
    bots: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    camera_reads: bool = False
    camera_die: str = ""
    unsure: bool = False
    asked: Asked | None = None
    fouls: Mapping[str, Finding] = field(default_factory=dict)
    overruled: Mapping[int, int] = field(default_factory=dict)

    @property
    def state(self) -> Any:
        """The game's state."""
        return self.acts[-1].after if self.acts else self.start

    @property
    def seat_ids(self) -> tuple[str, ...]:
        return tuple(seat.id for seat in self.header.seats)

    @property
    def pending(self) -> tuple[Prompt, ...]:
        return self.played.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.played.game.outcome(self.state)

    @cached_property
    def correctable(self) -> dict[int, tuple[str, ...]]:
        """The rulings whose rolls or reveals still stand, by number, with the ids of the dice that were rolled."""
        return {act.number: act.rolled for act in self.acts if act.by_chance}

    def told_of(self, act: StandingAct) -> Said:
        """The ruling by which an act stands."""
        return self.history[act.number - 1].said

    @property
    def dice_prompts(self) -> tuple[Prompt, ...]:
        """The rolls that the game waits for."""
        return tuple(prompt for prompt in self.pending if prompt.need is Need.DICE)

    @property
    def camera_prompt(self) -> Prompt | None:
        """The roll that the camera is to read: of exactly the one die that it knows."""
        die = self.camera_die or (self.header.dice[0].id if self.header.dice else "")
        return next((prompt for prompt in self.dice_prompts if prompt.dice == (die,)), None)

    @property
    def dice_audience(self) -> frozenset[str] | None:
        """Who may know what lies in the tray now; None: everybody."""
        prompts = self.dice_prompts
        return together(prompt.seen_by for prompt in prompts) if prompts else None

    @property
    def roll_is_a_choice(self) -> bool:
        """Whoever owes the roll that the camera waits for may do something else instead."""
        prompt = self.camera_prompt
        return prompt is not None and bool(self.played.game.legal(cut(self.state, prompt.seat)))

    def may_tap(self, prompt: Prompt) -> bool:
        """Dice may be entered by hand: no camera reads them, or their last roll could not be read."""
        read = self.camera_reads and not self.unsure and prompt == self.camera_prompt
        return self.header.tap_dice == "always" or not read


def standing_act(played: PlayedGame, before: Any, record: PlayedAct) -> StandingAct:
    """An act of the journal on the state before it. Events are applied as they were written."""
    after = before
    for event in played.events(record.events):
        after = played.game.apply(after, event)
    asked = played.game.pending(before)
    return StandingAct(record.by, played.action(record.action), record, asked, before, after)


def new_session(header: Header) -> Session:
    """Raises CannotPlayError for a header that names no playable game."""
    played = played_game(header)
    try:
        start = played.game.start(header.seats)
    except SetupError as error:
        raise CannotPlayError(str(error), error.finding) from error
    people = tuple(seat.id for seat in header.seats if seat.id not in header.bots)
    return Session(
        header,
        played,
        start,
        unconfirmed=people,
        bots=frozenset(header.bots),
        own=frozenset(header.own),
    )


def fold(session: Session | None, entry: Entry) -> Session:
    """The session after one entry. Raises ValueError if the first entry of a game does not start it."""
    if isinstance(entry.effect, Started):
        return _tell(new_session(entry.effect.header), entry)
    if session is None:
        raise ValueError(f"the game {entry.game_id} does not begin with its start")
    return _tell(_APPLY[type(entry.effect)](session, entry.effect), entry)


def fold_all(entries: Iterable[Entry]) -> Session:
    """The session of one game's entries, in order. Raises ValueError if there are none."""
    session: Session | None = None
    for entry in entries:
        session = fold(session, entry)
    if session is None:
        raise ValueError("a game without entries")
    return session


def _tell(session: Session, entry: Entry) -> Session:
    if entry.said is None:
        return session
    told = ToldRuling(len(session.history) + 1, entry.stamp, entry.said)
    return replace(session, history=(*session.history, told))


def _acted(session: Session, effect: Acted) -> Session:
    record = PlayedAct(effect.by, effect.action, effect.events, len(session.history) + 1)
    act = standing_act(session.played, session.state, record)
    return replace(session, acts=(*session.acts, act), unsure=False, asked=None)


def _replayed(session: Session, effect: Replayed) -> Session:
    acts = list(session.acts[: effect.keep])
    state = acts[-1].after if acts else session.start
    for record in effect.acts:
        acts.append(standing_act(session.played, state, record))
        state = acts[-1].after
    gone = {act.number for act in session.acts} - {act.number for act in acts}
    overruled = {**session.overruled, **dict.fromkeys(sorted(gone), len(session.history) + 1)}
    return replace(session, acts=tuple(acts), overruled=overruled, proposal=None, unsure=False, asked=None)


def _told(session: Session, effect: Told) -> Session:
    asked = session.asked if effect.asked is None else effect.asked
    return replace(session, unsure=session.unsure or effect.unsure, asked=asked)


def _proposed(session: Session, effect: Proposed) -> Session:
    return replace(session, proposal=effect.proposal, proposals=session.proposals + 1)


def _consented(session: Session, effect: Consented) -> Session:
    if session.proposal is None:
        return session
    waiting = tuple(seat for seat in session.proposal.waiting if seat != effect.seat)
    return replace(session, proposal=msgspec.structs.replace(session.proposal, waiting=waiting))


def _confirmed(session: Session, effect: Confirmed) -> Session:
    return replace(session, unconfirmed=tuple(seat for seat in session.unconfirmed if seat not in effect.seats))


def _seated(session: Session, effect: Seated) -> Session:
    seat = frozenset({effect.seat})
    return replace(session, bots=session.bots | seat if effect.bot else session.bots - seat)


def _device(session: Session, effect: DeviceTaken) -> Session:
    return replace(session, own=session.own | {effect.seat})


def _withdrawn(session: Session, _: Withdrawn) -> Session:
    return replace(session, proposal=None)


def _paused(session: Session, effect: Paused) -> Session:
    return replace(session, paused=effect.on)


def _camera(session: Session, effect: CameraTurned) -> Session:
    return replace(session, camera_reads=effect.reads, camera_die=effect.die)


def _board(session: Session, effect: BoardTold) -> Session:
    rest = {watch: foul for watch, foul in session.fouls.items() if watch != effect.watch}
    return replace(session, fouls=rest if effect.foul is None else {**rest, effect.watch: effect.foul})


def _opened(session: Session, _: Opened) -> Session:
    return session


_APPLY: dict[type[Effect], Callable[[Session, Any], Session]] = {
    Acted: _acted,
    Replayed: _replayed,
    Told: _told,
    Proposed: _proposed,
    Consented: _consented,
    Withdrawn: _withdrawn,
    Confirmed: _confirmed,
    Paused: _paused,
    Seated: _seated,
    DeviceTaken: _device,
    CameraTurned: _camera,
    BoardTold: _board,
    Opened: _opened,
}
