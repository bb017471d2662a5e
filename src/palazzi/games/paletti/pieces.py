# mypyc: compiled
"""How pieces move in Paletti: the few verbs that several phases share. Who acts next, and in which
phase, is for the phases to say.

Pieces go exactly where they were aimed at: that is what a world without physics does. In a real one
the recording says where they are (``State.play_back``).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.paletti.components import FIRST_SCORING, POINTS, TOPMOST
from palazzi.games.paletti.palace import COLUMNS, GONE, NO_CELL, NOBODY, NOTHING, OPEN
from palazzi.games.paletti.places import (
    HALF_COLUMN,
    HALF_PLATEAU,
    HALF_TURNS,
    REACH,
    STEP_NANO,
    STOREY,
    UNIT_NANO,
    column_cells,
    first_cell,
    place_of_column,
    plateau_cells,
)
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, FIRST_PLATEAU

# ---- columns


def stand(state: Paletti, column: i64) -> None:
    """Put a column on the topmost level, where it was aimed at."""
    across, along = int(state.across), int(state.along)
    if state.across == NO_CELL:  # by hand: nobody aimed
        across, along = first_cell(column_cells(state, int(column)))
    x, y = place_of_column(state, across, along)
    state.put(column, x, y, _foot_height(state, column, x, y) + HALF_COLUMN, 1_000_000_000, 0)


def _foot_height(state: Paletti, column: i64, x: int, y: int) -> int:
    """What the foot stands on: the level, or on red the columns already there (PP-5.4)."""
    height = int(STOREY * state.top)
    if state.top < TOPMOST:
        return height
    for other in range(COLUMNS_IN_ALL):
        if state.level[other] == state.top and other != column:
            dx = (int(state.poses[7 * other]) - x) // UNIT_NANO
            dy = (int(state.poses[7 * other + 1]) - y) // UNIT_NANO
            room = REACH[int(column)] + REACH[other]
            if dx * dx + dy * dy < room * room:
                height = max(height, int(state.poses[7 * other + 2] + HALF_COLUMN))
    return height


def stand_on_top(state: Paletti, column: i64) -> None:
    """A column was raised."""
    stand(state, column)
    state.level[column] = state.top
    state.changed = True


def put_back_for_good(state: Paletti, column: i64) -> None:
    """A column was broken off: it may not be chosen again (PP-3.3)."""
    state.blocked |= bit(column)
    state.changed = True


def remove(state: Paletti, column: i64) -> None:
    """A column leaves the game."""
    state.level[column] = GONE
    state.clear_pose(column)
    state.loads[column] = 0
    state.changed = True


def remove_all(state: Paletti, columns: i64) -> None:
    """Columns of a mask leave the game."""
    column: i64 = 0
    while column < COLUMNS:
        if (columns >> column) & 1:
            remove(state, column)
        column += 1


def owed_for(state: Paletti, lost: i64) -> i64:
    """How many columns of these were another player's than the mover's (PP-11.30)."""
    owed: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        owner = state.owner_of(column)
        if (lost >> column) & 1 and owner >= 0 and owner != state.hand:
            owed += 1
        column += 1
    return owed


def forfeits(state: Paletti, seat: i64) -> list[int]:
    """The seat's columns as they would leave: most points first, then topmost (PP-11.30)."""
    own = [column for column in range(20) if state.columns_of(seat) >> column & 1]
    return sorted(own, key=lambda c: (-POINTS[c], -int(state.level[c]), c))


def forfeit(state: Paletti, seat: i64, owed: i64) -> None:
    """That many of the seat's columns leave the game, as far as it has them."""
    if owed > 0:
        for column in forfeits(state, seat)[: int(owed)]:
            remove(state, column)


# ---- plateaus


def lay(state: Paletti) -> None:
    """Put the next plateau where it was aimed at; nothing of it is out of level."""
    turn = int(state.direction)
    across, along = int(state.across), int(state.along)
    if state.across == NO_CELL:  # by hand: nobody aimed
        turn = 0
        across, along = first_cell(plateau_cells(state, turn))
    w, k = HALF_TURNS[turn]
    z = STOREY * (state.top + 1) - HALF_PLATEAU
    x, y = across * int(STEP_NANO), along * int(STEP_NANO)
    state.put(FIRST_PLATEAU + state.top, x, y, z, w, k)


# ---- hands and the seal


def let_go(state: Paletti) -> None:
    """The move is over: nothing is pointed at any more."""
    state.aim = OPEN
    state.column = NOTHING
    state.direction = NOTHING
    state.across = NO_CELL
    state.along = NO_CELL
    state.moving = False
    state.hand = NOBODY
    state.fallen = 0
    state.ousted = 0
    state.force = NOTHING
    state.sway = NOTHING
    state.tool = 0
    state.hold = NOTHING
    state.tuned = 0
    state.halted = NOTHING
    state.felt = 0
    state.spent = 0
    state.start = vec[i64]()
    state.trail = vec[i64]()


def pass_seal(state: Paletti, stood_by: i64) -> None:
    """Once per move, when it is settled who has stood a column and what was lost (PP-6)."""
    if stood_by >= 0 and state.top >= FIRST_SCORING and state.top > state.scoring:
        state.scoring = state.top
        _take_seal(state, stood_by)
        return
    if state.holder == NOBODY:
        return
    best = state.holder
    i: i64 = 1
    while i < state.players:  # equal: the first clockwise from the old holder (PP-11.23)
        seat = (state.holder + i) % state.players
        if state.points(seat) > state.points(best):
            best = seat
        i += 1
    _take_seal(state, best)


def _take_seal(state: Paletti, seat: i64) -> None:
    """It shows the colour of the previous holder (PP-6.3); who keeps it changes nothing."""
    if seat != state.holder:
        state.shown = state.holder
        state.holder = seat
