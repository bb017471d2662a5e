# mypyc: compiled
"""The auction of a quarry (PZ-5.8 – PZ-5.12): everybody bids in turn or drops out; the last wins.

Cards laid for a bid are a draft until the bidder is done: nobody else sees them before.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.core.messages import Message, say
from palazzi.core.prompt import Suggestion
from palazzi.games.palazzo.actions import BID, DONE, PASS
from palazzi.games.palazzo.components import PAY_NAMES
from palazzi.games.palazzo.money import NO_CARDS, OPEN, least_payment, payments_into, without
from palazzi.games.palazzo.palaces import NOTHING
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.laying import lay_because, laying
from palazzi.games.palazzo.phases.numbers import BIDDING, BUILDING
from palazzi.games.palazzo.pieces import clear_draft, lay_money, why_not_lay
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import label, money, player, then

OPENING_BID: Final[i64] = 3
"""What the active player bids by turning up the tiles (PZ-5.9)."""


@final
class Bidding(PalazzoPhase):
    """Raise the highest bid, in the currency of one's own, or pass."""

    name = "bidding"
    rule = "PZ-5.10"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "pass": ("PZ-5.11",),
        "done": ("PZ-4.6", "PZ-9.9"),
        "bid": ("PZ-5.10", "PZ-4.1", "PZ-4.2"),
    }
    mains: ClassVar[tuple[str, ...]] = ("done",)
    refusals: ClassVar[tuple[str, ...]] = ("pass",)

    def begins(self, state: Palazzo) -> None:
        state.leader = state.active
        state.bid_worth[state.leader] = OPENING_BID
        state.passed = 0
        self._ask_next(state)

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        seat = state.actor
        n: i64 = 0
        lying = state.bid_worth[seat] + state.laid_worth
        need = state.bid_worth[state.leader] + 1
        if state.laid == NO_CARDS:
            out[n] = PASS
            n += 1
        elif lying >= need:
            out[n] = DONE
            n += 1
        return payments_into(out, n, BID, state.hands[seat], state.currency[seat], lying, need)

    def does(self, state: Palazzo, action: i64) -> None:
        seat = state.actor
        if action == PASS:
            self._drop_out(state, seat)
            self._ask_next(state)
        elif action == DONE:
            state.known[seat] = without(state.known[seat], state.laid)
            state.bids[seat] += state.laid
            state.bid_trios[seat] += state.laid_trios
            state.bid_worth[seat] += state.laid_worth
            currency = state.currency[seat]
            clear_draft(state, seat)
            state.currency[seat] = currency  # the bid stays bound to it (PZ-5.10)
            state.leader = seat
            self._ask_next(state)
        else:
            lay_money(state, action - BID)

    def _ask_next(self, state: Palazzo) -> None:
        """Clockwise to the next who is still in; an empty hand passes by itself (PZ-9.10)."""
        seat = (state.actor + 1) % state.players
        while seat != state.leader:
            if not (state.passed >> seat) & 1:
                if state.hands[seat] != NO_CARDS:
                    state.actor = seat
                    return
                self._drop_out(state, seat)
            seat = (seat + 1) % state.players
        self._win(state)

    def _drop_out(self, state: Palazzo, seat: i64) -> None:
        """Out of this auction, with all cards of the bid back and now known (PZ-5.11, PZ-9.12)."""
        state.passed |= bit(seat)
        state.hands[seat] += state.bids[seat]
        state.known[seat] += state.bids[seat]
        self._clear_bid(state, seat)

    def _clear_bid(self, state: Palazzo, seat: i64) -> None:
        state.bids[seat] = NO_CARDS
        state.bid_trios[seat] = 0
        state.bid_worth[seat] = 0
        state.currency[seat] = OPEN

    def _win(self, state: Palazzo) -> None:
        """The last one left pays and takes the lot (PZ-5.12)."""
        seat = state.leader
        state.discards += state.bids[seat]
        other: i64 = 0
        while other < state.players:
            self._clear_bid(state, other)
            other += 1
        state.passed = 0
        state.leader = NOTHING
        state.lot = state.quarries[state.builder]
        state.quarries[state.builder] = 0
        state.actor = seat
        state.enter(BUILDING)

    def refuses(self, state: Palazzo, action: int) -> str:
        if action == PASS:
            return "PZ-9.9"
        if BID <= action < BID + len(PAY_NAMES):
            return why_not_lay(state, action - BID) or self.rule
        return self.rule

    def because(self, state: Palazzo, action: int) -> Message | None:
        lying = int(state.bid_worth[state.actor] + state.laid_worth)
        highest = int(state.bid_worth[state.leader])
        if action == PASS:
            return say("palazzo-why-laid", laid=int(state.laid_worth))
        if action == DONE:
            return say("palazzo-why-low", laid=lying, highest=highest)
        if BID <= action < BID + len(PAY_NAMES):
            return lay_because(state, action - BID, lying, highest + 1)
        return None

    def suggests(self, state: Palazzo) -> list[Suggestion]:
        """The least raise."""
        seat = state.actor
        lying, need = state.bid_worth[seat] + state.laid_worth, state.bid_worth[state.leader] + 1
        if lying >= need:
            return []
        least = least_payment(state.hands[seat], state.currency[seat], lying, need)
        return [laying(state, BID, least, "palazzo-suggest-raise", int(lying), 0)] if least else []

    def asks(self, state: Palazzo) -> Message:
        highest = int(state.bid_worth[state.leader])
        lying = int(state.bid_worth[state.actor] + state.laid_worth)
        key = "palazzo-ask-bidding"
        if state.laid:
            key += "-laid" if lying > highest else "-short"
        return say(key, highest=highest, laid=lying)

    def labels(self, state: Palazzo, action: int) -> Message:
        if action != DONE:
            return label(action)
        worth = int(state.bid_worth[state.actor] + state.laid_worth)
        return say("palazzo-act-done-bid", worth=worth)

    def parts(self, state: Palazzo, action: int) -> list[str]:
        return [f"hand:{PAY_NAMES[action - BID]}"] if action >= BID else []

    def lies(self, state: Palazzo, action: int) -> list[str]:
        return [f"laid:{PAY_NAMES[action - BID]}"] if action >= BID else []

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        if action == PASS:
            return auctioned(state, action, say("palazzo-log-pass", player=player(state.actor)))
        if action != DONE:
            return None
        worth = int(state.bid_worth[state.actor] + state.laid_worth)
        cards = money(state.laid, state.laid_trios)
        bid = say("palazzo-log-bid", player=player(state.actor), worth=worth, cards=cards)
        return auctioned(state, action, bid)


def auctioned(state: Palazzo, action: int, deed: Message) -> Message:
    """The deed, and what it led to without a decision: who dropped out, who won the lot."""
    after = state.clone()
    after.step(action)
    bidding = state.phase == BIDDING
    if after.phase == BIDDING:
        for seat in range(state.players):
            was_in = not (bidding and state.passed >> seat & 1)
            passes = action == PASS and seat == state.actor
            if was_in and after.passed >> seat & 1 and not passes:
                deed = then(deed, say("palazzo-log-out", player=player(seat)))
    won = (after.lot or after.tile != NOTHING) and after.leader == NOTHING and not after.picks
    if won:
        worth = int(OPENING_BID)
        if bidding:
            worth = int(state.bid_worth[after.actor])
            worth += int(state.laid_worth) if action == DONE else 0
        deed = then(deed, say("palazzo-log-won", player=player(after.actor), worth=worth))
    return deed
