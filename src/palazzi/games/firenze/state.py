# mypyc: compiled
"""The layout of a Firenze position: fields, copying, JSON. How it changes is in ``rules``.

Heaps of bricks, sets of cards and towers are integers (``bricks``, ``deck``, ``towers``). Nothing
in Firenze is secret but the order of draws, which does not exist: hands were all taken openly
(FI-6.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.phase import phases_of
from palazzi.core.state import State, mix
from palazzi.games.firenze.bricks import NO_BRICKS, brick_counts, bricks_from, held
from palazzi.games.firenze.components import CARD_NAMES, COLOURS
from palazzi.games.firenze.deck import CARDS, NO_CARDS, card_list, cards_from, copies
from palazzi.games.firenze.tables import OURS, Tables, from_json
from palazzi.games.firenze.towers import (
    DOOMED,
    NO_TOWER,
    OLD,
    SLOTS,
    bricks_of,
    colour_of,
    height_of,
    is_doomed,
    is_old,
    tower,
)

# What the actor has to do. In the first four, DEALING and DRAWING the actor is CHANCE.
STARTING: Final[i64] = 0
KILLING: Final[i64] = 1
CROWNING: Final[i64] = 2
SEALING: Final[i64] = 3
PLACING: Final[i64] = 4
DEALING: Final[i64] = 5
DRAWING: Final[i64] = 6
TAKING: Final[i64] = 7
PAYING: Final[i64] = 8
AVERTING: Final[i64] = 9
STRUCK: Final[i64] = 10
SWAPPING: Final[i64] = 11
TRADING: Final[i64] = 12
BUILDING: Final[i64] = 13
COSTING: Final[i64] = 14
DELIVERING: Final[i64] = 15
LIMITING: Final[i64] = 16
PLAYING: Final[i64] = 17
ENDED: Final[i64] = 18

PHASES: Final = (
    "starting", "killing", "crowning", "sealing", "placing", "dealing", "drawing", "taking",
    "paying", "averting", "struck", "swapping", "trading", "building", "costing", "delivering",
    "limiting", "playing", "ended",
)  # fmt: skip

# How neutral seals are placed (FI-2.2).
SPREAD: Final[i64] = 0
BY_DICE: Final[i64] = 1
BY_HAND: Final[i64] = 2
DEAD_COLOUR: Final[i64] = 3
PLACINGS: Final = ("spread", "chance", "hand", "dead-colour")

NOTHING: Final[i64] = -1
FREE: Final[i64] = -1
"""A commission without any seal."""
NEUTRAL_SEAL: Final[i64] = -2

COMMISSIONS: Final[i64] = 36
LOWEST: Final[i64] = 3
PLACES: Final[i64] = 6
CHURCH_SPACES: Final[i64] = 4

# Where points come from while the game runs.
SOURCES: Final[i64] = 5
FROM_COMMISSIONS: Final[i64] = 0
FROM_BALCONIES: Final[i64] = 1
FROM_FLOORS: Final[i64] = 2
FROM_PRIVILEGES: Final[i64] = 3
FROM_LAST_SEAL: Final[i64] = 4
SOURCE_NAMES: Final = ("commissions", "balconies", "floors", "privileges", "last-seal")


def name_or_none(names: tuple[str, ...], number: i64) -> str | None:
    """A name by its number, None for NOTHING."""
    return None if number == NOTHING else names[number]


def number_or_nothing(names: tuple[str, ...], name: object) -> int:
    """The number of a name, NOTHING for None."""
    return int(NOTHING) if name is None else names.index(str(name))


def tower_json(tower_: i64) -> dict[str, object] | None:
    """A tower as plain data, None for a free place."""
    if tower_ == NO_TOWER:
        return None
    return {
        "colour": COLOURS[colour_of(tower_)],
        "height": int(height_of(tower_)),
        "old": is_old(tower_),
        "doomed": is_doomed(tower_),
    }


def tower_from(data: object) -> int:
    """Read back what ``tower_json`` wrote."""
    if data is None:
        return int(NO_TOWER)
    fields = cast("Mapping[str, object]", data)
    made = tower(COLOURS.index(str(fields["colour"])), cast("int", fields["height"]))
    if fields["old"]:
        made |= OLD
    if fields["doomed"]:
        made |= DOOMED
    return int(made)


NO_PHASES = phases_of(())


@mypyc_attr(acyclic=True)
class FirenzeState(State):
    """All that a Firenze position is."""

    tables: Tables
    active: i64
    """Whose turn it is; the actor differs from it in events that hit all."""
    start: i64
    turn: i64
    """Turns begun so far; 0 during the setup."""
    quiet: i64
    """Turns in a row without a big seal laid (FI-11.5)."""

    # options
    memory_aid: bool
    campanile: bool
    chosen_start: i64
    placing: i64
    seals_wanted: i64
    chosen_dead: i64

    # board
    dead: i64
    """The dead colour, or NOTHING."""
    owner: vec[i64]
    """For each commission FREE, NEUTRAL_SEAL or a seat."""
    balconies: vec[i64]
    """The commissions under the balconies I–IV, NOTHING before they are drawn."""
    floors: i64
    """Floor-bonus tiles still there, a bit for each of the heights 5–8."""
    church: i64
    """Open church cards, a bit each."""
    bells: i64
    """Seats whose small seal lies on the Campanile."""
    endgame: i64
    """Who has the endgame tile."""
    to_place: i64
    """Neutral seals still to be placed."""

    # cards and bricks on the table
    row: vec[i64]
    row_bricks: vec[i64]
    start_pile: i64
    pile: i64
    """What is left to draw: the start cards before the others (FI-2.4)."""
    discards: i64
    top: i64
    """The card on top of the discards, or NOTHING."""
    bag: i64

    # players
    store: vec[i64]
    towers: vec[i64]
    """Seat by seat, SLOTS each; NO_TOWER where there is none."""
    hands: vec[i64]
    open: vec[i64]
    """Buildings."""
    seals: vec[i64]
    earned: vec[i64]
    """Seat by seat, points from each of the SOURCES."""

    # the turn
    played: i64
    """Persons played this turn, a bit for each name (FI-4.2)."""
    swapped: bool
    sealed: bool
    """Whether a big seal was laid this turn."""
    built: i64
    target: i64
    """The place in the row that is paid for, swapped with or filled."""
    wanted: i64
    """The colour being swapped: the one wanted from the row, or the one given with a person."""
    owed: i64
    """Bricks (or towers) the actor still has to give for what he has begun."""
    falling: i64
    """Towers the actor still has to give up in a Luxury tax or Tribute."""
    card: i64
    """The event being carried out."""
    struck: i64
    """How many seats it has hit so far, counted from the active one."""
    pending: i64
    """Bricks of a Flood or Warehouse fire, which enter the storehouse after it (FI-8.3)."""
    person: i64
    """The person being played."""
    back: i64
    """The phase to go back to after it."""
    to_draw: i64

    def __init__(self, players: i64) -> None:
        super().__init__(players, NO_PHASES)
        self.tables = OURS
        self.phase = STARTING
        self.active = 0
        self.start = NOTHING
        self.turn = self.quiet = 0
        self.memory_aid = self.campanile = False
        self.chosen_start = NOTHING
        self.placing = SPREAD
        self.seals_wanted = 0
        self.chosen_dead = self.dead = NOTHING
        self.floors = 15
        self.church = self.bells = 0
        self.endgame = NOTHING
        self.to_place = 0
        self.start_pile = self.pile = self.discards = NO_CARDS
        self.top = NOTHING
        self.bag = NO_BRICKS
        self.played = 0
        self.swapped = self.sealed = False
        self.built = 0
        self.target = self.wanted = NOTHING
        self.owed = self.falling = 0
        self.card = NOTHING
        self.struck = 0
        self.pending = NO_BRICKS
        self.person = self.back = NOTHING
        self.to_draw = 0
        if players == 0:  # a clone: its vecs are about to be replaced
            empty = vec[i64]()
            self.owner = self.balconies = self.row = self.row_bricks = self.store = empty
            self.towers = self.hands = self.open = self.seals = self.earned = empty
            return
        self.owner = vec[i64]([FREE] * COMMISSIONS)
        self.balconies = vec[i64]([NOTHING] * 4)
        self.row = vec[i64]([NOTHING] * PLACES)
        self.row_bricks = vec[i64]([NO_BRICKS] * PLACES)
        self.store = vec[i64]([NO_BRICKS] * players)
        self.towers = vec[i64]([NO_TOWER] * (players * SLOTS))
        self.hands = vec[i64]([NO_CARDS] * players)
        self.open = vec[i64]([NO_CARDS] * players)
        self.seals = vec[i64]([0] * players)
        self.earned = vec[i64]([0] * (players * SOURCES))

    def copy_into(self, other: FirenzeState) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.actor = self.actor
        other.tables = self.tables
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.turn = self.turn
        other.quiet = self.quiet
        other.memory_aid = self.memory_aid
        other.campanile = self.campanile
        other.chosen_start = self.chosen_start
        other.placing = self.placing
        other.seals_wanted = self.seals_wanted
        other.chosen_dead = self.chosen_dead
        other.dead = self.dead
        other.owner = self.owner[:]
        other.balconies = self.balconies[:]
        other.floors = self.floors
        other.church = self.church
        other.bells = self.bells
        other.endgame = self.endgame
        other.to_place = self.to_place
        other.row = self.row[:]
        other.row_bricks = self.row_bricks[:]
        other.start_pile = self.start_pile
        other.pile = self.pile
        other.discards = self.discards
        other.top = self.top
        other.bag = self.bag
        other.store = self.store[:]
        other.towers = self.towers[:]
        other.hands = self.hands[:]
        other.open = self.open[:]
        other.seals = self.seals[:]
        other.earned = self.earned[:]
        other.played = self.played
        other.swapped = self.swapped
        other.sealed = self.sealed
        other.built = self.built
        other.target = self.target
        other.wanted = self.wanted
        other.owed = self.owed
        other.falling = self.falling
        other.card = self.card
        other.struck = self.struck
        other.pending = self.pending
        other.person = self.person
        other.back = self.back
        other.to_draw = self.to_draw

    def fingerprint(self) -> i64:
        """Towers of a site count as a set: their numbers tell nothing about what may happen."""
        h = mix(mix(mix(self.phase, self.actor + 2), self.active), self.turn)
        h = mix(mix(mix(mix(h, self.quiet), self.floors), self.church), self.bells)
        h = mix(mix(mix(mix(h, self.endgame + 1), self.to_place), self.start_pile), self.pile)
        h = mix(mix(mix(mix(h, self.discards), self.bag), self.played), self.built)
        h = mix(mix(mix(h, 1 if self.swapped else 0), 1 if self.sealed else 0), self.target + 1)
        h = mix(mix(mix(mix(h, self.wanted + 1), self.owed), self.falling), self.card + 1)
        h = mix(mix(mix(mix(h, self.struck), self.pending), self.person + 1), self.back + 1)
        h = mix(mix(h, self.to_draw), self.dead + 1)
        i: i64 = 0
        while i < COMMISSIONS:
            h = mix(h, self.owner[i] + 2)
            i += 1
        i = 0
        while i < 4:
            h = mix(h, self.balconies[i] + 1)
            i += 1
        i = 0
        while i < PLACES:
            h = mix(mix(h, self.row[i] + 1), self.row_bricks[i])
            i += 1
        seat: i64 = 0
        while seat < self.players:
            h = mix(mix(mix(h, self.store[seat]), self.hands[seat]), self.open[seat])
            h = mix(h, self.seals[seat])
            sites: i64 = 0
            i = seat * SLOTS
            while i < (seat + 1) * SLOTS:
                if self.towers[i] != NO_TOWER:
                    sites += mix(7, mix(self.towers[i], 3))
                i += 1
            h = mix(h, sites)
            i = seat * SOURCES
            while i < (seat + 1) * SOURCES:
                h = mix(h, self.earned[i] + 1)
                i += 1
            seat += 1
        return h

    def census(self) -> dict[str, int]:
        """88 bricks and 52 cards (51 without the Campanile), wherever they are."""
        counts: dict[str, int] = {}
        heaps = [self.bag, self.pending]
        heaps += [self.row_bricks[i] for i in range(PLACES)]
        heaps += [self.store[seat] for seat in range(self.players)]
        heaps += [bricks_of(self.towers[i]) for i in range(self.players * SLOTS)]
        for colour, name in enumerate(COLOURS):
            counts[name] = sum(int(held(heap, colour)) for heap in heaps)
        sets = [self.start_pile, self.pile, self.discards]
        sets += [self.hands[seat] for seat in range(self.players)]
        sets += [self.open[seat] for seat in range(self.players)]
        for card in range(CARDS):
            counts[CARD_NAMES[card]] = sum(int(copies(cards, card)) for cards in sets)
        for place in range(PLACES):
            if self.row[place] != NOTHING:
                counts[CARD_NAMES[self.row[place]]] += 1
        for i, name in enumerate(CARD_NAMES[-4:]):
            counts[name] += self.church >> i & 1
        if self.card != NOTHING:
            counts[CARD_NAMES[self.card]] += 1
        return counts

    def to_json(self) -> dict[str, object]:
        seats = range(self.players)
        return {
            "players": int(self.players),
            "actor": int(self.actor),
            "tables": self.tables.as_edition,
            "phase": PHASES[self.phase],
            "active": int(self.active),
            "start": int(self.start),
            "turn": int(self.turn),
            "quiet": int(self.quiet),
            "memory_aid": self.memory_aid,
            "campanile": self.campanile,
            "chosen_start": int(self.chosen_start),
            "placing": PLACINGS[self.placing],
            "seals_wanted": int(self.seals_wanted),
            "chosen_dead": name_or_none(COLOURS, self.chosen_dead),
            "dead": name_or_none(COLOURS, self.dead),
            "owner": [[int(self.owner[6 * c + h]) for h in range(6)] for c in range(6)],
            "balconies": [int(self.balconies[i]) for i in range(4)],
            "floors": [bool(self.floors >> i & 1) for i in range(4)],
            "church": [bool(self.church >> i & 1) for i in range(4)],
            "bells": [bool(self.bells >> s & 1) for s in seats],
            "endgame": int(self.endgame),
            "to_place": int(self.to_place),
            "row": [name_or_none(CARD_NAMES, self.row[i]) for i in range(PLACES)],
            "row_bricks": [brick_counts(self.row_bricks[i]) for i in range(PLACES)],
            "start_pile": card_list(self.start_pile),
            "pile": card_list(self.pile),
            "discards": card_list(self.discards),
            "top": name_or_none(CARD_NAMES, self.top),
            "bag": brick_counts(self.bag),
            "store": [brick_counts(self.store[s]) for s in seats],
            "towers": [
                [tower_json(self.towers[s * SLOTS + i]) for i in range(SLOTS)] for s in seats
            ],
            "hands": [card_list(self.hands[s]) for s in seats],
            "open": [card_list(self.open[s]) for s in seats],
            "seals": [int(self.seals[s]) for s in seats],
            "earned": [[int(self.earned[s * SOURCES + i]) for i in range(SOURCES)] for s in seats],
            "played": int(self.played),
            "swapped": self.swapped,
            "sealed": self.sealed,
            "built": int(self.built),
            "target": int(self.target),
            "wanted": name_or_none(COLOURS, self.wanted),
            "owed": int(self.owed),
            "falling": int(self.falling),
            "card": name_or_none(CARD_NAMES, self.card),
            "struck": int(self.struck),
            "pending": brick_counts(self.pending),
            "person": name_or_none(CARD_NAMES, self.person),
            "back": name_or_none(PHASES, self.back),
            "to_draw": int(self.to_draw),
        }

    def load(self, data: Mapping[str, object]) -> None:
        """Fill this position from what ``to_json`` wrote."""
        number = cast("Mapping[str, int]", data)
        numbers = cast("Mapping[str, list[int]]", data)
        grid = cast("Mapping[str, list[list[int]]]", data)
        names = cast("Mapping[str, list[str]]", data)
        rows = cast("Mapping[str, list[list[str]]]", data)
        heap = cast("Mapping[str, Mapping[str, int]]", data)
        heaps = cast("Mapping[str, list[Mapping[str, int]]]", data)
        self.tables = from_json(data["tables"])
        self.actor = number["actor"]
        self.phase = PHASES.index(cast("str", data["phase"]))
        self.active = number["active"]
        self.start = number["start"]
        self.turn = number["turn"]
        self.quiet = number["quiet"]
        self.memory_aid = bool(data["memory_aid"])
        self.campanile = bool(data["campanile"])
        self.chosen_start = number["chosen_start"]
        self.placing = PLACINGS.index(cast("str", data["placing"]))
        self.seals_wanted = number["seals_wanted"]
        self.chosen_dead = number_or_nothing(COLOURS, data["chosen_dead"])
        self.dead = number_or_nothing(COLOURS, data["dead"])
        for place in range(COMMISSIONS):
            self.owner[place] = grid["owner"][place // 6][place % 6]
        for i in range(4):
            self.balconies[i] = numbers["balconies"][i]
        self.floors = sum(1 << i for i in range(4) if numbers["floors"][i])
        self.church = sum(1 << i for i in range(4) if numbers["church"][i])
        self.bells = sum(1 << s for s in range(self.players) if numbers["bells"][s])
        self.endgame = number["endgame"]
        self.to_place = number["to_place"]
        row = cast("list[object]", data["row"])
        for i in range(PLACES):
            self.row[i] = number_or_nothing(CARD_NAMES, row[i])
            self.row_bricks[i] = bricks_from(heaps["row_bricks"][i])
        self.start_pile = cards_from(names["start_pile"])
        self.pile = cards_from(names["pile"])
        self.discards = cards_from(names["discards"])
        self.top = number_or_nothing(CARD_NAMES, data["top"])
        self.bag = bricks_from(heap["bag"])
        towers = cast("list[list[object]]", data["towers"])
        for s in range(self.players):
            self.store[s] = bricks_from(heaps["store"][s])
            for i in range(SLOTS):
                self.towers[s * SLOTS + i] = tower_from(towers[s][i])
            self.hands[s] = cards_from(rows["hands"][s])
            self.open[s] = cards_from(rows["open"][s])
            self.seals[s] = numbers["seals"][s]
            for i in range(SOURCES):
                self.earned[s * SOURCES + i] = grid["earned"][s][i]
        self.played = number["played"]
        self.swapped = bool(data["swapped"])
        self.sealed = bool(data["sealed"])
        self.built = number["built"]
        self.target = number["target"]
        self.wanted = number_or_nothing(COLOURS, data["wanted"])
        self.owed = number["owed"]
        self.falling = number["falling"]
        self.card = number_or_nothing(CARD_NAMES, data["card"])
        self.struck = number["struck"]
        self.pending = bricks_from(heap["pending"])
        self.person = number_or_nothing(CARD_NAMES, data["person"])
        self.back = number_or_nothing(PHASES, data["back"])
        self.to_draw = number["to_draw"]
