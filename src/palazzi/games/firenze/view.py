# mypyc: compiled
"""What a seat may know of a Firenze position (FI-6.1), and the world it stands for.

All of Firenze happens openly, so whoever remembers knows every hand and what the piles still hold;
only the order of draws is hidden, and that does not exist. Hands and piles are therefore in the
memory of a Knowledge; a View tells how many cards they have, and shows an opponent's hand only with
the memory aid.
"""

from __future__ import annotations

from typing import Any, cast

from palazzi.core.state import OVER
from palazzi.core.view import Knowledge
from palazzi.games.firenze.board import (
    BALCONIES,
    MOST_BUILT,
    NOTHING,
    PLACES,
    SOURCES,
)
from palazzi.games.firenze.bricks import brick_counts, bricks_from
from palazzi.games.firenze.cards.buildings import NO_LIMIT, brick_limit, bridge_toll, card_limit
from palazzi.games.firenze.cards.church import is_bound
from palazzi.games.firenze.cards.persons import price
from palazzi.games.firenze.components import (
    CARD_NAMES,
    CHURCH,
    COLOURS,
    NUMERALS,
    SOURCE_NAMES,
    commission,
)
from palazzi.games.firenze.deck import card_list, cards_from, size
from palazzi.games.firenze.phases.delivering import commission_for, reward
from palazzi.games.firenze.phases.numbers import BUILDING
from palazzi.games.firenze.scoring import majority, seat_points
from palazzi.games.firenze.shapes import BalconyView, FirenzeView, RowView, SeatView
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.towers import SLOTS, tower_from, tower_json


def view(state: Firenze, open_part: dict[str, Any], seat: int) -> FirenzeView:
    """The position as the seat may know it, beside what everybody may."""
    seen: dict[str, Any] = {
        **open_part,
        "quiet_limit": int(state.tables.quiet_turns * state.players),
        "leaders": [int(majority(state, c)) for c in range(len(COLOURS))],
        "balconies": [
            _balcony(state, i) for i in range(BALCONIES) if state.balconies[i] != NOTHING
        ],
        "church": [name for i, name in enumerate(CHURCH) if state.church >> i & 1],
        "row": [_row(state, i) for i in range(PLACES)],
        "pile_size": int(size(state.start_pile) + size(state.pile)),
        "discards_size": int(size(state.discards)),
        "seats": [_seat_view(state, s, seat) for s in range(state.players)],
        "played": [name for name in CARD_NAMES if state.was_played(CARD_NAMES.index(name))],
        "cost": int(state.cost(state.built)) if state.phase == BUILDING else None,
        "costs": [int(state.cost(n)) for n in range(int(MOST_BUILT) + 1)],
        "toll": int(bridge_toll(state, state.active)),
        "prices": [int(price(state, place)) for place in range(PLACES)],
    }
    return cast("FirenzeView", seen)


def _row(state: Firenze, place: int) -> RowView:
    card = state.row[place]
    return {
        "card": None if card == NOTHING else CARD_NAMES[card],
        "bricks": brick_counts(state.row_bricks[place]),
    }


def _balcony(state: Firenze, number: int) -> BalconyView:
    place = int(state.balconies[number])
    return {
        "numeral": NUMERALS[number],
        "colour": COLOURS[place // 6],
        "height": place % 6 + int(state.tables.lowest),
        "points": int(state.tables.balcony_points[place]),
        "delivered": state.owner[place] >= 0,
    }


def _seat_view(state: Firenze, seat: int, viewer: int) -> SeatView:
    hand = card_list(state.hands[seat])
    most_cards = int(card_limit(state, seat))
    shown = seat == viewer or state.memory_aid or state.actor == OVER
    return {
        "store": brick_counts(state.store[seat]),
        "towers": [tower_json(state.towers[seat * SLOTS + i]) for i in range(_used(state, seat))],
        "worth": [_worth(state, seat, i) for i in range(_used(state, seat))],
        "brick_limit": int(brick_limit(state, seat)),
        "card_limit": most_cards if most_cards < NO_LIMIT else None,
        "hand_size": len(hand),
        "cards": hand if shown else None,
        "buildings": card_list(state.open[seat]),
        "seals": int(state.seals[seat]),
        "bell": bool(state.bells >> seat & 1),
        "points": int(seat_points(state, seat)),
        "earned": {
            name: int(state.earned[seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)
        },
    }


def _worth(state: Firenze, seat: int, number: int) -> int | None:
    if state.seals[seat] == 0 or is_bound(state, seat):
        return None
    place = commission_for(state, state.towers[seat * SLOTS + number], 0)
    return None if place == NOTHING else int(reward(state, seat, place))


def _used(state: Firenze, seat: int) -> int:
    """One more than the highest tower number in use."""
    towers = [i + 1 for i in range(SLOTS) if state.towers[seat * SLOTS + i]]
    return max(towers, default=0)


def resample(knowledge: Knowledge, state: Firenze) -> None:
    """Fill in what a Knowledge tells in a View's own words: there is one such position."""
    v = cast("FirenzeView", knowledge)
    for i, balcony in enumerate(v["balconies"]):
        state.balconies[i] = commission(
            balcony["colour"], balcony["height"], int(state.tables.lowest)
        )
    state.church = sum(1 << CHURCH.index(name) for name in v["church"])
    state.played = sum(1 << CARD_NAMES.index(name) for name in v["played"])
    for i, place in enumerate(v["row"]):
        state.row[i] = NOTHING if place["card"] is None else CARD_NAMES.index(place["card"])
        state.row_bricks[i] = bricks_from(place["bricks"])
    for seat, row in enumerate(v["seats"]):
        state.store[seat] = bricks_from(row["store"])
        for i, tower in enumerate(row["towers"]):
            state.towers[seat * SLOTS + i] = tower_from(tower)
        state.open[seat] = cards_from(row["buildings"])
        state.seals[seat] = row["seals"]
        if row["bell"]:
            state.bells |= 1 << seat
        for i, name in enumerate(SOURCE_NAMES):
            state.earned[seat * SOURCES + i] = row["earned"][name]
