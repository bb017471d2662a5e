# mypyc: compiled
"""Building and raising (CA-3.6, CA-3.7, CA-5.2 – CA-5.5): a place, stones for it, an upgrader."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Suggestion
from palazzi.core.state import CHANCE, FREE, course
from palazzi.games.carrara.actions import (
    ACTIONS,
    BUILD,
    CITY,
    PAY,
    RAISE,
    RAISE_FROM,
    REPLACE,
    REVEAL,
    SKIP,
    UPGRADE,
)
from palazzi.games.carrara.buildings import FIRST_EIGHT, NO_BUILDINGS, NOTHING, SIX, cost_of
from palazzi.games.carrara.components import BUILDINGS, CITIES, COLOURS, FIELDS
from palazzi.games.carrara.counts import held, size, unit, up_to
from palazzi.games.carrara.phases.base import CarraraPhase
from palazzi.games.carrara.phases.numbers import (
    LAST_BUILDING,
    PAYING,
    REFILLING,
    RUNNING,
    SHOPPING,
    UPGRADING,
)
from palazzi.games.carrara.pieces import buildings_to_reveal_into, reveal
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.tables import upgraders_in
from palazzi.games.carrara.words import (
    building_of,
    city_of,
    label,
    player,
    scoring,
    stone,
    stones_of,
)

# ---- what Turning offers


def within_reach_into(state: Carrara, out: vec[i64], n: i64) -> i64:
    """Add what can be built: Lerici takes every stone, so enough of any colours are enough."""
    offered = state.face_up | state.eights
    stones = size(state.stones[state.actor])
    building: i64 = 0
    end: i64 = 6 * min(stones, 5) if stones < 8 else 36
    while building < end:
        if (offered >> building) & 1:
            out[n] = BUILD + building
            n += 1
        building += 1
    return n


def raises_into(state: Carrara, out: vec[i64], n: i64) -> i64:
    """Add what something can be raised to: some city's cheapest way up to it can be paid."""
    seat = state.actor
    reach: i64 = 0  # the set of costs that something can be raised to
    city: i64 = 0
    while city < 6:
        buildings = state.boards[SIX * seat + city]
        if buildings != NO_BUILDINGS:
            stones = size(up_to(state.stones[seat], city))
            cost: i64 = 1
            while cost <= 5:
                if (buildings >> (6 * cost - 6)) & 63:
                    # costs from cost + 1 to cost + stones
                    reach |= bit(cost + stones + 1) - bit(cost + 1)
                cost += 1
        city += 1
    if reach == 0:
        return n
    offered = state.face_up | state.eights
    building = RAISE_FROM
    while building < 36:
        if (offered >> building) & 1 and (reach >> cost_of(building)) & 1:
            out[n] = RAISE + building - RAISE_FROM
            n += 1
        building += 1
    return n


def why_not_build(state: Carrara, building: int) -> str:
    """The clause that forbids it."""
    missing = building >= FIRST_EIGHT and not state.eights >> building & 1
    return "CA-5.2" if missing else "CA-3.6"


def build_because(state: Carrara, action: int) -> Message | None:
    """The case behind ``why_not_build``, and why nothing can be raised to it."""
    raising = action >= RAISE
    building = action - RAISE + RAISE_FROM if raising else action - BUILD
    if not (state.face_up | state.eights) >> building & 1:
        return None
    have = int(size(state.stones[state.actor]))
    key = "carrara-why-raise" if raising else "carrara-why-stones"
    return say(key, cost=int(cost_of(building)), have=have)


def construction(state: Carrara, action: int) -> Message:
    """The label of a building, its place or a stone for it, with all that is settled by it."""
    at, last = state, int(FREE)
    for at, each in course(state, action):
        if at.phase == PAYING and at.due == 1:
            last = each
            break
    if at.city == NOTHING or (state.phase == PAYING and last == FREE):
        return label(action)
    what, where = building_of(at.building), city_of(at.city)
    old = what if at.old == NOTHING else building_of(at.old)
    key = "carrara-act-build" if at.old == NOTHING else "carrara-act-raise"
    if last == FREE:
        return say(f"{key}-in", building=what, old=old, city=where, due=int(at.due + size(at.paid)))
    paid = stones_of(at.paid + unit(last - PAY) - state.paid)
    return say(f"{key}-paying", building=what, old=old, city=where, stones=paid)


# ---- a place


@final
class Siting(CarraraPhase):
    """The city of a new building (CA-3.6)."""

    name = "siting"
    rule = "CA-3.6"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"in": ("CA-3.6", "CA-1.5")}

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        cost = cost_of(state.building)
        stones = state.stones[state.actor]
        n: i64 = 0
        city: i64 = 0
        while city < 6:
            if size(up_to(stones, city)) >= cost:
                out[n] = CITY + city
                n += 1
            city += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        state.city = action - CITY
        state.due = cost_of(state.building)
        state.enter(PAYING)

    def because(self, state: Carrara, action: int) -> Message | None:
        city = action - CITY
        if not 0 <= city < len(CITIES):
            return super().because(state, action)
        have = int(size(up_to(state.stones[state.actor], city)))
        cost = int(cost_of(state.building))
        return say("carrara-why-city", city=city_of(city), cost=cost, have=have)

    def lies(self, state: Carrara, action: int) -> list[str]:
        return self.parts(state, action)

    def asks(self, state: Carrara) -> Message:
        return say("carrara-ask-siting", building=building_of(state.building))

    def labels(self, state: Carrara, action: int) -> Message:
        return construction(state, action)

    def parts(self, state: Carrara, action: int) -> list[str]:
        return [f"city:{int(state.actor)}:{CITIES[action - CITY]}"]


@final
class Replacing(CarraraPhase):
    """The building that is raised to the chosen one, in its city (CA-5.3)."""

    name = "replacing"
    rule = "CA-5.3"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"replace": ("CA-5.3",)}

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        n: i64 = 0
        building: i64 = 0
        while building < FIRST_EIGHT:
            if _can_replace(state, building):
                out[n] = REPLACE + building
                n += 1
            building += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        state.old = action - REPLACE
        state.city = state.city_of(state.actor, state.old)
        state.due = cost_of(state.building) - cost_of(state.old)
        state.enter(PAYING)

    def asks(self, state: Carrara) -> Message:
        return say("carrara-ask-replacing", building=building_of(state.building))

    def labels(self, state: Carrara, action: int) -> Message:
        return construction(state, action)

    def parts(self, state: Carrara, action: int) -> list[str]:
        return [f"board:{int(state.actor)}:{BUILDINGS[action - REPLACE]}"]


def _can_replace(state: Carrara, old: i64) -> bool:
    """Whether the actor may raise this one of their buildings to the chosen one."""
    more = cost_of(state.building) - cost_of(old)
    if more <= 0:
        return False
    city = state.city_of(state.actor, old)
    return city != NOTHING and size(up_to(state.stones[state.actor], city)) >= more


# ---- stones for it


@final
class Paying(CarraraPhase):
    """Stone by stone, in colours that the city allows, back into the bag (CA-3.6)."""

    name = "paying"
    rule = "CA-3.6"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"pay": ("CA-3.6", "CA-1.5")}
    detail = True

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        """Where all stones that the city allows must go, one at a time without a choice."""
        stones = up_to(state.stones[state.actor], state.city)
        every = size(stones) == state.due
        n: i64 = 0
        colour: i64 = 0
        while colour <= state.city:
            if held(stones, colour) > 0:
                if every:
                    out[0] = PAY + colour
                    return 1
                out[n] = PAY + colour
                n += 1
            colour += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        stone = unit(action - PAY)
        state.stones[state.actor] -= stone
        state.bag += stone
        state.paid += stone
        state.due -= 1
        if state.due == 0:
            self._erect(state)

    def _erect(self, state: Carrara) -> None:
        """Lay the building down; then an upgrader, or a new building from the stack."""
        at = SIX * state.actor + state.city
        if state.old != NOTHING:
            state.boards[at] -= bit(state.old)
            state.gone += bit(state.old)
        tile = bit(state.building)
        state.boards[at] += tile
        if state.building >= FIRST_EIGHT:
            state.eights -= tile
            state.enter(UPGRADING)
            return
        state.face_up -= tile
        if state.stack != NO_BUILDINGS:
            state.enter(REFILLING)
            return
        if state.face_up == NO_BUILDINGS and state.ending == RUNNING:  # CA-4.1, CA-7.8
            state.ending = LAST_BUILDING
        state.enter(SHOPPING)

    def refuses(self, state: Carrara, action: int) -> str:
        if PAY + state.city < action < PAY + len(COLOURS):
            return "CA-1.5"
        return super().refuses(state, action)

    def because(self, state: Carrara, action: int) -> Message | None:
        colour = action - PAY
        if not 0 <= colour < len(COLOURS):
            return super().because(state, action)
        named = stone(COLOURS[colour])
        if colour > state.city and held(state.stones[state.actor], colour):
            return say("carrara-why-colour", stone=named, city=city_of(state.city))
        return say("carrara-why-no-stone", stone=named)

    def confirms(self, state: Carrara, action: int) -> bool:
        return True

    def suggests(self, state: Carrara) -> list[Suggestion]:
        """The stones that fewest cities take: they are worth least."""
        seat, after, pays = state.actor, state.clone(), list[int]()
        while after.phase == PAYING:
            pays.append(after.legal()[-1])
            after.step(pays[-1])
        stones = stones_of(state.stones[seat] - after.stones[seat])
        what, where = building_of(state.building), city_of(state.city)
        old = what if state.old == NOTHING else building_of(state.old)
        key = "carrara-act-build-paying" if state.old == NOTHING else "carrara-act-raise-paying"
        told = say(key, building=what, old=old, city=where, stones=stones)
        return [suggestion(ACTIONS, pays, told, "main")]

    def lies(self, state: Carrara, action: int) -> list[str]:
        return [f"paid:{COLOURS[action - PAY]}"]

    def asks(self, state: Carrara) -> Message:
        what, where = building_of(state.building), city_of(state.city)
        return say("carrara-ask-paying", building=what, city=where, due=int(state.due))

    def labels(self, state: Carrara, action: int) -> Message:
        return construction(state, action)

    def parts(self, state: Carrara, action: int) -> list[str]:
        return [f"screen:{int(state.actor)}:{COLOURS[action - PAY]}"]

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        """The whole move, with its last stone."""
        if state.due > 1:
            return None
        who, what, where = player(state.actor), building_of(state.building), city_of(state.city)
        paid = stones_of(state.paid + unit(action - PAY))
        if state.old == NOTHING:
            return say("carrara-log-built", player=who, building=what, city=where, stones=paid)
        old = building_of(state.old)
        key = "carrara-log-raised"
        return say(key, player=who, old=old, building=what, city=where, stones=paid)


# ---- what follows


@final
class Upgrading(CarraraPhase):
    """Whoever built a building of cost 8 may take an upgrader (CA-5.4)."""

    name = "upgrading"
    rule = "CA-5.4"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "skip": ("CA-5.4",),
        "upgrade": ("CA-5.4", "CA-5.5"),
    }
    refusals: ClassVar[tuple[str, ...]] = ("skip",)

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        out[0] = SKIP
        n: i64 = 1
        field: i64 = 0
        while field < 8:
            if (state.upgraders >> field) & 1:
                out[n] = UPGRADE + field
                n += 1
            field += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        if action != SKIP:
            upgrader = bit(action - UPGRADE)
            state.upgraders -= upgrader
            state.upgraded[state.actor] += upgrader
        state.enter(SHOPPING)

    def labels(self, state: Carrara, action: int) -> Message:
        if action == SKIP:
            return say("carrara-act-skip-upgrading")
        name = FIELDS[action - UPGRADE]
        coins, points = upgraders_in(state.tables)[name]
        return say("carrara-act-upgrade-to", field=scoring(name), coins=coins, points=points)

    def parts(self, state: Carrara, action: int) -> list[str]:
        return [] if action == SKIP else [f"upgrader:{FIELDS[action - UPGRADE]}"]

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        if action == SKIP:
            return None
        field = scoring(FIELDS[action - UPGRADE])
        return say("carrara-log-upgrade", player=player(state.actor), field=field)


@final
class Refilling(CarraraPhase):
    """A new building for the place that became free (CA-3.7)."""

    name = "refilling"
    rule = "CA-3.7"

    def begins(self, state: Carrara) -> None:
        state.actor = CHANCE

    def draws_into(self, state: Carrara, out: vec[i64], weights: vec[i64]) -> i64:
        return buildings_to_reveal_into(state, out, weights)

    def does(self, state: Carrara, action: i64) -> None:
        reveal(state, action - REVEAL)
        state.actor = state.active
        state.enter(SHOPPING)

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        return say("carrara-log-refilled", building=building_of(action - REVEAL))
