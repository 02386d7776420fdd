"""The referee's own actions in a command: takebacks, consent, options, a die by hand, and what the host may do.

All others are the game's. A command for a seat, also one sent on `table/do`, carries the `seq` of that SEAT's state.
It is checked for acts and proposals. `consent` names its proposal and `confirm_options` names options that cannot
change: these two are never stale.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec

from engine.core.notation import tag_of
from engine.core.options import DIGEST, Value

SeatId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


Face = Annotated[str, msgspec.Meta(max_length=64)]


class ProposeUndo(msgspec.Struct, frozen=True, tag="propose_undo", tag_field="act", forbid_unknown_fields=True):
    """Take the last act back."""


class ProposeCorrection(
    msgspec.Struct, frozen=True, tag="propose_correction", tag_field="act", forbid_unknown_fields=True
):
    """That was another face: `ruling` is the seq of the ruling in this seat's own list (or in the list `of` all),
    `action` what really happened, or `face` its die, or `faces` its dice."""

    ruling: int
    action: dict[str, Any] | None = None
    face: str | None = None
    faces: tuple[str, ...] = ()
    of: Literal["seat", "public"] = "seat"


class ConsentTo(msgspec.Struct, frozen=True, tag="consent", tag_field="act", forbid_unknown_fields=True):
    proposal: str
    agree: bool


class ConfirmOptions(msgspec.Struct, frozen=True, tag="confirm_options", tag_field="act", forbid_unknown_fields=True):
    """This player has seen the options in force (C-3)."""


class TapDie(msgspec.Struct, frozen=True, tag="tap_die", tag_field="act", forbid_unknown_fields=True):
    """The die as a person sees it, where the camera cannot."""

    face: str


class ThrowDie(msgspec.Struct, frozen=True, tag="throw_die", tag_field="act", forbid_unknown_fields=True):
    """Throw the die of a rendered tray, where this seat could do something else than roll."""


class TapDice(msgspec.Struct, frozen=True, tag="tap_dice", tag_field="act", forbid_unknown_fields=True):
    """Several dice as a person sees them, in the order in which the prompt names them."""

    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=1, max_length=20)]


class TakeSeat(msgspec.Struct, frozen=True, tag="take_seat", tag_field="act", forbid_unknown_fields=True):
    """A person plays this seat from now on."""


class MaskCell(msgspec.Struct, frozen=True, tag="mask_cell", tag_field="act", forbid_unknown_fields=True):
    """Leave a sensor of the board out, or take it in again: `masked` false. For those who may know what it sees."""

    cell: Annotated[str, msgspec.Meta(max_length=20)]
    masked: bool = True


class ListClaims(msgspec.Struct, frozen=True, tag="list_claims", tag_field="act", forbid_unknown_fields=True):
    """What else this seat might do or have done, though it is not open: the reply lists it. Changes nothing."""


SeatAction: TypeAlias = (
    ProposeUndo
    | ProposeCorrection
    | ConsentTo
    | ConfirmOptions
    | TapDie
    | TapDice
    | ThrowDie
    | TakeSeat
    | MaskCell
    | ListClaims
)


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player of a new game, youngest first. Without a colour, the game's own order of colours."""

    name: Name
    colour: str = ""
    device: Literal["table", "own"] = "table"
    bot: bool = False


class NewGame(msgspec.Struct, frozen=True, tag="new_game", tag_field="act", forbid_unknown_fields=True):
    """`ruleset`: the name of one that comes with the referee; then variants, options and edition are its."""

    game: str
    seats: tuple[NewSeat, ...]
    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    edition: str = DIGEST
    ruleset: str = ""


class Pause(msgspec.Struct, frozen=True, tag="pause", tag_field="act", forbid_unknown_fields=True):
    """No act counts until `resume`."""


class Resume(msgspec.Struct, frozen=True, tag="resume", tag_field="act", forbid_unknown_fields=True):
    """Play goes on."""


class SeatLink(msgspec.Struct, frozen=True, tag="seat_link", tag_field="act", forbid_unknown_fields=True):
    """Make a one-time link for a seat; it appears in host/state."""

    seat: SeatId


class TableLink(msgspec.Struct, frozen=True, tag="table_link", tag_field="act", forbid_unknown_fields=True):
    """Make a one-time link for the table's tablet; it appears in host/state."""


class HouseRuling(msgspec.Struct, frozen=True, tag="house_ruling", tag_field="act", forbid_unknown_fields=True):
    """Words of the host, kept in the history. They change nothing by themselves."""

    text: Words


class ResumeGame(msgspec.Struct, frozen=True, tag="resume_game", tag_field="act", forbid_unknown_fields=True):
    game_id: str


class WipeEvidence(msgspec.Struct, frozen=True, tag="wipe_evidence", tag_field="act", forbid_unknown_fields=True):
    """Delete all pictures."""


class RestartCamera(msgspec.Struct, frozen=True, tag="restart_camera", tag_field="act", forbid_unknown_fields=True):
    """Start the camera process again."""


HostAction: TypeAlias = (
    NewGame | Pause | Resume | SeatLink | TableLink | HouseRuling | ResumeGame | WipeEvidence | RestartCamera
)


class ActionError(ValueError):
    """JSON that is no action. `where` is the place in the JSON, `what` is wrong there."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"{where}: {what}")
        self.what, self.where = what, where


def decode_host_action(raw: bytes | msgspec.Raw) -> HostAction:
    action: HostAction = _convert(raw, HostAction)
    return action


def decode_seat_action(raw: bytes | msgspec.Raw) -> SeatAction | None:
    """The action if it is one of the referee's own, None if it is the game's. Raises ActionError."""
    tag = _convert(raw, _Tag).act
    if tag not in _SEAT_TAGS:
        return None
    action: SeatAction = _convert(raw, SeatAction)
    return action


class _Tag(msgspec.Struct, frozen=True):
    act: str


_SEAT_TAGS = frozenset(tag_of(kind) for kind in get_args(SeatAction))


def _convert(raw: bytes | msgspec.Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise ActionError(what, where.strip("`").removeprefix("$.") or "action") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ActionError(f"no JSON: {error}", "action") from error
