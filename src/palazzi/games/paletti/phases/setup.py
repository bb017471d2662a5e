# mypyc: compiled
"""Setting up (PP-2): the wood, all columns and the blue plateau, drawn or by hand; then colours."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import start_players_into
from palazzi.core.state import CHANCE
from palazzi.games.paletti.actions import (
    BUILT,
    COLOUR,
    FAILED,
    FIRST,
    GRAIN,
    LAID,
    ROLL,
    STOOD,
)
from palazzi.games.paletti.palace import COLUMNS, IN_BOX, NEUTRAL, NOBODY
from palazzi.games.paletti.phases.aiming import (
    BROKEN_OFF,
    BY_HAND,
    OFTEN,
    STANDING,
    AimingPhase,
)
from palazzi.games.paletti.phases.base import PalettiPhase
from palazzi.games.paletti.phases.numbers import (
    BUILDING,
    COLOURING,
    COVERING,
    GRAINING,
    PLACING,
    ROLLING,
    TURNING,
)
from palazzi.games.paletti.pieces import lay, let_go, stand
from palazzi.games.paletti.places import least_covered
from palazzi.games.paletti.standing import stand_all
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import colour, piece, player
from palazzi.games.paletti.world.pieces import COLOURS, GRAINS


@final
class Starting(PalettiPhase):
    """The first chooser of a colour is drawn, or was chosen by the host (PP-2.3)."""

    name = "starting"
    rule = "PP-2.3"

    def draws_into(self, state: Paletti, out: vec[i64], weights: vec[i64]) -> i64:
        return start_players_into(state, out, weights, FIRST, state.chosen_start)

    def does(self, state: Paletti, action: i64) -> None:
        state.first = state.active = action - FIRST
        state.enter(GRAINING)

    def deed(self, state: Paletti, action: int) -> Message | None:
        return say("paletti-log-first", player=player(action - FIRST))


@final
class Graining(PalettiPhase):
    """The hidden height error of each column (PP-11.2)."""

    name = "graining"
    rule = "PP-11.2"

    def draws_into(self, state: Paletti, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        while n < GRAINS:
            out[n], weights[n] = GRAIN + n, 1
            n += 1
        return n

    def does(self, state: Paletti, action: i64) -> None:
        state.grains[state.drawn] = action - GRAIN
        state.drawn += 1
        if state.drawn == COLUMNS:
            state.drawn = 0
            state.enter(PLACING if state.built_by_hand else BUILDING)

    def deed(self, state: Paletti, action: int) -> Message | None:
        return None


@final
class Building(PalettiPhase):
    """The game stands all columns and lays blue (PP-2.1, PP-2.2)."""

    name = "building"
    rule = "PP-2.1"

    def draws_into(self, state: Paletti, out: vec[i64], weights: vec[i64]) -> i64:
        out[0], weights[0] = BUILT, 1
        return 1

    def does(self, state: Paletti, action: i64) -> None:
        stand_all(state)
        state.enter(ROLLING)

    def deed(self, state: Paletti, action: int) -> Message | None:
        return say("paletti-log-built")


class SettingPhase(AimingPhase):
    """A piece of the setup is set by hand; failures are repeated without penalty (PP-11.13)."""

    success: i64 = STOOD
    """Nature's word for it."""

    def sets(self, state: Paletti) -> None:
        """The piece stands or lies."""
        raise NotImplementedError

    def draws_into(self, state: Paletti, out: vec[i64], weights: vec[i64]) -> i64:
        out[0], weights[0] = self.success, OFTEN
        if state.failures == state.help_after:
            return 1
        out[1], weights[1] = FAILED, BROKEN_OFF
        return 2

    def resolves(self, state: Paletti, outcome: i64) -> None:
        if outcome == FAILED:
            state.failures += 1
            state.actor = state.hand
            let_go(state)
        else:
            state.failures = 0
            self.sets(state)


@final
class Placing(SettingPhase):
    """A column onto the foundation, in turn (PP-2.1)."""

    name = "placing"
    rule = "PP-2.1"
    no_place = "PP-2.4"
    pulled = False
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "grip": ("PP-2.1", "PP-11.13"),
        **BY_HAND,
        **STANDING,
    }

    def begins(self, state: Paletti) -> None:
        state.actor = state.first

    def grippable(self, state: Paletti) -> i64:
        return state.columns_on(IN_BOX)

    def sets(self, state: Paletti) -> None:
        stand(state, state.column)
        state.level[state.column] = 0
        state.actor = (state.hand + 1) % state.players
        let_go(state)
        if state.columns_on(IN_BOX) == 0:
            state.enter(COVERING)


@final
class Covering(SettingPhase):
    """Blue on top of them (PP-2.2)."""

    name = "covering"
    rule = "PP-2.2"
    no_place = "PP-2.2"
    success = LAID
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "turn": ("PP-11.24",),
        "across": ("PP-2.2",),
        "along": ("PP-2.2",),
        **BY_HAND,
    }

    def opens_into(self, state: Paletti, out: vec[i64]) -> i64:
        return self.turns_into(state, out, 0)

    def sets(self, state: Paletti) -> None:
        lay(state)
        let_go(state)
        state.enter(ROLLING)

    def question(self, state: Paletti) -> Message:
        return say("paletti-ask-covering", plateau=piece(state), least=int(least_covered(state)))


@final
class Rolling(PalettiPhase):
    """Blue lies: the first chooser rolls the seal for their colour (PP-2.3)."""

    name = "rolling"
    rule = "PP-2.3"

    def begins(self, state: Paletti) -> None:
        state.top = 1
        state.actor = CHANCE

    def draws_into(self, state: Paletti, out: vec[i64], weights: vec[i64]) -> i64:
        n = _colours_into(state, out, ROLL)
        i: i64 = 0
        while i < n:
            weights[i] = 1
            i += 1
        return n

    def does(self, state: Paletti, action: i64) -> None:
        _take_colour(state, action - ROLL)

    def deed(self, state: Paletti, action: int) -> Message | None:
        name = colour(COLOURS[action - ROLL])
        return say("paletti-log-roll", player=player(state.first), colour=name)

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        return _all_taken(state, action - ROLL, after)


@final
class Colouring(PalettiPhase):
    """Clockwise from the first chooser everybody takes a colour (PP-2.3)."""

    name = "colouring"
    rule = "PP-2.3"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"colour": ("PP-2.3",)}

    def begins(self, state: Paletti) -> None:
        state.actor = (state.first + state.drawn) % state.players

    def offers_into(self, state: Paletti, out: vec[i64]) -> i64:
        return _colours_into(state, out, COLOUR)

    def does(self, state: Paletti, action: i64) -> None:
        _take_colour(state, action - COLOUR)

    def parts(self, state: Paletti, action: int) -> list[str]:
        return [f"colour:{COLOURS[action - COLOUR]}"]

    def deed(self, state: Paletti, action: int) -> Message | None:
        name = colour(COLOURS[action - COLOUR])
        return say("paletti-log-colour", player=player(state.actor), colour=name)

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        return _all_taken(state, action - COLOUR, after)


def _colours_into(state: Paletti, out: vec[i64], first: i64) -> i64:
    """Those that nobody has."""
    n: i64 = 0
    number: i64 = 0
    while number < 4:
        if state.owner[number] == NOBODY:
            out[n] = first + number
            n += 1
        number += 1
    return n


def _take_colour(state: Paletti, number: i64) -> None:
    """The next chooser's. The last colour needs no choice; the last chooser starts (PP-11.14)."""
    state.owner[number] = (state.first + state.drawn) % state.players
    state.drawn += 1
    if state.drawn < 3:
        state.enter(COLOURING)
        return
    rest: i64 = 0
    while state.owner[rest] != NOBODY:
        rest += 1
    state.owner[rest] = NEUTRAL if state.players == 3 else (state.first + 3) % state.players
    state.drawn = 0
    state.active = (state.first + state.players - 1) % state.players
    state.enter(TURNING)


def _all_taken(state: Paletti, taken: int, after: Paletti) -> list[Message]:
    """The colour nobody had to choose, whose it is, and who starts."""
    more: list[Message] = []
    if after.phase != TURNING:
        return more
    for number in range(4):
        if state.owner[number] != NOBODY or number == taken:
            continue
        name, owner = colour(COLOURS[number]), after.owner[number]
        if owner == NEUTRAL:
            more.append(say("paletti-log-neutral", colour=name))
        else:
            more.append(say("paletti-log-last-colour", player=player(owner), colour=name))
    more.append(say("paletti-log-starts", player=player(after.active)))
    return more
