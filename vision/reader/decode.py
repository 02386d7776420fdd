"""One face in the picture against the registered ones: which, how sure, and whether it is one of them at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from vision.reader import codebook, colours, fit, near_miss, prints
from vision.reader.calibration import Calibration
from vision.reader.codebook import Entry
from vision.reader.fit import Array, Fit, Gain, Light
from vision.reader.prints import PrintBook, PrintSeen
from vision.reader.zones import Samples
from vision.types import Die, Image, Reason

TEMPERATURE = 1.0
"""Costs are divided by this before they become probabilities; set on lights that no other number was set on."""

FOREIGN_GAP = 7.0
"""How much better a free colouring must explain the face before we say that it is none of the registered ones."""

FOREIGN_PENALTY = 12.0
"""Cost of a foreign face before anything is seen: foreign dice are rare, and their colourings are many."""

WORST_COST = 14.0
"""Above this no registered face explains the picture, whatever else does."""

SURE = 0.9
"""Least confidence at which a face is read. Of 1,000 rendered rolls, all 9 whose best face was less sure than 0.95
were right; one in three of them stays open."""

RIVALS = 2
"""So many other faces are named, in case somebody says that the reading was wrong."""

PATTERN = 0.6
"""A plain tile whose middle is darker than both its ends by more than this (natural logarithm) is not plain."""

PRINT_MARGIN = 60.0
"""Hypotheses this much worse than the best are not compared with their print."""

DARK = 0.0035
"""Linear light of the brightest zone below which colours drown in noise (about 12 of 255)."""

MOST_VEIL = 0.25
"""A stronger sheen over the whole face (share of white) leaves too little of the plastic's own colour. The shape of a
print shows through it."""

GLARE_ZONES = 3
"""So many zones lost to glare leave too little to judge."""

WARM = np.array([0.5, 0.0, -0.5])
"""Towards bluer light, natural logarithm of blue, green, red."""


_LAMPS = np.array([up + t * WARM for up, t in product((0.0, 0.5), (-0.8, 0.0, 0.8))])

LIGHTS = 5
"""Of so many of the best hypotheses the lights are tried on a foreign face."""


@dataclass(frozen=True)
class Verdict:
    """What a face is: `entry` and `confidence`, or the reason why nobody can say. `rivals`: other faces of the same die
    by name, the nearest first."""

    entry: Entry | None
    confidence: float
    cost: float
    free_cost: float
    reason: Reason | None
    rivals: tuple[str, ...] = ()


class Decoder:
    """Known-face decoding for the faces of some dice.

    palette: colour name to linear BGR albedo (3,). calibration: colours and prints as this camera sees them, or None.
    """

    def __init__(
        self, dice: tuple[Die, ...], palette: dict[str, Array], calibration: Calibration | None = None
    ) -> None:
        learned = calibration.prints if calibration is not None else {}
        seen = calibration.colours if calibration is not None else {}
        whose = calibration.die if calibration is not None else ""
        self.entries = codebook.entries(dice, {(whose, name) for name in learned})
        self.pictured = any(e.pictured for e in self.entries)
        self.palette = palette | {name: np.array(value) for name, value in seen.items()}
        self._learned = set(learned)
        self._print = [_learned(e, learned if e.die.id == whose else {}) for e in self.entries]
        self.book = PrintBook({name: picture for name, picture in learned.items() if name in self._print})
        rows = [codebook.zone_colours(e) for e in self.entries]
        self.model = codebook.model_of(rows, self.palette, calibrated=set(seen))
        self._hide_unknown_prints()
        self._show_learned_prints(learned)
        self._free, self._registered = self._free_colours()
        self._one_coloured = self._faces_of_one_colour()
        self._near = near_miss.NearMisses(self.entries, self.palette, set(seen))
        self._same = _classes(self.entries)

    def _hide_unknown_prints(self) -> None:
        for k, entry in enumerate(self.entries):
            if not entry.shown or self._print[k] in self._learned:
                self.model.sigma[k, 1::2] = 1.5

    def _show_learned_prints(self, learned: Mapping[str, Image]) -> None:
        """Of a print that only a picture tells, the picture says what each zone looks like."""
        for k, (entry, name) in enumerate(zip(self.entries, self._print, strict=True)):
            if entry.pictured and name is not None:
                self.model.mean[k], self.model.sigma[k] = codebook.zones_of_print(learned[name], entry.turns)
                self.model.same[k] = np.eye(8)

    def _free_colours(self) -> tuple[Array, set[tuple[int, ...]]]:
        """Expected look (p, 3) of the colours that a foreign face may have, none that is nearly one of ours; and the
        registered plain faces as colourings (four indices into them)."""
        rows = [codebook.zone_colours(e) for e in self.entries]
        own = sorted({c for row in rows for c in row})
        looks = [colours.expected(self.palette[name]) for name in own]
        registered = {tuple(own.index(c) for c in row[::2]) for row in rows if row[::2] == row[1::2]}
        for name in colours.COMMON:
            look = colours.expected(colours.albedo(name))
            if name not in own and min(float(np.abs(look - other).max()) for other in looks) > 0.7:
                looks.append(look)
        return np.array(looks), registered

    def _faces_of_one_colour(self) -> fit.Model:
        """A face of each free colour, once for each light of `_lights`."""
        count = min(LIGHTS, len(self.entries)) + len(_LAMPS)
        looks = np.tile(np.arange(len(self._free)), count)
        return codebook.model_of_looks(self._free, looks[:, None].repeat(4, axis=1))

    def decode(self, samples: Samples, prior: Gain) -> Verdict:
        """Judges one face. `prior` is what is known of the light."""
        if samples.light.max() < DARK:
            return Verdict(None, 0.0, np.inf, np.inf, Reason.TOO_DARK)
        seen = PrintSeen(self.book, samples.patch)
        found = self._with_prints(seen, self._fit(samples, seen, prior))
        best = int(np.argmin(found.cost))
        free = self._free_cost(samples, found, prior)
        confidence = self._confidence(found, best, free)
        reason = self._doubt(samples, found, best, free, confidence)
        if reason is None and self._is_near_miss(samples, found, best, prior):
            reason = Reason.UNKNOWN_FACE
        entry = self.entries[best]
        return Verdict(entry, confidence, float(found.cost[best]), free, reason, self._rivals(found, entry))

    def _fit(self, samples: Samples, seen: PrintSeen, prior: Gain) -> Fit:
        """The fit of the hypotheses, but of those that only a picture tells, and that the face is not like, where any
        other is left: most of a printed die's."""
        kept = [k for k, entry in enumerate(self.entries) if not (entry.pictured and self._is_other(k, seen))]
        if len(kept) in (0, len(self.entries)):
            return fit.fit(samples, self.model, prior)
        found = fit.fit(samples, self.model.part(kept), prior)
        place = np.full(len(self.entries), int(np.argmin(found.cost)))
        place[kept] = np.arange(len(kept))
        cost = np.full(len(self.entries), np.inf)
        cost[kept] = found.cost
        return Fit(cost, Light(found.light.gain[place], found.light.veil[place]), found.zones[place])

    def _is_other(self, k: int, seen: PrintSeen) -> bool:
        """Whether the face shows another print than the one that was learned for a hypothesis."""
        name, entry = self._print[k], self.entries[k]
        return name in self._learned and seen.like(name, entry.turns) < prints.least(entry.face.print)

    def _with_prints(self, seen: PrintSeen, found: Fit) -> Fit:
        """Adds what the learned prints say about the hypotheses that may still win."""
        near = np.nonzero(found.cost < found.cost.min() + PRINT_MARGIN)[0]
        cost = found.cost.copy()
        for k in near.tolist():
            name = self._print[k]
            if name is None:
                continue
            like = seen.like(name, self.entries[k].turns)
            cost[k] -= prints.GAIN * max(0.0, (like - 0.5) / 0.5)
            if name != prints.RED_CIRCLE:
                cost[k] += np.inf if self._is_other(k, seen) else prints.COST * (1 - like)
        return Fit(cost, found.light, found.zones)

    def _is_patterned(self, samples: Samples, k: int) -> bool:
        """Whether a tile, or the whole face, that should be plain has something dark in its middle (bare studs may)."""
        if self.entries[k].face.print is not None:
            return False
        cells = [cell != "bare" for cell in _cells(self.entries[k])]
        plain = np.array([*cells, all(cells)])
        return bool((samples.printed[plain] > PATTERN).any())

    def _is_near_miss(self, samples: Samples, found: Fit, best: int, prior: Gain) -> bool:
        if self.entries[best].pictured:
            return False
        light = Light(found.light.gain[best : best + 1], found.light.veil[best : best + 1])
        return self._near.gain(samples, best, light, prior) > near_miss.MOST_GAIN

    def _free_cost(self, samples: Samples, found: Fit, prior: Gain) -> float:
        """Cost of the best colouring that is not a registered face: cell by cell, one colour a cell.

        It starts from the gains already found. Where the best colouring is a registered one, the best that differs
        from it in one cell stands in.
        """
        lights = self._lights(samples, found, prior)
        count, looks = len(lights.veil), len(self._free)
        each = Light(np.repeat(lights.gain, looks, axis=0), np.repeat(lights.veil, looks))
        cells = fit.zone_costs(samples, self._one_coloured, each).reshape(count, looks, 4, 2).sum(axis=3)
        pick = np.argmin(cells, axis=1)
        chosen = np.array([self._unregistered(cells[i], pick[i]) for i in range(count)])
        return float(fit.fit(samples, codebook.model_of_looks(self._free, chosen), prior, lights).cost.min())

    def _lights(self, samples: Samples, found: Fit, prior: Gain) -> Light:
        """Lights to try: those of the best hypotheses, and a few lamps under which the brightest zone is white."""
        best = np.argsort(found.cost)[:LIGHTS]
        top = float(np.log(samples.light.max())) + prior.mean - prior.mean.mean()
        gain = np.concatenate([found.light.gain[best], top + _LAMPS])
        return Light(gain, np.concatenate([found.light.veil[best], np.zeros(len(_LAMPS))]))

    def _unregistered(self, cells: Array, pick: NDArray[np.intp]) -> NDArray[np.intp]:
        """The colouring `pick` (4,), or its nearest neighbour if it is registered; cells (p, 4) are the costs."""
        if tuple(int(i) for i in pick) not in self._registered:
            return pick
        ranked = np.argsort(cells, axis=0)
        rise = cells[ranked[1], range(4)] - cells[ranked[0], range(4)]
        for cell in np.argsort(rise):
            other = pick.copy()
            other[cell] = ranked[1, cell]
            if tuple(int(i) for i in other) not in self._registered:
                return other
        return np.asarray(ranked[2], dtype=np.intp)

    def _confidence(self, found: Fit, best: int, free: float) -> float:
        """Probability of the best face: turns of one face add up, a foreign face counts among the rivals."""
        costs = np.append(found.cost, free + FOREIGN_PENALTY)
        share = np.exp(-(costs - costs.min()) / (2 * TEMPERATURE))
        classes = np.append(self._same, -1)
        return float(share[classes == self._same[best]].sum() / share.sum())

    def _rivals(self, found: Fit, best: Entry) -> tuple[str, ...]:
        """The other faces of that die which explain the picture next best."""
        ranked = (self.entries[k] for k in np.argsort(found.cost) if np.isfinite(found.cost[k]))
        names = dict.fromkeys(entry.face.name for entry in ranked if entry.die.id == best.die.id)
        return tuple(name for name in names if name != best.face.name)[:RIVALS]

    def _doubt(self, samples: Samples, found: Fit, best: int, free: float, confidence: float) -> Reason | None:
        cost = float(found.cost[best])
        glare = int((found.zones[best] >= fit.GLARE_COST).sum())
        if cost > WORST_COST or cost - free > FOREIGN_GAP:
            white = int(samples.clipped.all(axis=1).sum())
            return Reason.GLARE if glare >= GLARE_ZONES and white >= GLARE_ZONES else Reason.UNKNOWN_FACE
        if self._is_patterned(samples, best):
            return Reason.UNKNOWN_FACE
        if float(found.light.veil[best]) > MOST_VEIL and self._print[best] is None:
            return Reason.GLARE
        if confidence < SURE or not self.entries[best].shown:
            return Reason.LOW_CONFIDENCE
        return None


def _cells(entry: Entry) -> list[str]:
    grid = codebook.turned(entry.face.tiles, entry.turns)
    return [*grid[0], *grid[1]]


def _learned(entry: Entry, names: Mapping[str, Image]) -> str | None:
    """The name under which an entry's print was learned: its own face's, or that of an equal one."""
    looks = codebook.looks_of(entry.face)
    if entry.face.print is None:
        return None
    equal = (face.name for face in entry.die.faces if codebook.looks_of(face) == looks and face.name in names)
    return next(equal, entry.face.print if entry.face.print == prints.RED_CIRCLE else None)


def _classes(entries: list[Entry]) -> Array:
    """A number for each entry, equal for turns of the same face."""
    names = [(e.die.id, e.face.name) for e in entries]
    return np.array([names.index(name) for name in names])
