"""What the host may start, as host/state tells it: every option with its words, range and obstacles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from table_rig import DIE, Rig, catalog

from config.boards import builtin_board
from config.dice import find_die
from engine.core.options import Choice, Number, Option, Ruleset, RulesetError, Several
from engine.core.registry import GameSpec, games
from service.settings import die_words
from service.table.host_desk import HouseRules
from service.texts import Speaker
from service.views.messages import GameOffer
from service.views.offered import AtHand, game_offer, games_offered
from service.web.access import AccessEvent

SPECS = list(games().values())


def offer(spec: GameSpec, **more: Any) -> GameOffer:
    return game_offer(Speaker(catalog()), spec, AtHand(**more))


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_every_option_comes_with_its_words_and_its_range(spec: GameSpec) -> None:
    for option, told in zip(spec.options, offer(spec).options, strict=True):
        assert (told.name, told.clause, told.default) == (option.name, option.clause, option.default)
        assert (told.editions, told.variant, told.assumed) == (option.editions, option.variant, option.assumed)
        assert told.text["en"]
        assert told.help["en"]
        if isinstance(option, Number):
            assert (told.minimum, told.maximum, told.also) == (option.minimum, option.maximum, option.also)
        if isinstance(option, Choice | Several):
            assert [one.value for one in told.choices] == list(option.choices)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_every_value_and_every_guess_has_words_of_its_own(spec: GameSpec) -> None:
    named = {f"option-{option.name}-{value}" for option in spec.options for value in names_of(option)}
    guesses = {f"box-{spec.id}-{key}" for key in builtin_board(spec.board).get("assumed", ())}
    codes = {code.replace("_", "-").replace(".", "-") for code in named | guesses}
    assert {code for code in codes if not catalog().has(code)} == set()


def names_of(option: Option) -> tuple[str, ...]:
    return option.choices if isinstance(option, Choice) else ()


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_variants_that_are_not_excluded_can_be_chosen_together(spec: GameSpec) -> None:
    """The page enforces by these facts alone what the engine checks."""
    variants = {one.name: one for one in offer(spec).variants}
    for one in variants.values():
        for other in variants.values():
            if one is other:
                continue
            fits = other.name not in one.excludes and one.name not in other.excludes
            chosen = tuple(dict.fromkeys((one.name, *one.needs, other.name, *other.needs)))
            assert playable(spec, Ruleset(chosen)) == fits, (one.name, other.name)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_what_a_variant_sets_or_silences_cannot_be_set_beside_it(spec: GameSpec) -> None:
    told = offer(spec)
    options = {option.name: option for option in spec.options}
    for variant in told.variants:
        taken = {*variant.sets, *(name for name in variant.excludes if name in options)}
        for option in told.options:
            if option.variant in ("", variant.name):
                changed = Ruleset((variant.name, *variant.needs), {option.name: another(options[option.name])})
                assert playable(spec, changed) == (option.name not in taken), (variant.name, option.name)


def another(option: Option) -> Any:
    """A legal value that is not the default."""
    match option:
        case Number():
            return next(value for value in range(option.minimum, option.maximum + 1) if value != option.default)
        case Choice():
            return next(value for value in option.choices if value != option.default)
        case Several():
            rest = tuple(name for name in option.choices if name not in option.default)
            return (rest + option.default)[: option.count]
        case _:
            return not option.default


def playable(spec: GameSpec, ruleset: Ruleset) -> bool:
    try:
        spec.rules(ruleset)
    except RulesetError:
        return False
    return True


def test_dice_tell_who_reads_them_and_what_is_assumed() -> None:
    spec = games()["amenophis"]
    dice = {die: die_words(find_die(die)) for die in spec.dice}
    told = offer(spec, dice=dice, assumed={"amenophis_mummy": ("one",)}, read="amenophis_mummy").dice
    assert [(die.id, die.read, die.assumed) for die in told] == [
        ("amenophis_explorer", False, ()),
        ("amenophis_mummy", True, ("one",)),
    ]
    assert [face.name for face in told[0].faces] == [face.name for face in dice["amenophis_explorer"].faces]
    assert all(face.text["en"] for die in told for face in die.faces)


def test_a_box_tells_what_is_our_guess_and_whether_it_is_the_tables_own() -> None:
    spec = games()["pirate_code"]
    usual = builtin_board(spec.board)
    told = offer(spec, boxes={spec.id: usual}).box
    assert told is not None
    assert not told.own
    assert [text["en"] for text in told.assumed] == [
        "the colours of the gems",
        "how many places a guessing area has",
    ]
    sure = offer(spec, boxes={spec.id: {**usual, "assumed": []}}).box
    assert sure is not None
    assert (sure.own, sure.assumed) == (True, ())
    assert offer(games()["ufo_attack"]).box is None


def test_a_house_without_a_games_dice_still_offers_it() -> None:
    assert [one.id for one in games_offered(Speaker(catalog()), AtHand({DIE.id: DIE}))] == list(games())


def test_the_host_makes_a_link_for_the_table_which_goes_when_it_is_used(tmp_path: Path) -> None:
    rig = Rig(tmp_path, house=HouseRules({DIE.id: DIE}))
    rig.table.restore()
    assert rig.host({"act": "table_link"})["ok"]
    told = rig.retained("host/state")
    assert list(told["links"]) == list(told["codes"]) == ["table"]
    rig.table.handle(AccessEvent("taken", "seat", "s1"))
    assert rig.retained("host/state")["links"]
    rig.table.handle(AccessEvent("taken", "table", None))
    assert rig.retained("host/state")["links"] == rig.retained("host/state")["codes"] == {}
    rig.journal.close()


def test_a_seat_in_the_options_goes_by_its_players_name(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.table.restore()
    rig.begin(("Mira", "Jonas"), options={"first_seat": 1})
    (first,) = [one for one in rig.retained("info")["options"] if one["name"] == "first_seat"]
    assert (first["value_text"]["en"], first["default_text"]["en"]) == ("Jonas", "Mira")
    rig.journal.close()
