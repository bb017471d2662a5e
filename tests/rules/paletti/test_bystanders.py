"""Felling bystanders does not pay: PP-11.30, in real wood and in facts alone."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from palazzi.core.game import Game
from palazzi.core.nature import Happening, happen
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State
from palazzi.core.view import canonical
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.nature import PhysicalNature
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.gesture import Sample, What, encode, grip, move_to
from palazzi.games.paletti.world.move import Attempt, Begun, Kind, Reason, Stakes, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import FIRST_PLATEAU
from palazzi.games.paletti.world.poses import exact, scene_of
from palazzi.games.paletti.world.run import Run
from palazzi.testing import random_game
from tests.paletti.palaces import BESIDE, palace
from tests.rules.paletti.films import filmed
from tests.rules.paletti.table import (
    FIRST,
    GONE,
    PALETTI,
    aimed,
    blocked,
    grips,
    lay,
    legal,
    level,
    look,
    move,
    opening,
    play,
    scene,
    seal,
)

HIT = {"green-thin2": (115, -60, 0, 1), "green-thin1": (-115, 60, 0, -1)}
"""Columns of one point at the edge, where they stand and which way others stand in a row."""
THREE = {"red-thin1": 2, "green-thin1": 2, "yellow-thin2": 2}


def sweep(state: State, column: str) -> list[Happening]:
    """A free hand takes a column along a row of others, quickly, and stops there."""
    x, y, dx, dy = HIT[column]
    play(state, f"grip {column}", "hand")
    way = [grip(0, COLUMN_NAMES.index(column))]
    for tick in range(1, 28):
        far = 0.006 * tick
        way.append(move_to(tick, x / 1000 + far * dx, y / 1000 + far * dy, 0.0345, 0.0))
    stream = encode([*way, Sample(28, What.END)])
    happened = happen(PhysicalNature(Rng(1)), state, "", stream)
    for action, recording in happened:
        state.apply(action, recording)
    return happened


def sabotaged(game: Game) -> State:
    """Two turns of seat 1, who sweeps along both edges with a column of one point."""
    state = scene(active=1, game=game, options={"free_hand": True})
    for column in HIT:
        data = look(state)
        state = game.from_json({**data, "active": 1, "actor": 1})
        sweep(state, column)
    return state


def standing(state: State) -> set[str]:
    """The columns in the palace."""
    return {name for name, where in look(state)["level"].items() if where >= 0}


def test_sabotage_gains_nothing() -> None:
    """PP-11.30: two sweeps threw four columns of others out of paletti@1, at no cost but two
    blocked ones."""
    before = scene(active=1)
    first, second = sabotaged(FIRST), sabotaged(PALETTI)
    assert len(standing(before) - standing(first)) == 4
    assert standing(second) == standing(before)
    assert blocked(second) == sorted(HIT, key=COLUMN_NAMES.index)
    assert second.scores() == before.scores()


def test_bystanders_are_set_back_where_they_stood_and_the_record_holds_it() -> None:
    """PP-11.30: without contact, so each is where it was to the hundredth of a millimetre."""
    state = scene(active=1, options={"free_hand": True})
    before = scene_of([n for seven in look(state)["poses"] for n in seven])
    record = Record(PALETTI.ruleset, 4, {"free-hand": True})
    happened = sweep(state, "green-thin2")
    for action, recording in happened:
        record.add(CHANCE, PALETTI.text(action), recording)
    assert [e.text for e in record.entries] == ["fell yellow-thin1", "fell yellow-thin2", "broken"]
    after = scene_of([n for seven in look(state)["poses"] for n in seven])
    for name in ("yellow-thin1", "yellow-thin2"):
        old, now = (of[COLUMN_NAMES.index(name)] for of in (before, after))
        assert old is not None
        assert now is not None
        assert math.dist(old[:3], now[:3]) < 1e-5
    assert look(state)["active"] == 2


def test_the_attempt_has_failed() -> None:
    """PP-11.30: whatever stands by then, it goes back; an own column is blocked (PP-3.3)."""
    state = aimed(play(scene(top=2), "grip blue-thick"))
    play(state, "fell red-thin1")
    assert "raised" not in legal(state)
    play(state, "broken")
    assert level(state, "red-thin1") == 0
    assert level(state, "blue-thick") == 0
    assert blocked(state) == ["blue-thick"]
    assert (seal(state), state.actor) == ((-1, -1), 1)


def test_an_objection_goes_back_unblocked_and_the_penalty_is_due() -> None:
    """PP-11.30, PP-11.21"""
    state = play(scene(top=2, up=THREE, active=3), "claim", "object")
    move(state, "red-thick", "fell yellow-thin1", "broken")
    assert blocked(state) == []
    assert level(state, "yellow-thin1") == 0
    assert (look(state)["phase"], state.actor) == ("penalising", 3)


def test_a_neutral_column_is_blocked_for_all_and_the_own_one_follows() -> None:
    """PP-11.30, PP-11.25: as when it is broken off, so the others are asked first."""
    state = move(scene(3, top=2, active=2), "red-thin1", "fell blue-thin1", "broken")
    assert blocked(state) == ["red-thin1"]
    assert look(state)["phase"] == "challenging"
    play(state, "decline", "decline")
    assert state.actor == 2
    assert grips(state) == {name for name in COLUMN_NAMES if name.startswith("yellow")}


def test_a_proof_has_failed() -> None:
    """PP-11.30: blocked, and the mover goes on."""
    state = move(scene(3, top=2, active=2), "red-thin1", "broken")
    move(play(state, "prove"), "red-thin2", "fell blue-thin1", "broken")
    assert blocked(state) == ["red-thin1", "red-thin2"]
    assert (state.actor, level(state, "blue-thin1")) == (2, 0)


def test_a_penalty_pull_is_broken_off() -> None:
    """PP-11.30, PP-11.22: back, unblocked, no other instead; then the plateau."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "object")
    move(state, "red-thick", "broken")
    aimed(play(state, "grip blue-thick"))
    play(state, "fell yellow-thin1")
    assert "out" not in legal(state)
    play(state, "broken")
    assert (level(state, "blue-thick"), level(state, "yellow-thin1")) == (0, 0)
    assert blocked(state) == []
    assert (look(state)["phase"], state.actor) == ("laying", 3)


def test_a_laying_is_lifted_off_and_forgone() -> None:
    """PP-11.30"""
    state = play(scene(top=2, up=THREE, active=3), "claim", "accept", "accept", "accept")
    aimed(state)
    play(state, "fell green-thin1")
    assert "laid" not in legal(state)
    play(state, "forgone")
    assert (look(state)["top"], level(state, "green-thin1"), state.actor) == (2, 2, 0)


# ---- a place that is not free any more


def test_a_column_whose_place_is_taken_costs_the_mover_one() -> None:
    """PP-11.30: the moved one first if it is his; it cannot go back then."""
    state = aimed(play(scene(top=2), "grip blue-thin1"))
    play(state, "ousted red-thick")
    assert "broken" not in legal(state)
    play(state, "lost")
    assert [level(state, name) for name in ("red-thick", "blue-thin1")] == [GONE, GONE]
    assert standing(state) == set(COLUMN_NAMES) - {"red-thick", "blue-thin1"}
    assert blocked(state) == []


def test_then_those_of_most_points_topmost_first() -> None:
    """PP-11.30: two of others for the moved one and the next."""
    up = {"blue-thick": 1, "blue-square": 2}
    state = scene(top=2, up=up)
    move(state, "blue-thin1", "ousted green-thin1", "ousted red-thick", "lost")
    lost = {"green-thin1", "red-thick", "blue-thin1", "blue-thick"}
    assert standing(state) == set(COLUMN_NAMES) - lost
    two = scene(2, top=2, up={"yellow-square": 2, "blue-square": 1}, gone=["blue-thick"])
    data = {**look(two), "level": {**look(two)["level"], "yellow-thick": GONE}}
    data["poses"][COLUMN_NAMES.index("yellow-thick")] = [0] * 7
    two = PALETTI.from_json(data)  # seat 0 has blue and yellow: the square on top goes first
    move(two, "blue-thin1", "ousted green-thin1", "ousted green-thin2", "lost")
    assert level(two, "yellow-square") == GONE
    assert level(two, "blue-square") == 1


def test_own_and_neutral_columns_cost_nothing_more() -> None:
    """PP-11.30: only those of another player."""
    state = move(scene(top=2), "blue-thin1", "ousted blue-thick", "broken")
    assert standing(state) == set(COLUMN_NAMES) - {"blue-thick"}
    assert blocked(state) == ["blue-thin1"]
    three = move(scene(3, top=2, active=2, neutral_done=True), "yellow-thin1", "ousted red-thick")
    assert "broken" in legal(three)
    play(three, "broken")
    assert standing(three) == set(COLUMN_NAMES) - {"red-thick"}


def test_an_objectors_hand_pays_for_the_claimants_column() -> None:
    """PP-11.30: the moved one is another player's; of a penalty pull as well."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "object")
    move(state, "red-thick", "fell green-thin1", "lost")
    assert [level(state, name) for name in ("red-thick", "blue-thick")] == [GONE, GONE]
    assert level(state, "green-thin1") == 2
    move(state, "blue-square", "fell green-thin1", "lost")
    assert [level(state, name) for name in ("blue-square", "red-square")] == [GONE, GONE]


def test_points_that_are_forfeited_move_the_seal() -> None:
    """PP-11.30, PP-11.23"""
    up = {"blue-thick": 2, "green-square": 2, "blue-thin2": 1, "red-thin1": 1}
    state = scene(top=2, up=up, scoring=2, holder=0)
    move(state, "blue-thin1", "ousted yellow-thin1", "ousted red-thin1", "lost")
    assert level(state, "blue-thick") == GONE
    assert seal(state) == (1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_fall_ever_gains_anything(players: int) -> None:
    """PP-11.30: over random games, nobody's points or columns grow by felling, and whoever loses
    one without having moved sees the mover lose one as well."""
    falls = 0
    for seed in range(12):
        before: State | None = None
        for state, _ in random_game(PALETTI, players, seed):
            assert isinstance(state, Paletti)
            if before is not None and not state.moving:
                assert isinstance(before, Paletti)
                hand = int(before.hand)
                falls += 1
                assert state.points(hand) <= before.points(hand)
                lost = [
                    int(before.columns_of(seat) & ~state.columns_of(seat)).bit_count()
                    for seat in range(players)
                ]
                others = sum(lost) - lost[hand]
                assert others <= lost[hand] or not state.columns_of(hand)
                before = None
            if state.moving and state.fallen:
                before = state.clone()
    assert falls > 10


# ---- in wood


def crowded() -> tuple[World, Begun]:
    """Column 6 lies about, and 1 has come to where 6 stood when the attempt began."""
    world = palace()
    poses = list(world.scene())
    place = poses[BESIDE]
    assert place is not None
    old = list(poses)
    old[6] = (place[0] + 0.05, *place[1:])
    fallen = (place[0] + 0.05, place[1] - 0.06, 0.008, math.sqrt(0.5), math.sqrt(0.5), 0.0, 0.0)
    world.put(6, fallen)
    intruder = (place[0] + 0.055, *place[1:])
    old[7] = intruder
    world.put(7, intruder)
    world.refresh()
    return world, Begun(exact(old), (), 100)


def broken_off(run: Run) -> None:
    """Grip and break off."""
    run.feed(grip(0, BESIDE))
    run.feed(Sample(1, What.BREAK))
    while not run.done:
        run.advance()


def test_the_world_sees_that_a_place_is_taken() -> None:
    """PP-11.30: 6 leaves, and 5, which was moved, with it."""
    world, begun = crowded()
    stakes = Stakes(frozenset({6}), (BESIDE, 0))
    run = Run(world, Attempt(Kind.RAISE, (BESIDE,)), begun=begun, stakes=stakes)
    broken_off(run)
    made = run.move()
    assert (made.verdict, made.fallen, made.gone) == (Verdict.BROKE_OFF, (6,), True)
    assert run.ousted == {6}
    assert [world.has(body) for body in (6, BESIDE, 7, 0)] == [False, False, True, True]


def test_the_world_takes_the_next_of_the_movers_for_it() -> None:
    """PP-11.30: the moved one is not his, so the first of his goes; and may bring it all down."""
    world, begun = crowded()
    stakes = Stakes(frozenset({6}), (7,))
    run = Run(world, Attempt(Kind.OBJECT, (BESIDE,)), begun=begun, stakes=stakes)
    broken_off(run)
    assert [world.has(body) for body in (6, BESIDE, 7)] == [False, True, False]
    assert run.move().gone is False


def test_without_stakes_the_fallen_leave() -> None:
    """PP-11.3, as in paletti@1."""
    world, begun = crowded()
    run = Run(world, Attempt(Kind.RAISE, (BESIDE,)), begun=begun)
    broken_off(run)
    assert [world.has(body) for body in (6, BESIDE, 7)] == [False, True, True]
    assert run.ousted == set()


def test_a_recording_must_show_who_was_set_back() -> None:
    """PP-11.30: the palace of the recording is the one that the rules arrive at."""
    state = aimed(play(opening(), "grip red-thin1"))
    play(state, "fell blue-thin1")
    film = filmed(state, "broken")
    missing = list(film.poses)
    missing[0:7] = [0] * 7
    bad = replace(film, poses=tuple(missing)).signed()
    before = canonical(state.to_json())
    with pytest.raises(Exception, match="missing from"):
        state.apply(PALETTI.parse("broken"), bad.to_text())
    assert canonical(state.to_json()) == before
    state.apply(PALETTI.parse("broken"), film.to_text())
    assert level(state, "blue-thin1") == 0


def test_a_laid_plateau_that_fells_a_column_is_lifted_off_in_the_world() -> None:
    """PP-11.30: pushed down beside its columns, it takes one with it."""
    top = ((-0.05, -0.04), (0.05, -0.04), (0.0, 0.045), (0.09, 0.05))
    world = palace(on_top=top)
    green = FIRST_PLATEAU + 1
    run = Run(world, Attempt(Kind.LAY, (green,)), stakes=Stakes(frozenset({13}), (10, 11, 12)))
    run.feed(grip(0, green))
    run.advance()
    x, y, z = world.pose(green)[:3]
    target = world.pose(13)
    tick = 1
    for goal in ((0.0, 0.0, z), (-0.02, 0.0, target[2]), (0.06, 0.0, target[2])):
        steps = max(1, math.ceil(math.dist((x, y, z), goal) / 0.006))
        start = (x, y, z)
        for n in range(1, steps + 1):
            x, y, z = (a + (b - a) * n / steps for a, b in zip(start, goal, strict=True))
            if run.takes:
                run.feed(move_to(tick, x, y, z, 0.0))
            tick += 1
    while not run.done:
        run.advance()
    made = run.move()
    assert (made.verdict, made.reason) == (Verdict.BROKE_OFF, Reason.SOMETHING_FELL)
    assert made.fallen == (11,)
    assert not world.has(green)
    assert world.has(11)


def test_a_laying_is_paid_for_too() -> None:
    """PP-11.30: of the claimant's columns the one of most points."""
    state = lay(play(scene(top=2, up=THREE, active=3), "claim", "accept", "accept", "accept"))
    play(state, "ousted green-thin1", "forgone")
    assert standing(state) == set(COLUMN_NAMES) - {"green-thin1", "red-thick"}
