"""Attempts carried out: raised, broken off, put back, laid, lifted off, brought down."""

from __future__ import annotations

import math

import pytest

from palazzi.core.errors import BadGesture
from palazzi.games.paletti.world import gesture as h
from palazzi.games.paletti.world.execute import execute, perform
from palazzi.games.paletti.world.gesture import Sample, What
from palazzi.games.paletti.world.move import Attempt, Kind, Move, Reason, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import FIRST_PLATEAU
from palazzi.games.paletti.world.plan import HandPlan
from palazzi.games.paletti.world.poses import scene_of
from palazzi.games.paletti.world.run import Run
from tests.paletti.palaces import BESIDE, CORNERS, palace

RAISE = Attempt(Kind.RAISE, (0, 1, 2, 3, BESIDE))
TOP = ((-0.05, -0.04), (0.05, -0.04), (0.0, 0.045))
GREEN = FIRST_PLATEAU + 1


def gone(move: Move, body: int) -> float:
    """How far (mm) a piece is from where it was at the start of a palace with no other change."""
    now, then = scene_of(move.poses)[body], palace().scene()[body]
    assert now is not None
    assert then is not None
    return 1000 * math.dist(now[:2], then[:2])


def test_a_free_column_is_raised() -> None:
    """PP-3.1: from any level onto the topmost plateau; the others do not move."""
    move = perform(palace(), RAISE, HandPlan(BESIDE, x=200, y=100, seed=1))
    assert (move.verdict, move.body, move.level) == (Verdict.STANDS, BESIDE, 1)
    pose = scene_of(move.poses)[BESIDE]
    assert pose is not None
    assert math.dist(pose[:2], (0.02, 0.01)) < 0.002
    assert all(gone(move, column) < 0.1 for column in range(4))
    assert move.levels[BESIDE] == 1
    assert move.covered == 0b1111


def test_live_and_whole_stream_are_the_same() -> None:
    """One executor: tick by tick with frames, or at once."""
    plan = HandPlan(BESIDE, x=200, y=100, seed=1)
    shown: list[bytes] = []
    move = perform(palace(), RAISE, plan, lambda run, frame: shown.append(frame))
    again = execute(palace(), RAISE, move.gesture)
    assert again == move
    assert move.frames.endswith(b"".join(shown))


def unchanged(world: World, stream: bytes, words: str, attempt: Attempt = RAISE) -> None:
    before = (world.poses(), world.scene(), world.loads())
    with pytest.raises(BadGesture, match=words) as refused:
        execute(world, attempt, stream)
    assert str(refused.value).count("\n") == 0
    assert (world.poses(), world.scene(), world.loads()) == before


def test_a_refused_gesture_leaves_the_world_unchanged() -> None:
    """A stranger's stream: whatever is wrong with it, nothing has moved."""
    world = palace()
    x, y, z = world.pose(BESIDE)[:3]
    lift = [h.move_to(k, x, y, z + 0.001 * k, 0.0) for k in range(1, 20)]
    good = [h.grip(0, BESIDE), *lift]
    unchanged(world, h.encode([h.grip(0, 12)]), "may not be moved")
    unchanged(
        world, h.encode([h.grip(0, BESIDE), h.move_to(1, 0.1, y, z, 0.0)]), "must begin where"
    )
    unchanged(world, h.encode([*good, h.move_to(20, x, y, z + 0.2, 0.0)]), "jumps")
    unchanged(world, h.encode(good)[:-3], "cut off")
    other = [*good, Sample(21, What.RELEASE), h.grip(22, 1)]
    unchanged(world, h.encode(other), "PP-3.4")
    unchanged(world, h.encode([h.hold(0, 3, 1)]), "plateau that lies")


def test_breaking_off_puts_the_column_back() -> None:
    """PP-3.3, PP-11.9: within 3 mm of its old place, wherever the hand was."""
    world = palace()
    x, y, z = world.pose(BESIDE)[:3]
    way = [h.move_to(k, x, y, z + 0.002 * k, 0.0) for k in range(1, 40)]
    way += [h.move_to(40 + k, x + 0.003 * k, y, z + 0.08, 0.0) for k in range(20)]
    move = execute(world, RAISE, h.encode([h.grip(0, BESIDE), *way, Sample(70, What.BREAK)]))
    assert (move.verdict, move.reason) == (Verdict.BROKE_OFF, Reason.ASKED)
    assert not move.gone
    assert move.level == 0
    assert gone(move, BESIDE) <= 3


def test_a_column_that_is_dropped_goes_back_when_nothing_follows() -> None:
    """PP-11.18: it tips over and is not gripped again, so it is broken off."""
    world = palace()
    x, y, z = world.pose(BESIDE)[:3]
    way = [h.move_to(k, x, y, z + 0.002 * k, 0.0) for k in range(1, 40)]
    way += [h.move_to(40 + k, x - 0.003 * k, y, z + 0.08, 0.0) for k in range(20)]
    move = execute(world, RAISE, h.encode([h.grip(0, BESIDE), *way, Sample(60, What.RELEASE)]))
    assert move.verdict is Verdict.BROKE_OFF
    assert move.reason is Reason.NOT_STANDING
    assert move.gone or gone(move, BESIDE) <= 3


def test_a_column_over_the_edge_does_not_stand() -> None:
    """PP-5.3: it may not jut out, and goes back."""
    move = perform(palace(), RAISE, HandPlan(BESIDE, x=1000, y=0, tremor=0))
    assert (move.verdict, move.reason) == (Verdict.BROKE_OFF, Reason.JUTS_OUT)
    assert gone(move, BESIDE) <= 3


def test_columns_are_not_stood_on_columns() -> None:
    """PP-5.4."""
    world = palace(on_top=((0.0, 0.03),))
    move = perform(world, RAISE, HandPlan(BESIDE, x=0, y=300, tremor=0))
    assert (move.verdict, move.reason) == (Verdict.BROKE_OFF, Reason.ON_COLUMN)


def test_pulling_what_carries_brings_the_palace_down() -> None:
    """PP-11.3: on three legs every one is needed."""
    world = palace(below=((-0.06, -0.05), (0.06, -0.05), (0.0, 0.055)))
    attempt = Attempt(Kind.RAISE, (2,))
    move = perform(world, attempt, HandPlan(2, angle=900, tremor=0))
    assert move.verdict is Verdict.COLLAPSE
    assert move.reason in (Reason.PLATEAU_DROPPED, Reason.PLATEAU_TILTED)


def test_a_careful_hand_lets_go_in_time() -> None:
    """PP-3.3: it feels the load and sees the plateau move, and the palace stays up."""
    world = palace(below=((-0.06, -0.05), (0.06, -0.05), (0.0, 0.055)))
    move = perform(world, Attempt(Kind.RAISE, (2,)), HandPlan(2, 900, tremor=0, care=120, sway=400))
    assert (move.verdict, move.reason) == (Verdict.BROKE_OFF, Reason.ASKED)
    assert not move.gone


def test_a_penalty_column_is_pulled_out() -> None:
    """PP-4.2, PP-11.22."""
    move = perform(palace(), Attempt(Kind.PULL, (BESIDE,)), HandPlan(BESIDE, seed=2))
    assert (move.verdict, move.gone) == (Verdict.STANDS, True)
    assert scene_of(move.poses)[BESIDE] is None
    assert move.levels[BESIDE] == 255


def test_an_objectors_column_is_lifted_off() -> None:
    """PP-4.2, PP-11.21: once it stands it leaves the game."""
    attempt = Attempt(Kind.OBJECT, (BESIDE,))
    move = perform(palace(), attempt, HandPlan(BESIDE, x=200, y=100, seed=1))
    assert (move.verdict, move.gone) == (Verdict.STANDS, True)
    assert scene_of(move.poses)[BESIDE] is None


def test_the_next_plateau_is_laid() -> None:
    """PP-4.3, PP-11.10: it covers three columns of the topmost level, counted at rest."""
    move = perform(
        palace(on_top=TOP), Attempt(Kind.LAY, (GREEN,)), HandPlan(GREEN, tremor=300, seed=1)
    )
    assert (move.verdict, move.covers) == (Verdict.STANDS, 3)
    assert scene_of(move.poses)[GREEN] is not None


def test_a_plateau_over_too_few_columns_is_forgone() -> None:
    """PP-4.3; PP-4.5: with the daring variant it would stand."""
    world = palace(on_top=((-0.015, -0.01), (0.015, -0.01)))
    move = perform(world, Attempt(Kind.LAY, (GREEN,)), HandPlan(GREEN, tremor=0))
    assert move.verdict in (Verdict.BROKE_OFF, Verdict.COLLAPSE)
    assert move.reason in (Reason.TOO_FEW_COVERED, Reason.NOT_STANDING)
    assert scene_of(move.poses)[GREEN] is None


def test_a_setup_that_fails_is_as_if_it_had_not_been() -> None:
    """PP-11.13: repeated without penalty."""
    world = palace()
    before = world.poses()
    move = perform(world, Attempt(Kind.STAND, (7,)), HandPlan(7, x=600, y=500, tremor=0))
    assert move.verdict is not Verdict.STANDS
    assert move.poses == before
    move = perform(palace(), Attempt(Kind.STAND, (7,)), HandPlan(7, x=-1150, y=600, tremor=0))
    assert (move.verdict, move.level) == (Verdict.STANDS, 0)


def test_the_second_hand_lifts_a_little_and_sets_back() -> None:
    """PP-5.1, PP-11.16: 2 mm at most, back within 1 mm; never while a column is stood up."""
    world = palace()
    run = Run(world, RAISE)
    run.feed(h.hold(0, 0, 15))
    run.feed(h.grip(0, BESIDE))
    start = world.pose(FIRST_PLATEAU)
    x, y, z = world.pose(BESIDE)[:3]
    highest = 0.0
    for _ in range(30):
        run.advance()
        highest = max(highest, world.pose(FIRST_PLATEAU)[2] - start[2])
    assert 0.0003 < highest < 0.0022
    run.feed(Sample(30, What.LET_GO))
    for tick in range(31, 100):
        run.feed(h.move_to(tick, x, y, z + 0.001 * (tick - 30), 0.0))
        run.advance()
    assert math.dist(world.pose(FIRST_PLATEAU)[:3], start[:3]) < 0.001
    with pytest.raises(BadGesture, match=r"PP-5\.2"):
        run.feed(h.hold(run.tick, 0, 5))


def test_corners_are_covered_and_the_one_beside_is_free() -> None:
    """PP-11.11, by the axis."""
    move = execute(palace(), RAISE, b"")
    assert move.verdict is Verdict.UNTOUCHED
    assert move.covered == 2 ** len(CORNERS) - 1


def live(run: Run, samples: list[Sample]) -> None:
    """Feed and let time pass, as long as a world that waits for a hand would."""
    for sample in samples:
        run.feed(sample)
    last = samples[-1].tick
    for _ in range(3000):
        if run.done or (run.tick > last and run.still):
            return
        run.advance()
    raise AssertionError("the world never came to rest")


def test_a_released_column_is_judged_while_the_hand_does_nothing() -> None:
    """PP-11.11: it must rest for a second; the world does not wait for the hand meanwhile."""
    run = Run(palace(), RAISE)
    made = perform(palace(), RAISE, HandPlan(BESIDE, x=200, y=100, seed=1))
    samples = h.decode(made.gesture)
    assert samples[-1].what in (What.RELEASE, What.END)
    live(run, [sample for sample in samples if sample.what is not What.END])
    assert run.done
    assert run.move().verdict is Verdict.STANDS


def test_a_second_hand_arrives_while_the_first_does_nothing() -> None:
    """PP-11.16: one sample is enough to lift a plateau by two millimetres."""
    run = Run(palace(), RAISE)
    before = run.world.pose(FIRST_PLATEAU)[2]
    live(run, [h.hold(0, 0, 20)])
    assert run.world.pose(FIRST_PLATEAU)[2] - before > 0.001
    live(run, [Sample(run.tick, What.LET_GO)])
    assert abs(run.world.pose(FIRST_PLATEAU)[2] - before) < 0.001
