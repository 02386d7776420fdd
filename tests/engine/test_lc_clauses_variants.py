"""One test at least for every clause of Lunar Command's RULES.md, named for it: teams, abduction, set-up."""

from __future__ import annotations

import pytest
from lc_rig import BOARD, SPEC, Table, seats

from engine.core.game import Seat, SetupError
from engine.core.options import Ruleset, RulesetError
from engine.games.lunar_command.state import Phase

TEAMS, ABDUCTION, SETUP = ("teams",), ("ufo_abduction",), ("setup",)
EMPTY = """
*O .. .. .. *L
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
*L .. .. .. *O
"""
STATION = """
*O -- [O .. .. .. *L
|| .. || .. .. .. ..
[] -- [] .. .. a1 ..
.. .. .. .. .. .. ..
.. uf .. a1 .. uf ..
.. .. .. .. .. .. ..
*L .. .. .. .. .. *O
"""
MINE = {"closed_stations": [{"spaces": ["b2"], "owner": "orange"}]}


def team_table(text: str = EMPTY, rolled: tuple[str, ...] | None = None, **kwargs: object) -> Table:
    return Table(text, rolled, variants=TEAMS, players=4, **kwargs)  # type: ignore[arg-type]


def test_LC_9_1_each_member_builds_from_one_starting_dome() -> None:
    table = team_table()
    assert table.state.bases == {"s1": ("a1",), "s2": ("e1",), "s3": ("e5",), "s4": ("a5",)}
    table.does("s1", "roll white")
    assert table.refuses("s1", "build straight d5 west-east")[0] == "lc-partners-dome LC-9.1"
    assert table.choices == {"build straight b1 west-east", "build straight a2 north-south"}
    table.does("s1", "build straight b1 west-east")
    assert table.state.turn == "s3", "the whole team, then the other one"
    table.play("s3 roll white", "s3 build straight d5 west-east")
    assert table.refuses("s3", "roll white") == ["lc-not-your-turn LC-9.1"]
    table.play("s2 roll white", "s2 build straight d1 west-east", "s4 roll white", "s4 build straight b5 west-east")
    assert table.state.turn == "s1"


def test_LC_9_1_teams_are_for_four_and_two_play_without() -> None:
    with pytest.raises(SetupError, match="for 4 players by these rules, and 2 were named"):
        Table(variants=TEAMS)
    with pytest.raises(SetupError, match="for 2 players by these rules, and 4 were named"):
        Table(players=4)
    with pytest.raises(SetupError, match="the variant 'teams' is for 4 players"):
        SPEC.check_seats(Ruleset(TEAMS), 2)


def test_LC_9_1_points_and_pieces_are_the_teams() -> None:
    text = """
    *O -- [O .. *L
    || r1 || .. ..
    .. -- [] .. ..
    .. .. .. .. ..
    *L .. .. .. *O
    """
    table = team_table(text, ("white",), position={"scores": {"orange": 10}})
    table.does("s1", "build square a3")
    assert table.state.scores == {"orange": 11, "lime": 0}
    assert table.game.outcome(table.state).winners == ("s1", "s3")


def test_LC_9_2_through_pieces_of_either_member_to_the_own_dome() -> None:
    text = """
    *O -- [O -- AO .. *L
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ||
    *L .. .. .. .. .. *O
    """
    table = team_table(text, ("colour",), position={"turn": "s3"})
    assert "lc-partners-dome LC-9.1" in table.refuses("s3", "build airlock e2 north-south")
    assert "build antenna g5" in table.choices
    assert team_table(text, ("colour",)).choices >= {"build airlock e2 north-south"}
    assert team_table(text, None).state.order == ("s1", "s3", "s2", "s4"), "the youngest's team begins"
    assert team_table(first_seat=1).state.order == ("s2", "s4", "s3", "s1")


def test_LC_9_2_colours_can_be_given_to_the_seats() -> None:
    table = team_table(position={"colours": {"s1": "lime", "s2": "lime", "s3": "orange", "s4": "orange"}})
    assert table.state.order == ("s1", "s2", "s3", "s4")
    assert table.state.bases == {"s1": ("e1",), "s2": ("a5",), "s3": ("a1",), "s4": ("e5",)}
    game = SPEC.build(Ruleset(), {"lunar_command": (("white", "colour"),)}, BOARD)
    state = game.start((Seat("a", "A", "lime"), Seat("b", "B", "orange")))
    assert state.teams == {"a": "lime", "b": "orange"}
    with pytest.raises(SetupError, match="orange has 4 players"):
        team_table(position={"colours": dict.fromkeys(("s1", "s2", "s3", "s4"), "orange")})


def test_LC_10_1_a_ufo_lifts_an_astronaut_into_an_own_station() -> None:
    table = Table(STATION, ("ufo",), ABDUCTION, position=MINE)
    assert table.refuses("s1", "abduct b5 b2 c4")[0] == "lc-no-figure-there LC-10.1"
    assert table.refuses("s1", "abduct b5 d5 a1")[0] == "lc-landing-piece LC-6.1"
    assert table.does("s1", "abduct b5 d5 b2") == ["lc-lifted-in LC-10.1"]
    assert (table.state.scores["orange"], table.state.ufos) == (2, ("d5", "f5"))
    assert table.state.astronauts == {"f3": 1}
    assert table.state.crew["orange"]["astronaut"] == 1


def test_LC_10_1_elsewhere_the_ufo_stays_on_its_head() -> None:
    table = Table(STATION, ("ufo",), ABDUCTION, position=MINE)
    assert table.does("s1", "abduct b5 d5 d3") == ["lc-abducted LC-10.1"]
    assert table.state.held == {"d3": "orange"}
    table.does("s2", "roll spacewalk")
    assert table.refuses("s2", "walk astronaut d3 d4") == ["lc-under-a-ufo LC-10.1"]
    table.play("s2 walk astronaut f3 f4", "s2 stop", "s1 roll ufo")
    assert table.does("s1", "ufo d3 e3") == ["lc-ufo-moved LC-6.1", "lc-released LC-10.1"]
    table.does("s2", "roll spacewalk")
    assert "walk astronaut d3 d4" in table.choices


def test_LC_10_2_in_spanish_only_the_opponent_moves_it_again() -> None:
    table = Table(STATION, ("ufo",), ABDUCTION, position=MINE, edition="es")
    table.play("s1 abduct b5 d5 d3", "s2 roll ufo", "s2 ufo f5 f6", "s1 roll ufo")
    assert table.refuses("s1", "ufo d3 e3") == ["lc-only-opponent-releases LC-10.2"]
    table.play("s1 ufo f6 f5", "s2 roll ufo", "s2 ufo d3 e3")
    assert table.state.held == {}
    with pytest.raises(RulesetError, match="belongs to the variant 'ufo_abduction'"):
        Table(abduction_release="opponent")


def test_LC_10_3_any_ufo_and_one_head_a_ufo() -> None:
    table = Table(STATION, ("ufo",), ABDUCTION, position=MINE)
    table.play("s1 abduct b5 d5 d3", "s2 roll ufo")
    assert table.refuses("s2", "abduct f5 d3 d4") == ["lc-head-taken LC-10.3"]
    assert table.does("s2", "abduct d3 f3 f2")[-1] == "lc-released LC-10.3", "it frees the one it sat on"
    assert table.state.held == {"f2": "lime"}
    table.does("s1", "roll ufo")
    assert table.does("s1", "abduct f2 f2 g2") == ["lc-abducted LC-10.1"]
    assert table.state.held == {"g2": "orange"}, "it lifts the same one again"


def test_LC_10_3_in_a_station_of_another_nobody_scores() -> None:
    table = Table(STATION, ("ufo",), ABDUCTION, position={"closed_stations": [{"spaces": ["b2"], "owner": "lime"}]})
    assert table.does("s1", "abduct b5 d5 b2") == ["lc-abducted LC-10.1"]
    assert table.state.scores == {"orange": 0, "lime": 0}


def test_LC_10_3_a_held_astronaut_scores_when_a_station_closes_and_the_ufo_stays() -> None:
    text = STATION.replace("|| .. ||", "|| ua ||").replace("[] -- []", ".. -- []")
    table = Table(text, ("white",), ABDUCTION)
    table.does("s1", "build square a3")
    assert table.state.scores["orange"] == 2
    assert ("b2" in table.state.ufos, table.state.held) == (True, {})


def test_LC_10_3_a_ufo_that_scored_may_stand_beside_others_who_only_leave() -> None:
    text = STATION.replace("a1 .. uf", "11 .. uf")
    table = Table(text, ("ufo",), ABDUCTION, position=MINE)
    table.play("s1 abduct b5 d5 b2", "s2 roll spacewalk")
    assert (table.state.robots, "d5" in table.state.ufos) == ({"d5": 1}, True)
    table.does("s2", "walk robot d5 d4")
    assert table.refuses("s2", "walk robot d4 d5") == ["lc-ufo-stops-robot LC-5.3"]


def test_LC_11_1_the_players_place_what_stands_on_the_board() -> None:
    table = Table(variants=SETUP)
    assert table.state.phase is Phase.PLACE
    assert table.refuses("s1", "roll white") == ["lc-owed-place LC-11.1"]
    assert table.refuses("s1", "place robot a1")[0] == "lc-not-to-place LC-11.1", "starting domes first"
    table.does("s1", "place dome c3")
    assert table.refuses("s2", "place dome c4") == ["lc-domes-side-by-side LC-11.1"]
    table.play("s2 place dome i9", "s1 place dome i3", "s2 place dome c9", "s1 place robot a1", "s2 place ufo a2")
    assert table.refuses("s1", "place astronaut a1")[0] == "lc-landing-figure LC-11.1"
    assert table.refuses("s1", "place astronaut a2")[0] == "lc-landing-ufo LC-11.1"
    assert table.refuses("s1", "place astronaut c3")[0] == "lc-landing-piece LC-11.1"
    told = []
    while table.state.phase is Phase.PLACE:
        told = table.does(table.state.turn, min(table.choices))
    assert told == ["lc-placed LC-11.1", "lc-set-up LC-11.1"]
    assert (table.state.turn, table.state.phase) == ("s1", Phase.ROLL)
    assert (sum(table.state.robots.values()), sum(table.state.astronauts.values()), len(table.state.ufos)) == (22, 4, 4)
    assert table.refuses("s1", "place robot k11")[0] == "lc-set-up-is-over LC-11.1"


def test_LC_11_1_with_teams_each_member_places_one() -> None:
    table = Table(variants=(*TEAMS, *SETUP), players=4)
    table.play("s1 place dome a1", "s3 place dome c1", "s2 place dome e1", "s4 place dome g1")
    assert table.state.bases == {"s1": ("a1",), "s2": ("e1",), "s3": ("c1",), "s4": ("g1",)}
    assert "place robot b1" in table.choices
    assert len(seats(4)) == 4
