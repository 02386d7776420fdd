"""One test at least for every clause of Ramses Pyramid's RULES.md, named for it: the die, the win, the temples here."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rp_rig import Table

from engine.core.secrets import HIDDEN, PUBLIC, Mask, cut
from engine.games.ramses_pyramid.knowledge import notes_of


def test_RP_5_1_move_is_two() -> None:
    table = Table("B1 L0-N B1", ("", "red green"))
    table.play("s1 roll move")
    assert table.choices == {"move_on_ring B3"}
    assert table.state.steps == 2
    table.play("s1 move_on_ring B3", "s1 look A", "s1 put_temple A T1", "s2 roll move")
    assert table.state.steps == 2


def test_RP_5_2_steal_what_you_lack_if_you_can() -> None:
    table = Table("B4 B1 B1", ("red", "red blue blue", "green"))
    table.does("s1", "roll steal")
    assert table.choices == {"steal blue s2", "steal green s3"}
    table.objects("s1", "steal red s2", "rp-has-colour RP-5.2")
    table.objects("s1", "steal yellow s2", "rp-tent-lacks RP-5.2")
    table.objects("s1", "steal red s1", "rp-own-tent RP-5.2")
    table.objects("s1", "steal red s9", "rp-no-such-seat RP-5.2")
    table.objects("s1", "move_on_ring B6", "rp-owed-steal RP-5.2")
    assert table.does("s1", "steal blue s2") == ["rp-stolen RP-5.2"]
    assert (table.tent("s1"), table.tent("s2")) == ("blue red", "blue red")
    assert table.choices == {"move_on_ring B6"}
    nothing = Table("B4 B1 B1", ("red", "red", ""))
    assert nothing.does("s1", "roll steal") == ["rp-rolled RP-3.1", "rp-nothing-to-steal RP-5.2"]
    nothing.objects("s1", "steal red s2", "rp-no-steal RP-5.2")
    teams = Table("B4 B1 B1 B1", ("red", "blue", "green", ""), players=4, variants=("teams",))
    teams.does("s1", "roll steal")
    assert teams.choices == {"steal blue s2", "steal green s3"}, "partners may be robbed"
    shared = Table("B4 B1 B1 B1", ("red", "blue", "green"), players=4, variants=("teams",), share_crystals=True)
    shared.does("s1", "roll steal")
    assert shared.choices == {"steal blue s2"}
    shared.objects("s1", "steal green s3", "rp-shared-tent RP-5.2")


def test_RP_5_3_a_layer_turns_with_all_above_it_and_what_stands_there() -> None:
    table = Table("B4 L2-N L3-E", mummies_at="1112 L4-W L3-S L1-E")
    table.does("s1", "roll rotate")
    assert len(table.choices) == 12
    table.objects("s1", "turn_layer L0 quarter", "rp-bottom-fixed RP-5.3")
    table.objects("s1", "turn_layer L5 quarter", "rp-top-turns-along RP-5.3")
    table.objects("s1", "turn_layer TOP quarter", "rp-top-turns-along RP-5.3")
    table.objects("s1", "turn_layer L8 quarter", "rp-no-such-layer RP-2.2")
    table.objects("s1", "turn_layer L2 full", "rp-another-position RP-5.3")
    table.objects("s1", "turn_layer L2 quarter true", "rp-not-alone RP-5.3")
    assert table.does("s1", "turn_layer L2 three-quarter") == ["rp-turned RP-5.3"]
    assert (table.at("s2"), table.at("s3")) == ("L2-W", "L3-N")
    assert set(table.state.on) == {"L4-S", "L3-E", "L1-E"}
    assert table.state.top == (1, 1, 2, 1)
    assert table.state.layers[0] == ("red", "yellow", "blue", "green")
    assert table.state.layers[1] == ("orange", "purple", "red", "green")
    assert table.state.quarters == (0, 3, 3, 3), "how far each has been turned"
    table.objects("s1", "turn_layer L2 quarter", "rp-no-turning RP-5.3")
    assert table.choices == {"move_on_ring B5"}


def test_RP_5_4_those_off_the_top_go_first_then_a_new_one() -> None:
    table = Table("B4 B1 L1-S", mummies_at="1122 L4-N L3-E")
    table.does("s1", "roll mummy")
    assert table.choices == {f"mummies_down {side} none {side}" for side in "NESW"}
    table.objects("s1", "mummies_down none", "rp-one-must-leave RP-5.4")
    table.objects("s1", "mummies_down X", "rp-none-on-side RP-5.4")
    table.objects("s1", "mummies_down N none E", "rp-own-side RP-5.4")
    table.objects("s1", "mummies_down N B2", "rp-none-steps-off RP-5.6")
    table.objects("s1", "move_on_ring B7", "rp-owed-mummies RP-5.4")
    assert table.does("s1", "mummies_down N") == ["rp-mummies-step RP-5.4", "rp-mummy-released RP-5.4"]
    assert set(table.state.on) == {"L4-N", "L3-N", "L2-E"}
    assert table.state.top == (0, 1, 2, 2)
    assert table.choices == {"move_on_ring B7"}
    table.objects("s1", "mummies_down N", "rp-no-mummies-now RP-5.4")
    free = Table("B4 B1 B1", edition="fr")
    free.does("s1", "roll mummy")
    assert len(free.choices) == 16
    assert free.asks("s1", "mummies_down N") == [f"mummies_down N none {side}" for side in "NESW"]
    free.objects("s1", "mummies_down N none X", "rp-no-such-side RP-5.4")
    free.does("s1", "mummies_down N none E")
    assert free.state.on == ("L4-E",)
    spanish = Table("B4 B1 B1", edition="es")
    spanish.play("s1 roll mummy", "s1 mummies_down N")
    assert spanish.choices == {"move_on_ring B6"}
    gone = Table("B4 B1 B1", mummies_at="0000 L2-N / B1 B2 B3 B4 B5 B6 B7")
    gone.play("s1 roll mummy")
    assert gone.choices == {"mummies_down none none"}
    assert gone.does("s1", "mummies_down none") == ["rp-mummies-step RP-5.4"]
    none = Table("B4 B1 B1", mummies_at="0000 / B1 B2 B3 B4 B5 B6 B7 B8")
    assert none.does("s1", "roll mummy") == ["rp-rolled RP-3.1", "rp-no-mummies RP-5.4"]


def test_RP_5_5_a_mummy_knocks_off_who_is_in_its_way() -> None:
    table = Table("B4 L2-E L2-E", mummies_at="1122 L4-N L3-E")
    told = table.play("s1 roll mummy", "s1 mummies_down S")
    assert told.count("rp-knocked-off RP-5.5") == 2
    assert (table.at("s2"), table.at("s3")) == ("Entrance/back", "Entrance/back")
    released = Table("B4 L4-W L4-E")
    assert "rp-knocked-off RP-5.5" in released.play("s1 roll mummy", "s1 mummies_down W")
    assert (released.at("s2"), released.at("s3")) == ("Entrance/back", "L4-E")


def test_RP_5_6_a_mummy_that_steps_off_goes_to_a_free_brown_space() -> None:
    table = Table("B4 B1 B7", (), "B7 purple B2 red", "1000 L4-W L3-S L2-E L1-N L0-E / B1 B5")
    table.does("s1", "roll mummy")
    assert table.choices == {f"mummies_down N B{n} N" for n in (2, 3, 4, 6, 7, 8)}
    table.objects("s1", "mummies_down N", "rp-off-where RP-5.6")
    table.objects("s1", "mummies_down N B5", "rp-off-taken RP-5.6")
    table.objects("s1", "mummies_down N B9", "rp-off-taken RP-5.6")
    assert "rp-mummy-off RP-5.6" in table.does("s1", "mummies_down N B7")
    assert table.at("s3") == "B7", "it knocks nobody off"
    assert table.play("s1 move_on_ring B7", "s1 take_crystal B7") == ["rp-crystal-taken RP-3.2"]


def test_RP_5_7_the_action_first_and_no_move_for_a_roller_who_fell() -> None:
    table = Table("L2-E B1 B1", ("red green",), mummies_at="1222 L3-E")
    told = table.play("s1 roll mummy", "s1 mummies_down N")
    assert told[-1] == "rp-roller-fell RP-5.7"
    assert table.readings == ["rp-roller-fell"]
    assert (table.at("s1"), table.state.turn) == ("Entrance/back", "s2")


def test_RP_5_8_never_two_on_a_layer_and_all_out_after_thirteen_rolls() -> None:
    table = Table("B1 B1 B1", position={"turn": "s1", "temple_spaces": {f"T{n}": "B8" for n in range(1, 7)}})
    for count in range(13):
        table.state = replace(table.state, adventurers=dict.fromkeys(table.state.seats, "B1"))
        seat = table.state.mover
        table.does(seat, "roll mummy")
        table.play(f"{seat} {min(table.choices)}", f"{seat} move_on_ring B4")
        layers = [place[:2] for place in table.state.on]
        assert len(set(layers)) == len(layers)
        assert len(table.state.out) == max(0, count - 4)
    assert len(table.state.out) == 8
    assert table.does(table.state.mover, "roll mummy")[-1] == "rp-no-mummies RP-5.4"


def test_RP_6_1_below_the_king_when_the_turn_begins() -> None:
    far = Table("L3-N B1 B1", ("blue",))
    far.play("s1 roll mummy", "s1 mummies_down E")
    assert "step L4-N" in far.choices
    far.does("s1", "step L4-N")
    assert far.state.ending is None
    other = Table("L4-N B1 B1")
    other.play("s1 roll rotate", "s1 turn_layer L1 quarter", "s1 stop", "s2 roll move")
    other.objects("s2", "claim_win", "rp-no-win RP-6.1")
    later = Table("L4-E B1 B1", ("orange green",))
    later.does("s1", "change_side L4-S")
    assert later.state.ending is None
    again = Table("L4-S B1 B1", ("orange",))
    assert again.does("s1", "roll mummy")[-1] == "rp-king-defeated RP-6.1"
    fight = Table("L4-N B1 B1", mummies_at="1000 L4-S L3-E L2-W L1-N L0-E / B1 B4")
    fight.does("s1", "roll mummy")
    assert fight.state.top == (1, 0, 0, 0), "no mummy moves"


def look(table: Table, act: str = "look A") -> Table:
    """Seat s1 looks into temple A."""
    table.play("s1 roll move", "s1 move_on_ring B3", f"s1 {act}")
    return table


def test_RP_9_1_a_look_is_the_lookers_alone() -> None:
    table = look(Table("B1 B1 B1"))
    assert table.hears(PUBLIC) == ["rp-looked"]
    assert table.said("rp-looked").facts == {"seat": "seat:s1", "temple": "A", "at": "T2"}
    assert table.prompts == ["hidden rp-ask-sees"]
    asked = [cut(table.game.pending(table.state), PUBLIC), cut(table.state, PUBLIC)]
    table.objects("s1", "sees orange", "rp-no-such-colour RP-2.3")
    assert table.hears(PUBLIC) == []
    table.does("s1", "sees red")
    assert (table.hears("s1"), table.hears("s2"), table.hears(PUBLIC)) == (["rp-noted"], [], [])
    assert table.prompts == ["choice rp-ask-put"]
    assert [cut(table.game.pending(table.state), PUBLIC), cut(table.state, PUBLIC)] == asked, (
        "nobody sees that it was noted"
    )
    table.objects("s1", "sees red", "rp-noted-already RP-9.1")
    assert cut(table.state, "s1").value.seen["s1"].value == {"A": "red"}
    for viewer in ("s2", PUBLIC):
        assert cut(table.state, viewer).value.seen["s1"].value is HIDDEN
    table.does("s1", "put_temple A T1")
    assert table.said("rp-temple-put").facts["to"] == "T1"
    told = look(Table("B1 B1 B1"), "look A red")
    assert (told.hears("s1"), told.hears("s2")) == (["rp-looked", "rp-noted"], ["rp-looked"])
    silent = look(Table("B1 B1 B1"))
    silent.does("s1", "put_temple A T1")
    assert notes_of(silent.state, "s1") == {}, "noting is free"


def test_RP_9_2_a_temple_keeps_its_colour_wherever_it_goes() -> None:
    table = look(Table("B1 B1 B1", inside="green purple red blue"))
    assert notes_of(table.state, "s1") == {"A": "green"}
    table.does("s1", "put_temple A T1")
    assert table.state.inside["A"].value.colour == "green"  # type: ignore[union-attr]
    wrong = Table("B1 B1 B1", inside="green purple red blue")
    wrong.play("s1 roll move", "s1 move_on_ring B3")
    assert wrong.refuses("s1", "look A red") == ["rp-not-inside RP-9.2"]
    assert wrong.hears(PUBLIC) == []


def opened(table: Table) -> Table:
    """Seat s1 opens temple A for L2-N; it shows red."""
    table.play("s1 roll move", "s1 reveal A L2-N")
    assert table.prompts == ["hidden rp-ask-shows"]
    table.play("s1 shows red", "s1 put_temple A T1")
    return table


def test_RP_9_3_an_opening_is_a_fact_for_later() -> None:
    table = Table("B6 B1 B1", position={"public": {"D": "blue"}})
    table.play("s1 roll move", "s1 move_on_ring B8")
    assert table.refuses("s1", "look D red") == ["rp-shown-before-told RP-9.3"]
    assert table.hears("s2") == []
    assert table.does("s1", "look D blue")[-1] == "rp-noted RP-9.1"


def test_RP_9_4_a_temple_known_to_be_wrong_may_be_chosen() -> None:
    known = Table("L1-N B1 B1", position={"public": {"A": "red"}})
    known.does("s1", "roll move")
    assert {"reveal A L2-N", "reveal B L2-N"} <= known.choices


def test_RP_9_5_shown_colours_are_repeated_only_if_wanted() -> None:
    hidden = opened(Table("L1-N B1 B1"))
    for viewer in ("s1", PUBLIC):
        assert cut(hidden.state, viewer).value.shown.value is HIDDEN
    shown = opened(Table("L1-N B1 B1", show_revealed=True))
    for viewer in ("s1", PUBLIC):
        facts = cut(shown.state, viewer).value.shown.value
        assert not isinstance(facts, Mask)
        assert facts["A"].colour == "red"


def test_RP_9_5_who_saw_the_temple_hears_the_colour_once_and_the_display_does_not_say_it() -> None:
    table = Table("L1-N B1 B1")
    table.play("s1 roll move", "s1 reveal A L2-N red")
    for seat in ("s1", "s2", "s3"):
        assert "rp-shows" in table.hears(seat)
    assert table.hears(PUBLIC) == ["rp-opened", "rp-shows-wrong"]
    public = [finding for finding in table.findings if finding.seen_by is None]
    assert all("colour:red" not in finding.facts.values() for finding in public)
    wanted = Table("L1-N B1 B1", show_revealed=True)
    wanted.play("s1 roll move", "s1 reveal A L2-N red")
    assert "rp-shows" in wanted.hears(PUBLIC)


def test_RP_9_1_a_colour_that_no_temple_holds_is_told_to_the_looker_alone() -> None:
    table = Table("B1 B1 B1")
    table.play("s1 roll move", "s1 move_on_ring B3")
    table.objects("s1", "look A yellow", "rp-no-such-colour RP-2.3")
    assert table.hears(PUBLIC) == []
    assert table.hears("s1") == ["rp-no-such-colour"]
    table.objects("s1", "look B yellow", "rp-temple-elsewhere RP-3.2")
    assert "rp-temple-elsewhere" in table.hears(PUBLIC)


def test_RP_9_6_what_is_noted_and_what_is_said_of_it_is_not_judged() -> None:
    table = look(Table("B1 B1 B1"), "look A red")
    table.play("s1 put_temple A T5", "s2 roll move", "s2 move_on_ring B3")
    assert table.state.turn == "s3", "nothing is there any more"
    second = look(Table("B1 B5 B1"), "look A red")
    second.play("s1 put_temple A T5", "s2 roll move", "s2 move_on_ring B7")
    assert second.does("s2", "look A blue")[-1] == "rp-noted RP-9.1", "two may say different things"


def test_RP_9_7_a_contradiction_holds_the_game_until_one_is_corrected() -> None:
    def doubted() -> Table:
        table = opened(Table("L1-N B8 L1-N"))
        table.play("s2 roll move", "s2 move_on_ring Entrance", "s3 roll move", "s3 reveal B L2-N")
        assert table.does("s3", "shows red") == ["rp-contradicts RP-9.7", "rp-contradicting RP-9.7"]
        assert table.hears(PUBLIC) == ["rp-contradicts"], "the colours are for those who saw them"
        assert table.said("rp-contradicts").facts["turn"] == 1
        return table

    table = doubted()
    assert table.choices == {"correct_earlier", "correct_new"}
    table.objects("s3", "put_temple B T2", "rp-owed-conflict RP-9.7")
    table.does("s3", "correct_new")
    assert table.prompts == ["hidden rp-ask-shows"]
    assert table.does("s3", "shows green") == ["rp-shows-right RP-4.3", "rp-shows RP-9.3"]
    table.objects("s3", "correct_new", "rp-nothing-to-correct RP-9.7")
    earlier = doubted()
    told = earlier.does("s3", "correct_earlier")
    assert told == ["rp-earlier-corrected RP-9.7", "rp-shows-wrong RP-4.3", "rp-shows RP-9.3"]
    facts = earlier.state.shown.value
    assert not isinstance(facts, Mask)
    assert {temple: fact.colour for temple, fact in facts.items()} == {"B": "red"}
    same = opened(Table("L1-N B8 L1-N"))
    same.play("s2 roll move", "s2 move_on_ring Entrance", "s3 roll move")
    assert same.does("s3", "reveal A L2-N blue")[1:] == ["rp-contradicts RP-9.7", "rp-contradicting RP-9.7"]
    noted = Table("L1-N B1 B1", position={"seen": {"s2": {"A": "blue"}}})
    noted.play("s1 roll move", "s1 reveal A L2-N red")
    assert "rp-note-was-wrong" in noted.hears("s2")
    assert "rp-note-was-wrong" not in noted.hears(PUBLIC) + noted.hears("s1")


@pytest.mark.parametrize("act", ["reveal A L2-N", "look A", "open_temple A"])
def test_RP_9_8_no_opening_at_other_times(act: str) -> None:
    table = Table("B4 B1 B1")
    said = table.refuses("s1", act)
    assert any(word.endswith("RP-9.8") for word in said)
    table.does("s1", "roll rotate")
    assert any(word.endswith("RP-9.8") for word in table.refuses("s1", act))
    table.objects("s1", "shows red", "rp-nothing-open RP-9.8")
    table.objects("s1", "put_temple A T1", "rp-no-temple-in-hand RP-9.8")
