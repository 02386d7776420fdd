"""What lies in the box: the gem colours and how many positions a guessing area has, from the board file and the die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.faults import die_lacks, in_box, on_die
from engine.core.game import SetupError
from engine.core.options import RulesetError
from engine.core.rulings import Finding
from engine.games.pirate_code.choices import DIE
from engine.games.pirate_code.rules import Rules
from engine.games.pirate_code.state import GEM

POSITIONS = 4


class Box(msgspec.Struct, frozen=True):
    """`colours`: gem colours, in the order in which they are named. `positions`: places on each guessing area."""

    colours: tuple[str, ...]
    positions: int = POSITIONS


def read_box(rules: Rules, faces: Sequence[tuple[str, ...]], data: Mapping[str, Any]) -> Box:
    """The box, checked against die and rules. Without a board file the colours are those of the die. Raises SetupError
    for a box or die that cannot be, RulesetError for rules that do not fit it."""
    rolled = tuple(_colour(face) for face in faces)
    box = Box(_colours(data.get("colours"), rolled), _positions(data.get("positions", POSITIONS)))
    for colour in rolled:
        if colour not in box.colours:
            raise SetupError(
                f"the die shows {colour!r}, but no gem has that colour; the gems are {', '.join(box.colours)}: "
                f"change the face or add the colour to `colours` of the board file",
                on_die(DIE, (f"{GEM}{colour}",), tuple(f"{GEM}{known}" for known in box.colours)),
            )
    if rules.bonus_colour is not None and rules.bonus_colour not in rolled:
        raise SetupError(
            f"no face of the die shows {rules.bonus_colour!r}, so the variant 'skeleton_bonus' would do nothing; put "
            f"'{GEM}{rules.bonus_colour}' on a face or drop the variant",
            die_lacks(DIE, (f"{GEM}{rules.bonus_colour}",)),
        )
    _check_length(rules, box)
    return box


def _check_length(rules: Rules, box: Box) -> None:
    if rules.code_length > box.positions:
        raise RulesetError(
            f"a code has {rules.code_length} gems ({rules.length_clause}), but a guessing area has `positions` = "
            f"{box.positions} places on this board; lower 'code_length' or mend the board file",
            Finding("pc-setup-length", rules.length_clause, {"gems": rules.code_length, "places": box.positions}),
        )
    if not rules.repeats and rules.code_length > len(box.colours):
        raise RulesetError(
            f"a code has {rules.code_length} gems of different colours ({rules.length_clause}), but there are only "
            f"{len(box.colours)} colours; lower 'code_length' or add colours to the board file",
            Finding("pc-setup-colours", rules.length_clause, {"gems": rules.code_length, "colours": len(box.colours)}),
        )


def _colour(face: tuple[str, ...]) -> str:
    if len(face) != 1 or not face[0].startswith(GEM) or face[0] == GEM:
        shown = " ".join(face) or "nothing"
        raise SetupError(
            f"a face of the die says {shown!r}; each face must say one gem colour: write '{GEM}<colour>' (PC-2.3)",
            on_die(DIE, face, (f"{GEM}red",), "PC-2.3"),
        )
    return face[0].removeprefix(GEM)


def _colours(given: Any, rolled: tuple[str, ...]) -> tuple[str, ...]:
    if given is None:
        return tuple(dict.fromkeys(rolled))
    named = tuple(given) if isinstance(given, list | tuple) else ()
    if not named or not all(isinstance(colour, str) and colour for colour in named):
        what = f'`colours` of the board is {given!r}; write the names of the gem colours, such as ["red"]'
        raise SetupError(what, in_box("colours", given))
    for colour in named:
        if named.count(colour) > 1:
            what = f"`colours` of the board names {colour!r} twice; name each colour once"
            raise SetupError(what, in_box("colours", given))
    return named


def _positions(given: Any) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= 6:
        what = f"`positions` of the board is {given!r}; write a whole number from 1 to 6"
        raise SetupError(what, in_box("positions", given))
    return given
