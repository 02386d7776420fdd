"""What holds in any game of Pirate Code for any acts, positions that cannot be, and words for all codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from conformance import build, random_options
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pc_rig import SPEC, Table, seats

from engine.core.game import SetupError
from engine.core.notation import members
from engine.core.options import Ruleset, RulesetError
from engine.core.replay import advance
from engine.core.rulings import Refused
from service.texts import load_catalog

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "colour": st.sampled_from(["white", "blue", "red", "pink", ""]),
    "on": st.sampled_from(["s1", "s2", "s3", "s9", ""]),
    "at": st.integers(-2, 6),
    "from_at": st.integers(-2, 6),
    "to": st.integers(-2, 6),
    "guess": st.sampled_from([None, "rolled", "choice", "skeleton", "row", "x"]),
    "from_row": st.sampled_from([None, "guess", "gold", "brown", "x"]),
    "from_on": st.sampled_from([None, "s1", "s2", "x"]),
    "answer": st.sampled_from(["gold", "stays", "brown", "x"]),
    "changes": st.lists(st.sampled_from(["1=gold", "2=stays", "1=brown", "0=gold", "²=gold", "x"]), max_size=3).map(
        tuple
    ),
    "die": st.sampled_from([("gem:white",), ("gem:red",), ("gem:red", "gem:blue"), (), ("x",)]),
    "option": st.sampled_from(["occupied", "code_length", "x"]),
    "value": st.sampled_from([None, "swap", 3, True]),
    "code": st.lists(st.sampled_from(["white", "blue", "green", "red", "pink"]), max_size=5).map(tuple),
}


def any_act() -> st.SearchStrategy[Any]:
    return st.one_of(
        *(
            st.builds(kind, **{field.name: FIELDS[field.name] for field in msgspec.structs.fields(kind)})
            for kind in members(SPEC.action)
        )
    )


VARIANTS = st.sampled_from([(), ("skeleton_bonus",), ("quick",), ("two_player",), ("skeleton_bonus", "quick")])
ACTS = st.lists(st.tuples(st.sampled_from(["s1", "s2", "s3", "nobody"]), any_act()), max_size=30)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(variants=VARIANTS, chance=st.randoms(use_true_random=False), acts=ACTS)
def test_any_act_is_ruled_and_a_refused_one_changes_nothing(variants: Any, chance: Any, acts: Any) -> None:
    options = random_options(SPEC, variants, chance)
    options.pop("first_seat", None)
    try:
        game = build(SPEC, Ruleset(variants, options))
    except RulesetError:
        return
    state = game.start(seats(2 if "two_player" in variants else 3))
    for by, act in acts:
        before = msgspec.json.encode(state)
        ruling = game.rule(state, by, act)
        assert msgspec.json.encode(state) == before
        if isinstance(ruling, Refused):
            assert ruling.objections
            assert all(finding.clause in SPEC.clauses for finding in ruling.objections)
        state = advance(game, state, ruling)


WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"turn": "s9"}, {}, "`turn` names 's9', who does not play"),
    ({"due": ["jump"]}, {}, "`due` has 'jump', which says nothing"),
    ({"due": ["roll", "end_turn"]}, {}, "write things that are due at the same time"),
    ({"due": ["rolled:pink"]}, {}, "write 'rolled:<colour>' with"),
    ({"due": ["answer:s2:red@1"]}, {}, "set the option 'code_mode' to 'honour'"),
    ({"due": ["answer:s2:red@1"]}, {"code_mode": "honour"}, "no such gem lies there"),
    ({"due": ["answer:s2"]}, {"code_mode": "honour"}, "write 'answer:<seat>:<colour>@<position>'"),
    ({"due": ["fill_hand"]}, {}, "the variant 'skeleton_bonus' is not chosen"),
    ({"hand": "red"}, {}, "the variant 'skeleton_bonus' is not chosen"),
    ({"codes": {"s1": ["red"]}}, {}, "`codes.s1` is no code: it must be 4 different colours"),
    ({"codes": {}}, {}, "the code of s1 is not given"),
    ({"due": ["set_code"]}, {}, "nothing of that is missing"),
    ({"areas": {"s2": {"guess": ["red"]}}}, {}, "`areas.s2.guess` has 1 places, but a code has 4 gems"),
    ({"areas": {"s2": {"brown": {"red": -1}}}}, {}, "write 0 or more"),
    ({"areas": {"s2": {"gold": ["red", None, None, None]}}}, {}, "does not fit the code of s2"),
    ({"broken": ["s2"]}, {}, "not every place of `areas.s2.gold` is filled"),
    ({"laid": [["s2", 1]]}, {}, "no gem lies there in `areas.s2.guess`"),
    ({"empty": ["pink"]}, {}, "`empty` has 'pink', which is no gem colour"),
    ({"count": {"s1": 2}}, {}, "only the variant 'two_player' does"),
    ({"leg": 2}, {}, "`leg` is 2; it must be from 1 to 1"),
    ({"history": {"s2": [["red", 9, "gold"]]}}, {}, "write a colour, a position and one of"),
    ({"history": {"s2": [[]]}}, {}, "write a colour, a position and one of"),
    ({"history": {"s2": [["red", 1, "gold"], ["red", 2, "gold"]]}}, {"code_mode": "honour"}, "does not fit any code"),
    ({"nonsense": 1}, {}, "a position has: turn, due"),
]


@pytest.mark.parametrize(("position", "options", "message"), WRONG, ids=[wrong[2][:40] for wrong in WRONG])
def test_a_position_that_cannot_be_is_refused_and_says_why(
    position: dict[str, Any], options: dict[str, Any], message: str
) -> None:
    with pytest.raises(SetupError, match=re.escape(message)):
        Table(position=position, **options)


@pytest.mark.parametrize(
    ("box", "message"),
    [
        ({"colours": ["red", "red"]}, "names 'red' twice"),
        ({"colours": "red"}, "write the names of the gem colours"),
        ({"positions": 0}, "write a whole number from 1 to 6"),
    ],
)
def test_a_box_that_cannot_be_is_refused_and_says_why(box: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        SPEC.build(Ruleset(), {"pirate_code": [("gem:red",)]}, box)


def test_a_code_longer_than_the_board_or_the_colours_contradicts_the_box() -> None:
    faces = {"pirate_code": [("gem:red",), ("gem:blue",)]}
    with pytest.raises(RulesetError, match="`positions` = 3 places on this board; lower 'code_length'"):
        SPEC.build(Ruleset(), faces, {"positions": 3})
    with pytest.raises(RulesetError, match="there are only 2 colours; lower 'code_length'"):
        SPEC.build(Ruleset(), faces, {})


def test_every_code_in_the_game_has_words_and_every_word_a_code() -> None:
    folder = Path(__file__).parents[2] / "engine" / "games" / "pirate_code"
    source = "".join(file.read_text() for file in folder.glob("*.py"))
    catalog = load_catalog()
    used = set(re.findall(r'"(pc-[a-z0-9-]*[a-z0-9])"', source))
    assert used
    assert [code for code in sorted(used) if not catalog.has(code)] == []
    made = ("pc-act-", "pc-scored-", "pc-changed-to-", "pc-lost-")
    spare = [code for code in catalog.codes() if code.startswith("pc-") and code not in used]
    assert [code for code in spare if not code.startswith(made)] == []
    tags = {kind.__struct_config__.tag.replace("_", "-") for kind in members(SPEC.action)}
    assert all(catalog.has(f"pc-act-{tag}") for tag in tags)
    for option in SPEC.options:
        assert catalog.has(f"option-{option.name.replace('_', '-')}")
    for variant in SPEC.variants:
        assert catalog.has(f"variant-{variant.name.replace('_', '-')}")
