from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from scene_rig import UFO, Table, answers, reads, states

from vision.errors import CameraFault
from vision.events import DiceRead
from vision.reader.tray import TrayModel
from vision.roll.machine import RollMachine
from vision.roll.motion import Noise, compare, shrink
from vision.types import Frame, Reason, State

FACES = [face.name for face in UFO.faces]


@pytest.fixture
def table() -> Table:
    return Table().settle()


def test_a_thrown_die_is_read_once(table: Table) -> None:
    events = table.throw(3, wait=3)
    assert answers(events) == [FACES[3]]
    assert states(events)[-1] == "read"
    assert {"hand", "moving", "settling"} <= set(states(events))


def test_an_empty_tray_at_the_start_is_empty() -> None:
    table = Table()
    assert states(table.play(table.playing.wait(1)))[-1] == "empty"


@pytest.mark.parametrize("seed", range(6))
def test_rolls_are_read_in_many_trays_and_lights(seed: int) -> None:
    table = Table(seed, hard=0.8).settle()
    for face in (seed % 6, (seed + 2) % 6):
        assert answers(table.throw(face)) == [FACES[face]]


def test_the_answer_tells_when_the_die_came_to_rest(table: Table) -> None:
    event = reads(table.throw(1))[0]
    assert 0.25 <= event.t - event.t_still <= 0.36
    last_motion = max(e.t for e in table.events if not isinstance(e, DiceRead) and e.state is State.MOVING)
    assert event.t_still >= last_motion - 2 / 15


def test_field_report_10_a_die_that_lies_still_since_start_up_is_not_a_roll() -> None:
    table = Table()
    table.playing.dice = table.playing.throw(2)[-1].dice
    events = table.play(table.playing.wait(4))
    assert reads(events) == []
    assert [e.reason for e in events if not isinstance(e, DiceRead)][-1] is Reason.NOT_ROLLED  # type: ignore[union-attr]


def test_a_throw_that_the_camera_saw_only_the_end_of_is_asked_about() -> None:
    table = Table()
    steps = table.playing.throw(2)
    events = table.play(steps[12:]) + table.play(table.playing.wait(1))
    assert answers(events) == ["not_rolled"]


@pytest.mark.parametrize("seed", [2, 3, 8])
def test_field_report_9_a_die_turned_in_the_hand_in_view_is_not_a_roll(seed: int) -> None:
    table = Table(seed).settle()
    table.throw(0)
    assert answers(table.play(table.playing.turn_in_hand(3))) == ["not_rolled"]


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_a_die_set_down_by_hand_is_not_a_roll(seed: int) -> None:
    """Field report 9."""
    table = Table(seed).settle()
    assert answers(table.play(table.playing.set_down(2))) == ["not_rolled"]


@pytest.mark.parametrize("seed", [107, 109, 119])
def test_a_hand_hard_to_see_in_low_light_does_not_make_a_roll(seed: int) -> None:
    """A dark hand on a floor of its hue looks like a shadow; a sleeve like the table cuts a hand off from the edge."""
    table = Table(seed, hard=1.0).settle()
    assert answers(table.play(table.playing.set_down(2))) == ["not_rolled"]
    assert answers(table.throw(1)) == [FACES[1]]


def test_a_die_picked_up_is_an_empty_tray_and_no_roll(table: Table) -> None:
    table.throw(1)
    events = table.play(table.playing.take_away()) + table.play(table.playing.wait(1))
    assert reads(events) == []
    assert states(events)[-1] == "empty"


def test_a_hand_that_passes_over_the_tray_changes_nothing(table: Table) -> None:
    table.throw(1)
    calls = table.reader.calls
    events = table.play(table.playing.reach_over())
    assert reads(events) == []
    assert "hand" in states(events)
    assert states(events)[-1] == "read"
    assert table.reader.calls == calls


def test_nothing_is_read_while_a_hand_reaches_in(table: Table) -> None:
    """A hand at the tray's edge resets the still spell, however still the die lies."""
    steps = table.playing.throw(4)
    end = next(step for step in reversed(steps) if step.hand is not None)
    resting = [replace(steps[-1], hand=end.hand)]
    half_in = next(step.hand for step in table.playing.reach_over()[3:] if step.hand is not None)
    resting = [replace(steps[-1], hand=half_in)] * 25
    events = table.play(steps[:-6] + resting)
    assert reads(events) == []
    assert states(events)[-1] == "hand"


def test_a_throw_that_a_hand_then_touches_is_asked_about(table: Table) -> None:
    """Thrown, but before it was read a hand took it and laid it anew."""
    thrown = table.playing.throw(4)[:-7]
    table.playing.dice = thrown[-1].dice
    assert answers(table.play(thrown + table.playing.turn_in_hand(2))) == ["not_rolled"]


@pytest.mark.parametrize("with_die", [False, True])
def test_field_report_14_flicker_a_slow_shadow_and_drifting_exposure_are_no_motion(with_die: bool) -> None:
    """Field reports 14 and 17."""
    table = Table(3, hard=0.6).settle()
    if with_die:
        table.throw(0)
    playing, calls = table.playing, table.reader.calls
    light = playing.flicker(2) + playing.lean_over(3) + playing.drift(3, 0.7)
    assert table.play(light) == []
    assert table.reader.calls == calls


def test_one_noisy_frame_is_no_motion(table: Table) -> None:
    table.throw(0)
    frame, shot = next(table.playing.play(table.playing.wait(0.01)))
    noise = np.random.default_rng(0).integers(0, 256, frame.image.shape, np.uint8)
    assert table.machine.feed(Frame(noise, frame.t, frame.number)) == ()
    table.reader.shot = shot
    assert table.play(table.playing.wait(1)) == []


def test_field_report_15_a_camera_that_repeats_one_frame_is_offline_and_not_still(table: Table) -> None:
    frame, _ = next(table.playing.play(table.playing.wait(0.01)))
    events = [e for k in range(40) for e in table.machine.feed(Frame(frame.image, frame.t + k / 15, frame.number + k))]
    assert states(events) == ["offline"]
    assert 1.4 < events[0].t - frame.t < 1.7  # type: ignore[union-attr]


def test_a_camera_that_freezes_on_a_settling_die_gives_no_reading(table: Table) -> None:
    steps = table.playing.throw(4)
    last = None
    for frame, shot in table.playing.play(steps[:-7]):
        table.reader.shot = shot
        table.machine.feed(frame)
        last = frame
    assert last is not None
    calls = table.reader.calls
    events = [e for k in range(60) for e in table.machine.feed(Frame(last.image, last.t + k / 15, k))]
    assert reads(events) == []
    assert table.reader.calls == calls


def test_after_a_freeze_the_die_that_lies_there_is_not_a_roll(table: Table) -> None:
    table.throw(4)
    frame, _ = next(table.playing.play(table.playing.wait(0.01)))
    for k in range(40):
        table.machine.feed(Frame(frame.image, frame.t + k / 15, frame.number + k))
    table.playing.t = frame.t + 3
    events = table.play(table.playing.wait(1))
    assert reads(events) == []
    assert states(events)[-1] == "unsure"


def test_a_frame_that_comes_twice_is_ignored(table: Table) -> None:
    steps = table.playing.throw(2)
    for frame, shot in table.playing.play(steps + [steps[-1]] * 8):
        table.reader.shot = shot
        table.events.extend(table.machine.feed(frame))
        table.events.extend(table.machine.feed(Frame(frame.image, frame.t + 0.01, frame.number)))
    assert answers(table.events) == [FACES[2]]


def test_a_long_time_without_change_is_fine_and_reads_nothing(table: Table) -> None:
    calls = table.reader.calls
    pool = [frame for frame, _ in table.playing.play(table.playing.wait(0.5))]
    for k in range(1500):
        old = pool[k % len(pool)]
        assert table.machine.feed(Frame(old.image, 1000 + k / 15, 100 + k)) == ()
    assert table.reader.calls == calls
    assert answers(_after(table, 2000.0)) == [FACES[5]]


def _after(table: Table, t: float) -> list[object]:
    table.playing.t = t
    table.play(table.playing.wait(0.3))
    return table.throw(5)  # type: ignore[return-value]


def test_two_still_frames_must_agree(table: Table) -> None:
    table.reader.lies = {1: FACES[0]}
    assert answers(table.throw(3)) == [FACES[3]]
    assert table.reader.rests == 3


def test_frames_that_never_agree_end_in_a_question(table: Table) -> None:
    table.reader.lies = {k: FACES[k % 2] for k in range(1, 10)}
    event = reads(table.throw(3, wait=1))[0]
    assert event.reading.reason is Reason.LOW_CONFIDENCE
    assert set(event.reading.fits) == {FACES[0], FACES[1]}


def test_a_cocked_die_is_told_with_its_reason(table: Table) -> None:
    events = table.throw(3, "cocked")
    assert answers(events) == ["cocked"]
    assert states(events)[-1] == "unsure"


def test_field_report_19_one_wrong_reading_does_not_spoil_the_next(table: Table) -> None:
    table.reader.lies = {1: FACES[0], 2: FACES[0]}
    assert answers(table.throw(3)) == [FACES[0]]
    assert answers(table.throw(4)) == [FACES[4]]


def test_a_die_that_lands_as_it_lay_before_is_a_new_roll(table: Table) -> None:
    steps = table.playing.throw(1)
    assert answers(table.play(steps)) == [FACES[1]]
    again = table.playing.take_away() + steps
    assert answers(table.play(again)) == [FACES[1]]


def test_a_gap_between_frames_breaks_the_still_spell(table: Table) -> None:
    """Nobody knows what happened while the camera saw nothing."""
    table.play(table.playing.throw(1)[:-6])
    table.playing.t += 5
    events = table.play(table.playing.wait(0.1))
    assert reads(events) == []


def test_a_picture_of_the_empty_tray_of_another_size_is_told() -> None:
    table = Table()
    machine = RollMachine(table.reader, tray=TrayModel(np.zeros((480, 640, 3), np.uint8)))
    frame, _ = next(table.playing.play(table.playing.wait(0.1)))
    with pytest.raises(CameraFault, match=r"camera-tray-size.*640x480.*320x240"):
        machine.feed(frame)


def test_the_expected_dice_reach_the_reader(table: Table) -> None:
    table.machine.expect(("ufo_attack",))
    table.throw(1)
    assert table.reader.expected == ("ufo_attack",)


def test_a_die_is_read_as_any_while_nobody_has_to_roll(table: Table) -> None:
    table.machine.expect(())
    table.throw(1)
    assert table.reader.expected is None


def test_the_evidence_shows_the_whole_tray(table: Table) -> None:
    event = reads(table.throw(1))[0]
    picture = cv2.imdecode(np.frombuffer(event.jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    assert picture.shape == (240, 320, 3)


def test_a_shadow_is_no_solid_change_and_a_tile_of_the_same_brightness_is() -> None:
    felt = np.full((48, 64, 3), (52, 84, 30), np.uint8)
    shadow, tile = felt.copy(), felt.copy()
    shadow[10:20, 10:20] = felt[10:20, 10:20] * 0.7
    tile[10:20, 10:20] = (60, 40, 110)
    assert compare(shadow, felt, 8.0).count == 0
    assert compare(tile, felt, 8.0).count == 100


def test_noise_sets_the_contrast_that_counts() -> None:
    rng = np.random.default_rng(2)
    quiet, loud = Noise(), Noise()
    for noise, sigma in ((quiet, 1.0), (loud, 20.0)):
        for _ in range(4):
            pictures = [np.clip(rng.normal(90, sigma, (480, 640, 3)), 0, 255).astype(np.uint8) for _ in range(2)]
            noise.add(shrink(pictures[0]), shrink(pictures[1]))
    assert quiet.contrast == pytest.approx(8.0)
    assert loud.contrast > 15
