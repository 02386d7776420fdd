"""Host and controller at the ends of a bad line, in virtual time. What is held against what is lossy_rig's."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lossy_rig import BAD, QUIET, Noise, Rig, bytes_sent, play

from firmware_bridge.events import Health, WholeBoard

EXPLAINED = {"start", "restart", "silence"}
"""A line that loses everything but the meaning gives no other reason for a whole board."""

STORM = 1.6
"""On a bad line no more than so many times the bytes a second of a good one. Measured: 1.2 to 1.45."""

some_seeds = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)


def test_on_a_good_line_every_change_comes_at_once() -> None:
    rig = play(Rig(1, QUIET), 500)
    assert len(rig.delays) == 500
    assert max(rig.delays) < 0.02
    assert [event.reason for event in rig.events if isinstance(event, WholeBoard)] == ["start"]


@some_seeds
@given(st.integers(0, 2**32))
def test_every_change_comes_exactly_once_and_in_order(seed: int) -> None:
    rig = play(Rig(seed, BAD), 150)
    wholes = [event.reason for event in rig.events if isinstance(event, WholeBoard)]
    assert wholes[0] == "start"
    assert set(wholes) <= EXPLAINED
    assert len(rig.delays) == 150 or len(wholes) > 1


@some_seeds
@given(st.integers(0, 2**32))
def test_every_restart_of_the_controller_is_noticed(seed: int) -> None:
    rig = play(Rig(seed, BAD), 100, reboots=0.05)
    assert "restart" in {event.reason for event in rig.events if isinstance(event, WholeBoard)} or rig.boot == 1


@some_seeds
@given(st.integers(0, 2**32))
def test_the_host_may_restart_too(seed: int) -> None:
    rig = play(Rig(seed, BAD), 100, reboots=0.03, host_restarts=0.05)
    assert {event.reason for event in rig.events if isinstance(event, WholeBoard)} <= EXPLAINED


@pytest.mark.parametrize("seed", range(3))
def test_errors_never_make_a_storm(seed: int) -> None:
    good, bad = play(Rig(seed, QUIET), 500), play(Rig(seed, BAD), 500)
    assert bytes_sent(bad) / bad.now < STORM * bytes_sent(good) / good.now


def test_on_a_dead_line_both_sides_stay_calm_and_find_together_afterwards() -> None:
    dead = Rig(5, Noise(lost=1.0))
    dead.run(5.0)
    dead.turn_something()
    dead.run(60.0)
    assert bytes_sent(dead) < 80 * dead.now, "0.3 % of what the line could carry"
    assert [event.state for event in dead.events if isinstance(event, Health)] == ["offline"]
    dead.settle()


@pytest.mark.parametrize("noise", [Noise(doubled=0.5), Noise(cut=0.3), Noise(merged=0.4), Noise(garbled=0.01)])
def test_each_kind_of_error_alone(noise: Noise) -> None:
    play(Rig(11, noise), 300, reboots=0.01, host_restarts=0.01)
