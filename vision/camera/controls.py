"""Fixes a V4L2 camera's automatics after the warm-up, and checks that the driver did what it was told.

A driver may accept `set` and do nothing: what counts is what `get` says afterwards.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Protocol

import cv2

from vision.camera.spec import CameraControls

log = logging.getLogger(__name__)

_MANUAL_EXPOSURE = 1.0
_UNIT_MS = 0.1
"""V4L2's exposure_time_absolute counts 100 µs (V4L2 API, camera control reference)."""


class Capture(Protocol):
    """The part of cv2.VideoCapture that is needed here."""

    def get(self, propId: int, /) -> float: ...

    def set(self, propId: int, value: float, /) -> bool: ...


def mains_exposure(exposure_ms: float, mains_hz: float) -> float:
    """The nearest exposure, ms, that is a whole number of half mains periods (10 ms at 50 Hz), so that lamps do not
    flicker from frame to frame."""
    step = 500.0 / mains_hz
    return max(1, round(exposure_ms / step)) * step


def lock_controls(capture: Capture, wanted: CameraControls) -> tuple[str, ...]:
    """Fixes exposure, gain, white balance and focus; returns the names of those that did not take."""
    found = capture.get(cv2.CAP_PROP_EXPOSURE) * _UNIT_MS
    ignored = []
    for name, prop, value in _steps(capture, wanted, found):
        accepted = capture.set(prop, value)
        now = capture.get(prop)
        if not accepted or abs(now - value) > max(1.0, 0.05 * abs(value)) * _slack(prop):
            log.warning("the driver ignores %s: asked for %g, it stays at %g", name, value, now)
            ignored.append(f"setting:{name}")
    return tuple(ignored)


def _slack(prop: int) -> float:
    """Switches must be exact; a white balance comes in steps of 10 K."""
    if prop in (cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_AUTO_WB, cv2.CAP_PROP_AUTOFOCUS):
        return 0.4
    return 1.0


def _steps(capture: Capture, wanted: CameraControls, found_ms: float) -> Iterator[tuple[str, int, float]]:
    """Name, property and value, in an order that works: an automatic must be off before its value can be set."""
    exposure = mains_exposure(wanted.exposure_ms or found_ms, wanted.mains_hz) / _UNIT_MS
    gain = capture.get(cv2.CAP_PROP_GAIN) if wanted.gain is None else wanted.gain
    kelvin = capture.get(cv2.CAP_PROP_WB_TEMPERATURE) if wanted.white_balance is None else wanted.white_balance
    focus = capture.get(cv2.CAP_PROP_FOCUS) if wanted.focus is None else wanted.focus
    yield "manual-exposure", cv2.CAP_PROP_AUTO_EXPOSURE, _MANUAL_EXPOSURE
    yield "exposure", cv2.CAP_PROP_EXPOSURE, exposure
    if gain >= 0:
        yield "gain", cv2.CAP_PROP_GAIN, gain
    yield "manual-white-balance", cv2.CAP_PROP_AUTO_WB, 0.0
    if kelvin > 0:
        yield "white-balance", cv2.CAP_PROP_WB_TEMPERATURE, kelvin
    if focus >= 0:  # A lens without a motor has no focus to fix; the driver says -1.
        yield "manual-focus", cv2.CAP_PROP_AUTOFOCUS, 0.0
        yield "focus", cv2.CAP_PROP_FOCUS, focus
