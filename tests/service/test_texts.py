"""Sentences: every code that the referee can say has words, and facts become words."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from table_rig import catalog

import service
from engine.core.rulings import Fact, Finding
from service.texts import Catalog, Speaker, TextsError
from vision.types import Reason


def _catalog(text: str) -> Catalog:
    return Catalog([("en", "a.ftl", text)])


def test_facts_become_words() -> None:
    speaker = Speaker(catalog(), {"s1": "Mira", "s2": "Jonas"})
    said = speaker.text(Finding("confirm-first", "C-3", {"seats": ("seat:s1", "seat:s2")}))
    assert said["en"].endswith("Still to answer: Mira and Jonas.")


def test_a_list_is_joined_with_and_or_with_or() -> None:
    speaker = Speaker(
        _catalog(
            "list-and = { $first } and { $last }\nlist-or = { $first } or { $last }\n"
            "colour-red = red\ncolour-blue = blue\ncolour-tan = tan\n"
            "both = { $colours } / { $colours-or } / { $colours-count }"
        )
    )
    facts = {"colours": ("colour:red", "colour:blue", "colour:tan")}
    assert speaker.text(Finding("both", "", facts))["en"] == "red, blue and tan / red, blue or tan / 3"
    assert speaker.text(Finding("both", "", {"colours": ("colour:red",)}))["en"] == "red / red / 1"


def test_a_bare_name_with_a_number_has_words_where_a_catalog_has_them() -> None:
    speaker = Speaker(
        _catalog("name-Ln-N = North { $n }\n    .from = from North { $n }\nat = { $at } / { $at-from }"), {"s1": "L2-N"}
    )
    for place, said in [
        ("L2-N", "North 2 / from North 2"),
        ("L12-N", "North 12 / from North 12"),
        ("b3", "b3 / b3"),
        ("north", "north / north"),
    ]:
        assert speaker.text(Finding("at", "", {"at": place}))["en"] == said
    assert speaker.text(Finding("at", "", {"at": "seat:s1"}))["en"].startswith("L2-N /"), "a player’s name"
    assert speaker.text(Finding("at", "", {"at": "text:L2-N"}))["en"].startswith("L2-N /"), "what somebody typed"


def test_a_players_name_is_shown_as_it_stands_whatever_it_is() -> None:
    name = "{ $seat } <b>\u202e seat:s2"
    speaker = Speaker(_catalog("hello = { $seat }!"), {"s1": name})
    assert speaker.text(Finding("hello", "", {"seat": "seat:s1"}))["en"] == name + "!"


def test_an_act_is_told_with_its_doer() -> None:
    speaker = Speaker(
        _catalog("told-act = { $seat }: { $act }\nlaunch = Launch\ntake = Red\n    .told = { $seat } took red"),
        {"s1": "Mira"},
    )
    assert speaker.told(Finding("take", ""), "s1")["en"] == "Mira took red"
    assert speaker.told(Finding("launch", ""), "s1")["en"] == "Mira: Launch"


def test_a_code_without_words_is_still_shown_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    speaker = Speaker(_catalog("text-missing = No words for { $code }."))
    with caplog.at_level(logging.ERROR):
        assert speaker.text(Finding("new-thing", ""))["en"] == "No words for new-thing."
        speaker.text(Finding("new-thing", "", {"x": 1}))
    assert caplog.text.count("new-thing") == 1


def test_a_colour_that_no_catalog_knows_goes_by_its_own_name() -> None:
    speaker = Speaker(_catalog("said = { $colour }"))
    assert speaker.text(Finding("said", "", {"colour": "colour:sand_blue"}))["en"] == "sand blue"


FRENCH = """
colour-white = blanc
    .feminine = blanche
colour-red = rouge
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
gem = Une gemme { $colour-feminine }
gems = Gemmes : { $colours-feminine } / { $colours-or-feminine } / { $colours }
"""


@pytest.mark.parametrize(
    ("code", "facts", "sentence"),
    [
        ("gem", {"colour": "colour:white"}, "Une gemme blanche"),
        ("gem", {"colour": "colour:red"}, "Une gemme rouge"),
        (
            "gems",
            {"colours": ("colour:white", "colour:red")},
            "Gemmes : blanche et rouge / blanche ou rouge / blanc et rouge",
        ),
    ],
)
def test_a_word_comes_in_the_form_that_the_sentence_needs(code: str, facts: dict[str, Fact], sentence: str) -> None:
    speaker = Speaker(Catalog([("fr", "a.ftl", FRENCH)]))
    assert speaker.text(Finding(code, "", facts))["fr"] == sentence


def test_numbers_are_written_as_the_language_writes_them() -> None:
    catalog = Catalog((language, f"{language}.ftl", "points = { $points }") for language in ("en", "de"))
    said = [Speaker(catalog).text(Finding("points", "", {"points": points})) for points in (7, 999, 1_000, -1)]
    assert [text["en"] for text in said] == ["7", "999", "1,000", "-1"]
    assert said[2]["de"] == "1.000"


def test_a_fact_that_is_not_there_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert "Hello" in Speaker(_catalog("hello = Hello { $name }")).text(Finding("hello", ""))["en"]
    assert "en/hello" in caplog.text


def test_what_a_language_lacks_is_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    english = "hello = Hello { $seat }\n    .fix = Go in.\ncolour-red = red"
    catalog = Catalog([("de", "de.ftl", "hello = Hallo { $seat }"), ("en", "en.ftl", english)])
    speaker = Speaker(catalog, {"s1": "Mira"})
    assert catalog.languages == ("en", "de")
    assert speaker.text(Finding("hello", "", {"seat": "seat:s1"})) == {"en": "Hello Mira", "de": "Hallo Mira"}
    assert speaker.fix(Finding("hello", ""))["de"] == "Go in."
    assert speaker.names(("colour",), ("red",))["de"] == "red"
    assert caplog.text == ""


def test_a_broken_catalog_is_named_by_file_and_line() -> None:
    with pytest.raises(TextsError, match=r"a\.ftl, line 3"):
        _catalog("one = 1\n\ntwo 2\n")
    with pytest.raises(TextsError, match="one comes twice"):
        Catalog([("en", "a.ftl", "one = 1"), ("en", "b.ftl", "one = 2")])


def test_every_code_of_the_service_has_words() -> None:
    """Codes are the first arguments of Finding and Malformed in the service's source."""
    pattern = re.compile(r"(?:Finding|journal_finding)\(\s*\"([a-z-]+)\"|\"((?:claim|command)-[a-z0-9-]+)\"")
    folder = Path(service.__file__).parent
    found = [pair for path in folder.rglob("*.py") for pair in pattern.findall(path.read_text("utf-8"))]
    codes = {one or other for one, other in found}
    assert len(codes) > 30
    assert {code for code in codes if not catalog().has(code)} == set()


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_of_the_camera_has_words(reason: Reason) -> None:
    assert catalog().has(f"reason-{reason.value}".replace("_", "-"))


def test_every_alert_says_how_to_mend_it() -> None:
    facts = dict.fromkeys(("what", "how", "why", "who"), "x") | {"kept": 1}
    alerts = [code for code in catalog().codes("en") if code.startswith("alert-")]
    assert len(alerts) > 5
    for code in alerts:
        assert catalog().say("en", code, facts, "fix"), code
