from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from scene_rig import EVEN, GREEN_FELT, PLAIN, UFO, even_scene

from vision.scene import artwork as scene_artwork
from vision.scene.geometry import Camera, face_corners, outline
from vision.scene.light import PLASTIC, Light
from vision.scene.scene import FOREIGN, Hand, Placed, Pose, Scene, strip_for
from vision.types import Die, Face, Grid, Quad

NAMES = [face.name for face in UFO.faces]


def cell_points(quad: Quad) -> list[tuple[int, int]]:
    """The middles of the four tiles, row by row, px."""
    a, b, _, d = (np.array(corner) for corner in quad)
    places = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
    points = [a + u * (b - a) + v * (d - a) for u, v in places]
    return [(round(float(p[0])), round(float(p[1]))) for p in points]


def nearest_colour(image: NDArray[np.uint8], at: tuple[int, int], among: set[str]) -> str:
    """The plastic whose hue is nearest; brightness does not count."""
    seen = image[at[1] - 1 : at[1] + 2, at[0] - 1 : at[0] + 2].reshape(-1, 3).mean(axis=0)
    seen = seen / np.linalg.norm(seen)
    directions = {name: np.array(PLASTIC[name][::-1], float) for name in among}
    return max(among, key=lambda name: float(seen @ (directions[name] / np.linalg.norm(directions[name]))))


def test_the_same_seed_gives_the_same_picture_and_another_seed_another() -> None:
    def picture(seed: int) -> NDArray[np.uint8]:
        scene = Scene((UFO,), seed)
        return scene.render((scene.random_pose(),)).image

    assert np.array_equal(picture(5), picture(5))
    assert not np.array_equal(picture(5), picture(6))


@pytest.mark.parametrize("yaw", [0, 37, 90, 200, 315])
@pytest.mark.parametrize("face", range(4))
def test_the_true_quad_names_each_tile_from_the_faces_own_top_left(face: int, yaw: float) -> None:
    scene = even_scene()
    shot = scene.render((Pose(face, 20, -10, yaw),))
    die = shot.truth.dice[0]
    seen = [nearest_colour(shot.image, at, {"red", "yellow", "green", "blue"}) for at in cell_points(die.quad)]
    assert die.face == NAMES[face]
    assert seen == [colour for row in UFO.faces[face].tiles for colour in row]


def test_each_face_comes_to_the_top_exactly_once() -> None:
    scene = even_scene()
    assert [scene.render((Pose(k),)).truth.dice[0].face for k in range(6)] == NAMES


def test_the_tiled_square_has_its_real_size_under_the_camera() -> None:
    quad = np.array(even_scene().render((Pose(0),)).truth.dice[0].quad)
    side = float(np.linalg.norm(quad[0] - quad[1]))
    nearer = PLAIN.height / (PLAIN.height - 24.4)
    assert side == pytest.approx(16 * PLAIN.px_per_mm * nearer, rel=0.01)


def test_opposite_tiled_faces_are_24_mm_apart() -> None:
    top, bottom = (face_corners(UFO, Pose(0), side, 8.0)[:, 2].mean() for side in (0, 5))
    assert top - bottom == pytest.approx(24.0)


def test_a_leaning_die_touches_the_floor_and_does_not_sink_into_it() -> None:
    spheres, radius = outline(UFO, Pose(2, lean=33, lean_towards=70, yaw=12))
    assert spheres[:, 2].min() - radius == pytest.approx(0, abs=1e-9)


def test_pixels_and_places_on_the_floor_map_to_each_other_through_tilt_and_lens() -> None:
    camera = Camera(tilt_x=6, tilt_y=-4, roll=5, k1=-0.1, x=3, y=-2)
    places = np.array([(0, 0, 0), (60, 40, 0), (-70, -45, 0)], float)
    assert camera.floor_at(camera.project(places)) == pytest.approx(places, abs=0.02)


def test_side_faces_show_at_the_trays_edge_and_not_in_its_middle() -> None:
    def coloured(pose: Pose) -> int:
        """Px of strong colour outside the top's own quad."""
        shot = even_scene(tray=replace(GREEN_FELT, floor=2)).render((pose,))
        mask = np.ones(shot.image.shape[:2], np.uint8)
        cv2.fillConvexPoly(mask, np.round(shot.truth.dice[0].quad).astype(np.int32), 0)
        kept = cv2.dilate(1 - mask, np.ones((5, 5), np.uint8)) == 0
        near = np.zeros_like(mask)
        cv2.circle(near, tuple(int(v) for v in np.mean(shot.truth.dice[0].quad, axis=0)), 75, 1, -1)
        spread = np.ptp(shot.image.astype(int), axis=2) > 60
        return int((spread & kept & (near == 1)).sum())

    assert coloured(Pose(0, 60, 0)) > coloured(Pose(0, 0, 0)) + 100


def test_a_bare_cell_shows_the_core() -> None:
    grid: Grid = (("bare", "white"), ("white", "white"))
    die = Die("bare", 24.8, "black", "red", tuple(Face(f"f{k}", grid) for k in range(6)))
    shot = Scene((die,), 1, camera=PLAIN, light=EVEN, tray=GREEN_FELT).render((Pose(0),))
    points = cell_points(shot.truth.dice[0].quad)
    assert [nearest_colour(shot.image, at, {"red", "white"}) for at in points] == ["red", "white", "white", "white"]


def test_tiles_of_one_colour_can_still_show_seams() -> None:
    grid: Grid = (("white", "white"), ("white", "white"))
    die = Die("plain", 24.8, "black", "red", tuple(Face(f"f{k}", grid) for k in range(6)))
    seams = set()
    for seed in range(8):
        shot = Scene((die,), seed, camera=PLAIN, light=EVEN, tray=GREEN_FELT).render((Pose(0),))
        x, y = np.mean(shot.truth.dice[0].quad, axis=0)
        patch = shot.image[int(y) - 12 : int(y) + 13, int(x) - 12 : int(x) + 13]
        seams.add(bool(patch.min() < 0.75 * patch.max()))
    assert seams == {True, False}


def test_a_warm_lamp_that_the_camera_does_not_correct_turns_white_yellow() -> None:
    def blue_over_red(light: Light) -> float:
        shot = even_scene(light=light).render((Pose(4),))
        corner = cell_points(shot.truth.dice[0].quad)[0]
        patch = shot.image[corner[1] - 4, corner[0] - 4].astype(float)
        return float(patch[0] / patch[2])

    assert blue_over_red(EVEN) == pytest.approx(1.0, abs=0.06)
    assert blue_over_red(replace(EVEN, kelvin=2700)) < 0.75


def test_overexposure_clips_white_and_low_light_does_not() -> None:
    def brightest(level: float) -> int:
        shot = even_scene(light=replace(EVEN, level=level)).render((Pose(4),))
        return int(shot.image.min(axis=2).max())

    assert brightest(1.6) == 255
    assert brightest(0.3) < 170


def test_glare_washes_out_a_tile_only_where_the_lamp_is_mirrored() -> None:
    def saturation(lamp: tuple[float, float, float], gloss: float) -> float:
        light = replace(EVEN, lamp=lamp, gloss=gloss, softness=30, direct=0.7)
        shot = even_scene(light=light).render((Pose(0),))
        values = [shot.image[y, x].astype(int) for x, y in cell_points(shot.truth.dice[0].quad)]
        return float(np.mean([np.ptp(v) / max(1, v.max()) for v in values]))

    over, aside = (5.0, 5.0, 600.0), (700.0, 0.0, 400.0)
    assert saturation(over, 1.0) < 0.6 * saturation(over, 0.0)
    assert saturation(aside, 1.0) > 0.9 * saturation(aside, 0.0)


def test_noise_has_the_light_s_sigma_and_is_new_in_every_frame() -> None:
    scene = even_scene(light=replace(EVEN, noise=4.0))
    first, second = (scene.render().image.astype(float) for _ in range(2))
    assert (first - second).std() / np.sqrt(2) == pytest.approx(4.0 * 1.1, rel=0.25)


def test_the_shadow_falls_away_from_the_lamp() -> None:
    light = replace(EVEN, direct=0.8, lamp=(500.0, 0.0, 400.0), softness=10)
    scene = even_scene(light=light)
    empty, die = scene.render().image.astype(int), scene.render((Pose(0),)).image.astype(int)
    darker = (empty - die).sum(axis=2)
    left, right = darker[240, 320 - 70], darker[240, 320 + 70]
    assert left > 20
    assert left > right + 20


def test_a_hand_hides_the_die_under_it() -> None:
    scene = even_scene()
    bare, hidden = scene.render((Pose(0),)), scene.render((Pose(0),), hand=Hand(320, 240))
    at = cell_points(bare.truth.dice[0].quad)[0]
    assert nearest_colour(bare.image, at, {"red", "tan"}) == "red"
    assert nearest_colour(hidden.image, at, {"red", "tan"}) == "tan"
    assert hidden.truth.hand


def test_motion_blurs_along_the_way_and_is_told_as_truth() -> None:
    scene = even_scene()
    still, moving = scene.render((Pose(0),)), scene.render((Pose(0, speed=(8, 0)),))

    def edges(image: NDArray[np.uint8], dx: int, dy: int) -> float:
        part = image[160:320, 230:410].astype(np.float32)
        return float(np.abs(cv2.Sobel(part, cv2.CV_32F, dx, dy)).max())

    assert edges(moving.image, 1, 0) < 0.6 * edges(still.image, 1, 0)
    assert moving.truth.moving
    assert not still.truth.moving


def test_a_cocked_die_two_dice_a_foreign_die_and_an_empty_tray_are_told_as_truth() -> None:
    scene = Scene((UFO,), 4)
    assert scene.render((scene.cocked_pose(),)).truth.dice[0].cocked
    two = scene.render((Pose(0, -40), Placed(FOREIGN.id, Pose(2, 40)))).truth.dice
    assert [(die.id, die.face) for die in two] == [("ufo_attack", NAMES[0]), ("foreign", "pips_3")]
    assert scene.render().truth.dice == ()


def test_two_dice_side_by_side_both_stay_visible() -> None:
    scene = even_scene()
    shot = scene.render((Pose(0, -15), Pose(1, 15)))
    for die, expected in zip(shot.truth.dice, ("red", "green"), strict=True):
        assert nearest_colour(shot.image, cell_points(die.quad)[0], {"red", "green"}) == expected


def test_the_anchor_strip_lies_where_the_scene_says() -> None:
    scene = even_scene(tray=replace(GREEN_FELT, anchors=strip_for((UFO,))))
    image = scene.render().image
    colours = {"red", "yellow", "green", "blue"}
    seen = {
        name: nearest_colour(image, (round(sum(x for x, _ in q) / 4), round(sum(y for _, y in q) / 4)), colours)
        for name, q in scene.anchors
        if name in colours
    }
    assert seen == {name: name for name in colours}
    assert Scene((UFO,), 1, anchors=False).anchors == ()


def test_printed_faces_carry_their_artwork() -> None:
    shot = even_scene().render((Pose(NAMES.index("ufo_1")),))
    x, y = (round(float(v)) for v in np.mean(shot.truth.dice[0].quad, axis=0))
    assert nearest_colour(shot.image, (x, y), {"red", "white"}) == "red"


def test_an_unknown_print_or_plastic_is_refused_with_the_known_ones() -> None:
    with pytest.raises(KeyError, match="red_circle"):
        scene_artwork.draw("no_such_print", 10)
    strange: Grid = (("mauve", "mauve"), ("mauve", "mauve"))
    die = Die("x", 24.8, "black", "red", tuple(Face(f"f{k}", strange) for k in range(6)))
    with pytest.raises(KeyError, match=r"mauve.*yellow"):
        Scene((die,), 0, anchors=False).render((Pose(0),))


def test_an_artwork_cannot_replace_another_one() -> None:
    with pytest.raises(ValueError, match="already registered"):
        scene_artwork.register("red_circle", lambda size: scene_artwork.draw("pips_1", size))


def test_a_die_that_lacks_faces_is_refused() -> None:
    with pytest.raises(ValueError, match="has 2 faces"):
        Scene((replace(UFO, faces=UFO.faces[:2]),), 0).render((Pose(0),))
