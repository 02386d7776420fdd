"""Views into payloads: the sentences are put in here. Only cuts go in; what was masked stays masked."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.core.game import Outcome, Prompt, Seat
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut
from engine.core.sensing import Put
from service.session.actions import TapDie, ThrowDie
from service.session.records import Dropped
from service.session.session import Session
from service.texts import Speaker, Text
from service.views.messages import (
    AlertMessage,
    AnswerFieldMessage,
    AnswerMessage,
    FindingMessage,
    OfferMessage,
    OutcomeMessage,
    PromptMessage,
    ProposalMessage,
    PutMessage,
    RulingMessage,
    SeatMessage,
    SeatStateMessage,
    StateMessage,
    WordMessage,
)
from service.views.offers import AnswerField, AnswerForm, Offer, claim_offers
from service.views.views import OpenProposal, SessionView, ShownRuling

_RULINGS_KEPT: Final = 256


class Payloads:
    """Builds one table's payloads in all languages."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._rulings: dict[tuple[str, int, bool, int | None], RulingMessage] = {}

    def state(self, view: Cut[SessionView], seq: int) -> StateMessage:
        """referee/<t>/state, for the public cut."""
        return StateMessage(seq=seq, **self._common(view.value))

    def seat_state(self, view: Cut[SessionView], seq: int) -> SeatStateMessage:
        """referee/<t>/seat/<s>/state, for that seat's cut."""
        shown = view.value
        colours = {seat.id: seat.colour for seat in shown.seats}
        seat = next(seat for seat in shown.seats if seat.id == view.viewer)
        return SeatStateMessage(
            seq=seq,
            **self._common(shown),
            legal=self._offers(shown.legal, colours),
            asked=self._offers(shown.asked, colours),
            taps=shown.taps,
            answers=tuple(self._answer(form) for form in shown.answers),
            rulings=tuple(self._ruling(view.viewer, ruling) for ruling in shown.rulings),
            seat=_seat(seat),
        )

    def claims(self, session: Session, seat: str) -> tuple[OfferMessage, ...]:
        """What that seat may ask about."""
        return self._offers(claim_offers(session, seat), {one.id: one.colour for one in session.header.seats})

    def ruling(self, rulings: Cut[tuple[ShownRuling, ...]]) -> RulingMessage | None:
        """referee/<t>/ruling: the last one with the older ones inside. None before the first."""
        if not rulings.value:
            return None
        last, *older = (self._ruling(rulings.viewer, ruling) for ruling in rulings.value)
        return msgspec.structs.replace(last, previous=tuple(older))

    def text(self, finding: Finding) -> Text:
        return self._speaker.text(finding)

    def alert(self, finding: Finding, meanwhile: str = "") -> AlertMessage:
        """What is wrong, how to mend it, and how play goes on until then (a message's id)."""
        fix = self._speaker.fix(finding)
        if meanwhile:
            fix = _in_a_row([fix, self.text(Finding(meanwhile, ""))])
        return AlertMessage(self.text(finding), fix)

    def board_alert(self, finding: Finding, kind: str, puts: tuple[Put, ...], clear: tuple[str, ...]) -> AlertMessage:
        """Something about the sensor board, with what to put where."""
        told = tuple(PutMessage(put.piece, put.cell, self.text(_put(put))) for put in puts)
        parts = [put.text for put in told]
        if clear:
            parts.append(self.text(Finding("board-clear", "", {"cells": clear})))
        fix = _in_a_row(parts) if parts else self._speaker.fix(finding)
        return AlertMessage(self.text(finding), fix, kind, told, clear)

    def _common(self, shown: SessionView) -> dict[str, Any]:
        return {
            "game": shown.game,
            "turn": shown.turn,
            "pending": tuple(self._prompt(prompt) for prompt in shown.pending),
            "view": shown.state,
            "outcome": self._outcome(shown.outcome),
            "paused": shown.paused,
            "proposal": self._proposal(shown.proposal),
            "unconfirmed": shown.unconfirmed,
        }

    def _prompt(self, prompt: Prompt) -> PromptMessage:
        facts = {"seat": f"seat:{prompt.seat}", **prompt.facts}
        text = self.text(Finding(prompt.code, prompt.clause, facts))
        return PromptMessage(
            prompt.need.value, prompt.seat, prompt.code, prompt.clause, prompt.dice, prompt.facts, text
        )

    def _answer(self, form: AnswerForm) -> AnswerMessage:
        prompt = self._prompt(form.prompt)
        fields = tuple(self._field(field) for field in form.fields)
        return AnswerMessage(form.act, prompt.clause, prompt.text, fields)

    def _field(self, field: AnswerField) -> AnswerFieldMessage:
        words = tuple(WordMessage(_bare(word), self._word(word)) for word in field.words)
        text = self._speaker.names(("field",), (field.name,))
        return AnswerFieldMessage(field.name, words, field.count, field.number, text)

    def _word(self, word: int | str) -> Text:
        """References by their name, other words by theirs (`word-<word>`), if they have one."""
        is_reference = isinstance(word, str) and ":" in word
        return self._speaker.words((str(word),)) if is_reference else self._speaker.names(("word",), (str(word),))

    def _outcome(self, outcome: Outcome | None) -> OutcomeMessage | None:
        if outcome is None:
            return None
        return OutcomeMessage(outcome.winners, outcome.finding.clause, self.text(outcome.finding))

    def _taken_back(self, proposal: OpenProposal) -> Text:
        """The act; for who may not know it, the sentence that was told of it, without its full stop."""
        heard = proposal.heard
        if heard is None:
            return self._speaker.told(proposal.act, proposal.doer)
        sentence = {language: words.removesuffix(".") for language, words in self.text(heard).items()}
        return self._speaker.about(sentence, "act-heard", {"clause": heard.clause})

    def _proposal(self, proposal: OpenProposal | None) -> ProposalMessage | None:
        if proposal is None:
            return None
        facts: dict[str, Fact] = {"by": f"seat:{proposal.by}", "later": proposal.later}
        text = self._speaker.about(self._taken_back(proposal), f"proposal-{proposal.kind}", facts)
        return ProposalMessage(proposal.id, proposal.kind, proposal.by, text, proposal.waiting)

    def _offers(self, offers: tuple[Offer, ...], colours: dict[str, str]) -> tuple[OfferMessage, ...]:
        return tuple(self._offer(offer, colours) for offer in offers)

    def _offer(self, offer: Offer, colours: dict[str, str]) -> OfferMessage:
        facts = offer.label.facts
        colour = _after("colour:", facts.get("colour"))
        target = _after("seat:", facts.get("at"))
        glyph = _glyph(offer.action) or colour or _tag(offer.action)
        return OfferMessage(
            action=offer.action,
            text=self.text(offer.label),
            hint=self.text(offer.hint) if offer.hint else None,
            colour=colour or (colours.get(target) if target else None),
            glyph=glyph,
        )

    def _ruling(self, viewer: str, shown: ShownRuling) -> RulingMessage:
        """A ruling never changes once told, but for whether it stands; each viewer sees the last few many times."""
        key = (viewer, shown.told.number, shown.correctable, shown.overruled)
        if key not in self._rulings:
            if len(self._rulings) >= _RULINGS_KEPT:
                self._rulings.clear()
            self._rulings[key] = self._said(shown)
        return self._rulings[key]

    def _said(self, shown: ShownRuling) -> RulingMessage:
        told, said = shown.told, shown.told.said
        dropped = tuple(self._dropped(drop) for drop in said.dropped)
        return RulingMessage(
            seq=told.number,
            at=told.stamp.wall if told.stamp.synced else None,
            kind=said.kind,
            clause=said.finding.clause,
            code=said.finding.code,
            facts=said.finding.facts,
            text=self.text(said.finding),
            seat=said.seat or None,
            evidence=said.evidence,
            confidence=said.confidence,
            also=tuple(self._finding(finding) for finding in said.also) + dropped,
            reading=said.finding.reading,
            act_text=self._speaker.told(said.act, said.doer) if said.act and said.doer else None,
            how=said.how,
            correctable=shown.correctable,
            act_facts=said.act.facts if said.act and said.seat else {},
            dice=shown.dice,
            faces=said.faces,
            quads=said.quads if said.evidence is not None else (),
            overruled=shown.overruled,
            was_text=self._speaker.told(said.was.act, said.was.seat) if said.was else None,
            answer=self._answer(shown.answer) if shown.answer else None,
            rivals=said.rivals,
        )

    def _finding(self, finding: Finding) -> FindingMessage:
        return FindingMessage(finding.clause, finding.code, finding.facts, self.text(finding))

    def _dropped(self, drop: Dropped) -> FindingMessage:
        """One act that is to be taken back on the table."""
        text = self._speaker.about(self._speaker.told(drop.act, drop.seat), "take-back", {})
        return FindingMessage(drop.act.clause, "take-back", {"seat": f"seat:{drop.seat}", **drop.act.facts}, text)


def _put(put: Put) -> Finding:
    return Finding("board-put" if put.cell else "board-put-off", "", {"piece": put.piece, "cell": put.cell})


def _in_a_row(texts: list[Text]) -> Text:
    """Sentences one after the other, in each language."""
    return {language: " ".join(text[language] for text in texts) for language in texts[0]}


def _seat(seat: Seat) -> SeatMessage:
    return SeatMessage(seat.id, seat.name, seat.colour)


def _after(prefix: str, fact: Fact | None) -> str | None:
    """The id of a reference such as `colour:red`."""
    return fact.removeprefix(prefix) if isinstance(fact, str) and fact.startswith(prefix) else None


def _bare(word: int | str) -> int | str:
    """What goes into an act for a reference such as `colour:red`."""
    return word.partition(":")[2] or word if isinstance(word, str) else word


def _glyph(action: Any) -> str | None:
    """The sign of an act of the referee's own, if it has one."""
    if isinstance(action, TapDie):
        return action.face
    return "roll" if isinstance(action, ThrowDie) else None


def _tag(action: Any) -> str:
    return str(action.__struct_config__.tag)
