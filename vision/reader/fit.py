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

import numpy as np
from numpy.typing import NDArray

from vision.reader import colours
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


def fit(samples: Samples, model: Model, prior: Gain, steps: int = 4) -> Fit:
    """Fits every hypothesis of `model` to the samples."""
    found = _fit_from(samples, model, prior, 0.0, steps)
    if not _pale(samples):
        return found
    other = _fit_from(samples, model, prior, SHEEN, steps + 4)
    better = other.cost < found.cost
    light = Light(
        np.where(better[:, None], other.light.gain, found.light.gain),
        np.where(better, other.light.veil, found.light.veil),
    )
    zones = np.where(better[:, None], other.zones, found.zones)
    return Fit(np.minimum(found.cost, other.cost), light, zones)


def _pale(samples: Samples) -> bool:
    """Whether all zones have so much of every channel that a strong sheen may lie over the whole face."""
    return bool(samples.light.min() > PALE * samples.light.max())


def _fit_from(samples: Samples, model: Model, prior: Gain, veil: float, steps: int) -> Fit:
    """Fits every hypothesis, beginning with one veil."""
    seen = _seen(samples)
    variance = _variance(samples, model)
    count = len(model.mean)
    start = np.log(np.exp(model.mean.max(axis=2)) + veil)
    gain = np.repeat(np.median(seen.max(axis=1) - start, axis=1)[:, None], 3, axis=1)
    light = Light(gain, np.full(count, veil))
    for _ in range(steps):
        light = _step(samples, seen, model, variance, light, prior)
    zones = _zone_cost(samples, seen, model, variance, light)
    off = light.gain - prior.mean
    size = np.log(variance).sum(axis=(1, 2))
    known = np.einsum("nc,cd,nd->n", off, prior.precision, off)
    known = known + VEIL_WEIGHT * np.log1p((light.veil / VEIL_SIGMA) ** 2)
    return Fit(np.asarray(OVERLAP * (zones.sum(axis=1) + size) + known), light, zones)


def _step(samples: Samples, seen: Array, model: Model, variance: Array, light: Light, prior: Gain) -> Light:
    """One Gauss-Newton step of the four unknowns: three gains and the veil."""
    error, weight = _weighted(samples, seen, model, variance, light)
    look = np.exp(_look(model, light))
    slope = np.where(look > LEAST_LOOK, 1 / look, 0.0)
    hold = VEIL_WEIGHT / (VEIL_SIGMA**2 + light.veil**2)
    normal = np.zeros((len(slope), 4, 4))
    normal[:, :3, :3] = prior.precision
    normal[:, range(3), range(3)] += weight.sum(axis=1)
    cross = (weight * slope).sum(axis=1)
    normal[:, :3, 3] += cross
    normal[:, 3, :3] += cross
    normal[:, 3, 3] = (weight * slope**2).sum(axis=(1, 2)) + hold
    right = np.empty((len(slope), 4))
    right[:, :3] = (weight * error).sum(axis=1) + (prior.mean - light.gain) @ prior.precision
    right[:, 3] = (weight * error * slope).sum(axis=(1, 2)) - light.veil * hold
    move = np.linalg.solve(normal, right[..., None])[..., 0]
    reach = 0.05 + 0.5 * np.abs(light.veil)
    veil = np.clip(light.veil + np.clip(move[:, 3], -reach, reach), *VEIL_RANGE)
    return Light(light.gain + move[:, :3], veil)


def _look(model: Model, light: Light) -> Array:
    """Expected log(albedo + veil) with the fitted veil on it (n, 8, 3)."""
    return np.asarray(np.log(np.maximum(np.exp(model.mean) + light.veil[:, None, None], LEAST_LOOK)))


def zone_costs(samples: Samples, model: Model, light: Light) -> Array:
    """Cost of each zone (n, 8), spread included, under given lights."""
    variance = _variance(samples, model)
    size = np.log(variance).sum(axis=2)
    return np.asarray(_zone_cost(samples, _seen(samples), model, variance, light, alone=True) + size)


def _seen(samples: Samples) -> Array:
    """The samples on the scale of `colours.expected`: the veil is a share of the face's own brightest light."""
    return np.asarray(np.log(samples.light + colours.VEIL * samples.light.max() + FLOOR))


def _variance(samples: Samples, model: Model) -> Array:
    count = np.minimum(samples.clipped.sum(axis=1, keepdims=True), 2)
    bleed = np.where(samples.clipped, 0.0, np.array(CLIP_BLEED)[count])
    dark = FLOOR / (samples.light + FLOOR)
    return np.asarray(model.sigma**2 + (bleed**2 + dark**2)[None])


def _error(samples: Samples, seen: Array, model: Model, light: Light) -> Array:
    """What was seen minus what was expected; a clipped channel is right if more was expected."""
    error = seen[None] - _look(model, light) - light.gain[:, None, :]
    return np.asarray(np.where(samples.clipped[None] & (error < 0), 0.0, error))


def _distance(error: Array, variance: Array) -> Array:
    """Squared distance per zone, a brightness of its own allowed within SHADE (Sherman-Morrison)."""
    inverse = 1.0 / variance
    plain = (error**2 * inverse).sum(axis=2)
    along = (error * inverse).sum(axis=2)
    return np.asarray(plain - SHADE**2 * along**2 / (1 + SHADE**2 * inverse.sum(axis=2)))


def _zone_cost(
    samples: Samples, seen: Array, model: Model, variance: Array, light: Light, alone: bool = False
) -> Array:
    error = _error(samples, seen, model, light)
    cost = _distance(error, variance)
    cost = cost if alone else cost + _unlike(samples, model, error, cost)
    cost = CAP * cost / (CAP + cost)
    bright = samples.light.min(axis=1) > GLARE_LIGHT
    glare = bright[None] & (error.min(axis=2) > -0.25)
    return np.asarray(np.where(glare, np.minimum(cost, GLARE_COST), cost))


def _unlike(samples: Samples, model: Model, error: Array, cost: Array) -> Array:
    """Cost (n, 8) of zones of one plastic that differ in hue: the table may be wrong about a plastic, but it is then
    wrong in the same way all over the face. Zones that fit badly (glare) do not count for the common error."""
    weight = model.same * (1.0 / (1.0 + (cost / GLARE_COST) ** 2))[:, None, :]
    common = np.einsum("nzy,nyc->nzc", weight, error) / weight.sum(axis=2)[..., None]
    off = np.where(samples.clipped[None], 0.0, error - common)
    sigma = np.hypot(LIKE, LIKE_VEIL * np.exp(-model.mean)) * np.sqrt(2)
    inverse = sigma**-2
    plain, along = (off**2 * inverse).sum(axis=2), (off * inverse).sum(axis=2)
    return np.asarray(plain - SHADE**2 * along**2 / (1 + SHADE**2 * inverse.sum(axis=2)))


def _weighted(samples: Samples, seen: Array, model: Model, variance: Array, light: Light) -> tuple[Array, Array]:
    """Errors and weights (n, 8, 3) for one step: outlying zones count less."""
    error = _error(samples, seen, model, light)
    distance = _distance(error, variance)
    robust = (CAP / (CAP + distance)) ** 2
    bound = samples.clipped[None] & (error == 0.0)
    weight = OVERLAP * robust[..., None] / (variance + SHADE**2)
    return error, np.asarray(np.where(bound, 0.0, weight))
