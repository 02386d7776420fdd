"""What stands on a space, in two characters, as on the maps that people write (`[O` a square wall with orange's dome).

The state keeps these tokens, too. The map of a board shows figures on free spaces besides.
"""

from __future__ import annotations

from typing import Final

from engine.games.lunar_command.grid import ALL_SIDES, AXIS_SIDES, NORTH_SOUTH, WEST_EAST

FREE: Final = ".."
STRAIGHT: Final = "straight"
SQUARE: Final = "square"
DOME: Final = "dome"
AIRLOCK: Final = "airlock"
ANTENNA: Final = "antenna"
WHITE_KINDS: Final = (STRAIGHT, SQUARE)
COLOURED_KINDS: Final = (DOME, AIRLOCK, ANTENNA)
KINDS: Final = WHITE_KINDS + COLOURED_KINDS
DIRECTED: Final = (STRAIGHT, AIRLOCK)
"""The kinds that have to be told how they lie."""

WHITE: Final = "white"
TEAMS: Final = ("orange", "lime")
LETTERS: Final = {"orange": "O", "lime": "L"}
TEAM_OF: Final = {letter: team for team, letter in LETTERS.items()}

BARE_SQUARE: Final = "[]"
STRAIGHTS: Final = {WEST_EAST: "--", NORTH_SOUTH: "||"}
HALVES: Final = {WEST_EAST: ("<-", "->"), NORTH_SOUTH: ("/\\", "\\/")}
"""The two spaces of a long straight wall."""
AIRLOCK_SIGN: Final = {WEST_EAST: "=", NORTH_SOUTH: "H"}
_AIRLOCK_AXIS: Final = {sign: axis for axis, sign in AIRLOCK_SIGN.items()}
_WALL_AXIS: Final = {
    **{token: axis for axis, token in STRAIGHTS.items()},
    **{token: axis for axis, pair in HALVES.items() for token in pair},
}
HALF_TOKENS: Final = frozenset(token for pair in HALVES.values() for token in pair)


def start_dome(team: str) -> str:
    """A team's starting dome."""
    return "*" + LETTERS[team]


def token_of(kind: str, team: str, axis: str | None) -> str:
    """The token of a piece that takes one space."""
    if kind == STRAIGHT:
        return STRAIGHTS[axis or WEST_EAST]
    if kind == SQUARE:
        return BARE_SQUARE
    sign = {DOME: "[", ANTENNA: "A"}.get(kind) or AIRLOCK_SIGN[axis or WEST_EAST]
    return sign + LETTERS[team]


def _built_tokens() -> dict[str, tuple[str, ...]]:
    kinds: dict[str, tuple[str, ...]] = dict.fromkeys(_WALL_AXIS, (STRAIGHT,))
    kinds[BARE_SQUARE] = (SQUARE,)
    for letter in LETTERS.values():
        kinds["[" + letter] = kinds["*" + letter] = (SQUARE, DOME)
        kinds["A" + letter] = (ANTENNA,)
        kinds["=" + letter] = kinds["H" + letter] = (AIRLOCK,)
    return kinds


KINDS_OF: Final = _built_tokens()
"""Token -> the pieces on that space: a dome stands on a square wall, which is there still (LC-4.2)."""
COLOUR_OF: Final = {token: TEAM_OF.get(token[1], WHITE) for token in KINDS_OF}
"""Token -> whose piece it is; a square wall under a dome counts as the dome's."""
STRAIGHT_TOKENS: Final = frozenset(_WALL_AXIS)
AIRLOCK_AXIS: Final = {token: _AIRLOCK_AXIS[token[0]] for token, kinds in KINDS_OF.items() if kinds == (AIRLOCK,)}


def is_start(token: str) -> bool:
    """Whether it is a starting dome."""
    return token[0] == "*"


def sides_of(token: str, directed: bool) -> int:
    """The sides on which a piece connects (LC-2.4). `directed`: straight walls connect at their ends only."""
    if token in _WALL_AXIS:
        return AXIS_SIDES[_WALL_AXIS[token]] if directed else ALL_SIDES
    if token in AIRLOCK_AXIS:
        return AXIS_SIDES[AIRLOCK_AXIS[token]]
    return ALL_SIDES if token in KINDS_OF else 0
