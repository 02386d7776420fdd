"""Undo and correction: which acts would go, which stay, and what is to be moved back on the table.

A correction rules the later acts again in their order. It stops at the first that is now refused or that would answer
another prompt; that one and all after it are dropped. None is skipped to go on behind it. Neither goes back past an
event that the game names as a barrier.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.core.game import Prompt
from engine.core.notation import tag_of
from engine.core.rulings import Accepted, Finding, Refused
from service.session.hearing import Audience, audience_of, may, together
from service.session.records import Dropped, PlayedAct
from service.session.session import Session, StandingAct, standing_act

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Takeback:
    """The acts that stand afterwards are the first `keep` of now, then `acts`. `asks_all`: a roll or a reveal goes or
    changes, or something that not everybody may know of; `needs_all`: also where the house asks nobody. `act` names
    the act that is taken back, or the one in its place; `findings` are those of the latter, `was` is what it was.
    `later`: how many acts after that one go as well. `ends`: the game is over afterwards. `seen_by`: who may know of
    it, if nobody is asked; `act_seen_by`: who may know which act it was."""

    keep: int
    acts: tuple[PlayedAct, ...]
    dropped: tuple[Dropped, ...]
    asks_all: bool
    needs_all: bool
    act: Finding
    findings: tuple[Finding, ...] = ()
    later: int = 0
    was: Dropped | None = None
    ends: bool = False
    seen_by: Audience = None
    act_seen_by: Audience = None


def plan_undo(session: Session, by: str, keep: int | None = None) -> Takeback | Finding:
    """Taking back the last act that stands and that `by` (a seat, or PUBLIC) may know of, or why it cannot be.
    `keep`: how many acts are to stay, where that has been agreed upon already.

    Acts of bots after a person's last act go with it: bots would only play them again. So do later acts that `by` may
    not know of.
    """
    if keep is None:
        keep = _last_known(session, by)
    if keep is None:
        return Finding("nothing-to-undo", "")
    gone = session.acts[keep:]
    barred = _barred(session, gone)
    if barred is not None:
        return barred
    dropped = tuple(_dropped(session, act) for act in gone)
    return Takeback(
        keep=keep,
        acts=(),
        dropped=dropped,
        asks_all=_asks_all(session, by, gone, dropped),
        needs_all=bool(_clauses(session, gone, session.played.spec.needs_all)),
        act=dropped[0].act,
        later=len(gone) - 1,
        seen_by=together(drop.seen_by for drop in dropped),
        act_seen_by=dropped[0].act_seen_by,
    )


def plan_correction(session: Session, by: str, ruling: int, action: Any) -> Takeback | Finding:
    """Replacing the roll or reveal of a ruling by what really happened, or a finding that says why it cannot be: a
    choice is undone, not corrected. `action` is of the game's own type; it is judged as an act of the same
    seat at the same moment. Only who may know which act it was may correct it.
    """
    keep = next((index for index, act in enumerate(session.acts) if act.number == ruling), None)
    if keep is None or not may(session.told_of(session.acts[keep]).act_seen_by, by):
        return Finding("not-correctable", "")
    old, gone = session.acts[keep], session.acts[keep:]
    if not old.by_chance:
        return Finding("only-rolls-correctable", "")
    if old.action == action:
        return Finding("correction-same", "")
    barred = _barred(session, gone)
    if barred is not None:
        return barred
    ruled = session.played.game.rule(old.before, old.by, action)
    if isinstance(ruled, Refused):
        return ruled.objections[0]
    if not isinstance(ruled, Accepted):
        return ruled.question
    first = _record(old.by, action, ruled.events, len(session.history) + 1)
    kept, later = _rule_again(session, standing_act(session.played, old.before, first), session.acts[keep + 1 :])
    dropped = tuple(_dropped(session, act) for act in later)
    findings = ruled.findings + ruled.advice
    audiences = (session.told_of(old).seen_by, audience_of(findings), *(drop.seen_by for drop in dropped))
    return Takeback(
        keep=keep,
        acts=tuple(act.record for act in kept),
        dropped=dropped,
        asks_all=True,
        needs_all=bool(_clauses(session, gone, session.played.spec.needs_all)),
        act=session.played.label(action),
        findings=findings,
        later=len(later),
        was=_dropped(session, old),
        ends=session.played.game.outcome(kept[-1].after) is not None,
        seen_by=together(audiences),
        act_seen_by=ruled.seen_by,
    )


def _last_known(session: Session, by: str) -> int | None:
    """The last act of a person, else of a bot, among those that `by` may know of."""
    known = [index for index, act in enumerate(session.acts) if may(session.told_of(act).seen_by, by)]
    by_people = [index for index in known if session.acts[index].by not in session.bots]
    found = by_people or known
    return found[-1] if found else None


def _barred(session: Session, gone: tuple[StandingAct, ...]) -> Finding | None:
    """Why one of these acts must stand for ever."""
    clauses = _clauses(session, gone, session.played.spec.barriers)
    return Finding("takeback-barred", clauses[0]) if clauses else None


def _clauses(session: Session, gone: tuple[StandingAct, ...], by_tag: Mapping[str, str]) -> list[str]:
    """The clauses that these acts' events fall under."""
    if not by_tag:
        return []
    tags = (tag_of(type(event)) for act in gone for event in session.played.events(act.record.events))
    return [by_tag[tag] for tag in tags if tag in by_tag]


def _dropped(session: Session, act: StandingAct) -> Dropped:
    said = session.told_of(act)
    return Dropped(act.by, session.played.label(act.action), said.seen_by, said.act_seen_by)


def _asks_all(session: Session, by: str, gone: tuple[StandingAct, ...], dropped: tuple[Dropped, ...]) -> bool:
    """A roll or a reveal goes: what was seen stays seen. While a seat is asked for something that the others may not
    know, all are asked, too, whether or not it has answered: else being asked would tell them. Own acts that nobody
    else may know of are nobody else's affair."""
    if any(act.by_chance for act in gone) or _clauses(session, gone, session.played.spec.needs_all):
        return True
    if all(drop.seat == by and drop.seen_by == frozenset({by}) for drop in dropped):
        return False
    veiled = any(prompt.seen_by is not None for prompt in session.pending)
    return veiled or any(drop.seen_by is not None for drop in dropped)


def _rule_again(
    session: Session, first: StandingAct, later: tuple[StandingAct, ...]
) -> tuple[list[StandingAct], tuple[StandingAct, ...]]:
    """The corrected act with the later ones that still stand, and those that do not."""
    game, kept = session.played.game, [first]
    for index, act in enumerate(later):
        state = kept[-1].after
        if _questions(game.pending(state), act.by) != _questions(act.asked, act.by):
            return kept, later[index:]
        ruled = game.rule(state, act.by, act.action)
        if not isinstance(ruled, Accepted):
            return kept, later[index:]
        again = _record(act.by, act.action, ruled.events, act.number)
        kept.append(standing_act(session.played, state, again))
    return kept, ()


def _questions(prompts: tuple[Prompt, ...], seat: str) -> tuple[tuple[str, str], ...]:
    """What a seat was asked; the facts may differ, the answer is ruled anew."""
    return tuple((prompt.need.value, prompt.code) for prompt in prompts if prompt.seat == seat)


def _record(by: str, action: Any, events: tuple[Any, ...], number: int) -> PlayedAct:
    return PlayedAct(by, msgspec.Raw(_encode(action)), msgspec.Raw(_encode(events)), number)
