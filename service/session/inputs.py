"""What can happen to a game. Each is written to the journal as it came in."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.rulings import Finding
from service.session.records import How, Quad


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="input"):
    """A seat's act, as the game's JSON."""

    seat: str
    action: msgspec.Raw
    how: How = "tap"


class ReadDie(msgspec.Struct, frozen=True):
    """One die of a roll: its id, the face that the camera named, how sure it is (0 to 1), where it lies, and the faces
    that came next."""

    id: str
    face: str
    confidence: float
    quad: Quad = ()
    rivals: tuple[str, ...] = ()


class RollSeen(msgspec.Struct, frozen=True, tag="roll_seen", tag_field="input"):
    """The camera read a roll."""

    dice: tuple[ReadDie, ...]
    evidence: int | None = None


class RollUnsure(msgspec.Struct, frozen=True, tag="roll_unsure", tag_field="input"):
    """Something was rolled that the camera could not read, and why (a word of vision's Reason)."""

    reason: str
    evidence: int | None = None


class RollTapped(msgspec.Struct, frozen=True, tag="roll_tapped", tag_field="input"):
    """A person says what the dice show, in the order in which the prompt names them."""

    seat: str
    faces: tuple[str, ...]
    how: How = "tap"


class UndoAsked(msgspec.Struct, frozen=True, tag="undo_asked", tag_field="input"):
    """`of_all`: the last act that everybody may know of, whatever this seat has done since."""

    seat: str
    of_all: bool = False


class CorrectionAsked(msgspec.Struct, frozen=True, tag="correction_asked", tag_field="input"):
    """The act of ruling number `ruling` was another one: `action` (the game's JSON), or the dice's `faces`."""

    seat: str
    ruling: int
    action: dict[str, Any] | None = None
    faces: tuple[str, ...] = ()


class ConsentGiven(msgspec.Struct, frozen=True, tag="consent_given", tag_field="input"):
    seat: str
    proposal: str
    agree: bool


class OptionsConfirmed(msgspec.Struct, frozen=True, tag="options_confirmed", tag_field="input"):
    seat: str


class PauseSet(msgspec.Struct, frozen=True, tag="pause_set", tag_field="input"):
    on: bool


class HouseRuled(msgspec.Struct, frozen=True, tag="house_ruled", tag_field="input"):
    text: str


class SeatTaken(msgspec.Struct, frozen=True, tag="seat_taken", tag_field="input"):
    """A person sits down where a bot played."""

    seat: str


class OwnDevice(msgspec.Struct, frozen=True, tag="own_device", tag_field="input"):
    """A person takes this seat to a device of their own."""

    seat: str


class CameraChanged(msgspec.Struct, frozen=True, tag="camera_changed", tag_field="input"):
    """The camera can read rolls of `die`, or cannot any more. Empty: of the game's only die."""

    reads: bool
    die: str = ""


class BoardSeen(msgspec.Struct, frozen=True, tag="board_seen", tag_field="input"):
    """What a watch over the sensor board has to say. `foul`: something must not stand so. `ask`: the sensors cannot
    tell what was meant. `agrees`: nothing is wrong any more. `gone`: the board is not seen any more."""

    watch: str
    what: Literal["foul", "ask", "agrees", "gone"]
    findings: tuple[Finding, ...] = ()


SessionInput: TypeAlias = (
    Act
    | RollSeen
    | RollUnsure
    | RollTapped
    | UndoAsked
    | CorrectionAsked
    | ConsentGiven
    | OptionsConfirmed
    | PauseSet
    | HouseRuled
    | SeatTaken
    | OwnDevice
    | CameraChanged
    | BoardSeen
)
