# mypyc: compiled
"""What a seat may know of a Carrara position, and the one world behind it (CA-2.7).

What lies behind the screens follows from the open moves: it is in the memory of a Knowledge, and in
Views only where it is shown (one's own; all with the memory aid or after the end). Unknown to all
are only the draws from bag and stack, and their order does not exist; so the one world that fits a
Knowledge is the true one, and ``resample`` needs no luck.
"""

from __future__ import annotations

from typing import Any, cast

from palazzi.core.messages import Message, say
from palazzi.core.state import OVER
from palazzi.core.view import Knowledge
from palazzi.games.carrara.buildings import NOTHING, buildings_from
from palazzi.games.carrara.cards.base import Condition
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.cards.green import green_yield
from palazzi.games.carrara.cards.grey import grey
from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.components import BUILDINGS, CARD_COLOURS, CITIES, Field, Scoring
from palazzi.games.carrara.counts import (
    object_names,
    size,
    stone_names,
    stones_from,
)
from palazzi.games.carrara.layout import MARKED, UPGRADES
from palazzi.games.carrara.shapes import (
    CarraraView,
    FinalWorth,
    Screen,
    SeatView,
    Turn,
)
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.tables import GREY_THREE, greens_in


def view(state: Carrara, open_part: dict[str, Any], seat: int) -> CarraraView:
    """The position as the seat may know it, beside what everybody may."""
    open_ = state.memory_aid or state.actor == OVER
    cards = dict(zip(CARD_COLOURS, _cards(state), strict=True))
    seen: dict[str, Any] = {
        **open_part,
        "cards": cards,
        "explained": {
            colour: explain(state, colour, number) for colour, number in cards.items() if number
        },
        "bag_size": int(size(state.bag)),
        "turn": _turn(state),
        "seats": [
            _seat_view(state, s, _screen(state, s) if open_ or s == seat else None)
            for s in range(state.players)
        ],
    }
    return cast("CarraraView", seen)


def _cards(state: Carrara) -> list[int]:
    return [int(state.brown), int(state.purple), int(state.grey), int(state.green)]


def explain(state: Carrara, colour: str, number: int) -> Message:
    """What an open card says: what it asks for with that many players, or what it scores."""
    if colour == "green":
        return say("carrara-green-form", form=greens_in(state.tables)[number])
    key = f"carrara-{colour}-{number}"
    if key == "carrara-grey-3":
        return say(key, need=int(state.tables[GREY_THREE]))
    need = _condition(colour, number).figure(int(state.players))
    return say(key, need=need) if need else say(key)


def _condition(colour: str, number: int) -> Condition:
    if colour == "brown":
        return brown(number)
    return purple(number) if colour == "purple" else grey(number)


def _screen(state: Carrara, seat: int) -> Screen:
    return {
        "stones": stone_names(state.stones[seat]),
        "coins": int(state.coins[seat]),
        "objects": object_names(state.objects[seat]),
    }


def _turn(state: Carrara) -> Turn:
    return {
        "segment": None if state.segment == NOTHING else int(state.segment),
        "basket": stone_names(state.basket),
        "paid": stone_names(state.paid),
        "building": None if state.building == NOTHING else BUILDINGS[state.building],
        "old": None if state.old == NOTHING else BUILDINGS[state.old],
        "city": None if state.city == NOTHING else CITIES[state.city],
        "due": int(state.due),
    }


def _seat_view(state: Carrara, seat: int, screen: Screen | None) -> SeatView:
    return {
        "points": int(state.points[seat]),
        "total": state.scores()[seat],
        "cities": state.board_names(seat),
        "scored": cast("list[Scoring]", MARKED.write(state.scored[seat])),
        "markers": int(state.markers(seat)),
        "upgraded": cast("list[Field]", UPGRADES.write(state.upgraded[seat])),
        "screen": screen,
        "conditions": _conditions(state, seat, screen is not None),
        "worth": _worth(state, seat) if screen is not None and _cards_lie_open(state) else None,
    }


def _conditions(state: Carrara, seat: int, open_: bool) -> dict[str, list[int] | None]:
    """Brown 5 counts coins and purple objects, which lie behind the screen (CA-2.5, CA-3.19)."""
    shown: dict[str, list[int] | None] = {"brown": None, "purple": None, "grey": None}
    if not _cards_lie_open(state):
        return shown
    if open_ or not brown(state.brown).hidden:
        shown["brown"] = _progress(brown(state.brown), state, seat)
    if open_:
        shown["purple"] = _progress(purple(state.purple), state, seat)
    shown["grey"] = _progress(grey(state.grey), state, seat)
    return shown


def _progress(card: Condition, state: Carrara, seat: int) -> list[int]:
    return [int(card.have(state, seat)), int(card.need(state.players))]


def _worth(state: Carrara, seat: int) -> FinalWorth:
    card, loose = purple(state.purple).points(state.objects[seat])
    won, green = green_yield(state, seat)
    return {
        "purple": int(card),
        "loose": int(loose),
        "grey": int(grey(state.grey).points(state, seat)),
        "green": int(green),
        "coins": int((state.coins[seat] + won) // brown(state.brown).coins_per_point),
    }


def _cards_lie_open(state: Carrara) -> bool:
    return state.brown != 0 and state.purple != 0 and state.grey != 0


def resample(knowledge: Knowledge, state: Carrara) -> None:
    """Fill in what a Knowledge tells in a View's own words: nothing needs to be drawn."""
    v = cast("CarraraView", knowledge)
    state.brown, state.purple, state.grey, state.green = (v["cards"][c] for c in CARD_COLOURS)
    _resume_turn(state, v["turn"])
    _fill_seats(state, v)


def _resume_turn(state: Carrara, turn: Turn) -> None:
    segment, building, old, city = turn["segment"], turn["building"], turn["old"], turn["city"]
    state.segment = NOTHING if segment is None else segment
    state.basket = stones_from(turn["basket"])
    state.paid = stones_from(turn["paid"])
    state.building = NOTHING if building is None else BUILDINGS.index(building)
    state.old = NOTHING if old is None else BUILDINGS.index(old)
    state.city = NOTHING if city is None else CITIES.index(city)
    state.due = turn["due"]


def _fill_seats(state: Carrara, v: CarraraView) -> None:
    for seat, row in enumerate(v["seats"]):
        state.points[seat] = row["points"]
        state.scored[seat] = MARKED.read(row["scored"])
        state.upgraded[seat] = UPGRADES.read(row["upgraded"])
        for i, city in enumerate(CITIES):
            state.boards[6 * seat + i] = buildings_from(row["cities"][city])
