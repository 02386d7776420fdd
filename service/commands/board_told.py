"""What `referee board test` says of the sensors: a picture, a line for each change, or the same for a machine. Pure."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from engine.core.sensing import ANY, Mark
from firmware_bridge.events import Cells, Changed, Event, Health, Identified, Identity, Scanning, WholeBoard
from service.health import in_english

CHIP: Final = 8
MANY: Final = 12
"""More names than that are counted, not listed: the picture shows them."""
GRID_NAME: Final = re.compile(r"([a-z])([0-9]{1,2})")
SIGNS: Final = {ANY: "●", "north": "N", "south": "S"}
FREE, NEVER_OCCUPIED, NEVER_FREE, FLICKERS, UNKNOWN = "·", "○", "■", "~", "?"
LEGEND: Final = "· free   ○ free so far   ■ occupied so far   ~ flickers   ? not known"


@dataclass(frozen=True)
class Plan:
    """`cells`: the game's, in reading order. `wiring`: what each channel looks at. Both empty: bare channels."""

    cells: tuple[str, ...] = ()
    wiring: tuple[Mark, ...] = ()

    def sensor(self, channel: int) -> str:
        """What [board] calls it; a channel that looks at nothing is its number."""
        if channel >= len(self.wiring):
            return str(channel)
        cell, pole = self.wiring[channel]
        return f"{cell}/{pole}" if pole else cell

    def sensors(self, channels: Iterable[int]) -> list[str]:
        """In the order of the chain."""
        return [self.sensor(channel) for channel in sorted(channels)]


@dataclass(frozen=True)
class Seen:
    """All that the board has told. `occupied` None: the board is not known now. `heard`: it once was. `scans`: in a
    second."""

    identity: Identity | None = None
    health: Health | None = None
    channels: int = 0
    occupied: frozenset[int] | None = None
    cells: Cells | None = None
    changes: int = 0
    scans: int | None = None
    heard: bool = False

    @property
    def complete(self) -> bool:
        return None not in (self.occupied, self.cells, self.health, self.scans)

    @property
    def offline(self) -> bool:
        return self.health is not None and self.health.state == "offline"

    def after(self, event: Event) -> Seen:
        match event:
            case Identified():
                return replace(self, identity=event.identity, channels=event.identity.channels, cells=None, scans=None)
            case WholeBoard():
                return replace(self, occupied=event.occupied, channels=event.channels, heard=True)
            case Changed():
                return replace(self, occupied=event.occupied, changes=self.changes + len(event.changes))
            case Health():
                return replace(self, health=event, occupied=None if event.state == "offline" else self.occupied)
            case Cells():
                return replace(self, cells=event)
            case Scanning():
                return replace(self, scans=event.per_s)


# ---- the picture


def picture(seen: Seen, plan: Plan, port: str, width: int = 80) -> list[str]:
    """The board as lines of text."""
    lines = [*_wrapped(_who(seen, port), width), *_wrapped(_how(seen.health), width), ""]
    lines += _grid(seen, plan) if seen.channels else ["No sensors are known yet."]
    lines += ["", _legend(plan), ""]
    for text in _in_words(seen, plan):
        lines += _wrapped(text, width)
    return lines


def _who(seen: Seen, port: str) -> str:
    if seen.identity is None:
        return f"Looking for the board at {port}."
    return f"The board at {port}: {_controller(seen.identity)}"


def _controller(identity: Identity) -> str:
    why = f", started by: {', '.join(identity.resets)}" if identity.resets else ""
    return f"{identity.channels} sensors, firmware {identity.version} (build {identity.build}){why}."


def _how(health: Health | None) -> str:
    if health is None:
        return "Waiting for its answer."
    if health.state == "ok":
        return "It works."
    head = "It works, but" if health.state == "degraded" else "It does not work"
    return f"{head}: {' '.join(said_of(health))}"


def said_of(health: Health) -> tuple[str, str]:
    """What is wrong with the board, and how to mend it."""
    return in_english(health.code, health.facts) if health.code else ("", "")


def _legend(plan: Plan) -> str:
    poles = any(pole for _cell, pole in plan.wiring)
    return f"{'N S magnet' if poles else '● magnet'}   {LEGEND}"


def _grid(seen: Seen, plan: Plan) -> list[str]:
    signs = _signs(seen, plan)
    if not plan.cells:
        head = _row("", [f"+{place}" for place in range(CHIP)])
        chips = range(0, seen.channels, CHIP)
        return [head, *(_row(str(chip), [signs[str(chip + place)] for place in range(CHIP)]) for chip in chips)]
    places = [GRID_NAME.fullmatch(cell) for cell in plan.cells]
    if not all(places):
        wide = max(map(len, plan.cells)) + 4
        named = [f"{cell} {signs.get(cell, '')}".ljust(wide) for cell in plan.cells]
        return ["  " + "".join(named[start : start + CHIP]).rstrip() for start in range(0, len(named), CHIP)]
    columns = sorted({place[1] for place in places if place})
    rows = sorted({int(place[2]) for place in places if place})
    return [
        _row("", columns),
        *(_row(str(row), [signs.get(f"{column}{row}", "") for column in columns]) for row in rows),
    ]


def _row(label: str, signs: Iterable[str]) -> str:
    return (f"{label:>4} " + "".join(f"{sign:^4}" for sign in signs)).rstrip()


def _signs(seen: Seen, plan: Plan) -> dict[str, str]:
    """Cell, or channel without a cell -> what its sensors see, one sign a sensor."""
    signs: dict[str, str] = {}
    for channel in range(seen.channels):
        cell, pole = plan.wiring[channel] if channel < len(plan.wiring) else (str(channel), ANY)
        signs[cell] = signs.get(cell, "") + _sign(seen, channel, pole)
    return signs


def _sign(seen: Seen, channel: int, pole: str) -> str:
    cells = seen.cells or Cells(frozenset(), frozenset(), frozenset())
    if seen.occupied is None:
        return UNKNOWN
    if channel in cells.flickering:
        return FLICKERS
    if channel in seen.occupied:
        return NEVER_FREE if channel in cells.never_free else SIGNS[pole]
    return NEVER_OCCUPIED if channel in cells.never_occupied else FREE


def _in_words(seen: Seen, plan: Plan) -> Iterator[str]:
    """Below the picture: what it shows, and what to do about it."""
    if seen.occupied is None:
        return
    yield f"Magnets: {_names(plan, seen.occupied)}. Changes since the start: {seen.changes}."
    if seen.scans is not None:
        yield _scans(seen.scans)
    if without := [cell for cell in plan.cells if cell not in {cell for cell, _ in plan.wiring[: seen.channels]}]:
        yield f"Without a sensor: {_listed(without)}."
    if strange := list(dict.fromkeys(cell for cell, _ in plan.wiring if cell not in plan.cells)):
        yield f"In [board] wiring, but no cells of this game: {_listed(strange)}."
    if plan.cells and seen.channels > len(plan.wiring):
        yield f"Channels that look at no cell: {len(plan.wiring)} to {seen.channels - 1}."
    if seen.cells is None:
        return
    if seen.cells.flickering:
        yield (
            f"Flickering: {_names(plan, seen.cells.flickering)}. They keep their last value. "
            "Bring the magnet nearer, or take a stronger one; if nothing stands there, change the sensor."
        )
    if stuck := seen.cells.never_free & seen.occupied:
        yield f"Never free since the start: {_names(plan, stuck)}. Lift what stands there: it must turn free."
    if unused := seen.cells.never_occupied - seen.occupied:
        yield f"Never occupied since the start: {_names(plan, unused)}. Put a magnet on each once."


def _scans(per_s: int) -> str:
    return f"Scans a second: {per_s}."


def _names(plan: Plan, channels: Iterable[int]) -> str:
    return _listed(plan.sensors(channels))


def _listed(names: list[str]) -> str:
    if len(names) > MANY:
        return f"{len(names)} of them"
    return ", ".join(names) or "none"


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(20, width - 1), subsequent_indent="  ")


# ---- one line a change


def sentences(event: Event, before: Seen, plan: Plan) -> list[tuple[float | None, str]]:
    """What an event says, each with its time on the link's clock where it has one of its own."""
    match event:
        case Identified():
            return [(None, f"The board: {_controller(event.identity)}")]
        case Health():
            return [(None, _how(event))]
        case WholeBoard():
            return [(None, f"The whole board ({event.reason}). Magnets: {_names(plan, event.occupied)}.")]
        case Changed():
            return [
                (change.at, f"{plan.sensor(change.channel)}: {'a magnet' if change.occupied else 'free'}")
                for change in event.changes
            ]
        case Cells():
            return [(None, text) for text in _about_cells(event, before.cells, plan)]
        case Scanning():
            return [(None, _scans(event.per_s))]


def _about_cells(now: Cells, before: Cells | None, plan: Plan) -> Iterator[str]:
    """The first time all of it; later what flickers, for the changes tell the rest."""
    if (before.flickering if before else frozenset()) != now.flickering:
        yield f"Flickering: {_names(plan, now.flickering)}."
    if before is None:
        yield f"Never free since the start: {_names(plan, now.never_free)}."
        yield f"Never occupied since the start: {_names(plan, now.never_occupied)}."


def records(event: Event, before: Seen, plan: Plan) -> list[tuple[float | None, dict[str, Any]]]:
    """The same for a machine."""
    match event:
        case Identified():
            return [(None, {"kind": "controller", **asdict(event.identity)})]
        case Health():
            reason, how_to_fix = said_of(event)
            told = {"state": event.state, "code": event.code, "reason": reason, "how_to_fix": how_to_fix}
            return [(None, {"kind": "health", **told})]
        case WholeBoard():
            return [(None, {"kind": "board", "reason": event.reason, "occupied": plan.sensors(event.occupied)})]
        case Changed():
            return [
                (
                    change.at,
                    {
                        "kind": "change",
                        "sensor": plan.sensor(change.channel),
                        "channel": change.channel,
                        "occupied": change.occupied,
                    },
                )
                for change in event.changes
            ]
        case Scanning():
            return [(None, {"kind": "scanning", **asdict(event)})]
        case Cells() if event != before.cells:
            sets = {name: plan.sensors(channels) for name, channels in vars(event).items()}
            return [(None, {"kind": "sensors", **sets})]
    return []
