# mypyc: compiled
"""What a seat may know of a Firenze position (FI-6.1), and the world it stands for.

All of Firenze happens openly, so whoever remembers knows every hand and what the piles still hold;
only the order of draws is hidden, and that does not exist. A view therefore always carries
``known``, for bots and for those who play without forgetting; a page shows ``cards``, which are an
opponent's only with the memory aid.
"""

from __future__ import annotations

from typing import TypedDict, cast

from palazzi.core.options import Options
from palazzi.core.state import OVER
from palazzi.core.view import View
from palazzi.games.firenze.bricks import brick_counts
from palazzi.games.firenze.buildings import NO_LIMIT, brick_limit, bridge_toll, card_limit
from palazzi.games.firenze.choices import MOST_BUILT
from palazzi.games.firenze.church import is_bound
from palazzi.games.firenze.components import CARD_NAMES, CHURCH, COLOURS, NUMERALS, PERSONS
from palazzi.games.firenze.deck import card_list
from palazzi.games.firenze.delivery import commission_for, reward
from palazzi.games.firenze.persons import price
from palazzi.games.firenze.rules import QUIET_TURNS, Firenze
from palazzi.games.firenze.scoring import majority, seat_points
from palazzi.games.firenze.state import (
    BUILDING,
    NOTHING,
    PHASES,
    PLACES,
    PLACINGS,
    SOURCE_NAMES,
    SOURCES,
    name_or_none,
    tower_json,
)
from palazzi.games.firenze.towers import SLOTS

Bricks = dict[str, int]
"""How many of each colour there are, colours without any left out."""


class RowView(TypedDict):
    """One place of the row."""

    card: str | None
    bricks: Bricks


class BalconyView(TypedDict):
    """One of the four balconies."""

    numeral: str
    colour: str
    height: int
    points: int
    delivered: bool


class SeatView(TypedDict):
    """One player, as the viewer sees him."""

    store: Bricks
    towers: list[dict[str, object] | None]
    """By number: colour, height, ``old`` if it must still be raised, ``doomed`` if it will fall."""
    worth: list[int | None]
    """For each tower what delivering it as it stands would bring now, None if it fits nowhere."""
    brick_limit: int
    card_limit: int | None
    """How many bricks and cards may be kept at the end of the turn."""
    hand_size: int
    cards: list[str] | None
    """The hand, if it is to be shown: the viewer's own, with the memory aid, or after the end."""
    known: list[str]
    """The hand as everybody saw it grow."""
    buildings: list[str]
    seals: int
    bell: bool
    """Whether the small seal lies on the Campanile."""
    points: int
    earned: dict[str, int]
    """The points on the track by source."""


class FirenzeView(View):
    """What a seat may know of Firenze."""

    tables: dict[str, object]
    phase: str
    active: int
    start: int
    turn: int
    quiet: int
    quiet_limit: int
    """Turns in a row without a seal, and how many of them end the game."""
    dead: str | None
    owner: list[list[int]]
    """By colour and height 3–8: -1 free, -2 a neutral seal, else a seat."""
    leaders: list[int]
    """By colour who would get the flag now, -1 for nobody."""
    balconies: list[BalconyView]
    floors: list[bool]
    """Whether the bonus tiles of the heights 5–8 are still there."""
    church: list[str]
    endgame: int
    to_place: int
    row: list[RowView]
    start_pile: list[str]
    pile: list[str]
    """What is still to be drawn, start cards first; by exclusion, in no order."""
    discards: list[str]
    top: str | None
    bag: Bricks
    seats: list[SeatView]
    played: list[str]
    swapped: bool
    sealed: bool
    built: int
    cost: int | None
    """In phase 3, what the bricks built so far cost."""
    costs: list[int]
    """What building 0 to 6 bricks costs the active player this turn."""
    toll: int
    """How many bricks a swap costs him."""
    prices: list[int]
    """What the places of the row cost him."""
    target: int
    wanted: str | None
    owed: int
    falling: int
    card: str | None
    struck: int
    pending: Bricks
    person: str | None
    back: str | None
    to_draw: int


def options_of(state: Firenze) -> Options:
    """The table's options, as they were given."""
    start = "random" if state.chosen_start == NOTHING else str(int(state.chosen_start))
    return {
        "start": start,
        "placing": PLACINGS[state.placing],
        "seals": int(state.seals_wanted),
        "dead": name_or_none(COLOURS, state.chosen_dead) or "random",
        "campanile": state.campanile,
        "memory-aid": state.memory_aid,
    }


def view(state: Firenze, seat: int) -> FirenzeView:
    """The position as the seat may know it."""
    return {
        "game": "firenze@1",
        "players": int(state.players),
        "options": options_of(state),
        "seat": seat,
        "actor": int(state.actor),
        "tables": state.tables.as_edition,
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "start": int(state.start),
        "turn": int(state.turn),
        "quiet": int(state.quiet),
        "quiet_limit": int(QUIET_TURNS * state.players),
        "dead": name_or_none(COLOURS, state.dead),
        "owner": [[int(state.owner[6 * c + h]) for h in range(6)] for c in range(6)],
        "leaders": [int(majority(state, c)) for c in range(6)],
        "balconies": [_balcony(state, i) for i in range(4) if state.balconies[i] != NOTHING],
        "floors": [bool(state.floors >> i & 1) for i in range(4)],
        "church": [name for i, name in enumerate(CHURCH) if state.church >> i & 1],
        "endgame": int(state.endgame),
        "to_place": int(state.to_place),
        "row": [
            {
                "card": name_or_none(CARD_NAMES, state.row[i]),
                "bricks": brick_counts(state.row_bricks[i]),
            }
            for i in range(PLACES)
        ],
        "start_pile": card_list(state.start_pile),
        "pile": card_list(state.pile),
        "discards": card_list(state.discards),
        "top": name_or_none(CARD_NAMES, state.top),
        "bag": brick_counts(state.bag),
        "seats": [_seat_view(state, s, seat) for s in range(state.players)],
        "played": [name for name in PERSONS if state.was_played(CARD_NAMES.index(name))],
        "swapped": state.swapped,
        "sealed": state.sealed,
        "built": int(state.built),
        "cost": int(state.cost(state.built)) if state.phase == BUILDING else None,
        "costs": [int(state.cost(n)) for n in range(int(MOST_BUILT) + 1)],
        "toll": int(bridge_toll(state, state.active)),
        "prices": [int(price(state, place)) for place in range(PLACES)],
        "target": int(state.target),
        "wanted": name_or_none(COLOURS, state.wanted),
        "owed": int(state.owed),
        "falling": int(state.falling),
        "card": name_or_none(CARD_NAMES, state.card),
        "struck": int(state.struck),
        "pending": brick_counts(state.pending),
        "person": name_or_none(CARD_NAMES, state.person),
        "back": name_or_none(PHASES, state.back),
        "to_draw": int(state.to_draw),
    }


def _balcony(state: Firenze, number: int) -> BalconyView:
    place = int(state.balconies[number])
    return {
        "numeral": NUMERALS[number],
        "colour": COLOURS[place // 6],
        "height": place % 6 + 3,
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
        "known": hand,
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


def resample(seen: View) -> Firenze:
    """The position behind a view: with everything taken openly there is just one."""
    v = cast("FirenzeView", seen)
    options = v["options"]
    seats = v["seats"]
    state = Firenze(v["players"])
    balconies = [6 * COLOURS.index(b["colour"]) + b["height"] - 3 for b in v["balconies"]]
    state.load(
        {
            **v,
            "memory_aid": options["memory-aid"],
            "campanile": options["campanile"],
            "chosen_start": -1 if options["start"] == "random" else int(options["start"]),
            "placing": options["placing"],
            "seals_wanted": options["seals"],
            "chosen_dead": None if options["dead"] == "random" else options["dead"],
            "balconies": balconies + [int(NOTHING)] * (4 - len(balconies)),
            "church": [name in v["church"] for name in CHURCH],
            "bells": [row["bell"] for row in seats],
            "row": [place["card"] for place in v["row"]],
            "row_bricks": [place["bricks"] for place in v["row"]],
            "store": [row["store"] for row in seats],
            "towers": [row["towers"] + [None] * (SLOTS - len(row["towers"])) for row in seats],
            "hands": [row["known"] for row in seats],
            "open": [row["buildings"] for row in seats],
            "seals": [row["seals"] for row in seats],
            "earned": [[row["earned"][name] for name in SOURCE_NAMES] for row in seats],
            "played": sum(1 << CARD_NAMES.index(name) for name in v["played"]),
        }
    )
    return state
