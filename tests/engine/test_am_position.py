"""Written positions of Aménophis: what cannot be is refused, and how to mend it; all else can be written."""

from __future__ import annotations

import random
from typing import Any

import pytest
from am_rig import HANDS, SPEC, Table

from engine.core.game import Need, SetupError
from engine.core.replay import advance
from engine.core.secrets import cut
from engine.games.amenophis.state import Stage

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"mummy": "f1"}, "`mummy` stands on 'f1', which is no cell"),
    ({"pawns": {"red": "z9", "blue": "a4"}}, "`pawns.red` is 'z9': no cell of the map"),
    ({"pawns": {"red": "a4", "blue": "a4"}}, r"`pawns.blue` and `pawns.red` are both on a4; move one \(AM-4.10\)"),
    ({"pawns": {"red": "e3", "blue": "a4"}}, r"`pawns.red` and the mummy are both on e3; that cannot be \(AM-5.3\)"),
    ({"pawns": {"red": "off", "blue": "a4"}}, "`ankhs.red` is 3, and the pawn is 'off'; 0 goes with 'off' alone"),
    ({"ankhs": {"red": 0, "blue": 3}}, "`ankhs.red` is 0, and the pawn is 'c2'"),
    ({"ankhs": {"pink": 3}}, "`ankhs` names 'pink', which is no pawn"),
    ({"to_act": "mummy"}, "`turn.to_act` is 'mummy', who does not act in the phase 'turn_start'"),
    ({"phase": "dreaming"}, "`turn.phase` is 'dreaming'; write one of turn_start"),
    ({"phase": "rolled", "shown": ("1", "2")}, "2 dice shown and 0 aside are not 5"),
    ({"phase": "rolled", "shown": ("1", "2", "3", "4", "mummy")}, "`dice.shown` holds the faces that are no mummies"),
    ({"phase": "roll", "shown": ("1", "2"), "aside": 4}, "2 dice shown and 4 aside are more than 5"),
    ({"aside": 6}, "`dice.aside_mummy` is 6; there are 5 dice"),
    ({"phase": "announced"}, "`dice.announced` is missing"),
    ({"phase": "announced", "announced": "mummy"}, "`dice.announced` is 'mummy'; write 1, 2, 3, 4 or arrow"),
    ({"phase": "mummy_move", "to_act": "mummy"}, "`turn.steps_left` is missing"),
    (
        {"phase": "intermediate", "to_act": "mummy", "aside": 1, "turn": {"cancelled_by": "pink"}},
        "`turn.cancelled_by` is 'pink'; name an explorer",
    ),
    ({"cards": {"red": {"hand": ["r9"]}}}, "`cards.red`: 'r9' is no card of the map"),
    ({"cards": {"pink": {"hand": ["r1"]}}}, "`cards` names 'pink', who is no explorer; they are red, blue"),
    ({"cards": {"red": {"hand": ["r1", "r2"]}}}, "`cards.red` has more than 1 of the pile of 'r2'"),
    (
        {"cards": {"red": {"hand": ["r1"]}, "blue": {"hand": [], "played": ["r1"]}}},
        "`cards.blue`: 'r1' is with red already",
    ),
    ({"cards": {"red": {"hand": [], "played": ["r1"]}}}, "`cards.red`: all are played, so the game is over"),
    ({"start": "a1"}, "`start` says 'a1', and the map has it at 'a5'"),
    ({"dungeon": "a1"}, "`dungeon` says 'a1', and the map has it at 'e5'"),
    ({"symbols": {"r1": "b1"}}, "`symbols` puts 'r1' at 'b1', and the map at 'a1'"),
    ({"owners": {"red": "red"}}, "`pawns` names red, blue; every explorer"),
    ({"colour": "red"}, "the position is not understood"),
]


@pytest.mark.parametrize(("told", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_what_cannot_be_is_refused_with_how_to_mend_it(told: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Table(**told)


def test_a_map_in_the_position_goes_over_the_board_and_may_be_a_part_of_one() -> None:
    maze = ["+---+---+---+", "| S  Rr1 r2 |", "+---+---+   +", "| D  Mb1 b2 |", "+---+---+---+"]
    box = SPEC.box({"maze": maze}, {})
    assert box == {"map": "\n".join(maze), "part": True}
    assert SPEC.box({"maze": "\n".join(maze)}, {}) == box
    assert SPEC.box({}, {}) == {}
    table = Table({"red": "b1", "blue": "c1"}, mummy="b2", maze=box["map"], part=True, cards={})
    assert table.state.maze.symbols == {"r1": "b1", "r2": "c1", "b1": "b2", "b2": "c2"}


def test_every_position_of_a_game_can_be_written_and_read_back() -> None:
    read_back: set[Stage] = set()
    for seed in range(6):
        chance = random.Random(seed)
        table = Table({"red": "c2", "blue": "a4", "green": "c4"})
        state = table.game.start(table.seats)
        for _ in range(150):
            if state.stage not in (Stage.DEAL, Stage.OVER):
                assert table.game.position(table.seats, written(state)) == state
                read_back.add(state.stage)
            if table.game.outcome(state) is not None:
                break
            prompt = table.game.pending(state)[0]
            acts = table.game.legal(cut(state, prompt.seat))
            chosen = prompt.need is Need.CHOICE
            act = chance.choice(acts) if chosen else SPEC.chance(table.game, state, prompt, chance)
            state = advance(table.game, state, table.game.rule(state, prompt.seat, act))
    assert read_back == {*Stage} - {Stage.DEAL, Stage.OVER}


def written(state: Any) -> dict[str, Any]:
    """The position as its schema has it."""
    phases = {"cancel": "turn_start", "choose": "rolled", "move": "announced"}
    phase = state.stage.value if state.actor == state.mummy else phases.get(state.now.value, state.now.value)
    turn: dict[str, Any] = {"to_act": state.actor, "phase": phase}
    if state.actor == state.mummy:
        turn["steps_left"] = state.steps
    if state.stage is not Stage.MUMMY_ROLL and state.turn != state.mummy:
        turn |= {"to_move": list(state.to_move), "turns_left": state.turns_left, "pawn": state.pawn}
        turn["cancelled_by"] = state.turn
    return {
        "mummy": state.mummy_cell,
        "pawns": {pawn: state.cell(pawn) for pawn in state.pawns},
        "cards": {seat: {"hand": state.hands[seat].value, "played": state.played[seat]} for seat in state.explorers},
        "ankhs": {**state.ankhs, "mummy": state.taken},
        "dice": {"aside_mummy": state.aside, "shown": state.faces, "announced": state.announced},
        "last_played": state.last_played,
        "turn": turn,
    }


def test_two_pawns_of_one_player_are_written_with_their_owner_or_without() -> None:
    hand = [card for seat in ("red", "blue") for card in HANDS[seat]]
    for owners in (None, {"first": "red", "second": "red"}):
        more = {"owners": owners} if owners else {}
        table = Table({"first": "c2", "second": "a4"}, cards={"red": {"hand": hand}}, **more)
        assert table.state.owners == {"first": "red", "second": "red"}
        assert table.state.turns_left == 2
