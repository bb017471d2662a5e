"""Poses as integers, as ten bytes, as frames; recorded moves as bytes and text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.core.rng import Rng
from palazzi.games.paletti.world import layout, poses
from palazzi.games.paletti.world.move import BadMove, Move
from palazzi.games.paletti.world.pieces import BODIES, CONVEX_PARTS, HEIGHT_ERRORS, OUTLINES
from palazzi.games.paletti.world.polygons import area
from palazzi.games.paletti.world.poses import BadPoses, Pose


@pytest.fixture(scope="module")
def setup() -> Move:
    return layout.draw(Rng(3), tuple(range(0, 20)))


@given(
    st.tuples(*[st.floats(-0.6, 0.6)] * 3),
    st.tuples(*[st.floats(-1, 1)] * 4).filter(lambda q: sum(v * v for v in q) > 0.01),
)
def test_ten_bytes_show_a_pose(place: tuple[float, ...], turn: tuple[float, ...]) -> None:
    length = math.sqrt(sum(v * v for v in turn))
    w, x, y, z = (v / length for v in turn)
    pose: Pose = (place[0], place[1], place[2], w, x, y, z)
    data = poses.public_pose(pose)
    shown = poses.seen_pose(data)
    assert shown is not None
    assert len(data) == 10
    assert max(abs(a - b) for a, b in zip(pose[:3], shown[:3], strict=True)) <= 1.1e-5
    assert abs(sum(a * b for a, b in zip(pose[3:], shown[3:], strict=True))) > 0.99999


@given(
    st.tuples(*[st.floats(-0.6, 0.6)] * 2),
    st.permutations(range(4)),
    st.sampled_from((-1, 1)),
    st.integers(-2000, 2000),
)
def test_a_pose_at_rest_is_written_in_one_way(
    small: tuple[float, ...], order: Sequence[int], sign: int, millionths: int
) -> None:
    """Where two parts of a rotation are equally large, either may be left out."""
    parts = (*small, 0.7, sign * 0.7 * (1 + millionths * 1e-6))
    length = math.hypot(*parts)
    w, x, y, z = (parts[at] / length for at in order)
    written = poses.settled_pose((0.1, 0.2, 0.3, w, x, y, z))
    assert poses.settled_pose(poses.seen_pose(written)) == written


def test_integers_are_the_world_at_rest(setup: Move) -> None:
    scene = poses.scene_of(setup.poses)
    assert poses.exact(scene) == setup.poses
    assert poses.unpack(poses.pack(setup.poses)) == setup.poses
    assert poses.present(setup.poses) == 2**21 - 1
    with pytest.raises(BadPoses, match="175 numbers"):
        poses.check(setup.poses[1:])
    with pytest.raises(BadPoses, match="no direction"):
        poses.check((*setup.poses[:3], 5, *setup.poses[4:]))
    with pytest.raises(BadPoses):
        poses.unpack(poses.pack(setup.poses)[:-1])


def test_a_frame_holds_what_changed(setup: Move) -> None:
    """Measurement 10: a full frame has at most 260 bytes."""
    writer = poses.FrameWriter()
    scene = poses.scene_of(setup.poses)
    first = writer.frame(0, scene)
    assert len(first) == poses.FULL_FRAME_BYTES <= 260
    assert writer.frame(2, scene) == b""
    x, y, z, *turn = scene[4] or (0.0,) * 7
    scene[4] = (x + 0.001, y, z, turn[0], turn[1], turn[2], turn[3])
    second = writer.frame(4, scene)
    assert [(tick, list(changed)) for tick, changed in poses.read_frames(first + second)] == [
        (0, list(range(BODIES))),
        (4, [4]),
    ]
    with pytest.raises(BadPoses):
        list(poses.read_frames(second + first))
    with pytest.raises(BadPoses):
        list(poses.read_frames(first[:-1]))


def test_a_recorded_move_round_trips_and_cannot_be_changed(setup: Move) -> None:
    assert Move.from_text(setup.to_text()) == setup
    assert Move.unpack(setup.pack()) == setup
    forged = replace(setup, covers=3)
    with pytest.raises(BadMove, match="hash"):
        forged.check()
    for text in ("", "???", setup.to_text()[:-8], setup.to_text() + "AAAA"):
        with pytest.raises(BadMove):
            Move.from_text(text)


def test_each_plateau_is_smaller_than_the_one_below() -> None:
    """PP-11.2; and its convex parts make the whole."""
    areas = [area(outline) for outline in OUTLINES]
    assert areas == sorted(areas, reverse=True)
    for outline, parts in zip(OUTLINES, CONVEX_PARTS, strict=True):
        assert math.isclose(sum(area(part) for part in parts), area(outline))
        assert len(parts) > 1, "an irregular outline is not convex"


def test_height_errors_are_those_of_turned_wood() -> None:
    """PP-11.2: about 0.01 mm, evenly to both sides."""
    spread = math.sqrt(sum(error**2 for error in HEIGHT_ERRORS) / len(HEIGHT_ERRORS))
    assert 5_000 < spread < 11_000
    assert sum(HEIGHT_ERRORS) == 0
