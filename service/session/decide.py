"""The referee's decisions: what an input does to a session, what is told, what is answered. Pure; changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.core.game import Need
from engine.core.rulings import Accepted, Finding, Refused, Ruling
from service.session.actions import ActionError
from service.session.inputs import (
    Act,
    CameraChanged,
    ConsentGiven,
    CorrectionAsked,
    HouseRuled,
    OptionsConfirmed,
    PauseSet,
    RollSeen,
    RollTapped,
    RollUnsure,
    SeatTaken,
    SessionInput,
    UndoAsked,
)
from service.session.records import (
    Acted,
    CameraTurned,
    Confirmed,
    Consented,
    Effect,
    How,
    Paused,
    Proposal,
    Proposed,
    Replayed,
    Said,
    Seated,
    Told,
    Withdrawn,
)
from service.session.session import Session
from service.session.takeback import Takeback, plan_correction, plan_undo
from service.texts import literal

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Decision:
    """`effect` goes to the journal with `said`. `error` is the answer to a command that did not do what it asked;
    without an effect nothing is written and the game does not notice."""

    effect: Effect | None = None
    said: Said | None = None
    error: Finding | None = None


_NOTHING = Decision()


def decide(session: Session, given: SessionInput) -> Decision:
    """What this input does. Never raises on any input of these types."""
    try:
        return _HANDLERS[type(given)](session, given)
    except ActionError as error:
        return Decision(
            error=Finding("not-understood", "", {"what": literal(error.what), "where": literal(error.where)})
        )


# ---- acts and rolls -------------------------------------------------------------------------------------------


def _act(session: Session, given: Act) -> Decision:
    action = session.played.action(given.action)
    if session.played.is_roll(action) and not _may_tap(session, given.how):
        return Decision(error=Finding("tap-not-needed", ""))
    return _closed(session) or _rule(session, given.seat, action, Said("accepted", _EMPTY, given.seat, how=given.how))


def _roll_tapped(session: Session, given: RollTapped) -> Decision:
    prompt = session.dice_prompt
    means = session.header.dice[0].means(given.face) if session.header.dice else None
    if means is None:
        return Decision(error=Finding("no-such-face", "", {"face": literal(given.face)}))
    if prompt is None:
        return _closed(session) or Decision(error=Finding("die-not-expected", ""))
    if not _may_tap(session, given.how):
        return Decision(error=Finding("tap-not-needed", ""))
    action = session.played.roll(means)
    return _closed(session) or _rule(session, given.seat, action, Said("accepted", _EMPTY, given.seat, how=given.how))


def _roll_seen(session: Session, given: RollSeen) -> Decision:
    words = _words(session, given)
    if words is None:
        return Decision(Told(), Said("advice", Finding("foreign-die", ""), how="camera", evidence=given.evidence))
    action = session.played.roll(words)
    prompt, closed = session.dice_prompt, _closed(session)
    if prompt is None or closed is not None:
        why = closed.error if closed and closed.error else Finding("die-not-expected", "")
        label = session.played.label(action)
        return Decision(
            Told(),
            Said(
                "advice", Finding("die-not-counted", ""), act=label, also=(why,), how="camera", evidence=given.evidence
            ),
        )
    sure = min(die.confidence for die in given.dice)
    draft = Said("accepted", _EMPTY, prompt.seat, how="camera", evidence=given.evidence, confidence=sure)
    return _rule(session, prompt.seat, action, draft)


def _roll_unsure(session: Session, given: RollUnsure) -> Decision:
    prompt = session.dice_prompt
    if prompt is None or _closed(session) is not None:
        return _NOTHING  # nobody waits for this die: there is nothing to ask
    finding = Finding("die-unsure", "", {"reason": f"reason:{given.reason}"})
    return Decision(Told(unsure=True), Said("unclear", finding, prompt.seat, how="camera", evidence=given.evidence))


def _words(session: Session, given: RollSeen) -> tuple[str, ...] | None:
    """What the dice mean in the game, one after the other, or None if one of them is not this game's."""
    known = {die.id: die for die in session.header.dice}
    words: list[str] = []
    for die in given.dice:
        means = known[die.id].means(die.face) if die.id in known else None
        if means is None:
            return None
        words += means
    return tuple(words) if given.dice else None


def _may_tap(session: Session, how: How) -> bool:
    return session.taps_allowed or how == "bot"


def _closed(session: Session) -> Decision | None:
    """Why no act counts now, or None."""
    if session.unconfirmed:
        names = tuple(f"seat:{seat}" for seat in session.unconfirmed)
        return Decision(error=Finding("confirm-first", "C-3", {"seats": names}))
    if session.paused:
        return Decision(error=Finding("game-paused", ""))
    if session.proposal is not None:
        names = tuple(f"seat:{seat}" for seat in session.proposal.waiting)
        return Decision(error=Finding("proposal-waits", "", {"seats": names}))
    return None


_EMPTY = Finding("", "")


def _rule(session: Session, by: str, action: Any, draft: Said) -> Decision:
    ruling: Ruling[Any, Any] = session.played.game.rule(session.state, by, action)
    told = msgspec.structs.replace(draft, act=session.played.label(action))
    if isinstance(ruling, Refused):
        said = msgspec.structs.replace(told, kind="refused", finding=ruling.objections[0], also=ruling.objections[1:])
        return Decision(Told(), said, ruling.objections[0])
    if not isinstance(ruling, Accepted):
        return Decision(Told(), msgspec.structs.replace(told, kind="unclear", finding=ruling.question), ruling.question)
    outcome = session.played.game.outcome(_after(session, ruling))
    ends = outcome is not None
    effect = Acted(by, msgspec.Raw(_encode(action)), msgspec.Raw(_encode(ruling.events)), ends)
    findings = ruling.findings + ruling.advice
    if outcome is None:
        return Decision(effect, msgspec.structs.replace(told, finding=findings[0], also=findings[1:]))
    also = tuple(finding for finding in findings if finding != outcome.finding)
    return Decision(effect, msgspec.structs.replace(told, kind="win", finding=outcome.finding, also=also))


def _after(session: Session, ruling: Accepted[Any]) -> Any:
    state = session.state
    for event in ruling.events:
        state = session.played.game.apply(state, event)
    return state


# ---- undo, correction, consent ----------------------------------------------------------------------------------


def _undo(session: Session, given: UndoAsked) -> Decision:
    return _propose(session, "undo", given.seat, plan_undo(session), None)


def _correct(session: Session, given: CorrectionAsked) -> Decision:
    action = _corrected_action(session, given)
    if isinstance(action, Finding):
        return Decision(error=action)
    return _propose(session, "correction", given.seat, plan_correction(session, given.ruling, action), action)


def _corrected_action(session: Session, given: CorrectionAsked) -> Any:
    if given.action is not None:
        return session.played.action(_encode(given.action))
    means = session.header.dice[0].means(given.face) if given.face and session.header.dice else None
    return (
        Finding("no-such-face", "", {"face": literal(given.face or "")})
        if means is None
        else session.played.roll(means)
    )


def _propose(session: Session, kind: Any, by: str, plan: Takeback | Finding, action: Any) -> Decision:
    if session.proposal is not None or session.unconfirmed:
        return _closed(session) or _NOTHING
    if isinstance(plan, Finding):
        return Decision(error=plan)
    waiting = _waiting(session, by, plan)
    proposal = Proposal(
        id=f"p{session.proposals + 1}",
        kind=kind,
        by=by,
        keep=plan.keep,
        act=plan.act,
        waiting=waiting,
        action=None if action is None else msgspec.to_builtins(action),
        later=plan.later,
    )
    return Decision(Proposed(proposal)) if waiting else _take_back(proposal, plan)


def _waiting(session: Session, by: str, plan: Takeback) -> tuple[str, ...]:
    """The seats whose consent is missing: all of them for a roll or a reveal, for a choice those whose it was. Bots
    agree to everything."""
    if session.header.consent == "proposer":
        return ()
    asked = session.seat_ids if plan.past_chance else {drop.seat for drop in plan.dropped}
    return tuple(seat for seat in session.seat_ids if seat in asked and seat != by and seat not in session.bots)


def _consent(session: Session, given: ConsentGiven) -> Decision:
    proposal = session.proposal
    if proposal is None or proposal.id != given.proposal:
        return Decision(error=Finding("no-such-proposal", ""))
    if not given.agree:
        finding = Finding("proposal-declined", "", {"by": f"seat:{given.seat}", "proposer": f"seat:{proposal.by}"})
        return Decision(Withdrawn(given.seat), Said("advice", finding, given.seat))
    if given.seat not in proposal.waiting:
        return Decision(error=Finding("consent-not-asked", ""))
    if proposal.waiting != (given.seat,):
        return Decision(Consented(given.seat))
    plan = _plan_of(session, proposal)
    return Decision(error=plan) if isinstance(plan, Finding) else _take_back(proposal, plan)


def _plan_of(session: Session, proposal: Proposal) -> Takeback | Finding:
    """The plan again: nothing has been played since, so it is the one that was proposed. Somebody may have sat down
    at a bot's seat meanwhile: that must not make it another."""
    if proposal.action is None:
        return plan_undo(session, proposal.keep)
    return plan_correction(session, session.acts[proposal.keep].number, session.played.action(_encode(proposal.action)))


def _take_back(proposal: Proposal, plan: Takeback) -> Decision:
    code = "undone" if proposal.kind == "undo" else "corrected"
    finding = Finding(code, "", {"by": f"seat:{proposal.by}"})
    said = Said(proposal.kind, finding, proposal.by, act=plan.act, also=plan.findings, dropped=plan.dropped)
    return Decision(Replayed(plan.keep, plan.acts, plan.ends), said)


# ---- the rest ---------------------------------------------------------------------------------------------------


def _confirm(session: Session, given: OptionsConfirmed) -> Decision:
    return Decision(Confirmed((given.seat,))) if given.seat in session.unconfirmed else _NOTHING


def _pause(session: Session, given: PauseSet) -> Decision:
    if session.paused == given.on:
        return _NOTHING
    finding = Finding("paused-by-host" if given.on else "resumed-by-host", "")
    return Decision(Paused(given.on), Said("house", finding, how="house"))


def _house(_: Session, given: HouseRuled) -> Decision:
    return Decision(Told(), Said("house", Finding("house-ruling", "", {"text": literal(given.text)}), how="house"))


def _sit(session: Session, given: SeatTaken) -> Decision:
    return Decision(Seated(given.seat, bot=False)) if given.seat in session.bots else _NOTHING


def _camera(session: Session, given: CameraChanged) -> Decision:
    return _NOTHING if session.camera_reads == given.reads else Decision(CameraTurned(given.reads))


_HANDLERS: dict[type[SessionInput], Callable[[Session, Any], Decision]] = {
    Act: _act,
    RollSeen: _roll_seen,
    RollUnsure: _roll_unsure,
    RollTapped: _roll_tapped,
    UndoAsked: _undo,
    CorrectionAsked: _correct,
    ConsentGiven: _consent,
    OptionsConfirmed: _confirm,
    PauseSet: _pause,
    HouseRuled: _house,
    SeatTaken: _sit,
    CameraChanged: _camera,
}


def waits_for_dice(session: Session) -> tuple[str, ...]:
    """The ids of the dice that the game waits for now; empty while no roll would count."""
    prompt = session.dice_prompt
    if prompt is None or prompt.need is not Need.DICE or _closed(session) is not None:
        return ()
    return prompt.dice
