"""What lies in the box: the ring with its crystals and temple spaces, the pyramid's colours, the mummies on its top.

The map is a picture in words, a row a line; a message about it names row and column.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engine.core.faults import in_box, in_map, map_count, no_map
from engine.core.game import SetupError
from engine.core.rulings import Finding
from engine.games.ramses_pyramid.places import MOST_LAYERS, MOST_SPACES, SIDES

NOTHING: Final = "."
COLOURS: Final = ("red", "blue", "green", "purple", "yellow", "orange")
"""The crystal colours there are."""
_SPACE: Final = re.compile(r"T[1-9][0-9]?")
_WORD: Final = re.compile(r"\S+")


class Box(msgspec.Struct, frozen=True):
    """`browns`: number of brown spaces. `spaces`: temple space -> brown space. `temples`: temple -> temple space.
    `layers`: from layer 1 up, the colours of N, E, S, W. `top`: mummies on each side."""

    browns: int
    crystals: dict[str, str]
    spaces: dict[str, str]
    temples: dict[str, str]
    colours: tuple[str, ...]
    layers: tuple[tuple[str, ...], ...]
    top: tuple[int, ...]


class _Word(msgspec.Struct, frozen=True):
    """A word of the map, and where it stands."""

    text: str
    row: int
    column: int

    def fails(self, what: str) -> SetupError:
        where = f"the map, row {self.row}, column {self.column}: {self.text!r}"
        return SetupError(f"{where} {what}", in_map(self.row, self.column, self.text))


class _Draft:
    """The box while its map is read."""

    def __init__(self) -> None:
        self.browns = 0
        self.crystals: dict[str, str] = {}
        self.spaces: dict[str, str] = {}
        self.temples: dict[str, str] = {}
        self.layers: dict[int, tuple[str, ...]] = {}
        self.top: tuple[int, ...] | None = None


def read_box(data: Mapping[str, Any]) -> Box:
    """The box of a board file, with what a written position changes. Raises SetupError."""
    text = data.get("map")
    if not isinstance(text, str):
        raise SetupError("the board has no `map`; write one as in the board file that comes with the game", no_map())
    draft = _Draft()
    for row, line in enumerate(text.strip("\n").splitlines(), 1):
        words = [_Word(found.group(), row, found.start() + 1) for found in _WORD.finditer(line)]
        if words:
            _read_row(draft, words)
    box = _finished(draft, _temple_colours(data.get("temple_colours")))
    box = msgspec.structs.replace(box, **_told(data.get("told", {})))
    _check(box)
    return box


def _read_row(draft: _Draft, words: list[_Word]) -> None:
    head = words[0]
    if tuple(word.text for word in words) == SIDES:
        return
    if head.text == "top":
        draft.top = _mummies(words)
    elif re.fullmatch(r"L[1-9]", head.text):
        _read_layer(draft, words)
    elif head.text == f"B{draft.browns + 1}":
        _read_brown(draft, words)
    else:
        raise head.fails(
            f"begins no row; write 'top', 'L1' to 'L{MOST_LAYERS}', or the next brown space, 'B{draft.browns + 1}'"
        )


def _mummies(words: list[_Word]) -> tuple[int, ...]:
    _check_length(words, "a number of mummies")
    for word in words[1:]:
        if not word.text.isdecimal() or int(word.text) > MOST_SPACES:
            raise word.fails(f"is no number of mummies; write 0 to {MOST_SPACES}")
    return tuple(int(word.text) for word in words[1:])


def _read_layer(draft: _Draft, words: list[_Word]) -> None:
    _check_length(words, "a crystal colour")
    number = int(words[0].text[1:])
    if number in draft.layers:
        raise words[0].fails("comes twice; write each layer once")
    draft.layers[number] = tuple(_colour(word) for word in words[1:])


def _check_length(words: list[_Word], what: str) -> None:
    if len(words) != len(SIDES) + 1:
        raise words[-1].fails(f"ends a row of {len(words) - 1} sides; write {what} for each of {', '.join(SIDES)}")


def _colour(word: _Word) -> str:
    if word.text not in COLOURS:
        raise word.fails(f"is no crystal colour; write one of {', '.join(COLOURS)}")
    return word.text


def _read_brown(draft: _Draft, words: list[_Word]) -> None:
    head = words[0].text
    if draft.browns == MOST_SPACES:
        raise words[0].fails(f"is one brown space too many; there may be {MOST_SPACES}")
    if len(words) < 2:
        raise words[0].fails(f"has no crystal; write its colour after it, or {NOTHING!r} for none")
    draft.browns += 1
    if words[1].text != NOTHING:
        draft.crystals[head] = _colour(words[1])
    for word in words[2:]:
        _read_space(draft, head, word)


def _read_space(draft: _Draft, head: str, word: _Word) -> None:
    """`T2`, or `T2:A` where temple A begins there."""
    space, colon, temple = word.text.partition(":")
    if not _SPACE.fullmatch(space) or (colon and not re.fullmatch("[A-Z]", temple)):
        raise word.fails("is no temple space; write T1, T2 and so on, or T1:A for one with temple A on it")
    if space in draft.spaces or temple in draft.temples:
        raise word.fails("comes twice; write each temple space and each temple once")
    draft.spaces[space] = head
    if temple:
        draft.temples[temple] = space


def _temple_colours(given: Any) -> tuple[str, ...]:
    colours = tuple(given) if isinstance(given, list | tuple) else ()
    if not colours or any(colour not in COLOURS for colour in colours) or len(set(colours)) < len(colours):
        raise SetupError(
            f"`temple_colours` of the board is {given!r}; write the colours in the temples, each once, out of "
            f"{', '.join(COLOURS)}",
            in_box("temple_colours", given),
        )
    return colours


def _finished(draft: _Draft, colours: tuple[str, ...]) -> Box:
    count = len(draft.layers)
    if sorted(draft.layers) != list(range(1, count + 1)) or not count:
        what = "the map needs the rows L1, L2 and so on, without a gap: the crystal coded layers from below"
        missing = next(number for number in range(1, count + 2) if number not in draft.layers)
        raise SetupError(what, map_count(f"L{missing}", 0, 1))
    if draft.top is None:
        what = "the map has no row 'top'; write how many mummies stand on each side of the top"
        raise SetupError(what, map_count("top", 0, 1))
    layers = tuple(draft.layers[number] for number in range(1, count + 1))
    temples = dict(sorted(draft.temples.items()))
    return Box(draft.browns, draft.crystals, draft.spaces, temples, colours, layers, draft.top)


def _told(told: Mapping[str, Any]) -> dict[str, Any]:
    """What a written position says of the box."""
    return {name: value for name, value in told.items() if name in Box.__struct_fields__}


def _check(box: Box) -> None:
    mummies = sum(box.top)
    if not 1 <= mummies <= box.browns:
        raise SetupError(
            f"there are {mummies} mummies on the top and {box.browns} brown spaces; each mummy needs one of its own in "
            f"the end (RP-5.6): mend the row 'top' or the rows 'B'",
            Finding("rp-setup-mummies", "RP-5.6", {"mummies": mummies, "spaces": box.browns}),
        )
    if len(box.temples) != len(box.colours):
        raise SetupError(
            f"{len(box.temples)} temples stand on the map, but `temple_colours` has {len(box.colours)}; there is one "
            f"of each colour (RP-2.3)",
            Finding("rp-setup-temples", "RP-2.3", {"temples": len(box.temples), "colours": len(box.colours)}),
        )
    if len(box.spaces) <= len(box.temples):
        raise SetupError(
            f"there are {len(box.spaces)} temple spaces for {len(box.temples)} temples; one at least must be empty "
            f"(RP-2.3): add a space such as T{len(box.spaces) + 1} to a row 'B'",
            Finding("rp-setup-spaces", "RP-2.3", {"temples": len(box.temples), "spaces": len(box.spaces)}),
        )
