# mypyc: compiled
"""The rules of Die Paläste von Carrara: what each action does, in the order of a turn.

What is legal is in ``choices.py``, which clause forbids the rest in ``refusals.py``. Everything
here is open or follows from open moves (CA-2.7), so a decision with one option only is made at once
and never asked: see ``forced``.
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
from palazzi.games.carrara.buildings import FIRST_EIGHT, NO_BUILDINGS, cost_of
from palazzi.games.carrara.choices import BLACK, choices_into, draws_into, price
from palazzi.games.carrara.conditions import may_announce
from palazzi.games.carrara.counts import NONE, size, unit
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
from palazzi.games.carrara.yields import scoring_objects, scoring_yield

FACE_UP: Final[i64] = 9
"""Buildings on the board (CA-2.2)."""
ON_WHEEL: Final[i64] = 11
"""Stones on the wheel after filling (CA-3.2)."""
OBJECT_PRICE: Final[i64] = 10
ALMS_COINS: Final[i64] = 2
"""For who cannot buy, or cannot do anything (CA-3.4, CA-3.5)."""
ALMS: Final[i64] = -2
"""What ``forced`` says of an actor without any legal action: he takes the coins."""
FREE: Final[i64] = -1
ANNOUNCEMENT: Final[i64] = 5
"""Points for announcing the end (CA-4.2)."""

_scratch: vec[i64] = buffer()
"""What ``forced`` looks at; nobody reads it afterwards."""


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

    def is_detail(self) -> bool:
        return self.phase == PAYING

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

    def legal_into(self, out: vec[i64]) -> i64:
        return choices_into(self, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return draws_into(self, out, weights)

    # ---- what happens

    def step(self, action: i64) -> None:
        self.carry_out(action)
        while self.actor >= 0:
            forced = self.forced()
            if forced == FREE:
                return
            self.carry_out(forced)

    def forced(self) -> i64:
        """The one thing the actor can do, ALMS if there is none, FREE if he has a choice."""
        n = self.legal_into(_scratch)
        if n == 0:
            return ALMS
        return _scratch[0] if n == 1 else FREE

    def carry_out(self, action: i64) -> None:
        """One action, or ALMS, and nothing of what may be forced after it."""
        phase = self.phase
        if action == ALMS:
            self.coins[self.actor] += ALMS_COINS
            self._after_action()
        elif phase == TURNING:
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
        self.basket = self.paid = NONE
        self.active = (self.active + 1) % self.players
        if self.ending != RUNNING and self.active == self.start:
            self.actor = OVER
            self.phase = ENDED
            return
        self.actor = self.active
        self.phase = TURNING

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
        """Who can afford nothing has no choice and takes alms (CA-3.4, CA-7.5)."""
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
        self.basket += stone

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
        self.paid += stone
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
