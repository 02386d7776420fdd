"""How well each way of colouring a face explains the samples, with the light fitted along with it.

Model, per zone and channel: log(light) = log(albedo + veil) + gain + error. The gain (one number a channel, for
the whole face) is the lamp, the exposure and the white balance together. It has a prior: any brightness, the
colours of real lamps (blue to yellow easily, green to magenta hardly). The veil (one number for the whole face) is
light that the gloss adds in the lamp's own colour; a camera that shows colours pale does the same. Per hypothesis
the best gain and veil are found by a few Gauss-Newton steps; the cost is -2 log likelihood up to a constant.
Robust: one zone under glare costs a fixed amount; a clipped channel only says "at least".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vision.reader import colours, quads
from vision.reader.zones import Samples

Array = NDArray[np.float64]

FLOOR = 0.0012
"""Linear light of about one grey level in the dark: what noise and rounding can hide."""

SHADE = 0.18
"""Standard deviation of brightness between zones (shadow, tilt of the light), natural logarithm."""

LIKE, LIKE_VEIL = 0.1, 0.012
"""Standard deviation between zones of one plastic: of any channel, and of the veil (a share of white)."""

CLIP_BLEED = (0.0, 0.25, 0.8)
"""Extra error of a channel beside none, one or two clipped ones: cameras pale overexposed colours."""

VEIL_SIGMA = 0.06
"""Standard deviation of the veil beyond the usual one, as a share of white."""

VEIL_WEIGHT = 3.0
"""The veil's prior has a heavy tail: cost VEIL_WEIGHT * log(1 + (veil / VEIL_SIGMA)^2). A mirror-like sheen is real."""

SHEEN = 0.5
"""A second start of the fit, for a face that a lamp's reflection covers wholly."""

PALE = 0.15
"""That is tried if the weakest channel of all zones is at least this share of the strongest."""

VEIL_RANGE = (-0.03, 2.0)
"""The veil stays within this; below 0: a camera that deepens colours."""

LEAST_LOOK = colours.VEIL + 0.001
"""A surface returns at least the usual veil: no camera makes it darker than black."""

GLARE_COST = 12.0
"""Cost of saying that one zone is glare."""

GLARE_LIGHT = 0.5
"""A glare has at least this much of its weakest channel (linear)."""

CAP = 60.0
"""Largest cost of one zone: no single zone decides alone."""

OVERLAP = 0.6
"""Weight of a zone: two zones of one tile tell less than two tiles."""


STEPS, STEPS_FROM_NEAR = 4, 2
"""Gauss-Newton steps of a fit that begins with nothing, and of one that begins with the light of a similar face."""

_DIAGONAL = np.arange(3)


@dataclass(frozen=True)
class Gain:
    """Prior of the gain: mean (3,) and precision (3, 3), natural logarithm, order blue, green, red."""

    mean: Array
    precision: Array


def gain_prior(mean: Array | None = None, common: float = 0.9, warm: float = 0.7, tint: float = 0.2) -> Gain:
    """A gain prior from standard deviations: of brightness, of blue against red, of green against both."""
    basis = np.array([[1.0, 1.0, 1.0], [0.5, 0.0, -0.5], [0.5, -1.0, 0.5]]).T
    covariance = basis @ np.diag([common**2, warm**2, tint**2]) @ basis.T
    centre = np.full(3, -0.4) if mean is None else mean
    return Gain(centre, np.asarray(np.linalg.inv(covariance)))


@dataclass(frozen=True)
class Model:
    """What hypotheses expect: mean (n, 8, 3) of log(albedo + veil), its standard deviation, same shape, and which
    zones show the same plastic: `same` (n, 8, 8), 1 where they do."""

    mean: Array
    sigma: Array
    same: Array

    def part(self, chosen: list[int]) -> Model:
        """The model of some of the hypotheses."""
        return Model(self.mean[chosen], self.sigma[chosen], self.same[chosen])

    @cached_property
    def look(self) -> Array:
        """Expected albedo + veil (n, 8, 3)."""
        return np.asarray(np.exp(self.mean))

    @cached_property
    def unlike(self) -> tuple[Array, Array]:
        """Inverse variance (n, 8, 3) between zones of one plastic; what a zone's own brightness takes off (n, 8)."""
        inverse = 0.5 / (LIKE**2 + (LIKE_VEIL / self.look) ** 2)
        return inverse, SHADE**2 / (1 + SHADE**2 * inverse.sum(axis=2))


@dataclass(frozen=True)
class Light:
    """What the fit finds beside the colours: gain (n, 3), veil (n,) beyond the usual one, a share of white."""

    gain: Array
    veil: Array


@dataclass(frozen=True)
class Fit:
    """Cost (n,), light and cost of each zone (n, 8) for each hypothesis."""

    cost: Array
    light: Light
    zones: Array


def fit(samples: Samples, model: Model, prior: Gain, start: Light | None = None) -> Fit:
    """Fits every hypothesis of `model` to the samples. `start`: a light for each that is nearly right already."""
    task = _task(samples, model)
    if start is not None:
        return _fit_from(task, prior, start, STEPS_FROM_NEAR)
    found = _fit_from(task, prior, _first_light(task, 0.0), STEPS)
    if not _pale(samples):
        return found
    other = _fit_from(task, prior, _first_light(task, SHEEN), 2 * STEPS)
    better = other.cost < found.cost
    light = Light(
        np.where(better[:, None], other.light.gain, found.light.gain),
        np.where(better, other.light.veil, found.light.veil),
    )
    zones = np.where(better[:, None], other.zones, found.zones)
    return Fit(np.minimum(found.cost, other.cost), light, zones)


def zone_costs(samples: Samples, model: Model, light: Light) -> Array:
    """Cost of each zone (n, 8), spread included, under given lights."""
    task = _task(samples, model)
    return np.asarray(_zone_cost(task, light, alone=True) + task.size)


@dataclass(frozen=True)
class _Task:
    """What stays the same through all steps of one fit: samples and model, and what follows from both.

    seen (8, 3): the samples on the scale of `colours.expected` (the veil is a share of the face's own brightest light);
    clipped (8, 3), or None where no channel is; inverse (n, 8, 3) and size (n, 8): of the variances, their sum of
    logarithms; weight (n, 8, 3) of an error in a step; shade (n, 8): what a brightness of its own takes off a zone's
    distance (Sherman-Morrison).
    """

    samples: Samples
    model: Model
    seen: Array
    clipped: NDArray[np.bool_] | None
    inverse: Array
    size: Array
    weight: Array
    shade: Array


def _task(samples: Samples, model: Model) -> _Task:
    seen = np.log(samples.light + colours.VEIL * samples.light.max() + FLOOR)
    count = np.minimum(samples.clipped.sum(axis=1, keepdims=True), 2)
    bleed = np.where(samples.clipped, 0.0, np.array(CLIP_BLEED)[count])
    dark = FLOOR / (samples.light + FLOOR)
    variance = model.sigma**2 + (bleed**2 + dark**2)
    inverse = 1.0 / variance
    return _Task(
        samples,
        model,
        seen,
        samples.clipped if samples.clipped.any() else None,
        inverse,
        np.log(variance).sum(axis=2),
        OVERLAP / (variance + SHADE**2),
        SHADE**2 / (1 + SHADE**2 * inverse.sum(axis=2)),
    )


def _pale(samples: Samples) -> bool:
    """Whether all zones have so much of every channel that a strong sheen may lie over the whole face."""
    return bool(samples.light.min() > PALE * samples.light.max())


def _first_light(task: _Task, veil: float) -> Light:
    """Where a fit begins that knows nothing: one veil, and the gain that fits the middle zone's brightest channel."""
    brightest = np.log(task.model.look.max(axis=2) + veil)
    gain = quads.medians(task.seen.max(axis=1) - brightest)
    return Light(np.repeat(gain[:, None], 3, axis=1), np.full(len(gain), veil))


def _fit_from(task: _Task, prior: Gain, light: Light, steps: int) -> Fit:
    """Fits every hypothesis, beginning with one light each."""
    for _ in range(steps):
        light = _step(task, light, prior)
    zones = _zone_cost(task, light)
    off = light.gain - prior.mean
    known = ((off @ prior.precision) * off).sum(axis=1) + VEIL_WEIGHT * np.log1p((light.veil / VEIL_SIGMA) ** 2)
    return Fit(np.asarray(OVERLAP * (zones + task.size).sum(axis=1) + known), light, zones)


def _step(task: _Task, light: Light, prior: Gain) -> Light:
    """One Gauss-Newton step of the four unknowns: three gains and the veil."""
    look = np.maximum(task.model.look + light.veil[:, None, None], LEAST_LOOK)
    error = _error(task, look, light)
    weight = _weight(task, error)
    slope = np.where(look > LEAST_LOOK, 1 / look, 0.0)
    sloped = weight * slope
    hold = VEIL_WEIGHT / (VEIL_SIGMA**2 + light.veil**2)
    normal = np.empty((len(slope), 4, 4))
    normal[:, :3, :3] = prior.precision
    normal[:, _DIAGONAL, _DIAGONAL] += weight.sum(axis=1)
    normal[:, :3, 3] = normal[:, 3, :3] = sloped.sum(axis=1)
    normal[:, 3, 3] = np.einsum("nzc,nzc->n", sloped, slope) + hold
    right = np.empty((len(slope), 4, 1))
    right[:, :3, 0] = np.einsum("nzc,nzc->nc", weight, error) + (prior.mean - light.gain) @ prior.precision
    right[:, 3, 0] = np.einsum("nzc,nzc->n", sloped, error) - light.veil * hold
    move = np.linalg.solve(normal, right)[..., 0]
    reach = 0.05 + 0.5 * np.abs(light.veil)
    veil = light.veil + np.minimum(np.maximum(move[:, 3], -reach), reach)
    return Light(light.gain + move[:, :3], np.minimum(np.maximum(veil, VEIL_RANGE[0]), VEIL_RANGE[1]))


def _error(task: _Task, look: Array, light: Light) -> Array:
    """What was seen minus what was expected; a clipped channel is right if more was expected."""
    error = task.seen - np.log(look) - light.gain[:, None, :]
    if task.clipped is None:
        return np.asarray(error)
    return np.where(task.clipped & (error < 0), 0.0, error)


def _distance(task: _Task, error: Array) -> Array:
    """Squared distance per zone, a brightness of its own allowed within SHADE."""
    scaled = error * task.inverse
    return np.asarray((scaled * error).sum(axis=2) - task.shade * scaled.sum(axis=2) ** 2)


def _weight(task: _Task, error: Array) -> Array:
    """Weights (n, 8, 3) for one step: outlying zones count less."""
    robust = (CAP / (CAP + _distance(task, error))) ** 2
    weight = task.weight * robust[..., None]
    if task.clipped is not None:
        weight[task.clipped & (error == 0.0)] = 0.0
    return np.asarray(weight)


def _zone_cost(task: _Task, light: Light, alone: bool = False) -> Array:
    look = np.maximum(task.model.look + light.veil[:, None, None], LEAST_LOOK)
    error = _error(task, look, light)
    cost = _distance(task, error)
    cost = cost if alone else cost + _unlike(task, error, cost)
    cost = CAP * cost / (CAP + cost)
    bright = task.samples.light.min(axis=1) > GLARE_LIGHT
    if not bright.any():
        return np.asarray(cost)
    glare = bright & (error.min(axis=2) > -0.25)
    return np.where(glare, np.minimum(cost, GLARE_COST), cost)


def _unlike(task: _Task, error: Array, cost: Array) -> Array:
    """Cost (n, 8) of zones of one plastic that differ in hue: the table may be wrong about a plastic, but it is then
    wrong in the same way all over the face. Zones that fit badly (glare) do not count for the common error."""
    weight = task.model.same * (1.0 / (1.0 + (cost / GLARE_COST) ** 2))[:, None, :]
    common = (weight @ error) / weight.sum(axis=2)[..., None]
    off = error - common
    if task.clipped is not None:
        off[:, task.clipped] = 0.0
    inverse, shade = task.model.unlike
    scaled = off * inverse
    return np.asarray((scaled * off).sum(axis=2) - shade * scaled.sum(axis=2) ** 2)
