# mypyc: compiled
"""Turning up tiles (PZ-5.3): one for the warehouse, one for a quarry; then buy, or auction."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.core.state import CHANCE, OVER
from palazzi.games.palazzo.actions import AUCTION, BUY, RIDER, TURN
from palazzi.games.palazzo.components import KIND_NAMES, RIDERS
from palazzi.games.palazzo.money import OPEN, reach
from palazzi.games.palazzo.palaces import NOTHING, windows_of
from palazzi.games.palazzo.phases.auction import auctioned
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.buying import (
    buy_because,
    lies_in_cart,
    put_into_cart,
    tile_to_buy,
    why_not_buy,
)
from palazzi.games.palazzo.phases.numbers import BIDDING, CHOOSING, ENDED, PAYING, PICKING
from palazzi.games.palazzo.phases.picking import ROUND_OF_PICKS
from palazzi.games.palazzo.pieces import tiles_to_turn_into, turn_up
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import kinds_into
from palazzi.games.palazzo.words import player, tile_of


@final
class Drawing(PalazzoPhase):
    """The first tile goes into the warehouse, the second by its windows to a quarry (PZ-5.4).

    The fifth rider ends the game at once (PZ-5.5).
    """

    name = "drawing"
    rule = "PZ-5.3"

    def begins(self, state: Palazzo) -> None:
        state.actor = CHANCE
        state.quiet = 0
        if state.price_at_start:
            set_price(state)

    def draws_into(self, state: Palazzo, out: vec[i64], weights: vec[i64]) -> i64:
        n = tiles_to_turn_into(state, out, weights)
        if state.stack() == state.stack3 and state.riders < RIDERS:
            out[n] = RIDER
            weights[n] = RIDERS - state.riders
            n += 1
        return n

    def does(self, state: Palazzo, action: i64) -> None:
        if action == RIDER:
            state.riders += 1
            if state.riders == RIDERS:
                state.actor = OVER
                state.phase = ENDED
                return
        else:
            tile = turn_up(state, action - TURN)
            if state.drawn == 0:
                state.warehouse |= tile
            else:
                state.quarries[_quarry_for(state, action)] |= tile
        state.drawn += 1
        if state.drawn == 2:
            state.drawn = 0
            if not state.price_at_start:
                set_price(state)
            state.actor = state.active
            state.enter(CHOOSING)

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        if action == RIDER:
            return say("palazzo-log-rider", number=int(state.riders) + 1)
        tile = tile_of(action - TURN)
        if state.drawn == 0:
            return say("palazzo-log-warehouse", tile=tile)
        return say("palazzo-log-quarry", tile=tile, quarry=int(_quarry_for(state, action)) + 1)


def _quarry_for(state: Palazzo, action: i64) -> i64:
    """As many steps from the builder as the tile has windows (PZ-5.4)."""
    return (state.builder + windows_of(action - TURN)) % 4


def set_price(state: Palazzo) -> None:
    """10 less the tiles in the warehouse, never below 0 (PZ-5.7, PZ-9.2)."""
    state.price = max(0, 10 - count(state.warehouse))


@final
class Choosing(PalazzoPhase):
    """Buy from the warehouse, or auction a quarry (PZ-5.6)."""

    name = "choosing"
    rule = "PZ-5.6"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "auction": ("PZ-5.8", "PZ-5.13"),
        "buy": ("PZ-5.7",),
    }

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        out[0] = AUCTION
        if state.warehouse and reach(state.hands[state.actor], OPEN) >= state.price:
            return kinds_into(out, 1, BUY, state.warehouse)
        return 1

    def does(self, state: Palazzo, action: i64) -> None:
        if action != AUCTION:
            put_into_cart(state, action - BUY)
            state.enter(PAYING)
            return
        quarry = state.next_quarry()
        if quarry == NOTHING:  # PZ-5.14
            state.end_turn()
            return
        state.builder = quarry
        if count(state.quarries[quarry]) >= ROUND_OF_PICKS:
            state.enter(PICKING)
        else:
            state.enter(BIDDING)

    def refuses(self, state: Palazzo, action: int) -> str:
        return why_not_buy(state, action) or self.rule

    def because(self, state: Palazzo, action: int) -> Message | None:
        return buy_because(state, action)

    def lies(self, state: Palazzo, action: int) -> list[str]:
        return [] if action == AUCTION else lies_in_cart(action)

    def asks(self, state: Palazzo) -> Message:
        price = int(state.price)
        if not state.warehouse:
            return say("palazzo-ask-choosing-empty", price=price)
        if len(state.legal()) == 1:
            return say("palazzo-ask-choosing-poor", price=price)
        return say("palazzo-ask-choosing", price=price)

    def labels(self, state: Palazzo, action: int) -> Message:
        if action != AUCTION:
            return tile_to_buy(state, action)
        quarry = state.next_quarry()
        if quarry == NOTHING:
            return say("palazzo-act-auction-nothing")
        tiles = int(count(state.quarries[quarry]))
        kind = "picks" if tiles >= ROUND_OF_PICKS else "quarry"
        return say(f"palazzo-act-auction-{kind}", quarry=int(quarry) + 1, tiles=tiles)

    def parts(self, state: Palazzo, action: int) -> list[str]:
        if action != AUCTION:
            return [f"warehouse:{KIND_NAMES[action - BUY]}"]
        quarry = int(state.next_quarry())
        return ["builder"] if quarry < 0 else ["builder", f"quarry:{quarry}"]

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        if action != AUCTION:
            return None  # a purchase is a draft until it is paid
        return auctioned(state, action, say("palazzo-log-auction", player=player(state.actor)))
