"""Names of places, and where they are. `Entrance/start`: not yet round; `Entrance/back`: come round, or knocked off.

`B3` is the third brown space clockwise; `L2-N` is side N of layer 2 (L0 is the dark bottom layer); sides belong to the
table and are counted clockwise as seen from above.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = ("N", "E", "S", "W")
ENTRANCE: Final = "Entrance"
START: Final = f"{ENTRANCE}/start"
BACK: Final = f"{ENTRANCE}/back"
TRAPPED: Final = "trapped"
TOP: Final = "TOP"
MOST_LAYERS: Final = 9
MOST_SPACES: Final = 12

PLACES: Final = {f"L{layer}-{side}": (layer, at) for layer in range(MOST_LAYERS + 1) for at, side in enumerate(SIDES)}
"""Place on the pyramid -> its layer, and its side as a number."""
NAMES: Final = {spot: name for name, spot in PLACES.items()}
NUMBERS: Final = {f"B{number}": number for number in range(1, MOST_SPACES + 1)}
"""Brown space -> its number clockwise from the Entrance."""

QUARTERS: Final = {"quarter": 1, "half": 2, "three-quarter": 3}
"""How far a layer is turned, clockwise as seen from above."""


def name_of(place: str) -> str:
    """A place as an act names it: `Entrance`, `B4`, `L2-N`."""
    return place.partition("/")[0]


def brown(number: int) -> str:
    """The brown space of that number."""
    return f"B{number}"


def beside(place: str) -> tuple[str, str, str]:
    """The other three sides of a place's layer, clockwise."""
    layer, at = PLACES[place]
    one, two, three = (NAMES[layer, (at + turn) % 4] for turn in (1, 2, 3))
    return one, two, three


def turned(place: str, layer: int, quarters: int) -> str:
    """Where a place is after layer `layer`, with all above it, has been turned."""
    spot = PLACES.get(place)
    if spot is None or spot[0] < layer:
        return place
    return NAMES[spot[0], (spot[1] + quarters) % 4]
