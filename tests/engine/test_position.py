"""A game can start from any position that can be, and says what is wrong with one that cannot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from ufo_rig import FACES, SPEC, seats

from engine.core.game import SetupError
from engine.core.options import Ruleset

R, Y, G, B = "red", "yellow", "green", "blue"
FULL = [R, R, Y, Y, G, G, B]


def placed(variants: tuple[str, ...] = (), options: dict[str, Any] | None = None, **position: Any) -> Any:
    game = SPEC.build(Ruleset(variants, options or {}), {"ufo_attack": FACES})
    return game.position(seats(2), {"turn": "s1", "rockets": {}, **position})


def test_the_storage_holds_what_is_not_on_rockets() -> None:
    state = placed(rockets={"s1": [R, R], "s2": [B]})
    assert state.storage == {R: 3, Y: 5, G: 5, B: 4}
    assert state.phase.value == "roll"


def test_a_turn_with_the_top_on_begins_with_the_launch_roll() -> None:
    assert placed(rockets={"s1": FULL}, tops_on=["s1"]).phase.value == "launch_roll"


@pytest.mark.parametrize("alien", ["s2", "top of s2"])
def test_the_alien_may_be_written_as_people_say_it(alien: str) -> None:
    assert placed(("alien_invasion",), alien=alien).alien == "s2"
    assert placed(("alien_invasion",)).alien == "middle"


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "build", "rolled": ["build:red", "build:yellow"]},
        {"phase": "ufo", "rolled": ["ufo"]},
        {"phase": "attack_roll", "rolled": ["ufo"], "aim": "s2"},
        {"phase": "zap", "rolled": ["build:red", "build:yellow"], "aim": "s2", "rockets": {"s2": [R]}},
        {"phase": "bonus", "rockets": {"s1": [G, G, B, Y, R, R, R]}},
    ],
)
def test_a_position_in_the_middle_of_a_turn(position: dict[str, Any]) -> None:
    state = placed(**position)
    assert state.phase.value == position["phase"]
    assert msgspec.json.decode(msgspec.json.encode(state), type=SPEC.state) == state


def test_null_is_left_out_and_phases_are_written_as_people_say_them() -> None:
    state = placed(phase="Attack roll", aim="s2", points=None, storage=None, rolled=None, rockets=None)
    assert state.phase.value == "attack_roll"
    assert state.rockets == {"s1": (), "s2": ()}


@pytest.mark.parametrize("place", ["rockets", "storage"])
def test_colours_that_house_dice_lack_stay_in_the_box(place: str) -> None:
    position = {"rockets": {"s1": [B]}} if place == "rockets" else {"storage": {B: 5}}
    assert SPEC.box(position, {"ufo_attack": FACES}) == {"colours": (B,)}
    assert SPEC.box({place: "nonsense"}, {"ufo_attack": FACES}) == {"colours": ()}
    assert SPEC.box({"rockets": {"s1": [["blue"], 7, "pink"]}}, {"ufo_attack": FACES}) == {"colours": ()}


@pytest.mark.parametrize(
    ("case", "message"),
    [
        (
            {"rockets": {"s1": FULL}, "tops_on": ["s1"], "phase": "build", "rolled": ["build:red"]},
            "in the phase 'build', the top of s1 cannot be on: with it a turn is a launch",
        ),
        ({"turn": "s9"}, "`turn` names 's9', who does not play; the seats are s1, s2"),
        ({"rockets": {"s9": []}}, "`rockets` names 's9'"),
        ({"tops_on": ["s9"]}, "`tops_on` names 's9'"),
        ({"rockets": {"s1": ["pink"]}}, "the rocket of s1 has 'pink', which is no module colour; they are red, yellow"),
        ({"storage": {"pink": 5}}, "the storage has 'pink'"),
        ({"rolled": ["pink"], "phase": "build"}, "`rolled` has 'pink'"),
        ({"storage": {R: 5, Y: 5, G: 5, B: 4}}, "5 blue modules in all, but 0 are on rockets and 4 in the storage"),
        ({"rockets": {"s1": [R] * 6}, "tops_on": []}, "5 red modules in all, but 6 are on rockets"),
        ({"phase": "lunch"}, "`phase` is 'lunch'; it must be one of start, roll, build"),
        ({"phase": "over"}, "must have something to play"),
        ({"phase": "zap", "rolled": ["build:red"]}, "`aim` must name an opponent of s1"),
        ({"phase": "zap", "rolled": ["build:red"], "aim": "s1"}, "`aim` must name an opponent of s1"),
        ({"phase": "zap", "rolled": ["build:red"], "aim": "s2"}, "nothing could be chosen"),
        ({"aim": "s2"}, "`aim` belongs to the phases 'attack_roll' and 'zap'"),
        ({"phase": "top"}, "belongs to the variant 'first_to_12'"),
        ({"phase": "build"}, "nothing could be chosen: give what was `rolled`"),
        ({"alien": "middle"}, "the variant 'alien_invasion' is not chosen; add it"),
        ({"points": {"s1": 3}}, "the variant 'first_to_12' is not chosen; add it"),
        ({"tops_on": ["s1"]}, "the top of s1 cannot be on .UA-6.1."),
        ({"rockets": {"s2": FULL}}, "the rocket of s2 is full, so its top is on .UA-6.1.: add it to `tops_on`"),
        ({"rocket": {}}, "unknown field `rocket`.*a position has: turn, rockets, phase"),
        ({"rockets": {"s1": "red"}}, "Expected `array`"),
        ({"points": {"s1": 1.5}}, "Expected `int`"),
    ],
)
def test_what_cannot_be_is_said(case: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        placed(**case)


@pytest.mark.parametrize(
    ("variants", "case", "message"),
    [
        (("alien_invasion",), {"alien": "moon"}, "it stands in the 'middle' or on a seat: s1, s2"),
        (("first_to_12",), {"points": {"s1": 12}}, "s1 has 12 points; before the end it is 0 to 11"),
        (("first_to_12",), {"points": {"s1": -1}}, "s1 has -1 points"),
        (("first_to_12",), {"rockets": {"s1": FULL[:6]}, "tops_on": ["s1"]}, "the top of s1 cannot be on .UA-9.1."),
        (("first_to_12",), {"phase": "top"}, "the rocket of s1 could not get its top now"),
    ],
)
def test_what_cannot_be_with_a_variant(variants: tuple[str, ...], case: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        placed(variants, **case)
