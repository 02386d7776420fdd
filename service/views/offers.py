"""What a seat may do now: acts on keys, dice to be entered by hand, and forms for what only it knows."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from engine.core.game import Need, Prompt
from engine.core.notation import members, tag_of
from engine.core.registry import GameSpec
from engine.core.rulings import Fact, Finding
from engine.core.secrets import PUBLIC, Cut, cut
from service.session.actions import ConfirmOptions, TapDie, ThrowDie
from service.session.hearing import may
from service.session.played import PlayedGame, roll_of
from service.session.records import FaceWords
from service.session.session import Session

ACT: Final = "act"
"""The fact of a HIDDEN prompt that names the act by which it is answered."""


class Offer(msgspec.Struct, frozen=True):
    """A legal act on a key: `action` is the game's or the referee's own struct."""

    action: Any
    label: Finding
    hint: Finding | None = None


class AnswerField(msgspec.Struct, frozen=True):
    """One field of an answer. `words`: the facts to choose from, or the only one; empty: any text. `count`: how many
    are to be entered, in order; 0: one alone. `number`: it takes a whole number."""

    name: str
    words: tuple[int | str, ...]
    count: int = 0
    number: bool = False


class AnswerForm(msgspec.Struct, frozen=True):
    """What a HIDDEN prompt waits for: the game's act `act` with these fields."""

    act: str
    prompt: Prompt
    fields: tuple[AnswerField, ...]


def legal_offers(session: Session, seen: Cut[Any], thrown: bool = False) -> tuple[Offer, ...]:
    """The acts that the viewer of this cut may choose. `thrown`: the tray is a rendered one."""
    viewer = seen.viewer
    if viewer == PUBLIC:
        return ()
    if viewer in session.unconfirmed:
        return (Offer(ConfirmOptions(), Finding("act-confirm-options", "C-3")),)
    if not is_open(session):
        return ()
    played = session.played
    acts = played.game.legal(seen)
    of_the_game = (Offer(act, played.label(act), played.spec.hint(played.game, seen, act)) for act in acts)
    throw = _throw(session, viewer) if thrown else ()
    return (*throw, *of_the_game, *_faces(session, viewer))


def claim_offers(session: Session, viewer: str) -> tuple[Offer, ...]:
    """What else this seat might do or have done now, though it is not open. It can be sent like an open act."""
    if not is_open(session):
        return ()
    played = session.played
    acts = played.spec.not_open(played.game, cut(session.state, viewer))
    return tuple(Offer(act, played.label(act)) for act in acts)


def asked_offers(session: Session, viewer: str) -> tuple[Offer, ...]:
    """The acts that the referee asked this seat about: which of them did it mean?"""
    asked = session.asked
    if asked is None or asked.seat != viewer or not is_open(session):
        return ()
    acts = (session.played.action(choice) for choice in asked.choices)
    return tuple(Offer(act, session.played.label(act)) for act in acts)


def taps(session: Session, viewer: str) -> tuple[tuple[str, ...], ...]:
    """The dice of each roll that this seat owes and may enter by hand."""
    known = {die.id for die in session.header.dice}
    return tuple(prompt.dice for prompt in _tappable(session, viewer) if known.issuperset(prompt.dice))


def answer_forms(session: Session, viewer: str) -> tuple[AnswerForm, ...]:
    """What this seat has to enter, as a form: for the HIDDEN prompts whose facts say how they are answered."""
    if not is_open(session):
        return ()
    owed = (prompt for prompt in session.pending if prompt.need is Need.HIDDEN and prompt.seat == viewer)
    forms = (answer_form(session.played, prompt) for prompt in owed if may(prompt.seen_by, viewer))
    return tuple(form for form in forms if form is not None)


def answer_again(session: Session, viewer: str, number: int) -> AnswerForm | None:
    """The form in which this seat entered what ruling `number` is about; None: it was another's, or no such answer."""
    act = next((act for act in session.acts if act.number == number and act.by == viewer), None)
    if act is None:
        return None
    owed = (prompt for prompt in act.asked if prompt.need is Need.HIDDEN and prompt.seat == viewer)
    forms = (answer_form(session.played, prompt) for prompt in owed if may(prompt.seen_by, viewer))
    return next((form for form in forms if form is not None and form.act == tag_of(type(act.action))), None)


def answer_form(played: PlayedGame, prompt: Prompt) -> AnswerForm | None:
    """The form of a prompt. Its fact `act` names the game's act; a fact of the name of one of the act's fields holds
    what may stand there (or all that it may be), and `<field>_count` how many of them. None: there is no such act."""
    tag = prompt.facts.get(ACT)
    kind = next((kind for kind in members(played.spec.action) if tag_of(kind) == tag), None)
    if kind is None:
        return None
    return AnswerForm(str(tag), prompt, tuple(_field(field, prompt.facts) for field in msgspec.structs.fields(kind)))


def is_open(session: Session) -> bool:
    """Whether an act of the game would count now."""
    return not (session.unconfirmed or session.paused or session.proposal is not None)


def face_word(spec: GameSpec, face: FaceWords) -> Fact:
    """What a face is called: the game's own word for it, else the words that it stands for."""
    return spec.label(roll_of(spec, face.means)).facts.get("face", face.means)


def _field(field: msgspec.structs.FieldInfo, facts: dict[str, Fact]) -> AnswerField:
    known = facts.get(field.encode_name, ())
    words: tuple[int | str, ...] = known if isinstance(known, tuple) else (known,)
    number = int in (field.type, *get_args(field.type))
    if getattr(field.type, "__origin__", None) is not tuple:
        return AnswerField(field.encode_name, words, number=number)
    count = facts.get(f"{field.encode_name}_count", 1)
    return AnswerField(field.encode_name, words, int(count) if isinstance(count, int) else 1)


def _tappable(session: Session, viewer: str) -> tuple[Prompt, ...]:
    if not is_open(session):
        return ()
    return tuple(prompt for prompt in session.dice_prompts if prompt.seat == viewer and session.may_tap(prompt))


def throw_prompt(session: Session, viewer: str) -> Prompt | None:
    """The roll for which this seat's die is thrown only when it says so, since it might do something else."""
    prompt = session.camera_prompt
    asked = prompt is not None and prompt.seat == viewer and session.camera_reads and session.roll_is_a_choice
    return prompt if asked and is_open(session) else None


def _throw(session: Session, viewer: str) -> tuple[Offer, ...]:
    prompt = throw_prompt(session, viewer)
    return (Offer(ThrowDie(), Finding("act-throw-die", prompt.clause)),) if prompt else ()


def _faces(session: Session, viewer: str) -> tuple[Offer, ...]:
    """The faces of a single die that has to be entered by hand; several dice are entered together (`taps`)."""
    known = {die.id: die for die in session.header.dice}
    return tuple(
        Offer(TapDie(face.name), Finding("act-tap-die", prompt.clause, {"face": face_word(session.played.spec, face)}))
        for prompt in _tappable(session, viewer)
        if len(prompt.dice) == 1 and prompt.dice[0] in known
        for face in known[prompt.dice[0]].faces
    )
