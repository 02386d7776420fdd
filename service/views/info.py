"""referee/<t>/info: what a page needs to know once: the game, its options and clauses, its die, the seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from config.rulesets import NamedRuleset
from engine.core.options import Option, Value, Variant
from engine.core.registry import games
from engine.core.rulings import Finding
from service.ports import Access
from service.session.records import DieWords, FaceWords
from service.session.session import Session
from service.texts import DEFAULT_LANGUAGE, Catalog, Speaker, Text
from service.views.messages import (
    ClauseMessage,
    DieInfo,
    FaceMessage,
    GameOffer,
    InfoMessage,
    OptionMessage,
    RulesetOffer,
    SeatInfo,
    VariantOffer,
    WarningMessage,
)
from service.views.offers import face_word


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
            game_text=_named(speaker, "game", header.game) if header else None,
            variants=header.variants if header else (),
            variant_texts=tuple(_named(speaker, "variant", name) for name in header.variants) if header else (),
            edition=header.edition if header else None,
            ruleset=(header.ruleset or None) if header else None,
            options=_options(session, speaker) if session else (),
            warnings=_warnings(session, speaker) if session else (),
            languages=self.catalog.languages,
            seats=self._seats(session) if session else (),
            dice=_dice(session, speaker) if session else (),
            hand_over=session.played.has_secrets if session else False,
            rules=_rules(session) if session else {},
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


def _named(speaker: Speaker, kind: str, name: str) -> Text:
    return speaker.text(Finding(f"{kind}-{name}".replace("_", "-"), ""))


def _options(session: Session, speaker: Speaker) -> tuple[OptionMessage, ...]:
    played = session.played
    return tuple(
        OptionMessage(
            name=option.name,
            value=value,
            default=option.default,
            clause=option.clause,
            text=_named(speaker, "option", option.name),
            value_text=_value(speaker, option, value),
            changed=value != option.default,
        )
        for option, value in played.spec.in_force(played.ruleset)
    )


def _warnings(session: Session, speaker: Speaker) -> tuple[WarningMessage, ...]:
    """What to know before all agree to the options (C-3)."""
    found = session.played.spec.warnings(session.played.ruleset, len(session.header.seats))
    return tuple(WarningMessage(finding.clause, speaker.text(finding)) for finding in found)


def _value(speaker: Speaker, option: Option, value: Value) -> Text:
    """A number as it stands; yes, no and names in words, where a catalog has some."""
    if isinstance(value, bool):
        return speaker.names(("value",), ("yes" if value else "no",))
    names = value if isinstance(value, tuple) else (str(value),)
    return speaker.names((f"option-{option.name}", "value"), names)


def games_offered(catalog: Catalog, rulesets: Mapping[str, Mapping[str, NamedRuleset]]) -> tuple[GameOffer, ...]:
    """What the host may start: every game there is, with its variants and named rulesets."""
    speaker = Speaker(catalog)
    return tuple(
        GameOffer(
            id=spec.id,
            text=_named(speaker, "game", spec.id),
            seats=spec.seats,
            colours=spec.seat_colours,
            variants=tuple(_variant(speaker, variant) for variant in spec.variants),
            rulesets=tuple(
                RulesetOffer(name, one.title, one.source) for name, one in rulesets.get(spec.id, {}).items()
            ),
        )
        for spec in games().values()
    )


def _variant(speaker: Speaker, variant: Variant) -> VariantOffer:
    text = _named(speaker, "variant", variant.name)
    return VariantOffer(variant.name, text, variant.seats, variant.needs, variant.excludes)


def _dice(session: Session, speaker: Speaker) -> tuple[DieInfo, ...]:
    return tuple(_die(die, session, speaker) for die in session.header.dice)


def _die(die: DieWords, session: Session, speaker: Speaker) -> DieInfo:
    return DieInfo(die.id, tuple(_face(face, session, speaker) for face in die.faces))


def _face(face: FaceWords, session: Session, speaker: Speaker) -> FaceMessage:
    text = speaker.text(Finding("act-tap-die", "", {"face": face_word(session.played, face)}))
    return FaceMessage(face.name, face.tiles, face.print, face.means, text)


def _rules(session: Session) -> dict[str, ClauseMessage]:
    """The clauses as RULES.md has them: in one language."""
    clauses = session.played.spec.clauses
    return {name: ClauseMessage({DEFAULT_LANGUAGE: clause.text}, clause.reading) for name, clause in clauses.items()}
