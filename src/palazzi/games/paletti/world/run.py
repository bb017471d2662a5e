"""One attempt being carried out, tick by tick: the one executor for people, bots and research.

A Run takes samples (``feed``), lets 16 ms pass (``advance``, which returns the frame to show) and
in the end knows what happened (``move``). Phases:

    OPEN      the player's hands move; ends by success, breaking off, time or collapse
    HELPED    the game's own hand carries a piece along a path (PP-11.9, 11.21): back to its old
              place, or up and away
    SETTLING  nobody touches anything until everything is at rest; then facts are taken
    FALLING   a collapse was recognised; it is only watched

The world is judged against the poses at the start of the attempt, and nothing is ever rewound. A
hand that keeps to limits may stop: then the run ends in a state of rest, and another one takes the
same attempt up from there (``Begun``, PP-11.31). With ``Stakes`` bystanders that fell are set back
at the end, and what cannot be is paid for (PP-11.30).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection
from enum import Enum
from typing import Final

from palazzi.core.errors import BadGesture
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world import judge
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.gesture import (
    FASTEST,
    MOST_TICKS,
    TICK_SECONDS,
    UNIT,
    Sample,
    SampleOrder,
    Tool,
    What,
    encode,
)
from palazzi.games.paletti.world.guide import (
    Guide,
    Target,
    turn_about_vertical,
    way_back,
    way_up,
)
from palazzi.games.paletti.world.move import (
    Attempt,
    Begun,
    Kind,
    Move,
    Reason,
    Stakes,
    Verdict,
)
from palazzi.games.paletti.world.physics import Spring, World
from palazzi.games.paletti.world.pieces import COLUMN_HEIGHT, FIRST_PLATEAU, is_column
from palazzi.games.paletti.world.poses import FrameWriter, exact, scene_of

WATCHED_TICKS: Final = 250
"""A collapse is worth watching, for four seconds at most."""
STUCK_TICKS: Final = 60
LOOK_TICKS: Final = 4
"""How often somebody looks whether columns lie: nothing falls in less than 64 ms."""
SET_BACK_TICKS: Final = 60
STEADY_STEP: Final = 2e-4
DROPPED: Final = 0.008
"""A piece that is gripped so far from where the hand was has fallen."""
COLUMN_MOVERS: Final = (Kind.RAISE, Kind.OBJECT, Kind.PULL)


class Stage(Enum):
    """What the run is doing."""

    OPEN = 0
    HELPED = 1
    SETTLING = 2
    FALLING = 3
    DONE = 4


class Run:
    """An attempt from its first tick to its last."""

    def __init__(
        self,
        world: World,
        attempt: Attempt,
        *,
        begun: Begun | None = None,
        stakes: Stakes | None = None,
        halts: bool = False,
        limits: judge.CollapseLimits | None = None,
        most_ticks: int = MOST_TICKS,
    ) -> None:
        """``halts``: where nothing more comes, the hand rests instead of breaking off."""
        world.rest_at(world.poses())  # the same start for a live table and a resumed record
        self.world = world
        self.attempt = attempt
        self.tick = 0
        self.body = -1
        self.phase = Stage.OPEN
        start = world.scene() if begun is None else scene_of(begun.poses)
        self.before = judge.Before(start, attempt, limits)
        self.ousted: set[int] = set()
        """Pieces whose old place did not take them back."""
        self._most_ticks = most_ticks - (0 if begun is None else begun.ticks)
        self._stakes = stakes
        self._halts = halts
        self._halting = Reason.NONE
        self.strongest = 0.0
        self._order = SampleOrder()
        self._due: deque[Sample] = deque()
        self._used: list[Sample] = []
        self._closed = False
        self._target: Target | None = None
        self._fresh_grip = False
        self._held: int = -1
        self._hold_from: Target = (0, 0, 0, 0)
        self._hold_to: Target = (0, 0, 0, 0)
        self._setting_back = 0
        self._trace: list[Target] = [] if begun is None else self._way_so_far(begun)
        self._quiet = 0
        self._released = 0
        self._guide: Guide | None = None
        self._then: Callable[[], None] = self._finish
        self._verdict = Verdict.UNTOUCHED
        self._reason = Reason.NONE
        self._gone = False
        self._down: list[int] = []
        self._fallen: set[int] = set()
        self._writer = FrameWriter()
        self._frames = bytearray(self._writer.frame(0, world.scene()))

    def _way_so_far(self, begun: Begun) -> list[Target]:
        old = self.before.scene[self.attempt.allowed[0]]
        if old is None:  # a plateau comes from its box each time
            return []
        turn = turn_about_vertical(old)
        return [(*place, turn) for place in (old[:3], *begun.trail)]

    @property
    def held(self) -> int:
        """The plateau in the second hand; -1: none."""
        return self._held

    @property
    def done(self) -> bool:
        """Whether ``move`` may be asked."""
        return self.phase is Stage.DONE

    @property
    def takes(self) -> bool:
        """Whether the player's hands may still do something."""
        return self.phase is Stage.OPEN

    @property
    def still(self) -> bool:
        """Nothing changes unless a hand does something.

        A piece that was released is not still before it has rested long enough to be judged.
        """
        if self.body >= 0 and self.body not in self.world.springs:
            return self._quiet > p.REST_TICKS
        steady = self.world.springs.get(self._held)
        if steady is not None and (self._setting_back or self._hold_to[:3] != _place(steady)):
            return False
        return self.world.fastest() < p.REST_SPEED

    @property
    def force(self) -> float:
        """What the gauge shows: newtons of the hand, the carried weight not counted."""
        hand = self.world.springs.get(self.body)
        if hand is None:
            return 0.0
        x, y, z = self.world.pose(self.body)[:3]
        return min(
            hand.grip.cap, hand.grip.stiffness * math.dist((hand.x, hand.y, hand.z), (x, y, z))
        )

    # ---- what comes in

    def feed(self, sample: Sample) -> None:
        """Take a sample for its tick, or BadGesture and nothing has changed."""
        if self.phase is not Stage.OPEN:
            bad = BadGesture("The attempt is over; nothing can be moved any more.")
            raise bad.told("error-gesture-over")
        if sample.tick < self.tick:
            raise BadGesture(f"Tick {sample.tick} has passed; the world is at {self.tick}.")
        if sample.what is What.GRIP:
            self._may_grip(sample.x)
        if sample.what is What.HOLD:
            self._may_hold(sample.turn)
        self._order.admit(sample)
        self._due.append(sample)

    def stop(self, reason: Reason) -> None:
        """The hand pulls no more; the piece rests in it, and the second hand opens (PP-11.31)."""
        hand = self.world.springs[self.body]
        self._halting = reason
        self._quiet = self._released = 0
        self._target = (*self.world.pose(self.body)[:3], hand.turn)
        if self._held >= 0 and not self._setting_back:
            self._setting_back = SET_BACK_TICKS

    def close(self) -> None:
        """Nothing more will come: judge what there is as soon as it is at rest."""
        self._closed = True

    def _may_grip(self, body: int) -> None:
        gripped = [self.body] if self.body >= 0 else []
        gripped += [sample.x for sample in self._due if sample.what is What.GRIP]
        if gripped and body != gripped[0]:
            bad = BadGesture("Only one piece may be touched in an attempt (rule PP-3.4).")
            raise bad.told("error-gesture-one")
        if body not in self.attempt.allowed:
            bad = BadGesture(f"Piece {body} may not be moved now; see which ones are offered.")
            raise bad.told("error-gesture-piece")

    def _may_hold(self, plateau: int) -> None:
        if self.attempt.kind not in COLUMN_MOVERS:
            bad = BadGesture("No plateau is held while one is laid or a column is set up.")
            raise bad.told("error-gesture-hold")
        if plateau >= self.before.laid:
            raise BadGesture("Only a plateau that lies can be held.")
        if self._raised():
            bad = BadGesture("No plateau may be held while a column is stood up (rule PP-5.2).")
            raise bad.told("error-gesture-hold")

    def _raised(self) -> bool:
        if self.body < 0 or not is_column(self.body):
            return False
        x, y, z = g.foot_of(self.world.pose(self.body))
        return z > g.surface(self.before.scene, self.before.laid, x, y)

    # ---- time

    def advance(self) -> bytes:
        """Let one tick pass; the frame to show, if there is one.

        BadGesture if a sample that is due does not fit the world as it is now; it is dropped and no
        time has passed.
        """
        if self.phase is Stage.OPEN:
            self._take_due()
        if self._is_idle():
            self.tick += 1
        else:
            self._step()
        if not self.done:  # it is, if it was broken off before anything was touched
            {
                Stage.OPEN: self._open,
                Stage.HELPED: self._helped,
                Stage.SETTLING: self._settling,
                Stage.FALLING: self._fall,
            }[self.phase]()
        frame = b""
        if self.tick % p.TICKS_A_FRAME == 0 or self.done:
            frame = self._writer.frame(self.tick, self.world.scene())
            self._frames += frame
        return frame

    def _is_idle(self) -> bool:
        """A palace at rest in nobody's hands is not stepped."""
        return not self.world.springs and (self.body < 0 or self._quiet > p.REST_TICKS)

    def _take_due(self) -> None:
        while self._due and self._due[0].tick <= self.tick:
            sample = self._due.popleft()
            self._apply(sample)
            self._used.append(sample)
            if self.phase is not Stage.OPEN:
                self._due.clear()

    def _apply(self, sample: Sample) -> None:
        match sample.what:
            case What.GRIP:
                self._grip(sample.x, Tool(sample.y))
            case What.MOVE:
                place = (*sample.place, sample.angle)
                if (
                    self._fresh_grip
                    and math.dist(place[:3], self.world.pose(self.body)[:3]) > FASTEST
                ):
                    raise BadGesture(
                        "The hand must begin where the gripped piece is, within 16 mm."
                    )
                self._fresh_grip = False
                self._target = place
            case What.RELEASE:
                self.world.open_hand(self.body)
                self._target, self._quiet, self._released = None, 0, 0
            case What.HOLD:
                self._hold(sample)
            case What.LET_GO:
                self._setting_back = SET_BACK_TICKS
            case What.BREAK:
                self._give_up(Reason.ASKED)
            case What.END:
                self._closed = True

    def _grip(self, body: int, tool: Tool) -> None:
        self.body = body
        if not self.world.has(body):
            self.world.put(body, judge.from_the_box(self.before.scene, body))
        if not is_column(body):
            grip = p.BOTH_HANDS
        else:
            grip = p.HOOK if tool is Tool.HOOK else p.HAND
        hand = self.world.close_hand(body, grip)
        self._target = None
        self._fresh_grip = True
        self._quiet = 0
        here = (hand.x, hand.y, hand.z, hand.turn)
        if self._trace and math.dist(self._trace[-1][:3], here[:3]) > DROPPED:
            over = self.before.highest + COLUMN_HEIGHT  # it was dropped: the way back leads over
            x, y, _, turn = self._trace[-1]
            self._trace += [(x, y, over, turn), (hand.x, hand.y, over, hand.turn)]
        self._trace.append(here)

    def _hold(self, sample: Sample) -> None:
        body = FIRST_PLATEAU + sample.turn
        if self._held != body:
            hand = self.world.close_hand(body, p.STEADY)
            self._held = body
            self._hold_from = (hand.x, hand.y, hand.z, hand.turn)
        self._setting_back = 0
        x, y, z, turn = self._hold_from
        self._hold_to = (x + sample.x * UNIT, y + sample.y * UNIT, z + sample.z * UNIT, turn)

    def _step(self) -> None:
        """Eight steps; targets glide from where they were to where they shall be."""
        glides: list[tuple[Spring, Target, Target]] = []
        hand = self.world.springs.get(self.body)
        if hand is not None:
            now = (hand.x, hand.y, hand.z, hand.turn)
            goal = self._guide.next() if self._guide else self._target or now
            glides.append((hand, now, goal))
            if self.phase is Stage.OPEN:
                self._trace.append(goal)
        steady = self.world.springs.get(self._held)
        if steady is not None:
            now = (steady.x, steady.y, steady.z, steady.turn)
            glides.append((steady, now, self._steady_goal(now)))
        for spring, now, goal in glides:
            vx, vy, vz = ((goal[axis] - now[axis]) / TICK_SECONDS for axis in range(3))
            spring.speed = (vx, vy, vz)
            spring.turn = goal[3]
        for i in range(p.STEPS_A_TICK):
            for spring, now, goal in glides:
                part = i / p.STEPS_A_TICK
                spring.x = now[0] + (goal[0] - now[0]) * part
                spring.y = now[1] + (goal[1] - now[1]) * part
                spring.z = now[2] + (goal[2] - now[2]) * part
            self.world.step()
            if hand is not None and self.phase is Stage.OPEN:
                self.strongest = max(self.strongest, hand.force)
        for spring, _, goal in glides:
            spring.x, spring.y, spring.z = goal[:3]
        self.tick += 1
        self._quiet = self._quiet + 1 if self.world.fastest() < p.REST_SPEED else 0

    def _steady_goal(self, now: Target) -> Target:
        """A held plateau follows its hand at most 0.2 mm a tick; let go, it is set back first."""
        goal = self._hold_to if not self._setting_back else self._hold_from
        x, y, z = (now[i] + max(-STEADY_STEP, min(STEADY_STEP, goal[i] - now[i])) for i in range(3))
        return x, y, z, goal[3]

    # ---- phases

    def _open(self) -> None:
        self._second_hand()
        if self._watch():
            return
        if self.tick >= self._most_ticks:
            self._give_up(Reason.TIME)
        elif self.body < 0:
            if self._closed and not self._due:
                self._finish()
        elif self._bystander_fell() and self.world.springs:
            self._give_up(Reason.SOMETHING_FELL)
        elif self.attempt.kind is Kind.PULL and judge.is_out(
            self.before, self.world.scene(), self.body
        ):
            self._succeed()
        elif self.body in self.world.springs:
            if self._closed and not self._due and self._at_rest() and self._held < 0:
                if self._halting is Reason.NONE:
                    self._give_up(Reason.NOT_STANDING)
                else:
                    self._halt(self._halting)
        elif self._at_rest():
            why = judge.verdict(self.before, self.world.scene(), self.body)
            if why is Reason.NONE:
                self._succeed()
            elif why is Reason.COVER_CHANGED:
                self._give_up(why)
            elif self._closed and not self._due:
                if self._halts:
                    self._halt(why)
                else:
                    self._give_up(why)

    def _second_hand(self) -> None:
        """Set a plateau back and open the hand: when asked, and when the column is raised."""
        if self._held < 0:
            return
        if not self._setting_back and self._raised():
            self._setting_back = SET_BACK_TICKS
        if self._setting_back:
            self._setting_back -= 1
            if self._setting_back == 0:
                self._let_go()

    def _let_go(self) -> None:
        if self._held >= 0:
            self.world.open_hand(self._held)
            self._held = -1
            self._quiet = 0

    def _watch(self) -> bool:
        """Recognise a collapse; from then on it is only watched."""
        scene = self.world.scene()
        reason = self.before.collapse(scene)
        if self.tick % LOOK_TICKS == 0:
            self._down = self.before.fallen(scene, self.body)
            if reason is Reason.NONE and self.before.too_many(self._down):
                reason = Reason.COLUMNS_FELL
        if reason is Reason.NONE:
            return False
        for body in list(self.world.springs):
            self.world.open_hand(body)
        self._held = -1
        self._guide = None
        self._verdict, self._reason = Verdict.COLLAPSE, reason
        self.phase = Stage.FALLING
        self._released = self._quiet = 0
        return True

    def _at_rest(self) -> bool:
        self._released += 1
        return self._quiet >= p.REST_TICKS or self._released >= p.LONGEST_REST_TICKS

    def _bystander_fell(self) -> bool:
        watched = self.attempt.kind in COLUMN_MOVERS or self._stakes is not None
        return watched and bool(self._down)

    def _succeed(self) -> None:
        self._verdict = Verdict.STANDS
        match self.attempt.kind:
            case Kind.PULL:
                self._away()
            case Kind.OBJECT if self.before.fallen(self.world.scene(), self.body):
                self._give_up(Reason.SOMETHING_FELL)
            case Kind.OBJECT:
                self._help(way_up(self.world.pose(self.body)), self._away)
            case _:
                self._take_facts()

    def _halt(self, reason: Reason) -> None:
        """Everything rests, and the player decides; a plateau is lifted off (PP-11.10)."""
        self._verdict, self._reason = Verdict.HALTED, reason
        if is_column(self.body):
            self._take_facts()
        else:
            self._help(way_up(self.world.pose(self.body)), self._away)

    def _give_up(self, reason: Reason) -> None:
        """Broken off: the game carries the piece back (PP-11.9), or the plateau into its box."""
        self._let_go()
        self._verdict, self._reason = Verdict.BROKE_OFF, reason
        if self._stakes is not None:
            self._clear_fallen()
        if self.body < 0:
            self._verdict = Verdict.UNTOUCHED
            self._finish()
        elif not self.world.has(self.body):
            self._settle(self._take_facts)
        elif self.attempt.kind in COLUMN_MOVERS:
            old = self.before.scene[self.body]
            assert old is not None
            path = way_back(self.world.pose(self.body), self._trace, old, self.before.highest)
            self._help(path, self._back)
        else:
            self._help(way_up(self.world.pose(self.body)), self._away)

    def _help(self, guide: Guide, then: Callable[[], None]) -> None:
        grip = p.HAND if is_column(self.body) else p.BOTH_HANDS
        self.world.open_hand(self.body)
        self.world.close_hand(self.body, grip)
        self._guide, self._then = guide, then
        self.phase = Stage.HELPED
        self._released = 0

    def _helped(self) -> None:
        assert self._guide is not None
        if self._watch():
            return
        stuck = self.force > 0.9 * p.HAND.cap
        self._released = self._released + 1 if stuck else 0
        if self._guide.over or self._released > STUCK_TICKS:
            self._guide = None
            self.world.open_hand(self.body)
            then, self._then = self._then, self._finish
            then()

    def _settle(self, then: Callable[[], None]) -> None:
        self.phase = Stage.SETTLING
        self._then = then
        self._quiet = self._released = 0

    def _settling(self) -> None:
        if not self._watch() and self._at_rest():
            self._then()

    def _back(self) -> None:
        """The hand has opened at the old place: does it take the column?"""
        self._settle(self._is_back)

    def _is_back(self) -> None:
        if judge.is_back(self.before, self.world.scene(), self.body):
            self._take_facts()
        else:
            self._away()

    def _away(self) -> None:
        """Out of the palace; what stood on it or leant on it now has to stand alone."""
        self.world.take_out(self.body)
        self.world.refresh()
        self._gone = is_column(self.body)
        self._settle(self._take_facts)

    def _take_facts(self) -> None:
        """At rest: who fell? They leave, and what remains must come to rest again (PP-11.12)."""
        scene = self.world.scene()
        fell = self.before.fallen(scene, self.body)
        if self._quiet <= p.REST_TICKS:
            self.world.refresh()
        if judge.carries(self.world, fell):
            self._verdict, self._reason = Verdict.COLLAPSE, Reason.FALLEN_CARRIES
            self._finish()
            return
        if self.before.too_many(fell):
            self._verdict, self._reason = Verdict.COLLAPSE, Reason.COLUMNS_FELL
        if self._verdict is Verdict.COLLAPSE:
            self._finish()
            return
        if not fell:
            if self._stakes is not None and self._fallen:
                self._tidy()
            else:
                self._finish()
            return
        self._remove_fallen(fell)
        if self._stakes is None or self._verdict is Verdict.BROKE_OFF:
            self._settle(self._take_facts)
        else:
            self._give_up(Reason.SOMETHING_FELL)

    def _remove_fallen(self, fell: Collection[int]) -> None:
        for column in fell:
            self.world.take_out(column)
        self.world.refresh()
        self._fallen.update(fell)
        self.before.gone.update(fell)

    def _clear_fallen(self) -> None:
        """What lies about must not be in the way of what goes back."""
        down = self.before.fallen(self.world.scene(), self.body)
        loose = [column for column in down if not judge.carries(self.world, [column])]
        if loose:
            self._remove_fallen(loose)

    def _tidy(self) -> None:
        """At rest after something fell: all is set back without contact, and what cannot be is
        paid for, until nothing changes any more (PP-11.30)."""
        assert self._stakes is not None
        scene = self.world.scene()
        fell = set(self.before.fallen(scene, self.body))
        news = fell - self._fallen
        if judge.carries(self.world, news) or len(self._fallen | news) >= self.before.limits.many:
            self._verdict, self._reason = Verdict.COLLAPSE, Reason.COLUMNS_FELL
            self._finish()
            return
        mine = {self.body} if self.attempt.kind in COLUMN_MOVERS else set()
        unsound = {
            column
            for column in self._fallen | mine
            if self.world.has(column) and not judge.is_back(self.before, scene, column)
        }
        self.ousted |= unsound
        for column in fell | unsound:
            self.world.take_out(column)
        self._fallen |= news
        self.before.gone |= fell
        changed = bool(fell | unsound)
        for column in sorted((self._fallen | mine) - self.ousted):
            if not self.world.has(column) and column not in self._forfeited():
                self._put_back(column)
                changed = True
        for column in self._forfeited():
            if self.world.has(column):
                self.world.take_out(column)
                changed = True
        if changed:
            self.world.refresh()
            self._settle(self._tidy)
        else:
            self._gone = bool(mine) and not self.world.has(self.body)
            self._finish()

    def _put_back(self, column: int) -> None:
        """Where it stood, if that is free; else it leaves."""
        old = self.before.scene[column]
        assert old is not None
        self.world.put(column, old)
        self.world.refresh()
        self.before.gone.discard(column)
        if self.world.overlap(column) > p.SET_BACK:
            self.world.take_out(column)
            self.world.refresh()
            self.ousted.add(column)
            self.before.gone.add(column)

    def _forfeited(self) -> list[int]:
        """The mover's own that leave for others that had to: the moved one first."""
        assert self._stakes is not None
        own = [column for column in self._stakes.own if column not in self.ousted | {self.body}]
        if self.body in self._stakes.own:
            own.insert(0, self.body)
        return own[: len(self.ousted & self._stakes.rivals)]

    def _fall(self) -> None:
        if self._at_rest() or self._released >= WATCHED_TICKS:
            self._finish()

    def _finish(self) -> None:
        if self._verdict is Verdict.STANDS and self.attempt.kind is Kind.STAND and self._fallen:
            self._verdict, self._reason = Verdict.BROKE_OFF, Reason.SOMETHING_FELL
        self.phase = Stage.DONE

    # ---- what came of it

    def move(self) -> Move:
        """The facts; asked once it is done."""
        assert self.done
        if self._is_setup() and self._verdict is not Verdict.STANDS:
            self.world.rest_at(exact(self.before.scene))  # repeated without penalty (PP-11.13)
        scene = self.world.scene()
        collapsed = self._verdict is Verdict.COLLAPSE
        inside = self.body >= 0 and self.world.has(self.body)
        column = inside and is_column(self.body)
        return Move(
            self.attempt,
            self.body,
            self._verdict,
            self._reason,
            tuple(sorted(self._fallen)),
            self._gone and not collapsed,
            g.level_of(scene, self.body) if column and not collapsed else -1,
            self.before.covers(scene, self.body) if inside and not column else 0,
            g.levels(scene),
            g.covered(scene),
            self._loads(),
            round(1000 * self.strongest),
            self.tick,
            self.world.poses(),
            encode(self._used),
            bytes(self._frames),
        ).signed()

    def _is_setup(self) -> bool:
        kind = self.attempt.kind
        return kind is Kind.STAND or (kind is Kind.LAY and self.before.laid == 0)

    def _loads(self) -> tuple[int, ...]:
        """As the next attempt will find them: of the poses that are written down."""
        self.world.rest_at(self.world.poses())
        return tuple(min(65535, round(1000 * load)) for load in self.world.loads())


def _place(spring: Spring) -> tuple[float, float, float]:
    return spring.x, spring.y, spring.z
