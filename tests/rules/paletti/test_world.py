"""What a hand may do, and how the world is judged.

PP-5.1, PP-5.2, PP-11.3, 11.9–11.11, 11.15–11.18: the parts of the rules that are physics. The
palace here is small and exact, so that each limit can be looked at from both sides.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import pytest

import palazzi
from palazzi.core.errors import BadGesture
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.nature import limits_of
from palazzi.games.paletti.shapes import PalettiTables
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world import geometry, judge
from palazzi.games.paletti.world.execute import execute
from palazzi.games.paletti.world.gesture import (
    MOST_TICKS,
    Sample,
    What,
    check,
    decode,
    encode,
    grip,
    hold,
    move_to,
)
from palazzi.games.paletti.world.move import Attempt, Kind, Reason, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.poses import Pose, Scene, scene_of
from palazzi.games.paletti.world.run import Run
from tests.paletti.palaces import BESIDE, palace
from tests.rules.paletti.table import look, opening, scene

BLUE = 20
FREE = COLUMN_NAMES.index("blue-thin1")
CARRIER = COLUMN_NAMES.index("blue-thick")
RAISE = Attempt(Kind.RAISE, (FREE,))


def poses(**up: int) -> tuple[int, ...]:
    """The palace of the scripted setup, or with columns on a second level."""
    state = scene(top=2, up={k.replace("_", "-"): v for k, v in up.items()}) if up else opening()
    return tuple(number for seven in look(state)["poses"] for number in seven)


def start(**up: int) -> Scene:
    """The same as a scene."""
    return scene_of(poses(**up))


def world() -> World:
    """The same as a world of even wood."""
    return World.of((15,) * 20, poses())


def shifted(before: Scene, body: int, x: float = 0, y: float = 0, z: float = 0) -> Scene:
    """One body elsewhere; lengths in millimetres."""
    after = list(before)
    pose = before[body]
    assert pose is not None
    after[body] = (pose[0] + x / 1000, pose[1] + y / 1000, pose[2] + z / 1000, *pose[3:])
    return after


def tilted(before: Scene, body: int, degrees: float) -> Scene:
    """One body leaning."""
    after = list(before)
    pose = before[body]
    assert pose is not None
    half = math.radians(degrees) / 2
    after[body] = (*pose[:3], math.cos(half), math.sin(half), 0.0, 0.0)
    return after


def lying(before: Scene, columns: Sequence[int]) -> Scene:
    """Columns that have fallen over."""
    after = before
    for column in columns:
        after = tilted(after, column, 60)
    return after


def leaning(degrees: float) -> Scene:
    """A covered column that leans, the middle of its foot where it was."""
    after = tilted(start(), CARRIER, degrees)
    return shifted(after, CARRIER, z=22.5 * (math.cos(math.radians(degrees)) - 1))


# ---- judging


@pytest.mark.parametrize(
    ("after", "reason"),
    [
        (shifted(start(), BLUE, z=-9.9), Reason.NONE),
        (shifted(start(), BLUE, z=-10.1), Reason.PLATEAU_DROPPED),
        (tilted(start(), BLUE, 7.9), Reason.NONE),
        (tilted(start(), BLUE, 8.1), Reason.PLATEAU_TILTED),
    ],
)
def test_collapse(after: Scene, reason: Reason) -> None:
    """PP-11.3: a plateau sinks by more than 10 mm or tilts by more than 8°."""
    assert judge.Before(start(), RAISE).collapse(after) is reason


@pytest.mark.parametrize(
    ("columns", "collapse"), [([5, 6], False), ([5, 6, 7], True), ([FREE, 5, 6], False)]
)
def test_three_columns_besides_the_moved_one(columns: list[int], collapse: bool) -> None:
    """PP-11.3"""
    before = judge.Before(start(), RAISE)
    fallen = before.fallen(lying(start(), columns), FREE)
    assert set(fallen) == set(columns) - {FREE}
    assert before.too_many(fallen) is collapse


def test_an_edition_says_what_a_collapse_is() -> None:
    """PP-11.3: how far a plateau sinks or tilts, and how many fall; the world is told."""
    edition: dict[str, object] = {"collapse": {"sunk": 20, "tilt": 15, "fallen": 2}}
    state = palazzi.game("paletti").new(2, edition=edition)
    limits = limits_of(cast("Paletti", state))
    assert limits == judge.CollapseLimits(0.02, 15.0, 2)
    assert limits_of(cast("Paletti", palazzi.game("paletti").new(2))) == judge.CollapseLimits()
    strict, usual = judge.Before(start(), RAISE, limits), judge.Before(start(), RAISE)
    assert strict.too_many([1, 2])
    assert not usual.too_many([1, 2])
    sunk, tilt = shifted(start(), BLUE, z=-15), tilted(start(), BLUE, 12)
    assert usual.collapse(tilt) is Reason.PLATEAU_TILTED
    assert strict.collapse(tilt) is Reason.NONE
    assert usual.collapse(sunk) is Reason.PLATEAU_DROPPED
    assert strict.collapse(sunk) is Reason.NONE


@pytest.mark.parametrize(
    ("after", "fell"),
    [
        (leaning(44), False),
        (leaning(46), True),
        (shifted(start(), CARRIER, z=5.9), False),
        (shifted(start(), CARRIER, z=6.1), True),
    ],
)
def test_fallen(after: Scene, fell: bool) -> None:
    """PP-11.3: leaning by more than 45°, or its foot more than 6 mm off its level."""
    assert geometry.has_fallen(after, CARRIER, 0) is fell


def test_a_fallen_column_under_a_plateau_is_a_collapse() -> None:
    """PP-11.3: it carries the plateau; one that stands free or on top of it does not."""
    world = palace(on_top=((0.0, 0.0),))
    world.refresh()
    assert judge.carries(world, [0])
    assert not judge.carries(world, [BESIDE])
    assert not judge.carries(world, [10])
    assert not judge.carries(world, [])


@pytest.mark.parametrize(
    ("after", "stands"),
    [
        (start(blue_thick=2), True),
        (shifted(start(blue_thick=2), CARRIER, z=3.9), True),
        (shifted(start(blue_thick=2), CARRIER, z=4.1), False),
        (tilted(start(blue_thick=2), CARRIER, 19), True),
        (tilted(start(blue_thick=2), CARRIER, 21), False),
        (start(), False),
    ],
)
def test_stands(after: Scene, stands: bool) -> None:
    """PP-11.11, PP-11.18: foot within 4 mm of its level, within 20° of the vertical."""
    assert (after[21] is not None and geometry.stands_on(after, CARRIER, 2)) is stands


def test_juts_out() -> None:
    """PP-5.3, PP-11.11: more than half a millimetre of the foot over the edge."""
    up = start(blue_thick=2)
    pose = up[CARRIER]
    assert pose is not None
    edge = geometry.overhang(up, CARRIER, 2)
    assert edge < 0
    step = 0.0
    while geometry.overhang(shifted(up, CARRIER, x=step), CARRIER, 2) < 0.0004:
        step += 0.05
    assert not geometry.juts_out(shifted(up, CARRIER, x=step), CARRIER, 2)
    assert geometry.juts_out(shifted(up, CARRIER, x=step + 0.3), CARRIER, 2)


def test_cover_is_counted_at_rest() -> None:
    """PP-11.10, PP-4.3: columns of the level that was topmost, by their axes."""
    up = start(blue_thick=1, green_thick=1, yellow_thick=1)
    laid: Scene = [*up[:21], None, *up[22:]]
    before = judge.Before(laid, Attempt(Kind.LAY, (21,)))
    assert before.covers(up, 21) == 3
    assert judge.verdict(before, up, 21) is Reason.NONE
    green = up[CARRIER]
    assert green is not None
    away = shifted(up, CARRIER, x=150)
    other = judge.Before([*away[:21], None, *away[22:]], Attempt(Kind.LAY, (21,)))
    assert other.covers(away, 21) == 2
    assert judge.verdict(other, away, 21) is Reason.TOO_FEW_COVERED


def test_a_column_is_back_within_three_millimetres() -> None:
    """PP-11.9"""
    before = judge.Before(start(), RAISE)
    assert judge.is_back(before, shifted(start(), FREE, x=2.9), FREE)
    assert not judge.is_back(before, shifted(start(), FREE, x=3.1), FREE)


def test_plateaus_come_back_to_where_they_were() -> None:
    """PP-5.1, PP-11.16: no free column covered, no covered one free, by more than 2 mm."""
    before = judge.Before(start(), RAISE)
    assert not before.cover_changed(start(), FREE)
    margins = [geometry.cover_margin(start(), column, 0) for column in range(20)]
    near = max(m for m in margins if m < 0)
    for spare, changed in ((1, False), (5, True)):
        gone = False
        for degrees in range(0, 360, 15):
            push = 1000 * -near + spare
            x, y = push * math.cos(math.radians(degrees)), push * math.sin(math.radians(degrees))
            gone |= before.cover_changed(shifted(start(), BLUE, x, y), FREE)
        assert gone is changed


# ---- hands


def lifted(ticks: int, height: float, body: int = FREE) -> list[Sample]:
    """Grip a column and raise it straight up, slowly."""
    pose = start()[body]
    assert pose is not None
    way = [
        move_to(t, pose[0], pose[1], pose[2] + height * t / ticks, 0.0) for t in range(1, ticks + 1)
    ]
    return [grip(0, body), *way]


def test_the_second_hand() -> None:
    """PP-11.16, PP-5.1: one plateau at a time, lifted by 2 mm at most."""
    check(hold(0, 0, 20))
    with pytest.raises(BadGesture, match=r"PP-11\.16"):
        check(hold(0, 0, 21))
    with pytest.raises(BadGesture, match="one plateau at a time"):
        decode(encode([hold(0, 0, 0), hold(1, 1, 0)]))
    run = Run(world(), RAISE)
    run.feed(hold(0, 0, 10))
    run.advance()
    assert run.world.springs


def test_no_plateau_is_held_while_a_column_is_stood_up() -> None:
    """PP-5.2: once the column is above the topmost plateau."""
    run = Run(world(), RAISE)
    for sample in lifted(20, 0.09):
        run.feed(sample)
    while run.tick < 40:
        run.advance()
    with pytest.raises(BadGesture, match=r"PP-5\.2"):
        run.feed(hold(run.tick, 0, 0))


def test_only_one_piece_is_touched() -> None:
    """PP-3.4, PP-11.15: the first grip binds; the same column may be gripped again."""
    run = Run(world(), Attempt(Kind.RAISE, (FREE, FREE + 1)))
    run.feed(grip(0, FREE))
    run.feed(Sample(1, What.RELEASE))
    run.feed(grip(2, FREE))
    with pytest.raises(BadGesture, match=r"PP-3\.4"):
        run.feed(grip(3, FREE + 1))
    with pytest.raises(BadGesture, match="may not be moved"):
        Run(world(), RAISE).feed(grip(0, CARRIER))


def test_an_attempt_lasts_two_minutes() -> None:
    """PP-11.17: then it counts as broken off."""
    with pytest.raises(BadGesture, match="120 seconds"):
        check(Sample(MOST_TICKS, What.END))
    assert MOST_TICKS * 0.016 == 120
    run = Run(world(), RAISE)
    run.feed(grip(0, FREE))
    run.feed(Sample(1, What.RELEASE))
    while not run.done:
        run.advance()
    move = run.move()
    assert move.verdict is Verdict.BROKE_OFF
    assert move.reason is Reason.TIME
    assert move.ticks >= MOST_TICKS


def test_an_edition_gives_an_attempt_less_time() -> None:
    """PP-11.17: the hand on the page, the world and its rests go by it."""
    state = cast("Paletti", palazzi.game("paletti").new(2, edition={"attempt": 30}))
    tables = cast("PalettiTables", palazzi.game("paletti").tables(state))
    assert tables["ticks"] == state.most_ticks() == MOST_TICKS // 4
    run = Run(world(), RAISE, most_ticks=int(state.most_ticks()))
    run.feed(grip(0, FREE))
    run.feed(Sample(1, What.RELEASE))
    while not run.done:
        run.advance()
    move = run.move()
    assert move.reason is Reason.TIME
    assert MOST_TICKS // 4 <= move.ticks < MOST_TICKS


def test_a_column_let_go_in_the_air_is_put_back() -> None:
    """PP-11.9, PP-11.15, PP-11.18: broken off, and it stands where it stood."""
    stream = encode([*lifted(20, 0.04), Sample(21, What.BREAK)])
    move = execute(world(), RAISE, stream)
    assert move.verdict is Verdict.BROKE_OFF
    assert not move.gone
    now, old = scene_of(move.poses)[FREE], start()[FREE]
    assert now is not None
    assert old is not None
    assert math.dist(now[:2], old[:2]) <= 0.003
    assert move.levels[FREE] == 0


def test_gripping_binds_even_if_nothing_moved() -> None:
    """PP-11.15"""
    move = execute(world(), RAISE, encode([grip(0, FREE), Sample(1, What.BREAK)]))
    assert (move.verdict, move.body) == (Verdict.BROKE_OFF, FREE)
    untouched = execute(world(), RAISE, encode([Sample(0, What.END)]))
    assert (untouched.verdict, untouched.body) == (Verdict.UNTOUCHED, -1)


def test_a_world_between_attempts_stands_still() -> None:
    """PP-11.12: the same numbers, and not a step."""
    idle = world()
    assert idle.poses() == poses()
    assert idle.steps == 0


def upright(pose: Pose | None) -> bool:
    """Whether a pose leans less than a degree."""
    return pose is not None and geometry.tilt_of(pose) < 1


def test_the_palace_of_these_tests_stands() -> None:
    """PP-11.11: at rest by the rule, so that what is tested is the hand and not the wood."""
    palace = world()
    for _ in range(63):
        palace.step(8)
    assert palace.fastest() < 0.002
    assert all(upright(pose) for pose in palace.scene()[:21])
