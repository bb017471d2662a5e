"""Nature as a physical world: carries a move out and says what came of it.

The mover has aimed (a column, a direction, a place); here that becomes a plan, a hand of the
mover's skill carries it out in the world, and the recording goes with the outcome. Needs the
physics engine, so it is imported only by those who play.
"""

from __future__ import annotations

from typing import cast

from palazzi.core.nature import Instant, Movement
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.games.paletti.character import PLAIN, Character, character_of
from palazzi.games.paletti.components import DIRECTIONS, LIFTS
from palazzi.games.paletti.motion import AimedMotion, FreeMotion, told
from palazzi.games.paletti.palace import FREE
from palazzi.games.paletti.phases.aiming import AimingPhase
from palazzi.games.paletti.phases.numbers import BUILDING, COVERING, LAYING, PENALISING, PLACING
from palazzi.games.paletti.phases.outcome import MovePhase
from palazzi.games.paletti.pieces import forfeits
from palazzi.games.paletti.places import STEP_NANO, place_of_column
from palazzi.games.paletti.recording import attempt_of
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.view import exact
from palazzi.games.paletti.world import layout
from palazzi.games.paletti.world.gesture import Tool
from palazzi.games.paletti.world.judge import CollapseLimits
from palazzi.games.paletti.world.move import Attempt, Begun, Stakes
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.plan import HandPlan
from palazzi.games.paletti.world.run import Run
from palazzi.games.paletti.world.study import SKILLS, Skill

PERSON = "person"
"""The skill of somebody who aims: a steady hand."""
HANDS = {"random": "casual", "greedy": "strong"}
"""Whose hands the general bots borrow."""


def skill_of(hand: str, character: Character = PLAIN) -> Skill:
    """The skill of a hand, by the bot's name and its own; a person's for anything else."""
    skill = SKILLS.get(HANDS.get(hand, hand), SKILLS[PERSON])
    return skill.own(character.hand, character.eye)


def grains_of(state: Paletti) -> tuple[int, ...]:
    """The hidden wood, as the world takes it."""
    return tuple(int(state.grains[column]) for column in range(20))


def world_of(state: Paletti) -> World:
    """The palace at rest, ready to be touched."""
    return World.of(grains_of(state), exact(state))


def run_of(state: Paletti, world: World, attempt: Attempt) -> Run:
    """The attempt that is due, or the rest of it, by the rules of the phase."""
    phase = phase_of(state)
    stakes = begun = None
    if isinstance(phase, MovePhase) and phase.sets_back:
        hand = int(state.hand)
        rivals = (c for c in range(20) if state.owner_of(c) >= 0 and state.owner_of(c) != hand)
        stakes = Stakes(frozenset(rivals), tuple(forfeits(state, hand)))
    if len(state.start):
        numbers = [int(number) / 1e9 for number in state.trail]
        trail = tuple(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))
        begun = Begun(tuple(int(number) for number in state.start), trail, int(state.spent))
    halts = phase.halts and state.aim != FREE
    limits, ticks = limits_of(state), int(state.most_ticks())
    return Run(
        world, attempt, begun=begun, stakes=stakes, halts=halts, limits=limits, most_ticks=ticks
    )


def limits_of(state: Paletti) -> CollapseLimits:
    """What counts as a collapse at this table."""
    return CollapseLimits(int(state.sunk) / 1000, float(state.tilt), int(state.many))


def phase_of(state: Paletti) -> AimingPhase:
    """The phase whose move is due."""
    return cast("AimingPhase", state.phases[state.phase])


def plan_of(state: Paletti, skill: Skill, seed: int) -> HandPlan:
    """What was aimed at, as a hand of this skill sets about it."""
    (body,) = attempt_of(state).allowed
    angle = int(state.direction) * (3600 // DIRECTIONS)
    x = y = turn = 0
    if state.phase in (LAYING, COVERING):
        x, y = int(state.across * STEP_NANO), int(state.along * STEP_NANO)
        angle, turn = 0, angle
    elif state.phase != PENALISING:
        x, y = place_of_column(state, int(state.across), int(state.along))
    aimed = phase_of(state).halts
    hold, lift = (-1, 0) if state.hold < 0 else divmod(int(state.hold), LIFTS)
    return HandPlan(
        body=body,
        angle=angle,
        x=round(x / 100_000),
        y=round(y / 100_000),
        turn=turn,
        tremor=skill.tremor,
        tool=Tool(int(state.tool)),
        care=int(state.most_force()) if aimed else skill.care,
        sway=int(state.most_sway()) if aimed else skill.sway,
        seed=seed,
        hold=hold,
        lift=10 * lift,
    )


class PhysicalNature:
    """A palace of wood."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def begin(self, state: State, hand: str) -> Movement:
        paletti = cast("Paletti", state)
        if paletti.phase == BUILDING:
            return Instant(told(paletti, layout.draw(self._rng, grains_of(paletti))))
        run = run_of(paletti, world_of(paletti), attempt_of(paletti))
        if paletti.aim == FREE:
            return FreeMotion(paletti, run)
        if paletti.phase in (PLACING, COVERING):
            hand = ""
        skill = skill_of(hand, character_of(hand, paletti, int(paletti.hand)))
        plan = plan_of(paletti, skill, int(self._rng.word()))
        return AimedMotion(paletti, run, plan, phase_of(paletti).halts)
