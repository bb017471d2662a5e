# mypyc: compiled
"""The log of Palazzo in sentences.

What an action tells each seat at the moment it is taken (PZ-7.1).
"""

from __future__ import annotations

from collections.abc import Iterator

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.games.palazzo.actions import (
    ACTIONS,
    AUCTION,
    DISCARD,
    DONE,
    EXTRACT,
    INSERT,
    PASS,
    RAZE,
    TAKE,
)
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.money import unit
from palazzi.games.palazzo.palaces import kind_on, top, windows_of
from palazzi.games.palazzo.prompt import card, tile
from palazzi.games.palazzo.rules import OPENING_BID, Palazzo
from palazzi.games.palazzo.state import (
    BIDDING,
    CHOOSING,
    LAYING,
    NOTHING,
    PICKING,
    PLACING,
    REVEALING,
    SLOTS,
    TAKING,
    card_names,
    kinds_in,
    trio_names,
)
from palazzi.games.palazzo.view import loose_cards


def report(state: Palazzo, action: int, seat: int) -> Message | None:
    """The sentence for the log, and what follows from it by itself; None if nothing is learnt."""
    sentence = _deed(state, action, seat)
    if sentence is None:
        return None
    for more in _consequences(state, action):
        sentence = say("palazzo-log-then", first=sentence, second=more)
    return sentence


def _consequences(state: Palazzo, action: int) -> Iterator[Message]:
    """What everybody sees happen without a decision: takes, the end of an auction, a reshuffle."""
    after = state.clone()
    after.step(action)
    if state.phase == REVEALING and not state.stock:
        yield say("palazzo-log-reshuffle")
    if state.phase in (REVEALING, TAKING):
        for i in range(state.players):
            seat = (state.active + i) % state.players
            gained = after.known[seat] - state.known[seat]
            if state.phase == TAKING and seat == state.actor:
                gained -= unit(action - TAKE)
            if gained:
                cards = [card(name) for name in card_names(gained)]
                yield say("palazzo-log-take", player=say("seat", number=int(seat)), card=cards)
    if state.phase in (BIDDING, CHOOSING) and action in (PASS, DONE, AUCTION):
        for seat in range(state.players):
            was_in = state.phase == CHOOSING or not state.passed >> seat & 1
            out = after.phase == BIDDING and after.passed >> seat & 1
            if was_in and out and not (action == PASS and seat == state.actor):
                yield say("palazzo-log-out", player=say("seat", number=seat))
        if after.lot | (0 if after.tile == NOTHING else 1) and after.leader == NOTHING:
            yield from _won(state, action, after)
    if state.phase == PLACING and state.picks and not after.picks:
        gone = int(count(after.removed) - count(state.removed)) - (action == DISCARD)
        if gone > 0:
            yield say("palazzo-log-leftovers", tiles=gone)


def _won(state: Palazzo, action: int, after: Palazzo) -> Iterator[Message]:
    """Who has the lot, and for how much."""
    if after.picks or after.phase == PICKING:
        return
    winner = int(after.actor)
    worth = int(state.bid_worth[winner])
    if action == DONE:
        worth += int(state.laid_worth)
    elif action == AUCTION:
        worth = int(OPENING_BID)
    yield say("palazzo-log-won", player=say("seat", number=winner), worth=worth)


def _deed(state: Palazzo, action: int, seat: int) -> Message | None:
    """The action itself."""
    s = ACTIONS.structure(action)
    who = say("seat", number=int(state.actor))
    match s["verb"]:
        case "first":
            return say("palazzo-log-first", player=say("seat", number=int(s["seat"])))
        case "deal":
            to = int((state.start + state.drawn) % state.players)
            player = say("seat", number=to)
            if to == seat:
                return say("palazzo-log-deal", player=player, card=card(s["card"]))
            return say("palazzo-log-deal-hidden", player=player)
        case "turn":
            return _turned_up(state, s["tile"])
        case "rider":
            return say("palazzo-log-rider", number=int(state.riders) + 1)
        case "reveal":
            return say("palazzo-log-reveal", card=card(s["card"]))
        case "money" | "tiles" | "auction" | "pass" as verb:
            return say(f"palazzo-log-{verb}", player=who)
        case "discard":
            return say("palazzo-log-discard", player=who, tile=_in_hand(state))
        case "take":
            return say("palazzo-log-take", player=who, card=card(s["card"]))
        case "pick":
            return say("palazzo-log-pick", player=who, tile=tile(s["tile"]))
        case "place":
            number = int(s["palace"])
            return say("palazzo-log-place", player=who, tile=_in_hand(state), palace=number)
        case "found":
            return say("palazzo-log-found", player=who, tile=_in_hand(state))
        case "done":
            return _shown(state, who)
        case "spend":
            return say(
                "palazzo-log-renovate", player=who, card=card(s["card"]), change=_change(state)
            )
        case _:  # a draft: nothing is shown before it is done
            return None


def _in_hand(state: Palazzo) -> Message:
    return tile(KIND_NAMES[state.tile])


def _turned_up(state: Palazzo, name: str) -> Message:
    if state.drawn == (4 if state.phase == LAYING else 0):
        return say("palazzo-log-warehouse", tile=tile(name))
    if state.phase == LAYING:
        quarry = int(state.drawn)
    else:
        quarry = int((state.builder + windows_of(KIND_NAMES.index(name))) % 4)
    return say("palazzo-log-quarry", tile=tile(name), quarry=quarry + 1)


def _shown(state: Palazzo, who: Message) -> Message:
    loose = card_names(loose_cards(state.laid, state.laid_trios))
    cards = [card(name) for name in trio_names(state.laid_trios) + loose]
    if state.phase == BIDDING:
        worth = int(state.bid_worth[state.actor] + state.laid_worth)
        return say("palazzo-log-bid", player=who, worth=worth, cards=cards)
    tiles = [tile(name) for name in kinds_in(state.cart)]
    if not cards:
        return say("palazzo-log-buy-free", player=who, tiles=tiles)
    return say("palazzo-log-buy", player=who, worth=int(state.laid_worth), tiles=tiles, cards=cards)


def _change(state: Palazzo) -> Message:
    base = state.actor * SLOTS
    if state.change >= RAZE:
        number = state.change - RAZE
        palace = state.palaces[base + number]
        return say("palazzo-log-raze", tile=tile(KIND_NAMES[kind_on(palace, top(palace))]))
    if state.change >= INSERT:
        palace = state.palaces[base + state.change - INSERT]
        return say(
            "palazzo-log-insert",
            tile=tile(KIND_NAMES[kind_on(palace, top(palace))]),
            palace=int(state.target) + 1,
        )
    number, floor = divmod(state.change - EXTRACT, 5)
    kind = kind_on(state.palaces[base + number], floor + 1)
    return say("palazzo-log-extract", tile=tile(KIND_NAMES[kind]), palace=int(number) + 1)
