"""The small parts of the engine's core: secrets, notation, clauses, registry, transcript, texts."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ufo_rig import SPEC, Table

from engine.core.clauses import RulesTextError, load_clauses, parse
from engine.core.notation import NotationError, members, read, tag_of, write
from engine.core.registry import UnknownGameError, game_spec, games
from engine.core.replay import Step, transcript
from engine.core.rulings import Finding, Unclear
from engine.core.secrets import HIDDEN, PUBLIC, UNKNOWN, Secret, UncuttableError, cut
from engine.games.ufo_attack.actions import Aim, Take, Zap
from service.texts import Speaker, load_catalog


class Hand(msgspec.Struct, frozen=True):
    owner: str
    cards: Secret[tuple[int, ...]]
    notes: dict[str, Secret[str]] = {}


def test_a_secret_is_shown_to_those_who_may_see_it_only() -> None:
    hand = Hand("s1", Secret((1, 2), frozenset({"s1", "s2"})), {"x": Secret("y", frozenset({"s2"}))})
    assert cut(hand, "s1").value.cards == Secret((1, 2), frozenset({"s1"})), "not even who else knows"
    assert cut(hand, "s1").value.notes["x"].value is HIDDEN
    assert cut(hand, PUBLIC).value.cards == Secret(HIDDEN, frozenset())


def test_what_nobody_knows_looks_hidden_to_those_who_may_not_see_it() -> None:
    unknown = Secret(UNKNOWN, frozenset({"s1"}))
    assert cut(unknown, "s1").value.value is UNKNOWN
    assert cut(unknown, "s2").value.value is HIDDEN


@pytest.mark.parametrize("value", [[1], {1, 2}, {(1, 2): 3}, object(), b"x"])
def test_cut_fails_closed(value: object) -> None:
    with pytest.raises(UncuttableError, match="cannot cut"):
        cut(value, PUBLIC)


def test_notation_reads_what_it_writes() -> None:
    assert write(Zap("red", 3)) == "zap red 3"
    assert read(SPEC.action, "zap red 3") == Zap("red", 3)
    assert read(SPEC.action, "zap red") == Zap("red")
    assert read(SPEC.action, " aim   s2 ") == Aim("s2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no act; the acts are: aim, alien_to, claim_launch"),
        ("build red", "'build red' is no act"),
        ("take", "does not fit 'take <colour>': .*missing required field `colour`"),
        ("take red green", "says too much: take <colour>"),
        ("zap red many", "does not fit 'zap <colour> <count>'"),
    ],
)
def test_notation_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        read(SPEC.action, text)


def test_clauses_are_parsed_with_their_reading_mark() -> None:
    text = "# Title\n\n- **XX-1.1** First\n  goes on.\n- **XX-1.2** *Reading*: second.\n\nA note.\n  not a clause\n"
    first, second = parse(text)
    assert (first.id, first.text, first.reading) == ("XX-1.1", "First goes on.", False)
    assert (second.text, second.reading) == ("*Reading*: second.", True)


def test_a_clause_that_comes_twice_is_an_error() -> None:
    with pytest.raises(RulesTextError, match="C-1 comes twice"):
        load_clauses("engine.games", "engine.games")


def test_clauses_come_in_a_language_and_what_it_lacks_in_english(tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "told").mkdir()
    (tmp_path / "told/__init__.py").touch()
    (tmp_path / "told/RULES.md").write_text("- **XX-1.1** *Reading*: first.\n- **XX-1.2** Second.\n")
    (tmp_path / "told/RULES.de.md").write_text("- **XX-1.1** *Lesart*: erstens.\n")
    monkeypatch.syspath_prepend(tmp_path)
    spec = replace(SPEC, package="told", shared_rules=())
    german = spec.clauses_in("de")
    assert [(clause.id, clause.text, clause.reading) for clause in german.values()] == [
        ("XX-1.1", "*Lesart*: erstens.", True),
        ("XX-1.2", "Second.", False),
    ]
    assert spec.clauses_in("fr") == spec.clauses_in("en") == spec.clauses


def test_the_registry_finds_games_by_their_packages() -> None:
    assert "ufo_attack" in games()
    with pytest.raises(UnknownGameError, match=r"no game 'chess'; the games are: .*ufo_attack"):
        game_spec("chess")


def test_the_transcript_shows_a_question_with_its_choices() -> None:
    question = Unclear(Finding("which", "UA-4.1"), (Take("red"), Take("blue")))
    lines = transcript([Step("s1", Take("red"), question, None)], lambda finding: finding.code, str)
    assert list(lines) == ["> s1 take red", "  ? which [UA-4.1]", "      take red", "      take blue"]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_code_of_a_game_has_a_text_and_no_text_is_left_over(game: str) -> None:
    package = Path(str(files(games()[game].package)))
    prefix = next(iter(games()[game].clauses.keys() - {"C-1", "C-2", "C-3"})).split("-")[0].lower()
    source = "\n".join(path.read_text() for path in package.glob("*.py"))
    used = set(re.findall(rf'"({prefix}-[a-z0-9-]+)"', source))
    used |= {f"{prefix}-act-{tag_of(kind).replace('_', '-')}" for kind in members(games()[game].action)}
    told = set(re.findall(rf"^({prefix}-[a-z0-9-]+) =", (package / "texts" / "en.ftl").read_text(), re.MULTILINE))
    put_together = tuple(re.findall(rf'f"({prefix}-[a-z0-9-]*)\{{', source))
    assert used <= told
    assert {code for code in told - used if not code.startswith(put_together)} == set()


@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_and_variant_has_a_title_and_a_help(game: str) -> None:
    catalog = load_catalog()
    spec = games()[game]
    names = [f"option-{option.name}" for option in spec.options] + [f"variant-{item.name}" for item in spec.variants]
    for name in names:
        assert catalog.say("en", name.replace("_", "-"), {}), name
        assert catalog.say("en", name.replace("_", "-"), {}, "help"), name


@pytest.mark.parametrize("game", sorted(games()))
def test_options_variants_and_words_cite_clauses_that_exist(game: str) -> None:
    spec = games()[game]
    for item in (*spec.options, *spec.variants):
        assert item.clause in spec.clauses, item.name


def test_every_act_has_a_key_and_is_told() -> None:
    speaker = Speaker(load_catalog(), {"s1": "Ann", "s2": "Ben"})
    table = Table("RR B")
    told = {
        "roll red yellow": ("Roll", "Ann rolled red and yellow"),
        "take red": ("Build red", "Ann built red"),
        "aim s2": ("Attack Ben", "Ann aimed at Ben"),
        "alien_to s2": ("Alien to Ben", "Ann put the alien on Ben’s rocket top"),
        "pass": ("End the turn", "Ann ended the turn"),
    }
    for text, (key, sentence) in told.items():
        label = SPEC.label(table.act(text))
        assert speaker.text(label)["en"] == key
        assert speaker.told(label, "s1")["en"] == sentence


def test_hints_say_what_an_act_would_bring() -> None:
    speaker = Speaker(load_catalog())
    table = Table("RR BBG")
    table.does("s1", "roll red yellow")
    view = cut(table.state, "s1")
    hints = {write(act): SPEC.hint(table.game, view, act) for act in table.game.legal(view)}
    assert hints["take red"] is not None
    assert speaker.text(hints["take red"])["en"] == "3 in a row: one more module"
    assert hints["take yellow"] is not None
    assert hints["take yellow"].facts == {"count": 5}
    attack = Table("- BBG")
    attack.does("s1", "roll ufo")
    hint = SPEC.hint(attack.game, cut(attack.state, "s1"), Aim("s2"))
    assert hint is not None
    assert hint.facts == {"count": 3}
