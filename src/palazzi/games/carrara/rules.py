# mypyc: compiled
"""The rules of Die Paläste von Carrara: what is legal, what it does, and which clause forbids the rest.

One method a phase for what is legal (``_…_choices``) and one for what happens (``_…``), in the order of
a turn. Everything here is open or follows from open moves (CA-2.7), so a decision with one option only
is made at once and never asked: see ``_settle``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.outcome import Outcome
from palazzi.core.state import CHANCE, OVER, buffer
from palazzi.games.carrara.actions import (
    ANNOUNCE,
    BUILD,
    BUY,
    CARD,
    CITY,
    DONE,
    DRAW,
    FIRST,
    OBJECT,
    PASS,
    PAY,
    RAISE,
    RAISE_FROM,
    REPLACE,
    REVEAL,
    SCORE,
    SEGMENT,
    SKIP,
    STAY,
    TAKE,
    UPGRADE,
)
from palazzi.games.carrara.buildings import FIRST_EIGHT, NO_BUILDINGS, cost_of, of_type
from palazzi.games.carrara.conditions import may_announce
from palazzi.games.carrara.counts import NONE, held, size, unit, up_to
from palazzi.games.carrara.evaluate import expected_points
from palazzi.games.carrara.refusals import refusal
from palazzi.games.carrara.scoring import final_outcome, final_points
from palazzi.games.carrara.state import (
    ANNOUNCED,
    ANNOUNCING,
    BUYING,
    CARDING,
    CHOOSING,
    DRAWING,
    ENDED,
    FIRST_CITY,
    FIRST_FIELD,
    LAST_BUILDING,
    LAYING,
    NOTHING,
    PAYING,
    REFILLING,
    REPLACING,
    RUNNING,
    SHOPPING,
    SITING,
    SIX,
    STARTING,
    TURNING,
    UPGRADING,
    CarraraState,
)
from palazzi.games.carrara.yields import of_class, scoring_objects, scoring_yield

FACE_UP: Final[i64] = 9
"""Buildings on the board (CA-2.2)."""
ON_WHEEL: Final[i64] = 11
"""Stones on the wheel after filling (CA-3.2)."""
OBJECT_PRICE: Final[i64] = 10
ALMS: Final[i64] = 2
"""Coins for who cannot buy, or cannot do anything (CA-3.4, CA-3.5)."""
ANNOUNCEMENT: Final[i64] = 5
"""Points for announcing the end (CA-4.2)."""
BLACK: Final[i64] = 5

_scratch: vec[i64] = buffer()
"""What ``_settle`` looks at; nobody reads it afterwards."""


def price(colour: i64, segment: i64) -> i64:
    """What a stone costs on a segment (CA-1.4)."""
    return max(6 - colour - segment, 0)


def needed(city: i64) -> i64:
    """How many buildings the scoring of a city needs (CA-1.5)."""
    return 2 if city < 3 else 3


@final
@mypyc_attr(acyclic=True)
class Carrara(CarraraState):
    """A position of carrara@1."""

    def clone(self) -> Carrara:
        copy = Carrara(0)
        self.copy_into(copy)
        return copy

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def refusal(self, action: int) -> str:
        return refusal(self, action)

    def scores(self) -> list[int]:
        """Points on the track; after the end with the final scoring."""
        over = self.actor == OVER
        return [
            int(final_points(self, seat) if over else self.points[seat])
            for seat in range(self.players)
        ]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURNING:
            return self._turn_choices(out)
        if phase == CHOOSING:
            return self._segment_choices(out)
        if phase == BUYING:
            return self._stone_choices(out)
        if phase == PAYING:
            return self._payment_choices(out)
        if phase == SITING:
            return self._city_choices(out)
        if phase == REPLACING:
            return self._replacement_choices(out)
        if phase == SHOPPING:
            return self._object_choices(out)
        if phase == ANNOUNCING:
            out[0] = SKIP
            out[1] = ANNOUNCE
            return 2
        if phase == UPGRADING:
            return self._upgrader_choices(out)
        return 0

    def _turn_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        on_wheel = self.on_wheel()
        if on_wheel or self.bag != NONE:
            out[n] = BUY
            n += 1
        if on_wheel and self.expansion != 0:
            out[n] = STAY
            n += 1
        if self.ending == ANNOUNCED:
            out[n] = PASS
            n += 1
        n = self._score_choices(out, n)
        n = self._build_choices(out, n)
        if self.expansion != 0:
            n = self._raise_choices(out, n)
        # Who cannot act at all takes alms, in the last round too: doing nothing is no better.
        return 0 if n == 1 and out[0] == PASS else n

    def _score_choices(self, out: vec[i64], n: i64) -> i64:
        seat = self.actor
        if self.markers(seat) == 0:  # CA-3.15
            return n
        scored = self.scored[seat]
        owned = self.owned(seat)
        if owned == NO_BUILDINGS:
            return n
        kind: i64 = 0
        while kind < 6:
            if not (scored >> kind) & 1 and of_type(owned, kind) != NO_BUILDINGS:
                out[n] = SCORE + kind
                n += 1
            kind += 1
        taken = self.cities_scored()
        city: i64 = 0
        while city < 6:
            what = FIRST_CITY + city
            if not (taken >> what) & 1 and count(self.boards[SIX * seat + city]) >= needed(city):
                out[n] = SCORE + what
                n += 1
            city += 1
        if self.expansion != 0:
            which: i64 = 0
            while which < 2:
                what = FIRST_FIELD + which
                if not (scored >> what) & 1 and of_class(owned, which) != NO_BUILDINGS:
                    out[n] = SCORE + what
                    n += 1
                which += 1
        return n

    def _build_choices(self, out: vec[i64], n: i64) -> i64:
        """Lerici takes every stone, so enough stones of any colours are enough."""
        offered = self.face_up | self.eights
        stones = size(self.stones[self.actor])
        building: i64 = 0
        end: i64 = 6 * min(stones, 5) if stones < 8 else 36
        while building < end:
            if (offered >> building) & 1:
                out[n] = BUILD + building
                n += 1
            building += 1
        return n

    def _raise_choices(self, out: vec[i64], n: i64) -> i64:
        """A building is within reach if some city's cheapest way up to it can be paid."""
        seat = self.actor
        reach: i64 = 0
        """The highest cost that anything can be raised to; bits, since 6 and 7 do not exist."""
        city: i64 = 0
        while city < 6:
            buildings = self.boards[SIX * seat + city]
            if buildings != NO_BUILDINGS:
                stones = size(up_to(self.stones[seat], city))
                cost: i64 = 1
                while cost <= 5:
                    if (buildings >> (6 * cost - 6)) & 63:
                        # costs from cost + 1 to cost + stones
                        reach |= bit(cost + stones + 1) - bit(cost + 1)
                    cost += 1
            city += 1
        if reach == 0:
            return n
        offered = self.face_up | self.eights
        building = RAISE_FROM
        while building < 36:
            if (offered >> building) & 1 and (reach >> cost_of(building)) & 1:
                out[n] = RAISE + building - RAISE_FROM
                n += 1
            building += 1
        return n

    def _segment_choices(self, out: vec[i64]) -> i64:
        coins = self.coins[self.actor]
        n: i64 = 0
        segment: i64 = 0
        while segment < 6:
            if self.affordable(segment, coins):
                out[n] = SEGMENT + segment
                n += 1
            segment += 1
        return n

    def affordable(self, segment: i64, coins: i64) -> bool:
        """Whether any stone of the segment can be paid with so many coins: the cheapest decides."""
        stones = self.wheel[segment]
        colour = BLACK
        while colour >= 0:
            if held(stones, colour) > 0:
                return price(colour, segment) <= coins
            colour -= 1
        return False

    def _stone_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.bought > 0:
            out[n] = DONE
            n += 1
        stones = self.wheel[self.segment]
        coins = self.coins[self.actor]
        colour: i64 = 0
        while colour < 6:
            if held(stones, colour) > 0 and price(colour, self.segment) <= coins:
                out[n] = TAKE + colour
                n += 1
            colour += 1
        return n

    def _city_choices(self, out: vec[i64]) -> i64:
        cost = cost_of(self.building)
        stones = self.stones[self.actor]
        n: i64 = 0
        city: i64 = 0
        while city < 6:
            if size(up_to(stones, city)) >= cost:
                out[n] = CITY + city
                n += 1
            city += 1
        return n

    def _replacement_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        building: i64 = 0
        while building < FIRST_EIGHT:
            if self.can_replace(building):
                out[n] = REPLACE + building
                n += 1
            building += 1
        return n

    def can_replace(self, old: i64) -> bool:
        """Whether the actor may raise this one of his buildings to the chosen one (CA-5.3)."""
        more = cost_of(self.building) - cost_of(old)
        if more <= 0:
            return False
        city = self.city_of(self.actor, old)
        return city != NOTHING and size(up_to(self.stones[self.actor], city)) >= more

    def city_of(self, seat: i64, building: i64) -> i64:
        """Where the seat's building stands, NOTHING if it is not his."""
        city: i64 = 0
        while city < 6:
            if (self.boards[SIX * seat + city] >> building) & 1:
                return city
            city += 1
        return NOTHING

    def _payment_choices(self, out: vec[i64]) -> i64:
        stones = self.stones[self.actor]
        n: i64 = 0
        colour: i64 = 0
        while colour <= self.city:
            if held(stones, colour) > 0:
                out[n] = PAY + colour
                n += 1
            colour += 1
        return n

    def _upgrader_choices(self, out: vec[i64]) -> i64:
        out[0] = SKIP
        n: i64 = 1
        field: i64 = 0
        while field < 8:
            if (self.upgraders >> field) & 1:
                out[n] = UPGRADE + field
                n += 1
            field += 1
        return n

    def _object_choices(self, out: vec[i64]) -> i64:
        out[0] = SKIP
        n: i64 = 1
        kind: i64 = 0
        while kind < 6:
            if held(self.sale, kind) > 0:
                out[n] = OBJECT + kind
                n += 1
            kind += 1
        return n

    # ---- what may be drawn

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        phase = self.phase
        if phase == DRAWING:
            return self._bag_into(out, weights)
        if phase == REFILLING or phase == LAYING:
            return self._stack_into(out, weights)
        if phase == STARTING:
            return self._start_players_into(out, weights)
        return self._cards_into(out, weights)

    def _bag_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        colour: i64 = 0
        while colour < 6:
            stones = held(self.bag, colour)
            if stones > 0:
                out[n] = DRAW + colour
                weights[n] = stones
                n += 1
            colour += 1
        return n

    def _stack_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        building: i64 = 0
        while building < FIRST_EIGHT:
            if (self.stack >> building) & 1:
                out[n] = REVEAL + building
                weights[n] = 1
                n += 1
            building += 1
        return n

    def _start_players_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        if self.chosen_start != NOTHING:
            out[0] = FIRST + self.chosen_start
            weights[0] = 1
            return 1
        seat: i64 = 0
        while seat < self.players:
            out[seat] = FIRST + seat
            weights[seat] = 1
            seat += 1
        return self.players

    def _cards_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Brown, purple, grey, green; each card of a colour is as likely (CA-5.7)."""
        first: i64 = CARD
        n: i64 = 6
        if self.brown != 0:
            first += 6
            n = 8
            if self.purple != 0:
                first += 8
                n = 9
                if self.grey != 0:
                    first += 9
                    n = 8
        i: i64 = 0
        while i < n:
            out[i] = first + i
            weights[i] = 1
            i += 1
        return n

    # ---- what happens

    def step(self, action: i64) -> None:
        self._carry_out(action)
        if self.actor >= 0:
            self._settle()

    def _settle(self) -> None:
        """Make decisions that leave no choice, and give alms to who cannot do anything (CA-3.5)."""
        while self.actor >= 0:
            n = self.legal_into(_scratch)
            if n > 1:
                return
            if n == 1:
                self._carry_out(_scratch[0])
            else:
                self._give_alms()

    def _carry_out(self, action: i64) -> None:
        phase = self.phase
        if phase == TURNING:
            self._turn(action)
        elif phase == DRAWING:
            self._draw(action - DRAW)
        elif phase == CHOOSING:
            self.segment = action - SEGMENT
            self.phase = BUYING
        elif phase == BUYING:
            self._buy(action)
        elif phase == PAYING:
            self._pay(action - PAY)
        elif phase == SITING:
            self._site(action - CITY, cost_of(self.building))
        elif phase == REPLACING:
            self._replace(action - REPLACE)
        elif phase == SHOPPING:
            self._shop(action)
        elif phase == ANNOUNCING:
            self._announce(action)
        elif phase == UPGRADING:
            self._upgrade(action)
        elif phase == REFILLING:
            self._reveal(action - REVEAL)
            self.actor = self.active
            self._after_action()
        elif phase == LAYING:
            self._lay(action - REVEAL)
        elif phase == CARDING:
            self._open_card(action - CARD)
        elif phase == STARTING:
            self._begin(action - FIRST)

    # setup

    def _begin(self, seat: i64) -> None:
        """The start player takes black, then clockwise blue, green, red (CA-2.1)."""
        self.start = self.active = seat
        i: i64 = 0
        while i < self.players:
            stone = unit(BLACK - i)
            self.bag -= stone
            self.stones[(seat + i) % self.players] = stone
            i += 1
        self._next_card()

    def _next_card(self) -> None:
        open_ = self.brown != 0 and self.purple != 0 and self.grey != 0
        if open_ and (self.green != 0 or self.expansion == 0):
            self.phase = LAYING
            return
        self.phase = CARDING

    def _open_card(self, card: i64) -> None:
        if card < 6:
            self.brown = card + 1
        elif card < 14:
            self.purple = card - 5
        elif card < 23:
            self.grey = card - 13
        else:
            self.green = card - 21
        self._next_card()

    def _lay(self, building: i64) -> None:
        self._reveal(building)
        if count(self.face_up) == FACE_UP:
            self.actor = self.active
            self.phase = TURNING

    def _reveal(self, building: i64) -> None:
        tile = bit(building)
        self.stack -= tile
        self.face_up += tile

    # the turn

    def _turn(self, action: i64) -> None:
        if action >= RAISE:
            self.building = action - RAISE + RAISE_FROM
            self.phase = REPLACING
        elif action >= BUILD:
            self.building = action - BUILD
            self.phase = SITING
        elif action >= SCORE:
            self._score(action - SCORE)
        elif action == BUY:
            self._turn_wheel()
        elif action == STAY:
            self._offer_stones()
        else:
            self._after_action()

    def _after_action(self) -> None:
        """An object may be bought (CA-3.16)."""
        if self.sale != NONE and self.coins[self.actor] >= OBJECT_PRICE:
            self.phase = SHOPPING
        else:
            self._after_extra()

    def _shop(self, action: i64) -> None:
        if action != SKIP:
            thing = unit(action - OBJECT)
            self.coins[self.actor] -= OBJECT_PRICE
            self.sale -= thing
            self.objects[self.actor] += thing
        self._after_extra()

    def _after_extra(self) -> None:
        """The end may be announced, unless it is settled already (CA-3.17, CA-7.7)."""
        if self.ending == RUNNING and may_announce(self, self.actor):
            self.phase = ANNOUNCING
        else:
            self._end_turn()

    def _announce(self, action: i64) -> None:
        if action == ANNOUNCE:
            self.points[self.actor] += ANNOUNCEMENT
            self.ending = ANNOUNCED
            self.announcer = self.actor
        self._end_turn()

    def _end_turn(self) -> None:
        """On to the left; a game that is ending ends before the start player's turn (CA-4.1)."""
        self.segment = self.building = self.old = self.city = NOTHING
        self.bought = 0
        self.active = (self.active + 1) % self.players
        if self.ending != RUNNING and self.active == self.start:
            self.actor = OVER
            self.phase = ENDED
            return
        self.actor = self.active
        self.phase = TURNING

    def _give_alms(self) -> None:
        self.coins[self.actor] += ALMS
        self._after_action()

    # buy stones

    def _turn_wheel(self) -> None:
        """Every stone one segment on; from the last back to the first (CA-3.1)."""
        wheel = self.wheel
        last = wheel[5]
        segment: i64 = 5
        while segment > 0:
            wheel[segment] = wheel[segment - 1]
            segment -= 1
        wheel[0] = last
        self._fill_wheel()

    def _fill_wheel(self) -> None:
        """A stone at a time from the bag until there are enough, or no more (CA-3.2)."""
        wheel = self.wheel
        lying: i64 = 0
        segment: i64 = 0
        while segment < 6:
            lying += size(wheel[segment])
            segment += 1
        if lying < ON_WHEEL and self.bag != NONE:
            self.phase = DRAWING
            self.actor = CHANCE
        else:
            self._offer_stones()

    def _draw(self, colour: i64) -> None:
        stone = unit(colour)
        self.bag -= stone
        self.wheel[0] += stone
        self._fill_wheel()

    def _offer_stones(self) -> None:
        """Who can afford nothing gets alms instead (CA-3.4, CA-7.5); ``_settle`` sees to that."""
        self.actor = self.active
        self.phase = CHOOSING

    def _buy(self, action: i64) -> None:
        if action == DONE:
            self._after_action()
            return
        colour = action - TAKE
        stone = unit(colour)
        self.wheel[self.segment] -= stone
        self.stones[self.actor] += stone
        self.coins[self.actor] -= price(colour, self.segment)
        self.bought += 1

    # build

    def _site(self, city: i64, cost: i64) -> None:
        self.city = city
        self.due = cost
        self.phase = PAYING

    def _replace(self, old: i64) -> None:
        self.old = old
        self._site(self.city_of(self.actor, old), cost_of(self.building) - cost_of(old))

    def _pay(self, colour: i64) -> None:
        """Stone by stone, back into the bag (CA-3.6)."""
        stone = unit(colour)
        self.stones[self.actor] -= stone
        self.bag += stone
        self.due -= 1
        if self.due == 0:
            self._erect()

    def _erect(self) -> None:
        """Lay the building down; then an upgrader, or a new building from the stack."""
        at = SIX * self.actor + self.city
        if self.old != NOTHING:
            self.boards[at] -= bit(self.old)
            self.gone += bit(self.old)
        tile = bit(self.building)
        self.boards[at] += tile
        if self.building >= FIRST_EIGHT:
            self.eights -= tile
            self.phase = UPGRADING
            return
        self.face_up -= tile
        if self.stack != NO_BUILDINGS:
            self.phase = REFILLING
            self.actor = CHANCE
            return
        if self.face_up == NO_BUILDINGS and self.ending == RUNNING:  # CA-4.1, CA-7.8
            self.ending = LAST_BUILDING
        self._after_action()

    def _upgrade(self, action: i64) -> None:
        if action != SKIP:
            upgrader = bit(action - UPGRADE)
            self.upgraders -= upgrader
            self.upgraded[self.actor] += upgrader
        self._after_action()

    # score

    def _score(self, what: i64) -> None:
        seat = self.actor
        coins, points = scoring_yield(self, seat, what)
        things = scoring_objects(self, seat, what)
        self.coins[seat] += coins
        self.points[seat] += points
        self.objects[seat] += things
        self.supply -= things
        self.scored[seat] |= bit(what)
        self._after_action()
