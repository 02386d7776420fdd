"""`referee games` and `referee schema`: what games there are, what may be changed, and how a game is written."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from config.rulesets import builtin_rulesets
from engine.core.notation import members, tag_of
from engine.core.options import Option
from engine.core.registry import GameSpec, UnknownGameError, game_spec, games
from engine.core.rulings import Finding
from service.commands.judge_answer import Answer
from service.commands.judge_input import ActLine, DiceLine, SetUp
from service.commands.typed import typed
from service.texts import DEFAULT_LANGUAGE, Catalog, Speaker, load_catalog
from service.views.messages import OptionOffer, VariantOffer
from service.views.offered import AtHand, game_offer


def games_main(game: str | None, as_json: bool) -> int:
    """The command `games`: all in a few lines each, or one whole; as JSON all of them whole. Returns 0, or 1 for an
    unknown game."""
    specs = _specs(game)
    if specs is None:
        return 1
    catalog = load_catalog(DEFAULT_LANGUAGE)
    reports = [game_report(spec, catalog) for spec in specs]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(reports[0] if game else reports), indent=2).decode())
    elif game:
        print("\n".join(_as_text(reports[0])))
    else:
        print("\n".join(line for report in reports for line in _in_brief(report)))
        print(f"\nOptions, clauses and what a ruleset may say: `{typed('games ufo_attack')}`")
    return 0


def schema_main(game: str | None) -> int:
    """The command `schema`: JSON Schema of set-ups, inputs and answers. Returns 0, or 1 for an unknown game."""
    specs = _specs(game)
    if specs is None:
        return 1
    schemas = {spec.id: game_schema(spec) for spec in specs}
    print(msgspec.json.format(msgspec.json.encode(schemas[game] if game else schemas), indent=2).decode())
    return 0


def game_report(spec: GameSpec, catalog: Catalog) -> dict[str, Any]:
    """All that players may want to know before a game, as plain data."""
    offer = game_offer(Speaker(catalog), spec, AtHand())
    return {
        "id": spec.id,
        "title": spec.title,
        "seats": {"fewest": spec.seats[0], "most": spec.seats[1], "colours": spec.seat_colours},
        "dice": spec.dice,
        "board": spec.board or None,
        "words": spec.words,
        "acts": [tag_of(kind) for kind in members(spec.action)],
        "editions": spec.editions,
        "options": [_option(option, told) for option, told in zip(spec.options, offer.options, strict=True)],
        "variants": [
            {
                "name": variant.name,
                **_words(variant),
                "clause": variant.clause,
                "needs": variant.needs,
                "excludes": variant.excludes,
                "seats": variant.seats,
            }
            for variant in offer.variants
        ],
        "rulesets": {name: msgspec.to_builtins(named) for name, named in builtin_rulesets(spec.id).items()},
        "clauses": {clause.id: {"text": clause.text, "reading": clause.reading} for clause in spec.clauses.values()},
    }


def game_schema(spec: GameSpec) -> dict[str, Any]:
    """The JSON Schema of the game's set-up line, its acts, its state and the answers, and the words of its dice."""
    kinds = {
        "setup": SetUp,
        "position": spec.position,
        "act_line": ActLine,
        "dice_line": DiceLine,
        "action": spec.action,
        "event": spec.event,
        "state": spec.state,
        "finding": Finding,
        "answer": Answer,
    }
    schemas, definitions = msgspec.json.schema_components(
        kinds.values(), ref_template="#/$defs/{name}", schema_hook=_hook
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A written game of {spec.title}",
        "words": spec.words,
        "anyOf": [schemas[0], schemas[2], schemas[3]],
        "properties": dict(zip(kinds, schemas, strict=True)),
        "$defs": definitions,
    }


def _hook(kind: type) -> dict[str, Any]:
    """A type of a game that JSON Schema has no words for: a bug in that game."""
    raise TypeError(
        f"{kind.__module__}.{kind.__qualname__} has no JSON Schema: use msgspec types in acts, events and states"
    )


def _specs(game: str | None) -> list[GameSpec] | None:
    try:
        return [game_spec(game)] if game else list(games().values())
    except UnknownGameError as error:
        print(f"referee: {error}", file=sys.stderr)
        return None


def _option(option: Option, told: OptionOffer) -> dict[str, Any]:
    facts = {key: value for key, value in msgspec.to_builtins(option).items() if key != "assumed"}
    return {**facts, "allowed": option.allowed, "assumed": option.assumed, **_words(told)}


def _words(told: OptionOffer | VariantOffer) -> dict[str, str]:
    return {"title": told.text[DEFAULT_LANGUAGE], "help": told.help.get(DEFAULT_LANGUAGE, "")}


def _in_brief(report: dict[str, Any]) -> Iterator[str]:
    yield from _head(report)
    if report["variants"]:
        yield f"  variants: {', '.join(variant['name'] for variant in report['variants'])}"


def _head(report: dict[str, Any]) -> Iterator[str]:
    seats = report["seats"]
    yield f"{report['title']} ({report['id']}), {seats['fewest']} to {seats['most']} players"
    yield f"  editions: {', '.join(report['editions'])}; rulesets: {', '.join(report['rulesets'])}"


def _as_text(report: dict[str, Any]) -> Iterator[str]:
    yield from _head(report)
    for variant in report["variants"]:
        yield f"  variant {variant['name']} [{variant['clause']}]: {variant['help']}"
    for option in report["options"]:
        only = f", with {option['variant']}" if option.get("variant") else ""
        value = msgspec.json.encode(option["default"]).decode()  # which is how TOML writes it, too
        yield f"  option {option['name']} = {value} [{option['clause']}{only}]: {option['allowed']}"
        yield f"    {option['title']}. {option['help']}"
    for name, clause in report["clauses"].items():
        yield f"  {name}{' (reading)' if clause['reading'] else ''}: {clause['text']}"
