"""The palace stands, slides and falls as wood does: the measurements that are quick.

``bench/paletti.py`` makes the same on more palaces and prints the figures.
"""

from __future__ import annotations

import pytest
from bench import paletti as bench

from palazzi.core.rng import Rng
from palazzi.games.paletti.world import layout
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.execute import execute
from palazzi.games.paletti.world.move import Attempt, Kind, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, PLOT, colour_of, reach
from palazzi.games.paletti.world.polygons import margin
from palazzi.games.paletti.world.poses import scene_of
from palazzi.games.paletti.world.run import Run
from palazzi.games.paletti.world.towers import tower
from tests.command import run_python

GRAINS = tuple(range(COLUMNS_IN_ALL))


def test_a_tower_stands_still() -> None:
    """Measurement 1, for 2 s: computed in every step, and asleep."""
    assert bench.drift(1, 2.0) <= 0.2 / 30
    assert bench.drift(1, 2.0, p.WOOD) <= 0.2 / 30


def test_removal_agrees_with_statics() -> None:
    """Measurement 2, on one tower."""
    agree, cases = bench.statics(2)
    assert cases >= 10
    assert agree >= 0.95 * cases


ELSEWHERE = """
import sys
from palazzi.games.paletti.world.execute import execute
from palazzi.games.paletti.world.move import Move
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.towers import tower
move = Move.from_text(sys.stdin.read())
first = tower(1)
world = World.of(first.grains, first.poses())
print(execute(world, move.attempt, move.gesture).sha256)
"""


def test_a_logged_stream_gives_the_same_bytes_in_another_process() -> None:
    """Measurement 3: there the world is rebuilt from its integers, as a resumed table does."""
    column, angle = bench.removable(1, 1)[0]
    move = bench.pulled(1, column, angle, 1000)
    assert run_python(ELSEWHERE, move.to_text()).strip() == move.sha256


def test_save_and_restore_in_the_middle_of_a_pull_is_exact() -> None:
    """Measurement 3: also in another world of the same wood."""
    world = tower(1)
    hand = world.close_hand(bench.removable(1, 1)[0][0], p.HAND)

    def pull(subject: World, steps: int) -> tuple[object, ...]:
        (spring,) = subject.springs.values()
        for _ in range(steps):
            spring.x += 0.00005
            subject.step()
        return tuple(subject.scene())

    assert hand is not None
    pull(world, 100)
    saved = world.save()
    once = pull(world, 150)
    world.restore(saved)
    other = World(world.grains)
    other.restore(saved)
    assert pull(world, 150) == once
    assert pull(other, 150) == once


def test_the_friction_guard_refuses() -> None:
    """Measurement 4."""
    for friction in (0.34, 0.4, 0.0):
        with pytest.raises(ValueError, match="friction"):
            World(GRAINS, p.Wood(friction=friction))
    World(GRAINS, p.Wood(friction=0.33))


@pytest.mark.slow
def test_a_steady_hand_pulls_loose_columns_out() -> None:
    """Measurement 5, on one tower."""
    fine, tried = bench.dragging(1000, (1,), 4)
    assert tried >= 3
    assert fine == tried


def test_some_columns_carry_and_the_rest_is_loose() -> None:
    """Measurement 7."""
    assert all(4 <= bench.loaded(seed) <= 11 for seed in range(1, 11))


def test_seams_between_convex_parts_are_not_felt() -> None:
    """Measurement 8."""
    assert bench.seam() <= 0.05


def test_an_idle_palace_is_never_stepped() -> None:
    """Measurement 9: a player who thinks costs nothing, however long (PP-11.12)."""
    world = tower(1)
    steps = world.steps
    run = Run(world, Attempt(Kind.RAISE, tuple(range(COLUMNS_IN_ALL))))
    for _ in range(1000):
        assert run.advance() == b""
    assert world.steps == steps
    run.close()
    run.advance()
    assert run.move().verdict is Verdict.UNTOUCHED


def test_no_hand_pulls_harder_than_it_can() -> None:
    """Measurement 11."""
    hand, hook = bench.cap()
    assert hand <= 2000
    assert hook <= 1200


def test_a_drawn_setup_is_sound() -> None:
    """PP-11.13: gaps of 3 mm, two to four covered of each colour, all on the plot."""
    for seed in range(5):
        move = layout.draw(Rng(seed), GRAINS)
        scene = scene_of(move.poses)
        places = [scene[column] for column in range(COLUMNS_IN_ALL)]
        covered = [0, 0, 0, 0]
        for column, pose in enumerate(places):
            assert pose is not None
            assert margin(PLOT, pose[0], pose[1]) >= reach(column)
            covered[colour_of(column)] += move.covered >> column & 1
            for other, there in enumerate(places[:column]):
                assert there is not None
                apart = ((pose[0] - there[0]) ** 2 + (pose[1] - there[1]) ** 2) ** 0.5
                assert apart - reach(column) - reach(other) >= 0.003
        assert all(2 <= count <= 4 for count in covered)


def test_the_same_numbers_give_the_same_setup() -> None:
    assert layout.draw(Rng(4), GRAINS).sha256 == layout.draw(Rng(4), GRAINS).sha256
    assert (
        execute(
            World.of(GRAINS, layout.draw(Rng(4), GRAINS).poses), Attempt(Kind.RAISE, (0,)), b""
        ).verdict
        is Verdict.UNTOUCHED
    )
