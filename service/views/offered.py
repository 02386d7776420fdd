"""What may be started: every game with its variants, options, named rulesets, dice and box, as the host's page and
`referee games` tell it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from config.boards import builtin_board
from config.rulesets import NamedRuleset
from engine.core.options import Choice, Flag, Number, Option, SeatNumber, Several, Value, Variant
from engine.core.registry import GameSpec, games
from engine.core.rulings import Finding
from service.session.played import holds_secrets
from service.session.records import DieWords, FaceWords
from service.texts import Speaker, Text, value_kinds
from service.views.messages import (
    BoxOffer,
    DieOffer,
    FaceMessage,
    GameOffer,
    OptionOffer,
    RulesetOffer,
    VariantOffer,
    WordMessage,
)
from service.views.offers import face_word

Kind = Literal["number", "seat", "flag", "choice", "several"]


@dataclass(frozen=True)
class AtHand:
    """What this table has. `dice`: die id to die; `assumed`: die id to its faces that are our guess; `read`: the id of
    the die that the camera reads. `boxes`: game id to its box's data; `rulesets`: game id to what goes by a name."""

    dice: Mapping[str, DieWords] = field(default_factory=dict)
    assumed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    read: str = ""
    boxes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    rulesets: Mapping[str, Mapping[str, NamedRuleset]] = field(default_factory=dict)


def games_offered(speaker: Speaker, at_hand: AtHand) -> tuple[GameOffer, ...]:
    """Every game that may be started at this table."""
    return tuple(game_offer(speaker, spec, at_hand) for spec in games().values())


def game_offer(speaker: Speaker, spec: GameSpec, at_hand: AtHand) -> GameOffer:
    return GameOffer(
        id=spec.id,
        text=named(speaker, "game", spec.id),
        seats=spec.seats,
        colours=spec.seat_colours,
        variants=tuple(_variant(speaker, spec, variant) for variant in spec.variants),
        rulesets=tuple(_ruleset(name, one) for name, one in at_hand.rulesets.get(spec.id, {}).items()),
        options=tuple(_option(speaker, spec, option) for option in spec.options),
        editions=tuple(WordMessage(name, named(speaker, "edition", name)) for name in spec.editions),
        dice=tuple(_die(speaker, spec, at_hand, die) for die in spec.dice if die in at_hand.dice),
        box=_box(speaker, spec, at_hand.boxes.get(spec.id, {})),
        secrets=holds_secrets(spec.state),
        sensors=spec.sensing is not None,
    )


def named(speaker: Speaker, kind: str, name: str) -> Text:
    """What a game, a variant, an option or an edition is called."""
    return speaker.text(Finding(_code(kind, name), ""))


def value_text(speaker: Speaker, option: Option, value: Value) -> Text:
    """A number as it stands; yes, no and names in words, where a catalog has some."""
    if isinstance(value, bool):
        return speaker.names(("value",), ("yes" if value else "no",))
    names = value if isinstance(value, tuple) else (str(value),)
    return speaker.names(value_kinds(option.name), names)


def face_message(speaker: Speaker, spec: GameSpec, face: FaceWords) -> FaceMessage:
    text = speaker.text(Finding("act-tap-die", "", {"face": face_word(spec, face)}))
    return FaceMessage(face.name, face.tiles, face.print, face.means, text)


def _code(kind: str, name: str) -> str:
    return f"{kind}-{name}".replace("_", "-").replace(".", "-")


def _help(speaker: Speaker, kind: str, name: str) -> Text:
    return speaker.attribute(_code(kind, name), "help")


def _variant(speaker: Speaker, spec: GameSpec, variant: Variant) -> VariantOffer:
    options = {option.name for option in spec.options}
    rivals = (other.name for other in spec.variants if other is not variant and _clash(variant, other))
    return VariantOffer(
        name=variant.name,
        text=named(speaker, "variant", variant.name),
        seats=variant.seats,
        needs=variant.needs,
        excludes=tuple(dict.fromkeys((*variant.excludes, *rivals))),
        help=_help(speaker, "variant", variant.name),
        clause=variant.clause,
        reading=spec.is_reading(variant.clause),
        sets={slot: value for slot, value in variant.patches.items() if slot in options},
    )


def _clash(variant: Variant, other: Variant) -> bool:
    """Whether two variants cannot be chosen together: one says so, or both change the same."""
    return variant.name in other.excludes or not variant.patches.keys().isdisjoint(other.patches)


def _option(speaker: Speaker, spec: GameSpec, option: Option) -> OptionOffer:
    numbers = option if isinstance(option, Number) else None
    names = option.choices if isinstance(option, Choice | Several) else ()
    return OptionOffer(
        name=option.name,
        kind=_kind(option),
        text=named(speaker, "option", option.name),
        help=_help(speaker, "option", option.name),
        clause=option.clause,
        reading=spec.is_reading(option.clause),
        default=option.default,
        editions=option.editions,
        variant=option.variant,
        assumed=option.assumed,
        minimum=numbers.minimum if numbers else 0,
        maximum=numbers.maximum if numbers else 0,
        also=numbers.also if numbers else (),
        choices=tuple(WordMessage(name, value_text(speaker, option, name)) for name in names),
        count=option.count if isinstance(option, Several) else 0,
    )


def _kind(option: Option) -> Kind:
    match option:
        case SeatNumber():
            return "seat"
        case Number():
            return "number"
        case Flag():
            return "flag"
        case Several():
            return "several"
        case _:
            return "choice"


def _ruleset(name: str, one: NamedRuleset) -> RulesetOffer:
    return RulesetOffer(name, one.title, one.source, one.edition, one.variants, one.options)


def _die(speaker: Speaker, spec: GameSpec, at_hand: AtHand, die: str) -> DieOffer:
    faces = tuple(face_message(speaker, spec, face) for face in at_hand.dice[die].faces)
    return DieOffer(die, faces, at_hand.assumed.get(die, ()), at_hand.read == die)


def _box(speaker: Speaker, spec: GameSpec, box: Mapping[str, Any]) -> BoxOffer | None:
    """None for a game whose box holds nothing that could differ."""
    if not spec.board:
        return None
    assumed = box.get("assumed", ())
    words = tuple(speaker.names((_code("box", spec.id),), (str(key).replace(".", "-"),)) for key in assumed)
    return BoxOffer(words, own=box != builtin_board(spec.board))
