"""A tiny game in which one player acts unseen, to try who is told what. It is no product.

All hide a mark at once. Then the thief (the first seat) sneaks as often as it likes, may throw a die that it alone
sees, and strikes at last, which all see and nobody can take back. The second seat then throws two dice.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec

from engine.core.clauses import Clause
from engine.core.game import Need, Outcome, Prompt, Seat
from engine.core.registry import GameSpec, games
from engine.core.rulings import Accepted, Finding, Refused, Unclear
from engine.core.secrets import Cut, Secret
from service.session import played
from service.session.records import DieWords, FaceWords

THIEF, GUARD = "s1", "s2"
ALONE = frozenset({THIEF})
MARKS = ("colour:red", "colour:blue")
DIE = "night_die"
TILES = (("white", "white"), ("white", "white"))
WORDS = DieWords(DIE, tuple(FaceWords(f"{n}", TILES, (f"pips:{n}",)) for n in range(1, 4)))


class Mark(msgspec.Struct, frozen=True, tag="mark", tag_field="act"):
    marks: tuple[str, ...]


class Sneak(msgspec.Struct, frozen=True, tag="sneak", tag_field="act"):
    to: int


class Roll(msgspec.Struct, frozen=True, tag="roll", tag_field="act"):
    die: tuple[str, ...]


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="act"):
    """The thief wants to throw the die that it alone sees."""


class Strike(msgspec.Struct, frozen=True, tag="strike", tag_field="act"):
    pass


class Whistle(msgspec.Struct, frozen=True, tag="whistle", tag_field="act"):
    """All hear the thief whistle; nothing comes of it."""


Action: TypeAlias = Mark | Sneak | Roll | Look | Strike | Whistle


class Marked(msgspec.Struct, frozen=True, tag="marked", tag_field="event"):
    seat: str
    marks: Secret[tuple[str, ...]]


class Sneaked(msgspec.Struct, frozen=True, tag="sneaked", tag_field="event"):
    to: Secret[int]


class Looked(msgspec.Struct, frozen=True, tag="looked", tag_field="event"):
    saw: Secret[tuple[str, ...] | None]


class Struck(msgspec.Struct, frozen=True, tag="struck", tag_field="event"):
    pass


class Whistled(msgspec.Struct, frozen=True, tag="whistled", tag_field="event"):
    pass


class Thrown(msgspec.Struct, frozen=True, tag="thrown", tag_field="event"):
    die: tuple[str, ...]


Event: TypeAlias = Marked | Sneaked | Looked | Struck | Whistled | Thrown


class State(msgspec.Struct, frozen=True):
    seats: tuple[str, ...]
    turn: str
    marks: dict[str, Secret[tuple[str, ...]]]
    place: Secret[int]
    looking: Secret[bool]
    thrown: tuple[str, ...] = ()
    strikes: int = 0


class Night:
    def start(self, seats: tuple[Seat, ...]) -> State:
        return State(tuple(seat.id for seat in seats), THIEF, {}, Secret(1, ALONE), Secret(False, ALONE))

    def position(self, seats: tuple[Seat, ...], data: Mapping[str, object]) -> State:
        raise NotImplementedError

    def pending(self, state: State) -> tuple[Prompt, ...]:
        unmarked = [seat for seat in state.seats if seat not in state.marks]
        if unmarked:
            facts = {"act": "mark", "marks": MARKS, "marks_count": 2}
            return tuple(
                Prompt(Need.HIDDEN, seat, "ask-confirm", "NG-1", (), {**facts, "seat": f"seat:{seat}"})
                for seat in unmarked
            )
        if state.strikes > 1:
            return ()
        if state.turn == GUARD:
            return (Prompt(Need.DICE, GUARD, "ask-consent", "NG-4", (DIE, DIE)),)
        need, dice = (Need.DICE, (DIE,)) if state.looking.value is True else (Need.CHOICE, ())
        return (Prompt(need, THIEF, "ask-consent", "NG-2", dice, {}, ALONE, "ask-confirm"),)

    def legal(self, view: Cut[State]) -> tuple[Action, ...]:
        state = view.value
        if len(state.marks) < len(state.seats) or state.strikes > 1 or view.viewer != state.turn != GUARD:
            return ()
        if view.viewer != THIEF or state.looking.value is not False:
            return ()
        return (*(Sneak(to) for to in (1, 2, 3) if to != state.place.value), Look(), Strike(), Whistle())

    def rule(self, state: State, by: str, action: Action) -> Any:
        if isinstance(action, Mark):
            return self._mark(state, by, action)
        if isinstance(action, Roll):
            return self._roll(state, by, action)
        if by != state.turn or by != THIEF or len(state.marks) < len(state.seats) or state.looking.value:
            return Refused((Finding("die-not-expected", "NG-2"),))
        if isinstance(action, Sneak):
            return self._sneak(state, action)
        if isinstance(action, Look):
            found = (Finding("die-unsure", "NG-3", seen_by=ALONE),)
            return Accepted((Looked(Secret(None, ALONE)),), found, seen_by=ALONE)
        if isinstance(action, Whistle):
            return Accepted((Whistled(),), (Finding("corrected", "NG-2", {"by": f"seat:{by}"}),))
        return Accepted((Struck(),), (Finding("undone", "NG-5", {"by": f"seat:{by}"}),))

    def _sneak(self, state: State, action: Sneak) -> Any:
        if action.to == 0:
            question = Finding("die-unsure", "NG-2")
            return Unclear(question, (Sneak(2), Sneak(3)), ALONE)
        if action.to == state.place.value or action.to not in (1, 2, 3):
            objections = (Finding("die-not-counted", "NG-2", {"to": action.to}), Finding("foreign-die", "NG-2"))
            return Refused(objections, ALONE)
        found = (Finding("die-unsure", "NG-2", {"to": action.to}, seen_by=ALONE),)
        return Accepted((Sneaked(Secret(action.to, ALONE)),), found, seen_by=ALONE)

    def _mark(self, state: State, by: str, action: Mark) -> Any:
        if by in state.marks or len(action.marks) != 2:
            return Refused((Finding("die-not-counted", "NG-1"),), frozenset({by}))
        alone = frozenset({by})
        found = (
            Finding("foreign-die", "NG-1", {"marks": action.marks}, seen_by=alone),
            Finding("proposal-declined", "NG-1", {"by": f"seat:{by}", "proposer": f"seat:{by}"}),
        )
        return Accepted((Marked(by, Secret(action.marks, alone)),), found, seen_by=alone)

    def _roll(self, state: State, by: str, action: Roll) -> Any:
        prompts = [prompt for prompt in self.pending(state) if prompt.need is Need.DICE and prompt.seat == by]
        if not prompts or len(action.die) != len(prompts[0].dice):
            return Refused((Finding("die-not-expected", "NG-4"),))
        if by == THIEF:
            found = (Finding("no-such-face", "NG-3", {"face": action.die}, seen_by=ALONE),)
            return Accepted((Looked(Secret(action.die, ALONE)),), found, seen_by=ALONE)
        return Accepted((Thrown(action.die),), (Finding("no-such-face", "NG-4", {"face": action.die}),))

    def apply(self, state: State, event: Event) -> State:
        change = msgspec.structs.replace
        if isinstance(event, Marked):
            return change(state, marks={**state.marks, event.seat: event.marks})
        if isinstance(event, Sneaked):
            return change(state, place=event.to)
        if isinstance(event, Looked):
            return change(state, looking=Secret(event.saw.value is None, ALONE))
        if isinstance(event, Whistled):
            return state
        if isinstance(event, Struck):
            return change(state, turn=GUARD)
        return change(state, turn=THIEF, thrown=event.die, strikes=state.strikes + 1)

    def outcome(self, state: State) -> Outcome | None:
        if state.strikes < 2:
            return None
        return Outcome((THIEF,), Finding("undone", "NG-6", {"by": f"seat:{THIEF}"}))


class NightSpec(GameSpec):
    @property
    def clauses(self) -> dict[str, Clause]:  # type: ignore[override]
        return {name: Clause(name, name, False) for name in ("NG-1", "NG-2", "NG-3", "NG-4", "NG-5", "NG-6")}

    def clauses_in(self, _language: str) -> dict[str, Clause]:
        return self.clauses


def label(action: Action) -> Finding:
    """Also the place that it leads to: this label is for the thief alone."""
    facts = {"face": str(action.to)} if isinstance(action, Sneak) else {"face": action.__class__.__name__}
    return Finding("act-tap-die", "NG-2", dict(facts))


def chance(_game: Any, _state: State, prompt: Prompt, generator: Any) -> Action:
    if prompt.need is Need.HIDDEN:
        return Mark(tuple(generator.choice(("red", "blue")) for _ in range(2)))
    return Roll(tuple(generator.choice(("pips:1", "pips:2", "pips:3")) for _ in prompt.dice))


def no_hint(_game: Any, _view: Any, _action: Any) -> None:
    return None


SPEC = NightSpec(
    id="night_watch",
    title="Night watch",
    package="night_game",
    seats=(2, 3),
    seat_colours=("purple", "orange", "lime"),
    dice=(DIE,),
    words=("pips:<n>",),
    options=(),
    variants=(),
    action=Action,
    event=Event,
    state=State,
    position=State,
    defaults=msgspec.defstruct("NoRules", [], frozen=True)(),
    make=lambda _rules, _faces, _box: Night(),
    box=lambda _position, _faces: {},
    bot=lambda game, generator: lambda view: generator.choice(game.legal(view)),
    label=label,
    hint=no_hint,
    chance=chance,
    pieces=lambda state: {"seats": len(state.seats)},
    show=str,
    bound=200,
    barriers={"struck": "NG-5"},
)


@contextmanager
def registered(**changed: Any) -> Iterator[None]:
    """The registry knows this game for a while, with some of its spec changed."""
    games()[SPEC.id] = dataclasses.replace(SPEC, **changed)
    played._build.cache_clear()  # it keeps the games that it has built, each with its spec
    try:
        yield
    finally:
        del games()[SPEC.id]
