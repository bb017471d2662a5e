# mypyc: compiled
"""Renovating (PZ-5.16, PZ-5.17): choose the change, then pay one card for it.

The change is a draft until it is paid (PZ-9.13): nobody else sees it before.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.palazzo.actions import EXTRACT, INSERT, INTO, RAZE, SPEND
from palazzi.games.palazzo.components import CARD_NAMES, MOST_PALACES
from palazzi.games.palazzo.money import cards_into, unit, without
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    NOTHING,
    SEVERAL,
    SLOTS,
    has_floor,
    height,
    kind_on,
    layer,
    top,
)
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.numbers import INSERTING, SPENDING
from palazzi.games.palazzo.pieces import found_palace, remove
from palazzi.games.palazzo.scoring import palace_points
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import card_of, label, player, tile_of, with_gain

FLOORS: Final[i64] = 5


@final
class Renovating(PalazzoPhase):
    """Take a floor out as a new palace, put a lone floor into another, or raze one (PZ-5.17)."""

    name = "renovating"
    rule = "PZ-5.17"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "extract": ("PZ-5.17",),
        "insert": ("PZ-5.17",),
        "raze": ("PZ-5.17",),
    }

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        n: i64 = 0
        base = state.actor * SLOTS
        used = state.used[state.actor]
        i: i64 = 0
        while i < used:
            if height(state.palaces[base + i]) > 1:
                floor: i64 = 1
                while floor <= FLOORS:
                    if has_floor(state.palaces[base + i], floor):
                        out[n] = EXTRACT + i * FLOORS + floor - 1
                        n += 1
                    floor += 1
            i += 1
        i = 0
        while i < used:
            if height(state.palaces[base + i]) == 1 and only_target(state, i) != NOTHING:
                out[n] = INSERT + i
                n += 1
            i += 1
        i = 0
        while i < used:
            if height(state.palaces[base + i]) == 1:
                out[n] = RAZE + i
                n += 1
            i += 1
        return n

    def does(self, state: Palazzo, action: i64) -> None:
        state.change = action
        if INSERT <= action < INTO:
            target = only_target(state, action - INSERT)
            if target == SEVERAL:
                state.enter(INSERTING)
                return
            state.target = target
        state.enter(SPENDING)

    def refuses(self, state: Palazzo, action: int) -> str:
        if not INSERT <= action < INTO:
            return self.rule
        number, base = action - INSERT, state.actor * SLOTS
        lone = height(state.palaces[base + number]) == 1
        others = any(state.palaces[base + i] for i in range(state.used[state.actor]) if i != number)
        return "PZ-3.2" if lone and others else self.rule

    def because(self, state: Palazzo, action: int) -> Message | None:
        if not EXTRACT <= action < SPEND or INTO <= action < RAZE:
            return None
        number = action - (RAZE if action >= RAZE else INSERT)
        if action < INSERT:
            number = (action - EXTRACT) // FLOORS
        palace = state.palaces[state.actor * SLOTS + number]
        if palace == NO_PALACE:
            return None
        high = int(height(palace))
        if (high == 1) == (action < INSERT):
            return say("palazzo-why-height", palace=int(number) + 1, floors=high)
        if INSERT <= action < INTO:
            return say("palazzo-why-no-room", floor=int(top(palace)))
        return None

    def labels(self, state: Palazzo, action: int) -> Message:
        if INSERT <= action < INTO and only_target(state, action - INSERT) < 0:
            return label(action)  # which palace takes it is asked next
        return with_gain(action, self.worth(state, action))

    def worth(self, state: Palazzo, action: int) -> int:
        base = state.actor * SLOTS
        if action >= RAZE:
            return -int(palace_points(state.palaces[base + action - RAZE]))
        if action >= INSERT:
            target = only_target(state, action - INSERT)
            return 0 if target < 0 else insertion_gain(state, action - INSERT, target)
        palace = state.palaces[base + (action - EXTRACT) // FLOORS]
        taken = layer(kind_on(palace, (action - EXTRACT) % FLOORS + 1))
        after = palace_points(palace - taken) + palace_points(taken)
        return int(after - palace_points(palace))

    def parts(self, state: Palazzo, action: int) -> list[str]:
        if action >= RAZE:
            return [f"palace:{int(state.actor)}:{action - RAZE + 1}"]
        if action >= INSERT:
            return [f"palace:{int(state.actor)}:{action - INSERT + 1}"]
        number, floor = divmod(action - int(EXTRACT), FLOORS)
        return [f"palace:{int(state.actor)}:{number + 1}:{floor + 1}"]


@final
class Inserting(PalazzoPhase):
    """The palace that takes the floor, where there are several."""

    name = "inserting"
    rule = "PZ-5.17"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"into": ("PZ-5.17", "PZ-3.2")}

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < state.used[state.actor]:
            if fits(state, state.change - INSERT, i):
                out[n] = INTO + i
                n += 1
            i += 1
        return n

    def does(self, state: Palazzo, action: i64) -> None:
        state.target = action - INTO
        state.enter(SPENDING)

    def refuses(self, state: Palazzo, action: int) -> str:
        number = action - INTO
        if not 0 <= number < MOST_PALACES:
            return self.rule
        palace = state.palaces[state.actor * SLOTS + number]
        return "PZ-3.2" if palace and number != state.change - INSERT else self.rule

    def because(self, state: Palazzo, action: int) -> Message | None:
        number, lone = action - INTO, state.change - INSERT
        if not 0 <= number < MOST_PALACES or number == lone:
            return None
        base = state.actor * SLOTS
        if state.palaces[base + number] == NO_PALACE:
            return None
        floor = int(top(state.palaces[base + lone]))
        return say("palazzo-why-has-floor", palace=int(number) + 1, floor=floor)

    def worth(self, state: Palazzo, action: int) -> int:
        return insertion_gain(state, state.change - INSERT, action - INTO)

    def labels(self, state: Palazzo, action: int) -> Message:
        return with_gain(action, self.worth(state, action))

    def parts(self, state: Palazzo, action: int) -> list[str]:
        return [f"palace:{int(state.actor)}:{action - INTO + 1}"]


@final
class Spending(PalazzoPhase):
    """One card pays for the change, which is carried out (PZ-5.16)."""

    name = "spending"
    rule = "PZ-5.16"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"spend": ("PZ-5.16",)}

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        return cards_into(out, SPEND, state.hands[state.actor])

    def does(self, state: Palazzo, action: i64) -> None:
        seat = state.actor
        card = unit(action - SPEND)
        state.hands[seat] -= card
        state.known[seat] = without(state.known[seat], card)
        state.discards += card
        self._change(state, seat * SLOTS, state.change)
        state.change = NOTHING
        state.target = NOTHING
        state.quiet += 1
        state.end_turn()

    def _change(self, state: Palazzo, base: i64, change: i64) -> None:
        if change >= RAZE:
            palace = state.palaces[base + change - RAZE]
            remove(state, kind_on(palace, top(palace)))
            state.palaces[base + change - RAZE] = NO_PALACE
        elif change >= INSERT:
            state.palaces[base + state.target] |= state.palaces[base + change - INSERT]
            state.palaces[base + change - INSERT] = NO_PALACE
        else:
            number = (change - EXTRACT) // FLOORS
            tile = layer(kind_on(state.palaces[base + number], (change - EXTRACT) % FLOORS + 1))
            state.palaces[base + number] -= tile
            found_palace(state, tile)

    def parts(self, state: Palazzo, action: int) -> list[str]:
        return [f"hand:{CARD_NAMES[action - SPEND]}"]

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        card = card_of(action - SPEND)
        change = self._told(state, state.actor * SLOTS, state.change)
        return say("palazzo-log-renovate", player=player(state.actor), card=card, change=change)

    def _told(self, state: Palazzo, base: i64, change: i64) -> Message:
        if change >= RAZE:
            palace = state.palaces[base + change - RAZE]
            return say("palazzo-log-raze", tile=tile_of(kind_on(palace, top(palace))))
        if change >= INSERT:
            palace = state.palaces[base + change - INSERT]
            tile = tile_of(kind_on(palace, top(palace)))
            return say("palazzo-log-insert", tile=tile, palace=int(state.target) + 1)
        number = (change - EXTRACT) // FLOORS
        kind = kind_on(state.palaces[base + number], (change - EXTRACT) % FLOORS + 1)
        return say("palazzo-log-extract", tile=tile_of(kind), palace=int(number) + 1)


def fits(state: Palazzo, lone: i64, target: i64) -> bool:
    """Whether a one-floor palace of the actor can be inserted into another (PZ-5.17 b)."""
    base = state.actor * SLOTS
    palace = state.palaces[base + target]
    if target == lone or palace == NO_PALACE:
        return False
    return not has_floor(palace, top(state.palaces[base + lone]))


def only_target(state: Palazzo, lone: i64) -> i64:
    """The one palace that takes the floor; SEVERAL if there are more, NOTHING if none."""
    found: i64 = NOTHING
    i: i64 = 0
    while i < state.used[state.actor]:
        if fits(state, lone, i):
            if found != NOTHING:
                return SEVERAL
            found = i
        i += 1
    return found


def insertion_gain(state: Palazzo, lone: i64, target: i64) -> int:
    """The points that putting the lone floor into the target brings at once."""
    base = state.actor * SLOTS
    floor, palace = state.palaces[base + lone], state.palaces[base + target]
    return int(palace_points(palace | floor) - palace_points(palace) - palace_points(floor))
