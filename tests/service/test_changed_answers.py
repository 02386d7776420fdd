"""Answers given on honour are changed at a whole table, and a restart keeps the change (PC-6.3)."""

from __future__ import annotations

from pathlib import Path

from table_rig import Rig, frozen

from config.boards import builtin_board
from config.dice import find_die
from engine.core.registry import game_spec
from service.settings import die_words
from service.table.host_desk import HouseRules

SPEC = game_spec("pirate_code")


def test_a_changed_answer_is_kept(tmp_path: Path) -> None:
    dice = {die: die_words(find_die(die)) for die in SPEC.dice}
    house = HouseRules(dice, tap_dice="always", boxes={SPEC.id: builtin_board(SPEC.board)})
    table = Rig(tmp_path, house=house)
    table.begin(("Ann", "Ben"), game=SPEC.id, options={"code_mode": "honour"})
    red = next(face.name for face in dice["pirate_code"].faces if face.means == ("gem:red",))
    for seat, action in (
        ("s1", {"act": "tap_die", "face": red}),
        ("s1", {"act": "place", "colour": "red", "on": "s2", "at": 1, "guess": "rolled"}),
        ("s1", {"act": "place", "colour": "blue", "on": "s2", "at": 2, "guess": "choice"}),
        ("s1", {"act": "end_turn"}),
        ("s2", {"act": "answer", "colour": "red", "at": 1, "answer": "brown"}),
        ("s2", {"act": "answer", "colour": "blue", "at": 2, "answer": "stays"}),
        ("s2", {"act": "change_answers", "changes": ["1=stays", "2=gold"]}),
    ):
        assert table.do(seat, action)["ok"], action
    area = table.retained("state")["view"]["areas"]["s2"]
    assert area == {"guess": ["red", None, None, None], "gold": [None, "blue", None, None], "brown": {}}
    before = frozen(table.session)
    table.restart()
    assert frozen(table.session) == before
