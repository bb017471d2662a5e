# mypyc: compiled
"""The layout of a Carrara position: integers and vecs only; copying, JSON, census.

What a position is belongs here; what may happen to it belongs in ``rules.py``. Stones and objects
are packs (``counts.py``), buildings masks (``buildings.py``). Nothing here is secret: all that lies
behind screens follows from open moves, and the bag is what lies nowhere else (CA-2.7).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.phase import phases_of
from palazzi.core.state import State, mix
from palazzi.games.carrara.buildings import BOARD_BUILDINGS, EIGHTS, NO_BUILDINGS
from palazzi.games.carrara.components import (
    BUILDINGS,
    CITIES,
    COINS_AT_START,
    COLOURS,
    EXPANSIONS,
    FIELDS,
    GREENS,
    OBJECTS,
    SCORINGS,
    UPGRADERS,
    Yield,
)
from palazzi.games.carrara.counts import NONE, ONE_EACH, held, unit
from palazzi.games.carrara.tables import greens_in, tables, upgraders_in

STARTING: Final[i64] = 0
CARDING: Final[i64] = 1
LAYING: Final[i64] = 2
TURNING: Final[i64] = 3
DRAWING: Final[i64] = 4
CHOOSING: Final[i64] = 5
BUYING: Final[i64] = 6
SITING: Final[i64] = 7
REPLACING: Final[i64] = 8
PAYING: Final[i64] = 9
UPGRADING: Final[i64] = 10
REFILLING: Final[i64] = 11
SHOPPING: Final[i64] = 12
ANNOUNCING: Final[i64] = 13
ENDED: Final[i64] = 14

PHASES: Final = (
    "starting", "carding", "laying", "turning", "drawing", "choosing", "buying", "siting",
    "replacing", "paying", "upgrading", "refilling", "shopping", "announcing", "ended",
)  # fmt: skip

NOTHING: Final[i64] = -1

RUNNING: Final[i64] = 0
LAST_BUILDING: Final[i64] = 1
ANNOUNCED: Final[i64] = 2
ENDINGS: Final = ("running", "last-building", "announced")

FIRST_CITY: Final[i64] = 6
"""Where the cities begin among SCORINGS, after the types."""
CITY_SCORINGS: Final[i64] = 0xFC0
FIRST_FIELD: Final[i64] = 12
"""Where the two special fields begin among SCORINGS."""

ALL_STONES: Final[i64] = 0x777777
TO_SUPPLY: Final[i64] = 0x555555
SIX: Final[i64] = 6


def stone_names(pack: i64) -> list[str]:
    """The colours of a pack of stones, one a stone."""
    return [COLOURS[colour] for colour in range(6) for _ in range(held(pack, colour))]


def object_names(pack: i64) -> list[str]:
    """The kinds of a pack of objects, one an object."""
    return [OBJECTS.value[kind] for kind in range(6) for _ in range(held(pack, kind))]


def pack_of(names: list[str], kinds: tuple[str, ...]) -> int:
    """The pack of things so named."""
    return sum(int(unit(kinds.index(name))) for name in names)


def mask_names(mask: i64, names: tuple[str, ...]) -> list[str]:
    """The members of a set."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def mask_of(members: list[str], names: tuple[str, ...]) -> int:
    """The set of members so named."""
    return sum(int(bit(names.index(member))) for member in members)


NO_PHASES = phases_of(())


@mypyc_attr(acyclic=True)
class CarraraState(State):
    """All that a Carrara position is."""

    active: i64
    """Whose turn it is: the actor, unless chance or nobody acts."""
    start: i64
    memory_aid: bool
    chosen_start: i64
    """The host's start player, or NOTHING for a random one."""
    ending: i64
    announcer: i64
    """Who announced the end, or NOTHING."""

    # cards and tables
    expansion: i64
    """The option's place in EXPANSIONS: 0 is the base game."""
    asked: vec[i64]
    """The four card numbers the host gave by option; 0 for none. Never changed."""
    brown: i64
    """The open cards; 0 while not drawn. The base game is 1, 1, 1 and no green (CA-5.7)."""
    purple: i64
    grey: i64
    green: i64
    tables: vec[i64]
    """The edition's figures (``tables.py``). Never changed."""

    # market
    bag: i64
    wheel: vec[i64]
    """The stones on each segment."""
    stack: i64
    face_up: i64
    eights: i64
    gone: i64
    """Buildings that were replaced (CA-5.3)."""
    sale: i64
    supply: i64
    upgraders: i64
    """The set of fields whose upgrader is still to be had."""

    # the turn so far
    segment: i64
    basket: i64
    """The stones bought in this turn."""
    building: i64
    """The building chosen, or NOTHING."""
    old: i64
    """The building it replaces, or NOTHING."""
    city: i64
    paid: i64
    """The stones paid for the building so far."""
    due: i64
    """How many stones are still to be paid."""

    # seat by seat
    stones: vec[i64]
    coins: vec[i64]
    points: vec[i64]
    """On the score track."""
    objects: vec[i64]
    scored: vec[i64]
    """The set of SCORINGS each seat has spent a marker on."""
    upgraded: vec[i64]
    """The set of FIELDS each seat has an upgrader on."""
    boards: vec[i64]
    """Six masks of buildings a seat, one a city."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, NO_PHASES)
        self.phase = STARTING
        self.active = 0
        self.start = NOTHING
        self.memory_aid = False
        self.chosen_start = NOTHING
        self.ending = RUNNING
        self.announcer = NOTHING
        self.expansion = 0
        self.brown = self.purple = self.grey = 1
        self.green = 0
        self.bag = NONE
        self.stack = self.face_up = self.eights = self.gone = NO_BUILDINGS
        self.sale = self.supply = NONE
        self.upgraders = 0
        self.segment = self.building = self.old = self.city = NOTHING
        self.basket = self.paid = NONE
        self.due = 0
        if players == 0:  # a clone fills the rest
            return
        self.asked = vec[i64]([0, 0, 0, 0])
        self.tables = tables(UPGRADERS.value, GREENS.value)
        self.bag = ALL_STONES - ONE_EACH
        self.wheel = vec[i64]([ONE_EACH, 0, 0, 0, 0, 0])
        self.stack = BOARD_BUILDINGS
        self.sale = ONE_EACH
        self.supply = TO_SUPPLY
        self.stones = vec[i64]([0] * players)
        self.coins = vec[i64]([COINS_AT_START.value] * players)
        self.points = vec[i64]([0] * players)
        self.objects = vec[i64]([0] * players)
        self.scored = vec[i64]([0] * players)
        self.upgraded = vec[i64]([0] * players)
        self.boards = vec[i64]([0] * (players * 6))

    def expand(self, expansion: i64) -> None:
        """Lay out the expansion: eights, upgraders, and cards still to be drawn."""
        self.expansion = expansion
        self.eights = EIGHTS
        self.upgraders = 255
        self.brown = self.purple = self.grey = self.green = 0

    def copy_into(self, other: CarraraState) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.actor = self.actor
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.memory_aid = self.memory_aid
        other.chosen_start = self.chosen_start
        other.ending = self.ending
        other.announcer = self.announcer
        other.expansion = self.expansion
        other.asked = self.asked
        other.brown = self.brown
        other.purple = self.purple
        other.grey = self.grey
        other.green = self.green
        other.tables = self.tables
        other.bag = self.bag
        other.wheel = self.wheel[:]
        other.stack = self.stack
        other.face_up = self.face_up
        other.eights = self.eights
        other.gone = self.gone
        other.sale = self.sale
        other.supply = self.supply
        other.upgraders = self.upgraders
        other.segment = self.segment
        other.basket = self.basket
        other.building = self.building
        other.old = self.old
        other.city = self.city
        other.paid = self.paid
        other.due = self.due
        other.stones = self.stones[:]
        other.coins = self.coins[:]
        other.points = self.points[:]
        other.objects = self.objects[:]
        other.scored = self.scored[:]
        other.upgraded = self.upgraded[:]
        other.boards = self.boards[:]

    def fingerprint(self) -> i64:
        h = mix(mix(mix(self.phase, self.actor + 2), self.active), self.ending)
        h = mix(mix(mix(mix(h, self.brown), self.purple), self.grey), self.green)
        h = mix(mix(mix(mix(h, self.bag), self.stack), self.face_up), self.eights)
        h = mix(mix(mix(mix(h, self.gone), self.sale), self.supply), self.upgraders)
        h = mix(mix(mix(mix(h, self.segment + 1), self.basket), self.paid), self.announcer + 1)
        h = mix(mix(mix(mix(h, self.building + 1), self.old + 1), self.city + 1), self.due)
        i: i64 = 0
        while i < 6:
            h = mix(h, self.wheel[i])
            i += 1
        seat: i64 = 0
        while seat < self.players:
            h = mix(mix(mix(h, self.stones[seat]), self.coins[seat]), self.points[seat])
            h = mix(mix(mix(h, self.objects[seat]), self.scored[seat]), self.upgraded[seat])
            seat += 1
        i = 0
        while i < 6 * self.players:
            h = mix(h, self.boards[i])
            i += 1
        return h

    def census(self) -> dict[str, int]:
        """42 stones, 30 or 36 buildings, 36 objects, 8 upgraders, markers: wherever they are."""
        seats = range(self.players)
        counts: dict[str, int] = {}
        stones = [self.bag, *(self.wheel[i] for i in range(6)), *(self.stones[s] for s in seats)]
        objects = [self.sale, self.supply, *(self.objects[s] for s in seats)]
        for i in range(6):
            counts[COLOURS[i]] = sum(int(held(pack, i)) for pack in stones)
            counts[OBJECTS.value[i]] = sum(int(held(pack, i)) for pack in objects)
        masks = [self.stack, self.face_up, self.eights, self.gone]
        masks += [self.boards[i] for i in range(6 * self.players)]
        for i, name in enumerate(BUILDINGS):
            counts[name] = sum(int(mask >> i & 1) for mask in masks)
        fields = [self.upgraders, *(self.upgraded[s] for s in seats)]
        for i, name in enumerate(FIELDS):
            counts[f"upgrader {name}"] = sum(int(mask >> i & 1) for mask in fields)
        return counts

    def audit(self) -> list[str]:
        wrong: list[str] = []
        for seat in range(self.players):
            if self.coins[seat] < 0:
                wrong.append(f"seat {seat} owes {-self.coins[seat]} coins")
            if self.markers(seat) < 0:
                wrong.append(f"seat {seat} has scored more than six times")
        for what in range(FIRST_CITY, FIRST_FIELD):
            if sum(self.scored[seat] >> what & 1 for seat in range(self.players)) > 1:
                wrong.append(f"{SCORINGS[what]} was scored twice")
        if sum(len(stone_names(self.wheel[i])) for i in range(6)) > 11:
            wrong.append("more than 11 stones lie on the wheel")
        if count(self.face_up) > 9:
            wrong.append("more than 9 buildings lie on the board")
        return wrong

    def to_json(self) -> dict[str, object]:
        seats = range(self.players)
        return {
            "players": int(self.players),
            "actor": int(self.actor),
            "phase": PHASES[self.phase],
            "active": int(self.active),
            "start": int(self.start),
            "memory_aid": self.memory_aid,
            "chosen_start": int(self.chosen_start),
            "ending": ENDINGS[self.ending],
            "announcer": int(self.announcer),
            "expansion": EXPANSIONS[self.expansion],
            "asked": [int(self.asked[i]) for i in range(4)],
            "cards": [int(self.brown), int(self.purple), int(self.grey), int(self.green)],
            "upgrader_yields": {f: list(y) for f, y in upgraders_in(self.tables).items()},
            "green_forms": {str(n): form for n, form in greens_in(self.tables).items()},
            "bag": stone_names(self.bag),
            "wheel": [stone_names(self.wheel[i]) for i in range(6)],
            "stack": mask_names(self.stack, BUILDINGS),
            "face_up": mask_names(self.face_up, BUILDINGS),
            "eights": mask_names(self.eights, BUILDINGS),
            "gone": mask_names(self.gone, BUILDINGS),
            "sale": object_names(self.sale),
            "supply": object_names(self.supply),
            "upgraders": mask_names(self.upgraders, FIELDS),
            "segment": int(self.segment),
            "basket": stone_names(self.basket),
            "building": int(self.building),
            "old": int(self.old),
            "city": int(self.city),
            "paid": stone_names(self.paid),
            "due": int(self.due),
            "stones": [stone_names(self.stones[s]) for s in seats],
            "coins": [int(self.coins[s]) for s in seats],
            "points": [int(self.points[s]) for s in seats],
            "objects": [object_names(self.objects[s]) for s in seats],
            "scored": [mask_names(self.scored[s], SCORINGS) for s in seats],
            "upgraded": [mask_names(self.upgraded[s], FIELDS) for s in seats],
            "boards": [self.board_names(s) for s in seats],
        }

    def board_names(self, seat: i64) -> dict[str, list[str]]:
        """The buildings of a seat, city by city."""
        return {
            city: mask_names(self.boards[6 * seat + i], BUILDINGS) for i, city in enumerate(CITIES)
        }

    def load(self, data: Mapping[str, object]) -> None:
        """Fill this position from what ``to_json`` wrote."""
        number = cast("Mapping[str, int]", data)
        names = cast("Mapping[str, list[str]]", data)
        rows = cast("Mapping[str, list[list[str]]]", data)
        numbers = cast("Mapping[str, list[int]]", data)
        self.actor = number["actor"]
        self.phase = PHASES.index(cast("str", data["phase"]))
        self.active = number["active"]
        self.start = number["start"]
        self.memory_aid = bool(data["memory_aid"])
        self.chosen_start = number["chosen_start"]
        self.ending = ENDINGS.index(cast("str", data["ending"]))
        self.announcer = number["announcer"]
        self.expansion = EXPANSIONS.index(cast("str", data["expansion"]))
        for i in range(4):
            self.asked[i] = numbers["asked"][i]
        self.brown, self.purple, self.grey, self.green = numbers["cards"]
        yields = cast("Mapping[str, list[int]]", data["upgrader_yields"])
        forms = cast("Mapping[str, str]", data["green_forms"])
        upgraders: dict[str, Yield] = {f: (y[0], y[1]) for f, y in yields.items()}
        self.tables = tables(upgraders, {int(n): form for n, form in forms.items()})
        self.bag = pack_of(names["bag"], COLOURS)
        self.stack = mask_of(names["stack"], BUILDINGS)
        self.face_up = mask_of(names["face_up"], BUILDINGS)
        self.eights = mask_of(names["eights"], BUILDINGS)
        self.gone = mask_of(names["gone"], BUILDINGS)
        self.sale = pack_of(names["sale"], OBJECTS.value)
        self.supply = pack_of(names["supply"], OBJECTS.value)
        self.upgraders = mask_of(names["upgraders"], FIELDS)
        self.segment = number["segment"]
        self.basket = pack_of(names["basket"], COLOURS)
        self.building = number["building"]
        self.old = number["old"]
        self.city = number["city"]
        self.paid = pack_of(names["paid"], COLOURS)
        self.due = number["due"]
        boards = cast("list[Mapping[str, list[str]]]", data["boards"])
        for i in range(6):
            self.wheel[i] = pack_of(rows["wheel"][i], COLOURS)
        for s in range(self.players):
            self.stones[s] = pack_of(rows["stones"][s], COLOURS)
            self.coins[s] = numbers["coins"][s]
            self.points[s] = numbers["points"][s]
            self.objects[s] = pack_of(rows["objects"][s], OBJECTS.value)
            self.scored[s] = mask_of(rows["scored"][s], SCORINGS)
            self.upgraded[s] = mask_of(rows["upgraded"][s], FIELDS)
            for i, city in enumerate(CITIES):
                self.boards[6 * s + i] = mask_of(boards[s][city], BUILDINGS)

    # ---- what follows from the layout

    def on_wheel(self) -> bool:
        """Whether any stone lies on the wheel."""
        wheel = self.wheel
        return (wheel[0] | wheel[1] | wheel[2] | wheel[3] | wheel[4] | wheel[5]) != NONE

    def owned(self, seat: i64) -> i64:
        """All buildings of a seat."""
        base = SIX * seat
        b = self.boards
        return b[base] | b[base + 1] | b[base + 2] | b[base + 3] | b[base + 4] | b[base + 5]

    def cities_scored(self) -> i64:
        """The cities that anybody has scored, as a set of SCORINGS."""
        taken: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            taken |= self.scored[seat]
            seat += 1
        return taken & CITY_SCORINGS

    def markers(self, seat: i64) -> i64:
        """How many scoring markers the seat has left (CA-3.8)."""
        return 6 - count(self.scored[seat])

    def city_of(self, seat: i64, building: i64) -> i64:
        """Where the seat's building stands, NOTHING if it is not his."""
        city: i64 = 0
        while city < 6:
            if (self.boards[SIX * seat + city] >> building) & 1:
                return city
            city += 1
        return NOTHING
