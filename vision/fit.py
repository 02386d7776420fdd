"""How well each way of colouring a face explains the samples, with the light's colour fitted along with it.

Model, per zone and channel: log(light) = log(albedo + veil) + gain + error. The gain (one number a channel, for
the whole face) is the lamp, the exposure and the white balance together. It has a prior: any brightness, the
colours of real lamps (blue to yellow easily, green to magenta hardly). Per hypothesis the best gain is found by
a few Gauss-Newton steps; the cost is -2 log likelihood up to a constant. Robust: one zone under glare costs a
fixed amount; a clipped channel only says "at least".
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision import colours
from vision.zones import Samples

Array = NDArray[np.float64]

FLOOR = 0.0012
"""Linear light of about one grey level in the dark: what noise and rounding can hide."""

SHADE = 0.18
"""Standard deviation of brightness between zones (shadow, tilt of the light), natural logarithm."""

CLIP_BLEED = 0.45
"""Extra error of a channel beside a clipped one: cameras pale overexposed colours."""

GLARE_COST = 10.0
"""Cost of saying that one zone is glare."""

GLARE_LIGHT = 0.35
"""A glare has at least this much of its weakest channel (linear)."""

CAP = 60.0
"""Largest cost of one zone: no single zone decides alone."""

OVERLAP = 0.6
"""Weight of a zone: two zones of one tile tell less than two tiles."""


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
    """What hypotheses expect: mean (n, 8, 3) of log(albedo + veil), and its standard deviation, same shape."""

    mean: Array
    sigma: Array


@dataclass(frozen=True)
class Fit:
    """Cost (n,), gain (n, 3) and cost of each zone (n, 8) for each hypothesis."""

    cost: Array
    gain: Array
    zones: Array


def fit(samples: Samples, model: Model, prior: Gain, steps: int = 5) -> Fit:
    """Fits every hypothesis of `model` to the samples."""
    seen = _seen(samples)
    variance = _variance(samples, model)
    gain = np.asarray(np.repeat(_start(seen, model)[:, None], 3, axis=1))
    for _ in range(steps):
        error, weight = _weighted(samples, seen, model, variance, gain, prior)
        precision = prior.precision + np.einsum("nzc,cd->ncd", weight, np.eye(3))
        pull = weight * error
        right = pull.sum(axis=1) + (prior.mean - gain) @ prior.precision
        gain = gain + np.linalg.solve(precision, right[..., None])[..., 0]
    zones = _zone_cost(samples, seen, model, variance, gain)
    off = gain - prior.mean
    size = np.log(variance).sum(axis=(1, 2))
    cost = OVERLAP * (zones.sum(axis=1) + size) + np.einsum("nc,cd,nd->n", off, prior.precision, off)
    return Fit(np.asarray(cost), gain, zones)


def zone_costs(samples: Samples, model: Model, gain: Array) -> Array:
    """Cost of each zone (n, 8), spread included, under given gains (n, 3)."""
    variance = _variance(samples, model)
    size = np.log(variance).sum(axis=2)
    return np.asarray(_zone_cost(samples, _seen(samples), model, variance, gain) + size)


def _seen(samples: Samples) -> Array:
    """The samples on the scale of `colours.expected`: the veil is a share of the face's own brightest light."""
    return np.asarray(np.log(samples.light + colours.VEIL * samples.light.max() + FLOOR))


def _start(seen: Array, model: Model) -> Array:
    return np.asarray(np.median(seen.max(axis=1) - model.mean.max(axis=2), axis=1))


def _variance(samples: Samples, model: Model) -> Array:
    bleed = np.where(samples.clipped.any(axis=1, keepdims=True) & ~samples.clipped, CLIP_BLEED, 0.0)
    dark = FLOOR / (samples.light + FLOOR)
    return np.asarray(model.sigma**2 + (bleed**2 + dark**2)[None])


def _error(samples: Samples, seen: Array, model: Model, gain: Array) -> Array:
    """What was seen minus what was expected; a clipped channel is right if more was expected."""
    error = seen[None] - model.mean - gain[:, None, :]
    return np.asarray(np.where(samples.clipped[None] & (error < 0), 0.0, error))


def _distance(error: Array, variance: Array) -> Array:
    """Squared distance per zone, a brightness of its own allowed within SHADE (Sherman-Morrison)."""
    inverse = 1.0 / variance
    plain = (error**2 * inverse).sum(axis=2)
    along = (error * inverse).sum(axis=2)
    return np.asarray(plain - SHADE**2 * along**2 / (1 + SHADE**2 * inverse.sum(axis=2)))


def _zone_cost(samples: Samples, seen: Array, model: Model, variance: Array, gain: Array) -> Array:
    error = _error(samples, seen, model, gain)
    cost = _distance(error, variance)
    cost = CAP * cost / (CAP + cost)
    bright = samples.light.min(axis=1) > GLARE_LIGHT
    glare = bright[None] & (error.min(axis=2) > -0.25)
    return np.asarray(np.where(glare, np.minimum(cost, GLARE_COST), cost))


def _weighted(
    samples: Samples, seen: Array, model: Model, variance: Array, gain: Array, prior: Gain
) -> tuple[Array, Array]:
    """Errors and weights (n, 8, 3) for one step: outlying zones count less."""
    error = _error(samples, seen, model, gain)
    distance = _distance(error, variance)
    robust = (CAP / (CAP + distance)) ** 2
    bound = samples.clipped[None] & (error == 0.0)
    weight = OVERLAP * robust[..., None] / (variance + SHADE**2)
    return error, np.asarray(np.where(bound, 0.0, weight))
