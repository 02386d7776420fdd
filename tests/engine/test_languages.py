"""Every language says all that English says: each message, each variable, each clause (docs/add_a_language.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from engine.core.clauses import Clause, parse
from service.texts import DEFAULT_LANGUAGE, catalog_folders

LANGUAGES: Final = ("de", "es", "fr", "it", "pt")
GAMES: Final = Path(__file__).parents[2] / "engine/games"
PLACES: Final = catalog_folders()
RULES: Final = tuple(sorted((GAMES, *(path.parent for path in GAMES.glob("*/RULES.md")))))
SENTENCES: Final = {"told", "fix", "help"}
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: Final = (0, 1, 2, 3, 11, 100, 1_000_000)
EMPHASISED: Final = re.compile(r"\*[^*]+\*")
SAME: Final = "Same as English"

Patterns = dict[str, ast.Pattern]
"""Message id, or `id.attribute`, to its pattern."""


@dataclass
class Variables(Visitor):
    """What a pattern shows and what it selects by, with the names of the variants."""

    shown: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    selects: set[str] = field(default_factory=set)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            name = selector.id.name
            self.selects.add(name)
            keys = self.keys.setdefault(name, set())
            keys |= {
                str(one.key.name if isinstance(one.key, ast.Identifier) else one.key.value) for one in node.variants
            }
        else:
            self.visit(selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    @property
    def names(self) -> set[str]:
        return self.shown | self.selects

    def words(self, name: str) -> set[str]:
        """Variants of a selector that the code names, such as `offline`: all but numbers and plurals."""
        return {key for key in self.keys.get(name, ()) if not key.isdigit()} - PLURALS


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def variables(pattern: ast.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


@dataclass(frozen=True)
class File:
    patterns: Patterns
    comments: Mapping[str, str]
    forms: frozenset[str]
    text: str


@cache
def file(path: Path) -> File:
    assert path.is_file(), f"{path} is not there yet"
    text = path.read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    patterns: Patterns = {}
    forms: set[str] = set()
    for message in messages:
        if message.value:
            patterns[message.id.name] = message.value
        for attribute in message.attributes:
            name = attribute.id.name
            if name in SENTENCES:
                patterns[f"{message.id.name}.{name}"] = attribute.value
            else:
                forms.add(name)
    comments = {one.id.name: (one.comment.content or "") if one.comment else "" for one in messages}
    return File(patterns, comments, frozenset(forms), text)


def forms_of(language: str) -> set[str]:
    paths = [folder / f"{language}.ftl" for folder in PLACES]
    return {form for path in paths if path.is_file() for form in file(path).forms}


def base(name: str, forms: set[str]) -> str:
    """`colours` of `colours-or-feminine`: the fact that a variable is made of."""
    for form in forms:
        name = name.removesuffix(f"-{form}")
    return name.removesuffix("-or").removesuffix("-count")


def wording(pattern: ast.Pattern) -> str:
    return FluentSerializer().serialize(ast.Resource([ast.Message(ast.Identifier("m"), pattern)]))


def has_words(pattern: ast.Pattern) -> bool:
    """It says something of its own, and not only what it is given."""
    letters = FluentSerializer().serialize(ast.Resource([ast.Message(ast.Identifier("m"), pattern)]))
    return re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", letters.partition("=")[2])) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", PLACES, ids=lambda path: "-".join(path.parts[-2:]))
def test_a_catalog_says_all_that_english_says(folder: Path, language: str) -> None:
    english, other = file(folder / "en.ftl"), file(folder / f"{language}.ftl")
    lacking = english.patterns.keys() - other.patterns.keys()
    left_over = other.patterns.keys() - english.patterns.keys()
    assert (sorted(lacking), sorted(left_over)) == ([], []), "lacking, left over"
    assert [name for name in other.comments if name in english.comments] == list(english.comments), "the same order"
    untold = {
        name
        for name, pattern in other.patterns.items()
        if has_words(pattern) and wording(pattern) == wording(english.patterns[name])
        if SAME not in other.comments[name.partition(".")[0]]
    }
    assert untold == set(), "still English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", PLACES, ids=lambda path: "-".join(path.parts[-2:]))
def test_a_catalog_uses_the_facts_that_english_uses(folder: Path, language: str) -> None:
    english, other = file(folder / "en.ftl"), file(folder / f"{language}.ftl")
    forms, english_forms = forms_of(language), forms_of(DEFAULT_LANGUAGE)
    wrong: dict[str, tuple[set[str], set[str]]] = {}
    for name in english.patterns.keys() & other.patterns.keys():
        here, there = variables(english.patterns[name]), variables(other.patterns[name])
        facts = {base(one, english_forms) for one in here.names}
        unknown = {one for one in there.names if base(one, forms) not in facts}
        needed = here.shown | {one for one in here.selects if here.words(one)}
        dropped = {base(one, english_forms) for one in needed} - {base(one, forms) for one in there.names}
        unknown |= {f"[{key}]" for one in there.selects for key in there.words(one) - here.words(one)}
        if unknown or dropped:
            wrong[name] = (unknown, dropped)
    assert wrong == {}, "variables and variants that there are not, variables that are lost"


def samples(pattern: ast.Pattern, english: ast.Pattern) -> Iterator[dict[str, str | int]]:
    """Facts for a message: each variant of it is met, of its own selectors and of the English ones."""
    mine, theirs = variables(pattern), variables(english)
    names = mine.names | theirs.names
    chosen = {name: sorted(mine.keys.get(name, set()) | theirs.keys.get(name, set())) for name in names}
    counted = {name for name in names if chosen[name] and not mine.words(name) | theirs.words(name)}
    counted |= {name for name in names if name.endswith("-count")}
    rounds = max([len(NUMBERS), *(len(keys) for keys in chosen.values())])
    for number in range(rounds):
        yield {
            name: NUMBERS[number % len(NUMBERS)]
            if name in counted
            else chosen[name][number % len(chosen[name])]
            if chosen[name]
            else "Ö-word"
            for name in names
        }


@pytest.mark.parametrize("language", [DEFAULT_LANGUAGE, *LANGUAGES])
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    failed: dict[str, tuple[str, str]] = {}
    pairs = [(folder / "en.ftl", folder / f"{language}.ftl") for folder in PLACES]
    for _, path in pairs:
        bundle.add_resource(FluentResource(file(path).text))
    for source, path in pairs:
        english = file(source).patterns
        for name, pattern in file(path).patterns.items():
            code, _, attribute = name.partition(".")
            message = bundle.get_message(code)
            compiled = message.attributes[attribute] if attribute else message.value
            assert compiled is not None
            for facts in samples(pattern, english.get(name, pattern)):
                said, errors = bundle.format_pattern(compiled, facts)
                if errors:
                    failed[name] = (str(said), str(errors[0]))
    assert failed == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", RULES, ids=lambda path: path.name)
def test_the_clauses_are_the_same_in_every_language(folder: Path, language: str) -> None:
    english = list(parse((folder / "RULES.md").read_text("utf-8")))
    translated = folder / f"RULES.{language}.md"
    assert translated.is_file(), f"{translated} is not there yet"
    other = list(parse(translated.read_text("utf-8")))
    assert [clause.id for clause in other] == [clause.id for clause in english]
    wrong = {one.id: unlike(one, told) for one, told in zip(english, other, strict=True) if unlike(one, told)}
    assert wrong == {}


def unlike(english: Clause, other: Clause) -> str:
    """What shows that a translated clause cannot say the same."""
    if english.text == other.text:
        return "still English"
    if names_in(english.text) != names_in(other.text):
        return f"options: {names_in(english.text)}, here {names_in(other.text)}"
    if len(EMPHASISED.findall(english.text)) != len(EMPHASISED.findall(other.text)):
        return f"emphasised: {EMPHASISED.findall(english.text)}, here {EMPHASISED.findall(other.text)}"
    if cited(english.text) != cited(other.text):
        return f"clauses named: {cited(english.text)}, here {cited(other.text)}"
    return ""


def names_in(text: str) -> list[str]:
    return sorted(re.findall(r"`[^`]+`", text))


def cited(text: str) -> list[str]:
    return sorted(re.findall(r"\b[A-Z]+-\d+(?:\.\d+)?\b", text))
