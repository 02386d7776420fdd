"""Everything a person reads, in each language, from Fluent catalogs (https://projectfluent.org/fluent/guide/).

Catalogs: <lang>.ftl in service/texts/ (the referee and the page), service/texts/boards/<game>/ (the drawings) and
engine/games/<game>/texts/. A finding's code is a message; its facts are the arguments, already in words: `seat:s1` is
the player's name, `colour:red` the message `colour-red`, in general `kind:id` the message `kind-id`, and
`value:trapped:out` is what the value `out` of the option `trapped` is called. A
bare name with a number, such as a place `L2-N`, is the message `name-Ln-N` if there is one. What somebody
typed is marked by `literal` and stands as it is. A tuple `$colours` comes joined with "and", as `$colours-or` with
"or". The message of an act may have an attribute `.told`, which says that somebody did it (with `$seat`).

A language whose words change with the sentence gives a word more forms, as attributes: `colour-white = blanc`,
`.feminine = blanche`. Sentences then have `$colour-feminine` beside `$colour`, and lists `$colours-or-feminine`.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.core.facts import LITERAL
from engine.core.facts import literal as literal
from engine.core.rulings import Fact, Finding

log = logging.getLogger(__name__)

Text: TypeAlias = dict[str, str]
DEFAULT_LANGUAGE: Final = "en"
_REFERENCE = re.compile(r"^([a-z][a-z0-9_]*):(.+)$")
_NUMBER: Final = re.compile(r"\d+")
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z-]*\d+[A-Za-z-]*")
"""A bare name with one number in it."""
_NO_TEXT: Final = {"Cc", "Cs", "Zl", "Zp"}
_TURNS: Final = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_LIST_KINDS: Final = {"": "and", "-or": "or"}
_SENTENCES: Final = {"told", "fix", "help"}
"""Attributes that are sentences of their own; all others are forms of a word."""
_GROUPED: Final = 1_000
"""From here on languages group a number's digits, each in its way."""


def can_be_shown(text: str) -> bool:
    """There is something to see, and nothing that would upset the lines around it: no control character (a newline,
    a terminal's escape) and none that turns the direction of what follows (Unicode TR 36, section 2.1)."""
    kinds = [unicodedata.category(sign) for sign in text]
    turns = any(unicodedata.bidirectional(sign) in _TURNS for sign in text)
    return not turns and not _NO_TEXT & set(kinds) and any(kind[0] in "LNPS" for kind in kinds)


class TextsError(ValueError):
    """A catalog is not in order; the message names the file and the line."""


class Catalog:
    """The catalogs of all languages, English behind each: a game of somebody's own may have no other.

    Raises TextsError for what cannot be parsed and for an id that comes twice."""

    def __init__(self, sources: Iterable[tuple[str, str, str]], only: str = "") -> None:
        """`sources`: language, name of the file, its text. `only`: the one language that is spoken, if not all are."""
        self._only = only
        self._bundles: dict[str, FluentBundle] = {}
        self._messages: dict[str, dict[str, ftl.Message]] = {}
        seen: dict[tuple[str, str], str] = {}
        for language, name, text in sources:
            resource = _parsed(name, text, language, seen)
            self._bundles.setdefault(language, FluentBundle([language], use_isolating=False)).add_resource(resource)
            messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
            self._messages.setdefault(language, {}).update(messages)
        self._complained: set[str] = set()
        self._sentence = lru_cache(maxsize=None)(self._find)
        self._forms = lru_cache(maxsize=None)(self._find_forms)
        self.words = lru_cache(maxsize=8192)(self._find_words)
        """What a reference such as `colour:red` is called, in each form that the language has for it; first of all "",
        the word itself. Two languages may have different forms."""
        self.name_words = lru_cache(maxsize=8192)(self._find_name_words)
        """The same for a bare name such as `L2-N`: what the message `name-Ln-N` makes of it, with the number as `$n`;
        without such a message it stands as it is."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that are spoken, English first."""
        if self._only:
            return (self._only,)
        return tuple(sorted(self._bundles, key=lambda language: (language != DEFAULT_LANGUAGE, language)))

    def has(self, code: str, language: str = DEFAULT_LANGUAGE) -> bool:
        """The language can say it, if need be in English."""
        return any(code in self._messages[spoken] for spoken in self._behind(language))

    def codes(self, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
        """The ids of all messages."""
        return tuple(self._messages[language])

    def say(self, language: str, code: str, arguments: Mapping[str, str | int], attribute: str = "") -> str | None:
        """The sentence, the English one if the language lacks it, or None if there is no such message (or it has no
        such attribute)."""
        sentence = self._sentence(language, code, attribute)
        if sentence is None:
            return None
        text, error = sentence.say(arguments)
        if error:
            self._complain(f"{language}/{code}", error)
        return text

    def missing(self, language: str, code: str) -> str:
        """What is shown for a code without a message: never nothing, and it is logged."""
        self._complain(f"{language}/{code}", "there is no such message")
        return self.say(language, "text-missing", {"code": code}) or code

    def _find(self, language: str, code: str, attribute: str) -> _Sentence | None:
        for spoken in self._behind(language):
            message = self._messages[spoken].get(code)
            pattern = _pattern(message, attribute) if message else None
            if pattern:
                return _Sentence(self._bundles[spoken], code, attribute, pattern)
        return None

    def _find_words(self, language: str, fact: str) -> Mapping[str, str]:
        kind, _, name = fact.partition(":")
        code = _code(kind, name)
        word = self.say(language, code, {})
        if word is None and " " in fact:
            word = fact
        if word is None:  # a thing of a house die or a house board, which no catalog names: its own name will do
            self._complain(f"{language}/{code}", "there is no such message")
            word = name.replace("_", " ")
        forms = self._forms(language, kind.replace("_", "-"))
        return {"": word, **{form: self.say(language, code, {}, form) or word for form in forms}}

    def _find_name_words(self, language: str, name: str) -> Mapping[str, str]:
        code, number = "name-" + _NUMBER.sub("n", name), {"n": "".join(_NUMBER.findall(name))}
        known = _NAME.fullmatch(name) is not None and self.has(code, language)
        forms = ("", *self._forms(language, "name"))
        return {form: (known and self.say(language, code, number, form)) or name for form in forms}

    def _find_forms(self, language: str, kind: str) -> tuple[str, ...]:
        words = [message for code, message in self._messages[language].items() if code.startswith(f"{kind}-")]
        names = dict.fromkeys(attribute.id.name for message in words for attribute in message.attributes)
        return tuple(name for name in names if name not in _SENTENCES)

    def _behind(self, language: str) -> Iterator[str]:
        """The language and, behind it, English."""
        return (spoken for spoken in dict.fromkeys((language, DEFAULT_LANGUAGE)) if spoken in self._messages)

    def _complain(self, place: str, what: str) -> None:
        if place not in self._complained:
            self._complained.add(place)
            log.error("catalog %s: %s", place, what)


class _Sentence:
    """A message ready to be said. Most are words and facts in a row, and these are joined at once: a position of Lunar
    Command offers hundreds of acts, each in every language, and Fluent takes ten times as long."""

    def __init__(self, bundle: FluentBundle, code: str, attribute: str, pattern: ftl.Pattern) -> None:
        self._bundle, self._code, self._attribute = bundle, code, attribute
        self._row = _row(pattern)

    def say(self, arguments: Mapping[str, str | int]) -> tuple[str, str]:
        """The text, and what is wrong with it."""
        joined = self._joined(arguments)
        if joined is not None:
            return joined, ""
        message = self._bundle.get_message(self._code)
        pattern = message.attributes[self._attribute] if self._attribute else message.value
        if pattern is None:
            raise AssertionError(f"{self._code}: it had a value when the catalog was read")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), str(errors[0]) if errors else ""

    def _joined(self, arguments: Mapping[str, str | int]) -> str | None:
        """None where it takes Fluent: something is chosen or counted, a number is long, or a fact is not there."""
        words: list[str] = []
        for part, is_fact in self._row:
            word = arguments.get(part) if is_fact else part
            if isinstance(word, int) and 0 <= word < _GROUPED:
                word = str(word)
            if not isinstance(word, str):
                return None
            words.append(word)
        return "".join(words) if words else None


class Speaker:
    """Says findings at one table: knows the catalogs and the players' names."""

    def __init__(self, catalog: Catalog, names: Mapping[str, str] | None = None) -> None:
        self.catalog = catalog
        self._names = dict(names or {})
        self._cached = lru_cache(maxsize=2048)(self._say_encoded)

    def text(self, finding: Finding) -> Text:
        """The finding in each language."""
        return dict(self._cached(_encode(finding), ""))

    def told(self, act: Finding, seat: str) -> Text:
        """That `seat` did the act: the message's attribute `told`, or the name and the act's label."""
        return dict(self._cached(_encode(act), seat))

    def fix(self, finding: Finding) -> Text:
        """The attribute `fix` of a message: how to mend what it tells of."""
        said: Text = {}
        for language in self.catalog.languages:
            arguments = self._arguments(language, finding.facts)
            fix = self.catalog.say(language, finding.code, arguments, "fix")
            said[language] = self.catalog.missing(language, f"{finding.code}.fix") if fix is None else fix
        return said

    def attribute(self, code: str, attribute: str) -> Text:
        """An attribute of a message that may lack it; then nothing."""
        said = {language: self.catalog.say(language, code, {}, attribute) for language in self.catalog.languages}
        return {language: words for language, words in said.items() if words is not None}

    def about(self, texts: Text, code: str, facts: Mapping[str, Fact]) -> Text:
        """A sentence of the referee about an act that `told` has put into words (its argument `$act`)."""
        said: Text = {}
        for language, act in texts.items():
            arguments = {**self._arguments(language, facts), "act": act}
            said[language] = self.catalog.say(language, code, arguments) or self.catalog.missing(language, code)
        return said

    def words(self, facts: tuple[str, ...]) -> Text:
        """A list of facts, joined with "and"."""
        return {
            language: self._joined(language, [self._word(language, fact)[""] for fact in facts], "and")
            for language in self.catalog.languages
        }

    def names(self, kinds: tuple[str, ...], names: tuple[str, ...]) -> Text:
        """Names of values, joined with "and": each as the first message `<kind>-<name>` that there is, else as it
        stands."""
        return {
            language: self._joined(language, [self._named(language, kinds, name) for name in names], "and")
            for language in self.catalog.languages
        }

    def _named(self, language: str, kinds: tuple[str, ...], name: str) -> str:
        codes = [_code(kind, name) for kind in kinds]
        found = next((code for code in codes if self.catalog.has(code, language)), None)
        return (found and self.catalog.say(language, found, {})) or name.replace("_", " ")

    def _say_encoded(self, finding_json: bytes, teller: str) -> Text:
        finding = msgspec.json.decode(finding_json, type=Finding)
        texts: Text = {}
        for language in self.catalog.languages:
            texts[language] = self._told(language, finding, teller) if teller else self._said(language, finding)
        return texts

    def _said(self, language: str, finding: Finding) -> str:
        said = self.catalog.say(language, finding.code, self._arguments(language, finding.facts))
        return self.catalog.missing(language, finding.code) if said is None else said

    def _told(self, language: str, act: Finding, seat: str) -> str:
        arguments = self._arguments(language, {"seat": f"seat:{seat}", **act.facts})
        told = self.catalog.say(language, act.code, arguments, "told")
        if told is not None:
            return told
        label = {"seat": arguments["seat"], "act": self._said(language, act)}
        return self.catalog.say(language, "told-act", label) or self.catalog.missing(language, "told-act")

    def _arguments(self, language: str, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, fact in facts.items():
            if isinstance(fact, bool):
                arguments[name] = "yes" if fact else "no"
            elif isinstance(fact, int):
                arguments[name] = fact
            else:
                arguments |= self._in_words(language, name, fact)
        return arguments

    def _in_words(self, language: str, name: str, fact: str | tuple[str, ...]) -> dict[str, str | int]:
        """A fact as arguments: in each form that the language has for such words, and a list in each way to join it."""
        if isinstance(fact, str):
            return {_argument(name, form): word for form, word in self._word(language, fact).items()}
        words = [self._word(language, one) for one in fact]
        said: dict[str, str | int] = {f"{name}-count": len(fact)}
        for form in dict.fromkeys(["", *(form for word in words for form in word)]):
            in_form = [word.get(form, word[""]) for word in words]
            for joint, kind in _LIST_KINDS.items():
                said[_argument(name + joint, form)] = self._joined(language, in_form, kind)
        return said

    def _joined(self, language: str, words: Sequence[str], kind: str) -> str:
        if len(words) < 2:
            return "".join(words)
        ends = {"first": ", ".join(words[:-1]), "last": words[-1]}
        return self.catalog.say(language, f"list-{kind}", ends) or ", ".join(words)

    def _word(self, language: str, fact: str) -> Mapping[str, str]:
        """A fact in words, in each form; first of all "", the word itself."""
        if fact.startswith(LITERAL):
            return {"": fact.removeprefix(LITERAL)}
        found = _REFERENCE.match(fact)
        if found is None:
            return self.catalog.name_words(language, fact)
        kind, name = found.groups()
        if kind == "seat":
            return {"": self._names.get(name, name)}
        if kind == "value":
            option, _, value = name.partition(":")
            return {"": self._named(language, value_kinds(option), value)}
        return self.catalog.words(language, fact)


def value_kinds(option: str) -> tuple[str, ...]:
    """Where a value of this option has its name, first of all where it is the option's own."""
    return (f"option-{option}", "value", "colour")


def _code(kind: str, name: str) -> str:
    """The message that names a thing."""
    return f"{kind}-{name}".replace("_", "-").replace(":", "-")


def _argument(name: str, form: str) -> str:
    return f"{name}-{form}" if form else name


_encode = msgspec.json.Encoder(order="deterministic").encode


@lru_cache(maxsize=8)
def load_catalog(only: str = "") -> Catalog:
    """The catalogs that ship with the service and each game, read once a process: all, or one language alone, which a
    command for one reader has sooner. Raises TextsError for a language that there is not."""
    found = [file for folder in catalog_folders() for file in sorted(folder.glob("*.ftl"))]
    languages = sorted({file.stem for file in found})
    if only and only not in languages:
        raise TextsError(f"there are no texts in the language {only!r}; the languages are: {', '.join(languages)}")
    wanted = {only, DEFAULT_LANGUAGE} if only else set(languages)
    return Catalog(((file.stem, str(file), file.read_text("utf-8")) for file in found if file.stem in wanted), only)


def catalog_folders() -> tuple[Path, ...]:
    """Where catalogs lie, one file a language."""
    return tuple(folder for folders in catalogs_by_game().values() for folder in folders)


def catalogs_by_game() -> dict[str, tuple[Path, ...]]:
    """The folders of each game: its own, and that of its drawing. Under "" the service's, and those of all games."""
    own, games = Path(str(files("service"))) / "texts", Path(str(files("engine.games")))
    found: dict[str, tuple[Path, ...]] = {"": (own, games / "texts")}
    for folder in sorted(games.glob("*/texts")):
        drawing = own / "boards" / folder.parent.name
        found[folder.parent.name] = (folder, drawing) if drawing.is_dir() else (folder,)
    return found


def _pattern(message: ftl.Message, attribute: str) -> ftl.Pattern | None:
    if not attribute:
        return message.value
    return next((one.value for one in message.attributes if one.id.name == attribute), None)


def _row(pattern: ftl.Pattern) -> list[tuple[str, bool]]:
    """Words (False) and names of facts (True), or nothing if the pattern holds more than these."""
    row: list[tuple[str, bool]] = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ftl.Placeable) else element
        if isinstance(inner, ftl.TextElement):
            row.append((inner.value, False))
        elif isinstance(inner, ftl.VariableReference):
            row.append((inner.id.name, True))
        else:
            return []
    return row


def _parsed(name: str, text: str, language: str, seen: dict[tuple[str, str], str]) -> ftl.Resource:
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            line = text.count("\n", 0, text.index(entry.content or "")) + 1
            what = entry.annotations[0].message if entry.annotations else "not understood"
            raise TextsError(f"{name}, line {line}: {what}")
        if isinstance(entry, ftl.Message):
            key = (language, entry.id.name)
            if key in seen:
                raise TextsError(f"{name}: the message {entry.id.name} comes twice, first in {seen[key]}")
            seen[key] = name
    return resource
