"""Carrying out an attempt from a stream or from a plan: both end in the same Run.

``execute`` is for a whole recorded stream, ``perform`` for a parametric move; a live table uses Run
itself. Whatever is refused leaves the world exactly as it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from palazzi.core.errors import BadGesture
from palazzi.games.paletti.world.gesture import decode
from palazzi.games.paletti.world.move import Attempt, Move
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import FIRST_PLATEAU
from palazzi.games.paletti.world.plan import Feeling, HandPlan, Pilot, plan_is_for
from palazzi.games.paletti.world.poses import Scene, public_pose, seen_pose
from palazzi.games.paletti.world.run import Run

Watcher = Callable[[Run, bytes], None]
"""Is shown the run after each tick, with the frame if there was one."""


def execute(world: World, attempt: Attempt, stream: bytes, watch: Watcher | None = None) -> Move:
    """Carry out a stream; if it cannot be: BadGesture, one sentence, and the world unchanged."""
    samples = decode(stream)
    saved = world.save()
    try:
        run = Run(world, attempt)
        for sample in samples:
            # The world decides when the attempt is over; what comes later was never done.
            while not run.done and run.tick < sample.tick:
                _tick(run, watch)
            if not run.takes:
                break
            run.feed(sample)
        run.close()
        while not run.done:
            _tick(run, watch)
        return run.move()
    except BadGesture:
        world.restore(saved)
        raise


def perform(world: World, attempt: Attempt, plan: HandPlan, watch: Watcher | None = None) -> Move:
    """Carry out a parametric move: a trembling hand that sees and feels what a player does."""
    plan_is_for(plan, attempt)
    run = Run(world, attempt)
    start = visible(world.scene())
    pilot = Pilot(start, attempt, plan)
    while not run.done:
        if run.takes:
            for sample in pilot.samples(run.tick, feeling(run, start)):
                run.feed(sample)
        _tick(run, watch)
    return run.move()


def _tick(run: Run, watch: Watcher | None) -> None:
    frame = run.advance()
    if watch is not None:
        watch(run, frame)


def visible(scene: Scene) -> Scene:
    """A scene as exact as everybody sees it."""
    return [seen_pose(public_pose(pose)) for pose in scene]


def feeling(run: Run, start: Scene) -> Feeling:
    """What a player notices now: the pull on the hand, and plateaus that are seen to move."""
    sway = 0.0
    for body in range(FIRST_PLATEAU, FIRST_PLATEAU + run.before.laid):
        old, now = start[body], seen_pose(public_pose(run.world.pose(body)))
        assert old is not None
        assert now is not None
        axes = 2 if 0 <= run.held <= body else 3  # what the second hand lifts shall rise
        sway = max(sway, math.dist(old[:axes], now[:axes]))
    return Feeling(run.force, sway)
