"""Undo and correction: which acts would go, which stay, and what is to be moved back on the table.

A correction rules the later acts again in their order. It stops at the first that is now refused or that would answer
another prompt; that one and all after it are dropped. None is skipped to go on behind it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from engine.core.game import Prompt
from engine.core.rulings import Accepted, Finding, Refused
from service.session.records import Dropped, PlayedAct
from service.session.session import Session, StandingAct, standing_act

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Takeback:
    """The acts that stand afterwards are the first `keep` of now, then `acts`. `past_chance`: a roll or a reveal goes
    or changes. `act` names the act that is taken back, or the one in its place; `findings` are those of the latter.
    `later`: how many acts after that one go as well. `ends`: the game is over afterwards."""

    keep: int
    acts: tuple[PlayedAct, ...]
    dropped: tuple[Dropped, ...]
    past_chance: bool
    act: Finding
    findings: tuple[Finding, ...] = ()
    later: int = 0
    ends: bool = False


def plan_undo(session: Session, keep: int | None = None) -> Takeback | Finding:
    """Taking back the last act that stands, or a finding that says why it cannot be. `keep`: how many acts are to
    stay, where that has been agreed upon already.

    Acts of bots after a person's last act go with it: bots would only play them again.
    """
    acts = session.acts
    if not acts:
        return Finding("nothing-to-undo", "")
    if keep is None:
        by_people = [index for index, act in enumerate(acts) if act.by not in session.bots]
        keep = by_people[-1] if by_people else len(acts) - 1
    gone = acts[keep:]
    dropped = tuple(Dropped(act.by, session.played.label(act.action)) for act in gone)
    return Takeback(
        keep=keep,
        acts=(),
        dropped=dropped,
        past_chance=any(act.by_chance for act in gone),
        act=dropped[0].act,
        later=len(gone) - 1,
    )


def plan_correction(session: Session, ruling: int, action: Any) -> Takeback | Finding:
    """Replacing the roll or reveal of a ruling by what really happened, or a finding that says why it cannot be: a
    choice is undone, not corrected. `action` is of the game's own type; it is judged as an act of the same
    seat at the same moment.
    """
    keep = next((index for index, act in enumerate(session.acts) if act.number == ruling), None)
    if keep is None:
        return Finding("not-correctable", "")
    old = session.acts[keep]
    if not old.by_chance:
        return Finding("only-rolls-correctable", "")
    if old.action == action:
        return Finding("correction-same", "")
    ruled = session.played.game.rule(old.before, old.by, action)
    if isinstance(ruled, Refused):
        return ruled.objections[0]
    if not isinstance(ruled, Accepted):
        return ruled.question
    first = _record(old.by, action, ruled.events, len(session.history) + 1)
    kept, dropped = _rule_again(session, standing_act(session.played, old.before, first), session.acts[keep + 1 :])
    return Takeback(
        keep=keep,
        acts=tuple(act.record for act in kept),
        dropped=tuple(Dropped(act.by, session.played.label(act.action)) for act in dropped),
        past_chance=any(act.by_chance for act in session.acts[keep:]),
        act=session.played.label(action),
        findings=ruled.findings + ruled.advice,
        later=len(dropped),
        ends=session.played.game.outcome(kept[-1].after) is not None,
    )


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
