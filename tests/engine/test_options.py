"""Rulesets: what cannot be played is said before the game, naming both sides and how to mend it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from ufo_rig import FACES, SPEC, seats

from engine.core.game import SetupError
from engine.core.options import Choice, Flag, Number, Ruleset, RulesetError, Variant, resolve
from engine.core.rulings import Finding


class Slots(msgspec.Struct, frozen=True):
    modules: int = 7
    bonus: bool = True
    mood: str = "calm"
    launch: str = "wins"


OPTIONS = (
    Number(name="modules", clause="X-1.1", default=7, minimum=1, maximum=9, also=(0,), editions={"de": 8}),
    Flag(name="bonus", clause="X-1.2", default=True, editions={"fr": False}),
    Choice(
        name="mood", clause="X-1.3", default="calm", choices=("calm", "wild"), variant="party", editions={"de": "wild"}
    ),
)
VARIANTS = (
    Variant(name="points", clause="X-2.1", patches={"launch": "scores"}),
    Variant(name="party", clause="X-2.2", patches={}, needs=("points",)),
    Variant(name="quick", clause="X-2.3", patches={"modules": 5}),
    Variant(name="race", clause="X-2.4", patches={"launch": "races"}),
    Variant(name="solo", clause="X-2.5", patches={}, excludes=("points", "modules")),
)


def resolved(variants: tuple[str, ...] = (), edition: str = "digest", **options: Any) -> Slots:
    return resolve(Slots(), OPTIONS, VARIANTS, Ruleset(variants, options, edition))


def test_options_and_variants_fill_their_slots() -> None:
    assert resolved() == Slots()
    assert resolved(("points", "party"), modules=0, mood="wild") == Slots(0, True, "wild", "scores")


def test_an_edition_gives_defaults_that_an_option_overrides() -> None:
    assert resolved(edition="de") == Slots(modules=8)
    assert resolved(("points", "party"), "de").mood == "wild"
    assert resolved(edition="fr", bonus=True) == Slots()


@pytest.mark.parametrize(
    ("variants", "edition", "options", "message"),
    [
        ((), "digest", {"modles": 5}, r"no option 'modles'; did you mean 'modules'\?"),
        ((), "digest", {"zzz": 5}, "no option 'zzz'; known: bonus, modules, mood"),
        (("pionts",), "digest", {}, r"no variant 'pionts'; did you mean 'points'\?"),
        ((), "nl", {}, "no edition 'nl'; known: de, digest, fr"),
        (
            (),
            "digest",
            {"modules": 10},
            "'modules' = 10 is out of range: it must be a whole number from 1 to 9, or 0 .see X-1.1",
        ),
        ((), "digest", {"modules": True}, "'modules' = True must be a whole number"),
        ((), "digest", {"modules": "5"}, "'modules' = '5' must be a whole number"),
        ((), "digest", {"bonus": 1}, "'bonus' = 1 must be true or false"),
        (("points", "party"), "digest", {"mood": "sad"}, "'mood' = 'sad' must be one of calm, wild"),
        ((), "digest", {"mood": "wild"}, "'mood' belongs to the variant 'party', which is not chosen"),
        (("party",), "digest", {}, "'party' needs the variant 'points'"),
        (("points", "points"), "digest", {}, "'points' is named twice"),
        (("points", "race"), "digest", {}, "the variant 'points' and the variant 'race' both change 'launch'"),
        (("quick",), "digest", {"modules": 6}, "the option 'modules' and the variant 'quick' both change 'modules'"),
        (("points", "solo"), "digest", {}, "'solo' and 'points' contradict each other"),
        (("solo",), "digest", {"modules": 6}, "'modules' does nothing with the variant 'solo', which replaces X-1.1"),
    ],
)
def test_contradictions_are_one_clear_error(
    variants: tuple[str, ...], edition: str, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(RulesetError, match=message):
        resolved(variants, edition, **options)


def test_a_variant_that_needs_another_is_told_at_the_page_too() -> None:
    with pytest.raises(RulesetError) as caught:
        resolved(("party",))
    facts = {"variant": "variant:party", "needed": "variant:points"}
    assert caught.value.finding == Finding("setup-variant-needs", "X-2.2", facts)


@pytest.mark.parametrize(
    ("ruleset", "faces", "message"),
    [
        (Ruleset(("first_to_12",), {"modules_to_launch": 8}), FACES, "does nothing with the variant 'first_to_12'"),
        (Ruleset((), {"alien_then_roll": True}), FACES, "belongs to the variant 'alien_invasion'"),
        (
            Ruleset((), {"modules_per_colour": 3, "modules_to_launch": 13}),
            FACES,
            "'modules_to_launch' = 13 is more than the 12 modules that 'modules_per_colour' = 3 gives",
        ),
        (Ruleset((), {"bonus_run": 1}), FACES, "from 2 to 5, or 0"),
        (Ruleset(), (("build:red",),), "nobody could launch"),
        (Ruleset(), (("ufo",),), "nobody could build"),
        (Ruleset(), (("ufo",), ("red",)), "says 'red', which UFO Attack does not know; say 'build:<colour>' or 'ufo'"),
        (Ruleset(), (("ufo",), ("build:",)), "says 'build:'"),
    ],
)
def test_ufo_attack_says_what_cannot_be_played(ruleset: Ruleset, faces: Any, message: str) -> None:
    with pytest.raises((RulesetError, SetupError), match=message):
        SPEC.build(ruleset, {"ufo_attack": faces})


def test_a_missing_die_is_named() -> None:
    with pytest.raises(SetupError, match="needs the die 'ufo_attack'"):
        SPEC.build(Ruleset(), {})


@pytest.mark.parametrize("count", [1, 5])
def test_too_few_or_too_many_players(count: int) -> None:
    game = SPEC.build(Ruleset(), {"ufo_attack": FACES})
    players = seats(4) * 2
    with pytest.raises(SetupError, match=f"for 2 to 4 players, and there are {count}"):
        game.start(players[:count])


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("digest", (False, False, False, False, False)),
        ("de", (False, True, True, False, False)),
        ("en", (True, False, False, False, True)),
        ("fr", (True, False, False, True, True)),
        ("it", (True, True, False, False, True)),
    ],
)
def test_what_each_booklet_prints(edition: str, expected: tuple[bool, ...]) -> None:
    rules = SPEC.rules(Ruleset(("alien_invasion", "first_to_12"), {}, edition))
    found = (
        rules.launch_optional,
        rules.bonus_optional,
        rules.bonus_third_of_colour,
        rules.alien_then_roll,
        rules.ten_any_colours,
    )
    assert found == expected
