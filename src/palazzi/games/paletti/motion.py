"""A move in the wooden world, tick by tick: one that was aimed, or one of a free hand.

Both feed the same executor (``world/run``). An aimed move has a pilot that moves the hand and
trembles; a free hand's samples come in from outside whenever they come.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from palazzi.core.errors import BadGesture
from palazzi.core.nature import Happening
from palazzi.games.paletti.actions import ACTIONS, LAID, STOOD
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.palace import BACKING
from palazzi.games.paletti.phases.numbers import COVERING
from palazzi.games.paletti.recording import outcome_of
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.execute import feeling, visible
from palazzi.games.paletti.world.gesture import SAMPLE_BYTES, TICK_SECONDS, What, unpack
from palazzi.games.paletti.world.move import Move, Reason
from palazzi.games.paletti.world.plan import HandPlan, Pilot, plan_is_for
from palazzi.games.paletti.world.poses import whole_frame
from palazzi.games.paletti.world.run import Run

TICK_MS = round(1000 * TICK_SECONDS)


def told(state: Paletti, move: Move, ousted: Collection[int] = ()) -> list[Happening]:
    """What nature says about a move: who fell, then what came of it, with the recording.

    ``ousted``: those that could not be set back (PP-11.30).
    """
    text = outcome_of(move)
    if state.phase == COVERING and text != "laid":
        text = "failed"
    if text == "failed" and not state.allows(ACTIONS.parse(text)):
        return [(int(LAID if state.phase == COVERING else STOOD), "")]  # PP-11.13: the game helps
    fallen = () if text in ("collapse", "failed") else move.fallen
    verbs = {column: "ousted" if column in ousted else "fell" for column in fallen}
    fell = [(ACTIONS.parse(f"{verbs[column]} {COLUMN_NAMES[column]}"), "") for column in fallen]
    return [*fell, (ACTIONS.parse(text), move.to_text())]


class WorldMotion:
    """What both kinds of moves share."""

    tick_ms = TICK_MS
    waits = False

    def __init__(self, state: Paletti, run: Run) -> None:
        self._state = state
        self._run = run

    @property
    def done(self) -> bool:
        return self._run.done

    def feed(self, data: bytes) -> None:
        del data
        raise BadGesture("This move was aimed; the hand moves by itself.")

    def end(self) -> None:
        pass

    def advance(self) -> bytes:
        return self._run.advance()

    def snapshot(self) -> bytes:
        return whole_frame(self._run.tick, self._run.world.poses())

    def happened(self) -> list[Happening]:
        return told(self._state, self._run.move(), self._run.ousted)


class AimedMotion(WorldMotion):
    """The hand follows a plan."""

    def __init__(self, state: Paletti, run: Run, plan: HandPlan, halts: bool) -> None:
        plan_is_for(plan, run.attempt)
        super().__init__(state, run)
        self.plan = plan
        self._start = visible(run.world.scene())
        back = state.aim == BACKING
        self._pilot = Pilot(self._start, run.attempt, plan, halts=halts, back=back)
        self._stopped = False

    def advance(self) -> bytes:
        run = self._run
        if run.takes:
            for sample in self._pilot.samples(run.tick, feeling(run, self._start)):
                run.feed(sample)
            if self._pilot.halted is not Reason.NONE and not self._stopped:
                self._stopped = True
                run.stop(self._pilot.halted)
        return run.advance()


class FreeMotion(WorldMotion):
    """The hand is somebody's, and its samples come late and in bursts (PP-11.28)."""

    def __init__(self, state: Paletti, run: Run) -> None:
        super().__init__(state, run)
        self._late = 0
        """Ticks by which this hand's samples are behind the world."""
        self._fed = -1
        """The last tick for which there is a sample."""
        self._ended = False

    @property
    def waits(self) -> bool:  # type: ignore[override]
        """Nothing is to come, and nothing moves: the world stands still until the hand does."""
        run = self._run
        return run.takes and self._fed < run.tick and run.still and not self._ended

    def feed(self, data: bytes) -> None:
        if len(data) % SAMPLE_BYTES:
            raise BadGesture(f"A gesture is made of samples of {SAMPLE_BYTES} bytes.")
        run = self._run
        for at in range(0, len(data), SAMPLE_BYTES):
            sample = unpack(data[at : at + SAMPLE_BYTES])
            self._late = max(self._late, run.tick - sample.tick)
            moved = replace(sample, tick=sample.tick + self._late)
            run.feed(moved)
            self._fed = moved.tick
            if sample.what is What.END:
                self.end()

    def end(self) -> None:
        self._ended = True
        self._run.close()
