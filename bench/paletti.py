"""The physics of Palazzo Paletti, measured: what must hold so that the palace is credible.

    ./palazzi bench paletti [NAME …]     all of them, or those named; each prints its figure

Long ones belong here; ``tests/paletti`` runs the same measurements on fewer palaces. Times are CPU
seconds, for the machine is shared.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from functools import cache

import palazzi
from palazzi.core.rng import Rng
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world import layout
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.execute import execute, perform
from palazzi.games.paletti.world.gesture import Tool
from palazzi.games.paletti.world.guess import moved_most
from palazzi.games.paletti.world.judge import Before
from palazzi.games.paletti.world.move import Attempt, Kind, Move, Reason, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, FIRST_PLATEAU, GRAINS
from palazzi.games.paletti.world.plan import HandPlan
from palazzi.games.paletti.world.poses import FULL_FRAME_BYTES, public
from palazzi.games.paletti.world.statics import Balance
from palazzi.games.paletti.world.study import SKILLS, Skill, Study
from palazzi.games.paletti.world.towers import tower

AWAKE = p.Wood(sleep=0)
"""The palace computed in every step, to compare with the one that may sleep."""
CLEAR_CASE = 0.006
"""Statics is asked only where the weight is this far from the edge of its supports."""


def drift(seed: int, seconds: float, wood: p.Wood = AWAKE) -> float:
    """How far (mm) any piece of an untouched tower creeps."""
    world = tower(seed, wood)
    start = world.scene()
    world.step(round(seconds / p.STEP))
    return 1000 * moved_most(start, world.scene())


def falls_without(world: World, column: int, seconds: float = 1.2) -> bool:
    """Whether a palace collapses when a column vanishes; the world is left as it was."""
    saved = world.save()
    before = Before(world.scene(), Attempt(Kind.PULL, (column,)))
    world.take_out(column)
    world.refresh()
    fell = False
    for _ in range(round(seconds / 0.016)):
        world.step(p.STEPS_A_TICK)
        scene = world.scene()
        if before.collapse(scene) is not Reason.NONE or before.fallen(scene, column):
            fell = True
            break
    world.restore(saved)
    return fell


def statics(seed: int, wood: p.Wood = p.WOOD) -> tuple[int, int]:
    """In how many clear cases the simulation agrees with a plumb line, and how many there are."""
    world = tower(seed, wood)
    balance = Balance(world.scene())
    agree = cases = 0
    for column in range(COLUMNS_IN_ALL):
        margin = balance.without(column)
        if abs(margin) < CLEAR_CASE:
            continue
        cases += 1
        agree += falls_without(world, column) == (margin < 0)
    return agree, cases


def removable(seed: int, most: int) -> list[tuple[int, int]]:
    """Columns of a tower that can go, with the angle (0.1°) of their shortest way out."""
    world = tower(seed)
    balance = Balance(world.scene())
    found: list[tuple[int, int]] = []
    for column in range(COLUMNS_IN_ALL):
        ways = balance.ways_out(column)
        if ways and balance.without(column) > CLEAR_CASE and not falls_without(world, column):
            found.append((column, round(10 * math.degrees(min(ways)[2]))))
        if len(found) == most:
            break
    return found


@cache
def pulled(seed: int, column: int, angle: int, tremor: int) -> Move:
    """Drag one column out of a tower, whatever happens."""
    plan = HandPlan(column, angle, tremor=tremor, seed=17)
    return perform(tower(seed), Attempt(Kind.PULL, (column,)), plan)


def dragging(tremor: int, seeds: tuple[int, ...], each: int) -> tuple[int, int]:
    """How many of the removable columns come out without a collapse."""
    fine = tried = 0
    for seed in seeds:
        for column, angle in removable(seed, each):
            move = pulled(seed, column, angle, tremor)
            fine += move.verdict is Verdict.STANDS and not move.fallen
            tried += 1
    return fine, tried


def build_alone(seed: int, skill: Skill, moves: int = 70) -> tuple[int, int, bool]:
    """One bot with all columns builds as high as it can: plateaus, moves, whether it collapsed."""
    rng = Rng(seed)
    grains = tuple(int(rng.below(GRAINS)) for _ in range(COLUMNS_IN_ALL))
    poses = layout.draw(rng, grains).poses
    blocked: set[int] = set()
    laid = 1
    for number in range(moves):
        world = World.of(grains, poses)
        laid = g.laid(world.scene())
        if laid == 5:
            return laid, number, False
        study = Study(public(poses), skill, rng)
        levels = study.balance.levels
        usable = [c for c in range(COLUMNS_IN_ALL) if levels[c] < laid and c not in blocked]
        kind = Kind.LAY
        enough = sum(level == laid for level in levels) >= 6
        advice = study.lay() if enough or study.claim(usable) else None
        if advice is None:
            kind, advice = Kind.RAISE, study.raise_one(usable)
        if advice is None:
            return laid, number, False
        move = perform(world, Attempt(kind, (advice.plan.body,)), advice.plan)
        if move.verdict is Verdict.COLLAPSE:
            return laid, number, True
        if move.verdict is not Verdict.STANDS:
            blocked.add(move.body)
        poses = move.poses
    return laid, moves, False


def loaded(seed: int) -> int:
    """How many columns carry anything in a drawn setup."""
    rng = Rng(seed)
    grains = tuple(int(rng.below(GRAINS)) for _ in range(COLUMNS_IN_ALL))
    return sum(load > 0 for load in layout.draw(rng, grains).loads)


def seam() -> float:
    """How far (mm) a column is pushed aside when it slides over the seams of a plateau's parts."""
    world = World((GRAINS // 2,) * COLUMNS_IN_ALL, AWAKE)
    for column, (x, y) in enumerate(((-0.06, -0.05), (0.06, -0.05), (0.06, 0.05), (-0.06, 0.05))):
        world.put(column, (x, y, world.heights[column] / 2, 1.0, 0.0, 0.0, 0.0))
    top = max(world.heights[:4]) + 0.006
    world.put(FIRST_PLATEAU, (0.0, 0.0, top - 0.003, 1.0, 0.0, 0.0, 0.0))
    world.put(5, (-0.07, 0.005, top + world.heights[5] / 2, 1.0, 0.0, 0.0, 0.0))
    world.refresh()
    layout.settle(world)
    start = world.pose(5)
    blue = world.pose(FIRST_PLATEAU)
    hand = world.close_hand(5, p.HOOK)
    aside = 0.0
    for _ in range(1400):
        hand.x += 0.0001
        hand.speed = (0.05, 0.0, 0.0)
        world.step()
        shift = world.pose(FIRST_PLATEAU)[1] - blue[1]
        aside = max(aside, abs(world.pose(5)[1] - shift - start[1]))
    assert world.pose(5)[0] > 0.05, "the column did not slide"
    return 1000 * aside


def cost(seed: int) -> tuple[float, float]:
    """Cores taken by a moving tower: on average over a raise, and while it is dragged."""
    (column, angle), *_ = removable(seed, 1)
    world = tower(seed)
    began = time.process_time()
    plan = HandPlan(column, angle, tremor=1000, seed=3)
    move = perform(world, Attempt(Kind.RAISE, (column,)), plan)
    whole = (time.process_time() - began) / move.seconds
    world = tower(seed)
    hand = world.close_hand(column, p.HAND)
    began = time.process_time()
    for _ in range(500):
        hand.x += 0.00002 * math.cos(math.radians(angle / 10))
        hand.y += 0.00002 * math.sin(math.radians(angle / 10))
        world.step()
    return whole, time.process_time() - began


def cap() -> tuple[int, int]:
    """The greatest force (mN) of hand and hook that pull where nothing gives way."""
    world = tower(1)
    loads = world.loads()
    column = loads.index(max(loads))
    angle = round(10 * math.degrees(min(Balance(world.scene()).ways_out(column))[2]))
    moves = []
    for tool in Tool:
        plan = HandPlan(column, angle, tool=tool, tremor=6000, seed=1)
        moves.append(perform(tower(1), Attempt(Kind.PULL, (column,)), plan))
    return moves[0].strongest, moves[1].strongest


def match(careful: str, shaky: str, seeds: range) -> tuple[int, int, float]:
    """Two-player games that the careful one wins alone, games, CPU seconds; seats change."""
    game = palazzi.game("paletti")
    won = 0
    began = time.process_time()
    for seed in seeds:
        bots = [careful, shaky] if seed % 2 else [shaky, careful]
        outcome = palazzi.replay(palazzi.play(game, bots=bots, seed=seed)).outcome()
        assert outcome is not None
        won += list(outcome.winners) == [bots.index(careful)]
    return won, len(seeds), time.process_time() - began


def say(number: int, what: str, figure: object, fine: bool) -> None:
    """One line of the report."""
    print(f"{number:>2} {'holds' if fine else 'FAILS'}  {what}: {figure}", flush=True)


def _drift() -> None:
    figures = [round(drift(seed, 60), 4) for seed in (1, 2, 3)]
    say(1, "a tower drifts at most 0.2 mm in 60 s (mm)", figures, max(figures) <= 0.2)


def _statics() -> None:
    for name, wood in (("sleeping", p.WOOD), ("awake", AWAKE)):
        pairs = [statics(seed, wood) for seed in (1, 2, 3)]
        agree, cases = (sum(pair[i] for pair in pairs) for i in (0, 1))
        say(2, f"removal agrees with statics ({name})", f"{agree}/{cases}", agree >= 0.95 * cases)


def _same() -> None:
    column, angle = removable(1, 1)[0]
    move = pulled(1, column, angle, 1000)
    again = execute(tower(1), move.attempt, move.gesture)
    say(3, "a logged stream gives the same hash", move.sha256[:16], move.sha256 == again.sha256)


def _guard() -> None:
    try:
        World((0,) * COLUMNS_IN_ALL, p.Wood(friction=0.34))
        say(4, "the friction guard refuses", "it did not", False)
    except ValueError as error:
        say(4, "the friction guard refuses", error, True)


def _dragging() -> None:
    figures = {tremor: dragging(tremor, (1, 2, 3), 5) for tremor in (300, 1000, 4000)}
    one, four = figures[1000], figures[4000]
    text = ", ".join(f"{t / 1000} mm {a}/{b}" for t, (a, b) in figures.items())
    say(5, "columns dragged out", text, one[0] >= one[1] * 14 / 15 and four[0] < one[1])


def _alone() -> None:
    began = time.process_time()
    strong = SKILLS["strong"]
    skill = Skill(300, strong.care, strong.sway, strong.worlds, strong.looks, 0)
    figures = [build_alone(seed, skill) for seed in range(1, 6)]
    fifth = sum(laid == 5 for laid, _, _ in figures)
    spent = (time.process_time() - began) / 5
    text = f"{fifth}/5 {[f'{a} in {b}' for a, b, _ in figures]}, {spent:.0f} CPU s each"
    say(6, "a bot at 0.3 mm reaches the fifth plateau", text, fifth >= 4)


def _loaded() -> None:
    figures = [loaded(seed) for seed in range(1, 31)]
    fine = all(4 <= figure <= 11 for figure in figures)
    say(7, "loaded columns at the start, 30 setups", f"{min(figures)} to {max(figures)}", fine)


def _seam() -> None:
    figure = seam()
    say(8, "sideways over a seam (mm)", round(figure, 4), figure <= 0.05)


def _cost() -> None:
    figures = [cost(seed) for seed in (1, 2, 3)]
    whole, dragged = (max(pair[i] for pair in figures) for i in (0, 1))
    text = f"{whole:.2f} on average over a raise, {dragged:.2f} while it is dragged"
    say(9, "cores of a moving tower", text, whole <= 0.35)


def _frames() -> None:
    column, angle = removable(1, 1)[0]
    move = pulled(1, column, angle, 1000)
    rate = len(move.frames) / (move.ticks / p.TICKS_A_FRAME)
    text = f"{FULL_FRAME_BYTES} B full, {rate:.0f} B each in a move"
    say(10, "frames", text, FULL_FRAME_BYTES <= 260)


def _cap() -> None:
    hand, hook = cap()
    fine = hand <= 2000 and hook <= 1200
    say(11, "the greatest force (mN) of hand and hook", (hand, hook), fine)


def _levels() -> None:
    won, games, spent = match("strong", "novice", range(101, 141))
    text = f"{won}/{games}, {spent / games:.0f} CPU s a game"
    say(12, "the careful bot beats the shaky one in 80 %", text, won >= 0.8 * games)


MEASUREMENTS: dict[str, Callable[[], None]] = {
    "drift": _drift,
    "statics": _statics,
    "same": _same,
    "guard": _guard,
    "dragging": _dragging,
    "alone": _alone,
    "loaded": _loaded,
    "seam": _seam,
    "cost": _cost,
    "frames": _frames,
    "cap": _cap,
    "levels": _levels,
}

if __name__ == "__main__":
    for name in sys.argv[1:] or MEASUREMENTS:
        MEASUREMENTS[name]()
