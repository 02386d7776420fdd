"""The referee's decisions: what an input does to a session, what is told, what is answered. Pure; changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.core.game import Prompt
from engine.core.rulings import Accepted, Finding, Refused, Ruling
from engine.core.secrets import PUBLIC
from service.session.actions import ActionError
from service.session.hearing import Audience, audience_of, may
from service.session.inputs import (
    Act,
    BoardSeen,
    CameraChanged,
    ConsentGiven,
    CorrectionAsked,
    HouseRuled,
    OptionsConfirmed,
    OwnDevice,
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
    Asked,
    BoardTold,
    CameraTurned,
    Confirmed,
    Consented,
    DeviceTaken,
    Effect,
    Kind,
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
    prompt = _prompt_for(session, given.seat) if session.played.is_roll(action) else None
    if prompt is not None and given.how != "bot" and not session.may_tap(prompt):
        return Decision(error=Finding("tap-not-needed", ""))
    closed = _closed(session) if given.how == "board" else _closed_to(session, given.seat)
    return closed or _rule(session, given.seat, action, Said("accepted", _EMPTY, given.seat, how=given.how))


def _roll_tapped(session: Session, given: RollTapped) -> Decision:
    prompt = _prompt_for(session, given.seat)
    if prompt is None:
        return _closed_to(session, given.seat) or Decision(error=Finding("die-not-expected", ""))
    words = _words_of(session, prompt.dice, given.faces)
    if isinstance(words, Finding):
        return Decision(error=words)
    if given.how != "bot" and not session.may_tap(prompt):
        return Decision(error=Finding("tap-not-needed", ""))
    action = session.played.roll(words)
    said = Said("accepted", _EMPTY, given.seat, how=given.how, faces=given.faces)
    return _closed_to(session, given.seat) or _rule(session, given.seat, action, said)


def _prompt_for(session: Session, seat: str) -> Prompt | None:
    """The roll that a seat owes; else one that it may know of: then the rules say whose it is."""
    prompts = [prompt for prompt in session.dice_prompts if may(prompt.seen_by, seat)]
    return next((prompt for prompt in prompts if prompt.seat == seat), prompts[0] if prompts else None)


def _words_of(session: Session, dice: tuple[str, ...], faces: tuple[str, ...]) -> tuple[str, ...] | Finding:
    """What these faces mean, one die after the other, or what is wrong with them."""
    if len(faces) != len(dice):
        return Finding("dice-count", "", {"needed": len(dice), "given": len(faces)})
    known = {die.id: die for die in session.header.dice}
    words: tuple[str, ...] = ()
    for die, face in zip(dice, faces, strict=True):
        means = known[die].means(face) if die in known else None
        if means is None:
            return Finding("no-such-face", "", {"face": literal(face)})
        words += means
    return words


def _roll_seen(session: Session, given: RollSeen) -> Decision:
    prompt, audience = session.camera_prompt, session.dice_audience
    closed = _closed_to(session, prompt.seat) if prompt else _closed(session)
    faces, quads = tuple(die.face for die in given.dice), tuple(die.quad for die in given.dice if die.quad)
    pictured = Said("advice", _EMPTY, how="camera", evidence=given.evidence, quads=quads)
    draft = msgspec.structs.replace(pictured, seen_by=audience, act_seen_by=audience)
    known = {die.id for die in session.header.dice}
    words = _words_of(session, tuple(die.id for die in given.dice), faces)
    if isinstance(words, Finding) or not {die.id for die in given.dice} <= known or not given.dice:
        return Decision(Told(), msgspec.structs.replace(draft, finding=Finding("foreign-die", "")))
    action = session.played.roll(words)
    if prompt is None or closed is not None:
        why = closed.error if closed and closed.error else _why_not(session)
        finding, label = Finding("die-not-counted", ""), session.played.label(action)
        return Decision(Told(), msgspec.structs.replace(draft, finding=finding, act=label, also=(why,)))
    sure = min(die.confidence for die in given.dice)
    rivals = given.dice[0].rivals if len(given.dice) == 1 else ()
    draft = msgspec.structs.replace(
        pictured, kind="accepted", seat=prompt.seat, confidence=sure, faces=faces, rivals=rivals
    )
    return _rule(session, prompt.seat, action, draft)


def _why_not(session: Session) -> Finding:
    return Finding("dice-by-hand" if session.dice_prompts else "die-not-expected", "")


def _roll_unsure(session: Session, given: RollUnsure) -> Decision:
    prompt = session.camera_prompt
    if prompt is None or _closed_to(session, prompt.seat) is not None:
        return _NOTHING  # nobody waits for this die: there is nothing to ask
    finding = Finding("die-unsure", "", {"reason": f"reason:{given.reason}"})
    said = Said("unclear", finding, prompt.seat, how="camera", evidence=given.evidence, seen_by=prompt.seen_by)
    return Decision(Told(unsure=True), said)


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


def _closed_to(session: Session, seat: str) -> Decision | None:
    """Why no act of this seat counts now, or None. A foul on the board stops those who know of it, and nobody else: the
    others must not notice it."""
    foul = next((foul for foul in session.fouls.values() if may(foul.seen_by, seat)), None)
    return _closed(session) or (None if foul is None else Decision(error=Finding("board-first", foul.clause)))


_EMPTY = Finding("", "")


def _rule(session: Session, by: str, action: Any, draft: Said) -> Decision:
    ruling: Ruling[Any, Any] = session.played.game.rule(session.state, by, action)
    told = msgspec.structs.replace(draft, act=session.played.label(action), act_seen_by=ruling.seen_by)
    if isinstance(ruling, Accepted):
        return _accepted(session, by, action, ruling, told)
    objections = ruling.objections if isinstance(ruling, Refused) else (ruling.question,)
    kind: Kind = "refused" if isinstance(ruling, Refused) else "unclear"
    heads = {"finding": objections[0], "also": objections[1:], "seen_by": ruling.seen_by}
    choices = () if isinstance(ruling, Refused) else tuple(msgspec.Raw(_encode(choice)) for choice in ruling.choices)
    asked = Asked(by, choices) if choices else None
    return Decision(Told(asked=asked), msgspec.structs.replace(told, kind=kind, **heads), objections[0])


def _accepted(session: Session, by: str, action: Any, ruling: Accepted[Any], told: Said) -> Decision:
    outcome = session.played.game.outcome(_after(session, ruling))
    effect = Acted(by, msgspec.Raw(_encode(action)), msgspec.Raw(_encode(ruling.events)), outcome is not None)
    findings, kind = ruling.findings + ruling.advice, told.kind
    if outcome is not None:
        kind = "win"
        findings = (outcome.finding, *(finding for finding in findings if finding != outcome.finding))
    said = msgspec.structs.replace(
        told, kind=kind, finding=findings[0], also=findings[1:], seen_by=audience_of(findings)
    )
    return Decision(effect, said)


def _after(session: Session, ruling: Accepted[Any]) -> Any:
    state = session.state
    for event in ruling.events:
        state = session.played.game.apply(state, event)
    return state


# ---- undo, correction, consent ----------------------------------------------------------------------------------


def _undo(session: Session, given: UndoAsked) -> Decision:
    return _propose(session, "undo", given.seat, plan_undo(session, PUBLIC if given.of_all else given.seat))


def _correct(session: Session, given: CorrectionAsked) -> Decision:
    action = _corrected_action(session, given)
    if isinstance(action, Finding):
        return Decision(error=action)
    plan = plan_correction(session, given.seat, given.ruling, action)
    return _propose(session, "correction", given.seat, plan, action, given.faces)


def _corrected_action(session: Session, given: CorrectionAsked) -> Any:
    if given.action is not None:
        return session.played.action(_encode(given.action))
    act = next((act for act in session.acts if act.number == given.ruling), None)
    known = act is not None and may(session.told_of(act).act_seen_by, given.seat)
    dice = act.rolled if act is not None and known else ()
    if not dice:
        return Finding("not-correctable", "")
    words = _words_of(session, dice, given.faces)
    return words if isinstance(words, Finding) else session.played.roll(words)


def _propose(
    session: Session,
    kind: Any,
    by: str,
    plan: Takeback | Finding,
    action: Any = None,
    faces: tuple[str, ...] = (),
) -> Decision:
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
        act_seen_by=plan.act_seen_by,
        unseen=tuple(drop.seen_by for drop in plan.dropped[-plan.later :] if drop.seen_by is not None)
        if plan.later
        else (),
        faces=faces,
    )
    return Decision(Proposed(proposal)) if waiting else _take_back(proposal, plan, plan.seen_by)


def _waiting(session: Session, by: str, plan: Takeback) -> tuple[str, ...]:
    """The seats whose consent is missing: all of them for a roll, a reveal or a secret, for a choice those whose it
    was. Bots agree to everything."""
    if session.header.consent == "proposer" and not plan.needs_all:
        return ()
    asked = session.seat_ids if plan.asks_all else {drop.seat for drop in plan.dropped}
    return tuple(seat for seat in session.seat_ids if seat in asked and seat != by and seat not in session.bots)


def _consent(session: Session, given: ConsentGiven) -> Decision:
    proposal = session.proposal
    if proposal is None or proposal.id != given.proposal:
        return Decision(error=Finding("no-such-proposal", ""))
    if not given.agree:
        return Decision(Withdrawn(given.seat), Said("advice", _declined(proposal, given.seat), given.seat))
    if given.seat not in proposal.waiting:
        return Decision(error=Finding("consent-not-asked", ""))
    if proposal.waiting != (given.seat,):
        return Decision(Consented(given.seat))
    plan = _plan_of(session, proposal)
    return Decision(error=plan) if isinstance(plan, Finding) else _take_back(proposal, plan, None)


def _declined(proposal: Proposal, seat: str) -> Finding:
    if seat == proposal.by:
        return Finding("proposal-withdrawn", "", {"by": f"seat:{seat}"})
    code = "proposal-declined" if proposal.kind == "undo" else "correction-declined"
    return Finding(code, "", {"by": f"seat:{seat}", "proposer": f"seat:{proposal.by}"})


def _plan_of(session: Session, proposal: Proposal) -> Takeback | Finding:
    """The plan again: nothing has been played since, so it is the one that was proposed. Somebody may have sat down
    at a bot's seat meanwhile: that must not make it another."""
    if proposal.action is None:
        return plan_undo(session, proposal.by, proposal.keep)
    action = session.played.action(_encode(proposal.action))
    return plan_correction(session, proposal.by, session.acts[proposal.keep].number, action)


def _take_back(proposal: Proposal, plan: Takeback, seen_by: Audience) -> Decision:
    """`seen_by`: who hears of it; all who were asked, that is everybody, else those who knew of these acts."""
    code = "undone" if proposal.kind == "undo" else "corrected"
    said = Said(
        proposal.kind,
        Finding(code, "", {"by": f"seat:{proposal.by}"}, seen_by=seen_by),
        proposal.by,
        act=plan.act,
        also=plan.findings,
        dropped=plan.dropped,
        seen_by=seen_by,
        act_seen_by=plan.act_seen_by,
        faces=proposal.faces,
        was=plan.was,
    )
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


def _own_device(session: Session, given: OwnDevice) -> Decision:
    return _NOTHING if given.seat in session.own else Decision(DeviceTaken(given.seat))


def _camera(session: Session, given: CameraChanged) -> Decision:
    known = session.camera_reads == given.reads and session.camera_die == given.die
    return _NOTHING if known else Decision(CameraTurned(given.reads, given.die))


def _board_seen(session: Session, given: BoardSeen) -> Decision:
    known = session.fouls.get(given.watch)
    head = given.findings[0] if given.findings else None
    if given.what == "ask" and head is not None:
        return Decision(Told(), _board_said("unclear", given.findings))
    if given.what == "foul" and head is not None:
        same = known == head
        return _NOTHING if same else Decision(BoardTold(given.watch, head), _board_said("foul", given.findings))
    if known is None:
        return _NOTHING
    over = Finding("board-agrees", known.clause, seen_by=known.seen_by)
    return Decision(BoardTold(given.watch), None if given.what == "gone" else _board_said("advice", (over,)))


def _board_said(kind: Kind, findings: tuple[Finding, ...]) -> Said:
    return Said(kind, findings[0], how="board", also=findings[1:], seen_by=audience_of(findings))


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
    OwnDevice: _own_device,
    CameraChanged: _camera,
    BoardSeen: _board_seen,
}


def waits_for_dice(session: Session) -> tuple[str, ...]:
    """The ids of the dice that the camera is to read now; empty while no roll would count."""
    prompt = session.camera_prompt
    return () if prompt is None or _closed_to(session, prompt.seat) is not None else prompt.dice
