"""One test at least for every clause of Ramses Pyramid's RULES.md, named for it: variants and treasure room here."""

from __future__ import annotations

import pytest
from rp_rig import SPEC, Table

from engine.core.game import SetupError
from engine.core.options import Ruleset, RulesetError

ALL_OUT = "0000 L0-E / B1 B2 B3 B4 B5 B6 B7"


def test_RP_7_1_the_team_of_the_one_who_defeats_the_king_wins() -> None:
    table = Table("B1 L4-N B1 B1", players=4, variants=("teams",), position={"turn": "s2"})
    table.does("s2", "roll mummy")
    assert table.ending() == "rp-wins-together s2 s4"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.finding.clause, table.state.crown) == ("RP-7.1", "s2")

    def climbing(**rules: bool) -> Table:
        table = Table(
            "L1-N B1 B1 B1",
            ("", "", "green"),
            players=4,
            variants=("teams",),
            **rules,  # type: ignore[arg-type]
        )
        table.does("s1", "roll move")
        return table

    assert "step L2-N" not in climbing().choices
    assert "step L2-N" in climbing(share_crystals=True).choices
    with pytest.raises(SetupError, match="'teams' is for 4 players"):
        Table(players=3, variants=("teams",))
    with pytest.raises(RulesetError, match="'share_crystals' belongs to the variant 'teams'"):
        Table(share_crystals=True)


def test_RP_7_2_all_win_together_before_the_eighth_mummy_is_down() -> None:
    table = Table("L4-W B1 B1 B1", mummies_at=ALL_OUT, players=4, variants=("all_against_king",))
    table.does("s1", "roll mummy")
    assert table.ending() == "rp-wins-together s1 s2 s3 s4"
    assert table.state.crown == "s1"
    lost = Table("L3-W B1 B1 B1", mummies_at=ALL_OUT, players=4, variants=("all_against_king",))
    lost.play("s1 roll mummy", "s1 mummies_down none B8")
    assert lost.ending() == "rp-king-wins-eight"


def test_RP_7_3_a_king_below_the_top_climbs_instead_of_sending_mummies() -> None:
    table = Table("B4 B1 B1", king_start_below=2)
    assert table.state.king == 3
    assert table.does("s1", "roll mummy") == ["rp-rolled RP-3.1", "rp-king-climbs RP-7.3"]
    assert (table.state.king, table.state.top) == (4, (2, 2, 2, 2))
    assert table.choices == {"move_on_ring B7"}
    table.play("s1 move_on_ring B7")
    assert table.play("s2 roll mummy")[-1] == "rp-king-at-top RP-7.3"
    assert (table.state.king, table.state.on) == (5, ())
    table.play("s2 move_on_ring B4", "s2 look B", "s2 put_temple B T1", "s3 roll mummy")
    assert "mummies_down N none N" in table.choices
    with pytest.raises(RulesetError, match="'king_start_below' = 5 is more than the 4"):
        Table(king_start_below=5)


def test_RP_7_4_eight_mummies_down_and_the_king_wins_in_the_team_forms() -> None:
    def last(**rules: object) -> Table:
        table = Table("B1 B1 B1 B1", mummies_at=ALL_OUT, players=4, **rules)  # type: ignore[arg-type]
        table.play("s1 roll mummy", "s1 mummies_down none B8")
        return table

    assert last(variants=("teams",)).ending() == "rp-king-wins-eight"
    assert last().choices == {"move_on_ring B4"}
    assert last(variants=("teams",), king_wins_at_eight=False).choices == {"move_on_ring B4"}
    with pytest.raises(RulesetError, match="contradict each other"):
        SPEC.rules(Ruleset(("teams", "all_against_king")))
    with pytest.raises(RulesetError, match="does nothing in the ordinary game"):
        Table(king_wins_at_eight=False)


def test_RP_7_5_nobody_gets_onto_the_kings_layer() -> None:
    table = Table("L1-N B1 B1", ("green",), king_start_below=3)
    assert table.state.king == 2
    table.does("s1", "roll move")
    assert table.choices == {"step L0-N", "stop"}
    table.objects("s1", "step L2-N", "rp-kings-layer RP-7.5")
    fight = Table("L1-N B1 B1", king_start_below=3)
    assert fight.does("s1", "roll mummy")[-1] == "rp-king-defeated RP-6.1"
    turned = Table("B4 B1 B1", king_start_below=3)
    turned.play("s1 roll rotate", "s1 turn_layer L1 half")
    assert turned.state.king == 2
    placed = Table("Entrance/back B1 B1", king_start_below=4)
    placed.play("s1 place L0-N")
    assert placed.does("s1", "roll mummy")[:2] == ["rp-rolled RP-4.1", "rp-king-climbs RP-7.3"]
    assert placed.state.steps == 3


def treasure(**rules: object) -> Table:
    """Seat s1 has defeated the king and names the temples: green, purple, red, blue, as they are but for the rules."""
    table = Table("L4-N L1-S B1", variants=("treasure_room",), **rules)  # type: ignore[arg-type]
    told = table.does("s1", "roll mummy")
    assert told[-2:] == ["rp-king-defeated RP-6.1", "rp-treasure-room RP-8.1"]
    return table


def named(table: Table, colours: str) -> Table:
    table.play(*(f"s1 name_temple {temple} {colour}" for temple, colour in zip("ABCD", colours.split(), strict=True)))
    return table


def test_RP_8_1_all_four_right_or_the_pyramid_closes() -> None:
    table = treasure()
    assert len(table.choices) == 16
    table.objects("s1", "open_temple A", "rp-name-first RP-8.2")
    named(table, "green purple red blue")
    assert table.choices == {f"open_temple {temple}" for temple in "ABCD"}
    table.play("s1 open_temple A", "s1 shows green", "s1 open_temple B purple", "s1 open_temple D blue")
    table.objects("s1", "open_temple A", "rp-open-already RP-8.1")
    assert table.does("s1", "open_temple C red")[-1] == "rp-named-right RP-8.1"
    assert table.ending() == "rp-wins-scorpion s1"
    assert table.state.scorpion == "s1"
    wrong = named(treasure(), "green red purple blue")
    wrong.play("s1 open_temple A green", "s1 open_temple B purple")
    assert wrong.ending() == "rp-wins-trapped s1"
    assert wrong.state.scorpion is None
    ordinary = Table("L4-N B1 B1")
    ordinary.objects("s1", "name_temple A red", "rp-no-treasure-room RP-8.1")


def test_RP_8_2_named_once_each_and_out_with_a_wrong_one() -> None:
    table = treasure(trapped="out", tents=("red", "blue"))
    table.does("s1", "name_temple A green")
    table.objects("s1", "name_temple A red", "rp-named-already RP-8.2")
    table.objects("s1", "name_temple B green", "rp-colour-named RP-8.2")
    table.play("s1 name_temple B red", "s1 name_temple C purple", "s1 name_temple D blue")
    told = table.does("s1", "open_temple B purple")
    assert told[1:] == ["rp-named-wrong RP-8.1", "rp-shows RP-9.3", "rp-trapped RP-8.2"]
    assert (table.at("s1"), table.state.turn, table.state.crown) == ("trapped", "s2", None)
    table.does("s2", "roll steal")
    assert table.choices & {"steal red s1"} == set()
    table.objects("s2", "steal red s1", "rp-no-steal RP-5.2")
    table.play("s2 stop", "s3 roll rotate", "s3 turn_layer L1 half", "s3 move_on_ring B2")
    assert table.state.turn == "s2", "the trapped one has no turn"
    duel = Table("L4-N B1", players=2, variants=("treasure_room",), trapped="out")
    duel.does("s1", "roll mummy")
    named(duel, "green purple red blue")
    duel.does("s1", "open_temple A red")
    assert duel.ending() == "rp-king-wins-last"
    for form in ("teams", "all_against_king"):
        with pytest.raises(RulesetError, match="'trapped' = 'out' does not go with"):
            Table(players=4, variants=("treasure_room", form), trapped="out")
