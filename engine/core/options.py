"""Options and variants: what players may change, checked before the game starts.

A game's rules are one frozen struct of slots: numbers, switches and small functions. An option sets the slot of its
own name; a variant is a named bundle of slots. `resolve` lays them over the defaults. Whatever cannot be (an unknown
name, a value out of range, two changes of one slot, a missing need) is a `RulesetError`, raised before the first roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from engine.core.facts import literal
from engine.core.faults import SetupFault, not_chosen
from engine.core.notation import tag_of
from engine.core.rulings import Fact, Finding

R = TypeVar("R", bound=msgspec.Struct)

Value: TypeAlias = int | bool | str | tuple[str, ...]

DIGEST: Final = "digest"
"""The edition that plays by the digest's defaults; the others are the languages of the booklet."""


class RulesetError(SetupFault):
    """These rules cannot be played. The message names what clashes and how to mend it."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """What players may change. `name` is also the slot's name; `clause` is the rule it belongs to.

    `editions` holds the value that a language's booklet prints where it differs from `default`. An option with
    `variant` counts only in games with that variant. `assumed`: the value is ours, the box may differ.
    """

    name: str
    clause: str
    default: Value
    editions: dict[str, Value] = {}
    variant: str = ""
    assumed: bool = False

    def problem(self, value: object) -> str:
        """Why `value` cannot be set, or an empty string."""
        raise NotImplementedError

    @property
    def allowed(self) -> str:
        """The legal values, in words for an error message."""
        raise NotImplementedError

    def refusal(self, value: object) -> Finding:
        """The same as a finding: that `value` cannot be set, and what can."""
        facts: dict[str, Fact] = {"option": f"option:{self.name}", "value": _shown(self.name, value)}
        facts |= self._allowed_facts()
        return Finding(f"setup-option-{tag_of(type(self))}", self.clause, facts)

    def _allowed_facts(self) -> dict[str, Fact]:
        return {}


class Number(Option, frozen=True, kw_only=True, tag="number"):
    """A whole number from `minimum` to `maximum`, or one of `also` (such as 0 for "never"). `unit` in plain words."""

    default: int
    minimum: int
    maximum: int
    also: tuple[int, ...] = ()
    unit: str = ""

    @property
    def allowed(self) -> str:
        extra = "".join(f", or {value}" for value in self.also)
        return f"a whole number from {self.minimum} to {self.maximum}{extra}"

    def _allowed_facts(self) -> dict[str, Fact]:
        return {"minimum": self.minimum, "maximum": self.maximum, "also": tuple(map(str, self.also))}

    def problem(self, value: object) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"must be {self.allowed}"
        if self.minimum <= value <= self.maximum or value in self.also:
            return ""
        return f"is out of range: it must be {self.allowed}"


class SeatNumber(Number, frozen=True, kw_only=True, tag="seat"):
    """A seat, counted clockwise from the first one, which is 0. People know it by its player's name."""

    @property
    def allowed(self) -> str:
        return f"a seat from {self.minimum}, the first, to {self.maximum}, clockwise"

    def _allowed_facts(self) -> dict[str, Fact]:
        return {"count": self.maximum + 1}


class Flag(Option, frozen=True, kw_only=True, tag="flag"):
    """A yes or no."""

    default: bool

    @property
    def allowed(self) -> str:
        return "true or false"

    def problem(self, value: object) -> str:
        return "" if isinstance(value, bool) else "must be true or false"


class Choice(Option, frozen=True, kw_only=True, tag="choice"):
    """One of a few named values."""

    default: str
    choices: tuple[str, ...]

    @property
    def allowed(self) -> str:
        return "one of " + ", ".join(self.choices)

    def _allowed_facts(self) -> dict[str, Fact]:
        return {"choices": tuple(_named(self.name, choice) for choice in self.choices)}

    def problem(self, value: object) -> str:
        return "" if value in self.choices else f"must be {self.allowed}"


class Several(Option, frozen=True, kw_only=True, tag="several"):
    """`count` different names out of `choices`; their order says nothing."""

    default: tuple[str, ...]
    choices: tuple[str, ...]
    count: int

    @property
    def allowed(self) -> str:
        return f"{self.count} different names out of " + ", ".join(self.choices)

    def _allowed_facts(self) -> dict[str, Fact]:
        return {"count": self.count, "choices": tuple(_named(self.name, choice) for choice in self.choices)}

    def problem(self, value: object) -> str:
        """A TOML or JSON list will do."""
        fits = isinstance(value, tuple | list) and len(value) == len(set(value)) == self.count
        return "" if fits and set(value) <= set(self.choices) else f"must be {self.allowed}"  # type: ignore[call-overload]


def _shown(option: str, value: object) -> Fact:
    """A value that cannot be: yes and no in the language's words, all others as they were given."""
    if isinstance(value, bool):
        return _named(option, "yes" if value else "no")
    if isinstance(value, int):
        return value
    return literal(", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value))


def _named(option: str, value: str) -> str:
    """A value that has a name."""
    return f"value:{option}:{value}"


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """A named bundle of patches. `needs` are variants it builds on; `excludes` are variants that contradict it, or
    options that would do nothing beside it. `seats`: the numbers of players it is for; empty: any."""

    name: str
    clause: str
    patches: dict[str, Any]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


class Ruleset(msgspec.Struct, frozen=True):
    """What a table chose: variants by name, options that differ, and whose booklet gives the other defaults."""

    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    edition: str = DIGEST


def resolve(defaults: R, options: tuple[Option, ...], variants: tuple[Variant, ...], ruleset: Ruleset) -> R:
    """The rules in force: defaults, then the edition, then the variants and the options that the table set.

    Raises RulesetError, naming both sides of a contradiction.
    """
    known_options = {option.name: option for option in options}
    known_variants = {variant.name: variant for variant in variants}
    chosen = [_find(known_variants, name, "variant") for name in ruleset.variants]
    _check_repeats(ruleset.variants)
    for variant in chosen:
        _check_company(variant, ruleset, known_options)
    values = _edition_values(options, ruleset)
    values.update(_patches(chosen, _set_options(known_options, ruleset)))
    return msgspec.structs.replace(defaults, **values)


def in_force(rules: msgspec.Struct, options: tuple[Option, ...], ruleset: Ruleset) -> Iterator[tuple[Option, Value]]:
    """Every option that counts under this ruleset, with its value: what players confirm before the first roll."""
    for option in options:
        if not option.variant or option.variant in ruleset.variants:
            yield option, getattr(rules, option.name)


def _find(known: Mapping[str, Any], name: str, what: str) -> Any:
    if name in known:
        return known[name]
    near = get_close_matches(name, known, n=1)
    hint = f"did you mean {near[0]!r}?" if near else "known: " + (", ".join(sorted(known)) or "none")
    raise RulesetError(f"there is no {what} {name!r}; {hint}", Finding(f"setup-no-{what}", "", {"name": literal(name)}))


def _check_repeats(names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            finding = Finding("setup-variant-twice", "", {"variant": f"variant:{name}"})
            raise RulesetError(f"the variant {name!r} is named twice; name it once", finding)
        seen.add(name)


def _check_company(variant: Variant, ruleset: Ruleset, known: Mapping[str, Option]) -> None:
    missing = [name for name in variant.needs if name not in ruleset.variants]
    fact = f"variant:{variant.name}"
    if missing:
        raise RulesetError(
            f"the variant {variant.name!r} needs the variant {missing[0]!r}; add it or drop the first",
            Finding("setup-variant-needs", variant.clause, {"variant": fact, "needed": f"variant:{missing[0]}"}),
        )
    for name in variant.excludes:
        if name in ruleset.variants:
            raise RulesetError(
                f"the variants {variant.name!r} and {name!r} contradict each other; choose one",
                Finding("setup-variants-clash", variant.clause, {"variant": fact, "other": f"variant:{name}"}),
            )
        if name in ruleset.options and ruleset.options[name] != known[name].default:
            raise RulesetError(
                f"the option {name!r} does nothing with the variant {variant.name!r}, which replaces "
                f"{known[name].clause}; drop one of the two",
                Finding("setup-option-clash", known[name].clause, {"variant": fact, "option": f"option:{name}"}),
            )


def _edition_values(options: tuple[Option, ...], ruleset: Ruleset) -> dict[str, Value]:
    editions = {DIGEST} | {name for option in options for name in option.editions}
    _find(dict.fromkeys(editions), ruleset.edition, "edition")
    return {
        option.name: option.editions[ruleset.edition]
        for option in options
        if ruleset.edition in option.editions and (not option.variant or option.variant in ruleset.variants)
    }


def _set_options(known: Mapping[str, Option], ruleset: Ruleset) -> dict[str, Value]:
    for name, value in ruleset.options.items():
        option: Option = _find(known, name, "option")
        problem = option.problem(value)
        if problem:
            what = f"the option {name!r} = {value!r} {problem} (see {option.clause})"
            raise RulesetError(what, option.refusal(value))
        if option.variant and option.variant not in ruleset.variants and value != option.default:
            raise RulesetError(
                f"the option {name!r} belongs to the variant {option.variant!r}, which is not chosen; "
                f"add the variant or drop the option",
                not_chosen(name, (option.variant,), option.clause),
            )
    return {name: tuple(value) if isinstance(value, list) else value for name, value in ruleset.options.items()}


def _patches(chosen: list[Variant], options: dict[str, Value]) -> dict[str, Any]:
    source = {slot: ("option", slot) for slot in options}
    values: dict[str, Any] = dict(options)
    for variant in chosen:
        for slot, value in variant.patches.items():
            if slot in source:
                kind, name = source[slot]
                facts: dict[str, Fact] = {"variant": f"variant:{variant.name}", "other": f"{kind}:{name}"}
                raise RulesetError(
                    f"the {kind} {name!r} and the variant {variant.name!r} both change {slot!r}; keep only one of them",
                    Finding("setup-both-change", variant.clause, facts),
                )
            source[slot] = ("variant", variant.name)
            values[slot] = value
    return values
