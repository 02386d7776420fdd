"""One test at least for every clause of Ramses Pyramid's RULES.md, named for it: parts, ring and pyramid here."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rp_rig import BOARD, SPEC, Table

from config.dice import builtin_die
from engine.core.game import SetupError
from engine.core.options import Ruleset, RulesetError
from engine.core.secrets import HIDDEN, PUBLIC, UNKNOWN, cut
from engine.games.ramses_pyramid.actions import ChangeSide, MoveOnRing, Roll
from engine.games.ramses_pyramid.labels import label
from service.texts import Speaker, load_catalog


def test_every_clause_has_a_test_named_for_it() -> None:
    sources = "".join(file.read_text() for file in Path(__file__).parent.glob("test_rp_clauses*.py"))
    names = re.findall(r"def test_((?:C|RP)_\d+(?:_\d+)?)_", sources)
    tested = {re.sub(r"(?<=\d)_", ".", name).replace("_", "-", 1) for name in names}
    assert tested == set(SPEC.clauses)


def test_the_clauses_are_those_of_the_digest_in_order() -> None:
    digest = (Path(__file__).parent / "data" / "ramses_pyramid_clauses.txt").read_text().split()
    assert list(SPEC.clauses) == digest


def test_C_1_the_youngest_begins_and_the_turn_goes_clockwise() -> None:
    table = Table()
    assert table.refuses("s2", "roll move") == ["rp-not-your-turn C-1"]
    table.play("s1 roll move", "s1 move_on_ring B2", "s1 take_crystal B2")
    assert table.state.turn == "s2"
    assert table.refuses("nobody", "roll move") == ["rp-not-a-player C-1"]
    assert Table(first_seat=2).state.turn == "s3"
    with pytest.raises(SetupError, match="'first_seat' = 3 names no seat"):
        Table(first_seat=3)


def test_C_2_the_die_is_what_it_was_built_as() -> None:
    game = SPEC.build(Ruleset(), {"ramses_pyramid": [("mummy",), ("move",)]}, BOARD)
    table = Table()
    table.game = game
    table.objects("s1", "roll steal", "rp-not-on-die C-2")
    table.objects("s1", "roll move mummy", "rp-not-on-die C-2")
    for faces, what in (([("move",)], "shows the mummy"), ([("mummy",), ()], "says 'nothing'"), ([("fly",)], "'fly'")):
        with pytest.raises(SetupError, match=what):
            SPEC.build(Ruleset(), {"ramses_pyramid": faces}, BOARD)
    words = sorted(face.means[0] for face in builtin_die("ramses_pyramid").faces)
    assert words == ["move", "mummy", "mummy", "rotate", "rotate", "steal"]


def test_C_3_the_options_in_force_can_be_listed_before_the_game() -> None:
    force = {option.name: value for option, value in SPEC.in_force(Ruleset(("teams",), {}, "es"))}
    assert (force["mummy_pass"], force["mummy_brown_steps"], force["share_crystals"]) == (True, 2, False)
    assert "trapped" not in force


def test_RP_1_1_the_first_to_defeat_the_king_wins() -> None:
    table = Table("L4-N L4-S B1")
    assert table.does("s1", "roll mummy") == ["rp-rolled RP-4.1", "rp-king-defeated RP-6.1"]
    assert table.ending() == "rp-wins s1"
    assert table.refuses("s2", "roll mummy") == ["rp-game-over RP-6.1"]


def test_RP_2_1_the_ring_is_board_data() -> None:
    state = Table().state
    assert (state.browns, state.spaces["T4"]) == (8, "B6")
    assert [state.crystals[f"B{n}"] for n in (1, 2, 8)] == ["green", "purple", "orange"]


def test_RP_2_2_four_coloured_layers_and_two_mummies_a_side() -> None:
    state = Table().state
    assert (len(state.layers), state.summit, state.top, state.king) == (4, 5, (2, 2, 2, 2), 5)
    assert state.layers[0] == ("red", "yellow", "blue", "green")


def test_RP_2_3_nobody_knows_what_a_temple_holds() -> None:
    state = Table().state
    assert state.temples == {"A": "T2", "B": "T3", "C": "T4", "D": "T6"}
    assert len(state.spaces) > len(state.temples)
    assert all(secret.value is UNKNOWN for secret in state.inside.values())
    table = Table("B8 B1 B1")
    assert sorted(state.colours) == ["blue", "green", "purple", "red"]
    table.objects("s1", "look E", "rp-no-such-temple RP-2.3")


def test_RP_2_4_everybody_begins_at_the_entrance_with_an_open_empty_tent() -> None:
    state = Table(players=4).state
    assert set(state.adventurers.values()) == {"Entrance/start"}
    assert set(state.tents.values()) == {()}
    seen = cut(Table("B1 B1 B1", ("red",)).state, PUBLIC).value
    assert seen.tents["s1"] == ("red",)


def test_the_entrance_goes_by_its_word_in_every_language() -> None:
    said = Speaker(load_catalog()).text(label(MoveOnRing("Entrance")))
    assert said["en"] == "Move to the Entrance"
    assert [language for language, words in said.items() if "Entrance" in words] == ["en"]


def test_RP_2_5_with_two_players_two_colours_are_left_out() -> None:
    def colours(**rules: object) -> set[str]:
        return set(Table(players=2, **rules).state.crystals.values())  # type: ignore[arg-type]

    assert colours() == {"red", "yellow", "blue", "orange"}
    assert colours(edition="fr") == {"red", "yellow", "purple", "orange"}
    assert colours(two_player_removed=("red", "orange")) == {"green", "purple", "yellow", "blue"}
    assert len(Table(players=3).state.crystals) == 8
    assert sorted(Table(players=2).state.colours) == ["blue", "green", "purple", "red"]
    with pytest.raises(RulesetError, match="2 different names"):
        Table(two_player_removed=("red", "red"))


def test_RP_2_6_sides_belong_to_the_table_and_colours_turn() -> None:
    table = Table("L0-N L1-N B1")
    table.play("s1 roll rotate", "s1 turn_layer L1 quarter")
    assert (table.at("s1"), table.at("s2")) == ("L0-N", "L1-E")
    assert table.state.layers[0] == ("green", "red", "yellow", "blue")
    with pytest.raises(SetupError, match="nobody could defeat the king"):
        SPEC.build(Ruleset(), {"ramses_pyramid": [("move",)]}, BOARD)


def test_RP_3_1_exactly_so_many_spaces_clockwise_and_no_further_than_the_entrance() -> None:
    table = Table("B2 B7 B1", crystals="B4 red")
    table.objects("s1", "move_on_ring B4", "rp-owed-roll RP-3.1")
    table.does("s1", "roll move")
    assert table.choices == {"move_on_ring B4"}
    assert table.refuses("s1", "move_on_ring B3") == ["rp-exact-steps RP-3.1"]
    table.objects("s1", "move_on_ring Entrance", "rp-exact-steps RP-3.1")
    table.objects("s1", "roll move", "rp-already-rolled RP-4.1")
    table.play("s1 move_on_ring B4", "s1 take_crystal B4", "s2 roll move")
    assert table.choices == {"move_on_ring Entrance"}
    assert table.does("s2", "move_on_ring Entrance") == ["rp-round RP-3.1"]
    assert (table.at("s2"), table.state.turn) == ("Entrance/back", "s3")
    table = Table("B8 B1 B1")
    assert table.play("s1 roll mummy", "s1 mummies_down N", "s1 move_on_ring Entrance") == ["rp-round RP-3.1"]


def test_RP_3_2_crystal_or_temple_or_nothing() -> None:
    table = Table("B1 B5 B2", ("red",), "B3 red")
    table.play("s1 roll move", "s1 move_on_ring B3")
    assert table.choices == {"take_crystal B3", "look A"}
    table.objects("s1", "end_turn", "rp-something-there RP-3.2")
    assert table.objections[0].reading
    assert table.refuses("s1", "take_crystal B4") == ["rp-not-there RP-3.2", "rp-no-crystal RP-3.2"]
    assert table.refuses("s1", "look B") == ["rp-temple-elsewhere RP-3.2"]
    assert table.does("s1", "take_crystal B3") == ["rp-crystal-taken RP-3.2"]
    assert table.tent("s1") == "red red"
    assert table.advice == ["rp-advise-second"]
    table.play("s2 roll move")
    assert table.does("s2", "move_on_ring B7") == ["rp-moved RP-3.1", "rp-nothing-there RP-3.2"]
    table.play("s3 roll rotate", "s3 turn_layer L1 half", "s3 move_on_ring B3", "s3 look A")
    assert table.choices == {"put_temple A T1", "put_temple A T5"}
    table.objects("s3", "put_temple A T2", "rp-another-space RP-3.2")
    table.objects("s3", "put_temple A T3", "rp-space-taken RP-3.2")
    table.objects("s3", "put_temple B T1", "rp-other-temple RP-3.2")
    table.objects("s3", "put_temple A T9", "rp-no-space RP-2.1")
    table.does("s3", "put_temple A T5")
    assert (table.state.temples["A"], table.state.turn) == ("T5", "s1")
    table.objects("s1", "end_turn", "rp-ends-by-itself RP-3.2")


def test_RP_3_3_first_placed_then_rolled() -> None:
    table = Table("Entrance/back B1 B1", mummies_at="1112 L0-E L4-N L3-W")
    table.objects("s1", "roll move", "rp-place-first RP-3.3")
    assert table.choices == {"place L0-N", "place L0-S", "place L0-W"}
    assert table.refuses("s1", "place L0-E") == ["rp-mummy-there RP-3.3"]
    assert table.objections[0].reading
    assert table.refuses("s1", "place L1-N") == ["rp-bottom-only RP-3.3"]
    assert table.does("s1", "place L0-N") == ["rp-placed RP-3.3"]
    assert table.prompts == ["dice rp-ask-roll"]
    assert table.choices == set()
    table.objects("s1", "change_side L0-S", "rp-placed-no-side RP-3.3")
    table.objects("s1", "place L0-S", "rp-not-at-entrance RP-3.3")


def test_RP_3_4_the_referee_remembers_who_has_been_round() -> None:
    table = Table("Entrance/start L2-N B4", ("", "red"), "B2 green", mummies_at="2111 L3-N L1-S L0-E")
    table.play("s1 roll mummy", "s1 mummies_down N B1")
    assert table.choices == {"move_on_ring B3"}
    assert (table.at("s2"), table.tent("s2")) == ("Entrance/back", "red")
    table.play("s1 move_on_ring B3", "s1 look A", "s1 put_temple A T1")
    assert table.choices == {"place L0-N", "place L0-E", "place L0-W"}
    shared = Table("B1 B3 B1", crystals="B3 red")
    shared.play("s1 roll move", "s1 move_on_ring B3")
    assert (shared.at("s1"), shared.at("s2")) == ("B3", "B3")


def test_RP_4_1_roll_and_move_one_layer_a_step() -> None:
    table = Table("L1-N B1 B1", ("green",))
    assert table.prompts == ["dice rp-ask-roll-or-side"]
    table.does("s1", "roll move")
    assert {"step L2-N", "step L0-N", "stop"} == table.choices
    table.objects("s1", "step L3-N", "rp-one-layer RP-4.1")
    table.objects("s1", "step L2-E", "rp-one-layer RP-4.1")
    table.objects("s1", "step L7-N", "rp-no-such-place RP-2.2")
    table.objects("s1", "move_on_ring B3", "rp-not-on-ring RP-4.1")
    assert table.does("s1", "step L2-N") == ["rp-stepped-up RP-4.3"]


def test_RP_4_2_another_side_instead_of_a_roll() -> None:
    table = Table("L1-N B1 B1", ("blue",), mummies_at="1222 L1-W", inside="blue red green purple")
    assert table.choices == {"change_side L1-S", *(f"reveal {temple} L1-E" for temple in "ABCD")}
    table.objects("s1", "change_side L1-N", "rp-same-place RP-4.2")
    table.objects("s1", "change_side L2-S", "rp-same-layer RP-4.2")
    table.objects("s1", "change_side L1-W", "rp-mummy-there RP-4.4")
    table.objects("s1", "change_side L1-E", "rp-colour-lacking RP-4.3")
    table.objects("s1", "end_turn", "rp-owed-roll-or-side RP-4.1")
    assert table.does("s1", "change_side L1-S blue") == ["rp-side-changed RP-4.2"]
    assert (table.at("s1"), table.state.turn) == ("L1-S", "s2")
    table = Table("L1-N B1 B1")
    table.does("s1", "roll move")
    table.objects("s1", "change_side L1-S", "rp-rolled-no-side RP-4.2")
    assert Table("L0-N B1 B1").choices == {"change_side L0-E", "change_side L0-S", "change_side L0-W"}


def test_RP_4_3_a_crystal_or_a_temple_opens_each_layer() -> None:
    table = Table("L1-N B1 B1", ("red",), inside="green purple red blue")
    table.does("s1", "roll move")
    table.objects("s1", "step L2-N", "rp-colour-lacking RP-4.3")
    table.objects("s1", "step L2-N red", "rp-wrong-crystal RP-4.3")
    table.objects("s1", "step L0-N red", "rp-no-colour-needed RP-4.3")
    assert table.does("s1", "reveal A L2-N") == ["rp-opened RP-4.3", "rp-shows-right RP-4.3", "rp-shows RP-9.3"]
    assert table.choices == {"put_temple A T1", "put_temple A T5"}
    assert table.does("s1", "put_temple A T5") == ["rp-temple-put RP-4.3"]
    assert table.choices == {"step L2-N"}
    table.objects("s1", "stop", "rp-owed-enter RP-4.3")
    table.does("s1", "step L2-N")
    assert (table.at("s1"), table.state.steps) == ("L2-N", 1)
    side = Table("L1-N B1 B1", inside="blue purple red green")
    side.play("s1 reveal A L1-S", "s1 put_temple A T1")
    assert side.choices == {"change_side L1-S"}
    assert side.does("s1", "change_side L1-S") == ["rp-side-changed RP-4.2"]
    assert side.state.turn == "s2"
    wrong = Table("L1-N B1 B1", inside="red purple green blue")
    assert wrong.does("s1", "reveal A L1-S") == ["rp-opened RP-4.3", "rp-shows-wrong RP-4.3", "rp-shows RP-9.3"]
    wrong.objects("s1", "reveal B L1-S", "rp-wrong-ended RP-4.3")
    wrong.objects("s1", "step L2-N", "rp-wrong-ended RP-4.3")
    wrong.does("s1", "put_temple A T1")
    assert (wrong.at("s1"), wrong.state.turn) == ("L1-N", "s2")


def test_RP_4_2_a_bot_goes_round_to_where_the_way_up_is_open() -> None:
    def answer(table: Table) -> object:
        return SPEC.chance(table.game, table.state, table.game.pending(table.state)[0], random.Random(1))

    assert answer(Table("L1-N B1 B1", ("blue purple",))) == ChangeSide("L1-S")
    assert isinstance(answer(Table("L1-N B1 B1", ("green blue purple",))), Roll), "the way up is open here"
    assert isinstance(answer(Table("L1-N B1 B1", ("blue",))), Roll), "it is closed there, too"
    assert isinstance(answer(Table("L4-N B1 B1", ("orange",))), Roll), "the fight"
    assert isinstance(answer(Table("B1 B1 B1", ("blue",))), Roll)


def test_RP_4_4_nobody_steps_onto_a_mummy_or_past_it() -> None:
    def on_the_way(**rules: object) -> Table:
        table = Table("L1-N B1 B1", ("green yellow",), mummies_at="1222 L2-N", **rules)  # type: ignore[arg-type]
        table.does("s1", "roll move")
        return table

    table = on_the_way()
    assert table.choices == {"step L0-N", "stop"}
    table.objects("s1", "step L2-N", "rp-mummy-there RP-4.4")
    table.objects("s1", "step L3-N", "rp-one-layer RP-4.1")
    passing = on_the_way(edition="es")
    assert passing.choices == {"step L2-N", "step L0-N", "stop"}
    passing.does("s1", "step L2-N")
    assert passing.choices == {"step L3-N"}
    passing.objects("s1", "stop", "rp-must-pass-on RP-4.4")
    passing.does("s1", "step L3-N")
    assert (passing.at("s1"), passing.state.turn) == ("L3-N", "s2")
    closed = Table("L1-N B1 B1", ("green",), mummies_at="1222 L2-N", mummy_pass=True)
    closed.does("s1", "roll move")
    assert closed.choices == {"step L0-N", "stop"}, "nothing beyond the mummy is open"
    short = Table("L1-N B1 B1", ("green yellow",), mummies_at="1222 L2-N", mummy_pass=True)
    short.play("s1 roll rotate", "s1 turn_layer L4 half")
    assert short.choices == {"step L0-N", "stop"}, "one step cannot pass"
    stuck = Table("L0-N B1 B1", mummies_at="1222 L1-N")
    assert stuck.does("s1", "roll move")[-1] == "rp-no-step RP-4.4"
    assert stuck.state.turn == "s2"


def test_RP_4_5_up_to_all_steps_or_exactly_and_in_one_direction() -> None:
    table = Table("L1-N B1 B1", ("green red",))
    table.play("s1 roll move", "s1 step L2-N")
    table.objects("s1", "step L1-N", "rp-one-direction RP-4.5")
    assert table.does("s1", "stop") == ["rp-stopped RP-4.5"]
    assert table.readings == ["rp-stopped"]
    none = Table("L1-N B1 B1", ("green",))
    none.play("s1 roll move", "s1 stop")
    assert (none.at("s1"), none.state.turn) == ("L1-N", "s2")
    exact = Table("L1-N B1 B1", ("green",), pyramid_steps="exact")
    exact.does("s1", "roll move")
    assert exact.choices == {"step L2-N", "step L0-N"}
    exact.objects("s1", "stop", "rp-exact RP-4.5")
    exact.objects("s1", "end_turn", "rp-stop-instead RP-4.5")
    exact.does("s1", "step L2-N")
    assert "stop" in exact.choices, "no own crystal opens the next layer, and nobody has to open a temple"
    idle = Table("L1-N B1 B1", pyramid_steps="exact", mummies_at="1222 L0-N")
    idle.does("s1", "roll move")
    assert "stop" in idle.choices


def test_RP_4_6_places_are_shared_and_crystals_stay() -> None:
    table = Table("L1-N L2-N B1", ("green",))
    table.play("s1 roll rotate", "s1 turn_layer L4 half", "s1 step L2-N")
    assert (table.at("s1"), table.at("s2"), table.tent("s1")) == ("L2-N", "L2-N", "green")


def test_RP_4_7_any_temple_again_and_again_but_only_where_a_crystal_is_lacking() -> None:
    table = Table("L1-N B1 B1", ("green",), inside="green purple red blue")
    table.does("s1", "roll move")
    table.objects("s1", "reveal A L2-N", "rp-needs-no-temple RP-4.7")
    again = Table("L2-S B1 B1", inside="red purple green blue")
    again.does("s1", "roll move")
    again.play("s1 reveal A L3-S", "s1 put_temple A T1", "s1 step L3-S")
    assert "reveal A L4-S" in again.choices
    assert again.play("s1 reveal A L4-S", "s1 put_temple A T2") == ["rp-temple-put RP-4.7"]
    assert (again.readings, again.at("s1"), again.state.turn) == (["rp-temple-put"], "L3-S", "s2")


def test_RP_4_8_neither_onto_the_top_nor_off_the_bottom() -> None:
    table = Table("L4-N B1 B1", ("blue yellow",))
    table.does("s1", "roll move")
    assert table.choices == {"step L3-N", "stop"}
    table.objects("s1", "step L5-N", "rp-kings-layer RP-4.8")
    down = Table("L1-N B1 B1")
    down.play("s1 roll move")
    assert down.does("s1", "step L0-N") == ["rp-stepped-down RP-4.3", "rp-no-step RP-4.8"]
    assert down.state.turn == "s2"


def test_a_written_position_masks_what_it_knows() -> None:
    state = Table("B1 B1 B1", inside="green purple red blue").state
    assert cut(state, "s1").value.inside["A"].value is HIDDEN
