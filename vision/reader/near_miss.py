"""A face that is a registered one but for one tile of another, perhaps similar, colour: a foreign die's, not ours.

The tolerance for what table and plastic may differ by has to be wide, so that orange can pass for a red. But then red
with one tile made orange explains the picture better, under the same light: that gain is what is judged here, against
how well the other tiles agree with the table. (Where they all disagree, it is the table, or the light, that is off.)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import numpy as np

from vision.reader import codebook, colours, fit
from vision.reader.codebook import Entry
from vision.reader.fit import Array, Gain, Light, Model
from vision.reader.palette import table
from vision.reader.zones import Samples

DIFFERENT = 0.3
"""Colours nearer than this in all channels (natural logarithm) are one colour to a camera."""

PALE = 0.8
"""A colour with less than this share of a tile's own saturation is no rival: sheen and pale cameras make tan of yellow.
So a tan tile for a yellow one is not told without calibration."""

FITTED = 6
"""So many rivals, the best under the light that is already known, are fitted with a light of their own."""

USUAL_COST, UNUSUAL = -26.0, 12.0
"""Median cost of a face that is a registered one, and the rise above it at which a rival's gain counts half."""

MOST_GAIN = 3.5
"""A rival that explains the picture so much better shows another face. Set on 300 rendered rolls and the 12 photos,
spoiled in seven ways: it costs 0 rolls and 2 of 77 photos."""


class NearMisses:
    """For each entry, the faces that differ from it by one tile."""

    def __init__(self, entries: list[Entry], palette: Mapping[str, Array], calibrated: Collection[str]) -> None:
        self._entries = entries
        self._palette = dict(palette)
        self._calibrated = calibrated
        self._rivals = {name: _rivals(name, palette) for name in {c for e in entries for c in codebook.zone_colours(e)}}
        self._models: dict[int, Model | None] = {}

    def gain(self, samples: Samples, entry: int, light: Light, prior: Gain) -> float:
        """How much better than the entry one of its rivals explains the samples; `light` (one row): the entry's own."""
        if entry not in self._models:
            self._models[entry] = self._model(entry)
        model = self._models[entry]
        if model is None:
            return 0.0
        count = len(model.mean)
        same_light = Light(light.gain.repeat(count, axis=0), light.veil.repeat(count))
        first = fit.zone_costs(samples, model, same_light).sum(axis=1)
        best = np.append(0, 1 + np.argsort(first[1:])[:FITTED])
        part = replace(model, mean=model.mean[best], sigma=model.sigma[best], same=model.same[best])
        cost = fit.fit(samples, part, prior, Light(same_light.gain[best], same_light.veil[best])).cost
        rival = float(cost[1:].min())
        return (float(cost[0]) - rival) / (1 + max(0.0, rival - USUAL_COST) / UNUSUAL)

    def _model(self, entry: int) -> Model | None:
        """The entry itself and its rivals; None if all its tiles are printed."""
        own = codebook.zone_colours(self._entries[entry])
        rows = [own]
        for k in range(0, 8, 2):
            plain = own[k] == own[k + 1]
            rows += [[*own[:k], name, name, *own[k + 2 :]] for name in (self._rivals[own[k]] if plain else ())]
        return codebook.model_of(rows, self._palette, self._calibrated) if len(rows) > 1 else None


def _rivals(name: str, palette: Mapping[str, Array]) -> tuple[str, ...]:
    """The table's colours that a camera can tell from a colour, and that are not only a paler one."""
    look = colours.expected(palette[name])
    return tuple(
        other
        for other in table()
        if other != name
        and float(np.abs(colours.expected(palette[other]) - look).max()) > DIFFERENT
        and _saturation(palette[other]) > PALE * _saturation(palette[name])
    )


def _saturation(light: Array) -> float:
    return 1.0 - float(light.min() / max(float(light.max()), 1e-6))
