"""What can happen to a position. The fold is in fold.py."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.secrets import Secret
from engine.games.ramses_pyramid.state import Ending, Inside, Phase


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Awaited(_Event, frozen=True, tag="awaited"):
    """The turn goes on with this phase."""

    phase: Phase


class Placed(_Event, frozen=True, tag="placed"):
    """The adventurer of the seat at the turn stands on the bottom layer."""

    on: str


class Rolled(_Event, frozen=True, tag="rolled"):
    word: str


class Moved(_Event, frozen=True, tag="moved"):
    """An adventurer goes to a place, on the ring or to another side."""

    seat: str
    to: str


class Stepped(_Event, frozen=True, tag="stepped"):
    """An adventurer takes one step up or down."""

    seat: str
    to: str


class StepsDue(_Event, frozen=True, tag="steps_due"):
    """The special action is done; so many steps are to be made."""

    steps: int
    phase: Phase


class CrystalTaken(_Event, frozen=True, tag="crystal_taken"):
    seat: str
    at: str


class Stolen(_Event, frozen=True, tag="stolen"):
    """A crystal goes from one tent to another."""

    seat: str
    colour: str
    from_: str = msgspec.field(name="from")


class Opened(_Event, frozen=True, tag="opened"):
    """A temple is in hand: looked into, or opened for a place, or in the treasure room."""

    temple: str
    phase: Phase
    goal: str | None = None


class Noted(_Event, frozen=True, tag="noted"):
    """A looker tells the referee what was seen."""

    seat: str
    temple: str
    colour: Secret[Inside]


class ShownToAll(_Event, frozen=True, tag="shown"):
    """Everybody sees the colour in a temple."""

    temple: str
    colour: str
    fits: bool


class Doubted(_Event, frozen=True, tag="doubted"):
    """The colour told for the opened temple contradicts what was shown earlier (RP-9.7)."""

    colour: str


class Retold(_Event, frozen=True, tag="retold"):
    """What the temple shows now has to be told again."""


class FactDropped(_Event, frozen=True, tag="fact_dropped"):
    """What a temple was said to have shown earlier was wrong."""

    temple: str


class TemplePut(_Event, frozen=True, tag="temple_put"):
    temple: str
    on: str


class LayerTurned(_Event, frozen=True, tag="layer_turned"):
    """A layer and all above it, with what stands on them, turn clockwise by so many quarters."""

    layer: int
    quarters: int


class MummiesStepped(_Event, frozen=True, tag="mummies_stepped"):
    """All mummies off the top go down one step; the one that leaves the bottom layer goes to `off_to`."""

    off_to: str | None = None


class MummyReleased(_Event, frozen=True, tag="mummy_released"):
    """A mummy leaves side `side` of the top for the layer below, side `to` (both as numbers)."""

    side: int
    to: int


class KnockedOff(_Event, frozen=True, tag="knocked_off"):
    seat: str


class KingClimbed(_Event, frozen=True, tag="king_climbed"):
    """The king goes up one layer (RP-7.3)."""


class KingDefeated(_Event, frozen=True, tag="king_defeated"):
    """The seat wears the crown."""

    seat: str


class Named(_Event, frozen=True, tag="named"):
    """The colour that somebody says is in a temple."""

    temple: str
    colour: str


class Trapped(_Event, frozen=True, tag="trapped"):
    """The pyramid closes on a seat, which is out; the king stays (RP-8.2)."""

    seat: str


class ScorpionWon(_Event, frozen=True, tag="scorpion_won"):
    seat: str


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    to: str


class Ended(_Event, frozen=True, tag="ended"):
    ending: Ending


Event: TypeAlias = (
    Awaited
    | Placed
    | Rolled
    | Moved
    | Stepped
    | StepsDue
    | CrystalTaken
    | Stolen
    | Opened
    | Noted
    | ShownToAll
    | Doubted
    | Retold
    | FactDropped
    | TemplePut
    | LayerTurned
    | MummiesStepped
    | MummyReleased
    | KnockedOff
    | KingClimbed
    | KingDefeated
    | Named
    | Trapped
    | ScorpionWon
    | TurnPassed
    | Ended
)
