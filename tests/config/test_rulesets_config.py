"""Named rulesets: the ones that ship are in order, and mistakes in a house's own are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from config.boards import builtin_board
from config.dice import builtin_die
from config.errors import ConfigError
from config.rulesets import builtin_rulesets, find_ruleset, load_ruleset
from engine.core.registry import games


def test_every_ruleset_that_ships_can_be_played_with_the_die_that_ships() -> None:
    for game, spec in games().items():
        faces = {die: [face.means for face in builtin_die(die).faces] for die in spec.dice}
        for named in builtin_rulesets(game).values():
            assert spec.build(named.ruleset, faces, builtin_board(spec.board)).pending is not None
            assert named.title
            assert named.source


def test_each_edition_of_ufo_attack_has_its_ruleset() -> None:
    shipped = builtin_rulesets("ufo_attack").values()
    assert {named.edition for named in shipped} == {"digest", *games()["ufo_attack"].editions}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('game = "chess"\ntitle = "x"\nsource = "y"', "game: there is no game 'chess'"),
        ('game = "ufo_attack"\ntitle = "x"', "the key `source` is missing"),
        ('game = "ufo_attack"\ntitle = "x"\nsource = "y"\nvariant = ["a"]', "unknown field `variant`"),
        ('game = "ufo_attack"\ntitle = "x"\nsource = "y"\n[options]\nbonus_run = 9', "'bonus_run' = 9 is out of range"),
        ('game = "ufo_attack"\ntitle = "x"\nsource = "y"\nedition = "nl"', "there is no edition 'nl'"),
        ("game =", "Mend that line"),
    ],
)
def test_a_wrong_ruleset_is_told(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(ConfigError, match=r"house\.toml") as caught:
        load_ruleset(file)
    assert message in str(caught.value)


def test_a_ruleset_is_found_by_name_or_by_file_and_belongs_to_its_game(tmp_path: Path) -> None:
    own = tmp_path / "sunday.toml"
    own.write_text('game = "ufo_attack"\ntitle = "Sunday"\nsource = "us"\n')
    assert find_ruleset(str(own), "ufo_attack")[0] == "sunday"
    assert find_ruleset("ufo_attack_quick", "ufo_attack")[1].game == "ufo_attack"
    with pytest.raises(ConfigError, match="is no ruleset of ufo_attack"):
        find_ruleset("ufo_attack_slow", "ufo_attack")
    with pytest.raises(ConfigError, match="is a ruleset of ufo_attack, not of lunar_command"):
        find_ruleset(str(own), "lunar_command")
