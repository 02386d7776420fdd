"""referee/<t>/info: what a page needs to know once: the game, its options, its die, the seats."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.options import Option, SeatNumber, Value
from service.ports import Access
from service.session.records import DieWords
from service.session.session import Session
from service.texts import Catalog, Speaker, Text, literal
from service.views.messages import (
    DieInfo,
    InfoMessage,
    OptionMessage,
    SeatInfo,
    WarningMessage,
)
from service.views.offered import face_message, named, value_text


@dataclass(frozen=True)
class InfoBuilder:
    """Builds the message for one table. `version` is the product's."""

    catalog: Catalog
    access: Access
    version: str
    boot: str
    camera: bool
    throws: bool = False

    def build(self, session: Session | None, wall_synced: bool) -> InfoMessage:
        speaker = Speaker(self.catalog)
        header = session.header if session else None
        return InfoMessage(
            version=self.version,
            rules_version=header.rules if header else None,
            boot=self.boot,
            game=header.game if header else None,
            game_text=named(speaker, "game", header.game) if header else None,
            variants=header.variants if header else (),
            variant_texts=tuple(named(speaker, "variant", name) for name in header.variants) if header else (),
            edition=header.edition if header else None,
            ruleset=(header.ruleset or None) if header else None,
            options=_options(session, speaker) if session else (),
            warnings=_warnings(session, speaker) if session else (),
            languages=self.catalog.languages,
            seats=self._seats(session) if session else (),
            dice=_dice(session, speaker) if session else (),
            hand_over=session.played.has_secrets if session else False,
            wall_clock_synced=wall_synced,
            camera=self.camera,
            throws=self.throws,
        )

    def _seats(self, session: Session) -> tuple[SeatInfo, ...]:
        return tuple(
            SeatInfo(
                id=seat.id,
                name=seat.name,
                colour=seat.colour,
                role=seat.role,
                device="own" if self.access.own_device(seat.id) else "table",
                bot=seat.id in session.bots,
            )
            for seat in session.header.seats
        )


def _options(session: Session, speaker: Speaker) -> tuple[OptionMessage, ...]:
    played = session.played
    return tuple(
        OptionMessage(
            name=option.name,
            value=value,
            default=option.default,
            clause=option.clause,
            text=named(speaker, "option", option.name),
            value_text=_value(session, speaker, option, value),
            default_text=_value(session, speaker, option, option.default),
            changed=value != option.default,
        )
        for option, value in played.spec.in_force(played.ruleset)
    )


def _value(session: Session, speaker: Speaker, option: Option, value: Value) -> Text:
    """In words; a seat by its player's name."""
    if isinstance(option, SeatNumber) and isinstance(value, int):
        return speaker.words((literal(session.header.seats[value].name),))
    return value_text(speaker, option, value)


def _warnings(session: Session, speaker: Speaker) -> tuple[WarningMessage, ...]:
    """What to know before all agree to the options (C-3)."""
    found = session.played.spec.warnings(session.played.ruleset, len(session.header.seats))
    return tuple(WarningMessage(finding.clause, speaker.text(finding)) for finding in found)


def _dice(session: Session, speaker: Speaker) -> tuple[DieInfo, ...]:
    return tuple(_die(die, session, speaker) for die in session.header.dice)


def _die(die: DieWords, session: Session, speaker: Speaker) -> DieInfo:
    return DieInfo(die.id, tuple(face_message(speaker, session.played.spec, face) for face in die.faces))
