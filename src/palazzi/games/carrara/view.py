# mypyc: compiled
"""What a seat may know of a Carrara position (CA-2.5), and the world behind it.

All moves are open, so what lies behind the screens can be known to who remembers them (CA-2.7). The
View therefore has it twice: ``seats[i].screen`` is what a page shows (one's own, everything with
the memory aid or after the end, else None); ``seen`` is what a perfect memory knows, for bots and
research, and no face shows it to a player. Unknown to all are only the draws from bag and stack,
and their order does not exist; so the one world that fits a View is the true one, and ``resample``
needs no luck.
"""

from __future__ import annotations

from typing import Final, TypedDict, cast

from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.state import OVER
from palazzi.core.view import View
from palazzi.games.carrara.cards import explain
from palazzi.games.carrara.components import (
    BUILDINGS,
    CARD_COLOURS,
    CITIES,
    COLOURS,
    EXPANSIONS,
    FIELDS,
    OBJECTS,
    SCORINGS,
    Yield,
)
from palazzi.games.carrara.progress import (
    Worth,
    brown_progress,
    grey_progress,
    purple_progress,
    worth,
)
from palazzi.games.carrara.rules import Carrara
from palazzi.games.carrara.state import (
    ENDINGS,
    NOTHING,
    PHASES,
    mask_names,
    mask_of,
    object_names,
    pack_of,
    stone_names,
)
from palazzi.games.carrara.tables import greens_in, tables, upgraders_in

BROWN_COINS: Final = 5
"""The brown card that counts coins (CA-8.5)."""


class Screen(TypedDict):
    """What lies behind one screen."""

    stones: list[str]
    coins: int
    objects: list[str]


class SeatView(TypedDict):
    """One player, as the viewer sees him."""

    points: int
    """On the score track; the final scoring comes on top at the end."""
    total: int
    """The same, with the final scoring once the game is over."""
    cities: dict[str, list[str]]
    scored: list[str]
    markers: int
    upgraded: list[str]
    screen: Screen | None
    conditions: dict[str, list[int] | None]
    """How many of how many, for the open brown, purple and grey card; None behind the screen."""
    worth: Worth | None
    """What the final scoring would bring now; None without a look behind the screen."""


class Turn(TypedDict):
    """What the active player has chosen so far; empty between turns."""

    segment: int | None
    basket: list[str]
    paid: list[str]
    building: str | None
    old: str | None
    city: str | None
    due: int


class CarraraView(View):
    """What a seat may know of Carrara."""

    phase: str
    active: int
    start: int
    ending: str
    announcer: int
    cards: dict[str, int]
    """The open card of each colour; 0 for none."""
    explained: dict[str, Message]
    """What the open cards say."""
    upgrader_yields: dict[str, list[int]]
    green_forms: dict[str, str]
    wheel: list[list[str]]
    bag_size: int
    face_up: list[str]
    stack: list[str]
    """The buildings still to come: not their order, which does not exist."""
    eights: list[str]
    gone: list[str]
    sale: list[str]
    supply: list[str]
    upgraders: list[str]
    turn: Turn
    seats: list[SeatView]
    seen: list[Screen]
    """What follows from the open moves, seat by seat: for bots, not for the eyes of players."""


def options_of(state: Carrara) -> Options:
    """The table's options, as they were given."""
    start = "random" if state.chosen_start == NOTHING else str(int(state.chosen_start))
    options: Options = {"expansion": EXPANSIONS[state.expansion]}
    for i, colour in enumerate(CARD_COLOURS):
        options[colour] = int(state.asked[i])
    return {**options, "start": start, "memory-aid": state.memory_aid}


def view(state: Carrara, seat: int) -> CarraraView:
    """The position as the seat may know it."""
    seen = [_screen(state, s) for s in range(state.players)]
    open_ = state.memory_aid or state.actor == OVER
    forms = greens_in(state.tables)
    cards = (state.brown, state.purple, state.grey, state.green)
    return {
        "game": "carrara@1",
        "players": int(state.players),
        "options": options_of(state),
        "seat": seat,
        "actor": int(state.actor),
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "start": int(state.start),
        "ending": ENDINGS[state.ending],
        "announcer": int(state.announcer),
        "cards": {colour: int(card) for colour, card in zip(CARD_COLOURS, cards, strict=True)},
        "explained": {
            colour: explain(colour, int(card), int(state.players), forms.get(int(card), "none"))
            for colour, card in zip(CARD_COLOURS, cards, strict=True)
            if card
        },
        "upgrader_yields": {f: list(y) for f, y in upgraders_in(state.tables).items()},
        "green_forms": {str(n): form for n, form in forms.items()},
        "wheel": [stone_names(state.wheel[i]) for i in range(6)],
        "bag_size": len(stone_names(state.bag)),
        "face_up": mask_names(state.face_up, BUILDINGS),
        "stack": mask_names(state.stack, BUILDINGS),
        "eights": mask_names(state.eights, BUILDINGS),
        "gone": mask_names(state.gone, BUILDINGS),
        "sale": object_names(state.sale),
        "supply": object_names(state.supply),
        "upgraders": mask_names(state.upgraders, FIELDS),
        "turn": _turn(state),
        "seats": [
            _seat_view(state, s, seen[s] if open_ or s == seat else None)
            for s in range(state.players)
        ],
        "seen": seen,
    }


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
        "scored": mask_names(state.scored[seat], SCORINGS),
        "markers": int(state.markers(seat)),
        "upgraded": mask_names(state.upgraded[seat], FIELDS),
        "screen": screen,
        "conditions": _conditions(state, seat, screen is not None),
        "worth": worth(state, seat) if screen is not None and _cards_lie_open(state) else None,
    }


def _conditions(state: Carrara, seat: int, open_: bool) -> dict[str, list[int] | None]:
    """Brown 5 counts coins and purple objects, which lie behind the screen (CA-2.5, CA-3.19)."""
    shown: dict[str, list[int] | None] = {"brown": None, "purple": None, "grey": None}
    if not _cards_lie_open(state):
        return shown
    if open_ or state.brown != BROWN_COINS:
        shown["brown"] = [int(n) for n in brown_progress(state, seat)]
    if open_:
        shown["purple"] = [int(n) for n in purple_progress(state, seat)]
    shown["grey"] = [int(n) for n in grey_progress(state, seat)]
    return shown


def _cards_lie_open(state: Carrara) -> bool:
    return state.brown != 0 and state.purple != 0 and state.grey != 0


def resample(seen: View) -> Carrara:
    """The position behind a View: there is only one, so nothing needs to be drawn."""
    v = cast("CarraraView", seen)
    state = Carrara(v["players"])
    options = v["options"]
    start = options["start"]
    state.chosen_start = NOTHING if start == "random" else int(start)
    state.memory_aid = bool(options["memory-aid"])
    state.expansion = EXPANSIONS.index(str(options["expansion"]))
    for i, colour in enumerate(CARD_COLOURS):
        state.asked[i] = int(options[colour])
    state.brown, state.purple, state.grey, state.green = (v["cards"][c] for c in CARD_COLOURS)
    upgraders: dict[str, Yield] = {f: (y[0], y[1]) for f, y in v["upgrader_yields"].items()}
    state.tables = tables(upgraders, {int(n): form for n, form in v["green_forms"].items()})
    state.actor = v["actor"]
    state.phase = PHASES.index(v["phase"])
    state.active = v["active"]
    state.start = v["start"]
    state.ending = ENDINGS.index(v["ending"])
    state.announcer = v["announcer"]
    state.face_up = mask_of(v["face_up"], BUILDINGS)
    state.stack = mask_of(v["stack"], BUILDINGS)
    state.eights = mask_of(v["eights"], BUILDINGS)
    state.gone = mask_of(v["gone"], BUILDINGS)
    state.sale = pack_of(v["sale"], OBJECTS.value)
    state.supply = pack_of(v["supply"], OBJECTS.value)
    state.upgraders = mask_of(v["upgraders"], FIELDS)
    _resume_turn(state, v["turn"])
    _fill_seats(state, v)
    return state


def _resume_turn(state: Carrara, turn: Turn) -> None:
    segment, building, old, city = turn["segment"], turn["building"], turn["old"], turn["city"]
    state.segment = NOTHING if segment is None else segment
    state.basket = pack_of(turn["basket"], COLOURS)
    state.paid = pack_of(turn["paid"], COLOURS)
    state.building = NOTHING if building is None else BUILDINGS.index(building)
    state.old = NOTHING if old is None else BUILDINGS.index(old)
    state.city = NOTHING if city is None else CITIES.index(city)
    state.due = turn["due"]


def _fill_seats(state: Carrara, v: CarraraView) -> None:
    """Seats and wheel; the bag holds the stones that lie nowhere else."""
    bag = pack_of([colour for colour in COLOURS for _ in range(7)], COLOURS)
    for i in range(6):
        state.wheel[i] = pack_of(v["wheel"][i], COLOURS)
        bag -= state.wheel[i]
    for seat, (row, screen) in enumerate(zip(v["seats"], v["seen"], strict=True)):
        state.stones[seat] = pack_of(screen["stones"], COLOURS)
        bag -= state.stones[seat]
        state.coins[seat] = screen["coins"]
        state.objects[seat] = pack_of(screen["objects"], OBJECTS.value)
        state.points[seat] = row["points"]
        state.scored[seat] = mask_of(row["scored"], SCORINGS)
        state.upgraded[seat] = mask_of(row["upgraded"], FIELDS)
        for i, city in enumerate(CITIES):
            state.boards[6 * seat + i] = mask_of(row["cities"][city], BUILDINGS)
    state.bag = bag
